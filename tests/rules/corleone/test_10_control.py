"""Chapter 10: controlled territories, and who uses a front there."""

import pytest

from tests.cites import asked_by
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
    stack,
)

GUNSMITH = "P0 thug morettis-gunsmith"
BOTH = ["gun", "blood-money"]
SHAKEDOWN = "gun blood-money booze / / ; public shakedown"


# Who controls a territory.


@rule("CE-CTRL-01")
@pytest.mark.parametrize(("markers", "controller"), [("P1", 1), ("P1,P2", 2), ("P2,P2,P1", 1), ("P2,P1,P2,P0,P1", 1)])
def test_the_marker_on_top_decides(markers: str, controller: int) -> None:
    table = scene(f" / / ; stacks chelsea={markers}", GUNSMITH)
    assert options(table, 0) == ["first P0", f"first P{controller}"]
    table.play("P0 first P0")
    assert [goods_of(table, seat) for seat in (1, 2)] == [BOTH if seat == controller else [] for seat in (1, 2)]


@rule("CE-CTRL-01")
def test_most_markers_below_the_top_do_not_help() -> None:
    table = scene(" / / ; stacks chelsea=P1,P1,P1,P0", GUNSMITH)
    assert (goods_of(table, 0), goods_of(table, 1)) == (BOTH, [])
    assert asked(table) == [1]


@rule("CE-CTRL-02")
def test_a_rivals_thug_feeds_the_controller_too() -> None:
    table = scene(" / / ; stacks chelsea=P1")
    assert since(table, f"{GUNSMITH}; P0 first P0") == [
        "P0 sends a thug to morettis-gunsmith",
        "P0 shakes down the front of morettis-gunsmith",
        "P0 goes first, as P0 wants it",
        "P0 takes gun",
        "P0 takes blood-money",
        "P1 controls the territory and has a share of morettis-gunsmith",
        "P1 takes gun",
        "P1 takes blood-money",
        "the turn of P1",
    ]
    assert cited(table, "CE-CTRL-02") == ["P1 controls the territory and has a share of morettis-gunsmith"]


@rule("CE-CTRL-02")
def test_the_tile_of_a_controlled_territory_is_shared_like_its_printed_business() -> None:
    table = scene(" / / ; stacks wall-street=P2", "P0 thug zabriskie-sporting-arms; P0 first P2")
    assert goods_of(table, 0) == goods_of(table, 2) == ["gun", "gun"]


@rule("CE-CTRL-02")
def test_control_of_another_territory_brings_nothing() -> None:
    table = scene(" / / ; stacks midtown=P1 queens=P2", GUNSMITH)
    assert [goods_of(table, seat) for seat in range(3)] == [BOTH, [], []]
    assert asked(table) == [1]


@rule("CE-CTRL-02")
def test_a_thug_that_a_card_moves_to_work_feeds_the_controller_too() -> None:
    text = "blood-money booze double-shift / / ; at paradiso-ballroom=P0; stacks chelsea=P1"
    table = scene(text, "P0 job double-shift; P0 money first; P0 move paradiso-ballroom; P0 to morettis-gunsmith")
    assert options(table, 0) == ["first P0", "first P1"]
    table.play("P0 first P1")
    assert goods_of(table, 0) == goods_of(table, 1) == BOTH


# Who goes first.


@rule("CE-CTRL-03")
@pytest.mark.parametrize("first", [0, 1])
def test_the_player_on_turn_says_who_goes_first(first: int) -> None:
    table = scene(" / / ; stacks chelsea=P1", GUNSMITH)
    assert (kind(table), asked_by(table), asked(table)) == ("first", "CE-CTRL-03", [0])
    assert refused(table, 1, "first P1") == "TABLE-01"
    assert refused(table, 0, "first P2") == "CE-CTRL-03"
    facts = since(table, f"P0 first P{first}")
    assert cited(table, "CE-CTRL-03") == [f"P{first} goes first, as P0 wants it"]
    assert [fact for fact in facts if fact.endswith("takes gun")] == [
        f"P{first} takes gun",
        f"P{1 - first} takes gun",
    ]


@rule("CE-CTRL-03")
def test_it_matters_for_the_last_good_of_a_pile() -> None:
    text = " / 8*gun / ; stacks chelsea=P1"
    table = scene(text, f"{GUNSMITH}; P0 first P0")
    assert (goods_of(table, 0), goods_of(table, 1)) == (BOTH, ["gun"] * 8 + ["blood-money"])
    table = scene(text, f"{GUNSMITH}; P0 first P1")
    assert (goods_of(table, 0), goods_of(table, 1)) == (["blood-money"], ["gun"] * 9 + ["blood-money"])


