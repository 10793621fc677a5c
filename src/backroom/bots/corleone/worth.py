"""What cards are worth in one hand at one moment: notes, goods, jobs, allies, and the icons that bring them.

A note counts for what it will be in the suitcase, times the chance that it gets there. A good counts for the jobs it
brings nearer. Everything is reckoned once for each question.
"""

from __future__ import annotations

from backroom.bots.corleone.book import LAST_ACT, Book, Card, unpack
from backroom.bots.corleone.sight import Sight
from backroom.games.corleone import words as w
from backroom.kernel.core import NOUN_MASK, act

# The chance that the best note in hand, the second, the third ... ends up in the suitcase; by act.
LAUNDERED = (
    (0.55, 0.36, 0.20, 0.10, 0.05, 0.03, 0.02),
    (0.55, 0.36, 0.20, 0.10, 0.05, 0.03, 0.02),
    (0.60, 0.38, 0.20, 0.10, 0.05, 0.03, 0.02),
)
# CE-END-01: two cards are kept at the last Tribute. In Act IV by the figures left: a note that is laundered early makes
# room for another.
IN_LAST_ACT = (
    (1.00, 1.00, 0.05, 0.02),
    (0.97, 0.93, 0.30, 0.10, 0.05),
    (0.85, 0.75, 0.40, 0.20, 0.10, 0.05),
)
AT_LAST = (1.0, 1.0)

# How near a job is whose cost lacks so many goods: the part of its worth that is in sight.
NEAR = (1.0, 0.58, 0.30, 0.14, 0.06)
PUBLIC = 0.65  # a rival may complete it first
SPARE_GOOD = 0.45  # what a good is worth for jobs that are yet to come
SPARE_NARCOTICS = 0.8
HAND_SLOT = 0.4  # what a place under the hand limit is worth
AFTER_BUSINESS = ("tribute", "ally", "bid")  # questions that come when this act's turns are over
SECOND_JOB = 0.4  # a good that helps two jobs pays for one

# The chance to have most jobs of a colour, by lead over the best rival, from three behind to three ahead.
AHEAD = (
    (0.10, 0.16, 0.25, 0.40, 0.60, 0.76, 0.87),
    (0.07, 0.13, 0.24, 0.42, 0.66, 0.82, 0.92),
    (0.04, 0.09, 0.20, 0.45, 0.74, 0.90, 0.96),
    (0.01, 0.03, 0.12, 0.62, 0.86, 0.97, 0.99),
)
NONE_YET = 0.1  # ... without any job of it


