"""What dice are worth to a player of Der Pate: fields of the tableau, and throws that are still to come.

The worth of every field is taken as it is now; from it follows exactly what the dice that stay behind will bring on the
average.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.derpate.mind.prices import (
    CLAIMS,
    GUARDED,
    OWED,
)
from backroom.games.derpate.mind.rates import Rates
from backroom.games.derpate.tableau import may_be_denounced, prey
from backroom.games.derpate.turn import dice_left
from backroom.games.derpate.uses import lowest
from backroom.games.derpate.words import (
    BANKER,
    BLACK,
    CONSIGLIERE,
    DICE,
    FAVOURS,
    GREY,
    HOLDERS,
    INCOME,
    INFLUENCE,
    INFORMER,
    PROSECUTOR,
    PUPPET,
    RED,
    REPUTATION,
    ROWS,
    SPACES,
    VACANT,
    WHITE,
)

NO_MONEY: Final = -50.0  # a field that cannot be paid


@mypyc_attr(acyclic=True)
class Dice(Rates):
    """The dice of one question to one player."""

    def __init__(self) -> None:
        super().__init__()
        self.dice: list[int] = []  # those that are not placed
        self.fields: list[float] = [0.0] * (ROWS * DICE * PUPPET)  # by row, colour and face
        self.filled = 0  # mask of row * DICE + colour
        self.pairs: list[float] = [0.0] * (1 << DICE)  # by mask: what two dice bring for rows 3 and 4
        self.triples: list[float] = [0.0] * (1 << DICE)  # and three of them for rows 2 to 4

    # fields

    def field(self, row: int, colour: int, face: int) -> float:
        """What a die with this face is worth on the field of a colour; all faces of a field are reckoned together."""
        bit = row * DICE + colour
        if not self.filled >> bit & 1:
            self.filled |= 1 << bit
            self.fill(row, colour)
        return self.fields[bit * PUPPET + face - 1]

    def fill(self, row: int, colour: int) -> None:
        fields = self.fields
        at = (row * DICE + colour) * PUPPET
        if row == ROWS - 1:
            worth = self.person(self.s.house.edition.persons[colour])
            for face in range(PUPPET):
                fields[at + face] = worth
            return
        turns = self.mine.turns
        for pips in range(1, PUPPET):
            if row == 0:
                fields[at + pips - 1] = self.illegal_income(pips)
            elif row == 1:
                fields[at + pips - 1] = self.row_two(colour, pips)
            else:
                fields[at + pips - 1] = self.row_three(colour, pips)
        fields[at + PUPPET - 1] = self.press(turns + 1 if row == 0 else turns)

    def illegal_income(self, kind: int) -> float:
        """Everybody is paid."""
        s = self.s
        row = s.house.edition.kinds[kind - 1]
        total = 0.0
        for seat in range(s.house.seats):
            if not s.table.playing >> seat & 1:
                continue
            number = amount = 0
            for space in s.house.spaces_of_kind[kind]:
                if s.table.owner[space] == seat:
                    number += 1
                    amount += s.house.pays[space]
            if number:
                turns = self.mine.turns + 1 if seat == self.me else self.prices(seat, self.left).turns
                worth = float(amount)
                if row.step >= 0:
                    worth += self.steps(seat, row.step, number, turns)
                total += worth if seat == self.me else -self.harm * worth
        return total

    def row_two(self, colour: int, pips: int) -> float:
        if colour == GREY:
            return self.steps(self.me, REPUTATION, pips, self.mine.turns)
        if colour == RED:
            return self.steps(self.me, INFLUENCE, pips, self.mine.turns)
        if colour == WHITE:
            return float(pips)
        table = self.s.table
        space = (table.car + pips) % SPACES
        owner = table.owner[space]
        worth = self.guard(space) - self.guard(table.car)
        if owner == VACANT:
            return worth + max(0.0, self.settle(space)) if table.stock[self.me] else worth
        return worth if owner == self.me else worth + self.driven_out(space)

    def guard(self, car: int) -> float:
        """What the car is worth where it stands."""
        s = self.s
        total = 0.0
        for space in s.house.spaces_of[s.house.district[car]]:
            family = s.table.owner[space]
            if family == self.me:
                total += self.mine.rows[GUARDED]
            elif family != VACANT and s.table.is_player(family):
                total -= self.harm * self.mine.rows[GUARDED]
        return total

    def row_three(self, colour: int, pips: int) -> float:
        s = self.s
        if colour == GREY:
            return self.meeting(pips)
        if colour == WHITE:
            if pips > s.hidden.money[self.me]:
                return NO_MONEY
            return (self.market.friends(s, self.me, self.mine) if s.table.pool else 0.0) - pips
        worth = 0.0
        if colour == RED:
            for space in s.house.spaces_of_kind[pips]:
                if s.table.owner[space] != VACANT and not s.table.is_protected(space):
                    worth += self.arrested(space)
        elif colour == BLACK:
            for space in prey(s, self.me, pips):
                worth = max(worth, self.take_over(space))
        return worth

    def meeting(self, pips: int) -> float:
        """The markers that I hold are paid for now."""
        s = self.s
        total = 0.0
        for rival in range(s.house.seats):
            number = s.table.debts[rival * HOLDERS + self.me]
            if number and rival != self.me:
                due = number * pips
                paid = due if s.house.hidden_money else min(due, s.hidden.money[rival])
                total += paid - number * self.mine.rows[CLAIMS]
                total += self.harm * (paid + number * self.prices(rival, self.left).rows[OWED])
        return total

    def person(self, person: int) -> float:
        """What a person of row 4 can do for me."""
        s = self.s
        table = s.table
        worth = 0.0
        if person == PROSECUTOR:
            return max(worth, self.released(table.prison[self.me]))
        if person == BANKER:
            turns = self.mine.turns
            return max(self.steps(self.me, INCOME, 1, turns), self.steps(self.me, FAVOURS, 1, turns))
        if person == CONSIGLIERE and not table.stock[self.me]:
            return worth
        for space in range(SPACES):
            if person == INFORMER:
                if may_be_denounced(s, self.me, space):
                    worth = max(worth, self.arrested(space))
            elif table.owner[space] == VACANT and not table.is_protected(space):
                worth = max(worth, self.settle(space))
        return worth

    # throws

    def begin_row(self) -> int:
        """Look at the dice that are left; the row that they are thrown for."""
        self.filled = 0
        mask = dice_left(self.s)
        self.dice = [die for die in range(DICE) if mask >> die & 1]
        row = ROWS - len(self.dice)
        if row <= 1:
            self.reckon_pairs()
        if row == 0:
            for out in range(DICE):
                a, b, c = [die for die in range(DICE) if die != out]
                self.triples[1 << a | 1 << b | 1 << c] = self.triple(a, b, c)
        return row

    def reckon_pairs(self) -> None:
        """By mask: what two dice bring for the last two rows."""
        dice = self.dice
        for i in range(len(dice)):
            for k in range(i + 1, len(dice)):
                self.pairs[1 << dice[i] | 1 << dice[k]] = self.pair(dice[i], dice[k])

    def pair(self, a: int, b: int) -> float:
        rest_a, rest_b = self.field(ROWS - 1, b, 1), self.field(ROWS - 1, a, 1)
        total = 0.0
        for x in range(1, PUPPET + 1):
            first = self.field(2, a, x) + rest_a
            for y in range(1, PUPPET + 1):
                second = self.field(2, b, y) + rest_b
                total += max(second, first)
        return total / (PUPPET * PUPPET)

    def triple(self, a: int, b: int, c: int) -> float:
        pairs = self.pairs
        rest_a, rest_b, rest_c = pairs[1 << b | 1 << c], pairs[1 << a | 1 << c], pairs[1 << a | 1 << b]
        total = 0.0
        for x in range(1, PUPPET + 1):
            first = self.field(1, a, x) + rest_a
            for y in range(1, PUPPET + 1):
                second = self.field(1, b, y) + rest_b
                second = max(second, first)
                for z in range(1, PUPPET + 1):
                    third = self.field(1, c, z) + rest_c
                    total += max(third, second)
        return total / (PUPPET * PUPPET * PUPPET)

    def rest(self, die: int) -> float:
        """What the others bring once this die is placed."""
        mask = 0
        number = 0
        for other in self.dice:
            if other != die:
                mask |= 1 << other
                number += 1
        if number == DICE - 1:
            return self.triples[mask]
        if number == 2:
            return self.pairs[mask]
        return self.field(ROWS - 1, lowest(mask), 1) if number else 0.0

    def placed(self, row: int, die: int, colour: int) -> float:
        """A die on a field, with what the others will bring."""
        return self.field(row, colour, self.s.table.dice[die]) + self.rest(die)

    def again(self, row: int, die: int) -> float:
        """One die is rolled again."""
        best = -1e9
        for other in self.dice:
            if other != die:
                best = max(best, self.placed(row, other, other))
        rest = self.rest(die)
        total = 0.0
        for face in range(1, PUPPET + 1):
            total += max(best, self.field(row, die, face) + rest)
        return total / PUPPET

    def hope(self, row: int) -> float:
        """All are rolled again."""
        dice = self.dice
        if row == 2:
            return self.pair(dice[0], dice[1])
        if row == 1:
            return self.triple(dice[0], dice[1], dice[2])
        return self.best_of_four()

    def best_of_four(self) -> float:
        """The mean of the best of all four dice on row 1."""
        rests = [self.rest(die) for die in range(DICE)]
        values = [self.field(0, 0, face + 1) for face in range(PUPPET)]
        total = 0.0
        for w in range(PUPPET):
            first = values[w] + rests[0]
            for x in range(PUPPET):
                second = max(first, values[x] + rests[1])
                for y in range(PUPPET):
                    third = max(second, values[y] + rests[2])
                    for z in range(PUPPET):
                        total += max(third, values[z] + rests[3])
        return total / (PUPPET * PUPPET * PUPPET * PUPPET)
