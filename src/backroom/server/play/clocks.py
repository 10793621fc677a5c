"""When an open question closes: its limit, and the checkpoints of sealed questions. Pure arithmetic in milliseconds.

A sealed question closes at the first checkpoint at which its answers fix the outcome, and at its limit at the latest.
The checkpoints are drawn from the table's secret seed before anybody answers, so they tell nothing; the last answer
shows only as coarsely as they lie apart.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

import msgspec

SECOND: Final = 1000
FIRST_LOOK: Final = 2_000  # a sealed question usually stays open at least this long, and up to
JITTER: Final = 0.75  # times as much longer
EVERY: Final = 2  # later looks are so many times as far apart
EXTENSION: Final = 15 * SECOND
EXTENSIONS: Final = 3  # for each player in a game


class Pace(msgspec.Struct, frozen=True):
    """How much time a table gives: so many times what a question usually needs; 0 for no limit."""

    factor: float
    least: int = 0  # seconds that every question has
    always: bool = False  # runs on while nobody is at the table

    def limit(self, seconds: int) -> int | None:
        """The time for a question that usually needs so many seconds."""
        return max(int(seconds * self.factor), self.least) * SECOND if self.factor else None


PACES: Final[dict[str, Pace]] = {
    "none": Pace(0),
    "days": Pace(1, least=2 * 24 * 3600, always=True),
    "relaxed": Pace(4, least=60),
    "normal": Pace(1),
    "fast": Pace(0.5, least=8),
}


class Looks(msgspec.Struct, frozen=True):
    """The checkpoints of the sealed questions of one table. Without a least time every answer is looked at."""

    seed: bytes
    least: int = FIRST_LOOK

    def first(self, wait: int) -> int:
        """How long after its opening question number `wait` is first looked at."""
        drawn = blake2b(wait.to_bytes(8, "big"), key=self.seed, person=b"checkpoint", digest_size=8).digest()
        return self.least + int.from_bytes(drawn, "big") % (int(self.least * JITTER) + 1)

    def next(self, wait: int, open_for: int) -> int:
        """The next checkpoint of a question that has been open for so long."""
        first, apart = self.first(wait), self.least * EVERY
        return first if open_for < first else first + ((open_for - first) // apart + 1) * apart
