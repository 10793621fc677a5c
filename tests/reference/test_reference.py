"""Today's rules play as 0.1.0 did. What a failure means: tests/reference/0.1.0/README.md."""

import json
import zipfile
from collections import Counter

import pytest

from tools.reference import files
from tools.reference.changes import Changes
from tools.reference.compare import difference, full_difference, game_in, record_difference
from tools.reference.engine import game_of
from tools.reference.files import CHANGES, EDITIONS, GAMES, ONE_IN, ROOT, WHEEL
from tools.reference.play import digest_of
from tools.reference.wheel import played_by_wheel

PARTS = range(4)  # so that several processes share the work


@pytest.fixture(scope="module")
def changes() -> Changes:
    return Changes(CHANGES)


def test_every_change_names_a_rule_and_covers_something(changes: Changes) -> None:
    assert changes.faults() == []


@pytest.mark.parametrize("part", PARTS)
def test_every_record_is_replayed_and_written_as_it_was(part: int, changes: Changes) -> None:
    for number, line in [*enumerate(files.records())][part :: len(PARTS)]:
        assert not (found := record_difference(number, line, changes)), found


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("key", GAMES)
def test_the_games_kept_in_full_are_the_same_step_by_step(key: str, part: int, changes: Changes) -> None:
    for game in files.full_games(key)[part :: len(PARTS)]:
        assert not (found := full_difference(game, changes)), found


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("key", GAMES)
def test_digests_are_the_same(key: str, part: int, changes: Changes) -> None:
    for game in files.kept_games(key)[part * ONE_IN :: len(PARTS) * ONE_IN]:
        assert not (found := difference(game, changes)), found


# What is kept


@pytest.mark.parametrize("key", GAMES)
def test_the_full_games_are_the_first_forty_of_two_thousand(key: str) -> None:
    kept, full = files.kept_games(key), files.full_games(key)
    assert [game.plan.number for game in kept] == [*range(2000)]
    assert [game.plan for game in full] == [game.plan for game in kept[:40]]
    assert [digest_of(game.lines) for game in full] == [game.digest for game in kept[:40]]
    assert len({game.digest for game in kept}) > 1990  # a scene may be over after a word


def test_there_are_three_hundred_finished_records() -> None:
    assert Counter('"over":true' in line for line in files.records()) == {True: 300}
    assert len({*files.records()}) == 300


@pytest.mark.parametrize("key", GAMES)
def test_the_wheel_of_0_1_0_plays_what_is_kept(key: str) -> None:
    for game in files.full_games(key)[:2]:
        assert played_by_wheel(game.plan) == game.lines


@pytest.mark.parametrize("key", GAMES)
def test_games_are_played_with_the_edition_of_the_records(key: str) -> None:
    editions = {json.loads(line).get("edition", "") for line in files.records() if game_in(line) == key}
    assert editions == {game_of(key).edition}


@pytest.mark.parametrize("key", ["corleone", "derpate"])
def test_the_edition_that_the_package_keeps_is_the_one_in_the_wheel(key: str) -> None:
    kept = ROOT / f"src/backroom/games/{key}/editions/{EDITIONS[key]}.toml"
    with zipfile.ZipFile(WHEEL) as wheel:
        assert wheel.read(f"backroom/games/{key}/house-edition.toml") == kept.read_bytes()
