"""`make test`: all its parts, side by side where they do not hurt each other, each timed against its budget.

What a part prints is kept in build/test/PART.log and shown when the part fails. A test that fails is tried once more,
alone; what passes only then is listed, and more than two of them fail the run.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

import click

ROOT = Path(__file__).parents[1]
LOGS = ROOT / "build" / "test"
RULES = ROOT / "build" / "rules"  # what the tests note of rules, for the report
WHOLE = 15 * 60  # seconds, from a fresh clone on two quiet cores
MOST_SECOND_TRIES = 2
SHOWN = 150  # lines of what a part that failed has printed
HEARTBEAT = 60  # seconds
ENDED = re.compile(r"^(?:=+ )?(\d+ (?:passed|failed|error)\b.* in [\d.]+s.*?)(?: =+)?$", re.MULTILINE)
PASSED = re.compile(r"(\d+) passed")
MAKE = ("make", "--no-print-directory")
PYTHON = sys.executable
PYTEST = (PYTHON, "-m", "pytest", "-q")
ELSEWHERE = ("tests/server", "tests/browser", "tests/compiled")  # folders of tests that have a part of their own


@dataclass(frozen=True)
class Part:
    """Something to run: commands one after the other, once the parts before it have passed."""

    name: str
    budget: int  # seconds
    commands: tuple[tuple[str, ...], ...] = ()
    tests: tuple[str, ...] = ()  # arguments for pytest, if it is tests
    workers: int = 2
    after: tuple[str, ...] = ()
    patience: int = 0  # how much it gives way to the others


def whole() -> tuple[Part, ...]:
    rules = [f"--ignore={folder}" for folder in ELSEWHERE]
    return (
        Part("check", 60, commands=((*MAKE, "check"),)),
        Part("client", 60, commands=((*MAKE, "part-client"),)),
        Part("compile", 180, commands=((*MAKE, "part-compile"),)),
        Part("dist", 60, commands=((*MAKE, "part-dist"),), after=("client",)),
        Part("rules and laws", 300, tests=tuple(rules), workers=2, patience=2),
        Part("server", 240, tests=("tests/server",), workers=3),
        Part("browser", 240, tests=("tests/browser",), workers=3, after=("client", "server")),
        Part("rules report", 10, commands=((PYTHON, "-m", "tools.rules_report"),), after=("rules and laws", "server")),
        Part("compiled", 120, commands=((*MAKE, "part-compiled"),), after=("compile", "rules and laws")),
    )


@dataclass
class Outcome:
    """How a part ended."""

    part: Part
    passed: bool
    seconds: float
    summary: str = ""
    second_tries: list[str] = field(default_factory=list)


class Run:
    """One run of parts."""

    def __init__(self, parts: Iterable[Part]) -> None:
        self.parts = {part.name: part for part in parts}
        self.began = time.monotonic()
        self.under_way: dict[str, float] = {}

    def say(self, text: str) -> None:
        click.echo(f"[{time.monotonic() - self.began:5.0f} s] {text}")

    def all(self) -> list[Outcome]:
        """Run all parts, each as soon as those before it have passed."""
        outcomes: dict[str, Outcome] = {}
        running: dict[Future[Outcome], str] = {}
        waiting = dict(self.parts)
        with ThreadPoolExecutor(len(self.parts)) as pool:
            while waiting or running:
                for name, part in list(waiting.items()):
                    before = [outcomes.get(other) for other in part.after if other in self.parts]
                    if any(one is not None and not one.passed for one in before):
                        outcomes[name] = Outcome(waiting.pop(name), False, 0, "not run")
                    elif all(before):
                        running[pool.submit(self.run, waiting.pop(name))] = name
                for future in self.some_of(running):
                    outcome = outcomes[running.pop(future)] = future.result()
                    self.tell(outcome)
        return [outcomes[name] for name in self.parts]

    def some_of(self, running: dict[Future[Outcome], str]) -> list[Future[Outcome]]:
        """Those that have ended, at least one of them; while none has, a sign of life now and then."""
        while running:
            try:
                first = next(as_completed(running, timeout=HEARTBEAT))
                return [first, *(one for one in running if one is not first and one.done())]
            except TimeoutError:
                self.say("still at work: " + ", ".join(f"{name}{progress(name)}" for name in sorted(running.values())))
        return []

    def run(self, part: Part) -> Outcome:
        began = time.monotonic()
        log = log_of(part.name)
        with log.open("wb") as out:
            code = 0
            for command in part.commands:
                code = code or call(command, out, part.patience)
            tries: list[str] = []
            if part.tests:
                code, tries = self.test(part, out)
        ended = ENDED.findall(log.read_text(errors="replace"))
        return Outcome(part, code == 0, time.monotonic() - began, "\n".join(ended), tries)

    def test(self, part: Part, out: BinaryIO) -> tuple[int, list[str]]:
        """Run tests; what fails is tried once more, alone. The exit code, and what needed the second try."""
        cache = LOGS / f"cache-{slug(part.name)}"
        shutil.rmtree(cache, ignore_errors=True)
        notes = f"--rules-to={RULES / slug(part.name)}"
        command = (*PYTEST, "-o", f"cache_dir={cache}", "-n", str(part.workers), notes, *part.tests)
        code = call(command, out, part.patience)
        if code != 1:
            return code, []
        failed = list(json.loads((cache / "v/cache/lastfailed").read_text()))
        again = (*PYTEST, "-o", f"cache_dir={cache}", "--last-failed", "--last-failed-no-failures", "none", *part.tests)
        return call(again, out, part.patience), failed

    def tell(self, outcome: Outcome) -> None:
        part = outcome.part
        verdict = "passed" if outcome.passed else "FAILED"
        late = f", over its budget of {part.budget} s" if outcome.seconds > part.budget else ""
        self.say(f"{part.name}: {verdict} in {outcome.seconds:.0f} s{late}")
        if outcome.summary:
            click.echo(outcome.summary)
        if not outcome.passed:
            lines = log_of(part.name).read_text(errors="replace").splitlines()
            click.echo("\n".join(lines[-SHOWN:]))


def slug(name: str) -> str:
    return name.replace(" ", "-")


def log_of(name: str) -> Path:
    return LOGS / f"{slug(name)}.log"


def progress(name: str) -> str:
    """How far the tests of a part have come."""
    found = re.findall(r"\[ *(\d+%)\]", log_of(name).read_text(errors="replace")) if log_of(name).exists() else []
    return f" {found[-1]}" if found else ""


def call(command: tuple[str, ...], out: BinaryIO, patience: int) -> int:
    gentle = ("nice", "-n", str(patience)) if patience else ()
    out.write(f"$ {' '.join(command)}\n".encode())
    out.flush()
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    done = subprocess.run([*gentle, *command], cwd=ROOT, stdout=out, stderr=out, env=environment, check=False)
    return done.returncode


def report(outcomes: list[Outcome], began: float) -> bool:
    """The table at the end; True if the run has passed."""
    click.echo(f"\n{'part':<16}{'seconds':>8}{'budget':>8}")
    for outcome in outcomes:
        verdict = "" if outcome.passed else "  FAILED"
        click.echo(f"{outcome.part.name:<16}{outcome.seconds:>8.0f}{outcome.part.budget:>8}{verdict}")
    click.echo(f"{'all':<16}{time.time() - began:>8.0f}{WHOLE:>8}")
    tries = [name for outcome in outcomes for name in outcome.second_tries if outcome.passed]
    click.echo(f"tests that needed a second try: {len(tries)}")
    for name in tries:
        click.echo(f"  {name}")
    passed = sum(int(n) for outcome in outcomes for n in PASSED.findall(outcome.summary))
    failed = sum(not outcome.passed for outcome in outcomes)
    click.echo(f"{passed} tests passed, {failed} parts failed")
    too_many = len(tries) > MOST_SECOND_TRIES
    if too_many:
        click.echo(f"more than {MOST_SECOND_TRIES} tests needed a second try: they do not hold")
    return all(outcome.passed for outcome in outcomes) and not too_many


@click.command(help=__doc__)
@click.argument("names", nargs=-1)
@click.option("--began", type=float, default=0.0, help="When the whole run began, in seconds since 1970.")
def main(names: tuple[str, ...], began: float) -> None:
    parts = whole()
    unknown = [name for name in names if name not in {part.name for part in parts}]
    if unknown:
        raise click.ClickException(f"no part is called '{unknown[0]}'; there are {', '.join(p.name for p in parts)}")
    LOGS.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(RULES, ignore_errors=True)
    outcomes = Run(part for part in parts if not names or part.name in names).all()
    sys.exit(not report(outcomes, began or time.time()))


if __name__ == "__main__":
    main()
