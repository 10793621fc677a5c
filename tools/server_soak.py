"""The server under long strain: `python -m tools.server_soak twins`, `fuzz` and `kills`. `make soak` runs them all.

A small part of each is in `make test`. Whatever goes wrong stops the run, and says how to see it again.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from backroom.games import GAMES
from backroom.laws.check import place_of, places
from tests.server.fuzzing import fuzz as send_garbage
from tests.server.twins import Coverage
from tests.server.watching import Watch, two_houses
from tools.soak_kills import kills

SHARE = 10  # games that a worker looks at before it reports
BOTS = ("", "", "own", "all")  # in turn: who plays by a bot, nobody, the viewer or anybody


def bar() -> Progress:
    return Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())


@click.group(help=__doc__)
def main() -> None:
    """Each subcommand is one kind of strain."""


def look_at(key: str, first: int, games: int, seed: int) -> Coverage:
    """Some games for one worker, each with twins from a few of its moments."""
    game, coverage = GAMES[key], Coverage()
    begins = places(game)

    async def run() -> None:
        with tempfile.TemporaryDirectory() as folder:
            async with two_houses(Path(folder)) as houses:
                watch = Watch(houses, game, coverage, every=25, bots=BOTS[first // SHARE % len(BOTS)])
                for n in range(first, first + games):
                    await watch.play(place_of(game, begins, n, seed), seed + n)

    asyncio.run(run())
    return coverage


@main.command()
@click.option("--games", default=2_400, show_default=True, help="Random games, of all three together.")
@click.option("--seed", default=0, show_default=True, help="The first one's seed.")
@click.option("--workers", default=os.cpu_count() or 1, show_default=True, help="Processes.")
def twins(games: int, seed: int, workers: int) -> None:
    """Nothing that a viewer is sent depends on what it may not know."""
    console, total = Console(), Coverage()
    each = max(1, games // len(GAMES))
    shares = [(key, first, min(SHARE, each - first), seed) for first in range(0, each, SHARE) for key in GAMES]
    with bar() as progress, ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        task = progress.add_task("twins", total=each * len(GAMES))
        pending: dict[Future[Coverage], int] = {}
        while shares or pending:
            while shares and len(pending) < workers:
                share = shares.pop(0)
                pending[pool.submit(look_at, *share)] = share[2]
            for done in wait(pending, return_when=FIRST_COMPLETED).done:
                total.add(done.result())
                progress.advance(task, pending.pop(done))
    console.print(f"{total.twins} twins, {total.steps} questions, {total.parted} parted in honour")
    console.print(f"messages compared: {dict(total.messages.most_common())}")
    console.print(f"beside the game: {dict(total.deeds.most_common())}")
    for key, game in GAMES.items():
        missing = total.never_compared(game)
        console.print(
            f"{key}: {len(total.events.get(key, []))} kinds of event compared, never: {', '.join(missing) or 'none'}"
        )
        if missing:
            sys.exit(1)


@main.command()
@click.option("--frames", default=100_000, show_default=True)
@click.option("--seed", default=0, show_default=True)
@click.option("--sockets", default=8, show_default=True, help="That send garbage at the same time.")
def fuzz(frames: int, seed: int, sockets: int) -> None:
    """Random and mutated frames cause neither a fault nor a wrong state."""
    begun = time.monotonic()
    with bar() as progress, tempfile.TemporaryDirectory() as folder:
        task = progress.add_task("frames", total=frames)
        result = asyncio.run(
            send_garbage(Path(folder), frames, seed, sockets, lambda sent: progress.advance(task, sent))
        )
    console = Console()
    console.print(
        f"{result.sent.total()} frames in {time.monotonic() - begun:.0f} s: {dict(result.sent.most_common())}"
    )
    console.print(f"sockets closed, by code: {dict(result.closed.most_common())}")
    console.print(f"meanwhile {result.games} games, {result.words} honest words")


main.add_command(kills)


if __name__ == "__main__":
    main()
