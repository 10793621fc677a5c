"""How what has been written to SQLite gets from its log into the database proper.

By itself SQLite does that at the end of a commit, every thousand pages: twice a second on a busy server, and every word
waits meanwhile. So it is done beside the writing, which goes on into the log. A log that is never quite empty would
grow for ever; when it is long, it is begun anew, for which only what came meanwhile has to be moved.
"""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress

import sqlalchemy as sa

NOT_BY_ITSELF = "wal_autocheckpoint=0"
PAUSE = 1.0  # seconds between two moves, at least
LONG = 16_384  # pages of a log that is begun anew: 64 MiB


class Moving:
    """Moves the log of one database. `written` says that there is something to move."""

    def __init__(self, engine: sa.Engine, pause: float = PAUSE, long: int = LONG) -> None:
        self.engine = engine
        self.pause = pause
        self.long = long
        self.thread = ThreadPoolExecutor(1, "move")
        self.something = asyncio.Event()
        self.task = asyncio.create_task(self.go_on())

    def written(self) -> None:
        self.something.set()

    async def go_on(self) -> None:
        while True:
            await self.something.wait()
            await asyncio.sleep(self.pause)
            self.something.clear()
            await asyncio.get_running_loop().run_in_executor(self.thread, self.move)

    def move(self) -> None:
        """A database that is locked or away is moved another time."""
        with suppress(sa.exc.DBAPIError, sqlite3.Error), closing(self.engine.raw_connection()) as connection:
            if moved(connection, "PASSIVE") > self.long:
                moved(connection, "RESTART")

    def close(self) -> None:
        self.task.cancel()
        self.thread.shutdown()


def moved(connection: sa.PoolProxiedConnection, how: str) -> int:
    """How many pages the log has. It is asked outside of any transaction."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA wal_checkpoint({how})")
    _, pages, _ = cursor.fetchone() or (0, 0, 0)
    cursor.close()
    return int(pages)
