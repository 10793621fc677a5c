"""Why the bots of a finished game said what they said, as it is kept beside the record. No store, no socket.

A bot's reasons stay in its worker while the game goes on. When it is over, those of the words in the record are kept.
"""

from __future__ import annotations

import zlib

import msgspec

from backroom.bots.recall import Recalled, Told, counted
from backroom.kernel.core import Seat
from backroom.server.archive.replays import Replay


def kept(line: str, recalled: dict[Seat, list[Recalled]]) -> bytes:
    """What is kept of the reasons of a finished game, of which this is the record."""
    return zlib.compress(msgspec.json.encode(counted(Replay.of(line).table, recalled)))


def unpack(packed: bytes) -> list[Told]:
    return msgspec.json.decode(zlib.decompress(packed), type=list[Told])
