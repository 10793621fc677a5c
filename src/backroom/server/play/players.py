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
from backroom.games.table import Table
from backroom.games.told import seen
from backroom.kernel.core import TAKE_BACK, Illegal, Seat
from backroom.kernel.run import place
from backroom.server.archive.reasons import kept
from backroom.server.archive.shelf import keep_reasons
from backroom.server.play.clocks import SECOND
from backroom.server.play.minds import Who
from backroom.server.play.turns import moment, next_beat
from backroom.wire.messages import MOST_WORDS

if TYPE_CHECKING:
    from backroom.server.play.rooms import Room

TAKE_BACK_WORD = KERNEL_SPELLING[TAKE_BACK]


class Players:
    """The bots of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.asked: dict[Seat, int] = {}  # by seat: the last question for which its bot was promised time
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
        fresh = [seat for seat in room.asked() if room.seating.is_bot(seat) and self.is_fresh(seat)]
        for seat, (who, due) in self.turns(fresh).items():
            self.asked[seat] = room.live.waits
            if seat in room.answers:
                continue
            if seat in self.thinking:
                self.thinking[seat][1].cancel()
            self.thinking[seat] = room.live.waits, asyncio.create_task(self.play(who, due, room.live.waits))

    def is_fresh(self, seat: Seat) -> bool:
        """Was it not asked yet? Also who has answered is promised its time once: that it has answered is a secret."""
        wait = self.room.live.waits
        if self.asked.get(seat) != wait:
            return True
        at, task = self.thinking.get(seat, (-1, None))
        is_at_it = task is not None and at == wait and not task.done()
        return seat not in self.room.answers and not is_at_it  # one that is done may have spoken for its person

    def turns(self, seats: list[Seat]) -> dict[Seat, tuple[Who, int]]:
        """For bots that are asked together: how long each may think, and when it answers, whatever it thinks.

        One that may think for a while takes that long also where it need not think, and as long for a choice of one
        word as for one of several: that it has several may tell what it holds.
        """
        room = self.room
        now, times = room.house.now(), {seat: self.milliseconds(seat) for seat in seats}
        shares = room.house.minds.promise(room.id, times, now)
        ready = max((share.ready for share in shares.values()), default=now)
        found: dict[Seat, tuple[Who, int]] = {}
        for seat, share in shares.items():
            level = room.seating.places[seat].bot
            who = Who(room.id, seat, room.row.game, level, self.seed(seat), min(times[seat], share.most))
            found[seat] = who, moment(self.drawn(seat), now=now, pace=room.house.bot_pace, ready=ready)
        return found

    def close(self) -> None:
        for _, task in self.thinking.values():
            task.cancel()
        if self.explaining:
            self.explaining.cancel()

    async def play(self, who: Who, due: int, wait: int) -> None:
        """Think when its turn comes, let the bot's time pass, and put the answer into the room's inbox."""
        room, seat, begun = self.room, who.seat, time.perf_counter()
        is_timed = due > room.house.now()
        async with room.house.minds.turn(who):
            if wait != room.live.waits or seat not in room.asked() or not room.seating.is_bot(seat):
                return  # the table moved on before the thought began
            try:
                words = await self.answer(who)
            except Exception as error:  # noqa: BLE001
                # A bot that fails must not hold the table up: the clock's answer is given for it.
                room.house.failed("bot", error)
                words = []
        room.house.metrics.bot_answer(time.perf_counter() - begun)
        now = room.house.now()
        await room.house.sleep((next_beat(due, now) - now if is_timed else 0) / SECOND)

        async def deed() -> None:
            await room.bot_says(seat, wait, words)

        room.want(deed)

    def drawn(self, seat: Seat) -> int:
        """How long the bot lets pass: drawn for each question, before anybody knows what it will say."""
        key = b"%d %d" % (seat, self.room.live.openings)
        drawn = blake2b(key, key=self.room.row.seed, person=b"pause", digest_size=8).digest()
        return int.from_bytes(drawn, "big")

    def milliseconds(self, seat: Seat) -> int:
        """How long its level may think."""
        with suppress(ValueError):  # a bot of another program's; the clock will answer for it
            return find_level(self.room.seating.places[seat].bot, self.room.row.game).milliseconds
        return 0

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
