"""One person at a table of bots: what is told, what is asked, and what may be typed instead of an answer."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from backroom.bots import Bot, play_on, seat_bots
from backroom.cli.answers import (
    LONGEST,
    Unclear,
    check_name,
    find_choice,
    find_missing,
    forms,
    heads,
    read_number,
    read_numbers,
)
from backroom.cli.ask import Fold, Menu, fold, number_choices, prompt, show_menu, show_question
from backroom.cli.books import ENOUGH, cite, find_rules
from backroom.cli.face import Choice, Face, Page
from backroom.cli.screen import Names, command
from backroom.cli.story import Story, show_log
from backroom.games.game import KERNEL_WORDS, View
from backroom.games.register import text as rule_text
from backroom.games.table import Table
from backroom.kernel.core import Illegal


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
        for word, page in face.pages().items():
            self.commands[word] = partial(self.show_page, page)
        self.fresh = True  # the table has not been shown since something weighty was told
        self.live = sys.stdin.isatty()  # somebody sits at a keyboard
        self.watching = False  # the person is out of the game and has been told so

    def play(self) -> None:
        """Play to the end. Left is raised if the person goes before it."""
        while True:
            play_on(self.table, self.chairs, self.just_out)
            view = self.table.view(self.me)
            if view.question is not None and self.face.goes_without_asking(view):
                self.table.say(self.me, view.question.actions[0])
                continue
            self.fresh |= self.story.tell(self.table.events(self.me), view, asked=view.question is not None)
            if self.table.over:
                return
            if view.question is not None:
                self.ask(view)
            elif self.just_out() and not self.watch():
                play_on(self.table, self.chairs)
                return

    # being out

    def just_out(self) -> bool:
        """Has the person lost everything, and not been told yet?"""
        return not self.watching and self.face.is_out(self.table.view(self.me))

    def watch(self) -> bool:
        """Say how the game ended for the person; False if the rest is to be left out."""
        self.watching = True
        self.console.print()
        self.console.print(f"[bad]You are out:[/] {self.face.why_out(self.table.events(self.me), self.names)}.")
        if not self.live:
            return True
        try:
            line = self.read("Press Enter to watch the rest, or s to skip to the end: ")
        except Left:
            return True
        return not line.strip().lower().startswith("s")

    # asking

    def ask(self, view: View) -> None:
        """Put the question, and hear until it is answered or something was taken back."""
        assert view.question is not None
        glance = [self.face.hint(view, self.names)]
        if self.face.shows_table(view, news=self.fresh):
            self.show_table(view)
            self.console.print(self.face.glimpse(view))
            self.fresh = False
        else:
            glance.insert(0, self.face.status(view))
        exhibit = self.face.exhibit(view, self.names)
        if exhibit is not None:
            self.console.print()
            self.console.print(exhibit)
        choices = number_choices(self.face.choices(view, self.names))
        menu = Menu(fold(choices, self.face, view), choices)
        show_question(self.console, self.face, view, self.names, menu.entries, " ".join(glance).strip())
        while not self.hear(view, menu):
            pass

    def hear(self, view: View, menu: Menu) -> bool:
        """One line of the person; True once it has moved the game, or goes back from an open fold."""
        default = None if menu.inside else self.default(view, menu)
        words = " ".join(self.read(prompt(menu, default)).split())
        before = len(self.table.log)
        number = read_number(words)
        if not words and menu.inside:
            return True
        if not words and default:
            self.table.say(self.me, default.word)
        elif not words:
            self.console.print(f"Type a number from 1 to {len(menu.entries)}, or [b]help[/].")
        elif len(words) > LONGEST:
            self.console.print("That is too long for an answer. Type a number, or [b]help[/].")
        elif words.startswith("?"):
            self.look_up(words.removeprefix("?").strip(), view, menu)
        elif words.lower() in self.commands:
            self.commands[words.lower()](view)
        elif number is not None:
            self.take(number, view, menu)
        elif self.face.takes_several(view) and (numbers := read_numbers(words)):
            self.take_all(numbers, view, menu, keep=False)
        elif self.face.takes_several(view) and (numbers := read_numbers(words.lower().removeprefix("keep "))):
            self.take_all(numbers, view, menu, keep=True)
        else:
            self.say(words, view, menu)
        return len(self.table.log) != before

    def default(self, view: View, menu: Menu) -> Choice | None:
        """What Enter alone means."""
        if len(menu.choices) == 1:
            return menu.choices[0]
        word = self.face.by_enter(view)
        return next((choice for choice in menu.choices if choice.word == word), None)

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

    def take(self, number: int, view: View, menu: Menu) -> None:
        if not 1 <= number <= len(menu.entries):
            self.console.print(f"There is no option {number}; they go from 1 to {len(menu.entries)}.")
            return
        entry = menu.entries[number - 1]
        if isinstance(entry, Fold):
            self.unfold(entry.title, entry.choices, view, menu)
        else:
            self.table.say(self.me, entry.word)

    def take_all(self, numbers: list[int], view: View, menu: Menu, *, keep: bool) -> None:
        """Several answers in one line, to a question that wants a list: these, or all but these. All of it or none."""
        chosen = [entry.word for n in numbers for entry in menu.entries[n - 1 : n] if isinstance(entry, Choice)]
        if len(chosen) < len(numbers) or any(word in KERNEL_WORDS for word in chosen):
            self.console.print("Several numbers in one line are for what the list is made of; the rest goes alone.")
            return
        said = 0
        for word in self.face.all_but(view, chosen) if keep else chosen:
            question = self.table.question(self.me)
            if question is None or word not in question.actions:
                break
            self.table.say(self.me, word)
            said += 1
        if not keep and said < len(chosen):
            for _ in range(said):
                self.table.undo(self.me)
            self.console.print("There is not so much to choose.")

    def unfold(self, title: str, choices: list[Choice], view: View, menu: Menu) -> None:
        """Show what is behind a line of the menu, until something is chosen or the person goes back."""
        before = len(self.table.log)
        self.console.print()
        self.console.print(f"[head]{escape(title)}[/]")
        show_menu(self.console, list(choices), [])
        while not self.hear(view, Menu(list(choices), menu.choices, inside=True)):
            pass
        if len(self.table.log) == before:
            show_menu(self.console, menu.entries, [])

    def say(self, words: str, view: View, menu: Menu) -> None:
        """An answer in words; what is not on the menu is refused with the reason."""
        missing = self.face.missing(view, self.names)
        try:
            meant = find_choice(words, menu.choices)
            lacking = find_missing(words, missing)
            if meant is None and lacking is None:
                check_name(words, [*menu.choices, *(wanted.choice for wanted in missing)], self.names)
        except Unclear as unclear:
            if unclear.found and all(choice.group for choice in unclear.found):
                self.unfold(f"{words.capitalize()} …", unclear.found, view, menu)
            else:
                self.console.print(escape(str(unclear)))
            return
        if meant is not None:
            self.table.say(self.me, meant.word)
        elif lacking is not None:
            what = words.capitalize() if words.lower() in heads(lacking.choice) else lacking.choice.title
            self.console.print(f"{escape(what)}: {lacking.reason}. {cite(lacking.rule)}")
        else:
            self.refuse(words, view, menu.choices)

    def refuse(self, words: str, view: View, choices: list[Choice]) -> None:
        """A word of the game that belongs to another moment, or no word at all."""
        word = self.notation(words)
        try:
            self.table.say(self.me, word)
        except Illegal as refused:
            offered = any(word.startswith(choice.verb) for choice in choices)
            known = self.face.rules(word, view) and not offered
            if refused.rule != "TABLE-04" and offered:
                self.console.print(f"You cannot do that. {cite(refused.rule)}")
            elif refused.rule != "TABLE-04" and word.split()[0] != "leave":
                self.console.print(f"Not now: {self.face.moment(view)}. {cite(refused.rule)}")
            elif known:
                self.console.print(f"Not now: {self.face.moment(view)}.")
            else:
                self.console.print(
                    f"'{escape(words)}' is nothing I know. Type a number, [b]?[/] for the rules, or [b]help[/]."
                )

    def notation(self, words: str) -> str:
        """What a person types as a word of the game, with seats for names."""
        return self.face.in_notation(self.names.read(words).lower())

    # looking things up

    def look_up(self, what: str, view: View, menu: Menu) -> None:
        """`?` alone is about the question; else a number, a word, a card or a rule id."""
        number = read_number(what)
        if number is not None and not 1 <= number <= len(menu.entries):
            self.console.print(f"There is no option {number}; they go from 1 to {len(menu.entries)}.")
            return
        ids = self.rules_behind(what, view, menu)
        if not ids:
            tries = [f"[b]? {word}[/]" for word in self.face.samples.lookups]
            self.console.print(f"No rule mentions '{escape(what)}'. Try {tries[0]} or {tries[-1]}.")
            return
        grid = Grid.grid(padding=(0, 2))
        for rule_id in ids[:ENOUGH]:
            grid.add_row(f"[rule]{rule_id}[/]", escape(rule_text(rule_id)))
        self.console.print()
        about = self.face.about(what.lower(), view)
        if about:
            self.console.print(about)
            self.console.print()
        self.console.print(grid)
        if len(ids) > ENOUGH:
            more = f"{command()} rules {self.table.game.key} --search {what}"
            self.console.print(f"… and {len(ids) - ENOUGH} more: {escape(more)}")

    def rules_behind(self, what: str, view: View, menu: Menu) -> list[str]:
        number = read_number(what)
        if not what:
            return self.face.rules_of_question(view)
        if number is not None:
            entry = menu.entries[number - 1]
            return self.face.rules((entry.choices[0] if isinstance(entry, Fold) else entry).word, view)
        try:
            meant = find_choice(what, menu.choices)
        except Unclear:
            meant = None
        word = meant.word if meant and what.lower() in forms(meant) else self.notation(what)
        return self.face.rules(word, view) or find_rules(self.table.game.key, what, self.table.options)

    def show_commands(self, view: View) -> None:
        grid = Grid.grid(padding=(0, 2))
        for typed, meaning in commands(self.face):
            grid.add_row(f"[b]{typed}[/]", meaning)
        self.console.print()
        self.console.print(grid)

    def show_page(self, page: Page, view: View) -> None:
        self.console.print()
        self.console.print(page.show(view, self.names))

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
            spoken = any(seat == self.me for seat, _ in self.table.log)
            reason = "You cannot take that back: somebody has seen it." if spoken else "There is nothing to take back."
            self.console.print(f"{reason} [rule]{refused.rule}[/]")

    def quit(self, view: View) -> None:
        if self.read("Leave the table? (y/n): ").strip().lower() in ("y", "yes"):
            raise Left("You leave the table. Until next time!")


def commands(face: Face) -> list[tuple[str, str]]:
    """What can be typed instead of an answer, and what it does."""
    samples = face.samples
    return [
        ("a number", "choose that option"),
        ("a word", f"the same in words, such as: {samples.words}; its beginning will do"),
        ("?", "the rules behind this question"),
        ("? 3", f"the rules behind option 3; also: {' · '.join(f'? {word}' for word in samples.lookups)}"),
        ("table", samples.table),
        ("hand", samples.hand),
        *((word, page.meaning) for word, page in face.pages().items()),
        ("log", "the whole game so far, with the rule behind every line"),
        ("undo", "take your last word back, if nobody has learnt anything from it"),
        ("quit", "leave the table"),
    ]