# Cards and the Union Boss.


@rule("CE-CTRL-04")
def test_a_front_shaken_down_by_a_job_is_shared() -> None:
    table = scene(SHAKEDOWN.replace("public", "stacks chelsea=P2; public"), "P0 job shakedown; P0 money first")
    table.play("P0 shake morettis-gunsmith; P0 first P2")
    assert hand(table, 0) == ["$5", *BOTH]
    assert hand(table, 2) == BOTH
    assert cited(table, "CE-CTRL-04") == ["P2 controls the territory and has a share of morettis-gunsmith"]
    assert cited(table, "CE-CTRL-02") == []
    assert figures(table) == {}


@rule("CE-CTRL-04")
def test_each_of_two_fronts_is_shared() -> None:
    text = "gun blood-money 2*booze protection-round / / ; tiles wall-street=zabriskie-sporting-arms; "
    table = scene(text + "stacks wall-street=P1", "P0 job protection-round; P0 ability first")
    table.play("P0 shake zabriskie-sporting-arms; P0 first P1; P0 shake harcourt-and-vane; P0 first P0; P0 pass")
    table.play("P1 launder $1")
    assert hand(table, 0) == ["$1", "$3", "$3", "gun", "gun"]
    assert (hand(table, 1), money_of(table, 1)) == (["gun", "gun"], ["$1"])
    assert len(cited(table, "CE-CTRL-04")) == 2


@rule("CE-CTRL-04")
def test_a_front_shaken_down_by_the_union_boss_is_shared() -> None:
    table = scene("union-boss / / ; act 2; stacks chelsea=P1", "P0 ally union-boss; P0 place morettis-gunsmith")
    assert (kind(table), asked(table)) == ("first", [0])
    table.play("P0 first P0")
    assert goods_of(table, 0) == goods_of(table, 1) == BOTH
    assert cited(table, "CE-CTRL-04") == ["P1 controls the territory and has a share of morettis-gunsmith"]
    assert figures(table) == {"morettis-gunsmith": "union-boss"}


@rule("CE-CTRL-04")
def test_backs_shaken_down_by_a_card_are_not_shared() -> None:
    text = "2*gun booze back-room-sweep / / ; stacks upper-east-side=P1 queens=P2"
    table = scene(text, "P0 job back-room-sweep; P0 money first; P0 shake hell-gate")
    assert hand(table, 0) == ["$1", "$1", "$2"]
    assert hand(table, 1) == hand(table, 2) == []
    assert (kind(table), asked(table)) == ("turn", [1])


# One's own territory, and how long control lasts.


@rule("CE-CTRL-05")
def test_ones_own_front_gives_its_icons_once() -> None:
    table = scene(" / / ; stacks chelsea=P1,P0", GUNSMITH)
    assert goods_of(table, 0) == BOTH
    assert goods_of(table, 1) == []
    assert (kind(table), asked(table)) == ("turn", [1])


@rule("CE-CTRL-05")
def test_the_same_by_a_card() -> None:
    text = "blood-money booze city-contract / / ; stacks chelsea=P0"
    table = scene(text, "P0 job city-contract; P0 money first; P0 shake morettis-gunsmith")
    assert hand(table, 0) == ["$3", *BOTH]
    assert asked(table) == [1]


@rule("CE-CTRL-06")
def test_control_outlasts_acts_in_which_nobody_wins() -> None:
    table = scene("+$1 / / ; act 2; phase turf; stacks chelsea=P1")
    assert (look(table).phase, stack(table, "chelsea")) == ("bribery", [1])
    table.play("P0 done")
    assert (look(table).act, look(table).phase) == (3, "business")
    table.play(GUNSMITH)
    assert options(table, 0) == ["first P0", "first P1"]


@rule("CE-CTRL-06")
def test_a_marker_on_top_changes_control_at_once() -> None:
    text = "gun 2*blood-money booze machine-politics / / ; stacks chelsea=P1"
    table = scene(text, "P0 job machine-politics; P0 money first; P0 mark chelsea; P0 influence queens")
    assert stack(table, "chelsea") == [1, 0]
    table.play("P1 thug morettis-gunsmith; P1 first P1")
    assert goods_of(table, 0) == goods_of(table, 1) == BOTH


