"""Editions: what is printed on the cards and the board of a game, as one TOML file that an owner may edit.

Here is what every game's editions need: reading a file, checking its shape, and telling faults to a person. Which
tables there are, and what they must agree on, each game says itself.
"""

from __future__ import annotations

from backroom.games.editions.editions import Editions, Rows
from backroom.games.editions.faults import BadEdition
from backroom.games.editions.reading import game_of

__all__ = ["BadEdition", "Editions", "Rows", "game_of"]
