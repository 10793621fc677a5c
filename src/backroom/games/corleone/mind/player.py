"""A quick player of Corleone's Empire for worlds that a search has made up: one step ahead, by rules of thumb.

It knows its own cards and the open table. What things are worth to it stands beside: `hand.py` cards and icons,
`turf.py` influence and markers, `lore.py` the edition by heart, `worth.py` whole positions.
"""

from __future__ import annotations

from typing import Final

from backroom.games.corleone import words as w
from backroom.games.corleone.figures import Move, Whack
from backroom.games.corleone.mind.hand import Hand
from backroom.games.corleone.mind.lore import Lore
from backroom.games.corleone.mind.turf import Turf
from backroom.games.corleone.mind.worth import judge, judge_by_lead
from backroom.games.corleone.rows import DO_MONEY_PER, DO_NEUTRAL, DO_SHAKEDOWN, DO_WHACK, Edition, Effect
from backroom.games.corleone.state import Corleone
from backroom.games.corleone.table import owner_of
from backroom.games.corleone.targets import WHOLE_BOARD, effects_of, figures, targets, within
from backroom.games.corleone.turn import Turn
from backroom.kernel.core import DONE, NOUN_BITS, NOUN_MASK, PASS, Seat, act
from backroom.kernel.fate import M30
from backroom.kernel.mind import Mind

# How gladly a job or an ally is done before a figure is played, beside its worth: places can wait, rivals can strike.
HURRY_PUBLIC_JOB: Final = 1.8
HURRY_JOB: Final = 1.5
HURRY_ALLY: Final = 1.2
GOODS_PAID: Final = 0.3  # what a good that is paid might have done for another job
WORTH_A_TURN: Final = 0.1  # less is not worth doing
SHARED_FRONT: Final = 0.5  # the part of a front's worth that its controller gets out of it (CE-CTRL-02)
WAVERS: Final = 0.4  # dollars by which its judgement of an action goes up and down
HIGHEST_BID: Final = 9
LOWEST_SHARE: Final = 0.15  # of an ally's worth that is bid for it; up to so much more:
SHARES: Final = 0.5
ELSEWHERE: Final = 2.0  # what a figure that can work once more is worth
NOWORTH: Final = -1e9
NO_CARDS: Final[list[int]] = []


