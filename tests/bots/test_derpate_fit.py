"""The fitting of the weights of Der Pate: it judges as the mind does, and knows which way is up."""

from __future__ import annotations

from math import exp, log
from random import Random

import pytest

from backroom.games.derpate.game import DERPATE
from backroom.games.derpate.mind.weights import WEIGHTS
from backroom.games.derpate.words import FEWEST
from backroom.kernel.run import answer, options, roll_on
from tools.fit_derpate import COLUMNS, HASTE, PER_ROUND, ROWS, SPREAD, Position, Scales, Sum, fit, play, weights_of


def numbers_of(players: int) -> list[float]:
    found = WEIGHTS[players - FEWEST]
    rows = [row[column] for rows in (found.fresh, found.moved) for column in (0, 1) for row in rows]
    return [*rows, log(found.spread[0]), log(found.spread[1]), log(found.haste)]


def test_weights_and_numbers_are_the_same() -> None:
    known = WEIGHTS[0]
    found = weights_of(numbers_of(2), known.survival)
    assert (found.fresh, found.moved) == (known.fresh, known.moved)
    assert (found.spread, found.haste, found.survival) == (known.spread, known.haste, known.survival)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_judges_as_the_mind_does(players: int) -> None:
    mind, s = DERPATE.mind(), DERPATE.start(players, {})
    roll_on(s, 3)
    for _ in range(60):
        answer(s, mind.choose(s, s.wait.seats[0], options(s), 7), 3)
    shares = [0.0] * players
    mind.worth(s, shares)
    for seat in range(players):
        position = Scales(players).weigh(s)
        position.won[seat] = 1.0
        total = Sum()
        total.add(position, numbers_of(players))
        assert exp(-total.surprise) == pytest.approx(shares[seat])


def test_it_knows_which_way_is_up() -> None:
    random, scales, weights = Random(5), Scales(3), numbers_of(3)
    positions: list[Position] = [position for _ in range(4) for position in play(DERPATE.mind(), scales, random)]
    for number in (2, ROWS + 6, (COLUMNS - 1) * ROWS + 6, SPREAD, PER_ROUND, HASTE):
        surprises = []
        for step in (0.0, 1e-5):
            total = Sum()
            for position in positions:
                total.add(position, [w + step * (k == number) for k, w in enumerate(weights)])
            surprises.append(total.surprise)
            better = total.better[number]
        assert (surprises[0] - surprises[1]) / 1e-5 == pytest.approx(better, rel=0.01, abs=1e-4)


def test_fitting_makes_the_winners_less_surprising() -> None:
    random, scales = Random(6), Scales(2)
    positions = [position for _ in range(20) for position in play(DERPATE.mind(), scales, random)]
    surprises = []
    for epochs in (1, 12):
        total = Sum()
        weights = fit(positions.copy(), epochs, Random(1))
        for position in positions:
            total.add(position, weights)
        surprises.append(total.surprise)
    assert surprises[1] < surprises[0]
