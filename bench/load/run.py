"""The steps of the load: open the tables once, then let them play at one rate after the other until it is too much."""

from __future__ import annotations

import asyncio
import gc
from collections import deque
from dataclasses import dataclass
from random import Random
from time import perf_counter

import uvloop
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from bench.load.figures import Measured, Step, step
from bench.load.house import House, Lobby
from bench.load.tables import SEATS, Table

AT_ONCE = 8  # tables that are opened at the same time
LATE = 20.0  # seconds after which a word that nobody has heard counts as lost
LOST = "a word that was not heard"
PAUSE = 0.001  # where no table is ready


@dataclass(frozen=True)
class Plan:
    """What is asked of the server. A rate of 0 is as fast as the tables can."""

    tables: int
    rates: tuple[float, ...]
    warm_up: float
    seconds: tuple[float, ...]  # of each rate
    go_on_to: float = 0  # a step that does not hold is not the last one before this rate
    seed: int = 0


class Load:
    """All tables, and whose turn it is."""

    def __init__(self, plan: Plan, house: House, progress: Progress) -> None:
        self.plan = plan
        self.house = house
        self.progress = progress
        self.lobby = Lobby(house.address)
        self.rng = Random(plan.seed)
        self.ready: deque[Table] = deque()
        self.tables: list[Table] = []

    async def run(self) -> list[Step]:
        """One step after the other, up to the first that does not hold."""
        await self.open_all()
        quieten()
        steps: list[Step] = []
        try:
            for rate, seconds in zip(self.plan.rates, self.plan.seconds, strict=True):
                steps.append(await self.step(rate, seconds))
                if not steps[-1].holds and rate >= self.plan.go_on_to:
                    break
        finally:
            await self.close()
        return steps

    async def open_all(self) -> None:
        bar = self.progress.add_task("opening tables", total=self.plan.tables)
        places = asyncio.Semaphore(AT_ONCE)

        async def open_one(n: int) -> None:
            async with places:
                people = [await self.lobby.arrive(f"Player {n}-{seat}") for seat in range(SEATS)]
                table = Table(self.lobby, people, Random(self.rng.random()), self.ready.append)
                self.tables.append(table)
                await table.sit_down()
            self.progress.advance(bar)

        await asyncio.gather(*[open_one(n) for n in range(self.plan.tables)])
        while len(self.ready) < self.plan.tables:
            await asyncio.sleep(0.1)

    async def step(self, rate: float, seconds: float) -> Step:
        """Warm up at the rate, then measure at it."""
        words = f"{rate:g} words/s" if rate else "as fast as it goes"
        bar = self.progress.add_task(words, total=self.plan.warm_up + seconds)
        await self.play(rate, self.plan.warm_up, bar)
        found = Measured()
        for table in self.tables:
            table.found = found
        before, complaints = self.house.cost(), len(self.house.complaints())
        await self.play(rate, seconds, bar)
        after = self.house.cost()
        found.errors.update(line[:300] for line in self.house.complaints()[complaints:])
        found.errors.update({LOST: lost} if (lost := await self.hear_all()) else {})
        for table in self.tables:
            table.found = Measured()
        return step(rate, found, before, after)

    async def hear_all(self) -> int:
        """Wait for the words that are under way, since the late ones count most; how many never came."""
        until = perf_counter() + LATE
        while (waiting := sum(table.said is not None for table in self.tables)) and perf_counter() < until:
            await asyncio.sleep(PAUSE)
        return waiting

    async def play(self, rate: float, seconds: float, bar: TaskID) -> None:
        """Words fall due at random, so many a second, and are said by the table that has rested longest."""
        begun = due = shown = perf_counter()
        while due < begun + seconds:
            due = due + self.rng.expovariate(rate) if rate else perf_counter()
            await asyncio.sleep(max(0.0, due - perf_counter()))
            if self.ready:
                self.ready.popleft().speak(due)
            elif not rate:
                await asyncio.sleep(PAUSE)
            if due - shown > 0.5:
                self.progress.advance(bar, due - shown)
                shown = due
        self.progress.advance(bar, due - shown)

    async def close(self) -> None:
        for table in self.tables:
            if table.playing is not None and not table.playing.done():
                table.playing.cancel()
            table.leave()
        await self.lobby.close()
        await asyncio.sleep(0.5)


def quieten() -> None:
    """What is there now stays; the client is not to stop for looking through it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


def run(plan: Plan, house: House, console: Console) -> list[Step]:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, refresh_per_second=2) as progress:

        async def go() -> list[Step]:
            return await Load(plan, house, progress).run()

        return uvloop.run(go())
