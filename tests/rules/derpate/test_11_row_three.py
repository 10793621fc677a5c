"""Chapter 11: row 3 - the meeting of the godfathers, the FBI, takeovers, friends of the family."""

import pytest

from tests.cites import closed
from tests.pate import (
    cited,
    debts,
    family,
    friends,
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
    untold,
    vacant,
    whereabouts,
)
from tests.tableau import THREE, row_three

FOUR = "15k / 15k / 15k / 15k"
SENATOR = "influence=10 used=cop,judge"


# The fields.


@rule("DP-ROW3-01")
@pytest.mark.parametrize("die", ["black", "white", "grey", "red"])
def test_a_number_goes_on_the_field_of_its_colour(die: str) -> None:
    other = "grey" if die != "grey" else "red"
    table = row_three(THREE, **{die: 2, other: 1})
    table.say(0, f"place {die}")
    assert f"P0 puts the {die} die in row 3 on {die}" in cited(table, "DP-DICE-04")


@rule("DP-ROW3-01", "DP-PRESS-03")
def test_a_puppet_goes_on_the_press() -> None:
    table = row_three("0k / 15k", white="puppet", grey=1)
    table.say(0, "place white")
    assert cited(table, "DP-DICE-04") == ["P0 puts the white die in row 3 on press"]
    assert cited(table, "DP-PRESS-03") == ["P0 has 1 on reputation", "P0 has 2 on influence"]
    assert friends(table) == [0, 0], "and the friend of the family is not called"


@rule("DP-ROW3-02")
@pytest.mark.parametrize(("die", "duty"), [("grey", "DP-ROW3-03"), ("red", "DP-ROW3-05"), ("white", "DP-ROW3-13")])
def test_meeting_raid_and_friend_are_compulsory(die: str, duty: str) -> None:
    table = row_three("15k / 15k owes=P0:1 / 15k ; car LI1", **{die: 5, "black": 1})
    known = len(table.events())
    table.say(0, f"place {die}")
    happened = [fact.rule for fact in table.events()[known:]]
    assert happened.index(duty) < happened.index("DP-DICE-05"), "before anybody is asked anything"


@rule("DP-ROW3-02")
def test_meeting_and_takeover_take_a_die_with_nothing_to_do() -> None:
    table = row_three(THREE, black=4, grey=3)
    assert options(table, 0) == ["place black", "place grey"]
    before = money(table)
    table.say(0, "place grey")
    assert (money(table), untold(table, "redeemed", "paid")) == (before, True)
    assert cited(table, "DP-ROW3-02") == ["there is nothing to do for P0"]
    table = row_three(f"{THREE} ; at GV2=vacant LI2=vacant", black=4, grey=3)
    table.say(0, "place black")
    assert cited(table, "DP-ROW3-02") == ["there is nothing to do for P0"]
    assert kind(table) != "takeover"


# The meeting of the godfathers.


@rule("DP-SC-31", "DP-ROW3-03", "DP-ROW3-04", "DP-GAP-07")
def test_three_markers_go_home_for_three_thousand_each() -> None:
    table = row_three("15k / 15k owes=P0:2 / 15k owes=P0:1", grey=3, red=1)
    before = [15000 + 1000, 15000 + 4000, 15000]  # bets in row 2, GV2 in row 1
    assert money(table) == before
    table.say(0, "place grey")
    assert money(table) == [before[0] + 9000, before[1] - 6000, before[2] - 3000]
    assert debts(table) == [{}, {}, {}]
    assert [family(table, seat).markers for seat in range(3)] == [5, 5, 5]
    assert cited(table, "DP-ROW3-03") == ["P1 has 2 back from P0", "P2 has 1 back from P0"]
    assert cited(table, "DP-ROW3-04") == ["P1 pays $6,000 to P0", "P2 pays $3,000 to P0"]


@rule("DP-ROW3-03", "DP-DEBT-03")
def test_only_the_markers_of_the_one_who_meets_are_returned() -> None:
    table = row_three("15k owes=P1:1 / 15k owes=P0:1,P2:2 / 15k", grey=1, red=1)
    table.say(0, "place grey")
    assert debts(table) == [{"P1": 1}, {"P2": 2}, {}]


@rule("DP-GAP-10", "DP-DEBT-04", "DP-ROW3-03")
def test_the_meeting_does_not_touch_the_bank() -> None:
    table = row_three("15k owes=bank:2 / 15k owes=P0:1,bank:3", grey=1, red=1)
    table.say(0, "place grey")
    assert debts(table) == [{"bank": 2}, {"bank": 3}]
    assert cited(table, "DP-ROW3-04") == ["P1 pays $1,000 to P0"]


