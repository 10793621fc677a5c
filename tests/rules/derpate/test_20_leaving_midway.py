"""DP-GAP-36 in the midst of a game: in a turn, while others decide, as start player, and as the last but one."""

import random

import pytest

from tests.pate import (
    THREES,
    asked,
    cited,
    debts,
    dull,
    family,
    fresh,
    friends,
    kind,
    leave,
    look,
    meanwhile,
    money,
    options,
    paused,
    play_on,
    rule,
    scene,
    throw,
    vacant,
)
from tests.tableau import row_four, row_three, row_two

AGAIN = throw(black=3, white=3, grey=3, red=3)
THREE = "15k / 15k / 15k"


# In one's own turn.


@rule("DP-GAP-36", "DP-DICE-09")
@pytest.mark.parametrize(
    ("text", "script"),
    [
        ("15k reputation=4 / 15k / 15k", ""),
        (f"{THREE} ; {THREES}", ""),
        (f"15k reputation=4 / 15k / 15k ; {THREES}", "P0 place red"),
        (f"{THREE} ; {THREES}", f"P0 place red; {throw(black=1, white=1, grey=1)}"),
        (f"{THREE} ; events R1", ""),
    ],
    ids=["start", "first row", "pause", "second row", "R1"],
)
def test_the_turn_of_a_leaver_is_over_and_the_next_one_has_an_empty_tableau(text: str, script: str) -> None:
    table = scene(text, script)
    assert asked(table) == [0]
    leave(table, 0)
    view = look(table)
    assert (view.turn, view.tableau, view.favours_used) == (1, [], 0)
    assert asked(table) == [1]


@rule("DP-GAP-36")
@pytest.mark.parametrize("question", ["occupy", "takeover", "service"])
def test_an_action_that_waits_for_the_leaver_is_not_carried_out(question: str) -> None:
    if question == "occupy":
        table = row_two(f"{THREE} ; car LM1 ; at LM3=vacant", black=2, white=1, grey=1)
        table.play("P0 place black")
    elif question == "takeover":
        table = row_three(f"{THREE} ; car ES1", black=4, red=1)
        table.play("P0 place black")
    else:
        table = row_four(f"{THREE} ; at ES1=vacant", grey=1)
    board = [business.owner for business in look(table).road]
    assert kind(table) == question
    leave(table, 0)
    assert (look(table).turn, asked(table)) == (1, [1])
    assert [business.owner for business in look(table).road] == board


@rule("DP-GAP-36", "DP-ROUND-04")
def test_if_the_last_one_of_the_round_leaves_in_the_own_turn_the_next_round_begins() -> None:
    table = paused(f"{THREE} ; turn P2 ; {THREES}", "P2 leave")
    assert (meanwhile(table).round, meanwhile(table).phase) == (2, "event")
    table.play(f"reveal G5; {AGAIN}; {dull(0)}; {AGAIN}; {dull(1)}; reveal R2; {AGAIN}")
    assert (look(table).round, asked(table)) == (3, [0])


@rule("DP-GAP-36", "DP-ROUND-01")
def test_if_the_last_one_of_round_seven_leaves_the_others_settle() -> None:
    table = scene(f"9k reputation=12 used=wedding,grandchild,birthday / 5k / 5k ; round 7 ; turn P2 ; {THREES}")
    leave(table, 2)
    assert table.result is not None
    assert (table.result.winners, table.result.rule) == ([0], "DP-END-08")
    assert [seat.survived for seat in look(table).seats] == [True, False, False]


# In another's turn.


@rule("DP-GAP-36")
def test_a_bystander_who_leaves_does_not_disturb_the_turn() -> None:
    table = row_two(THREE, black=1, white=1, grey=1)
    before = look(table).tableau
    leave(table, 2)
    assert (look(table).tableau, asked(table), kind(table)) == (before, [0], "place")
    assert options(table, 0) == ["place black", "place white", "place grey"]


@rule("DP-GAP-36", "DP-ROUND-03")
@pytest.mark.parametrize(("leaver", "turns"), [(1, [2]), (2, [1])])
def test_whoever_has_left_is_passed_over(leaver: int, turns: list[int]) -> None:
    table = leave(scene(f"{THREE} ; {THREES}"), leaver, f"{dull(0)}; {AGAIN}")
    assert (asked(table), look(table).round) == (turns, 1)
    table.play(f"{dull(turns[0])}; reveal G5; {AGAIN}")
    assert (asked(table), look(table).round) == ([0], 2)


@rule("DP-GAP-36", "DP-ROW4-05")
def test_the_informers_question_is_asked_anew() -> None:
    table = row_four(f"{THREE} ; car LM1", black=1)
    assert "inform GV1" in options(table, 0)
    leave(table, 1)
    assert options(table, 0) == ["pass", "inform ES1", "inform ES2", "inform ES3"]


