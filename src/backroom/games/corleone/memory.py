"""What everybody is sure of (CE-G-35): at least so many notes and goods in a hand, and notes in a suitcase.

One row for every viewer and owner; the last viewer stands for all spectators. Almost everything a hand receives is
taken openly, so a patient player knows much of it. An unseen loss makes uncertain whatever it could have been.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.corleone.words import MONEY, PILES
from backroom.kernel.core import Seat

IN_CASE: Final = PILES  # note 0 of a suitcase comes after the cards of a hand
KINDS: Final = PILES + MONEY


@mypyc_attr(acyclic=True)
class Memory:
    """Lower bounds, by viewer, owner and kind of card."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.sure: list[int] = [0] * ((seats + 1) * seats * KINDS)

    def clone(self) -> Memory:
        m = Memory(0)
        m.seats = self.seats
        m.sure = self.sure.copy()
        return m

    def row(self, viewer: int, owner: Seat) -> int:
        """Where the row of a viewer about an owner begins; `viewer` is the number of seats for a spectator."""
        return (viewer * self.seats + owner) * KINDS

    def see_gain(self, owner: Seat, kind: int) -> None:
        """Everybody has seen the card come."""
        for viewer in range(self.seats + 1):
            i = self.row(viewer, owner) + kind
            self.sure[i] = self.sure[i] + 1

    def see_loss(self, owner: Seat, kind: int) -> None:
        """Everybody has seen the card go."""
        for viewer in range(self.seats + 1):
            self.drop(self.row(viewer, owner) + kind)

    def miss_loss(self, owner: Seat, kind: int, first: int, last: int, witnesses: int) -> None:
        """Only the witnesses have seen which card went; to the others it may have been any from `first` to `last`."""
        for viewer in range(self.seats + 1):
            row = self.row(viewer, owner)
            if viewer < self.seats and witnesses >> viewer & 1:
                if kind >= 0:
                    self.drop(row + kind)
            else:
                for k in range(first, last):
                    self.drop(row + k)

    def drop(self, i: int) -> None:
        if self.sure[i]:
            self.sure[i] = self.sure[i] - 1

    def learn(self, viewer: Seat, owner: Seat, kind: int) -> None:
        """One viewer has seen a card come."""
        i = self.row(viewer, owner) + kind
        self.sure[i] = self.sure[i] + 1

    def look(self, viewer: Seat, owner: Seat, kind: int, number: int) -> None:
        """One viewer has counted the cards of a kind."""
        self.sure[self.row(viewer, owner) + kind] = number

    def at_least(self, owner: Seat, kind: int, number: int) -> None:
        """Everybody has seen so many cards of a kind."""
        for viewer in range(self.seats + 1):
            i = self.row(viewer, owner) + kind
            self.sure[i] = max(self.sure[i], number)

    def forget(self, owner: Seat) -> None:
        """The owner has no cards any more."""
        for viewer in range(self.seats + 1):
            row = self.row(viewer, owner)
            for kind in range(KINDS):
                self.sure[row + kind] = 0
