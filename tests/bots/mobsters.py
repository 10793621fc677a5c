"""What bots of Corleone's Empire answer in a scene."""

from __future__ import annotations

from collections.abc import Callable

from backroom.bots import Bot, Chair
from backroom.bots.corleone import players
from backroom.bots.search.budget import Budget
from backroom.games.corleone.edition import Edition
from tests.empire import scene

Make = Callable[[int, Edition | None], Bot]


def quick_capo(seed: int, edition: Edition | None = None) -> Bot:
    return players.capo(seed, Budget(iterations=2), edition)


def answers(make: Make, text: str, script: str = "", seat: int = 0, seeds: int = 5) -> set[str]:
    """All that bots of several seeds say to the question that is open after a script."""
    return {Chair(scene(text, script), seat, make(seed, None)).answer() for seed in range(seeds)}
