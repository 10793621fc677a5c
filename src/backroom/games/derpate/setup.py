"""Before the first round (chapter 2): money, the car, and a district for everybody."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.derpate.house import House
from backroom.games.derpate.leaving import leave
from backroom.games.derpate.rounds import Rounds
from backroom.games.derpate.state import DerPate, Hidden
from backroom.games.derpate.table import Table
from backroom.games.derpate.words import (
    CAR_KIND,
    CHOOSE,
    DISTRICT_KIND,
    DISTRICTS,
    FAMILIES,
    MOST,
    NOWHERE,
    PUT_CAR,
    SPACES,
    VACANT,
)
from backroom.kernel.core import EVERYONE, NOUN_MASK, RANDOM, Frame, Out, Seat, Wait, act, solo
from backroom.kernel.run import settle

ANY_SPACE: Final = tuple([act(PUT_CAR, space) for space in range(SPACES)])


def lay_out(house: House) -> DerPate:
    """An empty board, with everything else where it lies at the start (DP-SETUP-01, DP-SETUP-02, DP-SETUP-13)."""
    s = DerPate(Table(house), Hidden(house.seats))
    s.hidden.money = [house.money] * house.seats
    return s


def deal(house: House, out: Out) -> DerPate:
    """A new game, up to the first question."""
    s = lay_out(house)
    s.listen(out)
    s.hidden.money = [0] * house.seats
    s.push(SetUp(SetUp.MONEY))
    settle(s)
    return s


@mypyc_attr(acyclic=True, free_list_len=1)
class SetUp(Frame):
    """DP-SETUP-03..DP-SETUP-15: the last player places the car; districts are chosen counter-clockwise."""

    MONEY: Final = 0
    CAR: Final = 1
    TURF: Final = 2

    def __init__(self, step: int) -> None:
        self.step = step

    def facts(self) -> tuple[int, ...]:
        return (self.step,)

    def clone(self) -> SetUp:
        return SetUp(self.step)

    def advance(self, s: DerPate) -> Wait | None:
        if self.step == SetUp.MONEY:
            self.begin(s)
            s.swap(SetUp(SetUp.TURF if s.house.beginner_setup else SetUp.CAR))
            return None
        seat = chooser(s)
        if self.step == SetUp.CAR:
            return solo(seat, ANY_SPACE, CAR_KIND, "DP-SETUP-05", RANDOM, EVERYONE)
        free = free_districts(s)
        if seat == NOWHERE:
            self.fill_up(s, free)
            s.swap(Rounds(NOWHERE))
            return None
        if len(free) == 1 and s.house.seats == MOST:
            man_district(s, seat, free[0], "DP-SETUP-09")
            s.swap(SetUp(SetUp.TURF))
            return None
        menu = tuple([act(CHOOSE, district) for district in free])
        rule = "DP-SETUP-06" if len(free) == DISTRICTS else "DP-SETUP-07"
        return solo(seat, menu, DISTRICT_KIND, rule, RANDOM, EVERYONE)

    def hear(self, s: DerPate, action: int) -> None:
        noun = action & NOUN_MASK
        if self.step == SetUp.CAR:
            self.step = SetUp.TURF
            s.table.car = noun
            s.table.say("DP-SETUP-05", "car", noun)
        else:
            man_district(s, chooser(s), noun, s.wait.rule)

    def begin(self, s: DerPate) -> None:
        """DP-SETUP-03, DP-SETUP-14; and everything, if the beginners' set-up was agreed (DP-GAP-34)."""
        table = s.table
        table.say("DP-SETUP-03", "starts", table.start)
        for seat in range(s.house.seats):
            s.receive(seat, s.house.money, "DP-SETUP-14")
        if s.house.beginner_setup:
            edition = s.house.edition
            table.car = edition.first_car
            table.say("DP-GAP-34", "car", table.car)
            for k in range(MOST):
                seat = (table.start + k) % MOST
                man_district(s, seat, edition.first_districts[k], "DP-GAP-34")

    def fill_up(self, s: DerPate, free: list[int]) -> None:
        """DP-SETUP-10, DP-GAP-40: unused families fill the districts that nobody chose, along the road."""
        table = s.table
        for seat in table.order(table.start):
            table.say("DP-GAP-40", "family", seat, seat)
        idle = [family for family in range(FAMILIES) if not table.is_player(family) and not table.held(family)]
        first = [s.house.spaces_of[district][0] for district in free]
        along = [district for _, district in sorted(zip(first, free, strict=True))]
        for family, district in zip(idle, along, strict=True):
            for space in s.house.spaces_of[district]:
                table.owner[space] = family
            table.say("DP-SETUP-10", "neutral", family, district)

    def left(self, s: DerPate, seat: Seat) -> None:
        leave(s, seat)


def chooser(s: DerPate) -> int:
    """DP-SETUP-05, DP-SETUP-07: counter-clockwise from the right of the start player; NOWHERE if all have chosen."""
    for seat in reversed(s.table.order(s.table.start)):
        if not s.table.held(seat):
            return seat
    return NOWHERE


def free_districts(s: DerPate) -> list[int]:
    return [d for d in range(DISTRICTS) if s.table.owner[s.house.spaces_of[d][0]] == VACANT]


def man_district(s: DerPate, seat: Seat, district: int, rule: str) -> None:
    """A member from stock for each business of the district."""
    s.table.say(rule, "district", seat, district)
    for space in s.house.spaces_of[district]:
        s.table.settle_in(seat, space, rule)
