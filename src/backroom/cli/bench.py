"""`backroom bench`: how fast the rules of this install are, on this machine, in a few seconds."""

from __future__ import annotations

import platform
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from random import Random
from time import perf_counter

import click
from rich import box
from rich.table import Table

from backroom.cli.faces import find_game
from backroom.cli.screen import make_console
from backroom.kernel import run
from backroom.kernel.core import State


@click.command()
@click.argument("game", metavar="[GAME]", default="coup")
@click.option("--seats", default=4, metavar="N", show_default=True, help="How many sit at the table.")
@click.option(
    "--seconds", type=click.FloatRange(0.05, 600), metavar="S", default=2.0, show_default=True, help="Time per row."
)
def bench(game: str, seats: int, seconds: float) -> None:
    """Measure how fast the rules are here.

    Random games: whole ones inside the engine, and word by word from Python.
    For a comparison with other engines, run 'make bench' in the repository.
    """
    found = find_game(game)
    try:
        found.start(seats, {})
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    console = make_console()
    build = "compiled" if str(run.__file__).endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"
    console.print(f"{found.title}, {seats} seats, {build} build, Python {platform.python_version()}")
    table = Table(box=box.SIMPLE, pad_edge=False, header_style="head")
    table.add_column("Random games")
    for title in ("Games/s", "Decisions/s", "Decisions per game"):
        table.add_column(title, justify="right")
    for name, playing in (("inside the engine", run.playout), ("stepped from Python", stepped)):
        games, words, spent = measure(lambda: found.start(seats, {}), playing, seconds)
        table.add_row(name, f"{games / spent:,.0f}", f"{words / spent:,.0f}", f"{words / games:.1f}")
    console.print(table)
    console.print("'make bench' in the repository measures the same beside other engines.")


def measure(start: Callable[[], State], playing: Callable[[State, int], int], seconds: float) -> tuple[int, int, float]:
    """Games, decisions and the time they took."""
    games = words = 0
    begun = perf_counter()
    while (spent := perf_counter() - begun) < seconds or not games:
        words += playing(start(), games)
        games += 1
    return games, words, spent


def stepped(state: State, seed: int) -> int:
    """A random game, each word asked for and said from here."""
    said = 0
    chance = Random(seed).random
    run.roll_on(state, seed)
    while menu := run.options(state):
        run.answer(state, menu[int(chance() * len(menu))], seed)
        said += 1
    return said
