"""The rooms of this node. A room is opened when somebody comes and closed when nobody is there and nothing is due.

Every room has one task. It takes what viewers want out of the room's inbox, one after the other, and looks at the open
question whenever the clock says so.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from backroom.server.clocks import FIRST_LOOK, PACES, SECOND, Looks
from backroom.server.lobby import OPEN, Refusal, TableRow, find_table
from backroom.server.rooms import Room, now
from backroom.server.store import Store

IDLE = 60 * SECOND  # a room without viewers and without a clock is closed after this time
Wanted = Callable[[Room], Awaitable[None]]


class Hall:
    """All live tables of one node."""

    def __init__(self, store: Store, least_window: int = FIRST_LOOK) -> None:
        self.store = store
        self.least_window = least_window
        self.rooms: dict[str, tuple[Room, asyncio.Task[None]]] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.failed: Callable[[str, BaseException], None] = lambda _, __: None

    async def room(self, table_id: str) -> Room:
        """The room of a running table; Refusal if there is none."""
        lock = self.opening.setdefault(table_id, asyncio.Lock())
        async with lock:
            if table_id in self.rooms:
                return self.rooms[table_id][0]
            row = await find_table(self.store, table_id)
            if row is None:
                raise Refusal("there is no such table", 404)
            if row.status == OPEN:
                raise Refusal("the game has not begun")
            room = await self.open(row)
            self.rooms[table_id] = room, asyncio.create_task(self.run(room), name=f"room {table_id}")
            return room

    async def open(self, row: TableRow) -> Room:
        looks = Looks(row.seed, self.least_window)
        room = Room(row.id, row.make, looks, PACES[row.clock], self.store, row.started_at or row.made_at)
        await room.load()
        return room

    async def want(self, table_id: str, wanted: Wanted) -> None:
        """Have something done in a room by its own task, and wait for it."""
        room = await self.room(table_id)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def deed() -> None:
            try:
                await wanted(room)
            except BaseException as error:
                if not done.cancelled():
                    done.set_exception(error)
                if isinstance(error, asyncio.CancelledError):
                    raise
            else:
                if not done.cancelled():
                    done.set_result(None)

        room.inbox.put_nowait(deed)
        await done

    async def run(self, room: Room) -> None:
        """The life of a room."""
        try:
            while await self.step(room):
                pass
        except asyncio.CancelledError:
            raise
        except Exception as error:  # noqa: BLE001
            # A room that fails is closed; the next one who comes finds a new one, made from the log.
            self.failed(room.id, error)
        finally:
            self.rooms.pop(room.id, None)

    async def step(self, room: Room) -> bool:
        """One thing that was wanted, or one look at the clock; False if the room has nothing left to do."""
        empty = not room.eyes and room.limit() is None  # nobody is there, and nobody's time runs out
        due = None if empty else room.due()
        patience = max(0, due - now()) if due is not None else IDLE
        with contextlib.suppress(TimeoutError):
            deed = await asyncio.wait_for(room.inbox.get(), patience / SECOND)
            await deed()
            return True
        if due is None:
            return not empty
        await room.look()
        return True

    async def close(self) -> None:
        """Nothing is lost: everything that was acknowledged is in the log."""
        tasks = [task for _, task in self.rooms.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
