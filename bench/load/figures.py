"""What a step of the load came to: latencies of the three sorts of words, and what it cost."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

SOLO, CLOSING, SEALED = "solo", "closing", "sealed"
SORTS = (SOLO, CLOSING, SEALED)


@dataclass
class Measured:
    """Gathered while a step runs. Latencies are in seconds, by sort of word."""

    latencies: dict[str, list[float]] = field(default_factory=lambda: {sort: [] for sort in SORTS})
    games: int = 0
    errors: Counter[str] = field(default_factory=Counter)


@dataclass(frozen=True)
class Cost:
    """CPU seconds so far, of the server, of the client and of the whole machine, and the server's memory in bytes.

    `stolen` is what a virtual machine was not given though it had work to do.
    """

    at: float
    server: float
    client: float
    machine: float
    stolen: float
    memory: int


@dataclass(frozen=True)
class Step:
    """One row of the table. Shares are of one core."""

    asked: float  # words a second
    seconds: float
    words: int
    games: int
    latencies: dict[str, list[float]]  # sorted
    server: float
    client: float
    others: float
    stolen: float
    memory: int
    errors: dict[str, int]

    @property
    def rate(self) -> float:
        return self.words / self.seconds

    @property
    def all_words(self) -> list[float]:
        return sorted(latency for sort in SORTS for latency in self.latencies[sort])

    @property
    def holds(self) -> bool:
        """Were all the words said that were asked for, and heard in time, without a fault?"""
        return self.rate >= 0.97 * self.asked and percentile(self.all_words, 99) <= WITHIN and not self.errors


WITHIN = 0.1  # seconds: what 99 of 100 words have to be heard in


def percentile(ordered: list[float], percent: float) -> float:
    """Of a sorted list; not a number if there is nothing in it."""
    if not ordered:
        return float("nan")
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


def step(asked: float, found: Measured, before: Cost, after: Cost) -> Step:
    seconds = after.at - before.at
    words = sum(map(len, found.latencies.values()))
    server, client = after.server - before.server, after.client - before.client
    return Step(
        asked=asked,
        seconds=seconds,
        words=words,
        games=found.games,
        latencies={sort: sorted(found.latencies[sort]) for sort in SORTS},
        server=server / seconds,
        client=client / seconds,
        others=max(0.0, after.machine - before.machine - server - client) / seconds,
        stolen=(after.stolen - before.stolen) / seconds,
        memory=after.memory,
        errors=dict(found.errors),
    )
