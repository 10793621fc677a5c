"""docs/editions.md explains every table, key, verb, parameter and word of Corleone's Empire, and no other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hatch_build
from backroom.games.corleone.edition import house_text
from backroom.games.corleone.edition_effects import VERBS
from backroom.games.corleone.edition_schema import SHAPES
from backroom.games.corleone.words import ICONS
from backroom.games.editions.shapes import SOURCES, TOLD

WHOLE = (Path(hatch_build.__file__).parent / "docs" / "editions.md").read_text(encoding="utf-8")
PAGE = WHOLE.partition("\n## Der Pate\n")[0]
IN_CODE = set(re.findall(r"`([^`\n]+)`", PAGE))


def section(table: str) -> str:
    """The rows of the page that speak of one table of the file."""
    found = re.search(rf"^\| `\[+{re.escape(table)}\]+`.*\n(?:\| \|.*\n)*", PAGE, re.MULTILINE)
    assert found, table
    return found[0]


@pytest.mark.parametrize("table", SHAPES)
def test_every_key_is_explained(table: str) -> None:
    shape = SHAPES[table]
    explained = set(re.findall(r"`([^`\n]+)`", section(table)))
    assert set(shape.keys) <= explained
    for key in shape.optional.keys() - {"territory"}:
        assert f"*`{key}`*" in section(table)


def test_where_values_are_from_is_explained() -> None:
    for key in TOLD:
        assert f"`{key}`" in PAGE
    for source in SOURCES:
        assert f'`"{source}"`' in PAGE


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_is_explained(verb: str) -> None:
    found = re.search(rf"^\| `{verb}` \|(.*?)\| ", PAGE, re.MULTILINE)
    assert found, verb
    named = [word for word in re.findall(r"`([\w_]+)`", found[1]) if not word.startswith('"')]
    assert named == list(VERBS[verb])
    optional = re.findall(r"\*`([\w_]+)`\*", found[1])
    assert optional == [key for key, parameter in VERBS[verb].items() if parameter.optional]


def test_every_word_is_explained() -> None:
    words = {
        word for parameters in VERBS.values() for parameter in parameters.values() for word in parameter.want.known
    }
    for word in words - set(ICONS):
        assert f'"{word}"' in PAGE, word
    assert set(ICONS) <= IN_CODE


def test_the_file_speaks_of_this_page_and_of_nothing_outside() -> None:
    comments = [line for line in house_text().splitlines() if line.startswith("#")]
    assert any("docs/editions.md" in line for line in comments)
    assert any("backroom edition check" in line for line in comments)
    assert "../" not in house_text()
