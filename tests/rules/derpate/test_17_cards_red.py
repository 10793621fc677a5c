"""Chapter 17, the five red cards: takeovers, friends, raids and bail."""

import pytest

from tests.pate import (
    THREES,
    asked,
    chances,
    cited,
    debts,
    dull,
    family,
    friends,
    held,
    kind,
    look,
    meanwhile,
    money,
    options,
    owner,
    paused,
    play_on,
    refused,
    rule,
    scene,
    since,
    throw,
    untold,
    vacant,
    whereabouts,
)

THROW = throw(black=3, white=3, grey=3, red=3)


def targets(table_options: list[str]) -> list[str]:
    return [word.removeprefix("takeover ") for word in table_options if word.startswith("takeover")]


# R1: a takeover at the start of every turn. The car on GV1 protects the district of P1.


@rule("DP-CARD-R1a", "DP-GAP-21")
def test_before_the_first_roll_one_takeover_is_offered() -> None:
    table = scene("15k / 15k / 15k ; events R1 ; car GV1")
    assert (kind(table), asked(table), table.asks[0].rule) == ("start", [0], "DP-CARD-R1a")
    assert look(table).dice == {}
    assert options(table, 0) == ["pass", *(f"takeover {s}" for s in ("ES1", "ES2", "ES3", "LI1", "LI2", "LI3"))]


@rule("DP-CARD-R1a", "DP-CARD-R1b")
def test_the_takeover_is_carried_out_like_that_of_row_three() -> None:
    table = scene("15k / 15k / 15k ; events R1 ; car GV1")
    assert since(table, f"P0 takeover ES2; {THROW}")[:4] == [
        "P0 takes ES2 over",
        "the member of P2 in ES2 is sunk in the Hudson",
        "P0 gives a debt marker to P2",
        "a member of P0 takes ES2",
    ]
    assert (whereabouts(table, 0), whereabouts(table, 2)) == ((3, 4, 0, 0), (4, 2, 0, 1))
    assert debts(table) == [{"P2": 1}, {}, {}]
    assert cited(table, "DP-CARD-R1a") == ["P0 takes ES2 over"]


@rule("DP-CARD-R1b", "DP-ROW3-09")
def test_a_neutral_business_is_owed_to_the_bank() -> None:
    table = scene("15k / 15k / 15k ; events R1 ; car GV1", f"P0 takeover LI1; {THROW}")
    assert (owner(table, "LI1"), debts(table)[0]) == (0, {"bank": 1})
    assert [family(table, seat).river for seat in range(3)] == [0, 0, 0]


@rule("DP-CARD-R1b", "DP-GAP-21")
@pytest.mark.parametrize(("space", "kind_number"), [("ES3", 1), ("ES1", 2), ("LI1", 3), ("LI2", 4), ("ES2", 5)])
def test_the_kind_is_free(space: str, kind_number: int) -> None:
    table = scene("15k / 15k / 15k ; events R1 ; car GV1", f"P0 takeover {space}; {THROW}")
    assert next(business.kind for business in look(table).road if business.key == space) == kind_number
    assert owner(table, space) == 0


@rule("DP-CARD-R1a")
def test_it_can_be_declined() -> None:
    table = scene("15k / 15k / 15k ; events R1 ; car GV1", f"P0 pass; {THROW}")
    assert (kind(table), vacant(table), debts(table)) == ("place", [], [{}, {}, {}])


@rule("DP-CARD-R1a")
def test_it_comes_once_a_turn() -> None:
    """With a wedding in hand the start of the turn is asked again after the takeover."""
    table = scene("15k reputation=4 / 15k ; events R1 ; car GV1", "P0 takeover ES1")
    assert (kind(table), options(table, 0)) == ("start", ["pass", "wedding"])
    assert refused(table, 0, "takeover ES2") == "DP-CARD-R1a"


@rule("DP-CARD-R1a", "DP-GAP-21")
def test_after_the_first_roll_it_is_too_late() -> None:
    table = scene("15k / 15k ; events R1 ; car GV1", f"P0 pass; {THROW}")
    assert refused(table, 0, "takeover ES1") == "DP-CARD-R1a"


