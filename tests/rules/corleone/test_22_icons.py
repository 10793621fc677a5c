"""Chapter 22: what each icon does."""

import pytest

from tests.cites import asked_by, closed
from tests.empire import (
    asked,
    cited,
    goods_of,
    hand,
    kind,
    look,
    money_of,
    options,
    refused,
    rule,
    scene,
    told,
)

PAWN = "tiles wall-street=ninth-avenue-pawn"
TANGIER = "act 3; tiles upper-east-side=cabaret-tangier"
CASINO = "act 3; tiles upper-east-side=silver-slipper-casino"


# MONEY and GOOD.


@rule("CE-ICON-01")
@pytest.mark.parametrize(
    ("business", "note"),
    [("harcourt-and-vane", "$1"), ("paradiso-ballroom", "$2"), ("blue-lantern-supper-club", "$3")],
)
def test_money_comes_from_the_supply_into_the_hand(business: str, note: str) -> None:
    table = scene(" / / ; tiles wall-street=blue-lantern-supper-club")
    before = look(table).supply[note]
    table.play(f"P0 thug {business}")
    assert [card for card in hand(table, 0) if card.startswith("$")] == [note]
    assert look(table).supply[note] == before - 1
    assert cited(table, "CE-ICON-01") == [f"P0 takes {note}"]
    assert money_of(table, 0) == []


@rule("CE-ICON-01")
def test_a_five_too() -> None:
    table = scene("hollywood-producer / / ; act 3", "P0 ally hollywood-producer")
    assert hand(table, 0) == ["$5"]
    assert cited(table, "CE-ICON-01") == ["P0 takes $5"]


@rule("CE-ICON-02")
@pytest.mark.parametrize(
    ("business", "goods"),
    [
        ("gowanus-cold-storage", ["gun", "booze"]),
        ("morettis-gunsmith", ["gun", "blood-money"]),
        ("idlewild-air-cargo", ["narcotics", "narcotics"]),
    ],
)
def test_a_good_comes_from_the_supply_into_the_hand(business: str, goods: list[str]) -> None:
    table = scene(" / / ; act 3; tiles upper-east-side=idlewild-air-cargo", f"P0 thug {business}")
    assert goods_of(table, 0) == goods
    assert cited(table, "CE-ICON-02") == [f"P0 takes {good}" for good in goods]
    full = {"gun": 9, "blood-money": 9, "booze": 9, "narcotics": 5}
    assert {good: full[good] - look(table).supply[good] for good in goods} == {
        good: goods.count(good) for good in goods
    }


# SUITCASE.


@rule("CE-ICON-03")
@pytest.mark.parametrize("note", ["$1", "$3", "$5"])
def test_one_note_of_ones_choice_goes_into_the_suitcase(note: str) -> None:
    table = scene("$3 $5 gun / / ", "P0 thug harcourt-and-vane")
    assert options(table, 0) == ["launder $1", "launder $3", "launder $5", "pass"]
    table.play(f"P0 launder {note}")
    assert money_of(table, 0) == [note]
    assert sorted([*hand(table, 0), note]) == ["$1", "$3", "$5", "gun"]
    assert asked(table) == [1]


@rule("CE-ICON-03")
def test_everybody_sees_the_note() -> None:
    table = scene("$3 / / ", "P0 thug harcourt-and-vane; P0 launder $3")
    for viewer in (None, 0, 1, 2):
        assert cited(table, "CE-ICON-03", viewer) == ["P0 puts $3 into the suitcase"]
    assert look(table, 1).seats[0].known_money == ["$3"]


@rule("CE-ICON-03")
@pytest.mark.parametrize("word", ["launder $2", "launder $5"])
def test_only_money_in_hand_can_be_put_there(word: str) -> None:
    table = scene("$3 +$5 gun / / ", "P0 thug harcourt-and-vane")
    assert refused(table, 0, word) == "CE-ICON-03"


@rule("CE-ICON-03")
def test_goods_and_jobs_never_go_there() -> None:
    table = scene("gun shakedown / / ", "P0 thug harcourt-and-vane")
    assert options(table, 0) == ["launder $1", "pass"]
    assert refused(table, 0, "launder gun") == "TABLE-04"  # there is no such word


@rule("CE-ICON-03")
def test_a_hand_without_money_is_asked_all_the_same_so_that_nobody_learns_of_it() -> None:
    rich = scene("$5 gun family-accountant / / booze; act 3", "P0 ally family-accountant")
    poor = scene("booze gun family-accountant / / $5; act 3", "P0 ally family-accountant")
    assert options(rich, 0) == ["launder $5", "pass"]
    assert options(poor, 0) == ["pass"]
    assert look(rich, 1) == look(poor, 1)
    assert told(rich, 1) == told(poor, 1)


# JOB.


