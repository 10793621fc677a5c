"""The socket of one viewer: who may come in, what is let through, and a bounded queue for a slow reader."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from backroom.kernel.core import Seat
from backroom.server.api import COOKIE, may_enter
from backroom.server.hall import Hall
from backroom.server.lobby import Refusal, find_table
from backroom.server.people import recognise
from backroom.server.rooms import Room
from backroom.server.settings import Settings
from backroom.server.store import Store
from backroom.wire.messages import Bye, FromViewer, Ping, Pong, Refused, Resume, Say, ToViewer, Undo, decode, encode

MOST_QUEUED = 64  # messages for a reader who is behind; then the socket is closed, and the viewer may resume
PATIENCE = 10  # seconds for the first message
BAD, FORBIDDEN, NOWHERE, SLOW, NOISY = 4400, 4403, 4404, 4408, 4429

Live = WebSocket[Any, Any, Any]


class Guest:
    """Somebody who looks at a table through a socket."""

    def __init__(self, seat: Seat | None, seats: frozenset[Seat]) -> None:
        self.seat = seat
        self.seats = seats
        self.queue: asyncio.Queue[ToViewer] = asyncio.Queue(MOST_QUEUED)
        self.is_slow = asyncio.Event()

    def send(self, message: ToViewer) -> None:
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.is_slow.set()


class Meter:
    """So many messages a minute, a few at once."""

    def __init__(self, per_minute: int) -> None:
        self.rate = per_minute / 60
        self.most = max(per_minute / 6, 5.0)
        self.left = self.most
        self.at = time.monotonic()

    def lets_through(self) -> bool:
        at = time.monotonic()
        self.left = min(self.most, self.left + (at - self.at) * self.rate)
        self.at = at
        self.left -= 1
        return self.left >= 0


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Live, table_id: str) -> None:
    """One viewer at one table."""
    settings: Settings = socket.app.state["settings"]
    if not is_ours(socket, settings):
        await socket.close(code=FORBIDDEN, reason="another site")
        return
    await socket.accept()
    try:
        guest = await come_in(socket, table_id[:40])
        if guest is not None:
            await stay(socket, table_id, guest, settings)
    except WebSocketDisconnect:
        return


def is_ours(socket: Live, settings: Settings) -> bool:
    """A page of another site may not use the cookie. Programs that are no browsers send no origin."""
    origin = socket.headers.get("origin")
    host = socket.headers.get("host", "")
    return origin is None or origin == settings.origin or origin in (f"http://{host}", f"https://{host}")


async def come_in(socket: Live, table_id: str) -> Guest | None:
    """Hear the first message; None, and the socket is closed, if there is no way in."""
    store: Store = socket.app.state["store"]
    try:
        first = await asyncio.wait_for(receive(socket), PATIENCE)
    except (TimeoutError, msgspec.MsgspecError):
        first = None
    if not isinstance(first, Resume):
        await socket.close(code=BAD, reason="a socket begins with 'resume'")
        return None
    person = await recognise(store, socket.cookies.get(COOKIE, ""))
    row = await find_table(store, table_id)
    if row is None or not may_enter(row, person, first.key):
        await socket.close(code=NOWHERE, reason="there is no such table")
        return None
    seats = row.seats_of(person.id if person else None)
    if first.seat is not None and first.seat not in seats:
        await socket.close(code=FORBIDDEN, reason="that seat is not yours")
        return None
    guest = Guest(first.seat, seats)

    async def join(room: Room) -> None:
        room.join(guest, first.seq)

    hall: Hall = socket.app.state["hall"]
    try:
        await hall.want(table_id, join)
    except Refusal as refusal:
        await socket.close(code=NOWHERE, reason=refusal.reason)
        return None
    return guest


async def receive(socket: Live) -> FromViewer:
    """The next message; DecodeError or ValidationError if it is none."""
    data = await socket.receive_data("text")
    return decode(data)


async def stay(socket: Live, table_id: str, guest: Guest, settings: Settings) -> None:
    """Send and hear until one of the two ends."""
    hall: Hall = socket.app.state["hall"]
    sending = asyncio.create_task(send_on(socket, guest))
    hearing = asyncio.create_task(hear_on(socket, table_id, guest, settings))
    slow = asyncio.create_task(guest.is_slow.wait())
    try:
        await asyncio.wait({sending, hearing, slow}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (sending, hearing, slow):
            task.cancel()

        async def part(room: Room) -> None:
            room.part(guest)

        with contextlib.suppress(Refusal):
            await hall.want(table_id, part)
    if slow.done() and not slow.cancelled():
        await socket.close(code=SLOW, reason="too slow; come back")
    elif hearing.done() and not hearing.cancelled() and hearing.exception() is None:
        await socket.close(code=NOISY, reason="too many messages; come back later")


async def send_on(socket: Live, guest: Guest) -> None:
    while True:
        await socket.send_data(encode(await guest.queue.get()), mode="text")


async def hear_on(socket: Live, table_id: str, guest: Guest, settings: Settings) -> None:
    """Hear messages until there are too many of them."""
    hall: Hall = socket.app.state["hall"]
    meter = Meter(settings.messages_per_minute)
    while meter.lets_through():
        try:
            message = await receive(socket)
        except msgspec.MsgspecError as error:
            guest.send(Refused("?", "TABLE-04", f"this is no message: {str(error)[:200]}"))
            continue
        await heed(hall, table_id, guest, message)


async def heed(hall: Hall, table_id: str, guest: Guest, message: FromViewer) -> None:
    match message:
        case Ping(n):
            guest.send(Pong(n))
        case Say():

            async def say(room: Room) -> None:
                await room.say(guest, message)

            await hall.want(table_id, say)
        case Undo():

            async def undo(room: Room) -> None:
                await room.undo(guest, message)

            await hall.want(table_id, undo)
        case _:
            guest.send(Refused(type(message).__name__.lower(), "TABLE-04", "this table does not know that message yet"))


GOODBYE = Bye("the server is going down; come back")
