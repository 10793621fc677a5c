"""How a game moves: frames run until somebody must speak, a seat speaks, chance rolls.

`speak` checks a word before it changes anything, so an illegal word leaves no trace. `options` and
`answer` are the same for programs that ask one seat after another: search, playouts, research.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.kernel.core import (
    DONE,
    NO_ANSWERS,
    NO_FRAME,
    NO_WAIT,
    NOBODY,
    OVER,
    PASS,
    ROLL,
    SEALED,
    SOLO,
    TAKE_BACK,
    UNSAID,
    WINDOW,
    Illegal,
    Seat,
    State,
)
from backroom.kernel.fate import M30, fast

TAKE_BACK_TOO: Final[tuple[int, ...]] = (TAKE_BACK,)
NOTHING: Final[tuple[int, ...]] = ()


def settle(s: State) -> None:
    """Run frames until somebody must speak."""
    while s.top is not NO_FRAME:
        wait = s.top.advance(s)
        if wait is not None:
            s.wait = wait
            if wait.mode == WINDOW or wait.mode == SEALED:
                open_answers(s)
            return
    s.wait = NO_WAIT


def open_answers(s: State) -> None:
    """A wait of several seats begins: nobody has answered."""
    s.answers = s.wait.blank.copy()
    s.answered = 0
    if s.wait.many:
        s.lists = [[] for _ in s.wait.seats]


def put_answers(s: State, answers: list[int]) -> None:
    """Lay down what has been answered so far to the open wait."""
    s.answers = answers
    s.answered = 0
    while s.answered < len(answers) and answers[s.answered] != UNSAID:
        s.answered += 1


def place(s: State, seat: Seat) -> int:
    """Where the seat stands in the asked order, if it still owes an answer; else -1."""
    seats = s.wait.seats
    if s.wait.mode == SOLO:
        return 0 if seats[0] == seat else -1
    for i in range(len(seats)):
        if seats[i] == seat:
            return i if s.answers[i] == UNSAID else -1
    return -1


def next_seat(s: State) -> Seat:
    """The first asked seat that has not answered; -1 if chance is asked or nobody is."""
    wait = s.wait
    if wait.mode == SOLO:
        return wait.seats[0]
    return wait.seats[s.answered] if wait.mode < ROLL else -1


def legal(s: State, seat: Seat) -> tuple[int, ...]:
    """The actions open to a seat now; empty if it is not asked."""
    i = place(s, seat)
    if i < 0:
        return NOTHING
    return menu_at(s, i)


def menu_at(s: State, i: int) -> tuple[int, ...]:
    """The menu of the i-th asked seat; a sealed list adds `take back` once there is something."""
    if not s.wait.many:
        return s.wait.menus[i]
    said = s.lists[i]
    more: tuple[int, ...] = s.top.menu(s, s.wait.seats[i], said)
    return more + TAKE_BACK_TOO if said else more


def odds(s: State) -> list[int]:
    """The weights of the roll that is asked for; empty if none is."""
    if s.wait.mode != ROLL:
        return []
    weights: list[int] = s.top.odds(s)
    return weights


def refusal(s: State, seat: Seat) -> str:
    """Why a word is refused, as far as the kernel knows; a game knows more (`Game.forbids`)."""
    if s.wait.mode == OVER:
        return "TABLE-03"
    return "TABLE-01" if place(s, seat) < 0 else "TABLE-02"


def speak(s: State, seat: Seat, action: int) -> None:
    """A seat answers its open question; the answer that fixes the outcome moves the game on."""
    i = place(s, seat)
    if i < 0 or action not in menu_at(s, i):
        raise Illegal(refusal(s, seat))
    heard(s, i, action)


def heard(s: State, i: int, action: int) -> None:
    """The i-th asked seat has said a legal word."""
    wait = s.wait
    if wait.mode == SOLO:
        s.top.hear(s, action)
        settle(s)
        return
    if wait.many and action != DONE:
        if action == TAKE_BACK:
            s.lists[i].pop()
        else:
            s.lists[i].append(action)
        return
    s.answers[i] = action
    if i == s.answered:
        close_if_fixed(s)


def close_if_fixed(s: State) -> None:
    """Close the wait if the answers given so far, from the first on, fix its outcome."""
    answers = s.answers
    first = s.wait.first
    asked = len(answers)
    i = s.answered
    while i < asked:
        said = answers[i]
        if said == UNSAID:
            s.answered = i
            return
        if first and said != PASS:
            break
        i += 1
    s.answers = NO_ANSWERS
    s.answered = 0
    if first:
        decided = i < asked
        s.top.hear_first(s, s.wait.seats[i] if decided else NOBODY, answers[i] if decided else PASS)
    elif s.wait.many:
        lists = s.lists
        s.lists = []
        s.top.hear_lists(s, lists)
    else:
        s.top.hear_all(s, answers)
    settle(s)


def roll(s: State, outcome: int) -> None:
    """Chance answers with an index into the odds."""
    weights = odds(s)
    if not 0 <= outcome < len(weights) or not weights[outcome]:
        raise Illegal("TABLE-05")
    rolled(s, outcome)


def rolled(s: State, outcome: int) -> None:
    """Chance has given a possible outcome."""
    s.rolls += 1
    s.top.hear(s, outcome)
    settle(s)


def roll_on(s: State, seed: int) -> None:
    """Let fast fate roll until a seat is asked or the game is over."""
    while s.wait.mode == ROLL:
        weights: list[int] = s.top.odds(s)
        rolled(s, fast(seed, s.rolls, weights))


def leave(s: State, seat: Seat) -> None:
    """A seat leaves for good, at any moment; the game says what becomes of what it was asked."""
    if s.wait.mode == OVER or s.wait.mode == ROLL:
        raise Illegal("TABLE-03" if s.wait.mode == OVER else "TABLE-05")
    s.stack[0].left(s, seat)


# One seat after another.


def options(s: State) -> tuple[int, ...]:
    """What the next seat to answer may say; empty if chance is asked or the game is over.

    Without `take back`: a program that makes up its mind before it speaks has no use for it.
    """
    wait = s.wait
    if wait.mode == SOLO:
        return wait.menus[0]
    if wait.mode >= ROLL:
        return NOTHING
    if not wait.many:
        return wait.menus[s.answered]
    more: tuple[int, ...] = s.top.menu(s, wait.seats[s.answered], s.lists[s.answered])
    return more


def answer(s: State, action: int, seed: int) -> None:
    """The next seat to answer says a word; then chance rolls, under this seed, until somebody is asked."""
    i = 0 if s.wait.mode == SOLO else s.answered
    if s.wait.mode >= ROLL or action not in menu_at(s, i):
        raise Illegal(refusal(s, next_seat(s)))
    heard(s, i, action)
    if s.wait.mode == ROLL:
        roll_on(s, seed)


def playout(s: State, seed: int, most: int = 1_000_000) -> int:
    """Play random words to the end inside the engine; the number of decisions made."""
    said = 0
    x: i64 = seed & M30
    roll_on(s, seed)
    while said < most and s.wait.mode < ROLL:
        i = 0 if s.wait.mode == SOLO else s.answered
        menu = options(s)
        x = (x * 747796405 + 12345) & M30
        heard(s, i, menu[(x >> 8) * len(menu) >> 22])
        if s.wait.mode == ROLL:
            roll_on(s, seed)
        said += 1
    return said
