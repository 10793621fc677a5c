"""What businesses are worth to each player: the money and the steps that the rolls to come will bring, and the end.

A player puts on row 1 what pays best. So it is known how likely each face is in everybody's turns, and what a business
of a kind will bring.
"""

from __future__ import annotations

from functools import cache
from itertools import groupby
from operator import itemgetter

from backroom.bots.derpate.sight import Sight
from backroom.bots.derpate.worth import Worth
from backroom.games.derpate import words as w
from backroom.games.derpate.edition import Edition

# The chance that the best face, the second best ... is the best among four dice.
RANKS = [((6 - k) / 6) ** w.DICE - ((5 - k) / 6) ** w.DICE for k in range(6)]

Counts = tuple[int, ...]  # businesses of each kind, from 1 on


class Turf:
    """The businesses of a sight."""

    def __init__(self, edition: Edition, sight: Sight, worth: Worth) -> None:
        self.edition = edition
        self.sight = sight
        self.worth = worth
        self.taste = worth.taste
        self.me = sight.seat
        hold = self.taste.hold
        self.kinds = [business.kind for business in edition.road]
        self.pays = mean_pay(edition)
        self.districts = [business.district for business in edition.road]
        self.counts = [self.count(seat) for seat in range(sight.seats)]
        self.units = [[self.unit(seat, kind) for kind in range(1, w.KINDS + 1)] for seat in range(sight.seats)]
        chances = [self.placing(seat, self.counts[seat]) for seat in range(sight.seats)]
        # By seat and kind: how many dice others and the seat itself will put there, as long as the business lasts.
        self.by_others = [
            [
                sum(lasting(hold[k], worth.rolls[q]) * chances[q][k] for q in sight.order if q != seat)
                for k in range(w.KINDS)
            ]
            for seat in range(sight.seats)
        ]
        self.own = [[lasting(hold[k], worth.rolls[seat]) for k in range(w.KINDS)] for seat in range(sight.seats)]
        self.at_the_end = [
            [w.BUSINESS_VALUE * hold[k] ** self.endangered(seat) for k in range(w.KINDS)] for seat in range(sight.seats)
        ]
        self.known: dict[tuple[int, Counts], float] = {}

    def endangered(self, seat: int) -> float:
        """How many rounds the businesses of a player must still be held until the end."""
        return self.worth.later

    def count(self, seat: int) -> Counts:
        held = [0] * w.KINDS
        for space, family in enumerate(self.sight.owner):
            if family == seat:
                held[self.kinds[space] - 1] += 1
        return tuple(held)

    def unit(self, seat: int, kind: int) -> float:
        """What one business of a kind brings when the kind is rolled."""
        step = self.edition.kinds[kind - 1].step
        return self.pays[kind - 1] + (self.worth.steps(seat, step, 1) if step >= 0 else 0.0)

    def placing(self, seat: int, counts: Counts) -> list[float]:
        """The chance that the player puts a die on each kind."""
        harm = self.worth.harm
        wishes = []
        for k in range(w.KINDS):
            others = sum(self.counts[q][k] for q in self.sight.order if q != seat)
            money = self.pays[k]
            wishes.append((self.units[seat][k] * counts[k] - harm * money * others, k))
        worth = self.worth
        wishes.append((worth.steps(seat, w.REPUTATION, 1) + worth.steps(seat, w.INFLUENCE, 1), w.KINDS))
        chances, rank = [0.0] * (w.KINDS + 1), 0
        for _, equals in groupby(sorted(wishes, reverse=True), itemgetter(0)):
            kinds = [k for _, k in equals]
            for k in kinds:
                chances[k] = sum(RANKS[rank : rank + len(kinds)]) / len(kinds)
            rank += len(kinds)
        return chances

    def holding(self, seat: int, counts: Counts) -> float:
        """What these businesses are worth to a player from now on."""
        known = self.known.get((seat, counts))
        if known is None:
            mine, own, others = self.placing(seat, counts), self.own[seat], self.by_others[seat]
            units, end = self.units[seat], self.at_the_end[seat]
            known = 0.0
            for k in range(w.KINDS):
                if counts[k]:
                    known += counts[k] * (units[k] * (own[k] * mine[k] + others[k]) + end[k])
            self.known[seat, counts] = known
        return known

    def change(self, seat: int, spaces: list[int], by: int) -> float:
        """What it is worth to a player to win businesses, or to lose them if `by` is -1."""
        counts = list(self.counts[seat])
        for space in spaces:
            counts[self.kinds[space] - 1] += by
        return self.holding(seat, tuple(counts)) - self.holding(seat, self.counts[seat])

    def is_protected(self, space: int) -> bool:
        car = self.sight.car
        return car >= 0 and self.districts[car] == self.districts[space]

    def is_rival(self, family: int) -> bool:
        return family in self.worth.rivals

    # what can happen to a business

    def settle(self, space: int) -> float:
        """A member of mine from stock moves in."""
        return self.change(self.me, [space], 1) + self.worth.more_stock(self.me, -1)

    def take_over(self, space: int) -> float:
        """Somebody is sunk, I move in and owe a marker."""
        worth, family = self.worth, self.sight.owner[space]
        holder = family if self.is_rival(family) else w.BANK
        gain = self.settle(space) - worth.marker(self.me, holder)
        if holder == family:
            loss = self.change(family, [space], -1) + worth.locked(family, self.taste.in_river) + worth.claim(family)
            gain -= worth.harm * loss
        return gain

    def drive_out(self, space: int) -> float:
        """The member of another goes home."""
        family = self.sight.owner[space]
        if not self.is_rival(family):
            return self.taste.opening
        return -self.worth.harm * (self.change(family, [space], -1) + self.worth.more_stock(family, 1))

    def denounce(self, space: int) -> float:
        """The member of another goes to prison."""
        family = self.sight.owner[space]
        if not self.is_rival(family):
            return self.taste.opening
        return -self.worth.harm * (self.change(family, [space], -1) + self.worth.arrested(family))

    def give_up(self, space: int) -> float:
        """A member of mine goes home."""
        return self.change(self.me, [space], -1) + self.worth.more_stock(self.me, 1)

    def raid(self, kind: int) -> float:
        """Everybody in unprotected businesses of a kind goes to prison."""
        lost: dict[int, list[int]] = {}
        for space, family in enumerate(self.sight.owner):
            if family != w.VACANT and self.kinds[space] == kind and not self.is_protected(space):
                lost.setdefault(family, []).append(space)
        total = 0.0
        for family, spaces in lost.items():
            if family == self.me or self.is_rival(family):
                loss = self.change(family, spaces, -1) + len(spaces) * self.worth.arrested(family)
                total += loss if family == self.me else -self.worth.harm * loss
        return total

    def visit(self, pips: int) -> float:
        """The car drives on and stops."""
        space = (self.sight.car + pips) % w.SPACES
        owner = self.sight.owner[space]
        worth = self.guard(space) - self.guard(self.sight.car)
        if owner == w.VACANT:
            return worth + (max(0.0, self.settle(space)) if self.sight.stock[self.me] else 0.0)
        return worth if owner == self.me else worth + self.drive_out(space)

    def guard(self, car: int) -> float:
        """What the car is worth where it stands."""
        here = [self.sight.owner[i] for i in range(w.SPACES) if self.districts[i] == self.districts[car]]
        rivals = sum(1 for family in here if self.is_rival(family))
        return self.taste.guard * (here.count(self.me) - self.worth.harm * rivals) if self.worth.later else 0.0


@cache
def mean_pay(edition: Edition) -> list[float]:
    """What a business of each kind pays, on the average where they differ."""
    pays = [[business.money for business in edition.road if business.kind == kind + 1] for kind in range(w.KINDS)]
    return [sum(found) / len(found) if found else 0.0 for found in pays]


def lasting(hold: float, rolls: int) -> float:
    """How many of the rolls to come a business lasts that is held with this chance from one to the next."""
    return sum(hold**n for n in range(rolls))
