"""The lobby on a real SQLite file: chairs, hosts, bots, salts and the start."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from backroom.server import lobby
from backroom.server.hall import Hall
from backroom.server.lobby import Refusal, TableRow, Wish, find_table
from backroom.server.people import BadName, Person, arrive, clean_name, recognise, rename
from backroom.server.rooms import Room
from backroom.server.store import Store
from backroom.wire.messages import Say
from tests.server.test_rooms import Guest

Evening = Callable[[Store, Person, Person], Coroutine[Any, Any, None]]


def in_the_lobby(tmp_path: Path, evening: Evening) -> None:
    """An evening with two people."""

    async def run() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/backroom.sqlite")
        try:
            people = []
            for name in ("Ann", "Bob"):
                person, _, known = arrive(store, name, 0)
                await known
                people.append(person)
            await evening(store, *people)
        finally:
            await store.close()

    asyncio.run(run())


async def opened(store: Store, host: Person, **wish: Any) -> str:
    wanted = msgspec.convert({"game": "coup", "seats": 3, **wish}, Wish)
    table_id, done = lobby.open_table(store, host, wanted, 1)
    await done
    return table_id


async def row(store: Store, table_id: str) -> TableRow:
    found = await find_table(store, table_id)
    assert found is not None
    return found


def test_somebody_new_is_recognised_by_the_secret_alone(tmp_path: Path) -> None:
    async def evening(store: Store, ann: Person, _: Person) -> None:
        person, secret, known = arrive(store, "  Mahshid   R. ", 5)
        await known
        assert person.name == "Mahshid R."
        assert await recognise(store, secret) == person
        assert await recognise(store, secret + "x") is None
        assert await recognise(store, person.id) is None
        await rename(store, person, "Bahareh")
        assert await recognise(store, secret) == Person(person.id, "Bahareh")
        assert ann.id != person.id

    in_the_lobby(tmp_path, evening)


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u202eb", "a\x00b", "\u200c", "a\ufeffb"])
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    with pytest.raises(BadName):
        clean_name(name)


@pytest.mark.parametrize("name", ["Ann", "مهشید", "می‌خواهم", "Łucja", "ヒロ", "Q"])
def test_a_name_of_any_language_is_taken(name: str) -> None:
    assert clean_name(name) == name


def test_a_table_is_opened_with_its_host_in_the_first_chair(tmp_path: Path) -> None:
    async def evening(store: Store, ann: Person, _: Person) -> None:
        table = await row(store, await opened(store, ann, options={"anarchist": True}, listed=True))
        assert [chair.kind for chair in table.chairs] == ["person", "open", "open"]
        assert table.seats_of(ann.id) == {0}
        assert table.options == {"anarchist": True}
        assert await lobby.listed_tables(store) == [table.id]
        assert len(table.id) >= 16
        assert len(table.seed) == 32

    in_the_lobby(tmp_path, evening)


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"game": "chess"}, "there is no game"),
        ({"seats": 11}, "Coup"),
        ({"options": {"anarkist": True}}, "did you mean"),
        ({"clock": "never"}, "there is no clock"),
    ],
)
def test_a_table_that_cannot_be_is_refused(tmp_path: Path, wish: dict[str, Any], reason: str) -> None:
    async def evening(store: Store, ann: Person, _: Person) -> None:
        with pytest.raises(Refusal, match=reason):
            await opened(store, ann, **wish)

    in_the_lobby(tmp_path, evening)


def test_of_two_who_want_the_same_chair_one_gets_it(tmp_path: Path) -> None:
    async def evening(store: Store, ann: Person, bob: Person) -> None:
        table_id = await opened(store, ann)
        both = [lobby.sit_down(store, table_id, 1, person, person.name) for person in (bob, ann)]
        results = await asyncio.gather(*both, return_exceptions=True)
        assert [isinstance(result, Refusal) for result in results] == [False, True]
        assert (await row(store, table_id)).seats_of(bob.id) == {1}

    in_the_lobby(tmp_path, evening)


def test_only_the_host_seats_bots_clears_chairs_and_starts(tmp_path: Path) -> None:
    async def evening(store: Store, ann: Person, bob: Person) -> None:
        table_id = await opened(store, ann)
        await lobby.sit_down(store, table_id, 1, bob, "Bob")
        deeds: list[Callable[[], Awaitable[None]]] = [
            lambda: lobby.seat_bot(store, table_id, 2, bob, "random"),
            lambda: lobby.stand_up(store, table_id, 0, bob),
            lambda: lobby.start(store, table_id, bob, 9),
            lambda: lobby.add_salt(store, table_id, 0, bob, "pepper"),
        ]
        for deed in deeds:
            with pytest.raises(Refusal) as refused:
                await deed()
            assert refused.value.status == 403
        with pytest.raises(Refusal, match="chair 2 is empty"):
            await lobby.start(store, table_id, ann, 9)
        await lobby.seat_bot(store, table_id, 2, ann, "random")
        await lobby.add_salt(store, table_id, 1, bob, "pepper")
        await lobby.start(store, table_id, ann, 9)
        table = await row(store, table_id)
        assert (table.status, table.started_at, table.salts) == ("running", 9, ["", "pepper", ""])
        with pytest.raises(Refusal, match="the game has begun"):
            await lobby.stand_up(store, table_id, 1, bob)

    in_the_lobby(tmp_path, evening)


def test_a_room_opens_when_somebody_comes(tmp_path: Path) -> None:
    async def evening(store: Store, ann: Person, bob: Person) -> None:
        table_id = await opened(store, ann, seats=2, clock="none")
        hall = Hall(store)
        with pytest.raises(Refusal, match="has not begun"):
            await hall.room(table_id)
        with pytest.raises(Refusal, match="no such table"):
            await hall.room("nowhere")
        await lobby.sit_down(store, table_id, 1, bob, "Bob")
        await lobby.start(store, table_id, ann, 9)
        guest = Guest(0)

        async def come(room: Room) -> None:
            room.join(guest)

        async def speak(room: Room) -> None:
            state = guest.state
            await room.say(guest, Say(0, state.decision, [state.view["question"]["actions"][0]]))

        await hall.want(table_id, come)
        await hall.want(table_id, speak)
        assert len(await store.log(table_id)) == (0 if (await hall.room(table_id)).live.is_shared else 1)
        await hall.close()
        assert hall.rooms == {}

    in_the_lobby(tmp_path, evening)
