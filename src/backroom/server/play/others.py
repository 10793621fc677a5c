"""The other nodes that have the same table open: what they tell each other, and which of them runs its clock and bots.

Whatever is durable is read from the database; a note only says that there is something to read. So a lost note costs
time and nothing else: with every beat a node says how far it has come, and who is behind reads.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from backroom.kernel.core import Seat

FRESH = 7_000  # milliseconds after which a node that has said nothing is taken for dead
BEAT = 2_000


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one node tells the others about a table."""

    what: str  # words, answers, chairs, time, chat, sign, knock, settled, here, gone
    node: str = ""
    seats: list[Seat] = []  # here: the seats that somebody on that node has
    spectators: int = 0
    words: int = 0  # here: how long the log is that it knows
    seat: Seat | None = None  # sign: whose it is; knock: the chair
    name: str = ""
    sign: str = ""
    person: str = ""  # knock, settled: who asks for a chair
    on: bool = False  # settled: has the host said yes?


class Here(msgspec.Struct):
    """Who is at the table through another node."""

    seats: frozenset[Seat]
    spectators: int
    at: int


class Others:
    """The other nodes at one table."""

    def __init__(self, node: str, now: Callable[[], int]) -> None:
        self.node = node
        self.now = now
        self.known: dict[str, Here] = {}

    def hear(self, note: Note) -> None:
        if note.what == "here":
            self.known[note.node] = Here(frozenset(note.seats), note.spectators, self.now())
        elif note.what == "gone":
            self.known.pop(note.node, None)

    def forget_dead(self) -> bool:
        """Drop nodes that have been silent; True if there were any."""
        since = self.now() - FRESH
        dead = [node for node, here in self.known.items() if here.at < since]
        for node in dead:
            del self.known[node]
        return bool(dead)

    @property
    def leads(self) -> bool:
        """Does this node run the table's clock and bots? If two think so for a while, the log settles it."""
        if not self.known:
            return True
        since = self.now() - FRESH  # who cannot be heard does not lead
        return all(self.node < node for node, here in self.known.items() if here.at >= since)

    def seats(self) -> set[Seat]:
        return {seat for here in self.known.values() for seat in here.seats}

    def spectators(self) -> int:
        return sum(here.spectators for here in self.known.values())
