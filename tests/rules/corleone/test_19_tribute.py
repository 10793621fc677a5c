"""Chapter 19: tribute to the Don. What is given is a sealed list of words, like a bribe."""

import pytest

import backroom
from tests.empire import (
    asked,
    cited,
    fresh,
    hand,
    kind,
    look,
    money_of,
    options,
    refused,
    rule,
    said,
    scene,
    since,
    told,
)

# Act I: five cards are the limit. P0 has seven, P1 five, P2 six.
DUE = "3*$1 2*gun booze shakedown / 5*$2 / 5*$3 gun ; phase tribute"


def seen(table: backroom.Table, viewer: int | None) -> tuple[object, ...]:
    """All that a viewer can learn from the table."""
    return look(table, viewer), table.events(viewer)


@rule("CE-TRIB-01")
def test_first_the_played_allies_are_taken_back() -> None:
    """They are in hand before anybody counts: four cards and two allies are six, and the limit of Act II is four."""
    table = scene("4*$1 +union-boss +mayor-on-the-stump / / ; act 2 ; phase tribute")
    assert (kind(table), options(table, 0)) == (
        "tribute",
        ["discard $1", "discard union-boss", "discard mayor-on-the-stump"],
    )
    assert hand(table, 0) == ["$1", "$1", "$1", "$1", "union-boss", "mayor-on-the-stump"]
    assert look(table).seats[0].played == []


@rule("CE-TRIB-01")
def test_everybody_sees_the_allies_go_back() -> None:
    table = scene("+mayor-on-the-stump / +union-boss / +$1 ; act 2 ; phase bribery", "P2 done")
    assert cited(table, "CE-TRIB-01") == ["P0 takes mayor-on-the-stump into hand", "P1 takes union-boss into hand"]
    assert [seat.known for seat in look(table).seats] == [["mayor-on-the-stump"], ["union-boss"], []]


@rule("CE-TRIB-02")
def test_over_the_limit_a_player_discards_down_to_it() -> None:
    table = scene(DUE)
    assert (asked(table), kind(table), table.asks[0].rule) == ([0, 2], "tribute", "CE-TRIB-02")
    table.play("P0 discard gun; P0 discard $1; P0 done; P2 discard $3; P2 done")
    assert hand(table, 0) == ["$1", "$1", "gun", "booze", "shakedown"]
    assert hand(table, 2) == ["$3", "$3", "$3", "$3", "gun"]
    assert look(table).act == 2


@rule("CE-TRIB-02")
def test_the_question_says_how_many_cards_must_go() -> None:
    table = scene(DUE, "P0 discard gun")
    asked_of = {seat: look(table, seat).question for seat in (0, 2)}
    assert {seat: (question.least, question.most) for seat, question in asked_of.items() if question} == {
        0: (2, 2),
        2: (1, 1),
    }


@rule("CE-TRIB-02")
def test_nobody_is_done_with_too_many_cards() -> None:
    table = scene(DUE)
    assert refused(table, 0, "done") == "CE-TRIB-02"
    table.say(0, "discard $1")
    assert refused(table, 0, "done") == "CE-TRIB-02"
    table.say(0, "discard $1")
    assert options(table, 0) == ["done", "take back"], "and nobody gives more than is due"


@rule("CE-TRIB-02")
def test_cards_of_every_kind_count_and_can_be_chosen() -> None:
    table = scene("$5 narcotics shakedown mayor $1 $2 / / ; act 2 ; phase tribute")
    kinds = ["$1", "$2", "$5", "narcotics", "shakedown", "mayor"]
    assert options(table, 0) == [f"discard {card}" for card in kinds]


@rule("CE-TRIB-02")
def test_a_card_that_is_not_in_hand_cannot_be_given() -> None:
    table = scene(DUE)
    assert refused(table, 0, "discard narcotics") == "CE-TRIB-02"
    table.say(0, "discard shakedown")
    assert refused(table, 0, "discard shakedown") == "CE-TRIB-02", "nor the same one twice"


