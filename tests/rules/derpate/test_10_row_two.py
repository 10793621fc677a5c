"""Chapter 10: row 2 - reputation, influence, a visit, or the manipulation of bets."""

import pytest

from tests.pate import (
    asked,
    cited,
    family,
    held,
    kind,
    look,
    money,
    options,
    owner,
    protected,
    refused,
    rule,
    scene,
    since,
    track,
    untold,
    vacant,
    whereabouts,
)
from tests.tableau import FOURS, THREE, row_two

# The fields.


@rule("DP-ROW2-01")
@pytest.mark.parametrize(
    ("die", "field"), [("black", "black"), ("white", "white"), ("grey", "grey"), ("red", "red"), ("grey", "press")]
)
def test_a_number_goes_on_the_field_of_its_colour_and_a_puppet_on_the_press(die: str, field: str) -> None:
    first = "black" if die != "black" else "white"
    face = "puppet" if field == "press" else "2"
    faces = {colour: face for colour in ("black", "white", "grey", "red") if colour != first}
    table = row_two(THREE, **faces)
    table.say(0, f"place {die}")
    placed = look(table).tableau[1]
    assert (placed.die, placed.face, placed.field) == (die, face, field)
    assert f"P0 puts the {die} die in row 2 on {field}" in cited(table, "DP-DICE-03")


@rule("DP-ROW2-01")
def test_a_die_of_another_colour_needs_a_senator() -> None:
    table = row_two(THREE, white=5, grey=1, red=1)
    assert options(table, 0) == ["place white", "place grey", "place red"]
    assert refused(table, 0, "senator white:grey") == "DP-CHIP-03"


@rule("DP-ROW2-01", "DP-CHIP-10", "DP-GAP-15")
@pytest.mark.parametrize("word", ["senator red:grey", "senator red:white", "senator red:black"])
def test_not_even_a_senator_puts_a_puppet_on_a_coloured_field(word: str) -> None:
    table = row_two("15k influence=10 used=cop,judge / 15k", white=5, grey=1, red="puppet")
    assert word not in options(table, 0)
    assert refused(table, 0, word) == "DP-GAP-15"


# Reputation, influence, money.


@rule("DP-ROW2-02")
@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5])
def test_grey_advances_reputation_by_its_pips(pips: int) -> None:
    table = row_two("15k reputation=1 / 15k reputation=1", white=1, grey=pips, red=1)
    table.say(0, "place grey")
    assert (track(table, "reputation"), track(table, "influence")) == ([1 + pips, 1], [0, 0])
    assert cited(table, "DP-ROW2-02") == [f"P0 has {1 + pips} on reputation"]
    assert money(table)[0] == 15000


@rule("DP-ROW2-03")
@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5])
def test_red_advances_influence_by_its_pips(pips: int) -> None:
    table = row_two("15k influence=1 / 15k influence=1", white=1, grey=1, red=pips)
    table.say(0, "place red")
    assert (track(table, "influence"), track(table, "reputation")) == ([1 + pips, 1], [0, 0])
    assert cited(table, "DP-ROW2-03") == [f"P0 has {1 + pips} on influence"]


@rule("DP-SC-26", "DP-ROW2-03", "DP-CHIP-01")
def test_red_four_leads_from_two_to_six_past_the_cop() -> None:
    table = row_two("15k influence=2 / 15k", white=1, grey=1, red=4)
    table.say(0, "place red")
    assert (track(table, "influence"), family(table, 0).chips) == ([6, 0], ["cop"])
    assert cited(table, "DP-CHIP-01") == ["P0 takes the chip cop"]


@rule("DP-ROW2-10")
@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5])
def test_white_pays_its_pips_in_thousands(pips: int) -> None:
    table = row_two("15k / 15k", white=pips, grey=1, red=1)
    before = money(table)
    table.say(0, "place white")
    assert (before[0], money(table)) == (15000, [15000 + 1000 * pips, before[1]])
    assert cited(table, "DP-ROW2-10") == [f"P0 receives ${pips},000"]


@rule("DP-SC-30", "DP-ROW2-10")
def test_white_three_pays_three_thousand() -> None:
    table = row_two("0k / 15k", white=3, grey=1, red=1)
    table.say(0, "place white")
    assert money(table)[0] == 3000


# The visit.


@rule("DP-ROW2-04", "DP-GAP-28")
@pytest.mark.parametrize(
    ("car", "pips", "stop"), [("LM1", 2, "LM3"), ("LM3", 1, "GV1"), ("LI1", 3, "LM1"), ("LI3", 5, "GV2")]
)
def test_black_moves_the_car_clockwise_counting_every_space(car: str, pips: int, stop: str) -> None:
    table = row_two(f"15k / 15k ; car {car}", black=pips, grey=1, red=1)
    table.say(0, "place black")
    assert look(table).car == stop
    assert cited(table, "DP-ROW2-04") == [f"the car stops at {stop}"]
    assert "DP-ROW2-04" not in [ask.rule for ask in table.asks], "nobody is asked whether the car moves"


