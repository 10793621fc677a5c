"""Why not: for every word that is refused, the rule that refuses it, and what people ask for in vain."""

from __future__ import annotations

from backroom.games.corleone.state import Corleone
from backroom.kernel.core import Seat
from backroom.kernel.run import place


def forbids(s: Corleone, seat: Seat, action: int) -> str:
    """The rule that refuses this word of this seat now; empty if only the kernel can say why."""
    if not s.table.in_play(seat):
        return "CE-G-31"
    return s.wait.rule if place(s, seat) >= 0 else ""


def wishes(s: Corleone, seat: Seat) -> list[int]:
    """Options a person would look for here, whether or not they can be had."""
    return []
