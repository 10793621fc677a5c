"""Chapter 3: the turn."""

import pytest

from tests.cites import asked_by, cited, closed, kind
from tests.talk import asked, coins, hand, look, lost, options, refused, rule, said, scene, told

THREE = "duke captain 2 / assassin contessa 2 / duke duke 2"
RICH = "duke captain 10 / assassin contessa 2 / duke duke 2"


@rule("COUP-TURN-01")
def test_turns_go_clockwise() -> None:
    table = scene(THREE, "P0 income; P1 income; P2 income; P0 income")
    assert cited(table, "COUP-TURN-01") == ["the turn of P1", "the turn of P2", "the turn of P0", "the turn of P1"]
    assert asked(table) == [1]
    assert look(table).turn == 1


@rule("COUP-TURN-01")
def test_eliminated_players_are_skipped() -> None:
    table = scene("duke captain / +assassin +contessa / duke duke / +captain +assassin")
    for actor in (0, 2, 0, 2):
        assert asked(table) == [actor]
        table.say(actor, "income")


@rule("COUP-TURN-01")
def test_nobody_acts_before_their_turn() -> None:
    table = scene(THREE)
    assert refused(table, 1, "income") == "COUP-TURN-01"
    assert refused(table, 2, "steal P0") == "COUP-TURN-01"


@rule("COUP-TURN-02")
def test_a_turn_is_exactly_one_action() -> None:
    table = scene(THREE)
    assert asked(table) == [0]
    assert asked_by(table) == "COUP-TURN-02"
    table.say(0, "income")
    assert asked(table) == [1]
    assert refused(table, 0, "income") == "COUP-TURN-01"


@rule("COUP-TURN-02")
@pytest.mark.parametrize("word", ["challenge", "block duke", "show duke", "concede", "lose duke", "return duke"])
def test_a_reaction_is_no_action_for_a_turn(word: str) -> None:
    assert refused(scene(THREE), 0, word) == "COUP-TURN-02"


@rule("COUP-TURN-03")
def test_a_turn_cannot_be_passed() -> None:
    table = scene(THREE)
    assert "pass" not in options(table, 0)
    assert refused(table, 0, "pass") == "COUP-TURN-03"


@rule("COUP-TURN-03")
def test_a_turn_cannot_be_passed_with_ten_coins_either() -> None:
    assert refused(scene(RICH), 0, "pass") == "COUP-TURN-03"


@rule("COUP-TURN-04")
def test_the_others_may_block_before_an_action_takes_effect() -> None:
    table = scene(THREE, "P0 aid")
    assert (kind(table), asked(table)) == ("block", [1, 2])
    assert coins(table) == [2, 2, 2]


@rule("COUP-TURN-04")
def test_the_others_may_challenge_before_an_action_takes_effect() -> None:
    table = scene(THREE, "P0 tax")
    assert (kind(table), asked(table)) == ("challenge", [1, 2])
    assert coins(table) == [2, 2, 2]


@rule("COUP-TURN-04")
@pytest.mark.parametrize("word", ["income", "pass", "aid", "challenge", "block duke"])
def test_the_actor_waits_while_others_may_block(word: str) -> None:
    assert refused(scene(THREE, "P0 aid; P1 pass"), 0, word) == "COUP-TURN-04"


@rule("COUP-TURN-05")
def test_an_action_that_nobody_blocks_succeeds() -> None:
    table = scene(THREE, "P0 aid; P1 pass; P2 pass")
    assert coins(table) == [4, 2, 2]
    assert cited(table, "COUP-TURN-05") == ["nobody blocks P0"]


@rule("COUP-TURN-05")
def test_an_action_that_nobody_challenges_or_blocks_succeeds() -> None:
    table = scene(THREE, "P0 steal P1; P1 pass; P2 pass; P1 pass")
    assert coins(table) == [4, 0, 2]
    assert cited(table, "COUP-TURN-05") == ["nobody blocks P0"]
    assert asked(table) == [1]


@rule("COUP-TURN-05")
def test_a_claim_that_nobody_doubts_succeeds_even_if_it_is_a_lie() -> None:
    table = scene("captain captain / assassin contessa / duke duke", "P0 tax; P1 pass; P2 pass")
    assert coins(table) == [5, 2, 2]
    assert hand(table, 0) == ["captain", "captain"]


@rule("COUP-TURN-06")
@pytest.mark.parametrize("word", ["income", "tax", "pass", "concede"])
def test_an_action_does_nothing_before_its_challenge_is_settled(word: str) -> None:
    table = scene(THREE, "P0 tax; P1 pass")
    assert coins(table) == [2, 2, 2]
    assert refused(table, 0, word) == "COUP-TURN-06"


@rule("COUP-TURN-06")
def test_the_block_window_opens_after_the_challenge_window() -> None:
    table = scene(THREE, "P0 steal P1")
    assert kind(table) == "challenge"
    table.play("P1 pass; P2 pass")
    assert (kind(table), asked(table)) == ("block", [1])


