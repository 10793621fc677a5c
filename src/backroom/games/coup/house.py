"""The agreed form of one game of Coup: how many sit down, with which deck and which options.

Never changed after the deal and shared by all clones. `options.py` makes it from a person's words.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.coup.actions import copies_for
from backroom.games.coup.words import AMBASSADOR, INQUISITOR, ROLES

COINS: Final = 50  # COUP-COMP-02
NO_LIMIT: Final = -1

# reaction_mode
BY_SEAT: Final = 0
TARGET_FIRST: Final = 1
AT_RANDOM: Final = 2


@mypyc_attr(acyclic=True)
class House:
    """COUP-GAP-22: the switches are independent; what they may not be together is said in `options.py`."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.inquisitor = False
        self.reformation = False
        self.anarchist = False
        self.draft = False
        self.first_player = 0
        self.reaction = BY_SEAT
        self.single_block = False
        self.strict_double_danger = True
        self.coin_limit = NO_LIMIT
        self.allow_empty_steal = False
        self.allow_empty_embezzle = False
        self.bomb_for_a_round = False
        self.bomb_party_limit = False
        self.max_turns = 1000
        self.menu_key = 0  # the switches that change what a turn offers, in six bits; set by `seal`

    def seal(self) -> None:
        """All has been agreed."""
        switches = (
            self.inquisitor,
            self.reformation,
            self.anarchist,
            self.allow_empty_steal,
            self.allow_empty_embezzle,
            self.bomb_party_limit,
        )
        self.menu_key = sum([1 << i for i in range(len(switches)) if switches[i]])

    def copies(self) -> int:
        """Cards of each character."""
        return copies_for(self.seats)

    def envoy(self) -> int:
        """COUP-INQ-01: the fifth character."""
        return INQUISITOR if self.inquisitor else AMBASSADOR

    def deck(self) -> list[int]:
        """Cards of each role in the whole deck."""
        absent = AMBASSADOR if self.inquisitor else INQUISITOR
        return [0 if role == absent else self.copies() for role in range(len(ROLES))]

    def roles(self) -> int:
        """The mask of the roles in the deck."""
        return 63 ^ (1 << (AMBASSADOR if self.inquisitor else INQUISITOR))
