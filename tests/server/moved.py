"""A server whose calendar a test moves: `python -m tests.server.moved` is `backroom.server` in which the time of day is
so many seconds ahead as a file says. Its name is in the environment."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

VARIABLE = "MOVED_BY"  # seconds, in this file


def move(file: Path) -> None:
    real = time.time_ns

    def time_ns() -> int:
        return real() + int(file.read_text() or 0) * 1_000_000_000

    time.time_ns = time_ns
    time.time = lambda: time_ns() / 1_000_000_000


if __name__ == "__main__":
    move(Path(os.environ[VARIABLE]))
    from backroom.server.__main__ import main

    sys.exit(main())