@rule("DP-ROW2-05", "DP-GAP-28")
def test_a_vacant_business_at_the_stop_may_be_occupied() -> None:
    table = row_two(f"{THREE} ; at GV1=vacant", black=3, grey=1, red=1)
    table.say(0, "place black")
    assert (kind(table), table.asks[0].rule, options(table, 0)) == ("occupy", "DP-ROW2-05", ["pass", "occupy GV1"])
    table.say(0, "occupy GV1")
    assert (owner(table, "GV1"), whereabouts(table, 0)) == (0, (3, 4, 0, 0))
    assert cited(table, "DP-ROW2-05") == ["a member of P0 takes GV1"]


@rule("DP-ROW2-05", "DP-GAP-28")
def test_a_vacant_business_at_the_stop_may_be_left_alone() -> None:
    table = row_two(f"{THREE} ; at GV1=vacant", black=3, grey=1, red=1)
    table.play("P0 place black; P0 pass")
    assert (owner(table, "GV1"), whereabouts(table, 0), look(table).car) == (None, (4, 3, 0, 0), "GV1")
    assert cited(table, "DP-ROW2-05") == []


@rule("DP-ROW2-05")
def test_without_a_member_in_stock_nobody_is_asked() -> None:
    table = row_two("15k prison=4 / 15k / 15k ; at GV1=vacant", black=3, grey=1, red=1)
    table.say(0, "place black")
    assert (kind(table), owner(table, "GV1"), look(table).car) == ("place", None, "GV1")


@rule("DP-ROW2-06", "DP-GAP-28")
def test_another_player_s_member_goes_home_and_the_business_is_vacant() -> None:
    table = row_two(THREE, black=3, grey=1, red=1)
    table.say(0, "place black")
    assert (owner(table, "GV1"), whereabouts(table, 1)) == (None, (5, 2, 0, 0))
    assert cited(table, "DP-ROW2-06") == ["the member of P1 leaves GV1 for home"]
    assert kind(table) == "place", "whoever drove a member out may not move in at once"


@rule("DP-ROW2-06", "DP-ROW2-05")
def test_who_drives_somebody_out_may_not_occupy_in_the_same_visit() -> None:
    table = row_two(THREE, black=3, grey=1, red=1)
    table.say(0, "place black")
    assert refused(table, 0, "occupy GV1") == "DP-DICE-06"


@rule("DP-ROW2-07", "DP-NEU-02")
def test_a_neutral_member_leaves_the_game() -> None:
    table = row_two("15k / 15k ; car ES2", black=1, grey=1, red=1)
    table.say(0, "place black")
    assert (owner(table, "ES3"), held(table, 2)) == (None, ["ES1", "ES2"])
    assert cited(table, "DP-ROW2-07") == ["the neutral member of Barzini is gone from ES3"]


@rule("DP-ROW2-08")
def test_an_own_business_stays_as_it_is() -> None:
    table = row_two(THREE, black=1, grey=1, red=1)
    assert since(table, "P0 place black")[:2] == ["P0 puts the black die in row 2 on black", "the car stops at LM2"]
    assert (owner(table, "LM2"), whereabouts(table, 0), vacant(table)) == (0, (4, 3, 0, 0), [])
    assert untold(table, "went_home", "boxed", "settled")
    assert cited(table, "DP-ROW2-08") == ["there is nothing to do for P0"]


@rule("DP-ROW2-09")
def test_businesses_that_the_car_passes_are_left_alone() -> None:
    table = row_two("15k / 15k / 15k / 15k ; at GV1=vacant", black=5, grey=1, red=1)
    table.say(0, "place black")
    assert (look(table).car, vacant(table)) == ("GV3", ["GV1", "GV3"])


@rule("DP-ROW2-09")
@pytest.mark.parametrize("word", ["occupy GV2", "occupy LI1", "occupy LM2"])
def test_only_the_business_at_the_stop_may_be_occupied(word: str) -> None:
    table = row_two(f"{THREE} ; at GV1=vacant GV2=vacant LI1=vacant", black=3, grey=1, red=1)
    table.say(0, "place black")
    assert refused(table, 0, word) == "DP-ROW2-09"


