"""How bots think at a live table: one after the other, never too long, and nobody learns anything from how long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

import backroom
from backroom.games.game import Fact, View
from backroom.server.play import minds
from backroom.server.play.minds import Minds, Who
from backroom.wire.messages import State
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
        return await workers.choose(Who(f"t{i}", 0, "coup", "capo@100ms", i), table.view(0), table.events(0), 0)

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
