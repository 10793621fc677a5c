"""What the deed under way does in Coup, as changes of cards and coins: if it is done, and if a claim falls."""

from __future__ import annotations

from backroom.bots.coup.reckon import CoupView, Doubted
from backroom.bots.coup.standing import Change
from backroom.games.coup.actions import LOOT
from backroom.games.coup.steps import Action, Block
from backroom.games.steps import innermost


def stands_or_falls(view: CoupView, claim: Doubted) -> tuple[list[Change], list[Change]]:
    """What happens if the claim stands, and if it falls."""
    action = innermost(view.where, Action)
    block = innermost(view.where, Block)
    if action is None:
        return against_the_bomb(claim)
    done = effect(view, action)
    if block is not None and block.stage == "claimed":
        return [], done
    return done, [(action.seat, 0, action.row.cost)]


def against_the_bomb(claim: Doubted) -> tuple[list[Change], list[Change]]:
    """A Contessa against the bomb: it is harmless, or goes on to the heir; a lie costs both cards."""
    heir = claim.aimed
    return ([] if heir is None else [(heir, -1, 0)]), [(claim.seat, -1, 0)]


def effect(view: CoupView, action: Action) -> list[Change]:
    """What an action does that nobody stops. What brings no coins is thought to be worth one."""
    actor, target = action.seat, action.target
    match action.verb:
        case "assassinate" if target is not None:
            return [(target, -1, 0)]
        case "steal" if target is not None:
            loot = min(LOOT, view.seats[target].coins)
            return [(actor, 0, loot), (target, 0, -loot)]
        case "embezzle":
            return [(actor, 0, view.reserve)]
        case _:
            return [(actor, 0, action.row.gain or 1)]
