"""What people at a table send beside playing: the viewer the same in both worlds, the others what they like in each.

Nothing here may reach the viewer in one world only: other people's whispers, orders, mistakes and second devices.
"""

from __future__ import annotations

from random import Random

from backroom.kernel.core import Seat
from backroom.kernel.run import legal
from backroom.server.play.clocks import EXTENSIONS
from backroom.wire.messages import (
    SIGNS,
    UNTIL_MY_TURN,
    Admit,
    Extend,
    FromViewer,
    Hand,
    Leave,
    Mute,
    Order,
    Ping,
    React,
    Resume,
    Say,
    Talk,
    Undo,
)
from tests.server.worlds import Ear, World

WORDS = (
    "pass",
    "challenge",
    "income",
    "P0 pass",
    "done",
    "take back",
    "leave",
    "undo",
    "",
    "xyzzy",
    "duke",
    "5",
    "é" * 90,
)


def seats_of(world: World) -> int:
    return world.room.row.seats


def no_word(world: World, seat: Seat, rng: Random) -> str:
    """A word that the seat may not say now, or no word at all."""
    game, menu = world.moment.game, legal(world.live.state, seat)
    words = [word for word in WORDS if not word or readable(world, word) not in menu]
    others = [action for other in world.wait.seats for action in legal(world.live.state, other) if action not in menu]
    if others and world.wait.kind.open_menu and rng.random() < 0.7:
        words = [game.spell(action) for action in others]
    return rng.choice(words)


def readable(world: World, word: str) -> int:
    try:
        return int(world.moment.game.read(word))
    except Exception:  # noqa: BLE001 (whatever is wrong with it)
        return -9


def viewer_sends(world: World, rng: Random) -> list[tuple[str, FromViewer]]:
    """Something that the viewer tries, with its name; most of it is refused."""
    seat, seats, live = world.viewer, seats_of(world), world.live
    me = 0 if seat is None else seat
    other = rng.choice([s for s in range(-1, seats + 1) if s != seat])
    decision = live.decision(seat)
    word = no_word(world, me, rng)
    kinds = ["challenge", "block", UNTIL_MY_TURN, live.state.wait.kind.name]
    tries: list[tuple[str, list[FromViewer]]] = [
        ("stale say", [Say(me, max(0, decision - 1), [word])]),
        ("say of the future", [Say(me, decision + 1, ["pass"])]),
        ("foreign say", [Say(other, rng.randrange(4), [word])]),
        ("illegal say", [Say(me, decision, [word])]),
        ("say nothing", [Say(me, decision, [])]),
        ("say too much", [Say(me, decision, [word] * 65)]),
        ("undo", [Undo(me)]),
        ("foreign undo", [Undo(other)]),
        ("foreign leave", [Leave(other)]),
        ("stale extend", [Extend(me, decision + 1)]),
        ("foreign extend", [Extend(other, decision)]),
        ("extend", [Extend(me, decision)]),
        (
            "order",
            [
                Order(me, rng.choice(kinds), True),
                Order(me, UNTIL_MY_TURN, False),
                *[Order(me, k, False) for k in kinds],
            ],
        ),
        ("foreign order", [Order(other, "block", True)]),
        ("bad order", [Order(me, "x" * 21, True)]),
        ("hand to nobody", [Hand(me, "nobody at all")]),
        ("foreign hand", [Hand(other, "random")]),
        ("talk", [Talk(f"hello {rng.randrange(100)}")]),
        ("whisper", [Talk("psst", other)]),
        ("bad talk", [Talk(rng.choice(["", " ", "\x00", "a" * 401]))]),
        ("react", [React(rng.choice(SIGNS))]),
        ("bad react", [React("rot13")]),
        ("mute", [Mute(other, True), Mute(other, False)]),
        ("hush", [Mute(None, True), Mute(None, False)]),
        ("admit", [Admit(rng.randrange(3), rng.random() < 0.5)]),
        ("resume", [Resume(seat, rng.randrange(live.seq(seat) + 3))]),
        ("foreign resume", [Resume(other, 0)]),
        ("ping", [Ping(rng.randrange(9))]),
    ]
    name, messages = rng.choice(tries)
    return [(name, message) for message in messages]


NOISE = ("whisper", "order", "mistake", "device", "resume", "foreign")


def others_make_noise(world: World, rng: Random, what: str) -> list[tuple[Ear, FromViewer]]:
    """Something that others do, of which the viewer hears nothing."""
    others = [seat for seat in range(seats_of(world)) if seat != world.viewer]
    one = rng.choice(others)
    ear = world.ears[one]
    match what:
        case "whisper" if len(others) > 1:
            two = rng.choice([seat for seat in others if seat != one])
            return [(ear, Talk(f"between us {n}", two)) for n in range(rng.randint(1, 3))]
        case "order":
            kind = rng.choice([UNTIL_MY_TURN, "block", "challenge", world.wait.kind.name])
            return [(ear, Order(one, kind, True)), (ear, Order(one, kind, False))]
        case "mistake":
            return [(ear, Say(one, world.live.decision(one), [no_word(world, one, rng)]))]
        case "resume":
            return [(ear, Resume(one, rng.randrange(world.live.seq(one) + 1)))]
        case "foreign":
            return [(ear, Say(0 if one else 1, world.live.decision(0 if one else 1), ["pass"])), (ear, Ping(1))]
        case _:
            return []


def may_extend(world: World) -> list[Seat]:
    """Others who are asked and can still take more time."""
    taken = world.room.timing.extended
    return [
        s for s in world.wait.seats if s != world.viewer and len(taken.get(s, [])) < EXTENSIONS and not world.is_bot(s)
    ]
