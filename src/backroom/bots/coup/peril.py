"""When it is the end of a player of Coup, unless something is done about it now."""

from __future__ import annotations

from backroom.bots.coup.reckon import CoupView, rivals
from backroom.games.coup.actions import COUP_PRICE, LOOT
from backroom.games.coup.steps import Action
from backroom.games.steps import innermost


def is_doomed(view: CoupView) -> bool:
    """Will the last rival end the game in its next turn, unless it loses a card or coins in mine?"""
    others, me = rivals(view), view.seats[view.viewer or 0]
    return len(others) == 1 and me.cards == 1 and view.seats[others[0]].coins >= COUP_PRICE


def is_mortal(view: CoupView) -> bool:
    """Does the deed under way cost my last card: at once, or by a coup that it pays for and I cannot forestall?"""
    action, me = innermost(view.where, Action), view.seats[view.viewer or 0]
    if action is None or me.cards != 1:
        return False
    if action.verb != "steal" or len(rivals(view)) > 1:
        return action.verb == "assassinate"
    loot = min(LOOT, me.coins)
    return view.seats[action.seat].coins + loot >= COUP_PRICE > me.coins - loot