@rule("DP-GAP-36", "DP-ROW4-05")
def test_a_question_with_nothing_left_to_choose_is_closed() -> None:
    board = "at ES1=vacant ES2=vacant ES3=vacant"
    table = row_four(f"{THREE} ; car LM1 ; {board}", black=1)
    assert kind(table) == "service"
    leave(table, 1)
    assert cited(table, "DP-ROW4-05") == ["there is nothing to do for P0"]
    assert asked(table) == [2]


@rule("DP-GAP-36", "DP-ROW3-09")
def test_a_takeover_that_waits_is_now_one_from_a_neutral_family() -> None:
    table = row_three(f"{THREE} ; car ES1", black=4, red=1)
    table.play("P0 place black")
    leave(table, 1)
    table.play("P0 takeover GV2")
    assert debts(table)[0] == {"bank": 1}
    assert cited(table, "DP-GAP-08") == ["the neutral member of Tattaglia is gone from GV2"]


@rule("DP-GAP-36", "DP-FAV-06")
def test_a_favour_asks_the_bank_for_the_marker_that_the_leaver_held() -> None:
    table = scene(f"15k friends=1 favours=2 owes=P1:1 / 15k / 15k ; {THREES}")
    assert "favour marker:P1" in options(table, 0)
    leave(table, 1)
    assert "favour marker:P1" not in options(table, 0)
    table.play("P0 favour marker:bank")
    assert (debts(table)[0], family(table, 0).markers) == ({}, 5)


@rule("DP-GAP-36", "DP-GAP-13")
def test_a_new_chip_of_a_leaver_is_not_asked_about() -> None:
    table = scene("5k / 5k reputation=3 / 5k reputation=3 ; dice black=2 white=2 grey=2 red=2", "P0 place black")
    assert (kind(table), asked(table)) == ("chip", [1])
    leave(table, 1)
    assert (kind(table), asked(table)) == ("chip", [2])
    table.play("P2 wedding")
    assert (friends(table), asked(table)) == ([0, 0, 1], [0])


@rule("DP-GAP-36", "DP-GAP-13")
def test_if_the_active_player_leaves_new_chips_of_others_stay_in_their_hands() -> None:
    table = scene("5k / 5k / 5k reputation=3 ; dice black=2 white=2 grey=2 red=2", "P0 place black")
    assert (kind(table), asked(table)) == ("chip", [2])
    leave(table, 0)
    assert (asked(table), look(table).turn) == ([1], 1)
    assert (family(table, 2).chips, family(table, 2).fresh) == (["wedding"], [])
    play_on(table, until_turn=2)
    assert (kind(table), options(table, 2)) == ("start", ["pass", "wedding"])


# While others vacate or bail.


@rule("DP-GAP-36", "DP-CARD-G3a")
@pytest.mark.parametrize(("leaver", "then"), [(0, [2]), (2, [0])])
def test_a_leaver_gives_up_no_business(leaver: int, then: list[int]) -> None:
    """G3 stops in GV, so P1 has nothing to give up."""
    table = scene(f"{THREE} ; phase income", "reveal G3")
    leave(table, leaver)
    assert (kind(table), asked(table)) == ("vacate", then)
    table.play(f"P{then[0]} vacate {'LM1' if then == [0] else 'ES1'}")
    assert (look(table).phase, len(vacant(table))) == ("dice", 1)
    assert money(table)[leaver] == 0


@rule("DP-GAP-36", "DP-CARD-G3b")
def test_what_a_leaver_has_given_up_stays_vacant() -> None:
    table = scene(f"{THREE} ; phase income", "reveal G3; P0 vacate LM1")
    leave(table, 0)
    assert (asked(table), vacant(table), money(table)[0]) == ([2], ["LM1"], 0)


@rule("DP-GAP-36", "DP-CARD-G3a")
def test_the_last_one_asked_may_leave_and_the_dice_follow() -> None:
    table = scene(f"{THREE} ; phase income", "reveal G3; P0 vacate LM1")
    leave(table, 2)
    assert (look(table).phase, look(table).turn, asked(table)) == ("dice", 0, [0])


@rule("DP-GAP-36", "DP-CARD-R4a")
@pytest.mark.parametrize(("leaver", "then"), [(0, [1, 2]), (1, [0, 2]), (2, [0, 1])])
def test_nobody_bails_for_a_leaver(leaver: int, then: list[int]) -> None:
    table = scene("9k prison=1 / 9k prison=2 / 9k prison=3 ; phase income", "reveal R4")
    leave(table, leaver)
    answered = []
    while kind(table) == "bail":
        answered += asked(table)
        table.say(asked(table)[0], "sink")
    assert answered == then
    assert [family(table, seat).river for seat in range(3)] == [0 if s == leaver else s + 1 for s in range(3)]


