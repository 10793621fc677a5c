"""When questions close."""

import pytest

from backroom.server.play.clocks import FIRST_LOOK, PACES, SECOND, Looks


def test_the_first_look_is_drawn_from_the_seed_and_the_question() -> None:
    looks, others = Looks(bytes(32)), Looks(bytes(31) + b"x")
    drawn = [looks.first(wait) for wait in range(200)]
    assert drawn == [looks.first(wait) for wait in range(200)], "every node draws the same"
    assert drawn != [others.first(wait) for wait in range(200)]
    assert min(drawn) >= FIRST_LOOK
    assert max(drawn) <= 1.75 * FIRST_LOOK
    assert max(drawn) - min(drawn) > 0.6 * FIRST_LOOK, "over the whole span"


def test_later_looks_are_evenly_apart_and_depend_on_nobody() -> None:
    looks = Looks(bytes(32))
    first = looks.first(7)
    assert looks.next(7, 0) == looks.next(7, first - 1) == first
    assert looks.next(7, first) == first + 4 * SECOND
    assert looks.next(7, first + 4 * SECOND) == first + 8 * SECOND


@pytest.mark.parametrize(
    ("pace", "usual", "limit"),
    [("none", 45, None), ("normal", 45, 45_000), ("fast", 45, 22_000), ("fast", 5, 8_000), ("relaxed", 10, 60_000)],
)
def test_a_pace_multiplies_the_usual_time(pace: str, usual: int, limit: int | None) -> None:
    assert PACES[pace].limit(usual) == limit


def test_days_are_days() -> None:
    assert PACES["days"].limit(30) == 48 * 3600 * SECOND
