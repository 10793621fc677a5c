"""Those who answer at the bare engine, and the seeds of their games."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from backroom.kernel.run import options

GAMES_OF_A_TABLE = 1_000_000  # seeds kept apart for each line-up and table size


class Player(Protocol):
    """Whoever answers for a seat."""

    def answer(self, s: Any, seat: int) -> int: ...


class Blind:
    """Any word of the menu, all equally likely."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def answer(self, s: Any, seat: int) -> int:
        return self.random.choice(options(s))


def seed_of(line_ups: Sequence[str], most: int, base: int, line_up: str, players: int, game: int) -> int:
    """A seed of its own for every game of a study whose largest table seats `most`."""
    return ((base * len(line_ups) + line_ups.index(line_up)) * most + players - 1) * GAMES_OF_A_TABLE + game
