"""How a game says in English what has happened and what is under way. Other languages use the names and arguments.

A game has a sentence for each kind of event and of frame, and says what the ints in it stand for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from backroom.games.game import Fact, Step
from backroom.kernel.core import EVERYONE, Event

Sentences = Mapping[str, tuple[tuple[str, ...], str]]  # by kind: the names of its arguments, and a sentence with them

# What the table itself tells, whatever is played at it.
OF_THE_TABLE: Final[Sentences] = {"timeout": (("seat",), "time runs out for {seat}")}


class Teller:
    """Events and procedures in words."""

    events: ClassVar[Sentences]
    steps: ClassVar[Sentences]
    seats: ClassVar[tuple[str, ...]]  # the arguments that are players

    def argument(self, name: str, value: int) -> int | str:
        """An int as the word it stands for."""
        raise NotImplementedError

    def part(self, frame: Any, name: str) -> int | str:
        """What a frame says of itself."""
        return self.argument(name, getattr(frame, name))

    def spoken(self, name: str, value: int | str) -> str:
        """An argument inside of a sentence."""
        return f"P{value}" if name in self.seats else str(value)

    def fact(self, event: Event) -> Fact:
        """An event in words. What no sentence speaks of stands behind what it does."""
        names, sentence = OF_THE_TABLE.get(event.what) or self.events[event.what]
        args = {name: self.argument(name, value) for name, value in zip(names, event.args, strict=False)}
        return Fact(event.rule, event.what, args, self.say(sentence, args), event.seen_by != EVERYONE)

    def step(self, frame: Any) -> Step:
        """A frame in words, for the breadcrumb."""
        name = type(frame).__name__
        names, sentence = self.steps[name]
        args = {part: self.part(frame, part) for part in names}
        return Step(name, list(frame.facts()), self.say(sentence, args), args)

    def say(self, sentence: str, args: dict[str, int | str]) -> str:
        return sentence.format(**{name: self.spoken(name, value) for name, value in args.items()})
