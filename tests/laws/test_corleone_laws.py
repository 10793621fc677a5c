"""Corleone's Empire before the laws: its sweep, its scenes, and any options that a table may agree on."""

from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import backroom
from backroom.games.corleone.game import CORLEONE
from backroom.games.corleone.spelling import is_writable
from backroom.games.corleone.state import Corleone
from backroom.games.corleone.sweep import SCENES, SWEEP
from backroom.games.corleone.view import CorleoneView
from backroom.kernel.core import State
from backroom.laws import Report, walk_once
from backroom.laws.check import Place, places
from backroom.laws.walk import Walk
from tests import workshop
from tests.laws.editions import unprinted
from tests.laws.walker import SEEDS, SHARES, Walker

BEGINS = places(CORLEONE)
LONG = 50  # words; a scene whose games are shorter is walked more often


@st.composite
def any_options(draw: st.DrawFn) -> Place:
    """Any option set that a table may agree on, with any hand limits."""
    info = backroom.games()["corleone"]
    chosen: dict[str, object] = {}
    for option in info.options:
        if draw(st.booleans()):
            chosen[option.name] = draw(st.sampled_from(option.values))
    if draw(st.booleans()):
        limits = draw(st.lists(st.integers(1, 12), min_size=3, max_size=3))
        chosen["hand_limits"] = "-".join(str(limit) for limit in [*limits, 2])
    return Place(draw(st.integers(info.least, info.most)), chosen)


WALKER = Walker()


@pytest.mark.parametrize("share", SHARES)
@settings(max_examples=16)
@given(place=st.sampled_from(BEGINS), seed=SEEDS)
def test_the_sweep_and_the_scenes_obey_the_laws(share: int, place: Place, seed: int) -> None:
    report = WALKER.walk(CORLEONE, place, seed * len(SHARES) + share)
    assert report.games == 1, "the game was looked at to its end"


@pytest.mark.parametrize("share", SHARES)
@settings(max_examples=3)
@given(place=any_options(), seed=SEEDS)
def test_any_option_set_obeys_the_laws(share: int, place: Place, seed: int) -> None:
    report = WALKER.walk(CORLEONE, place, seed * len(SHARES) + share)
    assert report.games == 1, "the game was looked at to its end"


@pytest.mark.parametrize("share", SHARES)
@settings(max_examples=8)
@given(scene=st.sampled_from(SCENES), edition=st.integers(0, 2**20), seed=SEEDS)
def test_whatever_is_written_on_the_cards_the_laws_hold(share: int, scene: str, edition: int, seed: int) -> None:
    game = unprinted(edition * len(SHARES) + share)
    report = WALKER.walk(game, Place(*game.scene(scene)[1:], scene), seed)
    assert report.games == 1, "the game was looked at to its end"


def test_a_cramped_board_obeys_the_laws() -> None:
    """With three spaces for two families somebody can do nothing, and soon nobody can (CE-G-01)."""
    report = Report()
    for seed in range(4):
        walk_once(workshop.game(small=True), 2, {}, seed, report)
    assert report.games == 4
    assert report.compared["idle"] > 0


def test_twins_are_compared_by_every_kind_of_event() -> None:
    """A kind of event that no twins were compared by would be a place for a leak to hide."""
    report = Report()
    for i, place in enumerate(BEGINS):
        words, walks = report.words, 0
        while walks < (8 if place.scene else 1) or (place.scene and walks < 24 and report.words - words < LONG * walks):
            walk_once(CORLEONE, place.seats, place.options, 101 * i + walks, report, scene=place.scene, every=4)
            walks += 1
    assert report.never_compared(CORLEONE) == []
    assert report.games > 300
    assert report.twins > 4_000


def test_every_scene_can_be_set_up() -> None:
    for text in SCENES:
        state, seats, _ = CORLEONE.scene(text)
        assert CORLEONE.count(state) == [], text
        assert CORLEONE.least <= seats <= CORLEONE.most


def test_a_scene_keeps_everything_but_what_people_remember() -> None:
    """Whoever reads a position sees the table it was written from, to the last marker."""
    written = 0
    for i, place in enumerate(BEGINS):
        walk = Walk(CORLEONE, place.seats, place.options, i, place.scene)
        while not walk.over and walk.words < 120:
            if walk.rolling:
                walk.roll(walk.fated())
                continue
            if is_writable(cast(Corleone, walk.state)):
                again = CORLEONE.scene(CORLEONE.spell_scene(walk.state))[0]
                viewer = walk.viewers[written % len(walk.viewers)]
                assert unmindful(again, viewer) == unmindful(walk.state, viewer)
                written += 1
            walk.say(*walk.choose())
    assert written > 200


def unmindful(state: State, viewer: int | None) -> CorleoneView:
    """A view without the memory of cards that went before the viewer's eyes, which a scene does not tell."""
    view = CORLEONE.view(state, viewer)
    return replace(view, seats=[replace(seat, known=[], known_money=[]) for seat in view.seats])


def test_every_option_value_is_walked_through() -> None:
    chosen = [options for _, options in SWEEP]
    for option in CORLEONE.options:
        values = {options.get(option.name, option.default) for options in chosen}
        assert values == set(option.values), option.name
    assert {seats for seats, _ in SWEEP} == set(range(CORLEONE.least, CORLEONE.most + 1))


def test_any_option_set_is_accepted() -> None:
    """What the strategy builds, a table takes."""

    @settings(max_examples=100)
    @given(place=any_options())
    def sit_down(place: Place) -> None:
        table = backroom.new("corleone", seats=place.seats, seed=0, options=place.options)
        assert table.asks, "somebody is asked"

    sit_down()
