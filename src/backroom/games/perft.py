"""Perft: how many ways the next words can fall. A menu with one word too many or too few changes the number."""

from __future__ import annotations

from backroom.kernel.core import OVER, ROLL, State
from backroom.kernel.run import legal, next_seat, odds, roll, speak


def perft(state: State, depth: int) -> int:
    """The sequences of `depth` words from here, each with every outcome of the chance it calls for.

    Seats answer in the asked order. Outcomes are counted as kinds, not by their odds, and cost no depth.
    A game that ends earlier has no such sequence.
    """
    if state.wait.mode == ROLL:
        return sum(perft(after_roll(state, n), depth) for n, weight in enumerate(odds(state)) if weight)
    if depth == 0:
        return 1
    if state.wait.mode == OVER:
        return 0
    seat = next_seat(state)
    return sum(perft(after_word(state, seat, action), depth - 1) for action in legal(state, seat))


def after_roll(state: State, outcome: int) -> State:
    twin = state.clone()
    roll(twin, outcome)
    return twin


def after_word(state: State, seat: int, action: int) -> State:
    twin = state.clone()
    speak(twin, seat, action)
    return twin
