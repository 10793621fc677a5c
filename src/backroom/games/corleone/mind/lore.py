"""What a quick player of Corleone's Empire knows by heart: what the cards of an edition bring on an average day.

All worth is in dollars of final fortune. The numbers are tastes found by playing, not rules.
"""

from __future__ import annotations

from typing import Final

from backroom.games.corleone import rows
from backroom.games.corleone.rows import Edition, Effect
from backroom.games.corleone.words import ALLIES, CARDS, FIRST_ALLY, FIRST_JOB, ICON_BITS, ICONS, JOBS, MOST_ICONS

# What an icon is worth if nothing is known of the hand.
PLAIN_ICONS: Final[list[float]] = [0.2, 0.5, 1.1, 2.4, 1.2, 1.2, 1.2, 1.7, 2.2, 0.7, 1.8, 1.5, 1.6, 0.5, 0.3]
GOOD: Final = 1.2
FRONT: Final = 2.6  # the best front of the board
# What is paid per: controlled territory, figure in the river, own figure on the board, completed job.
USUAL_NUMBER: Final[list[float]] = [1.6, 1.5, 2.5, 4.0]
BACKS: Final[list[float]] = [1.2, 1.6, 3.6]  # of a business, a territory, a space
MARKERS: Final[list[float]] = [3.0, 1.8, 2.8]  # add, remove, raise
NEUTRALS: Final[list[float]] = [4.2, 2.2, 0.5]  # Mayor, Union Boss, Police Chief


def plain_worth(icons: int) -> float:
    """Packed icons on an average day."""
    total = 0.0
    for kind in range(len(ICONS)):
        total += PLAIN_ICONS[kind] * (icons >> kind * ICON_BITS & MOST_ICONS)
    return total


class Lore:
    """An edition by heart, for a number of players."""

    def __init__(self, edition: Edition, seats: int) -> None:
        self.seats: Final = seats
        self.rivals: Final = seats - 1
        self.share: Final = 1.0 / (seats - 1)  # what a dollar lost by one rival is worth
        self.ability: list[float] = [0.0] * CARDS  # all of a card's effects on an average day
        self.deeds: list[float] = [0.0] * CARDS  # those of them that are not icons
        self.icons: list[int] = [0] * CARDS  # money and icons of a card, packed
        self.cost: list[int] = [0] * (CARDS * 4)
        self.goods: list[int] = [0] * CARDS
        self.colour: list[int] = [0] * CARDS
        self.front: list[float] = [plain_worth(business.front) for business in edition.businesses]
        self.territory_bonus: Final[float] = float(edition.territory_bonus)
        self.colour_bonus: Final[float] = float(edition.colour_bonus)
        for i in range(JOBS):
            job = edition.jobs[i]
            card = FIRST_JOB + i
            for note in job.money:
                self.icons[card] = self.icons[card] + (1 << note * ICON_BITS)
            for good in range(4):
                self.cost[card * 4 + good] = job.cost[good]
                self.goods[card] = self.goods[card] + job.cost[good]
            self.colour[card] = job.colour
            self.learn(card, job.effects)
        for i in range(ALLIES):
            self.learn(FIRST_ALLY + i, edition.allies[i].effects)

    def learn(self, card: int, effects: list[Effect]) -> None:
        for e in effects:
            worth = self.usual(e)
            self.ability[card] = self.ability[card] + worth
            if e.do == rows.DO_ICON:
                self.icons[card] = self.icons[card] + e.icons
            else:
                self.deeds[card] = self.deeds[card] + worth

    def usual(self, e: Effect) -> float:
        """What an effect is worth on an average day."""
        match e.do:
            case rows.DO_ICON:
                return plain_worth(e.icons)
            case rows.DO_GOODS:
                return GOOD * e.count
            case rows.DO_MONEY_PER:
                return PLAIN_ICONS[e.value] * min(float(e.most), USUAL_NUMBER[e.per])
            case rows.DO_DRAW_JOBS:
                return 0.6 * e.keep
            case rows.DO_SHAKEDOWN:
                return (BACKS[e.of] if e.side else FRONT) * (1.0 + 0.7 * (e.count - 1))
            case rows.DO_WHACK:
                blows = e.count * (self.rivals if e.each_rival else 1)
                return (0.6 if e.kind == 0 else 1.0) * blows * (0.4 + 0.6 * self.share)
            case rows.DO_MOVE:
                return (1.6 if e.kind == 0 else 3.2) * e.count if e.work else 0.4 * e.count
            case rows.DO_RECALL:
                return 2.2 * e.count
            case rows.DO_TAKE:
                return (4.0 if e.zone else 1.1) * e.count * (self.rivals if e.source == 1 else 1)
            case rows.DO_OFFER:
                return 1.0 + 0.4 * self.rivals
            case rows.DO_MARKER:
                return MARKERS[e.mode]
            case rows.DO_INFLUENCE:
                return 0.5 if e.side else 1.2 * e.amount
            case rows.DO_PROTECT:
                return 0.3
            case rows.DO_HAND_LIMIT:
                return 0.5 * e.amount
            case rows.DO_NEUTRAL:
                return NEUTRALS[e.figure]
            case _:
                return 0.8