@rule("DP-CARD-R1a")
def test_everybody_has_it_in_this_round_and_nobody_in_the_next() -> None:
    table = scene(f"15k / 15k ; events R1 ; car GV1 ; {THREES}", dull(0))
    assert (asked(table), kind(table), len(targets(options(table, 1)))) == ([1], "start", 9)
    table.play(f"P1 pass; {THROW}; {dull(1)}; reveal G5; {THROW}")
    assert (asked(table), kind(table)) == ([0], "place")


@rule("DP-CARD-R1b", "DP-CAR-05")
def test_a_protected_business_cannot_be_taken() -> None:
    table = scene("15k / 15k / 15k ; events R1 ; car GV1")
    assert refused(table, 0, "takeover GV2") == "DP-CAR-05"


@rule("DP-CARD-R1b", "DP-ROW3-12", "DP-ROW3-07")
def test_neither_a_vacant_business_nor_an_own_one_can_be_taken() -> None:
    table = scene("15k / 15k / 15k ; events R1 ; car GV1 ; at ES1=vacant")
    assert targets(options(table, 0)) == ["ES2", "ES3", "LI1", "LI2", "LI3"]
    assert (refused(table, 0, "takeover ES1"), refused(table, 0, "takeover LM1")) == ("DP-ROW3-12", "DP-ROW3-07")


@rule("DP-CARD-R1b", "DP-ROW3-11")
@pytest.mark.parametrize("seat", ["owes=bank:5", "prison=4", "river=2 prison=2"])
def test_without_a_marker_or_a_member_nobody_is_asked(seat: str) -> None:
    table = paused(f"15k {seat} / 15k ; events R1 ; car GV1")
    assert len(chances(table)) == 6, "the black die is being rolled"


@rule("DP-CARD-R1b", "DP-ROW3-11", "DP-GAP-21")
@pytest.mark.parametrize(
    ("seat", "favour"),
    [
        ("prison=3 river=1 favours=1", "member"),
        ("owes=P1:5 favours=2", "marker:P1"),
        ("owes=bank:5 favours=2", "marker:bank"),
    ],
)
def test_a_favour_may_bring_the_means_first(seat: str, favour: str) -> None:
    table = scene(f"15k {seat} friends=1 / 15k ; events R1 ; car GV1")
    assert (kind(table), targets(options(table, 0))) == ("start", [])
    assert refused(table, 0, "takeover ES1") == "DP-ROW3-11"
    table.play(f"P0 favour {favour}")
    assert len(targets(options(table, 0))) == 6
    table.play(f"P0 takeover ES1; {THROW}")
    assert owner(table, "ES1") == 0


@rule("DP-CARD-R1a", "DP-GAP-21")
def test_chips_and_favours_may_be_used_before_and_after_it() -> None:
    table = scene("15k reputation=4 friends=1 favours=4 / 15k ; events R1 ; car GV1")
    table.play("P0 wedding; P0 takeover ES1; P0 favour money")
    assert (friends(table)[0], money(table)[0], owner(table, "ES1"), kind(table)) == (1, 20000, 0, "start")


@rule("DP-CARD-R1a", "DP-ROW3-07")
def test_row_three_may_bring_a_second_takeover_in_the_same_turn() -> None:
    table = scene("15k / 15k ; events R1 ; car GV1", f"P0 takeover ES1; {THROW}")
    table.play(f"P0 place red; {throw(black=2, white=1, grey=1)}; P0 place white; {throw(black=2, grey=2)}")
    table.play("P0 place black; P0 takeover LI3")
    assert held(table, 0) == ["LM1", "LM2", "LM3", "ES1", "LI3"]
    assert debts(table)[0] == {"bank": 2}


# R2: a friend for everybody in the district of the car.


