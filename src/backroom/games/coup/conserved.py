"""Law 9 for Coup: the invariants of chapter 15 that hold at every wait."""

from __future__ import annotations

from backroom.games.coup.court import Draw, Exchange
from backroom.games.coup.house import COINS
from backroom.games.coup.setup import Draft
from backroom.games.coup.state import Coup
from backroom.games.coup.table import RUNNING
from backroom.games.coup.turn import Turn
from backroom.games.coup.words import ROLES


def faults(s: Coup) -> list[str]:
    """What does not add up, one sentence each."""
    return [*cards(s), *coins(s), *hands(s), *between_turns(s)]


def cards(s: Coup) -> list[str]:
    """COUP-INV-01."""
    found: list[str] = []
    for role, name in enumerate(ROLES):
        piles = (*s.hidden.hands, *s.table.lost, *s.hidden.removed)
        held = sum(pile.count(role) for pile in piles) + s.hidden.court.counts[role]
        if held != s.house.deck()[role]:
            found.append(f"COUP-INV-01: {held} cards of the {name}, {s.house.deck()[role]} in the deck")
    return found


def coins(s: Coup) -> list[str]:
    """COUP-INV-02."""
    table = s.table
    found: list[str] = []
    total = sum(table.coins) + table.treasury + table.reserve
    if total != COINS + table.minted:
        found.append(f"COUP-INV-02: {total} coins, {COINS} and {table.minted} minted")
    if min(*table.coins, table.treasury, table.reserve, table.minted) < 0:
        found.append("COUP-INV-02: fewer than no coins")
    for seat, purse in enumerate(table.coins):
        if (table.rich >> seat & 1) != (purse > 0):
            found.append(f"P{seat} has {purse} coins and the table thinks otherwise")
    return found


def hands(s: Coup) -> list[str]:
    """COUP-INV-03, COUP-INV-04, outside the draft and the return of an exchange."""
    table = s.table
    if table.ending != RUNNING or any(isinstance(frame, (Exchange, Draft, Draw)) for frame in s.stack):
        return []
    found = [
        f"COUP-INV-03: P{seat} lives with {table.influence[seat]} cards face down"
        for seat in range(s.house.seats)
        if table.alive(seat) != (table.influence[seat] > 0)
    ]
    for seat, hand in enumerate(s.hidden.hands):
        if len(hand) != table.influence[seat] or len(hand) + len(table.lost[seat]) != 2:
            found.append(f"COUP-INV-03: P{seat} has {len(hand)} face down and {len(table.lost[seat])} face up")
    size = s.hidden.court.size()
    whole = sum(s.house.deck()) - 2 * s.house.seats - (8 if s.house.draft else 0)
    if size != whole or size != table.court:
        found.append(f"COUP-INV-04: {size} cards in the court, {table.court} on view, {whole} by the rules")
    return found


def between_turns(s: Coup) -> list[str]:
    """COUP-INV-05: at the start of a turn the dead have no coins and nobody holds the bomb."""
    if not isinstance(s.top, Turn):
        return []
    dead = s.table.rich & ~s.table.living
    return [f"COUP-INV-05: the dead hold coins ({dead:b})"] if dead else []
