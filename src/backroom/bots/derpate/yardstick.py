"""The yardstick of Der Pate: a sensible beginner who takes what pays at once. It is never tuned.

It looks at what a die brings at once and in plain numbers: money in thousands, a step on a track that it still needs as
one thousand, a business as what it pays. It saves the higher die for nothing, uses a chip as soon as that helps, turns
against whoever leads, and one time in ten it does anything.
"""

from __future__ import annotations

from random import Random

from backroom.bots.derpate.greedy import notation_of
from backroom.bots.derpate.sight import TRACKS, Sight, look
from backroom.bots.pick import best
from backroom.games.derpate import words as w
from backroom.games.derpate.edition import Edition, house_edition
from backroom.games.derpate.view import DerPateView
from backroom.games.game import Fact, View
from backroom.kernel.core import NOUN_BITS, NOUN_MASK, PASS

ANYTHING = 0.1  # how often it does anything
POOR = 1.0  # a throw that brings no more is rolled again
GAIN = 3.0  # what the Senator must bring more than the dice as they lie
A_MARKER = 2.0  # what a debt marker costs at the end


class YardstickDerPate:
    """A beginner who has read the rules."""

    def __init__(self, seed: int, edition: Edition | None = None) -> None:
        self.random = Random(seed)
        self.edition = edition or house_edition()
        self.notation = notation_of(self.edition)

    def choose(self, view: View, events: list[Fact]) -> str:
        assert isinstance(view, DerPateView), "this bot plays Der Pate"
        sight = look(view, self.notation)
        return self.notation.spell(self.decide(sight))

    def decide(self, sight: Sight) -> int:
        if self.random.random() < ANYTHING:
            return self.random.choice(sight.menu)
        glance = Glance(self.edition, sight)
        return best([(glance.rate(word), word) for word in sight.menu], self.random)