@rule("DP-CARD-R2a", "DP-CARD-R2b")
def test_everybody_in_the_district_of_the_car_gets_one_friend() -> None:
    table = scene("15k / 15k / 15k / 15k ; phase income ; car LM2 ; at GV2=P0", "reveal R2")
    assert (look(table).car, friends(table), look(table).pool) == ("GV1", [1, 1, 0, 0], 11)
    assert cited(table, "DP-CARD-R2a") == ["P0 has a friend more", "P1 has a friend more"]


@rule("DP-CARD-R2a")
def test_a_business_elsewhere_in_the_district_is_enough() -> None:
    table = scene("15k / 15k ; phase income ; car LM2 ; at GV1=vacant GV2=vacant", "reveal R2")
    assert friends(table) == [0, 1], "the car stands at GV1, P1 is in GV3"


@rule("DP-CARD-R2a", "DP-NEU-01")
def test_in_a_neutral_or_vacant_district_nobody_gets_one() -> None:
    table = scene("15k / 15k ; phase income ; car GV3", "reveal R2")
    assert (look(table).car, friends(table), look(table).pool) == ("ES2", [0, 0], 13)
    table = scene("15k / 15k ; phase income ; car LM2 ; at GV1=vacant GV2=vacant GV3=vacant", "reveal R2")
    assert friends(table) == [0, 0]


@rule("DP-CARD-R2a", "DP-GAP-27")
@pytest.mark.parametrize(("start", "lucky"), [(0, [7, 6, 0]), (1, [6, 7, 0]), (2, [7, 6, 0])])
def test_with_too_few_friends_turn_order_decides(start: int, lucky: list[int]) -> None:
    text = f"15k friends=6 / 15k friends=6 / 15k ; phase income ; car LM2 ; at GV2=P0 ; options start_seat={start}"
    table = scene(text, "reveal R2")
    assert (friends(table), look(table).pool) == (lucky, 0)
    assert cited(table, "DP-GAP-27") == [f"there is no friend left for P{lucky.index(6)}"]


@rule("DP-CARD-R2a", "DP-GAP-27")
def test_with_an_empty_pool_nobody_gets_one() -> None:
    table = scene("15k friends=7 / 15k friends=6 ; phase income ; car LM2", "reveal R2")
    assert (friends(table), cited(table, "DP-CARD-R2a")) == ([7, 6], [])
    assert cited(table, "DP-GAP-27") == ["there is no friend left for P1"]


# R3: a die, and a raid on that kind. From LM1 the car stops in GV.


@rule("DP-CARD-R3a", "DP-GAP-22")
@pytest.mark.parametrize("start", [0, 1])
def test_the_start_player_rolls_any_die(start: int) -> None:
    table = paused(f"15k / 15k ; phase income ; options start_seat={start}", "reveal R3")
    assert chances(table) == {f"roll {face}": 1 for face in ("1", "2", "3", "4", "5", "puppet")}
    table.script_roll("roll 4")
    assert cited(table, "DP-CARD-R3a") == [f"P{start} rolls 4"]


@rule("DP-CARD-R3b")
@pytest.mark.parametrize(
    ("face", "empty", "prison"),
    [
        (1, ["LM1", "ES3"], [1, 0, 1]),
        (2, ["ES1", "LI3"], [0, 0, 1]),
        (3, ["LM3", "LI1"], [1, 0, 0]),
        (4, ["LI2"], [0, 0, 0]),
        (5, ["LM2", "ES2"], [1, 0, 1]),
    ],
)
def test_all_members_in_unprotected_businesses_of_that_kind_go_to_prison(
    face: int, empty: list[str], prison: list[int]
) -> None:
    """GV1, GV2 and GV3 of P1 are protected; LI is neutral, and its members go into the box."""
    table = scene("15k / 15k / 15k ; phase income", f"reveal R3; roll {face}")
    assert vacant(table) == empty
    assert [family(table, seat).prison for seat in range(3)] == prison
    arrests = cited(table, "DP-CARD-R3b")
    assert len(arrests) == sum(prison)
    assert all(line.endswith("goes to prison") for line in arrests)
    assert len(cited(table, "DP-GAP-08")) == len(empty) - sum(prison)


