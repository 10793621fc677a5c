"""Chapter 5: counteractions (blocks)."""

import pytest

from tests.cites import asked_by, cited, kind
from tests.talk import asked, coins, hand, living, look, lost, options, refused, rule, said, scene, told

THREE = "captain assassin 2 / contessa ambassador 2 / duke duke 2"
MURDER = "assassin duke 3 / captain contessa 2 / duke ambassador 2"
THEFT = "captain duke 2 / assassin contessa 2 / duke duke 2"
AT_THE_BLOCK = "P0 assassinate P1; P1 pass; P2 pass"
AT_THE_GATE = "P0 steal P1; P1 pass; P2 pass"


@rule("COUP-CTR-01")
def test_a_block_names_a_character_truthfully() -> None:
    table = scene(MURDER, AT_THE_BLOCK + "; P1 block contessa")
    assert cited(table, "COUP-CTR-01") == ["P1 blocks P0, claiming contessa"]
    table.play("P2 pass; P0 challenge")
    assert options(table, 1) == ["show contessa", "concede"]


@rule("COUP-CTR-01")
def test_a_block_may_be_a_bluff() -> None:
    table = scene(THEFT, AT_THE_GATE)
    assert options(table, 1) == ["pass", "block captain", "block ambassador"]
    table.play("P1 block ambassador; P2 pass; P0 pass")
    assert cited(table, "COUP-CTR-01") == ["P1 blocks P0, claiming ambassador"]
    assert coins(table) == [2, 2, 2]
    assert hand(table, 1) == ["assassin", "contessa"]


@rule("COUP-CTR-02")
def test_a_blocker_who_was_not_challenged_shows_no_card() -> None:
    table = scene(MURDER, AT_THE_BLOCK + "; P1 block contessa")
    assert refused(table, 1, "show contessa") == "COUP-CTR-02"
    table.play("P2 pass; P0 pass")
    assert not [fact for fact in told(table, 0) if "shows" in fact]
    assert (hand(table, 1), lost(table, 1)) == (["captain", "contessa"], [])


@rule("COUP-CTR-03")
def test_a_block_that_nobody_challenges_holds() -> None:
    table = scene(THREE, "P0 aid; P1 block duke; P2 pass")
    assert kind(table) == "challenge"
    assert "COUP-CTR-03" not in said(table)
    table.play("P2 pass; P0 pass")
    assert cited(table, "COUP-CTR-03") == ["the block of P1 stands"]
    assert coins(table) == [2, 2, 2]


@rule("COUP-CTR-03")
def test_a_block_can_be_challenged() -> None:
    table = scene(THREE, "P0 aid; P1 block duke; P2 pass; P2 pass; P0 challenge")
    assert (kind(table), asked(table)) == ("prove", [1])
    assert "COUP-CTR-03" not in said(table)


@rule("COUP-CTR-04")
def test_coins_paid_for_a_blocked_action_stay_in_the_treasury() -> None:
    table = scene(MURDER, AT_THE_BLOCK + "; P1 block contessa; P2 pass; P0 pass")
    assert coins(table) == [0, 2, 2]
    assert look(table).treasury == 46
    assert not [fact for fact in told(table) if "back" in fact]


@rule("COUP-CTR-05")
def test_any_other_player_may_block_foreign_aid_with_a_claimed_duke() -> None:
    table = scene(THREE, "P0 aid")
    assert asked(table) == [1, 2]
    assert asked_by(table) == "COUP-CTR-05"
    assert options(table, 1) == options(table, 2) == ["pass", "block duke"]


@rule("COUP-CTR-05")
@pytest.mark.parametrize("blocker", [1, 2])
def test_each_other_player_can_be_the_one_who_blocks_foreign_aid(blocker: int) -> None:
    other = 3 - blocker
    table = scene(THREE, f"P0 aid; P{blocker} block duke; P{other} pass")
    assert f"P{blocker} blocks P0, claiming duke" in told(table)
    table.play(f"P{other} pass; P0 pass")
    assert coins(table) == [2, 2, 2]


