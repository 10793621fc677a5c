"""What a seat of Coup knows of cards in a made-up world: how many are out of its sight, and who may hold which.

Only what that seat could know there is used, so that nobody plays with open cards.
"""

from __future__ import annotations

from mypy_extensions import i64

from backroom.games.coup.state import Coup
from backroom.games.coup.words import AMBASSADOR, INQUISITOR
from backroom.kernel.core import Seat


def unseen(s: Coup, seat: Seat, role: int) -> int:
    """How many of a character this seat cannot see: neither in its hand nor lost."""
    count = s.house.copies()
    for held in s.hidden.hands[seat]:
        if held == role:
            count -= 1
    for lost in s.table.lost:
        for card in lost:
            if card == role:
                count -= 1
    if s.hidden.removed:
        for card in s.hidden.removed[seat]:
            if card == role:
                count -= 1
    return count


def hidden_cards(s: Coup, seat: Seat) -> int:
    """How many cards this seat cannot see."""
    table = s.table
    count = table.court
    for other in range(s.house.seats):
        if other != seat:
            count += table.influence[other]
    if s.hidden.removed:
        count += 4
    return count


def unknown_cards(s: Coup, seat: Seat, other: Seat) -> int:
    """How many cards of the other seat this one has not examined."""
    cards = s.table.influence[other]
    rest: i64 = s.hidden.knows(seat, other)
    while rest:
        rest &= rest - 1
        cards -= 1
    return cards


def holds(s: Coup, seat: Seat, other: Seat, role: int, weight: float) -> float:
    """How likely the other seat holds the character, as far as this seat knows; `weight` is what a claim adds."""
    if s.hidden.knows(seat, other) >> role & 1:
        return 1.0
    cards = unknown_cards(s, seat, other)
    left = unseen(s, seat, role)
    if left <= 0 or cards <= 0:
        return 0.0
    total = hidden_cards(s, seat)
    lacks: float = (total - left) / total
    if cards == 2 and total > 1:
        lacks *= (total - 1 - left) / (total - 1)
    odds = (1.0 - lacks) * weight
    return odds / (odds + lacks)


def believed(s: Coup, seat: Seat, other: Seat, role: int, trust: float, told: list[float]) -> float:
    """How likely the other seat holds what it claims now, with all that it has claimed: few cards are not many."""
    if s.hidden.knows(seat, other) >> role & 1:
        return 1.0
    cards = unknown_cards(s, seat, other)
    left = unseen(s, seat, role)
    if left <= 0 or cards <= 0:
        return 0.0
    weight = max(trust, told[other * 6 + role])
    one = 0.0  # hands of one card without it
    two = 0.0  # hands of two
    absent = AMBASSADOR if s.house.inquisitor else INQUISITOR
    for card in range(6):
        count = 0 if card == role or card == absent else unseen(s, seat, card)
        if count <= 0:
            continue
        here = count * told[other * 6 + card]
        two += here * (one + (count - 1) * 0.5)
        one += here
    mine = left * weight
    if cards == 1:
        return mine / (mine + one)
    held = mine * (one + (left - 1) * 0.5)
    return held / (held + two)
