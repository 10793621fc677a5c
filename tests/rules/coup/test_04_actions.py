"""Chapter 4: general actions and character actions."""

import pytest

from tests.cites import asked_by, cited, kind
from tests.talk import asked, coins, hand, living, look, lost, options, refused, rule, said, scene, told

THREE = "duke captain 2 / assassin contessa 2 / duke duke 2"
COUP = "duke captain 8 / assassin contessa 2 / duke duke 2"
MURDER = "assassin duke 3 / captain contessa 2 / duke ambassador 2"
THEFT = "captain duke 2 / assassin contessa 2 / duke duke 2"
ENVOY = "ambassador captain / assassin contessa / duke duke"
EXCHANGE = "P0 exchange; P1 pass; P2 pass; draw duke; draw contessa"


# General actions.


@rule("COUP-GEN-01")
def test_income_takes_one_coin_and_the_turn_is_over() -> None:
    table = scene(THREE, "P0 income")
    assert coins(table) == [3, 2, 2]
    assert look(table).treasury == 43
    assert cited(table, "COUP-GEN-01") == ["P0: income", "P0 takes 1"]
    assert (kind(table), asked(table)) == ("turn", [1])


@rule("COUP-GEN-01")
def test_income_can_be_neither_blocked_nor_challenged() -> None:
    table = scene(THREE, "P0 income")
    assert refused(table, 2, "block duke") == "COUP-GEN-01"
    assert refused(table, 2, "challenge") == "COUP-GEN-01"


@rule("COUP-GEN-02")
def test_foreign_aid_takes_two_coins() -> None:
    table = scene(THREE, "P0 aid; P1 pass; P2 pass")
    assert coins(table) == [4, 2, 2]
    assert look(table).treasury == 42
    assert cited(table, "COUP-GEN-02") == ["P0: aid", "P0 takes 2"]


@rule("COUP-GEN-02")
def test_foreign_aid_is_not_challenged_but_a_claimed_duke_stops_it() -> None:
    table = scene(THREE, "P0 aid")
    assert options(table, 1) == options(table, 2) == ["pass", "block duke"]
    table.play("P1 block duke; P2 pass; P2 pass; P0 pass")
    assert coins(table) == [2, 2, 2]


@rule("COUP-GEN-03")
def test_a_coup_costs_seven_coins_and_names_a_player() -> None:
    table = scene(COUP, "P0 coup P2")
    assert coins(table) == [1, 2, 2]
    assert look(table).treasury == 45
    assert cited(table, "COUP-GEN-03") == ["P0: coup P2"]
    assert asked(table) == [2]


@rule("COUP-GEN-03")
def test_a_coup_is_aimed_at_another_living_player() -> None:
    table = scene("duke captain 7 / +assassin +contessa 0 / duke duke 2")
    assert [word for word in options(table, 0) if word.startswith("coup")] == ["coup P2"]
    assert refused(table, 0, "coup P0") == "COUP-GEN-03"
    assert refused(table, 0, "coup P1") == "COUP-GEN-03"
    assert refused(table, 0, "coup P7") == "COUP-GEN-03"


@rule("COUP-GEN-04")
def test_the_victim_of_a_coup_loses_an_influence_immediately() -> None:
    table = scene(COUP, "P0 coup P1")
    assert (kind(table), asked(table)) == ("lose", [1])
    table.play("P1 lose contessa")
    assert [lost(table, seat) for seat in range(3)] == [[], ["contessa"], []]
    assert cited(table, "COUP-GEN-04") == ["P1 loses contessa"]
    assert asked(table) == [1]


@rule("COUP-GEN-05")
def test_a_coup_cannot_be_challenged_or_blocked() -> None:
    table = scene(COUP, "P0 coup P1")
    assert kind(table) == "lose"
    for word in ("challenge", "block contessa", "block duke"):
        assert refused(table, 2, word) == "COUP-GEN-05"
    assert refused(table, 1, "block contessa") == "COUP-INFL-02"
    table.play("P1 lose assassin")
    assert refused(table, 2, "challenge") == "COUP-GEN-05"


@rule("COUP-GEN-06")
@pytest.mark.parametrize("cards", ["duke captain", "contessa contessa", "ambassador +assassin"])
@pytest.mark.parametrize("purse", range(10))
def test_general_actions_need_no_character(cards: str, purse: int) -> None:
    table = scene(f"{cards} {purse} / captain captain 2 / duke duke 2")
    assert {"income", "aid"} <= set(options(table, 0))
    assert ("coup P1" in options(table, 0)) == (purse >= 7)


# Tax.


@rule("COUP-CHR-01")
def test_the_duke_collects_three_coins() -> None:
    table = scene(THREE, "P0 tax; P1 pass; P2 pass")
    assert coins(table) == [5, 2, 2]
    assert look(table).treasury == 41
    assert cited(table, "COUP-CHR-01") == ["P0: tax", "P0 takes 3"]


