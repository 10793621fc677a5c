"""What the procedures of one player have in common: whose they are, and what becomes of them if that player leaves."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from backroom.games.corleone.state import Corleone
from backroom.kernel.core import Frame, Seat


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Procedure(Frame):
    """A procedure that belongs to one player."""

    who: Seat

    def give_up(self, s: Corleone) -> None:
        """CE-G-31: its player has left. Whoever holds cards lays them away."""
