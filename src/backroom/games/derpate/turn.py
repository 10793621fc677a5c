"""A turn (chapter 7): four rows are filled with one die each, with pauses for chips and favours between."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.derpate.procedure import Procedure
from backroom.games.derpate.state import DerPate
from backroom.games.derpate.tableau import Service, illegal_income, press, prey, row_three, row_two, take_over
from backroom.games.derpate.uses import EVEN, Interrupts, lowest, use, uses
from backroom.games.derpate.words import (
    ALL_DICE,
    COP,
    DICE,
    DIE_ROLL,
    JUDGE,
    MOST,
    PAUSE_KIND,
    PLACE,
    PLACE_KIND,
    PRESS,
    PUPPET,
    R1,
    RED,
    ROWS,
    SENATOR,
    START_KIND,
    TAKE_OVER,
    UNROLLED,
    UNUSED,
    USE_COP,
    USE_JUDGE,
    USE_SENATOR,
    WHITE,
)
from backroom.kernel.core import EVERYONE, NOBODY, NOUN_BITS, NOUN_MASK, PASS, RANDOM, Seat, Wait, act, roll, solo

RED_CHIPS: Final = 1 << COP | 1 << JUDGE | 1 << SENATOR
PLACE_RULES: Final[tuple[str, ...]] = ("DP-DICE-02", "DP-DICE-03", "DP-DICE-04", "DP-DICE-05")
TO_PLACE: Final = [tuple([act(PLACE, die) for die in range(DICE) if mask >> die & 1]) for mask in range(ALL_DICE + 1)]
THROW_WAIT: Final = roll(DIE_ROLL, "DP-DICE-02", EVERYONE)


def first_fitting(row: int, mask: int) -> int:
    """What the clock says for somebody: a die that fits whatever money there is."""
    sure = mask & ~(1 << WHITE) if row == 2 else mask
    return act(PLACE, lowest(sure)) if sure else RANDOM


# The plain question of a row, by seat, row and the dice that are left: made once, since most turns ask nothing else.
PLAIN: Final = [
    solo(seat, TO_PLACE[mask], PLACE_KIND, PLACE_RULES[row], first_fitting(row, mask), EVERYONE)
    for seat in range(MOST)
    for row in range(ROWS)
    for mask in range(ALL_DICE + 1)
]


def dice_left(s: DerPate) -> int:
    """The mask of the dice that are not on the tableau."""
    mask = ALL_DICE
    for die in s.table.placed:
        if die != UNUSED:
            mask &= ~(1 << die)
    return mask


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Procedure):
    """DP-DICE-01..DP-DICE-09, DP-GAP-38: row by row: a throw, a die is placed, its action, with a pause after each."""

    START: Final = 0  # DP-CARD-R1a, and chips and favours before the first roll
    THROW: Final = 1
    PLACING: Final = 2
    PLACED: Final = 3  # a pause before the action is carried out
    ACTING: Final = 4
    DONE: Final = 5  # a pause after it
    OTHERS: Final = 6  # DP-GAP-39: after row 1 others may use what they have just taken

    def __init__(self, who: Seat, row: int, stage: int, raided: int, used: int) -> None:
        self.who = who
        self.row = row
        self.stage = stage
        self.raided = raided  # DP-CARD-R1a: the takeover of the card is done
        self.used = used  # chips and favours so far

    def facts(self) -> tuple[int, ...]:
        return (self.who, self.row, self.stage, self.raided, self.used)

    def clone(self) -> Turn:
        return Turn(self.who, self.row, self.stage, self.raided, self.used)

    def advance(self, s: DerPate) -> Wait | None:
        match self.stage:
            case Turn.START:
                return self.ask_to_begin(s)
            case Turn.THROW:
                self.stage = Turn.PLACING
                if self.row < ROWS - 1:  # DP-DICE-05: the last die is not rolled again
                    s.push(Throw(self.who, dice_left(s)))
            case Turn.PLACING:
                return self.ask_to_place(s)
            case Turn.ACTING:
                self.stage = Turn.DONE
                self.carry_out(s)
            case Turn.OTHERS:
                self.next_row(s)
            case _:
                words = uses(s, self.who)
                if words:
                    return solo(self.who, (PASS, *words), PAUSE_KIND, "DP-GAP-38", PASS, EVERYONE)
                self.stage += 1
        self.renew(s)
        return None

    def renew(self, s: DerPate) -> None:
        """A procedure that goes on without asking anybody or leaving something to another begins anew."""
        if s.top is self:
            s.swap(self.clone())

    def hear(self, s: DerPate, action: int) -> None:
        verb, noun = action >> NOUN_BITS, action & NOUN_MASK
        if action == PASS:
            self.stage += 1
            self.raided = 0  # only asked about at the start
        elif verb == PLACE:
            self.put(s, noun, self.field(s, noun))
        elif verb == USE_SENATOR:
            s.use_chip(self.who, SENATOR, "DP-CHIP-10")
            self.put(s, noun >> 2, noun & 3)
        elif verb == USE_COP:
            self.used += 1
            s.use_chip(self.who, COP, "DP-CHIP-08")
            s.push(Throw(self.who, 1 << noun))
        elif verb == USE_JUDGE:
            self.used += 1
            s.use_chip(self.who, JUDGE, "DP-CHIP-09")
            s.push(Throw(self.who, dice_left(s)))
        elif verb == TAKE_OVER:
            self.raided = 1
            take_over(s, self.who, noun, "DP-CARD-R1a")
        else:
            self.used += 1
            use(s, self.who, action)

    # the stages

    def ask_to_begin(self, s: DerPate) -> Wait | None:
        """DP-CARD-R1a, DP-GAP-21: a takeover before the first roll, if the card is open."""
        words = uses(s, self.who)
        rule = "DP-GAP-38"
        if s.table.open_card == R1 and not self.raided:
            targets = prey(s, self.who, 0)
            if targets:
                rule = "DP-CARD-R1a"
            for space in targets:
                words.append(act(TAKE_OVER, space))
        if words:
            return solo(self.who, (PASS, *words), START_KIND, rule, PASS, EVERYONE)
        self.stage = Turn.THROW
        self.raided = 0
        self.renew(s)
        return None

    def ask_to_place(self, s: DerPate) -> Wait | None:
        """DP-DICE-08, DP-GAP-14, DP-GAP-15, DP-GAP-42: which die, or something to be used before."""
        table = s.table
        mask = dice_left(s)
        chips = table.chips[self.who]
        if self.row == ROWS - 1 and not chips >> SENATOR & 1:
            self.put(s, lowest(mask), self.field(s, lowest(mask)))
            self.renew(s)
            return None
        wait = PLAIN[(self.who * ROWS + self.row) * (ALL_DICE + 1) + self.fitting(s, mask)]
        words = uses(s, self.who)
        if chips & RED_CHIPS:
            words = self.red_words(s, mask, chips) + words
        if not words:
            return wait
        return solo(
            self.who, wait.menus[0] + tuple(words), PLACE_KIND, wait.rule, first_fitting(self.row, mask), EVERYONE
        )

    def fitting(self, s: DerPate, mask: int) -> int:
        """The dice that may go on the field of their own colour; a friend must be affordable (DP-GAP-42)."""
        if self.row == 2 and mask >> WHITE & 1 and not self.is_affordable(s, WHITE):
            return mask & ~(1 << WHITE)
        return mask

    def is_affordable(self, s: DerPate, die: int) -> bool:
        face = s.table.dice[die]
        return face == PUPPET or face <= s.hidden.money[self.who]

    def red_words(self, s: DerPate, mask: int, chips: int) -> list[int]:
        """What cop, judge and senator allow in this row."""
        words: list[int] = []
        if self.row < ROWS - 1:
            if chips >> JUDGE & 1:
                words.append(act(USE_JUDGE))
            if chips >> COP & 1:
                words += [act(USE_COP, die) for die in range(DICE) if mask >> die & 1]
        if chips >> SENATOR & 1 and self.row > 0:
            for die in range(DICE):
                if mask >> die & 1 and (s.table.dice[die] != PUPPET or self.row == ROWS - 1):
                    words += [act(USE_SENATOR, die << 2 | field) for field in self.other_fields(s, die)]
        return words

    def other_fields(self, s: DerPate, die: int) -> list[int]:
        """The fields of other colours that the senator may open for a die."""
        fields = [field for field in range(RED + 1) if field != die]
        if self.row == 2 and not self.is_affordable(s, die):
            fields = [field for field in fields if field != WHITE]
        return fields

    def field(self, s: DerPate, die: int) -> int:
        """DP-DICE-07, DP-PRESS-06: where a die goes by itself. Row 4 looks at the colour only."""
        face = s.table.dice[die]
        if self.row == ROWS - 1:
            return die
        if face == PUPPET:
            return PRESS
        return PRESS + face if self.row == 0 else die

    def put(self, s: DerPate, die: int, field: int) -> None:
        """A die goes on the tableau."""
        table = s.table
        table.placed[self.row] = die
        table.fields[self.row] = field
        table.say(PLACE_RULES[self.row], "placed", self.who, die, self.row, field)
        self.stage = Turn.PLACED

    def carry_out(self, s: DerPate) -> None:
        """DP-DICE-06: the action of the die that was placed last."""
        table = s.table
        field = table.fields[self.row]
        pips = table.dice[table.placed[self.row]]
        if self.row == 0:
            if field == PRESS:
                press(s, self.who)
            else:
                illegal_income(s, self.who, pips)
        elif self.row == 1:
            row_two(s, self.who, field, pips)
        elif self.row == 2:
            row_three(s, self.who, field, pips)
        else:
            person = s.house.edition.persons[field]
            table.say("DP-ROW4-01", "called", self.who, person)
            s.push(Service(self.who, person))

    def next_row(self, s: DerPate) -> None:
        """Others may use their new chips after row 1; then the next row, or the turn is over."""
        if self.row == 0 and any(s.table.fresh):
            s.push(Interrupts(self.who, 0))
        elif self.row < ROWS - 1:
            self.row += 1
            self.stage = Turn.THROW
        else:
            end_turn(s)
            s.pop()


def begin_turn(s: DerPate, seat: Seat) -> None:
    """DP-DICE-09: the next player has all four dice and an empty tableau."""
    table = s.table
    table.turn = seat
    table.say("DP-ROUND-03", "turn", seat)
    s.push(Turn(seat, 0, Turn.START, 0, 0))


def end_turn(s: DerPate) -> None:
    table = s.table
    table.turn = NOBODY
    table.dice = [UNROLLED] * DICE
    table.placed = [UNUSED] * ROWS
    table.fields = [UNUSED] * ROWS
    table.favours_used = 0
    for seat in range(len(table.fresh)):
        table.fresh[seat] = 0  # DP-GAP-36: if the active player has left, nobody is asked about new chips any more


@mypyc_attr(acyclic=True, free_list_len=1)
class Throw(Procedure):
    """DP-DICE-02..DP-DICE-04, DP-CHIP-08, DP-CHIP-09: dice are rolled, one after the other."""

    def __init__(self, who: Seat, dice: int) -> None:
        self.who = who
        self.dice = dice  # mask of those still to be rolled

    def facts(self) -> tuple[int, ...]:
        return (self.who, self.dice)

    def clone(self) -> Throw:
        return Throw(self.who, self.dice)

    def advance(self, s: DerPate) -> Wait | None:
        return THROW_WAIT

    def odds(self, s: DerPate) -> list[int]:
        return EVEN

    def hear(self, s: DerPate, action: int) -> None:
        die = lowest(self.dice)
        self.dice &= self.dice - 1
        s.table.dice[die] = action + 1
        s.table.say("DP-COMP-08", "rolled", self.who, die, action + 1)
        if not self.dice:
            s.pop()
