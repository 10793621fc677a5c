"""Every law over about a thousand random games: one hundredth of `make soak`, in shares that run side by side."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import backroom
from backroom.games.coup.game import COUP
from backroom.laws import Report, walk_once
from backroom.laws.check import Place, places
from tests.laws.toy import TOY
from tests.laws.walker import SEEDS, SHARES, Walker

BEGINS = places(COUP)
NEEDS = {
    "bomb_scope": ("anarchist",),
    "bomb_party_limit": ("anarchist", "reformation"),
    "allow_empty_embezzle": ("reformation",),
}


@st.composite
def any_options(draw: st.DrawFn) -> Place:
    """Any option set that a table may agree on."""
    info = backroom.games()["coup"]
    seats = draw(st.integers(info.least, info.most))
    chosen: dict[str, object] = {}
    for option in info.options:
        if draw(st.booleans()):
            chosen[option.name] = draw(st.sampled_from(option.values) if option.values else st.integers(0, 60))
    if seats != 2:
        chosen.pop("two_player", None)
    if int(str(chosen.get("first_player", 0))) >= seats:
        chosen["first_player"] = seats - 1
    for name, versions in NEEDS.items():
        if not all(chosen.get(version) for version in versions):
            chosen.pop(name, None)
    return Place(seats, chosen)


WALKER = Walker()


@pytest.mark.parametrize("share", SHARES)
@settings(max_examples=120)
@given(place=st.sampled_from(BEGINS), seed=SEEDS)
def test_the_sweep_and_the_scenes_obey_the_laws(share: int, place: Place, seed: int) -> None:
    report = WALKER.walk(COUP, place, seed * len(SHARES) + share)
    assert report.games == 1, "the game was looked at to its end"


@pytest.mark.parametrize("share", SHARES)
@settings(max_examples=60)
@given(place=any_options(), seed=SEEDS)
def test_any_option_set_obeys_the_laws(share: int, place: Place, seed: int) -> None:
    report = WALKER.walk(COUP, place, seed * len(SHARES) + share)
    assert report.games == 1, "the game was looked at to its end"


def test_twins_are_compared_by_every_kind_of_event() -> None:
    """A kind of event that no twins were compared by would be a place for a leak to hide."""
    report = Report()
    for i, place in enumerate(BEGINS):
        for k in range(10 if place.scene else 6 if place.seats == 2 else 2):  # rare things happen in scenes and drafts
            walk_once(COUP, place.seats, place.options, 100 * i + k, report, scene=place.scene, every=4)
    assert report.never_compared(COUP) == []
    assert report.twins > 1_000


def test_every_scene_can_be_set_up() -> None:
    for text in COUP.scenes():
        state, seats, _ = COUP.scene(text)
        assert COUP.count(state) == [], text
        assert seats >= 2


def test_a_game_without_scenes_is_walked_through_its_sweep() -> None:
    assert len(places(TOY)) == len(TOY.sweep()) + len(TOY.scenes())


def test_any_option_set_is_accepted() -> None:
    """What the strategy builds, a table takes; so the strategy knows every contradiction."""

    @settings(max_examples=200)
    @given(place=any_options())
    def sit_down(place: Place) -> None:
        table = backroom.new("coup", seats=place.seats, seed=0, options=place.options)
        assert table.asks, "somebody is asked"

    sit_down()
