"""Records that are made long to fill the disk: every field has its limit, and so have an address and the house."""

from __future__ import annotations

from pathlib import Path

import httpx
import msgspec
import pytest
import sqlalchemy as sa

import backroom
from backroom.bots import RandomBot, play_on, seat_bots
from backroom.games import GAMES, BadRecord
from backroom.games.fates import KeyedFate
from backroom.games.record import Record
from backroom.games.table import Table
from backroom.server.archive import records
from backroom.server.storage.schema import records as kept_records
from tests.server.club import EVERY_GAME, Club, at_the_club, line_of

WON = "duke duke 7 / +captain duke 0"  # one word, and it is over
KEY = bytes(32)
FULL = {"coup": 10, "corleone": 5, "derpate": 4}


def quick_game(table_id: str = "", salts: tuple[str, ...] = (), scene: str = WON) -> str:
    """The record of a game of one word; its fate has been given these names."""
    coup = GAMES["coup"]
    _, seats, options = coup.scene(scene)
    table = Table(coup, KeyedFate(KEY, table_id, salts), seats, options, scene)
    table.play("P0 coup P1")
    assert table.over
    return table.record()


PADDED = {
    "table": quick_game(table_id="x" * 90_000),
    "salts": quick_game(salts=("x" * 45_000, "y" * 45_000)),
    "scene": quick_game(scene=WON + " " * 90_000),
}


@pytest.mark.parametrize("field", PADDED)
def test_a_record_that_is_padded_is_refused_and_nothing_of_it_is_kept(tmp_path: Path, field: str) -> None:
    async def evening(club: Club) -> None:
        ann = await club.person("Ann")
        answer = await ann.post("/api/records", json={"line": PADDED[field]})
        assert answer.status_code == 400
        assert f"'{field}'" in answer.json()["detail"]
        assert "xxx" not in answer.text
        assert (await ann.get("/api/records?mine=true")).json()["records"] == []

    at_the_club(tmp_path, evening)


@pytest.mark.parametrize("field", msgspec.structs.fields(Record), ids=lambda field: str(field.name))
def test_no_field_can_be_padded(field: msgspec.structs.FieldInfo) -> None:
    """Before anything is replayed: whatever a text, a list of texts or a mapping of them may hold."""
    fields = msgspec.json.decode(line_of("coup"))
    long, hint = "9" * 100_000, str(field.type)
    bad: list[object] = []
    if "str" in hint and "list" not in hint and "dict" not in hint:
        bad.append(long)
    if "list" in hint:
        bad += [[long], ["9"] * 20_000]
    if "dict" in hint:
        bad += [{long: 1}, {str(n): 1 for n in range(20_000)}]
    if "dict[str, bool | int | str]" in hint:
        bad.append({"kind": long})
    for value in bad:
        with pytest.raises(BadRecord, match=field.name):
            records.check_sizes(records.decode(msgspec.json.encode(fields | {field.name: value}).decode()))
    assert bad or field.type in (int, bool), "every field that can be long was tried"


@pytest.mark.parametrize("game", EVERY_GAME)
def test_what_is_played_at_a_full_table_is_far_from_every_limit(game: str) -> None:
    table = backroom.new(game, seats=FULL[game], seed=KEY, table_id="A" * 16, salts=("s" * 64,) * FULL[game])
    play_on(table, seat_bots(table, range(FULL[game]), RandomBot))
    line = table.record()
    assert len(line) < records.LONGEST_LINE / 5
    assert records.read_line(line).result == table.result


def brought(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("detail", "")


def test_one_address_brings_so_many_bytes_a_day_whoever_it_says_it_is(tmp_path: Path) -> None:
    line = quick_game()

    async def evening(club: Club) -> None:
        taken, refused = 0, 0
        for name in ("Ann", "Bob", "Cleo", "Dan"):
            person = await club.person(name)
            for _ in range(3):
                answer = await person.post("/api/records", json={"line": line})
                if answer.status_code == 201:
                    assert not refused, "what is refused is refused for the rest of the day"
                    taken += 1
                else:
                    refused += 1
                    assert brought(answer) == (
                        429,
                        "so much was brought from here today that no more is taken for a while",
                    )
                    assert int(answer.headers["retry-after"]) > 60
        assert (taken, refused) == (most // size, 12 - most // size)
        assert await in_all(club) == taken * size

    size = int(records.imported(line, "", "", 0)["bytes"])
    most = 5 * size + size // 2
    at_the_club(tmp_path, evening, most_brought_of_one=most)


def test_all_together_bring_so_many_bytes_and_room_is_made_by_throwing_away(database: str) -> None:
    line = quick_game()

    async def evening(club: Club) -> None:
        ann, bob = await club.person("Ann"), await club.person("Bob")
        played = await club.finish(await club.begin(ann, "coup", ["me", "bot:random"]))
        first = await ann.post("/api/records", json={"line": line})
        assert (await bob.post("/api/records", json={"line": line})).status_code == 201
        full = await bob.post("/api/records", json={"line": line})
        assert brought(full) == (409, "no more records can be brought here: there is no room left for them")
        assert await in_all(club) == 2 * size, "what was played here is not counted"
        assert (await ann.get(played.path)).status_code == 200
        assert (await ann.delete(f"/api/records/{first.json()['id']}")).status_code == 204
        assert (await bob.post("/api/records", json={"line": line})).status_code == 201

    size = int(records.imported(line, "", "", 0)["bytes"])
    at_the_club(database, evening, most_brought=2 * size + size // 2)


async def in_all(club: Club) -> int:
    """The bytes of what was brought, as they lie in the database."""
    query = sa.select(kept_records.c.line, kept_records.c.events).where(kept_records.c.imported)
    rows = await club.store.read(lambda connection: connection.execute(query).all())
    return sum(len(line.encode()) + len(events) for line, events in rows)
