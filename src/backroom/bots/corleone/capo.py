"""How Corleone's Empire is searched: the soldier names the moves worth a thought, the search plays them on.

Sealed bids, the Tribute and what is thrown away are left to the soldier: they are said card by card, and what a single
card of them is worth a search cannot tell. Worlds are judged by who wins them, and a little by the lead, so that a game
that is as good as won is not played at random.
"""

from __future__ import annotations

from typing import Any, cast

from backroom.bots.corleone.sight import look
from backroom.bots.corleone.soldier import SoldierCorleone
from backroom.bots.search.bot import Plan, Tried
from backroom.games.corleone import words as w
from backroom.games.corleone.edition import Edition
from backroom.games.corleone.notation import noun_of, verb_of
from backroom.games.corleone.view import CorleoneView
from backroom.games.game import Game, View

# Questions that the soldier answers.
RULED = ("bid", "tribute", "discard", "first", "front", "order", "effect", "offer")
ONE_NOTE = (w.LAUNDER, w.GIVE)  # of several notes only the largest is laundered, the smallest given away
WIDTH = 6  # moves worth a thought
FAR = 2.5  # dollars below the best: not worth a thought
SLOPE = 0.01  # share of the win for a dollar
CLOSE = 0.01  # a share of the win that is hardly a difference


class CorleonePlan(Plan):
    """The soldier's best moves, tried in guessed worlds to the end of the round."""

    depth = 24
    tree = 0
    explore = 0.15
    most_worlds = 12
    trust = 3.0

    def __init__(self, game: Game, seed: int, edition: Edition | None) -> None:
        super().__init__(game)
        mind: Any = self.mind
        self.mind = mind.by_lead()
        self.soldier = SoldierCorleone(seed, edition)
        self.hoped = 0.0  # the share of the win at the last search

    def consider(self, view: View, actions: list[int]) -> list[int]:
        """The soldier's choice and what comes near it."""
        sight = look(cast(CorleoneView, view), self.soldier.notation)
        choice = self.soldier.decide(sight)
        rated = self.soldier.rated
        if sight.kind in RULED or sight.half or not rated:
            return [choice]
        best = rated[0][0]
        near = [word for worth, word in rated if worth >= best - FAR]
        notes = [word for word in near if verb_of(word) in ONE_NOTE and noun_of(word) < w.MONEY]
        return [word for word in near if word not in notes[1:]][:WIDTH]

    def prior(self, view: View, actions: list[int]) -> list[float]:
        """What the soldier thinks of the moves."""
        worth = {word: worth for worth, word in self.soldier.rated}
        best = max(worth[action] for action in actions)
        base = self.hoped or 1 / self.seats(view)
        return [base + SLOPE * (worth[action] - best) for action in actions]

    def thought(self, view: View, said: Tried, tried: list[Tried]) -> str:
        if len(tried) == 1:
            return self.soldier.thought(look(cast(CorleoneView, view), self.soldier.notation), said.action)
        self.hoped = said.share
        others = [found.share for found in tried if found is not said and found.visits]
        return "close" if others and max(others) > said.share - CLOSE else "weighed"
