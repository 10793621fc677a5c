"""A room at a real SQLite file: what is acknowledged is on disk, and whoever comes back finds the table as it was."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from backroom.games import GAMES
from backroom.server.play import company
from backroom.server.play.rooms import Room
from backroom.server.storage.schema import answers
from backroom.wire.messages import Leave, Order, Say, State, Undo
from tests.server.evening import Evening, Guest, at_a_table, sit, spend
from tests.server.test_live import any_answer

TAX = "duke captain 2 / assassin contessa 2 / duke duke 2"


def test_a_word_is_told_to_all_after_it_is_on_disk(tmp_path: Path) -> None:
    async def evening(room: Room, guests: list[Guest]) -> None:
        await room.say(guests[0], Say(0, guests[0].state.decision, ["tax"]))
        assert [row.word.word for row in await room.store.log("t")] == ["tax"]
        for guest in guests:
            assert guest.state.events[-1].what == "declared"
            assert guest.view["asked"] == [1, 2]

    at_a_table(tmp_path, evening, "coup", TAX)


def test_a_sealed_answer_is_kept_and_nobody_else_hears_of_it(tmp_path: Path) -> None:
    async def evening(room: Room, guests: list[Guest]) -> None:
        await room.say(guests[0], Say(0, guests[0].state.decision, ["tax"]))
        heard = [len(guest.got) for guest in guests]
        await room.say(guests[1], Say(1, guests[1].state.decision, ["challenge"]))
        assert guests[1].state.said == ["challenge"]
        assert [len(guest.got) for guest in guests] == [heard[0], heard[1] + 1, *heard[2:]]
        await room.say(guests[1], Say(1, guests[1].state.decision, ["pass"]))
        assert await room.store.answers("t", room.live.waits) == {1: ["pass"]}, "the last one counts"
        assert len(await room.store.log("t")) == 1, "no word of the log yet"

    at_a_table(tmp_path, evening, "coup", TAX)


def test_a_sealed_question_closes_at_a_checkpoint_that_finds_it_decided(tmp_path: Path) -> None:
    async def evening(room: Room, guests: list[Guest]) -> None:
        await room.say(guests[0], Say(0, guests[0].state.decision, ["tax"]))
        await room.look()
        assert room.live.is_shared, "nothing is decided yet"
        await room.say(guests[2], Say(2, guests[2].state.decision, ["challenge"]))
        await room.look()
        assert room.live.is_shared, "P1 comes first"
        await room.say(guests[1], Say(1, guests[1].state.decision, ["challenge"]))
        await room.look()
        words = [(row.word.seat, row.word.word) for row in await room.store.log("t")]
        assert words == [(0, "tax"), (1, "challenge")], "what did not count is in no log"
        for guest in guests:
            assert "challenged" in {fact.what for fact in guest.state.events}

    at_a_table(tmp_path, evening, "coup", TAX)


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        (Say(0, 99, ["tax"]), "the table has moved on"),
        (Say(1, 1, ["tax"]), "that seat is not yours"),
        (Say(0, 1, ["coup P1"]), "coins"),
        (Say(0, 1, ["abracadabra"]), "is no word of Coup"),
        (Say(0, 1, []), "one word answers"),
        (Say(0, 1, ["tax", "tax"]), "one word answers"),
    ],
)
def test_a_wrong_word_changes_nothing_and_is_answered(tmp_path: Path, message: Say, reason: str) -> None:
    async def evening(room: Room, guests: list[Guest]) -> None:
        heard = [len(guest.got) for guest in guests]
        await room.say(guests[0], message)
        assert reason in guests[0].refusals[-1].reason
        assert isinstance(guests[0].got[-1], State), "and how things stand"
        assert [len(guest.got) for guest in guests[1:]] == heard[1:]
        assert await room.store.log("t") == []

    at_a_table(tmp_path, evening, "coup", TAX)


def test_a_word_may_be_taken_back_until_somebody_has_learnt_from_it(tmp_path: Path) -> None:
    async def evening(room: Room, guests: list[Guest]) -> None:
        await room.say(guests[0], Say(0, guests[0].state.decision, ["tax"]))
        await room.undo(guests[0], Undo(0))
        assert guests[0].refusals[-1].rule == "TABLE-06"

    at_a_table(tmp_path, evening, "coup", TAX)


def test_half_a_choice_may_be_taken_back(tmp_path: Path) -> None:
    scene = "capo $1 / $2 / $3 ; act 4 ; at penn-central-railroad=P0 harcourt-and-vane=P0"

    async def evening(table: Evening) -> None:
        room, guests = table.room, table.guests
        await room.say(guests[0], Say(0, guests[0].state.decision, ["ally capo"]))
        heard = [len(guest.got) for guest in guests]
        await room.say(guests[0], Say(0, guests[0].state.decision, ["move penn-central-railroad"]))
        await room.undo(guests[0], Undo(0))
        assert guests[0].refusals == []
        assert "move penn-central-railroad" in guests[0].view["question"]["actions"]
        assert [len(guest.got) for guest in guests[1:]] == heard[1:], "nobody else heard of it"
        again = await table.another()
        assert again.live.view(0) == room.live.view(0)

    spend(tmp_path, evening, "corleone", scene)


@pytest.mark.parametrize("key", GAMES)
def test_another_node_tells_the_same(tmp_path: Path, key: str) -> None:
    """A second room on the same log, which hears only that something was written."""

    async def evening(table: Evening) -> None:
        room, guests, other = table.room, table.guests, await table.another()
        away = [sit(other, seat) for seat in (0, 1, 2, None)]
        rng = Random(4)
        while not room.live.over and room.live.words < 120:
            seats = list(room.live.state.wait.seats)
            for seat in seats:
                at = rng.choice((room, other)) if not room.live.is_shared else room
                guest = (guests if at is room else away)[seat]
                words = any_answer(at.live, seat, rng)
                await at.say(guest, Say(seat, at.live.decision(seat), [w for w in words if w != "done"] or words))
                await (other if at is room else room).refresh()
            await room.look()
            await other.refresh()
        for here, there in zip(guests, away, strict=True):
            assert here.state.seq == there.state.seq
            assert here.state.view == there.state.view
            assert here.refusals == there.refusals == []

    spend(tmp_path, evening, key)


def test_of_two_nodes_that_write_at_once_one_comes_too_late(tmp_path: Path) -> None:
    async def evening(table: Evening) -> None:
        room, guests, other = table.room, table.guests, await table.another()
        twin = sit(other, 0)
        await asyncio.gather(room.say(guests[0], Say(0, 1, ["tax"])), other.say(twin, Say(0, 1, ["income"])))
        assert len(guests[0].refusals) + len(twin.refusals) == 1
        await room.refresh()
        assert room.live.view(0) == other.live.view(0)
        assert len(await room.store.log("t")) == 1

    spend(tmp_path, evening, "coup", TAX)


def test_answers_of_closed_questions_are_forgotten(tmp_path: Path) -> None:
    async def evening(room: Room, guests: list[Guest]) -> None:
        await room.say(guests[0], Say(0, guests[0].state.decision, ["tax"]))
        for seat in (1, 2):
            await room.say(guests[seat], Say(seat, guests[seat].state.decision, ["challenge"]))
        await room.look()
        left = await room.store.read(lambda connection: connection.execute(sa.select(answers)).all())
        assert left == []

    at_a_table(tmp_path, evening, "coup", TAX)


def test_where_nobody_waits_for_a_window_the_answer_that_decides_is_written_with_what_closes_it(tmp_path: Path) -> None:
    async def evening(room: Room, guests: list[Guest]) -> None:
        await room.say(guests[0], Say(0, guests[0].state.decision, ["tax"]))
        await room.say(guests[2], Say(2, guests[2].state.decision, ["pass"]))
        assert room.live.words == 1
        written: list[int] = []
        room.store.measured = lambda _, writes: written.append(writes)
        await room.say(guests[1], Say(1, guests[1].state.decision, ["pass"]))
        assert written == [2], "in one transaction"
        log = [(row.word.seat, row.word.word) for row in await room.store.log("t")]
        assert log == [(0, "tax"), (1, "pass"), (2, "pass")]
        assert await room.store.answers("t", room.live.waits - 1) == {}
        assert all(guest.view["asked"] == [1] for guest in guests), "everybody hears of it"

    at_a_table(tmp_path, evening, "coup", TAX, least_window=0)


def test_a_window_that_was_decided_when_the_server_died_closes_when_the_table_is_laid_anew(tmp_path: Path) -> None:
    async def evening(table: Evening) -> None:
        room, guests = table.room, table.guests
        await room.say(guests[0], Say(0, guests[0].state.decision, ["tax"]))
        for seat in (1, 2):
            await room.store.put_answer("t", room.live.waits, seat, ["pass"], 1)
        table.room = await table.another()
        await table.run_inbox()
        assert table.room.live.words == 3

    spend(tmp_path, evening, "coup", TAX, least_window=0)


@pytest.mark.parametrize("how", ["leave", "order"])
def test_a_window_without_a_least_time_closes_also_when_no_answer_decides_it(tmp_path: Path, how: str) -> None:
    async def evening(table: Evening) -> None:
        room, guests = table.room, table.guests
        await room.say(guests[0], Say(0, guests[0].state.decision, ["tax"]))
        await room.say(guests[1], Say(1, guests[1].state.decision, ["pass"]))
        assert room.live.is_shared
        if how == "leave":
            await room.leave(guests[2], Leave(2))
        else:
            await company.order(room, guests[2], Order(2, "challenge", on=True))
        await table.run_inbox()
        assert not room.live.is_shared, "nobody else has to answer"

    spend(tmp_path, evening, "coup", TAX, least_window=0)


def test_an_answer_that_decides_and_cannot_be_written_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(table: Evening) -> None:
        room, guests = table.room, table.guests
        await room.say(guests[0], Say(0, guests[0].state.decision, ["tax"]))
        await room.say(guests[2], Say(2, guests[2].state.decision, ["pass"]))
        before = [len(guest.got) for guest in guests]

        def fail(*_: object) -> list[bool]:
            raise sa.exc.OperationalError("no", {}, Exception("disk full"))

        with monkeypatch.context() as patch:
            patch.setattr(room.store.batch, "write", fail)
            with pytest.raises(sa.exc.OperationalError):
                await room.say(guests[1], Say(1, guests[1].state.decision, ["challenge"]))
        await table.run_inbox()
        assert room.live.words == 1
        assert room.answers == {2: ["pass"]}
        assert [len(guest.got) for guest in guests] == before, "nobody heard of it"
        await room.say(guests[1], Say(1, guests[1].state.decision, ["pass"]))
        assert room.live.words == 3

    spend(tmp_path, evening, "coup", TAX, least_window=0)


def test_whoever_came_too_late_with_the_same_word_tells_its_viewers_all_the_same(tmp_path: Path) -> None:
    async def evening(table: Evening) -> None:
        room, guests, other = table.room, table.guests, await table.another()
        twin, watcher = sit(other, 0), sit(other, None)
        await asyncio.gather(room.say(guests[0], Say(0, 1, ["tax"])), other.say(twin, Say(0, 1, ["tax"])))
        assert watcher.view["asked"] == guests[3].view["asked"] == [1, 2]

    spend(tmp_path, evening, "coup", TAX)
