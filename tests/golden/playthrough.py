"""Playthroughs: a game in writing, word by word, as every seat and a spectator saw it.

A line that begins with `>` is what was said, with the draws it led to. Below it stand the facts, each with the
rule behind it and those who saw it, and then the views. What all see alike is written once.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import unified_diff
from pathlib import Path
from random import Random

import pytest

import backroom
from backroom.games.coup.view import CoupView
from backroom.games.game import Question
from tests.talk import look

FOLDER = Path(__file__).parent
MOST_LINES = 60  # of a difference
Viewer = int | None


def name(viewer: Viewer) -> str:
    return "crowd" if viewer is None else f"P{viewer}"


class Playthrough:
    """A table whose game is being written down."""

    def __init__(self, title: str, table: backroom.Table, *, changes_only: bool) -> None:
        self.table = table
        self.viewers: list[Viewer] = [*range(table.seats), None]
        self.changes_only = changes_only
        self.known = dict.fromkeys(self.viewers, 0)  # how many facts each has been told
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
        left: dict[Viewer, list[str]] = {}
        for viewer in self.viewers:
            facts = self.table.events(viewer)
            left[viewer] = [f"{fact} ({fact.rule})" for fact in facts[self.known[viewer] :]]
            self.known[viewer] = len(facts)
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
        seen = {viewer: look(self.table, viewer) for viewer in self.viewers}
        found = self.alike("", {viewer: spread(view) for viewer, view in seen.items()})
        found += self.alike(" at", {viewer: breadcrumb(view) for viewer, view in seen.items()})
        asked = {viewer: spell(view.question) for viewer, view in seen.items() if view.question}
        found += [("asked", f"{who}: {question}") for who, question in self.alike("", asked)]
        return found + [(name(viewer), private(view)) for viewer, view in seen.items() if viewer is not None]

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


def spread(view: CoupView) -> str:
    """What lies open on the table, on one line."""
    seats = []
    for i, seat in enumerate(view.seats):
        lying = [*(f"+{card}" for card in seat.lost), *(seat.hand or ())]
        party = [seat.party] if seat.party else []
        seats.append(", ".join([f"P{i} {seat.coins} coins", *party, f"{seat.cards} cards", *lying]))
    middle = [f"court {view.court}", f"treasury {view.treasury}"]
    middle += [f"{pile} {n}" for pile, n in (("reserve", view.reserve), ("minted", view.minted)) if n]
    return " | ".join([*seats, ", ".join(middle)])


def breadcrumb(view: CoupView) -> str:
    """Where the game stands and who is asked."""
    asked = " ".join(f"P{seat}" for seat in view.asked) or "nobody"
    steps = " > ".join(step.text for step in view.where) or "the end"
    bombed = "; bombed " + " ".join(f"P{seat}" for seat in view.bombed) if view.bombed else ""
    return f"turn {view.turns}: {steps}; asked {asked}{bombed}"


def private(view: CoupView) -> str:
    """What one seat sees besides."""
    parts = [" ".join(view.hand) or "-"]
    parts += [f"{what} {' '.join(cards)}" for what, cards in (("drew", view.drawn), ("removed", view.removed)) if cards]
    parts += [f"examines {view.examined}"] if view.examined else []
    parts += [f"knows P{owner} {' '.join(cards)}" for owner, cards in view.known.items()]
    parts += [f"said {', '.join(view.said)}"] if view.said else []
    return " | ".join(parts)


def spell(question: Question) -> str:
    """A question, its choices, and what is missing among them."""
    missing: dict[str, list[str]] = {}
    for no in question.why_not:
        missing.setdefault(no.rule, []).append(no.action)
    lines = [f"{question.kind} ({question.rule})? {', '.join(question.actions)}"]
    return "; ".join([*lines, *(f"not {', '.join(words)} ({rule})" for rule, words in missing.items())])


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
    """A game played by chance: any asked seat, any of its words."""
    rng = Random(seed)
    found: list[str] = []
    while not table.over:
        ask = rng.choice(table.asks)
        found.append(f"P{ask.seat} {rng.choice(ask.actions)}")
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
