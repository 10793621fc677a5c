"""The greedy bot sits down at every game that it has learnt, and at no other."""

from __future__ import annotations

import pytest

import backroom
from backroom.bots import GreedyBot, play_on, seat_bots
from backroom.bots.greedy import PLAYERS
from backroom.games import find


@pytest.mark.parametrize("key", PLAYERS)
def test_it_plays_its_games_by_their_names(key: str) -> None:
    seats = find(key).least
    table = backroom.new(key, seats=seats, seed=1)
    play_on(table, seat_bots(table, range(seats), GreedyBot))
    assert table.over


def test_it_says_which_games_it_plays() -> None:
    table = backroom.new("coup", seats=3, seed=1)
    with pytest.raises(ValueError, match=r"^GreedyBot plays corleone and derpate, and this is a table of coup"):
        GreedyBot(1).choose(table.view(0), [])
