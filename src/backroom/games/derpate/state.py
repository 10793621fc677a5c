"""The whole truth of a game of Der Pate: the table, the money, and the atoms that move money and markers.

Almost everything lies open. Only money may be hidden (DP-GAP-29); the order of the event cards does not exist until a
card is drawn.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from backroom.games.derpate.house import House
from backroom.games.derpate.options import agreed, written
from backroom.games.derpate.table import Table
from backroom.games.derpate.words import CHIPS, GREY_CHIPS, INFLUENCE, OVERFLOW, TRACKS
from backroom.kernel.core import Out, Seat, State


@mypyc_attr(acyclic=True)
class Hidden:
    """DP-GAP-29: what may be for some only."""

    def __init__(self, seats: int) -> None:
        self.money: list[int] = [0] * seats  # in thousands

    def clone(self) -> Hidden:
        h = Hidden(0)
        h.money = self.money.copy()
        return h


@mypyc_attr(acyclic=True)
class DerPate(State):
    """A game of Der Pate."""

    def __init__(self, table: Table, hidden: Hidden) -> None:
        super().__init__()
        self.house: House = table.house
        self.table = table
        self.hidden = hidden

    def shell(self) -> tuple[Callable[..., DerPate], tuple[object, ...]]:
        return bare, written(self.house)

    def clone(self) -> DerPate:
        t = DerPate(self.table.clone(), self.hidden.clone())
        self.copy_kernel_to(t)
        return t

    def listen(self, out: Out) -> None:
        self.out = out
        self.table.out = out

    # money

    def receive(self, seat: Seat, amount: int, rule: str) -> None:
        """Money from the bank, which never runs out (DP-GAP-30)."""
        if amount:
            self.hidden.money[seat] = self.hidden.money[seat] + amount
            self.table.say(rule, "received", seat, amount)

    def pay_bank(self, seat: Seat, amount: int, rule: str) -> None:
        """A payment that is known to be affordable."""
        self.hidden.money[seat] = self.hidden.money[seat] - amount
        self.table.say(rule, "paid_bank", seat, amount)

    def pay_what_is_there(self, seat: Seat, to: Seat, amount: int, rule: str) -> None:
        """DP-GAP-26: a forced payment to another player; what cannot be paid is waived."""
        paid = min(amount, self.hidden.money[seat])
        self.hidden.money[seat] = self.hidden.money[seat] - paid
        self.hidden.money[to] = self.hidden.money[to] + paid
        self.table.say(rule, "paid", seat, to, paid)
        if paid < amount:
            self.table.say("DP-GAP-26", "waived", seat, amount - paid)

    # tracks

    def advance(self, seat: Seat, track: int, number: int, rule: str) -> None:
        """DP-TRACK-01..DP-TRACK-06: one advance; chips on the way are taken, an excess pays once or is lost."""
        table = self.table
        i = seat * len(TRACKS) + track
        here = table.tracks[i]
        goal = min(here + number, self.house.lengths[track])
        table.tracks[i] = goal
        if goal > here:
            table.say(rule, "advanced", seat, track, goal)
        if track <= INFLUENCE:
            self.take_chips(seat, track, here, goal)
            if here + number > goal:
                self.receive(seat, OVERFLOW, "DP-TRACK-03")
        elif here + number > goal:
            table.say("DP-TRACK-06", "lost_step", seat, track)

    def take_chips(self, seat: Seat, track: int, here: int, goal: int) -> None:
        """DP-CHIP-01, DP-CHIP-02: every chip that was passed or reached."""
        table = self.table
        for space in range(here + 1, goal + 1):
            found = self.house.chips_at[track][space]
            if not found:
                continue
            for chip in range(len(CHIPS)):
                if found >> chip & 1:
                    table.chips[seat] |= 1 << chip
                    if seat != table.turn:
                        table.fresh[seat] |= 1 << chip & GREY_CHIPS
                    table.say("DP-CHIP-01", "took_chip", seat, chip)

    def use_chip(self, seat: Seat, chip: int, rule: str) -> None:
        """DP-CHIP-03: a chip is used once and goes into the box."""
        table = self.table
        table.chips[seat] &= ~(1 << chip)
        table.fresh[seat] &= ~(1 << chip)
        table.spent[seat] |= 1 << chip
        table.say(rule, "used_chip", seat, chip)

    # the end

    def finish(self, ending: int) -> None:
        """The game is over."""
        self.table.ending = ending
        self.cut(0)


def bare(seats: int, said: tuple[tuple[str, object], ...], digest: str, printed: str) -> DerPate:
    """An empty table of this agreement."""
    house = agreed(seats, said, digest, printed)
    return DerPate(Table(house), Hidden(seats))
