"""Is it as likely as it should be? Pearson's chi-square, for tests whose seeds are fixed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from math import sqrt
from typing import Any


def chi_square(seen: Iterable[Hashable], expected: Mapping[Any, float]) -> float:
    """The statistic of what was seen against the weights of what was expected. Strangers are not tolerated."""
    counts = Counter(seen)
    assert set(counts) <= set(expected), f"not expected at all: {list(set(counts) - set(expected))[:3]}"
    total, weight = counts.total(), sum(expected.values())
    return sum((counts[x] - total * w / weight) ** 2 / (total * w / weight) for x, w in expected.items())


def fits(seen: Iterable[Hashable], expected: Mapping[Any, float]) -> bool:
    """Would a fair source do this? The bound lies four deviations out, as well as chi-square is near normal."""
    degrees = len(expected) - 1
    return chi_square(seen, expected) < degrees + 4 * sqrt(2 * degrees) + 4
