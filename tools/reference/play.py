"""How a game of the reference is played: by chance, in a way that nothing but the rules can change.

At each step one of the asked seats, taken in the order of their numbers, says one of its words, taken in alphabetical
order. Which one is a hash of the seed and the number of the step. So neither the order of a menu nor Python's own
generators matter.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from hashlib import blake2b

import msgspec

from tools.reference.engine import Asked, Happened, Outcome, Position, Rolled
from tools.reference.plan import Plan
from tools.reference.renamed import UNCHANGED, OldNames

MOST_STEPS = 20_000
PASS, TAKE_BACK, LEAVE, UNDO = "pass", "take back", "leave", "undo"

# One in so many, in the games where it happens at all.
LEAVES = 50
UNDOES = 12
SPEAKS_UP = 4
IS_NOT_ASKED = 4  # of those who speak up
TAKES_BACK = 5  # of the times when chance would have it so
DOES_NOT_PASS = 4


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a game: who was asked what, what was said, and what happened."""

    step: int
    asked: Asked | None = None  # None: the deal, or the end
    seat: int = -1
    word: str = ""
    refused: str = ""
    rolls: list[Rolled] = []
    events: list[Happened] = []
    result: Outcome | None = None


def play(plan: Plan, old: OldNames = UNCHANGED) -> Iterator[Step]:
    """All steps of a game: the deal, each word, the result."""
    position = Position(plan, old)
    players = Players(plan)
    over = position.over  # this deals
    yield Step(0, rolls=position.new_rolls(), events=position.new_events())
    number = 0
    while not over:
        number += 1
        if number > MOST_STEPS:
            raise AssertionError(f"{plan.where()}: no end after {MOST_STEPS} steps")
        asked = position.asked()
        seat, word = players.choose(number, asked)
        refused = position.say(seat, word)
        over = position.over
        yield Step(number, asked, seat, word, refused, position.new_rolls(), position.new_events())
    yield Step(number + 1, result=position.outcome())


class Players:
    """Everybody at the table: who says what next."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.last = 0  # who spoke last
        self.known: set[str] = set()  # every word that was offered to somebody

    def choose(self, number: int, asked: Asked) -> tuple[int, str]:
        for ask in asked.asks:
            self.known.update(ask.words)
        self.last, word = self.drawn(number, asked)
        return self.last, word

    def drawn(self, number: int, asked: Asked) -> tuple[int, str]:
        plan = self.plan
        seed = f"{plan.seed} {number}".encode()
        mood, which_seat, which_word, thought = struct.unpack(">4Q", blake2b(seed, digest_size=32).digest())
        if plan.leavers and mood % LEAVES == 0:
            return which_seat % plan.seats, LEAVE
        if plan.undoing and mood % UNDOES == 1:
            return self.last, UNDO
        asks = sorted(asked.asks, key=lambda ask: ask.seat)
        ask = asks[which_seat % len(asks)]
        if plan.unruly and mood % SPEAKS_UP == 2:
            seat = ask.seat if thought % IS_NOT_ASKED else which_seat % plan.seats
            return seat, pick(sorted(self.known), which_word)
        if plan.calm and PASS in ask.words and thought % DOES_NOT_PASS:
            return ask.seat, PASS
        word = pick(ask.words, which_word)
        if word == TAKE_BACK and thought % TAKES_BACK:
            word = pick([word for word in ask.words if word != TAKE_BACK], which_word)
        return ask.seat, word


def pick(words: list[str], number: int) -> str:
    return words[number % len(words)]


def lines(plan: Plan, old: OldNames = UNCHANGED) -> Iterator[bytes]:
    """A game as it is kept: a line of JSON for each step."""
    encode = msgspec.json.Encoder().encode
    return (encode(step) for step in play(plan, old))


def digest_of(game: Iterator[bytes] | list[bytes]) -> str:
    """A digest of all lines of a game."""
    digest = blake2b(digest_size=16)
    for line in game:
        digest.update(line + b"\n")
    return digest.hexdigest()
