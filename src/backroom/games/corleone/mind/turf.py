"""What influence and markers are worth to one seat: who will win a turf war, and what a marker on top brings."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.corleone.mind.lore import Lore
from backroom.games.corleone.state import Corleone
from backroom.games.corleone.table import owner_of
from backroom.games.corleone.words import (
    ACTS,
    CHIEF_PLACE,
    DEPTHS,
    EMPTY,
    FIRST_SPACE,
    FIRST_TERRITORY,
    MOST,
    NEUTRAL,
    NOWHERE,
    TERRITORIES,
    THUG_SPOTS,
)
from backroom.kernel.core import Seat

# The chance to win a territory by lead over the next side, from two behind to two ahead, in mid-act.
WINS: Final[list[float]] = [0.05, 0.13, 0.30, 0.62, 0.88]
# The part of an influence's worth that is left when the others have answered it: more against few, who answer less.
STILL_TO_COME: Final = 0.35
AGAINST_ONE: Final = 0.3
CONTROL: Final = 0.6  # dollars in each act to come for a share of every front (CE-CTRL-02)
FOES_MARKER: Final = 1.6  # what a marker is worth to a rival, beside what it spoils for oneself
SIDES: Final = MOST + 1


def dominance(stack: list[int], seat: Seat, seats: int, later: int) -> float:
    """The chance that the bonus of a territory with this stack will be the seat's."""
    height = len(stack)
    if not height:
        return 1.0 / seats
    mine = 0
    best = 0
    highest = False
    for rival in range(seats):
        n = stack.count(rival)
        if rival == seat:
            mine = n
        elif n > best:
            best = n
    if not later:
        if mine != best:
            return 1.0 if mine > best else 0.0
        i = height - 1
        while stack.count(stack[i]) != mine:
            i -= 1
        highest = stack[i] == seat
        return 1.0 if highest else 0.0
    top = 0.4 if stack[height - 1] == seat else -0.4
    return 1.0 / (1.0 + exp(-2.4 * (float(mine - best) + top) / float(1 + later)))


def forces(s: Corleone) -> list[int]:
    """The influence of every side in every territory, as in `Table.influence`: territory * 6 + side."""
    table = s.table
    spaces = s.house.edition.spaces
    force = table.extra.copy()
    for spot in range(THUG_SPOTS):
        figure = table.thugs[spot]
        if figure != EMPTY:
            force[(spot >> 1) * SIDES + owner_of(figure)] += 1
    for i in s.house.open_spaces:
        figure = table.spaces[i]
        if figure != EMPTY:
            side = owner_of(figure)
            for area in spaces[i].areas:
                if area < TERRITORIES:
                    force[area * SIDES + side] += 1
    if table.chief != NOWHERE:
        force[table.chief * SIDES + NEUTRAL] += 1
    return force


