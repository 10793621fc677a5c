"""Leaks of different kinds, each a small change to the server that lets a secret out. The twin law must see all."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import msgspec
import pytest

from backroom.kernel.core import Illegal
from backroom.server.play import players, socket
from backroom.server.play.live import Live
from backroom.server.play.players import Players
from backroom.server.play.rooms import Room
from backroom.server.play.seating import Seating
from backroom.server.play.talk import Chat

Patch = pytest.MonkeyPatch
Leaking = Callable[[Patch], None]
LEAKS: dict[str, tuple[Leaking, dict[str, Any]]] = {}
AMBASSADORS = "ambassador captain 2 / ambassador contessa 2 / duke ambassador 2"  # who return cards one by one


def leak(**where: Any) -> Callable[[Leaking], Leaking]:
    """Register a leak, and where it soon shows."""

    def register(tamper: Leaking) -> Leaking:
        LEAKS[tamper.__name__] = tamper, where
        return tamper

    return register


def wrap(patch: Patch, owner: Any, name: str, around: Callable[..., Any]) -> None:
    original = getattr(owner, name)

    def wrapped(*args: Any, **kwargs: Any) -> Any:
        return around(original, *args, **kwargs)

    patch.setattr(owner, name, wrapped)


@leak()
def facts_are_numbered_by_the_table(patch: Patch) -> None:
    wrap(patch, Live, "seq", lambda original, self, viewer: original(self, viewer) + self.words)


@leak(scene=AMBASSADORS)
def questions_are_numbered_by_the_table(patch: Patch) -> None:
    wrap(patch, Live, "decision", lambda original, self, viewer: self.waits if original(self, viewer) else 0)


@leak()
def a_sealed_answer_is_told_to_all(patch: Patch) -> None:
    async def keep(original: Any, self: Room, *args: Any) -> None:
        await original(self, *args)
        self.tell(None)

    wrap(patch, Room, "keep", keep)


@leak()
def the_clock_shows_that_the_outcome_is_fixed(patch: Patch) -> None:
    def clock(original: Any, self: Room, seat: int | None) -> Any:
        fixed = self.live.is_shared and self.live.is_fixed(self.given())
        return msgspec.structs.replace(original(self, seat), left=0) if fixed else original(self, seat)

    wrap(patch, Room, "clock", clock)


@leak()
def the_clock_shows_how_many_have_answered(patch: Patch) -> None:
    def clock(original: Any, self: Room, seat: int | None) -> Any:
        told = original(self, seat)
        return msgspec.structs.replace(told, left=(told.left or 0) + len(self.answers))

    wrap(patch, Room, "clock", clock)


@leak()
def a_refusal_names_a_card(patch: Patch) -> None:
    def refuse(original: Any, self: Room, viewer: Any, to: str, refused: Illegal) -> None:
        other = ((viewer.seat or 0) + 1) % self.row.seats
        hand = getattr(self.live.view(other), "hand", "")
        original(self, viewer, to, Illegal(refused.rule, f"{refused.message}; P{other} holds {hand}"))

    wrap(patch, Room, "refuse", refuse)


@leak()
def the_company_shows_who_has_answered(patch: Patch) -> None:
    def now_here(original: Any, self: Room) -> Any:
        company = original(self)
        chairs = [msgspec.structs.replace(chair, muted=chair.seat in self.answers) for chair in company.chairs]
        return msgspec.structs.replace(company, chairs=chairs)

    wrap(patch, Room, "now_here", now_here)


@leak()
def orders_are_shown_to_others(patch: Patch) -> None:
    def orders(_: Any, self: Seating, seat: int | None) -> list[str]:
        return sorted({order for place in self.places for order in place.orders})

    wrap(patch, Seating, "orders", orders)


@leak()
def an_order_is_told_to_all(patch: Patch) -> None:
    async def put(original: Any, self: Seating, store: Any, seat: int, **values: Any) -> None:
        await original(self, store, seat, **values)
        if "orders" in values:
            ROOMS[self].tell(None)

    ROOMS: dict[Seating, Room] = {}  # noqa: N806

    def init(original: Any, self: Room, *args: Any) -> None:
        original(self, *args)
        ROOMS[self.seating] = self

    wrap(patch, Room, "__init__", init)
    wrap(patch, Seating, "put", put)


@leak()
def whispers_are_counted(patch: Patch) -> None:
    def line(original: Any, self: Chat, said: Any, seat: int | None) -> Any:
        return msgspec.structs.replace(original(self, said, seat), n=said.n + 1)

    wrap(patch, Chat, "line", line)


@leak()
def whispers_are_heard_by_all(patch: Patch) -> None:
    from backroom.server.play.talk import Said

    patch.setattr(Said, "reaches", lambda self, seat: True)


@leak()
def checkpoints_depend_on_answers(patch: Patch) -> None:
    def due(original: Any, self: Room) -> int | None:
        early = self.live.is_shared and self.live.is_fixed(self.given())
        at: int | None = original(self)
        return min(at or 1 << 60, self.house.now() + 250) if early else at

    wrap(patch, Room, "due", due)


@leak(scene=AMBASSADORS, bots="all", games=120)
def a_bot_takes_longer_for_a_longer_word(patch: Patch) -> None:
    async def answer(original: Any, self: Players, seat: int) -> list[str]:
        words: list[str] = await original(self, seat)
        await self.room.house.sleep(2 + len(words[0]) / 20)
        return words

    wrap(patch, Players, "answer", answer)


@leak(bots="all")
def bots_answer_as_soon_as_they_have_thought(patch: Patch) -> None:
    patch.setattr(players, "next_beat", lambda _due, now: now)


@leak(scene=AMBASSADORS)
def half_a_choice_starts_the_clock_anew(patch: Patch) -> None:
    def apply(original: Any, self: Live, word: Any) -> Any:
        waits, openings = self.waits, self.openings
        noticed = original(self, word)
        self.openings = openings + (self.waits != waits)
        return noticed

    wrap(patch, Live, "apply", apply)


@leak(game="corleone", games=80)
def half_a_choice_is_told_to_all(patch: Patch) -> None:
    def apply(original: Any, self: Live, word: Any) -> Any:
        original(self, word)
        return {None, *range(self.table.seats)}

    wrap(patch, Live, "apply", apply)


@leak()
def who_looks_again_seems_to_go_and_come(patch: Patch) -> None:
    async def look_again(room: Room, guest: Any, seat: int | None, seq: int) -> None:
        room.part(guest)
        room.join(guest, seq)

    patch.setattr(socket, "look_again", look_again)


@leak()
def a_second_device_is_counted(patch: Patch) -> None:
    def now_here(original: Any, self: Room) -> Any:
        return msgspec.structs.replace(original(self), spectators=len(self.eyes))

    wrap(patch, Room, "now_here", now_here)


@leak()
def a_hand_is_mixed_into_the_clock(patch: Patch) -> None:
    """A number that looks like noise."""

    def clock(original: Any, self: Room, seat: int | None) -> Any:
        told = original(self, seat)
        hands = repr([getattr(self.live.view(other), "hand", "") for other in range(self.row.seats)]).encode()
        return msgspec.structs.replace(told, left=(told.left or 0) + blake2b(hands).digest()[0])

    wrap(patch, Room, "clock", clock)
