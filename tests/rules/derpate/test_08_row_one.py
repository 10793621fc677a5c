"""Chapter 8: row 1, the illegal income. It pays everybody who has a business of the number on the die."""

import pytest

from backroom.games.derpate.words import COLOURS
from tests.pate import (
    asked,
    cited,
    family,
    look,
    money,
    options,
    refused,
    rule,
    scene,
    track,
)

ROAD = ["LM1", "LM2", "LM3", "GV1", "GV2", "GV3", "ES1", "ES2", "ES3", "LI1", "LI2", "LI3"]


def dice(face: int | str) -> str:
    return f"dice black={face} white={face} grey={face} red={face}"


def at(**owners: str) -> str:
    """Only these businesses are held."""
    return "at " + " ".join(f"{space}={owners.get(space, 'vacant')}" for space in ROAD)


# DP-ROW1-01: the field


@rule("DP-ROW1-01")
@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5])
def test_a_die_goes_on_the_field_of_its_number(pips: int) -> None:
    table = scene(f"15k / 15k ; {dice(pips)}", "P0 place grey")
    (row,) = look(table).tableau
    assert (row.die, row.face, row.field) == ("grey", str(pips), f"income-{pips}")
    assert cited(table, "DP-DICE-02") == [f"P0 puts the grey die in row 1 on income-{pips}"]


@rule("DP-ROW1-01")
def test_there_is_no_other_field_to_choose() -> None:
    """Not even with the senator, who is about colours."""
    table = scene("15k influence=10 used=cop,judge / 15k ; dice black=1 white=2 grey=3 red=4")
    assert options(table, 0) == [f"place {die}" for die in COLOURS]
    assert refused(table, 0, "senator black:white") == "DP-GAP-15"


# DP-ROW1-02..DP-ROW1-04: who is paid


@rule("DP-ROW1-02")
@pytest.mark.parametrize(
    ("pips", "gains"),
    [(1, [1000] * 3), (2, [0, 2000, 2000]), (3, [3000, 0, 0]), (4, [0, 4000, 0]), (5, [5000, 0, 5000])],
)
def test_all_players_are_paid_for_their_businesses_of_that_kind(pips: int, gains: list[int]) -> None:
    """P0 in LM, P1 in GV, P2 in ES."""
    table = scene(f"0k / 0k / 0k ; {dice(pips)}", "P0 place black")
    assert money(table) == gains
    assert cited(table, "DP-ROW1-02") == [f"P{s} receives ${gain:,}" for s, gain in enumerate(gains) if gain]


@rule("DP-ROW1-02")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_it_does_not_matter_who_places_the_die(seat: int) -> None:
    table = scene(f"0k / 0k / 0k ; turn P{seat} ; {dice(5)}", f"P{seat} place white")
    assert money(table) == [5000, 0, 5000]


@rule("DP-ROW1-03")
@pytest.mark.parametrize(
    ("pips", "spaces", "amount"),
    [
        (1, ["LM1", "GV3", "ES3"], 3000),
        (2, ["GV1", "ES1", "LI3"], 6000),
        (5, ["LM2", "ES2"], 10000),
        (4, ["LI2"], 4000),
    ],
)
def test_several_businesses_are_paid_each(pips: int, spaces: list[str], amount: int) -> None:
    table = scene(f"0k / 0k ; {at(**dict.fromkeys(spaces, 'P1'))} ; {dice(pips)}", "P0 place black")
    assert money(table) == [0, amount]
    assert cited(table, "DP-ROW1-02") == [f"P1 receives ${amount:,}"], "in one payment"


@rule("DP-ROW1-04")
def test_vacant_and_neutral_businesses_pay_nothing() -> None:
    """LI2 is Stracci's, GV2 is vacant: fours pay nobody."""
    table = scene(f"0k / 0k ; {dice(4)} ; at GV2=vacant", "P0 place black")
    assert (money(table), cited(table, "DP-ROW1-02")) == ([0, 0], [])
    assert len(look(table).tableau) == 1, "the die lies there all the same"


@rule("DP-ROW1-04")
def test_members_elsewhere_are_paid_for_nothing() -> None:
    table = scene(f"0k prison=2 river=1 / 0k ; {dice(5)} ; at LM2=vacant ES2=vacant", "P0 place black")
    assert money(table) == [0, 0]


# DP-ROW1-05..DP-ROW1-07, DP-GAP-05: steps


@rule("DP-ROW1-05", "DP-GAP-05")
def test_protection_money_brings_influence() -> None:
    table = scene(f"0k / 0k / 0k ; {at(LM1='P0', GV3='P2', ES3='P2')} ; {dice(1)}", "P0 place black")
    assert (track(table, "influence"), track(table, "reputation")) == ([1, 0, 2], [0, 0, 0])
    assert cited(table, "DP-ROW1-05") == ["P0 has 1 on influence", "P2 has 2 on influence"]
    assert asked(table) == [0], "nobody is asked which of the two tracks it should be"


@rule("DP-ROW1-06", "DP-GAP-05")
def test_smuggling_brings_reputation() -> None:
    table = scene(f"0k / 0k / 0k ; {at(GV1='P1', ES1='P1', LI3='P2')} ; {dice(2)}", "P0 place black")
    assert (track(table, "reputation"), track(table, "influence")) == ([0, 2, 1], [0, 0, 0])
    assert cited(table, "DP-ROW1-06") == ["P1 has 2 on reputation", "P2 has 1 on reputation"]


