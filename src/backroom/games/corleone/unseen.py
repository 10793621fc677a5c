"""Dealing what a viewer cannot see: hands, suitcases, the deck, at random over the places where each card may lie.

Every deal that agrees with what the viewer knows has a chance. Weighing by behaviour belongs to bots.
"""

from __future__ import annotations

from random import Random

from backroom.games.corleone import words as w
from backroom.games.corleone.draw import DrawJobs
from backroom.games.corleone.memory import KINDS
from backroom.games.corleone.rows import BY_LOOK, BY_LOT, SUITCASE_ZONE
from backroom.games.corleone.state import Corleone
from backroom.games.corleone.taking import Robbery, is_a
from backroom.games.corleone.turn import Completion, Turn
from backroom.games.corleone.view import drawing, hand, known, known_money, suitcase
from backroom.kernel.bag import Bag
from backroom.kernel.core import Seat


class Unseen:
    """The cards whose place a viewer does not know, and the places that are to be filled."""

    def __init__(self, s: Corleone, viewer: Seat | None, rng: Random) -> None:
        self.s = s
        self.viewer = viewer
        self.rng = rng
        self.others = [seat for seat in range(s.house.seats) if seat != viewer]
        self.hands: dict[Seat, list[int]] = {seat: self.sure_hand(seat) for seat in self.others}
        self.cases: dict[Seat, list[int]] = {seat: self.sure_case(seat) for seat in self.others}
        self.looking_on = drawing(s) not in (None, viewer)  # somebody else is looking at jobs
        self.money, self.goods, self.jobs, self.allies = self.pools()

    def sure_hand(self, seat: Seat) -> list[int]:
        """What the viewer knows of a hand; all of it while looking at it."""
        top = self.s.top
        if isinstance(top, Robbery) and top.victim == seat and self.may_look(top, into_case=False):
            return hand(self.s, seat)
        return known(self.s, seat, self.viewer)

    def sure_case(self, seat: Seat) -> list[int]:
        top = self.s.top
        if isinstance(top, Robbery) and top.victim == seat and self.may_look(top, into_case=True):
            return suitcase(self.s, seat)
        return known_money(self.s, seat, self.viewer)

    def may_look(self, frame: Robbery, *, into_case: bool) -> bool:
        e = frame.effect(self.s)
        return frame.who == self.viewer and e.pick == BY_LOOK and (e.zone == SUITCASE_ZONE) == into_case

    def pools(self) -> tuple[list[int], list[int], list[int], list[int]]:
        """Money, goods, jobs and allies that could lie anywhere."""
        s = self.s
        edition = s.house.edition
        left = [*edition.money, *edition.goods]
        left = [total - s.table.supply[card] for card, total in enumerate(left)]
        seen = [*self.hands.values(), *self.cases.values()]
        if self.viewer is not None:
            seen += [hand(s, self.viewer), suitcase(s, self.viewer)]
        placed = {card for cards in seen for card in cards if card >= w.FIRST_JOB}
        for cards in seen:
            for card in cards:
                if card < w.PILES:
                    left[card] -= 1
        money = [card for card in range(w.MONEY) for _ in range(left[card])]
        goods = [card for card in range(w.MONEY, w.PILES) for _ in range(left[card])]
        placed |= self.open_jobs() | {card for cards in s.table.played for card in cards}
        jobs = [card for card in range(w.FIRST_JOB, w.FIRST_ALLY) if card not in placed]
        allies = [card for card in s.table.bought if card not in placed]
        return money, goods, jobs, allies

    def open_jobs(self) -> set[int]:
        """Jobs that lie open, and those that the viewer is looking at."""
        s = self.s
        jobs = {*s.table.public, *s.table.pile, *[card for done in s.table.done for card in done]}
        jobs |= {frame.card for frame in s.stack if isinstance(frame, Completion)}
        return jobs if self.looking_on else jobs | {*s.hidden.drawn, *s.hidden.kept}

    def deal(self) -> None:
        """Give every unseen card a place."""
        s, rng = self.s, self.rng
        for pool in (self.money, self.goods, self.jobs, self.allies):
            rng.shuffle(pool)
        for seat in self.others:
            room = s.table.case[seat] - len(self.cases[seat])
            self.cases[seat] += [self.money.pop() for _ in range(room)]
        if self.looking_on:
            s.hidden.kept = [self.jobs.pop() for _ in s.hidden.kept]
            s.hidden.drawn = sorted(self.jobs.pop() for _ in range(self.looked_at() - len(s.hidden.kept)))
        slots = [seat for seat in self.others for _ in range(s.table.hand[seat] - len(self.hands[seat]))]
        cards = [*self.money, *self.goods, *self.allies]
        cards += [self.jobs.pop() for _ in range(len(slots) - len(cards))]
        rng.shuffle(cards)
        while not self.meets_needs(slots, cards):
            rng.shuffle(cards)
        for seat, card in zip(slots, cards, strict=True):
            self.hands[seat].append(card)
        self.lay_down()

    def looked_at(self) -> int:
        """How many jobs somebody else is looking at."""
        return next(frame.drawn for frame in self.s.stack if isinstance(frame, DrawJobs))

    def meets_needs(self, slots: list[Seat], cards: list[int]) -> bool:
        """Has whoever is being robbed of so many cards of a sort got them? Else all is dealt again."""
        top = self.s.top
        if not isinstance(top, Robbery) or top.victim == self.viewer:
            return True
        e = top.effect(self.s)
        if e.pick == BY_LOT or e.zone == SUITCASE_ZONE:
            return True
        mine = self.hands[top.victim] + [card for seat, card in zip(slots, cards, strict=True) if seat == top.victim]
        return sum(is_a(card, e.what) for card in mine) >= top.left_to_take

    def lay_down(self) -> None:
        hidden = self.s.hidden
        for seat in self.others:
            for card in range(w.PILES):
                hidden.counts[seat * w.PILES + card] = self.hands[seat].count(card)
            for note in range(w.MONEY):
                hidden.cases[seat * w.MONEY + note] = self.cases[seat].count(note)
            self.keep_memories(seat)
            hidden.unique[seat] = sorted(card for card in self.hands[seat] if card >= w.FIRST_JOB)
            for card in hidden.unique[seat]:
                if not hidden.knowers[card - w.FIRST_JOB] >> self.eye & 1:
                    hidden.knowers[card - w.FIRST_JOB] = 1 << seat
        in_deck = {card - w.FIRST_JOB for card in self.jobs}
        hidden.deck = Bag([int(job in in_deck) for job in range(w.JOBS)])
        for job in in_deck:
            hidden.knowers[job] = 0
        if hidden.half and isinstance(self.s.top, Turn) and self.s.top.who != self.viewer:
            hidden.half = []

    def keep_memories(self, owner: Seat) -> None:
        """Nobody is sure of a card that is not there."""
        hidden, n = self.s.hidden, self.s.house.seats
        held = hidden.counts[owner * w.PILES : (owner + 1) * w.PILES]
        held += hidden.cases[owner * w.MONEY : (owner + 1) * w.MONEY]
        for viewer in range(n + 1):
            row = hidden.memory.row(viewer, owner)
            sure = hidden.memory.sure[row : row + KINDS]
            hidden.memory.sure[row : row + KINDS] = [min(pair) for pair in zip(sure, held, strict=True)]

    @property
    def eye(self) -> int:
        return w.SPECTATOR if self.viewer is None else self.viewer
