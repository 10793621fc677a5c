"""Corners where two rules meet: found by reading the rules once more beside the code."""

import pytest

import backroom
from tests.cites import kind
from tests.talk import asked, coins, living, look, options, rule, said, scene, told

FOUR = "captain assassin 2 / contessa ambassador 2 / contessa captain 2 / assassin assassin 3"


@rule("COUP-GAP-26")
@pytest.mark.parametrize(
    "script",
    [
        "P0 aid; P1 pass; P2 block duke; P3 pass; P2 leave; P3 challenge",
        (
            "P0 aid; P1 block duke; P2 block duke; P3 pass; P1 leave; "
            "P2 challenge; P3 challenge; P2 concede; P2 lose contessa"
        ),
    ],
)
def test_the_record_of_a_challenge_to_a_block_whose_maker_has_left_replays(script: str) -> None:
    table = scene(FOUR, script)
    again = backroom.replay(table.record())
    assert [again.view(seat) for seat in range(4)] == [table.view(seat) for seat in range(4)]
    assert again.events(0) == table.events(0)


@rule("TABLE-08")
def test_leave_is_heard_in_any_spelling_from_a_seat_of_the_window_just_closed() -> None:
    table = scene(FOUR, "P0 tax; P1 pass; P2 pass; P3 pass; P2 Leave")
    assert living(table) == [0, 1, 3]


@rule("TABLE-10")
def test_an_answer_to_a_window_that_a_leaver_closed_is_passed_over() -> None:
    table = scene(FOUR, "P0 tax; P2 challenge; P1 leave; P3 pass; P0 concede; P0 lose captain")
    assert coins(table) == [2, 0, 2, 3]
    assert look(table).turn == 2


@rule("TABLE-10")
def test_a_late_block_is_passed_over_though_its_maker_is_asked_again() -> None:
    table = scene(FOUR + " ; options single_block", "P0 aid; P1 block duke; P2 block duke")
    assert asked(table) == [2, 3, 0]


@rule("TABLE-10")
@pytest.mark.parametrize("again", ["P1 pass", "P2 pass", "P3 pass; P1 pass"])
def test_the_same_answer_said_again_is_passed_over(again: str) -> None:
    table = scene(FOUR, f"P0 tax; P1 pass; P2 pass; P3 pass; {again}")
    assert (asked(table), kind(table)) == ([1], "turn")


@rule("TABLE-01")
@pytest.mark.parametrize(
    "script",
    [
        "P0 tax; P1 pass; P2 pass; P3 pass; P2 challenge",
        "P0 tax; P1 challenge; P1 pass",
        "P0 aid; P1 block duke; P1 pass",
    ],
)
def test_a_second_answer_that_says_otherwise_is_refused_and_not_dropped(script: str) -> None:
    table = scene(FOUR)
    with pytest.raises(backroom.Illegal, match=f"word {script.count(';') + 1}, ") as refusal:
        table.play(script)
    assert refusal.value.rule == "TABLE-01"
    assert (asked(table), told(table)) == ([0], told(scene(FOUR)))


THIEVES = "captain duke 2 / contessa duke 2 / assassin captain 2"


@rule("TABLE-10")
def test_a_word_that_quotes_its_question_answers_no_other() -> None:
    table = scene(THIEVES, "P0 steal P1")
    number = table.asks[0].decision
    assert (number, table.decision(1), table.decision(0)) == (1, 1, 0)
    table.play("P1 pass; P2 pass")
    assert (asked(table), kind(table), table.decision(1)) == ([1], "block", 2)
    with pytest.raises(backroom.Illegal) as late:
        table.say(1, "pass", decision=number)
    assert (late.value.rule, asked(table), coins(table)) == ("TABLE-10", [1], [2, 2, 2])
    table.say(1, "pass", decision=2)
    assert coins(table) == [4, 0, 2]


@rule("TABLE-10")
def test_in_a_script_a_word_may_quote_its_question_too() -> None:
    table = scene(THIEVES, "P0 steal P1; P1#1 pass; P2#1 pass; P1#1 pass")
    assert (asked(table), kind(table)) == ([1], "block"), "said again, and not to the next question"
    with pytest.raises(backroom.Illegal, match="P1#1 challenge") as other:
        table.play("P1#1 challenge")
    assert other.value.rule == "TABLE-01"
    with pytest.raises(backroom.Illegal) as early:
        table.play("P1#3 pass")
    assert early.value.rule == "TABLE-10"
    table.play("P1#2 pass")
    assert coins(table) == [4, 0, 2]


@rule("TABLE-10")
def test_a_script_that_fails_leaves_the_numbers_of_the_questions_as_they_were() -> None:
    table = scene(THIEVES)
    numbers = [table.decision(seat) for seat in range(3)]
    with pytest.raises(backroom.Illegal):
        table.play("P0 steal P1; P1 pass; P2 pass; P1 pass; P0 income")
    assert [table.decision(seat) for seat in range(3)] == numbers == [1, 0, 0]
    table.play("P0#1 income; P1#1 income; P2#1 income; P0#2 income")


@rule("TABLE-06", "TABLE-10")
def test_a_word_that_was_taken_back_leaves_a_new_number() -> None:
    table = scene(THIEVES, "P0 income; P1 exchange; P2 pass; P0 pass; draw ambassador; draw captain; P1 return captain")
    number = table.decision(1)
    table.undo(1)
    with pytest.raises(backroom.Illegal) as late:
        table.say(1, "return captain", decision=number)
    assert late.value.rule == "TABLE-10"
    table.say(1, "return captain", decision=table.decision(1))


