"""Bots of one's own at live tables: invited by whoever runs the server, seated like any other, and harmless."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import httpx
import pytest

from backroom.bots.levels import GUESTS, find_level, invite, read_guests
from tests.server.serving import Server, run_server
from tests.server.test_serving import Friend, play

MODULE = """
from pathlib import Path

class Anne:
    reasons = ["no Reason of ours"]

    def choose(self, view, events):
        with Path("asked.txt").open("a") as heard:
            heard.write(f"{view.viewer} {view.question.kind}\\n")
        return view.question.actions[0]

class Broken:
    def choose(self, view, events):
        raise RuntimeError("I do not know this game")

class Unmakeable:
    def __init__(self, seed):
        raise RuntimeError("not today")
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "guest_bots.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)  # the server looks where it was started
    return tmp_path


def seated(server: Server, guest: str, seats: int = 3) -> tuple[Friend, str]:
    host = Friend(server, "Ann")
    chairs = ["me"] + [f"bot:{guest}"] * (seats - 1)
    wish = {"game": "coup", "seats": seats, "chairs": chairs, "clock": "none", "start": True}
    answer = host.http.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return host, answer.json()["id"]


def test_a_guest_is_offered_for_its_game_and_plays_as_it_was_written(folder: Path) -> None:
    with Server(folder, guests="coup=guest_bots:Anne") as server:
        games = httpx.get(f"{server.url}/api/games").json()["games"]
        assert [games[key]["guests"] for key in ("coup", "corleone", "derpate")] == [["Anne"], [], []]
        host, table = seated(server, "Anne")
        asyncio.run(play([host], table, 6, Random(1)))
    asked = (folder / "asked.txt").read_text().splitlines()
    assert len(asked) > 5
    assert {line.split()[0] for line in asked} == {"1", "2"}
    assert "something failed" not in server.log.read_text()


def test_a_guest_that_breaks_holds_nobody_up(folder: Path) -> None:
    with Server(folder, guests="coup=guest_bots:Broken") as server:
        host, table = seated(server, "Broken")
        asyncio.run(play([host], table, 4, Random(2)))
        assert "I do not know this game" not in str(host.state), "what is wrong with it is for the log"
    assert "RuntimeError" in server.log.read_text()


def test_a_stranger_who_was_not_invited_is_not_seated(folder: Path) -> None:
    with Server(folder, guests="coup=guest_bots:Anne") as server:
        ann = Friend(server, "Ann")
        for name, game in (
            ("Broken", "coup"),
            ("guest_bots:Broken", "coup"),
            ("Anne", "derpate"),
            ("os:abort", "coup"),
        ):
            wish = {"game": game, "seats": 2, "chairs": ["me", f"bot:{name}"], "clock": "none"}
            assert ann.post("/tables", wish).status_code == 400


def test_a_table_goes_on_without_a_guest_that_is_no_longer_invited(folder: Path) -> None:
    with Server(folder, guests="coup=guest_bots:Anne") as server:
        host, table = seated(server, "Anne")
        asyncio.run(play([host], table, 2, Random(3)))
        server.stop()
        asked, told = (folder / "asked.txt").read_text(), len(host.facts)
        del server.environment["BACKROOM_GUESTS"]
        server.start()
        asyncio.run(play([host], table, 4, Random(4)))
    assert len(host.facts) > told, "the game went on, by the clock's answers"
    assert (folder / "asked.txt").read_text() == asked, "and she was not asked"


@pytest.mark.parametrize(
    ("guests", "why"),
    [
        ("coup=guest_bots:Unmakeable", "cannot be made: RuntimeError: not today"),
        ("coup=guest_bots:Nobody", "there is no 'Nobody' in guest_bots"),
        ("coup=nowhere_at_all:Anne", "'nowhere_at_all' cannot be imported"),
        ("guest_bots:Anne", "is no game and bot, such as coup=my_bots:Anne; games are coup, corleone, derpate"),
        ("chess=guest_bots:Anne", "is no game and bot"),
        ("coup=guest_bots:soldier", "'soldier' cannot sit here"),
        ("coup=guest_bots:Anne,coup=guest_bots:Anne", "'Anne' cannot sit here"),
        (f"coup=guest_bots:{'A' * 21}", "a name has at most 20 letters"),
    ],
)
def test_a_server_does_not_start_with_a_guest_that_cannot_play(folder: Path, guests: str, why: str) -> None:
    ended = run_server(BACKROOM_GUESTS=guests, BACKROOM_PORT="0", BACKROOM_DATABASE=f"sqlite:///{folder}/b.sqlite")
    assert ended.returncode != 0
    assert why in ended.stdout + ended.stderr
    assert "Traceback" not in ended.stderr


def test_guests_are_read_by_game_and_forgotten_when_others_are_invited(folder: Path) -> None:
    try:
        assert read_guests("") == {}
        invite(read_guests("coup=guest_bots:Anne, derpate=guest_bots:Anne,"))
        assert find_level("Anne", "derpate").milliseconds == 300
        assert find_level("Anne", "coup").make("coup", 1).choose.__self__.__class__.__name__ == "Anne"  # type: ignore[attr-defined]
        invite({})
        with pytest.raises(ValueError, match="there is no bot 'Anne' here"):
            find_level("Anne", "coup")
    finally:
        GUESTS.clear()
