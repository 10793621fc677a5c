"""How long a bot may think: so many iterations, which can be repeated exactly, or so many milliseconds."""

from __future__ import annotations

import re

import msgspec

SPELLING = re.compile(r"(\d{1,7})(ms)?", re.ASCII)


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """Iterations for the arena and for tests, milliseconds for a live table; one of the two.

    >>> Budget(iterations=500), str(Budget(milliseconds=300))
    (Budget(iterations=500, milliseconds=0), '300ms')
    """

    iterations: int = 0
    milliseconds: int = 0

    def __post_init__(self) -> None:
        if (self.iterations > 0) == (self.milliseconds > 0) or min(self.iterations, self.milliseconds) < 0:
            raise ValueError("a budget is a number of iterations or of milliseconds, above 0")

    def __str__(self) -> str:
        return f"{self.milliseconds}ms" if self.milliseconds else str(self.iterations)


def read_budget(text: str) -> Budget:
    """`500` is so many iterations, `300ms` so many milliseconds; ValueError if it is neither."""
    spelt = SPELLING.fullmatch(text)
    if not spelt or not int(spelt[1]):
        raise ValueError(f"'{text[:20]}' is no budget; say a number of iterations, or milliseconds as in 300ms")
    return Budget(milliseconds=int(spelt[1])) if spelt[2] else Budget(iterations=int(spelt[1]))
