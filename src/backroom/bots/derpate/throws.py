"""What dice are worth: each die on each row, and a throw that is still to come.

The worth of every field is taken as it is now. From it follows exactly what the dice that stay behind will bring on
the average, so that a die is not wasted on one row that is needed on the next, and what a new roll is worth.
"""

from __future__ import annotations

from backroom.bots.derpate.sight import Sight
from backroom.bots.derpate.turf import Turf
from backroom.bots.derpate.worth import Worth
from backroom.games.derpate import words as w
from backroom.games.derpate.edition import Edition

IMPOSSIBLE = -1e6
FACES = range(1, w.PUPPET + 1)


class Throws:
    """The dice of a sight, for the player whose turn it is."""

    def __init__(self, edition: Edition, sight: Sight, worth: Worth, turf: Turf) -> None:
        self.edition = edition
        self.sight = sight
        self.worth = worth
        self.turf = turf
        self.me = sight.seat
        self.fields: dict[tuple[int, int, int], float] = {}
        self.expected: dict[tuple[int, int], float] = {}

    def field(self, row: int, colour: int, face: int) -> float:
        """What a die with this face is worth on the field of a colour; on row 1 the colour does not matter."""
        key = row, colour, face
        known = self.fields.get(key)
        if known is None:
            known = self.fields[key] = self.reckon(row, colour, face)
        return known

    def reckon(self, row: int, colour: int, face: int) -> float:
        if row == w.ROWS - 1:
            return self.person(self.edition.persons[colour])
        if face == w.PUPPET:
            return self.worth.press(self.worth.turns[self.me] if row == 0 else self.worth.later)
        if row == 0:
            return self.illegal_income(face)
        return self.row_two(colour, face) if row == 1 else self.row_three(colour, face)

    def illegal_income(self, kind: int) -> float:
        """Everybody is paid."""
        return self.pay(self.me, kind) - self.worth.harm * sum(self.pay(rival, kind) for rival in self.worth.rivals)

    def pay(self, seat: int, kind: int) -> float:
        number, step = self.turf.counts[seat][kind - 1], self.edition.kinds[kind - 1].step
        if not number:
            return 0.0
        road = zip(self.edition.road, self.sight.owner, strict=True)
        money = sum(business.money for business, family in road if family == seat and business.kind == kind)
        return money + (self.worth.steps(seat, step, number) if step >= 0 else 0.0)

    def row_two(self, colour: int, pips: int) -> float:
        """This is the row for steps: whatever is placed here, one turn less is left for them."""
        match colour:
            case w.GREY:
                return self.worth.steps_before(self.worth.later, self.me, w.REPUTATION, pips)
            case w.RED:
                return self.worth.steps_before(self.worth.later, self.me, w.INFLUENCE, pips)
            case w.WHITE:
                return float(pips)
            case _:
                return self.turf.visit(pips)

    def row_three(self, colour: int, pips: int) -> float:
        match colour:
            case w.GREY:
                return self.meeting(pips)
            case w.RED:
                return self.turf.raid(pips)
            case w.WHITE:
                if pips > self.sight.money[self.me]:
                    return IMPOSSIBLE
                return (self.worth.friend(self.me) if self.sight.pool else 0.0) - pips
            case _:
                return max([0.0, *[self.turf.take_over(space) for space in self.prey(pips)]])

    def prey(self, kind: int) -> list[int]:
        """What I might take over."""
        sight = self.sight
        if not sight.markers[self.me] or not sight.stock[self.me]:
            return []
        return [
            space
            for space, family in enumerate(sight.owner)
            if family not in (w.VACANT, self.me)
            and self.turf.kinds[space] == kind
            and not self.turf.is_protected(space)
        ]

    def meeting(self, pips: int) -> float:
        """The markers that I hold are paid for now, and not at the end."""
        total = 0.0
        for rival in self.worth.rivals:
            number = self.sight.debts[rival * w.HOLDERS + self.me]
            if number:
                due, purse = number * pips, self.sight.money[rival]
                paid = min(due, purse) if purse >= 0 else due
                total += paid - number * self.worth.claim(self.me)
                total += self.worth.harm * (paid - number * self.worth.marker(rival, self.me))
        return total

    def person(self, person: int) -> float:
        """What a person of row 4 can do for me."""
        sight, turf = self.sight, self.turf
        spaces = [space for space in range(w.SPACES) if not turf.is_protected(space)]
        match person:
            case w.CONSIGLIERE:
                free = [space for space in spaces if sight.owner[space] == w.VACANT]
                return max([turf.settle(space) for space in free], default=0.0) if sight.stock[self.me] else 0.0
            case w.PROSECUTOR:
                return self.release(sight.prison[self.me])
            case w.INFORMER:
                return max([turf.denounce(space) for space in spaces if turf.is_rival(sight.owner[space])], default=0.0)
            case _:
                return max(self.worth.steps(self.me, track, 1) for track in (w.INCOME, w.FAVOURS))

    def release(self, number: int) -> float:
        """Prisoners come home without a fine."""
        return self.worth.more_stock(self.me, number) - number * self.worth.arrested(self.me) if number else 0.0

    # dice together

    def hope(self, row: int, dice: int) -> float:
        """What a throw of these dice for this row, and all that follows, will bring on the average."""
        if row == w.ROWS:
            return 0.0
        known = self.expected.get((row, dice))
        if known is None:
            known = self.expected[row, dice] = self.expect(row, dice)
        return known

    def expect(self, row: int, dice: int) -> float:
        mine = dice_of(dice)
        if row == w.ROWS - 1:
            return self.field(row, mine[0], w.PUPPET)
        rest = [self.hope(row + 1, dice & ~(1 << die)) for die in mine]
        return expected_best(
            [[self.field(row, die, face) + more for face in FACES] for die, more in zip(mine, rest, strict=True)]
        )

    def placed(self, row: int, dice: int, die: int, colour: int, face: int) -> float:
        """What it is worth to put a die on a field, with what the others will bring."""
        return self.field(row, colour, face) + self.hope(row + 1, dice & ~(1 << die))

    def throw(self, row: int, dice: int, faces: list[int]) -> float:
        """What a throw is worth as it lies."""
        return max(self.placed(row, dice, die, die, faces[die]) for die in dice_of(dice))

    def again(self, row: int, dice: int, faces: list[int], die: int) -> float:
        """What a throw is worth in which one die is rolled again."""
        total = 0.0
        for face in FACES:
            changed = faces.copy()
            changed[die] = face
            total += self.throw(row, dice, changed)
        return total / w.PUPPET


def dice_of(mask: int) -> list[int]:
    return [die for die in range(w.DICE) if mask >> die & 1]


def expected_best(dice: list[list[float]]) -> float:
    """The mean of the highest, if each die shows one of its six worths."""
    values = sorted([(worth, die) for die, worths in enumerate(dice) for worth in worths])
    below = [0] * len(dice)  # of each die: how many of its worths have passed
    total, before = 0.0, 0.0
    for worth, die in values:
        below[die] += 1
        chance = 1.0
        for n in below:
            chance *= n / w.PUPPET
        total += worth * (chance - before)
        before = chance
    return total
