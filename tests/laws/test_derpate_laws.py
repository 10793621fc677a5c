"""Der Pate before the laws: its sweep, its scenes, and any options that a table may agree on."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import backroom
from backroom.games.derpate.game import DERPATE
from backroom.games.derpate.spelling import is_writable
from backroom.games.derpate.sweep import SCENES, SWEEP
from backroom.games.derpate.turn import Turn
from backroom.laws import Report, walk_once
from backroom.laws.check import Place, places
from backroom.laws.walk import Walk
from tests.chance import fits
from tests.laws.walker import SEEDS, SHARES, Walker
from tests.tableau import row_three

BEGINS = places(DERPATE)
WALKER = Walker()


@st.composite
def any_options(draw: st.DrawFn) -> Place:
    """Any option set that a table may agree on."""
    info = backroom.games()["derpate"]
    seats = draw(st.integers(info.least, info.most))
    chosen: dict[str, object] = {}
    for option in info.options:
        if draw(st.booleans()):
            chosen[option.name] = draw(st.sampled_from(option.values))
    if "start_seat" in chosen:
        chosen["start_seat"] = draw(st.integers(0, seats - 1))
    if seats < info.most:
        chosen.pop("beginner_setup", None)
    return Place(seats, chosen)


@pytest.mark.parametrize("share", SHARES)
@settings(max_examples=16)
@given(place=st.sampled_from(BEGINS), seed=SEEDS)
def test_the_sweep_and_the_scenes_obey_the_laws(share: int, place: Place, seed: int) -> None:
    report = WALKER.walk(DERPATE, place, seed * len(SHARES) + share)
    assert report.games == 1, "the game was looked at to its end"


@pytest.mark.parametrize("share", SHARES)
@settings(max_examples=6)
@given(place=any_options(), seed=SEEDS)
def test_any_option_set_obeys_the_laws(share: int, place: Place, seed: int) -> None:
    report = WALKER.walk(DERPATE, place, seed * len(SHARES) + share)
    assert report.games == 1, "the game was looked at to its end"


def test_twins_are_compared_by_every_kind_of_event() -> None:
    """A kind of event that no twins were compared by would be a place for a leak to hide."""
    report = Report()
    for i, place in enumerate(BEGINS):
        for walks in range(12 if place.scene else 3):
            walk_once(DERPATE, place.seats, place.options, 100 * i + walks, report, scene=place.scene, every=4)
    assert report.never_compared(DERPATE) == []
    assert report.twins > 2_000


def test_every_scene_can_be_set_up() -> None:
    for text in SCENES:
        state, seats, _ = DERPATE.scene(text)
        assert DERPATE.count(state) == [], text
        assert DERPATE.least <= seats <= DERPATE.most


def test_a_scene_keeps_everything() -> None:
    """Whoever reads a position sees the table it was written from, to the last chip."""
    written = 0
    for i, place in enumerate(BEGINS):
        walk = Walk(DERPATE, place.seats, place.options, i, place.scene)
        while not walk.over and walk.words < 150:
            if walk.rolling:
                walk.roll(walk.fated())
                continue
            top = walk.state.top
            if isinstance(top, Turn) and is_writable(top):
                again = DERPATE.scene(DERPATE.spell_scene(walk.state))[0]
                viewer = walk.viewers[written % len(walk.viewers)]
                assert DERPATE.view(again, viewer) == DERPATE.view(walk.state, viewer)
                written += 1
            walk.say(*walk.choose())
    assert written > 100


def test_every_option_value_is_walked_through() -> None:
    chosen = [options for _, options in SWEEP]
    for option in DERPATE.options:
        values = {options.get(option.name, option.default) for options in chosen}
        assert values == set(option.values) - {3} if option.name == "start_seat" else set(option.values), option.name
    assert {seats for seats, _ in SWEEP} == set(range(DERPATE.least, DERPATE.most + 1))


def test_any_option_set_is_accepted() -> None:
    """What the strategy builds, a table takes."""

    @settings(max_examples=100)
    @given(place=any_options())
    def sit_down(place: Place) -> None:
        table = backroom.new("derpate", seats=place.seats, seed=0, options=place.options)
        assert table.asks, "somebody is asked"

    sit_down()


# What is hidden.


def test_a_guess_knows_everything_but_hidden_money() -> None:
    table = backroom.scene("derpate", "5k / 9k / 2k ; options hidden_money")
    view = table.view(0)
    assert [seat.money for seat in view.seats] == [5000, None, None]
    guesses = [DERPATE.view(DERPATE.guess(view, seed), 1) for seed in range(200)]
    assert {guess.seats[0].money for guess in guesses} == {None}, "P1 does not see it either"
    assert len({guess.seats[1].money for guess in guesses}) > 20, "any amount is possible"
    assert all(DERPATE.view(DERPATE.guess(view, seed), 0) == view for seed in range(20))


def test_every_amount_of_money_has_a_chance() -> None:
    """Little is likelier than much, and nothing is impossible."""
    table = backroom.scene("derpate", "5k / 9k ; options hidden_money")
    view = table.view(0)
    amounts = [DERPATE.view(DERPATE.guess(view, s), 1).seats[1].money for s in range(2_000)]
    assert min(a for a in amounts if a is not None) == 0
    assert max(a for a in amounts if a is not None) > 100_000


def test_the_next_event_card_is_any_that_nobody_has_seen() -> None:
    """Neither the order of the deck nor the cards in the box exist before a card is turned up."""
    seen: list[str] = []
    for seed in range(1_000):
        table = backroom.scene("derpate", "15k / 15k ; round 4 ; phase income ; events G1 R2 G2", seed=seed)
        seen.append(table.view(None).shown[-1])
    assert fits(seen, dict.fromkeys(("G3", "G4", "G5", "R1", "R3", "R4", "R5"), 1))


def test_who_has_placed_a_die_on_the_friend_can_pay_for_it() -> None:
    """Everybody knows that, before the money is paid."""
    table = row_three("9k favours=4 friends=1 / 9k ; options hidden_money", white=5, grey=1)
    table.say(0, "place white")
    assert table.asks[0].kind == "pause", "the favour may still be used"
    for seed in range(200):
        for world in (DERPATE.guess(table.view(1), seed), DERPATE.redeal(table.state, 1, seed)):
            assert world.hidden.money[0] >= 5
