"""A random walk through one game: who answers when, what they say and what chance makes of it.

The walk owns a table and keeps it honest: words go through the table, chance through its fate, one roll at a
time, so that a law can look at every moment in between.
"""

from __future__ import annotations

from random import Random

from backroom.games.fates import Fate
from backroom.games.game import Game, Options
from backroom.games.table import Table, seen
from backroom.kernel.core import OVER, ROLL, Event, Seat, State
from backroom.kernel.run import legal, place, roll

MOST_WORDS = 50_000

Heard = tuple[str, str, tuple[int, ...]]  # an event as somebody heard it: rule, what, arguments


class Walk:
    """One game played at random. `leavers` is how likely each word is to be somebody's farewell."""

    def __init__(self, game: Game, seats: int, options: Options, seed: int, leavers: float) -> None:
        self.game = game
        self.seed = seed
        self.rng = Random(seed)
        self.leavers = leavers
        self.table = Table(game, Fate(seed), seats, options)
        self.seats = seats
        self.words = 0

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        return (None, *range(self.seats))

    @property
    def over(self) -> bool:
        return self.state.wait.mode == OVER

    @property
    def rolling(self) -> bool:
        return self.state.wait.mode == ROLL

    def where(self) -> str:
        """How to come here again."""
        return f"{self.game.key}, {self.seats} seats, options {self.table.options}, seed {self.seed}, word {self.words}"

    def unanswered(self) -> list[Seat]:
        return [seat for seat in self.state.wait.seats if place(self.state, seat) >= 0]

    def choose(self) -> tuple[Seat, int]:
        """Any asked seat, in any order of arrival, says anything it may."""
        seat = self.rng.choice(self.unanswered())
        return seat, self.rng.choice(legal(self.state, seat))

    def choose_leaver(self) -> Seat | None:
        """Now and then somebody goes."""
        if not self.leavers or self.rng.random() >= self.leavers:
            return None
        seat = self.rng.randrange(self.seats)
        return None if self.game.forbids_leaving(self.state, seat) else seat

    def say(self, seat: Seat, action: int) -> None:
        self.words += 1
        self.table.hear_action(seat, action)

    def leave(self, seat: Seat) -> None:
        self.words += 1
        self.table.hear_leave(seat)

    def fated(self) -> int:
        """What fate says to the roll that is asked for."""
        return self.table.fate.outcome(self.state.rolls, self.state.wait.odds)

    def roll(self, outcome: int) -> None:
        roll(self.state, outcome)

    def events_since(self, n: int, viewer: Seat | None) -> list[Heard]:
        """What a viewer has seen since there were n events."""
        return spoken(self.table.out.events[n:], viewer)


def spoken(events: list[Event], viewer: Seat | None) -> list[Heard]:
    """Events as a viewer heard them."""
    return [(event.rule, event.what, event.args) for event in events if seen(event, viewer)]
