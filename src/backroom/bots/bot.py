"""What a bot is, and how it is seated. A bot gets its own seat's view and the facts that seat saw.

class Cautious:
    def choose(self, view, events):
        return view.question.fallback if view.question.fallback != "random" else view.question.actions[0]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from backroom.bots.reasons import Reason
from backroom.bots.recall import Recalled
from backroom.games.game import Fact, View
from backroom.games.table import Table
from backroom.kernel.run import place


class Bot(Protocol):
    """A player. One bot sits in one seat for one game, so it may remember what it heard."""

    def choose(self, view: View, events: list[Fact]) -> str:
        """One of `view.question.actions`; `events` is what the seat saw since it last chose."""
        ...


class Chair:
    """A seat with a bot in it: hands the bot what the seat may know, and says what the bot chose."""

    def __init__(self, table: Table, seat: int, bot: Bot) -> None:
        self.table = table
        self.seat = seat
        self.bot = bot
        self.told = 0  # facts
        self.recalled: list[Recalled] = []  # why the bot said what it said, if it gives reasons

    def news(self) -> list[Fact]:
        """What this seat saw since it was last asked."""
        facts = self.table.events(self.seat, since=self.told)
        self.told += len(facts)
        return facts

    def answer(self) -> str:
        """Ask the bot and say its word at the table."""
        view = self.table.view(self.seat)
        word = self.bot.choose(view, self.news())
        given: list[Reason] = getattr(self.bot, "reasons", [])
        if given:
            self.recalled.append(Recalled(self.told, given[-1]))
        self.table.say(self.seat, word)
        return word


def seat_bots(table: Table, seats: Iterable[int], make: Callable[[int], Bot]) -> dict[int, Chair]:
    """A bot of its own for each of the seats; `make` is told the seat."""
    return {seat: Chair(table, seat, make(seat)) for seat in seats}


def play_on(table: Table, chairs: Mapping[int, Chair], enough: Callable[[], bool] | None = None) -> None:
    """Let the bots answer, in the asked order, until only others are asked, the game is over or it is enough."""
    while not table.over and not (enough and enough()):
        chair = next((chairs[seat] for seat in waiting(table) if seat in chairs), None)
        if chair is None:
            return
        chair.answer()


def waiting(table: Table) -> list[int]:
    """The seats that still owe an answer. This is the referee's knowledge: no bot is told."""
    return [seat for seat in table.state.wait.seats if place(table.state, seat) >= 0]
