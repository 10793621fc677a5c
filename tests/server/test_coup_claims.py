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
        assert (new["status"], new["options"]["first_player"]) == ("running", winner)
        assert (await club.again(new["id"])).table.asks[0].seat == winner

    at_the_club(tmp_path, evening)


@rule("COUP-GAP-01")
def test_the_host_may_let_somebody_else_begin_or_leave_it_to_the_lot(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        ann, bob = await club.person("Ann"), await club.person("Bob")
        opened = (
            await ann.post("/api/tables", json={"game": "coup", "seats": 3, "chairs": ["me", "open", "bot:random"]})
        ).json()
        path, key = f"/api/tables/{opened['id']}", {"x-table-key": opened["key"]}
        assert (await bob.post(f"{path}/chairs/1", json={"name": "Bob"}, headers=key)).status_code == 201
        assert (await ann.post(f"{path}/start")).status_code == 201
        last = await club.finish(await club.again(opened["id"]))
        new = await rematch(ann, last.row.id)
        assert (await rematch(bob, last.row.id))["id"] == new["id"]
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


# presets and advice


async def shelf(club: Club) -> dict[str, Any]:
    told: dict[str, Any] = (await (await club.stranger()).get("/api/games")).json()["games"]["coup"]
    return told


def preset(coup: dict[str, Any], name: str) -> dict[str, Any]:
    (options,) = [preset["options"] for preset in coup["presets"] if preset["name"] == name]
    return dict(options)


@rule("COUP-GAP-22")
@pytest.mark.parametrize(
    ("name", "on"),
    [
        ("classic", set()),
        ("reformation", {"reformation", "inquisitor"}),
        ("everything", {"reformation", "inquisitor", "anarchist"}),
    ],
)
def test_a_preset_opens_a_table_with_what_it_names(tmp_path: Path, name: str, on: set[str]) -> None:
    async def evening(club: Club) -> None:
        ann = await club.person("Ann")
        begun = await club.begin(ann, "coup", ["me", *BOTS], options=preset(await shelf(club), name))
        assert {switch for switch in ("reformation", "inquisitor", "anarchist") if begun.row.options[switch]} == on
        assert begun.table.asks[0].kind == ("party" if "reformation" in on else "turn")

    at_the_club(tmp_path, evening)


@rule("COUP-GAP-16")
def test_a_table_by_the_book_takes_the_ban_of_the_bomb_at_its_word(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        ann, coup = await club.person("Ann"), await shelf(club)
        (first, *_) = [one["name"] for one in coup["presets"] if one["group"] == "reading"]
        assert first == "book", "it is what the form begins with"
        for name, scope in (("book", "round"), ("house", "turn")):
            options = {"anarchist": True} | preset(coup, name)
            begun = await club.begin(ann, "coup", ["me", *BOTS], options=options)
            assert begun.row.options["bomb_scope"] == scope
        silent = await club.begin(ann, "coup", ["me", *BOTS], options={"anarchist": True})
        assert "bomb_scope" not in silent.row.options, "who says nothing plays as old records do"

    at_the_club(tmp_path, evening)


@rule("COUP-GAP-02")
def test_the_readings_say_whether_a_target_who_doubted_in_vain_may_block(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        coup = await shelf(club)
        assert preset(coup, "book")["strict_double_danger"] is True
        assert preset(coup, "house")["strict_double_danger"] is False

    at_the_club(tmp_path, evening)


@rule("COUP-BIG-05")
def test_more_than_six_players_are_advised_only_to_those_who_know_the_game(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        assert (await shelf(club))["crowd"] == {"seats": 7, "rule": "COUP-BIG-05"}

    at_the_club(tmp_path, evening)


# whispers


@rule("COUP-GAP-28")
def test_a_table_is_opened_with_whispers_unless_its_host_wants_none(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        ann = await club.person("Ann")
        assert (await club.begin(ann, "coup", ["me", *BOTS])).row.whispers
        assert not (await club.begin(ann, "coup", ["me", *BOTS], whispers=False)).row.whispers

    at_the_club(tmp_path, evening)