@rule("DP-GAP-26", "DP-ROW3-04")
def test_who_cannot_pay_at_the_meeting_pays_what_is_there_and_has_the_markers_back() -> None:
    table = row_three("15k / 7k owes=P0:2 / 0k owes=P0:1 ; at GV2=vacant", grey=5, red=1)
    before = money(table)
    assert before[1:] == [7000, 0]
    table.say(0, "place grey")
    assert money(table) == [16000 + 7000, 0, 0]
    assert debts(table) == [{}, {}, {}]
    assert cited(table, "DP-GAP-26") == [
        "P1 cannot pay $3,000, which is waived",
        "P2 cannot pay $5,000, which is waived",
    ]


# The FBI.


@rule("DP-SC-33", "DP-ROW3-05", "DP-ROW3-06", "DP-JAIL-01")
def test_the_fbi_raids_both_gambling_dens_the_raider_s_own_too() -> None:
    table = row_three(f"{FOUR} ; at ES2=P1 ; car GV1", grey=1, red=5)
    table.say(0, "place red")
    assert vacant(table) == ["LM2", "ES2"]
    assert (whereabouts(table, 0), whereabouts(table, 1)) == ((4, 2, 1, 0), (3, 3, 1, 0))
    assert cited(table, "DP-ROW3-05") == [
        "the member of P0 in LM2 goes to prison",
        "the member of P1 in ES2 goes to prison",
    ]


@rule("DP-SC-34", "DP-ROW3-05", "DP-CAR-05")
def test_the_car_protects_from_the_fbi() -> None:
    table = row_three(f"{FOUR} ; at ES2=P1 ; car ES1", grey=1, red=5)
    table.say(0, "place red")
    assert (vacant(table), owner(table, "ES2")) == (["LM2"], 1)
    assert cited(table, "DP-CAR-05") == ["ES2 is protected by the car"]
    assert (whereabouts(table, 0), whereabouts(table, 1)) == ((4, 2, 1, 0), (3, 4, 0, 0))


@rule("DP-ROW3-05")
@pytest.mark.parametrize(
    ("pips", "gone"),
    [(1, ["GV3", "ES3"]), (2, ["GV1", "ES1", "LI3"]), (3, ["LI1"]), (4, ["GV2", "LI2"]), (5, ["ES2"])],
)
def test_the_pips_name_the_kind_that_is_raided(pips: int, gone: list[str]) -> None:
    table = row_three(FOUR, grey=1, red=pips)
    table.say(0, "place red")
    assert vacant(table) == gone


@rule("DP-ROW3-05")
def test_a_vacant_business_is_not_raided() -> None:
    table = row_three(f"{FOUR} ; at LI1=vacant", grey=1, red=3)
    table.say(0, "place red")
    assert (vacant(table), cited(table, "DP-ROW3-05")) == (["LI1"], [])


@rule("DP-GAP-08", "DP-ROW3-06", "DP-NEU-02")
def test_a_neutral_member_is_raided_too_and_goes_into_the_box() -> None:
    table = row_three("15k / 15k", grey=1, red=5)
    table.say(0, "place red")
    assert (owner(table, "ES2"), held(table, 2)) == (None, ["ES1", "ES3"])
    assert cited(table, "DP-GAP-08") == ["the neutral member of Barzini is gone from ES2"]
    assert [family(table, seat).prison for seat in (0, 1)] == [0, 0]


# Takeovers.


@rule("DP-SC-35", "DP-ROW3-07", "DP-ROW3-08", "DP-ROW3-09", "DP-ROW3-10", "DP-HUD-01")
def test_a_takeover_costs_the_owner_a_member_and_the_taker_a_marker() -> None:
    table = row_three("15k owes=P2:4 prison=3 / 15k / 15k", black=4, grey=1)
    assert (family(table, 0).markers, family(table, 0).stock) == (1, 1)
    table.say(0, "place black")
    assert (kind(table), table.asks[0].rule) == ("takeover", "DP-ROW3-07")
    table.say(0, "takeover GV2")
    assert (whereabouts(table, 0), whereabouts(table, 1)) == ((0, 4, 3, 0), (4, 2, 0, 1))
    assert (owner(table, "GV2"), debts(table)[0], family(table, 0).markers) == (0, {"P1": 1, "P2": 4}, 0)
    assert cited(table, "DP-ROW3-07") == ["P0 takes GV2 over"]
    assert cited(table, "DP-ROW3-08") == ["the member of P1 in GV2 is sunk in the Hudson"]
    assert cited(table, "DP-ROW3-09") == ["P0 gives a debt marker to P1"]
    assert cited(table, "DP-ROW3-10") == ["a member of P0 takes GV2"]


