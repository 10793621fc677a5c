"""Why bots said what they said: told after the game, and only of words that counted."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import pytest

import backroom
from backroom.bots.bot import waiting
from backroom.bots.coup.thoughts import THOUGHTS
from backroom.bots.reasons import Reason
from backroom.bots.recall import Recalled, counted
from backroom.games.record import spell
from backroom.games.table import Table
from backroom.kernel.core import SOLO
from backroom.server.archive.reasons import kept, unpack
from backroom.server.archive.replays import Replay
from tests.server.serving import Server
from tests.server.test_serving import Friend, play

PATIENCE = 10  # seconds


def played(game: str, seats: int, seed: int) -> tuple[Table, dict[int, list[Recalled]], int]:
    """A game of bots with reasons, those who are asked together in any order; and how many words were said alone."""
    table, random, alone = backroom.new(game, seats=seats, seed=seed), Random(seed), 0
    recalled: dict[int, list[Recalled]] = {seat: [] for seat in range(seats)}
    while not table.over:
        seat = random.choice(waiting(table))
        question = table.view(seat).question
        assert question is not None
        word = random.choice([action for action in question.actions if action != "take back"])
        alone += table.state.wait.mode == SOLO
        recalled[seat].append(Recalled(len(table.events(seat)), Reason(word, f"because {len(recalled[seat])}")))
        table.say(seat, word)
    return table, recalled, alone


@pytest.mark.parametrize(("game", "seats"), [("coup", 4), ("corleone", 3), ("derpate", 3)])
def test_every_word_of_the_record_has_its_own_reason_and_no_other_reason_is_told(game: str, seats: int) -> None:
    left_out = 0
    for seed in range(3):
        table, recalled, alone = played(game, seats, seed)
        record = Replay.of(table.record()).table
        told = counted(record, recalled)
        for one in told:
            seat, action = record.log[one.word]
            assert (seat, spell(record.game, seat, action)) == (one.seat, f"P{one.seat} {one.reason.word}")
        assert len({one.word for one in told}) == len(told) >= alone
        thoughts = [(one.seat, one.reason.thought) for one in told]
        assert len(set(thoughts)) == len(thoughts)
        left_out += sum(map(len, recalled.values())) - len(told)
    assert left_out > 0 or game != "coup"  # elsewhere every answer counts


def test_an_answer_that_did_not_count_keeps_its_reason_to_itself() -> None:
    """P1 challenges first; what P2 and P3 would have said is nobody's business."""
    table = backroom.scene("coup", "duke captain 2 / assassin contessa 2 / duke duke 2 / captain assassin 2")
    recalled: dict[int, list[Recalled]] = {}
    for seat, word in ((0, "tax"), (3, "challenge"), (2, "pass"), (1, "challenge")):
        recalled[seat] = [Recalled(len(table.events(seat)), Reason(word, f"P{seat}"))]
        table.say(seat, word)
    told = counted(table, recalled)
    assert {one.reason.thought for one in told} >= {"P0", "P1"}
    table.play("P0 show duke")
    for seat in (1, 2, 3):
        table.leave(seat)
    told = unpack(kept(table.record(), recalled))
    assert [one.reason.thought for one in told] == ["P0", "P1"]


def test_they_can_be_had_over_http_once_the_game_is_over_and_not_before(tmp_path: Path) -> None:
    """A real server, bots in real workers, and somebody who plays with them."""
    with Server(tmp_path) as server:
        ann, stranger = Friend(server, "Ann"), Friend(server, "Eve")
        chairs = ["me", "bot:soldier", "bot:capo@100ms"]
        wish = {"game": "coup", "seats": 3, "clock": "none", "chairs": chairs, "start": True}
        table = ann.post("/tables", wish).json()["id"]
        path = f"/api/records/{table}"
        asyncio.run(play([ann], table, 1, Random(1)))
        assert [who.http.get(f"{path}/reasons").status_code for who in (ann, stranger)] == [403, 404]
        asyncio.run(play([ann], table, 1000, Random(2)))
        until = time.monotonic() + PATIENCE
        while not (told := answer.json() if (answer := ann.http.get(f"{path}/reasons")).is_success else []):
            assert time.monotonic() < until, "the bots do not tell their reasons"
            time.sleep(0.05)
        steps = ann.http.get(f"{path}/steps").json()["steps"]
        assert stranger.http.get(f"{path}/reasons").status_code == 404
    assert {why["seat"] for why in told} == {1, 2}
    for why in told:
        assert {"seat": why["seat"], "word": why["word"]} in steps[why["step"]]["said"]
        assert why["thought"] in THOUGHTS
        assert all(0 <= one["share"] <= 1 for one in why["weighed"] if one["share"] is not None)
    assert any(len(why["weighed"]) > 1 for why in told)