@rule("CE-CTRL-06")
def test_a_marker_taken_away_gives_control_to_the_one_below() -> None:
    text = "gun 2*blood-money eviction-notice / / ; stacks chelsea=P2,P1"
    table = scene(text, "P0 job eviction-notice; P0 money first; P0 unmark chelsea; P0 influence queens")
    table.play("P1 thug morettis-gunsmith")
    assert options(table, 1) == ["first P1", "first P2"]


@rule("CE-CTRL-06")
def test_a_won_turf_war_changes_control() -> None:
    table = scene("+$1 / / ; phase turf; stacks chelsea=P1; at morettis-gunsmith=P0", "P0 done")
    assert stack(table, "chelsea") == [1, 0]
    table.play("P0 thug paradiso-ballroom; P1 thug morettis-gunsmith")
    assert options(table, 1) == ["first P1", "first P0"]


# Using, declining, waiting for the other.


@rule("CE-G-03")
def test_a_player_may_decline_the_icons_that_are_asked() -> None:
    table = scene("$3 / / ; horse P1; turn P0", "P0 thug sunnyside-social-club")
    assert options(table, 0) == ["horse", "pass"]
    table.play("P0 pass")
    assert look(table).horse == 1
    assert hand(table, 0) == ["$1", "$3", "blood-money"]
    assert cited(table, "CE-G-03") == ["P0 declines horse"]


@rule("CE-G-03")
def test_some_icons_can_be_used_and_the_rest_declined() -> None:
    table = scene("$1 / / ; public none; tiles wall-street=empire-steam-laundry", "P0 member union-square")
    table.play("P0 launder $1; P0 pass")
    assert (money_of(table, 0), look(table).pile) == (["$1"], [])
    assert cited(table, "CE-G-03") == ["P0 declines job"]


@rule("CE-G-03")
def test_a_controller_may_decline_icon_by_icon() -> None:
    text = " / $3 / ; stacks wall-street=P1; tiles wall-street=ninth-avenue-pawn"
    table = scene(text, "P0 thug ninth-avenue-pawn; P0 first P1")
    assert (asked(table), options(table, 1)) == ([1], ["swap", "pass"])
    table.play("P1 pass")
    assert hand(table, 1) == ["$3"]
    assert cited(table, "CE-G-03") == ["P1 declines sell:3 swap"]


@rule("CE-G-03")
def test_with_ask_gains_money_and_goods_can_be_declined() -> None:
    table = scene(" / / ; options ask_gains", "P0 thug paradiso-ballroom")
    assert (asked_by(table), options(table, 0)) == ("CE-G-03", ["gain $2", "gain booze", "pass"])
    table.play("P0 gain booze; P0 pass")
    assert hand(table, 0) == ["booze"]
    assert cited(table, "CE-G-03") == ["P0 declines money:2"]


@rule("CE-G-03")
def test_without_ask_gains_nobody_is_asked_about_them() -> None:
    table = scene(" / / ", "P0 thug paradiso-ballroom")
    assert hand(table, 0) == ["$2", "booze"]
    assert asked(table) == [1]


@rule("CE-G-03")
def test_with_ask_gains_a_controller_is_asked_about_them_too() -> None:
    table = scene(" / / ; stacks chelsea=P1; options ask_gains", f"{GUNSMITH}; P0 first P1")
    assert options(table, 1) == ["gain gun", "gain blood-money", "pass"]
    table.play("P1 gain blood-money; P1 pass; P0 gain gun; P0 gain blood-money")
    assert (goods_of(table, 0), goods_of(table, 1)) == (BOTH, ["blood-money"])


@rule("CE-G-04")
@pytest.mark.parametrize("first", [0, 1])
def test_the_second_begins_when_the_first_has_finished(first: int) -> None:
    second = 1 - first
    table = scene(" / / ; public none; stacks midtown=P1", f"P0 thug penn-central-railroad; P0 first P{first}")
    assert asked(table) == [first]
    assert (hand(table, first), hand(table, second)) == (["$2"], [])
    assert refused(table, second, "draw") == "CE-G-04"
    table.play(f"P{first} draw; draw motorcade; draw policy-bank")
    assert refused(table, second, "draw") == "CE-G-04"
    table.play(f"P{first} keep motorcade")
    assert asked(table) == [second]
    assert refused(table, first, "draw") == "CE-G-04"
    table.play(f"P{second} draw; draw dividend-day; draw vig-night; P{second} keep vig-night")
    assert (hand(table, first), hand(table, second)) == (["$2", "motorcade"], ["$2", "vig-night"])


