"""Chapter 17, the five grey cards. The red ones are in test_17_cards_red.py; X and car in test_05_events.py."""

import pytest

from tests.pate import (
    THREES,
    asked,
    cited,
    debts,
    dull,
    family,
    held,
    kind,
    look,
    money,
    options,
    owner,
    refused,
    rule,
    scene,
    since,
    throw,
    track,
    untold,
    vacant,
    whereabouts,
)

PUPPETS = "dice black=puppet white=puppet grey=puppet red=puppet"


# G1: everybody who can pays 2,000 for a step on favours.


@rule("DP-CARD-G1a", "DP-CARD-G1b")
def test_everybody_pays_and_advances_on_favours() -> None:
    table = scene("15k / 3k favours=2 / 9k favours=1 ; phase income", "reveal G1")
    assert money(table) == [13000, 1000, 7000]
    assert track(table, "favours") == [1, 3, 2]
    assert cited(table, "DP-CARD-G1a") == [f"P{seat} contributes $2,000" for seat in range(3)]
    assert cited(table, "DP-CARD-G1b") == [f"P{s} has {n} on favours" for s, n in enumerate((1, 3, 2))]


@rule("DP-CARD-G1a", "DP-GAP-17")
@pytest.mark.parametrize(("cash", "left", "step"), [(0, 0, 0), (1, 1000, 0), (2, 0, 1), (3, 1000, 1)])
def test_2000_are_enough_and_less_is_not(cash: int, left: int, step: int) -> None:
    table = scene(f"15k / {cash}k ; phase income", "reveal G1")
    assert (money(table)[1], track(table, "favours")[1]) == (left, step)


@rule("DP-CARD-G1a", "DP-INC-01")
def test_the_income_of_the_round_can_be_used_for_it() -> None:
    table = scene("0k income=2 / 15k ; phase income", "reveal G1")
    assert (money(table)[0], track(table, "favours")[0]) == (0, 1)


@rule("DP-GAP-17", "DP-CARD-G1a")
def test_at_the_end_of_favours_one_pays_all_the_same_and_gains_nothing() -> None:
    table = scene("15k favours=4 / 15k favours=3 ; phase income", "reveal G1")
    assert (money(table), track(table, "favours")) == ([13000, 13000], [4, 4])
    assert cited(table, "DP-CARD-G1b") == ["P1 has 4 on favours"]
    assert cited(table, "DP-TRACK-06") == ["P0 is at the end of favours"]


@rule("DP-CARD-G1a")
def test_nobody_is_asked_whether_to_pay() -> None:
    table = scene("2k / 15k ; phase income", "reveal G1")
    assert (kind(table), look(table).turn) == ("place", 0)


# G2: the member at the car is sunk.


@rule("DP-CARD-G2a", "DP-CARD-G2b")
@pytest.mark.parametrize(("start", "space", "seat"), [("LM2", "GV1", 1), ("LI2", "LM1", 0), ("GV3", "ES2", 2)])
def test_the_member_at_the_car_is_sunk_though_its_district_is_protected(start: str, space: str, seat: int) -> None:
    table = scene(f"15k / 15k / 15k ; phase income ; car {start}", "reveal G2")
    assert (look(table).car, owner(table, space)) == (space, None)
    assert whereabouts(table, seat) == (4, 2, 0, 1)
    assert cited(table, "DP-CARD-G2a") == [f"the member of P{seat} in {space} is sunk in the Hudson"]
    assert next(business.protected for business in look(table).road if business.key == space)


@rule("DP-CARD-G2a")
def test_only_that_business_is_hit() -> None:
    table = scene("15k / 15k / 15k ; phase income ; car LM2", "reveal G2")
    assert vacant(table) == ["GV1"]


