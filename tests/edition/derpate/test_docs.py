"""docs/editions.md explains every table, key and word that an edition of Der Pate may have, and no other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hatch_build
from backroom.games.derpate.edition import house_text
from backroom.games.derpate.edition_schema import SHAPES
from backroom.games.derpate.words import EVENTS
from backroom.games.editions.shapes import SOURCES, TOLD

PAGE = (Path(hatch_build.__file__).parent / "docs" / "editions.md").read_text(encoding="utf-8")
CHAPTER = PAGE.partition("\n## Der Pate\n")[2]
WHERE_FROM = PAGE.partition("\n## Where a value is from\n")[2].partition("\n## ")[0]


def section(table: str) -> str:
    """The rows of the chapter that speak of one table of the file."""
    found = re.search(rf"^\| `\[+{re.escape(table)}\]+`.*\n(?:\| \|.*\n)*", CHAPTER, re.MULTILINE)
    assert found, table
    return found[0]


def test_every_table_is_explained_and_no_other() -> None:
    assert re.findall(r"^\| `\[+([\w.]+)\]+`", CHAPTER, re.MULTILINE) == list(SHAPES)


@pytest.mark.parametrize("table", SHAPES)
def test_every_key_is_explained_and_no_other(table: str) -> None:
    keys = [cells.split("|")[2] for cells in section(table).splitlines()]
    printed = {*SHAPES[table].keys, *SHAPES[table].optional}
    assert sorted(re.findall(r"`([^`\n]+)`", " ".join(keys))) == sorted(printed)
    heading = "[[" if SHAPES[table].many else "["
    assert section(table).startswith(f"| `{heading}{table}]")


@pytest.mark.parametrize("table", SHAPES)
def test_every_word_is_explained(table: str) -> None:
    for key, want in SHAPES[table].keys.items():
        for word in (*want.known, *(want.entry.known if want.entry else ())):
            assert f"`{word}`" in CHAPTER or f'`"{word}"`' in CHAPTER, (key, word)


def test_where_values_are_from_is_explained() -> None:
    for key in TOLD:
        assert f"`{key}`" in WHERE_FROM
    for source in SOURCES:
        assert f'`"{source}"`' in WHERE_FROM
    assert [table for table, shape in SHAPES.items() if not shape.sourced] == ["edition"]


def test_every_effect_is_explained() -> None:
    assert tuple(re.findall(r"^\| `([GR]\d)` \|", CHAPTER, re.MULTILINE)) == EVENTS


def test_the_file_speaks_of_this_page_and_of_nothing_outside() -> None:
    comments = [line for line in house_text().splitlines() if line.startswith("#")]
    assert any("docs/editions.md" in line for line in comments)
    assert any("backroom edition check" in line for line in comments)
    assert "../" not in house_text()
