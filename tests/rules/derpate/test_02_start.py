"""Chapter 2, who starts and with which family; and the set-up for beginners."""

import pytest

import backroom
from tests.pate import (
    asked,
    chances,
    cited,
    fresh,
    kind,
    look,
    meanwhile,
    options,
    play_on,
    rule,
    stopped,
    told,
)

each_number = pytest.mark.parametrize("seats", [2, 3, 4])


# DP-SETUP-03, DP-SETUP-04, DP-GAP-01: who starts


@rule("DP-SETUP-03", "DP-GAP-01")
@each_number
def test_seat_0_is_start_player(seats: int) -> None:
    table = fresh(seats)
    assert cited(table, "DP-SETUP-03") == ["P0 is start player"]
    assert look(table).start == 0


@rule("DP-SETUP-03", "DP-GAP-01")
@pytest.mark.parametrize("start", [1, 2])
def test_the_room_may_agree_on_another_seat(start: int) -> None:
    table = fresh(3, start_seat=start)
    assert (look(table).start, asked(table)) == (start, [start - 1])
    assert cited(table, "DP-SETUP-03") == [f"P{start} is start player"]


@rule("DP-GAP-01")
@pytest.mark.parametrize("start", [3, 4, -1, True, "0"])
def test_the_start_seat_must_be_taken(start: object) -> None:
    with pytest.raises(ValueError, match="DP-GAP-01"):
        fresh(3, start_seat=start)


@rule("DP-SETUP-03", "DP-ROUND-04")
def test_the_start_player_stays_the_same_for_the_whole_game() -> None:
    table = fresh(3, seed=5, start_seat=1)
    play_on(table)
    firsts = [i + 1 for i, line in enumerate(told(table)) if line.startswith("round ")]
    turns = [next(line for line in told(table)[i:] if line.startswith("the turn of")) for i in firsts]
    assert turns == ["the turn of P1"] * 7


@rule("DP-SETUP-04")
@pytest.mark.parametrize(("seats", "start", "turns"), [(2, 1, [1, 0]), (3, 2, [2, 0, 1]), (4, 1, [1, 2, 3, 0])])
def test_turns_go_clockwise_from_the_start_player(seats: int, start: int, turns: list[int]) -> None:
    table = fresh(seats, start_seat=start)
    play_on(table, until_round=2)
    assert [fact.args["seat"] for fact in table.events() if fact.what == "turn"][:seats] == turns


# DP-GAP-34, DP-GAP-40


@rule("DP-GAP-34")
def test_the_set_up_for_beginners_asks_nothing() -> None:
    table = stopped(backroom.new("derpate", seats=4, options={"beginner_setup": True}))
    assert len(chances(table)) == 10, "the first card is about to be revealed"
    view = meanwhile(table)
    assert view.car == "GV2"
    assert [business.owner for business in view.road] == [3, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0, 0]
    assert [(seat.stock, seat.money) for seat in view.seats] == [(4, 15000)] * 4
    assert cited(table, "DP-GAP-34")[:2] == ["the car stops at GV2", "P0 takes the district LI"]


@rule("DP-GAP-34")
@pytest.mark.parametrize("seats", [2, 3])
def test_it_is_for_four_players(seats: int) -> None:
    with pytest.raises(ValueError, match="DP-GAP-34"):
        fresh(seats, beginner_setup=True)


@rule("DP-GAP-40")
@pytest.mark.parametrize(("seats", "start"), [(2, 0), (2, 1), (3, 1), (4, 3)])
def test_seat_n_plays_the_nth_family_whoever_starts(seats: int, start: int) -> None:
    names = ["Corleone", "Tattaglia", "Barzini", "Stracci"][:seats]
    table = fresh(seats, start_seat=start)
    assert [seat.family for seat in look(table).seats] == names
    while kind(table) in ("car", "district"):
        table.say(asked(table)[0], options(table, asked(table)[0])[0])
    assert sorted(cited(table, "DP-GAP-40")) == [f"P{seat} leads the family {name}" for seat, name in enumerate(names)]