@rule("COUP-CHR-01")
def test_tax_claims_the_duke() -> None:
    table = scene(THREE, "P0 tax; P1 challenge")
    assert options(table, 0) == ["show duke", "concede"]


@rule("COUP-CHR-11")
@pytest.mark.parametrize("word", ["block duke", "block captain", "block contessa"])
def test_tax_cannot_be_blocked(word: str) -> None:
    table = scene(THREE, "P0 tax")
    assert refused(table, 1, word) == "COUP-CHR-11"
    table.play("P1 pass; P2 pass")
    assert kind(table) == "turn"
    assert refused(table, 2, word) == "COUP-CHR-11"


# Assassination.


@rule("COUP-CHR-02")
def test_the_assassin_is_paid_three_coins_at_once() -> None:
    table = scene(MURDER, "P0 assassinate P1")
    assert coins(table) == [0, 2, 2]
    assert look(table).treasury == 46
    assert cited(table, "COUP-CHR-02") == ["P0: assassinate P1"]
    assert "P0 pays 3" in told(table)
    assert kind(table) == "challenge"


@rule("COUP-CHR-02")
def test_an_assassination_is_aimed_at_another_living_player() -> None:
    table = scene("assassin duke 3 / +captain +contessa / duke ambassador 2")
    assert [word for word in options(table, 0) if word.startswith("assassinate")] == ["assassinate P2"]
    assert refused(table, 0, "assassinate P0") == "COUP-CHR-02"
    assert refused(table, 0, "assassinate P1") == "COUP-CHR-02"


@rule("COUP-CHR-02")
def test_assassination_claims_the_assassin() -> None:
    table = scene(MURDER, "P0 assassinate P1; P1 pass; P2 challenge")
    assert options(table, 0) == ["show assassin", "concede"]


@rule("COUP-CHR-03")
def test_an_assassination_that_succeeds_takes_an_influence_immediately() -> None:
    table = scene(MURDER, "P0 assassinate P1; P1 pass; P2 pass; P1 pass")
    assert (kind(table), asked(table)) == ("lose", [1])
    table.play("P1 lose captain")
    assert [lost(table, seat) for seat in range(3)] == [[], ["captain"], []]
    assert cited(table, "COUP-CHR-03") == ["P1 loses captain"]


@rule("COUP-CHR-04")
def test_an_assassination_can_be_blocked_with_a_claimed_contessa() -> None:
    table = scene(MURDER, "P0 assassinate P1; P1 pass; P2 pass")
    assert options(table, 1) == ["pass", "block contessa"]
    table.play("P1 block contessa; P2 pass; P0 pass")
    assert lost(table, 1) == []


@rule("COUP-CHR-04")
@pytest.mark.parametrize("word", ["block duke", "block assassin", "block captain", "block ambassador"])
def test_no_other_character_stops_an_assassin(word: str) -> None:
    table = scene(MURDER, "P0 assassinate P1; P1 pass; P2 pass")
    assert refused(table, 1, word) == "COUP-CHR-04"


# Theft.


@rule("COUP-CHR-05")
def test_the_captain_takes_two_coins_from_another_player() -> None:
    table = scene("captain duke 2 / assassin contessa 5 / duke duke 2", "P0 steal P1; P1 pass; P2 pass; P1 pass")
    assert coins(table) == [4, 3, 2]
    assert look(table).treasury == 41
    assert cited(table, "COUP-CHR-05") == ["P0: steal P1", "P0 steals 2 from P1"]


@rule("COUP-CHR-05")
def test_two_coins_are_all_that_is_stolen_from_a_purse_of_two() -> None:
    table = scene(THEFT, "P0 steal P1; P1 pass; P2 pass; P1 pass")
    assert coins(table) == [4, 0, 2]
    assert "COUP-CHR-06" not in said(table)


@rule("COUP-CHR-05")
def test_a_theft_is_aimed_at_another_living_player() -> None:
    table = scene("captain duke 2 / +assassin +contessa / duke duke 2")
    assert [word for word in options(table, 0) if word.startswith("steal")] == ["steal P2"]
    assert refused(table, 0, "steal P0") == "COUP-CHR-05"
    assert refused(table, 0, "steal P1") == "COUP-CHR-05"


@rule("COUP-CHR-05")
def test_theft_claims_the_captain() -> None:
    table = scene(THEFT, "P0 steal P1; P1 challenge")
    assert options(table, 0) == ["show captain", "concede"]


@rule("COUP-CHR-06")
def test_from_a_player_with_one_coin_the_captain_takes_that_one() -> None:
    table = scene("captain duke 2 / assassin contessa 1 / duke duke 2", "P0 steal P1; P1 pass; P2 pass; P1 pass")
    assert coins(table) == [3, 0, 2]
    assert cited(table, "COUP-CHR-06") == ["P0 steals 1 from P1"]


