"""`python -m tools.mutants`: plants bugs one at a time in a copy of the project; the tests of the part must notice.

Before a bug is planted its tests must pass. Only a test that fails counts as noticing: an error while tests are
collected does not. The exit code is 1 if a mutation survived, could not be planted, or could not be judged.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tools.mutants.mutations import Mutation, load
from tools.mutants.scratch import ROOT, Scratch
from tools.mutants.suites import run_suite

CAUGHT, SURVIVED, UNJUDGED, NOT_RUN = "caught", "SURVIVED", "NOT JUDGED", "not run"


class Hunt:
    """One run over some mutations."""

    def __init__(self, scratch: Scratch, say: Callable[[str], None]) -> None:
        self.scratch = scratch
        self.say = say
        self.sound: dict[tuple[str, ...], str] = {}  # by tests: what fails without any mutation, empty if nothing

    def judge(self, mutation: Mutation) -> str:
        """Plant one, run its tests, take it out again, and tell how that went."""
        began = time.monotonic()
        verdict, why = self.outcome(mutation)
        seconds = time.monotonic() - began
        link = "by" if verdict == CAUGHT else "-"
        detail = f" {link} {why}" if why else ""
        self.say(f"{mutation.name} ({mutation.file}): {verdict}{detail} in {seconds:.0f} s")
        return verdict

    def outcome(self, mutation: Mutation) -> tuple[str, str]:
        fault = mutation.fault(self.scratch.folder)
        if fault:
            return UNJUDGED, fault
        if (mutation.vitest or mutation.build) and not self.scratch.has_client:
            return NOT_RUN, "no Node.js or no web/node_modules"
        unsound = self.baseline(mutation)
        if unsound:
            return UNJUDGED, f"its tests fail without it: {unsound}"
        with self.scratch.planted(mutation):
            verdict = run_suite(self.scratch, mutation)
        if verdict.failed:
            return CAUGHT, verdict.failed
        return (SURVIVED, "") if verdict.passed else (UNJUDGED, f"an error and no failed test\n{verdict.tail}\n")

    def baseline(self, mutation: Mutation) -> str:
        """What fails without the mutation, tried once more if it does; empty if all is well."""
        key = mutation.tests + mutation.vitest
        if key not in self.sound:
            if mutation.build:
                self.scratch.build_client()
            for _ in range(2):
                verdict = run_suite(self.scratch, mutation)
                self.sound[key] = "" if verdict.passed else verdict.failed or verdict.tail
                if verdict.passed:
                    break
        return self.sound[key]


def hunt(mutations: list[Mutation]) -> list[str]:
    """The verdict on each, told as it comes."""
    console = Console(highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with (
        tempfile.TemporaryDirectory(prefix="backroom-mutants-") as folder,
        Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress,
    ):
        under_way = Hunt(
            Scratch(Path(folder).resolve()), lambda line: console.print(line, markup=False, soft_wrap=True)
        )
        task = progress.add_task("", total=len(mutations))
        verdicts = []
        for mutation in mutations:
            progress.update(task, description=mutation.name)
            verdicts.append(under_way.judge(mutation))
            progress.advance(task)
        return verdicts


def describe(mutation: Mutation) -> str:
    tests = " ".join(mutation.tests + mutation.vitest)
    return f"{mutation.part:<10} {mutation.name} ({mutation.file}; {tests})"


@click.command(help=__doc__)
@click.option("--only", default="", metavar="TEXT", help="Those whose name, part or file has this text.")
@click.option("--list", "list_only", is_flag=True, help="Only list them.")
def main(only: str, list_only: bool) -> None:
    chosen = [one for one in load() if only.lower() in f"{one.name}\n{one.part}\n{one.file}".lower()]
    if not chosen:
        raise click.ClickException(f"no mutation has '{only}' in its name, part or file")
    if list_only:
        for mutation in chosen:
            click.echo(
                describe(mutation) + (f"  CANNOT BE PLANTED: {fault}" if (fault := mutation.fault(ROOT)) else "")
            )
        return
    began = time.monotonic()
    verdicts = hunt(chosen)
    run = [verdict for verdict in verdicts if verdict != NOT_RUN]
    left = f"; {len(verdicts) - len(run)} not run" if len(run) < len(verdicts) else ""
    click.echo(f"{run.count(CAUGHT)} of {len(run)} caught{left}; {time.monotonic() - began:.0f} s")
    sys.exit(run.count(CAUGHT) < len(run))


if __name__ == "__main__":
    main()
