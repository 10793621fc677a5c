"""The minds of the games: they say what may be said, whatever the question, and their shares add up."""

from __future__ import annotations

from random import Random

import pytest

from backroom.games import GAMES
from backroom.games.fates import Fate
from backroom.games.game import Game
from backroom.games.table import Table
from backroom.kernel.core import OVER, ROLL, State
from backroom.kernel.mind import Mind
from backroom.kernel.run import answer, next_seat, options, roll_on
from backroom.laws.check import Place, places
from tests.laws.toy import TOY

LONGEST = 3_000
EVERY = [*GAMES.values(), TOY]


def shares(mind: Mind, s: State, seats: int) -> list[float]:
    found = [0.0] * seats
    mind.worth(s, found)
    assert sum(found) == pytest.approx(1), found
    assert all(-1e-9 <= share <= 1 + 1e-9 for share in found), found
    return found


def walk(game: Game, mind: Mind, place: Place, seed: int) -> State:
    """A game that a mind plays for everybody, judged at every quiet moment."""
    table = Table(game, Fate(seed), place.seats, place.options, place.scene)
    s = table.state.clone()
    random = Random(seed)
    roll_on(s, seed)
    for _ in range(LONGEST):
        if s.wait.mode == OVER:
            break
        if mind.is_quiet(s):
            shares(mind, s, place.seats)
        menu, seat = options(s), next_seat(s)
        chance = random.getrandbits(30)
        word = mind.choose(s, seat, menu, chance)
        assert word in menu, f"P{seat} says {game.spell(word)} to {s.wait.kind.name}"
        assert word == mind.choose(s, seat, menu, chance), "the same luck, the same word"
        if random.random() < 0.1:  # off the beaten track
            word = random.choice(menu)
        answer(s, word, seed)
        assert s.wait.mode != ROLL
    return s


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.key)
def test_a_mind_says_what_may_be_said(game: Game) -> None:
    mind = game.mind()
    finished = 0
    for n, place in enumerate(places(game)):
        s = walk(game, mind, place, n)
        result = game.result(s)
        if result is not None:
            finished += 1
            found = shares(mind, s, place.seats)
            wanted = [1 / len(result.winners) if seat in result.winners else 0 for seat in range(place.seats)]
            if result.winners:
                assert found == pytest.approx(wanted), "exact once the game is over"
    assert finished > len(places(game)) / 2


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.key)
def test_a_mind_changes_nothing(game: Game) -> None:
    mind = game.mind()
    seats, agreed = game.sweep()[0]
    s = Table(game, Fate(3), seats, agreed).state.clone()
    roll_on(s, 3)
    for n in range(40):
        if s.wait.mode == OVER:
            break
        seat = next_seat(s)
        before = [game.view(s, viewer) for viewer in range(seats)]
        mind.is_quiet(s)
        mind.worth(s, [0.0] * seats)
        word = mind.choose(s, seat, options(s), n * 7919)
        assert before == [game.view(s, viewer) for viewer in range(seats)]
        answer(s, word, 3)
