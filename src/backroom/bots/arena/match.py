"""What is played: which bots sit down together, how often, and where each game gets its chance from.

The unit is the block: one table of bots goes through all of its seats with one and the same deal. What a lucky chair
gives to one of them it gives to each. The same deals come up for every table of a match, and in every match of the
same seed: so bots can be compared that never met.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from hashlib import blake2b
from itertools import combinations
from math import ceil
from random import Random

import msgspec

Value = bool | int | str


class Block(msgspec.Struct, frozen=True):
    """All rotations of one line-up with one deal."""

    line_up: int
    deal: int


class Spent(msgspec.Struct):
    """The time of one bot's decisions, in seconds of the processor."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, other: Spent) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


class Played(msgspec.Struct, omit_defaults=True):
    """What came of a block. Only the times differ when it is played again."""

    line_up: int
    deal: int
    shares: list[list[float]]  # of the win: by rotation, then by the bot's place in the line-up
    spent: list[Spent]  # by the bot's place in the line-up
    seconds: float  # of the processor, the rules and everything else included
    records: list[str] = []  # one for each rotation, if they are wanted


class Match(msgspec.Struct, frozen=True, dict=True):
    """Everything that decides how the games go, beside the rules and the bots themselves.

    With as many bots as seats there is one table of them all. With fewer, the last one fills the chairs that are left:
    soldier and rookie at four seats are one soldier against three rookies. With more, every choice of so many of them
    sits down.
    """

    game: str
    bots: tuple[str, ...]
    seats: int
    seed: int = 1
    iterations: int = 0  # of those who search; 0 is what their game makes usual
    options: dict[str, Value] = {}
    records: bool = False

    @cached_property
    def line_ups(self) -> list[tuple[str, ...]]:
        missing = self.seats - len(self.bots)
        if missing >= 0:
            return [self.bots + self.bots[-1:] * missing]
        return list(dict.fromkeys(combinations(self.bots, self.seats)))

    def blocks(self, games: int) -> list[Block]:
        """So many that at least this number of games is played; all line-ups have each deal before the next comes."""
        deals = ceil(games / (self.seats * len(self.line_ups)))
        return [Block(line_up, deal) for deal in range(deals) for line_up in range(len(self.line_ups))]

    def deal_seed(self, block: Block) -> int:
        """The seed of the table: the same for all rotations and all line-ups."""
        return mix(self.seed, "deal", block.deal)

    def bot_seed(self, block: Block, rotation: int, place: int) -> int:
        """A seed for one bot in one game."""
        return mix(self.seed, "bot", block.deal, block.line_up, rotation, place)

    def rotations(self, block: Block) -> Iterator[list[int]]:
        """Who sits in which chair, as places in the line-up: a circle in an order of the block's own, turned around."""
        circle = list(range(self.seats))
        Random(mix(self.seed, "circle", block.deal, block.line_up)).shuffle(circle)
        for turn in range(self.seats):
            yield circle[turn:] + circle[:turn]


def mix(*parts: int | str) -> int:
    """A number below 2^60 that is made of all the parts."""
    return int.from_bytes(blake2b(repr(parts).encode(), digest_size=8).digest()) >> 4
