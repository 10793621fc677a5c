"""A world for the twin law at the wire: a real room on a real file, a clock that we turn, and ears that keep the time.

Two worlds differ only in what one viewer may not know. The first rolls as it likes; its twin rolls the same wherever
the viewer learns the outcome, and anything else where it does not.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Awaitable, Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Self, cast

import msgspec
import sqlalchemy as sa

from backroom.bots.levels import find_level
from backroom.games import GAMES
from backroom.games.game import Fact, Game, Options, View
from backroom.games.table import Table
from backroom.kernel.core import EVERYONE, SOLO, Event, Seat, State, Wait
from backroom.kernel.run import odds
from backroom.server.archive.records import pack, player
from backroom.server.lobby.rows import PERSON, Chair, TableRow, insert
from backroom.server.play.house import House
from backroom.server.play.live import Live
from backroom.server.play.minds import Minds, Who
from backroom.server.play.players import TAKE_BACK_WORD
from backroom.server.play.rooms import Room
from backroom.server.play.socket import do, unreadable
from backroom.server.play.turns import Diary
from backroom.server.storage.schema import people
from backroom.server.storage.store import Store
from backroom.wire.messages import FromViewer, Ping, Pong, ToViewer, decode, encode

BEGINNING = 1_700_000_000_000  # milliseconds; when every evening begins
MOST_SEATS = max(game.most for game in GAMES.values())
QUIET = 8  # rounds of the event loop without anything to do
Deed = Callable[[], Awaitable[None]]
Plan = list[tuple[int, Deed]]


def sees(wait: Wait, viewer: Seat | None) -> bool:
    """Does the viewer learn the answer to this wait?"""
    return wait.seen_by == EVERYONE if viewer is None else wait.seen_by >> viewer & 1 == 1


class Moment(msgspec.Struct, frozen=True):
    """Where two worlds part: a state, and everything that has been said before it."""

    game: Game
    seats: int
    options: Options
    scene: str
    state: State
    events: list[Event]


class Dice:
    """The chance of one world, the same whenever its log is played again."""

    def __init__(
        self,
        rng: Random,
        viewer: Seat | None,
        first: Dice | None = None,
        scripted: Mapping[int, int] = MappingProxyType({}),
    ) -> None:
        self.rng = rng
        self.viewer = viewer
        self.first = first
        self.scripted = scripted  # what fell where this game was found; it may go another way
        self.rolled: dict[int, int] = {}
        self.parted = False  # what the viewer saw in the other world cannot happen here

    def outcome(self, state: State) -> int:
        n, weights = state.rolls, odds(state)
        if n not in self.rolled:
            known = self.first.rolled.get(n) if self.first and sees(state.wait, self.viewer) else self.scripted.get(n)
            if known is not None and not (known < len(weights) and weights[known]):
                self.parted, known = self.first is not None, None
            self.rolled[n] = self.rng.choices(range(len(weights)), weights)[0] if known is None else known
        return self.rolled[n]

    def clone(self) -> Dice:
        """The dice of a game that is only tried: what falls there has not fallen here."""
        twin = Dice(Random(), self.viewer, self.first, self.scripted)
        twin.rng.setstate(self.rng.getstate())
        twin.rolled = self.rolled.copy()
        return twin


class Placed(Table):
    """A game that begins where another one stood, with dice of its own."""

    def __init__(self, moment: Moment, row: TableRow, dice: Dice) -> None:
        self.moment = moment
        self.dice = dice
        super().__init__(moment.game, row.fate, moment.seats, moment.options, moment.scene)

    def begin(self) -> None:
        self.state = self.moment.state.clone()
        self.out.events[:] = self.moment.events
        self.state.listen(self.out)

    def outcome(self) -> int:
        return self.dice.outcome(self.state)

    def clone(self) -> Self:
        twin = super().clone()
        twin.dice = self.dice.clone()
        return twin


class Thoughts(Minds):
    """Minds that take a while for every word, another while in each world, and that say whether anybody thinks.

    Who would search says any word instead, always the same to the same question.
    """

    def __init__(self, minds: Minds, world: World) -> None:
        self.workers = minds.workers
        self.world = world
        self.busy = 0
        for worker in self.workers:
            worker.diary, worker.is_started = Diary(), True  # every evening begins at the same time

    async def choose(self, who: Who, view: View, facts: list[Fact], since: int, part: int = 0) -> str | None:
        time = who.most >> (part + 1 if part else 0)
        await self.world.sleep(self.world.rng.choice((0, time, self.world.rng.randint(0, time))) / 1000)
        if find_level(who.level, who.game).thinks:
            assert view.question is not None
            return Random(f"{part} {view.question}").choice(
                [word for word in view.question.actions if word != TAKE_BACK_WORD]
            )
        self.busy += 1
        try:
            return await super().choose(who, view, facts, since, part)
        finally:
            self.busy -= 1


class Parlour(Room):
    """A room at whose table a game was placed. Such a game has no beginning, so its record has no line."""

    answered: dict[tuple[int, Seat], int]  # by opening and seat: when a bot gave its answer

    async def bot_says(self, seat: Seat, wait: int, words: list[str]) -> None:
        if wait == self.live.waits:
            self.answered[self.live.openings, seat] = self.house.now()
        await super().bot_says(seat, wait, words)

    async def ending(self, at: int) -> dict[str, object]:
        table, row = self.live.table, self.row
        result = table.result
        assert result is not None
        kept = {"game": row.game, "version": row.version, "edition": row.edition, "seats": row.seats, "line": "{}"}
        told = {"events": pack(table.events(None)), "winners": list(result.winners), "scores": list(result.scores)}
        more = {"options": {}, "check": "", "commitment": "", "steps": 0, "rule": result.rule, "owner": None}
        ends = {"id": row.id, "table_id": row.id, "imported": False, "started_at": row.started_at, "ended_at": at}
        return kept | told | more | ends | {"players": [player(row, chair, result) for chair in row.chairs]}

    def explain(self, over: dict[str, object]) -> None:
        """Without a line no reason has its place."""


class Heard(msgspec.Struct, frozen=True):
    """A message and when it came."""

    at: int
    what: str
    text: bytes


class Ear:
    """Somebody at the table who keeps every message with its time."""

    def __init__(self, world: World, seat: Seat | None) -> None:
        self.world = world
        self.seat = seat
        self.seats = frozenset() if seat is None else frozenset({seat})
        self.person = f"person {seat}"
        self.name = f"Name {seat}"
        self.got: list[Heard] = []

    def send(self, message: ToViewer) -> None:
        self.got.append(Heard(self.world.now, type(message).__name__, encode(message)))


class World:
    """One table and those who sit at it."""

    def __init__(self, store: Store, minds: Minds, row: TableRow, moment: Moment, dice: Dice, rng: Random) -> None:
        self.now = BEGINNING
        self.rng = rng
        self.dice = dice
        self.viewer = dice.viewer
        self.moment = moment
        self.failures: list[BaseException] = []
        self.timers: list[tuple[int, int, asyncio.Future[None]]] = []
        self.rests = 0
        self.thoughts = Thoughts(minds, self)
        self.house = House(
            store=store,
            minds=self.thoughts,
            least_window=2_000,
            absence=0,
            now=lambda: self.now,
            wall=lambda: self.now,
            sleep=self.sleep,
            failed=lambda _, error: self.failures.append(error),
        )
        self.room = Parlour(row, self.house, lambda: Placed(moment, row, dice))
        self.room.answered = {}
        self.ears = {seat: Ear(self, seat) for seat in (None, *range(row.seats))}
        self.compared = 0  # messages of the viewer

    @property
    def live(self) -> Live:
        return self.room.live

    @property
    def wait(self) -> Wait:
        return self.live.state.wait

    @property
    def ear(self) -> Ear:
        return self.ears[self.viewer]

    async def open(self) -> None:
        await self.room.load()
        for ear in self.ears.values():
            self.room.join(ear)

    async def close(self) -> None:
        self.room.players.close()
        await asyncio.sleep(0)
        assert not self.failures, self.failures

    async def hear(self, ear: Ear, message: FromViewer) -> None:
        """A message on its whole way from the wire."""
        await self.hear_bytes(ear, msgspec.json.encode(message))

    async def hear_bytes(self, ear: Ear, data: bytes) -> None:
        try:
            heard = decode(data)
        except msgspec.MsgspecError as error:
            ear.send(unreadable(error))
            return
        if isinstance(heard, Ping):
            ear.send(Pong(heard.n))
        else:
            await do(self.room, cast(Any, ear), heard)

    # time

    async def sleep(self, seconds: float) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.rests += 1
        heapq.heappush(self.timers, (self.now + round(seconds * 1000), self.rests, done))
        await done

    async def settle(self) -> None:
        """Until nobody does anything: every bot that is asked rests until its time comes, or waits for its turn."""
        quiet = 0
        while quiet < QUIET:
            while not self.room.inbox.empty():
                await self.room.inbox.get_nowait()()
                quiet = 0
            while self.timers and self.timers[0][2].done():
                heapq.heappop(self.timers)
            quiet = 0 if self.thoughts.busy else quiet + 1
            await asyncio.sleep(0.001 if self.thoughts.busy else 0)

    async def run(self, plan: Plan, until: int) -> None:
        """Do what is planned, each at its time, with the room's own looks at the clock in between."""
        plan = sorted(plan, key=lambda planned: planned[0])
        while True:
            await self.settle()
            due = self.room.due()
            next_ones = [planned[0] for planned in plan[:1]] + [timer[0] for timer in self.timers[:1]]
            at = min([*next_ones, due] if due else next_ones, default=0)
            if not at or at > until:
                break
            self.now = max(self.now, at)
            if plan and plan[0][0] <= self.now:
                await plan.pop(0)[1]()
            elif self.timers and self.timers[0][0] <= self.now:
                heapq.heappop(self.timers)[2].set_result(None)
                await asyncio.sleep(0)
            else:
                await self.room.look()
        self.now = until

    # what may be said

    def is_bot(self, seat: Seat) -> bool:
        return self.room.seating.is_bot(seat)

    @property
    def is_solo(self) -> bool:
        return self.wait.mode == SOLO


