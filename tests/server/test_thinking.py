"""How bots think at a live table: one after the other, never too long, and nobody learns anything from how long."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

import backroom
from backroom.bots.levels import USUAL, find_level
from backroom.games.game import Fact, View
from backroom.server.play import minds
from backroom.server.play.clocks import FIRST_LOOK
from backroom.server.play.minds import Minds, Who
from backroom.server.play.turns import (
    AHEAD,
    BEAT,
    LEAST,
    SLOWEST,
    SPARE,
    STARTING,
    TOGETHER,
    WHOLE_CHOICE,
    Diary,
    next_beat,
)
from backroom.wire.messages import Say, State
from tests.server.evening import Evening, spend

JOB = "gun {} word-at-the-barbershop / / "  # it costs a gun, or Narcotics in its place
THOUGHT = 400  # milliseconds, by the clock of the room


def first_heard(folder: Path, scene: str) -> tuple[int, list[str]]:
    """When everybody hears of a choice of a bot that thinks for a while, and the words that it was made of."""
    at = [1_000_000]
    words: list[str] = []

    async def sleep(seconds: float) -> None:
        at[0] += round(1000 * seconds)

    async def evening(table: Evening) -> None:
        room = table.room

        async def choose(_: Who, view: View, __: list[Fact], ___: int, part: int = 0) -> str:
            at[0] += THOUGHT >> (part + 1 if part else 0)
            assert view.question is not None
            liked = [word for word in view.question.actions if word.startswith(("job ", "pay narc"))]
            words.append(liked[0] if liked else view.question.actions[0])
            return words[-1]

        setattr(table.house.minds, "choose", choose)  # noqa: B010
        room.seating.places[0].kind, room.seating.places[0].bot = "bot", "capo@300ms"
        watcher = table.guests[-1]
        room.timing.opened = at[0]
        heard = len(watcher.got)
        room.players.wake()
        while not any(isinstance(message, State) for message in watcher.got[heard:]):
            await (await asyncio.wait_for(room.inbox.get(), 10))()

    spend(folder, evening, "corleone", scene, now=lambda: at[0], sleep=sleep, bot_pace=1)
    return at[0] - 1_000_000, words


def test_a_choice_of_several_words_takes_as_long_as_one_of_a_single_word(tmp_path: Path) -> None:
    plain, few = first_heard(tmp_path / "plain", JOB.format("gun"))
    paid, more = first_heard(tmp_path / "paid", JOB.format("narcotics"))
    assert len(more) > len(few), "who has Narcotics is asked whether to pay with them"
    assert plain == paid, "and nobody else notices"


def test_a_chair_that_is_taken_back_in_the_middle_of_a_thought_is_no_fault(tmp_path: Path) -> None:
    failures: list[str] = []
    levels: list[str] = []

    async def evening(table: Evening) -> None:
        room = table.room

        async def choose(who: Who, view: View, *_: object) -> str:
            levels.append(who.level)
            room.seating.places[0].kind, room.seating.places[0].bot = "person", ""
            assert view.question is not None
            return next(word for word in view.question.actions if word.startswith(("job ", "pay narc")))

        setattr(table.house.minds, "choose", choose)  # noqa: B010
        room.seating.places[0].kind, room.seating.places[0].bot = "bot", "soldier"
        room.players.wake()
        await table.run_inbox()
        assert room.live.words == 0, "its person has the chair"

    scene = JOB.format("narcotics")
    spend(tmp_path, evening, "corleone", scene, failed=lambda where, _: failures.append(where))
    assert levels == ["soldier", "soldier"]
    assert failures == []


@pytest.fixture(autouse=True)
def folders(tmp_path: Path) -> None:
    for name in ("plain", "paid"):
        (tmp_path / name).mkdir()


def with_minds(evening: Callable[[Minds], Any]) -> None:
    async def run() -> None:
        workers = Minds(1)
        try:
            await evening(workers)
        finally:
            workers.close()

    asyncio.run(run())


def test_a_thought_that_waits_for_its_turn_is_not_late(monkeypatch: pytest.MonkeyPatch) -> None:
    table = backroom.new("coup", seats=3, seed=7)

    async def think(workers: Minds, i: int) -> str | None:
        who = Who(f"t{i}", 0, "coup", "capo@100ms", i)
        async with workers.turn(who):
            return await workers.choose(who, table.view(0), table.events(0), 0)

    async def evening(workers: Minds) -> None:
        assert await think(workers, 0)  # the process has started
        monkeypatch.setattr(minds, "LONGEST", 2)
        pool = workers.workers[0].pool
        said = await asyncio.gather(*[think(workers, i) for i in range(40)])  # four seconds in all
        assert all(said)
        assert workers.workers[0].pool is pool, "and nobody was ended for it"

    with_minds(evening)


def test_a_process_that_has_just_begun_can_be_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    table = backroom.new("coup", seats=3, seed=7)

    async def evening(workers: Minds) -> None:
        monkeypatch.setattr(minds, "LONGEST", 0.01)
        who = Who("t", 0, "coup", "soldier", 1)
        for _ in range(3):
            with pytest.raises(TimeoutError):
                await workers.choose(who, table.view(0), table.events(0), 0)
        async with asyncio.timeout(20):
            while active_children():  # somebody lives on
                await asyncio.sleep(0.05)
        monkeypatch.undo()
        assert await workers.choose(who, table.view(0), table.events(0), 0)

    with_minds(evening)


# Several who think: when they answer is the same, however long each of them thought.

Thinking = Callable[[Who], int]  # how many of its milliseconds a bot thinks
TABLES = {
    "three usual ones": ["capo"] * 3,
    "nine usual ones": ["capo"] * 9,
    "nine patient ones": ["capo@1000ms"] * 9,
    "all sorts": ["soldier", "capo@1000ms", "capo@100ms", "rookie", "capo", "liar"],
}


class Clock:
    """Time that passes only where everybody rests."""

    def __init__(self) -> None:
        self.at = 1_000_000
        self.rests: list[tuple[int, int, asyncio.Future[None]]] = []
        self.slept = 0

    def now(self) -> int:
        return self.at

    async def sleep(self, seconds: float) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.slept += 1
        heapq.heappush(self.rests, (self.at + round(1000 * seconds), self.slept, done))
        await done

    async def pass_until_next(self) -> None:
        self.at, _, done = heapq.heappop(self.rests)
        done.set_result(None)


def moments(
    folder: Path, levels: list[str], thinks: Thinking, workers: int = 1, *, is_started: bool = True
) -> dict[int, int]:
    """By seat: when its bot answers whether it blocks somebody's foreign aid, counted from the question."""
    clock, given = Clock(), dict[int, int]()
    folder.mkdir()

    async def evening(table: Evening) -> None:
        room = table.room

        async def choose(who: Who, *_: object) -> str:
            await clock.sleep(thinks(who) / 1000)
            return "pass"

        async def keep(seat: int, *_: object) -> None:
            given[seat] = clock.now() - room.timing.opened

        setattr(table.house.minds, "choose", choose)  # noqa: B010
        setattr(room, "keep", keep)  # noqa: B010
        for worker in table.house.minds.workers:
            worker.is_started = is_started
        await room.say(table.guests[0], Say(0, room.live.decision(0), ["aid"]))
        while len(given) < len(levels):
            for _ in range(20):
                await asyncio.sleep(0)
            while not room.inbox.empty():
                await room.inbox.get_nowait()()
            if clock.rests:
                await clock.pass_until_next()
        room.players.close()

    more: dict[str, Any] = {"minds": Minds(workers), "now": clock.now, "sleep": clock.sleep, "bot_pace": 1}
    spend(folder, evening, seats=1 + len(levels), bots=dict(enumerate(levels, 1)), **more)
    return given


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("name", TABLES)
def test_when_bots_answer_does_not_depend_on_who_thinks_nor_on_how_long(
    tmp_path: Path, name: str, workers: int
) -> None:
    thoughts: dict[str, Thinking] = {
        "nobody": lambda _: 0,
        "everybody": lambda who: who.most,
        "some": lambda who: who.most * (who.seat % 2),
        "others": lambda who: who.most // who.seat,
    }
    found = {each: moments(tmp_path / each, TABLES[name], thinks, workers) for each, thinks in thoughts.items()}
    assert found["everybody"] == found["nobody"] == found["some"] == found["others"]
    assert max(found["nobody"].values()) <= SLOWEST < FIRST_LOOK, "and nobody waits for them longer than for others"


