"""Two questions of Corleone's Empire in the terminal that are easily got wrong: Narcotics, and who is first."""

from __future__ import annotations

import pytest

import backroom
from backroom.cli.corleone.face import CorleoneFace
from backroom.cli.faces import find_face
from backroom.games import find
from tests.cli.keyboard import said, type_at
from tests.empire import look

CORLEONE = find("corleone")
HANDS = "$1 $2 $3 bathtub-gin vig-night / $1 $2 $3"


def at(scene: str, *typed: str, script: str = "") -> tuple[backroom.Table, str]:
    return type_at(scene, *typed, script=script, game="corleone")


def test_narcotics_leave_a_choice_of_payment() -> None:
    table, screen = at("gun narcotics word-at-the-barbershop / $1 ; at penn-central-railroad=P1", "word", "2", "", "1")
    assert "How do you pay for Word at the Barbershop?" in screen
    assert said(table)[:2] == ["job word-at-the-barbershop", "pay narcotics"]
    assert "You complete Word at the Barbershop for Narcotics" in screen
    assert screen.count("Act I,") == 2, "the table is not shown again between two words"


def test_a_choice_of_payment_says_what_narcotics_stand_for() -> None:
    """CE-G-34: who pays Narcotics for a Gun pays them for all Guns that are left."""
    table, screen = at("2*gun booze 2*narcotics vig-night / $1", "vig", "1", "2", "1")
    assert "It costs 2 Gun and Booze. Narcotics stand for any of it. 1 Pay Gun" in screen
    assert "2 Pay Narcotics 2 of them, in place of 2 Gun" in screen
    assert "Narcotics stand for any of it. So far you pay Gun." in screen
    assert "2 Pay Narcotics in place of Gun" in screen
    assert "2 Pay Narcotics in place of Booze" in screen
    assert "job vig-night, pay gun, pay narcotics, pay booze" in ", ".join(said(table))


@pytest.mark.parametrize("held", ["2*gun booze", "gun 2*booze", "2*gun 2*booze", "3*gun", "booze"])
@pytest.mark.parametrize("narcotics", [1, 2, 3, 4, 5])
def test_what_narcotics_stand_for_is_what_the_rules_make_of_it(held: str, narcotics: int) -> None:
    """At every choice: so many more are paid than by paying the good itself, and real goods from there on."""
    job = "job car-bomb-at-the-curb"  # 2 Gun, Blood Money, Booze
    scene = f"{held} blood-money {narcotics}*narcotics car-bomb-at-the-curb / $1"
    face = find_face(CORLEONE)
    assert isinstance(face, CorleoneFace)
    ways = [[job]] if job in words_at(backroom.scene("corleone", scene)) else []
    while ways:
        way = ways.pop()
        if "pay narcotics" not in words_at(after(scene, way)):
            continue
        replaced = face.cards.replaceable(look(after(scene, way), 0))
        real = next(word for word in words_at(after(scene, way)) if word != "pay narcotics")
        assert set(replaced) == {real.removeprefix("pay ")}
        assert len(replaced) == paid(scene, [*way, "pay narcotics"]) - paid(scene, [*way, real])
        ways += [[*way, "pay narcotics"], [*way, real]]


def after(scene: str, words: list[str]) -> backroom.Table:
    table = backroom.scene("corleone", scene)
    for word in words:
        table.say(0, word)
    return table


def words_at(table: backroom.Table) -> list[str]:
    question = table.question(0)
    return list(question.actions) if question else []


def paid(scene: str, words: list[str]) -> int:
    """How many Narcotics are paid in the end, with real goods wherever there is a choice."""
    table = after(scene, words)
    while "pay narcotics" in words_at(table):
        table.say(0, next(word for word in words_at(table) if word != "pay narcotics"))
    return [fact.args["card"] for fact in table.events(0) if fact.what == "paid"].count("narcotics")


def test_who_goes_first_is_oneself_by_enter() -> None:
    table, screen = at(f"{HANDS} ; stacks midtown=P1", "thug penn", "")
    assert "You shake down Penn Central Railroad › Ada controls the territory and uses this front, too." in screen
    assert said(table)[:2] == ["thug penn-central-railroad", "first P0"]


HORSE = "act 2 ; tiles wall-street=jamaica-turf-club ; stacks wall-street=P1"


@pytest.mark.parametrize("horse", ["P0", "P1"])
def test_who_comes_second_keeps_the_horse_head(horse: str) -> None:
    """CE-G-14: by Enter that is oneself, whoever has it."""
    table, screen = at(f"$1 / $1 ; {HORSE} ; horse {horse} ; turn P0", "thug jamaica", "", "horse")
    assert "Whoever comes second keeps the horse head." in screen
    assert "Enter for Ada first" in screen
    assert said(table)[1] == "first P1"
    assert look(table, 0).horse == 0


def test_where_the_supply_is_short_the_first_is_better_off() -> None:
    table, screen = at("8*gun / $1 ; stacks brooklyn=P1", "thug gowanus", "")
    assert "Better first: the supply has too little for you both (Gun)." in screen
    assert said(table)[1] == "first P0"


def test_where_both_are_at_stake_enter_decides_nothing() -> None:
    table, screen = at(f"45*$3 / $1 ; {HORSE}", "thug jamaica", "", "1")
    assert "Whoever comes second keeps the horse head, but the supply has too little for you both ($3)." in screen
    assert screen.count("Your choice (1-2): Type a number from 1 to 2") == 1
    assert said(table)[1] == "first P0"


def test_where_there_is_enough_the_order_makes_no_difference() -> None:
    table, screen = at(f"{HANDS} ; stacks midtown=P1", "thug penn", "")
    assert "It makes no difference: there is enough for you both." in screen
    assert said(table)[1] == "first P0"


def test_who_first_looks_at_the_last_jobs_leaves_fewer() -> None:
    names = list(find_face(CORLEONE).lexicon.jobs)  # type: ignore[attr-defined]
    done = " ".join(f"+{job}" for job in names[:-3])
    _, screen = at(f"$1 {done} / $1 ; public none ; stacks midtown=P1", "thug penn")
    assert "Better first: the supply has too little for you both (jobs)." in screen
