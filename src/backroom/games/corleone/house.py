"""The agreed form of one game of Corleone's Empire: how many sit down, with which edition and which options.

Never changed after the deal and shared by all clones. `options.py` makes it from a person's words.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.corleone.rows import Count, Edition
from backroom.games.corleone.words import ACTS, BUSINESSES, PARK, TERRITORIES

FEWEST: Final = 2  # CE-COMP-01


@mypyc_attr(acyclic=True)
class House:
    """The table's agreement, and the edition's numbers for this many players."""

    def __init__(self, seats: int, edition: Edition) -> None:
        self.seats: Final = seats
        self.edition: Final = edition
        self.count: Final[Count] = edition.counts[seats - FEWEST]
        self.limits: list[int] = [act.limit for act in edition.acts]  # CE-G-20
        self.ask_gains = False  # CE-G-33
        self.jobs_break_ties = False  # CE-G-23
        self.money_to_suitcase = False  # CE-DIFF-10
        self.top_breaks_ties = False  # CE-DIFF-11
        self.whole_front = False  # CE-DIFF-08
        self.everyone: Final = (1 << seats) - 1
        # CE-BOARD-07: with two players the "3+" spaces are closed.
        self.open_spaces: Final = [i for i, space in enumerate(edition.spaces) if space.least <= seats]
        # By area: the spaces that touch it.
        self.around: Final = [[i for i in self.open_spaces if area in edition.spaces[i].areas] for area in range(PARK)]
        self.fronts: Final = [business.front for business in edition.businesses]
        self.backs: Final = [business.back for business in edition.businesses]
        assert len(self.fronts) == BUSINESSES
        assert len(self.around) == TERRITORIES
        assert len(self.limits) == ACTS