def test_those_who_are_asked_together_share_the_time_and_three_usual_ones_have_all_of_it(tmp_path: Path) -> None:
    had: dict[str, dict[int, int]] = {}
    for name, levels in TABLES.items():
        time = had.setdefault(name, {})
        moments(tmp_path / name, levels, lambda who, time=time: time.setdefault(who.seat, who.most) * 0)  # type: ignore[misc]
    assert set(had["three usual ones"].values()) == {300}
    assert set(had["nine usual ones"].values()) == set(had["nine patient ones"].values()) == {111}
    assert WHOLE_CHOICE * 9 * 111 <= TOGETHER
    assert list(had["all sorts"].values()) == [0, 600, 100, 0, 300, 0], "who needs less leaves more to the others"


def test_an_answer_that_misses_its_moment_waits_for_the_next_beat(tmp_path: Path) -> None:
    usual = moments(tmp_path / "usual", ["capo"] * 2, lambda _: 0)
    stuck = moments(tmp_path / "stuck", ["capo"] * 2, lambda who: 2_700 * (who.seat == 1))
    longer = moments(tmp_path / "longer", ["capo"] * 2, lambda who: 2_750 * (who.seat == 1))
    assert stuck == longer
    assert all((stuck[seat] - usual[seat]) % BEAT == 0 for seat in usual)
    assert stuck[1] > usual[1]
    assert next_beat(500, 400) == next_beat(500, 500) == 500


