"""States and tables are copied, compared and pickled (docs/decisions/0030-copies.md)."""

from __future__ import annotations

import multiprocessing
import pickle
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from copy import copy, deepcopy
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import backroom
from backroom.games import GAMES, Game, find
from backroom.games.corleone.edition import house_text
from backroom.kernel.run import playout
from tests.copies import a_table, another, copies_of_a_table_go_on_alike, goes_on_from_pickle_to_pickle, outcome
from tests.laws.toy import TOY

EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
SEEDS = st.integers(0, 1 << 30)


@EVERY
@settings(max_examples=6, deadline=None)
@given(seed=SEEDS)
def test_a_game_that_is_pickled_before_every_step_goes_on_alike(game: Game, seed: int) -> None:
    assert goes_on_from_pickle_to_pickle(game, seed)


@EVERY
@settings(max_examples=4, deadline=None)
@given(seed=SEEDS)
def test_copies_of_a_table_go_on_alike(game: Game, seed: int) -> None:
    copies_of_a_table_go_on_alike(game, seed)


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[ProcessPoolExecutor]:
    """A process that knows nothing but what it is sent."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        yield pool


@EVERY
def test_a_table_goes_on_in_another_process(game: Game, elsewhere: ProcessPoolExecutor) -> None:
    table = a_table(game, 3, 25)
    assert another(table).game is game
    there = elsewhere.submit(outcome, table, 4).result(timeout=60)
    assert there == outcome(table, 4)


@EVERY
def test_a_state_comes_back_from_another_process_as_it_went(game: Game, elsewhere: ProcessPoolExecutor) -> None:
    state = a_table(game, 5, 25).state
    assert elsewhere.submit(deepcopy, state).result(timeout=60) == state


@EVERY
def test_every_sort_of_copy_is_equal_until_it_goes_on(game: Game) -> None:
    state = a_table(game, 1, 5).state
    for twin in (state.clone(), copy(state), deepcopy(state), another(state)):
        assert twin == state
        assert not twin.out.is_open, "a copy says no events"
        playout(twin, 1, most=1)
        assert twin != state


def test_what_is_hidden_makes_a_difference() -> None:
    one = backroom.scene("coup", "duke captain 2 / assassin contessa 2 / duke duke 2")
    other = backroom.scene("coup", "duke captain 2 / assassin contessa 2 / duke contessa 2")
    assert one.view(1) == other.view(1)
    assert one.state != other.state


def test_an_answer_that_nobody_has_heard_makes_a_difference() -> None:
    table = backroom.scene("coup", "duke captain 2 / assassin contessa 2 / duke duke 2")
    table.play("P0 tax")
    silent = table.clone()
    silent.say(2, "pass")
    assert silent.state != table.state
    assert silent.view(1) == table.view(1)


def test_chance_to_come_makes_a_difference() -> None:
    drawn = backroom.scene("coup", "duke captain 2 / duke duke 2")
    other = backroom.scene("coup", "duke captain 2 / duke duke 2", seed=1)
    assert drawn.state == other.state, "the same game so far"
    assert drawn != other, "but not with the same draws to come"
    assert drawn == backroom.scene("coup", "duke captain 2 / duke duke 2")


def test_a_table_is_the_same_however_late_somebody_looks_at_it() -> None:
    looked_at = backroom.new("corleone", seats=3, seed=1)
    looked_at.view(0)
    assert looked_at == backroom.new("corleone", seats=3, seed=1)


def test_words_said_make_a_difference_where_they_come_to_the_same() -> None:
    tables = [backroom.scene("coup", "duke captain 2 / assassin contessa 2 / duke duke 2") for _ in range(2)]
    for table, order in zip(tables, ("P0 tax; P1 pass; P2 pass", "P0 tax; P2 pass; P1 pass"), strict=True):
        table.play(order)
    assert tables[0].state == tables[1].state
    assert tables[0] != tables[1], "what may be taken back is not the same"


def test_other_options_are_another_game() -> None:
    plain, strict = (backroom.new("coup", seats=3, seed=1, options={"single_block": on}) for on in (False, True))
    assert plain.view(None).seats == strict.view(None).seats
    assert plain.state != strict.state


def test_other_games_are_never_equal() -> None:
    states = [game.start(3, {}) for game in GAMES.values()]
    assert [one == other for one in states for other in states].count(True) == len(states)
    assert backroom.new("coup", seats=2, seed=1) != "coup"


@EVERY
def test_what_changes_does_not_hash_and_its_key_does(game: Game) -> None:
    table = a_table(game, 2, 20)
    for thing in (table, table.state):
        with pytest.raises(TypeError, match=r"does not hash; \w+\.key\(\) does"):
            hash(thing)
        seen = {thing.key(): "here"}
        assert seen[thing.clone().key()] == "here"


@pytest.fixture
def own_edition(tmp_path: Path) -> Path:
    """The house edition with one back that gives something else."""
    text = house_text()
    path = tmp_path / "own.toml"
    path.write_text(text.replace('back = ["good:blood-money"]', 'back = ["good:booze"]', 1))
    assert path.read_text() != text
    return path


def test_a_table_takes_its_edition_along(own_edition: Path, elsewhere: ProcessPoolExecutor) -> None:
    table = backroom.new("corleone", seats=3, seed=1, edition=own_edition)
    own_edition.unlink()
    again = another(table)
    assert again == table != backroom.new("corleone", seats=3, seed=1)
    assert again.game.edition == table.game.edition != find("corleone").edition
    assert again.game.printed() == table.game.printed()
    assert another(table).game is again.game, "which is read once"
    assert elsewhere.submit(outcome, table, 4, 20).result(timeout=60) == outcome(again, 4, 20)


def test_a_house_edition_that_is_not_kept_is_missed() -> None:
    sent = pickle.dumps(backroom.new("derpate", seats=3, seed=1).state)
    known = find("derpate").edition.encode()
    assert known in sent
    with pytest.raises(ValueError, match=f"saved with a house edition that is not kept here: {'0' * 32}"):
        pickle.loads(sent.replace(known, b"0" * 32))


def test_a_game_of_ones_own_has_all_of_this() -> None:
    assert goes_on_from_pickle_to_pickle(TOY, 1)
    copies_of_a_table_go_on_alike(TOY, 1)
