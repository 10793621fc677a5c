"""Chapter 9: playing a family member, and the order of icons."""

from itertools import permutations

import pytest

from tests.cites import asked_by, closed
from tests.empire import (
    asked,
    cited,
    figures,
    goods_of,
    hand,
    kind,
    look,
    money_of,
    options,
    refused,
    rule,
    scene,
    since,
    told,
)

OPEN_TO_TWO = [
    "carnegie-corner",
    "queensboro-bridge",
    "union-square",
    "columbus-circle",
    "harlem-meer",
    "grand-army-plaza",
    "hell-gate",
    "newtown-creek",
    "brooklyn-bridge",
    "hundred-and-tenth",
    "battery-tunnel",
    "herald-square",
]
THREE_PLUS = [
    "canal-street",
    "west-side-railyards",
    "park-west",
    "sutton-landing",
    "midtown-tunnel",
    "williamsburg-bridge",
]
# The four backs around Union Square are SUITCASE, JOB, GOOD Gun and GOOD Blood Money.
LAUNDRY = "public none; tiles wall-street=empire-steam-laundry"


def member_words(text: str) -> list[str]:
    return [word.removeprefix("member ") for word in options(scene(text), 0) if word.startswith("member")]


# Where a family member may go.


@rule("CE-FAM-01")
def test_a_family_member_goes_to_any_empty_and_open_round_space() -> None:
    assert member_words(" / ") == OPEN_TO_TWO
    assert sorted(member_words(" / / ")) == sorted(OPEN_TO_TWO + THREE_PLUS)
    left = member_words(" / / ; act 2; at hell-gate=P1 park-west=mayor union-square=P0")
    assert sorted(left) == sorted({*OPEN_TO_TWO, *THREE_PLUS} - {"hell-gate", "park-west", "union-square"})


@rule("CE-FAM-01")
def test_the_family_member_comes_from_the_reserve_of_its_player() -> None:
    table = scene(" / / ", "P0 member hell-gate")
    assert figures(table) == {"hell-gate": "P0-don"}
    assert [seat.members for seat in look(table).seats] == [[], ["don"], ["don"]]
    assert cited(table, "CE-FAM-01") == ["P0 sends P0-don to hell-gate"]


@rule("CE-FAM-01")
def test_without_a_family_member_in_reserve_none_is_played() -> None:
    table = scene(" / / ; at hell-gate=P0")
    assert {word.split()[0] for word in options(table, 0)} == {"thug"}
    for space in OPEN_TO_TWO + THREE_PLUS:
        assert refused(table, 0, f"member {space}") == "CE-FAM-01"


@rule("CE-FAM-01")
def test_occupied_and_closed_spaces_are_refused_by_their_own_rules() -> None:
    table = scene(" / ; at hell-gate=P1")
    assert refused(table, 0, "member hell-gate") == closed(table, 0)["member hell-gate"] == "CE-BOARD-06"
    assert {space: closed(table, 0)[f"member {space}"] for space in THREE_PLUS} == dict.fromkeys(
        THREE_PLUS, "CE-BOARD-07"
    )


# What a family member shakes down.


@rule("CE-FAM-02")
@pytest.mark.parametrize(
    ("space", "cards"),
    [
        ("hell-gate", ["$1", "$2"]),  # Upper East Side and Queens, without tiles
        ("canal-street", ["gun", "gun", "blood-money"]),  # Chelsea; Wall Street, printed and tile
        ("brooklyn-bridge", ["$1", "blood-money", "booze", "gun"]),  # both have tiles
        ("newtown-creek", ["$1", "$2", "booze"]),
    ],
)
def test_every_back_around_the_space_is_used_printed_and_tile(space: str, cards: list[str]) -> None:
    text = " / / ; act 2; tiles wall-street=zabriskie-sporting-arms brooklyn=santo-spirito-olive-oil"
    table = scene(text, f"P0 member {space}")
    assert sorted(hand(table, 0)) == sorted(cards)
    assert cited(table, "CE-FAM-02") == [f"P0 shakes down the backs at {space}"]
    assert (kind(table), asked(table)) == ("turn", [1])