@rule("DP-SC-37", "DP-ROW3-09", "DP-GAP-08", "DP-NEU-02")
def test_for_a_neutral_business_the_marker_goes_to_the_bank() -> None:
    table = row_three(f"{THREE} ; at LI1=vacant GV2=stracci", black=4, grey=1)
    table.play("P0 place black; P0 takeover GV2")
    assert (owner(table, "GV2"), held(table, 3)) == (0, ["LI2", "LI3"])
    assert debts(table) == [{"bank": 1}, {}, {}]
    assert cited(table, "DP-ROW3-09") == ["P0 gives a debt marker to bank"]
    assert cited(table, "DP-GAP-08") == ["the neutral member of Stracci is gone from GV2"]


@rule("DP-ROW3-02", "DP-ROW3-07")
def test_a_takeover_is_voluntary() -> None:
    table = row_three(THREE, black=4, grey=1)
    table.say(0, "place black")
    assert options(table, 0) == ["pass", "takeover GV2", "takeover LI2"]
    table.say(0, "pass")
    assert (owner(table, "GV2"), owner(table, "LI2"), debts(table)) == (1, 3, [{}, {}, {}])


@rule("DP-ROW3-07")
def test_exactly_one_business_is_taken() -> None:
    table = row_three(THREE, black=4, grey=1)
    table.play("P0 place black; P0 takeover GV2")
    assert (owner(table, "LI2"), kind(table) == "takeover") == (3, False)


@rule("DP-ROW3-07", "DP-ROW3-12", "DP-CAR-05")
@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("takeover ES1", "DP-ROW3-12"),
        ("takeover LI3", "DP-CAR-05"),
        ("takeover GV2", "DP-ROW3-07"),
        ("takeover LM1", "DP-ROW3-07"),
        ("takeover LI1", "DP-ROW3-07"),
    ],
)
def test_it_must_be_of_the_kind_another_s_unprotected_and_held(word: str, reason: str) -> None:
    table = row_three(f"{FOUR} ; car LI1 ; at ES1=vacant", black=2, grey=1)
    table.say(0, "place black")
    assert options(table, 0) == ["pass", "takeover GV1"]
    assert refused(table, 0, word) == reason


@rule("DP-ROW3-07")
def test_one_s_own_business_is_not_taken_over() -> None:
    table = row_three(f"{FOUR} ; at GV1=P0", black=2, grey=1)
    table.say(0, "place black")
    assert options(table, 0) == ["pass", "takeover ES1", "takeover LI3"]
    assert refused(table, 0, "takeover GV1") == "DP-ROW3-07"


@rule("DP-ROW3-07", "DP-CAR-05")
def test_what_may_not_be_taken_over_is_shown_with_its_reason() -> None:
    table = row_three(f"{FOUR} ; car LI1", black=2, grey=1)
    table.say(0, "place black")
    assert closed(table, 0) == {"takeover LI3": "DP-CAR-05"}


@rule("DP-ROW3-11", "DP-DEBT-02")
@pytest.mark.parametrize("means", ["owes=P1:5", "owes=P1:2,bank:3", "prison=4", "river=2 prison=2"])
def test_without_a_marker_or_a_member_nothing_is_taken_over(means: str) -> None:
    table = row_three(f"15k {means} / 15k / 15k", black=4, grey=1)
    table.say(0, "place black")
    assert cited(table, "DP-ROW3-11") == ["there is nothing to do for P0"]
    assert (owner(table, "GV2"), kind(table) == "takeover") == (1, False)


@rule("DP-ROW3-11", "DP-CARD-R1b")
@pytest.mark.parametrize("means", ["owes=P1:5", "prison=4"])
def test_who_asks_why_is_told(means: str) -> None:
    table = scene(f"15k {means} friends=1 favours=4 / 15k ; events R1")
    assert kind(table) == "start", "there is a favour to be asked"
    assert refused(table, 0, "takeover GV2") == "DP-ROW3-11"
    assert closed(table, 0)["takeover GV2"] == "DP-ROW3-11"


@rule("DP-ROW3-11", "DP-FAV-05", "DP-GAP-38")
def test_a_favour_before_the_action_brings_the_member_for_a_takeover() -> None:
    table = row_three("15k river=4 friends=1 favours=1 / 15k / 15k", black=4, grey=1)
    table.play("P0 place black; P0 favour member; P0 takeover GV2")
    assert (owner(table, "GV2"), whereabouts(table, 0)) == (0, (0, 4, 0, 3))


# Friends of the family.


