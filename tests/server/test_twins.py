"""Nothing that is sent to a viewer, and nothing about when, depends on what it may not know; and the law bites."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from backroom.games import GAMES
from backroom.laws.check import Place, place_of, places
from tests.server.twins import Coverage, Leak
from tests.server.watching import Watch, two_houses
from tests.server.wire_leaks import LEAKS

CLASSIC = "duke captain 3 / ambassador contessa 3 / duke assassin 3"
GAMES_EACH = {"coup": 14, "corleone": 6, "derpate": 6}  # that twins come from at random
AT_MOST = 600  # games, until every kind of event was compared
MESSAGES = {"State", "Refused", "Company", "Line", "Sign", "Pong"}


async def compare(folder: Path, key: str, coverage: Coverage) -> None:
    game = GAMES[key]
    begins = places(game)
    async with two_houses(folder) as houses:
        watch = Watch(houses, game, coverage, every=60)
        for n in range(AT_MOST):
            if n == GAMES_EACH[key]:
                watch.every = 1 << 30  # from now on only what is missing
            await watch.play(place_of(game, begins, n, 0), n)
            if n >= GAMES_EACH[key] and not coverage.never_compared(game):
                return


@pytest.mark.parametrize("key", GAMES)
def test_twins_are_sent_the_same_at_the_same_time(tmp_path: Path, key: str) -> None:
    coverage = Coverage()
    asyncio.run(compare(tmp_path, key, coverage))
    assert coverage.never_compared(GAMES[key]) == []
    assert MESSAGES - set(coverage.messages) == set()
    assert coverage.twins > coverage.parted


@pytest.mark.parametrize("key", GAMES)
def test_a_bot_says_the_same_in_twin_worlds_of_its_own_seat(tmp_path: Path, key: str) -> None:
    """It looks through the viewer's eyes, so that whatever differs is what it may not know."""
    coverage = Coverage()

    async def run() -> None:
        game = GAMES[key]
        begins = places(game)
        async with two_houses(tmp_path) as houses:
            watch = Watch(houses, game, coverage, every=30, bots="own")
            for n in range(10):
                await watch.play(place_of(game, begins, n, 1), n, most=3)

    asyncio.run(run())
    assert coverage.deeds["own bot"] > 10


def play(
    folder: Path, coverage: Coverage, game: str = "coup", scene: str = "", games: int = 40, bots: str = ""
) -> None:
    found = GAMES[game]
    begins = places(found)

    async def run() -> None:
        async with two_houses(folder) as houses:
            watch = Watch(houses, found, coverage, every=4, bots=bots)
            text = scene or (CLASSIC if game == "coup" else "")
            for n in range(4 if coverage.blind else games):
                place = Place(*found.scene(text)[1:], text) if text else place_of(found, begins, n, 3)
                await watch.play(place, n, most=4)

    folder.mkdir()
    asyncio.run(run())


@pytest.mark.parametrize("name", LEAKS)
def test_the_law_sees(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    tamper, where = LEAKS[name]
    honest, leaking = Coverage(blind=True), Coverage(blind=True)
    play(tmp_path / "honest", honest, **where)
    tamper(monkeypatch)
    play(tmp_path / "blind", leaking, **where)
    assert honest.sent != leaking.sent, "nobody could notice the difference"
    with pytest.raises(Leak):
        play(tmp_path / "leaking", Coverage(), **where)


def test_bots_answer_shared_questions_at_the_same_moments_in_twin_worlds(tmp_path: Path) -> None:
    coverage = Coverage()
    play(tmp_path / "coup", coverage, bots="all", games=12)
    assert coverage.moments > 20


def test_without_a_leak_the_law_sees_nothing_there(tmp_path: Path) -> None:
    games: dict[str, Any] = {"corleone": {"game": "corleone", "games": 4}, "coup": {"games": 4}}
    for name, where in games.items():
        play(tmp_path / name, Coverage(), **where)
