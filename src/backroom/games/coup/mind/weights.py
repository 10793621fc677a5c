"""How the judge of Coup weighs coins, cards and characters, as logarithms; which number is which, says `judge.py`.

Fitted by the likelihood of the winner on 12,000 games of soldiers, by `tools/fit_coup.py` (`--games 12000 --epochs 4
--seed 5`).
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[tuple[float, ...]] = (
    *(-1.36, -0.84, -0.59, -0.66, -0.30, 0.14, 0.68, 0.79, 0.83, 0.92, 1.12),  # two live, on turn, one card
    *(-0.10, 0.33, 0.41, 0.28, 0.25, 0.53, 0.64, 0.46, 0.85, 0.87, 1.02),  # two live, on turn, two cards
    *(-1.79, -1.37, -1.29, -1.27, -0.95, -0.51, -0.33, -0.58, 0.09, 0.85, 0.54),  # two live, next, one card
    *(-0.08, 0.02, 0.21, 0.06, 0.06, 0.42, 0.74, 0.53, 0.68, 0.81, 0.85),  # two live, next, two cards
    *(0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00),  # two live, later, one card
    *(0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00),  # two live, later, two cards
    *(-0.32, -0.20, -0.16, -0.18, -0.06, -0.02, 0.03, 0.13, 0.22, 0.01, -0.15),  # three live, on turn, one card
    *(-0.08, -0.01, 0.10, 0.08, 0.19, 0.17, 0.20, 0.34, 0.28, 0.28, 0.09),  # three live, on turn, two cards
    *(-0.14, -0.22, -0.24, -0.21, -0.08, 0.01, -0.01, -0.04, 0.07, -0.05, -0.16),  # three live, next, one card
    *(-0.06, -0.03, 0.08, 0.04, 0.10, 0.11, 0.19, 0.15, 0.02, 0.14, 0.23),  # three live, next, two cards
    *(-0.06, -0.13, -0.21, -0.22, -0.07, -0.05, 0.02, -0.07, -0.02, -0.13, -0.13),  # three live, later, one card
    *(-0.03, 0.04, 0.04, -0.06, 0.02, 0.01, 0.07, 0.02, -0.08, 0.03, -0.04),  # three live, later, two cards
    *(0.02, -0.03, -0.09, -0.07, -0.09, -0.03, 0.02, 0.14, -0.05, 0.15, 0.18),  # more live, on turn, one card
    *(-0.07, -0.02, 0.00, -0.03, 0.03, -0.02, 0.03, 0.13, 0.04, 0.00, -0.03),  # more live, on turn, two cards
    *(0.07, -0.04, 0.02, 0.02, -0.08, 0.02, -0.06, -0.03, -0.15, 0.06, 0.10),  # more live, next, one card
    *(-0.07, -0.01, -0.04, -0.04, 0.04, 0.01, -0.02, 0.05, -0.04, -0.04, 0.04),  # more live, next, two cards
    *(0.11, -0.05, 0.03, -0.01, -0.03, -0.04, -0.09, -0.22, -0.21, -0.07, -0.02),  # more live, later, one card
    *(0.05, -0.02, -0.05, -0.03, 0.02, -0.01, -0.06, -0.09, -0.12, -0.07, -0.18),  # more live, later, two cards
    *(-1.37, -0.15, 0.10, -1.25, -2.68, -1.75),  # the last card, two live, poor
    *(-1.08, 1.87, 0.53, -0.44, -2.34, -0.65),  # the last card, two live, an assassin
    *(0.19, -0.35, 1.59, 1.26, -0.70, 0.53),  # the last card, two live, a coup
    *(-0.03, 0.64, -0.04, 0.19, -1.36, -0.27),  # the last card, three live, poor
    *(-0.20, 0.27, -0.14, 0.46, -0.52, -0.12),  # the last card, three live, an assassin
    *(-0.33, 0.40, 0.17, -0.01, -0.31, -0.40),  # the last card, three live, a coup
    *(-0.27, 0.66, 0.02, -0.18, -0.43, 0.13),  # the last card, more live, poor
    *(-0.25, 0.52, -0.03, 0.00, -0.63, 0.11),  # the last card, more live, an assassin
    *(-0.06, 0.75, 0.19, -0.10, -0.45, -0.02),  # the last card, more live, a coup
    *(0.99, 0.20, 0.42, 0.36, 0.08, 0.48),  # one of two, two live, poor
    *(1.16, 0.39, 0.77, 0.51, 0.42, 0.80),  # one of two, two live, an assassin
    *(1.10, 0.51, 1.27, 1.11, 0.67, 1.22),  # one of two, two live, a coup
    *(0.16, 0.09, 0.23, 0.02, -0.04, 0.12),  # one of two, three live, poor
    *(0.20, 0.22, 0.22, 0.18, 0.05, 0.30),  # one of two, three live, an assassin
    *(0.30, 0.18, 0.38, 0.43, 0.23, 0.47),  # one of two, three live, a coup
    *(-0.03, 0.11, 0.14, -0.02, -0.06, -0.02),  # one of two, more live, poor
    *(-0.06, 0.16, 0.10, 0.05, 0.00, -0.02),  # one of two, more live, an assassin
    *(0.03, 0.14, 0.20, 0.03, 0.04, 0.10),  # one of two, more live, a coup
    *(0.04, 0.36, 0.98, 1.37, 0.33, 1.23),  # duke and, two live
    *(0.00, 0.64, 0.08, 0.12, -0.08, -0.24),  # assassin and, two live
    *(0.00, 0.00, 0.28, 0.32, 0.97, 0.10),  # captain and, two live
    *(0.00, 0.00, 0.00, 0.05, -0.03, 0.00),  # ambassador and, two live
    *(0.00, 0.00, 0.00, 0.00, -0.30, 0.45),  # contessa and, two live
    *(0.00, 0.00, 0.00, 0.00, 0.00, 0.63),  # inquisitor and, two live
    *(0.52, -0.03, 0.11, -0.13, 0.01, -0.04),  # duke and, three live
    *(0.00, -0.02, 0.21, 0.02, -0.12, 0.35),  # assassin and, three live
    *(0.00, 0.00, 0.12, 0.03, 0.42, 0.12),  # captain and, three live
    *(0.00, 0.00, 0.00, 0.47, 0.39, 0.00),  # ambassador and, three live
    *(0.00, 0.00, 0.00, 0.00, -0.43, 0.08),  # contessa and, three live
    *(0.00, 0.00, 0.00, 0.00, 0.00, 0.05),  # inquisitor and, three live
    *(0.20, -0.19, -0.14, -0.07, 0.06, -0.14),  # duke and, more live
    *(0.00, 0.51, 0.02, 0.06, -0.05, -0.11),  # assassin and, more live
    *(0.00, 0.00, 0.03, 0.09, 0.15, -0.04),  # captain and, more live
    *(0.00, 0.00, 0.00, -0.07, -0.05, 0.00),  # ambassador and, more live
    *(0.00, 0.00, 0.00, 0.00, -0.41, 0.05),  # contessa and, more live
    *(0.00, 0.00, 0.00, 0.00, 0.00, 0.07),  # inquisitor and, more live
    *(0.07, -0.33, -0.58, -0.37, -0.35, -0.38, -0.61, -0.40),  # one card to one, 0 coins
    *(-0.11, -0.08, -0.04, -0.24, -0.34, -0.43, -0.45, -0.59),  # one card to one, 1 coins
    *(0.16, 0.06, 0.05, -0.13, -0.53, -0.21, -0.44, -0.63),  # one card to one, 2 coins
    *(0.34, 0.23, 0.13, 0.19, -0.16, -0.39, -0.58, -0.30),  # one card to one, 3 coins
    *(0.59, 0.59, 0.60, 0.26, 0.22, -0.21, -0.55, -0.41),  # one card to one, 4 coins
    *(0.56, 0.66, 0.56, 0.67, 0.60, 0.21, -0.12, -0.52),  # one card to one, 5 coins
    *(0.59, 0.68, 0.72, 0.71, 0.88, 1.07, 0.98, -0.49),  # one card to one, 6 coins
    *(0.69, 0.74, 0.85, 1.00, 1.14, 1.16, 1.08, 1.11),  # one card to one, 7 coins
    *(0.31, 0.28, 0.30, 0.28, 0.24, 0.18, 0.11, 0.04),  # one card to two, 0 coins
    *(0.29, 0.26, 0.30, 0.28, 0.29, 0.13, 0.04, -0.04),  # one card to two, 1 coins
    *(0.26, 0.17, 0.23, 0.21, 0.45, 0.15, -0.04, -0.15),  # one card to two, 2 coins
    *(0.15, 0.05, 0.08, 0.09, 0.12, -0.05, -0.19, -0.30),  # one card to two, 3 coins
    *(-0.08, -0.05, -0.02, -0.06, -0.15, -0.21, -0.33, -0.42),  # one card to two, 4 coins
    *(-0.08, -0.02, -0.17, -0.26, -0.25, -0.34, -0.49, -0.62),  # one card to two, 5 coins
    *(-0.22, -0.27, -0.34, -0.42, -0.56, -0.64, -0.70, -0.75),  # one card to two, 6 coins
    *(-0.54, -0.58, -0.76, -0.67, -0.98, -0.91, -0.97, -1.00),  # one card to two, 7 coins
    *(-0.16, -0.17, -0.14, -0.12, -0.09, -0.04, 0.11, 0.27),  # two cards to one, 0 coins
    *(-0.14, -0.13, -0.07, -0.08, -0.03, 0.05, 0.16, 0.49),  # two cards to one, 1 coins
    *(-0.14, -0.16, -0.11, -0.10, -0.06, 0.02, 0.24, 0.63),  # two cards to one, 2 coins
    *(-0.12, -0.12, -0.13, -0.16, -0.12, -0.07, 0.03, 0.30),  # two cards to one, 3 coins
    *(-0.13, -0.11, -0.16, -0.12, -0.16, -0.32, -0.02, 0.31),  # two cards to one, 4 coins
    *(-0.09, -0.08, -0.10, -0.06, -0.08, -0.09, 0.04, 0.13),  # two cards to one, 5 coins
    *(-0.09, -0.05, -0.04, 0.00, 0.01, 0.06, 0.15, 0.27),  # two cards to one, 6 coins
    *(-0.05, -0.02, 0.00, 0.03, 0.06, 0.16, 0.19, 0.28),  # two cards to one, 7 coins
    *(-0.10, -0.11, -0.08, -0.11, 0.07, 0.12, 0.15, 0.17),  # two cards to two, 0 coins
    *(-0.05, -0.10, -0.02, -0.06, 0.10, 0.02, 0.16, 0.23),  # two cards to two, 1 coins
    *(-0.06, -0.11, -0.03, 0.01, -0.09, 0.10, 0.21, 0.40),  # two cards to two, 2 coins
    *(0.02, 0.03, -0.02, 0.15, 0.15, 0.18, 0.06, 0.19),  # two cards to two, 3 coins
    *(0.03, 0.01, 0.03, 0.08, 0.17, 0.39, 0.21, 0.25),  # two cards to two, 4 coins
    *(0.02, 0.03, 0.03, 0.15, 0.21, 0.21, 0.28, 0.34),  # two cards to two, 5 coins
    *(0.02, 0.05, 0.06, 0.06, 0.09, 0.02, 0.24, 0.22),  # two cards to two, 6 coins
    *(0.00, 0.04, 0.05, 0.03, -0.08, -0.04, 0.08, 0.22),  # two cards to two, 7 coins
)
