"""What is wrong with an edition, told to the person who edits it.

A fault is one line: the file, the table, what stands there and what would be right. All lines are collected, so that
one check tells everything.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, Final

MOST_TOLD: Final = 20  # faults in one message; the rest is counted
LONGEST_SHOWN: Final = 40  # letters of a value in a message
LONGEST_NAME: Final = 100  # letters of a file's name

Row = dict[str, Any]


class BadEdition(ValueError):
    """An edition that cannot be played. The message has a line for each fault, with its file and table."""

    @property
    def faults(self) -> tuple[str, ...]:
        """Every fault, also those that the message only counts."""
        return self.args

    def __str__(self) -> str:
        more = len(self.faults) - MOST_TOLD
        return "\n".join([*self.faults[:MOST_TOLD], *([f"and {more} more"] if more > 0 else [])])


class Faults:
    """The faults of one file, in the order in which they were found."""

    def __init__(self, name: str) -> None:
        self.name: Final = called(name)
        self.lines: Final[list[str]] = []

    def add(self, table: str, what: str) -> None:
        self.lines.append(f"{self.name}: {table}: {what}")

    def near(self, word: str, known: Iterable[str]) -> str:
        """A hint for a key that is unknown; it takes time to find, so only faults that are told get one."""
        return meant(word, known, "`") if len(self.lines) < MOST_TOLD else ""


def label(table: str, row: object, number: int) -> str:
    """How a message calls an entry: by its id, or by its place among those of its table."""
    known = row.get("id") if isinstance(row, dict) else None
    return f"[[{table}]] {shown(known)}" if isinstance(known, str) and known else f"[[{table}]] number {number}"


def meant(word: object, known: Iterable[str], quote: str = '"') -> str:
    """` (did you mean "gun"?)` where a known word is near."""
    small = {right.lower(): right for right in known}
    near = get_close_matches(word.lower(), small, n=1, cutoff=0.6) if isinstance(word, str) else []
    return f" (did you mean {quote}{small[near[0]]}{quote}?)" if near and small[near[0]] != word else ""


def shown(value: object) -> str:
    """A value about as it is written in the file, short enough for a line."""
    match value:
        case bool():
            return str(value).lower()
        case int() if abs(value) >= 10**LONGEST_SHOWN:
            return "a huge number"
        case int() | float():
            return str(value)
        case str():
            return '"' + shortened(plain(value)) + '"'
        case list() if all(isinstance(inner, int | float | str) for inner in value[:LONGEST_SHOWN]):
            return shortened("[" + ", ".join(shown(inner) for inner in value[:LONGEST_SHOWN]) + "]")
        case list():
            return "a list"
        case dict():
            return "a table"
    return f"the date or time {value}"


def bare(key: str) -> str:
    """A key as it is written: most need no quotation marks."""
    return shown(key)[1:-1] if re.fullmatch(r"[A-Za-z0-9_-]+", key) else shown(key)


def called(path: object) -> str:
    """The name of a file in a message; of a very long one the end."""
    name = plain(str(path))
    return name if len(name) <= LONGEST_NAME else "…" + name[1 - LONGEST_NAME :]


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"


def plain(text: str) -> str:
    """The text with every sign that could upset a terminal written out."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)


def listed(words: Iterable[object], joint: str = "or") -> str:
    """`a, b or c`."""
    *front, last = map(str, words)
    return f"{', '.join(front)} {joint} {last}" if front else last
