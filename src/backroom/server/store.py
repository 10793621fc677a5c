"""Where everything durable is kept: SQLite out of the box, PostgreSQL by its URL.

Reads run side by side in threads. Writes of one node go through one thread, many to a transaction: a write is done
when its transaction is on disk, and a busy server pays for few of them. Two nodes that write the same row of a log are
settled by its key: the second learns that it came too late.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from backroom.server.live import Answers, Word
from backroom.server.schema import answers, meta, words

T = TypeVar("T")
Deed = Callable[[sa.Connection], Any]
READERS = 4
MOST_AT_ONCE = 200  # writes in a transaction


class Logged(msgspec.Struct, frozen=True):
    """A row of a word log."""

    seq: int
    word: Word
    at: int


class Store:
    """A database. Made by `Store.open`, given back by `close`."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        self.readers = ThreadPoolExecutor(READERS, "read")
        self.writer = ThreadPoolExecutor(1, "write")
        self.queue: asyncio.Queue[tuple[Deed, asyncio.Future[Any]]] = asyncio.Queue()
        self.pump: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open a database; an empty one gets its tables."""
        engine = sa.create_engine(url)
        if engine.dialect.name == "sqlite":
            sa.event.listen(engine, "connect", prepare_sqlite)
        store = cls(engine)
        store.pump = asyncio.create_task(store.write_on())
        await asyncio.get_running_loop().run_in_executor(store.writer, meta.create_all, engine)
        return store

    async def close(self) -> None:
        """What was asked to be written is written first."""
        if self.pump is not None:
            await self.queue.join()
            self.pump.cancel()
        self.writer.shutdown()
        self.readers.shutdown()
        self.engine.dispose()

    # how

    async def read(self, deed: Callable[[sa.Connection], T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return deed(connection)

        return await asyncio.get_running_loop().run_in_executor(self.readers, run)

    def write(self, deed: Callable[[sa.Connection], T]) -> Awaitable[T]:
        """Done when it is on disk. Deeds of one node are done in the order in which they were asked for."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((deed, done))
        return done

    async def write_on(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            batch = [await self.queue.get()]
            while not self.queue.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self.queue.get_nowait())
            try:
                results = await loop.run_in_executor(self.writer, self.transact, [deed for deed, _ in batch])
            except Exception as error:  # noqa: BLE001
                # Whoever asked is told, whatever it was; the next transaction is another.
                results = [error] * len(batch) if len(batch) == 1 else await self.one_by_one(batch)
            for (_, done), result in zip(batch, results, strict=True):
                self.queue.task_done()
                if done.cancelled():
                    continue
                if isinstance(result, BaseException):
                    done.set_exception(result)
                else:
                    done.set_result(result)

    async def one_by_one(self, batch: list[tuple[Deed, asyncio.Future[Any]]]) -> list[Any]:
        """One deed of a transaction has failed: each gets its own, so that only that one fails."""
        loop = asyncio.get_running_loop()
        results: list[Any] = []
        for deed, _ in batch:
            try:
                results += await loop.run_in_executor(self.writer, self.transact, [deed])
            except Exception as error:  # noqa: BLE001
                results.append(error)
        return results

    def transact(self, deeds: list[Deed]) -> list[Any]:
        with self.engine.begin() as connection:
            return [deed(connection) for deed in deeds]

    async def ping(self) -> None:
        """Does the database answer?"""
        await self.read(lambda connection: connection.execute(sa.select(1)).scalar())

    # the word log

    def append(self, table_id: str, first: int, said: list[Word], at: int) -> Awaitable[bool]:
        """Words from row `first` on; False, and nothing is written, if another node was there before."""

        def deed(connection: sa.Connection) -> bool:
            rows = [
                {"table_id": table_id, "seq": first + i, "seat": word.seat, "word": word.word, "at": at}
                for i, word in enumerate(said)
            ]
            taken = connection.execute(self.insert(words).values(rows[0]).on_conflict_do_nothing()).rowcount == 0
            if not taken and rows[1:]:
                connection.execute(sa.insert(words), rows[1:])
            return not taken

        return self.write(deed)

    async def log(self, table_id: str, after: int = 0) -> list[Logged]:
        """The rows of a log from number `after` on."""
        query = sa.select(words.c.seq, words.c.seat, words.c.word, words.c.at)
        query = query.where(words.c.table_id == table_id, words.c.seq >= after).order_by(words.c.seq)
        rows = await self.read(lambda connection: connection.execute(query).all())
        return [Logged(seq, Word(seat, word), at) for seq, seat, word, at in rows]

    # sealed answers

    def put_answer(self, table_id: str, wait: int, seat: int, said: list[str]) -> Awaitable[None]:
        """The last answer of a seat counts."""

        def deed(connection: sa.Connection) -> None:
            row = {"table_id": table_id, "wait": wait, "seat": seat, "words": said}
            put = self.insert(answers).values(row)
            keys = [answers.c.table_id, answers.c.wait, answers.c.seat]
            connection.execute(put.on_conflict_do_update(index_elements=keys, set_={"words": said}))

        return self.write(deed)

    async def answers(self, table_id: str, wait: int) -> Answers:
        query = sa.select(answers.c.seat, answers.c.words).where(answers.c.table_id == table_id, answers.c.wait == wait)
        rows = await self.read(lambda connection: connection.execute(query).all())
        return {seat: list(said) for seat, said in rows}

    def forget_answers(self, table_id: str, before: int) -> Awaitable[None]:
        """Answers to questions that have closed are nobody's business any more."""

        def deed(connection: sa.Connection) -> None:
            connection.execute(sa.delete(answers).where(answers.c.table_id == table_id, answers.c.wait < before))

        return self.write(deed)


def prepare_sqlite(connection: Any, _: object) -> None:
    """A log that is on disk when it is said to be, and readers that never wait for the writer."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")
