"""The package under test, as far as the reference uses it. No other module of the reference plays a game.

The same code runs with 0.1.0 and with the sources of today, so it keeps to few names of the package.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec

import backroom
from backroom.games import find
from backroom.games.game import Game
from backroom.kernel.core import EVERYONE, Event
from tools.reference.files import EDITIONS
from tools.reference.plan import Plan
from tools.reference.renamed import OldNames

ONE_WORD = {"the neutral force": "neutral"}  # the only argument of 0.1.0 that is English and no word of the notation


class Ask(msgspec.Struct, frozen=True):
    """A question that a seat has not answered yet, with all words that it may say, in alphabetical order."""

    seat: int
    words: list[str]


class Asked(msgspec.Struct, frozen=True):
    """Why the game stands still: the question, what the clock says for a sleeper, and who owes an answer."""

    mode: str
    kind: str
    rule: str
    fallback: str
    asks: list[Ask]


class Happened(msgspec.Struct, frozen=True, array_like=True):
    """An event without a sentence: rule, kind, arguments by name, and the seats that saw it."""

    rule: str
    kind: str
    args: dict[str, int | str]
    audience: list[int] | str


class Rolled(msgspec.Struct, frozen=True, array_like=True):
    """A roll: the odds of what is possible, and which of these came."""

    odds: list[int]
    outcome: int


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    winners: list[int]
    scores: list[float]
    rule: str


@cache
def game_of(key: str) -> Game:
    """The game with the edition of 0.1.0, whatever edition the package has now."""
    game = find(key)
    kept = game if game.edition == EDITIONS[key] else game.of_edition(EDITIONS[key])
    assert kept is not None, f"the edition of 0.1.0 is no longer known: {EDITIONS[key]}"
    return kept


class Position:
    """One game of the reference under way."""

    def __init__(self, plan: Plan, old: OldNames) -> None:
        self.old = old
        self.table = begin(plan)
        self.rolls: list[Rolled] = []
        self.told = 0  # events that have been handed out
        self.counted = 0  # rolls, likewise
        overheard: Any = Overheard(self.table.fate, self.rolls)
        self.table.fate = overheard

    @property
    def over(self) -> bool:
        return self.table.over

    def asked(self) -> Asked:
        asks = self.table.asks
        one = asks[0]
        fallback = "random" if one.fallback is None else one.fallback.word
        open_asks = [Ask(ask.seat, sorted(action.word for action in ask.actions)) for ask in asks]
        return Asked(one.mode, self.old.question(one.kind), one.rule, fallback, open_asks)

    def say(self, seat: int, word: str) -> str:
        """A seat says a word; the rule that refuses it, or nothing."""
        try:
            self.table.say(seat, word)
        except backroom.Illegal as refused:
            return refused.rule
        return ""

    def new_events(self) -> list[Happened]:
        """What happened since the last time. An undo may have taken events back."""
        events = self.table.out.events
        fresh = events[self.told :]
        self.told = len(events)
        return [self.happened(event) for event in fresh]

    def new_rolls(self) -> list[Rolled]:
        fresh = self.rolls[self.counted :]
        self.counted = len(self.rolls)
        return fresh

    def happened(self, event: Event) -> Happened:
        fact = self.table.game.fact(event)
        kind, args = self.old.event(fact.what, fact.args)
        audience = "all" if event.seen_by == EVERYONE else list(seats_in(event.seen_by))
        return Happened(event.rule, kind, {name: plain(name, args[name]) for name in sorted(args)}, audience)

    def outcome(self) -> Outcome:
        result = self.table.result
        assert result is not None
        return Outcome(result.winners, result.scores, result.rule)


def begin(plan: Plan) -> backroom.Table:
    game = game_of(plan.game)
    if plan.scene:
        return backroom.scene(game, plan.scene, seed=plan.seed)
    if not plan.keyed:
        return backroom.new(game, seats=plan.seats, seed=plan.seed, options=plan.options)
    key = blake2b(str(plan.seed).encode(), digest_size=32).digest()
    salts = tuple(f"salt of P{seat}" for seat in range(plan.seats))
    return backroom.new(game, seats=plan.seats, seed=key, options=plan.options, table_id="reference", salts=salts)


class Overheard:
    """A table's fate, with a list of what it was asked and what it said."""

    def __init__(self, fate: Any, rolls: list[Rolled]) -> None:
        self.fate = fate
        self.rolls = rolls

    def outcome(self, n: int, odds: list[int]) -> int:
        """Impossible outcomes are left out, so that a new character of which there is no card changes nothing."""
        outcome: int = self.fate.outcome(n, odds)
        if n == len(self.rolls):  # an undo asks for the same rolls again
            self.rolls.append(Rolled([weight for weight in odds if weight], sum(map(bool, odds[:outcome]))))
        return outcome


def plain(name: str, value: int | str) -> int | str:
    """An argument without English: a family is known by its id."""
    if name == "family":
        return str(value).lower()
    return ONE_WORD.get(value, value) if isinstance(value, str) else value


def seats_in(mask: int) -> Iterator[int]:
    return (seat for seat in range(mask.bit_length()) if mask >> seat & 1)
