"""Names that have changed since 0.1.0. Games of today are told in the names of 0.1.0, so that they can be compared."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import msgspec

Args = dict[str, int | str]
New = TypeVar("New", int, str, int | str)


class Renamed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Each name of 0.1.0 with the name of today.

    `arguments` are written as "event.argument" and `values` as "argument.value", both in the names of 0.1.0.
    """

    events: dict[str, str] = {}
    questions: dict[str, str] = {}
    arguments: dict[str, str] = {}
    values: dict[str, int | str] = {}


class OldNames:
    """Finds the name of 0.1.0 for a name of today. ValueError if two old names have become one."""

    def __init__(self, renamed: Renamed) -> None:
        self.events = turned(renamed.events)
        self.questions = turned(renamed.questions)
        self.arguments = by_first_part(renamed.arguments)
        self.values = by_first_part(renamed.values)

    def question(self, kind: str) -> str:
        return self.questions.get(kind, kind)

    def event(self, kind: str, args: Args) -> tuple[str, Args]:
        kind = self.events.get(kind, kind)
        names = self.arguments.get(kind, {})
        return kind, dict(self.argument(names.get(name, name), value) for name, value in args.items())

    def argument(self, name: str, value: int | str) -> tuple[str, int | str]:
        return name, self.values.get(name, {}).get(value, value)


def turned(names: Mapping[str, New]) -> dict[New, str]:
    """Old names by new ones."""
    old = {new: name for name, new in names.items()}
    if len(old) < len(names):
        raise ValueError(f"two names of 0.1.0 have become one: {names}")
    return old


def by_first_part(names: Mapping[str, New]) -> dict[str, dict[New, str]]:
    """What stands after the dot by what stands before it, each turned."""
    parts: dict[str, dict[str, New]] = {}
    for name, new in names.items():
        first, _, second = name.partition(".")
        parts.setdefault(first, {})[second] = new
    return {first: turned(found) for first, found in parts.items()}


UNCHANGED = OldNames(Renamed())