@rule("DP-ROW1-05", "DP-ROW1-06", "DP-CHIP-01")
@pytest.mark.parametrize(("pips", "name", "chip"), [(1, "influence", "cop"), (2, "reputation", "wedding")])
def test_the_steps_may_reach_a_chip(pips: int, name: str, chip: str) -> None:
    spaces = {1: {"LM1": "P0", "GV3": "P0"}, 2: {"GV1": "P0", "ES1": "P0"}}[pips]
    table = scene(f"0k {name}=2 / 0k ; {at(**spaces)} ; {dice(pips)}", "P0 place black")
    assert (family(table, 0).tracks[name], family(table, 0).chips) == (4, [chip])


@rule("DP-ROW1-05", "DP-TRACK-03", "DP-TRACK-04")
@pytest.mark.parametrize(("before", "extra"), [(9, 0), (10, 1000), (11, 1000), (12, 1000)])
def test_at_the_end_of_the_track_the_steps_of_one_field_overflow_once(before: int, extra: int) -> None:
    """Three businesses of kind 1 are three steps of one advance."""
    board = at(LM1="P0", GV3="P0", ES3="P0")
    table = scene(f"0k influence={before} / 0k ; {board} ; {dice(1)}", "P0 place black")
    assert (track(table, "influence")[0], money(table)[0]) == (12, 3000 + extra)


@rule("DP-ROW1-07")
@pytest.mark.parametrize("pips", [3, 4, 5])
def test_the_other_kinds_give_money_only(pips: int) -> None:
    table = scene(f"0k / 0k / 0k / 0k ; {dice(pips)}", "P0 place black")
    assert sum(amount or 0 for amount in money(table)) == 2 * pips * 1000
    assert track(table, "reputation") == track(table, "influence") == [0, 0, 0, 0]


@rule("DP-ROW1-08")
@pytest.mark.parametrize("die", COLOURS)
def test_the_colour_of_the_die_is_irrelevant(die: str) -> None:
    table = scene(f"0k / 0k ; {dice(2)} ; at LI3=P0", f"P0 place {die}")
    assert (money(table), track(table, "reputation")) == ([2000, 2000], [1, 1])


# DP-GAP-31


@rule("DP-GAP-31")
@pytest.mark.parametrize(("turn", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])])
def test_the_active_player_is_paid_first_and_then_the_others_clockwise(turn: int, order: list[int]) -> None:
    table = scene(f"0k / 0k / 0k / 0k ; turn P{turn} ; {dice(1)}", f"P{turn} place black")
    assert cited(table, "DP-ROW1-02") == [f"P{seat} receives $1,000" for seat in order if seat != 3], "P3 has none"


@rule("DP-GAP-31")
def test_whoever_starts_the_round_the_active_one_is_first() -> None:
    table = scene(f"0k / 0k / 0k ; turn P1 ; {dice(1)} ; options start_seat=2", "P1 place red")
    assert cited(table, "DP-ROW1-02") == [f"P{seat} receives $1,000" for seat in (1, 2, 0)]


# Scenarios


@rule("DP-SC-19")
@pytest.mark.parametrize("die", COLOURS)
def test_smuggling_pays_three_of_four(die: str) -> None:
    board = at(GV1="P0", ES1="P1", LI3="P2", LM1="P3")
    table = scene(f"0k / 0k / 0k / 0k ; {board} ; {dice(2)}", f"P0 place {die}")
    assert (money(table), track(table, "reputation")) == ([2000, 2000, 2000, 0], [1, 1, 1, 0])


@rule("DP-SC-21")
def test_of_a_neutral_a_vacant_and_an_own_business_the_last_one_pays() -> None:
    board = at(ES1="barzini", LI3="P0")
    table = scene(f"0k / 0k ; turn P1 ; {board} ; {dice(2)}", "P1 place black")
    assert (money(table), track(table, "reputation")) == ([2000, 0], [1, 0])
    assert cited(table, "DP-ROW1-02") == ["P0 receives $2,000"]


@rule("DP-SC-22")
def test_four_fives_have_to_be_placed_for_others() -> None:
    table = scene(f"0k / 0k / 0k / 0k ; {at(LM2='P1', ES2='P2', LM1='P0')} ; {dice(5)}")
    assert refused(table, 0, "pass") == "DP-DICE-08"
    assert options(table, 0) == [f"place {die}" for die in COLOURS]
    table.play("P0 place red")
    assert money(table) == [0, 5000, 5000, 0]
    both = scene(f"0k / 0k / 0k / 0k ; {at(LM2='P1', ES2='P1', LM1='P0')} ; {dice(5)}", "P0 place red")
    assert money(both) == [0, 10000, 0, 0]


@rule("DP-SC-23")
def test_two_kinds_of_protection_money_are_two_steps() -> None:
    board = at(LM1="P0", GV3="P0", ES3="vacant")
    table = scene(f"0k / 0k / 0k / 0k ; turn P2 ; {board} ; {dice(1)}", "P2 place black")
    assert (money(table)[0], track(table, "influence")[0]) == (2000, 2)
