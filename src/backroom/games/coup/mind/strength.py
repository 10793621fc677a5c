"""How strong a seat of Coup seems to a soldier: coins, cards and characters. What it is worth, the judge says."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

PURSES: Final = 13  # purses that are told apart: none to twelve coins

# As logarithms, by how many live: two, three, more.
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
    """Exp of what coins and cards seem worth, to be looked up by `(row * 3 + cards) * PURSES + coins`."""
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
