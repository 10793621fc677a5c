"""Where everything durable is kept: SQLite out of the box, PostgreSQL by its URL.

Reads run side by side in threads. Writes of one node go one after another, many to a transaction: a write is done when
its transaction is on disk, and a busy server pays for few of them. With SQLite the statements of a transaction, and
small looks, run on the loop's own thread (`Pen`); with PostgreSQL everything runs in threads. Two nodes that write the
same row of a log are settled by the database: the second learns that it came too late. A database that goes away and
comes back is waited for; no write is lost by that, and none is done twice.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from backroom.server.play.live import Answers, Word
from backroom.server.storage import migrations
from backroom.server.storage.away import AWAY, UNWRITABLE, Away, Unsure, is_away, is_lost, passes, reason
from backroom.server.storage.batch import Answer, Append, Batch, Wanted
from backroom.server.storage.mark import Mark
from backroom.server.storage.moving import NOT_BY_ITSELF, Moving
from backroom.server.storage.pen import Pen
from backroom.server.storage.schema import answers, commits, extensions

T = TypeVar("T")
Deed = Callable[[sa.Connection], Any]
READERS = 4
MOST_AT_ONCE = 400  # writes in a transaction
GATHERING = 0.015  # seconds that a busy store waits for more of them: a transaction costs more than its writes
PATIENCE = 20.0  # seconds that a database may be away
PAUSE = 0.05, 1.0  # seconds between two tries, at first and at most
HASTE = 3.0  # seconds that a request waits at most
SLOW = 2.0  # seconds after which a write that is not done is a sign of trouble
FRESH = 5.0  # seconds for which a write that was done says that others can be
A_LOT = 8_192  # signs that are written to see whether there is room: more than what is free in pages begun
A_TRY = "PRAGMA busy_timeout=1000"  # a store has patience of its own
# Who has lost its database is to notice, and a database that has lost a node is to let go of its locks.
POSTGRESQL = {"connect_timeout": 5, "tcp_user_timeout": 15_000, "keepalives_idle": 10, "keepalives_interval": 5}
IDLE_AT_MOST = "SET idle_in_transaction_session_timeout = '30s'"


class Logged(msgspec.Struct, frozen=True):
    """A row of a word log."""

    seq: int
    word: Word
    at: int


class Store:
    """A database. Made by `Store.open`, given back by `close`."""

    def __init__(self, engine: sa.Engine, patience: float = PATIENCE) -> None:
        self.engine = engine
        self.patience = patience
        self.is_postgresql = engine.dialect.name == "postgresql"
        self.insert = postgresql.insert if self.is_postgresql else sqlite.insert
        # A reader sees one moment of the database; a writer of SQLite waits for the others before it looks.
        one_moment = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True} if self.is_postgresql else {}
        self.reading = engine.execution_options(**one_moment)
        self.writing = engine.execution_options(immediate=True)
        if not self.is_postgresql:
            sa.event.listen(engine, "connect", lambda connection, _: connection.execute(A_TRY))
        self.mark = Mark() if self.is_postgresql else None
        self.batch = Batch(engine.dialect.name)
        self.readers = ThreadPoolExecutor(READERS, "read")
        self.writer = ThreadPoolExecutor(1, "write")
        self.pen = None if self.is_postgresql else Pen(self.writing, self.reading, self.writer)
        self.queue: asyncio.Queue[tuple[Deed | Wanted, asyncio.Future[Any]]] = asyncio.Queue()
        self.asked: deque[float] = deque()  # when what is not done was asked for
        self.trouble = ""  # why the last transaction failed, if it was the database
        self.hindrance = ""  # why it has to be tried again
        self.written = -FRESH  # when something was last written
        self.pump: asyncio.Task[None] | None = None
        self.mending: asyncio.Task[None] | None = None
        self.moving: Moving | None = None
        self.is_closed = False
        self.measured: Callable[[float, int], None] = lambda _seconds, _writes: None  # told of every transaction
        self.troubled: Callable[[BaseException], None] = lambda _: None  # told of every try that failed, in a thread

    @classmethod
    async def open(cls, url: str, patience: float = PATIENCE) -> Store:
        """Open a database; an empty or older one is brought to the newest shape. TooNew if a newer program made it."""
        store = cls(make_engine(url), patience)
        try:
            await asyncio.get_running_loop().run_in_executor(
                store.writer, store.patiently, store.lay, migrations.upgrade
            )
        except BaseException:
            await store.close()
            raise
        store.pump = asyncio.create_task(store.write_on())
        store.mending = asyncio.create_task(store.mend())
        if store.pen:
            store.moving = Moving(store.engine)
        return store

    async def close(self) -> None:
        """What was asked to be written is written first."""
        if self.mending is not None:
            self.mending.cancel()
        if self.pump is not None:
            await self.queue.join()
            self.pump.cancel()
            if self.mark:
                await asyncio.get_running_loop().run_in_executor(self.writer, self.mark.remove, self.engine)
        self.is_closed = True
        if self.moving:
            self.moving.close()
        if self.pen:
            self.pen.close()
        self.writer.shutdown()
        self.readers.shutdown()
        self.engine.dispose()

    # how

    async def read(self, deed: Callable[[sa.Connection], T]) -> T:
        """What one moment of the database says."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.patiently, self.look, deed)

    async def glance(self, deed: Callable[[sa.Connection], T]) -> T:
        """The same for a few rows that are found by their key."""
        if self.pen:
            with suppress(sa.exc.DBAPIError):  # then it is read with patience
                return self.pen.glance(deed)
        return await self.read(deed)

    def look(self, deed: Callable[[sa.Connection], T]) -> T:
        with self.reading.connect() as connection:
            return deed(connection)

    def write(self, deed: Callable[[sa.Connection], T]) -> Awaitable[T]:
        """Done when it is on disk. Deeds of one node are done in the order in which they were asked for.

        A deed may be run more than once, but only one run counts; what it raises undoes it and nothing else.
        """
        return self.put(deed)

    def put(self, wanted: Deed | Wanted) -> Awaitable[Any]:
        if self.is_closed:
            raise RuntimeError("the store is closed")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((wanted, done))
        self.asked.append(time.monotonic())
        return done

    async def write_on(self) -> None:
        is_busy = False
        while True:
            waiting = [await self.queue.get()]
            if is_busy:
                await asyncio.sleep(GATHERING)
            while not self.queue.empty() and len(waiting) < MOST_AT_ONCE:
                waiting.append(self.queue.get_nowait())
            is_busy = len(waiting) > 1
            begun = time.perf_counter()
            wanted = [(want, done) for want, done in waiting if not done.done()]  # who gave up wants nothing
            results = await self.write_down([want for want, _ in wanted], self.asked[0]) if wanted else []
            self.measured(time.perf_counter() - begun, len(wanted))
            self.learn(results)
            if self.moving:
                self.moving.written()
            for _ in waiting:
                self.queue.task_done()
                self.asked.popleft()
            for (_, done), result in zip(wanted, results, strict=True):
                if done.done():  # whoever asked has gone
                    continue
                if isinstance(result, BaseException):
                    done.set_exception(result)
                else:
                    done.set_result(result)

    def learn(self, results: list[Any]) -> None:
        """How the database is, by what became of a transaction."""
        failed = [result for result in results if isinstance(result, Exception) and is_away(result)]
        self.trouble = reason(failed[0]) if failed else ""
        if results and not failed:
            self.hindrance, self.written = "", time.monotonic()

    async def write_down(self, wanted: list[Deed | Wanted], since: float) -> list[Any]:
        """What became of each; the first was asked for then."""
        if self.pen:
            try:
                return await self.pen.write(lambda connection: self.steps(connection, wanted, apart=True))
            except Exception:  # noqa: BLE001, S110 (tried again with patience, and one by one)
                pass
        return await asyncio.get_running_loop().run_in_executor(self.writer, self.write_all, wanted, since)

    def write_all(self, wanted: list[Deed | Wanted], since: float) -> list[Any]:
        """Everything in one transaction; if that cannot be, each in its own, so that only what is wrong fails."""
        try:
            return self.patiently(self.transact, wanted, since)
        except Exception as error:  # noqa: BLE001 (whoever asked is told, whatever it was)
            in_vain = isinstance(error, Unsure) or (isinstance(error, sa.exc.DBAPIError) and passes(error))
            if len(wanted) == 1 or in_vain:
                return [error] * len(wanted)
            return [result for each in wanted for result in self.write_all([each], since)]

    def transact(self, wanted: list[Deed | Wanted]) -> list[Any]:
        try:
            return self.transact_once(wanted)
        except sa.exc.DBAPIError as error:
            if is_away(error):
                self.hindrance = reason(error)
            raise

    def lay(self, upgrade: Deed) -> None:
        """Bring the database to its newest shape; that may be tried again, whether it has happened or not."""
        with self.writing.begin() as connection:
            upgrade(connection)

    def transact_once(self, wanted: list[Deed | Wanted]) -> list[Any]:
        with self.writing.connect() as connection:
            steps = self.steps(connection, wanted, apart=len(wanted) > 1)
            results = [result for some in steps for result in some]
            if self.mark:
                self.mark.leave(connection)
            try:
                connection.commit()
            except sa.exc.DBAPIError as error:
                # Did it still happen? If not, it is tried again; if nobody can say, whoever asked is told so.
                if self.mark is None or not is_lost(error) or not self.find_out(self.mark):
                    raise
            return results

    def steps(self, connection: sa.Connection, wanted: list[Deed | Wanted], *, apart: bool) -> Iterator[list[Any]]:
        """What became of each, in the order of asking; words and answers that follow each other are one step.

        `apart`: a deed that raises something undoes itself alone.
        """
        start = 0
        while start < len(wanted):
            end = start
            while end < len(wanted) and isinstance(wanted[end], Append | Answer):
                end += 1
            if end > start:
                yield list(self.batch.write(connection, wanted[start:end]))  # type: ignore[arg-type]
            if end < len(wanted):
                deed = wanted[end]
                assert not isinstance(deed, Append | Answer)
                yield [alone(connection, deed) if apart else deed(connection)]
                end += 1
            start = end

    def find_out(self, mark: Mark) -> bool:
        """Has it happened? Unsure if that cannot be asked in good time: doing it again might do it twice."""
        try:
            return self.patiently(mark.is_there, self.engine)
        except sa.exc.DBAPIError as error:
            raise Unsure("the database was lost in the middle of a transaction") from error

    def patiently(self, work: Callable[[Any], T], what: Any, since: float | None = None) -> T:
        """Try until the database is back, within bounds, which begin where it was asked for. Runs in a thread."""
        until, pause = (time.monotonic() if since is None else since) + self.patience, PAUSE[0]
        while True:
            try:
                return work(what)
            except sa.exc.DBAPIError as error:
                self.troubled(error)
                if not passes(error) or time.monotonic() + pause > until:
                    raise
            time.sleep(pause)
            pause = min(2 * pause, PAUSE[1])

    # how it is

    def fault(self) -> str:
        """Why nothing can be written, in words for everybody; nothing if all is well."""
        if self.trouble:
            return self.trouble
        return (self.hindrance or UNWRITABLE) if self.waits > SLOW else ""

    @property
    def waits(self) -> float:
        """For how long the write has waited that waits longest."""
        return time.monotonic() - self.asked[0] if self.asked else 0.0

    @property
    def is_dead(self) -> bool:
        """Will nothing be written any more, whatever the database does?"""
        return self.pump is not None and self.pump.done()

    async def mend(self) -> None:
        """While nobody may write, find out when writing works again."""
        while True:
            await asyncio.sleep(PAUSE[1])
            if self.trouble:
                with suppress(Exception):  # whatever is in the way, it is tried again
                    await self.probe()

    async def probe(self) -> None:
        """Write something and take it back, unless something was just written: raises what is in the way."""
        if not self.trouble and time.monotonic() - self.written < FRESH:
            return
        name = secrets.token_urlsafe(9).ljust(A_LOT, "-")

        def deed(connection: sa.Connection) -> None:
            if not self.is_postgresql:  # which gets a mark in any case
                connection.execute(sa.insert(commits).values(store=name, n=0))
                connection.execute(sa.delete(commits).where(commits.c.store == name))

        await self.write(deed)

    async def ping(self) -> None:
        """Does the database answer now?"""
        await asyncio.get_running_loop().run_in_executor(self.readers, self.look, lambda c: c.execute(sa.select(1)))

    # the word log

    def append(
        self,
        table_id: str,
        first: int,
        said: list[Word],
        at: int,
        ending: dict[str, object] | None = None,
        sealed: tuple[int, Answers] | None = None,
        bot: int | None = None,
    ) -> Awaitable[bool]:
        """Words from row `first` on; False, and nothing is written, if the log has another length by now.

        `ending` is the record of a game that these words end. `sealed` is the question that they close and the answers
        that they were made of: False, and nothing is written, if there are others by now; else they are forgotten.
        `bot` is the chair of the bot that says them: False, and nothing is written, if no bot sits there any more.
        """
        return self.put(Append(table_id, first, said, at, ending, sealed, bot))

    async def log(self, table_id: str, after: int = 0) -> list[Logged]:
        """The rows of a log from number `after` on."""
        rows = await self.glance(lambda connection: self.batch.log(connection, table_id, after))
        return [Logged(seq, Word(seat, word), at) for seq, seat, word, at in rows]

    # sealed answers

    def put_answer(
        self, table_id: str, wait: int, seat: int, said: list[str], words: int, bot: int | None = None
    ) -> Awaitable[bool]:
        """The last answer of a seat counts. False, and nothing is kept, if the log has not `words` rows any more.

        `bot` as with `append`.
        """
        return self.put(Answer(table_id, wait, seat, said, words, bot))

    async def answers(self, table_id: str, wait: int) -> Answers:
        open_ones = {"table_id": table_id, "wait": wait}
        rows = await self.glance(lambda connection: connection.execute(ANSWERS, open_ones).all())
        return {seat: list(said) for seat, said in rows}

    # more time

    def put_extension(self, table_id: str, seat: int, n: int, wait: int) -> Awaitable[bool]:
        """Extension number `n` of a seat, for this question; False if it has taken that one already."""
        row = {"table_id": table_id, "seat": seat, "n": n, "wait": wait}
        put = self.insert(extensions).values(row).on_conflict_do_nothing().returning(extensions.c.n)
        return self.write(lambda connection: connection.execute(put).first() is not None)

    async def extensions(self, table_id: str) -> dict[int, list[int]]:
        """By seat: the questions that it took more time for."""
        here = {"table_id": table_id}
        taken: dict[int, list[int]] = {}
        for seat, wait in await self.glance(lambda connection: connection.execute(EXTENSIONS, here).all()):
            taken.setdefault(seat, []).append(wait)
        return taken


