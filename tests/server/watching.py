"""Random games, and twins from some of their moments: anywhere, before rare events, in the middle of a choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import blake2b
from pathlib import Path
from random import Random

import msgspec

from backroom.games.game import Game
from backroom.games.told import seen
from backroom.kernel.core import SOLO, Event, Seat, State
from backroom.laws.check import Place
from backroom.laws.replayed import is_fresh
from backroom.laws.sampled import reopened
from backroom.laws.walk import Walk
from backroom.server.play.minds import Minds
from backroom.server.storage.store import Store
from backroom.wire.messages import Hand
from tests.server.twins import STEPS, Coverage, Pair
from tests.server.worlds import Dice, Moment, World, lay, open_store, people_arrive

HALVES = 6  # choices of several words that are looked at, of each kind of question
CLOCKS = ("none", "normal", "fast")


class Still(msgspec.Struct):
    """Where a walk stood still, and what was said and rolled from there on."""

    state: State
    events: list[Event]
    script: list[tuple[Seat, int]] = []
    rolled: dict[int, int] = {}


class Watch:
    """Random games of one game, and twins from some of their moments.

    Those come from anywhere; and from before every kind of event that was not compared yet, played the same way.
    """

    def __init__(self, house: Houses, game: Game, coverage: Coverage, *, every: int = 25, bots: str = "") -> None:
        self.house = house
        self.game = game
        self.coverage = coverage
        self.compared = coverage.events.setdefault(game.key, Counter())
        self.every = every
        self.bots = bots
        self.tables = 0

    async def play(self, place: Place, seed: int, most: int = 6) -> None:
        """One game."""
        walk = Walk(self.game, place.seats, place.options, seed, place.scene)
        rng = Random(seed ^ 0x7E1A)
        twins, last = 0, Still(walk.state.clone(), [])
        if walk.rolling and (rng.random() < 0.3 or not self.compared):
            await self.look(walk, rng, last, rng.choice(walk.viewers), dealt=False)
        while not walk.over and not walk.endless and twins < most:
            known = len(walk.table.out.events)
            if walk.rolling:
                last.rolled[walk.state.rolls] = walk.fated()
                walk.roll(walk.fated())
            else:
                if is_fresh(walk.state):
                    last = Still(walk.state.clone(), list(walk.table.out.events))
                    if rng.randrange(self.every) == 0:
                        twins += 1
                        await self.look(walk, rng, last, rng.choice(walk.viewers))
                last.script.append(walk.choose())
                walk.say(*last.script[-1])
                if self.is_half(last, walk):
                    self.coverage.halves[last.state.wait.kind.name] += 1
                    await self.look(walk, rng, last, rng.choice(walk.viewers), steps=6)
            for event in walk.table.out.events[known:]:
                if not self.compared[event.what] and last.script:
                    await self.look(walk, rng, last, rng.choice([v for v in walk.viewers if seen(event, v)]), steps=2)

    def is_half(self, last: Still, walk: Walk) -> bool:
        """Has a seat said the first half of a choice, of a kind that was not looked at often?"""
        was, state = last.state, walk.state
        same = state.wait.mode == SOLO == was.wait.mode and state.wait.kind is was.wait.kind
        quiet = state.rolls == was.rolls and [f.facts() for f in state.stack] == [f.facts() for f in was.stack]
        return same and quiet and self.coverage.halves[was.wait.kind.name] < HALVES

    async def look(
        self, walk: Walk, rng: Random, still: Still, viewer: Seat | None, *, dealt: bool = True, steps: int = 0
    ) -> None:
        """Follow a pair from here. If nothing is dealt yet, the deal itself differs."""
        self.tables += 1
        table_id = f"{self.game.key}-{walk.seed}-{self.tables}"
        clock, seed = rng.choice(CLOCKS), blake2b(f"{table_id} {rng.random()}".encode(), digest_size=32).digest()
        first = Dice(Random(rng.random()), viewer, scripted=still.rolled if steps else {})
        worlds: list[World] = []
        for store, minds in zip(self.house.stores, self.house.minds, strict=True):
            anew = worlds and dealt
            state = redealt(self.game, still.state, viewer, rng.getrandbits(32)) if anew else still.state.clone()
            moment = Moment(self.game, walk.seats, walk.table.options, walk.table.scene, state, still.events)
            row = await lay(store, table_id, self.game, walk.seats, clock, seed)
            dice = Dice(Random(rng.random()), viewer, first) if worlds else first
            worlds.append(World(store, minds, row, moment, dice, Random(rng.random())))
        pair = Pair(walk, viewer, worlds[0], worlds[1], self.coverage, rng.getrandbits(32))
        pair.script = list(still.script) if steps else []
        try:
            await self.sit_down(pair, rng)
            await pair.follow(steps or STEPS)
        finally:
            for world in worlds:
                await world.close()
        if self.coverage.blind:
            self.coverage.sent += [b"%d %s" % (m.at, m.text) for ear in worlds[0].ears.values() for m in ear.got]

    async def sit_down(self, pair: Pair, rng: Random) -> None:
        for world in pair.worlds:
            await world.open()
        for seat in range(pair.walk.seats if self.bots else 0):
            level = rng.choice(("soldier", "random", "capo@100ms", "capo", "capo@1000ms"))
            if seat == pair.viewer or (self.bots == "all" and rng.random() < 0.5):
                for world in pair.worlds:
                    await world.hear(world.ears[seat], Hand(seat, level))


def redealt(game: Game, state: State, viewer: Seat | None, seed: int) -> State:
    """A twin where nobody has answered yet: at a live table answers are no part of the state."""
    twin = game.redeal(state, viewer, seed)
    return twin if twin.wait.mode == SOLO else reopened(twin)


class Houses:
    """Two stores and two sets of minds, for a world and its twin."""

    def __init__(self, stores: list[Store], minds: list[Minds]) -> None:
        self.stores = stores
        self.minds = minds


@asynccontextmanager
async def two_houses(folder: Path) -> AsyncIterator[Houses]:
    stores = [await open_store(f"sqlite:///{folder}/{name}.sqlite") for name in ("world", "twin")]
    minds = [Minds(), Minds()]
    try:
        for store in stores:
            await people_arrive(store)
        yield Houses(stores, minds)
    finally:
        for mind in minds:
            mind.close()
        for store in stores:
            await store.close()
