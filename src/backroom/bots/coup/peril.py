"""When it is the end of a player of Coup, unless something is done about it now."""

from __future__ import annotations

from backroom.bots.coup.reckon import CoupView, rivals, top
from backroom.bots.coup.standing import PRICE
from backroom.games.coup import words as w

LOOT = 2  # COUP-CHR-05


def is_doomed(view: CoupView) -> bool:
    """Will the last rival end the game in its next turn, unless it loses a card or coins in mine?"""
    others, me = rivals(view), view.seats[view.viewer or 0]
    return len(others) == 1 and me.cards == 1 and view.seats[others[0]].coins >= PRICE


def is_mortal(view: CoupView) -> bool:
    """Does the deed under way cost my last card: at once, or by a coup that it pays for and I cannot forestall?"""
    deed, me = top(view, "Deed"), view.seats[view.viewer or 0]
    if deed is None or me.cards != 1:
        return False
    actor, verb, _ = deed.facts[:3]
    if verb != w.STEAL or len(rivals(view)) > 1:
        return bool(verb == w.ASSASSINATE)
    loot = min(LOOT, me.coins)
    return view.seats[actor].coins + loot >= PRICE > me.coins - loot
