"""Worlds that look alike: a full state for a view, and a twin for a state."""

from __future__ import annotations

from random import Random

from backroom.games.corleone import words as w
from backroom.games.corleone.memory import IN_CASE
from backroom.games.corleone.notation import Notation
from backroom.games.corleone.options import house
from backroom.games.corleone.setup import lay_out
from backroom.games.corleone.state import Corleone
from backroom.games.corleone.steps import AnyStep
from backroom.games.corleone.table import DESERTED, RUNNING, SCORED
from backroom.games.corleone.unseen import Unseen
from backroom.games.corleone.view import CorleoneView, robbery
from backroom.games.steps import Stack
from backroom.kernel.bag import Bag
from backroom.kernel.core import DONE, FIRST_VERB, NOBODY, SEALED, UNSAID, Seat, act
from backroom.kernel.run import menu_at, put_answers, settle


class Guesser:
    """Makes states of views in the words of one edition."""

    def __init__(self, notation: Notation, stack: Stack[AnyStep]) -> None:
        self.notation = notation
        self.stack = stack

    def guess(self, view: CorleoneView, seed: int) -> Corleone:
        """A state that its viewer could not tell from the one the view was made of."""
        s = lay_out(house(len(view.seats), view.options, self.notation.edition))
        self.lay_public(s, view)
        for step in view.where:
            s.push(self.stack.frame(step))
        self.lay_own(s, view)
        if view.over:
            return self.lay_open(s, view)
        Unseen(s, view.viewer, Random(seed)).deal()
        s.hidden.half = [self.notation.read(word) for word in view.half]
        settle(s)
        self.repeat(s, view)
        return s

    def cards(self, names: list[str]) -> list[int]:
        return [self.notation.card_of[name] for name in names]

    def lay_public(self, s: Corleone, view: CorleoneView) -> None:
        """Copy what lies open."""
        table = s.table
        table.act, table.phase, table.horse = view.act - 1, w.PHASES.index(view.phase), view.horse
        table.supply = [view.supply[self.notation.cards[card]] for card in range(w.PILES)]
        table.public, table.pile = self.cards(view.public), self.cards(view.pile)
        table.allies, table.bought, table.deck = self.cards(view.allies), self.cards(view.bought), view.deck
        table.lent = sum(1 << w.NEUTRALS.index(name) for name in view.lent)
        table.lent_to = view.turn if view.lent and view.turn is not None else NOBODY
        table.winners = sum(1 << seat for seat in view.winners)
        table.bids = [names.count(f"${value}") for names in view.bids for value in w.VALUES]
        self.lay_board(s, view)
        self.lay_seats(s, view)

    def lay_board(self, s: Corleone, view: CorleoneView) -> None:
        table, place_of = s.table, self.notation.place_of
        for i, territory in enumerate(view.territories):
            table.stacks[i] = list(territory.stack)
            if territory.tile is not None:
                table.tiles[i] = place_of[territory.tile]
                table.spots[table.tiles[i]] = 2 * i + 1
            for side, extra in zip([*range(s.house.seats), w.NEUTRAL], territory.extra, strict=True):
                table.extra[i * (w.MOST + 1) + side] = extra
        for place, name in view.figures.items():
            table.set_figure(figure_of(name), place_of[place], 0)
        if view.chief is not None:
            table.chief = self.notation.edition.territory_keys.index(view.chief)
        table.river = [figure_of(name) for name in view.river]

    def lay_seats(self, s: Corleone, view: CorleoneView) -> None:
        table = s.table
        eye = s.house.seats if view.viewer is None else view.viewer
        for i, seat in enumerate(view.seats):
            table.hand[i], table.case[i], table.markers[i] = seat.hand, seat.suitcase, seat.markers
            table.done[i], table.played[i] = self.cards(seat.jobs), self.cards(seat.played)
            table.thugs_left[i] = seat.thugs
            table.members_left[i] = sum(1 << w.RANKS.index(rank) for rank in seat.members)
            table.more_cards[i] = seat.more_cards
            table.protected |= seat.protected << i
            if not seat.in_play:
                table.playing &= ~(1 << i)
            for card in self.cards(seat.known):
                if card < w.PILES:
                    s.hidden.memory.learn(eye, i, card)
                else:
                    s.hidden.unique[i].append(card)
                    s.hidden.knowers[card - w.FIRST_JOB] = w.EVERY_KNOWER
            for note in self.cards(seat.known_money):
                s.hidden.memory.learn(eye, i, IN_CASE + note)
            if seat.fortune is not None:
                table.fortunes += seat.fortune
        for card in [*table.public, *table.pile, *table.allies]:
            s.hidden.knowers[card - w.FIRST_JOB] = 0
        s.hidden.deck = Bag([0] * w.JOBS)

    def lay_own(self, s: Corleone, view: CorleoneView) -> None:
        """What the viewer alone sees."""
        hidden, viewer = s.hidden, view.viewer
        hidden.drawn, hidden.kept = self.cards(view.drawn), self.cards(view.kept)
        if viewer is not None:
            self.put_hand(s, viewer, self.cards(view.hand))
            self.put_case(s, viewer, self.cards(view.suitcase))
        frame = robbery(s)
        if frame is not None and frame.who == viewer:
            looked = self.cards(view.looking)
            if frame.effect(s).zone:
                self.put_case(s, frame.victim, looked)
            else:
                self.put_hand(s, frame.victim, looked)

    def put_case(self, s: Corleone, seat: Seat, money: list[int]) -> None:
        for note in range(w.MONEY):
            s.hidden.cases[seat * w.MONEY + note] = money.count(note)

    def put_hand(self, s: Corleone, seat: Seat, hand: list[int]) -> None:
        hidden = s.hidden
        for card in range(w.PILES):
            hidden.counts[seat * w.PILES + card] = hand.count(card)
        hidden.unique[seat] = sorted(card for card in hand if card >= w.FIRST_JOB)
        for card in hidden.unique[seat]:
            hidden.knowers[card - w.FIRST_JOB] |= 1 << seat

    def lay_open(self, s: Corleone, view: CorleoneView) -> Corleone:
        """A finished game: only the deck stays unseen."""
        s.table.ending = SCORED if s.table.fortunes else DESERTED
        for i, seat in enumerate(view.seats):
            self.put_hand(s, i, self.cards(seat.cards or []))
            self.put_case(s, i, self.cards(seat.money or []))
        away = {*s.table.public, *s.table.pile, *[card for cards in s.hidden.unique for card in cards]}
        away |= {card for cards in s.table.done for card in cards}
        s.hidden.deck = Bag([int(w.FIRST_JOB + job not in away) for job in range(w.JOBS)])
        return s

    def repeat(self, s: Corleone, view: CorleoneView) -> None:
        """What the viewer has answered to the wait that is still open."""
        if not view.said or s.wait.mode != SEALED or view.viewer not in s.wait.seats:
            return
        own = s.wait.seats.index(view.viewer)
        words = [self.notation.read(word) for word in view.said]
        if s.wait.many:
            s.lists[own] = [word for word in words if word != DONE]
            words = [DONE] if DONE in words else [UNSAID]
        put_answers(s, [words[0] if i == own else UNSAID for i in range(len(s.answers))])


