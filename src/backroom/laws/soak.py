"""The laws on very many games, on all cores: `python -m backroom.laws.soak`.

Stops at the first broken law and says how to see it break again. Which game a number stands for depends on the
seed alone, not on how the work was shared out.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from backroom.games import GAMES
from backroom.laws.broken import Broken
from backroom.laws.check import ONE_IN, Report, place_of, places, walk_once

SHARE = 40  # games that a worker plays before it reports
ENOUGH = {"coup": 100_000, "corleone": 20_000, "derpate": 20_000}  # games that make a soak


@dataclass(frozen=True)
class Share:
    """Some games for one worker: game `first` of the soak and those after it."""

    key: str
    first: int
    games: int
    seed: int
    every: int


@dataclass(frozen=True)
class Found:
    """What a worker brings home: what it looked at, and the game that broke a law, if one did."""

    report: Report
    broken: str
    at: int


def shares(games: dict[str, int], first: int, seed: int, every: int) -> Iterator[Share]:
    """All the work, game by game of the house, in small shares."""
    for key, number in games.items():
        for start in range(first, first + number, SHARE):
            yield Share(key, start, min(SHARE, first + number - start), seed, every)


VISITED: dict[str, set[tuple[object, ...]]] = {}  # by game: a first visit is looked at once per process


def play(share: Share) -> Found:
    """Walk through a share of games."""
    game = GAMES[share.key]
    begins = places(game)
    report = Report(visited=VISITED.setdefault(share.key, set()))
    broken, at = "", -1
    for at in range(share.first, share.first + share.games):
        seats, options, scene = place_of(game, begins, at, share.seed)
        try:
            walk_once(game, seats, options, share.seed + at, report, scene=scene, every=share.every)
        except Broken as found:
            broken = str(found)
            break
        except Exception as error:  # noqa: BLE001 - whatever goes wrong in a game is what the soak is looking for
            broken = "\n  ".join([repr(error), *getattr(error, "__notes__", [])])
            break
    report.visited = set()  # it stays here, and a report is sent
    return Found(report, broken, at)


@click.command()
@click.option("--game", "only", type=click.Choice(list(GAMES)), help="Only this game; by default all of them.")
@click.option("--games", type=click.IntRange(1), help=f"Games of each game; by default {ENOUGH}.")
@click.option("--seed", default=0, show_default=True, help="Another seed, other games.")
@click.option("--first", default=0, show_default=True, help="Begin with this game; to see a broken law again.")
@click.option("--jobs", default=os.cpu_count() or 1, help="Processes; by default one per core.")
@click.option("--every", default=ONE_IN, show_default=True, help="The dear laws look at one wait in so many.")
def main(only: str | None, games: int | None, seed: int, first: int, jobs: int, every: int) -> None:
    """Play very many games under the eyes of the law."""
    console = Console()
    wanted = {key: games or ENOUGH[key] for key in GAMES if only in (None, key)}
    total: dict[str, Report] = {key: Report() for key in wanted}
    began = time.monotonic()
    columns = (TextColumn("[bold]laws"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with multiprocessing.get_context("spawn").Pool(jobs) as pool, Progress(*columns, console=console) as progress:
        task = progress.add_task("games", total=sum(wanted.values()))
        work = list(shares(wanted, first, seed, every))
        for share, found in zip(work, pool.imap(play, work), strict=True):
            total[share.key].add(found.report)
            progress.advance(task, found.report.games)
            if found.broken:
                pool.terminate()
                console.print(f"[bold red]broken[/] in game {found.at} of {share.key}", highlight=False)
                console.print(found.broken, markup=False, highlight=False)
                there = f"--game {share.key} --games 1 --first {found.at} --seed {seed} --every {every}"
                again = f"python -m backroom.laws.soak {there}"
                console.print(f"again: {again}", markup=False, highlight=False)
                sys.exit(1)
    for key, report in total.items():
        console.print(summary(key, report, time.monotonic() - began))
    missing = [f"{key}: {kind}" for key, report in total.items() for kind in report.never_compared(GAMES[key])]
    if missing and min(wanted.values()) >= 1_000:
        console.print(f"[bold red]never compared[/] between twins: {', '.join(missing)}")
        sys.exit(1)


def summary(key: str, report: Report, seconds: float) -> Table:
    """What was looked at, as a table."""
    table = Table(title=f"{key}: all laws hold", show_header=False, title_justify="left")
    rows = (
        ("games", report.games),
        ("words", report.words),
        ("waits looked at closely", report.dear),
        ("twins followed", report.twins),
        ("scenes written and read", report.scenes),
    )
    for name, count in rows:
        table.add_row(name, f"{count:,}")
    table.add_row("time", f"{seconds:,.0f} s, {report.games / max(seconds, 1e-9):.1f} games/s")
    kinds = sorted(report.compared.items(), key=lambda item: item[1])
    table.add_row("events compared", ", ".join(f"{kind} {count:,}" for kind, count in kinds))
    return table


if __name__ == "__main__":
    main()
