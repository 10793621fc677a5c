"""Words as people type them, and as much of them as a message needs."""

from __future__ import annotations

import re

# What the log has beside actions.
LEAVE = -3  # the seat is gone
TIMEOUT = -4  # time has run out for the seat, and the clock says its next words
OF_NO_GAME = {LEAVE: "leave", TIMEOUT: "timeout"}
TABLE_WORDS = frozenset({*OF_NO_GAME.values(), "undo"})
WORD = re.compile(
    r"P(?P<seat>\d{1,3})(?:#(?P<decision>\d{1,9}))?\s+(?P<word>.+)$", re.IGNORECASE | re.DOTALL | re.ASCII
)


def brief(word: str) -> str:
    """As much of a word as an error message needs."""
    return word if len(word) <= 60 else word[:57] + "..."


def plain(word: str) -> str:
    """A word without its spacing and capitals."""
    return " ".join(word.lower().split())
