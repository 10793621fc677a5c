"""Who may enter: the levels of the house by their names, and bots of one's own by where they are to be found."""

from __future__ import annotations

import importlib
import inspect
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from backroom.bots.bot import Bot
from backroom.bots.levels import find_player
from backroom.bots.search.budget import Budget

Maker = Callable[[int], Bot]


class Unknown(ValueError):
    """There is no such bot; the message says which there are, or what is wrong with one's own."""


def maker(name: str, game: str, iterations: int = 0) -> Maker:
    """What makes a bot of that name from a seed. `module:Factory` is a bot of one's own."""
    return own(name) if ":" in name else level(name, game, iterations)


def level(name: str, game: str, iterations: int) -> Maker:
    """A level of the house. Those who think get so many iterations, unless their name says how many: `capo@500`."""
    try:
        found = find_player(name, game)
    except ValueError as error:
        raise Unknown(f"{error}; a bot of your own is written as module:Factory") from None
    if iterations and found.thinks and "@" not in name:
        found = found.thinking(Budget(iterations=iterations))
    return lambda seed: found.make(game, seed)


def own(name: str) -> Maker:
    """A bot of one's own: a class or function that takes a seed, or nothing, and gives a bot."""
    module, _, factory = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)  # as one expects of a module that lies in this folder
    try:
        make: Any = getattr(importlib.import_module(module), factory)
    except (ImportError, ValueError) as error:
        raise Unknown(f"'{module}' cannot be imported: {error}") from None
    except AttributeError:
        raise Unknown(f"there is no '{factory}' in {module}") from None
    if not callable(make):
        raise Unknown(f"{name} makes no bots: it cannot be called")
    return make if takes_a_seed(make) else lambda _seed: make()


def takes_a_seed(make: Callable[..., Bot]) -> bool:
    try:
        inspect.signature(make).bind(0)
    except TypeError:
        return False
    return True
