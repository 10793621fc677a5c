"""The chat of a table: lines for all, and whispers that only two may read. It is kept as long as its table."""

from __future__ import annotations

import unicodedata

import msgspec
import sqlalchemy as sa

from backroom.kernel.core import Seat
from backroom.server.lobby.people import JOINERS, UNSEEN
from backroom.server.lobby.rows import hold
from backroom.server.storage.schema import chat
from backroom.server.storage.store import Store
from backroom.wire.messages import LONGEST_CHAT, Line

MOST_LINES = 5_000  # of one table
SHOWN = 50  # lines that somebody who comes in is told


class BadLine(ValueError):
    """A line that cannot be shown to others."""


class Said(msgspec.Struct, frozen=True):
    """A line as it is kept."""

    n: int
    seat: Seat | None
    name: str
    text: str
    to: Seat | None

    def reaches(self, seat: Seat | None) -> bool:
        """May somebody who looks through this seat's eyes read it?"""
        return self.to is None or (seat is not None and seat in (self.to, self.seat))


LINES = (
    sa.select(*[chat.c[name] for name in Said.__struct_fields__])
    .where(chat.c.table_id == sa.bindparam("table_id"), chat.c.n > sa.bindparam("after"))
    .order_by(chat.c.n)
)


def clean_line(text: str) -> str:
    """The line as it is shown; BadLine says what is wrong with it."""
    text = unicodedata.normalize("NFC", " ".join(text.split()))
    if not text.strip(JOINERS):
        raise BadLine("there is nothing to say")
    if len(text) > LONGEST_CHAT:
        raise BadLine(f"a line has at most {LONGEST_CHAT} letters")
    if any(sign not in JOINERS and unicodedata.category(sign).startswith(UNSEEN) for sign in text):
        raise BadLine("a line has only signs that can be seen")
    return text


class Chat:
    """The lines of one table, in their order."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lines: list[Said] = []  # line number n is the n-th
        self.counted: dict[Seat | None, tuple[int, int]] = {}  # by viewer: of so many lines it may read so many

    async def load(self, store: Store) -> list[Said]:
        """Bring the chat up to the database; returns what is new."""
        after = self.lines[-1].n if self.lines else -1
        wanted = {"table_id": self.id, "after": after}
        rows = await store.glance(lambda connection: connection.execute(LINES, wanted).all())
        fresh = [Said(*row) for row in rows]
        self.lines += fresh
        return fresh

    async def add(self, store: Store, person: str, said: Said, at: int) -> None:
        """Write a line; its number is the next that is free, on whichever node."""

        def deed(connection: sa.Connection) -> None:
            hold(connection, self.id)
            last = connection.execute(sa.select(sa.func.max(chat.c.n)).where(chat.c.table_id == self.id)).scalar()
            row = msgspec.structs.asdict(said) | {"n": 0 if last is None else last + 1}
            connection.execute(sa.insert(chat), row | {"table_id": self.id, "person": person, "at": at})

        await store.write(deed)

    def line(self, said: Said, seat: Seat | None) -> Line:
        """A line as a viewer is told it, numbered by what that viewer may read."""
        return Line(self.count(seat, said.n + 1), said.seat, said.name, said.text, said.to)

    def count(self, seat: Seat | None, lines: int) -> int:
        """How many of the first so many lines somebody who looks through this seat's eyes may read."""
        known, count = self.counted.get(seat, (0, 0))
        if lines < known:
            known, count = 0, 0
        count += sum(said.reaches(seat) for said in self.lines[known:lines])
        self.counted[seat] = lines, count
        return count

    def last(self, seat: Seat | None) -> list[Line]:
        """What somebody who comes in is told."""
        mine = [said for said in self.lines if said.reaches(seat)]
        first = max(0, len(mine) - SHOWN)
        return [Line(first + i + 1, said.seat, said.name, said.text, said.to) for i, said in enumerate(mine[first:])]
