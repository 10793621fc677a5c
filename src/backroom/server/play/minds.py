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
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from typing import TypeVar
from zlib import crc32

import msgspec

from backroom.bots.bot import Bot
from backroom.bots.levels import Guests, find_level, invite
from backroom.bots.reasons import Reason
from backroom.bots.search.budget import Budget
from backroom.games.game import Fact, View
from backroom.server.play.turns import Diary, Share

T = TypeVar("T")
MOST_KEPT = 2_000  # bots a worker remembers; one that was forgotten is told everything again
LONGEST = 20  # seconds for a thought, once its turn has come


class Who(msgspec.Struct, frozen=True):
    """A bot in a seat. `most`: milliseconds that it may think this time, if that is less than its level says."""

    table: str
    seat: int
    game: str
    level: str
    seed: int
    most: int = 0


class Kept(msgspec.Struct):
    """A bot that has heard the first so many facts, and why it said what it said: each with the facts it had heard."""

    level: str
    bot: Bot
    heard: int
    reasons: list[tuple[int, Reason]] = []


# In the worker.

KEPT: OrderedDict[tuple[str, int], Kept] = OrderedDict()


def think(who: Who, view: View, facts: list[Fact], since: int, part: int) -> str | None:
    """The bot's word, number `part` of one choice; None if it lacks the facts before number `since`."""
    key = who.table, who.seat
    kept = KEPT.pop(key, None)
    if kept is None or kept.level != who.level or since == 0:
        if since:
            return None
        kept = Kept(who.level, find_level(who.level, who.game).make(who.game, who.seed), 0)
    if kept.heard != since:
        return None
    with hurried(kept.bot, part, who.most):
        word = kept.bot.choose(view, facts)
    kept.heard += len(facts)
    given = getattr(kept.bot, "reasons", None)
    last = given[-1] if isinstance(given, list) and given else None  # a guest may mean something else by it
    if isinstance(last, Reason) and last.word == word:
        kept.reasons.append((kept.heard, last))
    KEPT[key] = kept
    while len(KEPT) > MOST_KEPT:
        KEPT.popitem(last=False)
    return word


@contextmanager
def hurried(bot: Bot, part: int, most: int) -> Iterator[None]:
    """The first word of a choice has `most` milliseconds, and later ones less, if it is time that the bot has."""
    budget = getattr(bot, "budget", None)
    if not isinstance(budget, Budget) or not budget.milliseconds:
        yield
        return
    first = min(budget.milliseconds, most or budget.milliseconds)
    vars(bot)["budget"] = Budget(milliseconds=max(1, first >> (part + 1)) if part else first)
    try:
        yield
    finally:
        vars(bot)["budget"] = budget


def recall(table: str, seat: int) -> list[tuple[int, Reason]]:
    """The game is over: what is left of the bot are its reasons."""
    kept = KEPT.pop((table, seat), None)
    return kept.reasons if kept else []


def begin(guests: Guests) -> None:
    """The server ends its workers; an interrupt at the keyboard is for the server alone."""
    invite(guests)
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
    """One process; it is started with its first thought, and anew when it dies or gets stuck.

    Whoever has its turn makes a whole choice. Turns come in the order in which they were promised in the diary.
    """

    def __init__(self, guests: Guests) -> None:
        self.guests = guests
        self.pool: ProcessPoolExecutor | None = None
        self.turn = asyncio.Lock()
        self.diary = Diary()
        self.is_started = False  # has it done anything yet?

    def submit(self, work: Callable[..., T], *args: object) -> Future[T]:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(1, get_context("spawn"), begin, (self.guests,))
        return self.pool.submit(work, *args)

    async def do(self, work: Callable[..., T], *args: object) -> T:
        """What the process makes of it; TimeoutError, and the process is ended, if that takes too long."""
        try:
            async with asyncio.timeout(LONGEST):
                done = await asyncio.wrap_future(self.submit(work, *args))
        except (BrokenProcessPool, TimeoutError):
            self.end()
            raise
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            raise BrokenProcessPool("the worker was ended meanwhile") from None
        except Exception:
            self.is_started = True  # a bot raised it
            raise
        self.is_started = True
        return done

    def end(self) -> None:
        """Whatever it is doing, and also if it has just begun."""
        self.is_started = False
        if self.pool is None:
            return
        processes = list((self.pool._processes or {}).values())  # before Python 3.14 there is no other way to end them
        self.pool.shutdown(wait=False)
        for process in processes:
            process.kill()
        self.pool = None


class Minds:
    """The workers of a node. `guests` are bots of one's own that may think there too."""

    def __init__(self, workers: int = 1, guests: Guests | None = None) -> None:
        self.workers = [Worker(guests or {}) for _ in range(max(1, workers))]

    def worker(self, table: str, seat: int) -> Worker:
        return self.workers[crc32(f"{table} {seat}".encode()) % len(self.workers)]

    def turn(self, who: Who) -> asyncio.Lock:
        """Whoever wants to have words chosen holds this, until a choice is whole."""
        return self.worker(who.table, who.seat).turn

    def promise(self, table: str, times: Mapping[int, int], now: int) -> dict[int, Share]:
        """Time for the bots of a table that are asked together, by seat: what their workers can spare."""
        by_worker: dict[Worker, list[int]] = {}
        for seat in times:
            by_worker.setdefault(self.worker(table, seat), []).append(seat)
        found: dict[int, Share] = {}
        for worker, seats in by_worker.items():
            share = worker.diary.promise([times[seat] for seat in seats], now, started=worker.is_started)
            found |= dict.fromkeys(seats, share)
        return found

    async def choose(self, who: Who, view: View, facts: list[Fact], since: int, part: int = 0) -> str | None:
        """The bot's word; None if it must be told all facts. What the bot raises is raised here."""
        return await self.worker(who.table, who.seat).do(think, who, view, facts, since, part)

    async def recall(self, table: str, seat: int) -> list[tuple[int, Reason]]:
        """The reasons of a bot whose game is over; none if its worker has forgotten it, or is gone."""
        worker = self.worker(table, seat)
        if worker.pool is None:
            return []
        try:
            async with worker.turn:
                return await worker.do(recall, table, seat)
        except (BrokenProcessPool, TimeoutError):
            return []

    def close(self) -> None:
        for worker in self.workers:
            worker.end()
