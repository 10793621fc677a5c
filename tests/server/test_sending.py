"""A message that need not wait is sent at once; in any case messages arrive in the order in which they were said."""

from __future__ import annotations

import asyncio

import msgspec

from backroom.server.play.socket import MOST_QUEUED, SLOW, Guest
from backroom.wire.messages import Bye, Pong


class Line:
    """The way to a reader, who may be behind."""

    def __init__(self) -> None:
        self.is_free = True
        self.arrived: list[str] = []

    def at_once(self, text: bytes) -> bool:
        if self.is_free:
            self.arrived.append(text.decode())
        return self.is_free


async def send_on(guest: Guest, line: Line) -> None:
    while not guest.is_going:
        text = await guest.next()
        while not line.is_free:
            await asyncio.sleep(0)
        line.arrived.append(text)


def numbers(line: Line) -> list[int]:
    return [msgspec.json.decode(text)["n"] for text in line.arrived]


def test_messages_keep_their_order_whether_they_wait_or_not() -> None:
    async def run() -> None:
        line = Line()
        guest = Guest(0, frozenset({0}), None, line.at_once)
        guest.send(Pong(0))
        assert line.arrived == [], "nobody sends yet"
        sending = asyncio.create_task(send_on(guest, line))
        for n in range(1, 300):
            line.is_free = n % 7 > 2
            guest.send(Pong(n))
            if n % 3 == 0:
                await asyncio.sleep(0)
        line.is_free = True
        while len(line.arrived) < 300:
            await asyncio.sleep(0)
        assert numbers(line) == list(range(300))
        line.arrived.clear()
        guest.send(Pong(300))
        assert numbers(line) == [300], "at once, where nothing lies before it"
        guest.send(Bye("come back"))
        await sending
        assert len(line.arrived) == 2, "the goodbye goes the ordinary way, on which the socket is closed"

    asyncio.run(run())


def test_a_reader_who_is_behind_is_not_sent_to_at_once_and_dropped_when_too_much_waits() -> None:
    async def run() -> None:
        line = Line()
        guest = Guest(0, frozenset({0}), None, line.at_once)
        sending = asyncio.create_task(send_on(guest, line))
        await asyncio.sleep(0)
        line.is_free = False
        for n in range(MOST_QUEUED + 2):
            guest.send(Pong(n))
            await asyncio.sleep(0)
        assert line.arrived == []
        assert guest.ended.result()[0] == SLOW
        sending.cancel()

    asyncio.run(run())
