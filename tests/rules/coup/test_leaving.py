"""COUP-GAP-26 in depth: somebody leaves for good, at every kind of question and in every role.

The leaver's cards go up, what the leaver was asked counts as pass or concede, the leaver's own action is
dropped without refund, and whatever the others are doing goes on.
"""

import pytest

from tests.cites import asked_by, kind
from tests.counts import left, next_turn, rules_of, treasury, whats
from tests.talk import asked, coins, hand, living, look, lost, options, refused, rule, scene

FOUR = "duke captain 2 / contessa ambassador 2 / assassin captain 2 / duke contessa 2"
DAGGER = "assassin duke 3 / contessa ambassador 2 / captain captain 2 / duke contessa 2"


@rule("COUP-GAP-26", "TABLE-08")
def test_leaving_turns_both_cards_up_and_puts_the_player_out() -> None:
    table = left(FOUR, "", 2)
    assert sorted(lost(table, 2)) == ["assassin", "captain"]
    assert rules_of(table, "lost") == ["COUP-GAP-26"] * 2
    assert living(table) == [0, 1, 3]
    assert next_turn(table) == 0
    assert "steal P2" not in options(table, 0)


@rule("COUP-GAP-26", "TABLE-08")
def test_a_seat_leaves_once_and_then_says_nothing_more() -> None:
    table = left(FOUR, "", 2)
    assert refused(table, 2, "leave") == "TABLE-08"
    for word in ("income", "challenge", "pass"):
        assert refused(table, 2, word) == "COUP-ELIM-03"


@rule("COUP-GAP-26", "COUP-ELIM-03")
def test_the_eliminated_cannot_leave_again() -> None:
    assert refused(scene(f"{FOUR} / +duke +captain"), 4, "leave") == "COUP-ELIM-03"


@rule("COUP-GAP-26")
def test_the_purse_of_a_leaver_goes_to_the_treasury_at_once_between_actions() -> None:
    table = left(FOUR, "", 2)
    assert (coins(table), treasury(table)) == ([2, 2, 0, 2], 44)


@rule("COUP-GAP-26")
def test_the_purse_of_a_leaver_is_settled_after_the_action_under_way() -> None:
    table = left(FOUR, "P0 tax; P1 pass", 2)
    assert coins(table) == [2, 2, 2, 2]
    table.play("P3 pass")
    assert (coins(table), rules_of(table, "settled")) == ([5, 2, 0, 2], ["COUP-ELIM-02"])


@rule("COUP-GAP-26")
def test_when_all_but_one_have_left_that_one_wins() -> None:
    table = left("duke captain 2 / contessa ambassador 2", "P0 tax", 0)
    assert table.result is not None
    assert (table.result.winners, coins(table)) == ([1], [0, 2])


# The actor.


@rule("COUP-GAP-26")
def test_an_actor_leaves_instead_of_acting() -> None:
    table = left(FOUR, "", 0)
    assert (next_turn(table), coins(table)) == (1, [0, 2, 2, 2])


@rule("COUP-GAP-26")
@pytest.mark.parametrize(
    "script",
    [
        "P0 assassinate P1",
        "P0 assassinate P1; P1 challenge",
        "P0 assassinate P1; P1 pass; P2 pass; P3 pass",
        "P0 assassinate P1; P1 pass; P2 pass; P3 pass; P1 block contessa",
        "P0 assassinate P1; P1 pass; P2 pass; P3 pass; P1 block contessa; P2 challenge",
        "P0 assassinate P1; P1 pass; P2 pass; P3 pass; P1 block contessa; P2 pass; P3 pass; P0 challenge",
    ],
    ids=["challenge", "prove", "block", "challenge of the block", "proof of the block", "own challenge of the block"],
)
def test_a_leavers_action_is_dropped_without_refund(script: str) -> None:
    table = left(DAGGER, script, 0)
    assert (next_turn(table), lost(table, 1)) == (1, [])
    assert (coins(table), treasury(table)) == ([0, 2, 2, 2], 44)
    assert not {"refunded", "stopped_by"} & set(whats(table))


@rule("COUP-GAP-26")
@pytest.mark.parametrize("deed", ["tax", "aid", "steal P1", "exchange"])
def test_a_leaver_earns_nothing(deed: str) -> None:
    table = left(FOUR, f"P0 {deed}", 0)
    assert (next_turn(table), coins(table)) == (1, [0, 2, 2, 2])


@rule("COUP-GAP-26")
def test_a_leaving_embezzler_leaves_the_reserve() -> None:
    table = left(f"{FOUR} ; reserve 4 ; options reformation", "P0 embezzle; P1 challenge", 0)
    assert (next_turn(table), look(table).reserve) == (1, 4)


