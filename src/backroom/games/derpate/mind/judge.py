"""How likely each player is to win a game of Der Pate that is under way.

One draw says for all which colour decides. Each comes to the end of that track or does not, and of those who do the
richest wins, as far as money can be foretold.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.derpate.mind.prices import WIDTH, Market, Prices
from backroom.games.derpate.mind.prospects import SIDES
from backroom.games.derpate.state import DerPate
from backroom.games.derpate.words import MOST, ROUNDS
from backroom.kernel.core import Seat

DOUBT: Final = 0.001  # nobody is so sure to survive, or to be eliminated, that it could not come otherwise
POOREST: Final = -60.0  # in spreads; whoever has even less is as poor


@mypyc_attr(acyclic=True)
class Judge:
    """One position at a time. Looking at the next one overwrites it."""

    def __init__(self) -> None:
        self.seats: list[Seat] = []
        self.riches: list[float] = [0.0] * MOST  # by seat: money in spreads
        self.reaches: list[float] = [0.0] * (MOST * SIDES)  # by seat and colour: the chance to survive if it decides

    def look(self, s: DerPate, seat: Seat, market: Market, p: Prices) -> None:
        """Take down one player, of whom `p` are the prices."""
        table = s.table
        self.seats.append(seat)
        self.riches[seat] = market.money(s, seat, p, ROUNDS + 1 - table.round) / p.spread
        for side in range(SIDES):
            reached = table.tracks[seat * WIDTH + side]
            chance = market.prospects.reaches(table.steps, p.turns, side, reached)
            self.reaches[seat * SIDES + side] = DOUBT + (1.0 - 2.0 * DOUBT) * math.pow(chance, market.haste)

    def share_out(self, decides: list[float], shares: list[float]) -> None:
        """Everybody's share of the win; if nobody survives, all are equal."""
        seats, riches = self.seats, self.riches
        number = len(seats)
        most = riches[seats[0]]
        for seat in seats:
            most = max(most, riches[seat])
        for seat in seats:
            riches[seat] = math.exp(max(riches[seat] - most, POOREST))
            shares[seat] = 0.0
        for group in range(1 << number):
            chance = self.chance_of(group, decides)
            total = 0.0
            for i in range(number):
                if group >> i & 1:
                    total += riches[seats[i]]
            for i in range(number):
                if group >> i & 1:
                    shares[seats[i]] += chance * riches[seats[i]] / total
                elif not group:
                    shares[seats[i]] += chance / number

    def chance_of(self, group: int, decides: list[float]) -> float:
        """The chance that these survive and no others: a mask of places in `seats`."""
        total = 0.0
        for side in range(SIDES):
            chance = decides[side]
            for i in range(len(self.seats)):
                reaches = self.reaches[self.seats[i] * SIDES + side]
                chance *= reaches if group >> i & 1 else 1.0 - reaches
            total += chance
        return total
