"""The law books in other languages: nothing but rules that exist, and all that can be cited."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from backroom.games import register
from backroom.games.register import CITED, LANGUAGES, BadBook

BOOK = '["TOY-01"]\nkind = "fact"\nsource = "Toy"\nchapter = "Toys"\ntext.en = "A toy is a toy."\n'
each_translation = pytest.mark.parametrize(
    ("lang", "game"), [(lang, game) for lang in LANGUAGES[1:] for game in register.books()]
)


def toy(folder: Path, translation: str) -> Path:
    (folder / "toy.toml").write_text(BOOK)
    (folder / "fa").mkdir()
    (folder / "fa" / "toy.toml").write_text(translation)
    return folder / "toy.toml"


def test_a_translation_stands_in_a_folder_beside_its_book(tmp_path: Path) -> None:
    book = register.read(toy(tmp_path, 'TOY-01 = """اسباب‌بازی\n اسباب‌بازی است."""\n[chapters]\nToys = "بازی"\n'))
    assert book["TOY-01"].text == {"en": "A toy is a toy.", "fa": "اسباب‌بازی اسباب‌بازی است."}
    assert book["TOY-01"].chapters == {"fa": "بازی"}


@pytest.mark.parametrize(
    ("translation", "fault"),
    [
        ('TOY-02 = "x"', "fa/toy.toml: TOY-02: the book has no such rule or chapter"),
        ('TOY-01 = ""', "fa/toy.toml: TOY-01: the text is empty"),
        ("TOY-01 = 1", "fa/toy.toml: Expected `str`"),
        ("TOY-01 = x", "fa/toy.toml: Invalid value"),
    ],
)
def test_a_translation_that_cannot_be_used_says_why(tmp_path: Path, translation: str, fault: str) -> None:
    with pytest.raises(BadBook, match=re.escape(fault)):
        register.read(toy(tmp_path, translation))


@each_translation
def test_every_rule_that_can_be_cited_is_there_in_every_language(lang: str, game: str) -> None:
    lacking = [rule.id for rule in register.load(game).values() if rule.kind in CITED and lang not in rule.text]
    assert lacking == []
    assert [rule.chapter for rule in register.load(game).values() if lang not in rule.chapters] == []


@each_translation
def test_a_translation_names_the_same_rules_and_options(lang: str, game: str) -> None:
    """Ids stay as they are, so that they can be found."""
    named = re.compile(r"\b(?:COUP|CE|DP|TABLE)-[\w-]*\w", re.ASCII)
    for rule in register.load(game).values():
        if lang in rule.text:
            assert sorted(named.findall(rule.text[lang])) == sorted(named.findall(rule.text["en"])), rule.id
