"""PostgreSQL goes away, at the worst moments: no acknowledged word is lost, none is written twice, work goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from backroom.server.play.live import Word
from backroom.server.storage.schema import people
from backroom.server.storage.store import Store
from tests.server.proxy import Wire
from tests.server.test_store import SAID, everything, lay, newcomer, spoken
from tools.services import Postgres

LAID = tuple(f"t{i}" for i in range(10))


def over_the_wire(postgres: Postgres, evening: Callable[[Store, Wire], Awaitable[None]]) -> None:
    async def run() -> None:
        url = postgres.database()
        with Wire(postgres.port) as wire:
            store = await Store.open(url.replace(f":{postgres.port}/", f":{wire.here}/"))
            try:
                await lay(store, "t", "u")
                await evening(store, wire)
            finally:
                await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("moment", ["cut_before", "cut_after"])
def test_a_commit_that_was_lost_in_flight_is_neither_lost_nor_doubled(postgres: Postgres, moment: str) -> None:
    async def evening(store: Store, wire: Wire) -> None:
        assert await store.append("t", 0, SAID, 1)
        setattr(wire, moment, True)
        wanted = [store.append("t", 3, SAID, 2), store.append("t", 4, SAID, 2), store.append("u", 0, SAID, 2)]
        person = store.write(newcomer("a"))
        assert [await done for done in wanted] == [True, False, True]
        assert await person == "a"
        assert wire.cuts == 1
        assert await spoken(store) == SAID + SAID
        assert [row["id"] for row in await everything(store, people)] == ["h", "a"]

    over_the_wire(postgres, evening)


def test_a_node_that_was_faster_while_our_commit_was_lost_has_won(postgres: Postgres) -> None:
    async def evening(store: Store, wire: Wire) -> None:
        rival = await Store.open(postgres.address(database_of(store)).replace("postgresql:", "postgresql+psycopg:"))
        trying = asyncio.Event()
        loop = asyncio.get_running_loop()

        def troubled(_: BaseException) -> None:
            loop.call_soon_threadsafe(trying.set)

        store.troubled = troubled
        store.patience = 60
        wire.cut_before = True
        slow = store.append("t", 0, SAID, 1)
        await trying.wait()
        fast = await rival.append("t", 0, SAID, 1)
        assert (await slow) != fast, "exactly one of two that say the same in the same moment"
        assert await spoken(store) == SAID
        await rival.close()

    over_the_wire(postgres, evening)


def database_of(store: Store) -> str:
    assert store.engine.url.database is not None
    return store.engine.url.database


@pytest.mark.parametrize("end", [Postgres.stop, Postgres.kill])
def test_work_goes_on_when_postgresql_is_restarted(mortal_postgres: Postgres, end: Callable[[Postgres], None]) -> None:
    acknowledged: dict[str, int] = dict.fromkeys(LAID, 0)
    stopped = asyncio.Event()

    async def speak(store: Store, table_id: str) -> None:
        while not stopped.is_set():
            n = acknowledged[table_id]
            assert await store.append(table_id, n, [Word(n % 3, f"word {n}")], n)
            acknowledged[table_id] += 1
            assert len(await store.log(table_id, n)) == 1

    async def until_all_reach(more: int) -> None:
        goal = {table_id: n + more for table_id, n in acknowledged.items()}
        while any(acknowledged[table_id] < goal[table_id] for table_id in LAID):
            await asyncio.sleep(0.01)

    async def run() -> None:
        store = await Store.open(mortal_postgres.database())
        await lay(store, *LAID)
        async with asyncio.TaskGroup() as speaking:
            for table_id in LAID:
                speaking.create_task(speak(store, table_id))
            for _ in range(2):
                await until_all_reach(5)
                await asyncio.to_thread(mortal_postgres.restart, lambda: end(mortal_postgres))
            await until_all_reach(5)
            stopped.set()
        for table_id in LAID:
            words = await spoken(store, table_id)
            assert words == [Word(n % 3, f"word {n}") for n in range(acknowledged[table_id])]
        await store.close()

    asyncio.run(run())


def test_a_database_that_stays_away_is_an_error_for_whoever_waits_and_no_more(mortal_postgres: Postgres) -> None:
    async def run() -> None:
        store = await Store.open(mortal_postgres.database(), patience=0.3)
        troubles: list[BaseException] = []
        store.troubled = troubles.append
        await lay(store, "t")
        await asyncio.to_thread(mortal_postgres.stop)
        wanted = [store.append("t", 0, SAID, 1), store.write(newcomer("a"))]
        failed = await asyncio.gather(*wanted, store.log("t"), store.ping(), return_exceptions=True)
        assert [type(error) for error in failed] == [sa.exc.OperationalError] * 4
        assert len(troubles) > 3, "it was tried more than once"
        await asyncio.to_thread(mortal_postgres.start)
        await store.ping()
        assert await store.append("t", 0, SAID, 1)
        await store.close()

    asyncio.run(run())


def test_what_was_to_be_written_is_in_no_error(postgres: Postgres, tmp_path: Path) -> None:
    secret = "the seed of the table"

    async def fail(url: str) -> str:
        store = await Store.open(url)
        row: dict[str, Any] = {"id": "x", "name": None, "secret": secret, "made_at": 0}
        try:
            await store.write(lambda connection: connection.execute(sa.insert(people).values(row)))
        except sa.exc.IntegrityError as error:
            return f"{error} {error!r} {error.orig} {error.orig!r}"
        finally:
            await store.close()
        raise AssertionError("nobody has no name")

    for url in (f"sqlite:///{tmp_path}/backroom.sqlite", postgres.database()):
        assert secret not in asyncio.run(fail(url)), url.split(":")[0]
