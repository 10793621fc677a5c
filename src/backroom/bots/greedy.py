"""GreedyBot: takes what seems worth most at once, in any game that it has learnt.

How it plays a game stands in a folder of that game: what it sees, what things are worth to it, what it answers. A new
game is one row of `PLAYERS`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from backroom.bots.bot import Bot
from backroom.bots.corleone.greedy import GreedyCorleone
from backroom.bots.derpate.greedy import GreedyDerPate
from backroom.games.game import Fact, View

# By the key of a game: makes a player from a seed and an edition, or None for the house edition.
PLAYERS: dict[str, Callable[[int, Any], Bot]] = {"corleone": GreedyCorleone, "derpate": GreedyDerPate}


class GreedyBot:
    """Sits down at a table and plays its game. `edition` is the one of the table, if it is not the house edition."""

    def __init__(self, seed: int, edition: object = None) -> None:
        self.seed = seed
        self.edition = edition
        self.player: Bot | None = None

    def choose(self, view: View, events: list[Fact]) -> str:
        if self.player is None:
            if view.game not in PLAYERS:
                known = " and ".join(PLAYERS)
                raise ValueError(
                    f"GreedyBot plays {known}, and this is a table of {view.game}; RandomBot plays every game"
                )
            self.player = PLAYERS[view.game](self.seed, self.edition)
        return self.player.choose(view, events)
