"""Rules are found by what people type: half a word, another form of it, without its marks, in any order."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from backroom.games.register import load
from backroom.games.searching import search

SEARCHES = tomllib.loads((Path(__file__).parents[1] / "searches.toml").read_text(encoding="utf-8"))["search"]
TYPED = [(one["game"], one["lang"], wanted, rule) for one in SEARCHES for wanted, rule in one["finds"].items()]


@pytest.mark.parametrize(("game", "lang", "wanted", "rule"), TYPED)
def test_what_is_meant_is_among_the_first_three(game: str, lang: str, wanted: str, rule: str) -> None:
    assert rule in [found.id for found in search(load(game).values(), wanted, lang)][:3]


def test_what_no_rule_is_about_finds_none_and_nothing_finds_all_in_the_books_order() -> None:
    book = list(load("coup").values())
    assert search(book, "xylophone") == []
    assert search(book, "  ") == book
    assert search(book, "?!") == []


def test_a_word_that_no_rule_has_does_not_hide_the_others() -> None:
    book = load("coup").values()
    assert search(book, "contessa xylophone")[0] in search(book, "contessa")[:3]


def test_part_of_an_id_lists_its_rules_in_the_books_order() -> None:
    found = [rule.id for rule in search(load("coup").values(), "coup-dd")]
    assert found == ["COUP-DD-01", "COUP-DD-02", "COUP-DD-03", "COUP-DD-04"]
