"""The agreed form of one game of Der Pate: how many sit down, with which edition and which options.

Never changed after the deal and shared by all clones. `options.py` makes it from a person's words.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.derpate.rows import Edition
from backroom.games.derpate.words import CHIPS, DISTRICTS, GREY_CHIPS, INFLUENCE, KINDS, REPUTATION, SPACES


@mypyc_attr(acyclic=True)
class House:
    """The table's agreement, and the edition's rows laid out for the rules."""

    def __init__(self, seats: int, edition: Edition) -> None:
        self.seats: Final = seats
        self.edition: Final = edition
        self.everyone: Final = (1 << seats) - 1
        self.start = 0  # DP-GAP-01
        self.money = edition.money  # DP-GAP-02
        self.informer_hits_neutral = False  # DP-GAP-08
        self.bail_per_member = False  # DP-GAP-23
        self.eliminated_settle = True  # DP-GAP-24
        self.furthest_wins = False  # DP-GAP-25
        self.hidden_money = False  # DP-GAP-29
        self.beginner_setup = False  # DP-GAP-34
        self.district: Final = [business.district for business in edition.road]  # by space
        self.kind: Final = [business.kind for business in edition.road]
        self.pays: Final = [business.money for business in edition.road]
        self.spaces_of: Final = [[i for i in range(SPACES) if self.district[i] == d] for d in range(DISTRICTS)]
        self.spaces_of_kind: Final = [[i for i in range(SPACES) if self.kind[i] == k] for k in range(KINDS + 1)]
        self.lengths: Final = edition.lengths
        # By track and space: the mask of the chips that lie there.
        self.chips_at: Final = [[0] * (edition.lengths[t] + 1) for t in (REPUTATION, INFLUENCE)]
        for chip in range(len(CHIPS)):
            track = REPUTATION if GREY_CHIPS >> chip & 1 else INFLUENCE
            self.chips_at[track][edition.chip_spaces[chip]] |= 1 << chip
