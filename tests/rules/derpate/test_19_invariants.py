"""Section 19: what holds after every word, whatever is said. The laws check the same on far more games."""

from collections import Counter
from functools import cache

from backroom.games.derpate.view import DerPateView
from tests.pate import look, rule
from tests.tableau import games, ramble

CHIP_SPACES = {"wedding": 4, "grandchild": 7, "birthday": 10, "cop": 4, "judge": 7, "senator": 10}
GREY = ("wedding", "grandchild", "birthday")


@cache
def moments() -> list[DerPateView]:
    """Every moment of some random games, each with a seat's own view, so that hidden money is seen in turn."""
    return [
        look(table, word % table.seats)
        for number, table in enumerate(games())
        for word, _ in enumerate(ramble(table, seed=number))
    ]


@rule("DP-COMP-06")
def test_every_player_has_seven_members_somewhere() -> None:
    for view in moments():
        held = Counter(business.owner for business in view.road)
        for i, seat in enumerate(view.seats):
            assert min(seat.stock, seat.prison, seat.river) >= 0
            assert seat.stock + held[i] + seat.prison + seat.river == 7


@rule("DP-COMP-06", "DP-DEBT-01")
def test_every_player_has_five_debt_markers_somewhere() -> None:
    away = 0
    for view in moments():
        for i, seat in enumerate(view.seats):
            assert seat.markers >= 0
            assert all(number > 0 for number in seat.debts.values())
            assert f"P{i}" not in seat.debts
            assert seat.markers + sum(seat.debts.values()) == 5
            away += sum(seat.debts.values())
    assert away > 100


@rule("DP-COMP-07")
def test_there_are_always_thirteen_friends() -> None:
    for view in moments():
        assert view.pool >= 0
        assert view.pool + sum(seat.friends for seat in view.seats) == 13


@rule("DP-GAP-26")
def test_money_is_whole_thousands_and_never_less_than_nothing() -> None:
    for view in moments():
        for cash in (seat.money for seat in view.seats if seat.money is not None):
            assert cash >= 0
            assert cash % 1000 == 0


@rule("DP-CHIP-01", "DP-CHIP-03")
def test_every_chip_is_on_its_track_in_hand_or_in_the_box() -> None:
    used = 0
    for view in moments():
        for seat in view.seats:
            assert not set(seat.chips) & set(seat.used)
            assert set(seat.fresh) <= set(seat.chips) & set(GREY)
            reached = [
                chip
                for chip, space in CHIP_SPACES.items()
                if seat.tracks["reputation" if chip in GREY else "influence"] >= space
            ]
            assert {*seat.chips, *seat.used} == set(reached)
            used += len(seat.used)
    assert used > 100


@rule("DP-COMP-05")
def test_a_business_has_one_family_or_none() -> None:
    for view in moments():
        assert len(view.road) == 12
        assert all(business.owner in (None, 0, 1, 2, 3) for business in view.road)


@rule("DP-EVT-03", "DP-EVT-04", "DP-COMP-10")
def test_event_markers_make_four_steps_at_most_and_one_of_them_only() -> None:
    decided = 0
    for view in moments():
        steps = view.event_steps
        assert max(steps.values()) <= 4
        fields = [colour for colour, number in steps.items() if number == 4]
        assert fields == ([view.ko] if view.ko else [])
        assert sum(steps.values()) == len(view.shown) or view.ko
        decided += bool(view.ko)
    assert decided > 100


@rule("DP-DICE-01", "DP-DICE-09")
def test_the_dice_of_a_turn_are_all_different_and_at_most_four() -> None:
    rows = Counter[int]()
    for view in moments():
        placed = [row.die for row in view.tableau]
        assert len(placed) <= 4
        assert len(set(placed)) == len(placed)
        assert not placed or view.turn is not None
        rows[len(placed)] += 1
    assert set(rows) == {0, 1, 2, 3, 4}


@rule("DP-COMP-09", "DP-SETUP-12")
def test_every_event_card_is_shown_once_or_unseen() -> None:
    for view in moments():
        assert len(set(view.shown)) == len(view.shown) <= 7
        assert not set(view.shown) & set(view.unseen)
        assert len(view.shown) + len(view.unseen) == 10


@rule("DP-CAR-01", "DP-COMP-04")
def test_the_three_businesses_of_the_car_s_district_are_protected() -> None:
    for view in moments():
        if view.car is None:
            assert not any(business.protected for business in view.road)
        else:
            assert [b.key for b in view.road if b.protected] == [f"{view.car[:2]}{n}" for n in (1, 2, 3)]


@rule("DP-ROUND-01", "DP-ROUND-02", "DP-EVT-06")
def test_every_game_ends_after_seven_rounds_with_a_decided_colour() -> None:
    for number, table in enumerate(games()):
        for _ in ramble(table, seed=number):
            assert table.game.count(table.state) == []
        view = look(table)
        assert (view.over, view.round, len(view.shown), view.turn) == (True, 7, 7, None)
        assert view.ko in ("grey", "red")
        assert [fact.args["number"] for fact in table.events() if fact.what == "round"] == [1, 2, 3, 4, 5, 6, 7]