@rule("COUP-CHR-07")
@pytest.mark.parametrize("character", ["captain", "ambassador"])
def test_theft_can_be_blocked_with_a_claimed_captain_or_ambassador(character: str) -> None:
    table = scene(THEFT, "P0 steal P1; P1 pass; P2 pass")
    assert options(table, 1) == ["pass", "block captain", "block ambassador"]
    table.play(f"P1 block {character}; P2 pass; P0 pass")
    assert coins(table) == [2, 2, 2]


@rule("COUP-CHR-07")
@pytest.mark.parametrize("word", ["block duke", "block assassin", "block contessa"])
def test_no_other_character_stops_a_captain(word: str) -> None:
    table = scene(THEFT, "P0 steal P1; P1 pass; P2 pass")
    assert refused(table, 1, word) == "COUP-CHR-07"


# Exchange.


@rule("COUP-CHR-08")
def test_the_ambassador_draws_two_cards_that_nobody_else_sees() -> None:
    table = scene(ENVOY, EXCHANGE)
    assert hand(table, 0) == ["duke", "captain", "ambassador", "contessa"]
    assert look(table, 0).drawn == ["duke", "contessa"]
    assert cited(table, "COUP-CHR-08", 0) == [
        "P0: exchange",
        *["P0 draws duke", "P0 draws a card"],
        *["P0 draws contessa", "P0 draws a card"],
    ]
    for viewer in (None, 1, 2):
        assert cited(table, "COUP-CHR-08", viewer) == ["P0: exchange", "P0 draws a card", "P0 draws a card"]
        assert look(table, viewer).drawn == []
        assert look(table, viewer).court == 7
        assert look(table, viewer).seats[0].cards == 2


@rule("COUP-CHR-08")
def test_exchange_claims_the_ambassador() -> None:
    table = scene(ENVOY, "P0 exchange; P1 challenge")
    assert options(table, 0) == ["show ambassador", "concede"]


@rule("COUP-CHR-09")
@pytest.mark.parametrize(
    ("back", "kept"),
    [
        ("duke contessa", ["captain", "ambassador"]),
        ("contessa captain", ["duke", "ambassador"]),
        ("captain ambassador", ["duke", "contessa"]),
    ],
)
def test_none_one_or_both_drawn_cards_are_kept_and_two_go_back(back: str, kept: list[str]) -> None:
    table = scene(ENVOY, EXCHANGE)
    assert asked_by(table) == "COUP-CHR-09"
    first, second = back.split()
    table.play(f"P0 return {first}")
    assert asked(table) == [0]
    table.play(f"P0 return {second}")
    assert hand(table, 0) == kept
    assert look(table).court == 9
    assert cited(table, "COUP-CHR-09", 0) == [f"P0 returns {first}", f"P0 returns {second}"]
    assert (kind(table), asked(table)) == ("turn", [1])


@rule("COUP-CHR-09")
def test_nobody_else_learns_what_went_back() -> None:
    table = scene(ENVOY, EXCHANGE + "; P0 return captain; P0 return contessa")
    for viewer in (None, 1, 2):
        assert cited(table, "COUP-CHR-09", viewer) == []
        assert "P0 has returned 2, and the court is shuffled" in told(table, viewer)


@rule("COUP-CHR-09")
def test_with_one_influence_three_cards_are_seen_and_one_is_kept() -> None:
    start = "contessa +duke / captain captain / assassin assassin"
    table = scene(start, "P0 exchange; P1 pass; P2 pass; draw assassin; draw captain")
    assert hand(table, 0) == ["assassin", "captain", "contessa"]
    table.play("P0 return contessa; P0 return captain")
    assert (hand(table, 0), lost(table, 0)) == (["assassin"], ["duke"])
    assert (living(table), look(table).court) == ([0, 1, 2], 9)


@rule("COUP-CHR-09")
def test_only_a_card_in_hand_can_go_back() -> None:
    table = scene(ENVOY, EXCHANGE)
    assert refused(table, 0, "return assassin") == "COUP-CHR-09"
    assert refused(table, 0, "pass") == "COUP-CHR-09"
    table.play("P0 return duke")
    assert refused(table, 0, "return duke") == "COUP-CHR-09"


@rule("COUP-CHR-10")
@pytest.mark.parametrize("word", ["block duke", "block ambassador", "block contessa"])
def test_an_exchange_cannot_be_blocked(word: str) -> None:
    table = scene(ENVOY, "P0 exchange")
    assert refused(table, 1, word) == "COUP-CHR-10"
    table.play("P1 pass; P2 pass")
    assert kind(table) == "return"
    assert refused(table, 1, word) == "COUP-CHR-10"
