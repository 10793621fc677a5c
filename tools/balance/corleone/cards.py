"""How one card does: how often it is seen and taken, and how often its taker wins."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from tools.balance.corleone.tally import CardTally, Tally
from tools.balance.figures import Interval, Z, share


class CardFigures(NamedTuple):
    """One card over several table sizes."""

    seen: Interval  # share of games
    taken: Interval  # share of the games in which it was seen
    wins: Interval  # of who took it, as a multiple of the fair share
    plays: float  # per taken ally


def card_figures(tallies: Sequence[Tally], card: str) -> CardFigures:
    """A card over all these tables; each counts by its games, and wins by the fair share at that table."""
    none = CardTally()
    cards = [(tally.cards.get(card, none), tally.players) for tally in tallies]
    games = sum(tally.games for tally in tallies)
    seen = sum(c.seen for c, _ in cards)
    taken = sum(c.taken for c, _ in cards)
    expected = sum(c.taken / players for c, players in cards)
    wins = sum(c.wins for c, _ in cards)
    return CardFigures(
        share(seen, games),
        share(taken, seen),
        ratio(wins, expected, cards),
        sum(c.played for c, _ in cards) / max(1, taken),
    )


def ratio(wins: float, expected: float, cards: list[tuple[CardTally, int]]) -> Interval:
    """Wins beside the fair share, over tables of different sizes."""
    if not expected:
        return Interval(0.0, 0.0, float("inf"))
    spread = sum(c.wins * (1 - c.wins / c.taken) for c, _ in cards if c.taken)
    half = Z * sqrt(max(spread, 1.0)) / expected
    return Interval(wins / expected, max(0.0, wins / expected - half), wins / expected + half)
