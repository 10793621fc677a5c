"""Der Pate in the terminal: chips, favours, services and event cards, what is refused, and what can be looked up."""

from __future__ import annotations

import pytest

import backroom
from backroom.cli.sitting import Left
from backroom.games.derpate import words
from tests.cli.keyboard import said, sit, type_at
from tests.pate import THREES, throw

EVERYTHING = "20k reputation=13 influence=13 income=3 favours=4 friends=3 river=1 owes=P1:1,bank:2 / 20k ; round 5"
DICE = "dice black=1 white=2 grey=puppet red=5"


def at(scene: str, *typed: str, script: str = "") -> tuple[backroom.Table, str]:
    return type_at(scene, *typed, script=script, game="derpate")


# Chips and favours.


def test_a_die_that_is_placed_after_a_favour_is_told_by_its_face() -> None:
    """The throw was told with the favour; the field still says what the die shows."""
    _, screen = at(f"{EVERYTHING} ; {DICE}", "favour member", "grey")
    assert "ou ask a friend for a member from the Hudson" in screen
    assert "Grey puppet, press ›" in screen


def test_what_one_uses_reads_on_after_the_name() -> None:
    script = "; ".join(["P0 place black", throw(white=4, grey=3, red=1)])
    _, screen = at(f"9k influence=4 / 9k ; round 2 ; {THREES}", "cop red", "white", script=script)
    assert "You use the cop › white 4, bets" in screen


def test_chips_with_many_uses_fold() -> None:
    table, screen = at(f"{EVERYTHING} ; {DICE}", "6", "back", "cop red")
    assert "5 Judge Roll all 4 dice again." in screen
    assert "6 Cop … Roll one of your dice again (4 ways)." in screen
    assert "9 Birthday … One step on any track (3 ways)." in screen
    assert "10 Favour … Ask a friend (2 favours left in this turn, 6 ways)." in screen
    assert "1 Cop: black again Roll the black 1 again." in screen
    assert said(table)[0] == "cop red"


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("black", "place black"),
        ("Black 1", "place black"),
        ("put red 5", "place red"),
        ("judge", "judge"),
        ("cop white", "cop white"),
        ("favour money", "favour money"),
        ("favour: marker from ada", "favour marker:P1"),
        ("favour marker:ada", "favour marker:P1"),
        ("favour marker from the bank", "favour marker:bank"),
        ("birthday income", "birthday income"),
        ("wed", "wedding"),
    ],
)
def test_words_and_labels(typed: str, word: str) -> None:
    table, screen = at(f"{EVERYTHING} ; {DICE}", typed)
    assert said(table)[:1] == [word], screen


def test_a_die_that_was_rolled_again_is_told_with_the_chip() -> None:
    scene = f"9k influence=7 / 9k ; round 2 ; {THREES} ; at LM3=vacant LI1=vacant"
    table, screen = at(scene, "judge", "1")
    assert said(table)[:1] == ["judge"]
    face = next(fact.args["face"] for fact in table.events() if fact.what == "rolled")
    assert screen.count("se the judge") == 1
    assert f"You use the judge › black {face}," in screen


def test_the_senator_says_what_each_field_would_do() -> None:
    script = "; ".join(["P0 place black", throw(white=4, grey=3, red="puppet")])
    table, screen = at(f"9k influence=10 used=cop,judge / 9k ; round 2 ; {THREES}", "4", "2", script=script)
    assert "4 Senator … Put a die on the field of another colour (6 ways)." in screen
    assert "2 White 4 as grey Reputation 0 → 4, taking the wedding." in screen
    assert said(table)[1] == "senator white:grey"
    assert "You use the senator › white 4 as grey, reputation › reputation 4, the wedding" in screen


def test_in_row_four_the_senator_calls_another_person() -> None:
    script = ["P0 place black", throw(white=1, grey=1, red=1), "P0 place white", throw(grey=1, red=1), "P0 place grey"]
    table, screen = at(
        f"9k influence=10 used=cop,judge / 9k ; round 2 ; {THREES}",
        "senator banker",
        "income",
        script="; ".join(script),
    )
    assert "Whom do you call? You:" in screen
    assert "2 Senator … Call another person (3 ways)." in screen
    assert said(table)[3:5] == ["senator red:white", "advance income"]


def test_pauses_that_the_next_question_makes_up_for_are_passed_over() -> None:
    table, screen = at(f"9k reputation=4 / 9k ; round 2 ; {THREES}", "white")
    assert said(table) == ["place white", "pass", "pass"]
    assert "Do you use something" not in screen
    assert screen.count("Wedding Take a friend of the family.") == 2, "at both throws"