@rule("DP-CARD-R3b", "DP-CAR-09")
def test_protection_helps_the_start_player_and_neutral_families_alike() -> None:
    own = scene("15k / 15k / 15k ; phase income ; car LI2", "reveal R3; roll 1")  # stops at LM2
    assert vacant(own) == ["GV3", "ES3"]
    neutral = scene("15k / 15k / 15k ; phase income ; car ES3", "reveal R3; roll 4")  # stops at LI3
    assert vacant(neutral) == ["GV2"]


@rule("DP-CARD-R3b")
def test_vacant_businesses_of_that_kind_stay_vacant() -> None:
    table = scene("15k / 15k / 15k ; phase income ; at ES2=vacant", "reveal R3; roll 5")
    assert cited(table, "DP-CARD-R3b") == ["the member of P0 in LM2 goes to prison"]


@rule("DP-CARD-R3c", "DP-GAP-22")
def test_a_puppet_has_no_effect() -> None:
    table = scene("15k / 15k / 15k ; phase income", "reveal R3; roll puppet")
    assert cited(table, "DP-CARD-R3c") == ["no business is raided"]
    assert untold(table, "arrested", "boxed")
    assert vacant(table) == []


@rule("DP-CARD-R3a")
def test_the_roll_is_none_of_the_turn() -> None:
    table = paused("15k / 15k ; phase income", "reveal R3; roll 3")
    assert meanwhile(table).dice == {}
    assert list(chances(table)) == [f"roll black {face}" for face in ("1", "2", "3", "4", "5", "puppet")]


# R4: bail or the Hudson.


@rule("DP-CARD-R4a")
def test_who_has_prisoners_pays_2000_for_each_or_sinks_all() -> None:
    table = scene("9k prison=2 / 9k prison=1 ; phase income", "reveal R4")
    assert (kind(table), options(table, 0)) == ("bail", ["bail 2", "sink"])
    assert since(table, "P0 bail 2") == ["P0 pays $4,000 to the bank", "2 of P0 come out of prison"]
    table.play("P1 sink")
    assert [whereabouts(table, seat) for seat in (0, 1)] == [(4, 3, 0, 0), (3, 3, 0, 1)]
    assert money(table) == [5000, 9000]
    assert cited(table, "DP-CARD-R4a")[-1] == "1 of P1 are sunk in the Hudson"


@rule("DP-CARD-R4a", "DP-GAP-23")
@pytest.mark.parametrize(("cash", "offered"), [(6, ["bail 3", "sink"]), (5, ["sink"]), (0, ["sink"])])
def test_with_less_than_the_full_bail_they_are_sunk(cash: int, offered: list[str]) -> None:
    table = scene(f"{cash}k prison=3 / 9k ; phase income", "reveal R4")
    assert options(table, 0) == offered


@rule("DP-GAP-23")
def test_all_or_none() -> None:
    table = scene("20k prison=3 / 9k ; phase income", "reveal R4")
    assert [refused(table, 0, word) for word in ("bail 1", "bail 2", "bail 4", "pass")] == ["DP-GAP-23"] * 4
    poor = scene("4k prison=3 / 9k ; phase income", "reveal R4")
    assert refused(poor, 0, "bail 3") == "DP-GAP-23"


@rule("DP-GAP-23")
def test_a_table_may_agree_on_bail_for_some() -> None:
    table = scene("5k prison=3 / 9k ; phase income ; options bail_per_member", "reveal R4")
    assert options(table, 0) == ["bail 1", "bail 2", "sink"]
    table.play("P0 bail 2")
    assert (whereabouts(table, 0), money(table)[0]) == ((3, 3, 0, 1), 1000)


@rule("DP-CARD-R4b")
def test_players_without_prisoners_are_not_affected() -> None:
    table = scene("9k / 9k prison=1 / 9k ; phase income", "reveal R4")
    assert asked(table) == [1]
    table.play("P1 sink")
    assert (kind(table), money(table)) == ("place", [9000] * 3)


