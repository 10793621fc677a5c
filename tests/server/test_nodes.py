"""Two nodes at one table: two halls on one file, with a wire between them that a test can cut."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from backroom.games.game import Fact
from backroom.server.lobby.rows import Refusal, find_table
from backroom.server.play import company, knocks
from backroom.server.play.hall import Hall
from backroom.server.play.house import House
from backroom.server.play.minds import Minds
from backroom.server.play.news import beat
from backroom.server.play.others import FRESH
from backroom.server.play.rooms import Room
from backroom.server.play.seating import Seating
from backroom.server.storage.fanout import Fanout
from backroom.server.storage.schema import tables, words
from backroom.server.storage.store import Store
from backroom.wire.messages import Admit, Bye, Extend, Hand, Knock, Knocks, Say, State, Undo
from tests.server.evening import Guest, lay, table_row


class Wire(Fanout):
    """Notes that arrive at once at the other end, unless the wire is cut."""

    def __init__(self, ends: list[Wire]) -> None:
        super().__init__(None)
        self.ends = ends
        self.follows: set[str] = set()
        self.is_cut = False
        ends.append(self)

    @property
    def is_alone(self) -> bool:
        return False

    @property
    def is_well(self) -> bool:
        return True

    async def follow(self, table_id: str) -> None:
        self.follows.add(table_id)

    async def unfollow(self, table_id: str) -> None:
        self.follows.discard(table_id)

    def tell(self, table_id: str, note: bytes) -> None:
        for other in self.ends:
            if other is not self and table_id in other.follows and not self.is_cut:
                asyncio.get_running_loop().call_soon(other.heard, table_id, note)


class Two:
    """Nodes a and b; b follows a."""

    def __init__(self, halls: list[Hall], failures: list[str]) -> None:
        self.a, self.b = halls
        self.failures = failures

    async def join(self, hall: Hall, seat: int | None) -> Guest:
        guest = Guest(seat)

        async def deed(room: Room) -> None:
            room.join(guest)

        await hall.want("t", deed)
        return guest

    async def say(self, hall: Hall, seat: int, word: str) -> None:
        guest = Guest(seat)

        async def deed(room: Room) -> None:
            await room.say(guest, Say(seat, room.live.decision(seat), [word]))

        await hall.want("t", deed)
        assert guest.refusals == []


def room_of(hall: Hall) -> Room:
    return hall.rooms["t"][0]


def with_two(folder: Path, evening: Callable[[Two], Awaitable[None]], **more: Any) -> None:
    """Run an evening at a table of three whose first seat begins."""
    bots, least = more.get("bots", {}), more.get("least_window", 2_000)

    async def run() -> None:
        stores = [await Store.open(f"sqlite:///{folder}/nodes.sqlite") for _ in range(2)]
        row = table_row("coup", 3, more.get("clock", "none"), bots, {"first_player": 0})
        await lay(stores[0], row, bots)
        failures: list[str] = []
        ends: list[Wire] = []
        houses = [
            House(
                store=store,
                minds=Minds(),
                least_window=least,
                bot_pace=0,
                absence=0,
                node=name,
                fanout=Wire(ends),
                failed=lambda where, error: failures.append(f"{where}: {error!r}"),
            )
            for store, name in zip(stores, "ab", strict=True)
        ]
        halls = [Hall(house) for house in houses]
        try:
            await evening(Two(halls, failures))
        finally:
            for hall in halls:
                await hall.close()
                hall.house.minds.close()
            for store in stores:
                await store.close()

    asyncio.run(run())


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.01)


def test_what_is_said_while_a_node_reads_the_table_reaches_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Seating.load

    async def evening(two: Two) -> None:
        await two.join(two.a, 0)
        has_spoken = False

        async def load(seating: Seating, store: Store) -> None:
            nonlocal has_spoken
            if store is two.b.house.store and not has_spoken:
                has_spoken = True
                await two.say(two.a, 0, "income")
                await asyncio.sleep(0.01)
            await real(seating, store)

        monkeypatch.setattr(Seating, "load", load)
        await two.join(two.b, 1)
        await until(lambda: room_of(two.b).live.words == 1)

    with_two(tmp_path, evening)


def test_the_host_answers_on_another_node_than_the_one_where_somebody_asks(tmp_path: Path) -> None:
    async def evening(two: Two) -> None:
        host, friend = await two.join(two.a, 0), await two.join(two.b, None)

        def asked() -> list[Knock]:
            told = [message for message in host.got if isinstance(message, Knocks)]
            return told[-1].waiting if told else []

        for seat, on in ((1, True), (2, False)):
            friend.person = f"person {seat}"  # nobody else, since bots have the chairs
            ask = partial(knocks.take, person=friend.person, name=f"Eve {seat}", seat=seat)
            await two.b.want("t", ask)
            await until(lambda: bool(asked()))
            await two.a.want("t", partial(knocks.admit, viewer=host, message=Admit(asked()[0].n, on)))
            assert asked() == []
            await until(lambda: not room_of(two.b).door.waiting)
        await until(lambda: not room_of(two.b).seating.is_bot(1))
        assert room_of(two.b).seating.is_bot(2)
        await until(lambda: bool(friend.refusals))

    with_two(tmp_path, evening, bots={1: "random", 2: "random"})


def test_nobody_gets_two_hands_by_asking_two_nodes(tmp_path: Path) -> None:
    """The host, who has no chair: nobody has to consent."""

    async def evening(two: Two) -> None:
        await two.join(two.a, 0)
        await two.join(two.b, None)

        async def take(hall: Hall, seat: int) -> None:
            async def deed(room: Room) -> None:
                room.seating.host = "person None"
                await knocks.take(room, "person None", "Eve", seat)

            await hall.want("t", deed)

        done = await asyncio.gather(take(two.a, 1), take(two.b, 2), return_exceptions=True)
        assert [type(each) for each in done].count(Refusal) == 1
        row = await find_table(two.a.house.store, "t")
        assert row is not None
        assert len(row.seats_of("person None")) == 1

    with_two(tmp_path, evening, bots={1: "random", 2: "random"})


def test_whoever_comes_to_another_node_does_not_make_a_sealed_question_close_earlier(tmp_path: Path) -> None:
    async def evening(two: Two) -> None:
        for seat in range(3):
            await two.join(two.a, seat)
        await two.say(two.a, 0, "tax")
        for seat in (1, 2):
            await two.say(two.a, seat, "pass")
        room = room_of(two.a)
        room.timing.opened -= 36_000  # past the first checkpoint, long before the second
        room.timing.looked = room.house.now()
        earlier = sa.update(words).values(at=words.c.at - 36_000)
        await two.a.house.store.write(lambda connection: connection.execute(earlier))
        await two.join(two.b, None)
        await asyncio.sleep(0.2)
        assert room.live.is_shared
        due = room_of(two.b).due()
        assert due is not None
        assert due - room.house.now() > 1_000

    with_two(tmp_path, evening, least_window=20_000)


def test_two_nodes_that_fall_back_at_once_both_go_on(tmp_path: Path) -> None:
    async def evening(two: Two) -> None:
        guests = [await two.join(two.a, 0), await two.join(two.b, 1)]
        for hall in (two.a, two.b):  # each thinks that it leads, and the time is up
            room = room_of(hall)
            room.others.known.clear()
            room.timing.opened -= 1_000_000

        async def wake() -> None:
            pass

        for hall in (two.a, two.b):
            room_of(hall).want(wake)
        await until(
            lambda: room_of(two.a).live.words == room_of(two.b).live.words == 2
        )  # that the time was up, and what counts then
        assert two.failures == []
        assert not any(isinstance(message, Bye) for guest in guests for message in guest.got)

    with_two(tmp_path, evening, clock="fast")


def test_the_last_word_of_a_node_that_died_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(two: Two) -> None:
        await two.join(two.a, 0)
        await two.join(two.b, 1)
        await until(lambda: bool(room_of(two.b).others.known))
        two.a.house.fanout.is_cut = True  # type: ignore[attr-defined]
        await two.say(two.a, 0, "income")
        for here in room_of(two.b).others.known.values():
            here.at -= FRESH + 1
        room = room_of(two.b)

        async def look() -> None:
            await beat(room)

        room.want(look)
        await until(lambda: room.live.words == 1)
        assert room.others.leads

    with_two(tmp_path, evening)


def test_whoever_has_missed_a_note_is_behind_until_the_next_beat_and_no_longer(tmp_path: Path) -> None:
    async def evening(two: Two) -> None:
        await two.join(two.a, 0)
        asked = await two.join(two.b, 1)
        await until(lambda: bool(room_of(two.b).others.known))
        wire = two.a.house.fanout
        assert isinstance(wire, Wire)
        wire.is_cut = True
        await two.say(two.a, 0, "income")
        wire.is_cut = False
        assert room_of(two.b).live.words == 0
        room = room_of(two.a)
        room.want(lambda: beat(room))
        await until(lambda: room_of(two.b).live.words == 1)
        assert asked.state.decision, "and it is asked"

    with_two(tmp_path, evening)


def test_a_database_that_is_slow_does_not_keep_a_room_looking_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Store.answers

    async def slow(store: Store, table_id: str, wait: int) -> dict[int, list[str]]:
        await asyncio.sleep(0.06)  # longer than from one checkpoint to the next
        return await real(store, table_id, wait)

    async def evening(two: Two) -> None:
        for hall, seat in ((two.a, 0), (two.b, 1), (two.b, 2)):
            await two.join(hall, seat)
        await two.say(two.a, 0, "tax")
        await until(lambda: room_of(two.b).live.words == 1)
        monkeypatch.setattr(Store, "answers", slow)
        async with asyncio.timeout(20):
            for seat in (1, 2):
                await two.say(two.b, seat, "pass")
        await until(lambda: room_of(two.a).live.words == 3)
        monkeypatch.undo()

    with_two(tmp_path, evening, least_window=20)


def test_a_bot_does_not_speak_for_a_chair_that_was_taken_back_on_another_node(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinks = asyncio.Event()

    async def choose(*_: object) -> str:
        await thinks.wait()
        return "income"

    async def evening(two: Two) -> None:
        monkeypatch.setattr(Minds, "choose", choose)
        await two.join(two.a, 2)
        host = Guest(0)
        await two.b.want("t", lambda room: room.welcome(host, 0))
        await until(lambda: room_of(two.a).players.busy)
        wire = two.b.house.fanout
        assert isinstance(wire, Wire)
        wire.is_cut = True  # the note about the chair is on its way
        await two.b.want("t", lambda room: company.hand(room, host, Hand(0, "")))
        thinks.set()
        await until(lambda: not room_of(two.a).players.busy)
        await until(lambda: not room_of(two.a).seating.is_bot(0))
        assert await two.b.house.store.log("t") == []
        assert two.failures == []
        wire.is_cut = False
        await two.say(two.b, 0, "tax")

    with_two(tmp_path, evening, bots={0: "soldier"})


def test_a_room_reads_again_once_however_often_notes_may_have_been_missed(tmp_path: Path) -> None:
    async def evening(two: Two) -> None:
        await two.join(two.a, 0)
        await until(room_of(two.a).inbox.empty)
        for _ in range(20):
            two.a.lost(None)
        assert room_of(two.a).inbox.qsize() == 1
        await until(room_of(two.a).inbox.empty)
        two.a.lost("t")
        assert room_of(two.a).inbox.qsize() == 1, "and again later"

    with_two(tmp_path, evening)


def test_what_was_taken_back_is_taken_back_on_every_node(tmp_path: Path) -> None:
    async def evening(two: Two) -> None:
        here, there = await two.join(two.a, 0), await two.join(two.b, 0)
        for seat, word in ((0, "exchange"), (1, "pass"), (2, "pass")):
            await two.say(two.a, seat, word)
        first = here.view["question"]["actions"][0]
        second = next(word for word in here.view["question"]["actions"] if word != first)
        await two.say(two.a, 0, first)
        await until(lambda: room_of(two.b).live.words == room_of(two.a).live.words)
        wire = two.a.house.fanout
        assert isinstance(wire, Wire)
        wire.is_cut = True
        await two.a.want("t", lambda room: room.undo(here, Undo(0)))
        await two.say(two.a, 0, second)
        told: list[Fact] = []
        for message in there.got:
            if isinstance(message, State):
                told = told[: message.since] + list(message.events)
        await two.b.want("t", lambda room: room.refresh())
        told = told[: there.state.since] + list(there.state.events)
        assert told == room_of(two.a).live.facts(0)

    with_two(tmp_path, evening, least_window=0)


def test_a_clock_that_was_started_anew_stays_so_when_the_log_is_read_again(tmp_path: Path) -> None:
    async def evening(two: Two) -> None:
        long_ago = sa.update(tables).values(started_at=tables.c.started_at - 10_000_000)
        await two.a.house.store.write(lambda connection: connection.execute(long_ago))
        guest = await two.join(two.a, 0)
        assert (guest.state.clock.left or 0) > 40_000
        await two.a.want("t", lambda room: room.rebuild(room.live.words))
        assert (room_of(two.a).timing.shown(room_of(two.a).live, 0).left or 0) > 40_000

    with_two(tmp_path, evening, clock="normal")


def test_only_who_is_asked_gets_more_time(tmp_path: Path) -> None:
    async def evening(two: Two) -> None:
        other, asked = await two.join(two.a, 1), await two.join(two.a, 0)
        heard = len(asked.got)

        async def deed(room: Room) -> None:
            await room.extend(other, Extend(1, 0))

        await two.a.want("t", deed)
        assert len(other.refusals) == 1
        assert len(asked.got) == heard

    with_two(tmp_path, evening, clock="normal")
