"""Bots: players that see what a person in their chair would see, and nothing else."""

from backroom.bots.bot import Bot, Chair, play_on, seat_bots
from backroom.bots.chance import RandomBot
from backroom.bots.greedy import GreedyBot
from backroom.bots.plain import PlainBot

__all__ = ["Bot", "Chair", "GreedyBot", "PlainBot", "RandomBot", "play_on", "seat_bots"]
