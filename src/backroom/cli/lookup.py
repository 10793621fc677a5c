"""What `?` tells while one plays: the rules behind the question, behind an option, or behind any word."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from backroom.cli.answers import Unclear, find_choice, forms, read_number, spoken
from backroom.cli.ask import Fold, Menu
from backroom.cli.books import ENOUGH, find_rules
from backroom.cli.face import Choice, Face
from backroom.cli.screen import Names, command
from backroom.games.game import View
from backroom.games.register import text as rule_text
from backroom.games.table import Table


def notation(face: Face, names: Names, words: str) -> str:
    """What a person types as a word of the game, with seats for names."""
    return face.in_notation(names.read(words).lower())


class Lookup:
    """Looks things up for one person at a table."""

    def __init__(self, console: Console, face: Face, table: Table, names: Names, me: int) -> None:
        self.console = console
        self.face = face
        self.table = table
        self.names = names
        self.me = me

    def look_up(self, what: str, view: View, menu: Menu) -> None:
        """`?` alone is about the question; else a number, a word, a card or a rule id."""
        number = read_number(what)
        about = self.face.about(what.lower(), view, self.names, self.table.events(self.me))
        if number is not None:
            entry = menu.at(number)
            if entry is None:
                self.console.print(menu.nothing_at(number))
                return
            about = f"[b]{escape(entry.title)}[/]  {escape(entry.note)}"
        ids = self.rules_behind(what, view, menu)
        if not ids:
            tries = [f"[b]? {word}[/]" for word in self.face.samples.lookups]
            self.console.print(f"No rule mentions '{escape(what)}'. Try {tries[0]} or {tries[-1]}.")
            return
        grid = Grid.grid(padding=(0, 2))
        for rule_id in ids[:ENOUGH]:
            grid.add_row(f"[rule]{rule_id}[/]", escape(rule_text(rule_id)))
        for shown in (about, grid):
            if shown:
                self.console.print()
                self.console.print(shown)
        if len(ids) > ENOUGH:
            more = f"{command()} rules {self.table.game.key} --search {what}"
            self.console.print(f"… and {len(ids) - ENOUGH} more: {escape(more)}")

    def rules_behind(self, what: str, view: View, menu: Menu) -> list[str]:
        number = read_number(what)
        if not what and menu.inside and isinstance(menu.entries[0], Choice):
            return self.face.rules(menu.entries[0].word, view)
        if not what:
            return self.face.rules_of_question(view)
        if number is not None:
            entry = menu.at(number)
            assert entry is not None, "it has been looked at"
            return self.face.rules((entry.choices[0] if isinstance(entry, Fold) else entry).word, view)
        try:
            meant = find_choice(what, menu.choices)
        except Unclear:
            meant = None
        word = meant.word if meant and spoken(what) in forms(meant) else notation(self.face, self.names, what)
        return self.face.rules(word, view) or find_rules(self.table.game.key, what, self.table.options)
