"""What things are worth to a mind that plays Der Pate, in thousands of dollars of final money.

Fitted by the likelihood of the winner on games that minds played against each other, with some words drawn by lot:
16,000 games of two, 8,000 of three and 9,600 of four, which gave 67,000, 50,000 and 80,000 positions between turns.
`tools/fit_derpate.py` plays and fits anew.

Every row holds two numbers: one that counts always, and one that is multiplied by the part of the game that is left,
from 0 to 1. What only a turn can make use of counts nothing for whoever has no turn left.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class Weights:
    """What things are worth with so many players: rows as in NAMES.

    `spread` is the variance of final money at the end and for each round that is left. `haste`: players who must hurry
    make more steps than others, so the chance to survive is taken to this power. `survival` is how many spreads the
    logarithm of that chance is worth to somebody who chooses.
    """

    def __init__(
        self, rows: tuple[tuple[float, float], ...], *, spread: tuple[float, float], haste: float, survival: float
    ) -> None:
        self.rows: Final = rows
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
    *("reputation", "influence", "end of reputation", "end of influence"),
)
WEIGHTS: Final = (
    Weights(
        (
            *((3.3, 2.52), (3.04, 4.81), (3.27, 3.36), (3.61, 4.46), (3.46, 4.68), (0.49, -0.14)),
            *((0.15, 11.51), (-0.6, 8.69), (-0.7, 6.4), (-0.99, 5.23), (0.16, 3.08)),
            *((-0.31, -0.08), (-2.51, 3.07), (-2.55, 1.78), (2.51, 6.04)),
            *((0.35, 1.19), (-0.21, 0.07), (0.16, 0.03), (0.0, 0.0), (0.33, 2.71)),
            *((0.04, 0.02), (-0.08, -0.05), (0.02, 0.01), (0.44, 0.41), (0.66, 1.28), (1.21, 1.13)),
            *((-0.16, 0.54), (0.05, 0.61), (1.76, -0.36), (1.36, 0.4)),
        ),
        spread=(0.53, 9.26),
        haste=0.843,
        survival=2.7,
    ),
    Weights(
        (
            *((2.61, 5.18), (3.1, 6.31), (3.22, 5.34), (3.43, 6.02), (3.81, 6.78), (0.43, 0.07)),
            *((-0.96, 14.23), (-0.75, 10.18), (-0.8, 8.49), (-1.1, 6.25), (0.06, 3.96)),
            *((0.12, 0.11), (-3.34, 1.71), (-2.59, 2.0), (1.65, 5.16)),
            *((0.1, 1.57), (-0.21, 0.52), (-0.13, -0.02), (0.0, 0.0), (0.14, 3.0)),
            *((0.17, 0.08), (0.53, 0.27), (-0.03, 0.05), (-0.01, 1.33), (1.15, 1.18), (1.41, -0.55)),
            *((0.02, 0.27), (-0.05, 0.64), (1.11, 0.38), (1.29, 1.24)),
        ),
        spread=(0.52, 13.27),
        haste=0.9,
        survival=2.91,
    ),
    Weights(
        (
            *((3.31, 5.83), (3.39, 7.64), (3.44, 7.0), (4.33, 7.99), (4.32, 8.56), (0.3, 0.56)),
            *((-0.85, 15.38), (-0.49, 10.43), (-0.97, 9.31), (-0.86, 6.83), (0.53, 4.34)),
            *((0.27, -0.1), (-3.16, 0.14), (-2.0, 0.0), (1.85, 4.07)),
            *((0.02, 1.12), (0.01, 0.86), (0.11, 0.01), (0.0, 0.0), (-0.22, 2.68)),
            *((0.43, 0.27), (0.31, 0.13), (0.09, 0.04), (0.15, 1.03), (1.06, 0.99), (1.74, 0.82)),
            *((-0.04, 0.49), (-0.2, 0.69), (1.6, -0.23), (1.59, -0.21)),
        ),
        spread=(0.77, 14.97),
        haste=0.865,
        survival=2.8,
    ),
)  # for two, three and four players

# What a round brings on a track, from no step to six and more: if it decides, and if nothing is decided yet.
ONLY_THIS: Final[tuple[float, ...]] = (0.08, 0.17, 0.20, 0.13, 0.15, 0.15, 0.12)
ONE_OF_TWO: Final[tuple[float, ...]] = (0.19, 0.28, 0.17, 0.09, 0.09, 0.10, 0.08)
