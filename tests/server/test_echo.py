"""What comes back to somebody who asks a table a lot: when it comes tells nothing of what others answered meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from backroom.server.lobby.people import Person
from backroom.server.play.echo import Echo
from backroom.server.play.hall import Hall
from backroom.server.play.rooms import Room
from backroom.server.play.socket import Guest, heed
from backroom.wire.messages import Say
from tests.server.evening import Evening, spend
from tests.server.test_sending import Line, send_on

ECHO = Echo(2_000)


@given(st.floats(0, 1e6), st.floats(0, 0.999), st.floats(0, 0.999))
def test_how_long_the_room_was_busy_does_not_show(asked: float, one: float, other: float) -> None:
    due = ECHO.due(asked, asked + one * ECHO.beat)
    assert due == ECHO.due(asked, asked + other * ECHO.beat)
    assert ECHO.beat <= due - asked + 1e-6 <= 2 * ECHO.beat + 2e-6


@given(st.floats(0, 1e6), st.floats(1, 1000))
def test_what_is_late_all_the_same_comes_on_a_beat(asked: float, late: float) -> None:
    now = asked + late * ECHO.beat
    due = ECHO.due(asked, now)
    assert now - 1e-6 <= due <= now + 2 * ECHO.beat
    assert abs(due / ECHO.beat - round(due / ECHO.beat)) < 1e-3


class Slow(Echo):
    """Beats that a test gives."""

    def __init__(self) -> None:
        super().__init__(2_000)
        self.beats = asyncio.Event()

    async def wait(self, _: float) -> None:
        await self.beats.wait()


class Reader:
    """Somebody at the table, and what has arrived there."""

    def __init__(self, seat: int) -> None:
        self.line = Line()
        self.guest = Guest(seat, frozenset({seat}), Person(f"person {seat}", "N"), self.line.at_once)
        self.sending = asyncio.create_task(send_on(self.guest, self.line))

    async def join(self, room: Room) -> None:
        room.join(self.guest)

    def heard(self) -> list[str]:
        """What has come since the last time."""
        arrived = [msgspec.json.decode(text)["type"] for text in self.line.arrived]
        self.line.arrived.clear()
        return arrived


def test_a_refusal_and_a_sealed_answer_wait_for_the_beat_and_a_word_for_all_does_not(tmp_path: Path) -> None:
    async def evening(table: Evening) -> None:
        hall, echo, readers = Hall(table.house), Slow(), [Reader(seat) for seat in range(3)]
        for reader in readers:
            await hall.want("t", reader.join)
        await settle()
        assert all(reader.heard() for reader in readers)
        await heed(hall, "t", readers[0].guest, Say(0, 1, ["tax"]), echo)
        await settle()
        assert [reader.heard() for reader in readers] == [["state"]] * 3, "all hear at once of what all can see"
        for reader, decision, told in ((readers[1], 1, ["state"]), (readers[2], 9, ["refused", "state"])):
            message = Say(reader.guest.seat or 0, decision, ["pass"])
            asking = asyncio.create_task(heed(hall, "t", reader.guest, message, echo))
            await settle()
            await hall.want("t", nothing)
            await settle()
            assert reader.heard() == [], "not before the beat"
            assert reader.guest.waiting, "though the room has done it"
            echo.beats.set()
            await asking
            await settle()
            echo.beats.clear()
            assert reader.heard() == told
        await hall.close()
        await asyncio.gather(*[reader.sending for reader in readers])

    spend(tmp_path, evening, options={"first_player": 0})


async def nothing(_: Room) -> None:
    """The room has come to this."""


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)
