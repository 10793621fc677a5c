"""The arena: bots play each other, very many games, and the figures that come of it can be believed and repeated."""

from backroom.bots.arena.book import Book, WrongBook
from backroom.bots.arena.figures import Interval
from backroom.bots.arena.match import Block, Match, Played, Spent
from backroom.bots.arena.play import Broken
from backroom.bots.arena.run import play_all
from backroom.bots.arena.standings import Standing, standings
from backroom.bots.own import Unknown

__all__ = [
    "Block",
    "Book",
    "Broken",
    "Interval",
    "Match",
    "Played",
    "Spent",
    "Standing",
    "Unknown",
    "WrongBook",
    "play_all",
    "standings",
]
