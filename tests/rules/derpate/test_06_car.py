"""Chapter 6: the car protects the district in which it stands, in every chapter and against everybody."""

import pytest

from tests.pate import (
    THREES,
    asked,
    cited,
    dull,
    family,
    fresh,
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
    throw,
    track,
    vacant,
    whereabouts,
)
from tests.tableau import put, row_four, row_three, row_two

ROAD = ["LM1", "LM2", "LM3", "GV1", "GV2", "GV3", "ES1", "ES2", "ES3", "LI1", "LI2", "LI3"]
DISTRICT = {key: [key[:2] + number for number in "123"] for key in ROAD}
THREE = "15k / 15k / 15k"  # P0 in LM, P1 in GV, P2 in ES, Stracci in LI


# DP-CAR-01


@rule("DP-CAR-01")
@pytest.mark.parametrize("space", ROAD)
def test_the_district_of_the_car_is_protected_and_no_other(space: str) -> None:
    assert protected(scene(f"{THREE} ; car {space}")) == DISTRICT[space]


@rule("DP-CAR-01")
def test_protection_begins_with_the_placing_of_the_car() -> None:
    table = fresh(3)
    assert protected(table) == []
    table.play("P2 car LI1")
    assert protected(table) == ["LI1", "LI2", "LI3"]


# DP-CAR-02: it cannot become vacant


@rule("DP-CAR-02", "DP-CAR-05")
@pytest.mark.parametrize(("car", "empty"), [("ES1", ["LM2"]), ("LM3", ["ES2"]), ("GV1", ["LM2", "ES2"])])
def test_the_fbi_finds_nobody_in_the_protected_district(car: str, empty: list[str]) -> None:
    table = put(row_three(f"{THREE} ; car {car}", black=5, red=5), "red")
    assert vacant(table) == empty


@rule("DP-CAR-02", "DP-CAR-05")
@pytest.mark.parametrize(("car", "spared"), [("GV1", ["GV1", "GV2", "GV3"]), ("ES2", ["ES1", "ES2", "ES3"])])
def test_the_informer_denounces_nobody_in_the_protected_district(car: str, spared: list[str]) -> None:
    table = row_four(f"{THREE} ; car {car}", black=1)
    theirs = [*held(table, 1), *held(table, 2)]
    assert options(table, 0) == ["pass", *(f"inform {space}" for space in theirs if space not in spared)]
    assert refused(table, 0, f"inform {spared[0]}") == "DP-CAR-05"


@rule("DP-CAR-02", "DP-CAR-07")
@pytest.mark.parametrize("card", ["G3", "R3; roll 2", "R5"])
def test_no_business_in_the_protected_district_is_emptied_by_these_cards(card: str) -> None:
    car = "LM3" if card == "R5" else "GV2"  # it stops at ES2
    table = scene(f"{THREE} ; phase income ; car {car}", f"reveal {card}")
    while kind(table) == "vacate":
        table.say(asked(table)[0], options(table, asked(table)[0])[0])
    assert (look(table).car, held(table, 2)) == ("ES2", ["ES1", "ES2", "ES3"])
    assert vacant(table) != []


# DP-CAR-03: it cannot change its owner


@rule("DP-CAR-03", "DP-CAR-05")
@pytest.mark.parametrize(("car", "offered"), [("GV1", "LI2"), ("LI1", "GV2")])
def test_a_protected_business_cannot_be_taken_over(car: str, offered: str) -> None:
    table = row_three(f"{THREE} ; car {car}", black=4, red=1)
    table.play("P0 place black")
    assert options(table, 0) == ["pass", f"takeover {offered}"]
    other = "GV2" if offered == "LI2" else "LI2"
    assert refused(table, 0, f"takeover {other}") == "DP-CAR-05"
    assert [(missing.rule, missing.action) for missing in table.asks[0].why_not] == [("DP-CAR-05", f"takeover {other}")]


@rule("DP-CAR-03", "DP-CAR-07")
def test_the_takeover_of_r1_respects_it_too() -> None:
    table = scene(f"{THREE} ; events R1 ; car ES1")
    assert not [word for word in options(table, 0) if word.startswith("takeover ES")]
    assert refused(table, 0, "takeover ES3") == "DP-CAR-05"


