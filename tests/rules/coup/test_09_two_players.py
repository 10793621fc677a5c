"""Chapter 9: two players."""

from typing import cast

import pytest

import backroom
from backroom.games.coup.state import Coup
from backroom.games.coup.words import ROLES
from backroom.kernel.run import odds
from tests.cites import asked_by, cited, kind
from tests.talk import asked, coins, hand, look, options, refused, rule, said, told

SET = ["duke", "assassin", "captain", "ambassador", "contessa"]
DRAFT = "P0 draft duke; P1 draft contessa; draw assassin; draw captain"


def two(form: str = "", script: str = "", **more: object) -> backroom.Table:
    table = backroom.new("coup", seats=2, seed=3, options=({"two_player": form} if form else {}) | more)
    table.play(script)
    return table


def court(table: backroom.Table) -> list[str]:
    return [ROLES[role] for role, n in enumerate(cast(Coup, table.state).hidden.court.counts) for _ in range(n)]


@rule("COUP-2P-01")
@pytest.mark.parametrize("form", ["draft", "plain"])
@pytest.mark.parametrize(("first", "purses"), [(0, [1, 2]), (1, [2, 1])])
def test_with_two_players_the_starter_has_one_coin(form: str, first: int, purses: list[int]) -> None:
    table = two(form, first_player=first)
    assert coins(table) == purses
    assert look(table).treasury == 47
    assert cited(table, "COUP-2P-01") == [f"P{first} takes 1"]
    assert cited(table, "COUP-SETUP-04") == [f"P{1 - first} takes 2"]


@rule("COUP-2P-01")
def test_with_three_players_nobody_starts_short() -> None:
    table = backroom.new("coup", seats=3)
    assert "COUP-2P-01" not in said(table)


@rule("COUP-2P-02")
def test_the_plain_form_deals_two_cards_each_from_the_full_deck() -> None:
    table = two("plain", "draw duke; draw duke; draw duke; draw captain")
    assert [hand(table, seat) for seat in (0, 1)] == [["duke", "duke"], ["duke", "captain"]]
    assert look(table).court == 11
    assert cited(table, "COUP-2P-02", 0) == [
        *["P0 draws duke", "P0 draws a card"] * 2,
        *["P1 draws a card"] * 2,
    ]
    assert cited(table, "COUP-2P-02") == ["P0 draws a card"] * 2 + ["P1 draws a card"] * 2
    assert (kind(table), asked(table)) == ("turn", [0])


@rule("COUP-2P-02")
def test_the_draft_is_the_default_for_two() -> None:
    assert kind(two()) == "draft"
    assert "COUP-2P-02" not in said(two("draft", DRAFT))


@rule("COUP-2P-03")
def test_each_of_the_two_picks_from_a_set_with_one_of_each_character() -> None:
    table = two("draft")
    for seat in (0, 1):
        assert options(table, seat) == [f"draft {card}" for card in SET]
    table.play("P0 draft duke; P1 draft duke; draw duke; draw captain")  # each set has its own Duke
    assert [hand(table, seat) for seat in (0, 1)] == [["duke", "duke"], ["duke", "captain"]]


@rule("COUP-2P-03")
def test_only_a_card_of_the_set_can_be_drafted() -> None:
    assert refused(two("draft"), 0, "draft inquisitor") == "COUP-2P-03"
    assert refused(two("draft", inquisitor=True), 1, "draft ambassador") == "COUP-2P-03"


@rule("COUP-2P-04")
def test_both_choose_one_card_in_secret() -> None:
    table = two("draft")
    assert (kind(table), asked(table), asked_by(table)) == ("draft", [0, 1], "COUP-2P-04")
    before = look(table, 1), told(table, 1)
    table.say(0, "draft captain")
    assert (look(table, 1), told(table, 1)) == before
    table.play("P1 draft contessa; draw duke; draw assassin")
    assert [hand(table, seat) for seat in (0, 1)] == [["duke", "captain"], ["assassin", "contessa"]]
    assert cited(table, "COUP-2P-04", 0) == ["P0 keeps captain"]
    assert cited(table, "COUP-2P-04", 1) == ["P1 keeps contessa"]
    assert cited(table, "COUP-2P-04") == []


@rule("COUP-2P-04")
def test_the_order_of_choosing_does_not_matter() -> None:
    table = two("draft", "P1 draft contessa; P0 draft duke; draw assassin; draw captain")
    same = two("draft", DRAFT)
    assert [look(table, viewer) for viewer in (None, 0, 1)] == [look(same, viewer) for viewer in (None, 0, 1)]


@rule("COUP-2P-05")
def test_the_four_cards_not_drafted_leave_the_game_unseen() -> None:
    table = two("draft", DRAFT)
    assert cited(table, "COUP-2P-05") == ["both have chosen; 4 cards of each leave the game"]
    assert look(table, 0).removed == ["assassin", "captain", "ambassador", "contessa"]
    assert look(table, 1).removed == ["duke", "assassin", "captain", "ambassador"]
    assert look(table).removed == []


@rule("COUP-2P-05")
def test_the_opponent_never_learns_which_cards_left() -> None:
    table = two("draft", DRAFT)
    other = two("draft", "P0 draft duke; P1 draft ambassador; draw assassin; draw captain")
    assert look(table, 0) == look(other, 0)
    assert told(table, 0) == told(other, 0)


@rule("COUP-2P-05")
def test_the_cards_not_drafted_do_not_join_the_court() -> None:
    assert court(two("draft", DRAFT)) == ["duke", "ambassador", "contessa"]


@rule("COUP-2P-06")
def test_both_are_dealt_one_card_of_the_shuffled_third_set() -> None:
    table = two("draft")
    table.hear(0, "draft duke")
    table.hear(1, "draft contessa")
    assert odds(table.state) == [1, 1, 1, 1, 1, 0]
    table.play("draw duke; draw captain")
    assert [hand(table, seat) for seat in (0, 1)] == [["duke", "duke"], ["captain", "contessa"]]
    assert cited(table, "COUP-2P-06", 0) == ["P0 draws duke", "P0 draws a card", "P1 draws a card"]
    assert cited(table, "COUP-2P-06") == ["P0 draws a card", "P1 draws a card"]


@rule("COUP-2P-06")
def test_the_two_second_cards_differ() -> None:
    with pytest.raises(backroom.Illegal, match="there is none to draw"):
        two("draft", "P0 draft duke; P1 draft contessa; draw captain; draw captain")


@rule("COUP-2P-07")
def test_the_draft_leaves_a_court_of_three() -> None:
    table = two("draft", DRAFT)
    assert [look(table, viewer).court for viewer in (None, 0, 1)] == [3, 3, 3]
    assert len(court(table)) == 3
    assert (kind(table), asked(table)) == ("turn", [0])