@rule("DP-GAP-36", "DP-CARD-R4a")
def test_after_a_bail_leaving_changes_nothing_for_the_others() -> None:
    table = scene("9k prison=1 / 9k prison=2 / 9k ; phase income", "reveal R4; P0 bail 1")
    leave(table, 0, f"P1 bail 2; {AGAIN}")
    assert (look(table).start, look(table).turn, money(table)) == (1, 1, [0, 5000, 9000])


# The start player.


@rule("DP-GAP-36", "DP-SETUP-03")
@pytest.mark.parametrize(("seats", "start", "heir"), [(3, 0, 1), (3, 2, 0), (4, 1, 2)])
def test_the_next_one_clockwise_becomes_start_player(seats: int, start: int, heir: int) -> None:
    text = " / ".join(["15k"] * seats)
    table = scene(f"{text} ; {THREES} ; options start_seat={start}")
    leave(table, start)
    assert cited(table, "DP-GAP-36") == [f"P{start} leaves the game", f"P{heir} is start player"]
    assert (look(table).start, look(table).turn) == (heir, heir)


@rule("DP-GAP-36", "DP-ROUND-04")
def test_from_then_on_rounds_begin_with_the_heir() -> None:
    table = scene(f"{THREE} ; turn P1 ; {THREES}")
    leave(table, 0, f"{dull(1)}; {AGAIN}; {dull(2)}; reveal G5; {AGAIN}")
    assert (look(table).round, look(table).start, look(table).turn) == (2, 1, 1)


@rule("DP-GAP-36", "DP-EVT-08")
def test_the_heir_decides_first_at_the_next_card() -> None:
    table = scene("gone / 9k prison=1 / 9k prison=1 ; phase income", "reveal R4")
    assert (look(table).start, asked(table)) == (1, [1])


@rule("DP-GAP-36")
def test_any_other_leaver_leaves_the_start_player_alone() -> None:
    table = leave(scene(f"{THREE} ; turn P1 ; {THREES}"), 1)
    assert (look(table).start, asked(table)) == (0, [2])
    assert cited(table, "DP-GAP-36") == ["P1 leaves the game"]


# The last but one.


@rule("DP-GAP-36")
@pytest.mark.parametrize(
    ("text", "script", "leaver"),
    [
        (f"15k / 15k ; {THREES}", "", 0),
        (f"15k / 15k ; {THREES}", "", 1),
        ("15k prison=1 / 15k prison=1 ; phase income", "reveal R4", 0),
        ("15k / 15k ; phase income", "reveal G3", 0),
        ("5k / 5k reputation=3 ; dice black=2 white=2 grey=2 red=2", "P0 place black", 1),
        ("5k / 5k reputation=3 ; dice black=2 white=2 grey=2 red=2", "P0 place black", 0),
    ],
    ids=["own turn", "another's turn", "bail", "vacate", "chip, asked", "chip, active"],
)
def test_who_stays_alone_has_won(text: str, script: str, leaver: int) -> None:
    table = leave(scene(text, script), leaver)
    assert (table.over, look(table).winners) == (True, [1 - leaver])
    assert table.result is not None
    assert (table.result.winners, table.result.rule) == ([1 - leaver], "DP-GAP-36")
    assert cited(table, "DP-GAP-36")[-1] == f"P{1 - leaver} wins"


@rule("DP-GAP-36")
def test_one_after_the_other_may_leave() -> None:
    table = scene(f"15k / 15k / 15k / 15k ; {THREES}")
    leave(table, 0)
    leave(table, 2)
    assert asked(table) == [1]
    leave(table, 1)
    assert table.result is not None
    assert table.result.winners == [3]


# Anywhere.


@rule("DP-GAP-36")
@pytest.mark.parametrize("seed", range(40))
def test_at_whatever_moment_they_leave_nothing_is_lost(seed: int) -> None:
    chance = random.Random(seed)
    table = fresh(2 + seed % 3, seed=seed, hidden_money=seed % 2 == 0)
    moments = sorted(chance.sample(range(120), table.seats - 1))
    said = 0
    while not table.over:
        if moments and said == moments[0]:
            del moments[0]
            leave(table, chance.choice([i for i, seat in enumerate(look(table).seats) if seat.in_play]))
        else:
            ask = chance.choice(table.asks)
            table.say(ask.seat, chance.choice(ask.actions))
        assert table.game.count(table.state) == []
        said += 1
    assert table.result is not None
    assert (table.result.rule == "DP-GAP-36") == (moments == [])
