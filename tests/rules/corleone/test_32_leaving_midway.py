"""CE-G-31 in the midst of things: leaving while acting, robbing, giving, sharing, offering, bidding, discarding."""

import pytest

from tests.empire import asked, cited, figures, goods_of, hand, kind, look, money_of, options, rule, since, stack, told
from tests.leavers import gone, left
from tests.workshop import errand, friend, jobs_but

BRIBES = "+$1 / +$5 +$2 / +$3 / +$2 ; phase bribery"


def next_turn(seat: int, pile: list[str] | None = None) -> tuple[list[int], str, list[str]]:
    """Whose turn it is, and what lies on the pile."""
    return [seat], "turn", pile or []


# The one who acts.


@rule("CE-G-31")
@pytest.mark.parametrize(
    "script",
    ["", "P0 money first", "P0 ability first", "P0 ability first; P0 unmark queens", "P0 money first; P0 pass"],
    ids=["order", "money first", "ability first", "between two effects", "after a declined effect"],
)
def test_a_job_that_is_laid_aside_goes_to_the_pile_and_its_goods_are_paid(script: str) -> None:
    table = left("gun 2*blood-money eviction-notice / $1 / ; stacks queens=P1", f"P0 job eviction-notice; {script}", 0)
    assert (asked(table), kind(table), look(table).pile) == next_turn(1, ["eviction-notice"])
    assert look(table).seats[0].jobs == []
    assert (look(table).supply["gun"], look(table).supply["blood-money"]) == (9, 9)
    assert stack(table, "queens") == ([] if "unmark" in script else [1]), "what is done is done"


@rule("CE-G-31")
def test_a_public_job_that_is_laid_aside_goes_to_the_pile_too() -> None:
    table = left("2*booze / $1 / ; public sit-down-at-the-bakery", "P0 job sit-down-at-the-bakery", 0)
    assert (look(table).public, look(table).pile) == ([], ["sit-down-at-the-bakery"])


@rule("CE-G-31")
def test_of_a_job_within_a_job_both_go_to_the_pile() -> None:
    script = "P0 job favor-at-city-hall; P0 money first; P0 pass; P0 job sit-down-at-the-bakery"
    table = left("blood-money 3*booze favor-at-city-hall sit-down-at-the-bakery / /", script, 0)
    assert (asked(table), kind(table), look(table).pile) == next_turn(
        1, ["sit-down-at-the-bakery", "favor-at-city-hall"]
    )


@rule("CE-G-31", "CE-G-34")
def test_a_job_whose_payment_is_half_said_was_never_begun() -> None:
    table = left("gun narcotics word-at-the-barbershop / $1 /", "P0 job word-at-the-barbershop", 0)
    assert (asked(table), kind(table), look(table).pile) == next_turn(1, ["word-at-the-barbershop"])
    assert not [line for line in told(table) if "sets about" in line]


@rule("CE-G-31")
@pytest.mark.parametrize("script", ["", "P0 keep shakedown"])
def test_jobs_that_the_leaver_was_looking_at_go_to_the_pile(script: str) -> None:
    draw = "P0 draw; draw shakedown; draw vig-night; draw policy-bank; draw bathtub-gin"
    table = left("booze tip-from-the-docks / $1 /", f"P0 job tip-from-the-docks; P0 money first; {draw}; {script}", 0)
    drawn = ["vig-night", "policy-bank", "shakedown", "bathtub-gin", "tip-from-the-docks"]
    assert (asked(table), kind(table), sorted(look(table).pile)) == next_turn(1, sorted(drawn))


