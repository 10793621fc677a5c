"""A node that cannot write says so, to whoever looks after it and to whoever wants something of it, and soon."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from backroom.server.edge.health import DEAD, DEAF, Health
from backroom.server.storage import store as storage
from backroom.server.storage.away import AWAY, HELD, NO_ROOM, Away
from backroom.server.storage.fanout import Fanout
from backroom.server.storage.schema import people
from backroom.server.storage.store import Hasty, Store
from tests.server.club import Club, at_the_club
from tests.server.serving import Server
from tests.server.test_faults import fill, small_disk
from tests.server.test_full import grow_again, grow_no_more
from tests.server.test_store import newcomer
from tools.services import Postgres, Redis

FIRST = storage.HASTE + 3  # seconds for whoever comes before anybody knows, on a busy machine
NEXT = 2.0


@contextlib.contextmanager
def held(file: Path) -> Iterator[None]:
    """Another program has the one write lock of SQLite."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.close()


def until_ready(server: Server, *, ready: bool) -> dict[str, str]:
    """Wait until it is, or is not; what it said then."""
    end = time.monotonic() + 30
    while (answer := httpx.get(f"{server.url}/readyz", timeout=10)).status_code != (200 if ready else 503):
        assert time.monotonic() < end, answer.text
        time.sleep(0.05)
    return dict(answer.json())


def arrive(server: Server) -> tuple[httpx.Response, float]:
    """Somebody says a name; the answer, and how long it took."""
    begun = time.monotonic()
    return httpx.post(f"{server.url}/api/people", json={"name": "Xanthippe"}, timeout=60), time.monotonic() - begun


def all_are_told(server: Server, reason: str) -> None:
    """Whoever wants something is told to come later, and whoever looks after the node is told why."""
    answer, seconds = arrive(server)
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "5"), answer.text
    assert seconds < FIRST
    assert "cannot read or write at the moment" in answer.json()["detail"]
    assert until_ready(server, ready=False) == {"status": "not ready", "reason": reason}
    live = httpx.get(f"{server.url}/healthz", timeout=10)
    assert (live.status_code, live.json()) == (200, {"status": "ill", "reason": reason})
    answer, seconds = arrive(server)
    assert answer.status_code == 503
    assert seconds < NEXT, "now it is known"
    assert number(server, "backroom_store_fault") == 1


def all_is_well_again(server: Server) -> None:
    until_ready(server, ready=True)
    assert httpx.get(f"{server.url}/healthz").json() == {"status": "well", "reason": ""}
    answer, _ = arrive(server)
    assert answer.status_code == 201
    assert number(server, "backroom_store_fault") == 0
    events = [line["event"] for line in server.lines()]
    assert "failed" not in events, "it is no fault of ours"
    assert "something failed" in events, "the store tells what it was"
    assert "Xanthippe" not in server.log.read_text()


def number(server: Server, name: str) -> float:
    (found,) = re.findall(rf"^{name} (\S+)$", httpx.get(f"{server.url}/metrics").text, re.MULTILINE)
    return float(found)


# real ones


