"""The four ways to stand still, on frames that do nothing but ask and note what they hear."""

from __future__ import annotations

import pytest

from backroom.kernel.core import (
    DONE,
    EVERYONE,
    NO_FRAME,
    NOBODY,
    OVER,
    PASS,
    RANDOM,
    ROLL,
    TAKE_BACK,
    Frame,
    Illegal,
    Kind,
    Seat,
    State,
    Wait,
    act,
    roll,
    sealed,
    sealed_lists,
    solo,
    window,
)
from backroom.kernel.run import answer, legal, next_seat, odds, options, place, playout, put_answers, settle, speak
from backroom.kernel.run import roll as rolls

KIND = Kind("ask", seconds=1, open_menu=True)
A, B, C = act(20), act(21), act(22)
MENU = (PASS, A, B)


class Notes(State):
    """A state that holds nothing but what its frames have heard."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[object] = []

    def clone(self) -> Notes:
        t = Notes()
        self.copy_kernel_to(t)
        t.heard = self.heard.copy()
        return t


class Asker(Frame):
    """Asks one question, notes the answer, and ends with it as its result."""

    def __init__(self, wait: Wait, weights: tuple[int, ...] = ()) -> None:
        self.wait = wait
        self.weights = weights

    def facts(self) -> tuple[int, ...]:
        return (self.wait.mode,)

    def clone(self) -> Asker:
        return Asker(self.wait, self.weights)

    def advance(self, s: Notes) -> Wait | None:
        return self.wait

    def odds(self, s: Notes) -> list[int]:
        return list(self.weights)

    def menu(self, s: Notes, seat: Seat, said: list[int]) -> tuple[int, ...]:
        return (*[word for word in (A, B, C) if word not in said], DONE)

    def hear(self, s: Notes, action: int) -> None:
        s.heard.append(action)
        s.pop(action)

    def hear_first(self, s: Notes, seat: Seat, action: int) -> None:
        s.heard.append((seat, action))
        s.pop()

    def hear_all(self, s: Notes, answers: list[int]) -> None:
        s.heard.append(list(answers))
        s.pop()

    def hear_lists(self, s: Notes, lists: list[list[int]]) -> None:
        s.heard.append([list(words) for words in lists])
        s.pop()


class Parent(Frame):
    """Pushes a child and notes what it is told."""

    def __init__(self, child: Frame) -> None:
        self.child = child

    def facts(self) -> tuple[int, ...]:
        return ()

    def clone(self) -> Parent:
        return Parent(self.child.clone())

    def advance(self, s: Notes) -> Wait | None:
        s.push(self.child)
        return None

    def told(self, s: Notes, result: int) -> None:
        s.heard.append(("told", result))
        s.pop()


def asked(wait: Wait, *weights: int) -> Notes:
    s = Notes()
    s.push(Asker(wait, weights))
    settle(s)
    return s


def challenge() -> Notes:
    return asked(window((2, 0, 1), MENU, KIND, "TABLE-01", first=True))


def everybody() -> Notes:
    return asked(window((2, 0, 1), MENU, KIND, "TABLE-01", first=False))


def envelopes() -> Notes:
    return asked(sealed_lists((0, 1), KIND, "TABLE-01", DONE, EVERYONE))


# SOLO


def test_one_seat_decides() -> None:
    s = asked(solo(1, (A, B), KIND, "TABLE-01", RANDOM, EVERYONE))
    assert (next_seat(s), legal(s, 1), legal(s, 0)) == (1, (A, B), ())
    speak(s, 1, B)
    assert s.heard == [B]
    assert s.wait.mode == OVER
    assert s.top is NO_FRAME


def test_a_child_tells_its_parent() -> None:
    s = Notes()
    s.push(Parent(Asker(solo(0, (A,), KIND, "TABLE-01", A, EVERYONE))))
    settle(s)
    assert [type(frame).__name__ for frame in s.stack] == ["Parent", "Asker"]
    speak(s, 0, A)
    assert s.heard == [A, ("told", A)]


@pytest.mark.parametrize(("seat", "action", "rule"), [(0, A, "TABLE-01"), (1, C, "TABLE-02"), (7, A, "TABLE-01")])
def test_a_refused_word_leaves_no_trace(seat: Seat, action: int, rule: str) -> None:
    s = asked(solo(1, (A, B), KIND, "TABLE-01", RANDOM, EVERYONE))
    with pytest.raises(Illegal) as refused:
        speak(s, seat, action)
    assert refused.value.rule == rule
    assert (s.heard, s.rolls, len(s.stack)) == ([], 0, 1)
    speak(s, 1, A)
    with pytest.raises(Illegal, match="TABLE-03"):
        speak(s, 1, A)


# WINDOW


def test_a_window_closes_when_a_prefix_fixes_its_outcome() -> None:
    """W1: a pass of the first and a reaction of the second are enough, whoever is still silent."""
    s = challenge()
    speak(s, 2, PASS)
    assert s.heard == []
    speak(s, 0, A)
    assert s.heard == [(0, A)]


def test_a_reaction_waits_for_those_who_go_before() -> None:
    s = challenge()
    speak(s, 1, A)
    speak(s, 0, B)
    assert s.heard == []
    speak(s, 2, PASS)
    assert s.heard == [(0, B)], "the later answer does not count"


def test_the_first_in_order_needs_nobody_else() -> None:
    s = challenge()
    speak(s, 1, B)
    speak(s, 2, A)
    assert s.heard == [(2, A)]


def test_a_window_of_passes_needs_them_all() -> None:
    s = challenge()
    for seat in (1, 2, 0):
        assert s.heard == []
        speak(s, seat, PASS)
    assert s.heard == [(NOBODY, PASS)]


def test_where_all_answers_count_all_are_needed() -> None:
    s = everybody()
    speak(s, 2, A)
    speak(s, 1, B)
    assert s.heard == []
    speak(s, 0, A)
    assert s.heard == [[A, A, B]]


def test_nobody_answers_twice() -> None:
    s = everybody()
    speak(s, 2, A)
    assert legal(s, 2) == ()
    assert place(s, 2) == -1
    with pytest.raises(Illegal, match="TABLE-01"):
        speak(s, 2, PASS)
    assert s.answers == [A, -1, -1]


def test_who_comes_after_the_close_is_refused() -> None:
    s = challenge()
    speak(s, 2, A)
    with pytest.raises(Illegal, match="TABLE-03"):
        speak(s, 0, PASS)
    assert s.heard == [(2, A)]


def test_answers_can_be_laid_down_at_once() -> None:
    s = challenge()
    put_answers(s, [PASS, -1, A])
    assert next_seat(s) == 0
    speak(s, 0, PASS)
    assert s.heard == [(1, A)]


# SEALED


def test_sealed_answers_are_opened_together_in_the_asked_order() -> None:
    for order in ((0, 1), (1, 0)):
        s = asked(sealed((1, 0), ((A, B), (B, C)), KIND, "TABLE-01", RANDOM, 0))
        words = {1: A, 0: C}
        for seat in order:
            assert s.heard == []
            speak(s, seat, words[seat])
        assert s.heard == [[A, C]]


def test_a_sealed_pass_does_not_stand_for_the_others() -> None:
    s = asked(sealed((0, 1), (MENU, MENU), KIND, "TABLE-01", RANDOM, 0))
    speak(s, 0, B)
    assert s.heard == []
    with pytest.raises(Illegal, match="TABLE-02"):
        speak(s, 1, C)


def test_lists_are_heard_once_and_whole() -> None:
    s = envelopes()
    for seat, word in ((1, C), (0, A), (1, A), (0, DONE), (1, B)):
        speak(s, seat, word)
        assert s.heard == []
    speak(s, 1, DONE)
    assert s.heard == [[[A], [C, A, B]]]
    assert s.lists == []


def test_take_back_removes_the_last_word() -> None:
    s = envelopes()
    assert legal(s, 0) == (A, B, C, DONE), "there is nothing to take back yet"
    with pytest.raises(Illegal, match="TABLE-02"):
        speak(s, 0, TAKE_BACK)
    speak(s, 0, A)
    speak(s, 0, B)
    assert legal(s, 0) == (C, DONE, TAKE_BACK)
    speak(s, 0, TAKE_BACK)
    assert s.lists == [[A], []]
    assert legal(s, 0) == (B, C, DONE, TAKE_BACK)


def test_done_is_done() -> None:
    s = envelopes()
    speak(s, 0, DONE)
    assert legal(s, 0) == ()
    with pytest.raises(Illegal, match="TABLE-01"):
        speak(s, 0, TAKE_BACK)
    speak(s, 1, DONE)
    assert s.heard == [[[], []]]


def test_a_word_that_a_list_does_not_offer_is_refused() -> None:
    s = envelopes()
    speak(s, 0, A)
    with pytest.raises(Illegal, match="TABLE-02"):
        speak(s, 0, A)
    assert s.lists == [[A], []]


# ROLL


def test_chance_answers_with_an_index_into_the_odds() -> None:
    s = asked(roll(KIND, "TABLE-05", EVERYONE), 2, 0, 1)
    assert s.wait.mode == ROLL
    assert (odds(s), legal(s, 0), next_seat(s), options(s)) == ([2, 0, 1], (), -1, ())
    rolls(s, 2)
    assert (s.heard, s.rolls) == ([2], 1)


@pytest.mark.parametrize("outcome", [-1, 1, 3])
def test_an_impossible_outcome_is_refused(outcome: int) -> None:
    s = asked(roll(KIND, "TABLE-05", EVERYONE), 2, 0, 1)
    with pytest.raises(Illegal, match="TABLE-05"):
        rolls(s, outcome)
    assert (s.heard, s.rolls) == ([], 0)


def test_nothing_is_rolled_unasked() -> None:
    s = challenge()
    assert odds(s) == []
    with pytest.raises(Illegal, match="TABLE-05"):
        rolls(s, 0)


# One seat after another.


def test_agents_asked_one_after_another_get_the_same_game() -> None:
    s = challenge()
    assert options(s) == MENU
    answer(s, PASS, 0)
    answer(s, B, 0)
    assert s.heard == [(0, B)]
    with pytest.raises(Illegal, match="TABLE-03"):
        answer(s, PASS, 0)


def test_an_agent_is_refused_like_anybody() -> None:
    s = challenge()
    with pytest.raises(Illegal, match="TABLE-02"):
        answer(s, C, 0)
    assert s.heard == []


def test_a_playout_ends() -> None:
    s = Notes()
    s.push(Asker(solo(0, (A, B), KIND, "TABLE-01", RANDOM, EVERYONE)))
    s.push(Asker(roll(KIND, "TABLE-05", EVERYONE), (1, 1)))
    settle(s)
    assert playout(s, 7) == 1
    assert s.wait.mode == OVER
    assert len(s.heard) == 2


def test_a_clone_goes_its_own_way() -> None:
    s = envelopes()
    speak(s, 0, A)
    t = s.clone()
    speak(t, 0, B)
    speak(t, 1, DONE)
    assert s.lists == [[A], []]
    assert s.answers == [-1, -1]
