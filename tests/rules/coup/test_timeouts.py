"""Time runs out: everybody is told for whom, if nobody else was asked."""

import contextlib
import random

import pytest

import backroom
from backroom.kernel.core import SOLO, Illegal
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
def test_where_several_are_asked_nobody_is_told_for_whom_the_clock_answered() -> None:
    table = scene(THREE, "P0 tax")
    for seat in (1, 2):
        with pytest.raises(Illegal, match="not asked alone"):
            table.time_out(seat)
        table.fall_back(seat)
    assert slept(table) == []
    assert "unchallenged" in [fact.what for fact in table.events()]
    assert again(table).events() == table.events()


@rule("TABLE-16")
def test_time_runs_out_for_those_who_are_asked_and_is_nothing_to_take_back() -> None:
    table = scene(THREE)
    with pytest.raises(Illegal, match="not asked alone"):
        table.time_out(1)
    table.time_out(0)
    with pytest.raises(Illegal):
        table.time_out(0)
    with pytest.raises(Illegal):
        table.undo(0)


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
        if chance.random() < 0.3:
            if len(table.state.wait.seats) == 1 and table.state.wait.mode == SOLO:
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
