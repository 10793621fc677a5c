"""Adam, by Kingma and Ba (2015): finds weights that are better, step by step, by what each of them would gain."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

PACE = 0.05  # how far a weight moves with a step at first; at the end not at all
AVERAGE, SQUARES, TINY = 0.9, 0.999, 1e-8


class Adam:
    """Moves weights uphill, in so many steps."""

    def __init__(self, count: int, steps: int) -> None:
        self.steps = steps
        self.done = 0
        self.average = [0.0] * count
        self.squares = [0.0] * count

    def move(self, weights: list[float], uphill: Sequence[float]) -> None:
        """One step; `uphill` is how much better it would be if each weight were larger."""
        self.done += 1
        pace = PACE * (1 - self.done / self.steps)
        for k, better in enumerate(uphill):
            self.average[k] += (1 - AVERAGE) * (better - self.average[k])
            self.squares[k] += (1 - SQUARES) * (better * better - self.squares[k])
            steady = self.average[k] / (1 - AVERAGE**self.done)
            weights[k] += pace * steady / (sqrt(self.squares[k] / (1 - SQUARES**self.done)) + TINY)
