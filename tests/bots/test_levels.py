"""Levels: who may be seated, who may enter the arena, and how a budget is said."""

from __future__ import annotations

import pytest

import backroom
from backroom.bots import play_on, seat_bots
from backroom.bots.levels import (
    CAPO,
    LEVELS,
    PLAYERS,
    RANDOM,
    USUAL,
    characters,
    find_level,
    find_player,
    levels_of,
    maker,
    players,
)
from backroom.bots.search.bot import Plan, SearchBot
from backroom.bots.search.budget import Budget
from backroom.games import GAMES


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_table_offers_levels_the_usual_one_first(game: str) -> None:
    offered = [level.name for level in levels_of(game)]
    assert offered[-1] == "random"
    assert "yardstick" not in offered
    assert offered[0] == "soldier"
    assert set(offered) <= set(LEVELS)
    assert find_level("capo", game).budget is None, "the usual one"
    assert find_level("capo@1000ms", game).budget == Budget(milliseconds=1000)


def test_a_game_without_players_is_played_by_chance_and_by_search(monkeypatch: pytest.MonkeyPatch) -> None:
    assert players("nim") is None
    assert RANDOM.plays("nim")
    assert CAPO.plays("nim")
    assert not PLAYERS["soldier"].plays("nim")
    with pytest.raises(KeyError):
        maker("nim", "soldier")
    monkeypatch.setattr("backroom.bots.levels.players", lambda _game: None)
    bot = find_player("capo@5", "coup").make("coup", 1)
    assert isinstance(bot, SearchBot)
    assert type(bot.plan) is Plan


def test_a_budget_belongs_to_the_name_of_a_level_that_thinks() -> None:
    assert find_player("capo@500", "coup").budget == Budget(iterations=500)
    assert find_player("capo@300ms", "coup").budget == USUAL
    usual = find_player("capo", "coup")
    assert usual.name == "capo"
    assert usual.budget is not None
    assert usual.budget.iterations > 0
    assert CAPO.thinking(Budget(milliseconds=1000)).name == "capo@1000ms"
    assert CAPO.thinking(Budget(milliseconds=1000)).kind == "capo"


@pytest.mark.parametrize("name", ["nobody", "random@500", "capo@0", "capo@soon", "nobody@5", ""])
def test_whoever_cannot_enter_is_told_why(name: str) -> None:
    with pytest.raises(ValueError, match=r"there is no bot|takes no budget|is no budget"):
        find_player(name, "coup")


def test_a_table_takes_no_other_budget_than_those_it_offers() -> None:
    for name in ("capo@50ms", "capo@500", "capo@100000ms", "yardstick", "nobody"):
        with pytest.raises(ValueError, match=f"there is no bot '{name}' here; there are "):
            find_level(name, "coup")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_everybody_plays_to_the_end(game: str) -> None:
    named = [name for name, level in PLAYERS.items() if level.plays(game)] + [*characters(game)]
    for n, name in enumerate(named):
        level = find_player(f"{name}@2" if name == "capo" else name, game)
        table = backroom.new(game, seats=3, seed=n)
        bots = [level.make(game, 0), RANDOM.make(game, 1), RANDOM.make(game, 2)]
        play_on(table, seat_bots(table, range(3), bots.__getitem__))
        assert table.over
