"""What the screen says of Corleone's Empire is true: the map, the families, what happened, and the fortunes."""

from __future__ import annotations

import io

import pytest
from rich.console import Console, RenderableType
from rich.theme import Theme

import backroom
from backroom.cli.corleone.face import CorleoneFace
from backroom.cli.face import Clause
from backroom.cli.faces import find_face
from backroom.cli.screen import STYLES, Names
from backroom.games import find
from tests.cli.keyboard import type_at
from tests.empire import look, scene


def face() -> CorleoneFace:
    found = find_face(find("corleone"))
    assert isinstance(found, CorleoneFace)
    return found


def drawn(thing: RenderableType, width: int = 80) -> list[str]:
    out = io.StringIO()
    Console(file=out, theme=Theme(STYLES), highlight=False, width=width).print(thing)
    return [line.rstrip() for line in out.getvalue().splitlines()]


def board(table: backroom.Table, seat: int | None = 0) -> list[str]:
    names = Names.in_record(table.seats, None) if seat is None else Names.at_play(table.seats, seat)
    return drawn(face().board(look(table, seat), names, table.events(seat)))


def told(table: backroom.Table, script: str, seat: int = 0) -> list[Clause]:
    """What a script makes a person read, fact by fact."""
    known = len(table.events(seat))
    table.play(script)
    facts = table.events(seat)[known:]
    clauses = face().clauses(facts, Names.at_play(table.seats, seat), None)
    assert len(clauses) == len(facts), "one for each fact"
    return [clause for clause in clauses if clause.text or clause.chapter]


def texts(table: backroom.Table, script: str, seat: int = 0) -> list[str]:
    return [clause.text for clause in told(table, script, seat)]


# The table.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_table_fits_a_small_window_at_the_start(seats: int) -> None:
    lines = board(backroom.new("corleone", seats=seats, seed=1))
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 80


def test_a_line_of_the_map() -> None:
    table = scene(
        "$1 / $1 / $1 ; act 2 ; tiles wall-street=empire-steam-laundry brooklyn=jamaica-turf-club ;"
        " at harcourt-and-vane=P1 union-square=P0 ; stacks wall-street=P0,P1,P1 midtown=P2 ; influence chelsea=P2:2"
    )
    lines = board(table)
    wall = next(i for i, line in enumerate(lines) if "1 Wall Street" in line)
    assert "You 1, Ada 1" in lines[wall]
    assert "$1, suitcase" in lines[wall]
    assert lines[wall].split()[-2:] == ["blood", "Ada"]
    assert "▲Ada 2, You" in lines[wall + 1]
    assert "$3, suitcase" in lines[wall + 1]
    assert any("6 Midtown" in line and "You 1" in line for line in lines)
    assert any("7 Chelsea" in line and "You 1, Bo 2" in line for line in lines)
    assert "On the spaces  Union Square: your Don" in lines


def test_the_heading_names_act_phase_limit_and_horse() -> None:
    table = scene("$1 / $1 ; act 3 ; horse P1 ; limit P0=2")
    assert board(table)[0] == "Act III, The Murder of Sonny · Family Business · hand limit 5 · horse head: Ada"
    assert "hand limit 3" in board(table, 1)[0]
    table = scene("$1 / $1 ; options hand_limits=7-6-5-2")
    assert "hand limit 7" in board(table)[0]


def test_the_families() -> None:
    held = "$1 $2 +$5 +bathtub-gin +vig-night +shakedown / gun ; act 2 ; at union-square=P1"
    lines = board(scene(held))
    you = next(line for line in lines if line.startswith("▶  You"))
    ada = next(line for line in lines if line.startswith("   Ada"))
    assert any(line.split()[:5] == ["Player", "To", "play", "Hand", "Suitcase"] for line in lines)
    assert "3 thugs, Don, Cons." in you
    assert you.endswith("1 yellow, 2 green")
    assert "3 thugs, Cons. " in ada
    assert ada.endswith("–")
    assert any("3 thugs, Cons. (protected)" in line for line in board(scene(f"{held} ; protected P1")))


def test_neutral_figures_and_the_river() -> None:
    table = scene(
        "$1 / $1 ; act 2 ; at carnegie-corner=mayor penn-central-railroad=union-boss queens=police-chief ;"
        " river P0-thug P1-don"
    )
    lines = board(table)
    assert any(line.startswith("6 Midtown") and line.endswith("Boss") for line in lines)
    assert any("neutral 2" in line for line in lines if "6 Midtown" in line)
    assert "On the spaces  Carnegie Corner: the Mayor · Queens: the Police Chief" in lines
    assert "In the river  your thug, Ada's Don" in lines


