"""Throws with the Cop and the Judge in hand: what the dice bring on the average if every re-roll is used when it pays.

Every throw of the dice that are left is looked at, row by row from the last one up. A chip that is never used is worth
what it is worth to keep it, so the rule when to use one follows by itself.
"""

from __future__ import annotations

from backroom.bots.derpate.sight import Sight
from backroom.bots.derpate.throws import FACES, Throws, dice_of, expected_best
from backroom.bots.derpate.turf import Turf
from backroom.bots.derpate.worth import Worth
from backroom.games.derpate import words as w
from backroom.games.derpate.edition import Edition

COP = 1
JUDGE = 2

NOTHING = -1e9  # worse than everything
NOBODY = -1


# What matters of a throw: the best as it lies; once the Cop is gone the best die, which one, and the next best.
Throw = tuple[float, float, int, float]


class Rerolls(Throws):
    """The dice of a sight and the chips that roll them again: a mask of COP and JUDGE."""

    def __init__(self, edition: Edition, sight: Sight, worth: Worth, turf: Turf) -> None:
        super().__init__(edition, sight, worth, turf)
        chips = sight.chips[sight.seat]
        self.held = (chips >> w.COP & 1) * COP + (chips >> w.JUDGE & 1) * JUDGE
        keeps = worth.taste.keeps if worth.later else (0.0,) * len(w.CHIPS)
        self.kept = [(have & COP > 0) * keeps[w.COP] + (have & JUDGE > 0) * keeps[w.JUDGE] for have in range(4)]
        self.means: dict[tuple[int, int, int], float] = {}
        self.tables: dict[tuple[int, int, int], list[list[float]]] = {}
        self.above: dict[tuple[int, int, int, int, float], float] = {}

    def mean(self, row: int, dice: int, have: int) -> float:
        """What a throw of these dice for this row, and all that follows, brings on the average."""
        if row == w.ROWS:
            return self.kept[have]
        key = row, dice, have
        known = self.means.get(key)
        if known is None:
            known = self.means[key] = self.reckon_mean(row, dice, have)
        return known

    def reckon_mean(self, row: int, dice: int, have: int) -> float:
        mine = dice_of(dice)
        if row == w.ROWS - 1:
            return self.field(row, mine[0], w.PUPPET) + self.kept[have]
        table = self.table(row, dice, have)
        if not have & COP:
            floor = [[self.mean(row, dice, have & ~JUDGE)] * w.PUPPET] if have & JUDGE else []
            return expected_best(table + floor)
        return self.mean_with_cop(row, dice, have)

    def mean_with_cop(self, row: int, dice: int, have: int) -> float:
        """As it lies, or with the one die rolled again that gains the most by it."""
        left = have & ~COP
        now, later = self.table(row, dice, have), self.table(row, dice, left)
        most = self.mean(row, dice, have & ~JUDGE) if have & JUDGE else NOTHING
        floor = self.mean(row, dice, left & ~JUDGE) if left & JUDGE else NOTHING
        throws = all_throws(now, later, (most, floor, NOBODY, floor))
        total = 0.0
        others: dict[tuple[float, int], float] = {}  # the best of those that are not the best die
        for (most, first, whose, second), ways in throws.items():
            again = others.get((first, whose))
            if again is None:
                behind = [self.rolled(row, dice, die, left, first) for die in range(len(now)) if die != whose]
                again = others[first, whose] = max(behind, default=NOTHING)
            if whose != NOBODY:
                again = max(again, self.rolled(row, dice, whose, left, second))
            total += ways * max(most, again)
        return total / sum(throws.values())

    def table(self, row: int, dice: int, have: int) -> list[list[float]]:
        """By die and face: what it is worth to place it."""
        key = row, dice, have
        found = self.tables.get(key)
        if found is None:
            found = self.tables[key] = []
            for die in dice_of(dice):
                rest = self.mean(row + 1, dice & ~(1 << die), have)
                found.append([self.field(row, die, face) + rest for face in FACES])
        return found

    def best(self, row: int, dice: int, faces: list[int], have: int) -> float:
        """What a throw is worth as it lies; `faces` beside the dice of the mask."""
        most = max(worths[face - 1] for worths, face in zip(self.table(row, dice, have), faces, strict=True))
        if have & JUDGE:
            most = max(most, self.mean(row, dice, have & ~JUDGE))
        if have & COP:
            most = max(most, *[self.once_more(row, dice, faces, i, have) for i in range(len(faces))])
        return most

    def once_more(self, row: int, dice: int, faces: list[int], i: int, have: int) -> float:
        """What a throw is worth if its i-th die is rolled again by the Cop."""
        left = have & ~COP
        table = self.table(row, dice, left)
        floor = self.mean(row, dice, left & ~JUDGE) if left & JUDGE else NOTHING
        for k, face in enumerate(faces):
            if k != i:
                floor = max(floor, table[k][face - 1])
        return self.rolled(row, dice, i, left, floor)

    def rolled(self, row: int, dice: int, i: int, have: int, floor: float) -> float:
        """What the i-th die brings when it is rolled again, if there is something of this worth beside it."""
        key = row, dice, i, have, floor
        known = self.above.get(key)
        if known is None:
            worths = self.table(row, dice, have)[i]
            known = self.above[key] = sum([max(floor, worth) for worth in worths]) / w.PUPPET
        return known


def all_throws(now: list[list[float]], later: list[list[float]], empty: Throw) -> dict[Throw, int]:
    """Every throw, die by die, and in how many ways it comes up; those in which the same matters are one."""
    throws = {empty: 1}
    for die, faces in enumerate(zip(now, later, strict=True)):
        longer: dict[Throw, int] = {}
        for (most, first, whose, second), ways in throws.items():
            for worth, then in zip(*faces, strict=True):
                rest = (then, die, first) if then > first else (first, whose, max(second, then))
                throw = max(most, worth), *rest
                longer[throw] = longer.get(throw, 0) + ways
        throws = longer
    return throws