@rule("CE-G-31")
@pytest.mark.parametrize(
    "script",
    [
        "P0 thug ninth-avenue-pawn; P0 sell 3; P0 discard $1",
        "P0 thug ninth-avenue-pawn; P0 swap; P0 discard $1",
        "P0 thug ninth-avenue-pawn; P0 swap",
        "P0 thug ninth-avenue-pawn",
        "P0 member park-west; P0 launder $1",
    ],
    ids=["sale", "swap, then a good", "swap", "icons", "backs"],
)
def test_icons_trades_and_backs_end_with_their_user(script: str) -> None:
    table = left("$1 $2 $3 / $1 / ; tiles wall-street=ninth-avenue-pawn", script, 0)
    assert (asked(table), kind(table), figures(table)) == ([1], "turn", {})
    assert list(look(table).supply.values()) == [15, 36, 46, 22, 9, 9, 9, 5], "all but the $1 of P1"


TARGETS = {
    "whack": '{ do = "whack", count = 2, kind = "thug", owner = "rival", where = "board" }',
    "whack in a territory": '{ do = "whack", count = 1, kind = "any", owner = "rival", where = "one-territory" }',
    "move": '{ do = "move", count = 1, kind = "thug", owner = "rival", work = "actor" }',
    "recall": '{ do = "recall", count = 1, kind = "thug" }',
    "goods": '{ do = "goods", choose = ["gun"], count = 2 }',
    "jobs": '{ do = "draw-jobs", from = "public", keep = 1 }',
    "draw": '{ do = "draw-jobs", from = "deck", look = 2, keep = 1 }',
    "shakedown": '{ do = "shakedown", side = "back", of = "space", count = 1, where = "board" }',
    "marker": '{ do = "marker", mode = "add", where = "board" }',
    "influence": '{ do = "influence", side = "own", amount = 1, where = "board" }',
    "neutral": '{ do = "neutral", figure = "mayor" }',
    "again": '{ do = "again", kind = "any" }',
    "take": '{ do = "take", zone = "hand", from = "one-rival", what = "card", pick = "look", count = 1, to = "hand" }',
}


@rule("CE-G-31")
@pytest.mark.parametrize("effect", TARGETS.values(), ids=TARGETS)
@pytest.mark.parametrize("leaver", [0, 1, 2])
def test_whatever_effect_is_under_way_it_ends_with_its_actor_and_goes_on_without_a_bystander(
    effect: str, leaver: int
) -> None:
    at = "at morettis-gunsmith=P1 sunnyside-social-club=P2 gowanus-cold-storage=P0"
    table = errand(f"{effect}, {effect}", f"$2 / $1 / $1 ; {at}")
    before = kind(table)
    gone(table, leaver)
    if leaver:
        assert (asked(table), kind(table)) == ([0], before)
        assert f"rob P{leaver}" not in options(table, 0)
        while asked(table) == [0]:
            table.say(0, "pass")
        assert look(table).seats[0].jobs == ["errand"]
    else:
        assert (asked(table), kind(table), look(table).pile) == next_turn(1, ["errand"])


@rule("CE-G-31", "CE-G-11")
def test_jobs_of_a_leaver_are_not_drawn_by_somebody_who_is_drawing() -> None:
    table = friend(
        TARGETS["draw"].replace("2", "4"), f"/ {jobs_but('vig-night', 'shakedown')} / ; public none", "P0 draw"
    )
    assert options(table, 0) == ["keep vig-night", "keep shakedown"], "the deck is empty"
    gone(table, 1)
    assert (options(table, 0), look(table).deck, len(look(table).pile)) == (["keep vig-night", "keep shakedown"], 0, 42)
    table.play("P0 keep shakedown")
    assert (hand(table, 0), asked(table)) == (["shakedown"], [2])


# Robbers and their victims.

TAKE = (
    '{{ do = "take", zone = "{}", from = "{}", what = "money", pick = "{}", count = 2, to = "hand" }}, '
    '{{ do = "hand-limit", amount = 1 }}'
)


