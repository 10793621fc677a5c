"""What things are worth at one moment of a game to a player, in thousands, and what a whole position is worth.

How far the game has come is counted in turns to come, everybody's together. A player who has had the turn of this round
has one less to come than one who has not.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.derpate.mind.prospects import Prospects
from backroom.games.derpate.mind.weights import Rows, Weights
from backroom.games.derpate.state import DerPate
from backroom.games.derpate.words import (
    BANK,
    CHIPS,
    FAVOURS,
    FREE_MEMBER,
    HOLDERS,
    INCOME,
    INFLUENCE,
    KINDS,
    MONEY,
    ROUNDS,
    SPACES,
    TRACKS,
    TWO_STEPS,
)
from backroom.kernel.core import Seat

WIDTH: Final = len(TRACKS)
HOPELESS: Final = 0.002  # no chance to survive is taken for this little

# Rows of the weights.
GUARDED: Final = KINDS
STOCK: Final = KINDS + 1
PRISON: Final = STOCK + 3
RIVER: Final = PRISON + 1
NO_MARKER: Final = RIVER + 1
OWED: Final = NO_MARKER + 1
OWED_TO_BANK: Final = OWED + 1
CLAIMS: Final = OWED + 2
FRIEND: Final = CLAIMS + 1
RESCUE: Final = FRIEND + 1
STEPS: Final = FRIEND + 2
CASH: Final = FRIEND + 3
LEVEL: Final = FRIEND + 4
CHIP: Final = LEVEL + 1
TRACK: Final = CHIP + len(CHIPS)
FULL: Final = TRACK + 2
ORDER: Final = FULL + 2
LASTING: Final = (PRISON, OWED, OWED_TO_BANK, CLAIMS, ORDER)  # also for whoever has no turn left


@mypyc_attr(acyclic=True)
class Prices:
    """What each row of the weights comes to for somebody with so many turns, in the part of the game that is left."""

    def __init__(self, weights: Weights, rows: Rows, part: float, turns: int) -> None:
        self.turns: Final = turns
        self.spread: Final = math.sqrt(weights.spread[0] + weights.spread[1] * part * ROUNDS)
        self.alive: Final = weights.survival * self.spread
        self.rows: Final[list[float]] = []
        for row in range(len(rows)):
            always, grows = rows[row]
            if row <= GUARDED:
                self.rows.append(always + grows * part)
            elif turns or row in LASTING:
                self.rows.append(always + grows * turns / ROUNDS)
            else:
                self.rows.append(0.0)


@mypyc_attr(acyclic=True)
class Market:
    """All prices of a game with so many players, and the judge of its positions."""

    def __init__(self, players: int, prospects: Prospects, weights: Weights) -> None:
        self.players: Final = players
        self.prospects: Final = prospects
        self.haste: Final = weights.haste
        self.fresh: Final[list[Prices]] = []  # by the turns to come: for who has not had this round's turn
        self.moved: Final[list[Prices]] = []  # and for who has
        for left in range(players * ROUNDS + 1):
            turns = -(-left // players)
            part = left / (players * ROUNDS)
            self.fresh.append(Prices(weights, weights.fresh, part, turns))
            self.moved.append(Prices(weights, weights.moved, part, max(0, turns - 1)))

    def money(self, s: DerPate, seat: Seat, p: Prices, payments: int) -> float:
        """What a player's things come to at the end, in thousands."""
        table = s.table
        rows = p.rows
        base = seat * WIDTH
        tracks = table.tracks
        total = float(s.hidden.money[seat] + s.house.edition.income[tracks[base + INCOME]] * payments)
        total += rows[ORDER]
        car = s.house.district[table.car] if table.car >= 0 else -1
        for space in range(SPACES):
            if table.owner[space] == seat:
                total += rows[s.house.kind[space] - 1]
                if s.house.district[space] == car:
                    total += rows[GUARDED]
        total += self.members(p, table.stock[seat])
        total += rows[PRISON] * table.prison[seat] + rows[RIVER] * table.river[seat]
        if not table.markers[seat]:
            total += rows[NO_MARKER]
        for holder in range(s.house.seats):
            total += rows[OWED] * table.debts[seat * HOLDERS + holder]
            total += rows[CLAIMS] * table.debts[holder * HOLDERS + seat]
        total += rows[OWED_TO_BANK] * table.debts[seat * HOLDERS + BANK]
        total += self.friends(s, seat, p) * table.friends[seat]
        total += rows[LEVEL] * tracks[base + FAVOURS]
        chips = table.chips[seat]
        for chip in range(len(CHIPS)):
            if chips >> chip & 1:
                total += rows[CHIP + chip]
        for track in range(INFLUENCE + 1):
            total += rows[TRACK + track] * tracks[base + track]
            if tracks[base + track] == s.house.lengths[track]:
                total += rows[FULL + track]
        return total

    def members(self, p: Prices, number: int) -> float:
        """So many members in stock."""
        rows = p.rows
        if number <= 0:
            return 0.0
        if number == 1:
            return rows[STOCK]
        return rows[STOCK] + rows[STOCK + 1] + rows[STOCK + 2] * (number - 2)

    def friends(self, s: DerPate, seat: Seat, p: Prices) -> float:
        """One friend, by what can be asked of a friend."""
        worth = p.rows[FRIEND]
        favours = s.house.edition.favours
        for space in range(s.table.tracks[seat * WIDTH + FAVOURS]):
            effect = favours[space]
            if effect == MONEY:
                worth += p.rows[CASH]
            elif effect == TWO_STEPS:
                worth += p.rows[STEPS]
            elif effect == FREE_MEMBER and s.table.river[seat]:
                worth += p.rows[RESCUE]
        return worth

    def alive(self, s: DerPate, turns: int, reputation: int, influence: int) -> float:
        """The logarithm of the chance to survive from these spaces of the two tracks."""
        return math.log(self.prospects.survival(s.table.steps, turns, reputation, influence) + HOPELESS)