@mypyc_attr(acyclic=True)
class Turf:
    """The territories as one seat looks at them."""

    def __init__(self, s: Corleone, seat: Seat, lore: Lore) -> None:
        table = s.table
        self.s: Final = s
        self.seat: Final = seat
        self.lore: Final = lore
        self.force: list[int] = forces(s)
        to_come = 0
        for rival in range(lore.seats):
            if rival != seat:
                to_come += table.thugs_left[rival] + table.members_left[rival].bit_count()
        self.doubt = min(1.0, float(to_come) / (1.5 * lore.seats))
        self.weight = STILL_TO_COME + AGAINST_ONE * lore.share
        self.later = ACTS - 1 - table.act
        self.prize: list[float] = [-1.0] * TERRITORIES
        self.threat: list[float] = [0.0] * TERRITORIES
        self.base: list[float] = [0.0] * TERRITORIES
        self.gain: list[float] = [-99.0] * TERRITORIES  # of one more own figure

    # markers

    def dominates(self, stack: list[int]) -> float:
        return dominance(stack, self.seat, self.lore.seats, self.later)

    def marker(self, territory: int) -> float:
        """What one more marker of mine on top is worth."""
        stack = self.s.table.stacks[territory]
        gain = self.lore.territory_bonus * (self.dominates(stack + [self.seat]) - self.dominates(stack))
        held = len(stack) > 0 and stack[len(stack) - 1] == self.seat
        return gain + CONTROL * self.later * (0.3 if held else 1.0)

    def foes_marker(self, territory: int, foe: Seat) -> float:
        """What a marker of a rival on top costs me."""
        stack = self.s.table.stacks[territory]
        loss = self.lore.territory_bonus * (self.dominates(stack) - self.dominates(stack + [foe]))
        if stack and stack[len(stack) - 1] == self.seat:
            loss += CONTROL * self.later
        return loss + FOES_MARKER * self.lore.share

    def unmark(self, territory: int) -> float:
        """What it is worth to send a rival's top marker home."""
        stack = self.s.table.stacks[territory]
        below = stack[: len(stack) - 1]
        gain = self.lore.territory_bonus * (self.dominates(below) - self.dominates(stack))
        if below and below[len(below) - 1] == self.seat:
            gain += CONTROL * self.later
        return gain + FOES_MARKER * self.lore.share

    def raised(self, territory: int) -> float:
        """What it is worth to have one's own marker on top again."""
        stack = self.s.table.stacks[territory].copy()
        before = self.dominates(stack)
        depth = len(stack) - 1
        while stack[depth] != self.seat:
            depth -= 1
        del stack[depth]
        stack.append(self.seat)
        return self.lore.territory_bonus * (self.dominates(stack) - before) + CONTROL * self.later

    def lift(self, source: int, depth: int, territory: int) -> float:
        """What it is worth to move a marker of mine from one stack to the top of another (CE-TURF-09)."""
        stack = self.s.table.stacks[source]
        if source == territory:
            return -0.01 * (len(stack) - depth)
        rest = stack[:depth] + stack[depth + 1 :]
        lost = self.lore.territory_bonus * (self.dominates(stack) - self.dominates(rest))
        if depth == len(stack) - 1:
            lost += CONTROL * self.later
        return self.marker(territory) - lost

    # influence

    def chance(self, lead: int) -> float:
        """The chance to win a turf war with this lead: certain when nobody can come any more."""
        certain = 1.0 if lead > 0 else 0.0
        return certain + self.doubt * (WINS[max(0, min(4, lead + 2))] - certain)

    def prospect(self, territory: int) -> float:
        """What a territory is worth to me with the influence in it."""
        base = territory * SIDES
        mine = self.force[base + self.seat]
        best = 0
        second = 0
        for side in range(SIDES):
            if side == self.seat:
                continue
            n = self.force[base + side]
            if n > best:
                second = best
                best = n
            elif n > second:
                second = n
        worth = self.prize[territory] * self.chance(mine - best) if mine else 0.0
        neutral = self.force[base + NEUTRAL]
        if best and best > neutral:
            worth -= self.threat[territory] * self.chance(best - max(mine, second, neutral))
        return worth

    def weigh(self, territory: int) -> None:
        """Reckon what is at stake, once."""
        base = territory * SIDES
        foe = -1
        for seat in range(self.lore.seats):
            if seat != self.seat and (foe < 0 or self.force[base + seat] > self.force[base + foe]):
                foe = seat
        self.prize[territory] = self.marker(territory)
        self.threat[territory] = self.foes_marker(territory, foe)
        self.base[territory] = self.prospect(territory)

    def change(self, territory: int, side: int, amount: int) -> float:
        """What it is worth to me if a side has more influence, or less."""
        if self.prize[territory] < 0.0:
            self.weigh(territory)
        i = territory * SIDES + side
        before = self.force[i]
        self.force[i] = max(0, before + amount)
        worth = self.weight * (self.prospect(territory) - self.base[territory])
        self.force[i] = before
        return worth

    def one_more(self, territory: int) -> float:
        """What one more figure of mine is worth there."""
        if self.gain[territory] == -99.0:
            self.gain[territory] = self.change(territory, self.seat, 1)
        return self.gain[territory]

    def stand(self, place: int, side: int, amount: int) -> float:
        """What a figure of a side at a place is worth to me; with amount -1, what it is worth that it goes."""
        if place < FIRST_SPACE:
            return self.change(self.territory(place), side, amount)
        worth = 0.0
        for area in self.s.house.edition.spaces[place - FIRST_SPACE].areas:
            if area < TERRITORIES:
                worth += self.change(area, side, amount)
        return worth

    def settle(self, place: int) -> float:
        """What a figure of mine at a place is worth."""
        if place < FIRST_SPACE:
            return self.one_more(self.territory(place))
        worth = 0.0
        for area in self.s.house.edition.spaces[place - FIRST_SPACE].areas:
            if area < TERRITORIES:
                worth += self.one_more(area)
        return worth

    def strike(self, place: int) -> float:
        """What it is worth to me that the figure of a place goes to the river."""
        return self.stand(place, owner_of(self.s.table.figure_at(place)), -1)

    def territory(self, place: int) -> int:
        """The one territory of a business, of the Police Chief, or that a word names."""
        if place == CHIEF_PLACE:
            return self.s.table.chief
        return place - FIRST_TERRITORY if place >= FIRST_TERRITORY else self.s.table.spots[place] >> 1

    def lift_word(self, noun: int, territory: int) -> float:
        return self.lift(noun // DEPTHS, noun % DEPTHS, territory)
