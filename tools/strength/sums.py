"""What is kept of a cell: a few figures, from which the page is made."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import msgspec

from backroom.bots.arena import Book, Interval, standings
from backroom.bots.arena.standings import undecided
from backroom.kernel import run
from tools.strength.cells import Cell

ROOT = Path(__file__).parents[2]
BOOKS = ROOT / "build" / "strength"
SUMS = ROOT / "docs" / "bots.json"


class Pace(msgspec.Struct):
    """How long a bot thinks, in milliseconds: on the average, and at most."""

    mean: float
    longest: float


class Sum(msgspec.Struct):
    """One cell, played to its end."""

    entrant: str  # with its iterations, if it thinks
    games: int
    rate: tuple[float, float, float]  # of the stronger: measured, and its interval
    undecided: int  # games without a winner
    seconds: float  # of the processor, in all
    pace: dict[str, Pace]  # by kind of bot
    sources: str  # a fingerprint of the rules and of the two bots

    @property
    def interval(self) -> Interval:
        return Interval(*self.rate)


Sums = dict[str, Sum]


def book_path(cell: Cell) -> Path:
    """Where the blocks of a cell are kept; with other rules, other bots or another build it is another file."""
    build = "" if is_compiled() else "-interpreted"
    return BOOKS / f"{cell.key}-{cell.sources}{build}.jsonl"


def is_compiled() -> bool:
    return str(run.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def add_up(cell: Cell, book: Book) -> Sum:
    found = {standing.name: standing for standing in standings(book.match, book.played)}
    rate = found[cell.entrant].rate
    return Sum(
        entrant=cell.entrant,
        games=sum(len(block.shares) for block in book.played),
        rate=(round(rate.value, 4), round(rate.low, 4), round(rate.high, 4)),
        undecided=undecided(book.played),
        seconds=round(sum(block.seconds for block in book.played), 1),
        pace={
            name.partition("@")[0]: Pace(round(1000 * standing.mean, 3), round(1000 * standing.longest, 1))
            for name, standing in found.items()
        },
        sources=cell.sources,
    )


def is_played(cell: Cell, sums: Sums) -> bool:
    """Is the figure there already, of as many games, with the rules and the two bots of now?"""
    done = sums.get(cell.key)
    return done is not None and done.sources == cell.sources and done.games >= cell.games


def read(path: Path = SUMS) -> Sums:
    return msgspec.json.decode(path.read_bytes(), type=Sums) if path.exists() else {}


def write(sums: Sums, path: Path = SUMS) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(sums, order="sorted"), indent=1) + b"\n")
