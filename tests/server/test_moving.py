"""SQLite's log: moved into the database beside the writing, and begun anew before it is long."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path

import sqlalchemy as sa

from backroom.server.storage.moving import Moving
from backroom.server.storage.schema import people
from backroom.server.storage.store import Store

PAGE = 4096
MANY = 4000  # people, in so many rows that a log would hold hundreds of pages


def make(store: Store, n: int) -> Awaitable[int]:
    row = {"id": f"person {n}", "name": "x" * 30, "secret": f"secret {n}", "made_at": n}
    return store.write(lambda connection: connection.execute(sa.insert(people), row).rowcount)


def test_what_is_written_reaches_the_database_and_the_log_does_not_grow_for_ever(tmp_path: Path) -> None:
    async def evening() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/backroom.sqlite")
        assert store.moving is not None
        store.moving.close()
        store.moving = Moving(store.engine, pause=0.01, long=50)
        database, log = tmp_path / "backroom.sqlite", tmp_path / "backroom.sqlite-wal"
        before = database.stat().st_size
        for start in range(0, MANY, 100):
            await asyncio.gather(*[make(store, n) for n in range(start, start + 100)])
            await asyncio.sleep(0.02)
        assert database.stat().st_size > before + MANY * 30, "nothing was moved"
        assert log.stat().st_size < 400 * PAGE, "the log was never begun anew"
        found = await store.read(lambda connection: connection.execute(sa.select(sa.func.count(people.c.id))).scalar())
        assert found == MANY
        await store.close()

    asyncio.run(evening())


def test_by_itself_sqlite_moves_nothing(tmp_path: Path) -> None:
    """Else every thousandth page a word would wait for it."""

    async def evening() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/backroom.sqlite")
        ask = sa.text("PRAGMA wal_autocheckpoint")
        looks = await store.read(lambda connection: connection.execute(ask).scalar())
        writes = await store.write(lambda connection: connection.execute(ask).scalar())
        assert (looks, writes) == (0, 0)
        await store.close()

    asyncio.run(evening())