class Hasty(Store):
    """The same store, for requests: they are told soon that the database is away. What was given up may still happen,
    if it had begun.
    """

    def __init__(self, store: Store) -> None:
        self.__dict__ = store.__dict__

    def put(self, wanted: Deed | Wanted) -> Awaitable[Any]:
        if fault := self.fault():
            raise Away(fault)
        return soon(super().put(wanted))

    async def read(self, deed: Callable[[sa.Connection], T]) -> T:
        return await soon(super().read(deed))


async def soon(done: Awaitable[T]) -> T:
    try:
        async with asyncio.timeout(HASTE):
            return await done
    except TimeoutError:
        raise Away(AWAY) from None


ANSWERS = sa.select(answers.c.seat, answers.c.words).where(
    answers.c.table_id == sa.bindparam("table_id"), answers.c.wait == sa.bindparam("wait")
)
EXTENSIONS = (
    sa.select(extensions.c.seat, extensions.c.wait)
    .where(extensions.c.table_id == sa.bindparam("table_id"))
    .order_by(extensions.c.seat, extensions.c.n)
)


def alone(connection: sa.Connection, deed: Deed) -> Any:
    """What a deed among others returns or raises; if it raises, it alone is undone."""
    connection.exec_driver_sql("SAVEPOINT deed")
    try:
        result = deed(connection)
    except Exception as error:  # whoever asked is told, whatever it was
        if isinstance(error, sa.exc.DBAPIError) and passes(error):
            raise
        connection.exec_driver_sql("ROLLBACK TO deed")
        result = error
    connection.exec_driver_sql("RELEASE deed")
    return result


