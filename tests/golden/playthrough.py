"""Playthroughs: a game in writing, word by word, as every seat and a spectator saw it.

A line that begins with `>` is what was said, with the draws it led to. Below it stand the facts, each with the
rule behind it and those who saw it, and then the views. What all see alike is written once.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import unified_diff
from pathlib import Path
from random import Random
from typing import Any, Protocol

import pytest

import backroom
from backroom.games.game import Question
from backroom.games.told import seen
from tests.golden import corleone, coup, derpate

FOLDER = Path(__file__).parent
MOST_LINES = 60  # of a difference
RETRACTIONS = 12  # one sealed word in so many is taken back
Viewer = int | None


class Pen(Protocol):
    """How a game is written down: a module of this folder."""

    def spread(self, view: Any, /) -> dict[str, str]: ...
    def breadcrumb(self, view: Any, /) -> str: ...
    def private(self, view: Any, /) -> str: ...
    def spell(self, question: Question, /) -> str: ...


PENS: dict[str, Pen] = {"coup": coup, "corleone": corleone, "derpate": derpate}


def name(viewer: Viewer) -> str:
    return "crowd" if viewer is None else f"P{viewer}"


class Playthrough:
    """A table whose game is being written down."""

    def __init__(self, title: str, table: backroom.Table, *, changes_only: bool) -> None:
        self.table = table
        self.viewers: list[Viewer] = [*range(table.seats), None]
        self.changes_only = changes_only
        self.known = 0  # how many events have been written
        self.shown: list[tuple[str, str]] = []
        self.lines = [title]
        self.note("")

    def play(self, word: str) -> bool:
        """Play a word; one that is refused ends the playthrough, and the difference begins above it."""
        try:
            self.table.play(word)
        except backroom.Illegal as refused:
            self.lines += [f"> {word}", f"! {refused}"]
            return False
        self.note(f"> {word}")
        return True

    def note(self, heading: str) -> None:
        """Write the facts that are new, and the views."""
        self.lines += [heading] if heading else []
        self.lines += [f"  * {fact}" if who == "all" else f"  * [{who}] {fact}" for who, fact in self.news()]
        views = self.views()
        fresh = [line for line in views if not self.changes_only or line not in self.shown]
        self.lines += [f"  {label:<7} {text}" for label, text in fresh]
        self.shown = views
        if self.table.result is not None:
            self.lines.append(f"= {self.table.result.why} ({self.table.result.rule})")
        self.lines.append("")

    def news(self) -> list[tuple[str, str]]:
        """The new facts in their order, each with those who were told it."""
        self.table.roll_all()
        events = self.table.out.events[self.known :]
        self.known += len(events)
        facts = [(event, self.table.game.fact(event)) for event in events]
        left: dict[Viewer, list[str]] = {}
        for viewer in self.viewers:
            left[viewer] = [f"{fact} ({fact.rule})" for event, fact in facts if seen(event, viewer)]
        found: list[tuple[str, str]] = []
        while any(left.values()):
            fact = next_fact(list(left.values()))
            told = [viewer for viewer in self.viewers if left[viewer][:1] == [fact]]
            for viewer in told:
                del left[viewer][0]
            found.append((self.names(told), fact))
        return found

    def views(self) -> list[tuple[str, str]]:
        """What all see alike is said once; then what each seat is asked and holds."""
        pen = PENS[self.table.game.key]
        views = {viewer: self.table.view(viewer) for viewer in self.viewers}
        spreads = {viewer: pen.spread(view) for viewer, view in views.items()}
        found: list[tuple[str, str]] = []
        for label in spreads[None]:
            found += self.alike(label, {v: spread[label] for v, spread in spreads.items() if label in spread})
        found += self.alike(" at", {viewer: pen.breadcrumb(view) for viewer, view in views.items()})
        asked = {viewer: pen.spell(view.question) for viewer, view in views.items() if view.question}
        found += [("asked", f"{who}: {question}") for who, question in self.alike("", asked)]
        return found + [(name(viewer), pen.private(view)) for viewer, view in views.items() if viewer is not None]

    def alike(self, label: str, texts: dict[Viewer, str]) -> list[tuple[str, str]]:
        groups: dict[str, list[Viewer]] = {}
        for viewer, text in texts.items():
            groups.setdefault(text, []).append(viewer)
        return [(self.names(viewers) + label, text) for text, viewers in groups.items()]

    def names(self, viewers: list[Viewer]) -> str:
        return "all" if viewers == self.viewers else " ".join(name(viewer) for viewer in viewers)

    def text(self) -> str:
        return "\n".join(self.lines)


def next_fact(lists: list[list[str]]) -> str:
    """The fact that nobody was told later than another one which is still to come."""
    heads = [facts[0] for facts in lists if facts]
    ready = [fact for fact in heads if all(fact in facts[:1] or fact not in facts for facts in lists)]
    return (ready or heads)[0]


# Words.


def words(script: str) -> list[str]:
    """The words of a script; a draw belongs to the word that led to it."""
    found: list[str] = []
    for word in (part.strip() for part in script.split(";")):
        if word.startswith("P"):
            found.append(word)
        elif word:
            found[-1] += f"; {word}"
    return found


def random_words(table: backroom.Table, seed: int) -> list[str]:
    """A game played by chance: any asked seat, any of its words, but what was said is seldom taken back."""
    rng = Random(seed)
    found: list[str] = []
    while not table.over:
        ask = rng.choice(table.asks)
        words = [str(action) for action in ask.actions]
        if "take back" in words and rng.randrange(RETRACTIONS):
            words.remove("take back")
        found.append(f"P{ask.seat} {rng.choice(words)}")
        table.play(found[-1])
    return found


# Files.


def written_words(file: str) -> list[str]:
    """What was said in a playthrough on file."""
    lines = (FOLDER / file).read_text(encoding="utf-8").splitlines()
    return [line.removeprefix("> ") for line in lines if line.startswith("> ")]


def play(title: str, table: backroom.Table, script: Iterable[str], *, changes_only: bool) -> str:
    """A game in writing."""
    playthrough = Playthrough(title, table, changes_only=changes_only)
    for word in script:
        if not playthrough.play(word):
            break
    return playthrough.text()


def write(file: str, text: str) -> None:
    (FOLDER / file).write_text(text, encoding="utf-8")


def compare(file: str, text: str) -> None:
    """Fail with a readable difference if the game no longer goes as it is written."""
    known = (FOLDER / file).read_text(encoding="utf-8")
    if text == known:
        return
    changes = list(unified_diff(known.splitlines(), text.splitlines(), file, "now", n=6, lineterm=""))
    left = f"\n... and {len(changes) - MOST_LINES} more lines" if len(changes) > MOST_LINES else ""
    advice = "If that is right: pytest tests/golden --golden-update"
    pytest.fail("\n".join([*changes[:MOST_LINES], left, advice]), pytrace=False)
