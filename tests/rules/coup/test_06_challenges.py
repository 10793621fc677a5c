"""Chapter 6: challenges."""

import pytest

from tests.cites import asked_by, cited, closed, kind
from tests.talk import asked, coins, hand, living, look, lost, options, refused, rule, said, scene, told

DUEL = "duke captain 2 / assassin contessa 2 / duke duke 2"
BLUFF = "captain assassin 2 / contessa ambassador 2 / duke duke 2"
MURDER = "assassin duke 3 / captain contessa 2 / duke ambassador 2"
FALSE_MURDER = "captain duke 3 / captain ambassador 2 / duke contessa 2"
PROOF = "P0 tax; P1 challenge; P2 pass; P0 show duke; draw captain"


@rule("COUP-CHAL-01")
@pytest.mark.parametrize("action", ["tax", "steal P1", "exchange", "assassinate P1"])
def test_every_character_action_can_be_challenged(action: str) -> None:
    table = scene(MURDER, f"P0 {action}")
    assert (kind(table), asked_by(table)) == ("challenge", "COUP-CHAL-01")
    assert options(table, 1) == options(table, 2) == ["pass", "challenge"]


@rule("COUP-CHAL-01")
@pytest.mark.parametrize(
    ("action", "block"), [("aid", "duke"), ("steal P1", "ambassador"), ("assassinate P1", "contessa")]
)
def test_every_block_can_be_challenged(action: str, block: str) -> None:
    doubts = "" if action == "aid" else "P1 pass; P2 pass;"
    table = scene(MURDER, f"P0 {action}; {doubts} P1 block {block}; P2 pass")
    assert kind(table) == "challenge"
    assert options(table, 0) == ["pass", "challenge"]


@rule("COUP-CHAL-02")
def test_an_action_without_a_claim_cannot_be_challenged() -> None:
    table = scene(DUEL, "P0 aid")
    assert "challenge" not in options(table, 1)
    assert refused(table, 1, "challenge") == "COUP-CHAL-02"
    assert refused(table, 2, "challenge") == "COUP-CHAL-02"


@rule("COUP-CHAL-02")
def test_foreign_aid_cannot_be_challenged_afterwards_either() -> None:
    table = scene(DUEL, "P0 aid; P1 pass; P2 pass")
    assert refused(table, 2, "challenge") == "COUP-CHAL-02"


@rule("COUP-CHAL-02")
@pytest.mark.parametrize("action", ["income", "aid", "coup P1"])
def test_no_challenge_is_asked_for_without_a_claim(action: str) -> None:
    table = scene("duke captain 7 / assassin contessa 2 / duke duke 2", f"P0 {action}")
    assert kind(table) != "challenge"


@rule("COUP-CHAL-03")
def test_any_other_living_player_may_challenge_involved_or_not() -> None:
    start = "captain duke 3 / assassin contessa 2 / +duke +duke / ambassador ambassador 2 / captain contessa 2"
    table = scene(start, "P0 steal P1")
    assert asked(table) == [1, 3, 4]
    table.play("P1 pass; P3 pass; P4 challenge; P0 concede; P0 lose duke")
    assert coins(table) == [3, 2, 0, 2, 2]


@rule("COUP-CHAL-03")
def test_nobody_doubts_their_own_word() -> None:
    table = scene(DUEL, "P0 tax")
    assert refused(table, 0, "challenge") == "COUP-CHAL-03"
    table = scene(BLUFF, "P0 aid; P1 block duke; P2 pass")
    assert refused(table, 1, "challenge") == "COUP-CHAL-03"


@rule("COUP-CHAL-04")
def test_after_a_block_all_others_the_actor_included_may_challenge_it() -> None:
    table = scene(BLUFF, "P0 aid; P1 block duke; P2 pass")
    assert (kind(table), asked_by(table)) == ("challenge", "COUP-CHAL-04")
    assert asked(table) == [2, 0]
    table.play("P0 challenge")
    assert asked(table) == [2]  # an earlier seat may still speak up


@rule("COUP-CHAL-04")
def test_a_bystander_may_challenge_a_block() -> None:
    table = scene(BLUFF, "P0 aid; P1 block duke; P2 pass; P2 challenge; P1 concede; P1 lose contessa")
    assert coins(table) == [4, 2, 2]
    assert "P2 challenges P1: duke?" in told(table)


