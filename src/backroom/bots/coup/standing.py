"""What a position of Coup is worth to a player: everybody's share of the win, from coins, cards and whose turn it is.

The weights were set by hand after a fit to games between plain bots. With many at the table a coin counts little,
since whoever is rich is struck first; between two it decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from backroom.bots.coup.reckon import CoupView
from backroom.games.coup.actions import COUP_PRICE

# By how many live: two, three, more.
CARD = (1.9, 1.15, 1.0)  # a second card
COIN = (0.24, 0.1, 0.07)  # a coin, up to the price of a coup
SPARE_COIN = (0.05, 0.02, 0.01)  # a coin beyond
STRIKE = (1.3, 0.8, 0.8)  # to be on turn and able to stage a coup
NEXT = (0.8, 0.6, 0.5)  # to be next and able to
FINAL = 4.0  # ... and to end the game with it

# What a character in the own hand adds.
HELD = {"duke": 0.5, "captain": 0.55, "contessa": 0.35, "assassin": 0.3, "inquisitor": 0.3, "ambassador": 0.25}
TWIN = 0.08  # a second copy


Change = tuple[int, int, int]  # a seat, cards and coins, more or less


class Standing:
    """Coins and cards of everybody, changed on trial."""

    def __init__(self, view: CoupView) -> None:
        assert view.viewer is not None, "a spectator has no stake"
        self.me = view.viewer
        self.coins = [seat.coins for seat in view.seats]
        self.cards = [seat.cards for seat in view.seats]
        self.turn = view.turn
        self.hand = hand_worth(view.hand[:2]) if len(view.hand) <= 2 else 0.0
        self.per_card = self.hand / max(1, self.cards[self.me])

    def share(self, *changes: Change) -> float:
        """My share once these have happened, and the turn has passed on."""
        cards, coins = self.cards, self.coins
        if changes:
            cards, coins = cards.copy(), coins.copy()
            for seat, more_cards, more_coins in changes:
                cards[seat] = max(0, cards[seat] + more_cards)
                coins[seat] = max(0, coins[seat] + more_coins)
        if not cards[self.me]:
            return 0.0
        strengths = self.strengths(cards, coins)
        return strengths[self.me] / sum(strengths)

    def strengths(self, cards: Sequence[int], coins: Sequence[int]) -> list[float]:
        seats = len(cards)
        living = sum(1 for held in cards if held)
        row = min(max(living, 2), 4) - 2
        first = next_living(cards, self.turn)
        second = next_living(cards, first)
        found = [0.0] * seats
        for seat in range(seats):
            if not cards[seat]:
                continue
            purse = coins[seat]
            score = CARD[row] * (cards[seat] - 1) + COIN[row] * min(purse, COUP_PRICE)
            if purse >= COUP_PRICE:
                score += SPARE_COIN[row] * (purse - COUP_PRICE)
                score += STRIKE[row] if seat == first else NEXT[row] if seat == second else 0.0
            if seat == self.me:
                score += self.hand if cards[seat] == self.cards[seat] else self.per_card
            else:
                score += 0.4 * cards[seat]
            found[seat] = exp(score)
        if living == 2 and coins[first] >= COUP_PRICE and cards[second] == 1:
            found[first] *= exp(FINAL)
        return found


def next_living(cards: Sequence[int], seat: int) -> int:
    """Who plays after this seat."""
    seats = len(cards)
    for step in range(1, seats + 1):
        if cards[(seat + step) % seats]:
            return (seat + step) % seats
    return seat


def hand_worth(hand: Sequence[str]) -> float:
    """What the characters add; a second copy adds little."""
    total = 0.0
    for i, role in enumerate(hand):
        total += TWIN if role in hand[:i] else HELD[role]
    return total