@rule("CE-G-31")
@pytest.mark.parametrize("zone", ["hand", "suitcase"])
@pytest.mark.parametrize(("pick", "script"), [("victim", ""), ("victim", "P1 give $1"), ("look", "P0 take $1")])
def test_a_victim_who_leaves_loses_no_more_and_the_card_goes_on(zone: str, pick: str, script: str) -> None:
    cards = "$1 $2 $3 +$1 +$2 +$3"
    table = friend(TAKE.format(zone, "one-rival", pick), f"/ {cards} / $1", f"P0 rob P1; {script}")
    gone(table, 1)
    assert hand(table, 0) == (["$1"] if script else [])
    assert (look(table).seats[0].more_cards, asked(table), kind(table)) == (1, [2], "turn")
    assert (look(table, 0).looking, look(table).supply["$2"]) == ([], 36)


@rule("CE-G-31")
@pytest.mark.parametrize("zone", ["hand", "suitcase"])
@pytest.mark.parametrize(("pick", "script"), [("victim", "P1 give $1"), ("look", "P0 take $1"), ("look", "")])
def test_a_robber_who_leaves_has_robbed_what_is_robbed(zone: str, pick: str, script: str) -> None:
    table = friend(TAKE.format(zone, "one-rival", pick), "/ $1 $2 $3 +$1 +$2 +$3 / $1", f"P0 rob P1; {script}")
    gone(table, 0)
    kept = ["$2", "$3"] if script else ["$1", "$2", "$3"]
    assert (hand(table, 1) if zone == "hand" else money_of(table, 1)) == kept
    assert look(table).supply["$1"] == 16 - 2 - (not script), "what the robber held is in the supply"
    assert (asked(table), kind(table)) == ([1], "turn")


@rule("CE-G-31")
@pytest.mark.parametrize("leaver", [1, 2, 3])
def test_where_each_rival_gives_the_others_still_give(leaver: int) -> None:
    each = TAKE.format("hand", "each-rival", "victim").replace("count = 2", "count = 1")
    table = friend(each, "/ $1 $2 / $2 $3 / $3 $5")
    assert asked(table) == [1]
    gone(table, leaver)
    givers = [seat for seat in (1, 2, 3) if seat != leaver]
    for seat in givers:
        assert (asked(table), kind(table)) == ([seat], "give")
        table.say(seat, options(table, seat)[0])
    assert hand(table, 0) == [f"${(1, 2, 3)[seat - 1]}" for seat in givers]
    assert look(table).seats[0].more_cards == 1


@rule("CE-G-31")
def test_an_owner_who_leaves_before_the_robbery_is_not_robbed() -> None:
    whack = '{ do = "whack", count = 2, kind = "thug", owner = "rival", where = "board" }, '
    take = TAKE.format("hand", "victim", "look")
    at = "at morettis-gunsmith=P1 sunnyside-social-club=P2"
    table = friend(whack + take, f"/ $1 / $2 $3 / ; {at}", "P0 whack morettis-gunsmith")
    gone(table, 1)
    table.play("P0 whack sunnyside-social-club")
    assert (asked(table), options(table, 0)) == ([0], ["take $2", "take $3"]), "P2 is the only victim left"


# Controllers.

SHARED = "$1 / $2 / ; stacks wall-street=P1"


@rule("CE-G-31", "CE-CTRL-02")
def test_when_the_controller_leaves_before_the_order_is_settled_there_is_no_order_to_settle() -> None:
    table = left(SHARED, "P0 thug harcourt-and-vane", 1)
    assert (asked(table), kind(table), options(table, 0)) == ([0], "icons", ["launder $1", "pass"])
    assert hand(table, 0) == ["$1", "$1"]


@rule("CE-G-31", "CE-CTRL-02")
@pytest.mark.parametrize("mode", ["per_icon", "whole_front"])
def test_a_controller_who_leaves_has_no_share_and_the_active_player_goes_on(mode: str) -> None:
    board = f"{SHARED} ; options controller={mode}"
    table = left(board, "P0 thug harcourt-and-vane; P0 first P1", 1)
    assert (asked(table), kind(table), hand(table, 0)) == ([0], "icons", ["$1", "$1"])
    table.play("P0 pass")
    assert (asked(table), kind(table)) == ([2], "turn")


