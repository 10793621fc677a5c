"""The lines of a file of records, one game each: of any length, and none of them longer than a game can be."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import BinaryIO

import msgspec

MOST_BYTES = 8_000_000  # no game is so long
TOO_LONG = "it is too long: no game has so many words"


class Line(msgspec.Struct, frozen=True):
    """A line of a file, and how many bytes were read to have it; `fault` if it could not be."""

    file: str
    number: int
    text: str
    size: int
    fault: str = ""


def lines_of(file: str) -> Iterator[Line]:
    """The lines of a file that are not blank. One that cannot be read has a fault instead of a text."""
    try:
        with nullcontext(sys.stdin.buffer) if file == "-" else Path(file).open("rb") as source:
            found = False
            for number, raw in enumerate(raw_lines(source), 1):
                if raw.strip():
                    found = True
                    yield read_line(file, number, raw)
            if not found:
                yield Line(file, 0, "", 0, "there is no record in it")
    except OSError as error:
        yield Line(file, 0, "", 0, f"it cannot be read: {error.strerror}")


def raw_lines(source: BinaryIO) -> Iterator[bytes]:
    """Lines, of which one that is too long is cut short: it will not do anyway."""
    while raw := source.readline(MOST_BYTES + 1):
        rest = raw
        while len(rest) > MOST_BYTES and not rest.endswith(b"\n"):
            rest = source.readline(MOST_BYTES + 1)
        yield raw


def read_line(file: str, number: int, raw: bytes) -> Line:
    if len(raw) > MOST_BYTES:
        return Line(file, number, "", len(raw), TOO_LONG)
    try:
        return Line(file, number, raw.decode(), len(raw))
    except UnicodeDecodeError:
        return Line(file, number, "", len(raw), "it is not even text")
