"""A database that takes nothing more: whoever speaks is told so, and all goes on when there is room again."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from backroom.server.lobby.people import Person
from backroom.server.play.echo import Echo
from backroom.server.play.hall import Hall
from backroom.server.play.rooms import Room
from backroom.server.play.socket import Guest, heed
from backroom.wire.messages import Refused, Talk
from tests.server.club import Club, at_the_club

LINE = "x" * 300
ENOUGH = 500  # lines that do not go into the pages that are there


@pytest.mark.rule("TABLE-15")
def test_what_cannot_be_written_is_refused_and_counts_once_there_is_room(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        host = await club.person("Ada")
        played = await club.begin(host, "coup", ["me", "bot:soldier"])
        hall: Hall = club.app.state["hall"]
        person = played.row.chairs[0].person
        assert person is not None
        guest = Guest(0, frozenset({0}), Person(person, "Ada"))

        async def join(room: Room) -> None:
            room.join(guest)

        async def speak() -> list[Refused]:
            """Say a line; what was refused."""
            guest.waiting.clear()
            await heed(hall, played.id, guest, Talk(LINE), Echo(0))
            return [message for message in guest.waiting if isinstance(message, Refused)]

        await hall.want(played.id, join)
        sa.event.listen(club.store.engine, "begin", grow_no_more)
        taken, refused = 0, await speak()
        while not refused and taken < ENOUGH:
            taken += 1
            refused = await speak()
        assert [(one.to, one.rule) for one in refused] == [("talk", "TABLE-15")]
        assert "cannot write" in refused[0].reason
        sa.event.remove(club.store.engine, "begin", grow_no_more)
        sa.event.listen(club.store.engine, "begin", grow_again)
        assert await speak() == []
        room = await hall.room(played.id)
        assert len(room.chat.lines) == taken + 1, "the line that was refused is nowhere"

    at_the_club(tmp_path, evening)


def grow_no_more(connection: sa.Connection) -> None:
    connection.exec_driver_sql("PRAGMA max_page_count = 1")  # SQLite takes it for: as many as there are now


def grow_again(connection: sa.Connection) -> None:
    connection.exec_driver_sql("PRAGMA max_page_count = 1000000")
