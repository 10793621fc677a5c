"""Finished games: what is kept of them, what somebody may bring, and who has won how often. No store, no socket.

A game that was played here ends as one row with its canonical line and everything that everybody saw of it. The line
can be replayed as long as the rules are the same and the edition is known; what everybody saw can be read for ever.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from backroom.games import GAMES, BadRecord, replay
from backroom.games.fates import KeyedFate
from backroom.games.game import Fact, Result
from backroom.games.record import Record
from backroom.games.table import Table
from backroom.server.archive.replays import Replay
from backroom.server.lobby.opening import LONGEST_SALT
from backroom.server.lobby.rows import BOT, PERSON, Chair, TableRow

# A record that somebody brings. The longest of a hundred random games at each full table has 887 words and 11 KiB.
LONGEST_LINE = 128 * 1024  # bytes
MOST_WORDS = 5_000  # a few seconds of replaying
LONGEST = {
    "format": 20,
    "game": 20,
    "fate": 20,
    "seed": 64,
    "table": 64,
    "salts": LONGEST_SALT,
    "edition": 64,
    "scene": 4_000,
    "words": 80,
    "options": 40,
    "rolls": 10,
    "check": 32,
}  # signs of a field, or of each of its parts
MOST = {"salts": 20, "options": 40, "words": MOST_WORDS, "rolls": MOST_WORDS}  # parts of a field
FEWEST_GAMES = 20  # an interval of fewer games says nothing
Z95 = 1.959964


# What is kept.


def ending(row: TableRow, table: Table, at: int) -> dict[str, object]:
    """The row of a game that is over, and under `players` the rows of those who played it.

    It costs a few replays, for a long game a quarter of a second: have it done in a thread.
    """
    assert table.result is not None, "the game is not over"
    return {
        **kept(table, table.record(), table.result),
        "id": row.id,
        "table_id": row.id,
        "owner": None,
        "imported": False,
        "started_at": row.started_at,
        "ended_at": at,
        "players": [player(row, chair, table.result) for chair in row.chairs],
    }


def imported(line: str, record_id: str, owner: str, at: int) -> dict[str, Any]:
    """The row of a game that somebody brings. BadRecord says what is wrong with it."""
    table = read_line(line)
    if table.result is None:
        raise BadRecord("the game of this record is not over; only finished games are kept here")
    return {
        **kept(table, line.strip(), table.result),
        "id": record_id,
        "table_id": None,
        "owner": owner,
        "imported": True,
        "started_at": None,
        "ended_at": at,
        "players": [],
    }


def kept(table: Table, line: str, result: Result) -> dict[str, object]:
    record, events = decode(line), pack(table.events(None))
    return {
        "game": table.game.key,
        "version": table.version,
        "edition": table.game.edition,
        "seats": table.seats,
        "options": dict(table.options),
        "line": line,
        "check": record.check,
        "commitment": committed(record),
        "events": events,
        "bytes": len(line.encode()) + len(events),
        "steps": len(Replay.of(line).steps),
        "winners": list(result.winners),
        "scores": list(result.scores),
        "rule": result.rule,
    }


def player(row: TableRow, chair: Chair, result: Result) -> dict[str, object]:
    won = 1 / len(result.winners) if chair.seat in result.winners else 0.0
    return {
        "record_id": row.id,
        "seat": chair.seat,
        "kind": chair.kind,
        "person": chair.person,
        "bot": chair.bot,
        "name": chair.name,
        "counts": counts(row, chair, won),
        "won": won,
    }


def counts(row: TableRow, chair: Chair, won: float) -> bool:
    """Is it known who played, from the deal on? Not where several people may have shared a device.

    What a stand-in wins is nobody's; what it loses is its person's, who would else hand over every lost game.
    """
    if row.scene:
        return False
    if chair.kind == BOT:
        return chair.person is None or not won
    return chair.kind == PERSON and len(row.seats_of(chair.person)) == 1


def pack(facts: list[Fact]) -> bytes:
    return zlib.compress(msgspec.json.encode(facts))


def unpack(packed: bytes) -> list[Fact]:
    return msgspec.json.decode(zlib.decompress(packed), type=list[Fact])


# What somebody brings.


def read_line(line: str) -> Table:
    """The table of a line from outside, replayed and checked; BadRecord in plain words. The work is bounded."""
    if len(line) > LONGEST_LINE or len(line.encode(errors="replace")) > LONGEST_LINE:
        raise BadRecord(f"the record is too long: at most {LONGEST_LINE // 1024} KiB are taken")
    if len(line.strip().splitlines()) > 1:
        raise BadRecord("a record is one line; bring them one by one")
    check_sizes(decode(line))
    return replay(line.strip())


def check_sizes(record: Record) -> None:
    """No field is longer than a game makes it: the line is kept as it was brought."""
    for name, most in MOST.items():
        n = len(getattr(record, name))
        if n > most:
            raise BadRecord(f"the record has {n} {name}; at most {most} are taken")
    for name, longest in LONGEST.items():
        if any(len(text) > longest for text in texts(getattr(record, name))):
            raise BadRecord(f"'{name}' of the record is too long: at most {longest} signs are taken")


def texts(value: object) -> Iterator[str]:
    """The texts in a field of a record."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from value
        yield from (part for part in value.values() if isinstance(part, str))
    elif isinstance(value, list):
        yield from value


def decode(line: str) -> Record:
    """What a line says, before anything of it is believed."""
    try:
        return msgspec.json.decode(line, type=Record)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRecord(f"this is no whole record: {error}") from None


# What can be said of a record.


def committed(record: Record) -> str:
    """The commitment of a record's seed; none if fate was fast, or a script or a scene decided instead of it."""
    if record.fate != KeyedFate.kind or not isinstance(record.seed, str) or record.scene or record.rolls:
        return ""
    return KeyedFate(bytes.fromhex(record.seed), record.table, tuple(record.salts)).commitment()


def may_replay(game: str, version: int, edition: str) -> bool:
    """Are the cards of the record known, and the rules here no older? If not, only what everybody saw can be shown."""
    here = GAMES.get(game)
    return here is not None and 1 <= version <= here.version and here.of_edition(edition) is not None


# Who has won how often.


class Score(msgspec.Struct, frozen=True):
    """Games and wins of one game with so many seats. A win that is shared by two counts half for each.

    `low` and `high` are the 95 % interval of the share of wins, where there are games enough to speak of one.
    """

    game: str
    seats: int
    games: int
    wins: float
    low: float | None
    high: float | None


def score(game: str, seats: int, games: int, wins: float) -> Score:
    low, high = interval(wins, games) if games >= FEWEST_GAMES else (None, None)
    return Score(game, seats, games, round(wins, 3), low, high)


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share. Shared wins make the truth a little narrower."""
    share, spread = wins / games, Z95**2 / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z95 / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    return round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4)


def tally(rows: Iterable[tuple[str, int, int, float]]) -> list[Score]:
    """Scores from rows of game, seats, games and wins, in that order."""
    return [score(*row) for row in sorted(rows)]


def title(said: Sequence[tuple[int, str]], names: Mapping[int, str]) -> str:
    """Who said what, in one line; seats without a name are called as in notation."""
    return "; ".join(f"{names.get(seat) or f'P{seat}'}: {word}" for seat, word in said)
