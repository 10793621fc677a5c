"""How likely each colour is to become the K.O. colour, and how likely a track is finished in time.

The first is exact: the cards nobody has seen are known, only their order is not. The second is a rough table made of
what a turn brings to somebody who wants steps on a track.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from backroom.games.derpate import words as w

# What a turn brings on the track that is wanted, from no step to six: when it is the only one, and when the other one
# is wanted as much because nothing is decided yet.
ONLY_THIS = (0.03, 0.25, 0.18, 0.18, 0.17, 0.15, 0.04)
ONE_OF_TWO = (0.42, 0.13, 0.08, 0.10, 0.12, 0.12, 0.03)


class Verdict(NamedTuple):
    """A colour becomes the K.O. colour in a round, with a chance."""

    colour: int
    round: int
    chance: float


@cache
def verdicts(grey: int, red: int, grey_left: int, red_left: int, shown: int) -> tuple[Verdict, ...]:
    """All that can come: steps made by the two markers, unseen cards of each colour, cards shown so far."""
    if grey == w.KO or red == w.KO:
        return (Verdict(int(red == w.KO), shown, 1.0),)
    if shown == w.ROUNDS or not grey_left + red_left:
        return ()
    found: dict[tuple[int, int], float] = {}
    unseen = grey_left + red_left
    for chance, later in (
        (grey_left / unseen, verdicts(grey + 1, red, grey_left - 1, red_left, shown + 1) if grey_left else ()),
        (red_left / unseen, verdicts(grey, red + 1, grey_left, red_left - 1, shown + 1) if red_left else ()),
    ):
        for verdict in later:
            key = verdict.colour, verdict.round
            found[key] = found.get(key, 0.0) + chance * verdict.chance
    return tuple([Verdict(colour, number, chance) for (colour, number), chance in sorted(found.items())])


@cache
def ways(split: int, focus: int) -> tuple[float, ...]:
    """The chance of each number of steps after so many turns of the two sorts."""
    if not split and not focus:
        return (1.0,)
    before = ways(split - 1, focus) if split else ways(0, focus - 1)
    turn = ONE_OF_TWO if split else ONLY_THIS
    total = [0.0] * (len(before) + len(turn) - 1)
    for i, a in enumerate(before):
        for k, b in enumerate(turn):
            total[i + k] += a * b
    return tuple(total)


@cache
def at_least(split: int, focus: int, steps: int) -> float:
    """The chance to make so many steps."""
    return 1.0 if steps <= 0 else sum(ways(split, focus)[steps:])


def reach(split: int, focus: int, steps: float) -> float:
    """The same for a number that need not be whole."""
    whole = int(steps)
    low = at_least(split, focus, whole)
    return low + (steps - whole) * (at_least(split, focus, whole + 1) - low)
