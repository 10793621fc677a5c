"""Where bots think: processes of their own, so that no table waits for a thought.

A worker keeps the bots of the seats that were routed to it, since a bot may remember what it heard. What crosses over
is the seat's own view and the facts that the seat was told, and a word comes back: a bot could not peek if it tried.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context, parent_process
from zlib import crc32

import msgspec

from backroom.bots.bot import Bot
from backroom.bots.levels import find_level
from backroom.bots.reasons import Reason
from backroom.games.game import Fact, View

MOST_KEPT = 2_000  # bots a worker remembers; one that was forgotten is told everything again
LONGEST = 20  # seconds for a thought


class Who(msgspec.Struct, frozen=True):
    """A bot in a seat."""

    table: str
    seat: int
    game: str
    level: str
    seed: int


class Kept(msgspec.Struct):
    """A bot that has heard the first so many facts, and why it said what it said: each with the facts it had heard."""

    level: str
    bot: Bot
    heard: int
    reasons: list[tuple[int, Reason]] = []


# In the worker.

KEPT: OrderedDict[tuple[str, int], Kept] = OrderedDict()


def think(who: Who, view: View, facts: list[Fact], since: int) -> str | None:
    """The bot's word; None if it lacks the facts before number `since`."""
    key = who.table, who.seat
    kept = KEPT.pop(key, None)
    if kept is None or kept.level != who.level or since == 0:
        if since:
            return None
        kept = Kept(who.level, find_level(who.level, who.game).make(who.game, who.seed), 0)
    if kept.heard != since:
        return None
    word = kept.bot.choose(view, facts)
    kept.heard += len(facts)
    given: list[Reason] = getattr(kept.bot, "reasons", [])
    if given and given[-1].word == word:
        kept.reasons.append((kept.heard, given[-1]))
    KEPT[key] = kept
    while len(KEPT) > MOST_KEPT:
        KEPT.popitem(last=False)
    return word


def recall(table: str, seat: int) -> list[tuple[int, Reason]]:
    """The game is over: what is left of the bot are its reasons."""
    kept = KEPT.pop((table, seat), None)
    return kept.reasons if kept else []


def begin() -> None:
    """The server ends its workers; an interrupt at the keyboard is for the server alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    """A server that was killed has ended nobody."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)


# In the server.


class Worker:
    """One process; it is started with its first thought, and anew when it dies or gets stuck."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.pid: Future[int] | None = None

    def submit(self, who: Who, view: View, facts: list[Fact], since: int) -> Future[str | None]:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(1, get_context("spawn"), begin)
            self.pid = self.pool.submit(os.getpid)
        return self.pool.submit(think, who, view, facts, since)

    def recall(self, table: str, seat: int) -> Future[list[tuple[int, Reason]]] | None:
        """None if nobody thinks here."""
        return None if self.pool is None else self.pool.submit(recall, table, seat)

    def end(self) -> None:
        """Whatever it is doing."""
        if self.pool is None or self.pid is None:
            return
        self.pool.shutdown(wait=False)
        if self.pid.done() and not self.pid.cancelled() and self.pid.exception() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid.result(), signal.SIGKILL)
        self.pool = self.pid = None


class Minds:
    """The workers of a node."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = [Worker() for _ in range(max(1, workers))]

    def worker(self, table: str, seat: int) -> Worker:
        return self.workers[crc32(f"{table} {seat}".encode()) % len(self.workers)]

    async def choose(self, who: Who, view: View, facts: list[Fact], since: int) -> str | None:
        """The bot's word; None if it must be told all facts. What the bot raises is raised here."""
        worker = self.worker(who.table, who.seat)
        pool = worker.pool
        try:
            future = worker.submit(who, view, facts, since)
            pool = worker.pool
            return await asyncio.wait_for(asyncio.wrap_future(future), LONGEST)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            raise BrokenProcessPool("the worker was ended meanwhile") from None
        except (BrokenProcessPool, TimeoutError):
            if worker.pool is pool:
                worker.end()
            raise

    async def recall(self, table: str, seat: int) -> list[tuple[int, Reason]]:
        """The reasons of a bot whose game is over; none if its worker has forgotten it, or is gone."""
        try:
            future = self.worker(table, seat).recall(table, seat)
            return await asyncio.wait_for(asyncio.wrap_future(future), LONGEST) if future else []
        except (BrokenProcessPool, TimeoutError):
            return []

    def close(self) -> None:
        for worker in self.workers:
            worker.end()