class Worth:
    """The worth of cards for the viewer of a sight."""

    def __init__(self, book: Book, sight: Sight) -> None:
        self.book = book
        self.sight = sight
        self.piles = left_of(sight)
        self.chances = self.laundered()
        self.money = self.purse(self.piles)
        self.use = usefulness(sight)
        self.note = [self.purse_with(note) - self.money for note in range(w.MONEY)]
        self.colour = self.colour_gains()
        self.jobs = [card for card in sight.unique if card < w.FIRST_ALLY and not is_said(sight, card)]
        self.plans = [(self.job(card), lacking(book.cards[card], self.piles), 1.0, card) for card in self.jobs]
        self.plans += [(self.job(card), lacking(book.cards[card], self.piles), PUBLIC, card) for card in sight.public]
        self.good = [self.good_gain(good) for good in range(4)]
        self.memo: dict[int, float] = {}
        self.cheap: list[float] | None = None

    # money

    def laundered(self) -> tuple[float, ...]:
        """The chance of each note in hand, the best first, to end up in the suitcase."""
        return chances_of(self.sight)

    def purse(self, notes: list[int]) -> float:
        """What the notes of a hand are worth in it."""
        total, k, chances = 0.0, 0, self.chances
        last = len(chances)
        for note in (3, 2, 1, 0):
            for _ in range(notes[note]):
                if k == last:
                    return total
                total += w.VALUES[note] * chances[k]
                k += 1
        return total

    def purse_with(self, note: int, times: int = 1) -> float:
        notes = self.piles[: w.MONEY]
        notes[note] += times
        return self.purse(notes)

    # goods and jobs

    def colour_gains(self) -> list[float]:
        """What one more job of each colour is worth for the bonus."""
        sight, cards = self.sight, self.book.cards
        most = [0] * len(w.COLOURS)
        mine = most.copy()
        for seat, jobs in enumerate(sight.done):
            counts = [0] * len(w.COLOURS)
            for card in jobs:
                counts[cards[card].colour] += 1
            if seat == sight.seat:
                mine = counts
            elif jobs:
                most = [max(pair) for pair in zip(most, counts, strict=True)]
        chances = AHEAD[sight.act]
        gains = []
        for own, rival in zip(mine, most, strict=True):
            lead = own - rival + 3
            now = chances[max(0, min(6, lead))] if own else NONE_YET
            gains.append(self.book.colour_bonus * (chances[max(0, min(6, lead + 1))] - now))
        return gains

    def job(self, card: int) -> float:
        """What a job would bring, its goods not counted."""
        known = self.book.cards[card]
        money = sum(n * self.note[note] for note, n in enumerate(unpack(known.icons).gains[: w.MONEY]) if n)
        return money + known.ability + self.colour[known.colour]

    def good_gain(self, good: int) -> float:
        """What one more of a good is worth: the jobs it brings nearer."""
        best = second = 0.0
        for worth, (each, total), chance, _ in self.plans:
            if total and (good == 3 or each[good]):
                gain = worth * chance * (NEAR[total - 1] - NEAR[total])
                if gain > best:
                    best, second = gain, best
                elif gain > second:
                    second = gain
        spare = SPARE_NARCOTICS if good == 3 else SPARE_GOOD
        return self.use * (best + SECOND_JOB * second + spare)

    def good_loss(self, good: int) -> float:
        """What one good less would cost."""
        held = self.piles[w.GUN + good]
        best = second = 0.0
        for worth, (each, total), chance, card in self.plans:
            needed = sum(each) >= held if good == 3 else held <= self.book.cards[card].cost[good]
            if needed and total < len(NEAR) - 1:
                loss = worth * chance * (NEAR[total] - NEAR[total + 1])
                if loss > best:
                    best, second = loss, best
                elif loss > second:
                    second = loss
        return self.use * (best + SECOND_JOB * second + (SPARE_NARCOTICS if good == 3 else SPARE_GOOD))

    def plan(self, card: int) -> float:
        """What a job in hand is worth: the nearer, the more."""
        total = lacking(self.book.cards[card], self.piles)[1]
        return self.use * max(0.3, self.job(card) - 0.4) * NEAR[total]

    def ally(self, card: int) -> float:
        """What an ally in hand is worth in the acts that are left."""
        sight = self.sight
        left = LAST_ACT - sight.act
        if sight.kind not in AFTER_BUSINESS and sight.reserve[sight.seat]:
            left += 1
        return left * max(0.2, self.book.cards[card].ability - HAND_SLOT)

    def keep(self, card: int) -> float:
        """What it costs to give a card of the hand away."""
        if card < w.MONEY:
            notes = self.piles[: w.MONEY]
            notes[card] -= 1
            return self.money - self.purse(notes)
        if card < w.PILES:
            return self.good_loss(card - w.GUN)
        return self.plan(card) if card < w.FIRST_ALLY else self.ally(card)

    def gain(self, card: int) -> float:
        """What one more card in hand is worth."""
        if card < w.MONEY:
            return self.note[card]
        if card < w.PILES:
            return self.good[card - w.GUN]
        return self.plan(card) if card < w.FIRST_ALLY else self.ally(card)

    def cheapest(self) -> list[float]:
        """What the cards of the hand are worth one by one, the cheapest first."""
        if self.cheap is None:
            k, worths = 0, []
            for note in (3, 2, 1, 0):
                for _ in range(self.piles[note]):
                    worths.append(w.VALUES[note] * self.chances[k] if k < len(self.chances) else 0.0)
                    k += 1
            for good in range(4):
                if self.piles[w.GUN + good]:
                    worths += [self.good_loss(good)] * self.piles[w.GUN + good]
            worths += [self.keep(card) for card in self.sight.unique]
            worths.sort()
            self.cheap = worths
        return self.cheap

    # icons

    def icons(self, icons: int) -> float:
        """What it is worth to use these icons now."""
        known = self.memo.get(icons)
        if known is None:
            known = self.memo[icons] = self.reckon(icons)
        return known

    def reckon(self, icons: int) -> float:
        gains, suitcases, jobs, sells, swaps, horses = unpack(icons)
        sight, supply = self.sight, self.sight.supply
        total = 0.0
        if suitcases or gains[0] or gains[1] or gains[2] or gains[3]:
            total += self.cash(gains, suitcases)
        for good in range(4):
            n = min(gains[w.GUN + good], supply[w.GUN + good])
            if n:
                total += self.good[good] * (1 + 0.65 * (n - 1))
        if jobs and sight.deck + len(sight.pile):
            total += jobs * self.draw()
        if swaps:
            total += self.swap()
        for n, times in enumerate(sells, 1):
            if times:
                total += self.sale(n, gains)
        if horses and sight.horse != sight.seat:
            total += self.horse()
        return total

    def cash(self, gains: tuple[int, ...], suitcases: int) -> float:
        """Notes come into the hand, and the best ones go into the suitcase."""
        notes, supply = self.piles[: w.MONEY], self.sight.supply
        for note in range(w.MONEY):
            for _ in range(gains[note]):
                given = note
                while given >= 0 and not supply[given]:
                    given -= 1
                if given >= 0:
                    notes[given] += 1
        banked = 0
        for note in (3, 2, 1, 0):
            n = min(notes[note], suitcases)
            if n:
                notes[note] -= n
                suitcases -= n
                banked += n * w.VALUES[note]
        return banked + self.purse(notes) - self.money

    def draw(self) -> float:
        """A job of two; the more there are in hand, the less it is worth."""
        return self.use * (0.9, 0.8, 0.6, 0.3, 0.15)[min(4, len(self.jobs))]

    def swap(self) -> float:
        cheap = self.cheapest()
        return max(0.0, max(self.good[:3]) - cheap[0]) if cheap else 0.2

    def sale(self, cards: int, gains: tuple[int, ...] = (0,) * w.PILES) -> float:
        """Cards for $5, or three of them for $8; what the same icons bring may be sold at once."""
        cheap = self.cheapest()
        more = [0.0] * sum(gains)
        price = sum(sorted(more + cheap)[:cards]) if len(cheap) + len(more) >= cards else 99.0
        notes = self.piles[: w.MONEY]
        notes[w.FIVE] += 1
        notes[w.THREE] += cards == 3
        return max(0.0, self.purse(notes) - self.money - price)

    def horse(self) -> float:
        return 0.0 if self.sight.act == LAST_ACT else 0.3


