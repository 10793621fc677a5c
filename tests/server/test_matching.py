"""How people find a table, on a real database and from two nodes: the list, the quick match, the rematch."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from backroom.games import GAMES
from backroom.server.lobby import matching, opening
from backroom.server.lobby.matching import Place, Quick
from backroom.server.lobby.people import SOMEBODY
from backroom.server.lobby.rows import Refusal, TableRow, now, put
from tests.server.lobbying import Lobby, all_at_once, in_the_lobby


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/backroom.sqlite"


# the list


async def listed(here: Lobby, game: str = "", after: Place | None = None) -> list[str]:
    rows, _ = await matching.listed(here.store, now(), game, after)
    return [row.id for row in rows]


def test_the_list_has_open_tables_with_a_free_chair_and_running_ones(database: str) -> None:
    async def evening(here: Lobby) -> None:
        bots = ["me", "bot:soldier"]
        waiting = await here.open(listed=True)
        running = await here.open(listed=True, seats=2, chairs=bots, start=True)
        full = await here.open(listed=True, seats=2, chairs=bots)
        private = await here.open()
        over, closed, old = [await here.open(listed=True) for _ in range(3)]
        await here.mark(over, status="over")
        await here.mark(closed, status="closed")
        await here.mark(old, made_at=now() - matching.WAITS - 1)
        assert set(await listed(here)) == {waiting, running}
        assert await listed(here, "derpate") == []
        await opening.stand_up(here.store, full, 1, here.ann)
        assert full in await listed(here, "coup")
        assert private not in await listed(here)

    in_the_lobby(database, evening)


def test_the_list_is_told_page_by_page_the_newest_first(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matching, "MOST_LISTED", 3)

    async def evening(here: Lobby) -> None:
        at = now()
        ids = [await here.open(listed=True) for _ in range(8)]
        for n, table_id in enumerate(ids):
            await here.mark(table_id, made_at=at - n // 2)  # two at every moment
        told: list[TableRow] = []
        after, more = None, True
        while more:
            rows, more = await matching.listed(here.store, at, "", after)
            assert len(rows) <= 3
            told += rows
            after = Place(rows[-1].made_at, rows[-1].id)
        assert sorted(row.id for row in told) == sorted(ids), "every one of them, and none twice"
        assert [row.made_at for row in told] == sorted((row.made_at for row in told), reverse=True)

    in_the_lobby(database, evening)


# quick match


def test_those_who_look_at_the_same_moment_meet(database: str) -> None:
    async def evening(here: Lobby) -> None:
        for seats in (2, 4):
            looking = [
                matching.quick_match(store, person, Quick("coup", seats), now())
                for person, store in zip(here.people, here.nodes(), strict=False)
            ]
            rows, refused = await all_at_once(looking)
            assert refused == []
            ids = {row.id for row in rows}
            assert len(ids) == 4 // seats
            for table_id in ids:
                table = await here.row(table_id)
                assert (table.status, table.listed, table.quick) == ("running", True, True), "it starts when it is full"
                assert len({chair.person for chair in table.chairs}) == seats
                await here.mark(table_id, status="over")

    in_the_lobby(database, evening)


def test_a_quick_match_sits_at_the_oldest_table_that_fits(file: str) -> None:
    async def evening(here: Lobby) -> None:
        wrong = [
            await here.open(listed=False),
            await here.open(listed=True, options={"inquisitor": True}),
            await here.open(listed=True, clock="none"),
            await here.open(listed=True, game="derpate"),
            await here.open(listed=True, seats=2, chairs=["me", "bot:soldier"]),
        ]
        right = [await here.open(listed=True) for _ in range(2)]
        await here.mark(right[1], made_at=now() - 1000)
        found = await matching.quick_match(here.store, here.bob, Quick("coup"), now())
        assert found.id == right[1]
        assert found.seats_of(here.bob.id) == {1}
        assert found.status == "open"
        again = await matching.quick_match(here.store, here.bob, Quick("coup"), now())
        assert again.id == right[1]
        assert again.seats_of(here.bob.id) == {1}, "a double click sits down once"
        bigger = await matching.quick_match(here.store, here.cid, Quick("coup", 5), now())
        assert bigger.id not in wrong + right
        assert (bigger.seats, bigger.host) == (5, here.cid.id)

    in_the_lobby(file, evening)


@pytest.mark.parametrize("wish", [Quick("chess"), Quick("coup", 11), Quick("coup", None, "never")])
def test_a_quick_match_that_cannot_be_is_refused(file: str, wish: Quick) -> None:
    async def evening(here: Lobby) -> None:
        with pytest.raises(Refusal) as refused:
            await matching.quick_match(here.store, here.ann, wish, now())
        assert refused.value.status == 400

    in_the_lobby(file, evening)


def test_a_table_of_chance_that_all_have_left_is_closed(file: str) -> None:
    async def evening(here: Lobby) -> None:
        table = await matching.quick_match(here.store, here.ann, Quick("coup"), now())
        await matching.quick_match(here.store, here.bob, Quick("coup"), now())
        await opening.stand_up(here.store, table.id, 0, here.ann)
        assert (await here.row(table.id)).host == here.bob.id
        await opening.stand_up(here.store, table.id, 1, here.bob)
        assert (await here.row(table.id)).status == "closed"

    in_the_lobby(file, evening)


# rematch


async def played(here: Lobby, game: str = "coup") -> str:
    """A finished game of Ann, Zoe on Ann's device, Bob and a bot."""
    table_id = await here.open(game=game, seats=4, chairs=["me", "me:Zoe", "open", "bot:soldier"])
    await opening.sit_down(here.store, table_id, 2, here.bob, "Bobby")
    await opening.start(here.store, table_id, here.ann, now())
    await here.mark(table_id, status="over")
    return table_id