@rule("DP-CARD-G2a", "DP-NEU-02")
def test_a_neutral_member_goes_into_the_box() -> None:
    table = scene("15k / 15k / 15k ; phase income ; car ES3", "reveal G2")
    assert vacant(table) == ["LI2"]
    assert cited(table, "DP-GAP-08") == ["the neutral member of Stracci is gone from LI2"]
    assert [family(table, seat).river for seat in range(3)] == [0, 0, 0]


@rule("DP-CARD-G2c", "DP-GAP-18")
def test_at_a_vacant_business_nothing_happens() -> None:
    table = scene("15k / 15k / 15k ; phase income ; car LM2 ; at GV1=vacant", "reveal G2")
    assert cited(table, "DP-CARD-G2c") == ["nobody is in GV1"]
    assert untold(table, "sunk", "boxed")
    assert vacant(table) == ["GV1"]


# G3: everybody gives up a business for 4,000. With the car on LM1 it stops in GV, the district of P1.


@rule("DP-CARD-G3a", "DP-CARD-G3b")
def test_everybody_gives_up_a_business_of_the_own_choice() -> None:
    table = scene("1k / 1k / 1k ; phase income ; at ES3=P1", "reveal G3")
    assert (kind(table), options(table, 0)) == ("vacate", ["vacate LM1", "vacate LM2", "vacate LM3"])
    assert since(table, "P0 vacate LM2") == ["the member of P0 leaves LM2 for home", "P0 receives $4,000"]
    assert (asked(table), options(table, 1)) == ([1], ["vacate ES3"])
    table.play("P1 vacate ES3; P2 vacate ES1")
    assert (vacant(table), money(table)) == (["LM2", "ES1", "ES3"], [5000, 5000, 5000])
    assert [whereabouts(table, seat) for seat in range(3)] == [(5, 2, 0, 0), (4, 3, 0, 0), (6, 1, 0, 0)]


@rule("DP-CARD-G3a", "DP-CARD-G3b")
def test_the_rules_of_the_giving_up_are_named() -> None:
    table = scene("1k / 1k ; phase income", "reveal G3; P0 vacate LM2")
    assert cited(table, "DP-CARD-G3a") == ["the member of P0 leaves LM2 for home"]
    assert cited(table, "DP-CARD-G3b") == ["P0 receives $4,000"]


@rule("DP-CARD-G3c", "DP-GAP-19")
def test_a_protected_business_cannot_be_given_up() -> None:
    table = scene("1k / 1k / 1k ; phase income ; at GV3=P0 LM1=P1", "reveal G3")
    assert options(table, 0) == ["vacate LM2", "vacate LM3"]
    assert refused(table, 0, "vacate GV3") == "DP-CARD-G3c"


@rule("DP-CARD-G3c", "DP-GAP-19")
def test_who_has_nothing_else_gives_up_nothing_and_receives_nothing() -> None:
    table = scene("1k / 1k / 1k ; phase income ; at ES1=vacant ES2=vacant ES3=vacant", "reveal G3; P0 vacate LM1")
    assert cited(table, "DP-CARD-G3c") == ["P1 has no business to give up", "P2 has no business to give up"]
    assert (money(table), held(table, 1)) == ([5000, 1000, 1000], ["GV1", "GV2", "GV3"])
    assert look(table).phase == "dice"


@rule("DP-GAP-19", "DP-CARD-G3a")
def test_whoever_can_must() -> None:
    table = scene("1k / 1k ; phase income", "reveal G3")
    assert refused(table, 0, "pass") == "DP-GAP-19"


@rule("DP-CARD-G3a")
@pytest.mark.parametrize("space", ["ES1", "LI1", "GV1"])
def test_only_an_own_business_can_be_given_up(space: str) -> None:
    """Of another player, of a neutral family, and vacant."""
    table = scene("1k / 1k / 1k ; phase income ; at GV1=vacant", "reveal G3")
    assert refused(table, 0, f"vacate {space}") == "DP-CARD-G3a"