async def people_arrive(store: Store) -> None:
    """Everybody who ever sits at a table of this store."""

    def deed(connection: sa.Connection) -> None:
        for seat in (None, *range(MOST_SEATS)):
            person = {"id": f"person {seat}", "name": f"Name {seat}", "secret": f"secret {seat}", "made_at": 0}
            connection.execute(sa.insert(people), person)

    await store.write(deed)


async def lay(store: Store, table_id: str, game: Game, seats: int, clock: str, seed: bytes) -> TableRow:
    """A table whose game has begun."""
    row = {
        "id": table_id,
        "game": game.key,
        "version": game.version,
        "edition": game.edition,
        "seats": seats,
        "options": {},
        "clock": clock,
        "host": "person 0",
        "listed": False,
        "key": f"key of {table_id}",
        "status": "running",
        "seed": seed,
        "salts": [""] * seats,
        "made_at": BEGINNING,
        "started_at": BEGINNING,
        "ended_at": None,
        "rematch_of": None,
        "quick": False,
        "whispers": True,
    }
    chairs = [Chair(seat, PERSON, f"person {seat}", "", f"Name {seat}") for seat in range(seats)]
    return await store.write(lambda connection: insert(connection, row, chairs))


async def open_store(url: str) -> Store:
    """A store that need not survive a power cut: what is looked at here is not whether words are durable."""
    store = await Store.open(url)
    store.engine.dispose()
    sa.event.listen(store.engine, "connect", lambda connection, _: connection.execute("PRAGMA synchronous=OFF"))
    return store
