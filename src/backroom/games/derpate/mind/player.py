"""A quick player and a quick judge of Der Pate, for worlds that a search has made up.

It reckons in thousands of dollars with the prices of `prices.py`. A die is placed where it brings most, together
with what the dice that stay behind will bring on the average, which is exact for prices that do not change in a turn.
"""

from __future__ import annotations

from typing import Final

from backroom.games.derpate.mind.dice import Dice
from backroom.games.derpate.mind.judge import Judge
from backroom.games.derpate.mind.prices import Market
from backroom.games.derpate.mind.prospects import SIDES, Prospects
from backroom.games.derpate.mind.weights import WEIGHTS, Weights
from backroom.games.derpate.rows import Edition
from backroom.games.derpate.state import DerPate
from backroom.games.derpate.table import RUNNING
from backroom.games.derpate.turn import Turn
from backroom.games.derpate.words import (
    BAIL,
    BAIL_KIND,
    BAIL_PRICE,
    CAR_KIND,
    COP,
    DICE_PHASE,
    DISTRICT_KIND,
    FEWEST,
    JUDGE,
    MOST,
    PLACE,
    PLACE_KIND,
    ROUNDS,
    SENATOR,
    UNUSED,
    USE_COP,
    USE_JUDGE,
    USE_SENATOR,
)
from backroom.kernel.core import NOUN_BITS, NOUN_MASK, PASS, Seat
from backroom.kernel.mind import Mind

NEVER: Final = -1e9


class DerPateMind(Mind):
    """Der Pate, played with one edition."""

    def __init__(self, edition: Edition, weights: tuple[Weights, ...] = WEIGHTS) -> None:
        prospects = Prospects(edition)
        self.markets: Final = [Market(n, prospects, weights[n - FEWEST]) for n in range(FEWEST, MOST + 1)]
        self.dice: Final = Dice()
        self.judge: Final = Judge()

    # judging

    def is_quiet(self, s: DerPate) -> bool:
        """Between two turns, before anything was used in the next one."""
        top = s.top
        if not isinstance(top, Turn):
            return s.table.turn < 0
        return s.table.placed[0] == UNUSED and not top.used and not top.raided

    def worth(self, s: DerPate, shares: list[float]) -> None:
        table = s.table
        if table.ending != RUNNING:
            share_out(s, shares)
            return
        market, judge = self.market(s), self.judge
        left = turns_left(s)
        judge.seats.clear()
        for seat in range(s.house.seats):
            if table.playing >> seat & 1:
                judge.look(s, seat, market, market.moved[left] if has_moved(s, seat) else market.fresh[left])
        judge.share_out([market.prospects.decides(table.steps, side) for side in range(SIDES)], shares)

    def market(self, s: DerPate) -> Market:
        players = 0
        for seat in range(s.house.seats):
            players += s.table.playing >> seat & 1
        return self.markets[max(players, FEWEST) - FEWEST]

    # choosing

    def choose(self, s: DerPate, seat: Seat, menu: tuple[int, ...], chance: int) -> int:
        if len(menu) == 1:
            return menu[0]
        kind = s.wait.kind
        if kind is CAR_KIND or kind is DISTRICT_KIND:
            return menu[chance % len(menu)]
        dice = self.dice
        dice.look(s, seat, self.market(s), turns_left(s))
        if kind is PLACE_KIND:
            return self.place(s, menu)
        best, most = menu[0], NEVER
        for word in menu:
            worth = 0.0 if word == PASS else self.bail(s, seat, word) if kind is BAIL_KIND else dice.rate(word)
            if worth > most:
                best, most = word, worth
        return best

    def bail(self, s: DerPate, seat: Seat, word: int) -> float:
        """So many are bought free, the others are sunk."""
        freed = word & NOUN_MASK if word >> NOUN_BITS == BAIL else 0
        sunk = s.table.prison[seat] - freed
        return self.dice.released(freed) - freed * BAIL_PRICE + sunk * self.dice.drowned()

    def place(self, s: DerPate, menu: tuple[int, ...]) -> int:
        """A die on its field or on another, a roll again, or something that is used before."""
        dice = self.dice
        row = dice.begin_row()
        best, most = menu[0], NEVER
        for word in menu:
            verb, noun = word >> NOUN_BITS, word & NOUN_MASK
            if verb == PLACE:
                worth = dice.placed(row, noun, noun)
            elif verb == USE_SENATOR:
                worth = dice.placed(row, noun >> 2, noun & 3) - dice.chip(SENATOR)
            elif verb == USE_COP:
                worth = dice.again(row, noun) - dice.chip(COP)
            elif verb == USE_JUDGE:
                worth = dice.hope(row) - dice.chip(JUDGE)
            else:
                if dice.rate(word) > 0.0:
                    return word
                continue
            if worth > most:
                best, most = word, worth
        return best


def turns_left(s: DerPate) -> int:
    """The turns to come of all who play; the one under way counts until its first die lies."""
    table = s.table
    left = 0
    for seat in range(s.house.seats):
        if table.playing >> seat & 1:
            left += ROUNDS - table.round + (0 if has_moved(s, seat) else 1)
    return left


def has_moved(s: DerPate, seat: Seat) -> bool:
    """Has the player had the turn of this round, or begun with it?"""
    table = s.table
    if table.phase != DICE_PHASE or table.turn < 0:
        return False
    n = s.house.seats
    place, now = (seat - table.start) % n, (table.turn - table.start) % n
    return place < now or (place == now and table.placed[0] != UNUSED)


def share_out(s: DerPate, shares: list[float]) -> None:
    """The game is over: the winners share; if nobody has won, all are equal."""
    table = s.table
    winners = table.winners or table.playing
    number = 0
    for seat in range(s.house.seats):
        number += winners >> seat & 1
    for seat in range(s.house.seats):
        shares[seat] = (winners >> seat & 1) / number
