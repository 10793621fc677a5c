"""The page about views names every field and every kind of question that there is, and no other."""

from __future__ import annotations

import re
import typing
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from backroom.games import GAMES, game
from backroom.games.corleone import steps as corleone_steps
from backroom.games.corleone import view as corleone_view
from backroom.games.corleone import words as corleone_words
from backroom.games.coup import steps as coup_steps
from backroom.games.coup import view as coup_view
from backroom.games.coup import words as coup_words
from backroom.games.derpate import steps as derpate_steps
from backroom.games.derpate import view as derpate_view
from backroom.games.derpate import words as derpate_words
from backroom.games.steps import hints, kebab
from backroom.kernel.core import Kind

PAGE = (Path(__file__).parents[2] / "docs/views.md").read_text(encoding="utf-8")
SECTIONS = {
    "In every game": (game, None),
    "Coup": (coup_view, coup_words),
    "Corleone's Empire": (corleone_view, corleone_words),
    "Der Pate": (derpate_view, derpate_words),
}
SHOWN = ("View", "Question", "Claimed", "Fact")  # what a view is made of, by the ends of the names
CODE = re.compile(r"`([^`]+)`")


def section(title: str) -> str:
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def cells(title: str, head: str, column: int) -> Iterator[str]:
    """The texts of one column of the table whose head begins so."""
    table = section(title).split(f"| {head}")[1].split("\n\n")[0]
    for line in table.splitlines()[2:]:
        yield line.split(" | ")[column].strip("| ")


def fields(module: ModuleType) -> set[str]:
    """The fields of all structs of this module that a view is made of, without those of every game."""
    structs = [
        each
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__module__ == module.__name__
    ]
    named = {name for each in structs if each.__name__.endswith(SHOWN) for name in each.__struct_fields__}
    return named if module is game else named - set(game.View.__struct_fields__)


def test_there_is_a_section_for_every_game() -> None:
    assert len(SECTIONS) == len(GAMES) + 1


@pytest.mark.parametrize("title", SECTIONS)
def test_every_field_is_on_the_page(title: str) -> None:
    named = {name for code in CODE.findall(section(title)) for name in re.findall(r"[a-z_]+", code)}
    assert fields(SECTIONS[title][0]) - named == set()


@pytest.mark.parametrize("title", [*SECTIONS][1:])
def test_no_field_is_on_the_page_that_a_view_does_not_have(title: str) -> None:
    firsts = {code.removesuffix("[i]") for cell in cells(title, "field |", 0) for code in CODE.findall(cell)}
    assert firsts - fields(SECTIONS[title][0]) == set()


@pytest.mark.parametrize("title", [*SECTIONS][1:])
def test_every_kind_of_question_is_on_the_page(title: str) -> None:
    words = SECTIONS[title][1]
    kinds = {kind.name for kind in vars(words).values() if isinstance(kind, Kind) and kind.seconds}
    assert {code for cell in cells(title, "kind of question |", 0) for code in CODE.findall(cell)} == kinds


@pytest.mark.parametrize(
    ("title", "union"),
    [("Coup", coup_steps.AnyStep), ("Corleone's Empire", corleone_steps.AnyStep), ("Der Pate", derpate_steps.AnyStep)],
)
def test_every_step_is_on_the_page_with_its_fields(title: str, union: object) -> None:
    kinds = cells(title, "step |", 0)
    told = {kind.strip("`"): CODE.findall(named) for kind, named in zip(kinds, cells(title, "step |", 1), strict=True)}
    assert told == {kebab(step.__name__): [name for name, _ in hints(step)] for step in typing.get_args(union)}
