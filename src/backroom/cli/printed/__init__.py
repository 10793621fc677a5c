"""What is printed on the components of a game, laid out for a terminal: a module for each game that has editions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from rich import box
from rich.console import Console
from rich.table import Table


class Titled(Protocol):
    """What every edition says of itself."""

    title: str
    version: str
    digest: str


E = TypeVar("E", bound=Titled)


@dataclass(frozen=True)
class Printed(Generic[E]):
    """The editions of one game: how to read them, and how to show them part by part."""

    title: str
    load: Callable[[Path | str], E]
    house_edition: Callable[[], E]
    house_text: Callable[[], str]
    count: Callable[[E], str]
    parts: dict[str, Callable[[Console, E], None]]


def grid(title: str, *columns: str) -> Table:
    table = Table(
        title=title, title_justify="left", title_style="head", box=box.SIMPLE, pad_edge=False, header_style="head"
    )
    for column in columns:
        table.add_column(column, overflow="fold")
    return table