def test_a_spectator_sees_public_jobs_and_no_hand() -> None:
    table = scene("$1 vig-night / $1 ; public bathtub-gin")
    lines = " ".join(board(table, None))
    assert "Bathtub Gin (2 Blood Money → $1)" in lines
    assert "Vig Night" not in lines
    assert drawn(face().hand(look(table, None))) == []


# Cards.


@pytest.mark.parametrize(
    ("held", "state"),
    [
        ("2*gun booze", "you can pay it"),
        ("2*gun", "you lack Booze"),
        ("gun narcotics", "you lack Booze"),
        ("gun 2*narcotics", "you can pay it (Narcotics for Gun and Booze)"),
        ("3*narcotics", "you can pay it (Narcotics for 2 Gun and Booze)"),
        ("narcotics", "you lack Gun and Booze"),
        ("blood-money", "you lack all of it"),
    ],
)
def test_what_a_job_lacks(held: str, state: str) -> None:
    table = scene(f"{held} vig-night / $1")
    lines = drawn(face().hand(look(table, 0)), width=120)
    assert any(line.startswith("Vig Night") and line.endswith(f" · {state}") for line in lines)


def test_the_hand_shows_texts_and_the_suitcase() -> None:
    lines = " ".join(drawn(face().hand(look(scene("$1 2*$3 gun union-boss vig-night +$5 +2*$2 / $1 ; act 2"), 0))))
    assert "Your hand (6 cards): $1, 2×$3, Gun · your suitcase: $9 (2×$2, $5)" in lines
    assert "Take one random money card from the hand of every rival." in lines
    assert "Your allies Union Boss" in " ".join(lines.split())


def test_what_one_can_be_sure_that_others_hold() -> None:
    table = scene("$1 / $2 ; act 1", "P0 thug gowanus-cold-storage; P1 thug morettis-gunsmith")
    page = " ".join(" ".join(drawn(face().pages()["rivals"].show(look(table, 0), Names.at_play(2, 0)))).split())
    assert "Ada surely holds Gun and Blood Money, and 1 other card" in page
    assert "$2" not in page


def test_the_map_shows_open_spaces_with_their_backs() -> None:
    page = drawn(face().pages()["map"].show(look(scene("$1 / $1 ; at union-square=P1")), Names.at_play(2, 0)))
    assert not any("Canal Street" in line for line in page), "closed with two players"
    assert any("Union Square" in line and "Ada's Don" in line for line in page)


# What happens.


def test_cards_taken_one_after_another_are_told_together() -> None:
    table = scene("$1 / $1")
    assert texts(table, "P0 thug gowanus-cold-storage")[:2] == [
        "you send a thug to Gowanus Cold Storage (Brooklyn)",
        "take Gun and Booze",
    ]
    assert texts(table, "P1 member hell-gate") == [
        "Ada sends the Don to Hell Gate (Upper East Side, Queens)",
        "takes $1 and $2",
    ]


def test_a_job_of_another_is_secret_until_it_is_discarded() -> None:
    script = "P0 thug penn-central-railroad; P0 draw; draw bathtub-gin; draw vig-night; P0 keep bathtub-gin"
    mine = texts(scene("$1 / $1 ; public shakedown motorcade"), script)
    theirs = texts(scene("$1 / $1 ; public shakedown motorcade"), script, 1)
    assert mine[-2:] == ["keep Bathtub Gin", "discard Vig Night"]
    assert theirs[-1] == "keeps a job"
    log = [face().line(fact, Names.at_play(2, 1)) for fact in scene("$1 / $1 ; public shakedown", script).events(1)]
    assert "Ada discards Vig Night" in log, "the whole log has it"


def test_a_job_and_its_payment_are_one_clause() -> None:
    table = scene("gun blood-money no-flowers-please / $1 ; at union-square=P1")
    script = "P0 job no-flowers-please; P0 money first; P0 whack union-square"
    assert texts(table, script, 1)[:2] == ["Ada completes No Flowers, Please for Gun and Blood Money", "takes $3"]


