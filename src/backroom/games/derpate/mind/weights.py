"""What things are worth to a mind that plays Der Pate, in thousands of dollars of final money.

Fitted by the likelihood of the winner on games that minds played against each other, with some words drawn by lot, by
`tools/fit_derpate.py`: 50,000 games of two, 20,000 of three and 16,000 of four, with the weights before these, and as
many again with what came of them.

Every row holds two numbers: one that counts always, and one that is multiplied by the part of the game that is left,
from 0 to 1. What only a turn can make use of counts nothing for whoever has no turn left. There are two sets of rows:
between two turns of a round a thing is not worth the same to who has had the turn and to who is about to have it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

Rows = tuple[tuple[float, float], ...]


@mypyc_attr(acyclic=True)
class Weights:
    """What things are worth with so many players: rows as in NAMES.

    `fresh` is for who has not had this round's turn, `moved` for who has. `spread` is the variance of final money at
    the end and for each round that is left. `haste`: players who must hurry make more steps than others, so the chance
    to survive is taken to this power. `survival` is how many spreads the logarithm of that chance is worth to somebody
    who chooses.
    """

    def __init__(self, *, fresh: Rows, moved: Rows, spread: tuple[float, float], haste: float, survival: float) -> None:
        self.fresh: Final = fresh
        self.moved: Final = moved
        self.spread: Final = spread
        self.haste: Final = haste
        self.survival: Final = survival


# The rows. Where all seven members are cannot be told apart from the sum of them: only differences mean something.
NAMES: Final[tuple[str, ...]] = (
    *("kind 1", "kind 2", "kind 3", "kind 4", "kind 5", "guarded"),
    *("first in stock", "second in stock", "more in stock", "in prison", "in the river"),
    *("no marker left", "owed to players", "owed to the bank", "held of others"),
    *("friend", "friend and somebody to rescue", "friend and steps", "friend and money", "favours"),
    *("wedding", "grandchild", "birthday", "cop", "judge", "senator"),
    *("reputation", "influence", "end of reputation", "end of influence", "place in the round"),
)
WEIGHTS: Final = (
    Weights(
        fresh=(
            *((2.89, -0.23), (3.37, 1.01), (3.48, -0.16), (3.45, 0.95), (4.11, 0.21), (0.55, -0.38)),
            *((0.61, 0.3), (0.18, 0.08), (0.34, -0.39), (-0.52, -0.05), (0.36, -0.58)),
            *((0.07, 0.0), (-2.25, -2.09), (-2.07, 1.03), (2.81, 1.43)),
            *((0.13, 0.76), (-0.1, 0.17), (0.05, 0.01), (0.0, 0.0), (0.26, 0.58)),
            *((-0.03, -0.04), (0.0, 0.0), (0.0, 0.0), (0.72, 0.91), (0.75, 1.34), (1.17, 1.24)),
            *((-0.1, 0.8), (-0.01, 0.77), (1.42, -0.37), (1.34, -0.08), (0.64, 0.32)),
        ),
        moved=(
            *((2.33, -1.09), (2.28, 0.67), (2.42, 0.03), (2.47, 0.48), (2.5, 0.58), (0.61, -0.82)),
            *((-0.16, -0.14), (-0.55, -0.44), (-0.19, -0.84), (-1.01, -0.16), (-0.3, -0.79)),
            *((0.02, 0.01), (-2.68, -0.24), (-1.99, 0.28), (2.0, 0.99)),
            *((0.27, 0.93), (-0.1, 0.13), (0.04, 0.03), (0.0, 0.0), (0.44, 0.45)),
            *((0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.64, 0.45), (0.9, 0.54), (1.62, 0.9)),
            *((-0.01, 0.59), (0.03, 0.82), (1.14, 0.06), (0.8, 0.36), (-0.64, -0.21)),
        ),
        spread=(0.3, 6.69),
        haste=0.742,
        survival=4.09,
    ),
    Weights(
        fresh=(
            *((2.78, -0.36), (3.09, 0.93), (3.25, 0.31), (3.42, 1.1), (3.63, 1.18), (0.52, -0.13)),
            *((0.73, 0.31), (0.54, -0.02), (0.23, -0.54), (-0.53, -0.04), (0.08, -0.31)),
            *((0.03, 0.07), (-2.24, -2.41), (-2.13, 0.73), (2.77, 0.93)),
            *((0.21, 1.12), (0.03, -0.04), (-0.07, -0.05), (0.0, 0.0), (0.38, 0.95)),
            *((0.09, 0.03), (0.06, 0.01), (-0.05, -0.04), (0.44, 1.02), (0.98, 0.81), (1.26, 0.73)),
            *((-0.14, 0.7), (0.03, 0.58), (1.79, -0.34), (1.15, 0.52), (0.47, 0.36)),
        ),
        moved=(
            *((2.83, -1.05), (2.55, 0.48), (2.36, 0.02), (2.4, 1.39), (3.04, 0.98), (0.23, -0.11)),
            *((0.08, -0.34), (-0.25, -0.63), (-0.28, -0.98), (-1.01, -0.38), (-0.2, -1.26)),
            *((-0.2, -0.06), (-2.57, -1.95), (-2.11, 0.05), (1.9, 1.74)),
            *((0.4, 0.67), (0.01, 0.0), (0.04, 0.0), (0.0, 0.0), (0.38, 0.71)),
            *((0.0, 0.0), (-0.05, -0.04), (0.0, 0.0), (0.65, 0.66), (1.45, 0.61), (1.44, 0.57)),
            *((-0.12, 0.76), (0.03, 0.54), (1.1, 0.02), (0.96, 0.53), (-0.47, -0.29)),
        ),
        spread=(0.28, 9.93),
        haste=0.83,
        survival=2.64,
    ),
    Weights(
        fresh=(
            *((2.89, -0.49), (3.24, 1.38), (2.79, 1.1), (3.65, 0.9), (3.93, 1.33), (0.55, 0.14)),
            *((0.47, 0.13), (0.37, -0.18), (0.42, -0.99), (-0.49, -0.25), (0.18, -0.99)),
            *((-0.39, -0.12), (-2.36, -2.2), (-2.0, 0.0), (2.88, 1.29)),
            *((0.03, 0.74), (-0.29, 0.66), (0.11, 0.02), (0.0, 0.0), (0.14, 0.85)),
            *((0.04, 0.02), (0.28, 0.15), (0.12, 0.06), (0.51, 1.12), (1.08, 0.48), (1.15, 0.86)),
            *((-0.05, 0.72), (0.06, 0.44), (1.51, -0.77), (1.26, -0.24), (0.54, 0.27)),
        ),
        moved=(
            *((2.65, -0.89), (2.71, 0.69), (2.29, 0.59), (2.77, 1.33), (3.13, 1.24), (0.63, -0.48)),
            *((0.32, -0.05), (-0.22, -0.19), (-0.23, -1.23), (-0.93, -0.7), (-0.13, -1.69)),
            *((0.0, 0.02), (-2.54, -2.39), (-2.0, 0.0), (2.18, 2.25)),
            *((-0.24, 1.22), (-0.14, 0.67), (-0.01, 0.0), (0.0, 0.0), (0.26, 0.47)),
            *((0.08, 0.06), (0.03, 0.02), (0.0, 0.01), (0.87, 0.59), (1.03, 0.75), (1.64, 0.56)),
            *((-0.06, 0.63), (0.04, 0.38), (1.2, -0.12), (0.99, 0.38), (-0.54, -0.18)),
        ),
        spread=(0.39, 12.45),
        haste=0.885,
        survival=2.2,
    ),
)  # for two, three and four players

# What a round brings on a track, from no step to six and more: if it decides, and if nothing is decided yet.
ONLY_THIS: Final[tuple[float, ...]] = (0.08, 0.17, 0.20, 0.13, 0.15, 0.15, 0.12)
ONE_OF_TWO: Final[tuple[float, ...]] = (0.19, 0.28, 0.17, 0.09, 0.09, 0.10, 0.08)
