"""COUP-GAP-26 in the expansions and before the first turn: the bomb, an examination, the draft, the party choice."""

import pytest

import backroom
from tests.cites import kind
from tests.counts import adds_up, left, next_turn, parties, rules_of, treasury
from tests.talk import asked, coins, look, lost, options, rule, said, scene, told

BOMB = "duke captain 5 / contessa ambassador 2 / assassin captain 2 / duke contessa 2 ; options anarchist"
EXAM = "inquisitor captain 2 / contessa duke 2 / duke assassin 2 ; options inquisitor"

# The bomb.


@rule("COUP-GAP-26")
@pytest.mark.parametrize(
    "script",
    [
        "P0 bomb P1",
        "P0 bomb P1; P1 defuse",
        "P0 bomb P1; P1 hand on P2",
        "P0 bomb P1; P1 defuse; P2 challenge",
        "P0 bomb P1; P1 explode",
    ],
)
def test_a_leaving_holder_takes_the_bomb_off_the_table(script: str) -> None:
    table = left(BOMB, script, 1)
    assert (next_turn(table), look(table).bombed) == (2, [])
    assert [lost(table, seat) for seat in (0, 2, 3)] == [[], [], []]


@rule("COUP-GAP-26")
def test_the_bomb_is_said_to_be_harmless_when_its_holder_leaves() -> None:
    assert rules_of(left(BOMB, "P0 bomb P1", 1), "defused") == ["COUP-GAP-26"]


@rule("COUP-GAP-26")
@pytest.mark.parametrize("script", ["P0 bomb P1", "P0 bomb P1; P1 hand on P2", "P0 bomb P1; P1 defuse; P2 challenge"])
def test_a_leaving_payer_drops_the_bomb(script: str) -> None:
    table = left(BOMB, script, 0)
    assert (next_turn(table), [lost(table, seat) for seat in (1, 2, 3)]) == (1, [[], [], []])


@rule("COUP-GAP-26", "COUP-GAP-18")
def test_if_the_named_heir_leaves_the_holder_names_another() -> None:
    table = left(BOMB, "P0 bomb P1; P1 hand on P2; P3 pass", 2, "P0 pass")
    assert (asked(table), kind(table), options(table, 1)) == ([1], "redirect", ["redirect P3"])


@rule("COUP-GAP-26", "COUP-GAP-18")
def test_if_the_last_possible_heir_leaves_the_bomb_counts_as_defused() -> None:
    board = BOMB.replace("assassin captain", "assassin +captain")
    redirect = "P0 bomb P1; P1 hand on P2; P2 challenge; P1 show contessa"
    assert kind(scene(board, redirect)) == "redirect"
    table = left(board, redirect, 3)
    assert (next_turn(table), lost(table, 1)) == (1, [])
    assert "COUP-GAP-18" in rules_of(table, "defused")


@rule("COUP-GAP-26")
def test_a_holder_who_leaves_when_naming_another_takes_the_bomb_off_the_table() -> None:
    board = BOMB.replace("assassin captain", "assassin +captain")
    table = left(board, "P0 bomb P1; P1 hand on P2; P2 challenge; P1 show contessa", 1)
    assert next_turn(table) == 3


@rule("COUP-GAP-26")
def test_a_bystander_leaves_and_the_holder_has_fewer_heirs() -> None:
    table = left(BOMB, "P0 bomb P1", 3)
    assert options(table, 1) == ["explode", "defuse", "hand on P2"]


# The examination.


@rule("COUP-GAP-26")
@pytest.mark.parametrize("script", ["", "; P1 reveal duke"], ids=["reveal", "decide"])
@pytest.mark.parametrize("leaver", [0, 1], ids=["examiner", "examined"])
def test_an_examination_ends_when_one_of_the_two_leaves(script: str, leaver: int) -> None:
    table = left(EXAM, f"P0 examine P1; P1 pass; P2 pass{script}", leaver)
    assert next_turn(table) == (1 if leaver == 0 else 2)
    assert [look(table, viewer).examined for viewer in range(3)] == [None] * 3


@rule("COUP-GAP-26")
def test_an_examination_goes_on_when_a_bystander_leaves() -> None:
    table = left(EXAM, "P0 examine P1; P1 pass; P2 pass; P1 reveal duke", 2, "P0 give back")
    assert (look(table, 0).known, next_turn(table)) == ({1: ["duke"]}, 1)


# Before the first turn.


@rule("COUP-GAP-26")
@pytest.mark.parametrize("drafted", ["", "P0 draft duke", "P1 draft duke"])
@pytest.mark.parametrize("leaver", [0, 1])
def test_whoever_leaves_the_draft_leaves_the_other_the_game(drafted: str, leaver: int) -> None:
    table = backroom.new("coup", seats=2, seed=1)
    table.play(drafted)
    table.leave(leaver)
    assert table.result is not None
    assert table.result.winners == [1 - leaver]
    assert not [line for line in told(table) if "duke" in line], "what was drafted stays sealed"
    adds_up(table)


@rule("COUP-GAP-26")
def test_if_the_starting_player_leaves_the_next_one_picks_the_party() -> None:
    table = backroom.new("coup", seats=4, seed=1, options={"reformation": True, "first_player": 3})
    table.leave(3)
    assert (asked(table), kind(table)) == ([0], "party")
    assert rules_of(table, "lost") == ["COUP-GAP-26"] * 2
    adds_up(table)
    table.say(0, "join resistance")
    assert parties(table)[:3] == ["resistance", "empire", "resistance"]
    assert (next_turn(table), coins(table)) == (0, [2, 2, 2, 0])
    adds_up(table)


@rule("COUP-GAP-26")
def test_a_bystander_leaves_while_the_party_is_chosen() -> None:
    table = backroom.new("coup", seats=3, seed=1, options={"reformation": True})
    table.leave(1)
    assert (asked(table), kind(table)) == ([0], "party")
    table.say(0, "join empire")
    assert (next_turn(table), coins(table), treasury(table)) == (0, [2, 0, 2], 46)
    adds_up(table)


@rule("COUP-GAP-26")
def test_of_two_the_other_wins_when_one_leaves_the_party_choice() -> None:
    table = backroom.new("coup", seats=2, seed=1, options={"reformation": True, "two_player": "plain"})
    table.leave(0)
    assert table.result is not None
    assert table.result.winners == [1]
    assert "COUP-END-01" in said(table)
