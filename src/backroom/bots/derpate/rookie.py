"""The rookie of Der Pate: plays its first evening. It knows the rules and what is worth having, and errs like a person.

It looks at one die and never at those that stay behind, misjudges everything by a little, forgets its chips and its
friends, and thinks of the deciding track only when the colour is known. What costs nothing it never declines.
"""

from __future__ import annotations

from dataclasses import replace

from backroom.bots.derpate.greedy import GreedyDerPate, Mind
from backroom.bots.derpate.sight import Sight
from backroom.bots.derpate.taste import GREEDY
from backroom.bots.pick import best
from backroom.games.derpate import words as w
from backroom.kernel.core import NOUN_BITS, NOUN_MASK, PASS

FORGETS = 0.3  # how often it forgets that it has a chip or a friend
ERROR = 1.2  # by how many thousands it misjudges a word
ABSENT = 0.05  # how often its mind is elsewhere
CARELESS = replace(GREEDY, survival=8.0, survival_of_two=0.0, harm=0.3, harm_of_one=0.2)  # before the colour is known
USES = (w.USE_SENATOR, w.USE_COP, w.USE_JUDGE, w.USE_WEDDING, w.USE_GRANDCHILD, w.USE_BIRTHDAY, w.FAVOUR)
GIFTS = ("occupy", "service")  # questions that offer something for nothing


class RookieDerPate(GreedyDerPate):
    """Plausible, forgetful, short-sighted."""

    def decide(self, sight: Sight) -> int:
        menu = sight.menu
        if len(menu) == 1:
            return menu[0]
        if self.random.random() < FORGETS:
            menu = [word for word in menu if word >> NOUN_BITS not in USES] or menu
        if sight.kind in GIFTS:
            menu = [word for word in menu if word != PASS]
        if self.random.random() < ABSENT:
            return self.random.choice(menu)
        mind = Mind(self.edition, sight, CARELESS if sight.ko == w.UNDECIDED else GREEDY)
        rated = []
        for word in menu:
            worth = short_sighted(mind, word) if sight.kind == "place" else self.rates[sight.kind](mind, word)
            rated.append((self.random.gauss(worth, ERROR), word))
        return best(rated, self.random)


def short_sighted(mind: Mind, word: int) -> float:
    """What a die brings where it is put, and nothing beyond; a new roll is hoped to bring a little more."""
    sight, throws = mind.sight, mind.throws
    row, noun = sight.row, word & NOUN_MASK
    match word >> NOUN_BITS:
        case w.PLACE:
            return throws.field(row, noun, sight.dice[noun])
        case w.USE_SENATOR:
            return throws.field(row, noun & 3, sight.dice[noun >> 2])
        case w.USE_COP | w.USE_JUDGE:
            faces = range(1, w.PUPPET + 1)
            dice = [die for die in range(w.DICE) if sight.left >> die & 1]
            return max(sum(throws.field(row, die, face) for face in faces) / w.PUPPET for die in dice)
        case _:
            return 0.0
