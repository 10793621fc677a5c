"""The layout matrix: with a clock running every question can be read and answered, on every size, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from itertools import combinations, product
from typing import Any

import pytest
from playwright.sync_api import Browser

from backroom.kernel.core import Kind
from tests.browser.matrix import CLOCKS, LANGUAGES, POSITIONS, SCHEMES, SIZES, Screens, covering
from tests.server.serving import Server

GAMES = ("coup", "corleone", "derpate")
MOST_LINES = 60


@pytest.fixture(scope="module")
def screens(browser: Browser, server: Server) -> Iterator[Screens]:
    with Screens(browser, server) as found:
        yield found


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_the_question_and_its_answers_are_whole(screens: Screens, position: Any) -> None:
    faults = [fault for cell in covering() if cell.position is position for fault in screens.faults(cell)]
    broken, screens.broken = screens.broken, []
    assert broken == []
    if faults:
        more = f"\n... and {len(faults) - MOST_LINES} more" if len(faults) > MOST_LINES else ""
        see = f"\nto see it: make shots ARGS='--only {position.name}'"
        pytest.fail("\n".join(faults[:MOST_LINES]) + more + see, pytrace=False)


def test_every_pair_of_two_things_is_somewhere_in_the_matrix() -> None:
    names = tuple(position.name for position in POSITIONS)
    wanted = (names, SIZES, LANGUAGES, CLOCKS, SCHEMES)
    cells = [(cell.position.name, *cell[1:]) for cell in covering()]
    for one, other in combinations(range(len(wanted)), 2):
        assert {(cell[one], cell[other]) for cell in cells} == set(product(wanted[one], wanted[other])), (one, other)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_and_a_table_that_waits_are_in_the_matrix(game: str) -> None:
    words = import_module(f"backroom.games.{game}.words")
    asked = {kind.name for kind in vars(words).values() if isinstance(kind, Kind) and kind.seconds > 0}
    assert {position.kind for position in POSITIONS if position.game == game} == {*asked, ""}


def test_few_and_many_sit_at_the_tables_of_the_matrix() -> None:
    assert {position.begins()[0] for position in POSITIONS} >= {2, 3, 4, 5, 10}
