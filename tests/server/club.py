"""A server in this process with people who talk HTTP to it, and games that are played to their end at its tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar

import backroom
from backroom.bots import RandomBot, play_on, seat_bots
from backroom.games.table import Table
from backroom.games.wording import LEAVE
from backroom.server.app import make_app
from backroom.server.archive.records import ending
from backroom.server.lobby.rows import TableRow, find_table
from backroom.server.play.live import Word
from backroom.server.settings import Settings
from backroom.server.storage.store import Store

ENOUGH = 1_000_000  # requests a minute
EVERY_GAME = ["coup", "corleone", "derpate"]
CHAIRS = ["me", "bot:random", "bot:soldier"]


class Played:
    """A table and the game at it, as its referee holds it."""

    def __init__(self, row: TableRow, table: Table) -> None:
        self.row = row
        self.table = table
        self.id = row.id
        self.path = f"/api/records/{row.id}"


class Club:
    """A server on a file of its own."""

    def __init__(self, app: Litestar, stack: AsyncExitStack) -> None:
        self.app = app
        self.stack = stack

    @property
    def store(self) -> Store:
        store = self.app.state["store"]
        assert isinstance(store, Store)
        return store

    async def stranger(self) -> httpx.AsyncClient:
        """Somebody who has not said a name."""
        asgi: Any = self.app  # both speak ASGI, in other words
        transport = httpx.ASGITransport(app=asgi)
        return await self.stack.enter_async_context(httpx.AsyncClient(transport=transport, base_url="http://here"))

    async def person(self, name: str) -> httpx.AsyncClient:
        client = await self.stranger()
        assert (await client.post("/api/people", json={"name": name})).status_code == 201
        return client

    async def begin(self, host: httpx.AsyncClient, game: str, chairs: list[str], **wish: Any) -> Played:
        """A table where the game has begun."""
        wanted = {"game": game, "seats": len(chairs), "chairs": chairs, "start": True, **wish}
        opened = await host.post("/api/tables", json=wanted)
        assert opened.status_code == 201, opened.text
        return await self.again(opened.json()["id"])

    async def again(self, table_id: str) -> Played:
        row = await find_table(self.store, table_id)
        assert row is not None
        return Played(row, row.make())

    async def finish(self, played: Played, seed: int = 0, at: int = 0) -> Played:
        """Everybody plays at random to the end; the last words and the record are written together."""
        table, row = played.table, played.row
        play_on(table, seat_bots(table, range(table.seats), lambda seat: RandomBot(seed + seat)))
        said = [Word(seat, "leave" if action == LEAVE else table.game.spell(action)) for seat, action in table.log]
        done = at or (row.started_at or 0) + 60_000
        assert await self.store.append(row.id, 0, said, done, ending(row, table, done))
        return played


def at_the_club(where: Path | str, evening: Callable[[Club], Awaitable[None]], **settings: Any) -> None:
    """Spend an evening at a club with a file in a folder, or with the database of a URL."""
    url = where if isinstance(where, str) else f"sqlite:///{where}/club.sqlite"

    async def run() -> None:
        app = make_app(Settings(database=url, requests_per_minute=ENOUGH, **settings))
        async with app.lifespan(), AsyncExitStack() as stack:
            await evening(Club(app, stack))

    asyncio.run(run())


def line_of(game: str, seats: int = 3, seed: int = 5, **options: Any) -> str:
    table = backroom.new(game, seats=seats, seed=seed, options=options)
    play_on(table, seat_bots(table, range(seats), RandomBot))
    return table.record()


async def fetch(person: httpx.AsyncClient, path: str, **headers: str) -> Any:
    answer = await person.get(path, headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def refusal(person: httpx.AsyncClient, path: str, **headers: str) -> int:
    """The status of a refusal; whatever it is, it says no more than one sentence."""
    answer = await person.get(path, headers=headers)
    assert set(answer.json()) == {"status_code", "detail"}
    return answer.status_code