@rule("COUP-TURN-06")
def test_a_block_does_nothing_before_its_challenge_is_settled() -> None:
    table = scene(THREE, "P0 aid; P1 block duke; P2 pass; P2 pass")
    assert refused(table, 1, "income") == "COUP-TURN-06"
    assert "COUP-CTR-06" not in said(table)
    table.play("P0 pass")
    assert "COUP-CTR-06" in said(table)


ALWAYS = ["income", "aid", "tax", "exchange", "steal P1", "steal P2"]
MURDER = ["assassinate P1", "assassinate P2"]
COUPS = ["coup P1", "coup P2"]


@rule("COUP-TURN-07")
@pytest.mark.parametrize(
    ("purse", "offered"),
    [
        (0, ALWAYS),
        (2, ALWAYS),
        (3, ALWAYS + MURDER),
        (6, ALWAYS + MURDER),
        (7, ALWAYS + MURDER + COUPS),
        (9, ALWAYS + MURDER + COUPS),
    ],
)
def test_every_action_you_can_pay_for_is_yours_to_choose(purse: int, offered: list[str]) -> None:
    table = scene(f"duke captain {purse} / assassin contessa 2 / duke duke 2")
    assert sorted(options(table, 0)) == sorted(offered)
    unpaid = [word for word in MURDER + COUPS if word not in offered]
    assert closed(table, 0) == dict.fromkeys(unpaid, "COUP-TURN-07")
    assert [refused(table, 0, word) for word in unpaid] == ["COUP-TURN-07"] * len(unpaid)


@rule("COUP-TURN-07")
@pytest.mark.parametrize("word", ["examine P1", "convert", "convert P1", "embezzle", "bomb P1"])
def test_an_action_of_another_version_is_not_yours_to_choose(word: str) -> None:
    table = scene("duke captain 9 / assassin contessa 2 / duke duke 2")
    assert word not in options(table, 0)
    assert word not in closed(table, 0)
    assert refused(table, 0, word) in {"COUP-INQ-02", "COUP-REF-COMP-02", "COUP-ANAR-01"}


@rule("COUP-TURN-08")
@pytest.mark.parametrize("cards", ["duke captain", "contessa contessa", "assassin +duke", "ambassador ambassador"])
def test_a_character_action_is_offered_whether_or_not_you_hold_the_character(cards: str) -> None:
    table = scene(f"{cards} 3 / captain captain 2 / assassin duke 2")
    assert sorted(options(table, 0)) == sorted(ALWAYS + MURDER)


@rule("COUP-TURN-09")
def test_no_card_is_shown_in_support_of_a_claim_nobody_doubts() -> None:
    table = scene(THREE, "P0 tax; P1 pass; P2 pass")
    assert not [fact for fact in told(table, 1) if "shows" in fact]
    assert [lost(table, seat) for seat in range(3)] == [[], [], []]


@rule("COUP-TURN-09")
def test_an_actor_who_was_not_challenged_may_not_show_a_card() -> None:
    table = scene(THREE, "P0 tax; P1 pass")
    assert refused(table, 0, "show duke") == "COUP-TURN-09"


@rule("COUP-TURN-10")
@pytest.mark.parametrize("purse", [10, 12])
def test_with_ten_coins_only_a_coup_is_legal(purse: int) -> None:
    table = scene(f"duke captain {purse} / assassin contessa 2 / duke duke 2")
    assert options(table, 0) == COUPS
    assert asked_by(table) == "COUP-TURN-10"
    assert closed(table, 0) == dict.fromkeys(ALWAYS + MURDER, "COUP-TURN-10")
    for word in ALWAYS + MURDER:
        assert refused(table, 0, word) == "COUP-TURN-10"
    table.play("P0 coup P2; P2 lose duke")
    assert coins(table)[0] == purse - 7


@rule("COUP-TURN-10")
def test_with_nine_coins_everything_is_still_open() -> None:
    table = scene("duke captain 9 / assassin contessa 2 / duke duke 2")
    assert asked_by(table) == "COUP-TURN-02"
    assert closed(table, 0) == {}


@rule("COUP-TURN-11")
def test_reaching_ten_coins_obliges_to_nothing_before_the_next_turn() -> None:
    table = scene("duke captain 9 / assassin contessa 2 / duke duke 2", "P0 income")
    assert coins(table)[0] == 10
    assert asked(table) == [1]
    table.play("P1 tax")
    assert asked(table) == [2, 0]
    assert options(table, 0) == ["pass", "challenge"]
    table.play("P0 pass; P2 pass; P2 income")
    assert options(table, 0) == COUPS


@rule("COUP-TURN-11")
def test_a_purse_robbed_below_ten_before_the_turn_forces_nothing() -> None:
    table = scene("duke captain 9 / assassin contessa 2 / duke duke 2", "P0 income; P1 steal P0")
    table.play("P2 pass; P0 pass; P0 pass; P2 income")
    assert coins(table)[0] == 8
    assert "income" in options(table, 0)
