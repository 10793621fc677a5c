"""How sure a win rate is.

The games of one deal are not independent: a deal that is kind to one chair is kind to whoever sits there. So the deals
are what is counted. The spread of a rate from deal to deal tells how many independent games the played ones are worth,
and Wilson's formula makes the 95 % interval of so many: unlike rate ± error it is right near 0 and 1 too.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

Z = 1.96  # of a 95 % interval
FEW = 30  # with fewer deals than that their spread is hardly known


class Interval(NamedTuple):
    """A value, and between what it lies in 95 of 100 such runs."""

    value: float
    low: float
    high: float

    def times(self, factor: float) -> Interval:
        return Interval(self.value * factor, self.low * factor, self.high * factor)

    def percent(self) -> str:
        return f"{100 * self.value:.1f} ({100 * self.low:.1f} to {100 * self.high:.1f})"


def wilson(rate: float, games: float) -> Interval:
    """Wilson's interval of a rate that was seen in so many independent games."""
    square = Z * Z
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = Z * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return Interval(rate, min(rate, max(0.0, middle - half)), max(rate, min(1.0, middle + half)))


def rate_of(deals: Sequence[tuple[float, int]]) -> Interval:
    """The rate of wins over deals, each with the wins and the number of chances to win."""
    chances = sum(sat for _, sat in deals)
    if not chances:
        return Interval(0.0, 0.0, 1.0)
    rate = sum(won for won, _ in deals) / chances
    return wilson(rate, worth(deals, rate, chances))


def worth(deals: Sequence[tuple[float, int]], rate: float, chances: int) -> float:
    """How many independent games the played ones are worth; more than were played, where the pairing pays."""
    n = len(deals)
    spread = sum((won - rate * sat) ** 2 for won, sat in deals)
    if n < 2 or not spread:
        return n  # all deals went the same way: each is counted once
    variance = n / (n - 1) * spread / chances**2
    games = rate * (1 - rate) / variance
    return max(1.0, games if n >= FEW else min(games, chances))
