"""How a game moves: frames run until somebody must speak, a seat speaks, chance rolls.

`speak` checks a word before it changes anything, so an illegal word leaves no trace.
"""

from __future__ import annotations

from typing import Any, Final

from backroom.kernel.core import (
    DONE,
    NO_WAIT,
    OVER,
    PASS,
    RANDOM,
    ROLL,
    SEALED,
    SOLO,
    TAKE_BACK,
    UNSAID,
    WINDOW,
    Frame,
    Illegal,
    Seat,
    State,
)
from backroom.kernel.fate import fast

DONE_ONLY: Final = (DONE,)


def settle(s: State) -> None:
    """Run frames until somebody must speak."""
    stack = s.stack
    while stack:
        wait = stack[-1].advance(s)
        if wait is not None:
            s.wait = wait
            if wait.mode == WINDOW or wait.mode == SEALED:
                s.answers = [UNSAID] * len(wait.seats)
                if wait.many:
                    s.lists = [[] for _ in wait.seats]
            return
    s.wait = NO_WAIT


def place(s: State, seat: Seat) -> int:
    """Where the seat stands in the asked order, if it still owes an answer; else -1."""
    wait = s.wait
    if wait.mode == SOLO:
        return 0 if wait.seats[0] == seat else -1
    for i in range(len(wait.seats)):
        if wait.seats[i] == seat:
            return i if s.answers[i] == UNSAID else -1
    return -1


def next_seat(s: State) -> Seat:
    """The first asked seat that has not answered; -1 if chance is asked or nobody is."""
    wait = s.wait
    if wait.mode == SOLO:
        return wait.seats[0]
    for i in range(len(wait.seats)):
        if s.answers[i] == UNSAID:
            return wait.seats[i]
    return -1


def legal(s: State, seat: Seat) -> tuple[int, ...]:
    """The actions open to a seat now; empty if it is not asked."""
    i = place(s, seat)
    if i < 0:
        return ()
    if s.wait.many:
        return list_menu(s, i)
    return s.wait.menus[i]


def list_menu(s: State, i: int) -> tuple[int, ...]:
    """A sealed answer of several words: what may be added, `done`, and `take back` once there is something."""
    said = s.lists[i]
    more: tuple[int, ...] = s.stack[-1].menu(s, s.wait.seats[i], said)
    if said:
        return more + (DONE, TAKE_BACK)
    return more + DONE_ONLY


def refusal(s: State, seat: Seat) -> str:
    """Why a word is refused, as far as the kernel knows; a game knows more (`Game.forbids`)."""
    if s.wait.mode == OVER:
        return "TABLE-03"
    return "TABLE-01" if place(s, seat) < 0 else "TABLE-02"


def speak(s: State, seat: Seat, action: int) -> None:
    """A seat answers its open question; the answer that fixes the outcome moves the game on."""
    wait = s.wait
    if wait.mode == SOLO:
        if wait.seats[0] != seat or action not in wait.menus[0]:
            raise Illegal(refusal(s, seat))
        s.stack[-1].hear(s, action)
        settle(s)
        return
    i = place(s, seat)
    if i < 0 or action not in (list_menu(s, i) if wait.many else wait.menus[i]):
        raise Illegal(refusal(s, seat))
    if wait.many and action != DONE:
        if action == TAKE_BACK:
            s.lists[i].pop()
        else:
            s.lists[i].append(action)
        return
    s.answers[i] = action
    close_if_fixed(s)


def close_if_fixed(s: State) -> None:
    """Close the wait if the answers given so far fix its outcome."""
    wait = s.wait
    answers = s.answers
    for i in range(len(answers)):
        if answers[i] == UNSAID:
            return
        if wait.first and answers[i] != PASS:
            for k in range(i + 1, len(answers)):
                answers[k] = PASS
            break
    s.answers = []
    frame: Frame[Any] = s.stack[-1]
    if wait.many:
        lists = s.lists
        s.lists = []
        frame.hear_lists(s, lists)
    else:
        frame.hear_all(s, answers)
    settle(s)


def roll(s: State, outcome: int) -> None:
    """Chance answers with an index into the odds."""
    wait = s.wait
    if wait.mode != ROLL or not 0 <= outcome < len(wait.odds) or not wait.odds[outcome]:
        raise Illegal("TABLE-05")
    s.rolls += 1
    s.stack[-1].hear(s, outcome)
    settle(s)


def leave(s: State, seat: Seat) -> None:
    """A seat leaves for good, at any moment; the game says what becomes of what it was asked."""
    if s.wait.mode == OVER or s.wait.mode == ROLL:
        raise Illegal("TABLE-03" if s.wait.mode == OVER else "TABLE-05")
    s.stack[0].left(s, seat)


def fallback(s: State, seat: Seat, seed: int) -> int:
    """What the clock plays for a sleeper: the wait's fallback, or one of the options drawn by fate."""
    choice = s.wait.fallback
    if choice != RANDOM:
        return choice
    menu = legal(s, seat)
    return menu[fast(seed, s.rolls, (1,) * len(menu))]


def playout(s: State, seed: int, most: int = 1_000_000) -> int:
    """Play random words to the end inside the engine; the number of decisions made."""
    said = 0
    x = (seed & 0x3FFFFFFF) | 1
    while said < most:
        wait = s.wait
        mode = wait.mode
        if mode == ROLL:
            roll(s, fast(seed, s.rolls, wait.odds))
            continue
        if mode == OVER:
            break
        seat = next_seat(s)
        menu = legal(s, seat)
        x = (x * 747796405 + 12345) & 0x3FFFFFFF
        speak(s, seat, menu[(x >> 8) * len(menu) >> 22])
        said += 1
    return said
