"""The soldier of Der Pate: rules of thumb about what things are worth, and exact arithmetic about the dice.

It values businesses, steps, chips, friends and debts as the greedy bot does, but sees who still has a turn before the
end (`foresight.py`), and knows what every throw to come brings on the average if Cop and Judge are used when that pays.
After the game it can say why.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from backroom.bots.derpate.foresight import LongTurf, LongWorth
from backroom.bots.derpate.greedy import (
    Mind,
    notation_of,
    rate_bail,
    rate_car,
    rate_district,
    rate_move,
    rate_use,
)
from backroom.bots.derpate.rerolls import COP, JUDGE, Rerolls
from backroom.bots.derpate.sight import Sight, look
from backroom.bots.derpate.taste import SOLDIER, Taste
from backroom.bots.derpate.thoughts import thought_of
from backroom.bots.derpate.throws import dice_of
from backroom.bots.pick import best
from backroom.bots.reasons import Reason, Weighed
from backroom.games.derpate import words as w
from backroom.games.derpate.edition import Edition, house_edition
from backroom.games.derpate.view import DerPateView
from backroom.games.game import Fact, View
from backroom.kernel.core import NOUN_BITS, NOUN_MASK


class Reckoning(Mind):
    """All that the soldier reckons for one question."""

    def __init__(self, edition: Edition, sight: Sight, taste: Taste) -> None:
        super().__init__(edition, sight, taste)
        self.worth = LongWorth(edition, sight, taste)
        self.turf = LongTurf(edition, sight, self.worth)
        self.rerolls = Rerolls(edition, sight, self.worth, self.turf)
        self.throws = self.rerolls


class SoldierDerPate:
    """A player of Der Pate by rules of thumb. Ties fall by its seed."""

    def __init__(self, seed: int, edition: Edition | None = None, taste: Taste = SOLDIER) -> None:
        self.random = Random(seed)
        self.edition = edition or house_edition()
        self.notation = notation_of(self.edition)
        self.taste = taste
        self.reasons: list[Reason] = []

    def choose(self, view: View, events: list[Fact]) -> str:
        assert isinstance(view, DerPateView), "this bot plays Der Pate"
        assert view.edition == self.edition.digest, "this bot knows another edition; give it the one of the table"
        sight = look(view, self.notation)
        rated = self.rate(sight)
        said = best(rated, self.random)
        ranked = sorted(rated, key=lambda pair: -pair[0])
        spell = self.notation.spell
        weighed = [Weighed(spell(word)) for _, word in ranked]
        self.reasons.append(Reason(spell(said), thought_of(sight, self.edition, said), weighed))
        return spell(said)

    def rate(self, sight: Sight) -> list[tuple[float, int]]:
        """Every word of the menu with what it is worth, in thousands."""
        if len(sight.menu) == 1:
            return [(0.0, sight.menu[0])]
        mind, rate = Reckoning(self.edition, sight, self.taste), RATES[sight.kind]
        return [(rate(mind, word), word) for word in sight.menu]


def rate_place(mind: Reckoning, word: int) -> float:
    """A die on a field, a roll again, or something that is used before."""
    sight, throws = mind.sight, mind.rerolls
    row, dice, held, noun = sight.row, sight.left, throws.held, word & NOUN_MASK
    faces = [sight.dice[die] for die in dice_of(dice)]
    match word >> NOUN_BITS:
        case w.PLACE:
            return throws.field(row, noun, sight.dice[noun]) + throws.mean(row + 1, dice & ~(1 << noun), held)
        case w.USE_SENATOR:
            die, field = noun >> 2, noun & 3
            kept = mind.worth.taste.keeps[w.SENATOR] if mind.worth.later else 0.0
            return throws.field(row, field, sight.dice[die]) + throws.mean(row + 1, dice & ~(1 << die), held) - kept
        case w.USE_COP:
            return throws.once_more(row, dice, faces, dice_of(dice).index(noun), held | COP)
        case w.USE_JUDGE:
            return throws.mean(row, dice, held & ~JUDGE)
        case _:
            if row == w.ROWS - 1:
                return throws.mean(row, dice, held) + rate_use(mind, word)
            return throws.best(row, dice, faces, held) + rate_use(mind, word)


RATES: dict[str, Callable[[Reckoning, int], float]] = {
    "car": rate_car,
    "district": rate_district,
    "start": rate_use,
    "place": rate_place,
    "pause": rate_use,
    "occupy": rate_move,
    "takeover": rate_move,
    "service": rate_move,
    "chip": rate_use,
    "vacate": rate_move,
    "bail": rate_bail,
}