@rule("CE-ICON-04")
def test_two_jobs_are_looked_at_one_is_kept_and_one_discarded() -> None:
    table = scene(" / / ; public none", "P0 thug penn-central-railroad; P0 draw; draw motorcade; draw policy-bank")
    assert (kind(table), asked_by(table)) == ("keep", "CE-ICON-04")
    assert options(table, 0) == ["keep policy-bank", "keep motorcade"]
    assert look(table).deck == 42
    table.play("P0 keep policy-bank")
    assert hand(table, 0) == ["$2", "policy-bank"]
    assert look(table).pile == ["motorcade"]
    assert cited(table, "CE-ICON-04", 0) == [
        *("P0 looks at motorcade", "P0 looks at a job", "P0 looks at policy-bank", "P0 looks at a job"),
        *("P0 keeps policy-bank", "P0 keeps 1", "P0 discards motorcade"),
    ]


@rule("CE-ICON-04")
def test_the_others_see_the_discarded_job_and_not_the_kept_one() -> None:
    script = "P0 thug penn-central-railroad; P0 draw; draw motorcade; draw policy-bank; P0 keep policy-bank"
    table = scene(" / / ; public none", script)
    for viewer in (None, 1, 2):
        assert cited(table, "CE-ICON-04", viewer) == [
            *("P0 looks at a job", "P0 looks at a job", "P0 keeps 1", "P0 discards motorcade")
        ]
        assert look(table, viewer).seats[0].known == ["$2"]
        assert look(table, viewer).seats[0].hand == 2


@rule("CE-ICON-04")
@pytest.mark.parametrize("word", ["keep shakedown", "pass", "discard motorcade"])
def test_one_of_the_two_has_to_be_kept(word: str) -> None:
    table = scene("$1 / / ; public none", "P0 thug penn-central-railroad; P0 draw; draw motorcade; draw policy-bank")
    assert refused(table, 0, word) == "CE-ICON-04"


# SELL.


@rule("CE-ICON-05")
@pytest.mark.parametrize("card", ["$2", "gun", "shakedown"])
def test_sell_one_gives_a_five_for_any_card(card: str) -> None:
    table = scene("gun shakedown small-time-bookie / / ; act 2; public none", "P0 ally small-time-bookie; P0 sell 1")
    assert (kind(table), asked_by(table)) == ("discard", "CE-ICON-05")
    assert options(table, 0) == ["discard $2", "discard gun", "discard shakedown"]
    table.play(f"P0 discard {card}")
    assert sorted(hand(table, 0)) == sorted({"$2", "gun", "shakedown", "$5"} - {card})
    assert cited(table, "CE-ICON-05") == [f"P0 discards {card}", "P0 takes $5"]


@rule("CE-ICON-06")
def test_sell_two_gives_a_five_for_two_cards() -> None:
    table = scene(f"$1 gun shakedown / / ; {TANGIER}; public none", "P0 thug cabaret-tangier; P0 sell 2")
    assert asked_by(table) == "CE-ICON-06"
    table.play("P0 discard gun")
    assert (kind(table), hand(table, 0)) == ("discard", ["$1", "$2", "booze", "shakedown"])
    table.play("P0 discard shakedown")
    assert hand(table, 0) == ["$1", "$2", "$5", "booze"]
    assert cited(table, "CE-ICON-06") == ["P0 discards gun", "P0 discards shakedown", "P0 takes $5"]


@rule("CE-ICON-07")
def test_sell_three_gives_a_three_and_a_five_for_three_cards() -> None:
    table = scene(f"$1 $1 gun booze / / ; {PAWN}", "P0 thug ninth-avenue-pawn; P0 sell 3")
    assert asked_by(table) == "CE-ICON-07"
    table.play("P0 discard $1; P0 discard booze; P0 discard $1; P0 pass")
    assert hand(table, 0) == ["$3", "$5", "gun"]
    assert cited(table, "CE-ICON-07") == [
        *("P0 discards $1", "P0 discards booze", "P0 discards $1", "P0 takes $3", "P0 takes $5")
    ]


@rule("CE-ICON-07")
def test_whoever_has_begun_to_sell_goes_on() -> None:
    table = scene(f"$1 $1 gun booze / / ; {PAWN}", "P0 thug ninth-avenue-pawn; P0 sell 3; P0 discard $1")
    assert options(table, 0) == ["discard $1", "discard gun", "discard booze"]
    assert refused(table, 0, "pass") == "CE-ICON-07"
    assert refused(table, 0, "discard blood-money") == "CE-ICON-07"


# SWAP.