@rule("CE-G-05")
def test_the_share_comes_out_of_turn_and_with_an_empty_reserve() -> None:
    text = "$1 / $3 / ; stacks wall-street=P1; at hell-gate=P1 paradiso-ballroom=P1 gowanus-cold-storage=P1"
    table = scene(text, "P0 thug harcourt-and-vane; P0 first P0; P0 pass")
    assert (kind(table), asked_by(table), asked(table)) == ("icons", "CE-G-05", [1])
    assert look(table).turn == 0
    assert options(table, 1) == ["launder $1", "launder $3", "pass"]
    table.play("P1 launder $3")
    assert (hand(table, 1), money_of(table, 1)) == (["$1"], ["$3"])
    assert cited(table, "CE-FB-04") == ["P1 has no figure left and is skipped"]
    assert asked(table) == [2]


# All or nothing, by agreement.


@rule("CE-DIFF-08")
def test_by_default_each_icon_is_taken_or_left() -> None:
    table = scene(" / / ; public none; stacks midtown=P1", "P0 thug penn-central-railroad; P0 first P1")
    assert (kind(table), options(table, 1)) == ("icons", ["draw", "pass"])


WHOLE = " / / ; public none; stacks midtown=P1; options controller=whole_front"


@rule("CE-DIFF-08")
def test_a_whole_front_is_offered_as_one() -> None:
    table = scene(WHOLE, "P0 thug penn-central-railroad; P0 first P1")
    assert (kind(table), asked_by(table), options(table, 1)) == ("front", "CE-DIFF-08", ["accept", "pass"])
    assert hand(table, 1) == []
    table.play("P1 accept")
    assert hand(table, 1) == ["$2"]
    assert options(table, 1) == ["draw"]
    assert refused(table, 1, "pass") == "CE-DIFF-08"
    assert cited(table, "CE-CTRL-02") == ["P1 controls the territory and has a share of penn-central-railroad"]


@rule("CE-DIFF-08")
def test_a_whole_front_can_be_declined() -> None:
    table = scene(WHOLE, "P0 thug penn-central-railroad; P0 first P1; P1 pass")
    assert hand(table, 1) == []
    assert cited(table, "CE-DIFF-08") == ["P1 wants no share of penn-central-railroad"]
    assert cited(table, "CE-CTRL-02") == []
    assert asked(table) == [0]


@rule("CE-DIFF-08")
def test_the_option_binds_only_the_controller() -> None:
    table = scene(WHOLE, "P0 thug penn-central-railroad; P0 first P0")
    assert options(table, 0) == ["draw", "pass"]
    table.play("P0 pass; P1 accept; P1 draw; draw motorcade; draw policy-bank; P1 keep motorcade")
    assert (hand(table, 0), hand(table, 1)) == (["$2"], ["$2", "motorcade"])


@rule("CE-DIFF-08")
def test_whoever_accepts_takes_gains_that_are_asked_about_as_well() -> None:
    text = " / / ; stacks chelsea=P1; options controller=whole_front ask_gains"
    table = scene(text, f"{GUNSMITH}; P0 first P1; P1 accept")
    assert options(table, 1) == ["gain gun", "gain blood-money"]
    table.play("P1 gain gun")
    assert options(table, 1) == ["gain blood-money"]


@rule("CE-DIFF-08")
def test_what_cannot_be_done_is_no_duty() -> None:
    text = " / gun / ; stacks wall-street=P1; options controller=whole_front"
    table = scene(text, "P0 thug harcourt-and-vane; P0 first P1; P1 accept; P1 launder $1")
    assert (hand(table, 1), money_of(table, 1)) == (["gun"], ["$1"])
    text = text.replace("wall-street=P1", "wall-street=P1; tiles wall-street=ninth-avenue-pawn")
    table = scene(text, "P0 thug ninth-avenue-pawn; P0 first P1; P1 accept")
    assert options(table, 1) == ["swap"]  # one card is too few for a SELL 3
    table.play("P1 swap; P1 discard gun; P1 take booze")
    assert hand(table, 1) == ["booze"]
    assert asked(table) == [1]
