"""Chapter 10.4: embezzlement and its challenge turned on its head."""

import pytest

from tests.cites import asked_by, closed, kind
from tests.counts import adds_up, court, reserve, rules_of, whats
from tests.talk import asked, coins, hand, lost, options, refused, rule, said, scene, told

CLEAN = "captain contessa 2 / duke ambassador 2 / assassin captain 2 ; reserve 4 ; options reformation"
GUILTY = "duke captain 2 / contessa ambassador 2 / assassin captain 2 ; reserve 4 ; options reformation"
ACCUSED = "P0 embezzle; P1 challenge"


@rule("COUP-REF-EMBEZ-01")
def test_an_embezzler_takes_the_whole_reserve() -> None:
    table = scene(CLEAN, "P0 embezzle; P1 pass; P2 pass")
    assert (coins(table), reserve(table)) == ([6, 2, 2], 0)
    assert rules_of(table, "declared") == ["COUP-REF-EMBEZ-01"]


@rule("COUP-REF-EMBEZ-02")
def test_an_embezzler_claims_to_hold_no_duke_and_may_lie() -> None:
    table = scene(GUILTY, "P0 embezzle; P1 pass; P2 pass")
    assert coins(table) == [6, 2, 2]
    for board in (CLEAN, GUILTY):
        accused = scene(board, ACCUSED)
        assert (asked(accused), kind(accused), asked_by(accused)) == ([0], "prove", "COUP-REF-EMBEZ-02")


@rule("COUP-REF-EMBEZ-02")
def test_a_duke_that_lies_face_up_is_no_duke() -> None:
    table = scene("captain +duke 2 / duke ambassador 2 / assassin captain 2 ; reserve 4 ; options reformation", ACCUSED)
    assert options(table, 0) == ["show all", "concede"]


@rule("COUP-REF-EMBEZ-03")
def test_every_living_other_may_accuse_an_embezzler() -> None:
    board = (
        "captain contessa 2 / duke ambassador 2 / +assassin +captain / duke duke 2 ; reserve 4 ; options reformation"
    )
    table = scene(board, "P0 embezzle")
    assert (asked(table), kind(table), asked_by(table)) == ([1, 3], "challenge", "COUP-REF-EMBEZ-03")
    assert options(table, 3) == ["pass", "challenge"]


@rule("COUP-REF-EMBEZ-04")
def test_an_accused_embezzler_with_a_duke_can_only_confess() -> None:
    table = scene(GUILTY, ACCUSED)
    assert options(table, 0) == ["concede"]
    assert closed(table, 0) == {"show all": "COUP-REF-EMBEZ-04"}
    assert refused(table, 0, "show all") == "COUP-REF-EMBEZ-04"


@rule("COUP-REF-EMBEZ-05")
@pytest.mark.parametrize("card", ["duke", "captain"])
def test_a_confession_leaves_the_reserve_and_costs_an_influence_of_choice(card: str) -> None:
    table = scene(GUILTY, f"{ACCUSED}; P0 concede; P0 lose {card}")
    assert (coins(table), reserve(table), lost(table, 0)) == ([2, 2, 2], 4, [card])
    assert rules_of(table, "failed") == rules_of(table, "lost") == ["COUP-REF-EMBEZ-05"]


@rule("COUP-REF-EMBEZ-06")
def test_an_embezzler_without_a_duke_shows_every_hidden_card_to_all() -> None:
    table = scene(CLEAN, f"{ACCUSED}; P0 show all; draw assassin; draw assassin")
    assert rules_of(table, "showed") == ["COUP-REF-EMBEZ-06"] * 2
    assert {"P0 shows captain", "P0 shows contessa"} <= set(told(table))


@rule("COUP-REF-EMBEZ-06")
def test_an_embezzler_with_one_card_shows_that_one() -> None:
    table = scene(CLEAN.replace("contessa", "+contessa"), f"{ACCUSED}; P0 show all; draw assassin")
    assert [line for line in told(table) if "shows" in line] == ["P0 shows captain"]


@rule("COUP-REF-EMBEZ-07")
def test_what_was_shown_goes_into_the_court_before_as_many_are_drawn() -> None:
    table = scene(CLEAN, f"{ACCUSED}; P0 show all; draw contessa; draw captain")
    assert hand(table, 0) == ["captain", "contessa"], "both could be drawn again"
    fresh = scene(CLEAN, f"{ACCUSED}; P0 show all; draw assassin; draw ambassador; P1 lose duke")
    assert hand(fresh, 0) == ["assassin", "ambassador"]
    assert court(fresh) == {"duke": 2, "assassin": 1, "captain": 2, "ambassador": 1, "contessa": 3}
    adds_up(fresh)


@rule("COUP-REF-EMBEZ-07")
def test_only_the_embezzler_sees_the_new_cards() -> None:
    table = scene(CLEAN, f"{ACCUSED}; P0 show all; draw assassin; draw ambassador")
    assert rules_of(table, "drew", 0) == rules_of(table, "drew_card") == ["COUP-REF-EMBEZ-07"] * 2
    for viewer in (None, 1, 2):
        assert "drew" not in whats(table, viewer)


@rule("COUP-REF-EMBEZ-08")
def test_a_wrong_accusation_costs_the_accuser_an_influence_and_pays_the_embezzler() -> None:
    table = scene(CLEAN, f"{ACCUSED}; P0 show all; P1 lose duke")
    assert (coins(table), reserve(table), lost(table, 1)) == ([6, 2, 2], 0, ["duke"])
    assert rules_of(table, "embezzled") == ["COUP-REF-EMBEZ-08"]


@rule("COUP-REF-EMBEZ-09")
def test_where_nobody_accuses_the_reserve_is_taken_and_nothing_shown() -> None:
    table = scene(CLEAN, "P0 embezzle; P1 pass; P2 pass")
    assert rules_of(table, "embezzled") == ["COUP-REF-EMBEZ-09"]
    assert "showed" not in whats(table)


@rule("COUP-REF-EMBEZ-10")
def test_embezzlement_cannot_be_blocked() -> None:
    table = scene(CLEAN, "P0 embezzle")
    for seat in (1, 2):
        assert refused(table, seat, "block duke") == "COUP-REF-EMBEZ-10"
    table.play("P1 pass; P2 pass")
    assert refused(table, 2, "block duke") == "COUP-REF-EMBEZ-10"
    assert "blocked" not in whats(table)
    assert "COUP-CTR-05" not in said(table)