@rule("CE-ICON-08")
@pytest.mark.parametrize("given", ["$1", "narcotics", "shakedown"])
@pytest.mark.parametrize("taken", ["gun", "blood-money", "booze"])
def test_swap_gives_a_good_for_any_card(given: str, taken: str) -> None:
    text = f"$1 narcotics shakedown / / ; {PAWN}; public none"
    table = scene(text, "P0 thug ninth-avenue-pawn; P0 swap")
    assert (kind(table), asked_by(table)) == ("discard", "CE-ICON-08")
    table.play(f"P0 discard {given}")
    assert (kind(table), asked_by(table)) == ("good", "CE-ICON-08")
    assert options(table, 0) == ["take gun", "take blood-money", "take booze"]
    table.play(f"P0 take {taken}; P0 pass")
    assert sorted(hand(table, 0)) == sorted([*({"$1", "narcotics", "shakedown"} - {given}), taken])
    assert cited(table, "CE-ICON-08") == [f"P0 discards {given}", f"P0 takes {taken}"]


@rule("CE-ICON-08")
def test_narcotics_cannot_be_had_for_it() -> None:
    table = scene(f"$1 / / ; {PAWN}", "P0 thug ninth-avenue-pawn; P0 swap; P0 discard $1")
    assert look(table).supply["narcotics"] == 5
    assert refused(table, 0, "take narcotics") == "CE-ICON-08"
    assert refused(table, 0, "take $1") == refused(table, 0, "pass") == "CE-ICON-08"


# HORSE.


@rule("CE-ICON-09")
def test_the_horse_head_changes_hands() -> None:
    table = scene(" / / ; horse P2; turn P0", "P0 thug sunnyside-social-club")
    assert options(table, 0) == ["horse", "pass"]
    table.play("P0 horse")
    assert look(table).horse == 0
    assert cited(table, "CE-ICON-09") == ["P0 has the horse head"]


@rule("CE-ICON-09")
def test_whoever_has_it_is_not_asked() -> None:
    table = scene(" / / ; horse P0", "P0 thug sunnyside-social-club")
    assert (kind(table), asked(table)) == ("turn", [1])
    assert look(table).horse == 0


@rule("CE-G-14")
def test_the_order_of_turns_goes_on_as_before() -> None:
    table = scene(" / / ; horse P0; turn P1", "P1 thug sunnyside-social-club; P1 horse")
    assert asked(table) == [2]
    table.play("P2 thug morettis-gunsmith; P0 thug paradiso-ballroom")
    assert asked(table) == [1]


@rule("CE-G-14")
def test_equal_bribes_look_at_the_new_holder() -> None:
    text = "+$2 / +$2 / ; horse P0; turn P1; at hell-gate=P0 paradiso-ballroom=P0 gowanus-cold-storage=P0 "
    text += "newtown-creek=P1 penn-central-railroad=P1 union-square=P2 morettis-gunsmith=P2 harcourt-and-vane=P2"
    table = scene(text, "P1 thug sunnyside-social-club; P1 horse; P0 bid $2; P0 done; P1 bid $2; P1 done")
    assert (kind(table), asked(table)) == ("ally", [1])


@rule("CE-G-14")
def test_the_new_holder_begins_the_next_act() -> None:
    text = " / / ; horse P0; turn P1; at hell-gate=P0 paradiso-ballroom=P0 gowanus-cold-storage=P0 "
    text += "newtown-creek=P1 penn-central-railroad=P1 union-square=P2 morettis-gunsmith=P2 harcourt-and-vane=P2"
    table = scene(text, "P1 thug sunnyside-social-club; P1 horse")
    assert look(table).act == 2
    assert asked(table) == [1]


@rule("CE-G-14")
@pytest.mark.parametrize("first", [0, 1])
def test_if_both_take_it_the_later_one_has_it(first: int) -> None:
    second = 1 - first
    table = scene(" / / ; horse P2; turn P0; stacks queens=P1", f"P0 thug sunnyside-social-club; P0 first P{first}")
    table.play(f"P{first} horse; P{second} horse")
    assert look(table).horse == second
    assert cited(table, "CE-ICON-09") == [f"P{first} has the horse head", f"P{second} has the horse head"]


# Icons that are shown more than once.


@rule("CE-ICON-10")
def test_money_and_goods_come_as_often_as_they_are_shown() -> None:
    table = scene(f" / / ; {CASINO}", "P0 thug zabriskie-sporting-arms; P1 thug silver-slipper-casino")
    assert goods_of(table, 0) == ["gun", "gun"]
    assert hand(table, 1) == ["$3", "$3"]


@rule("CE-ICON-10")
@pytest.mark.parametrize("times", range(4))
def test_three_suitcases_take_up_to_three_notes(times: int) -> None:
    table = scene("4*$2 tax-adviser / / ; act 4", "P0 ally tax-adviser")
    table.play("; ".join(["P0 launder $2"] * times + ["P0 pass"] * (times < 3)))
    assert money_of(table, 0) == ["$2"] * times
    assert asked(table) == [1]


