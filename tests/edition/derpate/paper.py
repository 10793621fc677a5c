"""Editions of Der Pate on paper: the house edition as text and as tables, with a change here and there."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable
from functools import cache
from typing import Any

from backroom.games.derpate.edition import BadEdition, Edition, build, house_text, read

Tables = dict[str, Any]
Change = Callable[[Tables], object]


@cache
def tables() -> Tables:
    """The house edition, parsed. Never changed: see `fresh`."""
    return tomllib.loads(house_text())


def fresh() -> Tables:
    """The same, to write in."""
    return copy.deepcopy(tables())


def changed(change: Change) -> Tables:
    paper = fresh()
    change(paper)
    return paper


def replaced(old: str, new: str, times: int = 1) -> str:
    """The file of the house edition with a text in it changed, which must be there."""
    assert old in house_text(), old
    return house_text().replace(old, new, times)


def every_row() -> list[tuple[str, dict[str, Any]]]:
    """All tables but [edition], each with its name."""
    found: list[tuple[str, dict[str, Any]]] = []
    for name, table in tables().items():
        if name == "track":
            found += [(f"track.{inner}", row) for inner, row in table.items()]
        elif name != "edition":
            found += [(name, row) for row in (table if isinstance(table, list) else [table])]
    return found


def faults(paper: Tables | str) -> list[str]:
    """What is wrong with it, without the name of the file. None of the lines may lack its file."""
    told: tuple[str, ...] = ()
    try:
        _ = read(paper, "my.toml") if isinstance(paper, str) else build(paper, "my.toml")
    except BadEdition as error:
        told = error.faults or ("nothing is told",)
    assert all(line.startswith("my.toml: ") and "\n" not in line for line in told), told
    return [line.removeprefix("my.toml: ") for line in told]


def played(edition: Edition) -> object:
    """Everything of an edition that the rules can tell apart: all but names and texts."""
    return (
        (edition.money, edition.family_keys, edition.district_keys, edition.lengths, edition.chip_spaces),
        (edition.income, edition.favours, edition.persons, edition.first_districts, edition.first_car),
        [(kind.money, kind.step) for kind in edition.kinds],
        [(row.key, row.district, row.kind, row.money) for row in edition.road],
        [(card.key, card.x, card.car) for card in edition.events],
    )
