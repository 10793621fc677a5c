"""Levels: who may be seated, who may enter the arena, and how a budget is said."""

from __future__ import annotations

import pytest

import backroom
from backroom.bots import play_on, seat_bots
from backroom.bots.coup.soldier import Soldier
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
    sitters,
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


@pytest.mark.parametrize("game", sorted(GAMES))
def test_whoever_a_table_may_seat_is_found_and_plays(game: str) -> None:
    seated = sitters(game)
    assert [level.name for level in seated[:5]] == ["soldier", "capo@100ms", "capo", "capo@1000ms", "rookie"]
    assert [level.milliseconds for level in seated[:5]] == [0, 100, 300, 1000, 0]
    assert [level.name for level in seated if level.is_character] == [*characters(game)]
    for level in seated:
        assert find_level(level.name, game) == level
        assert callable(level.make(game, 1).choose)
    assert find_level("capo@300ms", game) == find_level("capo", game), "one bot, not two"


def test_a_character_sits_down_by_name_where_the_game_has_it() -> None:
    for name in characters("coup"):
        bot = find_level(name, "coup").make("coup", 1)
        assert isinstance(bot, Soldier)
        assert bot.character.name == name
    with pytest.raises(ValueError, match="there is no bot 'liar' here"):
        find_level("liar", "derpate")


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


@pytest.mark.parametrize("name", ["nobody", "random@500", "capo@0", "capo@soon", "nobody@5", "soldier@", "liar@5", ""])
def test_whoever_cannot_enter_is_told_why(name: str) -> None:
    with pytest.raises(ValueError, match=r"there is no bot|takes no budget|is no budget"):
        find_player(name, "coup")


def test_a_budget_that_was_not_said_is_not_made_up() -> None:
    with pytest.raises(ValueError, match=r"^'capo@' lacks its budget; say capo, or .* as in capo@500$"):
        find_player("capo@", "coup")
    with pytest.raises(ValueError, match="there is no bot 'capo@' here"):
        find_level("capo@", "coup")


def test_a_table_takes_no_other_budget_than_those_it_offers_and_names_them() -> None:
    for name in ("capo@50ms", "capo@500", "capo@100000ms", "yardstick", "nobody", "liar@300ms"):
        with pytest.raises(ValueError, match=f"there is no bot '{name}' here; there are ") as refused:
            find_level(name, "coup")
        named = str(refused.value).partition("there are ")[2].split(", ")
        assert {*(level.name for level in sitters("coup")), "capo@300ms"} == {*named}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_everybody_plays_to_the_end(game: str) -> None:
    named = [name for name, level in PLAYERS.items() if level.plays(game)] + [*characters(game)]
    for n, name in enumerate(named):
        level = find_player(f"{name}@2" if name == "capo" else name, game)
        table = backroom.new(game, seats=3, seed=n)
        bots = [level.make(game, 0), RANDOM.make(game, 1), RANDOM.make(game, 2)]
        play_on(table, seat_bots(table, range(3), bots.__getitem__))
        assert table.over
