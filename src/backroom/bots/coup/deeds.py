"""What the deed under way does in Coup, as changes of cards and coins: if it is done, and if a claim falls."""

from __future__ import annotations

from backroom.bots.coup.reckon import CoupView, Doubted, top
from backroom.bots.coup.standing import Change
from backroom.games.coup import words as w


def stands_or_falls(view: CoupView, claim: Doubted) -> tuple[list[Change], list[Change]]:
    """What happens if the claim stands, and if it falls."""
    step = top(view, "Deed")
    block = top(view, "Block")
    if step is None:
        return against_the_bomb(claim)
    actor, verb, target = step.facts[:3]
    done = effect(view, actor, verb, target)
    if block is not None and block.facts[3] == 1:
        return [], done
    price = 3 if verb == w.ASSASSINATE else 0
    return done, [(actor, 0, price)]


def against_the_bomb(claim: Doubted) -> tuple[list[Change], list[Change]]:
    """A Contessa against the bomb: it is harmless, or goes on to the heir; a lie costs both cards."""
    heir = claim.aimed
    return ([(heir, -1, 0)] if heir >= 0 else []), [(claim.seat, -1, 0)]


def effect(view: CoupView, actor: int, verb: int, target: int) -> list[Change]:
    """What an action does that nobody stops."""
    match verb:
        case w.TAX:
            return [(actor, 0, 3)]
        case w.AID:
            return [(actor, 0, 2)]
        case w.ASSASSINATE:
            return [(target, -1, 0)]
        case w.STEAL:
            loot = min(2, view.seats[target].coins)
            return [(actor, 0, loot), (target, 0, -loot)]
        case w.EMBEZZLE:
            return [(actor, 0, view.reserve)]
        case _:
            return [(actor, 0, 1)]