@pytest.mark.parametrize(
    ("held", "words", "price"),
    [
        ("gun 2*narcotics", "", "Gun and 2 Narcotics (in place of Gun and Booze)"),
        ("2*gun booze 2*narcotics", "P0 pay narcotics; ", "Booze and 2 Narcotics (in place of 2 Gun)"),
        ("2*gun booze narcotics", "P0 pay gun; P0 pay booze; ", "2 Gun and Booze"),
    ],
)
def test_narcotics_are_told_as_what_they_stand_for(held: str, words: str, price: str) -> None:
    """And not as something that is paid besides."""
    table = scene(f"{held} vig-night / $1")
    done = texts(table, f"P0 job vig-night; {words}P0 money first", 1)
    assert done[:2] == [f"Ada completes Vig Night for {price}", "takes $3 and $2"]
    assert not any("pay" in line for line in done)


def test_swaps_and_sales_are_one_clause_each() -> None:
    table = scene("$1 $2 $3 gun / $1 ; act 2 ; tiles wall-street=ninth-avenue-pawn", "P0 thug ninth-avenue-pawn")
    script = "P0 swap; P0 discard $1; P0 take booze; P0 sell 3; P0 discard $2; P0 discard $3; P0 discard gun"
    assert texts(table, script) == ["you swap $1 for Booze", "sell $2, $3 and Gun for $3 and $5"]


def test_a_sale_is_told_when_all_its_cards_are_chosen() -> None:
    """Between the cards one is asked again, and what was chosen so far is not told by itself."""
    text = "$1 $2 $3 gun / $1 ; act 2 ; tiles wall-street=ninth-avenue-pawn"
    typed = ("thug ninth", "sell 3", "discard $2", "discard $3", "discard gun", "swap", "discard $1", "take booze")
    _, screen = type_at(text, *typed, game="corleone")
    assert "You sell 3 cards › Which card do you sell? 3 to go." in screen
    assert "You sell 3 cards › Which card do you sell? 2 to go." in screen
    assert "You sell $2, $3 and Gun for $3 and $5 You may use: swap a card." in screen, "at once"
    assert "You swap a card › Which good do you take?" in screen
    assert "You swap $1 for Booze" in screen
    assert "ou discard" not in screen


def test_that_a_card_has_no_effect_is_said_once_and_not_after_a_refusal() -> None:
    done = texts(scene("gun blood-money price-per-head / $1"), "P0 job price-per-head; P0 ability first")
    assert [line for line in done if "no effect" in line] == ["part of Price per Head has no effect"]
    script = "P0 job price-per-head; P0 ability first; P0 pass"
    declined = texts(scene("gun blood-money price-per-head / $1 ; at penn-central-railroad=P1"), script)
    assert "decline the ability" in declined
    assert not any("no effect" in line for line in declined)


def test_territories_that_are_tied_are_told_together() -> None:
    _, screen = type_at("$1 / $1 / $1 ; phase turf ; at hell-gate=P0 sutton-landing=P1", game="corleone")
    assert "Upper East Side and Queens are tied" in screen


def test_what_is_done_to_the_viewer_stands_out() -> None:
    text = "gun blood-money no-flowers-please / $1 ; at union-square=P1"
    script = "P0 job no-flowers-please; P0 money first; P0 whack union-square"
    (victim,) = [clause for clause in told(scene(text), script, 1) if clause.weighty]
    assert victim.text == "has your Don whacked at Union Square"
    assert not any(clause.weighty for clause in told(scene(text), script, 0))


def test_the_log_has_the_verb_of_whoever_loses_a_card() -> None:
    table = backroom.scene("corleone", "2*gun 2*booze stick-up-at-the-card-game / gun booze / $1")
    table.play("P0 job stick-up-at-the-card-game; P0 ability first; P1 give booze")
    facts = [fact for fact in table.events(0) if fact.what == "lost_card"]
    assert [face().line(fact, Names.at_play(3, 0)) for fact in facts] == ["Ada loses a card to you"]
    assert [face().line(fact, Names.at_play(3, 1)) for fact in facts] == ["you lose a card to Ada"]


def test_which_card_was_robbed_is_told_to_the_two_alone() -> None:
    text = "2*gun booze warehouse-heist / 2*narcotics / $1"
    script = "P0 job warehouse-heist; P0 ability first; P0 rob P1; draw narcotics; draw narcotics"
    first = texts(scene(text), script, 0)
    assert "you take Narcotics from Ada" in first or "take Narcotics from Ada" in first
    assert "takes Narcotics from you" in texts(scene(text), script, 1)
    third = texts(scene(text), script, 2)
    assert "takes 2 cards from Bo" in third
    assert not any("arcotics" in line for line in third)