def test_all_who_ask_for_a_rematch_at_once_get_the_same_one(database: str) -> None:
    async def evening(here: Lobby) -> None:
        for _ in range(3):
            old = await played(here)
            asking = [
                matching.rematch(store, old, person, now())
                for person, store in zip((here.ann, here.bob, here.ann, here.bob), here.nodes(), strict=False)
            ]
            rows, refused = await all_at_once(asking)
            assert refused == []
            assert len({row.id for row in rows}) == 1
            new = await here.row(rows[0].id)
            assert (await here.row(old)).rematch == new.id
            assert [(chair.kind, chair.name) for chair in new.chairs] == [
                ("person", "Ann"),
                ("person", "Zoe"),
                ("person", "Bobby"),
                ("bot", "soldier 4"),
            ]
            await here.mark(new.id, status="over")

    in_the_lobby(database, evening)


@pytest.mark.parametrize("game", GAMES)
def test_a_rematch_keeps_everything_but_who_begins(file: str, game: str) -> None:
    async def evening(here: Lobby) -> None:
        old = await here.row(await played(here, game))
        new = await matching.rematch(here.store, old.id, here.bob, now())
        begins = {option.name for option in GAMES[game].options if option.begins}
        assert {name: value for name, value in new.options.items() if name not in begins} == {
            name: value for name, value in old.options.items() if name not in begins
        }
        assert all(new.options[name] == (old.options[name] + 1) % 4 for name in begins)
        assert (new.clock, new.listed, new.whispers, new.key) == (old.clock, old.listed, old.whispers, old.key)
        assert (new.host, new.status, new.seed != old.seed) == (here.bob.id, "open", True)

    in_the_lobby(file, evening)


def test_a_rematch_that_waits_for_nobody_is_dealt_at_once(file: str) -> None:
    async def evening(here: Lobby) -> None:
        old = await here.open(seats=3, chairs=["me", "me:Zoe", "bot:soldier"], start=True)
        await here.mark(old, status="over")
        new = await matching.rematch(here.store, old, here.ann, now())
        assert (new.status, new.started_at is not None) == ("running", True)
        assert [chair.name for chair in new.chairs] == ["Ann", "Zoe", "soldier 3"]
        assert (await matching.rematch(here.store, old, here.ann, now())).id == new.id

    in_the_lobby(file, evening)