def chances_of(sight: Sight) -> tuple[float, ...]:
    """The chance of each note in hand, the best first, to end up in the suitcase."""
    if sight.act < LAST_ACT:
        return LAUNDERED[sight.act]
    return AT_LAST if sight.kind == "tribute" else IN_LAST_ACT[min(2, sight.reserve[sight.seat])]


def is_said(sight: Sight, card: int) -> bool:
    """Is the card already on a sealed list of discards?"""
    return bool(sight.said) and act(w.DISCARD, card) in sight.said


def left_of(sight: Sight) -> list[int]:
    """Money and goods in hand without those on a sealed list of discards."""
    if sight.kind != "tribute" or not sight.said:
        return sight.piles
    piles = sight.piles.copy()
    for word in sight.said:
        if word & NOUN_MASK < w.PILES:
            piles[word & NOUN_MASK] -= 1
    return piles


def lacking(job: Card, piles: list[int]) -> tuple[tuple[int, int, int], int]:
    """The goods that a hand lacks for a job, each of them, and how many when Narcotics are counted."""
    cost = job.cost
    gun = max(0, cost[0] - piles[4])
    blood = max(0, cost[1] - piles[5])
    booze = max(0, cost[2] - piles[6])
    return (gun, blood, booze), min(4, max(0, gun + blood + booze - max(0, piles[7] - cost[3])))


def usefulness(sight: Sight) -> float:
    """How much of a good or a job can still be made use of: little with the last figure of an act, nothing after it."""
    figures = sight.reserve[sight.seat]
    if sight.act < LAST_ACT:
        return 1.0 if figures > 1 else 0.8
    if sight.kind == "tribute":
        return 0.0
    return (0.0, 0.05, 0.6, 0.85)[min(3, figures)]
