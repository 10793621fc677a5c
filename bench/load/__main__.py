"""`python -m bench.load`: how many words a second a server takes, and how soon everybody hears them."""

from __future__ import annotations

import argparse
import signal
import sys
from pathlib import Path

from rich.console import Console

from bench.load import report
from bench.load.house import find_python, is_compiled, serving
from bench.load.run import Plan, run

RATES = (200.0, 400.0, 800.0, 1200.0, 1600.0, 2000.0, 2400.0)
SECONDS, TARGET_SECONDS, WARM_UP = 20.0, 60.0, 8.0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench.load",
        description="Play many live tables of four on a real server, faster and faster until it is too much.",
    )
    parser.add_argument("--tables", type=int, default=500, help="live tables (default 500)")
    parser.add_argument(
        "--rate",
        type=float,
        action="append",
        metavar="WORDS",
        help="words a second, of all tables together; may be given again; 0: as fast as it goes (default: steps)",
    )
    parser.add_argument("--seconds", type=float, help="length of every step (default 20, and 60 at the target)")
    parser.add_argument(
        "--warm-up", type=float, default=WARM_UP, help=f"seconds before each step (default {WARM_UP:g})"
    )
    parser.add_argument("--python", type=Path, help="whose server is measured (default: the compiled build's)")
    parser.add_argument("--out", type=Path, help="put the section into this file, in place of an older one")
    return parser.parse_args()


def main() -> None:
    asked = arguments()
    console = Console()
    rates = tuple(asked.rate or RATES)
    python = asked.python or find_python()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # whoever ends the client ends its server with it
    seconds = tuple(asked.seconds or (TARGET_SECONDS if rate == report.TARGET else SECONDS) for rate in rates)
    with serving(python) as house:
        steps = run(Plan(asked.tables, rates, asked.warm_up, seconds, report.TARGET), house, console)
    report.show(steps, asked.tables, console)
    if asked.out:
        report.put(asked.out, report.section(steps, asked.tables, compiled=is_compiled(python)))


if __name__ == "__main__":
    main()
