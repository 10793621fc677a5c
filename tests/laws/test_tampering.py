"""The laws bite: whatever is tampered with, in a process of its own, the right law breaks."""

import pytest

from tests import warm
from tests.laws.tampering import Deed, all_deeds, first_broken

DEEDS = all_deeds()
OTHER_LAWS = {1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 14}


# Of the deeds that are done in the same games, the one that plays most of them.
BY_WALKS = sorted(DEEDS.values(), key=lambda deed: deed.walks)
PLAYED = list({(deed.game.key, repr(deed.place)): deed for deed in BY_WALKS}.values())
NAMES = [f"{deed.game.key} {deed.place.seats} {deed.place.scene[:60]}" for deed in PLAYED]


@pytest.mark.parametrize("deed", PLAYED, ids=NAMES)
def test_no_law_breaks_where_nothing_is_tampered_with(deed: Deed) -> None:
    assert first_broken(deed.game, deed.place, deed.walks) is None


@pytest.mark.parametrize("name", DEEDS)
def test_the_law_breaks(name: str) -> None:
    run = warm.run("tests.laws.tampering", name)
    law = DEEDS[name].law
    assert run.returncode == 100 + law, run.stdout + run.stderr
    assert f"law {law}:" in run.stdout


def laws_of(key: str) -> list[int]:
    """The laws that the deeds of one game break."""
    return [deed.law for deed in DEEDS.values() if deed.game.key == key]


@pytest.mark.parametrize(("game", "least"), [("coup", 10), ("corleone", 12), ("derpate", 8)])
def test_there_are_leaks_of_many_kinds(game: str, least: int) -> None:
    assert laws_of(game).count(5) >= least


def test_every_other_law_is_tried() -> None:
    """But the thirteenth, which `make compiled` looks at."""
    assert set(laws_of("coup")) == OTHER_LAWS | {5}


def test_corleone_is_tried_with_all_but_the_law_of_replays() -> None:
    """What breaks that one is not a game's own."""
    assert set(laws_of("corleone")) == OTHER_LAWS - {3} | {5}


def test_der_pate_is_tried_with_all_but_the_laws_of_replays_and_of_answers_in_any_order() -> None:
    """Nobody is ever asked together with others."""
    assert set(laws_of("derpate")) == OTHER_LAWS - {3, 8} | {5}
