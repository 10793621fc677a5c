"""Records that somebody brings, and who has won how often; and games that bots play at a real server."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from click.testing import CliRunner
from websockets.asyncio.client import connect

import backroom
from backroom.cli import main
from backroom.games import GAMES, BadRecord
from backroom.server.archive import records, shelf
from backroom.server.archive.routes import MOST_IMPORTS
from backroom.server.lobby.rows import Chair
from tests.server.club import CHAIRS, EVERY_GAME, Club, Played, at_the_club, fetch, line_of, refusal
from tests.server.serving import Server
from tools.reference import files as reference
from tools.reference.compare import game_in

COUP = line_of("coup")


# What somebody brings.


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_record_that_somebody_brings_is_kept_for_them_alone_and_not_counted(tmp_path: Path, game: str) -> None:
    async def evening(club: Club) -> None:
        ann, bob = await club.person("Ann"), await club.person("Bob")
        line = line_of(game)
        answer = await ann.post("/api/records", json={"line": line + "\n"})
        assert answer.status_code == 201, answer.text
        told = answer.json()
        assert (told["imported"], told["players"], told["lasted"], told["commitment"]) == (True, [], None, "")
        path = f"/api/records/{told['id']}"
        assert (await ann.get(f"{path}/line")).text == line + "\n"
        last = await fetch(ann, f"{path}/steps/{told['steps'] - 1}?eyes=all")
        assert last["views"][0] == msgspec.to_builtins(backroom.replay(line).view(None))
        assert [r["id"] for r in (await fetch(ann, "/api/records?mine=true"))["records"]] == [told["id"]]
        assert await refusal(bob, path) == 404
        assert (await fetch(bob, "/api/records"))["records"] == []
        assert (await fetch(ann, "/api/people/me/statistics"))["games"] == 0
        assert await fetch(ann, "/api/statistics/bots") == []
        assert (await bob.delete(path)).status_code == 404
        assert (await ann.delete(path)).status_code == 204
        assert await refusal(ann, path) == 404

    at_the_club(tmp_path, evening)


@pytest.mark.parametrize("game", ["corleone", "derpate"])
def test_a_game_of_0_1_0_is_brought_and_replayed_with_the_cards_of_its_day(tmp_path: Path, game: str) -> None:
    async def evening(club: Club) -> None:
        ann = await club.person("Ann")
        line = next(line for line in reference.records() if game_in(line) == game)
        told = (await ann.post("/api/records", json={"line": line})).json()
        assert told["edition"] == reference.EDITIONS[game]
        last = await fetch(ann, f"/api/records/{told['id']}/steps/{told['steps'] - 1}")
        assert last["replayable"]
        assert last["views"] == [msgspec.to_builtins(backroom.replay(line).view(None))]

    at_the_club(tmp_path, evening)


def test_the_record_of_a_game_played_here_may_be_brought_again_and_cannot_be_thrown_away(database: str) -> None:
    async def evening(club: Club) -> None:
        ann = await club.person("Ann")
        played = await club.finish(await club.begin(ann, "coup", CHAIRS))
        line = (await ann.get(f"{played.path}/line")).text
        told = (await ann.post("/api/records", json={"line": line})).json()
        assert told["id"] != played.id
        assert told["commitment"] == played.row.fate.commitment()
        assert (await ann.delete(played.path)).status_code == 403
        assert (await fetch(ann, "/api/people/me/statistics"))["games"] == 1

    at_the_club(database, evening)


REFUSED = [
    ("", "no whole record"),
    ("{}", "no whole record"),
    ("\x00", "no whole record"),
    (COUP.replace('"seats":3', '"seats":4'), "does not replay"),
    (COUP.replace('"version":1', '"version":99'), "version 99"),
    (COUP.replace('"game":"coup"', '"game":"chess"'), "no record of a game known here"),
    (COUP[:-20], "no whole record"),
    (COUP + "\n" + COUP, "one line"),
    (backroom.new("coup", seats=3, seed=1).record(), "not over"),
    (" " * records.LONGEST_LINE + "{}", "too long"),
]


def test_what_is_no_true_record_of_a_finished_game_is_refused_in_plain_words(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        ann = await club.person("Ann")
        for line, says in REFUSED:
            answer = await ann.post("/api/records", json={"line": line})
            assert answer.status_code == 400
            assert says in answer.json()["detail"]
        assert (await fetch(ann, "/api/records"))["records"] == []

    at_the_club(tmp_path, evening)


def test_a_record_with_more_words_than_any_game_is_refused_before_it_is_replayed() -> None:
    fields = json.loads(line_of("coup"))
    fields["words"] *= 1 + records.MOST_WORDS // len(fields["words"])
    with pytest.raises(BadRecord, match=f"at most {records.MOST_WORDS}"):
        records.read_line(json.dumps(fields))


def test_nobody_brings_a_record_without_a_name_nor_more_than_a_body_may_hold(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        ann, stranger = await club.person("Ann"), await club.stranger()
        assert (await stranger.post("/api/records", json={"line": "{}"})).status_code == 401
        assert (await ann.post("/api/records", json={"line": "x" * 3 * records.LONGEST_LINE})).status_code == 413
        bodies: list[Any] = [{}, {"line": 5}, {"line": "", "more": 1}, []]
        for body in bodies:
            assert (await ann.post("/api/records", json=body)).status_code == 400

    at_the_club(tmp_path, evening)


def test_whoever_brings_one_record_after_the_other_is_told_to_wait(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        ann, bob = await club.person("Ann"), await club.person("Bob")
        answers = [await ann.post("/api/records", json={"line": "{}"}) for _ in range(MOST_IMPORTS + 5)]
        assert [answer.status_code for answer in answers[:MOST_IMPORTS]] == [400] * MOST_IMPORTS
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert (await bob.post("/api/records", json={"line": COUP})).status_code == 201

    at_the_club(tmp_path, evening)


# Who has won how often.


def test_wins_are_counted_by_game_and_seats_and_a_shared_win_is_shared(database: str) -> None:
    async def evening(club: Club) -> None:
        ann = await club.person("Ann")
        games: list[Played] = []
        for n, game in enumerate(["coup", "coup", "corleone", "derpate"]):
            games.append(await club.finish(await club.begin(ann, game, CHAIRS), seed=10 * n))
        await club.finish(await club.begin(ann, "coup", ["me", "me:Tom", "bot:soldier"]))
        mine = await fetch(ann, "/api/people/me/statistics")
        assert (mine["name"], mine["games"]) == ("Ann", 4), "two chairs on one device are nobody's"
        for seat, told in [(0, mine), *zip((1, 2), await fetch(ann, "/api/statistics/bots"), strict=True)]:
            for score in told["scores"]:
                results = [g.table.result for g in games if g.row.game == score["game"]]
                won = sum(1 / len(r.winners) for r in results if r is not None and seat in r.winners)
                extra = 1 if score["game"] == "coup" and told["name"] == "soldier" else 0
                assert score["games"] == len(results) + extra
                assert won <= score["wins"] <= won + extra
                assert (score["low"], score["high"]) == (None, None), "a few games say nothing"

    at_the_club(database, evening)


def test_a_stand_in_wins_for_nobody_and_loses_for_its_person(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        ann = await club.person("Ann")
        begun = await club.begin(ann, "coup", CHAIRS)
        me = begun.row.chairs[0].person
        stand_in = Chair(seat=0, kind="bot", person=me, bot="soldier", name="Ann")
        begun.row = msgspec.structs.replace(begun.row, chairs=[stand_in, *begun.row.chairs[1:]])
        played = await club.finish(begun)
        assert played.table.result is not None
        has_won = 0 in played.table.result.winners
        assert (await fetch(ann, "/api/people/me/statistics"))["games"] == (0 if has_won else 1)
        assert [bot["games"] for bot in await fetch(ann, "/api/statistics/bots")] == [1, 1]
        assert [r["id"] for r in (await fetch(ann, "/api/records?mine=true"))["records"]] == [played.id]

    at_the_club(tmp_path, evening)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 20, 0.0, 0.1611), (10, 20, 0.2993, 0.7007), (30, 30, 0.8865, 1.0)]
)
def test_an_interval_is_wilson_s(wins: float, games: int, low: float, high: float) -> None:
    assert records.interval(wins, games) == (low, high)
    told = records.score("coup", 3, games, wins)
    assert (told.low, told.high) == (low, high)


def test_every_game_here_can_be_replayed_here() -> None:
    for game in GAMES.values():
        assert records.may_replay(game.key, game.version, game.edition)
        assert all(records.may_replay(game.key, older, game.edition) for older in range(1, game.version))
        assert not records.may_replay(game.key, game.version + 1, game.edition)
        assert not records.may_replay(game.key, game.version, "other")
    assert not records.may_replay("chess", 1, "")


# Through a real server.


async def watch(server: Server, table: str) -> None:
    """Look on until nobody is asked any more."""
    async with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/live") as socket:
        await socket.send(json.dumps({"type": "resume", "seat": None, "seq": 0, "key": ""}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "state" and not message["view"]["asked"]:
                return


def test_bots_play_games_to_their_end_and_the_record_is_opened_with_the_last_word(tmp_path: Path) -> None:
    with Server(tmp_path, least_window=0) as server:
        ann = server.client()
        ann.post("/api/people", json={"name": "Ann"})
        for game in EVERY_GAME:
            chairs = {"seats": 2, "chairs": ["bot:random"] * 2}
            wish = {"game": game, **chairs, "listed": True, "start": True, "clock": "none"}
            table = ann.post("/api/tables", json=wish).json()["id"]
            assert ann.get(f"/api/records/{table}").status_code == 403
            commitment = ann.get(f"/api/tables/{table}").json()["commitment"]
            asyncio.run(asyncio.wait_for(watch(server, table), 120))
            told = ann.get(f"/api/records/{table}").json()
            line = ann.get(f"/api/records/{table}/line").text
            shown = ["--commitment", commitment, "--check", told["check"]]
            done = CliRunner().invoke(main, ["verify", "-", *shown], input=line)
            assert done.exit_code == 0, done.output
            last = ann.get(f"/api/records/{table}/steps/{told['steps'] - 1}?eyes=1").json()
            assert last["views"] == [msgspec.to_builtins(backroom.replay(line.strip()).view(1))]
        assert [bot["games"] for bot in ann.get("/api/statistics/bots").json()] == [6]


def test_one_s_own_games_are_found_by_an_index(tmp_path: Path) -> None:
    """It read every record there was."""

    async def evening(club: Club) -> None:
        asked: list[str] = []
        sa.event.listen(club.store.engine, "before_cursor_execute", lambda *call: asked.append(call[2]))
        await shelf.list_records(club.store, "ada", mine=True, limit=50)

        def explain(connection: sa.Connection) -> list[str]:
            statement = next(said for said in asked if "FROM records" in said)
            wanted = ("ada", "ada", 50, 0)[: statement.count("?")]
            found = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", wanted)
            return [row[-1] for row in found]

        plan = await club.store.read(explain)
        assert not [step for step in plan if step.startswith(("SCAN records", "SCAN players"))], plan

    at_the_club(tmp_path, evening)


def test_what_bots_have_won_is_counted_as_games_end_and_not_when_somebody_asks(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        ann = await club.person("Ann")
        for seed in range(3):
            await club.finish(await club.begin(ann, "coup", CHAIRS), seed)
        before = await fetch(ann, "/api/statistics/bots")
        assert [(bot["name"], bot["games"]) for bot in before] == [("random", 3), ("soldier", 3)]
        asked: list[str] = []
        sa.event.listen(club.store.engine, "before_cursor_execute", lambda *call: asked.append(call[2]))
        assert await fetch(ann, "/api/statistics/bots") == before
        assert not [said for said in asked if "FROM players" in said or "FROM records" in said]

    at_the_club(tmp_path, evening)