@rule("CE-G-31")
def test_a_controller_who_was_to_come_second_leaves_while_the_first_is_at_it() -> None:
    table = left(SHARED, "P0 thug harcourt-and-vane; P0 first P0", 1, "P0 launder $1")
    assert (asked(table), kind(table), money_of(table, 0)) == ([2], "turn", ["$1"])
    assert not cited(table, "CE-CTRL-02")


@rule("CE-G-31")
@pytest.mark.parametrize("first", ["P0", "P1"])
def test_an_active_player_who_leaves_takes_the_whole_front_along(first: str) -> None:
    table = left(SHARED, f"P0 thug harcourt-and-vane; P0 first {first}", 0)
    assert (asked(table), kind(table), figures(table)) == ([1], "turn", {})
    assert hand(table, 1) == (["$1", "$2"] if first == "P1" else ["$2"]), "what the controller had gained is kept"


@rule("CE-G-31")
def test_jobs_that_a_controller_looks_at_go_to_the_pile_when_the_active_player_leaves() -> None:
    script = "P0 thug penn-central-railroad; P0 first P1; P1 draw; draw vig-night; draw shakedown"
    table = left("/ / ; stacks midtown=P1", script, 0)
    assert (asked(table), kind(table), look(table).pile) == next_turn(1, ["vig-night", "shakedown"])


@rule("CE-G-31", "CE-TURF-09")
def test_a_winner_without_markers_leaves_and_the_turf_war_goes_on() -> None:
    nine = "stacks brooklyn=P0,P0,P0,P0,P0 chelsea=P0,P0,P0,P0"
    table = left(f"/ +$1 / +$1 ; phase turf ; {nine} ; at hell-gate=P0 morettis-gunsmith=P1", "", 0)
    assert "P1 wins chelsea with 1" in told(table)
    assert (stack(table, "queens"), stack(table, "chelsea"), look(table).phase) == ([], [1], "bribery")


# Offers.

OFFER = '{ do = "offer" }, { do = "hand-limit", amount = 1 }'


@rule("CE-G-31", "CE-DO-10")
def test_offers_of_the_others_stand_when_a_rival_leaves() -> None:
    table = friend(OFFER, "/ $1 $5 / $3 / $2", "P2 offer $3; P1 offer $5")
    gone(table, 1)
    assert (asked(table), kind(table), look(table, 2).said) == ([3], "offer", ["offer $3"])
    table.play("P3 offer $2")
    assert (money_of(table, 0), asked(table), kind(table)) == (["$3"], [2], "turn")


@rule("CE-G-31", "CE-DO-10")
def test_the_last_who_owes_an_offer_leaves_and_the_offers_are_shown() -> None:
    table = friend(OFFER, "/ $1 / $3 / $2", "P2 offer $3; P3 offer $2")
    gone(table, 1)
    assert (money_of(table, 0), hand(table, 2), hand(table, 3)) == (["$3"], [], [])
    assert (look(table).seats[0].more_cards, asked(table)) == (1, [2])


@rule("CE-G-31", "CE-DO-10")
def test_when_the_actor_leaves_all_keep_what_they_would_have_offered_and_nobody_hears_of_it() -> None:
    table = friend(OFFER, "/ $1 / $3 / $2", "P2 offer $3")
    gone(table, 0)
    assert [hand(table, seat) for seat in (1, 2, 3)] == [["$1"], ["$3"], ["$2"]]
    assert (asked(table), kind(table)) == ([1], "turn")
    assert not [line for line in told(table) if "offer" in line]


@rule("CE-G-31", "CE-DO-10")
def test_when_the_only_rival_with_cards_leaves_there_is_no_offer() -> None:
    table = friend(OFFER, "/ $1 / /")
    gone(table, 1)
    assert (money_of(table, 0), look(table).seats[0].more_cards, asked(table)) == ([], 1, [2])


# Bribery.


