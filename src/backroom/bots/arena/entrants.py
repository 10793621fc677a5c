"""Who may enter: the levels of the house by their names, and bots of one's own by where they are to be found."""

from __future__ import annotations

from backroom.bots.levels import find_player
from backroom.bots.own import Maker, Unknown, own
from backroom.bots.search.budget import Budget


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