def test_chairs_of_a_rematch_are_kept_for_those_who_had_them(file: str) -> None:
    async def evening(here: Lobby) -> None:
        old = await played(here)
        new = await matching.rematch(here.store, old, here.bob, now())
        assert [chair.kind for chair in new.chairs] == ["open", "open", "person", "bot"]
        assert new.seats_of(here.ann.id) == frozenset(), "a chair that is kept is no chair yet"
        assert new.knows(here.ann.id)
        with pytest.raises(Refusal, match="kept for Zoe"):
            await opening.sit_down(here.store, new.id, 1, here.cid, "Cid")
        with pytest.raises(Refusal, match="chair 0 is empty"):
            await opening.start(here.store, new.id, here.bob, now())
        await opening.stand_up(here.store, new.id, 1, here.bob)
        await opening.sit_down(here.store, new.id, 1, here.cid, "Cid")
        accepted = await matching.rematch(here.store, old, here.ann, now())
        assert [chair.name for chair in accepted.chairs] == ["Ann", "Cid", "Bobby", "soldier 4"]
        await opening.start(here.store, new.id, here.bob, now())
        assert (await matching.rematch(here.store, old, here.ann, now())).status == "running"

    in_the_lobby(file, evening)


def test_a_rematch_is_for_those_who_sat_there_and_when_the_game_is_over(file: str) -> None:
    async def evening(here: Lobby) -> None:
        old = await played(here)
        with pytest.raises(Refusal, match="only those who sat there") as refused:
            await matching.rematch(here.store, old, here.cid, now())
        assert refused.value.status == 403
        running = await here.open(seats=2, chairs=["me", "bot:soldier"], start=True)
        with pytest.raises(Refusal, match="not over"):
            await matching.rematch(here.store, running, here.ann, now())

    in_the_lobby(file, evening)


def test_after_a_rematch_was_closed_there_can_be_another(file: str) -> None:
    async def evening(here: Lobby) -> None:
        old = await played(here)
        first = await matching.rematch(here.store, old, here.ann, now())
        await opening.close(here.store, first.id, here.ann)
        second = await matching.rematch(here.store, old, here.bob, now())
        assert second.id != first.id
        assert (await here.row(old)).rematch == second.id

    in_the_lobby(file, evening)


def test_a_chair_that_a_bot_held_for_somebody_is_kept_for_them(file: str) -> None:
    async def evening(here: Lobby) -> None:
        old = await played(here)

        def stand_in(connection: sa.Connection) -> None:
            put(connection, old, 2, kind="bot", bot="soldier")

        await here.store.write(stand_in)
        new = await matching.rematch(here.store, old, here.ann, now())
        chair = new.chairs[2]
        assert (chair.kind, chair.person, chair.name, chair.bot) == ("open", here.bob.id, "Bobby", "")

    in_the_lobby(file, evening)


# gone


def test_who_wants_to_be_forgotten_leaves_open_tables_and_has_no_name(database: str) -> None:
    async def evening(here: Lobby) -> None:
        hosted = await here.open(chairs=["me", "me:Zoe", "open"])
        await opening.sit_down(here.store, hosted, 2, here.bob, "Bob")
        alone = await here.open()
        guest = await here.open(host=here.bob)
        await opening.sit_down(here.store, guest, 1, here.ann, "Annie")
        over = await played(here)
        await matching.vanish(here.other, here.ann)
        left = await here.row(hosted)
        assert (left.host, [chair.name for chair in left.chairs]) == (here.bob.id, ["", "", "Bob"])
        assert (await here.row(alone)).status == "closed"
        assert [chair.kind for chair in (await here.row(guest)).chairs] == ["person", "open", "open"]
        assert [chair.name for chair in (await here.row(over)).chairs] == [SOMEBODY, SOMEBODY, "Bobby", "soldier 4"]

    in_the_lobby(database, evening)