@rule("DP-ROW3-13", "DP-FAV-10")
@pytest.mark.parametrize("pips", [1, 3, 5])
def test_white_buys_a_friend_for_its_pips(pips: int) -> None:
    table = row_three("5k / 5k", white=pips, grey=1)
    table.say(0, "place white")
    assert (money(table)[0], friends(table), look(table).pool) == (5000 - 1000 * pips, [1, 0], 12)
    assert cited(table, "DP-ROW3-13") == [f"P0 pays ${pips},000 to the bank", "P0 has a friend more"]


@rule("DP-GAP-42", "DP-DICE-04")
def test_a_friend_that_cannot_be_paid_is_not_called() -> None:
    table = row_three("2k / 15k", white=3, grey=1)
    assert (money(table)[0], options(table, 0)) == (2000, ["place grey"])
    assert refused(table, 0, "place white") == "DP-GAP-42"
    assert closed(table, 0) == {"place white": "DP-GAP-42"}
    table.say(0, "place grey")
    assert cited(table, "DP-DICE-04") == ["P0 puts the grey die in row 3 on grey"]
    assert cited(table, "DP-ROW3-13") == []


@rule("DP-GAP-42")
def test_cash_is_counted_when_the_die_is_placed() -> None:
    table = row_three("2k friends=1 favours=4 / 15k", white=5, grey=1)
    assert "place white" not in options(table, 0)
    table.say(0, "favour money")
    assert "place white" in options(table, 0)
    table.say(0, "place white")
    assert (money(table)[0], friends(table)[0]) == (2000, 1)


@rule("DP-GAP-27", "DP-ROW3-02")
def test_with_an_empty_pool_the_money_is_paid_for_nothing() -> None:
    table = row_three("15k friends=7 / 15k friends=6", white=4, grey=1)
    assert look(table).pool == 0
    assert "place white" in options(table, 0)
    table.say(0, "place white")
    assert (money(table)[0], friends(table), look(table).pool) == (11000, [7, 6], 0)
    assert cited(table, "DP-GAP-27") == ["there is no friend left for P0"]


# The senator in row 3.


@rule("DP-GAP-15", "DP-CHIP-10")
@pytest.mark.parametrize("field", ["grey", "red", "black"])
def test_a_puppet_has_no_business_on_a_coloured_field_of_row_three(field: str) -> None:
    table = row_three(f"15k {SENATOR} / 15k", white="puppet", grey=1)
    assert refused(table, 0, f"senator white:{field}") == "DP-GAP-15"
    assert options(table, 0) == ["place white", "place grey", *[f"senator grey:{c}" for c in ("black", "white", "red")]]


@rule("DP-GAP-15")
def test_nor_has_it_among_the_friends_of_the_family() -> None:
    table = row_three(f"15k {SENATOR} / 15k", grey="puppet", red=1)
    assert refused(table, 0, "senator grey:white") == "DP-GAP-15"


@rule("DP-GAP-42", "DP-GAP-15", "DP-CHIP-10")
def test_no_die_of_any_colour_buys_a_friend_on_credit() -> None:
    table = row_three(f"2k {SENATOR} / 15k", grey=4, red=3)  # and 1,000 from bets in row 2
    assert money(table)[0] == 3000
    assert "senator red:white" in options(table, 0)
    assert refused(table, 0, "senator grey:white") == "DP-GAP-42"
    table.say(0, "senator red:white")
    assert (money(table)[0], friends(table)[0]) == (0, 1)
    assert "P0 pays $3,000 to the bank" in cited(table, "DP-ROW3-13")


@rule("DP-GAP-27", "DP-CHIP-10")
def test_a_white_die_too_dear_for_its_own_field_may_go_elsewhere() -> None:
    table = row_three(f"2k {SENATOR} / 15k / 15k", white=4, grey=1)
    assert "place white" not in options(table, 0)
    table.play("P0 senator white:black; P0 takeover GV2")
    assert (owner(table, "GV2"), money(table)[0]) == (0, 2000)


@rule("DP-GAP-15", "DP-ROW3-02", "DP-ROW3-05")
def test_with_a_senator_duties_stay() -> None:
    table = row_three(f"15k {SENATOR} / 15k ; car ES1", black=5, grey=1)
    seen = since(table, "P0 senator black:red")
    assert "the member of P0 in LM2 goes to prison" in seen
    assert (vacant(table), whereabouts(table, 0)) == (["LM2"], (4, 2, 1, 0))


@rule("DP-CHIP-10", "DP-ROW3-04")
def test_a_senator_s_meeting_costs_the_pips_of_the_die() -> None:
    table = row_three(f"15k {SENATOR} / 15k owes=P0:1", black=4, white=1)
    table.say(0, "senator black:grey")
    assert cited(table, "DP-ROW3-04") == ["P1 pays $4,000 to P0"]