@rule("CE-TRIB-02")
@pytest.mark.parametrize(("act", "limit"), [(1, 5), (2, 4), (3, 3), (4, 2)])
def test_every_act_has_its_limit(act: int, limit: int) -> None:
    table = scene(f"7*$1 / / ; act {act} ; phase tribute", "; ".join(["P0 discard $1"] * (7 - limit)))
    assert options(table, 0) == ["done", "take back"]


@rule("CE-TRIB-02")
def test_a_higher_limit_by_a_card_counts() -> None:
    table = scene("7*$1 / 6*$1 / ; phase tribute ; limit P0=2")
    assert asked(table) == [1]


@rule("CE-TRIB-03")
def test_within_the_limit_nobody_gives_anything() -> None:
    table = scene(DUE)
    assert refused(table, 1, "discard $2") == "CE-TRIB-03"
    table.play("P0 discard gun; P0 discard gun; P0 done; P2 discard $3; P2 done")
    assert hand(table, 1) == ["$2"] * 5


@rule("CE-TRIB-03")
def test_if_nobody_is_over_the_limit_nobody_is_asked() -> None:
    table = scene("5*$1 / 4*$1 / ; phase tribute")
    assert (look(table).act, kind(table)) == (2, "turn")
    assert [hand(table, seat) for seat in range(3)] == [["$1"] * 5, ["$1"] * 4, []]


@rule("CE-TRIB-04")
def test_money_and_goods_return_to_the_supply() -> None:
    table = scene("4*$1 $5 narcotics gun / / ; phase tribute")
    before = look(table).supply
    table.play("P0 discard $5; P0 discard narcotics; P0 done")
    assert look(table).supply == before | {"$5": before["$5"] + 1, "narcotics": before["narcotics"] + 1}
    assert cited(table, "CE-TRIB-04") == ["P0 discards $5", "P0 discards narcotics"]


@rule("CE-TRIB-04")
def test_jobs_go_face_up_onto_the_pile() -> None:
    table = scene("5*$1 shakedown / / ; phase tribute", "P0 discard shakedown; P0 done")
    assert look(table).pile == ["shakedown"]
    for viewer in (None, 1, 2):
        assert "P0 discards shakedown" in told(table, viewer)


@rule("CE-TRIB-04")
def test_allies_leave_the_game() -> None:
    table = scene("4*$1 mayor / / ; act 2 ; phase tribute")
    assert look(table).bought == ["mayor"]
    table.play("P0 discard mayor; P0 done")
    assert (look(table).bought, hand(table, 0)) == ([], ["$1"] * 4)
    assert look(table).act == 3
    assert "mayor" not in look(table).allies


@rule("CE-TRIB-05")
def test_the_suitcase_is_left_alone() -> None:
    table = scene("6*$1 +9*$5 +$3 +two-sets-of-books / / ; phase tribute", "P0 discard $1; P0 done")
    assert (look(table).seats[0].suitcase, look(table).seats[0].jobs) == (10, ["two-sets-of-books"])
    assert money_of(table, 0) == ["$3"] + ["$5"] * 9


@rule("CE-TRIB-05")
def test_suitcase_money_cannot_be_given_for_a_card_in_hand() -> None:
    table = scene("6*$1 +$5 / / ; phase tribute")
    assert refused(table, 0, "discard $5") == "CE-TRIB-02"


@rule("CE-TRIB-06")
@pytest.mark.parametrize("limits", ["5-4-3-2", "7-6-5-2", "4-3-2-2"])
def test_in_act_iv_two_cards_may_be_kept_whatever_was_agreed(limits: str) -> None:
    table = scene(f"3*$1 / / ; act 4 ; phase tribute ; options hand_limits={limits}", "P0 discard $1")
    assert options(table, 0) == ["done", "take back"]


@rule("CE-TRIB-06")
def test_in_act_iv_no_card_raises_the_limit() -> None:
    table = scene("3*$1 / / ; act 4 ; phase tribute ; limit P0=2")
    assert asked(table) == [0]


