"""A little grammar for telling a game: plurals, lists, and verbs that follow you or Ada.

A sentence has `take[s]` or `[are|is]` where the verb follows its subject.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

OF_THE_TABLE = {"timeout": "time runs out for {seat}"}  # what is told whatever is played

AGREEMENT = re.compile(r"\[(?:(\w+)\|)?(\w+)\]")


def plural(count: int | str, thing: str) -> str:
    return f"{count} {thing}" if str(count) == "1" else f"{count} {thing}s"


def agree(text: str, *, you: bool) -> str:
    """Make the verbs follow the subject: `take[s]` is `take` after you, `takes` after Ada."""

    def form(found: re.Match[str]) -> str:
        plain, third = found.groups()
        return (plain or "") if you else third

    return AGREEMENT.sub(form, text)


def listed(things: Iterable[str], last: str = "and") -> str:
    """Ada, Bo and Cleo."""
    *before, end = things
    return f"{', '.join(before)} {last} {end}" if before else end


def capital(text: str) -> str:
    """The first letter of a sentence."""
    return text[:1].upper() + text[1:]
