"""Compiled states and tables are copied, compared and pickled as interpreted ones are."""

import pytest

from backroom.games import GAMES, Game
from backroom.kernel import core
from tests.copies import copies_of_a_table_go_on_alike, goes_on_from_pickle_to_pickle

EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@EVERY
@pytest.mark.parametrize("seed", range(20))
def test_a_game_that_is_pickled_before_every_step_goes_on_alike(game: Game, seed: int) -> None:
    assert not str(core.__file__).endswith(".py")
    assert goes_on_from_pickle_to_pickle(game, seed)


@EVERY
@pytest.mark.parametrize("seed", range(5))
def test_copies_of_a_table_go_on_alike(game: Game, seed: int) -> None:
    copies_of_a_table_go_on_alike(game, seed)
