"""The book of a match: a line for each block as it is finished, so that a run that was stopped goes on where it was.

The first line says which match it is. The blocks stand in their order, whatever the number of workers; the records of
their games, if they are wanted, stand in a file of their own in the same order.
"""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

from backroom.bots.arena.match import Match, Played
from backroom.bots.arena.sources import fingerprint

FORMAT = "arena/1"


class WrongBook(ValueError):
    """The file is no book of this match; the message says what to do."""


class Title(msgspec.Struct):
    """The first line."""

    format: str
    match: Match
    sources: str


class Book:
    """What has been played of a match. Without a file it is kept in memory alone."""

    def __init__(self, match: Match, path: Path | None = None, records: Path | None = None) -> None:
        self.match = msgspec.structs.replace(match, records=records is not None)
        self.played: list[Played] = []
        title = Title(FORMAT, msgspec.structs.replace(match, records=False), fingerprint(match.game, *match.bots))
        lines = self.known_lines(path, title) if path else b""
        games = self.known_records(records, path) if records else b""
        self.lines = begin(path, lines) if path else None
        self.games = begin(records, games) if records else None

    def known_lines(self, path: Path, title: Title) -> bytes:
        """What the file has already, up to the last whole line, or the title of a new one."""
        found = path.read_bytes() if path.exists() else b""
        return self.read(path, title, found) or msgspec.json.encode(title) + b"\n"

    def read(self, path: Path, title: Title, found: bytes) -> bytes:
        """Take in the blocks that the file has; what was cut off in the middle of a line is left out."""
        first, *lines = found.splitlines(keepends=True) or [b""]
        if not first.endswith(b"\n"):
            if first and not first.startswith(b'{"format":"arena/'):
                raise WrongBook(f"{path} is no book of the arena; take another name")
            return b""
        try:
            known = msgspec.json.decode(first, type=Title)
            whole = [line for line in lines if line.endswith(b"\n")]
            self.played = [msgspec.json.decode(line, type=Played) for line in whole]
        except msgspec.DecodeError:
            raise WrongBook(f"{path} is no book of the arena; take another name") from None
        if known.match != title.match:
            raise WrongBook(f"{path} is the book of another match ({told(known.match)}); take another name")
        if known.sources != title.sources:
            raise WrongBook(
                f"the rules or the bots have changed since {path} was begun; delete it or take another name"
            )
        return first + b"".join(whole)

    def known_records(self, records: Path, path: Path | None) -> bytes:
        """The records of the blocks that stand in the book, one for each of their games."""
        wanted = sum(len(block.shares) for block in self.played)
        lines = records.read_bytes().splitlines(keepends=True) if records.exists() else []
        if len(lines) < wanted or (lines and not path):
            raise WrongBook(f"{records} does not belong to what was played so far; take another name")
        return b"".join(lines[:wanted])

    def add(self, played: Played) -> None:
        """A block is finished: its records first, so that no line promises what is not there."""
        if self.games:
            self.games.write("".join(line + "\n" for line in played.records).encode())
            self.games.flush()
        played.records = []
        if self.lines:
            self.lines.write(msgspec.json.encode(played) + b"\n")
            self.lines.flush()
        self.played.append(played)

    def __enter__(self) -> Book:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for file in (self.lines, self.games):
            if file:
                file.close()


def begin(path: Path, whole: bytes) -> BinaryIO:
    """The file with exactly this in it, ready for more."""
    new = path.with_name(path.name + ".part")
    new.write_bytes(whole)
    new.replace(path)
    return path.open("ab")


def told(match: Match) -> str:
    """A match in a few words."""
    return f"{match.game}, {match.seats} seats, {','.join(match.bots)}, seed {match.seed}"
