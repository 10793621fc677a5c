"""Somebody comes late and asks for the chair of a bot. Whoever has it sees a hand, so the host says yes or no.

A request is nothing that must last: it is told to the other nodes, and forgotten with the room. Whoever was refused
asks no more at this table.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from backroom.kernel.core import Illegal, Seat
from backroom.server.lobby.rows import Refusal, fetch, hold, put
from backroom.server.play.others import Note
from backroom.server.play.seating import BOT, PERSON
from backroom.wire.messages import Admit, Knock, Knocks, Refused

if TYPE_CHECKING:
    from backroom.server.play.house import Viewer
    from backroom.server.play.rooms import Room

MOST = 8  # who wait at a table


class Asker(msgspec.Struct, frozen=True):
    """Who asks for which chair. `n` is what the host calls it by."""

    n: int
    person: str
    name: str
    seat: Seat


class Door:
    """Those who wait at one table, as one node knows them."""

    def __init__(self) -> None:
        self.waiting: dict[str, Asker] = {}  # by person
        self.refused: set[str] = set()
        self.count = 0

    def knock(self, person: str, name: str, seat: Seat) -> None:
        """The last wish of a person counts."""
        self.count += 1
        self.waiting[person] = Asker(self.count, person, name, seat)

    def find(self, n: int) -> Asker | None:
        return next((asker for asker in self.waiting.values() if asker.n == n), None)

    def settle(self, person: str, *, on: bool) -> None:
        """Yes or no. Nobody else waits for a chair that is taken."""
        asker = self.waiting.pop(person, None)
        if not on:
            self.refused.add(person)
        elif asker is not None:
            self.waiting = {who: other for who, other in self.waiting.items() if other.seat != asker.seat}

    def shown(self) -> Knocks:
        return Knocks([Knock(asker.n, asker.seat, asker.name) for asker in self.waiting.values()])


async def take(room: Room, person: str, name: str, seat: Seat) -> None:
    """Somebody comes to a table that plays already: back into their chair, or they ask for that of a bot.

    At a table that anybody may find a stranger could be a second face of somebody who plays, so there only the first.
    """
    if room.live.over:
        raise Refusal("the game is over")
    if not 0 <= seat < room.row.seats:
        raise Refusal(f"there is no chair {seat}; chairs are 0 to {room.row.seats - 1}", 400)
    place = room.seating.places[seat]
    if place.person == person:
        if place.kind == BOT:
            await room.seat_as(seat, kind=PERSON, bot="")
        return
    check_free(room, name, seat)
    if room.seating.listed:
        raise Refusal("the game has begun")
    if person == room.seating.host:
        await let_in(room, person, name, seat)
    else:
        await ask(room, person, name, seat)


def check_free(room: Room, name: str, seat: Seat) -> None:
    """Is it the chair of a bot that is nobody's, and is nobody called so already?"""
    place = room.seating.places[seat]
    if place.kind != BOT or place.person is not None:
        raise Refusal("that chair is taken")
    if any(other.name == name for other in room.seating.places):
        raise Refusal("somebody here is called so already; say another name")


async def let_in(room: Room, person: str, name: str, seat: Seat) -> None:
    check_free(room, name, seat)
    await room.store.write(partial(take_free, room.id, person, name, seat))
    await room.seat_changed(seat)


def take_free(table_id: str, person: str, name: str, seat: Seat, connection: sa.Connection) -> None:
    """The database settles who is first, and that nobody has two hands, on whichever nodes they ask."""
    hold(connection, table_id)
    row = fetch(connection, table_id)
    assert row is not None
    if row.chairs[seat].kind != BOT or row.chairs[seat].person is not None:
        raise Refusal("that chair is taken")
    if row.seats_of(person):
        raise Refusal("you play another chair here, and may not look into this one")
    put(connection, table_id, seat, kind=PERSON, person=person, bot="", name=name)


async def ask(room: Room, person: str, name: str, seat: Seat) -> None:
    """The host is asked."""
    if any(place.person == person for place in room.seating.places):
        raise Refusal("you play another chair here, and may not look into this one")
    if person in room.door.refused:
        raise Refusal("the host has said no", 403)
    if person not in room.door.waiting and len(room.door.waiting) >= MOST:
        raise Refusal("too many ask for a chair here; try again later", 429)
    room.door.knock(person, name, seat)
    tell_host(room)
    room.tell_others(Note("knock", seat=seat, name=name, person=person))


async def admit(room: Room, viewer: Viewer, message: Admit) -> None:
    """The host answers."""
    asker = room.door.find(message.n)
    if viewer.person is None or viewer.person != room.seating.host:
        room.refuse(viewer, "admit", Illegal("TABLE-11", "only the host can do that"))
    elif asker is None:
        room.refuse(viewer, "admit", Illegal("TABLE-11", "nobody asks for that any more"))
    elif room.live.over:
        room.refuse(viewer, "admit", Illegal("TABLE-03", "the game is over"))
    elif message.on:
        await try_to(room, viewer, partial(let_in, room, asker.person, asker.name, asker.seat))
        settle(room, asker.person, on=True)
        room.tell_others(Note("settled", person=asker.person, on=True))
    else:
        settle(room, asker.person, on=False)
        room.tell_others(Note("settled", person=asker.person))


async def try_to(room: Room, viewer: Viewer, deed: Callable[[], Awaitable[None]]) -> None:
    """Another node may have been first."""
    try:
        await deed()
    except Refusal as refusal:
        room.refuse(viewer, "admit", Illegal("TABLE-11", refusal.reason))


def settle(room: Room, person: str, *, on: bool) -> None:
    """The host has answered, on whichever node."""
    room.door.settle(person, on=on)
    tell_host(room)
    if not on:
        for eye in room.eyes:
            if eye.viewer.person == person:
                eye.viewer.send(Refused("take", "TABLE-11", "the host has said no"))


def tell_host(room: Room) -> None:
    for eye in room.eyes:
        if eye.viewer.person == room.seating.host:
            eye.viewer.send(room.door.shown())
