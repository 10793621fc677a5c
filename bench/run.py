"""The driver: starts one worker per case and lets them take turns, in a fresh order each round.

python -m bench.run [--rounds 9] [--quick] [--only TEXT] [--out FILE]
"""

from __future__ import annotations

import argparse
import json
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.progress import track

from bench import report
from bench.load import report as load
from bench.roster import CASES, Case
from bench.worker import Tally

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "RESULTS.md"
WARM_UP = 0.05  # seconds of CPU time that a run must take before its length is trusted
SLICE = 0.1  # seconds of CPU time that a worker plays before the next has its turn
SEEDS_APART = 1_000_000  # so that no two slices share a game


class Worker:
    """A case's process, and how many games make one measurement of it."""

    def __init__(self, case: Case, process: subprocess.Popen[str]) -> None:
        self.case = case
        self.process = process
        self.greeting = self.hear()
        self.games = 1

    def hear(self) -> dict[str, Any]:
        """The next line from the process."""
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"the worker of {self.case.key} has stopped; its message is above")
        heard: dict[str, Any] = json.loads(line)
        return heard

    def play(self, seed: int) -> Tally:
        """One measurement."""
        assert self.process.stdin
        self.process.stdin.write(json.dumps({"games": self.games, "seed": seed}) + "\n")
        self.process.stdin.flush()
        return Tally(**self.hear())

    def settle(self, seconds: float) -> None:
        """Warm up, and find how many games take about so many seconds."""
        while (cpu := self.play(seed=0).cpu) < WARM_UP:
            self.games *= 2
        self.games = max(1, round(self.games * seconds / cpu))


@contextmanager
def working(case: Case) -> Iterator[Worker]:
    """A worker that ends with the block."""
    program, *arguments = case.worker
    command = [str(interpreter(case)), "-m", f"bench.cases.{program}", *arguments]
    with subprocess.Popen(command, cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        yield Worker(case, process)


def interpreter(case: Case) -> Path:
    """The Python of the environment that the case lives in."""
    return ROOT / case.venv / "bin" / "python"


def chosen(only: list[str], console: Console) -> list[Case]:
    """The cases asked for whose environments exist; the others are named and left out."""
    asked = [case for case in CASES if not only or any(text in case.key for text in only)]
    if not asked:
        raise SystemExit(f"no case is called that; there are: {', '.join(case.key for case in CASES)}")
    for venv in sorted({case.venv for case in asked if not interpreter(case).exists()}):
        console.print(f"{venv} is missing, so its cases are not measured", style="yellow")
    return [case for case in asked if interpreter(case).exists()]


def measure(workers: list[Worker], rounds: int, slices: int, console: Console) -> report.Rounds:
    """Alternate the workers. Each plays several slices a round, every pass through them in a fresh order."""
    for worker in track(workers, "warming up", console=console):
        worker.settle(SLICE)
    tallies: dict[tuple[str, int], Tally] = {}
    for turn, number, worker in track(schedule(workers, rounds, slices), f"{rounds} rounds", console=console):
        tally = worker.play(number * SEEDS_APART)
        at = worker.case.key, turn
        tallies[at] = tallies[at] + tally if at in tallies else tally
    return {worker.case.key: [tallies[worker.case.key, turn] for turn in range(rounds)] for worker in workers}


def schedule(workers: list[Worker], rounds: int, slices: int) -> list[tuple[int, int, Worker]]:
    """Round, number of the pass, worker; in the order of play."""
    order = Random()
    passes = range(1, rounds * slices + 1)
    return [((n - 1) // slices, n, worker) for n in passes for worker in order.sample(workers, len(workers))]


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(prog="python -m bench.run", description="Measure our games beside others'.")
    parser.add_argument("--rounds", type=int, default=9, help="how often each case is measured (default 9)")
    parser.add_argument("--quick", action="store_true", help="three short rounds, for a first look; writes no file")
    parser.add_argument("--only", action="append", default=[], metavar="TEXT", help="cases whose key contains this")
    parser.add_argument("--out", type=Path, help="where to write; a full run writes bench/RESULTS.md")
    return parser.parse_args()


def main() -> None:
    """Measure, show, write."""
    asked = arguments()
    console = Console()
    rounds, slices = (3, 1) if asked.quick else (asked.rounds, 4)
    with ExitStack() as stack:
        workers = [stack.enter_context(working(case)) for case in chosen(asked.only, console)]
        greetings = {greeting for worker in workers for greeting in versions(worker)}
        found = measure(workers, rounds, slices, console)
    report.show(found, console)
    out = asked.out or (None if asked.quick or asked.only else RESULTS)
    if out:
        live = load.find(out.read_text(encoding="utf-8")) if out.exists() else ""
        out.write_text(report.page(found, greetings, rounds, live), encoding="utf-8")


def versions(worker: Worker) -> tuple[str, str]:
    """What the worker runs on."""
    return worker.greeting["package"], f"Python {worker.greeting['python']}"


if __name__ == "__main__":
    main()
