"""How a database comes to its shape: whoever looks sees all of it or nothing, however many nodes start at once."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable
from subprocess import PIPE, Popen
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from backroom.server.storage import migrations
from backroom.server.storage.schema import bot_scores, meta, players, records
from backroom.server.storage.store import Store, make_engine

VERSION = "alembic_version"
ALL = {*meta.tables, VERSION}


def on_engine(url: str, work: Callable[[sa.Engine], Any]) -> Any:
    engine = make_engine(url)
    try:
        return work(engine)
    finally:
        engine.dispose()


def migrate(engine: sa.Engine) -> None:
    with engine.execution_options(immediate=True).begin() as connection:
        migrations.upgrade(connection)


def tables_of(engine: sa.Engine) -> set[str]:
    with engine.connect() as connection:
        return set(sa.inspect(connection).get_table_names())


def shape(engine: sa.Engine) -> dict[str, Any]:
    """Everything that the database says of its tables."""
    with engine.connect() as connection:
        look = sa.inspect(connection)
        return {
            table: {
                "columns": {(c["name"], str(c["type"]), c["nullable"], c["default"]) for c in look.get_columns(table)},
                "key": look.get_pk_constraint(table),
                "foreign": sorted(map(str, look.get_foreign_keys(table))),
                "unique": sorted(str(unique["column_names"]) for unique in look.get_unique_constraints(table)),
                "indices": sorted(f"{i['name']} {i['column_names']} {i['unique']}" for i in look.get_indexes(table)),
            }
            for table in meta.tables
        }


def test_the_steps_lead_to_the_schema(database: str) -> None:
    def work(engine: sa.Engine) -> None:
        migrate(engine)
        with engine.connect() as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, meta) == []

    on_engine(database, work)


def test_a_migrated_database_is_the_same_as_one_made_from_the_schema(database: str) -> None:
    def work(engine: sa.Engine) -> None:
        migrate(engine)
        migrated = shape(engine)
        meta.drop_all(engine)
        meta.create_all(engine)
        assert migrated == shape(engine)

    on_engine(database, work)


def test_opening_a_database_again_changes_nothing(database: str) -> None:
    async def run() -> None:
        for _ in range(2):
            store = await Store.open(database)
            assert await store.read(migrations.revision) == migrations.newest()
            await store.close()

    asyncio.run(run())


OPENING = """
import asyncio, sys
from backroom.server.storage import migrations
from backroom.server.storage.store import Store

async def run():
    store = await Store.open(sys.argv[1])
    assert await store.read(migrations.revision) == migrations.newest()
    await store.close()

migrations.newest()
print("ready", flush=True)
sys.stdin.readline()
asyncio.run(run())
"""


def test_nodes_that_start_at_once_migrate_once(database: str) -> None:
    command = [sys.executable, "-c", OPENING, database]
    nodes = [Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, text=True) for _ in range(3)]
    for node in nodes:
        assert node.stdout is not None
        assert node.stdout.readline() == "ready\n"
    for node in nodes:
        assert node.stdin is not None
        node.stdin.write("go\n")
        node.stdin.flush()
    for node in nodes:
        _, errors = node.communicate()
        assert (node.returncode, errors) == (0, "")
    assert on_engine(database, tables_of) == ALL


def test_whoever_looks_on_sees_all_or_nothing(database: str) -> None:
    seen: list[frozenset[str]] = []

    def work(engine: sa.Engine) -> None:
        ready, done = threading.Event(), threading.Event()

        def look_on() -> None:
            while not done.is_set():
                seen.append(frozenset(tables_of(engine)))
                ready.set()
            seen.append(frozenset(tables_of(engine)))

        watcher = threading.Thread(target=look_on)
        watcher.start()
        ready.wait()
        try:
            migrate(engine)
        finally:
            done.set()
            watcher.join()

    on_engine(database, work)
    assert set(seen) == {frozenset(), frozenset(ALL)}


def test_a_migration_that_fails_leaves_nothing(database: str) -> None:
    def fail(engine: sa.Engine) -> None:
        with engine.execution_options(immediate=True).begin() as connection:
            migrations.upgrade(connection)
            assert set(sa.inspect(connection).get_table_names()) == ALL
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        on_engine(database, fail)
    assert on_engine(database, tables_of) == set()


def test_what_bots_won_before_is_counted_once_by_the_step_that_brings_the_counts(database: str) -> None:
    played = {"game": "coup", "version": 1, "edition": "", "options": {}, "line": "", "check": "", "commitment": ""}
    played |= {"events": b"", "steps": 1, "winners": [], "scores": [], "rule": "", "ended_at": 0, "imported": False}
    sat: dict[str, Any] = {"kind": "bot", "person": None, "name": "", "counts": True}

    def work(engine: sa.Engine) -> list[Any]:
        with engine.begin() as connection, migrations.ONE_AT_A_TIME:
            command.upgrade(migrations.setup(connection), "0003")
            connection.execute(sa.insert(records), [{**played, "id": f"r{i}", "seats": 2 + i % 2} for i in range(4)])
            for i in range(4):
                for seat, bot in enumerate(("soldier", "random")):
                    row = sat | {"record_id": f"r{i}", "seat": seat, "bot": bot, "won": float(seat)}
                    connection.execute(sa.insert(players), row)
            connection.execute(sa.update(players).where(players.c.record_id == "r3").values(counts=False))
        migrate(engine)
        with engine.connect() as connection:
            return sorted(tuple(row) for row in connection.execute(sa.select(bot_scores)))

    assert on_engine(database, work) == [
        ("random", "coup", 2, 2, 2.0),
        ("random", "coup", 3, 1, 1.0),
        ("soldier", "coup", 2, 2, 0.0),
        ("soldier", "coup", 3, 1, 0.0),
    ]


def test_a_database_of_a_newer_program_is_refused_and_left_alone(database: str) -> None:
    def make_newer(engine: sa.Engine) -> None:
        migrate(engine)
        with engine.begin() as connection:
            connection.execute(sa.text(f"UPDATE {VERSION} SET version_num = '9999'"))

    on_engine(database, make_newer)
    with pytest.raises(migrations.TooNew, match=rf"9999.*{migrations.newest()}"):
        asyncio.run(Store.open(database))

    def still_newer(engine: sa.Engine) -> None:
        with engine.connect() as connection:
            assert migrations.revision(connection) == "9999"

    on_engine(database, still_newer)


def test_records_of_an_older_database_are_counted_with_their_bytes(database: str) -> None:
    line, events = "a line with a ş", b"what everybody saw"

    def work(engine: sa.Engine) -> None:
        with engine.execution_options(immediate=True).begin() as connection:
            command.upgrade(migrations.setup(connection), "0002")
            old = sa.Table("records", sa.MetaData(), autoload_with=connection)
            row: dict[str, Any] = {column.name: "" for column in old.columns}
            row |= dict.fromkeys(("version", "seats", "steps", "ended_at"), 1)
            row |= dict.fromkeys(("options", "winners", "scores"), "[]")
            row |= {"id": "r", "imported": True, "line": line, "events": events}
            row |= dict.fromkeys(("table_id", "owner", "started_at"))
            connection.execute(sa.insert(old).values(row))
            migrations.upgrade(connection)
            counted = connection.execute(sa.text("SELECT bytes FROM records")).scalar_one()
            assert counted == len(line.encode()) + len(events)

    on_engine(database, work)
