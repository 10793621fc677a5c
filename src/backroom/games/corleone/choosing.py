"""What cards let their user choose openly: goods, jobs of the pile or the public row, places to shake down."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from backroom.games.corleone.figures import ask, decline, no_effect
from backroom.games.corleone.icons import BY_SHAKEDOWN, use_icons
from backroom.games.corleone.procedure import Procedure
from backroom.games.corleone.rows import (
    BACK_SIDE,
    BOARD,
    FROM_DISCARD,
    OF_BUSINESS,
    OF_TERRITORY,
    ONE_TERRITORY,
    Effect,
)
from backroom.games.corleone.shake import shake_front
from backroom.games.corleone.state import Corleone
from backroom.games.corleone.targets import effects_of, within
from backroom.games.corleone.words import (
    BUSINESSES,
    FIRST_SPACE,
    FIRST_TERRITORY,
    GUN,
    NARCOTICS,
    NOWHERE,
    PARK_PLACE,
    SHAKE,
    TAKE,
    TERRITORIES,
)
from backroom.kernel.core import NOUN_MASK, PASS, Seat, Wait, act


@mypyc_attr(acyclic=True, free_list_len=1)
class PickGoods(Procedure):
    """CE-DO-02: goods from the supply, each of a type that the card names."""

    def __init__(self, who: Seat, choose: int, left: int, begun: int) -> None:
        self.who = who
        self.choose = choose
        self.left_to_take = left
        self.begun = begun

    def facts(self) -> tuple[int, ...]:
        return (self.who, self.choose, self.left_to_take, self.begun)

    def clone(self) -> PickGoods:
        return PickGoods(self.who, self.choose, self.left_to_take, self.begun)

    def advance(self, s: Corleone) -> Wait | None:
        supply = s.table.supply
        goods = [card for card in range(GUN, NARCOTICS) if self.choose >> card & 1 and supply[card]]
        if not self.left_to_take or not goods:
            s.pop()
            return None
        return ask(self.who, [act(TAKE, card) for card in goods], "CE-DO-02", may_pass=not self.begun)

    def hear(self, s: Corleone, action: int) -> None:
        if action == PASS:
            decline(s, self.who)
            s.pop()
            return
        s.gain(self.who, action & NOUN_MASK, "CE-DO-02")
        self.left_to_take -= 1
        self.begun = 1


def open_jobs(s: Corleone, source: int) -> list[int]:
    """The discard pile, or the public row."""
    return s.table.pile if source == FROM_DISCARD else s.table.public


@mypyc_attr(acyclic=True, free_list_len=1)
class PickJobs(Procedure):
    """CE-DO-04: open jobs into the hand, from the discard pile or from the public row."""

    def __init__(self, who: Seat, source: int, left: int, begun: int) -> None:
        self.who = who
        self.source = source
        self.left_to_take = left
        self.begun = begun

    def facts(self) -> tuple[int, ...]:
        return (self.who, self.source, self.left_to_take, self.begun)

    def clone(self) -> PickJobs:
        return PickJobs(self.who, self.source, self.left_to_take, self.begun)

    def advance(self, s: Corleone) -> Wait | None:
        jobs = open_jobs(s, self.source)
        if not self.left_to_take or not jobs:
            s.pop()
            return None
        return ask(self.who, [act(TAKE, job) for job in jobs], "CE-DO-04", may_pass=not self.begun)

    def hear(self, s: Corleone, action: int) -> None:
        if action == PASS:
            decline(s, self.who)
            s.pop()
            return
        jobs = open_jobs(s, self.source)
        jobs.remove(action & NOUN_MASK)
        s.give_openly(self.who, action & NOUN_MASK, "CE-DO-04")
        self.left_to_take -= 1
        self.begun = 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Shakedown(Procedure):
    """CE-DO-05, CE-G-10, CE-CTRL-04: a card shakes down fronts or backs; no figure is placed.

    `chosen` is a mask of the businesses or territories that have had their turn, `territory` where all must lie.
    """

    def __init__(self, who: Seat, card: int, row: int, left: int, chosen: int, territory: int) -> None:
        self.who = who
        self.card = card
        self.row = row
        self.left_to_shake = left
        self.chosen = chosen
        self.territory = territory

    def facts(self) -> tuple[int, ...]:
        return (self.who, self.card, self.row, self.left_to_shake, self.chosen, self.territory)

    def clone(self) -> Shakedown:
        return Shakedown(self.who, self.card, self.row, self.left_to_shake, self.chosen, self.territory)

    def places(self, s: Corleone, e: Effect) -> list[int]:
        area = within(s, self.who, e.where) if self.territory == NOWHERE else 1 << self.territory
        everywhere = e.where <= ONE_TERRITORY
        if e.of == OF_BUSINESS:
            spots = s.table.spots
            found = [b for b in range(BUSINESSES) if spots[b] != NOWHERE and area >> (spots[b] >> 1) & 1]
        elif e.of == OF_TERRITORY:
            found = [FIRST_TERRITORY + i for i in range(TERRITORIES) if area >> i & 1]
        else:
            spaces = s.house.edition.spaces
            found = [FIRST_SPACE + i for i in s.house.open_spaces if everywhere or spaces[i].territories & area]
        if e.side == BACK_SIDE and e.of <= OF_TERRITORY and e.where == BOARD:
            found.append(PARK_PLACE)
        return [place for place in found if not self.chosen >> place & 1]

    def advance(self, s: Corleone) -> Wait | None:
        e = effects_of(s, self.card)[self.row]
        places = self.places(s, e) if self.left_to_shake else []
        if not places:
            if self.left_to_shake == e.count:
                no_effect(s, self.who, self.card)
            s.pop()
            return None
        return ask(self.who, [act(SHAKE, p) for p in places], "CE-DO-05", may_pass=self.left_to_shake == e.count)

    def hear(self, s: Corleone, action: int) -> None:
        if action == PASS:
            decline(s, self.who)
            s.pop()
            return
        e = effects_of(s, self.card)[self.row]
        place = action & NOUN_MASK
        self.left_to_shake -= 1
        self.chosen |= 1 << place
        if e.where == ONE_TERRITORY and place < BUSINESSES:
            self.territory = s.table.spots[place] >> 1
        if e.side == BACK_SIDE:
            s.table.say("CE-DO-05", "shook_backs", self.who, place)
            use_icons(s, self.who, self.backs(s, place), BY_SHAKEDOWN)
        else:
            shake_front(s, self.who, place, BY_SHAKEDOWN)

    def backs(self, s: Corleone, place: int) -> int:
        if place >= FIRST_SPACE:
            return s.table.backs_at(place - FIRST_SPACE)
        if place >= FIRST_TERRITORY:
            return s.table.backs(place - FIRST_TERRITORY)
        return s.house.backs[place]