@rule("COUP-CHAL-05")
def test_a_claim_that_was_let_pass_stands() -> None:
    table = scene("captain captain / assassin contessa / duke duke", "P0 tax; P1 pass; P2 pass")
    assert cited(table, "COUP-CHAL-05") == ["nobody challenges P0: duke"]
    assert refused(table, 2, "challenge") == "COUP-CHAL-05"
    assert coins(table) == [5, 2, 2]


@rule("COUP-CHAL-05")
def test_a_claim_cannot_be_doubted_once_its_block_window_is_open() -> None:
    table = scene(MURDER, "P0 assassinate P1; P1 pass; P2 pass")
    assert refused(table, 1, "challenge") == "COUP-CHAL-05"
    assert refused(table, 2, "challenge") == "COUP-CHAL-05"


@rule("COUP-CHAL-05")
def test_a_claim_cannot_be_doubted_once_it_is_being_carried_out() -> None:
    table = scene("duke duke / assassin contessa / captain captain", "P0 exchange; P1 pass; P2 pass")
    assert kind(table) == "return"
    assert refused(table, 1, "challenge") == "COUP-CHAL-05"


@rule("COUP-CHAL-06")
def test_the_claim_is_proven_with_the_very_character_claimed() -> None:
    table = scene(DUEL, "P0 tax; P1 challenge")
    assert (kind(table), asked(table), asked_by(table)) == ("prove", [0], "COUP-CHAL-06")
    assert options(table, 0) == ["show duke", "concede"]
    assert refused(table, 0, "show captain") == "COUP-CHAL-06"


@rule("COUP-CHAL-06")
def test_without_the_character_nothing_can_be_shown() -> None:
    table = scene(BLUFF, "P0 tax; P1 challenge")
    assert options(table, 0) == ["concede"]
    assert closed(table, 0) == {"show duke": "COUP-CHAL-06"}
    assert refused(table, 0, "show duke") == "COUP-CHAL-06"


@rule("COUP-CHAL-07")
def test_who_cannot_prove_loses_the_challenge() -> None:
    table = scene(BLUFF, "P0 tax; P1 challenge; P0 concede; P0 lose captain")
    assert cited(table, "COUP-CHAL-07") == ["P0 does not prove: duke"]
    assert (hand(table, 0), lost(table, 0)) == (["assassin"], ["captain"])
    assert coins(table) == [2, 2, 2]


@rule("COUP-CHAL-07")
def test_who_could_prove_and_would_rather_not_loses_the_challenge() -> None:
    table = scene(DUEL, "P0 tax; P1 challenge; P0 concede; P0 lose captain")
    assert cited(table, "COUP-CHAL-07") == ["P0 does not prove: duke"]
    assert (hand(table, 0), lost(table, 0)) == (["duke"], ["captain"])
    assert coins(table) == [2, 2, 2]


@rule("COUP-CHAL-08")
def test_a_proven_claim_means_that_the_challenger_has_lost() -> None:
    table = scene(DUEL, PROOF)
    assert cited(table, "COUP-CHAL-08") == ["P0 shows duke"]
    assert (kind(table), asked(table)) == ("lose", [1])
    table.play("P1 lose assassin")
    assert [lost(table, seat) for seat in range(3)] == [[], ["assassin"], []]


@rule("COUP-CHAL-09")
@pytest.mark.parametrize("card", ["assassin", "contessa"])
def test_the_losing_challenger_gives_up_an_influence_of_own_choice(card: str) -> None:
    table = scene(DUEL, PROOF)
    assert options(table, 1) == ["lose assassin", "lose contessa"]
    table.play(f"P1 lose {card}")
    assert cited(table, "COUP-CHAL-09") == [f"P1 loses {card}"]


@rule("COUP-CHAL-09")
@pytest.mark.parametrize("card", ["captain", "assassin"])
def test_the_losing_claimant_gives_up_an_influence_of_own_choice(card: str) -> None:
    table = scene(BLUFF, "P0 tax; P1 challenge; P0 concede")
    assert options(table, 0) == ["lose assassin", "lose captain"]
    table.play(f"P0 lose {card}")
    assert cited(table, "COUP-CHAL-09") == [f"P0 loses {card}"]


