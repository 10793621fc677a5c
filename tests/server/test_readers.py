"""Readers that are slow, deaf or gone are dropped, and nobody waits for them."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import socket
import struct
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.client import ClientConnection

from tests.server.crowd import DOZEN, Crowd, Party
from tests.server.fuzzing import Table
from tests.server.serving import LOUD, Server

HEARTBEAT = 1.0
SLOW = 4408


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, heartbeat=HEARTBEAT, **LOUD) as running:
        yield running
        faults = [line for line in running.lines() if line.get("level") in ("error", "critical")]
        assert faults == []


@pytest.fixture
def table(server: Server) -> Table:
    found = Table(server, Random(1))
    found.open()
    return found


def resume(seat: int | None) -> str:
    return json.dumps({"type": "resume", "seat": seat})


def sockets_of(server: Server) -> int:
    """How many sockets the server itself counts."""
    for line in httpx.get(f"{server.url}/metrics").text.splitlines():
        if line.startswith("backroom_sockets "):
            return int(float(line.split()[1]))
    raise AssertionError("the server does not count its sockets")


async def until(holds: Any, seconds: float = 30) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.05)


def upgrade(server: Server, table: Table, seat: int | None = None) -> socket.socket:
    """A socket by hand, so that it can fall silent: it answers no ping and reads only what we read."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", server.port))
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /api/tables/{table.id}/live HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: backroom={table.cookies[1]}",
    ]
    raw.sendall("\r\n".join([*lines, "", ""]).encode())
    assert raw.recv(12) == b"HTTP/1.1 101"
    raw.sendall(masked(resume(seat)))
    return raw


def masked(text: str) -> bytes:
    """A short text frame of a client."""
    data = text.encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


