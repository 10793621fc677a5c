"""What is measured: who plays whom, in which game, with how many, how often, and what is hoped for."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from backroom.bots.arena.match import Match
from backroom.bots.arena.sources import fingerprint
from backroom.bots.levels import iterations_of
from backroom.games import GAMES

SEED = 1

# Each step of the ladder: the stronger one first.
STEPS = (("soldier", "yardstick"), ("capo", "soldier"), ("soldier", "rookie"), ("rookie", "random"))

CHEAP = 1_000  # games of bots that do not search, at the least
MANY, FEW = 1_000, 200  # games of a capo: at the tables that have a goal of their own, and elsewhere
LONGER = 10  # times the usual iterations, once in each game
SPEED_SEATS, SPEED_GAMES = 10, 100  # the large table of soldiers in Coup

GOALS = {2: 0.60, 4: 1.3 / 4}  # shares of the win, by number of players; elsewhere more than the fair share
OVER_YARDSTICK = {2: 0.70, 4: 0.35}  # of a capo in Coup


class Cell(msgspec.Struct, frozen=True):
    """One of the stronger at a table of the weaker."""

    game: str
    strong: str
    weak: str
    seats: int
    games: int
    goal: float
    longer: int = 1  # so many times the usual iterations

    @property
    def key(self) -> str:
        longer = f"-x{self.longer}" if self.longer > 1 else ""
        return f"{self.game}-{self.seats}-{self.strong}{longer}-{self.weak}"

    @property
    def thinks(self) -> bool:
        return self.strong == "capo"

    @property
    def entrant(self) -> str:
        """The stronger one as the arena calls it."""
        return f"{self.strong}@{self.longer * iterations_of(self.game)}" if self.thinks else self.strong

    @property
    def sources(self) -> str:
        """A fingerprint of the rules and of the two bots, as they are now."""
        return fingerprint(self.game, self.entrant, self.weak)

    def match(self) -> Match:
        return Match(self.game, (self.entrant, self.weak), self.seats, SEED)


def cells() -> list[Cell]:
    """All of them, the quick ones first."""
    return sorted(each_cell(), key=lambda cell: (cell.thinks, cell.longer))


def each_cell() -> Iterator[Cell]:
    for key, game in GAMES.items():
        for strong, weak in STEPS:
            for seats in range(game.least, game.most + 1):
                yield Cell(key, strong, weak, seats, games_of(strong, seats), GOALS.get(seats, 1 / seats))
        yield Cell(key, "capo", "soldier", 4, FEW, GOALS[4], LONGER)
    for seats, goal in OVER_YARDSTICK.items():
        yield Cell("coup", "capo", "yardstick", seats, MANY, goal)
    yield Cell("coup", "soldier", "soldier", SPEED_SEATS, SPEED_GAMES, 0.0)


def games_of(strong: str, seats: int) -> int:
    if strong != "capo":
        return CHEAP
    return MANY if seats in GOALS else FEW
