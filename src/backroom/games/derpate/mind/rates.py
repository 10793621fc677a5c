"""What the words of Der Pate are worth to a player at one moment, in thousands of dollars, by the prices of the moment.

One question at a time is looked at. Rivals count by what they lose, shared out over all of them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.derpate.mind.prices import (
    CHIP,
    CLAIMS,
    FULL,
    GUARDED,
    LEVEL,
    NO_MARKER,
    OWED,
    OWED_TO_BANK,
    PRISON,
    RIVER,
    TRACK,
    WIDTH,
    Market,
    Prices,
)
from backroom.games.derpate.state import DerPate
from backroom.games.derpate.words import (
    ADVANCE,
    BANK,
    BIRTHDAY,
    CHIPS,
    F_MARKER,
    F_MEMBER,
    F_MONEY,
    F_STEPS,
    FAVOUR,
    FAVOUR_MONEY,
    FAVOUR_STEPS,
    FAVOURS,
    FREE,
    G5,
    G5_BONUS,
    INCOME,
    INFLUENCE,
    INFORM,
    MAN,
    OCCUPY,
    OVERFLOW,
    REPUTATION,
    ROUNDS,
    TAKE_OVER,
    UNUSED,
    USE_BIRTHDAY,
    USE_GRANDCHILD,
    USE_WEDDING,
    VACATE,
)
from backroom.kernel.core import NOUN_BITS, NOUN_MASK, Seat

ALWAYS: Final = 100.0  # what is used at once, whatever it brings
OPENING: Final = 0.3  # a neutral family is gone, and somebody may move in


@mypyc_attr(acyclic=True)
class Rates:
    """One question to one player. Looking at the next one overwrites it."""

    s: DerPate
    market: Market
    mine: Prices

    def __init__(self) -> None:
        self.me: Seat = 0
        self.left = 0
        self.harm = 0.0

    def look(self, s: DerPate, seat: Seat, market: Market, left: int) -> None:
        """Turn to a question."""
        self.s = s
        self.me = seat
        self.market = market
        table = s.table
        if table.turn == seat:
            if table.placed[0] == UNUSED:
                left -= 1
            self.mine = market.moved[left]
        else:
            self.mine = self.prices(seat, left)
        self.left = left
        self.harm = 1.0 / (market.players - 1)

    def prices(self, seat: Seat, left: int) -> Prices:
        """What things are worth to somebody, by whether the turn of this round is over."""
        s = self.s
        n = s.house.seats
        now = s.table.turn
        over = now >= 0 and (seat - s.table.start) % n <= (now - s.table.start) % n
        return self.market.moved[left] if over else self.market.fresh[left]

    # steps and chips

    def steps(self, seat: Seat, track: int, number: int, turns: int) -> float:
        """What one advance is worth to somebody who has so many turns to come."""
        s = self.s
        p = self.mine if seat == self.me else self.prices(seat, self.left)
        here = s.table.tracks[seat * WIDTH + track]
        length = s.house.lengths[track]
        there = min(here + number, length)
        if track == INCOME:
            amounts = s.house.edition.income
            return float((amounts[there] - amounts[here]) * (ROUNDS + 1 - s.table.round))
        if track == FAVOURS:
            return (there - here) * (p.rows[LEVEL] + 0.5 * s.table.friends[seat])
        worth = float(OVERFLOW) if here + number > length else 0.0
        if there == here:
            return worth
        worth += p.rows[TRACK + track] * (there - here)
        if there == length:
            worth += p.rows[FULL + track]
        found = 0
        for space in range(here + 1, there + 1):
            found |= s.house.chips_at[track][space]
        if found:
            for chip in range(len(CHIPS)):
                if found >> chip & 1:
                    worth += p.rows[CHIP + chip]
        grey = s.table.tracks[seat * WIDTH + REPUTATION]
        red = s.table.tracks[seat * WIDTH + INFLUENCE]
        before = self.market.alive(s, turns, grey, red)
        if track == REPUTATION:
            grey = there
        else:
            red = there
        return worth + p.alive * (self.market.alive(s, turns, grey, red) - before)

    def press(self, turns: int) -> float:
        bonus = float(G5_BONUS) if self.s.table.open_card == G5 else 0.0
        return bonus + self.steps(self.me, REPUTATION, 1, turns) + self.steps(self.me, INFLUENCE, 1, turns)

    def chip(self, chip: int) -> float:
        """What a chip is worth that is kept."""
        return self.mine.rows[CHIP + chip]

    # members and businesses

    def stock(self, seat: Seat, by: int) -> float:
        """A member more or less in stock."""
        p = self.mine if seat == self.me else self.prices(seat, self.left)
        have = self.s.table.stock[seat]
        return self.market.members(p, have + by) - self.market.members(p, have)

    def business(self, seat: Seat, space: int) -> float:
        p = self.mine if seat == self.me else self.prices(seat, self.left)
        worth = p.rows[self.s.house.kind[space] - 1]
        return worth + p.rows[GUARDED] if self.s.table.is_protected(space) else worth

    def settle(self, space: int) -> float:
        return self.business(self.me, space) + self.stock(self.me, -1)

    def marker(self, holder: int) -> float:
        """What it costs to give a marker away."""
        p = self.mine
        worth = p.rows[OWED_TO_BANK] if holder == BANK else p.rows[OWED]
        return worth + p.rows[NO_MARKER] if self.s.table.markers[self.me] == 1 else worth

    def take_over(self, space: int) -> float:
        s = self.s
        family = s.table.owner[space]
        worth = self.settle(space)
        if not s.table.is_player(family):
            return worth + self.marker(BANK)
        p = self.prices(family, self.left)
        loss = self.business(family, space) - p.rows[RIVER] - p.rows[CLAIMS]
        return worth + self.marker(family) + self.harm * loss

    def driven_out(self, space: int) -> float:
        """The member of another goes home."""
        family = self.s.table.owner[space]
        if not self.s.table.is_player(family):
            return OPENING
        return self.harm * (self.business(family, space) - self.stock(family, 1))

    def arrested(self, space: int) -> float:
        """What it is worth to me that somebody goes to prison from here."""
        family = self.s.table.owner[space]
        if family == self.me:
            return self.mine.rows[PRISON] - self.business(self.me, space)
        if not self.s.table.is_player(family):
            return OPENING
        return self.harm * (self.business(family, space) - self.prices(family, self.left).rows[PRISON])

    def released(self, number: int) -> float:
        """Prisoners come home."""
        return self.stock(self.me, number) - number * self.mine.rows[PRISON] if number else 0.0

    def drowned(self) -> float:
        """A prisoner is sunk."""
        return self.mine.rows[RIVER] - self.mine.rows[PRISON]

    # words

    def rate(self, word: int) -> float:
        """What a word is worth beside saying nothing."""
        verb, noun = word >> NOUN_BITS, word & NOUN_MASK
        if verb == OCCUPY or verb == MAN:
            return self.settle(noun)
        if verb == TAKE_OVER:
            return self.take_over(noun)
        if verb == INFORM:
            return self.arrested(noun)
        if verb == VACATE:
            return self.stock(self.me, 1) - self.business(self.me, noun)
        if verb == FREE:
            return self.released(self.s.table.prison[self.me])
        if verb == ADVANCE:
            return self.steps(self.me, noun, 1, self.mine.turns)
        if verb == USE_WEDDING or verb == USE_GRANDCHILD:
            return ALWAYS
        if verb == USE_BIRTHDAY:
            return self.steps(self.me, noun, 1, self.mine.turns) - self.chip(BIRTHDAY)
        if verb == FAVOUR:
            return self.favour(noun) - self.market.friends(self.s, self.me, self.mine)
        return 0.0

    def favour(self, noun: int) -> float:
        if noun == F_MEMBER:
            return self.stock(self.me, 1) - self.mine.rows[RIVER]
        if noun == F_MONEY:
            return float(FAVOUR_MONEY)
        if noun >= F_STEPS:
            return self.steps(self.me, noun - F_STEPS, FAVOUR_STEPS, self.mine.turns)
        holder = noun - F_MARKER
        if holder == BANK:
            return -self.mine.rows[OWED_TO_BANK]
        return self.harm * self.prices(holder, self.left).rows[CLAIMS] - self.mine.rows[OWED]
