"""One word for one thing in each language: words that have a better one in the glossary, or say something wrong."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from backroom.games import register

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "web" / "src" / "locales"
WORDS = ROOT / "web" / "src" / "rules" / "words"
BOOKS = {"COUP": "coup", "CE": "corleone", "DP": "derpate", "TABLE": "table"}
EVERYWHERE = ("coup", "corleone", "derpate", "table", "")  # the last: what belongs to no game
DERPATE = ("derpate",)

# Language, games, what is not said there, and what is.
FORBIDDEN = [
    ("fa", ("corleone",), r"آدم‌کش", "اوباش: the Assassin of Coup is another"),
    ("fa", DERPATE, r"\bگام", "قدم"),
    ("fa", EVERYWHERE, r"^(?!.*\.short).*جراید", "مطبوعات, but where there is room for a short word"),
    ("fa", EVERYWHERE, r"مهلت", "فرصت, where others may react"),
    ("fa", ("coup",), r"قربانی مجازی", "a target that may be attacked: مجازی also means virtual"),
    ("fa", ("coup",), r"ادعای قربانی", "the target claims; nobody claims a target"),
    ("fa", ("coup",), r"کارت بمب", "کارت آنارشیست"),
    ("fa", EVERYWHERE, r"(?<![\d۰-۹])[0۰] سکه", "هیچ سکه‌ای"),
    ("pl", EVERYWHERE, r"[Bb]rak odpowiedzi w czasie", "na czas"),
    ("pl", DERPATE, r"\b[Kk]ość\b[^.,;]*\brzucasz", "kością"),
    ("pl", EVERYWHERE, r"dominuje:", "dominuje na terytorium"),
    ("de", EVERYWHERE, r"(?:ficht|zweifelt) \{ \$(?:target|seat) \} an", "one doubts a claim, not a person"),
    ("de", EVERYWHERE, r"[Ww]irst du angefochten", "likewise"),
    ("de", EVERYWHERE, r"(?:ist|wird) gedeckt", "aufgebaut, geladen: there is nothing to eat"),
    ("de", EVERYWHERE, r"\bEntscheide?\b(?= füllen|$)", "Regelauslegung"),
    ("de", DERPATE, r"Leiste ist zu Ende|im Zug sind alles", "the track is full; at most two in a turn"),
    ("ja", DERPATE, r"プール", "ブルックリン"),
    ("ja", DERPATE, r"手番", "ターン"),
    ("ja", ("coup", "corleone"), r"ターン", "手番"),
    ("ja", EVERYWHERE, r"^(?!.*\.tiny).*影響(?![力さしを])", "影響力, but where there is room for two signs"),
    ("ja", EVERYWHERE, r"牢獄", "刑務所"),
    ("ja", DERPATE, r"終点", "最終マス"),
    ("ja", DERPATE, r"1目につき", "目×"),
]


def of_locales(lang: str) -> Iterator[tuple[str, str, str]]:
    """The game, the key and the text of each line of a language's messages."""
    for path in sorted((LOCALES / lang).glob("*.ftl")):
        key = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            if begun := re.match(r"([a-zA-Z][\w-]*) *=", line):
                key = begun[1]
            game = key.partition("-")[0]
            yield game if game in EVERYWHERE else "", f"{path.name}: {key}", line


def of_books(lang: str) -> Iterator[tuple[str, str, str]]:
    for name, rule in register.every_rule().items():
        game = BOOKS[name.partition("-")[0]]
        yield game, name, rule.text.get(lang, "")
        yield game, f"chapter of {name}", rule.chapters.get(lang, "")


def of_glossaries(lang: str) -> Iterator[tuple[str, str, str]]:
    for path in sorted(WORDS.glob("*.json")):
        for row in json.loads(path.read_text(encoding="utf-8")):
            yield path.stem, f"{path.name}: {row['en']}", row[lang]


@pytest.mark.parametrize(
    ("lang", "games", "said", "better"), FORBIDDEN, ids=[f"{f[0]}{n}" for n, f in enumerate(FORBIDDEN)]
)
def test_one_word_for_one_thing(lang: str, games: tuple[str, ...], said: str, better: str) -> None:
    texts = [*of_locales(lang), *of_books(lang), *of_glossaries(lang)]
    found = [f"{where}: {text.strip()}" for game, where, text in texts if game in games and re.search(said, text)]
    assert found == [], better
