"""The house has new cards: what was played with the cards of before is replayed with those."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import backroom
from backroom.cli import main
from backroom.games import GAMES
from backroom.games.corleone.game import CORLEONE, CorleoneGame
from backroom.games.derpate.game import DERPATE, DerPateGame
from backroom.games.editions.editions import Editions
from backroom.games.editions.game import EditionGame
from backroom.games.record import read
from tools.reference import files
from tools.reference.compare import game_in

AnyGame = EditionGame[Any, Any, Any]
BOTH = pytest.mark.parametrize("game", [CORLEONE, DERPATE], ids=lambda game: str(game.key))
CHANGED = {"corleone": ("hand_limit = 5", "hand_limit = 6"), "derpate": ("money = 15000", "money = 10000")}
NOBODYS = "0" * 32


def old_line(key: str) -> str:
    """A game of 0.1.0, as it was written then."""
    return next(line for line in files.records() if game_in(line) == key)


def with_new_cards(game: AnyGame, folder: Path) -> AnyGame:
    """The game as it will be when its house edition has changed once more; today's is kept."""
    (folder / "editions").mkdir()
    for path in (*game.editions.earlier.values(), game.editions.file):
        name = game.edition if path is game.editions.file else path.stem
        shutil.copy(path, folder / "editions" / f"{name}.toml")
    old, new = CHANGED[game.key]
    text = game.editions.house_text()
    assert old in text
    (folder / "house-edition.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    later = Editions(folder, game.editions.shapes, game.editions.check, game.editions.make)
    kind = CorleoneGame if game is CORLEONE else DerPateGame
    newer: type[AnyGame] = type(kind.__name__, (kind,), {"editions": later})
    return newer(later.house())


@BOTH
def test_a_game_of_yesterday_is_replayed_with_the_cards_of_yesterday(game: AnyGame, tmp_path: Path) -> None:
    later = with_new_cards(game, tmp_path)
    assert later.edition != game.edition
    yesterday = backroom.new(game, seats=3, seed=7)
    for line in (yesterday.record(), old_line(game.key)):
        table = read(line, {game.key: later})
        assert table.game.edition == json.loads(line)["edition"]
        assert table.record() == line
    today = backroom.new(later, seats=3, seed=7)
    assert json.loads(today.record())["edition"] == later.edition
    assert backroom.replay(yesterday.record()).events() == yesterday.events()


@BOTH
def test_every_edition_of_the_house_is_known_by_its_hash(game: AnyGame) -> None:
    found = game.editions.of_the_house()
    assert found[0] is game.editions.house()
    assert {edition.digest for edition in found} == {game.edition, *game.editions.earlier}
    for edition in found:
        with_it = game.of_edition(edition.digest)
        assert with_it is not None
        assert with_it is game.of_edition(edition.digest)
        printed = with_it.printed()
        del printed["own"]
        assert (with_it.edition, printed) == (edition.digest, edition.printed)


@BOTH
@pytest.mark.parametrize("word", ["", NOBODYS, "../house-edition", "house-edition", "."])
def test_a_hash_of_nobodys_finds_nothing(game: AnyGame, word: str) -> None:
    assert game.of_edition(word) is None


def test_the_games_of_0_1_0_replay_as_they_are() -> None:
    for key in ("corleone", "derpate"):
        table = backroom.replay(old_line(key))
        assert table.game.edition == files.EDITIONS[key]
        assert table.over
        assert backroom.new(key, seats=2).game is GAMES[key]


# In the terminal


def test_the_terminal_lists_and_shows_them() -> None:
    listed = CliRunner().invoke(main, ["edition", "list"], env={"COLUMNS": "100"}).stdout
    for game in (CORLEONE, DERPATE):
        for found in game.editions.of_the_house():
            assert f"{found.version}" in listed
            assert found.digest in listed
            shown = CliRunner().invoke(main, ["edition", "show", found.digest], env={"COLUMNS": "100"})
            assert shown.stdout.startswith(f"{found.title}, version {found.version}\nHash: {found.digest}\n")
    assert CliRunner().invoke(main, ["edition", "show", NOBODYS]).exit_code == 1


@pytest.mark.parametrize("key", ["corleone", "derpate"])
def test_the_terminal_replays_and_verifies_a_game_of_0_1_0(key: str, tmp_path: Path) -> None:
    path = tmp_path / "old.json"
    path.write_text(old_line(key), encoding="utf-8")
    told = CliRunner().invoke(main, ["replay", str(path)])
    assert told.exit_code == 0, told.output
    assert "finished" in told.stdout
    assert CliRunner().invoke(main, ["verify", str(path)]).stdout.startswith("true")
