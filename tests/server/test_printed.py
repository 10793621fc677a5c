"""What is printed on boards and cards is served as it stands in the edition, to anybody, and may be kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from backroom.games.corleone.game import CORLEONE
from backroom.games.derpate.game import DERPATE
from backroom.games.editions.game import EditionGame
from tests.server.serving import Server

OK, MISSING = 200, 404


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with Server(tmp_path_factory.mktemp("printed")) as server:
        yield server.client()


def test_the_city_of_corleones_empire_is_served_with_everything_that_a_map_needs(visitor: httpx.Client) -> None:
    answer = visitor.get("/api/games/corleone/printed")
    assert answer.status_code == OK
    printed = answer.json()
    assert {"board", "territory", "central_park", "space", "business", "river", "job", "ally", "act"} <= printed.keys()
    names = {territory["id"] for territory in printed["territory"]} | {printed["central_park"]["id"]}
    assert all(set(space["touches"]) <= names for space in printed["space"])
    assert all(len(territory["polygon"]) > 2 for territory in printed["territory"])


def test_the_road_of_der_pate_is_served(visitor: httpx.Client) -> None:
    answer = visitor.get("/api/games/derpate/printed")
    assert answer.status_code == OK
    assert answer.json()


def test_a_game_without_an_edition_has_nothing_printed(visitor: httpx.Client) -> None:
    answer = visitor.get("/api/games/coup/printed")
    assert (answer.status_code, answer.json()) == (OK, {})


def test_a_game_that_does_not_exist_has_no_print(visitor: httpx.Client) -> None:
    assert visitor.get("/api/games/chess/printed").status_code == MISSING


@pytest.mark.parametrize("game", [CORLEONE, DERPATE], ids=lambda game: str(game.key))
def test_what_was_printed_before_is_served_by_its_hash(visitor: httpx.Client, game: EditionGame[Any, Any, Any]) -> None:
    for found in game.editions.of_the_house():
        answer = visitor.get(f"/api/games/{game.key}/printed", params={"edition": found.digest})
        assert {key: told for key, told in answer.json().items() if key != "own"} == found.printed
    for nobodys in ("0" * 32, "../house-edition"):
        unknown = visitor.get(f"/api/games/{game.key}/printed", params={"edition": nobodys})
        assert unknown.status_code == MISSING


@pytest.mark.parametrize("game", ["corleone", "derpate"])
def test_a_browser_may_keep_it(visitor: httpx.Client, game: str) -> None:
    kept = visitor.get(f"/api/games/{game}/printed").headers["cache-control"]
    assert "max-age" in kept
    assert "no-store" not in kept
