"""The bots at one table: each is asked when its seat is, thinks elsewhere, and answers at a pace that tells nothing."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from hashlib import blake2b
from typing import TYPE_CHECKING

from backroom.bots.levels import find_level
from backroom.bots.recall import Recalled
from backroom.games.game import KERNEL_SPELLING
from backroom.games.table import Table, seen
from backroom.kernel.core import TAKE_BACK, Illegal, Seat
from backroom.kernel.run import place
from backroom.server.archive.reasons import kept
from backroom.server.archive.shelf import keep_reasons
from backroom.server.play.clocks import SECOND
from backroom.server.play.minds import WHOLE_CHOICE, Who
from backroom.wire.messages import MOST_WORDS

if TYPE_CHECKING:
    from backroom.server.play.rooms import Room

TAKE_BACK_WORD = KERNEL_SPELLING[TAKE_BACK]
QUICKEST, SLOWEST = 600, 1900  # milliseconds that a bot takes for an answer; its answer has no part in it


class Players:
    """The bots of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.thinking: dict[Seat, tuple[int, asyncio.Task[None]]] = {}
        self.heard: dict[Seat, int] = {}  # by seat: how many facts its bot has been told
        self.explaining: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Does any of them think?"""
        return any(not task.done() for _, task in self.thinking.values())

    @property
    def is_explaining(self) -> bool:
        return self.explaining is not None and not self.explaining.done()

    def wake(self) -> None:
        """Let every bot that is asked think, unless another node does."""
        room = self.room
        if room.live.over or not room.others.leads:
            return
        wait = room.live.waits
        for seat in room.asked():
            if not room.seating.is_bot(seat) or seat in room.answers:
                continue
            if seat in self.thinking:
                at, task = self.thinking[seat]
                if at == wait and not task.done():
                    continue  # one that is done may have spoken for a chair that was its person's just then
                task.cancel()
            self.thinking[seat] = wait, asyncio.create_task(self.play(seat, wait))

    def close(self) -> None:
        for _, task in self.thinking.values():
            task.cancel()
        if self.explaining:
            self.explaining.cancel()

    async def play(self, seat: Seat, wait: int) -> None:
        """Think, let the bot's time pass, and put the answer into the room's inbox."""
        room, begun = self.room, time.perf_counter()
        if wait != room.live.waits or seat not in room.asked() or not room.seating.is_bot(seat):
            return  # the table moved on before the thought began
        who = Who(room.id, seat, room.row.game, room.seating.places[seat].bot, self.seed(seat))
        until = room.timing.opened + self.pause(seat, room.live.openings)
        try:
            words = await self.answer(who)
        except Exception as error:  # noqa: BLE001
            # A bot that fails must not hold the table up: the clock's answer is given for it.
            room.house.failed("bot", error)
            words = []
        room.house.metrics.bot_answer(time.perf_counter() - begun)
        await room.house.sleep(max(0, until - room.house.now()) / SECOND)

        async def deed() -> None:
            await room.bot_says(seat, wait, words)

        room.want(deed)

    def pause(self, seat: Seat, opening: int) -> int:
        """How long a bot takes for its whole choice, drawn before anybody knows what it will say.

        One that may think for a while takes that long also where it need not think, and as long for a choice of one
        word as for one of several: that it has several may tell what it holds.
        """
        drawn = blake2b(b"%d %d" % (seat, opening), key=self.room.row.seed, person=b"pause", digest_size=8).digest()
        thinking = 0
        with suppress(ValueError):  # a bot of another program's; the clock will answer for it
            thinking = find_level(self.room.seating.places[seat].bot, self.room.row.game).milliseconds
        return int(WHOLE_CHOICE * thinking) + int(
            (QUICKEST + int.from_bytes(drawn, "big") % (SLOWEST - QUICKEST)) * self.room.house.bot_pace
        )

    def explain(self, line: str) -> None:
        """The game is over, and this is its record: with it, why the bots said what they said is kept."""
        self.explaining = asyncio.create_task(self.keep_reasons(line))

    async def keep_reasons(self, line: str) -> None:
        room = self.room
        found = {seat: await room.house.minds.recall(room.id, seat) for seat in sorted(self.heard)}
        recalled = {seat: [Recalled(*one) for one in mine] for seat, mine in found.items() if mine}
        if not recalled:
            return
        try:
            packed = await asyncio.to_thread(kept, line, recalled)
            await keep_reasons(room.store, room.id, packed)
        except Exception as error:  # noqa: BLE001 (a game without reasons is a game)
            room.house.failed("reasons", error)

    async def answer(self, who: Who) -> list[str]:
        """The bot's whole answer to its open question: a list of words, or all halves of a choice.

        Nothing of it is said before all of it is thought. A choice is whole when somebody else would notice it.
        """
        live, seat = self.room.live, who.seat
        trial, is_shared = live.branch(), live.is_shared
        still_open = trial.state.answers
        words: list[str] = []
        for part in range(4 * MOST_WORDS):
            words.append(await self.ask(who, trial, part))
            trial.say(seat, words[-1])
            if words[-1] == TAKE_BACK_WORD:
                del words[-2:]
            is_noticed = trial.state.answers is not still_open if is_shared else trial.floor == len(trial.log)
            if is_noticed or place(trial.state, seat) < 0:
                return words
        raise Illegal("TABLE-04", "a bot's answer has no end")

    def forget(self, seat: Seat) -> None:
        """What the bot said has come to nothing: next time it is told everything again."""
        self.heard.pop(seat, None)

    async def ask(self, who: Who, trial: Table, part: int) -> str:
        """One word of a bot, after those that it has thought of already. One that has forgotten is told everything."""
        room, seat = self.room, who.seat
        view = trial.view(seat)
        since = self.heard.pop(seat, 0)
        if not part and since > room.live.seq(seat):  # a person who sat here before took words back
            since = 0
        known = len(room.live.table.out.events)
        fresh = [trial.game.fact(event) for event in trial.out.events[known:] if seen(event, seat)]
        facts = (room.live.facts(seat) + fresh)[since:]
        word = await room.house.minds.choose(who, view, facts, since, part)
        if word is None:
            facts, since = room.live.facts(seat) + fresh, 0
            word = await room.house.minds.choose(who, view, facts, 0, part)
        if word is None:
            raise AssertionError("a bot that was told everything lacks something")
        self.heard[seat] = since + len(facts)
        return word

    def seed(self, seat: Seat) -> int:
        drawn = blake2b(b"%d" % seat, key=self.room.row.seed, person=b"bot", digest_size=8).digest()
        return int.from_bytes(drawn, "big") >> 4
