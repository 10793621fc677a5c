"""What the procedures of one player have in common: whose they are."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from backroom.kernel.core import Frame, Seat


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Procedure(Frame):
    """A procedure that belongs to one player and ends if that player leaves."""

    who: Seat
