"""Backroom: games of bluff, bribes and family business, exact to the rulebook.

table = backroom.new("coup", seats=3, seed=7)
table.say(0, "tax")
"""

from backroom.games import BadRecord, CorleoneView, CoupView, DerPateView, games, new, replay, scene
from backroom.games.asks import Action, Ask
from backroom.games.game import Fact, GameInfo, Option, Result, View
from backroom.games.register import UnknownRule, why
from backroom.games.table import Table
from backroom.kernel.core import Illegal

__all__ = [
    "Action",
    "Ask",
    "BadRecord",
    "CorleoneView",
    "CoupView",
    "DerPateView",
    "Fact",
    "GameInfo",
    "Illegal",
    "Option",
    "Result",
    "Table",
    "UnknownRule",
    "View",
    "games",
    "new",
    "replay",
    "scene",
    "why",
]
__version__ = "0.1.0"