def figure_of(name: str) -> int:
    """The figure of a word: `P0-don`, `P2-thug`, `mayor`."""
    if name in w.NEUTRALS:
        return w.MAYOR + w.NEUTRALS.index(name)
    seat, _, rank = name.partition("-")
    return int(seat[1:]) << 2 | w.RANKS.index(rank)


def redeal(s: Corleone, viewer: Seat | None, seed: int) -> Corleone:
    """A twin of the state: every secret of the others is dealt anew, their sealed answers too."""
    t = s.clone()
    if t.table.ending != RUNNING:
        return t
    rng = Random(seed)
    Unseen(t, viewer, rng).deal()
    if t.wait.mode != SEALED:
        settle(t)
        return t
    answers, lists = t.answers.copy(), [words.copy() for words in t.lists]
    settle(t)
    owing = answers.index(UNSAID)
    for i, asked in enumerate(t.wait.seats):
        if asked == viewer:
            if t.wait.many:
                t.lists[i] = lists[i]
        elif t.wait.many:
            answers[i] = write_any(t, i, rng, may_end=i != owing)
        elif i != owing:
            answers[i] = rng.choice((UNSAID, *t.wait.menus[i]))
    put_answers(t, answers)
    return t


def write_any(t: Corleone, i: int, rng: Random, *, may_end: bool) -> int:
    """Some words of a sealed list, which is handed in or not."""
    while True:
        menu = menu_at(t, i)
        more = [word for word in menu if word >= act(FIRST_VERB)]
        if DONE in menu and may_end and rng.randrange(2):
            return DONE
        if not more or not rng.randrange(3):
            return UNSAID
        t.lists[i].append(rng.choice(more))
