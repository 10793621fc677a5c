"""`backroom games`: what can be played, for how many, and what a table may agree on."""

from __future__ import annotations

import click
from rich import box
from rich.markup import escape
from rich.table import Table

import backroom
from backroom.cli.screen import make_console


@click.command()
def games() -> None:
    """List the games and their options.

    For each game: how many can play, and what a table may agree on, with the default.
    An option is given to play as --option NAME=VALUE.
    """
    console = make_console()
    for key, info in backroom.games().items():
        console.print()
        console.print(f"[head]{info.title}[/] for {info.least} to {info.most} players: [b]backroom play {key}[/]")
        table = Table(box=box.SIMPLE, pad_edge=False, header_style="head")
        table.add_column("Option", no_wrap=True)
        table.add_column("Values")
        table.add_column("Meaning")
        for option in info.options:
            values = " ".join(mark(value, is_default=value == option.default) for value in option.values)
            table.add_row(option.name, values or mark(option.default, is_default=True), escape(option.meaning))
        console.print(table)
        console.print("The value in [b]bold with a star*[/] is the default.")


def mark(value: bool | int | str, *, is_default: bool) -> str:
    spelt = str(value).lower()
    return f"[b]{spelt}*[/]" if is_default else spelt