class CorleoneMind(Mind):
    """Plays by rules of thumb, judges by what the seats have and may hope for."""

    def __init__(self, edition: Edition) -> None:
        self.edition: Final = edition
        self.lores: Final = [Lore(edition, max(2, seats)) for seats in range(w.MOST + 1)]

    def choose(self, s: Corleone, seat: Seat, menu: tuple[int, ...], chance: int) -> int:
        if len(menu) == 1:
            return menu[0]
        kind = s.wait.kind
        if kind is w.TURN_KIND:
            return self.turn(s, seat, menu, chance)
        if kind is w.ICON_KIND:
            return self.icon(s, seat, menu)
        if kind is w.TARGET_KIND or kind is w.MARKER_KIND:
            return self.target(s, seat, menu)
        if kind is w.BID_KIND:
            return self.bid(s, seat, menu)
        if kind is w.TRIBUTE_KIND:
            said = s.lists[s.answered]
            return self.least_useful(s, seat, menu, [word & NOUN_MASK for word in said])
        if kind is w.DISCARD_KIND or kind is w.GIVE_KIND or kind is w.OFFER_KIND:
            return self.least_useful(s, seat, menu, NO_CARDS)
        if kind is w.KEEP_KIND or kind is w.GOOD_KIND or kind is w.CARD_KIND or kind is w.ALLY_KIND:
            return self.most_useful(s, seat, menu)
        return menu[0]  # who is first, whether a front is taken, money before ability, an effect: yes

    def worth(self, s: Corleone, shares: list[float]) -> None:
        judge(s, self.lores[s.house.seats], shares)

    def by_lead(self) -> LeadingMind:
        """The same player as a judge who looks at the lead too."""
        return LeadingMind(self.edition)

    def is_quiet(self, s: Corleone) -> bool:
        """Between turns: the next one has just begun."""
        return isinstance(s.top, Turn) and not s.top.extra and not s.hidden.half

    def hand(self, s: Corleone, seat: Seat) -> Hand:
        hand = Hand(s, seat, self.lores[s.house.seats], NO_CARDS)
        hand.make_plans()
        return hand

    # a turn

    def turn(self, s: Corleone, seat: Seat, menu: tuple[int, ...], chance: int) -> int:
        """The best place, or a job or an ally if it is more urgent; all of these before the last figure is played."""
        if s.hidden.half:
            return self.pay(menu)
        hand = self.hand(s, seat)
        turf = Turf(s, seat, hand.lore)
        best, choice = NOWORTH, menu[0]
        best_card, card = WORTH_A_TURN, -1
        public = s.table.public
        x = chance
        for word in menu:
            verb, noun = word >> NOUN_BITS, word & NOUN_MASK
            x = (x * 747796405 + 12345) & M30
            doubt = WAVERS * (float(x >> 10) / 1048576.0)
            if verb == w.PLAY_THUG or verb == w.PLAY_MEMBER:
                worth = self.work(s, hand, noun) + turf.settle(noun) + doubt
            elif word == PASS:
                worth = WORTH_A_TURN
            else:
                worth = self.ability(s, hand, turf, noun)
                hurry = HURRY_ALLY
                if verb == w.COMPLETE:
                    hurry = HURRY_PUBLIC_JOB if noun in public else HURRY_JOB
                    lore = hand.lore
                    worth += hand.colours[lore.colour[noun]] - GOODS_PAID * hand.use * lore.goods[noun]
                if worth <= WORTH_A_TURN:
                    continue
                if worth + doubt > best_card:
                    best_card, card = worth + doubt, word
                worth = worth * hurry + doubt
            if worth > best:
                best, choice = worth, word
        return card if card >= 0 and hand.figures == 1 else choice

    def pay(self, menu: tuple[int, ...]) -> int:
        """CE-G-34: the real good, since Narcotics can do all that it can."""
        return menu[1] if menu[0] & NOUN_MASK == w.NARCOTICS else menu[0]

    def work(self, s: Corleone, hand: Hand, place: int) -> float:
        """What the work at a place is worth: a front, or backs; the Police Chief in his territory does none."""
        if place >= w.FIRST_SPACE:
            return hand.icons(s.table.backs_at(place - w.FIRST_SPACE))
        return self.front(s, hand, place) if place < w.FIRST_TERRITORY else 0.0

    def front(self, s: Corleone, hand: Hand, business: int) -> float:
        """A front, with what a controlling rival gets of it."""
        gain = hand.icons(s.house.fronts[business])
        controller = s.table.controller(s.table.spots[business] >> 1)
        if controller >= 0 and controller != hand.seat:
            gain -= SHARED_FRONT * hand.lore.share * hand.lore.front[business]
        return gain

    def ability(self, s: Corleone, hand: Hand, turf: Turf, card: int) -> float:
        """What a job or an ally is worth now: money, icons and effects."""
        worth = hand.icons(hand.lore.icons[card])
        for e in effects_of(s, card):
            if e.do == DO_WHACK:
                worth += self.blows(s, turf, e)
            elif e.do == DO_SHAKEDOWN and not e.side:
                worth += self.best_front(s, hand, within(s, hand.seat, e.where)) * (1.0 + 0.6 * (e.count - 1))
            elif e.do == DO_NEUTRAL:
                worth += self.neutral(s, hand, turf, e.figure)
            elif e.do == DO_MONEY_PER:
                worth += hand.note[e.value] * min(e.most, self.number(s, hand.seat, e.per))
            elif e.do:
                worth += hand.lore.usual(e)
        return worth

    def number(self, s: Corleone, seat: Seat, per: int) -> int:
        """CE-DO-03: what money is paid for."""
        if per == 0:
            return s.table.controlled(seat).bit_count()
        if per == 1:
            return len(s.table.river)
        return s.table.figures_on_board(seat) if per == 2 else len(s.table.done[seat])

    def blows(self, s: Corleone, turf: Turf, e: Effect) -> float:
        """The best blow that an effect allows, and the others at half its worth."""
        best = 0.0
        for place in targets(s, turf.seat, e, WHOLE_BOARD, -1, 0):
            best = max(best, turf.strike(place))
        blows = e.count * (turf.lore.rivals if e.each_rival else 1)
        return best * (0.5 + 0.5 * blows)

    def best_front(self, s: Corleone, hand: Hand, area: int) -> float:
        best = 0.0
        spots = s.table.spots
        for business in range(w.BUSINESSES):
            if spots[business] != w.NOWHERE and area >> (spots[business] >> 1) & 1:
                best = max(best, self.front(s, hand, business))
        return best

    def neutral(self, s: Corleone, hand: Hand, turf: Turf, figure: int) -> float:
        """CE-NEUT-01: the Mayor works like a member, the Union Boss like a thug, the Police Chief stands by."""
        best = 0.0
        table = s.table
        if figure == 0:
            for i in s.house.open_spaces:
                if table.spaces[i] == w.EMPTY:
                    place = w.FIRST_SPACE + i
                    best = max(best, self.work(s, hand, place) + turf.stand(place, w.NEUTRAL, 1))
        elif figure == 1:
            for spot in range(w.THUG_SPOTS):
                business = table.business_at(spot)
                if business != w.NOWHERE and table.thugs[spot] == w.EMPTY:
                    best = max(best, self.front(s, hand, business) + turf.stand(business, w.NEUTRAL, 1))
        else:
            for territory in range(w.TERRITORIES):
                best = max(best, turf.change(territory, w.NEUTRAL, 1))
        return best

    # icons and cards

    def icon(self, s: Corleone, seat: Seat, menu: tuple[int, ...]) -> int:
        """What fills the hand first, then what turns cards into better ones, and the suitcase last."""
        hand = self.hand(s, seat)
        launder = PASS
        saved = 0.0
        for word in menu:
            verb, noun = word >> NOUN_BITS, word & NOUN_MASK
            if verb == w.GAIN:
                return word
            if verb == w.LAUNDER:
                gain = w.VALUES[noun] - hand.keep(noun) + 0.001 * (noun + 1)
                if gain > saved:
                    saved, launder = gain, word
            elif verb == w.DRAW:
                if hand.use > 0.0:
                    return word
            elif verb == w.SELL:
                if hand.sale(noun) > 0.0:
                    return word
            elif verb == w.TRADE:
                if hand.swap() > 0.0:
                    return word
            elif word != PASS and hand.horse() > 0.0:
                return word
        if launder != PASS:
            return launder
        return PASS if PASS in menu else menu[0]

    def most_useful(self, s: Corleone, seat: Seat, menu: tuple[int, ...]) -> int:
        hand = self.hand(s, seat)
        best, choice = NOWORTH, menu[0]
        for word in menu:
            worth = hand.gain(word & NOUN_MASK)
            if worth > best:
                best, choice = worth, word
        return choice

    def least_useful(self, s: Corleone, seat: Seat, menu: tuple[int, ...], gone: list[int]) -> int:
        hand = Hand(s, seat, self.lores[s.house.seats], gone)
        hand.make_plans()
        least, choice = -NOWORTH, menu[0]
        for word in menu:
            worth = hand.keep(word & NOUN_MASK)
            if worth < least:
                least, choice = worth, word
        return choice

    def bid(self, s: Corleone, seat: Seat, menu: tuple[int, ...]) -> int:
        """CE-BRIBE-02: a share of what the allies are worth, another one in every world."""
        said = s.lists[s.answered]
        total = 0
        for word in said:
            total += w.VALUES[word & NOUN_MASK]
        hand = Hand(s, seat, self.lores[s.house.seats], NO_CARDS)
        prize = 0.0
        for ally in s.table.allies:
            prize = max(prize, hand.ally(ally))
        x = s.rolls * 7919 + seat * 104729 + s.table.supply[0] * 31 + s.table.deck * 131
        x = (x * 747796405 + 12345) & M30
        wanted = min(HIGHEST_BID, int(prize * (LOWEST_SHARE + SHARES * (float(x >> 10) / 1048576.0))))
        for note in range(w.MONEY - 1, -1, -1):
            if total + w.VALUES[note] <= wanted and act(w.BID, note) in menu:
                return act(w.BID, note)
        return DONE if DONE in menu else menu[0]

    # targets

    def target(self, s: Corleone, seat: Seat, menu: tuple[int, ...]) -> int:
        hand = self.hand(s, seat)
        turf = Turf(s, seat, hand.lore)
        best, choice = NOWORTH, menu[0]
        for word in menu:
            worth = 0.0 if word == PASS else self.aim(s, hand, turf, word >> NOUN_BITS, word & NOUN_MASK)
            if worth > best:
                best, choice = worth, word
        return choice

    def aim(self, s: Corleone, hand: Hand, turf: Turf, verb: int, noun: int) -> float:
        """What it is worth to choose this."""
        match verb:
            case w.TAKE:
                return hand.gain(noun)
            case w.WHACK:
                return turf.strike(noun)
            case w.IN:
                return self.blast(s, turf, noun - w.FIRST_TERRITORY)
            case w.MOVE:
                return turf.strike(noun) + (ELSEWHERE if self.works(s) else 0.0)
            case w.TO:
                side = owner_of(s.table.figure_at(s.hidden.half[0] & NOUN_MASK))
                work = self.work(s, hand, noun) if self.works(s) else 0.0
                return work + turf.stand(noun, side, 1)
            case w.RECALL:
                return turf.strike(noun) + ELSEWHERE
            case w.PLACE:
                return self.work(s, hand, noun) + turf.stand(noun, w.NEUTRAL, 1)
            case w.SHAKE:
                return self.shake(s, hand, noun)
            case w.ROB:
                return 0.5 + 2.5 * s.table.case[noun] + 0.5 * s.table.hand[noun] + len(s.table.done[noun])
            case _:
                return self.mark(s, turf, verb, noun)

    def mark(self, s: Corleone, turf: Turf, verb: int, noun: int) -> float:
        """Markers and influence."""
        territory = noun - w.FIRST_TERRITORY
        if verb == w.MARK:
            return turf.marker(territory)
        if verb == w.UNMARK:
            return turf.unmark(territory)
        if verb == w.RAISE:
            return turf.raised(territory)
        if verb == w.LIFT:
            half = s.hidden.half
            goal = (half[0] & NOUN_MASK) - w.FIRST_TERRITORY if half else s.top.facts()[1]
            return turf.lift_word(noun, goal)
        assert verb == w.INFLUENCE
        facts = s.top.facts()
        e = effects_of(s, facts[1])[facts[2]]
        return turf.change(territory, w.NEUTRAL if e.side else turf.seat, e.amount)

    def works(self, s: Corleone) -> bool:
        """Does the figure that is moved work where it goes?"""
        top = s.top
        return isinstance(top, Move) and effects_of(s, top.card)[top.row].work > 0

    def blast(self, s: Corleone, turf: Turf, territory: int) -> float:
        """The figures that have to go if this territory is chosen; one's own make up the number."""
        left = s.top.left_to_choose if isinstance(s.top, Whack) else 1
        here = [place for place in figures(s.table) if s.table.territories_of(place) >> territory & 1]
        blows = [turf.strike(place) for place in here]
        blows.sort(reverse=True)
        total = 0.0
        for k in range(min(left, len(blows))):
            total += blows[k]
        return total

    def shake(self, s: Corleone, hand: Hand, place: int) -> float:
        facts = s.top.facts()
        e = effects_of(s, facts[1])[facts[2]]
        if not e.side:
            return self.front(s, hand, place)
        if place >= w.FIRST_SPACE:
            return hand.icons(s.table.backs_at(place - w.FIRST_SPACE))
        if place == w.PARK_PLACE or place >= w.FIRST_TERRITORY:
            return hand.icons(s.table.backs(place - w.FIRST_TERRITORY))
        return hand.icons(s.house.backs[place])


class LeadingMind(CorleoneMind):
    """The same player; of positions that win alike, it likes the one with the larger lead better."""

    def worth(self, s: Corleone, shares: list[float]) -> None:
        """Not exact once the game is over: a part of the win always goes by the lead."""
        judge_by_lead(s, self.lores[s.house.seats], shares)
