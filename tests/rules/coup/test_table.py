"""The table's own rules, where Coup does not reach them: sealed answers of several words, and a game that says no more.

The other rules of the table are tested beside bad input, leaving, windows and records.
"""

import pytest

from backroom.games import record
from backroom.kernel.core import Illegal
from backroom.kernel.run import speak
from tests.auction import AUCTION, auction, opened
from tests.talk import refused, rule, scene


@rule("TABLE-07")
def test_a_sealed_answer_has_as_many_words_as_its_speaker_likes() -> None:
    table = auction()
    table.play("P0 bid 3; P1 done; P0 bid 1; P2 bid 2; P0 done; P2 done")
    assert table.over
    assert opened(table) == [[3, 1], [], [2]]


@rule("TABLE-07")
def test_take_back_removes_the_last_word() -> None:
    table = auction(2)
    table.play("P0 bid 3; P0 bid 1; P0 take back; P0 bid 2; P1 done")
    assert table.view(0).said == ["bid 3", "bid 2"]
    table.play("P0 done")
    assert opened(table) == [[3, 2], []]


@rule("TABLE-07")
@pytest.mark.parametrize("words", ["bid 3", "bid 3; P0 bid 1", "bid 3; P0 take back", "bid 2; P0 done", "done"])
def test_nothing_of_a_sealed_answer_shows_before_everyone_is_done(words: str) -> None:
    table, untouched = auction(), auction()
    table.play(f"P0 {words}")
    for viewer in (None, 1, 2):
        assert table.view(viewer) == untouched.view(viewer)
        assert table.events(viewer) == untouched.events(viewer)


@rule("TABLE-07")
def test_take_back_is_offered_only_where_something_was_said() -> None:
    table = auction(2)
    assert "take back" not in [str(action) for action in table.asks[0].actions]
    table.say(0, "bid 1")
    assert [str(action) for action in table.asks[0].actions] == ["bid 2", "bid 3", "done", "take back"]


@rule("TABLE-07")
def test_with_nothing_said_there_is_nothing_to_take_back() -> None:
    assert refused(auction(), 0, "take back") == "TABLE-07"


@rule("TABLE-07")
@pytest.mark.parametrize("word", ["bid 1", "take back", "done"])
def test_after_done_no_further_word_is_heard(word: str) -> None:
    table = auction()
    table.play("P0 bid 3; P0 done")
    assert refused(table, 0, word) == "TABLE-07"


@rule("TABLE-07")
def test_a_record_keeps_sealed_answers_of_several_words() -> None:
    table = auction()
    table.play("P2 bid 2; P0 bid 3; P1 done; P0 bid 1; P0 take back; P0 done; P2 done")
    again = record.read(table.record(), {"auction": AUCTION})
    assert opened(again) == opened(table) == [[3], [], [2]]


@rule("TABLE-07")
def test_an_unfinished_sealed_answer_is_recorded_too() -> None:
    table = auction()
    table.play("P2 bid 2; P0 bid 3; P1 done")
    again = record.read(table.record(), {"auction": AUCTION})
    assert [again.view(seat) for seat in range(3)] == [table.view(seat) for seat in range(3)]


@rule("TABLE-02")
def test_a_word_that_is_not_offered_is_refused_where_no_rule_of_the_game_says_more() -> None:
    table = auction()
    table.say(0, "bid 3")
    assert refused(table, 0, "bid 3") == "TABLE-02"
    assert refused(table, 0, "pass") == "TABLE-02"


@rule("TABLE-02")
def test_the_kernel_itself_refuses_what_is_not_offered() -> None:
    table = scene("duke captain 2 / contessa ambassador 2")
    with pytest.raises(Illegal, match="TABLE-02"):
        speak(table.state, 0, 0)
    with pytest.raises(Illegal, match="TABLE-01"):
        speak(table.state, 1, 0)
