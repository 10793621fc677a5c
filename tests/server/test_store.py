"""The store on every database it knows: what it says is written is written, once, whoever writes at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from backroom.server.archive.records import ending
from backroom.server.lobby.rows import find_table
from backroom.server.play.live import Word
from backroom.server.storage.schema import answers, chairs, people, players, records, tables
from backroom.server.storage.store import Store

SAID = [Word(0, "income"), Word(1, "tax"), Word(2, "pass")]


def table_row(table_id: str) -> dict[str, Any]:
    row = {"id": table_id, "game": "coup", "version": 1, "edition": "", "seats": 3, "options": {}, "clock": "none"}
    row |= {"host": "h", "listed": True, "key": "", "status": "running", "seed": bytes(32), "salts": [], "made_at": 0}
    return row


def chair_row(table_id: str, seat: int) -> dict[str, Any]:
    return {"table_id": table_id, "seat": seat, "kind": "bot", "bot": "greedy", "name": f"greedy {seat}"}


async def lay(store: Store, *table_ids: str) -> None:
    """Rows for tables, so that words can hang on them."""

    def deed(connection: sa.Connection) -> None:
        connection.execute(sa.insert(people), {"id": "h", "name": "Host", "secret": "s", "made_at": 0})
        connection.execute(sa.insert(tables), [table_row(table_id) for table_id in table_ids])
        connection.execute(sa.insert(chairs), [chair_row(table_ids[0], seat) for seat in range(3)])

    await store.write(deed)


def with_stores(
    database: str, evening: Callable[..., Coroutine[Any, Any, None]], nodes: int = 1, laid: tuple[str, ...] = ("t",)
) -> None:
    """Run an evening with as many nodes at one database; tables are laid before."""

    async def run() -> None:
        stores = [await Store.open(database) for _ in range(nodes)]
        try:
            await lay(stores[0], *laid)
            await evening(*stores)
        finally:
            for store in stores:
                await store.close()

    asyncio.run(run())


async def everything(store: Store, what: sa.Table) -> list[Any]:
    return await store.read(lambda connection: list(connection.execute(sa.select(what)).mappings()))


async def spoken(store: Store, table_id: str = "t") -> list[Word]:
    rows = await store.log(table_id)
    assert [row.seq for row in rows] == list(range(len(rows))), "a log has no gaps"
    return [row.word for row in rows]


# the word log


def test_words_are_read_as_they_were_said(database: str) -> None:
    async def evening(store: Store) -> None:
        assert await store.log("t") == []
        assert await store.append("t", 0, SAID, 1_700_000_000_000)
        assert await store.append("t", 3, [Word(1, 'give "Zoë" 3 € \\ ☂')], 1_700_000_000_001)
        rows = await store.log("t", 2)
        assert [(row.seq, row.word, row.at) for row in rows] == [
            (2, Word(2, "pass"), 1_700_000_000_000),
            (3, Word(1, 'give "Zoë" 3 € \\ ☂'), 1_700_000_000_001),
        ]
        assert await store.log("u") == []

    with_stores(database, evening, laid=("t", "u"))


@pytest.mark.parametrize("first", [0, 1, 3, 4])
def test_words_that_do_not_go_on_where_the_log_ends_are_not_written(database: str, first: int) -> None:
    async def evening(store: Store) -> None:
        assert await store.append("t", 0, SAID[:2], 1)
        assert not await store.append("t", first, SAID, 2)
        assert await spoken(store) == SAID[:2]

    with_stores(database, evening)


def test_of_two_words_for_one_row_in_one_transaction_the_first_is_written(database: str) -> None:
    async def evening(store: Store) -> None:
        rivals = [store.append("t", 0, [Word(seat, "income")], 1) for seat in range(3)]
        goes_on = store.append("t", 1, [Word(1, "tax")], 1)
        assert await asyncio.gather(*rivals, goes_on) == [True, False, False, True]
        assert await spoken(store) == [Word(0, "income"), Word(1, "tax")]

    with_stores(database, evening)


def test_a_word_for_a_table_that_is_not_there_fails_alone(database: str) -> None:
    async def evening(store: Store) -> None:
        wanted = [store.append(table_id, 0, SAID, 1) for table_id in ("t", "nowhere", "u")]
        good, bad, fine = await asyncio.gather(*wanted, return_exceptions=True)
        assert (good, fine) == (True, True)
        assert isinstance(bad, LookupError)
        assert await spoken(store, "u") == SAID

    with_stores(database, evening, laid=("t", "u"))


def test_nodes_that_race_for_every_row_make_one_log_of_what_was_acknowledged(database: str) -> None:
    laid = tuple(f"t{i}" for i in range(8))

    async def speak(store: Store, table_id: str, node: int) -> list[tuple[int, str]]:
        won, rng = [], Random(f"{table_id} {node}")
        while (first := len(await store.log(table_id))) < 20:
            said = [Word(node, f"{node} says {first + i}") for i in range(rng.randint(1, 3))]
            if await store.append(table_id, first, said, first):
                won += [(first + i, word.word) for i, word in enumerate(said)]
                await asyncio.sleep(rng.random() / 20)  # whoever has won lets others try
        return won

    async def evening(*nodes: Store) -> None:
        won = await asyncio.gather(*(speak(nodes[i % 3], laid[i // 3], i % 3) for i in range(3 * len(laid))))
        for i, table_id in enumerate(laid):
            acknowledged = sorted(pair for pairs in won[3 * i : 3 * i + 3] for pair in pairs)
            assert acknowledged == [(seq, word.word) for seq, word in enumerate(await spoken(nodes[0], table_id))]
        assert sum(any(won[3 * i + node] for i in range(len(laid))) for node in range(3)) > 1, "several have won"

    with_stores(database, evening, nodes=3, laid=laid)


# endings


async def finished(store: Store, at: int) -> dict[str, object]:
    """What is kept of a game in which everybody slept."""
    row = await find_table(store, "t")
    assert row is not None
    table = row.make()
    while table.result is None:
        table.fall_back(table.state.wait.seats[0])
    return ending(row, table, at)


def test_the_last_word_and_the_record_are_written_together(database: str) -> None:
    async def evening(store: Store) -> None:
        assert await store.put_answer("t", 1, 2, ["pass"], 0)
        over = await finished(store, 8)
        assert not await store.append("t", 1, SAID, 7, over), "too late: nothing is over"
        assert await everything(store, records) == []
        assert len(await everything(store, answers)) == 1
        assert [row["status"] for row in await everything(store, tables)] == ["running"]
        assert await store.append("t", 0, SAID, 8, over)
        (row,) = await everything(store, tables)
        assert (row["status"], row["ended_at"]) == ("over", 8)
        (record,) = await everything(store, records)
        assert (record["table_id"], record["winners"], record["ended_at"]) == ("t", over["winners"], 8)
        assert [row["seat"] for row in await everything(store, players)] == [0, 1, 2]
        assert await everything(store, answers) == [], "no answer outlives its game"
        assert not await store.append("t", 0, SAID, 9, over)
        assert len(await everything(store, records)) == 1

    with_stores(database, evening)


# sealed answers


def test_the_last_answer_of_a_seat_counts(database: str) -> None:
    async def evening(store: Store) -> None:
        wanted = [store.put_answer("t", 1, 0, [word], 0) for word in ("pass", "challenge")]
        assert await asyncio.gather(*wanted) == [True, True]
        assert await store.put_answer("t", 1, 2, ["block", "done"], 0)
        assert await store.put_answer("t", 1, 0, ["pass"], 0)
        assert await store.answers("t", 1) == {0: ["pass"], 2: ["block", "done"]}
        assert await store.answers("t", 2) == {}

    with_stores(database, evening)


def test_words_close_a_question_and_its_answers_are_forgotten(database: str) -> None:
    async def evening(store: Store) -> None:
        for table_id, wait in (("t", 0), ("t", 1), ("t", 2), ("u", 1)):
            assert await store.put_answer(table_id, wait, 1, ["pass"], 0)
        assert await store.append("t", 0, SAID, 1, sealed=(1, {1: ["pass"]}))
        left = {(row["table_id"], row["wait"]) for row in await everything(store, answers)}
        assert left == {("t", 2), ("u", 1)}

    with_stores(database, evening, laid=("t", "u"))


def test_words_made_of_other_answers_than_there_are_now_are_not_written(database: str) -> None:
    async def evening(store: Store, other: Store) -> None:
        assert await store.put_answer("t", 1, 1, ["pass"], 0)
        assert await other.put_answer("t", 1, 1, ["challenge"], 0)
        assert await other.put_answer("t", 1, 2, ["pass"], 0)
        for stale in ({1: ["pass"]}, {1: ["challenge"]}, {1: ["pass"], 2: ["pass"]}, {}):
            assert not await store.append("t", 0, SAID, 1, sealed=(1, stale))
        assert await spoken(store) == []
        assert await store.answers("t", 1) == {1: ["challenge"], 2: ["pass"]}
        assert await store.append("t", 0, SAID, 1, sealed=(1, {2: ["pass"], 1: ["challenge"]}))

    with_stores(database, evening, nodes=2)


def test_an_answer_to_a_question_that_has_closed_is_not_kept(database: str) -> None:
    async def evening(store: Store, other: Store) -> None:
        assert await store.append("t", 0, SAID, 1)
        assert not await other.put_answer("t", 1, 0, ["pass"], 0)
        assert await other.put_answer("t", 1, 0, ["pass"], 3)
        closing = store.append("t", 3, SAID, 1, sealed=(1, {0: ["pass"]}))
        late = store.put_answer("t", 1, 1, ["pass"], 3)
        assert (await closing, await late) == (True, False)
        assert await everything(store, answers) == []

    with_stores(database, evening, nodes=2)


def test_an_acknowledged_answer_is_in_the_words_that_close_its_question(database: str) -> None:
    """Two nodes: one answers while the other closes. Either the answer counts or it was refused."""
    laid = tuple(f"t{i}" for i in range(30))

    async def evening(store: Store, other: Store) -> None:
        async def close(table_id: str) -> None:
            while True:
                known = await store.answers(table_id, 1)
                if await store.append(table_id, 0, [Word(seat, "pass") for seat in known] or SAID, 1, None, (1, known)):
                    return

        kept = [other.put_answer(table_id, 1, 5, ["pass"], 0) for table_id in laid]
        await asyncio.gather(*(close(table_id) for table_id in laid))
        for table_id, was_kept in zip(laid, await asyncio.gather(*kept), strict=True):
            assert was_kept == (Word(5, "pass") in await spoken(store, table_id))
        assert await everything(store, answers) == []

    with_stores(database, evening, nodes=2, laid=laid)


def test_an_extension_is_taken_once(database: str) -> None:
    async def evening(store: Store, other: Store) -> None:
        assert await store.put_extension("t", 1, 0, 7)
        assert not await other.put_extension("t", 1, 0, 7)
        assert await other.put_extension("t", 1, 1, 9)
        assert await other.put_extension("t", 2, 0, 9)
        assert await store.extensions("t") == {1: [7, 9], 2: [9]}

    with_stores(database, evening, nodes=2)


# deeds


def newcomer(name: str) -> Callable[[sa.Connection], str]:
    def deed(connection: sa.Connection) -> str:
        connection.execute(sa.insert(people), {"id": name, "name": name, "secret": name, "made_at": 0})
        return name

    return deed


def test_a_deed_that_fails_undoes_itself_and_nothing_else(database: str) -> None:
    def half(connection: sa.Connection) -> None:
        newcomer("half")(connection)
        raise ValueError("no")

    async def evening(store: Store) -> None:
        wanted = [store.write(newcomer("a")), store.write(half), store.write(newcomer("a")), store.write(newcomer("b"))]
        word = store.append("t", 0, SAID, 1)
        a, failed, doubled, b, said = await asyncio.gather(*wanted, word, return_exceptions=True)
        assert (a, b, said) == ("a", "b", True)
        assert isinstance(failed, ValueError)
        assert isinstance(doubled, sa.exc.IntegrityError)
        assert {row["id"] for row in await everything(store, people)} == {"h", "a", "b"}

    with_stores(database, evening)


def test_deeds_and_words_are_done_in_the_order_of_asking(database: str) -> None:
    def count(connection: sa.Connection) -> int:
        return int(connection.execute(sa.text("SELECT count(*) FROM words")).scalar_one())

    async def evening(store: Store) -> None:
        wanted: list[Any] = []
        for i in range(20):
            wanted += [store.append("t", i, [Word(0, "income")], i), store.write(count)]
        results = await asyncio.gather(*wanted)
        assert results == [result for i in range(20) for result in (True, i + 1)]

    with_stores(database, evening)


def test_what_was_asked_for_before_closing_is_written(database: str) -> None:
    laid = tuple(f"t{i}" for i in range(1_000))

    async def evening(store: Store) -> None:
        leaving = await Store.open(database)
        wanted = [leaving.append(table_id, 0, SAID, 1) for table_id in laid]
        gone = leaving.write(newcomer("gone"))
        assert isinstance(gone, asyncio.Future)
        gone.cancel()
        await leaving.close()
        assert all([await done for done in wanted])
        with pytest.raises(RuntimeError, match="closed"):
            leaving.append("t0", 3, SAID, 1)
        assert await spoken(store, laid[-1]) == SAID

    with_stores(database, evening, laid=laid)


def test_a_reader_sees_one_moment(database: str) -> None:
    """A reader that asks twice gets one answer, whatever is written between."""

    async def evening(store: Store) -> None:
        loop = asyncio.get_running_loop()

        async def append() -> None:
            assert await store.append("t", 0, SAID, 1)

        def twice(connection: sa.Connection) -> tuple[int, int]:
            query = sa.text("SELECT count(*) FROM words")
            before = connection.execute(query).scalar_one()
            asyncio.run_coroutine_threadsafe(append(), loop).result()
            return before, connection.execute(query).scalar_one()

        assert await store.read(twice) == (0, 0)
        assert await spoken(store) == SAID

    with_stores(database, evening)


def test_sqlite_is_durable(tmp_path: Any) -> None:
    def settings(connection: sa.Connection) -> list[Any]:
        asked = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in asked]

    async def evening(store: Store) -> None:
        assert await store.write(settings) == await store.read(settings) == ["wal", 2, 1]

    with_stores(f"sqlite:///{tmp_path}/backroom.sqlite", evening)
