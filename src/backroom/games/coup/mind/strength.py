"""How strong a seat of Coup stands: tables by coins, cards and characters.

They were fitted to classic games between bots of two to six seats and smoothed by hand; what did not occur there, such
as the Inquisitor, is a guess.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from backroom.games.coup.state import Coup
from backroom.kernel.core import Seat

PURSES: Final = 13  # purses that are told apart: none to twelve coins
# Strength by how many live (two, three, more), cards and coins, as a logarithm.
ONE_CARD: Final[tuple[tuple[float, ...], ...]] = (
    (-2.45, -1.95, -1.7, -1.35, -1.15, -0.7, -0.4, -0.55, -0.55, -0.6, -0.6, -0.6, -0.6),
    (-1.08, -0.92, -0.85, -0.68, -0.5, -0.33, -0.12, -0.12, -0.1, -0.08, 0.0, 0.0, 0.0),
    (-0.57, -0.45, -0.38, -0.29, -0.24, -0.19, -0.16, -0.12, -0.06, 0.0, 0.1, 0.1, 0.1),
)
TWO_CARDS: Final[tuple[tuple[float, ...], ...]] = (
    (-0.13, 0.28, 0.6, 0.92, 1.25, 1.6, 1.8, 1.5, 1.5, 1.5, 1.8, 1.8, 1.8),
    (-0.31, -0.1, 0.15, 0.25, 0.4, 0.5, 0.65, 0.74, 0.8, 0.8, 1.0, 1.0, 1.0),
    (0.03, 0.08, 0.15, 0.2, 0.24, 0.27, 0.3, 0.3, 0.3, 0.32, 0.34, 0.34, 0.34),
)
STRIKE: Final[tuple[float, ...]] = (1.9, 0.25, 0.14)  # on turn, and a coup can be paid
NEXT: Final[tuple[float, ...]] = (1.3, 0.08, 0.07)  # the same one seat later
# What a character adds as the last card, among two, and what it is to hold it twice; by role.
LAST: Final[tuple[tuple[float, ...], ...]] = (
    (-0.26, 0.17, 0.94, -0.07, -0.8, 0.1),
    (0.0, 0.12, 0.3, -0.39, -0.04, -0.2),
    (0.03, -0.1, 0.1, -0.02, 0.0, 0.0),
)
AMONG_TWO: Final[tuple[tuple[float, ...], ...]] = (
    (0.09, -0.3, 0.59, -0.17, -0.23, -0.1),
    (-0.02, -0.16, 0.46, -0.2, -0.09, -0.1),
    (-0.15, 0.0, 0.24, -0.07, 0.0, 0.0),
)
TWINS: Final[tuple[float, ...]] = (-0.66, -0.22, 0.0)


def strengths() -> list[float]:
    """Exp of the tables above, to be looked up by `(row * 3 + cards) * PURSES + coins`."""
    found: list[float] = []
    for row in range(3):
        found += [0.0] * PURSES
        found += [exp(x) for x in ONE_CARD[row]]
        found += [exp(x) for x in TWO_CARDS[row]]
    return found


STRENGTH: Final = strengths()
STRIKES: Final = [exp(x) for x in STRIKE]
NEXTS: Final = [exp(x) for x in NEXT]

# How strong a seat seems to a soldier, as a logarithm, by how many live; coarser than the truth above.
CARD: Final[tuple[float, ...]] = (1.9, 1.15, 1.0)  # a second card
COIN: Final[tuple[float, ...]] = (0.24, 0.1, 0.07)  # a coin, up to the price of a coup
SPARE_COIN: Final[tuple[float, ...]] = (0.05, 0.02, 0.01)  # a coin beyond
READY: Final[tuple[float, ...]] = (1.3, 0.8, 0.8)  # to be on turn and able to stage a coup
READY_NEXT: Final[tuple[float, ...]] = (0.8, 0.6, 0.5)  # to be next and able to
FINAL: Final = 4.0  # ... and to end the game with it
HELD: Final[tuple[float, ...]] = (0.5, 0.3, 0.55, 0.25, 0.35, 0.3)  # what a character in the own hand adds
TWIN: Final = 0.08  # a second copy
UNKNOWN_CARD: Final = 0.4  # what a card in another hand adds


def regards() -> list[float]:
    """Exp of what coins and cards seem worth, to be looked up as `STRENGTH` is."""
    found: list[float] = []
    for row in range(3):
        found += [0.0] * PURSES
        for cards in range(2):
            for coins in range(PURSES):
                worth = CARD[row] * cards + COIN[row] * min(coins, 7) + SPARE_COIN[row] * max(0, coins - 7)
                found.append(exp(worth))
    return found


REGARD: Final = regards()
READIES: Final = [exp(x) for x in READY]
READIES_NEXT: Final = [exp(x) for x in READY_NEXT]
FINALE: Final = exp(FINAL)
UNKNOWN: Final = [exp(UNKNOWN_CARD * cards) for cards in range(5)]


def regard(row: int, cards: int, coins: int) -> float:
    """How strong a seat seems by its cards and coins."""
    if coins >= PURSES:
        coins = PURSES - 1
    elif coins < 0:
        coins = 0
    cards = min(cards, 2)
    return REGARD[(row * 3 + cards) * PURSES + coins]


def hand_regard(hand: list[int]) -> float:
    """How many times stronger the own hand makes."""
    worth = 0.0
    for i in range(len(hand)):
        worth += TWIN if i and hand[i] == hand[i - 1] else HELD[hand[i]]
    return exp(worth)


def row_of(living: int) -> int:
    """Two, three or more live; the mask of the living."""
    rest: i64 = living & (living - 1)
    if not rest & (rest - 1):
        return 0
    rest &= rest - 1
    return 1 if not rest & (rest - 1) else 2


def strength(row: int, cards: int, coins: int) -> float:
    if coins >= PURSES:
        coins = PURSES - 1
    elif coins < 0:
        coins = 0
    return STRENGTH[(row * 3 + cards) * PURSES + coins]


def hand_factors() -> list[float]:
    """By row, and role of a last card or pair of roles."""
    found: list[float] = []
    for row in range(3):
        for one in range(6):
            for two in range(7):
                if two == 6:
                    found.append(exp(LAST[row][one]))
                elif one == two:
                    found.append(exp(AMONG_TWO[row][one] + TWINS[row]))
                else:
                    found.append(exp(AMONG_TWO[row][one] + AMONG_TWO[row][two]))
    return found


FACTORS: Final = hand_factors()


def hand_factor(s: Coup, seat: Seat, row: int) -> float:
    hand = s.hidden.hands[seat]
    cards = len(hand)
    if cards == 1:
        return FACTORS[(row * 6 + hand[0]) * 7 + 6]
    if cards == 2:
        return FACTORS[(row * 6 + hand[0]) * 7 + hand[1]]
    return 1.0
