"""What people at a running table do beside playing: hand a seat to a bot and take it back, give orders, talk."""

from __future__ import annotations

from backroom.bots.levels import find_level
from backroom.kernel.core import Illegal, Seat
from backroom.server.play.house import Viewer
from backroom.server.play.others import Note
from backroom.server.play.rooms import FOREIGN, Room
from backroom.server.play.seating import MOST_ORDERS, PERSON
from backroom.server.play.talk import MOST_LINES, BadLine, Said, clean_line
from backroom.wire.messages import SIGNS, Hand, Mute, Order, React, Sign, Talk

LONGEST_ORDER = 20


async def hand(room: Room, viewer: Viewer, message: Hand) -> None:
    """A seat goes to a bot or back to its person, at any decision."""
    seat = message.seat
    if room.live.over:
        room.refuse(viewer, "hand", Illegal("TABLE-03", "the game is over"))
    elif seat in viewer.seats:
        await hand_own(room, viewer, message)
    elif not 0 <= seat < room.row.seats or viewer.person != room.seating.host or not message.level:
        room.refuse(viewer, "hand", Illegal("TABLE-11", FOREIGN))
    elif seat in room.present() or room.seating.is_bot(seat):
        room.refuse(viewer, "hand", Illegal("TABLE-11", "only the seat of somebody who is away can be handed to a bot"))
    elif room.away(seat) < room.house.absence:
        room.refuse(viewer, "hand", Illegal("TABLE-11", "they have only just gone; give them a little time"))
    else:
        await hand_own(room, viewer, message)


async def hand_own(room: Room, viewer: Viewer, message: Hand) -> None:
    if not message.level:
        await room.seat_as(message.seat, kind=PERSON, bot="")
        return
    try:
        level = find_level(message.level, room.row.game)
    except ValueError as error:
        room.refuse(viewer, "hand", Illegal("TABLE-04", str(error)))
    else:
        await room.stand_in(message.seat, level.name)


async def order(room: Room, viewer: Viewer, message: Order) -> None:
    """A standing order. It is private, and no question closes earlier for it."""
    seat, kind = message.seat, message.kind
    if not room.may_speak(viewer, seat, "order"):
        return
    orders = [known for known in room.seating.orders(seat) if known != kind]
    if message.on:
        orders.append(kind)
    if not kind.isprintable() or not 0 < len(kind) <= LONGEST_ORDER or len(orders) > MOST_ORDERS:
        room.refuse(
            viewer, "order", Illegal("TABLE-14", f"an order is the name of a kind of question, at most {MOST_ORDERS}")
        )
        return
    await room.seating.put(room.store, seat, orders=orders)
    room.tell({seat})
    room.note("chairs")
    room.look_soon()


async def talk(room: Room, viewer: Viewer, message: Talk) -> None:
    """A line of chat, or a whisper between two seats."""
    reason = no_voice(room, viewer) or no_ear(room, viewer, message.to)
    try:
        text = clean_line(message.text)
    except BadLine as error:
        reason = reason or str(error)
    if reason:
        room.refuse(viewer, "talk", Illegal("TABLE-13", reason))
        return
    assert viewer.person is not None
    said = Said(0, viewer.seat, speaker(room, viewer), text, message.to)
    await room.chat.add(room.store, viewer.person, said, room.house.wall())
    await room.read_chat()
    room.note("chat")


def no_voice(room: Room, viewer: Viewer) -> str:
    """Why this viewer cannot talk, if there is a reason."""
    if viewer.person is None:
        return "say your name first"
    if room.seating.is_muted(viewer.seat) or any(room.seating.is_muted(seat) for seat in viewer.seats):
        return "the host has asked for silence here"
    # What others whisper to each other does not count: that they do would show.
    heard = room.chat.count(viewer.seat, len(room.chat.lines))
    return "this table has talked enough" if heard >= MOST_LINES else ""


def no_ear(room: Room, viewer: Viewer, to: Seat | None) -> str:
    """Why nobody would hear this whisper, if there is a reason."""
    if to is None:
        return ""
    if not room.seating.whispers:
        return "this table does not whisper"
    if viewer.seat is None or not 0 <= to < room.row.seats or to == viewer.seat:
        return "a whisper goes from one seat to another"
    return ""


def speaker(room: Room, viewer: Viewer) -> str:
    return viewer.name if viewer.seat is None else room.seating.places[viewer.seat].name


async def react(room: Room, viewer: Viewer, message: React) -> None:
    """Everybody sees it, and nobody keeps it."""
    reason = no_voice(room, viewer)
    if message.sign not in SIGNS:
        reason = f"there is no such sign; there are {', '.join(SIGNS)}"
    if reason:
        room.refuse(viewer, "react", Illegal("TABLE-13", reason))
        return
    sign = Sign(viewer.seat, speaker(room, viewer), message.sign)
    for eye in room.eyes:
        eye.viewer.send(sign)
    room.tell_others(Note("sign", seat=sign.seat, name=sign.name, sign=sign.sign))


async def mute(room: Room, viewer: Viewer, message: Mute) -> None:
    """The host's word in the chat."""
    seat = message.seat
    if viewer.person is None or viewer.person != room.seating.host:
        room.refuse(viewer, "mute", Illegal("TABLE-13", "only the host can do that"))
    elif seat is None:
        await room.seating.hush(room.store, message.on)
        room.note("chairs")
    elif not 0 <= seat < room.row.seats:
        room.refuse(viewer, "mute", Illegal("TABLE-13", "there is no such seat"))
    else:
        await room.seating.put(room.store, seat, muted=message.on)
        room.tell_company()
        room.note("chairs")