@rule("DP-CARD-R4b")
def test_with_an_empty_prison_nobody_is_asked() -> None:
    table = scene("9k river=2 / 9k ; phase income", "reveal R4")
    assert (kind(table), whereabouts(table, 0)) == ("place", (2, 3, 0, 2))


@rule("DP-CARD-R4a", "DP-EVT-08")
def test_a_sleeper_pays_nothing() -> None:
    table = scene("9k prison=1 / 9k ; phase income", "reveal R4")
    assert str(table.fall_back(0)) == "sink"


# R5: gambling.


@rule("DP-CARD-R5a")
def test_members_in_unprotected_gambling_businesses_go_to_prison() -> None:
    table = scene("15k / 15k / 15k ; phase income", "reveal R5")  # stops at GV3
    assert vacant(table) == ["LM2", "ES2"]
    assert [family(table, seat).prison for seat in range(3)] == [1, 0, 1]
    assert len(cited(table, "DP-CARD-R5a")) == 2


@rule("DP-CARD-R5a", "DP-CAR-07")
@pytest.mark.parametrize(("car", "empty"), [("LM2", ["LM2"]), ("LI1", ["ES2"])])
def test_the_car_protects_gambling_too(car: str, empty: list[str]) -> None:
    """It stops at ES1 or at LM3."""
    table = scene(f"15k / 15k / 15k ; phase income ; car {car}", "reveal R5")
    assert vacant(table) == empty


@rule("DP-CARD-R5a")
def test_vacant_gambling_businesses_stay_vacant() -> None:
    table = scene("15k / 15k / 15k ; phase income ; at LM2=vacant ES2=vacant", "reveal R5")
    assert untold(table, "arrested", "boxed")


# Scenarios


@rule("DP-SC-14")
def test_with_one_marker_and_one_member_any_unprotected_foreign_business_may_be_taken_once() -> None:
    text = "15k / 15k owes=P0:4 prison=3 / 15k / 15k ; events R1 ; car ES1 ; turn P1"
    table = scene(text)
    assert whereabouts(table, 1)[0] == family(table, 1).markers == 1
    assert options(table, 1) == ["pass", *(f"takeover {s}" for s in ("LM1", "LM2", "LM3", "LI1", "LI2", "LI3"))]
    table.play(f"P1 takeover LI2; {THROW}")
    assert (owner(table, "LI2"), kind(table)) == (1, "place")
    play_on(table, until_turn=2)
    assert cited(table, "DP-CARD-R1a") == ["P1 takes LI2 over"]


@rule("DP-SC-15")
def test_friends_for_those_in_the_district_of_the_car() -> None:
    table = scene("15k / 15k / 15k / 15k ; phase income ; car GV3 ; at ES3=P3", "reveal R2")
    assert (look(table).car, friends(table)) == ("ES2", [0, 0, 1, 1])


@rule("DP-SC-17")
def test_three_prisoners_and_7000_or_5000() -> None:
    paid = scene("7k prison=3 / 9k / 9k / 9k ; phase income", "reveal R4; P0 bail 3")
    assert (money(paid)[0], whereabouts(paid, 0)) == (1000, (4, 3, 0, 0))
    sunk = scene("7k prison=3 / 9k / 9k / 9k ; phase income", "reveal R4; P0 sink")
    assert (money(sunk)[0], whereabouts(sunk, 0)) == (7000, (1, 3, 0, 3))
    assert options(scene("5k prison=3 / 9k / 9k / 9k ; phase income", "reveal R4"), 0) == ["sink"]


@rule("DP-SC-18")
def test_one_gambler_in_prison_and_one_in_the_box() -> None:
    table = scene("15k / 15k / 15k ; phase income ; car LI3 ; at LM2=P2 ES2=stracci LI1=vacant", "reveal R5")
    assert (look(table).car, vacant(table)) == ("GV2", ["LM2", "ES2", "LI1"])
    assert [family(table, seat).prison for seat in range(3)] == [0, 0, 1]
    assert cited(table, "DP-GAP-08") == ["the neutral member of Stracci is gone from ES2"]