@rule("COUP-GAP-26")
@pytest.mark.parametrize("returned", ["", "P0 return duke", "P0 return assassin"])
def test_a_leaver_in_the_midst_of_an_exchange_returns_as_many_as_were_drawn(returned: str) -> None:
    exchange = "P0 exchange; P1 pass; P2 pass; P3 pass; draw assassin; draw ambassador"
    table = left(FOUR, f"{exchange}; {returned}", 0)
    assert (next_turn(table), look(table).court) == (1, 7)
    if not returned:
        assert sorted(lost(table, 0)) == ["captain", "duke"], "the drawn cards go back, the own ones go up"


@rule("COUP-GAP-26")
def test_a_loss_that_is_already_owed_stands_though_the_actor_leaves() -> None:
    table = left(FOUR.replace("2", "7", 1), "P0 coup P1", 0)
    assert (asked(table), kind(table)) == ([1], "lose")
    table.play("P1 lose contessa")
    assert (next_turn(table), lost(table, 1)) == (1, ["contessa"])


@rule("COUP-GAP-26")
def test_a_challenger_still_pays_though_the_actor_who_proved_leaves() -> None:
    table = left(DAGGER, "P0 assassinate P1; P1 pass; P2 challenge; P0 show assassin", 0)
    assert (asked(table), kind(table)) == ([2], "lose")
    table.play("P2 lose captain")
    assert (next_turn(table), lost(table, 1)) == (1, []), "the assassination itself is dropped"


@rule("COUP-GAP-26")
def test_an_actor_who_owes_a_card_leaves() -> None:
    table = left(FOUR, "P0 tax; P1 challenge; P0 concede", 0)
    assert next_turn(table) == 1


# Reactions.


@rule("COUP-GAP-26")
def test_a_leaver_who_was_asked_to_challenge_passes() -> None:
    table = left(FOUR, "P0 tax; P1 pass; P2 pass", 3)
    assert (coins(table), next_turn(table)) == ([5, 2, 2, 0], 1)


@rule("COUP-GAP-26")
def test_the_window_stays_open_for_the_others_when_a_leaver_goes() -> None:
    table = left(FOUR, "P0 tax", 1)
    assert (asked(table), kind(table)) == ([2, 3], "challenge")
    assert look(table).asked == [2, 3], "nobody is told that a player who is gone is asked"


@rule("COUP-GAP-26")
def test_a_sealed_challenge_of_a_leaver_counts_as_pass() -> None:
    table = left(FOUR, "P0 tax; P2 challenge", 2, "P1 pass; P3 pass")
    assert (coins(table), "challenged" in whats(table)) == ([5, 2, 0, 2], False)


@rule("COUP-GAP-26")
def test_a_sealed_block_of_a_leaver_counts_as_pass() -> None:
    table = left(FOUR, "P0 aid; P3 block duke", 3, "P1 pass; P2 pass")
    assert (coins(table), "blocked" in whats(table)) == ([4, 2, 2, 0], False)


@rule("COUP-GAP-26")
def test_a_leaver_who_was_asked_to_block_passes() -> None:
    table = left(FOUR, "P0 aid; P1 pass; P2 pass", 3)
    assert (coins(table), next_turn(table)) == ([4, 2, 2, 0], 1)


@rule("COUP-GAP-26")
@pytest.mark.parametrize(
    ("mode", "said", "more"),
    [
        ("target_first", "P2 challenge; P3 pass", ""),
        ("random", "P2 challenge; P3 pass", ""),
        ("random", "P1 challenge; P2 challenge", "P3 pass"),
    ],
)
def test_a_leaver_passes_in_every_order_of_reactions(mode: str, said: str, more: str) -> None:
    table = left(f"{FOUR} ; options reaction_mode={mode}", f"P0 steal P1; {said}", 1, more)
    assert [fact.args["seat"] for fact in table.events() if fact.what == "challenged"] == [2]


@rule("COUP-GAP-26", "COUP-SM-01")
@pytest.mark.parametrize("answer", ["pass", "challenge"])
def test_sealed_answers_to_a_window_that_a_leaver_closed_are_shown_to_nobody(answer: str) -> None:
    board = f"{FOUR} ; options reaction_mode=random"
    table = left(board, f"P0 aid; P1 block duke; P2 pass; P3 pass; P2 {answer}", 0)
    silent = left(board, "P0 aid; P1 block duke; P2 pass; P3 pass", 0)
    assert next_turn(table) == 1
    for viewer in (None, 1, 2, 3):
        assert table.view(viewer) == silent.view(viewer)
        assert table.view(viewer).said == []


@rule("COUP-GAP-26", "COUP-GAP-09")
def test_a_window_does_not_open_for_party_mates_because_the_last_rival_leaves() -> None:
    table = left("duke captain 2 / contessa ambassador 2 / assassin captain 2 ; options reformation", "P0 aid", 1)
    assert (coins(table), next_turn(table)) == ([4, 0, 2], 2)