def test_a_turf_war_is_a_paragraph_of_its_own() -> None:
    text = (
        "$1 / $1 ; act 1 ; phase turf ; at union-square=P0 penn-central-railroad=P0 queensboro-bridge=P1"
        " sunnyside-social-club=P1 morettis-gunsmith=P1 carnegie-corner=mayor"
    )
    _, screen = type_at(text, game="corleone")
    story = screen.partition("Act II,")[0]
    assert story.startswith("Turf War You win Wall Street with 1 › Ada wins Queens with 2 › you win Midtown with 2")
    assert "Chelsea is tied" in story
    assert "Brooklyn" not in story.partition("Entr'acte")[0], "nobody is there"


def test_an_act_ends_and_the_next_begins() -> None:
    text = "$1 / $1 ; act 1 ; phase tribute ; public bathtub-gin motorcade ; allies union-boss"
    lone = backroom.scene("corleone", text, seed=3)
    clauses = face().clauses(lone.events(0), Names.at_play(2, 0), None)
    chapters = [clause.chapter for clause in clauses if clause.chapter]
    assert chapters == ["Tribute", "Entr'acte", "Act II"]
    said = [clause.text for clause in clauses if clause.text]
    assert "your Consigliere joins the family" in said
    assert not any("Union Boss" in line or "public jobs" in line for line in said), "the table shows what there is now"
    assert "nobody has bought Union Boss" in [face().line(fact, Names.at_play(2, 0)) for fact in lone.events(0)]
    assert not any("Ada's Consigliere" in line for line in said)


def test_the_log_tells_everything_and_nothing_twice() -> None:
    table = scene(
        "$1 / $1", "P0 thug penn-central-railroad; P0 draw; draw bathtub-gin; draw vig-night; P0 keep vig-night"
    )
    names = Names.at_play(2, 0)
    lines = [face().line(fact, names) for fact in table.events(0)]
    assert "you look at Bathtub Gin" in lines
    assert "you keep Vig Night" in lines
    assert "you keep a job" not in lines
    assert "you look at a job" not in lines
    assert "you shake down the front of Penn Central Railroad (Midtown)" in lines


# The end.


def test_fortunes_and_what_they_are_made_of() -> None:
    text = (
        "+$5 +$3 +bathtub-gin / +2*$5 ; act 4 ; phase tribute ; stacks midtown=P0,P1,P0 queens=P1 chelsea=P0 ;"
        " public none"
    )
    table = scene(text)
    assert table.over
    names = Names.at_play(2, 0)
    rows = [" ".join(line.split()) for line in drawn(face().ending(look(table, 0), names))]
    assert "You Marzullo $8 2 × $5 = $10 1 × $5 = $5 $23" in rows
    assert "Ada Matarazzo $10 1 × $5 = $5 – $15" in rows
    clauses = face().clauses(table.events(0), names, None)
    said = " › ".join(clause.text for clause in clauses if clause.text)
    assert [clause.chapter for clause in clauses if clause.chapter][-1] == "The end"
    assert "Ada dominates Queens › you dominate Midtown and Chelsea › have most green jobs" in said


def test_who_shares_a_bonus_is_told_in_one_breath() -> None:
    """CE-BONUS-03: all who have most jobs of a colour; one after another they would seem to deny each other."""
    held = "+bathtub-gin +vig-night / +double-shift +two-sets-of-books / +shakedown"
    table = scene(f"{held} ; act 4 ; phase tribute ; public none")
    said = [clause.text for clause in face().clauses(table.events(0), Names.at_play(3, 0), None) if clause.text]
    assert "you, Ada and Bo tie for most green jobs" in said
    assert "you and Ada tie for most yellow jobs" in said
    assert not any("have most" in line or "has most" in line for line in said)


def test_who_left_has_no_fortune() -> None:
    table = scene("$1 / $1 ; act 4")
    table.leave(1)
    rows = [" ".join(line.split()) for line in drawn(face().ending(look(table, 0), Names.at_play(2, 0)))]
    assert any(row.startswith("You Marzullo") for row in rows)
    assert "Ada Matarazzo has left" in rows
