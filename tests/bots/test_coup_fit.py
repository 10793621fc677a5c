"""The fitting of the judge of Coup: it judges as the mind does, knows which way is up, and writes what can be read."""

from __future__ import annotations

from math import log
from random import Random

import pytest

import backroom
from backroom.games.coup.game import COUP
from backroom.games.coup.mind import judge, weights
from backroom.games.coup.state import Coup
from tools import fit_coup
from tools.fit_coup import Position, fit, neighbours, play, rewrite, shares, surprise, uphill

SCENES = (
    "duke captain 3 / contessa +duke 7; turn P1",
    "duke +captain 8 / contessa assassin 0 / duke duke 3; turn P1",
    "duke captain 1 / contessa +duke 2 / captain ambassador 10 / assassin assassin 7; turn P2",
)


def state_of(scene: str) -> Coup:
    s = backroom.scene("coup", scene).state
    assert isinstance(s, Coup)
    return s


def test_there_are_as_many_weights_as_the_judge_counts() -> None:
    assert len(weights.WEIGHTS) == judge.COUNT == sum(count for count, _ in fit_coup.lines())


@pytest.mark.parametrize("scene", SCENES)
def test_it_judges_as_the_mind_does(scene: str) -> None:
    s = state_of(scene)
    seats = range(s.house.seats)
    judged = [0.0] * s.house.seats
    COUP.mind().worth(s, judged)
    fitted = shares(Position([judge.numbers(s, seat) for seat in seats], 0), list(weights.WEIGHTS))
    assert fitted == pytest.approx(judged)
    assert sum(judged) == pytest.approx(1.0)


def test_between_two_who_is_on_turn_has_a_weight_for_both_purses() -> None:
    s = state_of(SCENES[0])
    on_turn, other = judge.numbers(s, 1), judge.numbers(s, 0)
    assert max(on_turn) >= judge.DUEL
    assert max(other) < judge.DUEL


def test_it_knows_which_way_is_up() -> None:
    random = Random(5)
    positions = [at for seats in (2, 3) for at in play(seats, random)]
    numbers = [random.uniform(-1, 1) for _ in range(judge.COUNT)]
    better = uphill(positions, numbers)
    counted = {k for at in positions for counting in at.counting for k in counting}
    for k in sorted(counted)[::7]:
        larger = [number + 1e-5 * (n == k) for n, number in enumerate(numbers)]
        slope = (surprise(positions, numbers) - surprise(positions, larger)) / 1e-5
        assert slope == pytest.approx(better[k], rel=0.01, abs=1e-6)


def test_fitting_makes_the_winners_less_surprising() -> None:
    random = Random(6)
    positions = [at for _ in range(12) for at in play(2, random)]
    numbers = fit(positions.copy(), 40, Random(1))
    assert surprise(positions, numbers) < 0.8 * log(2)


def test_neighbours_differ_in_one_coin() -> None:
    pairs = neighbours()
    assert (0, 1) in pairs
    assert (judge.PURSES - 1, judge.PURSES) not in pairs  # the same seat with ten coins, and another with none
    assert (judge.DUEL, judge.DUEL + judge.DUEL_PURSES) in pairs
    last = judge.DUEL_PURSES - 1
    assert (judge.DUEL + last, judge.DUEL + last + 1) not in pairs


def test_what_is_written_is_read_back() -> None:
    numbers = [round(0.01 * (k % 300) - 1.5, 2) for k in range(judge.COUNT)]
    text = rewrite(fit_coup.WEIGHTS.read_text(encoding="utf-8"), numbers)
    found: dict[str, object] = {}
    exec(compile(text, "weights", "exec"), found)
    assert found["WEIGHTS"] == pytest.approx(tuple(numbers))
