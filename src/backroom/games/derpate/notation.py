"""Der Pate in writing: words for actions and for chance. docs/notation-derpate.md explains it.

Businesses and districts are called by the ids of the edition, so every edition has its own vocabulary.
"""

from __future__ import annotations

from backroom.games.derpate import words as w
from backroom.games.derpate.rows import Edition
from backroom.games.game import KERNEL_SPELLING, KERNEL_WORDS
from backroom.kernel.core import Illegal, act

PLAIN = {
    "judge": w.USE_JUDGE,
    "wedding": w.USE_WEDDING,
    "grandchild": w.USE_GRANDCHILD,
    "free": w.FREE,
    "sink": w.SINK,
}
OF_SPACES = {
    "car": w.PUT_CAR,
    "occupy": w.OCCUPY,
    "takeover": w.TAKE_OVER,
    "man": w.MAN,
    "inform": w.INFORM,
    "vacate": w.VACATE,
}
OF_DICE = {"place": w.PLACE, "cop": w.USE_COP}
OF_TRACKS = {"birthday": w.USE_BIRTHDAY, "advance": w.ADVANCE}


class Notation:
    """The vocabulary of one edition, both ways."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.spaces = [business.key for business in edition.road]
        self.space_of = {name.lower(): i for i, name in enumerate(self.spaces)}
        self.district_of = {name.lower(): i for i, name in enumerate(edition.district_keys)}
        words = KERNEL_WORDS | self.vocabulary()
        self.spelling = {action: word for word, action in words.items()} | KERNEL_SPELLING
        self.reading = {word.lower(): action for word, action in words.items()}

    def vocabulary(self) -> dict[str, int]:
        words = {word: act(verb) for word, verb in PLAIN.items()}
        for word, verb in OF_SPACES.items():
            words |= {f"{word} {name}": act(verb, i) for i, name in enumerate(self.spaces)}
        for word, verb in OF_DICE.items():
            words |= {f"{word} {colour}": act(verb, die) for die, colour in enumerate(w.COLOURS)}
        for word, verb in OF_TRACKS.items():
            words |= {f"{word} {name}": act(verb, track) for track, name in enumerate(w.TRACKS)}
        words |= {f"district {name}": act(w.CHOOSE, i) for i, name in enumerate(self.edition.district_keys)}
        words |= {f"bail {number}": act(w.BAIL, number) for number in range(1, w.MEMBERS + 1)}
        words |= {f"favour {name}": act(w.FAVOUR, noun) for noun, name in enumerate(favour_names())}
        for die, colour in enumerate(w.COLOURS):
            fields = [(field, name) for field, name in enumerate(w.COLOURS) if field != die]
            words |= {f"senator {colour}:{name}": act(w.USE_SENATOR, die << 2 | field) for field, name in fields}
        return words

    def read(self, word: str) -> int:
        """The action a word means, whatever its spacing and capitals."""
        plain = " ".join(word.lower().split())
        if plain not in self.reading:
            raise Illegal("TABLE-04", f"'{word.strip()[:60]}' is no word of Der Pate{self.suggestion(plain)}")
        return self.reading[plain]

    def suggestion(self, word: str) -> str:
        verb = word.split(" ", maxsplit=1)[0] if word else ""
        examples = [known for known in self.spelling.values() if known.split(" ")[0] == verb]
        return f"; say for example '{examples[0]}'" if examples else ""

    def spell(self, action: int) -> str:
        return self.spelling[action]


def favour_names() -> list[str]:
    """The nouns of `favour`, by number."""
    markers = [f"marker:{holder_name(holder)}" for holder in range(w.HOLDERS)]
    return ["member", *markers, *w.TRACKS[: w.INCOME], "money"]


def holder_name(holder: int) -> str:
    return "bank" if holder == w.BANK else f"P{holder}"
