"""What the greedy bot knows by heart: the cards of one edition and what each is worth on an average day.

All worth is in dollars of final fortune, against the mean of the rivals. The numbers are tastes found by playing, not
rules; where a position tells more, `worth.py` and `deeds.py` ask the position.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from typing import NamedTuple

from backroom.games.corleone import rows
from backroom.games.corleone import words as w
from backroom.games.corleone.edition import Edition

# What an icon is worth if nothing is known of the hand.
PLAIN_ICONS = (0.2, 0.5, 1.1, 2.4, 1.2, 1.2, 1.2, 1.7, 2.2, 0.7, 1.8, 1.5, 1.6, 0.5, 0.3)
GOOD = 1.2
FRONT = 2.6  # the best front of the board
BACKS_OF_SPACE = 3.6

LAST_ACT = w.ACTS - 1


class Icons(NamedTuple):
    """Packed icons, unpacked."""

    gains: tuple[int, ...]  # of each money card and good
    suitcases: int
    jobs: int
    sells: tuple[int, int, int]
    swaps: int
    horses: int


@dataclass(frozen=True)
class Shape:
    """An effect, as far as its user has to tell it from another. The fields are those of the edition's rows."""

    do: int
    icons: int
    count: int
    value: int
    per: int
    most: int
    source: int
    keep: int
    look: int
    side: int
    of: int
    where: int
    kind: int
    owner: int
    distinct: bool
    each_rival: bool
    work: int
    zone: int
    what: int
    mode: int
    amount: int
    figure: int


class Card(NamedTuple):
    """A job or an ally by heart."""

    colour: int  # of a job
    cost: tuple[int, ...]  # of a job: how many of each good
    goods: int  # of a job: how many in all
    icons: int  # money and icons together, packed
    effects: tuple[Shape, ...]  # all of them, in their order
    deeds: tuple[Shape, ...]  # those that are not icons
    ability: float  # what its effects are worth on an average day
    act: int  # of an ally


@cache
def unpack(icons: int) -> Icons:
    """Packed icons as counts."""
    n = [icons >> kind * w.ICON_BITS & w.MOST_ICONS for kind in range(len(w.ICONS))]
    sells = (n[w.SELL_ONE], n[w.SELL_TWO], n[w.SELL_THREE])
    return Icons(tuple(n[: w.PILES]), n[w.SUITCASE], n[w.JOB], sells, n[w.SWAP], n[w.HORSE])


def plain_worth(icons: int) -> float:
    return sum(PLAIN_ICONS[kind] * (icons >> kind * w.ICON_BITS & w.MOST_ICONS) for kind in range(len(w.ICONS)))


class Book:
    """The edition by heart, for a number of players."""

    def __init__(self, edition: Edition, seats: int) -> None:
        self.rivals = seats - 1
        self.share = 1 / self.rivals  # what a dollar lost by one rival is worth
        self.fronts = [business.front for business in edition.businesses]
        self.backs = [business.back for business in edition.businesses]
        self.park = edition.park_back
        self.territory_bonus = edition.territory_bonus
        self.colour_bonus = edition.colour_bonus
        self.front_worth = [plain_worth(front) for front in self.fronts]
        self.areas = [space.areas for space in edition.spaces]
        self.touching = [[area for area in space.areas if area < w.PARK] for space in edition.spaces]
        self.open_spaces = [i for i, space in enumerate(edition.spaces) if space.least <= seats]
        self.cards: dict[int, Card] = {}
        for i, job in enumerate(edition.jobs):
            money = sum(1 << note * w.ICON_BITS for note in job.money)
            shapes = [shape(effect) for effect in job.effects]
            self.cards[w.FIRST_JOB + i] = self.card(shapes, money, job.colour, tuple(job.cost), w.NOWHERE)
        for i, ally in enumerate(edition.allies):
            shapes = [shape(effect) for effect in ally.effects]
            self.cards[w.FIRST_ALLY + i] = self.card(shapes, 0, w.NOWHERE, (0, 0, 0, 0), ally.act)

    def card(self, shapes: list[Shape], money: int, colour: int, cost: tuple[int, ...], act: int) -> Card:
        icons = money + sum(effect.icons for effect in shapes if effect.do == rows.DO_ICON)
        effects = tuple(shapes)
        deeds = tuple(effect for effect in shapes if effect.do != rows.DO_ICON)
        ability = sum(self.usual(effect) for effect in shapes)
        return Card(colour, cost, sum(cost), icons, effects, deeds, ability, act)

    def usual(self, e: Shape) -> float:
        """What an effect is worth on an average day."""
        match e.do:
            case rows.DO_ICON:
                return plain_worth(e.icons)
            case rows.DO_GOODS:
                return GOOD * e.count
            case rows.DO_MONEY_PER:
                return PLAIN_ICONS[e.value] * min(e.most, (1.6, 1.5, 2.5, 4.0)[e.per])
            case rows.DO_DRAW_JOBS:
                return 0.6 * e.keep
            case rows.DO_SHAKEDOWN:
                return (FRONT if not e.side else (1.2, 1.6, BACKS_OF_SPACE)[e.of]) * (1 + 0.7 * (e.count - 1))
            case rows.DO_WHACK:
                return (
                    (0.6 if e.kind == 0 else 1.0) * e.count * (self.rivals if e.each_rival else 1) * harm(self.rivals)
                )
            case rows.DO_MOVE:
                return (1.6 if e.kind == 0 else 3.2) * e.count if e.work else 0.4 * e.count
            case rows.DO_RECALL:
                return 2.2 * e.count
            case rows.DO_TAKE:
                each = 4.0 if e.zone else 1.1
                return each * e.count * (self.rivals if e.source == 1 else 1)
            case rows.DO_OFFER:
                return 1.0 + 0.4 * self.rivals
            case rows.DO_MARKER:
                return (3.0, 1.8, 2.8)[e.mode]
            case rows.DO_INFLUENCE:
                return 0.5 if e.side else 1.2 * e.amount
            case rows.DO_PROTECT:
                return 0.3
            case rows.DO_HAND_LIMIT:
                return 0.5 * e.amount
            case rows.DO_NEUTRAL:
                return (4.2, 2.2, 0.5)[e.figure]
            case _:
                return 0.8


def harm(rivals: int) -> float:
    """What a blow against one of so many is worth, beside a blow against the only one."""
    return 0.4 + 0.6 / rivals


def shape(effect: object) -> Shape:
    """A row of the edition, as the book keeps it."""
    return Shape(*(getattr(effect, field.name) for field in fields(Shape)))


@cache
def book_of(edition: Edition, seats: int) -> Book:
    return Book(edition, seats)
