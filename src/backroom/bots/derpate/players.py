"""Who plays Der Pate how well. `edition` is the one of the table, if it is not the house edition."""

from __future__ import annotations

from backroom.bots.bot import Bot
from backroom.bots.derpate.capo import DerPatePlan
from backroom.bots.derpate.rookie import RookieDerPate
from backroom.bots.derpate.soldier import SoldierDerPate
from backroom.bots.derpate.yardstick import YardstickDerPate
from backroom.bots.search.bot import SearchBot
from backroom.bots.search.budget import Budget
from backroom.games import find
from backroom.games.derpate.edition import Edition
from backroom.games.derpate.game import DerPateGame

ITERATIONS = 800


def yardstick(seed: int, edition: Edition | None = None) -> Bot:
    return YardstickDerPate(seed, edition)


def rookie(seed: int, edition: Edition | None = None) -> Bot:
    return RookieDerPate(seed, edition)


def soldier(seed: int, edition: Edition | None = None) -> Bot:
    return SoldierDerPate(seed, edition)


def capo(seed: int, budget: Budget, edition: Edition | None = None) -> Bot:
    game = DerPateGame(edition) if edition else find("derpate")
    return SearchBot(seed, DerPatePlan(game, seed, edition), budget)