@rule("CE-FAM-02")
def test_three_areas_give_three_times() -> None:
    text = " / / ; act 3; tiles wall-street=zabriskie-sporting-arms upper-east-side=cabaret-tangier"
    table = scene(text, "P0 member sutton-landing")
    assert hand(table, 0) == ["$1", "$2", "narcotics"]  # Upper East Side, its tile, Queens
    assert options(table, 0) == ["draw", "pass"]  # Midtown


@rule("CE-FAM-02")
def test_central_park_is_one_of_the_areas() -> None:
    table = scene("$5 / / ", "P0 member grand-army-plaza")
    assert hand(table, 0) == ["$1", "$5"]
    assert options(table, 0) == ["launder $1", "launder $5", "draw", "pass"]


@rule("CE-FAM-02")
def test_a_family_member_uses_no_front_and_nothing_farther_away() -> None:
    table = scene("$5 / / ", "P0 member hundred-and-tenth")
    assert options(table, 0) == ["swap", "pass"]  # the back of the Paradiso, not its Booze and $2
    assert hand(table, 0) == ["$1", "$5"]


# In which order.


@rule("CE-FAM-03")
def test_the_icons_of_all_backs_are_used_in_any_order() -> None:
    table = scene("$3 / / ", "P0 member harlem-meer")  # SWAP, MONEY 1 and the SUITCASE of the Park
    assert asked_by(table) == "CE-FAM-03"
    assert options(table, 0) == ["launder $1", "launder $3", "swap", "pass"]
    table.play("P0 swap; P0 discard $1; P0 take gun")
    assert options(table, 0) == ["launder $3", "pass"]
    table.play("P0 launder $3")
    assert (hand(table, 0), money_of(table, 0)) == (["gun"], ["$3"])
    assert asked(table) == [1]


@rule("CE-FAM-03")
def test_another_order_of_the_same_icons() -> None:
    table = scene("$3 / / ", "P0 member harlem-meer; P0 launder $3; P0 swap; P0 discard $1; P0 take booze")
    assert (hand(table, 0), money_of(table, 0)) == (["booze"], ["$3"])


WORDS = {
    "suitcase": "P0 launder $1",
    "job": "P0 draw; draw motorcade; draw policy-bank; P0 keep policy-bank",
    "gun": "P0 gain gun",
    "blood money": "P0 gain blood-money",
}


@rule("CE-FAM-03", "CE-EX-06")
@pytest.mark.parametrize("order", list(permutations(WORDS)), ids=", ".join)
def test_the_four_backs_at_union_square_work_in_every_order(order: tuple[str, ...]) -> None:
    table = scene(f"$1 / / ; {LAUNDRY}; options ask_gains", "P0 member union-square")
    for icon in order:
        assert asked(table) == [0]
        table.play(WORDS[icon])
    assert asked(table) == [1]
    assert hand(table, 0) == ["gun", "blood-money", "policy-bank"]
    assert money_of(table, 0) == ["$1"]


@rule("CE-EX-06")
def test_the_pizzino_don_comes_to_union_square() -> None:
    table = scene(f" / / / / $2 $5; turn P4; {LAUNDRY}")
    assert look(table).seats[4].family == "Pizzino"
    assert since(table, "P4 member union-square")[:4] == [
        "P4 sends P4-don to union-square",
        "P4 shakes down the backs at union-square",
        "P4 takes gun",
        "P4 takes blood-money",
    ]
    assert options(table, 4) == ["launder $2", "launder $5", "draw", "pass"]
    table.play("P4 draw; draw motorcade; draw policy-bank; P4 keep motorcade; P4 launder $5")
    assert hand(table, 4) == ["$2", "gun", "blood-money", "motorcade"]
    assert money_of(table, 4) == ["$5"]
    assert look(table).pile == ["policy-bank"]
    assert asked(table) == [0]


