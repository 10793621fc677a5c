"""What is kept of a cell: a few figures, from which the page is made, and what they hold for.

A figure belongs to what its bots do. Their first hundred games are kept as one hash of the words that were said: while
rules and bots say the same words in the same deals, the figure holds, however their code was rearranged.
"""

from __future__ import annotations

from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES
from itertools import islice
from pathlib import Path

import msgspec

from backroom.bots.arena import Book, Interval, standings
from backroom.bots.arena.standings import undecided
from backroom.kernel import run
from tools.strength.cells import Cell

ROOT = Path(__file__).parents[2]
BOOKS = ROOT / "build" / "strength"
SUMS = ROOT / "docs" / "bots.json"
COMPARED = 100  # games whose words say whether a figure still holds


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
    sources: str  # a fingerprint of the rules and of the two bots that were last known to say these words
    words: str  # a hash of what was said in the first games; empty if nobody kept it
    stale: bool = False  # rules or bots say other words by now

    @property
    def interval(self) -> Interval:
        return Interval(*self.rate)


Sums = dict[str, Sum]


class Line(msgspec.Struct):
    """What counts of a record here: who said what."""

    words: list[str]


def open_book(cell: Cell) -> Book:
    """The book of a cell and its records; other rules, other bots or another build have another one."""
    return Book(cell.match(), book_path(cell), records_path(cell))


def book_path(cell: Cell) -> Path:
    build = "" if is_compiled() else "-interpreted"
    return BOOKS / f"{cell.key}-{cell.sources}{build}.jsonl"


def records_path(cell: Cell) -> Path:
    return book_path(cell).with_suffix(".records")


def words_of(cell: Cell) -> str:
    """The hash of what was said in the first games of the cell's book."""
    hashed = blake2b(digest_size=8)
    with records_path(cell).open("rb") as records:
        for record in islice(records, COMPARED):
            hashed.update("\n".join(msgspec.json.decode(record, type=Line).words).encode() + b"\0")
    return hashed.hexdigest()


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
        words=words_of(cell),
    )


def is_played(cell: Cell, sums: Sums) -> bool:
    """Is the figure there already, of as many games, and known to hold for the code of now?"""
    done = sums.get(cell.key)
    return done is not None and done.sources == cell.sources and done.games >= cell.games and not done.stale


def is_comparable(cell: Cell, sums: Sums) -> bool:
    """Is there a figure that may hold, though the code is another one?"""
    done = sums.get(cell.key)
    return done is not None and done.games >= cell.games and not is_played(cell, sums)


def compared(cell: Cell, done: Sum) -> Sum:
    """The figure, known to hold or not, once the first games have been played by the code of now."""
    if words_of(cell) == done.words:
        return msgspec.structs.replace(done, sources=cell.sources, stale=False)
    return msgspec.structs.replace(done, stale=True)


def read(path: Path = SUMS) -> Sums:
    return msgspec.json.decode(path.read_bytes(), type=Sums) if path.exists() else {}


def write(sums: Sums, path: Path = SUMS) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(sums, order="sorted"), indent=1) + b"\n")
