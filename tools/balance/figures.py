"""Statistics of counts: means, shares and their 95 % intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import NamedTuple

Z = 1.96  # of a 95 % interval


class Interval(NamedTuple):
    """A value and where it surely nearly is."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.2f} ({self.low:.2f} to {self.high:.2f})"

    def times(self, factor: float) -> Interval:
        return Interval(self.value * factor, self.low * factor, self.high * factor)

    def percent(self) -> str:
        return f"{100 * self.value:.1f} ({100 * self.low:.1f} to {100 * self.high:.1f})"


def share(k: float, n: float) -> Interval:
    """A share and its interval by Wilson's formula; a shared win counts in part."""
    if not n:
        return Interval(0.0, 0.0, 1.0)
    p = k / n
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return Interval(p, max(0.0, middle - half), min(1.0, middle + half))


def mean(counts: Mapping[str, int]) -> Interval:
    """The mean of counted values and its interval."""
    n = sum(counts.values())
    m = sum(int(value) * k for value, k in counts.items()) / n
    spread = sum(k * (int(value) - m) ** 2 for value, k in counts.items()) / max(1, n - 1)
    half = Z * sqrt(spread / n)
    return Interval(m, m - half, m + half)


def quantile(counts: Mapping[str, int], part: float) -> int:
    """The value below which a part of the counted ones lie."""
    ranked = sorted((int(value), k) for value, k in counts.items())
    wanted = part * sum(counts.values())
    for value, k in ranked:
        wanted -= k
        if wanted <= 0:
            return value
    return ranked[-1][0]


def fair_shares(wins: Sequence[float], games: int) -> list[Interval]:
    """How often each wins, as a multiple of the fair share."""
    return [share(won, games).times(len(wins)) for won in wins]
