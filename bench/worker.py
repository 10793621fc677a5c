"""What every case's worker shares: the tally of a run, and the line protocol with the driver.

A worker greets with one JSON line, then answers each `{"games": n, "seed": s}` with the tally of
n games played at random. It measures its own CPU time, so waiting and neighbours do not count.
"""

from __future__ import annotations

import gc
import json
import platform
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib.metadata import version


@dataclass(frozen=True)
class Tally:
    """What one run did.

    Steps are decisions and moves of chance together. Choices are the decisions that had more than one action to
    choose from; none are given by a case that does not count them.
    """

    cpu: float
    games: int
    decisions: int
    steps: int
    choices: int = 0

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.cpu + other.cpu,
            self.games + other.games,
            self.decisions + other.decisions,
            self.steps + other.steps,
            self.choices + other.choices,
        )


Play = Callable[[int, int], Tally]
"""Plays so many games from a seed."""


def serve(play: Play, package: str) -> None:
    """Greet, then play whenever the driver asks, until it closes the pipe."""
    say({"package": f"{package} {version(package)}", "python": platform.python_version()})
    for line in sys.stdin:
        order = json.loads(line)
        gc.collect()
        say(asdict(play(order["games"], order["seed"])))


def say(message: dict[str, object]) -> None:
    """One JSON line to the driver."""
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()