@rule("CE-TRIB-06")
def test_no_table_can_agree_on_another_limit_for_act_iv() -> None:
    with pytest.raises(ValueError, match="CE-TRIB-06"):
        fresh(3, hand_limits="5-4-3-3")


@rule("CE-G-20")
def test_the_limits_can_be_agreed_on() -> None:
    table = scene("7*$1 / 6*$1 / ; phase tribute ; options hand_limits=6-5-4-2")
    assert (asked(table), table.asks[0].rule) == ([0], "CE-G-20")
    table.play("P0 discard $1; P0 done")
    assert [len(hand(table, seat)) for seat in (0, 1)] == [6, 6]


@rule("CE-G-20")
def test_smaller_limits_can_be_agreed_on_too() -> None:
    table = scene("3*$1 / / ; act 3 ; phase tribute ; options hand_limits=4-3-2-2", "P0 discard $1; P0 done")
    assert hand(table, 0) == ["$1", "$1"]


@rule("CE-G-20")
@pytest.mark.parametrize("limits", ["5-4-3", "5-4-3-2-2", "0-4-3-2", "five", "5-4-x-2"])
def test_limits_are_four_numbers(limits: str) -> None:
    with pytest.raises(ValueError, match="CE-G-20"):
        fresh(3, hand_limits=limits)


@rule("CE-G-21")
@pytest.mark.parametrize(
    "words",
    [
        "discard gun",
        "discard gun; P0 discard $1",
        "discard gun; P0 take back",
        "discard gun; P0 discard $1; P0 done",
        "discard gun; P0 undo",
    ],
)
def test_nobody_sees_what_is_given_before_all_have_chosen(words: str) -> None:
    table, untouched = scene(DUE), scene(DUE)
    table.play(f"P0 {words}")
    for viewer in (None, 1, 2):
        assert seen(table, viewer) == seen(untouched, viewer)


@rule("CE-G-21")
def test_all_of_it_is_shown_together() -> None:
    table = scene(DUE, "P2 discard gun; P2 done; P0 discard shakedown; P0 discard $1")
    assert "CE-TRIB-04" not in said(table)
    facts = since(table, "P0 done", 1)
    assert facts[:3] == ["P0 discards $1", "P0 discards shakedown", "P2 discards gun"]


@rule("CE-G-21")
def test_the_order_in_which_players_are_done_does_not_matter() -> None:
    words = ["P0 discard gun; P0 discard gun; P0 done", "P2 discard $3; P2 done"]
    one, other = scene(DUE, "; ".join(words)), scene(DUE, "; ".join(reversed(words)))
    assert told(one) == told(other)
    assert [look(one, seat) for seat in range(3)] == [look(other, seat) for seat in range(3)]


@rule("CE-G-21")
def test_words_can_be_taken_back_and_undone() -> None:
    table = scene(DUE, "P0 discard gun; P0 discard gun; P0 take back")
    assert look(table, 0).said == ["discard gun"]
    table.play("P0 discard $1; P0 done")
    assert refused(table, 0, "discard $1") == "TABLE-07"
    table.play("P0 undo; P0 undo; P0 discard booze; P0 done; P2 discard gun; P2 done")
    assert hand(table, 0) == ["$1", "$1", "$1", "gun", "shakedown"]


@rule("CE-G-21")
def test_a_sleeper_gives_by_lot() -> None:
    table = scene(DUE, "P2 discard gun; P2 done")
    for _ in range(3):
        table.fall_back(0)
    assert (len(hand(table, 0)), look(table).act) == (5, 2)


@rule("CE-DX-09")
def test_a_five_and_a_gun_are_kept_at_the_last_tribute() -> None:
    table = scene("$5 gun booze / / ; act 4 ; phase tribute")
    guns = look(table).supply["gun"]
    table.play("P0 discard booze; P0 done")
    assert (money_of(table, 0), hand(table, 0), look(table).seats[0].hand) == (["$5"], [], 0)
    assert look(table).supply["gun"] == guns + 1
    assert look(table).seats[0].fortune == [5, 0, 0]