@rule("DP-CARD-G3a")
def test_one_business_each_and_no_more() -> None:
    table = scene("1k / 1k / 1k ; phase income", "reveal G3; P0 vacate LM1")
    assert asked(table) == [2]
    assert refused(table, 0, "vacate LM2") == "DP-EVT-08"


@rule("DP-CARD-G3a", "DP-NEU-01")
def test_neutral_families_give_up_nothing() -> None:
    table = scene("1k / 1k ; phase income", "reveal G3; P0 vacate LM1")
    assert [held(table, number) for number in (2, 3)] == [["ES1", "ES2", "ES3"], ["LI1", "LI2", "LI3"]]


# G4: a marker to the left.


@rule("DP-CARD-G4a")
@pytest.mark.parametrize(
    ("seats", "gifts"),
    [
        (2, [{"P1": 1}, {"P0": 1}]),
        (3, [{"P1": 1}, {"P2": 1}, {"P0": 1}]),
        (4, [{"P1": 1}, {"P2": 1}, {"P3": 1}, {"P0": 1}]),
    ],
)
@pytest.mark.parametrize("start", [0, 1])
def test_everybody_gives_a_marker_to_the_left(seats: int, gifts: list[dict[str, int]], start: int) -> None:
    text = " / ".join(["15k"] * seats)
    table = scene(f"{text} ; phase income ; options start_seat={start}", "reveal G4")
    assert debts(table) == gifts
    assert [family(table, seat).markers for seat in range(seats)] == [4] * seats
    order = [(start + i) % seats for i in range(seats)]
    assert cited(table, "DP-CARD-G4a") == [f"P{s} gives a debt marker to P{(s + 1) % seats}" for s in order]


@rule("DP-CARD-G4b", "DP-GAP-20")
def test_who_has_none_gives_none_even_if_one_is_coming_in() -> None:
    """P1 has no own marker: the one of P0 that arrives at the same time is not P1's to give."""
    table = scene("15k / 15k owes=bank:5 / 15k ; phase income", "reveal G4")
    assert debts(table) == [{"P1": 1}, {"bank": 5}, {"P0": 1}]


@rule("DP-CARD-G4b", "DP-GAP-20")
def test_the_last_own_marker_can_be_given() -> None:
    table = scene("15k owes=P1:4 / 15k ; phase income", "reveal G4")
    assert (debts(table), family(table, 0).markers) == ([{"P1": 5}, {"P0": 1}], 0)


@rule("DP-CARD-G4b")
def test_nobody_has_a_marker_left_to_give() -> None:
    table = scene("15k owes=P1:5 / 15k owes=P0:5 ; phase income", "reveal G4")
    assert untold(table, "owes")
    assert debts(table) == [{"P1": 5}, {"P0": 5}]


@rule("DP-CARD-G4a", "DP-GAP-36")
def test_the_left_neighbour_is_the_next_one_who_still_plays() -> None:
    table = scene("15k / gone / 15k / 15k ; phase income", "reveal G4")
    assert debts(table) == [{"P2": 1}, {}, {"P3": 1}, {"P0": 1}]


# G5: the press pays in this round.


@rule("DP-CARD-G5a", "DP-CARD-G5b")
def test_every_die_on_the_press_earns_2000_up_to_three_times() -> None:
    table = scene(f"0k / 0k ; events G5 ; {PUPPETS}", f"P0 place red; {throw(black='puppet', white='puppet', grey=1)}")
    assert money(table) == [2000, 0]
    table.play(f"P0 place black; {throw(white='puppet', grey='puppet')}; P0 place white")
    assert cited(table, "DP-CARD-G5a") == ["P0 receives $2,000"] * 3
    assert money(table) == [6000, 0]
    assert (track(table, "reputation")[0], track(table, "influence")[0]) == (3, 3)


