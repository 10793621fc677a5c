"""An edited edition says which of its words are not those of the house edition, which the languages translate."""

from pathlib import Path

import pytest

from backroom.games import GAMES
from backroom.games.corleone import edition as corleone
from backroom.games.derpate import edition as derpate
from backroom.games.editions.game import EditionGame

JOB = 'name = "Policy Bank"'
ABILITY = 'text = "Put one money card into your suitcase."'
NOTHING: dict[str, dict[str, str]] = {"names": {}, "texts": {}}


def own(tmp_path: Path, key: str, text: str) -> dict[str, dict[str, str]]:
    path = tmp_path / "my.toml"
    path.write_text(text, encoding="utf-8")
    game = GAMES[key]
    assert isinstance(game, EditionGame)
    found: dict[str, dict[str, str]] = game.with_edition(path).printed()["own"]
    return found


@pytest.mark.parametrize("key", ["corleone", "derpate"])
def test_the_house_edition_has_no_words_of_its_own(key: str) -> None:
    assert GAMES[key].printed()["own"] == NOTHING


def test_a_card_that_is_called_otherwise_keeps_its_translated_ability(tmp_path: Path) -> None:
    text = corleone.house_text().replace(JOB, 'name = "Back Parlour"', 1)
    assert own(tmp_path, "corleone", text) == {"names": {"policy-bank": "Back Parlour"}, "texts": {}}


def test_a_card_that_does_something_else_keeps_its_translated_name(tmp_path: Path) -> None:
    before, job, after = corleone.house_text().partition(JOB)
    text = before + job + after.replace(ABILITY, 'text = "Put a card into your suitcase."', 1)
    assert own(tmp_path, "corleone", text) == {"names": {}, "texts": {"policy-bank": "Put a card into your suitcase."}}


def test_an_event_of_der_pate_likewise(tmp_path: Path) -> None:
    house = derpate.house_text()
    title = next(row["title"] for row in GAMES["derpate"].printed()["event"] if row["id"] == "G3")
    assert own(tmp_path, "derpate", house.replace(f'title = "{title}"', 'title = "Retreat"', 1))["names"] == {
        "G3": "Retreat"
    }
