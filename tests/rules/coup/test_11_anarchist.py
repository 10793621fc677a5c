"""Chapter 11: the Anarchist and the bomb."""

import pytest

from tests.cites import asked_by, closed, kind
from tests.counts import adds_up, deck, rules_of, treasury, whats
from tests.talk import asked, coins, hand, living, look, lost, options, refused, rule, scene

FOUR = "duke captain 5 / contessa ambassador 2 / assassin captain 2 / duke contessa 2 ; options anarchist"
FRAIL = "duke captain 5 / contessa ambassador 2 / assassin +captain 2 / duke contessa 2 ; options anarchist"
DEFUSED = "P0 bomb P1; P1 defuse; P2 pass; P3 pass; P0 pass"
HANDED_ON = "P0 bomb P1; P1 hand on P2; P2 pass; P3 pass; P0 pass"
CAUGHT = "P0 bomb P2; P2 defuse; P3 challenge; P2 concede"


@rule("COUP-ANAR-01")
@pytest.mark.parametrize("version", ["", " ; options reformation", " ; options inquisitor reformation"])
def test_without_the_anarchist_there_is_no_bomb(version: str) -> None:
    board = "duke captain 5 / contessa duke 2 / assassin captain 2"
    assert refused(scene(board + version), 0, "bomb P1") == "COUP-ANAR-01"
    assert "bomb P1" in options(scene(board + (version or " ; options") + " anarchist"), 0)


@rule("COUP-ANAR-01")
def test_the_bomb_is_in_no_deck_and_nobodys_between_turns() -> None:
    table = scene(FOUR, DEFUSED)
    assert sum(deck(table).values()) == 15
    assert look(table).bombed == []
    assert [step.kind for step in look(table).where] == ["turn"]


@rule("COUP-ANAR-02")
def test_five_coins_hand_the_bomb_to_another_player() -> None:
    table = scene(FOUR, "P0 bomb P2")
    assert (coins(table), treasury(table)) == ([0, 2, 2, 2], 44)
    assert (asked(table), kind(table)) == ([2], "bomb")
    assert rules_of(table, "declared") == rules_of(table, "handed") == ["COUP-ANAR-02"]
    assert look(table).bombed == [2]


@rule("COUP-ANAR-02")
def test_the_bomb_goes_to_a_living_other_and_costs_five() -> None:
    board = "duke captain {} / contessa ambassador 2 / +assassin +captain / duke contessa 2 ; options anarchist"
    table = scene(board.format(5))
    assert [word for word in options(table, 0) if "bomb" in word] == ["bomb P1", "bomb P3"]
    assert refused(table, 0, "bomb P0") == "COUP-ANAR-02"
    assert refused(table, 0, "bomb P2") == "COUP-ANAR-02"
    assert refused(scene(board.format(4)), 0, "bomb P1") == "COUP-TURN-07"


@rule("COUP-ANAR-03")
def test_the_throw_itself_is_neither_challenged_nor_blocked() -> None:
    table = scene(FOUR, "P0 bomb P1")
    assert kind(table) == "bomb", "no window opens"
    for seat in (1, 2, 3):
        assert refused(table, seat, "challenge") == "COUP-ANAR-03"
    for seat in (2, 3):
        assert refused(table, seat, "block contessa") == "COUP-ANAR-03"


@rule("COUP-ANAR-04")
def test_the_holder_has_three_ways_out() -> None:
    table = scene(FOUR, "P0 bomb P1")
    assert asked_by(table) == "COUP-ANAR-04"
    assert options(table, 1) == ["explode", "defuse", "hand on P2", "hand on P3"]


@rule("COUP-ANAR-05")
@pytest.mark.parametrize("card", ["contessa", "ambassador"])
def test_an_explosion_costs_the_holder_one_influence_of_choice(card: str) -> None:
    table = scene(FOUR, f"P0 bomb P1; P1 explode; P1 lose {card}")
    assert lost(table, 1) == [card]
    assert rules_of(table, "exploded") == rules_of(table, "lost") == ["COUP-ANAR-05"]
    assert look(table).bombed == []
    adds_up(table)


@rule("COUP-ANAR-06")
def test_an_undoubted_contessa_defuses_the_bomb() -> None:
    table = scene(FOUR, "P0 bomb P2; P2 defuse; P3 pass; P0 pass; P1 pass")
    assert living(table) == [0, 1, 2, 3]
    assert [lost(table, seat) for seat in range(4)] == [[]] * 4, "even a false one"
    assert rules_of(table, "defusing") == rules_of(table, "defused") == ["COUP-ANAR-06"]


@rule("COUP-ANAR-06", "COUP-ANAR-10")
def test_a_proven_contessa_defuses_the_bomb() -> None:
    table = scene(FOUR, "P0 bomb P1; P1 defuse; P2 challenge; P1 show contessa; draw duke; P2 lose captain")
    assert (lost(table, 1), lost(table, 2)) == ([], ["captain"])
    assert rules_of(table, "defused") == ["COUP-ANAR-06"]


