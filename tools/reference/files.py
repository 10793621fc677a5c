"""The files of the reference: where they lie, and how they are read and written."""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import msgspec

from tools.reference.plan import Plan

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "tests" / "reference"
KEPT = FOLDER / "0.1.0"
CHANGES = FOLDER / "changes.toml"
WHEEL = KEPT / "backroom-0.1.0-py3-none-any.whl"
GAMES = ("coup", "corleone", "derpate")
EDITIONS = {  # of 0.1.0; the package knows them by these hashes
    "coup": "",
    "corleone": "da5138333095b9a4f666b9f65b20bbd6",
    "derpate": "157ed5f027dd2cd2f70e701398bb397e",
}
ONE_IN = 3  # games of which the digest is compared where there is no time for all

Lines = list[bytes]


class Kept(msgspec.Struct, frozen=True):
    """A game of the reference: its plan, how many steps it has, and a digest of them."""

    plan: Plan
    steps: int
    digest: str


class Full(msgspec.Struct, frozen=True):
    """A game that is kept in full: its plan and the line of each step."""

    plan: Plan
    lines: Lines


@cache
def kept_games(key: str, folder: Path = KEPT) -> list[Kept]:
    """All games of a key, by number."""
    return [msgspec.json.decode(line, type=Kept) for line in unpacked(folder / f"digests.{key}.jsonl.xz")]


@cache
def full_games(key: str, folder: Path = KEPT) -> list[Full]:
    """The games of a key that are kept in full. A line without a step is a plan and begins a game."""
    games: list[Full] = []
    for line in unpacked(folder / f"games.{key}.jsonl.xz"):
        if line.startswith(b'{"step":'):
            games[-1].lines.append(line)
        else:
            games.append(Full(msgspec.json.decode(line, type=Plan), []))
    return games


@cache
def records(folder: Path = KEPT) -> list[str]:
    return [line.decode() for line in unpacked(folder / "records.jsonl.xz")]


def write_digests(games: Iterable[Kept], key: str, folder: Path) -> None:
    pack(map(msgspec.json.encode, games), folder / f"digests.{key}.jsonl.xz")


def write_full(games: Iterable[Full], key: str, folder: Path) -> None:
    lines = (line for game in games for line in (msgspec.json.encode(game.plan), *game.lines))
    pack(lines, folder / f"games.{key}.jsonl.xz")


def unpacked(path: Path) -> Lines:
    return lzma.decompress(path.read_bytes()).splitlines()


def pack(lines: Iterator[bytes], path: Path) -> None:
    text = b"".join(line + b"\n" for line in lines)
    path.write_bytes(lzma.compress(text, preset=9 | lzma.PRESET_EXTREME))