# DP-CAR-04: it cannot be occupied


@rule("DP-CAR-04", "DP-CAR-05")
def test_the_consigliere_sends_nobody_into_the_protected_district() -> None:
    table = row_four(f"{THREE} ; car GV1 ; at GV3=vacant ES1=vacant", grey=1)
    assert options(table, 0) == ["pass", "man ES1"]
    assert refused(table, 0, "man GV3") == "DP-CAR-04"


@rule("DP-CAR-04")
def test_not_even_next_to_own_businesses() -> None:
    table = row_four(f"{THREE} ; car LM1 ; at LM2=vacant ES1=vacant", grey=1)
    assert refused(table, 0, "man LM2") == "DP-CAR-04"


# DP-CAR-06, DP-GAP-04, DP-GAP-28: the visit


@rule("DP-CAR-06", "DP-GAP-28")
def test_a_visit_drives_out_whoever_is_at_the_stop() -> None:
    """It stops in the district in which it started, so that the business was protected all the time."""
    table = put(row_two(f"{THREE} ; car GV1", black=2, white=1, red=1), "black")
    assert (look(table).car, vacant(table)) == ("GV3", ["GV3"])
    assert whereabouts(table, 1) == (5, 2, 0, 0)
    assert cited(table, "DP-ROW2-06") == ["the member of P1 leaves GV3 for home"]


@rule("DP-CAR-06")
def test_a_visit_may_occupy_a_vacant_business_that_was_protected() -> None:
    table = row_two(f"{THREE} ; car GV1 ; at GV3=vacant", black=2, white=1, red=1)
    table.play("P0 place black; P0 occupy GV3")
    assert owner(table, "GV3") == 0


@rule("DP-CAR-06")
def test_a_visit_finds_a_neutral_member_in_a_protected_district_too() -> None:
    table = put(row_two(f"{THREE} ; car LI1", black=1, white=1, red=1), "black")
    assert (look(table).car, vacant(table)) == ("LI2", ["LI2"])


@rule("DP-GAP-28")
def test_the_car_of_a_visit_has_to_move() -> None:
    """The stop harms nobody but the own plan; there is no word to leave the car where it is."""
    table = row_two(f"{THREE} ; car ES1", black=1, white=1, red=1)
    table.play("P0 place black; roll white 1; roll red 1")
    assert (look(table).car, cited(table, "DP-ROW2-04")) == ("ES2", ["the car stops at ES2"])
    assert whereabouts(table, 2) == (5, 2, 0, 0)


@rule("DP-GAP-28")
def test_to_drive_a_member_out_is_compulsory_and_asks_nothing() -> None:
    table = row_two(f"{THREE} ; car ES1", black=2, white=1, red=1)
    table.play("P0 place black; roll white 1; roll red 1")
    assert (kind(table), vacant(table)) == ("place", ["ES3"])


@rule("DP-GAP-28")
def test_to_occupy_is_a_choice() -> None:
    table = row_two(f"{THREE} ; car ES1 ; at ES3=vacant", black=2, white=1, red=1)
    table.play("P0 place black")
    assert (kind(table), options(table, 0)) == ("occupy", ["pass", "occupy ES3"])
    table.play("P0 pass; roll white 1; roll red 1")
    assert (vacant(table), look(table).car) == (["ES3"], "ES3")


# DP-CAR-07: event cards


@rule("DP-CAR-07", "DP-CARD-G2b")
def test_only_g2_reaches_into_the_protected_district() -> None:
    table = scene(f"{THREE} ; phase income ; car GV2", "reveal G2")
    assert (protected(table), vacant(table), family(table, 2).river) == (["ES1", "ES2", "ES3"], ["ES1"], 1)


@rule("DP-CAR-07")
def test_g3_cannot_be_met_with_a_protected_business() -> None:
    table = scene(f"{THREE} ; phase income ; car GV1", "reveal G3; P0 vacate LM1; P1 vacate GV1")
    assert cited(table, "DP-CARD-G3c") == ["P2 has no business to give up"]


# DP-CAR-08: row 1 pays


