"""`backroom perft`: count every way the next words can fall, the oldest check of a rules engine."""

from __future__ import annotations

from time import perf_counter

import click
from rich import box
from rich.table import Table

import backroom
from backroom.cli.faces import find_game
from backroom.cli.screen import examples, make_console
from backroom.games.perft import perft as count

SCENES = {"coup": "duke captain 2 / assassin contessa 2"}


@click.command(
    epilog=examples(
        'backroom perft coup --scene "duke captain 2 / assassin contessa 2" --depth 4',
    )
)
@click.argument("game", metavar="GAME")
@click.option("--scene", default="", help="A position in notation; without it, a small one.")
@click.option("--depth", type=click.IntRange(1, 12), default=3, show_default=True, help="How many words to look ahead.")
def perft(game: str, scene: str, depth: int) -> None:
    """Count the ways a position can go on.

    All sequences of words from a position of GAME, with every outcome of chance.
    A rule changed by mistake changes a count.
    """
    find_game(game)
    text = scene or SCENES.get(game, "")
    if not text:
        raise click.UsageError(f"there is no small scene of '{game}' at hand; give one with --scene")
    try:
        state = backroom.scene(game, text).state
    except (ValueError, backroom.Illegal) as error:
        raise click.UsageError(f"the scene cannot be read: {error}") from None
    console = make_console()
    console.print(f"Scene: [b]{text}[/]")
    table = Table(box=box.SIMPLE, pad_edge=False, header_style="head")
    for title in ("Depth", "Sequences", "Seconds", "Per second"):
        table.add_column(title, justify="right")
    for words in range(1, depth + 1):
        begun = perf_counter()
        found = count(state, words)
        seconds = perf_counter() - begun
        table.add_row(str(words), f"{found:,}", f"{seconds:.3f}", f"{found / max(seconds, 1e-9):,.0f}")
    console.print(table)
