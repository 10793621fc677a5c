"""Bots: players that see what a person in their chair would see, and nothing else."""

from backroom.bots.bot import Bot, Chair, play_on, seat_bots
from backroom.bots.chance import RandomBot
from backroom.bots.coup.plain import PlainBot
from backroom.bots.greedy import GreedyBot
from backroom.bots.search.bot import Plan, SearchBot
from backroom.bots.search.budget import Budget

__all__ = [
    "Bot",
    "Budget",
    "Chair",
    "GreedyBot",
    "PlainBot",
    "Plan",
    "RandomBot",
    "SearchBot",
    "play_on",
    "seat_bots",
]
