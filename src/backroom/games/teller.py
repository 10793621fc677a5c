"""How a game says in English what has happened. Other languages use the names and arguments.

A game has a sentence for each kind of event, and says what the ints in it stand for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from backroom.games.game import Fact
from backroom.kernel.core import EVERYONE, Event

Sentences = Mapping[str, tuple[tuple[str, ...], str]]  # by kind: the names of its arguments, and a sentence with them

# What the table itself tells, whatever is played at it.
OF_THE_TABLE: Final[Sentences] = {"timeout": (("seat",), "time runs out for {seat}")}


class Teller:
    """Events in words."""

    events: ClassVar[Sentences]
    seats: ClassVar[tuple[str, ...]]  # the arguments that are players

    def argument(self, name: str, value: int) -> int | str:
        """An int as the word it stands for."""
        raise NotImplementedError

    def spoken(self, name: str, value: int | str) -> str:
        """An argument inside of a sentence."""
        return f"P{value}" if name in self.seats else str(value)

    def fact(self, event: Event) -> Fact:
        """An event in words. What no sentence speaks of stands behind what it does."""
        names, sentence = OF_THE_TABLE.get(event.what) or self.events[event.what]
        args = {name: self.argument(name, value) for name, value in zip(names, event.args, strict=False)}
        return Fact(event.rule, event.what, args, self.say(sentence, args), event.seen_by != EVERYONE)

    def say(self, sentence: str, args: dict[str, int | str]) -> str:
        return sentence.format(**{name: self.spoken(name, value) for name, value in args.items()})
