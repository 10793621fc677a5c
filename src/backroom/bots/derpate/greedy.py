"""The greedy player of Der Pate: always the word that is worth most at once.

It reckons in thousands of dollars: the money of a die, what a business will still bring, what a step adds to the chance
of surviving, chips, friends, members, debts, and a little for the harm to rivals. It knows what lies open and its own
money, and it plans no further than the four rows of its turn. The parts: `sight.py` what it sees, `taste.py` its
numbers, `fate.py` the K.O. colour, `worth.py` tracks, chips and debts, `turf.py` businesses, `throws.py` dice.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from backroom.bots.derpate.sight import Sight, look
from backroom.bots.derpate.taste import GREEDY, Taste
from backroom.bots.derpate.throws import Throws
from backroom.bots.derpate.turf import Turf
from backroom.bots.derpate.worth import Worth
from backroom.bots.pick import best
from backroom.games.derpate import words as w
from backroom.games.derpate.edition import Edition, house_edition
from backroom.games.derpate.notation import Notation
from backroom.games.derpate.view import DerPateView
from backroom.games.game import Fact, View
from backroom.kernel.core import NOUN_BITS, NOUN_MASK


@cache
def notation_of(edition: Edition) -> Notation:
    return Notation(edition)


class Mind:
    """All that is reckoned for one question."""

    def __init__(self, edition: Edition, sight: Sight, taste: Taste = GREEDY) -> None:
        self.edition = edition
        self.sight = sight
        self.me = sight.seat
        self.worth = Worth(edition, sight, taste)
        self.turf = Turf(edition, sight, self.worth)
        self.throws = Throws(edition, sight, self.worth, self.turf)


class GreedyDerPate:
    """A player of Der Pate that takes what is worth most now. Ties fall by its seed."""

    def __init__(self, seed: int, edition: Edition | None = None) -> None:
        self.random = Random(seed)
        self.edition = edition or house_edition()
        self.notation = notation_of(self.edition)
        self.rates: dict[str, Callable[[Mind, int], float]] = {
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

    def choose(self, view: View, events: list[Fact]) -> str:
        assert isinstance(view, DerPateView), "this bot plays Der Pate"
        assert view.edition == self.edition.digest, "this bot knows another edition; give it the one of the table"
        return self.notation.spell(self.decide(look(view, self.notation)))

    def decide(self, sight: Sight) -> int:
        """One of the words of the menu, as a number."""
        menu = sight.menu
        if len(menu) == 1:
            return menu[0]
        mind, rate = Mind(self.edition, sight), self.rates[sight.kind]
        return best([(rate(mind, word), word) for word in menu], self.random)


# set-up


def rate_car(mind: Mind, word: int) -> float:
    """The car drives on with the first card: it shall stop in the district that I am going to choose."""
    favourite = max(range(w.DISTRICTS), key=lambda district: start_in(mind, district))
    districts = mind.turf.districts
    stops = [(word & NOUN_MASK) + card.car for card in mind.edition.events]
    return float(sum(districts[stop % w.SPACES] == favourite for stop in stops))


def rate_district(mind: Mind, word: int) -> float:
    return start_in(mind, word & NOUN_MASK)


def start_in(mind: Mind, district: int) -> float:
    """What the businesses of a free district would bring me."""
    spaces = [space for space in range(w.SPACES) if mind.turf.districts[space] == district]
    return mind.turf.change(mind.me, spaces, 1)


# the dice


def rate_place(mind: Mind, word: int) -> float:
    """A die on a field, a roll again, or something that is used before."""
    sight, throws = mind.sight, mind.throws
    row, dice, faces, noun = sight.row, sight.left, sight.dice, word & NOUN_MASK
    match word >> NOUN_BITS:
        case w.PLACE:
            return throws.placed(row, dice, noun, noun, faces[noun])
        case w.USE_SENATOR:
            die, field = noun >> 2, noun & 3
            return throws.placed(row, dice, die, field, faces[die]) - kept(mind, w.SENATOR)
        case w.USE_COP:
            return throws.again(row, dice, faces, noun) - kept(mind, w.COP)
        case w.USE_JUDGE:
            return throws.hope(row, dice) - kept(mind, w.JUDGE)
        case _:
            return throws.throw(row, dice, faces) + rate_use(mind, word)


def kept(mind: Mind, chip: int) -> float:
    """What a chip is worth that is not used now."""
    return mind.worth.taste.keeps[chip] if mind.worth.later else 0.0


# chips and favours


def rate_use(mind: Mind, word: int) -> float:
    """What it is worth to use something now rather than later; a takeover of the event card is among it."""
    worth, noun = mind.worth, word & NOUN_MASK
    match word >> NOUN_BITS:
        case w.USE_WEDDING:
            return worth.friend(mind.me)
        case w.USE_GRANDCHILD:
            return sum(range(1, w.PUPPET)) / w.PUPPET
        case w.USE_BIRTHDAY:
            return worth.steps(mind.me, noun, 1) - kept(mind, w.BIRTHDAY)
        case w.FAVOUR:
            return favour(mind, noun) - worth.friend_kept()
        case w.TAKE_OVER:
            return mind.turf.take_over(noun)
        case _:
            return 0.0


def favour(mind: Mind, noun: int) -> float:
    worth = mind.worth
    if noun == w.F_MEMBER:
        return worth.more_stock(mind.me, 1) - worth.locked(mind.me, mind.worth.taste.in_river)
    if noun == w.F_MONEY:
        return float(w.FAVOUR_MONEY)
    if noun >= w.F_STEPS:
        return worth.steps(mind.me, noun - w.F_STEPS, w.FAVOUR_STEPS)
    holder = noun - w.F_MARKER
    harm = worth.harm * worth.claim(holder) if holder in worth.rivals else 0.0
    return worth.marker(mind.me, holder) + harm


# single answers


def rate_move(mind: Mind, word: int) -> float:
    """Somebody moves in or out, or a person does a service."""
    turf, noun = mind.turf, word & NOUN_MASK
    match word >> NOUN_BITS:
        case w.OCCUPY | w.MAN:
            return turf.settle(noun)
        case w.TAKE_OVER:
            return turf.take_over(noun)
        case w.INFORM:
            return turf.denounce(noun)
        case w.VACATE:
            return turf.give_up(noun)
        case w.FREE:
            return mind.throws.release(mind.sight.prison[mind.me])
        case w.ADVANCE:
            return mind.worth.steps(mind.me, noun, 1)
        case _:
            return 0.0


def rate_bail(mind: Mind, word: int) -> float:
    """So many are bought free, the others are sunk."""
    worth = mind.worth
    freed = word & NOUN_MASK if word >> NOUN_BITS == w.BAIL else 0
    sunk = mind.sight.prison[mind.me] - freed
    paid = freed * w.BAIL_PRICE
    return worth.more_stock(mind.me, freed) - paid + sunk * worth.locked(mind.me, mind.worth.taste.in_river)
