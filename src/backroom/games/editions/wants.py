"""What may stand at a key of an edition: each kind of value as a test, and in words for whoever wrote another."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from backroom.games.editions.faults import listed, meant, shown

KEBAB: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
UNSEEN: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")  # signs that do not belong on a card
JOINERS: Final = "\u200c\u200d"  # between two letters they belong to the writing of Persian and others
FARTHEST: Final = 100_000


@dataclass(frozen=True)
class Want:
    """What may stand at a key: as a person would say it, and as a test. Words and entries can be told more exactly."""

    said: str
    fits: Callable[[Any], bool]
    known: tuple[str, ...] = ()
    entry: Want | None = None

    def complaint(self, key: str, value: object) -> str:
        """What is wrong with this value; empty if nothing is."""
        if self.entry is not None and isinstance(value, list):
            for inner in value:
                if not self.entry.fits(inner):
                    hint = meant(inner, self.entry.known)
                    return f"`{key}` holds {shown(inner)}{hint}; an entry should be {self.entry.said}"
        if self.fits(value):
            return ""
        if sign := invisible(value):
            return f"`{key}` is {shown(value)}, with the invisible sign U+{ord(sign):04X} in it; take that out"
        return f"`{key}` is {shown(value)}{meant(value, self.known)}; it should be {self.said}"


def whole(least: int, most: int) -> Want:
    """A whole number between these two; true and false are no numbers."""
    return Want(
        f"a whole number from {between(least, most)}", lambda value: type(value) is int and least <= value <= most
    )


def several(entry: Want, least: int, most: int, what: str, *, different: bool = False) -> Want:
    """A list of so many entries that all fit."""
    span = between(least, most) if least else f"at most {most}"

    def fits(value: object) -> bool:
        if not isinstance(value, list) or not least <= len(value) <= most or not all(map(entry.fits, value)):
            return False
        return not different or len(set(value)) == len(value)

    return Want(f"a list of {span} {'different ' if different else ''}{what}", fits, entry=entry)


def between(least: int, most: int) -> str:
    return f"{least} to {most}" if least < most else str(least)


def one_of(*words: str) -> Want:
    """One of these words."""
    said = f"{'one of ' if len(words) > 1 else ''}{listed(words)}"
    return Want(said, lambda value: isinstance(value, str) and value in words, words)


def one_number(*numbers: int) -> Want:
    return Want(listed(numbers), lambda value: type(value) is int and value in numbers)


def exactly(value: str | list[int] | list[str]) -> Want:
    return Want(shown(value), lambda given: given == value and repr(given) == repr(value))  # true and 1.0 are no 1


def is_text(value: object, most: int) -> bool:
    if not isinstance(value, str) or not value.strip() or len(value) > most:
        return False
    return value.isprintable() or not unseen(value)


def unseen(text: str) -> list[str]:
    """The signs of a text that nobody sees and that its writing does not need."""
    signs = ((at, sign) for at, sign in enumerate(text) if unicodedata.category(sign) in UNSEEN)
    return [sign for at, sign in signs if sign not in JOINERS or not joins(text, at)]


def joins(text: str, at: int) -> bool:
    """Does a joiner stand between letters of a script without capitals?"""
    around = text[max(at - 1, 0) : at] + text[at + 1 : at + 2]
    return len(around) == 2 and all(unicodedata.category(letter) in ("Lo", "Mn", "Mc") for letter in around)


def invisible(value: object) -> str:
    """The first sign that would change how a text is read, unseen: zero width, or turning it round."""
    signs = unseen(value) if isinstance(value, str) else []
    return next((sign for sign in signs if unicodedata.category(sign) == "Cf"), "")


def is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= FARTHEST


def is_box(value: object) -> bool:
    return isinstance(value, list) and len(value) == 4 and all(map(is_number, value)) and min(value[2:]) > 0


A_FLAG: Final = Want("true or false", lambda value: isinstance(value, bool))
A_NAME: Final = Want("a text of one line, at most 80 letters", lambda value: is_text(value, 80))
A_TEXT: Final = Want(
    "a text of at most 500 letters",
    lambda value: isinstance(value, str) and is_text(" ".join(value.split()), 500),  # line breaks are folded
)
AN_ID: Final = Want(
    "small letters, digits and hyphens, such as car-bomb-2, at most 40 in all",
    lambda value: isinstance(value, str) and len(value) <= 40 and KEBAB.fullmatch(value) is not None,
)
A_HEX: Final = Want(
    'a colour such as "#d9a520"',
    lambda value: isinstance(value, str) and re.fullmatch("#[0-9a-fA-F]{6}", value) is not None,
)
A_LENGTH: Final = Want("a number greater than 0", lambda value: is_number(value) and value > 0)
A_NUMBER: Final = Want("a number", is_number)
A_POINT: Final = Want(
    "a point [x, y]", lambda value: isinstance(value, list) and len(value) == 2 and all(map(is_number, value))
)
A_BOX: Final = Want("a box [x, y, width, height]", is_box)
A_POLYGON: Final = several(A_POINT, 3, 100, "points [x, y]")
A_TABLE: Final = Want("a table", lambda _: True)  # looked at as a table