@rule("COUP-ANAR-07")
def test_an_undoubted_contessa_hands_the_bomb_on() -> None:
    table = scene(FOUR, HANDED_ON)
    assert (asked(table), kind(table)) == ([2], "bomb")
    assert options(table, 2) == ["explode", "defuse", "hand on P3"], "the same three ways out"
    assert rules_of(table, "handing") == ["COUP-ANAR-07"]
    assert rules_of(table, "handed")[-1] == "COUP-ANAR-07"


@rule("COUP-ANAR-07", "COUP-ANAR-10")
def test_a_proven_contessa_hands_the_bomb_on() -> None:
    table = scene(FOUR, "P0 bomb P1; P1 hand on P3; P2 challenge; P1 show contessa; draw duke; P2 lose captain")
    assert (asked(table), kind(table)) == ([3], "bomb")


@rule("COUP-ANAR-07")
def test_the_bomb_is_not_handed_to_the_dead() -> None:
    table = scene(FOUR.replace("assassin captain 2", "+assassin +captain"), "P0 bomb P1")
    assert refused(table, 1, "hand on P2") == "COUP-ANAR-07"


@rule("COUP-ANAR-08")
def test_nobody_gets_the_bomb_twice_in_a_sequence() -> None:
    table = scene(FOUR, f"{HANDED_ON}; P2 hand on P3; P3 pass; P0 pass; P1 pass")
    assert options(table, 3) == ["explode", "defuse"]
    for seat in (1, 2):
        assert closed(table, 3)[f"hand on P{seat}"] == "COUP-ANAR-08"
        assert refused(table, 3, f"hand on P{seat}") == "COUP-ANAR-08"


@rule("COUP-ANAR-09")
def test_the_bomb_never_returns_to_the_payer() -> None:
    table = scene(FOUR, "P0 bomb P1")
    assert closed(table, 1) == {"hand on P0": "COUP-ANAR-09"}
    assert refused(table, 1, "hand on P0") == "COUP-ANAR-09"


@rule("COUP-ANAR-10")
@pytest.mark.parametrize("word", ["defuse", "hand on P3"])
def test_every_living_other_may_doubt_the_holders_contessa(word: str) -> None:
    table = scene(FOUR, f"P0 bomb P1; P1 {word}")
    assert (asked(table), kind(table), asked_by(table)) == ([2, 3, 0], "challenge", "COUP-ANAR-10")
    table.play("P2 pass; P3 pass; P0 challenge; P1 show contessa; draw assassin; P0 lose duke")
    assert hand(table, 1) == ["assassin", "ambassador"]
    assert lost(table, 0) == ["duke"]


@rule("COUP-ANAR-11")
@pytest.mark.parametrize("word", ["defuse", "hand on P1"])
def test_a_false_contessa_costs_two_influences_at_once(word: str) -> None:
    table = scene(FOUR, CAUGHT.replace("defuse", word))
    assert sorted(lost(table, 2)) == ["assassin", "captain"]
    assert rules_of(table, "lost") == ["COUP-ANAR-11"] * 2
    assert living(table) == [0, 1, 3]
    assert coins(table) == [0, 2, 0, 2]


@rule("COUP-ANAR-11")
def test_a_false_contessa_with_one_influence_left_is_simply_out() -> None:
    table = scene(FRAIL, CAUGHT)
    assert rules_of(table, "lost") == ["COUP-ANAR-11"]
    assert living(table) == [0, 1, 3]


@rule("COUP-ANAR-12")
def test_after_a_false_contessa_the_bomb_has_gone_off() -> None:
    table = scene(FOUR, "P0 bomb P2; P2 hand on P3; P3 challenge; P2 concede")
    assert rules_of(table, "exploded") == ["COUP-ANAR-12"]
    assert (asked(table), kind(table)) == ([1], "turn")
    assert whats(table).count("handed") == 1, "the named heir never had it"
    assert look(table).bombed == []


@rule("COUP-ANAR-13")
@pytest.mark.parametrize("character", ["contessa", "duke", "captain", "ambassador"])
def test_no_block_helps_against_the_bomb(character: str) -> None:
    table = scene(FOUR, "P0 bomb P1")
    assert refused(table, 1, f"block {character}") == "COUP-ANAR-13"


@rule("COUP-ANAR-13")
def test_nobody_blocks_a_claim_of_the_holder() -> None:
    table = scene(FOUR, "P0 bomb P1; P1 defuse")
    assert refused(table, 3, "block contessa") == "COUP-ANAR-13"


@rule("COUP-ANAR-14")
@pytest.mark.parametrize(
    "script",
    [
        "P0 bomb P3; P3 explode; P3 lose duke",
        DEFUSED,
        f"{HANDED_ON}; P2 hand on P3; P3 pass; P0 pass; P1 pass; P3 explode; P3 lose duke",
        CAUGHT,
    ],
)
def test_the_turn_passes_to_the_player_after_the_payer(script: str) -> None:
    table = scene(FOUR, script)
    assert (asked(table), kind(table)) == ([1], "turn")
