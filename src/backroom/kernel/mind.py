"""How somebody is thought to play in a world that a search has made up.

A mind is asked about guesses, never about a real table, so it has nothing to give away. Still it should use only what
its seat would know in that world, or a search would believe that everybody plays with open cards.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from backroom.kernel.core import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """A quick player and a quick judge of one game. It has no memory: all worlds share one mind.

    `s` is the state of the mind's own game, which says so in its own signature.
    """

    def choose(self, s: Any, seat: Seat, menu: tuple[int, ...], chance: int) -> int:
        """What this seat says, one of the menu; `chance` is thirty fresh bits. Here: anything."""
        return menu[chance % len(menu)]

    def worth(self, s: Any, shares: list[float]) -> None:
        """Write down every seat's share of the win, together 1; exact once the game is over. All begin as 0."""
        raise NotImplementedError

    def is_quiet(self, s: Any) -> bool:
        """May the position be judged as it stands? Not in the middle of an exchange of blows."""
        return True
