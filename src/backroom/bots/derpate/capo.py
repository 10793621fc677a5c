"""How Der Pate is searched: the soldier names the words worth a thought, the search plays the turn to its end.

Nothing but money can be hidden, so one guess is nearly as good as the next; what differs is the luck of the dice.
"""

from __future__ import annotations

from random import Random
from typing import cast

from backroom.bots.derpate.greedy import notation_of
from backroom.bots.derpate.sight import look
from backroom.bots.derpate.soldier import SoldierDerPate
from backroom.bots.derpate.thoughts import thought_of
from backroom.bots.search.bot import Plan, Tried
from backroom.games.derpate.edition import Edition, house_edition
from backroom.games.derpate.view import DerPateView
from backroom.games.game import Game, View

RULED = ("car", "district")  # questions that the soldier answers
WIDTH = 6  # words worth a thought
FAR = 4.0  # thousands below the best: not worth a thought
SLOPE = 0.012  # share of the win for a thousand
CLOSE = 0.005  # a share of the win that is hardly a difference


class DerPatePlan(Plan):
    """The soldier's best words, tried to the end of the turn."""

    depth = 1
    tree = 0
    explore = 0.2
    most_worlds = 8
    trust = 4.0

    def __init__(self, game: Game, seed: int, edition: Edition | None = None) -> None:
        super().__init__(game)
        self.edition = edition or house_edition()
        self.notation = notation_of(self.edition)
        self.soldier = SoldierDerPate(seed, edition)
        self.rated: list[tuple[float, int]] = []
        self.hoped = 0.0  # the share of the win at the last search

    def consider(self, view: View, actions: list[int]) -> list[int]:
        """The soldier's choice and what comes near it."""
        sight = look(cast(DerPateView, view), self.notation)
        self.rated = sorted(self.soldier.rate(sight), key=lambda pair: (-pair[0], pair[1]))
        if sight.kind in RULED:
            return [self.rated[0][1]]
        best = self.rated[0][0]
        return [word for worth, word in self.rated if worth >= best - FAR][:WIDTH]

    def prior(self, view: View, actions: list[int]) -> list[float]:
        """What the soldier thinks of the words."""
        worth = {word: worth for worth, word in self.rated}
        best = self.rated[0][0]
        base = self.hoped or 1 / self.seats(view)
        return [base + SLOPE * (worth[action] - best) for action in actions]

    def pick(self, view: View, tried: list[Tried], random: Random) -> Tried:
        """The best of the words that were tried often enough."""
        often = max(found.visits for found in tried) / 4
        sure = [found for found in tried if found.visits >= often]
        return max(sure, key=lambda found: found.share)

    def thought(self, view: View, said: Tried, tried: list[Tried]) -> str:
        if len(tried) == 1:
            return thought_of(look(cast(DerPateView, view), self.notation), self.edition, said.action)
        self.hoped = said.share
        others = [found.share for found in tried if found is not said and found.visits]
        return "close" if others and max(others) > said.share - CLOSE else "weighed"
