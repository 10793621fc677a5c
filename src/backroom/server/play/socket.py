"""The socket of one viewer: who may come in, what is let through, and a bounded queue for a slow reader."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
import sqlalchemy as sa

from backroom.kernel.core import Illegal, Seat
from backroom.server.edge.guard import is_ours
from backroom.server.edge.sockets import Gone, Socket
from backroom.server.lobby.api import COOKIE, may_enter
from backroom.server.lobby.people import Person
from backroom.server.lobby.rows import Refusal, who_and_where
from backroom.server.play import company, knocks
from backroom.server.play.devices import Devices
from backroom.server.play.echo import Echo
from backroom.server.play.hall import TROUBLE, Ended, Hall
from backroom.server.play.meters import Allowance, Meters
from backroom.server.play.players import TAKE_BACK_WORD
from backroom.server.play.rooms import Room
from backroom.server.settings import Settings
from backroom.server.storage.store import Store
from backroom.wire.messages import (
    Admit,
    Bye,
    Extend,
    FromViewer,
    Hand,
    Leave,
    Mute,
    Order,
    Ping,
    Pong,
    React,
    Refused,
    Resume,
    Say,
    State,
    Talk,
    ToViewer,
    Undo,
    decode,
    encode,
)

MOST_QUEUED = 64  # messages for a reader who is behind; then the socket is closed, and the viewer may resume
PATIENCE = 10  # seconds for the first message
BAD, FORBIDDEN, NOWHERE, SLOW, NOISY, RESTART = 4400, 4403, 4404, 4408, 4429, 1012
SLOWLY = "too slow; come back"
UNKNOWN = "this device is not known any more"
UNWRITTEN = "the server cannot write at the moment; this did not count unless the table shows it, so try again later"
GOING_DOWN = 503


class Guest:
    """Somebody who looks at a table through a socket.

    `at_once` sends a message that need not wait for the reader; all others are queued, in their order.
    """

    def __init__(
        self,
        seat: Seat | None,
        seats: frozenset[Seat],
        person: Person | None,
        at_once: Callable[[bytes], bool] = lambda _: False,
    ) -> None:
        self.seat = seat
        self.seats = seats
        self.person = person.id if person else None
        self.name = person.name if person else ""
        self.decision = 0  # the question that its seat was last told of
        self.at_once = at_once
        self.loop = asyncio.get_running_loop()
        self.waiting: deque[ToViewer] = deque()
        self.bell: asyncio.Future[None] | None = None  # rung when there is something to send
        self.is_going = False  # has it been told to come back?
        self.is_held = False  # does what it is told wait?
        self.ended: asyncio.Future[tuple[int, str]] = self.loop.create_future()

    def send(self, message: ToViewer) -> None:
        if isinstance(message, State):
            self.decision = message.decision
        is_idle = not self.is_held and self.bell is not None and not self.bell.done()  # all before it has been sent
        if is_idle and not isinstance(message, Bye) and self.at_once(encode(message)):
            return
        if len(self.waiting) == MOST_QUEUED:
            self.end(SLOW, SLOWLY)
            return
        self.waiting.append(message)
        self.ring()

    def ring(self) -> None:
        if not self.is_held and self.bell is not None and not self.bell.done():
            self.bell.set_result(None)

    def hold(self, on: bool) -> None:
        """Whatever it is told from now on waits, in its order; or no longer."""
        self.is_held = on
        if self.waiting:
            self.ring()

    async def next(self) -> str:
        """The next message, as it is sent: what it was made of need not wait here with the guest for another one."""
        while self.is_held or not self.waiting:
            self.bell = self.loop.create_future()
            await self.bell
        message = self.waiting.popleft()
        self.is_going = isinstance(message, Bye)
        return encode(message).decode()

    def end(self, code: int, reason: str) -> None:
        """The socket is to be closed; the first reason counts."""
        if not self.ended.done():
            self.ended.set_result((code, reason))


async def live(socket: Socket, table_id: str) -> None:
    """One viewer at one table."""
    settings: Settings = socket.state["settings"]
    if not is_ours(socket.headers, settings):
        await socket.close(FORBIDDEN, "another site")
        return
    await socket.accept()
    guest = await come_in(socket, table_id[:40])
    if guest is not None:
        await stay(socket, table_id, guest)


async def come_in(socket: Socket, table_id: str) -> Guest | None:
    """Hear the first message; None, and the socket is closed, if there is no way in."""
    store: Store = socket.state["store"]
    try:
        first = await asyncio.wait_for(receive(socket), PATIENCE)
    except (TimeoutError, msgspec.MsgspecError):
        first = None
    if not isinstance(first, Resume):
        await socket.close(BAD, "a socket begins with 'resume'")
        return None
    person, row = await who_and_where(store, socket.cookie(COOKIE), table_id)
    if row is None or not may_enter(row, person, first.key):
        await socket.close(NOWHERE, "there is no such table")
        return None
    seats = row.seats_of(person.id if person else None)
    if not allowance(socket, table_id, person.id if person else None, seats).message():
        await socket.close(NOISY, "too many messages; come back later")
        return None
    if first.seat is not None and first.seat not in seats:
        await socket.close(FORBIDDEN, "that seat is not yours")
        return None
    guest = Guest(first.seat, seats, person, socket.send_at_once)

    async def join(room: Room) -> None:
        await room.welcome(guest, first.seq)

    hall: Hall = socket.state["hall"]
    asked = guest.loop.time()
    try:
        await hall.want(table_id, join)
        await echo_of(socket).wait(asked)
    except Ended:
        await send_away(socket, TROUBLE)
        return None
    except Refusal as refusal:
        if refusal.status == GOING_DOWN:
            await send_away(socket, Bye(refusal.reason))
        else:
            await socket.close(NOWHERE, refusal.reason)
        return None
    return guest


async def send_away(socket: Socket, bye: Bye) -> None:
    """Say that it is not for ever."""
    await socket.send(encode(bye).decode())
    await socket.close(RESTART, "come back")


async def receive(socket: Socket) -> FromViewer:
    """The next message; DecodeError or ValidationError if it is none."""
    return decode(await socket.receive())


async def stay(socket: Socket, table_id: str, guest: Guest) -> None:
    """Send and hear until one of the two ends."""
    hall: Hall = socket.state["hall"]
    sending = asyncio.create_task(send_on(socket, guest))
    hearing = asyncio.create_task(hear_on(socket, table_id, guest))
    devices: Devices = socket.state["devices"]
    secret = socket.cookie(COOKIE) if guest.person else ""
    try:
        with devices.watching(secret, lambda: guest.end(FORBIDDEN, UNKNOWN)):
            ends: set[asyncio.Future[Any]] = {sending, hearing, guest.ended}
            done, _ = await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
    finally:
        sending.cancel()
        hearing.cancel()
        hall.leave(table_id, guest)
    if guest.ended.done():
        await socket.close(*guest.ended.result())
        return
    error = next(iter(done)).exception()
    if error is not None and not isinstance(error, Gone | OSError):  # gone, as heard or when sending
        raise error


async def send_on(socket: Socket, guest: Guest) -> None:
    """Send messages until the last one."""
    while not guest.is_going:
        await socket.send(await guest.next())
    guest.end(RESTART, "come back")
    await guest.ended


async def hear_on(socket: Socket, table_id: str, guest: Guest) -> None:
    """Hear messages until there are too many of them."""
    hall: Hall = socket.state["hall"]
    allowed = allowance(socket, table_id, guest.person, guest.seats)
    while True:
        message = await hear(socket)
        if not is_first_answer(guest, message, allowed) and not allowed.message():
            break
        if isinstance(message, Refused):
            guest.send(message)
        elif isinstance(message, Talk | React) and not allowed.line():
            guest.send(Refused(type(message).__name__.lower(), "TABLE-13", "you talk too fast; wait a little"))
        else:
            await heed(hall, table_id, guest, message, echo_of(socket))
    guest.end(NOISY, "too many messages; come back later")


async def hear(socket: Socket) -> FromViewer | Refused:
    """The next message, or how it is refused if it is none."""
    try:
        return await receive(socket)
    except msgspec.MsgspecError as error:
        return unreadable(error)


def allowance(socket: Socket, table_id: str, person: str | None, seats: frozenset[Seat]) -> Allowance:
    """What comes from there may be so much; who has no name shares it with others at the same address."""
    meters: Meters = socket.state["meters"]
    return meters.of(table_id, person or socket.address, socket.address, watches=not seats)


def is_first_answer(guest: Guest, message: FromViewer | Refused, allowed: Allowance) -> bool:
    """Does the seat answer the question that it was told of, for the first time? Taking back is no answer."""
    return (
        isinstance(message, Say)
        and message.seat == guest.seat
        and message.decision == guest.decision != 0
        and message.words != [TAKE_BACK_WORD]
        and allowed.answer(message.seat, message.decision)
    )


def unreadable(error: msgspec.MsgspecError) -> Refused:
    return Refused("?", "TABLE-04", f"this is no message: {str(error)[:200]}")


def echo_of(socket: Socket) -> Echo:
    echo: Echo = socket.state["echo"]
    return echo


async def heed(hall: Hall, table_id: str, guest: Guest, message: FromViewer, echo: Echo) -> None:
    """Have a message done by the table's room. What comes of it is told when all could see it, or on the beat."""
    asked, is_seen = guest.loop.time(), False

    async def deed(room: Room) -> None:
        nonlocal is_seen
        opening = room.live.openings
        try:
            await do(room, guest, message)
        except sa.exc.SQLAlchemyError as error:
            room.house.failed("store", error)
            room.refuse(guest, type(message).__name__.lower(), Illegal("TABLE-15", UNWRITTEN))
        is_seen = room.live.openings != opening
        if is_seen:
            guest.hold(False)

    if isinstance(message, Ping):
        guest.send(Pong(message.n))
        return
    guest.hold(True)
    try:
        await hall.want(table_id, deed)
    except Exception:  # noqa: BLE001 (the room's own failures are noted where they happen)
        guest.send(TROUBLE)
    if not is_seen:
        await echo.wait(asked)
    guest.hold(False)


async def do(room: Room, guest: Guest, message: FromViewer) -> None:
    match message:
        case Say():
            await room.say(guest, message)
        case Undo():
            await room.undo(guest, message)
        case Leave():
            await room.leave(guest, message)
        case Extend():
            await room.extend(guest, message)
        case Order():
            await company.order(room, guest, message)
        case Hand():
            await company.hand(room, guest, message)
        case Talk():
            await company.talk(room, guest, message)
        case React():
            await company.react(room, guest, message)
        case Mute():
            await company.mute(room, guest, message)
        case Admit():
            await knocks.admit(room, guest, message)
        case Resume(seat, seq):
            await look_again(room, guest, seat, seq)


async def look_again(room: Room, guest: Guest, seat: Seat | None, seq: int) -> None:
    """The same viewer asks where things are; its seat stays what it is."""
    if seat == guest.seat:
        room.eyes = [eye for eye in room.eyes if eye.viewer is not guest]  # it was here all the time
        await room.welcome(guest, seq)
    else:
        another = "a socket looks through one seat's eyes; open another for another seat"
        room.refuse(guest, "resume", Illegal("TABLE-11", another))
