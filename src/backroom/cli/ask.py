"""A question on the screen: where we are, what can be chosen by number, and what cannot."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import NamedTuple, TypeAlias

import msgspec
from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.table import Table as Grid

from backroom.cli.face import Choice, Face
from backroom.cli.grammar import listed
from backroom.cli.screen import Names
from backroom.games.game import View

FEW = 3  # so many targets get a line each; more share one
PROMPT = 2  # lines: an empty one and the answer
LONG = 12  # lines of a menu; in a longer one all targets of a verb share a line


class Fold(NamedTuple):
    """Options of one group behind one line of a menu."""

    title: str
    note: str
    choices: list[Choice]


Entry: TypeAlias = Choice | Fold


class Menu(NamedTuple):
    """What can be chosen by number, and everything that can be said in words. `inside` is a fold that is open."""

    entries: list[Entry]
    choices: list[Choice]
    inside: bool = False

    def at(self, number: int) -> Entry | None:
        """What is chosen by a number: its place, or its key; None if nothing is."""
        if self.keys:
            return next((entry for entry in self.entries if key_of(entry).removeprefix("$") == str(number)), None)
        return self.entries[number - 1] if 1 <= number <= len(self.entries) else None

    @property
    def keys(self) -> list[str]:
        """What is typed for the options, if that is not their place in the menu."""
        return [key_of(entry) for entry in self.entries if key_of(entry)]

    @property
    def range(self) -> str:
        """What can be typed for an option: `1-4`, or `$1, $5 or 0`."""
        return listed(self.keys, "or") if self.keys else f"1-{len(self.entries)}"

    @property
    def numbers(self) -> str:
        """The same in words: `a number from 1 to 4`."""
        return self.range if self.keys else f"a number from 1 to {len(self.entries)}"

    def nothing_at(self, number: int) -> str:
        """What is said to a number that no option has."""
        if self.keys:
            return f"Numbers are dollars here: type {self.numbers}."
        return f"There is no option {number}; they go from 1 to {len(self.entries)}."


def key_of(entry: Entry) -> str:
    return entry.key if isinstance(entry, Choice) else ""


def number_choices(choices: list[Choice]) -> list[Choice]:
    """The choices in the order of their numbers: those of one verb together."""
    verbs = list(dict.fromkeys(choice.verb for choice in choices))
    return sorted(choices, key=lambda choice: verbs.index(choice.verb))


def fold(choices: list[Choice], face: Face, view: View) -> list[Entry]:
    """A menu with a line for each option and for each group; a group that is all there is lies open."""
    if len({choice.group for choice in choices}) == 1:
        return list(choices)
    entries: list[Entry] = []
    for key, group in groupby(choices, key=lambda choice: choice.group):
        alike = list(group)
        if key:
            entries.append(Fold(*face.group(alike, view), alike))
        else:
            entries += alike
    return entries


class Sheet(NamedTuple):
    """What is shown for a question; what there is nothing of is None.

    `brief` is the hand in a few lines, `terse` the question with one sentence for each option.
    """

    news: RenderableType | None
    table: RenderableType | None
    hand: RenderableType | None
    brief: RenderableType | None
    exhibit: RenderableType | None
    question: RenderableType
    terse: RenderableType


def show_sheet(console: Console, sheet: Sheet) -> None:
    """What happened, then how things stand, then the question.

    In a low window what happened must not leave at the top: whatever can be looked at again goes before it.
    """
    news, table, hand, brief, exhibit, question, terse = sheet
    above: list[RenderableType | None] = []
    seen = [news, table, hand, exhibit, question]
    for up, rest in (
        ([table], [news, hand, exhibit, question]),
        ([table], [news, brief, exhibit, question]),
        ([table, hand], [news, exhibit, question]),
        ([table, hand], [news, exhibit, terse]),
    ):
        if not fits(console, seen):
            above, seen = up, rest
    for part in above + seen:
        if part is not None:
            console.print()
            console.print(part)


def fits(console: Console, parts: Iterable[RenderableType | None]) -> bool:
    """Can it all be seen at once, with the line for the answer? What goes into a file or a pipe has no height."""
    lines = sum(len(console.render_lines(part)) + 1 for part in parts if part is not None)
    return not console.is_terminal or lines + PROMPT <= console.height


def shorten(entries: list[Entry]) -> list[Entry]:
    """The same menu with the first sentence of each note; what a card does can be looked up."""
    return [entry._replace(note=first(entry.note)) if isinstance(entry, Fold) else brief(entry) for entry in entries]


def brief(choice: Choice) -> Choice:
    return msgspec.structs.replace(choice, note=first(choice.note))


def first(note: str) -> str:
    sentence, stop, _ = note.partition(". ")
    return sentence + stop.strip()


def make_question(
    console: Console, face: Face, view: View, names: Names, entries: list[Entry], glance: list[str]
) -> RenderableType:
    """`glance` are lines of what bears on the answer; there may be nothing in them."""
    lines = [" › ".join([*face.crumbs(view, names), f"[head]{escape(face.title(view, names))}[/]"])]
    lines += [line for line in glance if line]
    return Group(*map(console.render_str, lines), choose_menu(console, entries, face.refused(view, names)))


def choose_menu(console: Console, entries: list[Entry], refused: list[tuple[str, str]]) -> Grid:
    """A menu, or a shorter one if it has very many lines."""
    menu = make_menu(entries, refused, short=False)
    return menu if len(console.render_lines(menu)) <= LONG else make_menu(entries, refused, short=True)


def make_menu(entries: list[Entry], refused: list[tuple[str, str]], *, short: bool) -> Grid:
    """What can be had by number, then what cannot. In a short menu the targets of a verb share a row."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(justify="right", style="number", no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column()
    number = 1
    for _, group in groupby(entries, key=lambda entry: entry.verb if isinstance(entry, Choice) else entry.title):
        alike = [entry for entry in group if isinstance(entry, Choice)]
        if not alike:
            add_fold(grid, number, entries[number - 1])
            number += 1
        elif len(alike) > (1 if short else FEW) and all(choice.target for choice in alike):
            add_many(grid, number, alike)
            number += len(alike)
        else:
            add_each(grid, number, alike, keyed=any(map(key_of, entries)))
            number += len(alike)
    add_refused(grid, refused, short=short)
    return grid


