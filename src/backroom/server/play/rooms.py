"""A room: one live table on this node, owned by one task. It orders words, runs the clock and tells every viewer.

Whoever wants something puts it into the room's inbox. The room knows no rule: it asks `Live`, keeps what was said in
the store, and only then tells anybody. A room that has nobody in it and nothing to do is closed; the log makes another.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import sqlalchemy as sa

from backroom.bots.levels import levels_of
from backroom.games.table import Table
from backroom.kernel.core import Illegal, Seat
from backroom.server.archive.records import ending
from backroom.server.lobby.rows import TableRow, find_table
from backroom.server.play.alarm import Alarm
from backroom.server.play.clocks import EXTENSIONS
from backroom.server.play.copy import Copy
from backroom.server.play.house import Eye, House, Viewer
from backroom.server.play.live import Answers, Word
from backroom.server.play.players import Players
from backroom.server.play.seating import BOT
from backroom.server.storage.away import Unsure
from backroom.wire.messages import UNTIL_MY_TURN, Extend, Leave, Say, Undo

STALE = "the table has moved on since you saw this question"
FOREIGN = "that seat is not yours"
HANDED = "a bot plays this seat; take it back first"
MOST_UNDONE = 50  # words that may be taken back in one choice
MOST_MISSED = 2  # questions in a row that somebody sleeps through; then a bot stands in (COUP-SM-19)


async def nothing() -> None:
    """What a room does that only looks at the clock."""


class Room(Copy):
    """One table, as long as somebody is in it."""

    def __init__(self, row: TableRow, house: House, make: Callable[[], Table] | None = None) -> None:
        super().__init__(row, house, make)
        self.players = Players(self)
        self.missed: dict[Seat, int] = {}  # by seat: questions in a row that it slept through
        self.undone = 0, 0  # in which opening, how often
        self.found = 0  # the opening that was found decided, by a node that leaves the closing to another
        self.inbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self.alarm = Alarm(lambda: self.want(nothing))
        self.is_closed = False
        self.is_behind = False  # will it read what others may have written?

    def want(self, deed: Callable[[], Awaitable[None]]) -> None:
        """Have something done by the room's own task."""
        self.inbox.put_nowait(deed)

    # what viewers want

    async def welcome(self, viewer: Viewer, seq: int) -> None:
        """Somebody comes who may have been told more by another node than this one has heard of yet."""
        if not self.house.alone:
            await self.refresh()
            self.answers = await self.store.answers(self.id, self.live.waits)
        self.join(viewer, seq)

    def join(self, viewer: Viewer, seq: int = 0) -> None:
        """Somebody comes in, or comes back knowing everything up to fact `seq`."""
        if not self.eyes:
            self.timing.looked = self.house.now()
            if not self.others.known:
                self.timing.start_anew(self.live)
        eye = Eye(viewer, max(0, seq))
        self.eyes.append(eye)
        self.show(eye)
        if not self.tell_company():
            viewer.send(self.now_here())
        for line in self.chat.last(viewer.seat):
            viewer.send(line)
        if viewer.person == self.seating.host and self.door.waiting:
            viewer.send(self.door.shown())
        self.say_here()

    def is_idle(self) -> bool:
        """Is nobody here, and does no bot think? If so, `left_at` says since when."""
        if self.eyes or self.players.busy or self.players.is_explaining:
            self.left_at = self.house.now()
            return False
        return True

    def part(self, viewer: Viewer) -> None:
        """Somebody goes."""
        self.eyes = [eye for eye in self.eyes if eye.viewer is not viewer]
        self.tell_company()
        self.say_here()

    async def say(self, viewer: Viewer, message: Say) -> None:
        """An answer: to be kept until the question closes, or a word of the log at once."""
        live, seat, opening = self.live, message.seat, self.live.openings
        if not self.may_speak(viewer, seat, "say"):
            return
        if live.over or message.decision != live.decision(seat):
            self.refuse(viewer, "say", Illegal("TABLE-10", STALE))
            return
        try:
            if live.is_shared:
                await self.keep(seat, live.check(seat, message.words))
            elif len(message.words) != 1:
                raise Illegal("TABLE-04", "one word answers this question")
            else:
                await self.commit([Word(seat, live.table.game.spell(live.table.game.read(message.words[0])))])
            if self.live.openings != opening:  # not for what nobody notices: who is awake would show in the company
                self.missed.pop(seat, None)
        except Illegal as refused:
            self.refuse(viewer, "say", refused)

    async def undo(self, viewer: Viewer, message: Undo) -> None:
        if not self.may_speak(viewer, message.seat, "undo"):
            return
        undone = self.undone[1] if self.undone[0] == self.live.openings else 0
        if undone == MOST_UNDONE:
            self.refuse(viewer, "undo", Illegal("TABLE-06", "you have changed your mind often enough"))
            return
        self.undone = self.live.openings, undone + 1
        await self.try_word(viewer, "undo", message.seat)

    async def leave(self, viewer: Viewer, message: Leave) -> None:
        """Leave the game for good; the rules say what becomes of the seat."""
        if message.seat not in viewer.seats:
            self.refuse(viewer, "leave", Illegal("TABLE-11", FOREIGN))
        else:
            await self.try_word(viewer, "leave", message.seat)
            self.look_soon()

    async def try_word(self, viewer: Viewer, word: str, seat: Seat) -> None:
        try:
            await self.commit([Word(seat, word)])
        except Illegal as refused:
            self.refuse(viewer, word, refused)

    async def extend(self, viewer: Viewer, message: Extend) -> None:
        """More time for the open question. That it was asked for shows; who asked does not."""
        seat = message.seat
        if not self.may_speak(viewer, seat, "extend"):
            return
        if self.live.over or not message.decision or message.decision != self.live.decision(seat):
            self.refuse(viewer, "extend", Illegal("TABLE-10", STALE))
        elif self.timing.limit(self.live) is None:
            self.refuse(viewer, "extend", Illegal("TABLE-12", "this table gives as much time as you like"))
        elif len(self.timing.extended.get(seat, [])) >= EXTENSIONS:
            self.refuse(
                viewer, "extend", Illegal("TABLE-12", f"you have taken all {EXTENSIONS} extensions of this game")
            )
        else:
            taken = len(self.timing.extended.get(seat, []))
            await self.store.put_extension(self.id, seat, taken, self.live.openings)
            self.timing.extended = await self.store.extensions(self.id)
            self.tell(None)
            self.note("time")

    def may_speak(self, viewer: Viewer, seat: Seat, to: str) -> bool:
        """May this viewer answer for the seat? If not, it is told."""
        if seat not in viewer.seats:
            self.refuse(viewer, to, Illegal("TABLE-11", FOREIGN))
        elif self.seating.is_bot(seat):
            self.refuse(viewer, to, Illegal("TABLE-11", HANDED))
        else:
            return True
        return False

    # what is written

    async def keep(self, seat: Seat, words: list[str], bot: Seat | None = None) -> None:
        """A sealed answer is durable before it is acknowledged; only its own seat hears of it."""
        put = self.store.put_answer(self.id, self.live.waits, seat, words, self.live.words, bot)
        given = self.given() | {seat: words}
        if self.house.alone and not self.timing.looks.least and self.live.is_fixed(given):
            await self.close_behind(put, seat, words, given)
            return
        if not await put:
            await self.refresh()
            raise Illegal("TABLE-10", STALE)
        self.house.metrics.answers.inc()
        self.answers[seat] = words
        self.tell({seat})
        self.note("answers")
        if not self.timing.looks.least:
            await self.look()

    async def close_behind(self, put: Awaitable[bool], seat: Seat, words: list[str], given: Answers) -> None:
        """Nobody waits for a window here, and this answer decides it: what closes it is written right behind it."""
        self.house.metrics.answers.inc()
        self.answers[seat] = words
        try:
            await self.try_close(given)
        finally:
            with contextlib.suppress(sa.exc.SQLAlchemyError, Unsure):  # then what closes it was not written either
                await put

    async def commit(self, said: list[Word], answers: Answers | None = None, bot: Seat | None = None) -> None:
        """Words that are legal are written, and then everybody who may notice hears of them.

        `answers` are those that these words were made of; if there are others by now, nothing is written. Nor is it if
        a bot says them whose chair its person has taken back, which another node may know first.
        """
        first, wait, now, at = self.live.words, self.live.waits, self.house.now(), self.house.wall()
        noticed: set[Seat | None] = set()
        done = 0
        try:
            for word in said:
                noticed |= self.live.apply(word)
                done += 1
        except Illegal:
            if done:
                await self.rebuild(first)
            raise
        sealed = None if answers is None else (wait, answers)
        try:
            over = await self.ending(at) if self.live.over else None
            is_written = await self.store.append(self.id, first, said, at, over, sealed, bot)
        except (sa.exc.SQLAlchemyError, Unsure):
            await self.rebuild(first)
            raise
        if not is_written:
            await self.rebuild(first)
            raise Illegal("TABLE-10", STALE)
        self.house.metrics.words.inc(len(said))
        self.timing.ask(self.live, now)
        self.known_at = now
        if self.live.waits != wait:
            self.answers = {}
        self.note("words")
        self.tell(noticed)
        if over is not None:
            self.tell_company()
            self.explain(over)
        self.players.wake()
        await self.end_orders()

    async def ending(self, at: int) -> dict[str, object]:
        """What is kept of a game that is over, with those who sit here now. Replaying it takes a while."""
        row = await find_table(self.store, self.id)
        assert row is not None
        return await asyncio.to_thread(ending, row, self.live.table, at)

    def explain(self, over: dict[str, object]) -> None:
        """With its record, why the bots said what they said."""
        self.players.explain(str(over["line"]))

    async def end_orders(self) -> None:
        """A seat that is asked alone has its turn: it passes no longer by itself."""
        if self.live.over or self.live.is_shared:
            return
        seat = self.asked()[0]
        orders = self.seating.orders(seat)
        if UNTIL_MY_TURN in orders:
            await self.seating.put(self.store, seat, orders=[order for order in orders if order != UNTIL_MY_TURN])
            self.tell({seat})
            self.note("chairs")

    async def bot_says(self, seat: Seat, wait: int, words: list[str]) -> None:
        """A bot's answer, unless the table has moved on or somebody has taken the chair back."""
        live = self.live
        if (
            self.is_closed
            or wait != live.waits
            or live.over
            or seat not in self.asked()
            or not self.seating.is_bot(seat)
        ):
            self.players.forget(seat)
            return
        try:
            await self.answer_for(seat, words or live.fallback(seat))
        except Illegal as refused:
            self.players.forget(seat)
            await self.seating.load(self.store)
            if wait == self.live.waits and self.seating.is_bot(seat):
                self.house.failed("bot", refused)
                with contextlib.suppress(Illegal):  # another node was first
                    await self.answer_for(seat, self.live.fallback(seat))

    async def answer_for(self, seat: Seat, words: list[str]) -> None:
        """A bot speaks. Whether the chair is still its own is asked only where another node may know better."""
        bot = None if self.house.alone else seat
        if self.live.is_shared:
            await self.keep(seat, self.live.check(seat, words), bot)
        else:
            await self.commit([Word(seat, word) for word in words], bot=bot)

    # the clock

    def due(self) -> int | None:
        """When the room must look at its question again."""
        return self.timing.due(self.live, leads=self.others.leads, runs=self.clock_runs())

    def clock_runs(self) -> bool:
        """Is anybody there, on whichever node? Else nobody is kept waiting, whatever bots think about."""
        return bool(self.eyes or self.others.known) or self.timing.pace.always

    def look_soon(self) -> None:
        """Where windows have no checkpoints, one may have been decided by something else than an answer."""
        if not self.timing.looks.least:
            self.want(self.look)

    async def look(self) -> None:
        """A checkpoint or the limit has come."""
        live = self.live
        if not self.house.alone and live.is_shared:
            self.answers = await self.store.answers(self.id, live.waits)
        self.timing.looked = self.house.now()  # not before: however long reading takes, the next look is a while off
        late = self.clock_runs() and self.timing.is_late(live)
        if live.over:
            return
        if live.is_shared:
            given = self.given()
            if late or (live.is_fixed(given) and self.may_close()):
                await self.try_close(given)
        elif late:
            await self.try_fall_back(self.asked()[0])

    def may_close(self) -> bool:
        """Who leads closes at once; another node at the next checkpoint, if nobody has by then."""
        found, self.found = self.found, self.live.openings
        return self.others.leads or not self.timing.looks.least or found == self.live.openings

    async def try_close(self, given: Answers) -> None:
        try:
            await self.commit(self.live.closing(given), self.answers)
        except Illegal as error:
            if self.house.alone:  # nobody else writes: what was checked before must be legal now
                raise AssertionError("a sealed question does not close") from error

    async def try_fall_back(self, seat: Seat) -> None:
        try:
            await self.fall_back(seat)
        except Illegal:
            if self.house.alone:
                raise  # else another node was first, and this copy is new

    async def stand_in(self, seat: Seat, level: str = "") -> None:
        """A bot plays until the seat's person takes it back: of this level, or of the usual one."""
        await self.seat_as(seat, kind=BOT, bot=level or levels_of(self.row.game)[0].name)

    async def seat_as(self, seat: Seat, **values: object) -> None:
        """Somebody else plays the seat from now on."""
        await self.seating.put(self.store, seat, **values)
        await self.seat_changed(seat)

    async def seat_changed(self, seat: Seat) -> None:
        await self.seating.load(self.store)
        self.missed.pop(seat, None)
        self.tell_company()
        self.note("chairs")
        self.players.wake()

    async def fall_back(self, seat: Seat) -> None:
        """The seat has slept: the clock makes its whole choice. Twice in a row, and a bot stands in."""
        opening = self.live.openings
        told = [Word(seat, "timeout")]
        while self.live.openings == opening:
            await self.commit([*told, Word(seat, self.live.fallback(seat)[0])])
            told = []
        self.missed[seat] = self.missed.get(seat, 0) + 1
        if self.missed[seat] >= MOST_MISSED and not self.seating.is_bot(seat) and not self.live.over:
            await self.stand_in(seat)
