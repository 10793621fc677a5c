"""Many games on all cores. Every hundred games leave a file, so that a run that was stopped goes on where it was."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from backroom.games.corleone import words as w
from backroom.games.corleone.house import FEWEST
from tools.balance.play import LINE_UPS, tally_games
from tools.balance.tally import Tally

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "balance"
CHUNK = 100
# What the games depend on: a change here makes what was played before worthless.
SOURCES = (
    "src/backroom/kernel/*.py",
    "src/backroom/games/corleone/*.py",
    "src/backroom/games/corleone/*.toml",
    "src/backroom/bots/greedy*.py",
    "tools/balance/play.py",
    "tools/balance/sight.py",
    "tools/balance/tally.py",
)


class Chunk(NamedTuple):
    """Some games of one line-up."""

    line_up: str
    players: int
    base: int
    start: int
    stop: int

    @property
    def name(self) -> str:
        return f"{self.line_up.replace(' ', '-')}-{self.players}-{self.start:06}-{self.stop:06}.json"


class Summary(msgspec.Struct):
    """All that the page is made of."""

    edition: str  # its digest
    sources: str  # a hash of the rules and the bots
    seed: int
    tallies: dict[str, dict[str, Tally]]  # by line-up and number of players


def fingerprint() -> str:
    """A hash of the sources that decide how a game goes."""
    hashed = blake2b(digest_size=8)
    for pattern in SOURCES:
        for path in sorted(ROOT.glob(pattern)):
            hashed.update(path.name.encode() + b"\0" + path.read_bytes())
    return hashed.hexdigest()


def chunks(games: dict[str, int], base: int) -> Iterator[Chunk]:
    """The work, the line-ups one after another and the table sizes side by side."""
    for line_up in LINE_UPS:
        for start in range(0, games[line_up], CHUNK):
            for players in range(FEWEST, w.MOST + 1):
                yield Chunk(line_up, players, base, start, min(start + CHUNK, games[line_up]))


def do_chunk(chunk: Chunk, folder: Path) -> None:
    """Play the games of a chunk and leave their tally; written under another name first, so that it is whole."""
    tally = tally_games(chunk.line_up, chunk.players, chunk.base, range(chunk.start, chunk.stop))
    path = folder / chunk.name
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(msgspec.json.encode(tally))
    unfinished.rename(path)


def simulate(games: dict[str, int], base: int, workers: int) -> Summary:
    """Play what has not been played yet, and add everything up."""
    from backroom.games.corleone.game import CORLEONE

    sources = fingerprint()
    folder = FOLDER / f"{sources}-{base}"
    folder.mkdir(parents=True, exist_ok=True)
    work = list(chunks(games, base))
    left = [chunk for chunk in work if not (folder / chunk.name).exists()]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress, ProcessPoolExecutor(workers) as pool:
        task = progress.add_task("hundreds of games", total=len(work), completed=len(work) - len(left))
        for future in as_completed([pool.submit(do_chunk, chunk, folder) for chunk in left]):
            future.result()
            progress.advance(task)
    return Summary(CORLEONE.edition, sources, base, add_up(work, folder))


def add_up(work: list[Chunk], folder: Path) -> dict[str, dict[str, Tally]]:
    """The tallies of all chunks, by line-up and number of players."""
    tallies: dict[str, dict[str, Tally]] = {}
    for chunk in work:
        total = tallies.setdefault(chunk.line_up, {}).setdefault(str(chunk.players), Tally(players=chunk.players))
        total.add(msgspec.json.decode((folder / chunk.name).read_bytes(), type=Tally))
    return tallies