def to_row_three(wedding: str) -> str:
    """Rows 1 and 2 of somebody who keeps a chip."""
    rows = ["P0 place black", wedding, throw(white=1, grey=1, red=1), "P0 place white", wedding, throw(grey=1, red=1)]
    return "; ".join(rows)


def test_at_the_end_of_a_turn_what_is_left_may_be_used() -> None:
    scene = f"9k reputation=4 / 9k ; {THREES}"
    table, screen = at(f"{scene} ; round 6", "grey", "wedding", script=to_row_three("P0 pass; P0 pass"))
    assert "Your turn ends. Do you use something before?" in screen
    assert "2 Go on Keep it all for later." in screen
    assert "Enter for Go on" in screen, "it is not called passing"
    assert "wedding" in said(table)
    _, screen = at(f"{scene} ; round 7", "grey", script=to_row_three("P0 pass; P0 pass"))
    assert "What you keep now is worth nothing any more: the game ends with this round." in screen


def test_a_member_may_come_back_before_the_consigliere() -> None:
    scene = f"9k friends=1 favours=1 river=4 / 9k ; round 2 ; {THREES} ; at GV2=vacant"
    table, screen = at(scene, "red", "favour member", "gv2", script=to_row_three("P0 pass; P0 pass"))
    assert "Before you see the consigliere: do you use something?" in screen
    assert said(table)[-2:] == ["favour member", "man GV2"]


def test_a_new_chip_in_the_turn_of_another_may_be_used_at_once() -> None:
    scene = "9k reputation=3 / 9k ; round 2 ; turn P1 ; at LM1=P0 GV1=P0 ; dice black=2 white=2 grey=2 red=2"
    table, screen = at(scene, "wedding", script="P1 place black")
    assert "Ada's turn, row 1 of 4 › You have taken the wedding. Do you use it now?" in screen
    assert said(table) == ["wedding"]


# The other questions.


def test_a_visit_to_a_vacant_business_is_taken_by_enter() -> None:
    script = ["P0 place red", throw(black=3, white=1, grey=1)]
    table, screen = at(f"9k / 9k ; round 2 ; {THREES} ; at GV1=vacant", "black", "", script="; ".join(script))
    assert "GV1 (smuggling) is vacant. Do you put a member there?" in screen
    assert said(table)[-1] == "occupy GV1"
    assert "You Black 3, visit › the car at GV1" in screen
    assert "You take GV1" in screen


def test_a_table_that_has_not_changed_is_not_shown_twice_in_a_row() -> None:
    scene = "9k / 9k / 9k ; round 2 ; events G1 R1"
    _, screen = at(scene, "")
    before, _, after = screen.partition("Enter for Roll the dice")
    assert before.count("Round 2 of 7") == 1
    assert "Which die do you place?" in after
    assert "Round 2 of 7" not in after
    _, screen = at(scene, "takeover gv2")
    assert screen.count("Round 2 of 7") == 2, "somebody else sits there now"


def test_takeovers_of_the_event_card_come_before_the_roll() -> None:
    scene = "9k / 9k / 9k ; round 2 ; events G1 R1"
    table, screen = at(scene, "takeover lm2", "takeover bleecker street", "takeover gv1")
    assert "Before you roll: what do you do? Whoever is there is sunk" in screen
    assert "Ada's GV2 (loan sharking) Bleecker Street · pays $4,000" in screen
    assert "The neutral LI2 (loan sharking) Grand Street · pays $4,000 · the marker goes to the bank" in screen
    assert "LM2 is your own." in screen
    assert said(table) == ["takeover GV2"]


def test_a_person_of_row_four_says_what_can_be_done() -> None:
    def last(scene: str, die: str, *typed: str) -> tuple[backroom.Table, str]:
        first, second, third = [colour for colour in ("grey", "white", "red", "black") if colour != die]
        rest = sorted([second, third, die], key=words.COLOURS.index)
        script = [f"P0 place {first}", throw(**dict.fromkeys(rest, "puppet")), f"P0 place {second}"]
        pair = sorted([third, die], key=words.COLOURS.index)
        script += [throw(**dict.fromkeys(pair, "puppet")), f"P0 place {third}"]
        return at(f"{scene} ; round 2 ; {THREES}", *typed, script="; ".join(script))

    table, screen = last("9k prison=2 / 9k", "red", "")
    assert "Prosecutor: does she free your 2 prisoners?" in screen
    assert said(table)[3] == "free"
    table, screen = last("9k / 9k", "white", "favours")
    assert "1 Income Income 0 → 1: $1,000 a round." in screen
    assert "2 Favours Favours 0 → 1: a friend can bring a member from the Hudson." in screen
    assert said(table)[3] == "advance favours"
    table, screen = last("9k / 9k", "black", "inform es1", "gv2")
    assert "Ada's GV2 (loan sharking)" in screen
    assert "a neutral family" in screen
    assert said(table)[3] == "inform GV2"


