"""What cards take from rivals (edition, `take` and `offer`): by lot, by the loser's choice, or after a look."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from backroom.games.corleone.figures import decline
from backroom.games.corleone.memory import IN_CASE
from backroom.games.corleone.procedure import Procedure
from backroom.games.corleone.rows import (
    ANY_CARD,
    ANY_GOOD,
    ANY_JOB,
    ANY_MONEY,
    BY_LOOK,
    BY_LOSER,
    BY_LOT,
    SUITCASE_ZONE,
    TO_SUITCASE,
    TO_SUPPLY,
    Effect,
)
from backroom.games.corleone.state import Corleone
from backroom.games.corleone.targets import effects_of
from backroom.games.corleone.words import (
    CARD_KIND,
    CARD_ROLL,
    CARDS,
    FIRST_ALLY,
    FIRST_JOB,
    GIVE,
    GIVE_KIND,
    MONEY,
    OFFER,
    OFFER_KIND,
    PILES,
    ROB,
    TAKE,
    TARGET_KIND,
)
from backroom.kernel.core import (
    EVERYONE,
    NOBODY,
    NOUN_MASK,
    PASS,
    RANDOM,
    Seat,
    Wait,
    act,
    roll,
    sealed,
    solo,
)


def is_a(card: int, what: int) -> bool:
    """Is this card of the sort that an effect takes?"""
    if what == ANY_CARD:
        return True
    if what == ANY_MONEY:
        return card < MONEY
    if what == ANY_GOOD:
        return MONEY <= card < PILES
    return PILES <= card < FIRST_ALLY if what == ANY_JOB else card >= FIRST_ALLY


def loot(s: Corleone, victim: Seat, e: Effect) -> list[int]:
    """How many of each card the victim has that the effect could take: the odds of a lot."""
    if e.zone == SUITCASE_ZONE:
        weights = [0] * CARDS
        for note in range(MONEY):
            weights[note] = s.hidden.cases[victim * MONEY + note]
        return weights
    weights = s.hidden.weights(victim)
    for card in range(CARDS):
        if not is_a(card, e.what):
            weights[card] = 0
    return weights


def some(s: Corleone, victim: Seat, e: Effect) -> bool:
    """Might the victim have anything to take, for all that everybody can see?"""
    return (s.table.case[victim] if e.zone == SUITCASE_ZONE else s.table.hand[victim]) > 0


def robbable(s: Corleone, actor: Seat, e: Effect, victims: int) -> bool:
    """Might any of these rivals have something to take?"""
    for seat in s.table.rivals(actor):  # noqa: SIM110 - a loop compiles better than a generator
        if victims >> seat & 1 and some(s, seat, e):
            return True
    return False


def look(s: Corleone, actor: Seat, victim: Seat, e: Effect) -> None:
    """The actor sees every card of the zone, and remembers them (CE-G-35)."""
    s.table.say("CE-DO-09", "looked", actor, victim)
    if e.zone == SUITCASE_ZONE:
        for note in range(MONEY):
            saved = s.hidden.cases[victim * MONEY + note]
            s.hidden.memory.look(actor, victim, IN_CASE + note, saved)
            for _ in range(saved):
                s.tell("CE-DO-09", "saw_card", (victim, note), 1 << actor | 1 << victim)
        return
    weights = s.hidden.weights(victim)
    for card in range(CARDS):
        for _ in range(weights[card]):
            s.tell("CE-DO-09", "saw_card", (victim, card), 1 << actor | 1 << victim)
        if card < PILES:
            s.hidden.memory.look(actor, victim, card, weights[card])
        elif weights[card]:
            s.hidden.knowers[card - FIRST_JOB] |= 1 << actor


@mypyc_attr(acyclic=True, free_list_len=1)
class Take(Procedure):
    """CE-DO-09: cards are taken from one rival, from each, or from the owner of a whacked figure.

    `left` is the mask of the rivals who are still to be robbed, clockwise; where one has to be named, of those who may
    be, and `named` is 0.
    """

    def __init__(self, who: Seat, card: int, row: int, left: int, named: int) -> None:
        self.who = who
        self.card = card
        self.row = row
        self.rivals = left
        self.named = named

    def facts(self) -> tuple[int, ...]:
        return (self.who, self.card, self.row, self.rivals, self.named)

    def clone(self) -> Take:
        return Take(self.who, self.card, self.row, self.rivals, self.named)

    def advance(self, s: Corleone) -> Wait | None:
        e = effects_of(s, self.card)[self.row]
        able = [seat for seat in s.table.rivals(self.who) if self.rivals >> seat & 1 and some(s, seat, e)]
        if not able:
            s.pop()
            return None
        if not self.named:
            menu = (*[act(ROB, seat) for seat in able], PASS)
            return solo(self.who, menu, TARGET_KIND, "CE-DO-09", PASS, EVERYONE)
        self.rivals &= ~(1 << able[0])
        self.rob(s, able[0], e)
        return None

    def hear(self, s: Corleone, action: int) -> None:
        if action == PASS:
            decline(s, self.who)
            s.pop()
            return
        e = effects_of(s, self.card)[self.row]
        s.pop()
        self.rob(s, action & NOUN_MASK, e)

    def rob(self, s: Corleone, victim: Seat, e: Effect) -> None:
        """Everybody learns how many cards it will be."""
        total = 0
        for n in loot(s, victim, e):
            total += n
        cards = min(e.count, total)
        s.table.say("CE-DO-09", "robbed", self.who, victim, cards)
        if cards:
            if e.pick == BY_LOOK:
                look(s, self.who, victim, e)
            s.push(Robbery(self.who, victim, self.card, self.row, cards))
        elif s.top is self:
            s.swap(Take(self.who, self.card, self.row, self.rivals, self.named))


@mypyc_attr(acyclic=True, free_list_len=1)
class Robbery(Procedure):
    """CE-DO-09, CE-ED-04: so many cards of one victim, picked by lot, by the loser, or by the actor after a look."""

    def __init__(self, who: Seat, victim: Seat, card: int, row: int, left: int) -> None:
        self.who = who
        self.victim = victim
        self.card = card
        self.row = row
        self.left_to_take = left

    def facts(self) -> tuple[int, ...]:
        return (self.who, self.victim, self.card, self.row, self.left_to_take)

    def clone(self) -> Robbery:
        return Robbery(self.who, self.victim, self.card, self.row, self.left_to_take)

    def effect(self, s: Corleone) -> Effect:
        return effects_of(s, self.card)[self.row]

    def witnesses(self, e: Effect) -> int:
        """V2: the two; everybody if the card goes onto an open pile."""
        return EVERYONE if e.to == TO_SUPPLY else 1 << self.who | 1 << self.victim

    def advance(self, s: Corleone) -> Wait | None:
        e = self.effect(s)
        if not self.left_to_take or not s.table.in_play(self.victim):
            s.pop()
            return None
        if e.pick == BY_LOT:
            return roll(CARD_ROLL, "CE-DO-09", self.witnesses(e))
        weights = loot(s, self.victim, e)
        verb = GIVE if e.pick == BY_LOSER else TAKE
        menu = tuple([act(verb, card) for card in range(CARDS) if weights[card]])
        if e.pick == BY_LOSER:
            return solo(self.victim, menu, GIVE_KIND, "CE-DO-09", RANDOM, self.witnesses(e))
        return solo(self.who, menu, CARD_KIND, "CE-DO-09", RANDOM, self.witnesses(e))

    def odds(self, s: Corleone) -> list[int]:
        return loot(s, self.victim, self.effect(s))

    def hear(self, s: Corleone, action: int) -> None:
        e = self.effect(s)
        card = action & NOUN_MASK
        self.left_to_take -= 1
        if e.to == TO_SUPPLY:
            self.confiscate(s, card, e)
        elif e.zone == SUITCASE_ZONE:
            s.rob_case(self.who, self.victim, card, to_case=e.to == TO_SUITCASE)
        else:
            s.rob_hand(self.who, self.victim, card, e.what, to_case=e.to == TO_SUITCASE)
        s.table.say("CE-DO-09", "lost_card", self.victim, self.who)

    def confiscate(self, s: Corleone, card: int, e: Effect) -> None:
        """Discarded as at Tribute."""
        if e.zone == SUITCASE_ZONE:
            s.spend(self.victim, card, "CE-DO-09")
        else:
            s.discard(self.victim, card, "CE-DO-09")


@mypyc_attr(acyclic=True, free_list_len=1)
class Offers(Procedure):
    """CE-DO-10: every rival offers one money card in secret; the highest goes into the actor's suitcase.

    A rival without money answers too, with a pass, so that nobody learns from who was asked.
    """

    def __init__(self, who: Seat) -> None:
        self.who = who

    def facts(self) -> tuple[int, ...]:
        return (self.who,)

    def clone(self) -> Offers:
        return Offers(self.who)

    def advance(self, s: Corleone) -> Wait | None:
        rivals = [seat for seat in s.table.rivals(self.who) if s.table.hand[seat]]
        if not rivals:
            s.pop()
            return None
        menus = tuple([self.offers(s, seat) for seat in rivals])
        return sealed(tuple(rivals), menus, OFFER_KIND, "CE-DO-10", RANDOM, EVERYONE)

    def offers(self, s: Corleone, seat: Seat) -> tuple[int, ...]:
        notes = [act(OFFER, note) for note in range(MONEY) if s.hidden.counts[seat * PILES + note]]
        return tuple(notes) if notes else (PASS,)

    def hear_all(self, s: Corleone, answers: list[int]) -> None:
        seats = s.wait.seats
        best, giver = -1, NOBODY
        for i in range(len(seats)):
            if answers[i] == PASS:
                s.table.say("CE-DO-10", "offered_nothing", seats[i])
                continue
            note = answers[i] & NOUN_MASK
            s.table.say("CE-DO-10", "offered", seats[i], note)
            if note > best:
                best, giver = note, seats[i]
        for i in range(len(seats)):
            if answers[i] != PASS:
                self.settle(s, seats[i], answers[i] & NOUN_MASK, accepted=seats[i] == giver)
        s.pop()

    def settle(self, s: Corleone, seat: Seat, note: int, *, accepted: bool) -> None:
        if not accepted:
            s.discard(seat, note, "CE-DO-10")
            return
        s.take_from_hand(seat, note)
        s.forget_one(seat, note)
        s.put_in_case(self.who, note)
        s.hidden.memory.see_gain(self.who, IN_CASE + note)
        s.table.say("CE-DO-10", "banked", self.who, note)
