"""What nobody comes back to is deleted after a while, and nothing that somebody could miss."""

from __future__ import annotations

import asyncio
from typing import Any

import sqlalchemy as sa

from backroom.server.lobby.people import Person, arrive
from backroom.server.lobby.rows import OVER, RUNNING, now
from backroom.server.play.live import Word
from backroom.server.play.talk import Chat, Said
from backroom.server.settings import Settings
from backroom.server.storage.schema import chat, devices, meta, people, tables, words
from backroom.server.storage.tidying import AT_ONCE, DAY, Tidying
from tests.server.club import CHAIRS, Club, at_the_club
from tests.server.lobbying import Lobby, in_the_lobby

LATER = 400 * DAY


async def tidy(lobby: Lobby, after: int, **settings: Any) -> dict[str, int]:
    """What has gone; people only if they are asked for, since those of a lobby are very old."""
    wanted = {"keep_people": 0} | settings
    return dict(await Tidying(lobby.store, Settings(**wanted), lambda: now() + after).tidy())


async def left(lobby: Lobby, column: sa.Column[Any]) -> set[Any]:
    return set(await lobby.store.read(lambda connection: connection.execute(sa.select(column)).scalars().all()))


def test_tables_that_were_never_started_go_after_a_month(database: str) -> None:
    async def evening(lobby: Lobby) -> None:
        opened = [await lobby.open() for _ in range(AT_ONCE + 2)]
        started = await lobby.open()
        await lobby.mark(started, status=RUNNING, started_at=now())
        assert await tidy(lobby, 29 * DAY) == {}
        assert await tidy(lobby, 31 * DAY) == {"unplayed": len(opened)}
        assert await left(lobby, tables.c.id) == {started}

    in_the_lobby(database, evening)


def test_a_game_in_which_somebody_has_spoken_this_year_stays(database: str) -> None:
    async def evening(lobby: Lobby) -> None:
        quiet, alive = await lobby.open(), await lobby.open()
        for table in (quiet, alive):
            await lobby.mark(table, status=RUNNING, started_at=now())
        assert await lobby.store.append(quiet, 0, [Word(0, "income")], now())
        assert await lobby.store.append(alive, 0, [Word(0, "income")], now() + 300 * DAY)
        assert await tidy(lobby, LATER) == {"unfinished": 1}
        assert await left(lobby, tables.c.id) == await left(lobby, words.c.table_id) == {alive}

    in_the_lobby(database, evening)


def test_chat_goes_and_the_finished_game_stays(database: str) -> None:
    async def evening(lobby: Lobby) -> None:
        table = await lobby.open()
        await Chat(table).add(lobby.store, lobby.ann.id, Said(0, 0, "Ann", "well played", None), now())
        await lobby.mark(table, status=OVER, started_at=now(), ended_at=now())
        assert await tidy(lobby, 300 * DAY) == {}
        assert await tidy(lobby, LATER) == {"chats": 1}
        assert await left(lobby, chat.c.text) == set()
        assert await left(lobby, tables.c.id) == {table}

    in_the_lobby(database, evening)


def test_only_who_has_nothing_here_is_forgotten(database: str) -> None:
    async def evening(lobby: Lobby) -> None:
        table = await lobby.open(lobby.bob)
        await lobby.mark(table, status=RUNNING, started_at=now() + LATER)

        async def come(name: str, at: int) -> Person:
            person, _, known = arrive(lobby.store, name, at)
            await known
            return person

        young = await come("Eve", now() + 300 * DAY)
        assert await tidy(lobby, LATER, keep_people=365) == {"people": 3}
        assert await left(lobby, people.c.id) == {lobby.bob.id, young.id}
        assert await left(lobby, devices.c.person) == {lobby.bob.id, young.id}

    in_the_lobby(database, evening)


def test_finished_games_are_kept_for_ever_unless_it_is_said(database: str) -> None:
    async def evening(club: Club) -> None:
        ann = await club.person("Ann")
        played = await club.finish(await club.begin(ann, "coup", CHAIRS))
        ages: dict[str, Any] = {"keep_chat": 0, "keep_people": 0}

        async def tidy_club(**settings: Any) -> dict[str, int]:
            return dict(await Tidying(club.store, Settings(**settings), lambda: now() + LATER).tidy())

        assert await tidy_club() == {}
        assert await tidy_club(keep_finished=365, **ages) == {"finished": 1}
        assert (await ann.get(played.path)).status_code == 404
        assert [bot["games"] for bot in (await ann.get("/api/statistics/bots")).json()] == [1, 1], (
            "that is counted apart"
        )

        def rows(connection: sa.Connection) -> set[str]:
            return {table.name for table in meta.sorted_tables if connection.execute(sa.select(table)).first()}

        assert await club.store.read(rows) - {"commits"} == {"people", "devices", "bot_scores"}

    at_the_club(database, evening)


def test_nothing_goes_where_everything_is_kept_for_ever(database: str) -> None:
    async def evening(lobby: Lobby) -> None:
        await lobby.open()
        ages: dict[str, Any] = dict.fromkeys(
            ("keep_unplayed", "keep_unfinished", "keep_finished", "keep_chat", "keep_people"), 0
        )
        assert await tidy(lobby, 100 * LATER, **ages) == {}

    in_the_lobby(database, evening)


def test_two_nodes_tidy_at_once(database: str) -> None:
    async def evening(lobby: Lobby) -> None:
        for _ in range(2 * AT_ONCE):
            await lobby.open()
        brooms = [Tidying(store, Settings(keep_people=0), lambda: now() + LATER) for store in lobby.stores]
        await asyncio.gather(*[broom.tidy() for broom in brooms])
        assert await left(lobby, tables.c.id) == set()

    in_the_lobby(database, evening)
