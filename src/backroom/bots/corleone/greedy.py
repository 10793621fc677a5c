"""The greedy player of Corleone's Empire: one step ahead, always what seems worth most at once.

It reckons in dollars of final fortune: what a front, a back, a job, an ally or a marker is worth with this hand at
this table. It knows its own cards and the open table, no more, and it makes no plans beyond the next word. The parts:
`sight.py` what it sees, `book.py` what it knows by heart, `worth.py` cards, `turf.py`
influence and markers, `deeds.py` actions, `bids.py` bribes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from random import Random

from backroom.bots.corleone.bids import bid_of
from backroom.bots.corleone.book import Shape, book_of
from backroom.bots.corleone.deeds import Deeds, side_of
from backroom.bots.corleone.sight import Sight, look
from backroom.bots.corleone.worth import Worth
from backroom.bots.pick import best
from backroom.games.corleone import rows
from backroom.games.corleone import words as w
from backroom.games.corleone.edition import Edition, house_edition
from backroom.games.corleone.notation import Notation, noun_of, verb_of
from backroom.games.corleone.steps import EFFECTS, Lift, Shakedown
from backroom.games.corleone.view import CorleoneView
from backroom.games.game import Fact, View
from backroom.kernel.core import DONE, PASS, act

# How gladly a job or an ally is done before a figure is played, beside its worth: places can wait, rivals can strike.
HURRY_PUBLIC_JOB = 1.8
HURRY_JOB = 1.5
HURRY_ALLY = 1.2
GOODS_PAID = 0.3  # what a good that is paid might have done for another job
WORTH_A_TURN = 0.1  # less is not worth doing

# Icons in the order of their use: what fills the hand, what turns cards into better ones, and the suitcase last.
ICON_ORDER = {w.GAIN: 2, w.TAKE_HORSE: 2, w.DRAW: 2, w.SELL: 1, w.TRADE: 1, w.LAUNDER: 0}


@cache
def notation_of(edition: Edition) -> Notation:
    return Notation(edition)


class GreedyCorleone:
    """A player of Corleone's Empire that takes what is worth most now. Ties fall by its seed."""

    def __init__(self, seed: int, edition: Edition | None = None) -> None:
        self.random = Random(seed)
        self.edition = edition or house_edition()
        self.notation = notation_of(self.edition)
        self.bid: list[int] = []
        self.answers: dict[str, Callable[[Sight], int]] = {
            "turn": self.turn,
            "icons": self.icons,
            "first": self.myself_first,
            "front": self.accept,
            "order": self.accept,
            "effect": self.accept,
            "target": self.target,
            "good": self.most_useful,
            "keep": self.most_useful,
            "card": self.most_useful,
            "ally": self.most_useful,
            "discard": self.least_useful,
            "give": self.least_useful,
            "offer": self.least_useful,
            "bid": self.bribe,
            "marker": self.marker,
            "tribute": self.tribute,
        }

    def choose(self, view: View, events: list[Fact]) -> str:
        assert isinstance(view, CorleoneView), "this bot plays Corleone's Empire"
        assert view.edition == self.edition.digest, "this bot knows another edition; give it the one of the table"
        return self.notation.spell(self.decide(look(view, self.notation)))

    def decide(self, sight: Sight) -> int:
        """One of the words of the menu, as a number."""
        menu = sight.menu
        return menu[0] if len(menu) == 1 else self.answers[sight.kind](sight)

    def best(self, rated: Iterable[tuple[float, int]]) -> int:
        return best(rated, self.random)

    def deeds(self, sight: Sight) -> Deeds:
        return Deeds(book_of(self.edition, sight.seats), sight, self.worth(sight))

    def worth(self, sight: Sight) -> Worth:
        return Worth(book_of(self.edition, sight.seats), sight)

    # my turn

    def turn(self, sight: Sight) -> int:
        """The best place, or a job or an ally if it is more urgent; all of these before the last figure is played."""
        if sight.half:
            return self.pay(sight)
        deeds = self.deeds(sight)
        figures: list[tuple[float, int]] = []
        cards: list[tuple[float, int]] = []
        for word in sight.menu:
            verb, noun = verb_of(word), noun_of(word)
            if verb in (w.PLAY_THUG, w.PLAY_MEMBER):
                figures.append((deeds.settle(noun), word))
            elif word != PASS:
                worth = deeds.ability(noun)
                if verb == w.COMPLETE:
                    worth += self.job_extra(deeds, noun)
                cards.append((worth, word))
        cards = [(worth, word) for worth, word in cards if worth > WORTH_A_TURN]
        if not figures or (cards and sight.reserve[sight.seat] == 1):
            return self.best(cards or figures or [(0.0, sight.menu[-1])])
        return self.best(figures + [(worth * hurry(sight, word), word) for worth, word in cards])

    def job_extra(self, deeds: Deeds, card: int) -> float:
        """The colour bonus, and the goods that go."""
        job = deeds.book.cards[card]
        return deeds.worth.colour[job.colour] - GOODS_PAID * deeds.worth.use * job.goods

    def pay(self, sight: Sight) -> int:
        """CE-G-34: the real good, since Narcotics can do all that it can."""
        return next(word for word in sight.menu if noun_of(word) != w.NARCOTICS)

    # icons and small answers

    def icons(self, sight: Sight) -> int:
        worth = self.worth(sight)
        rated = [(ICON_ORDER[verb_of(word)], self.icon(worth, word), word) for word in sight.menu if word != PASS]
        useful = [(order, gain, word) for order, gain, word in rated if gain > 0]
        if not useful:
            return PASS if PASS in sight.menu else self.best((gain, word) for _, gain, word in rated)
        first = max(order for order, _, _ in useful)
        return self.best((gain, word) for order, gain, word in useful if order == first)

    def icon(self, worth: Worth, word: int) -> float:
        """What the use of one icon is worth."""
        verb, noun = verb_of(word), noun_of(word)
        match verb:
            case w.GAIN:
                return worth.gain(noun) + 0.001
            case w.LAUNDER:
                return w.VALUES[noun] - worth.keep(noun) + 0.001 * (noun + 1)
            case w.DRAW:
                return worth.draw()
            case w.SELL:
                return worth.sale(noun)
            case w.TRADE:
                return worth.swap()
            case _:
                return worth.horse()

    def myself_first(self, sight: Sight) -> int:
        """CE-CTRL-03: what a pile still has is mine."""
        return sight.menu[0]

    def accept(self, sight: Sight) -> int:
        """Yes; and the money of a job before its ability, since the ability may launder or sell it."""
        return sight.menu[0]

    def most_useful(self, sight: Sight) -> int:
        worth = self.worth(sight)
        return self.best((worth.gain(noun_of(word)), word) for word in sight.menu)

    def least_useful(self, sight: Sight) -> int:
        worth = self.worth(sight)
        return self.best((-worth.keep(noun_of(word)), word) for word in sight.menu)

    def tribute(self, sight: Sight) -> int:
        """CE-TRIB-02: one card after another, always the least useful of what is left."""
        return self.least_useful(sight)

    def bribe(self, sight: Sight) -> int:
        """CE-BRIBE-02: the bid is made up at the first word and then said note by note."""
        if not sight.said:
            self.bid = bid_of(sight, self.worth(sight), self.random)
        return act(w.BID, self.bid[len(sight.said)]) if len(sight.said) < len(self.bid) else DONE

    def marker(self, sight: Sight) -> int:
        """CE-TURF-09: the marker that is missed least, if the new place is worth more."""
        turf = self.deeds(sight).turf
        territory = noun_of(sight.half[0]) - w.FIRST_TERRITORY if sight.half else self.won(sight)
        lifts = [word for word in sight.menu if word != PASS]
        places = [divmod(noun_of(word), w.DEPTHS) for word in lifts]
        rated = [(turf.lift(i, depth, territory), word) for (i, depth), word in zip(places, lifts, strict=True)]
        return self.best([(0.0, PASS), *rated])

    def won(self, sight: Sight) -> int:
        """The territory that was won without a marker to put there."""
        assert isinstance(sight.step, Lift), "a marker is moved for want of others"
        return self.edition.territory_keys.index(sight.step.territory)

    # targets

    def target(self, sight: Sight) -> int:
        if sight.half and verb_of(sight.half[0]) == w.MARK:
            return self.marker(sight)
        deeds = self.deeds(sight)
        return self.best((0.0 if word == PASS else self.aim(deeds, word), word) for word in sight.menu)

    def aim(self, deeds: Deeds, word: int) -> float:
        """What it is worth to choose this."""
        verb, noun = verb_of(word), noun_of(word)
        territory = noun - w.FIRST_TERRITORY
        match verb:
            case w.TAKE:
                return deeds.worth.gain(noun)
            case w.IN:
                return self.blast(deeds, territory)
            case w.WHACK:
                return deeds.strike(noun, deeds.sight.figure_at(noun))
            case w.MOVE:
                return self.lift(deeds, noun)
            case w.TO:
                return self.put(deeds, noun)
            case w.RECALL:
                return deeds.strike(noun, deeds.sight.figure_at(noun)) + self.best_place(deeds, noun)
            case w.PLACE:
                return deeds.place(noun)
            case w.SHAKE:
                return self.shake(deeds, noun)
            case w.ROB:
                return self.rob(deeds, noun)
            case w.MARK:
                return deeds.turf.marker(territory)
            case w.UNMARK:
                return deeds.turf.unmark(territory)
            case w.RAISE:
                return deeds.lift_up(territory)
            case _:
                e = self.effect(deeds)
                return deeds.turf.change(territory, -1 if e.side else deeds.sight.seat, e.amount)

    def effect(self, deeds: Deeds) -> Shape:
        """The effect that asks; its procedure says on which card it is."""
        step = deeds.sight.step
        assert isinstance(step, EFFECTS), "a target is chosen for an effect"
        return deeds.book.cards[self.notation.card_of[step.card]].effects[step.effect]

    def blast(self, deeds: Deeds, territory: int) -> float:
        """All the figures that have to go if this territory is chosen; one's own make up the number."""
        e = self.effect(deeds)
        here = [(p, f) for p, f in deeds.targets(e) if territory in deeds.turf.territories(p)]
        return sum(sorted((deeds.strike(p, f) for p, f in here), reverse=True)[: e.count])

    def best_place(self, deeds: Deeds, place: int) -> float:
        """The best work for a figure that can be played again."""
        places = deeds.free_spaces() if place >= w.FIRST_SPACE else deeds.free_businesses()
        return max([deeds.settle(p) for p in places], default=0.0)

    def lift(self, deeds: Deeds, place: int) -> float:
        """What it is worth to move the figure of a place."""
        gone = deeds.strike(place, deeds.sight.figure_at(place))
        return gone + self.best_place(deeds, place) if self.effect(deeds).work else 0.7 * gone

    def put(self, deeds: Deeds, place: int) -> float:
        """What it is worth that the figure in question goes to this place."""
        side = side_of(deeds.sight.figure_at(noun_of(deeds.sight.half[0])))
        work = deeds.shake(place) if self.effect(deeds).work else 0.0
        return work + deeds.turf.stand(place, side)

    def shake(self, deeds: Deeds, place: int) -> float:
        e = self.effect(deeds)
        if e.side:
            return deeds.worth.icons(deeds.backs_at(place))
        worth = deeds.front(place)
        step, territory = deeds.sight.step, deeds.turf.territories(place)[0]
        is_followed = isinstance(step, Shakedown) and step.left > 1
        if e.where == rows.ONE_TERRITORY and is_followed:  # the other business there will be next
            other = deeds.sight.tiles[territory] if place < w.TERRITORIES else territory
            worth += deeds.front(other) if other != w.NOWHERE else 0.0
        return worth

    def rob(self, deeds: Deeds, seat: int) -> float:
        """A rich rival rather than a poor one."""
        e = self.effect(deeds)
        return deeds.rob(seat, from_case=bool(e.zone)) + 0.01 * riches(deeds.sight, seat)


def hurry(sight: Sight, word: int) -> float:
    """How urgent a job or an ally is."""
    if verb_of(word) != w.COMPLETE:
        return HURRY_ALLY
    return HURRY_PUBLIC_JOB if noun_of(word) in sight.public else HURRY_JOB


def riches(sight: Sight, seat: int) -> float:
    """What everybody can guess of a rival's fortune."""
    tops = sum(bool(stack) and stack[-1] == seat for stack in sight.stacks)
    return 2.5 * sight.cases[seat] + 0.5 * sight.hands[seat] + 2 * tops + len(sight.done[seat])
