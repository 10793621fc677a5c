"""What is printed on the components of a game, laid out for a terminal: a module for each game that has editions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from rich import box
from rich.console import Console
from rich.table import Table

from backroom.games.editions import Editions, Rows

E = TypeVar("E", bound=Rows)


@dataclass(frozen=True)
class Printed(Generic[E]):
    """The editions of one game, and how to show one of them part by part."""

    title: str
    editions: Editions[E]
    count: Callable[[E], str]
    parts: dict[str, Callable[[Console, E], None]]


def grid(title: str, *columns: str) -> Table:
    table = Table(
        title=title, title_justify="left", title_style="head", box=box.SIMPLE, pad_edge=False, header_style="head"
    )
    for column in columns:
        table.add_column(column, overflow="fold")
    return table
