"""What influence and markers are worth: who will win a turf war, and what a marker on top of a stack brings."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp

from backroom.bots.corleone.book import LAST_ACT, Book
from backroom.bots.corleone.sight import Sight
from backroom.games.corleone import words as w

# The chance to win a territory by lead over the next side, from two behind to two ahead, in mid-act.
WINS = (0.05, 0.13, 0.30, 0.62, 0.88)
# The part of an influence's worth that is left when the others have answered it: more against few, who answer less.
STILL_TO_COME = 0.35
AGAINST_ONE = 0.3
CONTROL = 0.6  # dollars in each act to come for a share of every front (CE-CTRL-02)
FOES_MARKER = 1.6  # what a marker is worth to a rival, beside what it spoils for oneself


class Turf:
    """The territories of a sight."""

    def __init__(self, book: Book, sight: Sight) -> None:
        self.book = book
        self.sight = sight
        self.me = sight.seat
        to_come = sum(sight.reserve[seat] for seat in sight.rivals)
        self.doubt = min(1.0, to_come / (1.5 * sight.seats))
        self.weight = STILL_TO_COME + AGAINST_ONE * book.share
        self.later = LAST_ACT - sight.act
        self.prizes: dict[int, tuple[float, float]] = {}
        self.base: dict[int, float] = {}
        self.changes: dict[tuple[int, int, int], float] = {}

    # markers

    def dominance(self, stack: list[int]) -> float:
        """The chance that the bonus of a territory will be mine."""
        if not stack:
            return 1 / self.sight.seats
        mine = stack.count(self.me)
        rival = max([stack.count(seat) for seat in self.sight.rivals if seat in stack], default=0)
        lead = mine - rival
        if not self.later:
            if lead:
                return 1.0 if lead > 0 else 0.0
            return 1.0 if highest(stack, mine) == self.me else 0.0
        top = 0.4 if stack[-1] == self.me else -0.4
        return 1 / (1 + exp(-2.4 * (lead + top) / (1 + self.later)))

    def marker(self, territory: int) -> float:
        """What one more marker of mine on top is worth."""
        stack = self.sight.stacks[territory]
        gain = self.book.territory_bonus * (self.dominance(stack + [self.me]) - self.dominance(stack))
        return gain + CONTROL * self.later * (0.3 if stack and stack[-1] == self.me else 1.0)

    def foes_marker(self, territory: int, foe: int) -> float:
        """What a marker of a rival on top costs me."""
        stack = self.sight.stacks[territory]
        loss = self.book.territory_bonus * (self.dominance(stack) - self.dominance(stack + [foe]))
        held = CONTROL * self.later if stack and stack[-1] == self.me else 0.0
        return loss + held + FOES_MARKER * self.book.share

    def unmark(self, territory: int) -> float:
        """What it is worth to send a rival's top marker home."""
        stack = self.sight.stacks[territory]
        gain = self.book.territory_bonus * (self.dominance(stack[:-1]) - self.dominance(stack))
        regained = CONTROL * self.later if len(stack) > 1 and stack[-2] == self.me else 0.0
        return gain + regained + FOES_MARKER * self.book.share

    def lift(self, source: int, depth: int, territory: int) -> float:
        """What it is worth to move a marker of mine from one stack to the top of another (CE-TURF-09)."""
        stack = self.sight.stacks[source]
        rest = stack[:depth] + stack[depth + 1 :]
        lost = self.book.territory_bonus * (self.dominance(stack) - self.dominance(rest))
        if depth == len(stack) - 1:
            lost += CONTROL * self.later
        return self.marker(territory) - lost if source != territory else -0.01 * (len(stack) - depth)

    # influence

    def chance(self, lead: int) -> float:
        """The chance to win a turf war with this lead: certain when nobody can come any more."""
        certain = 1.0 if lead > 0 else 0.0
        return certain + self.doubt * (WINS[max(0, min(4, lead + 2))] - certain)

    def prospect(self, territory: int, force: list[int]) -> float:
        """What a territory is worth to me with this influence in it."""
        if territory not in self.prizes:
            foe = foremost(force, self.me)
            self.prizes[territory] = (self.marker(territory), self.foes_marker(territory, foe))
        prize, threat = self.prizes[territory]
        mine = force[self.me]
        best = second = 0
        for side, n in enumerate(force):
            if side == self.me:
                continue
            if n > best:
                best, second = n, best
            elif n > second:
                second = n
        worth = prize * self.chance(mine - best) if mine else 0.0
        if best and best > force[-1]:
            worth -= threat * self.chance(best - max(mine, second, force[-1]))
        return worth

    def now(self, territory: int) -> float:
        if territory not in self.base:
            self.base[territory] = self.prospect(territory, self.sight.force[territory])
        return self.base[territory]

    def change(self, territory: int, side: int, amount: int) -> float:
        """What it is worth to me if a side has more influence, or less; the neutral force is side -1."""
        known = self.changes.get((territory, side, amount))
        if known is None:
            force = self.sight.force[territory].copy()
            force[side] = max(0, force[side] + amount)
            known = self.weight * (self.prospect(territory, force) - self.now(territory))
            self.changes[territory, side, amount] = known
        return known

    def best_change(self, side: int, amount: int) -> float:
        """The same where it is worth most; it need not be done."""
        return max(0.0, *(self.change(territory, side, amount) for territory in range(w.TERRITORIES)))

    def territories(self, place: int) -> list[int]:
        """The territories that a figure at a place stands in."""
        if place >= w.FIRST_SPACE:
            return self.book.touching[place - w.FIRST_SPACE]
        if place >= w.FIRST_TERRITORY:
            return [self.sight.chief if place == w.CHIEF_PLACE else place - w.FIRST_TERRITORY]
        return [place] if place < w.TERRITORIES else [self.sight.tiles.index(place)]

    def stand(self, place: int, side: int, amount: int = 1) -> float:
        """What a figure of a side at a place is worth to me; with amount -1, what it is worth that it goes."""
        return sum(self.change(territory, side, amount) for territory in self.territories(place))

    def without(self, figures: Iterable[tuple[int, int]]) -> float:
        """What it is worth to me that figures go, each a place and a side: a lead may hang on two of them together."""
        left: dict[int, list[int]] = {}
        for place, side in figures:
            for territory in self.territories(place):
                force = left.setdefault(territory, self.sight.force[territory].copy())
                force[side] = max(0, force[side] - 1)
        return self.weight * sum(self.prospect(place, force) - self.now(place) for place, force in left.items())


def foremost(force: list[int], me: int) -> int:
    """The rival with most influence."""
    best = -1
    for seat in range(len(force) - 1):
        if seat != me and (best < 0 or force[seat] > force[best]):
            best = seat
    return best


def highest(stack: list[int], most: int) -> int:
    """CE-BONUS-02: of those who have so many markers, the one whose marker lies highest."""
    return next((seat for seat in reversed(stack) if stack.count(seat) == most), -1)
