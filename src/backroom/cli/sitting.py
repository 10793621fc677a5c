"""One person at a table of bots: what is told, what is asked, and what may be typed instead of an answer."""

from __future__ import annotations

import sys
from collections.abc import Callable

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from backroom.bots import Bot, play_on, seat_bots
from backroom.cli.ask import number_choices, show_question
from backroom.cli.books import find_rules
from backroom.cli.face import Choice, Face
from backroom.cli.screen import Names
from backroom.cli.story import Story, show_log
from backroom.games.game import View
from backroom.games.register import text as rule_text
from backroom.games.table import Table
from backroom.kernel.core import Illegal

COMMANDS = (
    ("a number", "choose that option"),
    ("a word", "the same in words, such as: tax · steal Bo · challenge"),
    ("?", "the rules behind this question"),
    ("? 3", "the rules behind option 3; also: ? steal · ? duke · ? COUP-CHAL-05"),
    ("table", "everybody's coins, cards and claims"),
    ("hand", "your cards and what they do"),
    ("log", "the whole game so far, with the rule behind every line"),
    ("undo", "take your last word back, if nobody has learnt anything from it"),
    ("quit", "leave the table"),
)


class Left(Exception):
    """The person has left the table: by saying so, or because the input ended."""


class Sitting:
    """A game between one person and bots, from the deal to the end."""

    def __init__(self, console: Console, face: Face, table: Table, me: int, make_bot: Callable[[int], Bot]) -> None:
        self.console = console
        self.face = face
        self.table = table
        self.me = me
        self.names = Names.at_play(table.seats, me)
        self.chairs = seat_bots(table, [seat for seat in range(table.seats) if seat != me], make_bot)
        self.story = Story(console, face, self.names)
        self.commands: dict[str, Callable[[View], None]] = {
            "help": self.show_commands,
            "table": self.show_table,
            "hand": self.show_hand,
            "log": self.show_log,
            "undo": self.undo,
            "quit": self.quit,
            "exit": self.quit,
        }
        self.fresh = True  # the table has not been shown since somebody lost a card

    def play(self) -> None:
        """Play to the end. Left is raised if the person goes before it."""
        while True:
            play_on(self.table, self.chairs)
            view = self.table.view(self.me)
            self.fresh |= self.story.tell(self.table.events(self.me), view, asked=not self.table.over)
            if self.table.over:
                return
            self.ask(view)

    # asking

    def ask(self, view: View) -> None:
        """Put the question, and hear until it is answered or something was taken back."""
        assert view.question is not None
        glance = [self.face.hint(view, self.names)]
        if self.fresh or view.question.kind == "turn":
            self.show_table(view)
            self.show_hand(view)
            self.fresh = False
        else:
            glance.insert(0, self.face.status(view))
        choices = number_choices(self.face.choices(view, self.names))
        show_question(self.console, self.face, view, self.names, choices, " ".join(glance).strip())
        while not self.hear(view, choices):
            pass

    def hear(self, view: View, choices: list[Choice]) -> bool:
        """One line of the person; True once it has moved the game."""
        may_pass = any(choice.word == "pass" for choice in choices)
        line = self.read(f"Your choice (1-{len(choices)}{', Enter to pass' if may_pass else ''}): ")
        words = " ".join(line.split())
        before = len(self.table.log)
        if not words and may_pass:
            self.table.say(self.me, "pass")
        elif not words:
            self.console.print(f"Type a number from 1 to {len(choices)}, or [b]help[/].")
        elif words.startswith("?"):
            self.look_up(words.removeprefix("?").strip(), view, choices)
        elif words.lower() in self.commands:
            self.commands[words.lower()](view)
        elif words.isdecimal():
            self.take(int(words), choices)
        else:
            self.say(words)
        return len(self.table.log) != before

    def read(self, prompt: str) -> str:
        """A line from the keyboard or from a pipe; a pipe's answers are shown, so that the scroll reads well."""
        self.console.print()
        try:
            line = input(prompt)
        except EOFError:
            self.console.print()
            raise Left("The input has ended before the game did, so the table is closed. Good night!") from None
        if not sys.stdin.isatty():
            self.console.print(escape(line))
        return line

    # answering

    def take(self, number: int, choices: list[Choice]) -> None:
        if 1 <= number <= len(choices):
            self.table.say(self.me, choices[number - 1].word)
        else:
            self.console.print(f"There is no option {number}; they go from 1 to {len(choices)}.")

    def say(self, words: str) -> None:
        """A word of the game, with names for the seats; a refusal says why."""
        word = self.names.read(words).replace("foreign aid", "aid")
        try:
            self.table.say(self.me, word)
        except Illegal as refused:
            if refused.rule == "TABLE-04" or word.lower().split()[0] == "leave":
                self.console.print(
                    f"'{escape(words)}' is nothing I know. Type a number, [b]?[/] for the rules, or [b]help[/]."
                )
            else:
                self.console.print(f"Not now: {escape(rule_text(refused.rule))} [rule]{refused.rule}[/]")

    # looking things up

    def look_up(self, what: str, view: View, choices: list[Choice]) -> None:
        """`?` alone is about the question; else a number, a word, a card or a rule id."""
        if not what:
            ids = self.face.rules_of_question(view)
        elif what.isdecimal():
            number = int(what)
            if not 1 <= number <= len(choices):
                self.console.print(f"There is no option {number}; they go from 1 to {len(choices)}.")
                return
            ids = self.face.rules(choices[number - 1].word)
        else:
            ids = self.face.rules(self.names.read(what).lower()) or find_rules(
                self.table.game.key, what, self.table.options
            )
        if not ids:
            self.console.print(f"No rule mentions '{escape(what)}'. Try [b]? steal[/] or [b]? COUP-CHAL-05[/].")
            return
        grid = Grid.grid(padding=(0, 2))
        for rule_id in ids:
            grid.add_row(f"[rule]{rule_id}[/]", escape(rule_text(rule_id)))
        self.console.print()
        self.console.print(grid)

    def show_commands(self, view: View) -> None:
        grid = Grid.grid(padding=(0, 2))
        for typed, meaning in COMMANDS:
            grid.add_row(f"[b]{typed}[/]", meaning)
        self.console.print()
        self.console.print(grid)

    def show_table(self, view: View) -> None:
        self.console.print()
        self.console.print(self.face.board(view, self.names, self.table.events(self.me)))

    def show_hand(self, view: View) -> None:
        self.console.print(self.face.hand(view))

    def show_log(self, view: View) -> None:
        show_log(self.console, self.face, self.names, self.table.events(self.me))

    # leaving and taking back

    def undo(self, view: View) -> None:
        try:
            self.table.undo(self.me)
        except Illegal as refused:
            self.console.print(f"{escape(rule_text(refused.rule))} [rule]{refused.rule}[/]")

    def quit(self, view: View) -> None:
        if self.read("Leave the table? (y/n): ").strip().lower() in ("y", "yes"):
            raise Left("You leave the table. Until next time!")
