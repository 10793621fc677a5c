"""A random walk through one game: who answers when, what they say and what chance makes of it.

The walk owns a table and keeps it honest: words go through the table, chance through its fate, one roll at a
time, so that a law can look at every moment in between. Playing and looking have each their own dice, so that
the same seed gives the same game however closely it is looked at.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from backroom.games.fates import Fate
from backroom.games.game import Game, Options, View
from backroom.games.table import Table
from backroom.games.told import seen
from backroom.kernel.core import OVER, ROLL, SOLO, TAKE_BACK, Event, Seat, State
from backroom.kernel.run import legal, odds, place, roll

MOST_WORDS = 50_000
LEAVERS = 0.02  # how likely each word is to be a farewell, in the games where people leave
ONE_GAME_IN = 4  # games where people leave

SECOND_THOUGHTS = 0.8  # how often a word is left as it was after all

Heard = tuple[str, str, tuple[int, ...]]  # an event as somebody heard it: rule, what, arguments


class Walk:
    """One game played at random, from its beginning or from a scene."""

    def __init__(self, game: Game, seats: int, options: Options, seed: int, scene: str = "") -> None:
        self.game = game
        self.seed = seed
        self.rng = Random(seed)
        self.eye = Random(seed)  # what the laws look at
        self.leavers = 0.0 if self.rng.randrange(ONE_GAME_IN) else LEAVERS
        self.table = Table(game, Fate(seed), seats, options, scene)
        self.seats = seats
        self.viewers: tuple[Seat | None, ...] = (None, *range(seats))
        self.words = 0
        self.solos = 0  # of these, words that one seat alone was asked for
        self.looks: dict[Seat | None, tuple[View, bytes]] = {}

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def over(self) -> bool:
        return self.state.wait.mode == OVER

    @property
    def endless(self) -> bool:
        return self.words >= MOST_WORDS

    @property
    def rolling(self) -> bool:
        return self.state.wait.mode == ROLL

    def where(self) -> str:
        """How to come here again."""
        place = f"scene '{self.table.scene}'" if self.table.scene else f"options {self.table.options}"
        return f"{self.game.key}, {self.seats} seats, {place}, seed {self.seed}, word {self.words}"

    def blink(self) -> None:
        """New dice for the laws: what they look at here depends on this moment and on nothing looked at before."""
        self.eye.seed((self.seed << 20) + self.words)

    def unanswered(self) -> list[Seat]:
        return [seat for seat in self.state.wait.seats if place(self.state, seat) >= 0]

    def choose(self) -> tuple[Seat, int]:
        """Any asked seat, in any order of arrival, says anything it may; few words are taken back."""
        seat = self.rng.choice(self.unanswered())
        menu = legal(self.state, seat)
        action = self.rng.choice(menu)
        if action == TAKE_BACK and self.rng.random() < SECOND_THOUGHTS:
            action = self.rng.choice(menu)
        return seat, action

    def choose_leaver(self) -> Seat | None:
        """Now and then somebody goes."""
        if not self.leavers or self.rng.random() >= self.leavers:
            return None
        seat = self.rng.randrange(self.seats)
        return None if self.game.forbids_leaving(self.state, seat) else seat

    def look(self, viewer: Seat | None) -> tuple[View, bytes]:
        """What a viewer sees now, also as bytes."""
        if viewer not in self.looks:
            view = self.game.view(self.state, viewer)
            self.looks[viewer] = view, encode(view)
        return self.looks[viewer]

    def say(self, seat: Seat, action: int) -> None:
        self.looks.clear()
        self.words += 1
        self.solos += self.state.wait.mode == SOLO
        self.table.hear_action(seat, action)

    def leave(self, seat: Seat) -> None:
        self.looks.clear()
        self.words += 1
        self.table.hear_leave(seat)

    def fated(self) -> int:
        """What fate says to the roll that is asked for."""
        return self.table.fate.outcome(self.state.rolls, odds(self.state))

    def roll(self, outcome: int) -> None:
        self.looks.clear()
        roll(self.state, outcome)

    def events_since(self, n: int, viewer: Seat | None) -> list[Heard]:
        """What a viewer has seen since there were n events."""
        return spoken(self.table.out.events[n:], viewer)


def encode(view: Any) -> bytes:
    return msgspec.json.encode(view)


def spoken(events: list[Event], viewer: Seat | None) -> list[Heard]:
    """Events as a viewer heard them."""
    return [(event.rule, event.what, event.args) for event in events if seen(event, viewer)]
