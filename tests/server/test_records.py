"""Finished games: kept, listed, exported, and replayed through anybody's eyes; of a running one nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

import backroom
from backroom.games.coup.actions import ROWS, Row
from backroom.games.coup.game import CoupGame
from backroom.games.coup.words import INCOME
from backroom.games.record import fresh, step
from backroom.games.table import Table
from backroom.kernel.core import SOLO
from backroom.server.archive import records
from backroom.server.archive.replays import KEPT, Replay
from backroom.server.play.live import Word
from backroom.server.storage.schema import records as kept_records
from tests.server.club import CHAIRS, EVERY_GAME, Club, at_the_club, fetch, line_of, refusal

# What is kept.


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_finished_game_is_kept_with_its_line_its_end_and_its_players(tmp_path: Path, game: str) -> None:
    async def evening(club: Club) -> None:
        ann = await club.person("Ann")
        played = await club.finish(await club.begin(ann, game, CHAIRS))
        told = await fetch(ann, played.path)
        result = played.table.result
        assert result is not None
        assert (told["winners"], told["scores"], told["rule"]) == (result.winners, result.scores, result.rule)
        assert (told["game"], told["seats"], told["options"]) == (game, 3, played.row.options)
        assert (told["lasted"], told["imported"]) == (60_000, False)
        assert [(p["kind"], p["bot"], p["mine"]) for p in told["players"]] == [
            ("person", "", True),
            ("bot", "random", False),
            ("bot", "soldier", False),
        ]
        assert told["players"][0]["name"] == "Ann"
        assert told["commitment"] == played.row.fate.commitment()
        line = await ann.get(f"{played.path}/line")
        assert line.headers["content-disposition"] == f'attachment; filename="{game}-{played.id}.json"'
        again = backroom.replay(line.text.rstrip("\n"))
        assert again.result == result
        assert again.events(None) == played.table.events(None)
        assert told["check"] == line.json()["check"]

    at_the_club(tmp_path, evening)


def test_the_public_facts_are_kept_word_for_word() -> None:
    table = backroom.replay(line_of("coup"))
    facts = table.events(None)
    assert records.unpack(records.pack(facts)) == facts
    assert len(records.pack(facts)) < len(msgspec.json.encode(facts)) / 3


# Who may see it.


def test_before_the_end_nothing_can_be_had_and_nothing_shows_that_anything_was_said(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        ann, stranger = await club.person("Ann"), await club.stranger()
        played = await club.begin(ann, "coup", CHAIRS, listed=True)
        paths = [f"{played.path}{end}" for end in ("", "/line", "/steps", "/steps/0", "/steps/0?eyes=all")]
        before = [(await ann.get(path)).json() for path in paths]
        for path in paths:
            assert await refusal(ann, path) == await refusal(stranger, path) == 403
        assert await fetch(ann, "/api/records") == {"records": [], "next": None}
        ask = played.table.asks[0]
        assert await club.store.append(played.id, 0, [Word(ask.seat, str(ask.actions[0]))], 5)
        assert [(await ann.get(path)).json() for path in paths] == before

    at_the_club(tmp_path, evening)


def test_a_private_game_is_seen_by_those_who_may_enter_its_table(database: str) -> None:
    async def evening(club: Club) -> None:
        ann, bob, stranger = await club.person("Ann"), await club.person("Bob"), await club.stranger()
        private = await club.finish(await club.begin(ann, "coup", CHAIRS))
        public = await club.finish(await club.begin(ann, "coup", CHAIRS, listed=True))
        running = await club.begin(ann, "coup", CHAIRS)
        for end in ("", "/line", "/steps", "/steps/0"):
            for other in (bob, stranger):
                assert await refusal(other, private.path + end) == 404
                assert await refusal(other, private.path + end, **{"x-table-key": "wrong"}) == 404
                assert await refusal(other, running.path + end) == 404
                await other.get(public.path + end)
                assert (await other.get(public.path + end)).status_code == 200
                opened = await other.get(private.path + end, headers={"x-table-key": private.row.key})
                assert opened.status_code == 200
            assert (await ann.get(private.path + end)).status_code == 200
        assert [r["id"] for r in (await fetch(bob, "/api/records"))["records"]] == [public.id]
        assert [r["id"] for r in (await fetch(stranger, "/api/records"))["records"]] == [public.id]
        assert {r["id"] for r in (await fetch(ann, "/api/records"))["records"]} == {private.id, public.id}
        assert (await fetch(bob, "/api/records?mine=true"))["records"] == []
        assert await refusal(stranger, "/api/records?mine=true") == 401

    at_the_club(database, evening)


def test_an_id_that_is_none_is_not_there(database: str) -> None:
    async def evening(club: Club) -> None:
        ann = await club.person("Ann")
        for record_id in ("nowhere", "%00", "a b", "x" * 500, "..%2f..", "'--"):
            for end in ("", "/line", "/steps", "/steps/0"):
                assert await refusal(ann, f"/api/records/{record_id}{end}") == 404

    at_the_club(database, evening)


def test_records_are_listed_in_pages_by_game_and_the_newest_first(database: str) -> None:
    async def evening(club: Club) -> None:
        ann = await club.person("Ann")
        ids = []
        for n in range(7):
            begun = await club.begin(ann, "derpate" if n == 3 else "coup", CHAIRS, listed=True)
            ids.append((await club.finish(begun, seed=n, at=1_000 + n // 2)).id)
        seen: list[str] = []
        page = await fetch(ann, "/api/records?limit=3")
        while page["next"]:
            seen += [r["id"] for r in page["records"]]
            page = await fetch(ann, f"/api/records?limit=3&before={page['next']}")
        seen += [r["id"] for r in page["records"]]
        assert sorted(seen) == sorted(ids)
        ended = [(await fetch(ann, f"/api/records/{record_id}"))["ended_at"] for record_id in seen]
        assert ended == sorted(ended, reverse=True)
        assert [r["id"] for r in (await fetch(ann, "/api/records?game=derpate"))["records"]] == [ids[3]]
        for bad in ("game=chess", "before=x", "before=1.", "limit=0", "limit=51", "limit=x", "before=%00", "mine=x"):
            assert await refusal(ann, f"/api/records?{bad}") == 400

    at_the_club(database, evening)


# Step by step.


def stops_of(table: Table) -> list[int]:
    """After how many words the game stood still: whenever one seat alone had answered, or a shared question closed."""
    twin, stops = fresh(table), [0]
    for n, word in enumerate(table.log, 1):
        alone, answers = twin.state.wait.mode == SOLO, twin.state.answers
        step(twin, *word)
        if alone or twin.state.answers is not answers:
            stops.append(n)
    return stops


def at(table: Table, words: int) -> Table:
    """The table after so many words, played from the beginning."""
    twin = fresh(table)
    for word in table.log[:words]:
        step(twin, *word)
    return twin


@pytest.mark.parametrize("game", EVERY_GAME)
def test_after_the_end_every_step_is_seen_through_everybody_s_eyes(tmp_path: Path, game: str) -> None:
    async def evening(club: Club) -> None:
        ann = await club.person("Ann")
        played = await club.finish(await club.begin(ann, game, CHAIRS))
        whole = backroom.replay((await ann.get(f"{played.path}/line")).text.strip())
        stops = stops_of(whole)
        steps = await fetch(ann, f"{played.path}/steps")
        assert [s["n"] for s in steps["steps"]] == list(range(len(stops)))
        assert (await fetch(ann, played.path))["steps"] == len(stops)
        looked = sorted({0, 1, KEPT - 1, KEPT, KEPT + 1, len(stops) // 2, len(stops) - 2, len(stops) - 1})
        for n in looked:
            there, everybody = at(whole, stops[n]), []
            for eyes, seat in [("spectator", None), *((str(seat), seat) for seat in range(3))]:
                seen = await fetch(ann, f"{played.path}/steps/{n}?eyes={eyes}")
                view, facts = there.view(seat), there.events(seat)
                assert seen["views"] == [msgspec.to_builtins(view)]
                assert seen["facts"] == msgspec.to_builtins(facts)
                assert seen["seq"] == len(facts)
                everybody += seen["views"]
            omniscient = await fetch(ann, f"{played.path}/steps/{n}?eyes=all")
            assert omniscient["views"] == everybody
            assert omniscient["seq"] == len(there.out.events)
            asked = [view["viewer"] for view in everybody if view["question"]]
            assert asked == sorted(there.state.wait.seats)

    at_the_club(tmp_path, evening)


def test_every_step_of_a_game_is_the_same_from_a_kept_position_and_from_the_beginning() -> None:
    line = line_of("coup", seats=6, seed=9, inquisitor=True, reformation=True)
    whole = backroom.replay(line)
    replay, stops = Replay.of(line), stops_of(whole)
    assert len(replay.steps) == len(stops) > 3 * KEPT
    for n, words in enumerate(stops):
        stop = at(whole, words)
        for seat in (None, *range(6)):
            look = replay.look(n, "spectator" if seat is None else str(seat))
            assert look.views == [msgspec.to_builtins(stop.view(seat))]
            assert look.facts == stop.events(seat)


def test_a_step_tells_who_said_what_and_only_the_news_if_asked(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        ann = await club.person("Ann")
        played = await club.finish(await club.begin(ann, "coup", CHAIRS))
        steps = (await fetch(ann, f"{played.path}/steps"))["steps"]
        whole = backroom.replay((await ann.get(f"{played.path}/line")).text.strip())
        told = [(said["seat"], said["word"]) for s in steps for said in s["said"]]
        assert told == [(seat, whole.game.spell(action)) for seat, action in whole.log]
        assert (steps[0]["n"], steps[0]["title"], steps[0]["said"]) == (0, "", [])
        for n in (0, 3, len(steps) - 1):
            assert steps[n]["seq"] == (await fetch(ann, f"{played.path}/steps/{n}"))["seq"]
        mine = next(s for s in steps if s["said"] and s["said"][0]["seat"] == 0)
        assert mine["title"].startswith(f"Ann: {mine['said'][0]['word']}")
        first = await fetch(ann, f"{played.path}/steps/3?eyes=0")
        then = await fetch(ann, f"{played.path}/steps/4?eyes=0&since={first['seq']}")
        both = await fetch(ann, f"{played.path}/steps/4?eyes=0")
        assert first["facts"] + then["facts"] == both["facts"]
        assert then["seq"] == both["seq"] == len(both["facts"])

    at_the_club(tmp_path, evening)


def test_a_step_that_is_none_and_eyes_that_are_nobody_s_are_refused(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        ann = await club.person("Ann")
        played = await club.finish(await club.begin(ann, "coup", CHAIRS))
        steps = len((await fetch(ann, f"{played.path}/steps"))["steps"])
        for n in (steps, -1, 10**30):
            assert await refusal(ann, f"{played.path}/steps/{n}") == 404
        for eyes in ("3", "-1", "god", "", "0x1", "99999", "%D9%A1"):
            assert await refusal(ann, f"{played.path}/steps/0?eyes={eyes}") == 400
        assert await refusal(ann, f"{played.path}/steps/0?since=-1") == 400
        assert (await fetch(ann, f"{played.path}/steps/0?since=99999999999999999999"))["facts"] == []

    at_the_club(tmp_path, evening)


@pytest.fixture
def new_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[int], None]]:
    """Call it, and there is a second version of Coup, with so many coins of income."""
    row = ROWS[INCOME]

    def change(income: int) -> None:
        monkeypatch.setattr(CoupGame, "version", 2)
        ROWS[INCOME] = Row(INCOME, "COUP-GEN-01", gain=income)

    yield change
    ROWS[INCOME] = row


@pytest.mark.parametrize("alike", [True, False])
def test_a_game_of_older_rules_is_replayed_if_they_played_it_alike(
    tmp_path: Path, alike: bool, new_rules: Callable[[int], None]
) -> None:
    async def evening(club: Club) -> None:
        ann = await club.person("Ann")
        played = await club.finish(await club.begin(ann, "coup", CHAIRS))
        new_rules(1 if alike else 2)
        steps = await fetch(ann, f"{played.path}/steps")
        assert (steps["replayable"], bool(steps["notice"])) == (alike, not alike)
        last = await fetch(ann, f"{played.path}/steps/{len(steps['steps']) - 1}")
        assert last["facts"] == msgspec.to_builtins(played.table.events(None))
        assert (await ann.get(f"{played.path}/steps/3?eyes=1")).status_code == (200 if alike else 409)
        brought = await ann.post("/api/records", json={"line": (await ann.get(f"{played.path}/line")).text})
        assert brought.status_code == (201 if alike else 400), brought.text
        assert alike or "by version 2 it is played differently" in brought.json()["detail"]

    at_the_club(tmp_path, evening)


@pytest.mark.parametrize("other", [{"version": 99}, {"edition": "f" * 64}])
def test_a_game_of_other_rules_or_cards_opens_as_what_everybody_saw(tmp_path: Path, other: dict[str, Any]) -> None:
    async def evening(club: Club) -> None:
        ann = await club.person("Ann")
        played = await club.finish(await club.begin(ann, "corleone", CHAIRS))
        where = kept_records.c.id == played.id
        await club.store.write(
            lambda connection: connection.execute(sa.update(kept_records).where(where).values(other))
        )
        facts = msgspec.to_builtins(played.table.events(None))
        steps = await fetch(ann, f"{played.path}/steps")
        assert steps["replayable"] is False
        assert "other rules or cards" in steps["notice"]
        assert [s["title"] for s in steps["steps"]] == [fact["text"] for fact in facts]
        assert [s["seq"] for s in steps["steps"]] == list(range(1, len(facts) + 1))
        last = await fetch(ann, f"{played.path}/steps/{len(facts) - 1}")
        assert (last["facts"], last["views"], last["replayable"]) == (facts, [], False)
        assert (await fetch(ann, f"{played.path}/steps/3?since=2"))["facts"] == facts[2:4]
        for eyes in ("all", "0", "1"):
            assert await refusal(ann, f"{played.path}/steps/3?eyes={eyes}") == 409
        assert await refusal(ann, f"{played.path}/steps/{len(facts)}") == 404

    at_the_club(tmp_path, evening)
