"""Time runs out: everybody is told for whom, and of a sealed question only when it is open."""

import contextlib
import random

import pytest

import backroom
from backroom.kernel.core import Illegal
from tests.talk import rule, scene

THREE = "duke captain 2 / contessa assassin 2 / ambassador captain 2"


def slept(table: backroom.Table) -> list[int]:
    return [int(fact.args["seat"]) for fact in table.events() if fact.what == "timeout"]


def again(table: backroom.Table) -> backroom.Table:
    return backroom.replay(table.record())


@rule("TABLE-16")
def test_of_somebody_who_is_asked_alone_it_is_told_before_what_the_clock_says() -> None:
    table = scene(THREE, "P0 timeout")
    assert slept(table) == [0]
    table.fall_back(0)
    assert [fact.what for fact in table.events()[-4:]] == ["timeout", "declared", "took", "turn"]
    assert str(table.events()[-4]) == "time runs out for P0"
    assert again(table).events() == table.events()


@rule("TABLE-16")
def test_of_a_sealed_question_it_is_told_only_when_that_is_open() -> None:
    table = scene(THREE, "P0 tax; P2 timeout; P2 pass")
    assert slept(table) == []
    assert all("timeout" not in str(table.view(seat)) for seat in (0, 1, 2))
    table.play("P1 timeout; P1 pass")
    assert slept(table) == [1, 2], "in the asked order, whatever order they came in"
    told = [fact.what for fact in table.events()]
    assert told.index("timeout") < told.index("unchallenged")
    assert again(table).events() == table.events()


@rule("TABLE-16")
def test_who_slept_through_an_answer_that_did_not_count_is_told_of_no_more_than_the_answer() -> None:
    table = scene(THREE, "P0 tax; P2 timeout; P2 pass; P1 challenge; P0 show duke; P1 lose contessa")
    assert slept(table) == []
    assert again(table).events() == table.events()


@rule("TABLE-16")
def test_time_runs_out_for_those_who_are_asked_and_is_nothing_to_take_back() -> None:
    table = scene(THREE)
    with pytest.raises(Illegal, match="asked nothing"):
        table.time_out(1)
    table.play("P0 tax; P1 timeout")
    with pytest.raises(Illegal):
        table.time_out(1)
    with pytest.raises(Illegal):
        table.undo(1)


@rule("TABLE-16")
@pytest.mark.parametrize("game", ["coup", "corleone", "derpate"])
@pytest.mark.parametrize("seed", range(8))
def test_a_game_in_which_many_fall_asleep_is_recorded_and_replayed(game: str, seed: int) -> None:
    table = backroom.new(game, seats=3, seed=seed)
    chance = random.Random(seed)
    slept_through = 0
    for _ in range(250):
        if table.over:
            break
        one = chance.choice(table.asks)
        if chance.random() < 0.3 and one.seat not in table.slept:
            table.time_out(one.seat)
            slept_through += 1
            table.fall_back(one.seat)
        elif chance.random() < 0.01:
            with contextlib.suppress(Illegal):  # who has left already
                table.leave(one.seat)
        else:
            table.say(one.seat, chance.choice(one.actions))
    assert slept_through > 0
    twin = again(table)
    assert twin.events() == table.events()
    assert [twin.events(seat) for seat in range(3)] == [table.events(seat) for seat in range(3)]
