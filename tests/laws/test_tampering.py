"""The laws bite: whatever is tampered with, in a process of its own, the right law breaks."""

import subprocess
import sys
from pathlib import Path

import pytest

from backroom.laws.check import Place
from tests.laws.tampering import all_deeds, first_broken

DEEDS = all_deeds()
ROOT = Path(__file__).parents[2]
OTHER_LAWS = {1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 14}


PLACES = list({repr(deed.place): deed.place for deed in DEEDS.values()}.values())


@pytest.mark.parametrize("place", PLACES, ids=[f"{place.seats} {place.scene}" for place in PLACES])
def test_no_law_breaks_where_nothing_is_tampered_with(place: Place) -> None:
    assert first_broken(place, 0) is None


@pytest.mark.parametrize("name", DEEDS)
def test_the_law_breaks(name: str) -> None:
    command = [sys.executable, "-m", "tests.laws.tampering", name]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    law = DEEDS[name].law
    assert run.returncode == 100 + law, run.stdout + run.stderr
    assert f"law {law}:" in run.stdout


def test_there_are_leaks_of_many_kinds() -> None:
    assert sum(deed.law == 5 for deed in DEEDS.values()) >= 10


def test_every_other_law_is_tried() -> None:
    """But the thirteenth, which `make compiled` looks at."""
    assert {deed.law for deed in DEEDS.values()} == OTHER_LAWS | {5}
