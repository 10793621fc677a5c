"""At a running table: seats go to bots and back, orders stand, time is given."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from backroom.games import GAMES
from backroom.server.lobby.rows import find_table
from backroom.server.play import company
from backroom.server.play.players import Players
from backroom.server.play.rooms import Room
from backroom.server.storage.schema import records
from backroom.wire.messages import Extend, Hand, Leave, Order, Say, State
from tests.server.evening import Evening, Guest, at_a_table, sit, spend

TAX = "duke captain 2 / assassin contessa 2 / duke duke 2"


def decision(guest: Guest) -> int:
    return guest.state.decision


async def tax(room: Room, guests: list[Guest]) -> None:
    await room.say(guests[0], Say(0, decision(guests[0]), ["tax"]))


# bots


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("level", ["soldier", "random"])
def test_bots_play_a_whole_game_and_it_is_kept(tmp_path: Path, key: str, level: str) -> None:
    async def evening(table: Evening) -> None:
        room = table.room
        for _ in range(5_000):
            if room.live.over:
                break
            await table.run_inbox()
            await room.look()
        assert room.live.over
        assert room.players.explaining is not None
        await room.players.explaining
        row = await find_table(table.store, "t")
        assert row is not None
        assert row.status == "over"
        kept = await table.store.read(lambda connection: connection.execute(sa.select(records)).mappings().one())
        assert kept["winners"] == room.live.table.result.winners  # type: ignore[union-attr]
        assert table.guests[-1].company.over

    failures: list[BaseException] = []
    more: dict[str, Any] = {"failed": lambda _where, error: failures.append(error)}
    options = {"max_turns": 30} if key == "coup" else {}
    spend(tmp_path, evening, key, bots=dict.fromkeys(range(3), level), options=options, **more)
    assert failures == []


def test_a_bot_that_fails_does_not_hold_the_table_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> list[str]:
        raise RuntimeError("lost in thought")

    async def evening(table: Evening) -> None:
        await table.run_inbox()
        assert [row.word.word for row in await table.store.log("t")] == ["income"], "what the clock would say"

    monkeypatch.setattr(Players, "answer", fail)
    failures: list[BaseException] = []
    spend(tmp_path, evening, "coup", TAX, bots={0: "soldier"}, failed=lambda _where, error: failures.append(error))
    assert [str(error) for error in failures] == ["lost in thought"]


@pytest.mark.rule("TABLE-11")
def test_a_seat_goes_to_a_bot_and_back_at_any_decision(tmp_path: Path) -> None:
    async def evening(table: Evening) -> None:
        room, guests = table.room, table.guests
        await company.hand(room, guests[0], Hand(0, "soldier"))
        chair = guests[1].company.chairs[0]
        assert (chair.kind, chair.bot, chair.stands_in, chair.name) == ("bot", "soldier", True, "Name 0")
        await room.say(guests[0], Say(0, decision(guests[0]), ["tax"]))
        assert "a bot plays this seat" in guests[0].refusals[-1].reason
        await company.hand(room, guests[0], Hand(0, ""))
        await room.say(guests[0], Say(0, decision(guests[0]), ["tax"]))
        assert len(guests[0].refusals) == 1
        assert guests[1].company.chairs[0].kind == "person"
        await table.run_inbox()
        assert [row.word.word for row in await table.store.log("t")] == ["tax"], "the bot's word came too late"

    spend(tmp_path, evening, "coup", TAX)


@pytest.mark.rule("TABLE-11")
def test_the_host_may_let_a_bot_play_for_somebody_who_is_away_and_nobody_else_may(tmp_path: Path) -> None:
    async def evening(room: Room, guests: list[Guest]) -> None:
        await company.hand(room, guests[0], Hand(1, "soldier"))
        assert "somebody who is away" in guests[0].refusals[-1].reason
        room.part(guests[1])
        await company.hand(room, guests[2], Hand(1, "soldier"))
        assert guests[2].refusals[-1].reason == "that seat is not yours"
        await company.hand(room, guests[0], Hand(1, "soldier"))
        assert room.seating.is_bot(1)
        back = sit(room, 1)
        await company.hand(room, guests[0], Hand(1, ""))
        assert room.seating.is_bot(1), "only its person takes a seat back"
        await company.hand(room, back, Hand(1, ""))
        assert not room.seating.is_bot(1)

    at_a_table(tmp_path, evening, "coup", TAX)


# the clock


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.at = 1_000_000_000_000

    def __call__(self) -> int:
        return self.at


@pytest.mark.rule("TABLE-11")
def test_whoever_has_only_just_gone_keeps_their_seat_for_a_while(tmp_path: Path) -> None:
    clock = Clock()

    async def evening(room: Room, guests: list[Guest]) -> None:
        room.part(guests[1])
        clock.at += 100
        await company.hand(room, guests[0], Hand(1, "soldier"))
        assert "only just gone" in guests[0].refusals[-1].reason
        clock.at += 20_000
        back = sit(room, 1)
        room.part(back)
        clock.at += 29_000
        await company.hand(room, guests[0], Hand(1, "soldier"))
        assert not room.seating.is_bot(1), "it counts from when they were last here"
        clock.at += 1_000
        await company.hand(room, guests[0], Hand(1, "soldier"))
        assert room.seating.is_bot(1)

    at_a_table(tmp_path, evening, "coup", TAX, now=clock, absence=30_000)


def test_whoever_sleeps_twice_in_a_row_gets_a_stand_in_and_can_come_back(tmp_path: Path) -> None:
    clock = Clock()

    async def evening(room: Room, guests: list[Guest]) -> None:
        room.timing.opened = clock.at
        for turn in range(2):
            assert room.asked() == (0,)
            clock.at += 100_000
            await room.look()
            assert room.seating.is_bot(0) == (turn == 1)
            for seat in (1, 2):
                if not room.live.over and room.asked() == (seat,):
                    await room.say(guests[seat], Say(seat, decision(guests[seat]), ["income"]))
        assert guests[1].company.chairs[0].stands_in
        await company.hand(room, guests[0], Hand(0, ""))
        assert not room.seating.is_bot(0)

    at_a_table(tmp_path, evening, "coup", TAX, clock="normal", now=clock)


def told(guest: Guest) -> list[int]:
    """For whom time ran out, as far as this guest was told."""
    messages = [message for message in guest.got if isinstance(message, State)]
    return [int(fact.args["seat"]) for state in messages for fact in state.events if fact.what == "timeout"]


@pytest.mark.rule("TABLE-16")
def test_everybody_is_told_for_whom_time_ran_out_once_and_the_log_keeps_it(tmp_path: Path) -> None:
    clock = Clock()

    async def evening(room: Room, guests: list[Guest]) -> None:
        room.timing.opened = clock.at
        clock.at += 100_000
        await room.look()
        assert [told(guest) for guest in guests] == [[0]] * 4
        assert [row.word.word for row in await room.store.log("t")] == ["timeout", "income"]
        again = Room(room.row, room.house, room.make)
        await again.load()
        assert again.live.all_told() == room.live.all_told()
        assert (again.live.decisions, again.live.openings) == (room.live.decisions, room.live.openings)

    at_a_table(tmp_path, evening, "coup", TAX, clock="normal", now=clock)


@pytest.mark.rule("TABLE-16")
def test_where_several_are_asked_nobody_is_told_for_whom_the_clock_answered(tmp_path: Path) -> None:
    clock = Clock()

    async def evening(room: Room, guests: list[Guest]) -> None:
        room.timing.opened = clock.at
        await tax(room, guests)
        clock.at += 1_000
        await room.say(guests[1], Say(1, decision(guests[1]), ["pass"]))
        assert [told(guest) for guest in guests] == [[]] * 4
        clock.at += 100_000
        await room.look()
        assert [told(guest) for guest in guests] == [[]] * 4
        assert [row.word.word for row in await room.store.log("t")] == ["tax", "pass", "pass"]

    at_a_table(tmp_path, evening, "coup", TAX, clock="normal", now=clock)


@pytest.mark.rule("TABLE-16")
def test_who_sleeps_through_a_choice_of_several_words_is_told_of_once_and_has_no_new_time(tmp_path: Path) -> None:
    clock = Clock()
    scene = "capo $1 / $2 / $3 ; act 4 ; at penn-central-railroad=P0 harcourt-and-vane=P0"

    async def evening(room: Room, guests: list[Guest]) -> None:
        room.timing.opened = clock.at
        await room.say(guests[0], Say(0, decision(guests[0]), ["ally capo"]))
        clock.at += 1_000_000
        opening = room.live.openings
        await room.look()
        assert room.live.openings == opening + 1
        assert [told(guest) for guest in guests] == [[0]] * 4

    at_a_table(tmp_path, evening, "corleone", scene, clock="normal", now=clock)


def test_the_clock_says_how_much_time_there_was_however_late_one_comes(tmp_path: Path) -> None:
    clock = Clock()

    async def evening(room: Room, guests: list[Guest]) -> None:
        room.timing.opened = clock.at
        clock.at += 30_000
        late = sit(room, 0)
        assert (late.state.clock.left, late.state.clock.whole) == (15_000, 45_000)
        await room.extend(guests[0], Extend(0, decision(guests[0])))
        assert (late.state.clock.left, late.state.clock.whole) == (30_000, 60_000)

    at_a_table(tmp_path, evening, "coup", TAX, clock="normal", now=clock)


@pytest.mark.rule("TABLE-12")
def test_more_time_is_given_three_times_and_shows_to_all_without_a_name(tmp_path: Path) -> None:
    clock = Clock()

    async def evening(room: Room, guests: list[Guest]) -> None:
        room.timing.opened = clock.at
        for left in (60_000, 75_000, 90_000):
            await room.extend(guests[0], Extend(0, decision(guests[0])))
            assert [guest.state.clock.left for guest in guests] == [left] * 4
        assert guests[0].state.clock.extensions == 0
        assert guests[1].state.clock.extensions == 3
        await room.extend(guests[0], Extend(0, decision(guests[0])))
        assert "all 3 extensions" in guests[0].refusals[-1].reason
        again = Room(room.row, room.house, room.make)
        await again.load()
        assert again.timing.extended == room.timing.extended, "it is kept"

    at_a_table(tmp_path, evening, "coup", TAX, clock="normal", now=clock)


# standing orders


@pytest.mark.rule("TABLE-14")
def test_a_standing_order_passes_and_is_nobodys_business(tmp_path: Path) -> None:
    async def evening(room: Room, guests: list[Guest]) -> None:
        heard = [len(guest.got) for guest in guests]
        await company.order(room, guests[1], Order(1, "challenge", True))
        assert [len(guest.got) for guest in guests] == [heard[0], heard[1] + 1, *heard[2:]]
        assert guests[1].state.orders == ["challenge"]
        await company.order(room, guests[1], Order(1, "", True))
        assert guests[1].refusals[-1].rule == "TABLE-14"
        await tax(room, guests)
        assert guests[1].state.said == ["pass"]
        await room.look()
        assert room.live.is_shared, "P2 has not answered"
        await room.say(guests[2], Say(2, decision(guests[2]), ["pass"]))
        await room.look()
        assert [row.word.word for row in await room.store.log("t")] == ["tax", "pass", "pass"]

    at_a_table(tmp_path, evening, "coup", TAX)


def test_an_answer_of_ones_own_counts_more_than_a_standing_order(tmp_path: Path) -> None:
    async def evening(room: Room, guests: list[Guest]) -> None:
        await company.order(room, guests[1], Order(1, "until my turn", True))
        await tax(room, guests)
        await room.say(guests[1], Say(1, decision(guests[1]), ["challenge"]))
        await room.look()
        assert [row.word.word for row in await room.store.log("t")] == ["tax", "challenge"]

    at_a_table(tmp_path, evening, "coup", TAX)


def test_passing_until_my_turn_ends_with_my_turn(tmp_path: Path) -> None:
    async def evening(room: Room, guests: list[Guest]) -> None:
        await company.order(room, guests[1], Order(1, "until my turn", True))
        await room.say(guests[0], Say(0, decision(guests[0]), ["income"]))
        assert room.asked() == (1,)
        assert guests[1].state.orders == []

    at_a_table(tmp_path, evening, "coup", TAX)


def test_passing_until_my_turn_does_not_pass_what_concerns_me_alone(tmp_path: Path) -> None:
    """P0 steals from P1: like the others P1 lets the claim pass, and is still asked for a block."""

    async def evening(room: Room, guests: list[Guest]) -> None:
        for seat in (1, 2):
            await company.order(room, guests[seat], Order(seat, "until my turn", True))
        await room.say(guests[0], Say(0, decision(guests[0]), ["steal P1"]))
        await room.look()
        await room.look()
        assert room.asked() == (1,)
        assert [row.word.word for row in await room.store.log("t")] == ["steal P1", "pass", "pass"]

    at_a_table(tmp_path, evening, "coup", TAX)


# leaving


def test_somebody_leaves_a_window_and_the_answers_of_the_others_stay(tmp_path: Path) -> None:
    async def evening(room: Room, guests: list[Guest]) -> None:
        await tax(room, guests)
        await room.say(guests[2], Say(2, decision(guests[2]), ["challenge"]))
        await room.leave(guests[1], Leave(1))
        assert guests[2].state.said == ["challenge"]
        await room.look()
        assert [row.word.word for row in await room.store.log("t")][:3] == ["tax", "leave", "challenge"]

    at_a_table(tmp_path, evening, "coup", TAX)


@pytest.mark.rule("TABLE-11")
def test_nobody_else_makes_me_leave(tmp_path: Path) -> None:
    async def evening(room: Room, guests: list[Guest]) -> None:
        await room.leave(guests[0], Leave(1))
        assert guests[0].refusals[-1].reason == "that seat is not yours"
        assert await room.store.log("t") == []

    at_a_table(tmp_path, evening, "coup", TAX)


# who is there


def test_everybody_knows_who_is_there(tmp_path: Path) -> None:
    async def evening(room: Room, guests: list[Guest]) -> None:
        room.part(guests[2])
        assert [chair.present for chair in guests[0].company.chairs] == [True, True, False]
        assert guests[0].company.spectators == 1
        assert [chair.host for chair in guests[0].company.chairs] == [True, False, False]

    at_a_table(tmp_path, evening)


def test_time_stands_still_while_nobody_is_at_the_table(tmp_path: Path) -> None:
    clock = Clock()

    async def evening(room: Room, guests: list[Guest]) -> None:
        room.timing.opened = clock.at
        for guest in guests:
            room.part(guest)
        clock.at += 1_000_000
        back = sit(room, 0)
        await room.look()
        assert room.asked() == (0,)
        assert back.state.clock.left == 45_000

    at_a_table(tmp_path, evening, "coup", TAX, clock="normal", now=clock)


def test_at_a_table_for_days_time_runs_on(tmp_path: Path) -> None:
    clock = Clock()

    async def evening(room: Room, guests: list[Guest]) -> None:
        room.timing.opened = clock.at
        for guest in guests:
            room.part(guest)
        clock.at += 3 * 24 * 3600 * 1000
        sit(room, 1)
        await room.look()
        assert [row.word.word for row in await room.store.log("t")] == ["timeout", "income"]

    at_a_table(tmp_path, evening, "coup", TAX, clock="days", now=clock)


def test_half_a_choice_takes_no_time_that_others_could_see(tmp_path: Path) -> None:
    clock = Clock()
    scene = "capo $1 / $2 / $3 ; act 4 ; at penn-central-railroad=P0 harcourt-and-vane=P0"

    async def evening(room: Room, guests: list[Guest]) -> None:
        await room.say(guests[0], Say(0, decision(guests[0]), ["ally capo"]))
        clock.at += 5_000
        left = sit(room, 1).state.clock.left
        await room.say(guests[0], Say(0, decision(guests[0]), ["move penn-central-railroad"]))
        assert sit(room, 1).state.clock.left == left

    at_a_table(tmp_path, evening, "corleone", scene, clock="normal", now=clock)
