"""A deck as a bag of counts: no order exists, so none can leak, and a draw has true odds."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class Bag:
    """How many of each kind there are; kinds are small ints. The counts are the odds of a draw."""

    def __init__(self, counts: list[int]) -> None:
        self.counts = counts

    def clone(self) -> Bag:
        return Bag(self.counts.copy())

    def size(self) -> int:
        total = 0
        for n in self.counts:
            total += n
        return total

    def take(self, kind: int) -> None:
        left = self.counts[kind] - 1
        assert left >= 0, "the bag holds none of that kind"
        self.counts[kind] = left

    def put(self, kind: int) -> None:
        self.counts[kind] = self.counts[kind] + 1
