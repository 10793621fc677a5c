"""How things look in a terminal: one console, a few styles, and names for the seats.

The colours are chosen to be read on black and on white; NO_COLOR switches them off.
"""

from __future__ import annotations

import re
import shlex
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console, ConsoleOptions
from rich.theme import Theme

WIDEST = 100  # longer lines are hard to read

STYLES = {
    "head": "bold",
    "name": "bold",
    "number": "bold #d75f00",
    "card": "bold #8757af",
    "coin": "#af8700",
    "bad": "bold #d7303a",
    "good": "bold #2e8b57",
    "rule": "#4f8fbf",
    "off": "grey50",
}

BOTS = ("Ada", "Bo", "Cleo", "Dov", "Emi", "Finn", "Gus", "Hana", "Ivo", "Jun")


class Screen(Console):
    """A console that asks for its width whenever it prints, and never fills a very wide window."""

    @property
    def options(self) -> ConsoleOptions:
        options = super().options
        return options.update_width(min(options.max_width, WIDEST))


def make_console() -> Console:
    """A console on the standard output of this moment."""
    return Screen(theme=Theme(STYLES), highlight=False, emoji=False)


def command() -> str:
    """How this program is called from where the person is: by name, or by the way to its environment."""
    if shutil.which("backroom"):
        return "backroom"
    script = Path(sys.executable).with_name("backroom")
    return shlex.quote(str(script.relative_to(Path.cwd()) if script.is_relative_to(Path.cwd()) else script))


def examples(*lines: str) -> str:
    """Lines for the end of a --help, kept as they are."""
    return "\b\nFor example:\n" + "\n".join(f"  {line}" for line in lines)


class Names:
    """What the seats are called: the viewer is You, the others have names.

    A record holds no names: a spectator reads P0, P1, … unless the names are given.
    """

    def __init__(self, called: list[str], viewer: int | None) -> None:
        self.called = called
        self.viewer = viewer

    @classmethod
    def at_play(cls, seats: int, viewer: int) -> Names:
        bots = iter(BOTS)
        return cls(["You" if seat == viewer else next(bots) for seat in range(seats)], viewer)

    @classmethod
    def in_record(cls, seats: int, viewer: int | None, given: Sequence[str] = ()) -> Names:
        """As they are given; else, through somebody's eyes, as that seat's table in the terminal called them."""
        if not given and viewer is not None:
            return cls.at_play(seats, viewer)
        called = given or [f"P{seat}" for seat in range(seats)]
        return cls(["You" if seat == viewer else called[seat] for seat in range(seats)], viewer)

    def start(self, seat: int) -> str:
        """The name at the start of a sentence."""
        return self.called[seat]

    def within(self, seat: int) -> str:
        """The name in the middle of a sentence."""
        return "you" if seat == self.viewer else self.called[seat]

    def owner(self, seat: int) -> str:
        """Before what somebody owns: your, Ada's."""
        return "your" if seat == self.viewer else f"{self.called[seat]}'s"

    def is_seat(self, word: str) -> bool:
        """Is it a seat in notation, such as P2?"""
        return word.lower() in {f"p{seat}" for seat in range(len(self.called))}

    def read(self, words: str) -> str:
        """The words of a person with the names turned into seats: `steal bo` is `steal P2`."""
        for seat, name in enumerate(self.called):
            if seat != self.viewer:
                words = re.sub(rf"\b{name}\b", f"P{seat}", words, flags=re.IGNORECASE)
        return words
