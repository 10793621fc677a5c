"""Copies of states and tables, looked at in random games. The same on both builds: tests/kernel and tests/compiled."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any, TypeVar

from backroom.games.fates import Fate
from backroom.games.game import Game
from backroom.games.table import Table
from backroom.kernel.core import State
from backroom.kernel.run import leave, roll, speak
from backroom.laws.check import Place, place_of, places
from backroom.laws.dump import dump
from backroom.laws.walk import Walk

T = TypeVar("T")
STEPS = 250  # of a game that are looked at


def another(thing: T) -> T:
    """What another process would get."""
    again: T = pickle.loads(pickle.dumps(thing))
    return again


def a_place(game: Game, seed: int) -> Place:
    return place_of(game, places(game), seed, seed)


def goes_on_from_pickle_to_pickle(game: Game, seed: int) -> int:
    """One game twice: as it is, and pickled before every step. They never differ; so many steps were compared."""
    place = a_place(game, seed)
    walk = Walk(game, place.seats, place.options, seed, place.scene)
    twin = another(walk.state)
    steps = 0
    while not walk.over and steps < STEPS:
        same(walk.state, twin)
        twin = another(twin)
        step(walk, twin)
        steps += 1
    same(walk.state, twin)
    return steps


def step(walk: Walk, twin: State) -> None:
    """The same step in both."""
    if walk.rolling:
        outcome = walk.fated()
        walk.roll(outcome)
        roll(twin, outcome)
        return
    leaver = walk.choose_leaver()
    if leaver is not None:
        walk.leave(leaver)
        leave(twin, leaver)
        return
    seat, action = walk.choose()
    walk.say(seat, action)
    speak(twin, seat, action)


def same(state: State, twin: State) -> None:
    assert twin == state
    assert twin.key() == state.key()
    assert hash(twin.key()) == hash(state.key())
    assert dump(twin) == dump(state), "equal, and not the same to the last field"
    assert twin.wait.kind is state.wait.kind


def say_anything(table: Table[Any], rng: Random, words: int) -> None:
    """So many random words, if the game has so many."""
    for _ in range(words):
        if table.over:
            return
        ask = rng.choice(table.asks)
        table.say(ask.seat, rng.choice(ask.actions))


def outcome(table: Table[Any], seed: int, words: int = 60) -> tuple[object, ...]:
    """What comes of a table in so many words: to be asked of a copy in another process, too."""
    say_anything(table, Random(seed), words)
    return (table.key(), table.record(), [table.events(seat) for seat in (None, *range(table.seats))])


def a_table(game: Game, seed: int, words: int) -> Table[Any]:
    """A table in the midst of a game."""
    place = a_place(game, seed)
    table: Table[Any] = Table(game, Fate(seed), place.seats, place.options, place.scene)
    say_anything(table, Random(seed), words)
    return table


def copies_of_a_table_go_on_alike(game: Game, seed: int) -> None:
    """A clone, a pickle and the table itself come to the same with the same words, and none hears of the others."""
    table = a_table(game, seed, 30)
    before = table.key()
    clone, pickled = table.clone(), another(table)
    assert table == clone == pickled
    came = outcome(clone, seed)
    assert table.key() == before, "the clone has moved the table"
    assert outcome(pickled, seed) == came == outcome(table, seed)