def test_while_another_program_holds_sqlite_nobody_waits_for_long(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        with held(tmp_path / "backroom.sqlite"):
            all_are_told(server, HELD)
            assert httpx.get(f"{server.url}/api/tables").status_code == 200, "what is there can be read"
        all_is_well_again(server)


def test_a_full_disk_is_told(tmp_path: Path) -> None:
    with small_disk(tmp_path, "4m") as disk, Server(tmp_path, f"sqlite:///{disk}/backroom.sqlite") as server:
        assert arrive(server)[0].status_code == 201
        fill(disk / "ballast")
        until_ready(server, ready=False)
        all_are_told(server, NO_ROOM)
        (disk / "ballast").unlink()
        all_is_well_again(server)


def test_postgresql_that_is_away_is_told(tmp_path: Path, mortal_postgres: Postgres) -> None:
    with Server(tmp_path, mortal_postgres.database()) as server:
        mortal_postgres.stop()
        all_are_told(server, AWAY)
        unread = httpx.get(f"{server.url}/api/tables", timeout=60)
        assert (unread.status_code, unread.headers["retry-after"]) == (503, "5")
        assert str(mortal_postgres.port) not in unread.text + httpx.get(f"{server.url}/readyz", timeout=10).text
        mortal_postgres.start()
        all_is_well_again(server)


def test_redis_that_is_away_is_told_and_keeps_nobody_out(tmp_path: Path, mortal_redis: Redis) -> None:
    def until_told(status: str, reason: str) -> None:
        end = time.monotonic() + 30
        while (answer := httpx.get(f"{server.url}/readyz")).json() != {"status": status, "reason": reason}:
            assert time.monotonic() < end, answer.text
            time.sleep(0.05)
        assert answer.status_code == 200

    with Server(tmp_path, redis=mortal_redis.url) as server:
        until_told("ready", "")
        mortal_redis.kill()
        until_told("limping", DEAF)
        assert httpx.get(f"{server.url}/healthz").json() == {"status": "limping", "reason": DEAF}
        assert number(server, "backroom_redis_away") == 1
        assert arrive(server)[0].status_code == 201
        mortal_redis.start()
        until_told("ready", "")
        assert [line["event"] for line in server.lines()].count(DEAF) == 1


# in this process


def at_a_store(folder: Path, evening: Callable[[Store], Awaitable[None]], patience: float = 30) -> None:
    async def run() -> None:
        store = await Store.open(f"sqlite:///{folder}/backroom.sqlite", patience)
        try:
            await evening(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_database_that_may_not_grow_is_ill_though_little_things_still_go_in(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        ann = await club.person("Ann")
        health: Health = club.app.state["health"]
        assert (await health.faults()).status == "well"
        sa.event.listen(club.store.engine, "begin", grow_no_more)
        club.store.written = -storage.FRESH  # as if nothing had been written for a while
        assert (await health.faults()).ill == NO_ROOM
        assert (await ann.post("/api/tables", json={"game": "coup", "seats": 2})).status_code == 503
        sa.event.remove(club.store.engine, "begin", grow_no_more)
        sa.event.listen(club.store.engine, "begin", grow_again)
        async with asyncio.timeout(20):
            while (await health.faults()).ill:
                await asyncio.sleep(0.02)
        assert (await ann.post("/api/tables", json={"game": "coup", "seats": 2})).status_code == 201

    at_the_club(tmp_path, evening)


def test_what_was_given_up_before_it_began_is_never_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "HASTE", 0.2)

    async def evening(store: Store) -> None:
        hasty = Hasty(store)
        with held(tmp_path / "backroom.sqlite"):
            patient = store.write(newcomer("patient"))
            await asyncio.sleep(0)  # it is being tried
            with pytest.raises(Away):
                await hasty.write(newcomer("hasty"))
        assert await patient == "patient"
        await store.write(newcomer("later"))
        names = await store.read(lambda connection: connection.execute(sa.select(people.c.id)).scalars().all())
        assert sorted(names) == ["later", "patient"]

    at_a_store(tmp_path, evening)


def test_nobody_waits_for_the_patience_of_those_before_and_for_their_own(tmp_path: Path) -> None:
    patience = 3.0

    async def evening(store: Store) -> None:
        async def wait(name: str) -> float:
            begun = time.monotonic()
            with pytest.raises(sa.exc.OperationalError):
                await store.write(newcomer(name))
            return time.monotonic() - begun

        with held(tmp_path / "backroom.sqlite"):
            first = asyncio.create_task(wait("a"))
            await asyncio.sleep(0.1)
            seconds = await asyncio.gather(first, wait("b"), wait("c"))
        assert max(seconds) < 2 * patience

    at_a_store(tmp_path, evening, patience)


def test_a_queue_that_does_not_move_is_told_before_anything_has_failed(tmp_path: Path) -> None:
    async def evening(store: Store) -> None:
        health = Health(store, Fanout(None), "sqlite://")
        with held(tmp_path / "backroom.sqlite"):
            asked: Any = store.write(newcomer("a"))
            async with asyncio.timeout(10):
                while (found := await health.faults()).status == "well":
                    await asyncio.sleep(0.02)
            assert (found.ill, found.broken, asked.done()) == (HELD, "", False)
        await asked
        async with asyncio.timeout(10):  # the looks themselves wait to be written too
            while (await health.faults()).status != "well":
                await asyncio.sleep(0.02)

    at_a_store(tmp_path, evening)


def test_a_writer_that_has_ended_is_what_a_restart_mends(tmp_path: Path) -> None:
    async def evening(store: Store) -> None:
        health = Health(store, Fanout(None), "sqlite://")
        assert store.pump is not None
        store.pump.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await store.pump
        assert (await health.faults()).broken == DEAD

    at_a_store(tmp_path, evening)
