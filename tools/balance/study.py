"""What a study of a game is: which games are played, what is counted in them, and the page that is made of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, Self, TypeVar

import msgspec

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "balance"

WANTED = 10_000  # greedy games for each number of players, which the bars are meant for

# Whoever plays.
GREEDY, RANDOM = "greedy", "random"

# What the games of every study depend on, beside its own sources.
COMMON = ("src/backroom/kernel/*.py", "src/backroom/bots/pick.py", "tools/balance/players.py")


class Tally(Protocol):
    """The sums over a number of games at one table size; tallies of different games can be added up."""

    players: int
    games: int

    def add(self, other: Self) -> None: ...


T = TypeVar("T", bound=Tally)


class Summary(msgspec.Struct, Generic[T]):
    """All that a page is made of."""

    edition: str  # its digest
    sources: str  # a hash of the rules and the bots
    seed: int
    tallies: dict[str, dict[str, T]]  # by line-up and number of players

    def tables(self, line_up: str) -> list[T]:
        """The tallies of a line-up, by number of players."""
        return [self.tallies[line_up][players] for players in sorted(self.tallies[line_up])]


@dataclass(frozen=True)
class Study(Generic[T]):
    """One game's study."""

    key: str
    edition: str  # the digest of the edition that is played
    tables: range  # numbers of players
    line_ups: Mapping[str, str]  # each with the option of the command that says how many games it plays
    sources: tuple[str, ...]  # patterns of files: a change there makes what was played before worthless
    tally: type[T]
    tally_games: Callable[[str, int, int, range], T]  # line-up, players, base seed, numbers of the games
    write_page: Callable[[Summary[T], Path], None]
    chunk: int = 100  # games that are kept together when a run is stopped: fewer of those that take long

    @property
    def page(self) -> Path:
        return PAGES / f"{self.key}.md"

    @property
    def sums(self) -> Path:
        return PAGES / f"{self.key}.json"

    def read(self) -> Summary[T]:
        """The sums that lie beside the page."""
        kind: Any = Summary
        found: Summary[T] = msgspec.json.decode(self.sums.read_bytes(), type=kind[self.tally])
        return found

    def write(self, summary: Summary[T]) -> None:
        self.sums.write_bytes(msgspec.json.format(msgspec.json.encode(summary, order="sorted"), indent=1) + b"\n")
