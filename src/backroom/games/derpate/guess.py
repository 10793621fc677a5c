"""Worlds that look alike: a full state for a view, and a twin for a state. Only money can be unseen (DP-GAP-29)."""

from __future__ import annotations

from random import Random

from backroom.games.derpate import words as w
from backroom.games.derpate.notation import Notation, holder_name
from backroom.games.derpate.options import house
from backroom.games.derpate.setup import lay_out
from backroom.games.derpate.state import DerPate
from backroom.games.derpate.steps import AnyStep
from backroom.games.derpate.table import DESERTED, RUNNING, SETTLED
from backroom.games.derpate.turn import Turn
from backroom.games.derpate.view import DerPateView, FamilyView
from backroom.games.steps import Stack
from backroom.kernel.core import NOBODY, Seat
from backroom.kernel.run import settle

USUAL_MONEY = 25  # thousands; where money is hidden any amount is possible, and much is less likely than little


class Guesser:
    """Makes states of views in the words of one edition."""

    def __init__(self, notation: Notation, stack: Stack[AnyStep]) -> None:
        self.notation = notation
        self.stack = stack

    def guess(self, view: DerPateView, seed: int) -> DerPate:
        """A state that its viewer could not tell from the one the view was made of."""
        s = lay_out(house(len(view.seats), view.options, self.notation.edition))
        self.lay_table(s, view)
        for i, seat in enumerate(view.seats):
            lay_family(s, i, seat)
        for step in view.where:
            s.push(self.stack.frame(step))
        rng = Random(seed)
        for i, seat in enumerate(view.seats):
            s.hidden.money[i] = any_money(s, i, rng) if seat.money is None else seat.money // 1000
        if view.over:
            s.table.ending = DESERTED if sum(seat.in_play for seat in view.seats) == 1 else SETTLED
            return s
        settle(s)
        return s

    def lay_table(self, s: DerPate, view: DerPateView) -> None:
        table = s.table
        table.start, table.round, table.phase = view.start, view.round, w.PHASES.index(view.phase)
        table.car = w.NOWHERE if view.car is None else self.notation.spaces.index(view.car)
        table.owner = [w.VACANT if business.owner is None else business.owner for business in view.road]
        table.pool = view.pool
        table.shown = [w.EVENTS.index(card) for card in view.shown]
        table.unseen = [int(card in view.unseen) for card in w.EVENTS]
        table.open_card = w.NOWHERE if view.open is None else w.EVENTS.index(view.open)
        table.steps = [view.event_steps[colour] for colour in w.X_COLOURS]
        table.ko = w.UNDECIDED if view.ko is None else w.X_COLOURS.index(view.ko)
        table.turn = NOBODY if view.turn is None else view.turn
        table.dice = [w.FACES.index(view.dice[colour]) if colour in view.dice else w.UNROLLED for colour in w.COLOURS]
        for row, placed in enumerate(view.tableau):
            table.placed[row] = w.COLOURS.index(placed.die)
            table.fields[row] = w.FIELDS.index(placed.field)
        table.favours_used = view.favours_used
        table.winners = sum(1 << seat for seat in view.winners)


def lay_family(s: DerPate, i: Seat, seat: FamilyView) -> None:
    table = s.table
    table.stock[i], table.prison[i], table.river[i] = seat.stock, seat.prison, seat.river
    table.markers[i], table.friends[i] = seat.markers, seat.friends
    for holder in range(w.HOLDERS):
        table.debts[i * w.HOLDERS + holder] = seat.debts.get(holder_name(holder), 0)
    for track, name in enumerate(w.TRACKS):
        table.tracks[i * len(w.TRACKS) + track] = seat.tracks[name]
    table.chips[i], table.spent[i], table.fresh[i] = mask(seat.chips), mask(seat.used), mask(seat.fresh)
    if not seat.in_play:
        table.playing &= ~(1 << i)
    if seat.total is not None:
        table.totals.append(seat.total // 1000)
        table.survivors |= int(bool(seat.survived)) << i


def mask(chips: list[str]) -> int:
    return sum(1 << w.CHIPS.index(chip) for chip in chips)


def any_money(s: DerPate, seat: Seat, rng: Random) -> int:
    """Any amount that nobody can rule out: whoever has just placed a die on the friend can pay for it (DP-GAP-42)."""
    return pledged(s, seat) + int(rng.expovariate(1 / USUAL_MONEY))


def pledged(s: DerPate, seat: Seat) -> int:
    """What the player is about to pay for a friend of the family."""
    for frame in s.stack:
        if (
            isinstance(frame, Turn)
            and frame.who == seat
            and frame.row == 2
            and frame.stage in (Turn.PLACED, Turn.ACTING)
        ):
            return s.table.dice[s.table.placed[2]] if s.table.fields[2] == w.WHITE else 0
    return 0


def redeal(s: DerPate, viewer: Seat | None, seed: int) -> DerPate:
    """A twin of the state: where money is hidden, the others have any amount of it."""
    t = s.clone()
    if t.table.ending != RUNNING or not t.house.hidden_money:
        return t
    rng = Random(seed)
    for seat in t.table.order(0):
        if seat != viewer:
            t.hidden.money[seat] = any_money(t, seat, rng)
    settle(t)
    return t