# Rank and control make no difference.


@rule("CE-FAM-04")
@pytest.mark.parametrize("rank", ["don", "consigliere", "heir"])
def test_don_consigliere_and_heir_do_the_same(rank: str) -> None:
    others = [other for other in ("don", "consigliere", "heir") if other != rank]
    places = f"hell-gate=P0-{others[0]} newtown-creek=P0-{others[1]}"
    table = scene(f"$1 / / ; act 4; at {places}", "P0 member union-square")
    assert figures(table)["union-square"] == f"P0-{rank}"
    assert hand(table, 0) == ["$1", "gun", "gun", "blood-money"]
    assert options(table, 0) == ["draw", "pass"]
    assert told(table)[1:] == [
        "P0 shakes down the backs at union-square",
        *("P0 takes gun", "P0 takes gun", "P0 takes blood-money"),
    ]


@rule("CE-FAM-05")
def test_a_controller_gets_nothing_from_the_backs() -> None:
    table = scene(" / / ; stacks upper-east-side=P1 queens=P2", "P0 member hell-gate")
    assert hand(table, 0) == ["$1", "$2"]
    assert hand(table, 1) == hand(table, 2) == []
    assert (kind(table), asked(table)) == ("turn", [1])
    assert cited(table, "CE-CTRL-02") == cited(table, "CE-CTRL-03") == []


@rule("CE-FAM-05")
def test_ones_own_control_adds_nothing_to_the_backs_either() -> None:
    table = scene(" / / ; stacks upper-east-side=P0 queens=P0", "P0 member hell-gate")
    assert hand(table, 0) == ["$1", "$2"]


# The order of the icons on a front and on an ally.


@rule("CE-G-02")
@pytest.mark.parametrize("draw_first", [True, False])
def test_the_icons_of_a_front_are_used_one_by_one_in_any_order(draw_first: bool) -> None:
    words = ["P0 gain $2", "P0 draw; draw motorcade; draw policy-bank; P0 keep motorcade"]
    table = scene(" / / ; public none; options ask_gains", "P0 thug penn-central-railroad")
    assert options(table, 0) == ["gain $2", "draw", "pass"]
    for said in reversed(words) if draw_first else words:
        table.play(said)
    assert hand(table, 0) == ["$2", "motorcade"]
    assert asked(table) == [1]


@rule("CE-G-02")
def test_a_front_asks_by_its_own_rule() -> None:
    table = scene("$1 3*gun / / ; tiles wall-street=ninth-avenue-pawn", "P0 thug ninth-avenue-pawn")
    assert asked_by(table) == "CE-G-02"
    table.play("P0 sell 3; P0 discard gun; P0 discard gun; P0 discard gun")
    assert (asked_by(table), options(table, 0)) == ("CE-G-02", ["swap", "pass"])


@rule("CE-G-02")
def test_icons_side_by_side_on_an_ally_are_used_in_any_order() -> None:
    table = scene("$3 small-time-bookie / / ; act 2; options ask_gains", "P0 ally small-time-bookie")
    assert options(table, 0) == ["gain $2", "sell 1", "pass"]
    table.play("P0 sell 1; P0 discard $3; P0 gain $2")
    assert hand(table, 0) == ["$2", "$5"]


@rule("CE-G-02")
def test_the_icons_of_a_job_come_in_the_order_written() -> None:
    table = scene("gun booze the-fix-is-in $1 / / ; horse P1; turn P0", "P0 job the-fix-is-in; P0 money first")
    assert options(table, 0) == ["sell 1", "pass"]
    table.play("P0 sell 1; P0 discard $1")
    assert options(table, 0) == ["horse", "pass"]
    assert goods_of(table, 0) == []