@rule("COUP-GAP-14")
def test_with_single_block_the_first_block_closes_the_window() -> None:
    table = scene(FOUR + " ; options single_block", "P0 aid; P2 block duke")
    assert asked(table) == [1, 3], "P1 sits before P2"
    table.play("P1 pass")
    assert asked(table) == [3, 0, 1]
    unblocked = scene(FOUR + " ; options single_block", "P0 aid; P1 pass; P2 pass; P3 pass")
    assert coins(unblocked) == [4, 2, 2, 3]


@rule("COUP-GAP-16")
def test_when_the_starter_dies_the_round_is_counted_from_the_next_one_living() -> None:
    board = "duke +captain 5 / contessa ambassador 7 / assassin captain 6 / duke contessa 6"
    table = scene(
        board + " ; options anarchist bomb_scope=round",
        "P0 bomb P2; P2 explode; P2 lose captain; P1 coup P0; P2 income",
    )
    assert "bomb P2" in options(table, 3), "P2 had the bomb before the turn of P1 began"


@rule("COUP-GAP-16")
def test_a_round_remembers_who_had_the_bomb() -> None:
    board = "duke duke 5 / contessa ambassador 5 / assassin captain 6 / duke contessa 6"
    table = scene(board + " ; options anarchist bomb_scope=round", "P0 bomb P2; P2 explode; P2 lose captain")
    assert [word for word in options(table, 1) if word.startswith("bomb")] == ["bomb P0", "bomb P3"]
    again = scene(table.position())
    assert options(again, 1) == options(table, 1)


@rule("COUP-REF-SETUP-04")
def test_parties_alternate_over_those_who_are_still_there() -> None:
    table = backroom.new("coup", seats=3, seed=1, options={"reformation": True})
    table.leave(1)
    table.say(0, "join empire")
    assert [look(table).seats[seat].party for seat in (0, 2)] == ["empire", "resistance"]


@rule("COUP-GAP-07")
def test_a_theft_from_an_empty_purse_cites_the_ruling_that_allows_it() -> None:
    board = "captain duke 2 / contessa contessa 0 / duke duke 2 ; options allow_empty_steal"
    table = scene(board, "P0 steal P1; P1 pass; P2 pass; P1 pass")
    assert coins(table) == [2, 0, 2]
    assert "COUP-GAP-07" in said(table)
    assert "COUP-CHR-06" not in said(table)


@rule("COUP-SM-03")
def test_only_a_challenge_of_the_target_itself_goes_first() -> None:
    board = FOUR + " ; options reaction_mode=target_first"
    by_target = scene(board, "P0 steal P3; P3 challenge")
    assert "COUP-SM-03" in said(by_target)
    by_another = scene(board, "P0 steal P3; P3 pass; P1 challenge")
    assert "COUP-SM-03" not in said(by_another)
    assert "COUP-SM-02" in said(by_another)


@rule("COUP-2P-04")
def test_in_the_draft_nobody_holds_a_card_yet() -> None:
    view = look(backroom.new("coup", seats=2, seed=3))
    assert [seat.cards for seat in view.seats] == [0, 0]
    assert view.court == 5


@rule("COUP-GAP-26")
def test_an_exchange_is_void_when_the_last_rival_leaves() -> None:
    table = scene("duke captain 2 / contessa contessa 2", "P0 exchange; P1 pass; draw assassin; draw ambassador")
    table.play("P0 return duke; P1 leave")
    assert table.over
    assert list(look(table).seats[0].hand or ()) in (["captain", "ambassador"], ["assassin", "captain"])
    assert look(table).court == 11
    assert look(table).drawn == []


@rule("COUP-GAP-25")
@pytest.mark.parametrize("never", [0, "none"])
def test_a_game_without_a_limit_is_asked_for_by_name(never: object) -> None:
    table = backroom.new("coup", seats=3, seed=3, options={"max_turns": never})
    assert backroom.replay(table.record()).options == {"max_turns": never}


@rule("COUP-GAP-06")
def test_a_scene_keeps_the_coins_that_were_found_beyond_the_fifty() -> None:
    board = "duke duke 20 / captain captain 20 / contessa contessa 9 / ambassador ambassador 4"
    table = scene(board, "P0 coup P1; P1 lose captain; P1 coup P2; P2 lose contessa")
    text = table.position()
    assert "minted 3" in text
    assert look(scene(text)).treasury == look(table).treasury == 14


@rule("TABLE-04")
@pytest.mark.parametrize("script", ["P0 TAX; P1 Challenge; p0 SHOW Duke; DRAW Captain; P1 lose Contessa"])
def test_words_are_read_whatever_their_capitals(script: str) -> None:
    table = scene("Duke captain 2 / assassin contessa 2 / +Duke captain 4 ; Turn p0 ;", script)
    assert coins(table) == [5, 2, 4]


def test_a_scene_begins_with_the_first_seat_whoever_is_said_to_open() -> None:
    assert look(scene(FOUR + " ; options first_player=1")).turn == 0


def test_an_option_without_its_value_is_not_guessed() -> None:
    with pytest.raises(ValueError, match="an option is said alone, or with its value"):
        backroom.scene("coup", FOUR + " ; options inquisitor=")
