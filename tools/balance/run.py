"""Many games on all cores. Every few games leave a file, so that a run that was stopped goes on where it was."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tools.balance.study import COMMON, ROOT, Study, Summary, T

FOLDER = ROOT / "build" / "balance"


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


def fingerprint(study: Study[T]) -> str:
    """A hash of the sources that decide how a game goes."""
    hashed = blake2b(digest_size=8)
    for pattern in (*COMMON, *study.sources):
        for path in sorted(ROOT.glob(pattern)):
            hashed.update(path.name.encode() + b"\0" + path.read_bytes())
    return hashed.hexdigest()


def chunks(study: Study[T], games: Mapping[str, int], base: int) -> Iterator[Chunk]:
    """The work, the line-ups one after another and the table sizes side by side."""
    for line_up in study.line_ups:
        for start in range(0, games[line_up], study.chunk):
            for players in study.tables:
                yield Chunk(line_up, players, base, start, min(start + study.chunk, games[line_up]))


def do_chunk(study: Study[T], chunk: Chunk, folder: Path) -> None:
    """Play the games of a chunk and leave their tally; written under another name first, so that it is whole."""
    tally = study.tally_games(chunk.line_up, chunk.players, chunk.base, range(chunk.start, chunk.stop))
    path = folder / chunk.name
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(msgspec.json.encode(tally))
    unfinished.rename(path)


def simulate(study: Study[T], games: Mapping[str, int], base: int, workers: int) -> Summary[T]:
    """Play what has not been played yet, and add everything up."""
    sources = fingerprint(study)
    folder = FOLDER / f"{sources}-{base}"
    folder.mkdir(parents=True, exist_ok=True)
    work = list(chunks(study, games, base))
    left = [chunk for chunk in work if not (folder / chunk.name).exists()]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress, ProcessPoolExecutor(workers) as pool:
        task = progress.add_task("games, some at a time", total=len(work), completed=len(work) - len(left))
        for future in as_completed([pool.submit(do_chunk, study, chunk, folder) for chunk in left]):
            future.result()
            progress.advance(task)
    return Summary(study.edition, sources, base, add_up(study, work, folder))


def add_up(study: Study[T], work: list[Chunk], folder: Path) -> dict[str, dict[str, T]]:
    """The tallies of all chunks, by line-up and number of players."""
    tallies: dict[str, dict[str, T]] = {}
    for chunk in work:
        tally = msgspec.json.decode((folder / chunk.name).read_bytes(), type=study.tally)
        of_line_up = tallies.setdefault(chunk.line_up, {})
        if str(chunk.players) in of_line_up:
            of_line_up[str(chunk.players)].add(tally)
        else:
            of_line_up[str(chunk.players)] = tally
    return tallies
