"""Parties in Coup: who may strike at whom, and how much safer a change of parties makes (COUP-REF-PLAY-01..07)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from backroom.bots.coup.reckon import CoupView, rivals
from backroom.games.coup.actions import ASSASSIN_PRICE, COUP_PRICE

COUPS = 0.9  # how often a rival who can pay for a coup stages one before my next turn
MURDERS = 0.2  # ... and who can pay an assassin sends one


def safer(view: CoupView, turncoat: int, strengths: Sequence[float]) -> float:
    """How much less likely I am struck before my next turn, once this seat has changed sides.

    Whoever strikes, strikes at the strong rather than at the weak.
    """
    resistance = {seat for seat, shown in enumerate(view.seats) if shown.party == "resistance"}
    return exposure(view, resistance, strengths) - exposure(view, resistance ^ {turncoat}, strengths)


def exposure(view: CoupView, resistance: set[int], strengths: Sequence[float]) -> float:
    """How many blows I have to expect before my next turn, with these seats in the resistance."""
    me = view.viewer or 0
    living = {me, *rivals(view)}
    expected = 0.0
    for rival, strikes in armed(view):
        side = resistance if rival in resistance else living - resistance
        foes = living - side or living - {rival}  # where all are of one party nobody is kept apart
        if me in foes:
            expected += strikes * strengths[me] / sum(strengths[foe] for foe in foes)
    return expected


def armed(view: CoupView) -> Iterator[tuple[int, float]]:
    """The rivals who can pay for a blow, and how often they strike one."""
    for rival in rivals(view):
        coins = view.seats[rival].coins
        if coins >= ASSASSIN_PRICE:
            yield rival, COUPS if coins >= COUP_PRICE else MURDERS
