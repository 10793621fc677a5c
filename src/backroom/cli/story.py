"""The game as it is told: a paragraph per turn while one plays, and the whole log with its rules."""

from __future__ import annotations

import re
from typing import NamedTuple

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.table import Table as Grid

from backroom.cli.face import Clause, Face
from backroom.cli.screen import Names
from backroom.games.game import Fact, View


class News(NamedTuple):
    """What has not been told yet, None if it all goes without saying; `weighty` is what nobody should miss."""

    shown: RenderableType | None
    weighty: bool


class Story:
    """Tells what is new, turn by turn."""

    def __init__(self, face: Face, names: Names) -> None:
        self.face = face
        self.names = names
        self.told = 0
        self.owner: int | None = None  # whose turn has begun, with nothing told of it yet
        self.chapter = ""  # likewise for what is nobody's turn
        self.begun = False  # there has been a turn

    def tell(self, facts: list[Fact], view: View, *, asked: bool) -> News:
        """What has not been told yet; it is told by this.

        The turn under way is held back while somebody is asked about it and the breadcrumb says it all.
        """
        self.told = min(self.told, len(facts))  # something may have been taken back
        clauses = self.face.clauses(facts[self.told :], self.names, self.owner)
        turns = split(clauses)
        if (
            asked
            and self.face.crumbs(view, self.names)
            and all(clause.awaited or not clause.text for clause in turns[-1])
        ):
            turns.pop()
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for turn in turns:
            self.told += len(turn)
            if turn and begins(turn[0]):
                self.owner, self.chapter, self.begun = turn[0].owner, turn[0].chapter, True
            told = " › ".join(weigh(clause) for clause in turn if clause.text)
            if told:
                named = self.owner is not None or self.chapter in self.names.called
                grid.add_row(self.heading(), told if named else capital(told))
                self.owner, self.chapter = None, ""
        weighty = any(clause.weighty for turn in turns for clause in turn)
        return News(grid if grid.row_count else None, weighty)

    def heading(self) -> str:
        """Whose turn it is; a turn that goes on after a question has no name before it."""
        if self.owner is None:
            return f"[head]{escape(self.chapter)}[/]" if self.chapter else "…" if self.begun else ""
        return f"[name]{escape(self.names.start(self.owner))}[/]"


def split(clauses: list[Clause]) -> list[list[Clause]]:
    """The clauses turn by turn; the first goes on with the turn before."""
    turns: list[list[Clause]] = [[]]
    for clause in clauses:
        if begins(clause) and turns[-1]:
            turns.append([])
        turns[-1].append(clause)
    return turns


def begins(clause: Clause) -> bool:
    """Does a paragraph begin here?"""
    return clause.owner is not None or clause.chapter != ""


def capital(markup: str) -> str:
    """A paragraph that nobody's name stands before; it may begin with a style."""
    return re.sub(r"^((?:\[[^\]]*\])?)(\w)", lambda found: found[1] + found[2].upper(), markup)


def weigh(clause: Clause) -> str:
    return f"[bad]{escape(clause.text)}[/]" if clause.weighty else escape(clause.text)


def log_rows(face: Face, names: Names, facts: list[Fact], told: int = 0) -> list[tuple[str, str]]:
    """Every fact that is not told yet, as its rule and a sentence; a turn and a phase have an empty row before them."""
    rows: list[tuple[str, str]] = []
    for number, fact in enumerate(facts[told:], told + 1):
        heading = face.heading(facts[:number], names)
        line = face.line(fact, names)
        if heading:
            rows += [("", ""), (fact.rule, f"[head]{escape(heading)}[/]")]
        elif line:
            rows.append((fact.rule, escape(line[:1].upper() + line[1:])))
    return rows


def show_log(console: Console, face: Face, names: Names, facts: list[Fact]) -> None:
    """The whole game so far, each line with the rule behind it."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style="rule")
    grid.add_column()
    for row in log_rows(face, names, facts):
        grid.add_row(*row)
    console.print()
    console.print(grid)
