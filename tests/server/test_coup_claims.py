"""What Coup's law book says of the lobby and of a live table: kept by the server, as the rest is kept by the engine."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.club import Club, at_the_club
from tests.talk import rule

BOTS = ["bot:random", "bot:random"]


async def rematch(ann: Any, table_id: str) -> dict[str, Any]:
    answer = await ann.post(f"/api/tables/{table_id}/rematch")
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


@rule("COUP-GAP-01")
@pytest.mark.parametrize("seed", range(3))
def test_the_last_winner_begins_the_rematch(tmp_path: Path, seed: int) -> None:
    async def evening(club: Club) -> None:
        ann = await club.person("Ann")
        last = await club.finish(await club.begin(ann, "coup", ["me", *BOTS]), seed)
        assert last.table.result is not None
        (winner,) = last.table.result.winners
        new = await rematch(ann, last.row.id)
        assert new["options"]["first_player"] == winner
        assert (await ann.post(f"/api/tables/{new['id']}/start")).json()["status"] == "running"
        assert (await club.again(new["id"])).table.asks[0].seat == winner

    at_the_club(tmp_path, evening)


@rule("COUP-GAP-01")
def test_the_host_may_let_somebody_else_begin_or_leave_it_to_the_lot(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        ann = await club.person("Ann")
        last = await club.finish(await club.begin(ann, "coup", ["me", *BOTS]))
        new = await rematch(ann, last.row.id)
        other = (new["options"]["first_player"] + 1) % 3
        path = f"/api/tables/{new['id']}"
        settled = await ann.put(path, json={"options": new["options"] | {"first_player": other}})
        assert settled.json()["options"]["first_player"] == other
        rest = {name: value for name, value in new["options"].items() if name != "first_player"}
        assert "first_player" not in (await ann.put(path, json={"options": rest})).json()["options"]
        assert (await ann.post(f"{path}/start")).json()["options"]["first_player"] in range(3)

    at_the_club(tmp_path, evening)


@rule("COUP-GAP-01")
def test_a_tables_first_game_begins_with_a_random_player(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        ann = await club.person("Ann")
        begun = [(await club.begin(ann, "coup", ["me", *BOTS])).row.options["first_player"] for _ in range(15)]
        assert set(begun) <= set(range(3))
        assert len(set(begun)) > 1

    at_the_club(tmp_path, evening)


@rule("COUP-GAP-01")
def test_where_nobody_has_won_the_next_seat_begins(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        ann = await club.person("Ann")
        options = {"max_turns": 1, "first_player": 1}
        last = await club.finish(await club.begin(ann, "coup", ["me", *BOTS], options=options))
        assert last.table.result is not None
        assert last.table.result.winners == []
        assert (await rematch(ann, last.row.id))["options"]["first_player"] == 2

    at_the_club(tmp_path, evening)