def add_refused(grid: Grid, refused: list[tuple[str, str]], *, short: bool) -> None:
    """A line for each thing that cannot be had; in a short menu one row for all of them, by their reasons."""
    if not short or len(refused) < FEW:
        for what, reason in refused:
            grid.add_row("[off]–[/]", f"[off]{escape(what)}[/]", f"[off]{escape(reason)}[/]")
        return
    reasons = dict.fromkeys(reason for _, reason in refused)
    parts = [f"{', '.join(what for what, why in refused if why == reason)} ({reason})" for reason in reasons]
    grid.add_row("[off]–[/]", "[off]Not now[/]", f"[off]{escape(' · '.join(parts))}[/]")


def prompt(menu: Menu, default: Choice | None, at_stake: str = "") -> str:
    """What stands before the cursor; `default` is what Enter alone means, `at_stake` why it means nothing."""
    last = len(menu.entries)
    if menu.inside:
        return f"Your choice ({'1' if last == 1 else f'1-{last}'}, Enter to go back): "
    if last == 1:
        return "Your choice (1, or Enter): "
    if default is None:
        return f"Your choice ({menu.range}{f'; {at_stake}' if at_stake else ''}): "
    means = "to pass" if default.title == "Pass" else f"for {default.title}"
    return f"Your choice ({menu.range}, Enter {means}): "


def add_fold(grid: Grid, number: int, entry: Entry) -> None:
    grid.add_row(str(number), f"[b]{escape(entry.title)} …[/]", escape(entry.note))


def add_each(grid: Grid, number: int, choices: list[Choice], *, keyed: bool) -> None:
    """A line per choice; what is said of the first target holds for the others."""
    first = choices[0]
    for n, choice in enumerate(choices, number):
        same = n > number and first.target and choice.note.replace(choice.target, first.target) == first.note
        typed = choice.key if keyed else str(n)
        grid.add_row(typed, f"[b]{escape(choice.title)}[/]", "the same" if same else escape(choice.note))


def add_many(grid: Grid, number: int, choices: list[Choice]) -> None:
    """All targets of one verb in one row, each with its number."""
    first = choices[0]
    verb = first.title.removesuffix(first.target).strip()
    targets = "  ".join(f"[number]{n}[/] {escape(choice.target)}" for n, choice in enumerate(choices, number))
    note = first.note.replace(first.target, "the target")
    between = "\n" if len(choices) > FEW else "  "
    grid.add_row("", f"[b]{escape(verb)} …[/]", f"{targets}{between}{escape(note)}")
