"""A table as a copy of its log: made from the database, kept up with what others write, made anew where it is wrong."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable

import sqlalchemy as sa

from backroom.games.table import Table
from backroom.kernel.core import Seat
from backroom.server.lobby.rows import TableRow
from backroom.server.play.house import House
from backroom.server.play.live import Live, fold
from backroom.server.play.players import Players
from backroom.server.play.stage import Stage

A_WHILE = 50  # words of a log that are played in one go


class Copy(Stage):
    """The log has the truth; whatever is here can be thrown away."""

    players: Players

    def __init__(self, row: TableRow, house: House, make: Callable[[], Table] | None = None) -> None:
        super().__init__(row, house, make)
        self.left_at = house.now()  # when the last thing happened that keeps the room open
        self.known_at: int | None = None  # when the log had no more words than are known here

    @abstractmethod
    def look_soon(self) -> None:
        """Look at the open question, if nothing else will."""

    async def load(self) -> None:
        """Everything that is kept of this table."""
        await self.read_log()
        self.answers = await self.store.answers(self.id, self.live.waits)
        self.timing.extended = await self.store.extensions(self.id)
        await self.seating.load(self.store)
        await self.chat.load(self.store)
        self.timing.looked = self.left_at = self.house.now()  # between two checkpoints nobody looks, whoever comes
        self.players.wake()
        self.look_soon()

    async def read_log(self, known: int = 0) -> set[Seat | None]:
        """Bring the game up to the log; returns the viewers who may notice what was new after `known` rows of it."""
        noticed: set[Seat | None] = set()
        before, at = self.known_at, self.house.now()
        rows = await self.store.log(self.id, self.live.words)
        asked = self.timing.began
        if [row.seq for row in rows] != list(range(self.live.words, self.live.words + len(rows))):
            raise AssertionError(f"a row of the log is missing after {self.live.words}")
        for i, (word, is_void) in enumerate(fold([row.word for row in rows])):
            opening = self.live.openings
            by = self.live.skip(word) if is_void else self.live.apply(word)
            if self.live.words > known:
                noticed |= by
                if is_void or word.word == "undo":
                    self.took_back(word.seat)
            if self.live.openings != opening:
                asked = self.house.since(rows[self.live.words - rows[0].seq - 1].at)
            if i % A_WHILE == A_WHILE - 1:
                await asyncio.sleep(0)  # a long log is no reason for other tables to wait
        # What is new was asked after the last look, whatever the calendars of this machine and another one say.
        self.timing.ask(self.live, asked if before is None else max(asked, before))
        self.known_at = at
        return noticed

    def took_back(self, seat: Seat) -> None:
        """Whoever looks through this seat's eyes has been told what is not true any more, and hears what is instead."""
        for eye in self.eyes:
            if eye.viewer.seat == seat:
                eye.seq = min(eye.seq, self.live.seq(seat))

    async def refresh(self) -> None:
        """Another node has written: hear it too."""
        before = self.live.words
        noticed = await self.read_log()
        if self.live.words != before:
            self.answers = await self.store.answers(self.id, self.live.waits)
            self.tell(noticed)
            self.tell_company()
            self.players.wake()

    async def rebuild(self, known: int) -> None:
        """What was applied here is not what was written: play the log again, of which `known` rows have been told.

        If that cannot be, the room has to end.
        """
        self.live = Live(self.make())
        try:
            noticed = await self.read_log(known)
            self.answers = await self.store.answers(self.id, self.live.waits)
        except sa.exc.SQLAlchemyError as error:
            raise RuntimeError("a room without its log") from error
        self.tell(noticed)
        self.players.wake()
        self.look_soon()
