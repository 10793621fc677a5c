"""A room at a real SQLite file: what is acknowledged is on disk, and whoever comes back finds the table as it was."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

import backroom
from backroom.games import GAMES
from backroom.games.table import Table
from backroom.server.clocks import PACES, Looks
from backroom.server.rooms import Room, now
from backroom.server.schema import answers, meta, tables
from backroom.server.store import Store
from backroom.wire.messages import Refused, Say, State, ToViewer, Undo, encode
from tests.server.test_live import any_answer

SEED = bytes(range(32))


class Guest:
    """Somebody at the table who keeps every message."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.seats = frozenset() if seat is None else frozenset({seat})
        self.got: list[ToViewer] = []

    def send(self, message: ToViewer) -> None:
        encode(message)
        self.got.append(message)

    @property
    def state(self) -> State:
        return next(message for message in reversed(self.got) if isinstance(message, State))

    @property
    def refusals(self) -> list[Refused]:
        return [message for message in self.got if isinstance(message, Refused)]


def maker(key: str, text: str = "") -> Callable[[], Table]:
    if text:
        return lambda: backroom.scene(key, text)
    return lambda: backroom.new(key, seats=3, seed=SEED, table_id="t", salts=("", "", ""))


async def lay(store: Store, table_id: str) -> None:
    """A row for the table, so that words can hang on it."""
    row = {
        "id": table_id,
        "game": "coup",
        "version": 1,
        "edition": "",
        "seats": 3,
        "options": {},
        "clock": "none",
        "host": "h",
        "listed": True,
        "key": "",
        "status": "running",
        "seed": SEED,
        "salts": [],
        "made_at": 0,
    }
    person = {"id": "h", "name": "Host", "secret": table_id, "made_at": 0}
    people = meta.tables["people"]

    def deed(connection: sa.Connection) -> None:
        if not connection.execute(sa.select(people.c.id)).first():
            connection.execute(sa.insert(people), person)
        connection.execute(sa.insert(tables), row)

    await store.write(deed)


def at_a_table(
    tmp_path: Path, evening: Callable[[Room, list[Guest]], Coroutine[Any, Any, None]], make: Callable[[], Table]
) -> None:
    """Run an evening at a table of three with a spectator."""

    async def run() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/backroom.sqlite")
        try:
            await lay(store, "t")
            room = Room("t", make, Looks(SEED), PACES["none"], store, now())
            await room.load()
            guests = [sit(room, seat) for seat in (0, 1, 2, None)]
            await evening(room, guests)
        finally:
            await store.close()

    asyncio.run(run())


def sit(room: Room, seat: int | None) -> Guest:
    guest = Guest(seat)
    room.join(guest)
    return guest


TAX = "duke captain 2 / assassin contessa 2 / duke duke 2"


def test_a_word_is_told_to_all_after_it_is_on_disk(tmp_path: Path) -> None:
    async def evening(room: Room, guests: list[Guest]) -> None:
        await room.say(guests[0], Say(0, guests[0].state.decision, ["tax"]))
        assert [row.word.word for row in await room.store.log("t")] == ["tax"]
        for guest in guests:
            assert guest.state.events[-1].what == "declared"
            assert guest.state.view["asked"] == [1, 2]

    at_a_table(tmp_path, evening, maker("coup", TAX))


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

    at_a_table(tmp_path, evening, maker("coup", TAX))


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

    at_a_table(tmp_path, evening, maker("coup", TAX))


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

    at_a_table(tmp_path, evening, maker("coup", TAX))


def test_a_word_may_be_taken_back_until_somebody_has_learnt_from_it(tmp_path: Path) -> None:
    async def evening(room: Room, guests: list[Guest]) -> None:
        await room.say(guests[0], Say(0, guests[0].state.decision, ["tax"]))
        await room.undo(guests[0], Undo(0))
        assert guests[0].refusals[-1].rule == "TABLE-06"

    at_a_table(tmp_path, evening, maker("coup", TAX))


def test_half_a_choice_may_be_taken_back(tmp_path: Path) -> None:
    scene = "capo $1 / $2 / $3 ; act 4 ; at penn-central-railroad=P0 harcourt-and-vane=P0"

    async def evening(room: Room, guests: list[Guest]) -> None:
        await room.say(guests[0], Say(0, guests[0].state.decision, ["ally capo"]))
        heard = [len(guest.got) for guest in guests]
        await room.say(guests[0], Say(0, guests[0].state.decision, ["move penn-central-railroad"]))
        await room.undo(guests[0], Undo(0))
        assert guests[0].refusals == []
        assert "move penn-central-railroad" in guests[0].state.view["question"]["actions"]
        assert [len(guest.got) for guest in guests[1:]] == heard[1:], "nobody else heard of it"
        again = Room("t", room.make, Looks(SEED), room.pace, room.store, now())
        await again.load()
        assert again.live.view(0) == room.live.view(0)

    at_a_table(tmp_path, evening, maker("corleone", scene))


@pytest.mark.parametrize("key", GAMES)
def test_another_node_tells_the_same(tmp_path: Path, key: str) -> None:
    """A second room on the same log, which hears only that something was written."""

    async def evening(room: Room, guests: list[Guest]) -> None:
        other = Room("t", room.make, Looks(SEED), room.pace, room.store, now())
        await other.load()
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

    at_a_table(tmp_path, evening, maker(key))


def test_of_two_nodes_that_write_at_once_one_comes_too_late(tmp_path: Path) -> None:
    async def evening(room: Room, guests: list[Guest]) -> None:
        other = Room("t", room.make, Looks(SEED), room.pace, room.store, now())
        await other.load()
        twin = sit(other, 0)
        await asyncio.gather(room.say(guests[0], Say(0, 1, ["tax"])), other.say(twin, Say(0, 1, ["income"])))
        assert len(guests[0].refusals) + len(twin.refusals) == 1
        await room.refresh()
        assert room.live.view(0) == other.live.view(0)
        assert len(await room.store.log("t")) == 1

    at_a_table(tmp_path, evening, maker("coup", TAX))


def test_answers_of_closed_questions_are_forgotten(tmp_path: Path) -> None:
    async def evening(room: Room, guests: list[Guest]) -> None:
        await room.say(guests[0], Say(0, guests[0].state.decision, ["tax"]))
        for seat in (1, 2):
            await room.say(guests[seat], Say(seat, guests[seat].state.decision, ["challenge"]))
        await room.look()
        left = await room.store.read(lambda connection: connection.execute(sa.select(answers)).all())
        assert left == []

    at_a_table(tmp_path, evening, maker("coup", TAX))