@rule("COUP-GAP-26")
def test_a_challenger_who_leaves_has_nothing_more_to_lose() -> None:
    table = left(FOUR, "P0 tax; P1 challenge", 1)
    assert (asked(table), kind(table)) == ([0], "prove"), "the claim is tested all the same"
    table.play("P0 show duke; draw assassin")
    assert (hand(table, 0), coins(table), next_turn(table)) == (["assassin", "captain"], [5, 0, 2, 2], 2)


@rule("COUP-GAP-26")
def test_a_leavers_challenge_can_still_be_won() -> None:
    table = left(FOUR, "P0 tax; P1 challenge", 1, "P0 concede; P0 lose captain")
    assert (coins(table), lost(table, 0)) == ([2, 0, 2, 2], ["captain"])


@rule("COUP-GAP-26")
def test_a_challenger_who_owes_a_card_leaves_and_the_action_goes_on() -> None:
    table = left(FOUR, "P0 tax; P1 challenge; P0 show duke", 1)
    assert (coins(table), next_turn(table)) == ([5, 0, 2, 2], 2)


# Targets and blockers.


@rule("COUP-GAP-26", "COUP-GAP-15")
@pytest.mark.parametrize(
    "script", ["P0 assassinate P1; P2 pass; P3 pass", "P0 assassinate P1; P1 pass; P2 pass; P3 pass"]
)
def test_an_assassin_finds_nobody_where_the_target_has_left(script: str) -> None:
    table = left(DAGGER, script, 1)
    assert (rules_of(table, "idle"), next_turn(table)) == (["COUP-GAP-15"], 2)
    assert (coins(table), treasury(table)) == ([0, 0, 2, 2], 46)


@rule("COUP-GAP-26", "COUP-GAP-15")
def test_a_thief_is_paid_though_the_target_leaves() -> None:
    table = left(FOUR, "P0 steal P1; P1 pass; P2 pass; P3 pass", 1)
    assert (coins(table), next_turn(table)) == ([4, 0, 2, 2], 2)


@rule("COUP-GAP-26")
def test_a_target_who_owes_the_card_leaves() -> None:
    table = left(FOUR.replace("2", "7", 1), "P0 coup P1", 1)
    assert next_turn(table) == 2


@rule("COUP-GAP-26")
def test_a_block_stands_though_its_maker_leaves_if_nobody_doubts_it() -> None:
    table = left(FOUR, "P0 aid; P1 block duke; P2 pass; P3 pass", 1, "P2 pass; P3 pass; P0 pass")
    assert (coins(table), next_turn(table)) == ([2, 0, 2, 2], 2)


@rule("COUP-GAP-26")
def test_a_blocker_who_has_left_proves_nothing() -> None:
    table = left(FOUR, "P0 aid; P3 block duke; P1 pass; P2 pass", 3, "P0 challenge")
    assert rules_of(table, "conceded") == ["COUP-GAP-26"]
    assert (coins(table), next_turn(table)) == ([4, 2, 2, 0], 1)


@rule("COUP-GAP-26")
def test_a_blocker_who_leaves_when_asked_to_prove_concedes() -> None:
    table = left(FOUR, "P0 aid; P3 block duke; P1 pass; P2 pass; P0 challenge", 3)
    assert "conceded" in whats(table)
    assert coins(table) == [4, 2, 2, 0]


@rule("COUP-GAP-26")
def test_the_next_duke_is_tried_when_the_first_blocker_leaves_under_challenge() -> None:
    table = left(FOUR, "P0 aid; P1 block duke; P2 pass; P3 block duke; P2 pass; P3 pass; P0 challenge", 1)
    assert [fact.args["seat"] for fact in table.events() if fact.what == "blocked"] == [1, 3]
    assert (asked(table), kind(table)) == ([0, 2], "challenge")


@rule("COUP-GAP-26")
def test_a_waiting_duke_who_leaves_blocks_no_more() -> None:
    script = "P0 aid; P1 block duke; P2 pass; P3 block duke"
    table = left(FOUR, script, 3, "P2 pass; P0 challenge; P1 concede; P1 lose contessa")
    assert (coins(table), next_turn(table)) == ([4, 2, 2, 0], 1)


@rule("COUP-GAP-26")
def test_a_caught_blocker_who_owes_a_card_leaves() -> None:
    table = left(FOUR, "P0 aid; P1 block duke; P2 pass; P3 pass; P2 challenge; P1 concede", 1)
    assert (coins(table), next_turn(table)) == ([4, 0, 2, 2], 2)


@rule("COUP-GAP-26")
@pytest.mark.parametrize("script", ["P0 tax; P1 challenge", "P0 exchange; P1 pass; P2 pass; P3 pass", ""])
def test_a_bystander_leaves_and_the_one_who_is_asked_is_asked_again(script: str) -> None:
    before = scene(FOUR, script)
    table = left(FOUR, script, 2)
    assert (asked(table), kind(table), asked_by(table)) == (asked(before), kind(before), asked_by(before))