@rule("CE-G-31", "CE-BRIBE-03")
def test_bids_of_the_others_stand_when_a_bidder_leaves() -> None:
    table = left(BRIBES, "P0 bid $1; P1 bid $5; P1 done; P2 bid $3", 0)
    assert (asked(table), kind(table)) == ([2, 3], "bid")
    assert (look(table, 1).said, look(table, 2).said) == (["bid $5", "done"], ["bid $3"])
    table.play("P2 done; P3 bid $2; P3 done")
    assert cited(table, "CE-BRIBE-04") == [f"P{n} comes {n} in the bidding" for n in (1, 2, 3)]


@rule("CE-G-31", "CE-BRIBE-03")
def test_the_last_who_owes_a_bid_leaves_and_the_bids_are_opened() -> None:
    table = left(BRIBES, "P1 bid $5; P1 done; P2 done; P3 bid $2; P3 done", 0)
    assert (asked(table), kind(table), look(table).bids) == ([1], "ally", [[], ["$5"], [], ["$2"]])


@rule("CE-G-31", "CE-BRIBE-07")
def test_when_nobody_with_money_is_left_there_is_no_bribery() -> None:
    table = left("/ +$5 / ; phase bribery", "P1 bid $5", 1)
    assert (look(table).act, look(table).phase, kind(table)) == (2, "business", "turn")


@rule("CE-G-31", "CE-BRIBE-04")
def test_a_ranked_bidder_who_leaves_is_passed_over() -> None:
    bids = "P0 bid $1; P0 done; P1 bid $5; P1 done; P2 bid $3; P2 done; P3 bid $2; P3 done"
    table = left(BRIBES, bids, 1, "P2 take union-boss")
    assert (asked(table), options(table, 3)) == ([3], ["take hollywood-producer", "take small-time-bookie"])
    gone(table, 0)
    table.play("P3 take hollywood-producer")
    assert (look(table).phase, hand(table, 2), hand(table, 3)) == ("business", ["union-boss"], ["hollywood-producer"])
    assert money_of(table, 2) == []


@rule("CE-G-31", "CE-BRIBE-06")
def test_an_ally_more_is_left_for_the_last_bidder_when_another_leaves() -> None:
    bids = "P0 bid $1; P0 done; P1 bid $5; P1 done; P2 bid $3; P2 done; P3 bid $2; P3 done"
    table = left(BRIBES, f"{bids}; P1 take hollywood-producer", 2, "P3 take union-boss; P0 take small-time-bookie")
    assert (hand(table, 0), money_of(table, 0)) == (["small-time-bookie"], [])


# Tribute.

TRIBUTE = "7*$1 / 6*$1 gun / 6*$2 / $1 ; phase tribute"


@rule("CE-G-31", "CE-G-21")
def test_discards_of_the_others_stand_when_somebody_leaves() -> None:
    table = left(TRIBUTE, "P1 discard gun; P1 discard $1; P1 done; P2 discard $2; P0 discard $1", 0)
    assert (asked(table), look(table, 1).said) == ([2], ["discard gun", "discard $1", "done"])
    news = since(table, "P2 done")
    assert news[:3] == ["P1 discards $1", "P1 discards gun", "P2 discards $2"]


@rule("CE-G-31", "CE-G-21")
def test_the_last_who_owes_a_discard_leaves_and_the_others_discard() -> None:
    table = left(TRIBUTE, "P1 discard gun; P1 discard $1; P1 done; P2 discard $2; P2 done; P0 discard $1", 0)
    assert (look(table).act, len(hand(table, 1)), goods_of(table, 1)) == (2, 5, [])


@rule("CE-G-31")
@pytest.mark.parametrize("leaver", [3, 2])
def test_whoever_owes_no_discard_may_leave_and_all_else_stays(leaver: int) -> None:
    table = left(TRIBUTE, "P2 discard $2; P2 done; P1 discard gun", leaver)
    assert asked(table) == [0, 1]
    assert look(table, 1).said == ["discard gun"]
