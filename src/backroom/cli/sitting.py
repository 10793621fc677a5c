"""One person at a table of bots: what is told, what is asked, and what may be typed instead of an answer."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.segment import Segment

from backroom.bots import Bot, play_on, seat_bots
from backroom.cli.answers import (
    LONGEST,
    Unclear,
    check_name,
    find_choice,
    find_missing,
    find_missing_shortened,
    find_shortened,
    heads,
    read_amounts,
    read_number,
    read_numbers,
    spoken,
)
from backroom.cli.ask import (
    Entry,
    Fold,
    Menu,
    Sheet,
    choose_menu,
    fold,
    make_question,
    number_choices,
    prompt,
    shorten,
    show_sheet,
)
from backroom.cli.books import cite
from backroom.cli.face import Choice, Face, Missing, Page
from backroom.cli.grammar import listed
from backroom.cli.help import help_table
from backroom.cli.lookup import Lookup, notation
from backroom.cli.screen import Names
from backroom.cli.story import News, Story, show_log
from backroom.games.game import KERNEL_WORDS, View
from backroom.games.table import Table
from backroom.kernel.core import Illegal

MANY = 3  # places that a refusal names


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
        self.story = Story(face, self.names)
        self.lookup = Lookup(console, face, table, self.names, me)
        self.commands: dict[str, Callable[[View], None]] = {
            "help": self.show_commands,
            "table": self.show_table,
            "hand": self.show_hand,
            "log": self.show_log,
            "undo": self.undo,
            "leave": self.leave,
            "quit": self.quit,
            "exit": self.quit,
        }
        for word, page in face.pages().items():
            self.commands[word] = partial(self.show_page, page)
        self.fresh = True  # the table has not been shown since something weighty was told
        self.drawn: list[list[Segment]] | None = None  # the table before the last question, if it was shown
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
            news = self.story.tell(self.table.events(self.me), view, asked=view.question is not None)
            if view.question is not None:
                self.ask(view, news)
                continue
            self.show(news.shown)
            if self.table.over:
                return
            if self.just_out() and not self.watch():
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

    def ask(self, view: View, news: News) -> None:
        """Put the question, and hear until it is answered or something was taken back."""
        assert view.question is not None
        glance = [self.face.hint(view, self.names, self.table.events(self.me))]
        table = hand = brief = None
        others = ""
        self.fresh |= news.weighty
        drawn = self.draw(view) if self.face.shows_table(view, news=self.fresh) else None
        again, self.drawn = drawn is not None and drawn == self.drawn, drawn
        if drawn is not None and not again:
            table = self.face.board(view, self.names, self.table.events(self.me))
            hand, brief = self.face.glimpse(view, brief=False), self.face.glimpse(view, brief=True)
            self.fresh = False
        else:
            glance.insert(0, self.face.status(view))
            others = self.face.others(view, self.names)
        choices = number_choices(self.face.choices(view, self.names))
        menu = Menu(fold(choices, self.face, view), choices)
        exhibit = self.face.exhibit(view, self.names)
        question, terse = (
            make_question(self.console, self.face, view, self.names, entries, [others, " ".join(glance).strip()])
            for entries in (menu.entries, shorten(menu.entries))
        )
        show_sheet(self.console, Sheet(news.shown, table, hand, brief, exhibit, question, terse))
        while not self.hear(view, menu):
            pass

    def draw(self, view: View) -> list[list[Segment]]:
        """The table as it looks, to see whether it is the one before the last question."""
        return self.console.render_lines(self.face.board(view, self.names, self.table.events(self.me)))

    def hear(self, view: View, menu: Menu) -> bool:
        """One line of the person; True once it has moved the game, or goes back from an open fold."""
        default = None if menu.inside else self.default(view, menu)
        words = " ".join(self.read(prompt(menu, default, self.face.at_stake(view))).split())
        before = len(self.table.log)
        number = read_number(words)
        if menu.inside and words.lower() in ("", "back"):
            return True
        if not words and default:
            self.table.say(self.me, default.word)
        elif not words:
            self.console.print(f"Type {menu.numbers}, or [b]help[/].")
        elif len(words) > LONGEST:
            self.console.print("That is too long for an answer. Type a number, or [b]help[/].")
        elif words.startswith("?"):
            self.lookup.look_up(words.removeprefix("?").strip(), view, menu)
        elif words.lower() in self.commands:
            self.commands[words.lower()](view)
        elif number is not None and menu.at(number):
            self.take(number, view, menu)
        elif menu.keys and (amounts := read_amounts(words)):
            self.spend(amounts, view, menu)
        elif number is not None:
            self.take(number, view, menu)
        elif menu.keys:
            self.say(words, view, menu)
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
        entry = self.entry(number, menu)
        if isinstance(entry, Fold):
            self.unfold(entry.title, entry.choices, view, menu)
        elif entry is not None:
            self.table.say(self.me, entry.word)

    def take_all(self, numbers: list[int], view: View, menu: Menu, *, keep: bool) -> None:
        """Several answers in one line, to a question that wants a list: these, or all but these. All of it or none."""
        chosen: list[str] = []
        for number in numbers:
            entry = self.entry(number, menu)
            if entry is None:
                return
            if not isinstance(entry, Choice) or entry.word in KERNEL_WORDS:
                self.console.print(f"{number} ({escape(entry.title)}) goes alone: type that number and nothing else.")
                return
            chosen.append(entry.word)
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

    def spend(self, amounts: list[int], view: View, menu: Menu) -> None:
        """Money, for a question whose numbers are dollars. All of it or none."""
        words = self.face.make_up(view, amounts)
        for word in words:
            self.table.say(self.me, word)
        if not words:
            total = f"${' + $'.join(map(str, amounts))}"
            self.console.print(f"You cannot make up {total}. Numbers are dollars here: type {menu.numbers}.")

    def entry(self, number: int, menu: Menu) -> Entry | None:
        """What stands at a number of the menu; None, and a word about it, if nothing does."""
        entry = menu.at(number)
        if entry is None:
            self.console.print(menu.nothing_at(number))
        return entry

    def unfold(self, title: str, choices: list[Choice], view: View, menu: Menu) -> None:
        """Show what is behind a line of the menu, until something is chosen or the person goes back."""
        before = len(self.table.log)
        self.console.print()
        self.console.print(f"[head]{escape(title)}[/]")
        self.console.print(choose_menu(self.console, list(choices), []))
        while not self.hear(view, Menu(list(choices), menu.choices, inside=True)):
            pass
        if len(self.table.log) == before:
            self.console.print(choose_menu(self.console, menu.entries, []))

    def say(self, words: str, view: View, menu: Menu) -> None:
        """An answer in words; what is not on the menu is refused with the reason."""
        missing = self.face.missing(view, self.names)
        try:
            meant = find_choice(words, menu.choices)
            lacking = find_missing(words, missing)
            if meant is None and not lacking:
                meant = find_shortened(words, menu.choices)
                lacking = find_missing_shortened(words, missing)
            if meant is None and not lacking:
                check_name(words, [*menu.choices, *(wanted.choice for wanted in missing)], self.names)
        except Unclear as unclear:
            if unclear.found and all(choice.group for choice in unclear.found):
                self.unfold(f"{words.capitalize()} …", unclear.found, view, menu)
            else:
                self.console.print(escape(str(unclear)))
            return
        if meant is not None:
            self.table.say(self.me, meant.word)
        elif lacking:
            self.deny(words, lacking)
        else:
            self.refuse(words, view, menu.choices)

    def deny(self, words: str, lacking: list[Missing]) -> None:
        """What people look for and cannot have now: a line for each reason."""
        for reason, rule in dict.fromkeys((wanted.reason, wanted.rule) for wanted in lacking):
            alike = [wanted.choice for wanted in lacking if (wanted.reason, wanted.rule) == (reason, rule)]
            named = [choice.title for choice in alike[:MANY]] + ["others"] * (len(alike) > MANY)
            what = words.capitalize() if spoken(words) in heads(alike[0]) else listed(named)
            self.console.print(f"{escape(what)}: {escape(reason)}. {cite(rule)}")

    def refuse(self, words: str, view: View, choices: list[Choice]) -> None:
        """A word of the game that belongs to another moment, or no word at all."""
        word = notation(self.face, self.names, words)
        try:
            self.table.say(self.me, word)
        except Illegal as refused:
            reason = self.face.why_not(word, view)
            offered = any(word.startswith(choice.verb) for choice in choices)
            known = self.face.rules(word, view) and not offered
            law = f" {cite(refused.rule)}" if refused.rule != "TABLE-04" else ""
            if reason or (law and offered):
                self.console.print(f"{escape(reason or 'You cannot do that')}.{law}")
            elif law or known:
                self.console.print(f"Not now: {self.face.moment(view)}.{law}")
            else:
                self.console.print(
                    f"'{escape(words)}' is nothing I know. Type a number, [b]?[/] for the rules, or [b]help[/]."
                )

    # looking things up

    def show_commands(self, view: View) -> None:
        self.show(help_table(self.face))

    def show(self, what: RenderableType | None) -> None:
        """Something to look at, after an empty line."""
        if what is not None:
            self.console.print()
            self.console.print(what)

    def show_page(self, page: Page, view: View) -> None:
        self.show(page.show(view, self.names))

    def show_table(self, view: View) -> None:
        self.show(self.face.board(view, self.names, self.table.events(self.me)))

    def show_hand(self, view: View) -> None:
        self.show(self.face.hand(view))

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

    def leave(self, view: View) -> None:
        """Give the seat up; the others play on."""
        if not self.agrees("Give up your seat for good, while the others play on? (y/n): "):
            self.console.print("You stay.")
            return
        try:
            self.table.say(self.me, "leave")
        except Illegal as refused:
            self.console.print(f"You cannot leave now. {cite(refused.rule)}")

    def quit(self, view: View) -> None:
        if self.agrees("Leave the table? (y/n): "):
            raise Left("You leave the table. Until next time!")

    def agrees(self, question: str) -> bool:
        """A plain yes, asked once; anything else is no."""
        return self.read(question).strip().lower() in ("y", "yes")
