"""Worlds that look alike: a full state for a view, and a twin for a state.

Both deal the cards a viewer cannot see at random over the places where they may lie, so that every
deal of the cards which agrees with the view is equally likely. Weighing by behaviour belongs to bots.
"""

from __future__ import annotations

from random import Random

from backroom.games.coup import words as w
from backroom.games.coup.court import Exchange
from backroom.games.coup.inquisitor import Examine
from backroom.games.coup.notation import read
from backroom.games.coup.options import house
from backroom.games.coup.setup import Draft, lay_out
from backroom.games.coup.stack import STACK
from backroom.games.coup.state import Coup
from backroom.games.coup.table import CUT_OFF, RUNNING, WON
from backroom.games.coup.view import CoupView
from backroom.kernel.bag import Bag
from backroom.kernel.core import PASS, SEALED, UNSAID, WINDOW, Seat
from backroom.kernel.run import place, put_answers, settle


def guess(view: CoupView, seed: int) -> Coup:
    """A state that its viewer could not tell from the one the view was made of."""
    s = lay_out(house(len(view.seats), view.options))
    lay_public(s, view)
    for step in view.where:
        s.push(STACK.frame(step))
    viewer = view.viewer
    if viewer is not None:
        s.hidden.hands[viewer] = [w.ROLES.index(card) for card in view.hand]
        if s.house.draft:
            s.hidden.removed[viewer] = [w.ROLES.index(card) for card in view.removed]
        s.hidden.drawn = [w.ROLES.index(card) for card in view.drawn]
        for owner, cards in view.known.items():
            for card in cards:
                s.hidden.remember(viewer, owner, w.ROLES.index(card))
    if view.examined is not None:
        s.hidden.shown = w.ROLES.index(view.examined)
    if view.over:
        return lay_open(s, view, Random(seed))
    sizes = [player.cards + drawn_cards(s, seat) for seat, player in enumerate(view.seats)]
    deal_unseen(s, viewer, sizes, Random(seed))
    settle(s)
    if viewer is not None and view.said and place(s, viewer) >= 0:
        own = s.wait.seats.index(viewer)
        put_answers(s, [read(view.said[0]) if i == own else UNSAID for i in range(len(s.answers))])
    return s


def lay_open(s: Coup, view: CoupView, rng: Random) -> Coup:
    """A finished game: every hand lies open, only the court and the cards of the draft stay unseen."""
    for seat, player in enumerate(view.seats):
        s.hidden.hands[seat] = [w.ROLES.index(card) for card in player.hand or ()]
    if any(s.hidden.hands) or any(s.table.lost):  # else somebody left in the draft, and nothing was dealt
        guess_removed(s, view.viewer, rng)
    cards = unseen(s, [*s.hidden.hands, *s.table.lost, *s.hidden.removed])
    s.hidden.court = Bag([cards.count(role) for role in range(len(w.ROLES))])
    return s


def lay_public(s: Coup, view: CoupView) -> None:
    """Copy what lies open."""
    table = s.table
    table.living = 0
    for seat, player in enumerate(view.seats):
        table.put_coins(seat, player.coins)
        table.influence[seat] = player.cards
        table.lost[seat] = [w.ROLES.index(card) for card in player.lost]
        table.living |= player.alive << seat
        table.resistance |= (player.party == "resistance") << seat
        table.parties |= player.party is not None
    table.court = view.court
    table.treasury, table.reserve, table.minted = view.treasury, view.reserve, view.minted
    table.turn, table.turns = view.turn, view.turns
    table.declared = read(view.declared) if view.declared else PASS
    table.bombed = sum(1 << seat for seat in view.bombed)
    table.began, table.bombed_in = list(view.began), list(view.bombed_in)
    if view.over:
        table.ending = CUT_OFF if view.winner is None else WON
        table.winner = -1 if view.winner is None else view.winner


def redeal(s: Coup, viewer: Seat | None, seed: int) -> Coup:
    """A twin of the state: every secret of the others is dealt anew, their sealed answers too."""
    t = s.clone()
    if t.table.ending != RUNNING:
        return t  # every card lies open
    rng = Random(seed)
    sizes = [len(hand) for hand in s.hidden.hands]
    deal_unseen(t, viewer, sizes, rng)
    redeal_memories(t, viewer, rng)
    if t.wait.mode == WINDOW or t.wait.mode == SEALED:
        put_answers(t, [other_answer(t, i, viewer, rng) for i in range(len(t.answers))])
    else:
        settle(t)
    return t