@rule("COUP-CHAL-09")
def test_a_last_influence_is_lost_without_a_question() -> None:
    table = scene("captain +duke / assassin contessa / duke duke", "P0 tax; P1 challenge; P0 concede")
    assert cited(table, "COUP-CHAL-09") == ["P0 loses captain"]
    assert living(table) == [1, 2]


@rule("COUP-CHAL-10")
def test_the_proven_card_is_replaced_from_the_court() -> None:
    table = scene(DUEL, PROOF)
    assert hand(table, 0) == ["captain", "captain"]
    assert look(table).court == 9
    assert cited(table, "COUP-CHAL-10", 0) == ["P0 draws captain", "P0 draws a card"]


@rule("COUP-CHAL-10")
def test_only_the_claimant_sees_the_replacement() -> None:
    table = scene(DUEL, PROOF)
    other = scene(DUEL, PROOF.replace("draw captain", "draw contessa"))
    for viewer in (None, 1, 2):
        assert cited(table, "COUP-CHAL-10", viewer) == ["P0 draws a card"]
        assert told(table, viewer) == told(other, viewer)
        assert look(table, viewer) == look(other, viewer)


@rule("COUP-CHAL-10")
def test_the_shown_card_is_in_the_court_when_the_replacement_is_drawn() -> None:
    # All three Dukes are in hands: only the shown one can be drawn again.
    table = scene(DUEL, "P0 tax; P1 challenge; P0 show duke; draw duke; P1 lose contessa")
    assert hand(table, 0) == ["duke", "captain"]


@rule("COUP-CHAL-11")
def test_a_proven_claim_is_replaced_before_the_challenger_loses() -> None:
    table = scene(DUEL, "P0 tax; P1 challenge; P2 pass; P0 show duke; draw captain; P1 lose contessa")
    assert coins(table) == [5, 2, 2]
    assert hand(table, 0) == ["captain", "captain"]
    assert lost(table, 1) == ["contessa"]


@rule("COUP-CHAL-11")
def test_shown_returned_redrawn_then_the_loss_then_the_action() -> None:
    table = scene(DUEL, PROOF)
    assert coins(table) == [2, 2, 2]
    table.play("P1 lose contessa")
    assert cited(table, "COUP-CHAL-11") == ["P0 returns duke"]
    assert told(table) == [
        "P0: tax",
        "P1 challenges P0: duke?",
        "P0 shows duke",
        "P0 returns duke",
        "P0 draws a card",
        "P1 loses contessa",
        "tax of P0 goes on",
        "P0 takes 3",
        "the turn of P1",
    ]


@rule("COUP-CHAL-12")
def test_a_proven_action_takes_effect() -> None:
    table = scene(DUEL, PROOF + "; P1 lose contessa")
    assert coins(table) == [5, 2, 2]
    assert cited(table, "COUP-CHAL-12") == ["tax of P0 goes on"]
    assert asked(table) == [1]


@rule("COUP-CHAL-12")
def test_a_target_who_did_not_make_the_lost_challenge_may_still_block() -> None:
    table = scene(MURDER, "P0 assassinate P1; P1 pass; P2 challenge; P0 show assassin; draw captain; P2 lose duke")
    assert cited(table, "COUP-CHAL-12") == ["assassinate of P0 goes on"]
    assert (kind(table), asked(table)) == ("block", [1])
    table.play("P1 block contessa; P2 pass; P0 pass")
    assert lost(table, 1) == []


@rule("COUP-CHAL-13")
def test_a_proven_block_stands_and_the_action_fails() -> None:
    script = (
        "P0 assassinate P1; P1 pass; P2 pass; P1 block contessa; P2 pass; P0 challenge; P1 show contessa; draw duke"
    )
    table = scene(MURDER, script + "; P0 lose duke")
    assert cited(table, "COUP-CHAL-13") == ["the block of P1 stands"]
    assert "COUP-CTR-08" in said(table)
    assert hand(table, 1) == ["duke", "captain"]
    assert [lost(table, seat) for seat in range(3)] == [["duke"], [], []]
    assert coins(table) == [0, 2, 2]


@rule("COUP-CHAL-13")
def test_a_proven_duke_keeps_foreign_aid_away() -> None:
    table = scene(BLUFF, "P0 aid; P1 pass; P2 block duke; P0 challenge; P2 show duke; draw captain; P0 lose captain")
    assert cited(table, "COUP-CHAL-13") == ["the block of P2 stands"]
    assert coins(table) == [2, 2, 2]