@rule("CE-ICON-10")
def test_two_backs_with_the_same_icon_count_twice() -> None:
    text = "$1 $2 / / ; act 2; tiles wall-street=empire-steam-laundry brooklyn=ninth-avenue-pawn"
    table = scene(text, "P0 member battery-tunnel; P0 swap; P0 discard $1; P0 take gun; P0 launder $2")
    assert goods_of(table, 0) == ["gun", "blood-money", "booze"]
    table = scene("2*$1 / / ", "P0 member park-west")  # SWAP on the Upper West Side, SUITCASE in the Park
    assert options(table, 0) == ["launder $1", "swap", "pass"]
    text = "2*$1 / / ; act 2; tiles wall-street=ninth-avenue-pawn brooklyn=cataldo-funeral-home"
    table = scene(text, "P0 member battery-tunnel; P0 swap; P0 discard $1; P0 take gun")
    assert options(table, 0) == ["swap", "pass"]
    table.play("P0 swap; P0 discard $1; P0 take gun")
    assert (hand(table, 0), asked(table)) == (["gun", "gun", "blood-money", "booze"], [1])


# What may be given up, and what for.


@rule("CE-G-12")
def test_an_ally_given_up_is_out_of_the_game() -> None:
    table = scene(
        f"union-boss / / ; act 2; {PAWN}", "P0 thug ninth-avenue-pawn; P0 swap; P0 discard union-boss; P0 take gun"
    )
    assert hand(table, 0) == ["gun"]
    view = look(table)
    assert "union-boss" not in [*view.bought, *view.allies, *view.pile, *view.seats[0].played]
    assert "P0 discards union-boss" in told(table, 1)


@rule("CE-G-12")
def test_an_ally_that_lies_played_is_not_in_hand() -> None:
    table = scene(f"gun +union-boss / / ; act 2; {PAWN}", "P0 thug ninth-avenue-pawn; P0 swap")
    assert options(table, 0) == ["discard gun"]
    assert refused(table, 0, "discard union-boss") == "CE-G-12"


@rule("CE-G-12")
def test_a_job_given_up_lies_on_the_discard_pile() -> None:
    table = scene(f"shakedown / / ; {PAWN}", "P0 thug ninth-avenue-pawn; P0 swap; P0 discard shakedown; P0 take gun")
    assert look(table).pile == ["shakedown"]


@rule("CE-G-30")
@pytest.mark.parametrize(("cards", "offered"), [("$1", []), ("$1 $1", []), ("$1 $1 gun", ["sell 3"])])
def test_a_sale_needs_all_its_cards(cards: str, offered: list[str]) -> None:
    table = scene(f"{cards} / / ; {PAWN}", "P0 thug ninth-avenue-pawn")
    assert options(table, 0) == [*offered, "swap", "pass"]
    if not offered:
        assert closed(table, 0) == {"sell 3": "CE-G-30"}
        assert refused(table, 0, "sell 3") == "CE-G-30"


@rule("CE-G-30")
def test_cards_gained_at_the_same_place_may_be_sold() -> None:
    table = scene(f" / / ; {TANGIER}", "P0 thug cabaret-tangier")
    assert hand(table, 0) == ["$2", "booze"]
    table.play("P0 sell 2; P0 discard $2; P0 discard booze")
    assert hand(table, 0) == ["$5"]


@rule("CE-G-30")
def test_first_cards_are_given_up_and_then_taken() -> None:
    text = f"$5 3*gun / +21*$5 / ; {PAWN}"  # the last $5 is in hand
    table = scene(text, "P0 thug ninth-avenue-pawn; P0 sell 3; P0 discard gun; P0 discard gun; P0 discard $5")
    assert hand(table, 0) == ["$3", "$5", "gun"]


@rule("CE-G-30")
def test_a_swap_takes_from_a_pile_that_has_something_by_then() -> None:
    text = f"gun $1 / 8*gun 9*booze / ; {PAWN}"
    table = scene(text, "P0 thug ninth-avenue-pawn; P0 swap; P0 discard gun")
    assert options(table, 0) == ["take gun", "take blood-money"]
    table = scene(text, "P0 thug ninth-avenue-pawn; P0 swap; P0 discard $1")
    assert options(table, 0) == ["take blood-money"]
    assert refused(table, 0, "take gun") == "CE-ICON-08"


@rule("CE-G-30")
def test_with_all_piles_empty_a_swap_is_of_no_use() -> None:
    text = f"$1 3*$2 / 9*gun 9*booze 9*blood-money / ; {PAWN}"
    table = scene(text, "P0 thug ninth-avenue-pawn")
    assert options(table, 0) == ["sell 3", "pass"]
    assert closed(table, 0) == {"swap": "CE-G-30"}
    assert refused(table, 0, "swap") == "CE-G-30"
