"""A keyboard and a screen for tests: what is typed at a scene, and what can then be read."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from rich.console import Console
from rich.theme import Theme

import backroom
from backroom.bots import RandomBot
from backroom.cli.faces import find_face
from backroom.cli.screen import STYLES
from backroom.cli.sitting import Left, Sitting
from backroom.games.game import Fact, View


def sit(table: backroom.Table, me: int, typed: Iterator[str], height: int | None = None) -> tuple[Sitting, io.StringIO]:
    """A sitting whose keyboard is an iterator; the others play at random. With a height it has a window."""
    out = io.StringIO()
    console = Console(
        file=out,
        theme=Theme(STYLES),
        highlight=False,
        width=80,
        height=height,
        force_terminal=height is not None,
        color_system=None,
    )
    sitting = Sitting(console, find_face(table.game), table, me, RandomBot)

    def read(prompt: str) -> str:
        print(prompt, file=out)
        line = next(typed, None)
        if line is None:
            raise Left("nothing more is typed")
        return line

    sitting.read = read  # type: ignore[method-assign]
    return sitting, out


class Meek:
    """Lets everything pass."""

    def choose(self, view: View, events: list[Fact]) -> str:
        assert view.question is not None
        return "pass" if "pass" in view.question.actions else view.question.actions[0]


def type_at(scene: str, *typed: str, script: str = "", game: str = "coup") -> tuple[backroom.Table, str]:
    """What is on the screen after typing at a scene, as P0 among the meek."""
    table = backroom.scene(game, scene)
    table.play(script)
    sitting, out = sit(table, 0, iter(typed))
    for chair in sitting.chairs.values():
        chair.bot = Meek()
    with pytest.raises(Left):
        sitting.play()
    return table, " ".join(out.getvalue().split())


def said(table: backroom.Table, seat: int = 0) -> list[str]:
    """The words that a seat has said."""
    return [table.game.spell(action) for speaker, action in table.log if speaker == seat]