@rule("COUP-CHAL-14")
def test_an_action_that_is_not_proven_has_no_effect_and_its_price_comes_back() -> None:
    table = scene(FALSE_MURDER, "P0 assassinate P1; P1 pass; P2 challenge")
    assert coins(table) == [0, 2, 2]
    table.play("P0 concede; P0 lose duke")
    assert (coins(table), look(table).treasury) == ([3, 2, 2], 43)
    assert [lost(table, seat) for seat in range(3)] == [["duke"], [], []]
    assert cited(table, "COUP-CHAL-14") == ["assassinate of P0 comes to nothing"]
    assert (kind(table), asked(table)) == ("turn", [1])


@rule("COUP-CHAL-14")
@pytest.mark.parametrize("action", ["tax", "steal P1", "exchange"])
def test_no_false_claim_has_an_effect(action: str) -> None:
    table = scene("contessa assassin 2 / captain contessa 2 / duke duke 2", f"P0 {action}; P1 challenge; P0 concede")
    table.play("P0 lose contessa")
    assert coins(table) == [2, 2, 2]
    assert hand(table, 0) == ["assassin"]
    assert cited(table, "COUP-CHAL-14") == [f"{action.split(maxsplit=1)[0]} of P0 comes to nothing"]


@rule("COUP-CHAL-15")
def test_a_block_that_is_not_proven_is_void_and_foreign_aid_arrives() -> None:
    table = scene(BLUFF, "P0 aid; P1 block duke; P2 pass; P2 pass; P0 challenge; P1 concede")
    assert coins(table) == [2, 2, 2]  # the blocker pays first
    table.play("P1 lose ambassador")
    assert (coins(table), look(table).treasury) == ([4, 2, 2], 42)
    assert lost(table, 1) == ["ambassador"]
    assert cited(table, "COUP-CHAL-15") == ["the block of P1 falls"]


@rule("COUP-CHAL-15")
def test_a_block_that_is_not_proven_is_void_and_the_theft_succeeds() -> None:
    table = scene("captain duke 2 / assassin contessa 2 / duke duke 2", "P0 steal P1; P1 pass; P2 pass")
    table.play("P1 block captain; P2 challenge; P1 concede; P1 lose assassin")
    assert coins(table) == [4, 0, 2]
    assert cited(table, "COUP-CHAL-15") == ["the block of P1 falls"]


@rule("COUP-CHAL-16")
def test_an_assassin_who_was_not_proven_gets_the_coins_back() -> None:
    table = scene(FALSE_MURDER, "P0 assassinate P1; P2 challenge; P1 pass; P0 concede")
    assert (coins(table), look(table).treasury) == ([3, 2, 2], 43)
    assert cited(table, "COUP-CHAL-16") == ["P0 gets 3 back"]


@rule("COUP-CHAL-16")
@pytest.mark.parametrize(
    "script",
    [
        pytest.param("P1 pass; P2 pass; P1 pass; P1 lose captain", id="succeeded"),
        pytest.param("P1 pass; P2 pass; P1 block contessa; P2 pass; P0 pass", id="blocked"),
        pytest.param(
            "P1 pass; P2 pass; P1 block contessa; P2 challenge; P1 show contessa; draw duke; P2 lose duke",
            id="block proven",
        ),
        pytest.param(
            "P1 pass; P2 challenge; P0 show assassin; draw duke; P2 lose duke; P1 pass; P1 lose captain", id="proven"
        ),
    ],
)
def test_in_every_other_case_the_three_coins_are_spent(script: str) -> None:
    table = scene(MURDER, "P0 assassinate P1; " + script)
    assert asked(table) == [1]
    assert (coins(table), look(table).treasury) == ([0, 2, 2], 46)
    assert "COUP-CHAL-16" not in said(table)


@rule("COUP-CHAL-16")
def test_the_coins_are_spent_if_the_target_dropped_out_first() -> None:
    start = "assassin duke 3 / captain +contessa 4 / duke ambassador 2"
    table = scene(start, "P0 assassinate P1; P1 challenge; P0 show assassin; draw duke")
    assert living(table) == [0, 2]
    assert (coins(table), look(table).treasury) == ([0, 0, 2], 48)
    assert "COUP-CHAL-16" not in said(table)