class Honest:
    """Ann, who reads everything."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.company: dict[str, Any] = {}
        self.was_there = False  # Mallory, at some time
        self.pongs = 0

    async def __aenter__(self) -> Honest:
        self.socket: ClientConnection = await self.table.connect(self.table.cookies[0])
        await self.socket.send(resume(0))
        self.reading = asyncio.create_task(self.read())
        return self

    async def __aexit__(self, *_: object) -> None:
        self.reading.cancel()
        await self.socket.close()

    async def read(self) -> None:
        async for text in self.socket:
            told = json.loads(text)
            self.pongs += told["type"] == "pong"
            if told["type"] == "company":
                self.company = told
                self.was_there = self.was_there or told["chairs"][1]["present"]

    async def ping(self) -> float:
        """How long an answer takes."""
        begun, before = time.monotonic(), self.pongs
        await self.socket.send(json.dumps({"type": "ping"}))
        await until(lambda: self.pongs > before)
        return time.monotonic() - begun

    async def chatter(self, lines: int) -> None:
        for _ in range(lines):
            await self.socket.send(json.dumps({"type": "talk", "text": "blah " * 70}))
        await self.ping()


def test_a_reader_who_never_reads_is_dropped_and_nobody_waits(server: Server, table: Table) -> None:
    async def run() -> None:
        async with Honest(table) as ann:
            before = sockets_of(server)
            deaf = [upgrade(server, table) for _ in range(5)]
            await until(lambda: sockets_of(server) == before + 5)
            for _ in range(20):
                await ann.chatter(50)
            await until(lambda: sockets_of(server) == before, 30)
            assert await ann.ping() < 5
            for raw in deaf:
                raw.close()

    asyncio.run(run())


def test_a_slow_reader_that_reads_on_hears_why_it_was_dropped(tmp_path: Path) -> None:
    """All of its messages come first, then the reason; it comes back and misses nothing."""

    async def run(table: Table) -> None:
        async with Honest(table) as ann, table.connect(table.cookies[1]) as slow:
            await slow.send(resume(None))
            await until(lambda: ann.was_there)
            await ann.chatter(50)
            slow.transport.pause_reading()
            for n in range(4_000):  # asks for everything once more, and reads none of it
                await slow.send(resume(None))
                if n % 20 == 0:
                    await asyncio.sleep(0.02)
                if not ann.company["chairs"][1]["present"]:
                    break
            await until(lambda: not ann.company["chairs"][1]["present"])
            slow.transport.resume_reading()
            with contextlib.suppress(websockets.ConnectionClosed):
                while True:
                    await slow.recv()
            assert slow.close_code == SLOW

    with Server(tmp_path, **LOUD) as server:
        table = Table(server, Random(1))
        table.open()
        asyncio.run(run(table))


def test_a_half_open_socket_is_dropped_after_a_missed_heartbeat(server: Server, table: Table) -> None:
    async def run() -> None:
        async with Honest(table) as ann:
            before = sockets_of(server)
            gone = upgrade(server, table, 1)  # its network vanishes: it never says another word
            await until(lambda: ann.was_there and not ann.company["chairs"][1]["present"])
            await until(lambda: sockets_of(server) == before)
            gone.close()

    asyncio.run(run())


def test_somebody_who_reconnects_a_hundred_times_a_minute_disturbs_nobody(server: Server, table: Table) -> None:
    async def run() -> None:
        async with Honest(table) as ann:
            before = sockets_of(server)
            for n in range(100):
                async with table.connect(table.cookies[1]) as mallory:
                    await mallory.send(resume(1 if n % 2 else None))
                    if n % 3:
                        assert json.loads(await mallory.recv())["type"] == "state"
                    if n % 5 == 0:
                        mallory.transport.abort()
            await until(lambda: sockets_of(server) == before)
            assert await ann.ping() < 5

    asyncio.run(run())


def test_garbage_instead_of_an_upgrade_is_refused_and_harms_nobody(server: Server, table: Table) -> None:
    rng = Random(3)
    path = f"/api/tables/{table.id}/live"
    upgrading = f"GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    shapes = [
        b"\x00\xff" * 400,
        b"GET " + b"/" * 70_000 + b" HTTP/1.1\r\n\r\n",
        upgrading.encode() + b"\r\n",
        upgrading.encode() + b"Sec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x\r\n\r\n",
        upgrading.encode() + b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: \xff\xfe\r\n\r\n",
        upgrading.encode() + b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + b"A" * 70_000 + b"\r\n\r\n",
        f"POST {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n".encode(),
        f"GET {path}/../../live HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n".encode(),
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ]
    for shape in shapes * 3 + [rng.randbytes(300) for _ in range(20)]:
        with socket.create_connection(("127.0.0.1", server.port), timeout=10) as raw:
            raw.settimeout(0.3)
            try:
                raw.sendall(shape)
                answer = raw.recv(15)
            except (TimeoutError, ConnectionError):
                answer = b""
            assert not answer.startswith((b"HTTP/1.1 101", b"HTTP/1.1 5")), (shape[:80], answer)
    assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_two_hundred_sockets_of_one_person_are_served_or_refused_and_others_go_on(server: Server, table: Table) -> None:
    async def run() -> None:
        async with Honest(table) as ann:
            before = sockets_of(server)
            many = [await table.connect(table.cookies[1]) for _ in range(200)]
            for mallory in many:
                await mallory.send(resume(None))
            await until(lambda: sockets_of(server) <= before + 200)
            assert await ann.ping() < 10
            for mallory in many:
                mallory.transport.abort()
            await until(lambda: sockets_of(server) == before)

    asyncio.run(run())


def test_whoever_goes_without_a_word_takes_nobody_along(server: Server) -> None:
    """Sockets are reset while the table is told something; the fixture sees that nothing failed."""

    async def rude(party: Party, i: int, until: float) -> None:
        while time.monotonic() < until:
            address = f"ws://127.0.0.1:{server.port}/api/tables/{party.id}/live"
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
                guest = await websockets.connect(address, compression=None)
                await guest.send(json.dumps({"type": "resume", "seat": None, "seq": 0, "key": party.key}))
                await guest.recv()
                await asyncio.sleep(0.02 * (i % 5))
                at_once = struct.pack("ii", 1, 0)
                guest.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, at_once)
                guest.transport.abort()

    async def evening() -> None:
        crowd = Crowd([server])
        try:
            await crowd.open([DOZEN[7], DOZEN[11]])
            until = time.monotonic() + 8
            await asyncio.gather(*[rude(crowd.parties[i % 2], i, until) for i in range(10)])
            crowd.check()
            byes = [bye for party in crowd.parties for player in party.players for bye, _ in player.partings]
            assert not any(byes), "no player was sent away"
        finally:
            await crowd.close()

    asyncio.run(evening())