def test_the_event_cards_ask_with_their_text() -> None:
    table, screen = at("9k prison=3 / 9k ; round 2 ; phase income ; events G1", "bail", script="reveal R4")
    assert "Bail Hearing › You have 3 members in prison. Bail, or the Hudson?" in screen
    assert "1 Pay $6,000 3 members back into stock." in screen
    assert said(table)[0] == "bail 3"
    table, screen = at("9k / 9k ; round 2 ; phase income ; events G1", "lm2", "LM1", script="reveal G3")
    assert "Going Straight › Which business do you give up for $4,000?" in screen
    assert said(table)[0] == "vacate LM2"


def test_bail_for_some_is_offered_where_that_was_agreed() -> None:
    scene = "5k prison=3 / 9k ; round 2 ; phase income ; events G1 ; options bail_per_member"
    _, screen = at(scene, "bail", script="reveal R4")
    assert "2 Pay $4,000 2 members back into stock, 1 other into the Hudson." in screen
    assert "– Pay $6,000 you have $5,000 only" in screen
    assert "'bail' could be Pay $2,000 or Pay $4,000." in screen


def test_set_up_asks_for_the_car_and_a_district() -> None:
    table = backroom.new("derpate", seats=2, seed=1)
    sitting, out = sit(table, 1, iter(["bowling green", "east side"]))
    sitting.live = False
    with pytest.raises(Left):
        sitting.play()
    assert said(table, 1)[:2] == ["car LM2", "district ES"]
    assert "2 smuggling, 5 gambling, 1 protection money" in " ".join(out.getvalue().split())


# What cannot be had, and what things are.


def test_what_cannot_be_had_is_refused_with_its_reason() -> None:
    scene = f"9k influence=10 used=cop,judge / 9k ; round 2 ; {DICE}"
    table, screen = at(scene, "senator white:grey", "judge", "wedding", "favour money", "takeover gv2", "dance")
    assert "In row 1 colours do not count: the senator is for rows 2 to 4." in screen
    assert "You have used the judge." in screen
    assert "You do not have the wedding." in screen
    assert "You have no friend to ask." in screen
    assert "DP-DICE-06" in screen
    assert "'dance' is nothing I know" in screen
    assert table.log == []


def test_a_die_that_is_placed_stays_where_it_is() -> None:
    table, screen = at(f"9k / 9k ; round 2 ; {THREES}", "black", "black", "district east side")
    assert "The black die lies on your tableau already." in screen
    assert "Not now: you are asked which die you place." in screen
    assert said(table) == ["place black"]


def test_a_third_favour_is_refused() -> None:
    _, screen = at(f"{EVERYTHING} ; {DICE}", "favour money", "favour money", "favour member")
    assert "Favour: member: two favours in a turn are all." in screen
    assert "DP-FAV-04" in screen


def test_things_can_be_looked_up_by_name() -> None:
    scene = f"{EVERYTHING} ; {DICE}"
    _, screen = at(scene, "? gv2", "? mott street", "? G3", "? senator", "? banker", "? 3", "? DP-CAR-05", "? xyzzy")
    assert "GV2 Bleecker Street, Greenwich Village and Soho. Loan sharking: a 4 pays $4,000." in screen
    assert "LI3 Mott Street, Little Italy and Chinatown. Smuggling: a 2 pays $2,000 and a step on reputation." in screen
    assert "G3 Going Straight Every player gives up one unprotected business" in screen
    assert "Senator put a die on the field of another colour; a chip is used once" in screen
    assert "Banker a step on income or favours; called by the white die in row 4" in screen
    assert "DP-PRESS-03" in screen
    assert "DP-CAR-05" in screen
    assert "No rule mentions 'xyzzy'. Try ? press or ? DP-CAR-05." in screen


def test_who_leaves_is_told_and_may_watch() -> None:
    table = backroom.scene("derpate", "9k / 9k / 9k ; round 7")
    sitting, out = sit(table, 0, iter(["leave", "y"]))
    sitting.live = False
    sitting.play()
    assert table.over
    assert "You are out: you have left the table." in " ".join(out.getvalue().split())
