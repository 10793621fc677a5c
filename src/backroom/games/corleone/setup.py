"""Before the first act (chapter 2): the first player, tiles, public jobs, allies and the starting hands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.corleone.acts import Acts, NewAllies, OpenTile, PublicJobs
from backroom.games.corleone.house import House
from backroom.games.corleone.leaving import leave
from backroom.games.corleone.state import Corleone, Hidden
from backroom.games.corleone.table import Table
from backroom.games.corleone.words import DON, JOB_ROLL, JOBS, STARTER_ROLL
from backroom.kernel.core import EVERYONE, Frame, Out, Seat, Wait, roll
from backroom.kernel.run import settle


def lay_out(house: House) -> Corleone:
    """A table with supply, board and figures on it, and nothing dealt yet (CE-SETUP-09..CE-SETUP-11)."""
    s = Corleone(Table(house), Hidden(house.seats))
    s.table.deck = JOBS
    for seat in range(house.seats):
        s.table.thugs_left[seat] = house.count.thugs
        s.table.members_left[seat] = 1 << DON
    return s


def deal(house: House, out: Out) -> Corleone:
    """A new game, up to the first roll."""
    s = lay_out(house)
    s.listen(out)
    s.push(SetUp(SetUp.STARTER))
    settle(s)
    return s


@mypyc_attr(acyclic=True, free_list_len=1)
class SetUp(Frame):
    """CE-SETUP-01..CE-SETUP-13, CE-G-28: who begins, then tiles, public jobs, allies and hands."""

    STARTER: Final = 0
    TILES: Final = 1
    JOBS: Final = 2
    ALLIES: Final = 3
    HANDS: Final = 4
    OVER: Final = 5

    def __init__(self, step: int) -> None:
        self.step = step

    def facts(self) -> tuple[int, ...]:
        return (self.step,)

    def clone(self) -> SetUp:
        return SetUp(self.step)

    def advance(self, s: Corleone) -> Wait | None:
        step = self.step
        if step == SetUp.STARTER:
            return roll(STARTER_ROLL, "CE-SETUP-13", EVERYONE)
        self.step = step + 1
        if step == SetUp.TILES:
            for territory in reversed(s.house.count.tiles):
                s.push(OpenTile(territory, 1))
        elif step == SetUp.JOBS:
            s.push(PublicJobs(1))
        elif step == SetUp.ALLIES:
            s.push(NewAllies(s.house.count.allies))
        elif step == SetUp.HANDS:
            self.hand_out(s)
        else:
            s.swap(Acts(0))
            return None
        if s.top is self:  # no tile lies on the table at the start
            s.swap(SetUp(self.step))
        return None

    def odds(self, s: Corleone) -> list[int]:
        return [1] * s.house.seats

    def hear(self, s: Corleone, action: int) -> None:
        for seat in range(s.house.seats):
            s.table.say("CE-G-32", "family", seat, seat)
        s.table.take_horse(action, "CE-SETUP-13")
        self.step = SetUp.TILES

    def hand_out(self, s: Corleone) -> None:
        """CE-SETUP-12: three notes, and two jobs for each, clockwise from the first player."""
        seats = s.table.from_horse()
        for seat in seats:
            for note in s.house.edition.start_money:
                s.gain(seat, note, "CE-SETUP-12")
        for seat in reversed(seats):
            s.push(FirstJobs(seat, s.house.edition.start_jobs))

    def left(self, s: Corleone, seat: Seat) -> None:
        leave(s, seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class FirstJobs(Frame):
    """CE-SETUP-12, CE-G-28: jobs of the starting hand; only their owner sees them."""

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left_to_deal = left

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.left_to_deal)

    def clone(self) -> FirstJobs:
        return FirstJobs(self.seat, self.left_to_deal)

    def advance(self, s: Corleone) -> Wait | None:
        if not self.left_to_deal:
            s.pop()
            return None
        return roll(JOB_ROLL, "CE-SETUP-12", 1 << self.seat)

    def odds(self, s: Corleone) -> list[int]:
        return s.hidden.deck.counts

    def hear(self, s: Corleone, action: int) -> None:
        self.left_to_deal -= 1
        s.deal_job(self.seat, action, "CE-SETUP-12")
