"""The numbers by which rules and bots ask for a parameter are the places of its words."""

from __future__ import annotations

import pytest

from backroom.games.corleone import rows

ASKED_FOR = [
    (rows.FROM, rows.FROM_DISCARD, "discard"),
    (rows.SIDE, rows.BACK_SIDE, "back"),
    (rows.OF, rows.OF_BUSINESS, "business"),
    (rows.OF, rows.OF_TERRITORY, "territory"),
    (rows.WHERE, rows.BOARD, "board"),
    (rows.WHERE, rows.ONE_TERRITORY, "one-territory"),
    (rows.WHERE, rows.PRESENCE, "presence"),
    (rows.WHERE, rows.OWN_CONTROL, "own-control"),
    (rows.WHERE, rows.CHIEF, "chief"),
    (rows.KIND, rows.THUGS, "thug"),
    (rows.KIND, rows.MEMBERS, "member"),
    (rows.KIND, rows.NEUTRAL_ONES, "neutral"),
    (rows.OWNER, rows.RIVAL, "rival"),
    (rows.OWNER, rows.OWN, "own"),
    (rows.OWNER, rows.NOT_OWN, "not-own"),
    (rows.WORK, rows.WORKS, "actor"),
    (rows.ZONE, rows.SUITCASE_ZONE, "suitcase"),
    (rows.VICTIM, rows.ONE_RIVAL, "one-rival"),
    (rows.VICTIM, rows.EACH_RIVAL, "each-rival"),
    (rows.VICTIM, rows.OF_VICTIM, "victim"),
    (rows.WHAT, rows.ANY_CARD, "card"),
    (rows.WHAT, rows.ANY_MONEY, "money"),
    (rows.WHAT, rows.ANY_GOOD, "good"),
    (rows.WHAT, rows.ANY_JOB, "job"),
    (rows.PICK, rows.BY_LOT, "random"),
    (rows.PICK, rows.BY_LOSER, "victim"),
    (rows.PICK, rows.BY_LOOK, "look"),
    (rows.GOES_TO, rows.TO_SUITCASE, "suitcase"),
    (rows.GOES_TO, rows.TO_SUPPLY, "supply"),
    (rows.MODE, rows.ADD, "add"),
    (rows.MODE, rows.REMOVE, "remove"),
    (rows.AGAIN, rows.ANY_ACTION, "any"),
    (rows.AGAIN, rows.A_THUG, "thug"),
    (rows.AGAIN, rows.A_MEMBER, "member"),
    (rows.AGAIN, rows.A_JOB, "job"),
    (rows.AGAIN, rows.AN_ALLY, "ally"),
]


@pytest.mark.parametrize(("words", "number", "word"), ASKED_FOR)
def test_a_number_is_the_place_of_its_word(words: tuple[str, ...], number: int, word: str) -> None:
    assert words[number] == word


def test_every_effect_has_a_number_of_its_own() -> None:
    numbers = {name: value for name, value in vars(rows).items() if name.startswith("DO_")}
    assert {name.removeprefix("DO_").lower().replace("_", "-"): value for name, value in numbers.items()} == {
        word: place for place, word in enumerate(rows.DOES)
    }