@rule("COUP-CTR-05")
@pytest.mark.parametrize("word", ["block captain", "block ambassador", "block contessa", "block assassin"])
def test_no_other_character_stops_foreign_aid(word: str) -> None:
    assert refused(scene(THREE, "P0 aid"), 1, word) == "COUP-CTR-05"


@rule("COUP-CTR-06")
def test_a_blocked_foreign_aid_yields_no_coins() -> None:
    table = scene(THREE, "P0 aid; P2 block duke; P1 pass; P0 pass; P1 pass")
    assert coins(table) == [2, 2, 2]
    assert look(table).treasury == 44
    assert cited(table, "COUP-CTR-06") == ["aid of P0 is stopped"]
    assert (kind(table), asked(table)) == ("turn", [1])


@rule("COUP-CTR-07")
def test_only_the_target_is_asked_to_block_an_assassination() -> None:
    table = scene(MURDER, AT_THE_BLOCK)
    assert asked(table) == [1]
    assert asked_by(table) == "COUP-CTR-07"
    assert options(table, 1) == ["pass", "block contessa"]


@rule("COUP-CTR-07")
def test_nobody_else_blocks_an_assassination() -> None:
    table = scene(MURDER, "P0 assassinate P1")
    assert refused(table, 2, "block contessa") == "COUP-CTR-07"
    table.play("P1 pass; P2 pass")
    assert refused(table, 2, "block contessa") == "COUP-CTR-07"


@rule("COUP-CTR-08")
def test_a_blocked_assassination_costs_nobody_an_influence_and_the_coins_are_gone() -> None:
    table = scene(MURDER, AT_THE_BLOCK + "; P1 block contessa; P2 pass; P0 pass")
    assert [lost(table, seat) for seat in range(3)] == [[], [], []]
    assert (coins(table), look(table).treasury) == ([0, 2, 2], 46)
    assert cited(table, "COUP-CTR-08") == ["assassinate of P0 is stopped"]
    assert (living(table), asked(table)) == ([0, 1, 2], [1])


@rule("COUP-CTR-09")
def test_only_the_player_being_robbed_is_asked_to_block_a_theft() -> None:
    table = scene(THEFT, AT_THE_GATE)
    assert asked(table) == [1]
    assert asked_by(table) == "COUP-CTR-09"
    assert options(table, 1) == ["pass", "block captain", "block ambassador"]


@rule("COUP-CTR-09")
def test_nobody_else_blocks_a_theft() -> None:
    table = scene(THEFT, "P0 steal P1")
    assert refused(table, 2, "block captain") == "COUP-CTR-09"
    table.play("P1 pass; P2 pass")
    assert refused(table, 2, "block ambassador") == "COUP-CTR-09"


@rule("COUP-CTR-09")
def test_exactly_one_character_is_named_against_a_theft() -> None:
    table = scene("captain duke 2 / captain ambassador 2 / duke duke 2", AT_THE_GATE)
    assert refused(table, 1, "block") == "TABLE-04"
    assert refused(table, 1, "block captain ambassador") == "TABLE-04"
    assert asked_by(table) == "COUP-CTR-09"


@rule("COUP-CTR-09")
def test_the_named_character_is_the_one_to_prove() -> None:
    table = scene("captain duke 2 / captain contessa 2 / duke duke 2", AT_THE_GATE)
    table.play("P1 block ambassador; P2 pass; P0 challenge")
    assert options(table, 1) == ["concede"]
    assert refused(table, 1, "show captain") == "COUP-CHAL-06"


@rule("COUP-CTR-10")
def test_a_blocked_theft_moves_no_coins() -> None:
    table = scene(THEFT, AT_THE_GATE + "; P1 block captain; P2 pass; P0 pass")
    assert (coins(table), look(table).treasury) == ([2, 2, 2], 44)
    assert cited(table, "COUP-CTR-10") == ["steal of P0 is stopped"]
    assert (kind(table), asked(table)) == ("turn", [1])