@rule("DP-SC-28", "DP-ROW2-04", "DP-ROW2-06", "DP-ROW2-07", "DP-ROW2-08")
@pytest.mark.parametrize(("holder", "left"), [("P1", None), ("barzini", None), ("P0", 0)])
def test_the_car_stops_two_spaces_on_at_somebody_s_business(holder: str, left: int | None) -> None:
    table = row_two(f"15k / 15k ; car LM2 ; at GV1={holder} ES1=vacant", black=2, grey=1, red=1)
    before = [whereabouts(table, 0), whereabouts(table, 1)]
    table.say(0, "place black")
    assert (look(table).car, owner(table, "GV1")) == ("GV1", left)
    after = [whereabouts(table, 0), whereabouts(table, 1)]
    if holder == "P1":
        assert after == [before[0], (5, 2, 0, 0)]
    else:
        assert after == before
    assert "GV1" not in held(table, 2), "a neutral piece is in the box"


@rule("DP-CAR-06", "DP-CAR-10", "DP-ROW2-06")
def test_protection_does_not_limit_the_visit_and_follows_the_car() -> None:
    table = row_two(f"{THREE} ; car GV1", black=2, grey=1, red=1)
    assert protected(table) == ["GV1", "GV2", "GV3"]
    table.say(0, "place black")
    assert (owner(table, "GV3"), protected(table)) == (None, ["GV1", "GV2", "GV3"])
    table = row_two(f"{THREE} ; car GV3", black=2, grey=1, red=1)
    table.say(0, "place black")
    assert (owner(table, "ES2"), protected(table)) == (None, ["ES1", "ES2", "ES3"])


@rule("DP-CAR-06", "DP-ROW2-05")
def test_a_vacant_business_in_the_protected_district_is_occupied_by_a_visit() -> None:
    table = row_two(f"{THREE} ; car GV1 ; at GV3=vacant", black=2, grey=1, red=1)
    table.play("P0 place black; P0 occupy GV3")
    assert owner(table, "GV3") == 0


# The senator in row 2.


@rule("DP-SC-48", "DP-CHIP-10")
def test_a_senator_lets_a_white_five_advance_reputation_and_the_grey_die_is_still_there() -> None:
    table = row_two("15k influence=10 / 15k", white=5, grey=2, red=3)
    table.play("P0 senator white:grey; P0 pass; roll grey 1; roll red 1")
    assert (track(table, "reputation")[0], money(table)[0]) == (5, 15000)
    assert cited(table, "DP-ROW2-02") == ["P0 has 5 on reputation"]
    assert cited(table, "DP-CHIP-10") == ["P0 uses the senator"]
    assert [word for word in options(table, 0) if word.startswith("place")] == ["place grey", "place red"]
    assert (look(table).tableau[1].die, look(table).tableau[1].field) == ("white", "grey")
    assert family(table, 0).used == ["senator"]


@rule("DP-CHIP-10", "DP-GAP-15")
@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("senator red:white", "P0 receives $3,000"),
        ("senator grey:white", "P0 receives $2,000"),
        ("senator grey:red", "P0 has 12 on influence"),
        ("senator red:grey", "P0 has 3 on reputation"),
        ("senator red:black", "the car stops at GV1"),
        ("senator white:black", "the car stops at GV3"),
    ],
)
def test_a_senator_opens_any_field_of_row_two_for_the_pips_of_a_die(word: str, told: str) -> None:
    table = row_two("15k influence=10 used=cop,judge / 15k", white=5, grey=2, red=3)
    assert told in since(table, f"P0 {word}")


@rule("DP-CHIP-10", "DP-ROW2-05")
def test_a_visit_by_a_senator_s_die_may_occupy() -> None:
    table = row_two("15k influence=10 used=cop,judge / 15k ; at GV1=vacant", white=5, grey=2, red=3)
    table.play("P0 senator red:black; P0 occupy GV1")
    assert (owner(table, "GV1"), look(table).car) == (0, "GV1")


@rule("DP-GAP-15", "DP-CHIP-10")
def test_in_row_one_a_senator_is_of_no_use() -> None:
    table = scene(f"15k influence=10 used=cop,judge / 15k ; {FOURS}")
    assert asked(table) == [0]
    assert not [word for word in options(table, 0) if "senator" in word]
    assert refused(table, 0, "senator white:grey") == "DP-GAP-15"


@rule("DP-CHIP-03", "DP-CHIP-10")
def test_a_senator_serves_one_placement_only() -> None:
    table = row_two("15k influence=10 used=cop,judge / 15k", white=5, grey=2, red=3)
    table.play("P0 senator white:red; roll grey 1; roll red 1")
    assert options(table, 0) == ["place grey", "place red"]
    assert refused(table, 0, "senator red:grey") == "DP-CHIP-03"