class Glance:
    """What a beginner makes of one question."""

    def __init__(self, edition: Edition, sight: Sight) -> None:
        self.edition = edition
        self.sight = sight
        self.me = sight.seat
        rivals = [seat for seat in sight.order if seat != sight.seat]
        self.leader = max(rivals, key=self.riches, default=-1)

    def riches(self, seat: int) -> int:
        """How well somebody seems to stand: money, if it is open, and businesses."""
        return max(0, self.sight.money[seat]) + 3 * self.sight.owner.count(seat)

    def pays(self, space: int) -> int:
        return self.edition.road[space].money

    def needed(self, track: int) -> bool:
        """Is this a track that decides, or may decide, and not at its end?"""
        if self.sight.tracks[self.me * TRACKS + track] == self.edition.lengths[track]:
            return False
        return self.sight.ko in (w.UNDECIDED, track)

    def steps(self, track: int, number: int) -> float:
        return float(number) if self.needed(track) else 0.5

    def rate(self, word: int) -> float:
        """What a word brings at once."""
        verb, noun = word >> NOUN_BITS, word & NOUN_MASK
        if word == PASS:
            return 0.0
        match verb:
            case w.PUT_CAR:
                return float(self.district(self.edition.road[noun].district))
            case w.CHOOSE:
                return float(self.district(noun))
            case w.PLACE | w.USE_SENATOR | w.USE_COP | w.USE_JUDGE:
                return self.dice(verb, noun)
            case w.OCCUPY | w.MAN:
                return float(self.pays(noun))
            case w.TAKE_OVER:
                return self.take_over(noun)
            case w.INFORM:
                return self.strike(noun)
            case w.VACATE:
                return -float(self.pays(noun))
            case _:
                return self.use(verb, noun)

    def district(self, district: int) -> int:
        return sum(self.pays(space) for space in range(w.SPACES) if self.edition.road[space].district == district)

    def strike(self, space: int) -> float:
        """Somebody loses a business; the leader's loss is welcome."""
        return self.pays(space) + (2.0 if self.sight.owner[space] == self.leader else 0.0)

    def take_over(self, space: int) -> float:
        return self.strike(space) - A_MARKER

    def use(self, verb: int, noun: int) -> float:
        """Chips and favours are used when they help at once; prisoners are wanted back."""
        if verb == w.USE_BIRTHDAY:
            return 1.5 if noun == w.INCOME else self.steps(noun, 1)
        if verb == w.ADVANCE:
            return 2.0 if noun == w.INCOME else 1.0
        if verb == w.BAIL:
            return float(noun)
        if verb != w.FAVOUR:
            return 0.0 if verb == w.SINK else 9.0
        if w.F_STEPS <= noun < w.F_MONEY:
            return self.steps(noun - w.F_STEPS, w.FAVOUR_STEPS)
        return float(w.FAVOUR_MONEY) if noun == w.F_MONEY else 2.0

    # dice

    def dice(self, verb: int, noun: int) -> float:
        sight = self.sight
        left = [die for die in range(w.DICE) if sight.left >> die & 1]
        if verb == w.PLACE:
            return 10.0 + self.field(noun, sight.dice[noun])
        if verb == w.USE_SENATOR:
            return 10.0 + self.field(noun & 3, sight.dice[noun >> 2]) - GAIN
        worths = [self.field(die, sight.dice[die]) for die in left]
        if max(worths) > POOR:
            return 0.0
        lowest = verb == w.USE_COP and self.field(noun, sight.dice[noun]) > min(worths)
        return 0.0 if lowest else 10.0 + POOR + 0.1

    def field(self, colour: int, face: int) -> float:
        """What a die brings on a field of the row that is to be filled."""
        row = self.sight.row
        if row < w.ROWS - 1 and face == w.PUPPET:
            return self.steps(w.REPUTATION, 1) + self.steps(w.INFLUENCE, 1)
        if row == 0:
            return self.income(face)
        if row == 1:
            return self.row_two(colour, face)
        return self.row_three(colour, face) if row == w.ROWS - 2 else self.person(self.edition.persons[colour])

    def income(self, kind: int) -> float:
        step = 1.0 if self.edition.kinds[kind - 1].step >= 0 else 0.0
        mine = [space for space, family in enumerate(self.sight.owner) if family == self.me]
        return sum(self.pays(space) + step for space in mine if self.edition.road[space].kind == kind)

    def row_two(self, colour: int, pips: int) -> float:
        if colour == w.WHITE:
            return float(pips)
        if colour != w.BLACK:
            return self.steps(w.REPUTATION if colour == w.GREY else w.INFLUENCE, pips)
        space = (self.sight.car + pips) % w.SPACES
        family = self.sight.owner[space]
        if family == w.VACANT:
            return float(self.pays(space)) if self.sight.stock[self.me] else 0.0
        return self.strike(space) / 2 if family in self.sight.order and family != self.me else 0.0

    def row_three(self, colour: int, pips: int) -> float:
        sight = self.sight
        if colour == w.GREY:
            return float(pips * sum(sight.debts[seat * w.HOLDERS + self.me] for seat in range(sight.seats)))
        if colour == w.WHITE:
            return 2.0 - pips if sight.tracks[self.me * TRACKS + w.FAVOURS] else -float(pips)
        safe = self.edition.road[sight.car].district
        open_to = [i for i in range(w.SPACES) if self.edition.road[i].kind == pips]
        targets = [i for i in open_to if self.edition.road[i].district != safe and sight.owner[i] != w.VACANT]
        if colour == w.RED:
            return sum(-self.pays(i) if sight.owner[i] == self.me else self.strike(i) / 2 for i in targets)
        if not sight.stock[self.me] or not sight.markers[self.me]:
            return 0.0
        return max([0.0, *[self.take_over(i) for i in targets if sight.owner[i] != self.me]])

    def person(self, person: int) -> float:
        """Row 4 with the Senator: a raise of the income, then a business, then harm."""
        return {w.BANKER: 2.0, w.CONSIGLIERE: 2.5, w.INFORMER: 1.0}.get(person, 0.0)
