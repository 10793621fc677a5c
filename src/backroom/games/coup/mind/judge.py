"""The judge of Coup: everybody's share of the win between two turns.

Every seat has a score, the sum of those weights that count for it; shares are in proportion to the exponentials.
"""

from __future__ import annotations

from math import exp
from typing import Final

from backroom.games.coup.actions import ASSASSIN_PRICE, COUP_PRICE
from backroom.games.coup.mind.strength import row_of
from backroom.games.coup.mind.weights import WEIGHTS
from backroom.games.coup.state import Coup
from backroom.games.coup.table import WON
from backroom.kernel.core import Seat

ROWS: Final = 3  # two, three, more live
PLACES: Final = 3  # on turn, next, later
PURSES: Final = 11  # none to ten coins
WEALTH: Final = 3  # poor, can pay an assassin, can pay a coup
ROLES: Final = 6
DUEL_PURSES: Final = 8  # between two: none to seven coins

# Where each kind of weight begins.
STANDING: Final = 0  # by row, place, cards, coins
LAST: Final = STANDING + ROWS * PLACES * 2 * PURSES  # the last card: by row, wealth, role
AMONG_TWO: Final = LAST + ROWS * WEALTH * ROLES  # each of two cards: the same
PAIR: Final = AMONG_TWO + ROWS * WEALTH * ROLES  # both together: by row, role, role
DUEL: Final = PAIR + ROWS * ROLES * ROLES  # who is on turn between two: by both cards, both coins
COUNT: Final = DUEL + 4 * DUEL_PURSES * DUEL_PURSES


def numbers(s: Coup, seat: Seat) -> list[int]:
    """The numbers of the weights that count for a living seat; its turn may be under way, or another's."""
    table = s.table
    row = row_of(table.living)
    cards = min(table.influence[seat], 2)
    coins = table.coins[seat]
    on_turn = table.turn
    place = 0 if seat == on_turn else 1 if seat == table.next_living(on_turn) else 2
    found = [STANDING + ((row * PLACES + place) * 2 + cards - 1) * PURSES + min(coins, PURSES - 1)]
    found += of_hand(row, coins, s.hidden.hands[seat])
    if row == 0 and place == 0:
        rival = table.next_living(seat)
        both = (cards - 1) * 2 + min(table.influence[rival], 2) - 1
        purse = min(coins, DUEL_PURSES - 1)
        found.append(DUEL + (both * DUEL_PURSES + purse) * DUEL_PURSES + min(table.coins[rival], DUEL_PURSES - 1))
    return found


def of_hand(row: int, coins: int, hand: list[int]) -> list[int]:
    """The numbers of those weights that count for one or two characters, which are in order."""
    wealth = row * WEALTH + (0 if coins < ASSASSIN_PRICE else 1 if coins < COUP_PRICE else 2)
    if len(hand) == 1:
        return [LAST + wealth * ROLES + hand[0]]
    if len(hand) == 2:
        pair = PAIR + (row * ROLES + hand[0]) * ROLES + hand[1]
        return [AMONG_TWO + wealth * ROLES + hand[0], AMONG_TWO + wealth * ROLES + hand[1], pair]
    return []


def hand_worth(living: int, coins: int, hand: list[int]) -> float:
    """What one or two characters add to the score of a seat with so many coins, where so many live."""
    worth = 0.0
    for number in of_hand(min(max(living, 2), ROWS + 1) - 2, coins, sorted(hand)):
        worth += WEIGHTS[number]
    return worth


def judge(s: Coup, shares: list[float]) -> None:
    """Write down everybody's share."""
    table = s.table
    if table.ending == WON:
        shares[table.winner] = 1.0
        return
    seats = s.house.seats
    total = 0.0
    for seat in range(seats):
        if not table.living >> seat & 1:
            continue
        score = 0.0
        for number in numbers(s, seat):
            score += WEIGHTS[number]
        shares[seat] = exp(score)
        total += shares[seat]
    for seat in range(seats):
        shares[seat] = shares[seat] / total if total > 0.0 else 1.0 / seats
