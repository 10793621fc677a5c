"""Who has their turn next, where one thing is done at a time: whoever wants many things waits for them, nobody else."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

MOST_OF_ONE = 8  # who wait under one name


class TooMany(Exception):
    """There are enough of one's own waiting already."""


class Turns:
    """Those who wait, in a line for each name; one of each line in turn."""

    def __init__(self) -> None:
        self.lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self.is_busy = False

    @asynccontextmanager
    async def of(self, who: str) -> AsyncIterator[None]:
        """Wait for a turn; TooMany if others of the same name wait."""
        if self.is_busy:
            await self.wait(who)
        self.is_busy = True
        try:
            yield
        finally:
            self.pass_on()

    async def wait(self, who: str) -> None:
        line = self.lines.setdefault(who, deque())
        if len(line) >= MOST_OF_ONE:
            raise TooMany
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it was given its turn in this moment
                self.pass_on()
            raise

    def pass_on(self) -> None:
        """Whose line has waited longest is next; those who have gone are passed over."""
        self.is_busy = False
        while self.lines and not self.is_busy:
            who, line = self.lines.popitem(last=False)
            mine = line.popleft()
            if line:
                self.lines[who] = line
            if not mine.done():
                self.is_busy = True
                mine.set_result(None)
