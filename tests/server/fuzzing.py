"""A socket fuzzer: random and mutated frames on many sockets of a real server, while a game goes on at the same table.

What it wants: no unhandled exception, no socket closed for a fault of the server, honest people who go on playing, and
a table that is what its log says.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from backroom.server.lobby.rows import find_table
from backroom.server.play.live import Live
from backroom.server.storage.store import Store
from tests.server.serving import LOUD, Server

SETTINGS: dict[str, Any] = {
    **LOUD,
    "least_window": 20,
    "bot_pace": 0.02,
}
SERVERS_FAULT = 1011
BATCH = 24  # frames that are sent before the fuzzer waits for an answer
SEATS = 4
SIGNS = ("clap", "cry", "rot13", "")


def message(rng: Random, seat: int, decision: int) -> dict[str, Any]:
    """A message that is well made, if not always at its time."""
    number = rng.choice((seat, seat, rng.randrange(-2, 6), 1 << 40))
    told = rng.choice((decision, decision, rng.randrange(-1, 40)))
    words = rng.choice(
        (["pass"], ["income"], ["challenge"], ["tax", "pass"], [], ["x" * 200], ["pass"] * 70, ["leave"], ["undo"])
    )
    return rng.choice(
        [
            {"type": "say", "seat": number, "decision": told, "words": words},
            {"type": "undo", "seat": number},
            {"type": "extend", "seat": number, "decision": told},
            {
                "type": "order",
                "seat": number,
                "kind": rng.choice(("block", "until my turn", "\x00", "y" * 40)),
                "on": rng.random() < 0.3,
            },
            {
                "type": "hand",
                "seat": rng.choice((number, 7)),
                "level": rng.choice(("", "", "soldier", "random", "nobody")),
            },
            {"type": "talk", "text": rng.choice(("hello", "", "<b>", "\u202e", "é" * 500, "\ud7ff"))},
            {"type": "talk", "text": "psst", "to": rng.randrange(-1, 6)},
            {"type": "react", "sign": rng.choice(SIGNS)},
            {"type": "admit", "n": rng.randrange(-1, 3), "on": rng.random() < 0.5},
            {"type": "mute", "seat": rng.choice((None, 0, 1, 9)), "on": rng.random() < 0.5},
            {"type": "resume", "seat": rng.choice((seat, None, 3)), "seq": rng.choice((0, -1, 5, 1 << 30)), "key": ""},
            {"type": "ping", "n": rng.choice((0, -1, 1 << 62))},
            {"type": "leave", "seat": rng.choice((-1, 2, 3, 1 << 20))},
        ]
    )


def deep(rng: Random) -> str:
    n = rng.choice((10, 900, 3000))
    return rng.choice(('{"type":' * n, "[" * n + "]" * n, '{"type":"say","words":' + "[" * n + "]" * n + "}"))


def wrong_types(rng: Random, whole: dict[str, Any]) -> str:
    """One field is something else, is missing, or is one too many."""
    name = rng.choice(list(whole))
    value: Any = rng.choice((None, True, -1, 1 << 70, 1.5, "", "say", [], [[]], {}, {"type": "say"}, ["pass", 3]))
    changed = whole | {rng.choice((name, name, "extra", "type")): value}
    if rng.random() < 0.2:
        changed.pop(name)
    return json.dumps(changed)


def flip(rng: Random, data: bytes) -> bytes:
    """Some bits are others."""
    flipped = bytearray(data)
    for _ in range(rng.choice((1, 1, 2, 8))):
        flipped[rng.randrange(len(flipped))] ^= 1 << rng.randrange(8)
    return bytes(flipped)


Frame = tuple[str, str | bytes, bool]  # what it is called, what is sent, and whether as text


def frame(rng: Random, seat: int, decision: int) -> Frame:
    """Anything at all."""
    whole = message(rng, seat, decision)
    text = json.dumps(whole)
    makers: list[tuple[str, int, Callable[[], tuple[str | bytes, bool]]]] = [
        ("well made", 30, lambda: (text, True)),
        ("wrong types", 20, lambda: (wrong_types(rng, whole), True)),
        ("flipped bits", 16, lambda: (flip(rng, text.encode()), True)),
        ("cut short", 8, lambda: (text[: rng.randrange(len(text))], True)),
        ("binary", 4, lambda: (text.encode(), False)),
        ("noise", 4, lambda: (rng.randbytes(rng.randrange(200)), False)),
        ("no UTF-8", 2, lambda: (text.encode()[:-3] + b"\xff\xc3\x28", True)),
        ("deep", 3, lambda: (deep(rng), True)),
        ("huge number", 3, lambda: (text.replace(str(seat), "9" * rng.choice((30, 400, 4000))), True)),
        ("long", 2, lambda: (json.dumps({"type": "talk", "text": "z" * rng.choice((399, 400, 401, 16_000))}), True)),
        (
            "too long",
            1,
            lambda: (json.dumps({"type": "talk", "text": "z" * rng.choice((16_384, 20_000, 200_000))}), True),
        ),
        ("empty", 2, lambda: ("", True)),
    ]
    name, _, make = rng.choices(makers, [weight for _, weight, _ in makers])[0]
    data, is_text = make()
    return name, data, is_text


class Table:
    """A table where Ann plays honestly, Mallory plays and sends garbage, and bots have the other chairs."""

    def __init__(self, server: Server, rng: Random) -> None:
        self.server = server
        self.rng = rng
        self.cookies = [self.arrive(name) for name in ("Ann", "Mallory")]
        self.id = self.key = ""
        self.games = 0
        self.words = 0  # that Ann has said and that were acknowledged
        self.decision = 0

    def arrive(self, name: str) -> str:
        answer = self.server.client().post("/api/people", json={"name": name})
        assert answer.status_code == 201, answer.text
        return str(answer.cookies["backroom"])

    def open(self) -> None:
        ann, mallory = self.server.client(), self.server.client()
        ann.cookies.set("backroom", self.cookies[0])
        mallory.cookies.set("backroom", self.cookies[1])
        opened = ann.post("/api/tables", json={"game": "coup", "seats": SEATS, "clock": "none", "listed": True})
        assert opened.status_code == 201, opened.text
        self.id, self.key = opened.json()["id"], opened.json()["key"]
        path = f"/api/tables/{self.id}"
        sat = mallory.post(f"{path}/chairs/1", json={"name": "Mallory"})
        assert sat.status_code == 201, sat.text
        for seat in range(2, SEATS):
            assert ann.post(f"{path}/chairs/{seat}/bot", json={"bot": "random"}).status_code == 201
        assert ann.post(f"{path}/start", json={}).status_code == 201
        self.games += 1

    def connect(self, cookie: str | None) -> Any:
        headers = {"cookie": f"backroom={cookie}"} if cookie else {}
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.id}/live"
        return connect(url, additional_headers=headers, max_size=None, open_timeout=60, ping_timeout=120)

    async def play(self, seat: int) -> None:
        """Answer whatever this seat is asked, for ever. A seat that was given to a bot is taken back."""
        answered = (0, 0)
        while True:
            with contextlib.suppress(websockets.ConnectionClosedOK):
                async with self.connect(self.cookies[seat]) as socket:
                    await socket.send(json.dumps({"type": "resume", "seat": seat}))
                    table = self.id
                    async for text in socket:
                        told = json.loads(text)
                        if told["type"] == "company" and told["chairs"][seat]["kind"] == "bot":
                            await socket.send(json.dumps({"type": "hand", "seat": seat, "level": ""}))
                        if told["type"] != "state":
                            continue
                        if told["view"]["over"]:
                            break
                        answered = await self.answer(socket, seat, told, answered)
            if self.id == table and seat == 0:
                self.open()
            await asyncio.sleep(0.02)

    async def answer(
        self, socket: ClientConnection, seat: int, told: dict[str, Any], answered: tuple[int, int]
    ) -> tuple[int, int]:
        question = told["view"]["question"]
        if seat == 1:
            self.decision = told["decision"]
        if question is None or told["said"] or answered == (self.games, told["decision"]):
            return answered
        word = self.rng.choice([word for word in question["actions"] if word != "take back"])
        await asyncio.sleep(0.01)
        await socket.send(json.dumps({"type": "say", "seat": seat, "decision": told["decision"], "words": [word]}))
        self.words += seat == 0
        return self.games, told["decision"]


class Fuzzer:
    """Sockets that send anything."""

    def __init__(self, table: Table, frames: int, seed: int, told: Callable[[int], None]) -> None:
        self.table = table
        self.left = frames
        self.seed = seed
        self.told = told
        self.sent: Counter[str] = Counter()
        self.closed: Counter[int] = Counter()

    async def fuzz(self, n: int) -> None:
        """One socket after another, until all frames are sent."""
        rng = Random(self.seed * 100 + n)
        while self.left > 0:
            cookie = (None, self.table.cookies[1], self.table.cookies[1])[n % 3]
            try:
                async with self.table.connect(cookie) as socket:
                    if rng.random() < 0.9:
                        seat = 1 if cookie and rng.random() < 0.8 else None
                        resume = {"type": "resume", "seat": seat, "seq": rng.choice((0, 3, -5, 1 << 40))}
                        await socket.send(json.dumps(resume))
                    await self.flood(socket, rng)
            except websockets.InvalidStatus as refused:
                self.count(refused.response.status_code)
            except websockets.ConnectionClosed as closed:
                self.count(closed.rcvd.code if closed.rcvd else 1006)

    def count(self, code: int) -> None:
        self.closed[code] += 1

    async def flood(self, socket: ClientConnection, rng: Random) -> None:
        reading = asyncio.create_task(self.read(socket))
        try:
            for _ in range(rng.choice((2, 10, 60))):
                mine = 0
                for _ in range(BATCH):
                    if self.left <= 0 or socket.state.name != "OPEN":
                        break
                    name, data, is_text = frame(rng, 1, self.table.decision)
                    self.left -= 1
                    mine += 1
                    self.sent[name] += 1
                    await socket.send(data, text=is_text)
                self.told(mine)
                await asyncio.sleep(0)
                if self.left <= 0 or reading.done():
                    break
            if rng.random() < 0.3:
                socket.transport.abort()
        finally:
            if not reading.done():
                await socket.close()
            await reading

    async def read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            async for _ in socket:
                pass
        if socket.close_code is not None:
            self.count(socket.close_code)


class Result(msgspec.Struct):
    sent: Counter[str]
    closed: Counter[int]
    games: int
    words: int


async def fuzz(
    folder: Path, frames: int, seed: int = 0, sockets: int = 6, told: Callable[[int], None] = lambda _: None
) -> Result:
    """Send so many frames; AssertionError if the server has failed anywhere."""
    with Server(folder, **SETTINGS) as server:
        table = Table(server, Random(seed))
        table.open()
        fuzzer = Fuzzer(table, frames, seed, told)
        honest = [asyncio.create_task(table.play(seat)) for seat in (0, 1)]
        fuzzing = [asyncio.create_task(fuzzer.fuzz(n)) for n in range(sockets)]
        try:
            await asyncio.gather(*fuzzing)
            before = table.words
            async with asyncio.timeout(60):
                while table.words < before + 3:
                    await asyncio.sleep(0.05)
                    for task in honest:
                        assert not task.done(), task.exception()
        finally:
            for task in (*honest, *fuzzing):
                task.cancel()
            await asyncio.gather(*honest, *fuzzing, return_exceptions=True)
        await is_what_its_log_says(table, folder)
        failures = [line for line in server.lines() if line.get("level") in ("error", "critical", "warning")]
        assert failures == [], failures[:3]
        assert not [code for code in fuzzer.closed if code == SERVERS_FAULT or 500 <= code < 600], fuzzer.closed
        assert server.stop() == 0
        return Result(fuzzer.sent, fuzzer.closed, table.games, table.words)


async def is_what_its_log_says(table: Table, folder: Path) -> None:
    """The log, played again, gives what an honest client sees."""
    store = await Store.open(f"sqlite:///{folder}/backroom.sqlite")
    try:
        async with asyncio.timeout(60):
            while not await agrees(table, store):
                await asyncio.sleep(0.2)
    finally:
        await store.close()


async def agrees(table: Table, store: Store) -> bool:
    """False if somebody spoke between the two looks."""
    before = await store.log(table.id)
    async with table.connect(table.cookies[0]) as socket:
        await socket.send(json.dumps({"type": "resume", "seat": 0}))
        told = json.loads(await socket.recv())
    if len(await store.log(table.id)) != len(before):
        return False
    row = await find_table(store, table.id)
    assert row is not None
    live = Live(row.make())
    for logged in before:
        live.apply(logged.word)
    assert told["view"] == json.loads(msgspec.json.encode(live.view(0)))
    assert told["events"] == json.loads(msgspec.json.encode(live.facts(0)))
    assert (told["seq"], told["decision"]) == (live.seq(0), live.decision(0))
    return True