def other_answer(t: Coup, i: int, viewer: Seat | None, rng: Random) -> int:
    """The viewer's own answer stays; another seat may have said anything that leaves the wait open."""
    first_open = t.answers.index(UNSAID)
    if t.wait.seats[i] == viewer or i == first_open:
        return t.answers[i]
    harmless = (PASS,) if t.wait.first and i < first_open else t.wait.menus[i]
    return rng.choice((UNSAID, *harmless))


def redeal_memories(t: Coup, viewer: Seat | None, rng: Random) -> None:
    """What another seat has examined is as unknown as the hand it saw."""
    known, n = t.hidden.known, t.house.seats
    for i, mask in enumerate(known):
        looker, owner = divmod(i, n)
        if mask and viewer not in (looker, owner):
            seen = rng.sample(t.hidden.hands[owner], mask.bit_count())
            known[i] = sum({1 << role for role in seen})


# Dealing what is not seen.


def deal_unseen(s: Coup, viewer: Seat | None, sizes: list[int], rng: Random) -> None:
    """Give every unseen card a place, uniformly over the deals that agree with what the viewer knows."""
    if drafting(s):
        return  # nobody holds a card yet
    hands = s.hidden.hands
    others = [seat for seat in range(s.house.seats) if seat != viewer]
    for seat in others:
        hands[seat] = sure_cards(s, viewer, seat)
    guess_removed(s, viewer, rng)
    pool = unseen(s, [*hands, *s.table.lost, *s.hidden.removed])
    rng.shuffle(pool)
    for seat in others:
        while len(hands[seat]) < sizes[seat]:
            hands[seat].append(pool.pop())
        hands[seat].sort()
    s.hidden.court = Bag([pool.count(role) for role in range(len(w.ROLES))])
    guess_exchange(s, viewer, rng)
    guess_examination(s, viewer, rng)


def sure_cards(s: Coup, viewer: Seat | None, seat: Seat) -> list[int]:
    """Cards of another seat that the viewer knows to be there."""
    if viewer is None:
        return []
    mask = s.hidden.knows(viewer, seat)
    frame = examination(s)
    if frame is not None and s.hidden.shown != w.NO_ROLE and (frame.actor, frame.target) == (viewer, seat):
        mask |= 1 << s.hidden.shown
    return [role for role in range(len(w.ROLES)) if mask >> role & 1]


def unseen(s: Coup, seen: list[list[int]]) -> list[int]:
    """The cards whose place is not known yet."""
    left = s.house.deck()
    for cards in seen:
        for role in cards:
            left[role] -= 1
    return [role for role in range(len(w.ROLES)) for _ in range(left[role])]


def guess_removed(s: Coup, viewer: Seat | None, rng: Random) -> None:
    """COUP-2P-05: a drafter's four cards are all of a set but one, as far as the cards in sight allow."""
    if not s.house.draft:
        return
    roles = [role for role in range(len(w.ROLES)) if s.house.deck()[role]]
    others = [seat for seat in range(2) if seat != viewer]
    while True:
        for seat in others:
            kept = rng.choice(roles)
            s.hidden.removed[seat] = [role for role in roles if role != kept]
        piles = [*s.hidden.hands, *s.table.lost, *s.hidden.removed]
        if all(sum(pile.count(role) for pile in piles) <= s.house.copies() for role in roles):
            return


def guess_exchange(s: Coup, viewer: Seat | None, rng: Random) -> None:
    """In the midst of another's exchange, some of the cards in that hand are the drawn ones."""
    for frame in s.stack:
        if isinstance(frame, Exchange) and frame.seat != viewer and frame.drawn:
            surplus = len(s.hidden.drawn) or drawn_cards(s, frame.seat)
            s.hidden.drawn = sorted(rng.sample(s.hidden.hands[frame.seat], surplus))


def guess_examination(s: Coup, viewer: Seat | None, rng: Random) -> None:
    """A card under the eyes of two others is one of its owner's hand."""
    frame = examination(s)
    if frame is not None and frame.step != Examine.SHOWING and viewer not in (frame.actor, frame.target):
        s.hidden.shown = rng.choice(s.hidden.hands[frame.target])


def drawn_cards(s: Coup, seat: Seat) -> int:
    """Cards beyond its influence that a seat holds when an exchange has just been drawn for."""
    for frame in s.stack:
        if isinstance(frame, Exchange) and frame.seat == seat and frame.drawn:
            return frame.cards
    return 0


def examination(s: Coup) -> Examine | None:
    return next((frame for frame in s.stack if isinstance(frame, Examine)), None)


def drafting(s: Coup) -> bool:
    return any(isinstance(frame, Draft) for frame in s.stack)
