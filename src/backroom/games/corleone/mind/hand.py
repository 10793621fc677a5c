"""What cards and icons are worth in one hand at one moment, reckoned quickly.

A note counts for what it will be in the suitcase, times the chance that it gets there. A good counts for the jobs it
brings nearer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from backroom.games.corleone.mind.lore import Lore
from backroom.games.corleone.state import Corleone
from backroom.games.corleone.words import (
    ACTS,
    FIRST_ALLY,
    GUN,
    HORSE,
    ICON_BITS,
    JOB,
    MONEY,
    MOST_ICONS,
    NARCOTICS,
    PILES,
    SELL_ONE,
    SELL_THREE,
    SELL_TWO,
    SUITCASE,
    SWAP,
    TRIBUTE,
    VALUES,
)
from backroom.kernel.core import Seat

LAST_ACT: Final = ACTS - 1

# The chance that the best note in hand, the second, the third ... ends up in the suitcase: in Acts I and II, in
# Act III, in Act IV with no figure, one or more left, and at the last Tribute.
LAUNDERED: Final[list[list[float]]] = [
    [0.385, 0.252, 0.14, 0.07, 0.035, 0.021, 0.014],
    [0.42, 0.266, 0.14, 0.07, 0.035, 0.021, 0.014],
    [1.00, 1.00, 0.05, 0.02],
    [0.97, 0.93, 0.30, 0.10, 0.05],
    [0.85, 0.75, 0.40, 0.20, 0.10, 0.05],
    [1.00, 1.00],
]
# How near a job is whose cost lacks so many goods: the part of its worth that is in sight.
NEAR: Final[list[float]] = [1.0, 0.58, 0.30, 0.14, 0.06, 0.06]
PUBLIC: Final = 0.65  # a rival may complete it first
SPARE_GOOD: Final = 0.45
SPARE_NARCOTICS: Final = 0.8
SECOND_JOB: Final = 0.4  # a good that helps two jobs pays for one
HAND_SLOT: Final = 0.4  # what a place under the hand limit is worth
DRAWN: Final[list[float]] = [0.9, 0.8, 0.6, 0.3, 0.15]  # a job of two, by the jobs in hand
USE_AT_LAST: Final[list[float]] = [0.0, 0.05, 0.6, 0.85]  # of goods and jobs in Act IV, by the figures left
# The chance to have most jobs of a colour, by lead over the best rival, from three behind to three ahead; by act.
AHEAD: Final[list[float]] = [
    *(0.10, 0.16, 0.25, 0.40, 0.60, 0.76, 0.87),
    *(0.07, 0.13, 0.24, 0.42, 0.66, 0.82, 0.92),
    *(0.04, 0.09, 0.20, 0.45, 0.74, 0.90, 0.96),
    *(0.01, 0.03, 0.12, 0.62, 0.86, 0.97, 0.99),
]
NONE_YET: Final = 0.1  # ... without any job of it
DEAR: Final = 99.0


@mypyc_attr(acyclic=True)
class Hand:
    """One seat's cards, and what they and more of them are worth to it."""

    def __init__(self, s: Corleone, seat: Seat, lore: Lore, gone: list[int]) -> None:
        """`gone` are cards that are as good as given away."""
        table = s.table
        self.s: Final = s
        self.seat: Final = seat
        self.lore: Final = lore
        self.counts: list[int] = s.hidden.counts[seat * PILES : seat * PILES + PILES]
        self.unique: list[int] = s.hidden.unique[seat]
        if gone:
            self.leave_out(gone)
        self.figures = table.thugs_left[seat] + table.members_left[seat].bit_count()
        self.chances: list[float] = LAUNDERED[0]
        self.use = 1.0
        if table.act < LAST_ACT:
            if table.act == 2:
                self.chances = LAUNDERED[1]
            if self.figures <= 1:
                self.use = 0.8
        elif table.phase == TRIBUTE:
            self.chances = LAUNDERED[5]
            self.use = 0.0
        else:
            self.chances = LAUNDERED[2 + min(2, self.figures)]
            self.use = USE_AT_LAST[min(3, self.figures)]
        self.money = self.purse(self.counts[0], self.counts[1], self.counts[2], self.counts[3])
        self.note: list[float] = [0.0] * MONEY
        for note in range(MONEY):
            self.counts[note] += 1
            self.note[note] = self.purse(self.counts[0], self.counts[1], self.counts[2], self.counts[3]) - self.money
            self.counts[note] -= 1
        self.colours: list[float] = []
        self.good: list[float] = []
        self.plans: list[int] = []  # jobs within reach
        self.plan_worth: list[float] = []
        self.plan_lack: list[int] = []
        self.in_hand = 0  # how many of them are one's own
        self.cheap: list[float] = []

    def leave_out(self, gone: list[int]) -> None:
        self.unique = self.unique.copy()
        for card in gone:
            if card < PILES:
                self.counts[card] -= 1
            elif card in self.unique:
                self.unique.remove(card)

    # money

    def purse(self, ones: i64, twos: i64, threes: i64, fives: i64) -> float:
        """What the notes of a hand are worth in it."""
        chances = self.chances
        last: i64 = len(chances)
        k: i64 = 0
        total = 0.0
        while k < last:
            if k < fives:
                total += 5.0 * chances[k]
            elif k < fives + threes:
                total += 3.0 * chances[k]
            elif k < fives + threes + twos:
                total += 2.0 * chances[k]
            elif k < fives + threes + twos + ones:
                total += chances[k]
            else:
                break
            k += 1
        return total

    def cash(self, icons: i64) -> float:
        """Notes come into the hand, and the best ones go into the suitcase."""
        supply = self.s.table.supply
        counts = self.counts
        n: list[int] = [counts[0], counts[1], counts[2], counts[3]]
        for note in range(MONEY):
            more: i64 = icons >> note * ICON_BITS & MOST_ICONS
            if more:
                given = note
                while given >= 0 and not supply[given]:
                    given -= 1
                if given >= 0:
                    n[given] += int(more)
        left: i64 = icons >> SUITCASE * ICON_BITS & MOST_ICONS
        banked: i64 = 0
        note = MONEY - 1
        while note >= 0 and left:
            moved: i64 = n[note]
            moved = min(moved, left)
            n[note] -= int(moved)
            left -= moved
            banked += moved * VALUES[note]
            note -= 1
        return float(int(banked)) + self.purse(n[0], n[1], n[2], n[3]) - self.money

    # goods and jobs

    def make_plans(self) -> None:
        """Reckon what the jobs within reach would bring, and what each good is worth for them."""
        table = self.s.table
        self.reckon_colours()
        for card in self.unique:
            if card < FIRST_ALLY:
                self.plan(card, 1.0)
        self.in_hand = len(self.plans)
        for card in table.public:
            self.plan(card, PUBLIC)
        for good in range(4):
            self.good.append(self.use * self.good_gain(good))

    def plan(self, card: int, chance: float) -> None:
        self.plans.append(card)
        self.plan_worth.append(self.job(card) * chance)
        self.plan_lack.append(self.lack(card))

    def reckon_colours(self) -> None:
        """What one more job of each colour is worth for the bonus."""
        table, lore = self.s.table, self.lore
        mine = [0, 0, 0, 0]
        most = [0, 0, 0, 0]
        for seat in range(lore.seats):
            counts = [0, 0, 0, 0]
            for card in table.done[seat]:
                counts[lore.colour[card]] += 1
            if seat == self.seat:
                mine = counts
            else:
                for colour in range(4):
                    most[colour] = max(most[colour], counts[colour])
        base = 7 * table.act
        for colour in range(4):
            lead = max(0, min(6, mine[colour] - most[colour] + 3))
            now = AHEAD[base + lead] if mine[colour] else NONE_YET
            self.colours.append(lore.colour_bonus * (AHEAD[base + min(6, lead + 1)] - now))

    def job(self, card: int) -> float:
        """What a job would bring, its goods not counted."""
        lore = self.lore
        icons: i64 = lore.icons[card]
        worth = lore.ability[card] + self.colours[lore.colour[card]]
        for note in range(MONEY):
            n: i64 = icons >> note * ICON_BITS & MOST_ICONS
            if n:
                worth += float(int(n)) * self.note[note]
        return worth

    def lack(self, card: int) -> int:
        """How many goods a hand lacks for a job, Narcotics making up for others."""
        cost, counts = self.lore.cost, self.counts
        base = card * 4
        short = 0
        for good in range(3):
            missing = cost[base + good] - counts[GUN + good]
            if missing > 0:
                short += missing
        jokers = counts[NARCOTICS] - cost[base + 3]
        return max(0, min(4, short - jokers))

    def lacks(self, card: int, good: int) -> bool:
        return self.lore.cost[card * 4 + good] > self.counts[GUN + good]

    def good_gain(self, good: int) -> float:
        """What one more of a good is worth: the jobs it brings nearer."""
        best = second = 0.0
        for k in range(len(self.plans)):
            lack = self.plan_lack[k]
            if lack and (good == 3 or self.lacks(self.plans[k], good)):
                gain = self.plan_worth[k] * (NEAR[lack - 1] - NEAR[lack])
                if gain > best:
                    second = best
                    best = gain
                elif gain > second:
                    second = gain
        return best + SECOND_JOB * second + (SPARE_NARCOTICS if good == 3 else SPARE_GOOD)

    def good_loss(self, good: int) -> float:
        """What one good less would cost."""
        held = self.counts[GUN + good]
        best = second = 0.0
        for k in range(len(self.plans)):
            lack = self.plan_lack[k]
            needed = good == 3 or held <= self.lore.cost[self.plans[k] * 4 + good]
            if needed and lack < 4:
                loss = self.plan_worth[k] * (NEAR[lack] - NEAR[lack + 1])
                if loss > best:
                    second = best
                    best = loss
                elif loss > second:
                    second = loss
        return self.use * (best + SECOND_JOB * second + (SPARE_NARCOTICS if good == 3 else SPARE_GOOD))

    def prospect(self, card: int) -> float:
        """What a job in hand is worth: the nearer, the more."""
        return self.use * max(0.3, self.job(card) - 0.4) * NEAR[self.lack(card)]

    def ally(self, card: int) -> float:
        """What an ally in hand is worth in the acts that are left."""
        table = self.s.table
        left = LAST_ACT - table.act + (1 if table.phase <= 1 and self.figures else 0)
        return left * max(0.2, self.lore.ability[card] - HAND_SLOT)

    def keep(self, card: int) -> float:
        """What it costs to give a card of the hand away."""
        if card < MONEY:
            counts = self.counts
            counts[card] -= 1
            less = self.purse(counts[0], counts[1], counts[2], counts[3])
            counts[card] += 1
            return self.money - less
        if card < PILES:
            return self.good_loss(card - GUN)
        return self.prospect(card) if card < FIRST_ALLY else self.ally(card)

    def gain(self, card: int) -> float:
        """What one more card in hand is worth."""
        if card < MONEY:
            return self.note[card]
        if card < PILES:
            return self.good[card - GUN]
        return self.prospect(card) if card < FIRST_ALLY else self.ally(card)

    def cheapest(self, cards: int) -> float:
        """What the so many cheapest cards of the hand are worth; much if there are not so many."""
        if not self.cheap:
            k = 0
            for note in range(MONEY - 1, -1, -1):
                for _ in range(self.counts[note]):
                    self.cheap.append(VALUES[note] * self.chances[k] if k < len(self.chances) else 0.0)
                    k += 1
            for good in range(4):
                if self.counts[GUN + good]:
                    loss = self.good_loss(good)
                    for _ in range(self.counts[GUN + good]):
                        self.cheap.append(loss)
            for card in self.unique:
                self.cheap.append(self.keep(card))
            self.cheap.sort()
        if len(self.cheap) < cards:
            return DEAR
        total = 0.0
        for k in range(cards):
            total += self.cheap[k]
        return total

    # icons

    def icons(self, icons: i64) -> float:
        """What it is worth to use these icons now."""
        total = 0.0
        if icons & 0xF0000FFFF:
            total = self.cash(icons)
        if icons & 0xFFFF0000:
            supply = self.s.table.supply
            for good in range(4):
                n: i64 = icons >> (GUN + good) * ICON_BITS & MOST_ICONS
                n = min(n, supply[GUN + good])
                if n:
                    total += self.good[good] * (0.35 + 0.65 * float(int(n)))
        if icons >> JOB * ICON_BITS:
            total += self.rare(icons)
        return total

    def rare(self, icons: i64) -> float:
        """Jobs, sales, swaps and the horse head."""
        total = 0.0
        jobs: i64 = icons >> JOB * ICON_BITS & MOST_ICONS
        if jobs and self.s.table.deck + len(self.s.table.pile):
            total += float(int(jobs)) * self.draw()
        if icons >> SWAP * ICON_BITS & MOST_ICONS:
            total += self.swap()
        if icons >> SELL_ONE * ICON_BITS & MOST_ICONS:
            total += self.sale(1)
        if icons >> SELL_TWO * ICON_BITS & MOST_ICONS:
            total += self.sale(2)
        if icons >> SELL_THREE * ICON_BITS & MOST_ICONS:
            total += self.sale(3)
        if icons >> HORSE * ICON_BITS & MOST_ICONS:
            total += self.horse()
        return total

    def draw(self) -> float:
        """A job of two; the more there are in hand, the less it is worth."""
        return self.use * DRAWN[min(4, self.in_hand)]

    def swap(self) -> float:
        cheap = self.cheapest(1)
        return max(0.0, max(self.good[0], self.good[1], self.good[2]) - cheap) if cheap < DEAR else 0.2

    def sale(self, cards: int) -> float:
        """Cards for $5, or three of them for $8."""
        counts = self.counts
        more = self.purse(counts[0], counts[1], counts[2] + (1 if cards == 3 else 0), counts[3] + 1) - self.money
        return max(0.0, more - self.cheapest(cards))

    def horse(self) -> float:
        table = self.s.table
        return 0.0 if table.act == LAST_ACT or table.horse == self.seat else 0.3
