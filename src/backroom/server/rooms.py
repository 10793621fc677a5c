"""A room: one live table on this node, owned by one task. It orders words, runs the clock and tells every viewer.

Whoever wants something puts it into the room's inbox. The room knows no rule: it asks `Live`, keeps what was said in
the store, and only then tells anybody. A room that has nobody in it and nothing to do is closed; the log makes another.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from backroom.games.table import Table
from backroom.kernel.core import Illegal, Seat
from backroom.server.clocks import EXTENSION, EXTENSIONS, Looks, Pace
from backroom.server.live import Answers, Live, Word
from backroom.server.store import Store
from backroom.wire.messages import Clock, Refused, Say, State, ToViewer, Undo

STALE = "the table has moved on since you saw this question"
FOREIGN = "that seat is not yours"


class Viewer(Protocol):
    """Somebody who looks at the table: a socket, or a bot."""

    seats: frozenset[Seat]  # the seats it may speak for
    seat: Seat | None  # the one whose eyes it looks through

    def send(self, message: ToViewer) -> None:
        """Pass a message on; never waits."""
        ...


class Eye(msgspec.Struct):
    """What one viewer has been told."""

    viewer: Any
    seq: int = 0


def now() -> int:
    return time.time_ns() // 1_000_000


class Room:
    """One table, as long as somebody is in it."""

    def __init__(
        self, table_id: str, make: Callable[[], Table], looks: Looks, pace: Pace, store: Store, started: int
    ) -> None:
        self.id = table_id
        self.make = make
        self.looks = looks
        self.pace = pace
        self.store = store
        self.started = started
        self.live = Live(make())
        self.answers: Answers = {}
        self.opened = started  # when the open question was asked
        self.extended: dict[Seat, list[int]] = {}  # by seat: the waits it took more time for
        self.orders: dict[Seat, set[str]] = {}
        self.eyes: list[Eye] = []
        self.inbox: asyncio.Queue[Callable[[], Any]] = asyncio.Queue()
        self.advanced: Callable[[str], None] = lambda _: None  # tells the other nodes

    # from the log

    async def load(self) -> None:
        """Bring the room up to the log."""
        for row in await self.store.log(self.id, self.live.words):
            if row.seq != self.live.words:
                raise AssertionError(f"a row of the log is missing: {self.live.words}")
            self.live.apply(row.word)
            self.opened = row.at
        self.answers = await self.store.answers(self.id, self.live.waits)

    async def refresh(self) -> None:
        """Another node has written: hear it too."""
        before = self.live.words
        await self.load()
        if self.live.words != before:
            self.tell(None)

    async def rebuild(self) -> None:
        self.live = Live(self.make())
        self.opened = self.started
        await self.load()
        self.tell(None)

    # what viewers want

    def join(self, viewer: Viewer, seq: int = 0) -> None:
        """Somebody comes in, or comes back knowing everything up to fact `seq`."""
        eye = Eye(viewer, seq)
        self.eyes.append(eye)
        self.show(eye)

    def part(self, viewer: Viewer) -> None:
        """Somebody goes."""
        self.eyes = [eye for eye in self.eyes if eye.viewer is not viewer]

    async def say(self, viewer: Viewer, message: Say) -> None:
        """An answer: to be kept until the question closes, or a word of the log at once."""
        live, seat = self.live, message.seat
        if seat not in viewer.seats:
            self.refuse(viewer, "say", "TABLE-01", FOREIGN)
            return
        if live.over or message.decision != live.decision(seat):
            self.refuse(viewer, "say", "TABLE-10", STALE)
            return
        try:
            if live.is_shared:
                await self.keep(seat, live.check(seat, message.words))
            elif len(message.words) != 1:
                self.refuse(viewer, "say", "TABLE-04", "one word answers this question")
            else:
                await self.commit([Word(seat, live.table.game.spell(live.table.game.read(message.words[0])))])
        except Illegal as refused:
            self.refuse(viewer, "say", refused.rule, refused.message)

    async def keep(self, seat: Seat, words: list[str]) -> None:
        """A sealed answer is durable before it is acknowledged; only its own seat hears of it."""
        wait = self.live.waits
        await self.store.put_answer(self.id, wait, seat, words)
        if wait == self.live.waits:
            self.answers[seat] = words
            self.tell({seat})

    async def undo(self, viewer: Viewer, message: Undo) -> None:
        if message.seat not in viewer.seats:
            self.refuse(viewer, "undo", "TABLE-01", FOREIGN)
            return
        try:
            await self.commit([Word(message.seat, "undo")])
        except Illegal as refused:
            self.refuse(viewer, "undo", refused.rule, refused.message)

    async def commit(self, said: list[Word]) -> None:
        """Words that are legal are written, and then everybody who may notice hears of them."""
        first, at = self.live.words, now()
        noticed: set[Seat | None] = set()
        done = 0
        try:
            for word in said:
                noticed |= self.live.apply(word)
                done += 1
        except Illegal:
            if done:
                await self.rebuild()
            raise
        if not await self.store.append(self.id, first, said, at):
            await self.rebuild()
            raise Illegal("TABLE-10", STALE)
        self.opened = at
        if self.answers:
            self.answers = {}
            await self.store.forget_answers(self.id, self.live.waits)
        self.advanced(self.id)
        self.tell(noticed)

    # the clock

    def limit(self) -> int | None:
        """When the open question closes at the latest."""
        if self.live.over:
            return None
        time_given = self.pace.limit(self.live.state.wait.kind.seconds)
        if time_given is None:
            return None
        more = [waits.count(self.live.waits) for seat, waits in self.extended.items() if seat in self.asked()]
        return self.opened + time_given + EXTENSION * max(more, default=0)

    def asked(self) -> tuple[Seat, ...]:
        return self.live.state.wait.seats

    def due(self) -> int | None:
        """When the room must look at its question again."""
        limit = self.limit()
        if not self.live.is_shared:
            return limit
        look = self.opened + self.looks.next(self.live.waits, now() - self.opened)
        return look if limit is None else min(look, limit)

    async def look(self) -> None:
        """A checkpoint or the limit has come."""
        live, limit = self.live, self.limit()
        late = limit is not None and now() >= limit
        if live.over:
            return
        if live.is_shared:
            if late or live.is_fixed(self.answers):
                await self.commit(live.closing(self.answers))
        elif late:
            seat = self.asked()[0]
            await self.commit([Word(seat, live.branch().fall_back(seat).word)])

    # telling

    def tell(self, noticed: set[Seat | None] | None) -> None:
        """Send what is new to those who may notice it; None: to all."""
        for eye in self.eyes:
            if noticed is None or eye.viewer.seat in noticed:
                self.show(eye)

    def show(self, eye: Eye) -> None:
        seat = eye.viewer.seat
        live = self.live
        seq = live.seq(seat)
        since = min(eye.seq, seq)  # an undone word may have taken facts back
        eye.viewer.send(
            State(
                seat=seat,
                since=since,
                seq=seq,
                events=live.facts(seat, since),
                view=live.view(seat),
                decision=live.decision(seat),
                clock=self.clock(seat),
                said=self.answers.get(seat, []) if seat is not None else [],
                orders=sorted(self.orders.get(seat, set())) if seat is not None else [],
            )
        )
        eye.seq = seq

    def clock(self, seat: Seat | None) -> Clock:
        limit = self.limit()
        used = len(self.extended.get(seat, [])) if seat is not None else EXTENSIONS
        return Clock(None if limit is None else max(0, limit - now()), EXTENSIONS - used)

    def refuse(self, viewer: Viewer, to: str, rule: str, reason: str) -> None:
        """Nothing has changed; the viewer is told why, and how things stand."""
        viewer.send(Refused(to, rule, reason))
        for eye in self.eyes:
            if eye.viewer is viewer:
                self.show(eye)
