"""The whole truth of a game of Corleone's Empire: the table, the hidden part, and the atoms that move cards.

`Hidden` holds every secret: hands, suitcases, the job deck, what an open procedure must not show yet, and who knows
which unique card. Views are built from it seat by seat; nothing else reads it but the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.corleone.house import House
from backroom.games.corleone.memory import IN_CASE, KINDS, Memory
from backroom.games.corleone.options import agreed, written
from backroom.games.corleone.table import Table
from backroom.games.corleone.words import (
    ALLIES,
    CARDS,
    EVERY_KNOWER,
    FIRST_ALLY,
    FIRST_JOB,
    JOBS,
    MONEY,
    PILES,
)
from backroom.kernel.bag import Bag
from backroom.kernel.core import CLOSED, Out, Seat, State

# The cards of each sort that an effect may take, first and last, as in rows.WHAT: card, money, good, job, ally.
SORTS: Final[tuple[int, ...]] = (
    *(0, CARDS),
    *(0, MONEY),
    *(MONEY, PILES),
    *(FIRST_JOB, FIRST_ALLY),
    *(FIRST_ALLY, CARDS),
)


@mypyc_attr(acyclic=True)
class Hidden:
    """CE-INFO-01, CE-INFO-02, CE-INFO-05, CE-G-24: what only some may see."""

    def __init__(self, seats: int) -> None:
        self.counts: list[int] = [0] * (seats * PILES)  # money and goods in hand
        self.unique: list[list[int]] = [[] for _ in range(seats)]  # jobs and allies in hand, sorted
        self.cases: list[int] = [0] * (seats * MONEY)  # money in the suitcase
        self.deck = Bag([1] * JOBS)
        self.knowers: list[int] = [0] * (JOBS + ALLIES)  # by unique card: the mask of those who know where it is
        self.memory = Memory(seats)  # the same for money and goods
        self.drawn: list[int] = []  # jobs that somebody is looking at
        self.kept: list[int] = []  # of these, the ones chosen so far
        self.half: list[int] = []  # the words of a choice that is not complete yet

    def clone(self) -> Hidden:
        h = Hidden(0)
        h.counts = self.counts.copy()
        h.unique = [cards.copy() for cards in self.unique]
        h.cases = self.cases.copy()
        h.deck = self.deck.clone()
        h.knowers = self.knowers.copy()
        h.memory = self.memory.clone()
        h.drawn = self.drawn.copy()
        h.kept = self.kept.copy()
        h.half = self.half.copy()
        return h

    def has(self, seat: Seat, card: int) -> bool:
        """Is the card in the hand?"""
        return self.counts[seat * PILES + card] > 0 if card < PILES else card in self.unique[seat]

    def cards(self, seat: Seat) -> list[int]:
        """Every kind of card in a hand, once each."""
        base = seat * PILES
        return [card for card in range(PILES) if self.counts[base + card]] + self.unique[seat]

    def weights(self, seat: Seat) -> list[int]:
        """How many of each card a hand holds: the odds of a random draw from it."""
        weights = [0] * CARDS
        for card in range(PILES):
            weights[card] = self.counts[seat * PILES + card]
        for card in self.unique[seat]:
            weights[card] = 1
        return weights


@mypyc_attr(acyclic=True)
class Corleone(State):
    """A game of Corleone's Empire."""

    def __init__(self, table: Table, hidden: Hidden) -> None:
        super().__init__()
        self.house: House = table.house
        self.table = table
        self.hidden = hidden

    def shell(self) -> tuple[Callable[..., Corleone], tuple[object, ...]]:
        return bare, written(self.house)

    def clone(self) -> Corleone:
        t = Corleone(self.table.clone(), self.hidden.clone())
        self.copy_kernel_to(t)
        return t

    def listen(self, out: Out) -> None:
        self.out = out
        self.table.out = out

    def tell(self, rule: str, what: str, args: tuple[int, ...], seen_by: int) -> None:
        """A fact for some only."""
        if self.out is not CLOSED and self.out.is_open:
            self.out.say(rule, what, args, seen_by)

    # atoms: between hand and supply

    def gain(self, seat: Seat, card: int, rule: str) -> None:
        """Money or a good from its open pile; an empty one gives the next lower note, or nothing."""
        table = self.table
        if card < MONEY:
            note = table.lower(card)
            if note < 0:
                table.say("CE-OUT-02", "lacked", seat, card)
                return
            if note != card:
                rule = "CE-OUT-02"
            card = note
        elif not table.supply[card]:
            table.say("CE-OUT-01", "lacked", seat, card)
            return
        table.supply[card] = table.supply[card] - 1
        self.put_in_hand(seat, card)
        self.hidden.memory.see_gain(seat, card)
        table.say(rule, "took", seat, card)

    def gain_to_case(self, seat: Seat, card: int, rule: str) -> None:
        """CE-DIFF-10: money of a job straight into the suitcase."""
        table = self.table
        note = table.lower(card)
        if note < 0:
            table.say("CE-OUT-02", "lacked", seat, card)
            return
        table.supply[note] = table.supply[note] - 1
        self.put_in_case(seat, note)
        self.hidden.memory.see_gain(seat, IN_CASE + note)
        table.say(rule if note == card else "CE-OUT-02", "banked", seat, note)

    def discard(self, seat: Seat, card: int, rule: str) -> None:
        """CE-TRIB-04, CE-G-12: money and goods to the supply, jobs to the pile, allies out of the game."""
        self.take_from_hand(seat, card)
        self.forget_one(seat, card)
        self.lay_away(card)
        self.table.say(rule, "discarded", seat, card)

    def pay(self, seat: Seat, card: int, rule: str) -> None:
        """CE-JOB-03: goods go back to their piles."""
        self.take_from_hand(seat, card)
        self.forget_one(seat, card)
        self.lay_away(card)
        self.table.say(rule, "paid", seat, card)

    def lay_away(self, card: int) -> None:
        """Where a card goes that nobody holds any more."""
        table = self.table
        if card < PILES:
            table.supply[card] = table.supply[card] + 1
            return
        self.hidden.knowers[card - FIRST_JOB] = 0
        if card < FIRST_ALLY:
            insert(table.pile, card)
        else:
            table.bought.remove(card)

    def launder(self, seat: Seat, note: int, rule: str) -> None:
        """CE-ICON-03, CE-INFO-03: a money card is shown and goes into the suitcase."""
        self.take_from_hand(seat, note)
        self.forget_one(seat, note)
        self.put_in_case(seat, note)
        self.hidden.memory.see_gain(seat, IN_CASE + note)
        self.table.say(rule, "laundered", seat, note)

    def spend(self, seat: Seat, note: int, rule: str) -> None:
        """CE-BRIBE-05: a money card from the suitcase to the supply."""
        table = self.table
        self.take_from_case(seat, note)
        self.hidden.memory.see_loss(seat, IN_CASE + note)
        table.supply[note] = table.supply[note] + 1
        table.say(rule, "spent", seat, note)

    # atoms: unique cards

    def give_openly(self, seat: Seat, card: int, rule: str) -> None:
        """A job or an ally that lay open goes into a hand before everybody's eyes."""
        self.put_in_hand(seat, card)
        self.hidden.knowers[card - FIRST_JOB] = EVERY_KNOWER
        self.table.say(rule, "chose", seat, card)

    def deal_job(self, seat: Seat, job: int, rule: str) -> None:
        """A job from the deck into a hand; only its owner sees it."""
        self.hidden.deck.take(job)
        self.table.deck -= 1
        self.put_in_hand(seat, FIRST_JOB + job)
        self.hidden.knowers[job] = 1 << seat
        self.tell(rule, "dealt", (seat, FIRST_JOB + job), 1 << seat)
        self.table.say(rule, "dealt_card", seat)

    def look_at_job(self, seat: Seat, job: int, rule: str) -> None:
        """A job from the deck under the eyes of one player."""
        self.hidden.deck.take(job)
        self.table.deck -= 1
        insert(self.hidden.drawn, FIRST_JOB + job)
        self.tell(rule, "saw", (seat, FIRST_JOB + job), 1 << seat)
        self.table.say(rule, "drew_card", seat)

    def keep_drawn(self, seat: Seat, rule: str) -> None:
        """CE-ICON-04: the kept ones into the hand, the others face up onto the pile."""
        hidden = self.hidden
        for card in hidden.kept:
            self.put_in_hand(seat, card)
            hidden.knowers[card - FIRST_JOB] = 1 << seat
            self.tell(rule, "kept", (seat, card), 1 << seat)
        if hidden.kept:
            self.table.say(rule, "kept_cards", seat, len(hidden.kept))
        for card in hidden.drawn:
            insert(self.table.pile, card)
            self.table.say(rule, "passed_over", seat, card)
        hidden.drawn = []
        hidden.kept = []

    def reshuffle(self) -> None:
        """CE-OUT-03: an empty deck is made anew of the discard pile."""
        table = self.table
        if table.deck or not table.pile:
            return
        for card in table.pile:
            self.hidden.deck.put(card - FIRST_JOB)
        table.deck = len(table.pile)
        table.pile = []
        table.say("CE-OUT-03", "reshuffled", table.deck)

    def turn_up_public(self, job: int, rule: str) -> None:
        self.hidden.deck.take(job)
        self.table.deck -= 1
        insert(self.table.public, FIRST_JOB + job)
        self.table.say(rule, "public", FIRST_JOB + job)

    # atoms: from hand to hand

    def rob_hand(self, actor: Seat, victim: Seat, card: int, what: int, *, to_case: bool) -> None:
        """V2: a card changes hands; only the two see which. `what` is the sort that everybody knows it to be of."""
        hidden = self.hidden
        both = 1 << actor | 1 << victim
        self.take_from_hand(victim, card)
        self.forget_any(victim, card, what, both)
        if to_case:
            self.put_in_case(actor, card)
            hidden.memory.learn(victim, actor, IN_CASE + card)
        else:
            self.put_in_hand(actor, card)
            if card < PILES:
                hidden.memory.learn(victim, actor, card)
            else:
                hidden.knowers[card - FIRST_JOB] = both
        self.tell("CE-DO-09", "taken", (actor, victim, card), both)

    def rob_case(self, actor: Seat, victim: Seat, note: int, *, to_case: bool) -> None:
        """A money card from a suitcase; only the two see which."""
        memory = self.hidden.memory
        both = 1 << actor | 1 << victim
        self.take_from_case(victim, note)
        memory.miss_loss(victim, IN_CASE + note, IN_CASE, KINDS, both)
        if to_case:
            self.put_in_case(actor, note)
            memory.learn(victim, actor, IN_CASE + note)
        else:
            self.put_in_hand(actor, note)
            memory.learn(victim, actor, note)
        self.tell("CE-DO-09", "taken", (actor, victim, note), both)

    def forget_any(self, seat: Seat, card: int, what: int, witnesses: int) -> None:
        """CE-G-35: an unseen card of a sort has left the hand; what others knew of that sort is certain no more."""
        first, last = SORTS[2 * what], SORTS[2 * what + 1]
        kind = card if card < PILES else -1
        self.hidden.memory.miss_loss(seat, kind, min(first, PILES), min(last, PILES), witnesses)
        for other in self.hidden.unique[seat]:
            if first <= other < last:
                self.hidden.knowers[other - FIRST_JOB] &= witnesses

    def forget_one(self, seat: Seat, card: int) -> None:
        """A card has left the hand before everybody's eyes."""
        if card < PILES:
            self.hidden.memory.see_loss(seat, card)

    # how cards are held

    def put_in_hand(self, seat: Seat, card: int) -> None:
        self.table.hand[seat] = self.table.hand[seat] + 1
        if card < PILES:
            self.hidden.counts[seat * PILES + card] = self.hidden.counts[seat * PILES + card] + 1
        else:
            insert(self.hidden.unique[seat], card)

    def take_from_hand(self, seat: Seat, card: int) -> None:
        self.table.hand[seat] = self.table.hand[seat] - 1
        if card < PILES:
            left = self.hidden.counts[seat * PILES + card] - 1
            assert left >= 0, "no such card in that hand"
            self.hidden.counts[seat * PILES + card] = left
        else:
            self.hidden.unique[seat].remove(card)

    def put_in_case(self, seat: Seat, note: int) -> None:
        self.table.case[seat] = self.table.case[seat] + 1
        self.hidden.cases[seat * MONEY + note] = self.hidden.cases[seat * MONEY + note] + 1

    def take_from_case(self, seat: Seat, note: int) -> None:
        left = self.hidden.cases[seat * MONEY + note] - 1
        assert left >= 0, "no such card in that suitcase"
        self.hidden.cases[seat * MONEY + note] = left
        self.table.case[seat] = self.table.case[seat] - 1

    def finish(self, ending: int) -> None:
        """Nobody is asked any more."""
        self.table.ending = ending
        self.cut(0)


def bare(seats: int, said: tuple[tuple[str, object], ...], digest: str, printed: str) -> Corleone:
    """An empty table of this agreement."""
    house = agreed(seats, said, digest, printed)
    return Corleone(Table(house), Hidden(seats))


def insert(cards: list[int], card: int) -> None:
    """Into a sorted list."""
    i = 0
    while i < len(cards) and cards[i] < card:
        i += 1
    cards.insert(i, card)
