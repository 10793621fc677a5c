"""How SQLite is written and looked at from a busy event loop.

SQLite is a library, not a server far away: most statements take a few hundredths of a millisecond. A thread beside a
busy one would wait for Python's lock after each of them, five milliseconds at a time, so they run on the loop's own
thread. What waits for the disk, the commit, runs beside it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import suppress
from typing import Any, TypeVar

import sqlalchemy as sa

T = TypeVar("T")
AT_A_TIME = 0.004  # seconds for which a transaction keeps the loop from its other work
AT_ONCE = "PRAGMA busy_timeout=0"  # whoever finds the database locked waits in a thread, not here


class Pen:
    """One connection that writes and one that looks. `beside` is where commits wait for the disk."""

    def __init__(self, writing: sa.Engine, reading: sa.Engine, beside: Executor) -> None:
        self.writing = writing
        self.reading = reading
        self.beside = beside
        self.writer: sa.Connection | None = None
        self.reader: sa.Connection | None = None

    async def write(self, steps: Callable[[sa.Connection], Iterator[list[Any]]]) -> list[Any]:
        """The results of all steps, once they are on disk. If anything is raised, nothing was written."""
        if self.writer is None:
            self.writer = open_at_once(self.writing)
        connection, results = self.writer, list[Any]()
        try:
            begun = time.perf_counter()
            for some in steps(connection):
                results += some
                if time.perf_counter() - begun > AT_A_TIME:
                    await asyncio.sleep(0)
                    begun = time.perf_counter()
            await asyncio.get_running_loop().run_in_executor(self.beside, connection.commit)
        except BaseException:
            self.writer = None
            lay_down(connection)
            raise
        return results

    def glance(self, deed: Callable[[sa.Connection], T]) -> T:
        """What a small look finds, at once."""
        if self.reader is None:
            self.reader = open_at_once(self.reading)
        connection = self.reader
        try:
            return deed(connection)
        except sa.exc.DBAPIError:
            self.reader = None
            raise
        finally:
            if self.reader is None:
                lay_down(connection)
            else:
                connection.rollback()  # the next look sees the next moment

    def close(self) -> None:
        for connection in (self.writer, self.reader):
            if connection is not None:
                lay_down(connection)
        self.writer = self.reader = None


def open_at_once(engine: sa.Engine) -> sa.Connection:
    connection = engine.connect()
    driver: Any = connection.connection.driver_connection
    driver.execute(AT_ONCE)
    return connection


def lay_down(connection: sa.Connection) -> None:
    """Undo what it was doing and give it away for good: others must not inherit its haste."""
    with suppress(sa.exc.DBAPIError, sa.exc.InvalidRequestError):
        connection.rollback()
    with suppress(sa.exc.DBAPIError, sa.exc.InvalidRequestError):
        connection.invalidate()
    connection.close()