def make_engine(url: str) -> sa.Engine:
    """Connections that are as durable and as strict as the store needs them. What was to be written is in no error."""
    address = sa.make_url(url)
    if address.get_backend_name() != "sqlite":
        given = {name: value for name, value in POSTGRESQL.items() if name not in address.query}
        engine = sa.create_engine(address, pool_pre_ping=True, connect_args=given, hide_parameters=True)
        sa.event.listen(engine, "connect", prepare_postgresql)
        sa.event.listen(engine, "handle_error", hush)
        return engine
    engine = sa.create_engine(address, hide_parameters=True)
    sa.event.listen(engine, "connect", prepare_sqlite)
    sa.event.listen(engine, "begin", begin_sqlite)
    return engine


def prepare_postgresql(connection: Any, _: object) -> None:
    with connection.cursor() as cursor:
        cursor.execute(IDLE_AT_MOST)
    connection.commit()


def hush(context: sa.engine.ExceptionContext) -> None:
    """PostgreSQL quotes the row that it refuses; rows hold secrets, and errors are logged."""
    diagnosis = getattr(context.original_exception, "diag", None)
    message = diagnosis and diagnosis.message_primary
    if message:
        context.original_exception.args = (message,)
    if message and context.sqlalchemy_exception is not None:
        context.sqlalchemy_exception.args = (f"({type(context.original_exception).__name__}) {message}",)


def prepare_sqlite(connection: Any, _: object) -> None:
    """A log that is on disk when it is said to be, and readers that never wait for the writer."""
    connection.isolation_level = None  # we begin transactions ourselves: Python would leave some statements outside
    for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", NOT_BY_ITSELF):
        connection.execute(f"PRAGMA {pragma}")


def begin_sqlite(connection: sa.Connection) -> None:
    """A writer says so at once: one that has read first could not become a writer while another is at work."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("immediate") else "BEGIN")