@rule("DP-CAR-08")
@pytest.mark.parametrize("car", ["LM1", "GV1", "ES2", "LI3"])
def test_wherever_the_car_is_row_one_pays_the_same(car: str) -> None:
    table = scene(f"0k / 0k / 0k ; car {car} ; dice black=1 white=1 grey=1 red=1", "P0 place red")
    assert money(table) == [1000, 1000, 1000]
    assert track(table, "influence") == [1, 1, 1]


# DP-CAR-09: for every owner alike


@rule("DP-CAR-09")
@pytest.mark.parametrize(
    ("car", "pips", "left"),
    [("LM1", 5, ["LM2"]), ("GV1", 4, ["GV2"]), ("LI1", 4, ["LI2"]), ("ES1", 2, ["ES1"])],
)
def test_neither_the_own_nor_a_neutral_member_can_be_raided_there(car: str, pips: int, left: list[str]) -> None:
    table = put(row_three(f"{THREE} ; car {car}", black=1, red=pips), "red")
    road = [business for business in look(table).road if business.kind == pips and business.owner is not None]
    assert [business.key for business in road] == left


@rule("DP-CAR-09")
def test_the_active_player_cannot_be_saved_from_it_either() -> None:
    """G3 would pay P0 4,000 for a business in LM."""
    table = scene(f"{THREE} ; phase income ; car LI2 ; at ES1=P0", "reveal G3")  # stops at LM2
    assert options(table, 0) == ["vacate ES1"]
    assert refused(table, 0, "vacate LM1") == "DP-CARD-G3c"


# DP-CAR-10, DP-GAP-04: as soon as the car has arrived


@rule("DP-CAR-10")
def test_after_an_event_move_the_new_district_is_protected_at_once_and_the_old_one_free() -> None:
    table = scene(f"{THREE} ; phase income ; car LM2", "reveal R5")
    assert protected(table) == ["ES1", "ES2", "ES3"]
    assert vacant(table) == ["LM2"], "the text of the same card already goes by it"


@rule("DP-CAR-10", "DP-GAP-04")
def test_after_a_visit_the_new_district_is_protected_in_the_same_turn() -> None:
    """From LM to ES2: the raid of row 3 now finds LM2, but not ES2, if it has been vacated and manned meanwhile."""
    table = row_two(f"{THREE} ; car LM3 ; at ES2=vacant", black=5, white=1, red=1)
    table.play(f"P0 place black; P0 occupy ES2; {throw(white=1, red=5)}; P0 place red")
    assert (look(table).car, protected(table)) == ("ES2", ["ES1", "ES2", "ES3"])
    assert (vacant(table), owner(table, "ES2")) == (["LM2"], 0)


@rule("DP-CAR-10", "DP-GAP-04")
def test_the_business_that_a_visit_has_emptied_is_protected_from_then_on() -> None:
    table = row_two(f"{THREE} ; car LM3", black=1, white=1, grey=1)
    table.play(f"P0 place black; {throw(white=1, grey=1)}; P0 place white")
    assert (vacant(table), protected(table)) == (["GV1"], ["GV1", "GV2", "GV3"])
    assert cited(table, "DP-ROW4-03") == ["there is nothing to do for P0"], "the consigliere cannot man GV1"


@rule("DP-CAR-10", "DP-GAP-04")
def test_the_old_district_is_free_once_the_car_has_left() -> None:
    before = row_three(f"{THREE} ; car GV1", black=4, red=1)
    before.play("P0 place black")
    assert options(before, 0) == ["pass", "takeover LI2"]
    table = row_two(f"{THREE} ; car GV3", black=1, white=1, red=4)
    table.play(f"P0 place black; {throw(white=1, red=4)}; P0 place red")
    assert (look(table).car, vacant(table)) == ("ES1", ["GV2", "ES1", "LI2"])


@rule("DP-CAR-10")
def test_the_car_keeps_its_place_from_turn_to_turn() -> None:
    table = scene(f"{THREE} ; car ES2 ; {THREES}", f"{dull(0)}; {throw(black=3, white=3, grey=3, red=3)}; {dull(1)}")
    assert (look(table).turn, look(table).car, protected(table)) == (2, "ES2", ["ES1", "ES2", "ES3"])
