"""Who plays Corleone's Empire how well. `edition` is the one of the table, if it is not the house edition."""

from __future__ import annotations

from backroom.bots.bot import Bot
from backroom.bots.corleone.capo import CorleonePlan
from backroom.bots.corleone.rookie import RookieCorleone
from backroom.bots.corleone.soldier import SoldierCorleone
from backroom.bots.corleone.yardstick import YardstickCorleone
from backroom.bots.search.bot import SearchBot
from backroom.bots.search.budget import Budget
from backroom.games import find
from backroom.games.corleone.edition import Edition
from backroom.games.corleone.game import CorleoneGame

ITERATIONS = 60  # 30 ms of CPU for a decision at four seats, compiled


def yardstick(seed: int, edition: Edition | None = None) -> Bot:
    return YardstickCorleone(seed, edition)


def rookie(seed: int, edition: Edition | None = None) -> Bot:
    return RookieCorleone(seed, edition)


def soldier(seed: int, edition: Edition | None = None) -> Bot:
    return SoldierCorleone(seed, edition)


def capo(seed: int, budget: Budget, edition: Edition | None = None) -> Bot:
    game = CorleoneGame(edition) if edition else find("corleone")
    return SearchBot(seed, CorleonePlan(game, seed, edition), budget)