@rule("DP-CARD-G5b", "DP-PRESS-01")
def test_a_puppet_in_row_four_earns_nothing() -> None:
    table = scene(f"0k / 0k ; events G5 ; {THREES} ; at LM3=vacant LI1=vacant")
    table.play(f"P0 place black; {throw(white=1, grey=1, red='puppet')}")
    table.play(f"P0 place grey; {throw(white='puppet', red='puppet')}; P0 place white")
    assert cited(table, "DP-CARD-G5a") == ["P0 receives $2,000"], "white in row 3; red in row 4 calls the prosecutor"
    assert money(table) == [2000, 0]


@rule("DP-CARD-G5a")
def test_a_puppet_that_is_not_placed_earns_nothing() -> None:
    table = scene("0k / 0k ; events G5 ; dice black=4 white=puppet grey=puppet red=puppet ; at LM3=vacant LI1=vacant")
    table.play(f"P0 place black; {throw(white=1, grey=1, red=1)}")
    assert money(table) == [0, 4000], "P1 has a loan shark in GV"


@rule("DP-CARD-G5a")
def test_it_is_paid_to_everybody_in_the_round() -> None:
    table = scene(f"0k / 0k ; events G5 ; {THREES}")
    table.play(f"{dull(0)}; {throw(black='puppet', white=1, grey=1, red=1)}; P1 place black")
    assert cited(table, "DP-CARD-G5a") == ["P1 receives $2,000"]


@rule("DP-CARD-G5a", "DP-TRACK-03")
def test_at_the_end_of_both_tracks_the_press_pays_4000() -> None:
    used = "used=wedding,grandchild,birthday,cop,judge,senator"
    table = scene(f"0k reputation=12 influence=12 {used} / 0k ; events G5 ; {PUPPETS}", "P0 place red")
    assert (cited(table, "DP-TRACK-03"), money(table)) == (["P0 receives $1,000"] * 2, [4000, 0])


@rule("DP-CARD-G5a", "DP-EVT-09")
def test_in_other_rounds_the_press_pays_nothing() -> None:
    table = scene(f"0k / 0k ; round 2 ; events G5 R2 ; {PUPPETS}", "P0 place red")
    assert (money(table), cited(table, "DP-CARD-G5a")) == ([0, 0], [])


# Scenarios


@rule("DP-SC-09")
def test_new_connections_for_2000() -> None:
    table = scene("15k / 1k / 15k / 15k ; phase income", "reveal G1")
    assert (money(table)[:2], track(table, "favours")[:2]) == ([13000, 1000], [1, 0])


@rule("DP-SC-10")
def test_the_member_in_gv1_ends_in_the_hudson() -> None:
    table = scene("15k / 15k / 15k / 15k ; phase income ; car LM2", "reveal G2")
    assert (family(table, 1).river, vacant(table)) == (1, ["GV1"])


@rule("DP-SC-12")
def test_of_three_only_those_with_an_own_marker_give_one() -> None:
    table = scene("15k / 15k owes=P2:5 / 15k owes=P1:3 ; phase income", "reveal G4")
    assert debts(table) == [{"P1": 1}, {"P2": 5}, {"P0": 1, "P1": 3}]
    assert [family(table, seat).markers for seat in range(3)] == [4, 0, 1]


@rule("DP-SC-13")
def test_two_press_dice_earn_4000_while_the_card_is_open() -> None:
    puppets = throw(black="puppet", white="puppet", grey="puppet", red="puppet")
    table = scene(f"0k / 0k ; events G5 ; {PUPPETS}", f"P0 place red; {throw(black=1, white=1, grey=1)}")
    table.play(f"P0 place black; {throw(white='puppet', grey=1)}")  # a visit to the own LM2
    table.play(f"P0 place white; {throw(black=3, white=3, grey=3, red=3)}")
    assert money(table) == [4000, 0]
    assert (track(table, "reputation")[0], track(table, "influence")[0]) == (2, 2)
    table.play(f"{dull(1)}; reveal R2; {puppets}")
    before = money(table)
    table.play("P0 place red")
    assert (track(table, "reputation")[0], track(table, "influence")[0]) == (3, 3)
    assert money(table) == before