def test_a_worker_that_has_to_be_started_is_waited_for_whether_anybody_thinks_or_not(tmp_path: Path) -> None:
    idle = moments(tmp_path / "idle", ["capo"] * 3, lambda _: 0, is_started=False)
    busy = moments(tmp_path / "busy", ["capo"] * 3, lambda who: who.most + (who.seat == 1) * STARTING, is_started=False)
    assert idle == busy
    plain = moments(tmp_path / "soldiers", ["soldier"] * 3, lambda _: 0, is_started=False)
    assert max(plain.values()) <= SLOWEST, "who does not think has nothing to hide"


def test_what_other_tables_were_promised_is_waited_for_whether_they_need_it_or_not() -> None:
    diary = Diary()
    assert diary.promise([300], 1_000).ready == 1_450 + SPARE
    second = diary.promise([300, 1_000], 1_000)
    assert second.ready <= 1_000 + TOGETHER + SPARE, "they think for less, and nobody waits"
    assert LEAST < second.most < 1_000
    third = diary.promise([300], 1_000)
    assert (third.most, third.ready) == (LEAST, second.ready + int(WHOLE_CHOICE * LEAST))
    assert diary.promise([0], 1_000).ready == third.ready, "who does not think has its turn after them"
    assert diary.promise([0], 9_000).ready == 9_000
    assert diary.promise([300], 9_000).most == 300


def test_nobody_waits_for_ever_when_the_clock_was_set_back() -> None:
    diary = Diary()
    diary.promise([300], 3_600_000)
    assert diary.promise([300], 0).ready <= AHEAD + TOGETHER


def test_the_words_of_a_choice_have_no_more_than_their_share() -> None:
    bot = find_level("capo", "coup").make("coup", 1)
    had: list[int] = []
    for part, most in ((0, 0), (0, 111), (1, 111), (2, 111), (0, 5_000), (9, 20)):
        with minds.hurried(bot, part, most):
            had.append(vars(bot)["budget"].milliseconds)
    assert had == [300, 111, 27, 13, 300, 1]
    assert vars(bot)["budget"] == USUAL
