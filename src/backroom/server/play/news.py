"""What a room hears from other nodes. A note only says that there is something to read; the database has it."""

from __future__ import annotations

from functools import partial

import msgspec

from backroom.server.play.knocks import settle, tell_host
from backroom.server.play.others import Note
from backroom.server.play.rooms import Room
from backroom.wire.messages import Sign


async def hear(room: Room, data: bytes) -> None:
    """Another node has told something about this table."""
    note = msgspec.json.decode(data, type=Note)
    match note.what:
        case "words":
            await room.refresh()
        case "answers":
            await read_answers(room)
        case "chairs":
            await read_chairs(room)
        case "time":
            await read_time(room)
        case "chat":
            await room.read_chat()
        case "sign":
            for eye in room.eyes:
                eye.viewer.send(Sign(note.seat, note.name, note.sign))
        case "knock":
            room.door.knock(note.person, note.name, note.seat or 0)
            tell_host(room)
        case "settled":
            settle(room, note.person, on=note.on)
        case "here" | "gone":
            if note.what == "here" and note.node not in room.others.known:
                room.say_here()  # who comes new does not wait for the next beat
            room.others.hear(note)
            room.tell_company()
            room.players.wake()
            if note.words > room.live.words:  # a note was lost
                await room.refresh()
            elif note.what == "here" and note.words == room.live.words:
                room.known_at = room.house.now()


async def catch_up(room: Room) -> None:
    """Notes may have been missed: read everything that others may have written."""
    room.is_behind = False
    await room.refresh()
    await read_answers(room)
    await read_chairs(room)
    await room.read_chat()
    await read_time(room)
    room.say_here()
    room.players.wake()


def catch_up_soon(room: Room) -> None:
    """Once, however often it is asked for before the room comes to it."""
    if not room.is_behind:
        room.is_behind = True
        room.want(partial(catch_up, room))


async def beat(room: Room) -> None:
    """This node lives; others that do not are forgotten."""
    room.say_here()
    if room.others.forget_dead():
        await catch_up(room)  # it may have written something that it could not tell any more
        room.tell_company()
        room.players.wake()


async def read_time(room: Room) -> None:
    before, room.timing.extended = room.timing.extended, await room.store.extensions(room.id)
    if before != room.timing.extended:
        room.tell(None)


async def read_answers(room: Room) -> None:
    """Only a seat's own viewers are told of its answer."""
    before, room.answers = room.answers, await room.store.answers(room.id, room.live.waits)
    room.tell({seat for seat in room.asked() if before.get(seat) != room.answers.get(seat)})
    if not room.timing.looks.least:
        await room.look()


async def read_chairs(room: Room) -> None:
    """Only a seat's own viewers are told of its orders: they are private, and so is that there are new ones."""
    before = [list(place.orders) for place in room.seating.places]
    await room.seating.load(room.store)
    room.tell({seat for seat, place in enumerate(room.seating.places) if place.orders != before[seat]})
    room.tell_company()
    room.players.wake()
