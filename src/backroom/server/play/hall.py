"""The rooms of this node. A room is opened when somebody comes and closed when nobody is there and no bot thinks.

Every room has one task. It takes what viewers want out of the room's inbox, one after the other, and looks at the open
question whenever the clock says so. The clock of a table that nobody looks at stands still in memory: whoever comes
back finds the table as it was left, and what is overdue happens then.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from contextvars import Context
from functools import partial

from backroom.games import GAMES
from backroom.server.lobby.rows import CLOSED, OPEN, Refusal, TableRow, find_table
from backroom.server.play.clocks import SECOND
from backroom.server.play.house import House, Viewer
from backroom.server.play.news import beat, catch_up_soon, hear
from backroom.server.play.others import BEAT
from backroom.server.play.rooms import Room
from backroom.wire.messages import Bye

IDLE = 60 * SECOND  # an empty room is closed after this time,
LINGER = 2 * SECOND  # or after this if other nodes have the table
GOING_DOWN = Bye("the server is going down; come back")
TROUBLE = Bye("the table has to be laid anew; come back")
Wanted = Callable[[Room], Awaitable[None]]


class Ended(Exception):
    """The room was closed before it came to what was wanted."""


class Stopped(Exception):
    """The node is going down."""


class Hall:
    """All live tables of one node."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.rooms: dict[str, tuple[Room, asyncio.Task[None]]] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.is_closed = False
        self.beating = None if house.alone else asyncio.create_task(self.beat(), name="beat")
        house.fanout.heard, house.fanout.lost = self.heard, self.lost

    async def room(self, table_id: str) -> Room:
        """The room of a running table; Refusal if there is none."""
        if table_id in self.rooms:
            return self.rooms[table_id][0]
        if table_id not in self.opening:
            opening = asyncio.create_task(self.open(table_id))
            self.opening[table_id] = opening
            opening.add_done_callback(lambda _: self.opening.pop(table_id, None))
        return await asyncio.shield(self.opening[table_id])

    async def open(self, table_id: str) -> Room:
        row = await find_table(self.house.store, table_id)
        if row is None or row.status == CLOSED:
            raise Refusal("there is no such table", 404)
        if row.status == OPEN:
            raise Refusal("the game has not begun")
        if self.is_closed:
            raise Refusal("the server is going down; come back", 503)
        check_version(row)
        room = Room(row, self.house)
        await self.house.fanout.follow(table_id)
        try:
            await room.load()
            if self.is_closed:  # meanwhile
                raise Refusal("the server is going down; come back", 503)
        except BaseException:
            await self.house.fanout.unfollow(table_id)
            raise
        self.rooms[table_id] = room, asyncio.create_task(self.run(room), name="room", context=Context())
        room.say_here()
        if not self.house.alone:  # what was told while the room was being read has been missed
            catch_up_soon(room)
        return room

    async def want(self, table_id: str, wanted: Wanted) -> None:
        """Have something done in a room by its own task, and wait for it."""
        room = await self.room(table_id)
        if room.is_closed:
            raise Ended
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def deed() -> None:
            if done.cancelled():
                return
            try:
                if room.is_closed:
                    raise Ended
                await wanted(room)
            except BaseException as error:
                if not done.cancelled():
                    done.set_exception(error)
                if not isinstance(error, (Refusal, Ended)):
                    raise
            else:
                if not done.cancelled():
                    done.set_result(None)

        room.want(deed)
        await done

    def leave(self, table_id: str, viewer: Viewer) -> None:
        """A viewer has gone; nobody waits for it."""
        if table_id in self.rooms:
            room = self.rooms[table_id][0]

            async def deed() -> None:
                room.part(viewer)

            room.want(deed)

    # the life of a room

    async def run(self, room: Room) -> None:
        bye = GOING_DOWN
        try:
            while await self.step(room):
                pass
        except Stopped:
            pass
        except Exception as error:  # noqa: BLE001
            # A room that fails is closed; whoever comes back finds a new one, made from the log.
            self.house.failed("room", error)
            bye = TROUBLE
        finally:
            self.rooms.pop(room.id, None)
            await self.end(room, bye)

    async def step(self, room: Room) -> bool:
        """One thing that was wanted, or one look at the clock; False if the room has nothing left to do.

        Whoever asks a lot holds up no clock, and a clock that is always behind holds up nobody.
        """
        idle = room.is_idle()
        due = self.closing_time(room) if idle else room.due()
        left = None if due is None else due - self.house.now()
        if left is not None and left <= 0 and not (idle and room.inbox.qsize()):
            if idle:
                return False
            await room.look()
            if room.inbox.empty():
                return True
        elif left is not None:
            room.alarm.ring_in(left)
        deed = await room.inbox.get()
        await deed()
        return True

    def closing_time(self, room: Room) -> int:
        """When an empty room is closed; notes of other nodes do not keep it open.

        If others have the table it is soon, since they leave the clock to a node that seems to be there.
        """
        return room.left_at + (LINGER if room.others.known else IDLE)

    async def end(self, room: Room, bye: Bye) -> None:
        """Nothing is lost: everything that was acknowledged is in the log."""
        room.is_closed = True
        room.alarm.stop()
        room.players.close()
        for eye in room.eyes:
            eye.viewer.send(bye)
        room.eyes = []
        while not room.inbox.empty():
            with contextlib.suppress(Exception):  # whoever waits is told; nobody else's deed is in the way of that
                await room.inbox.get_nowait()()
        if room.id not in self.rooms and room.id not in self.opening:  # else somebody has come back already
            room.say_gone()
            await self.house.fanout.unfollow(room.id)

    async def close(self) -> None:
        """Every room finishes what it is doing, and its viewers are told to come back."""
        self.is_closed = True
        if self.beating is not None:
            self.beating.cancel()

        async def stop() -> None:
            raise Stopped

        tasks = []
        for room, task in list(self.rooms.values()):
            room.want(stop)
            tasks.append(task)
        if tasks:
            await asyncio.wait(tasks)

    # the other nodes

    def heard(self, table_id: str, note: bytes) -> None:
        """Another node tells something about a table."""
        if table_id in self.rooms:
            room = self.rooms[table_id][0]
            room.want(partial(hear, room, note))

    def lost(self, table_id: str | None) -> None:
        """Notes may have been missed, about this table or about any: its room, or every room, reads what there is."""
        for room, _ in self.rooms.values():
            if table_id in (None, room.id):
                catch_up_soon(room)

    async def beat(self) -> None:
        """Tell the other nodes that this one lives, and notice which of them do not."""
        while True:
            await asyncio.sleep(BEAT / SECOND)
            # Without notes there is nothing but to look: a table goes on, if more slowly, while Redis is away.
            for room, _ in list(self.rooms.values()):
                if self.house.fanout.is_well:
                    room.want(partial(beat, room))
                else:
                    catch_up_soon(room)


def check_version(row: TableRow) -> None:
    """A table that was begun under other rules or with other cards is never continued silently."""
    game = GAMES.get(row.game)
    if game is None or (game.version, game.edition) != (row.version, row.edition):
        raise Refusal("this game was begun with another version of its rules, and cannot go on here", 410)
