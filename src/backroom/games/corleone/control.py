"""Control by cards (chapters 10 and 17): markers, influence for one turf war, and a marker moved for want of others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.corleone.figures import ask, decline, no_effect
from backroom.games.corleone.procedure import Procedure
from backroom.games.corleone.rows import ADD, REMOVE
from backroom.games.corleone.state import Corleone
from backroom.games.corleone.targets import effects_of, within
from backroom.games.corleone.words import (
    DEPTHS,
    FIRST_TERRITORY,
    INFLUENCE,
    LIFT,
    MARK,
    MARKER_KIND,
    MOST,
    NEUTRAL,
    RAISE,
    TERRITORIES,
    UNMARK,
)
from backroom.kernel.core import EVERYONE, NOBODY, NOUN_BITS, NOUN_MASK, PASS, Seat, Wait, act, solo

MARKER_VERBS: Final[tuple[int, ...]] = (MARK, UNMARK, RAISE)


@mypyc_attr(acyclic=True, free_list_len=1)
class Marker(Procedure):
    """CE-DO-11: put an own marker on top, send a rival's top marker home, or lift an own one to the top.

    With no marker left the territory and the marker that moves there are one choice in two words.
    """

    def __init__(self, who: Seat, card: int, row: int) -> None:
        self.who = who
        self.card = card
        self.row = row

    def facts(self) -> tuple[int, ...]:
        return (self.who, self.card, self.row)

    def clone(self) -> Marker:
        return Marker(self.who, self.card, self.row)

    def fits(self, s: Corleone, territory: int, mode: int) -> bool:
        controller = s.table.controller(territory)
        if mode == ADD:
            return s.table.markers[self.who] > 0 or owns_any(s, self.who)
        if mode == REMOVE:
            return controller != NOBODY and controller != self.who
        return controller != self.who and self.who in s.table.stacks[territory]

    def advance(self, s: Corleone) -> Wait | None:
        if s.hidden.half:
            return ask(self.who, lifts(s, self.who), "CE-TURF-09", may_pass=True)
        e = effects_of(s, self.card)[self.row]
        area = within(s, self.who, e.where)
        found = [i for i in range(TERRITORIES) if area >> i & 1 and self.fits(s, i, e.mode)]
        if not found:
            no_effect(s, self.who, self.card)
            s.pop()
            return None
        verb = MARKER_VERBS[e.mode]
        return ask(self.who, [act(verb, FIRST_TERRITORY + i) for i in found], "CE-DO-11", may_pass=True)

    def hear(self, s: Corleone, action: int) -> None:
        verb, territory = action >> NOUN_BITS, (action & NOUN_MASK) - FIRST_TERRITORY
        if verb == MARK and not s.table.markers[self.who]:
            s.hidden.half = [action]
            return
        s.pop()
        if s.hidden.half:
            territory = (s.hidden.half[0] & NOUN_MASK) - FIRST_TERRITORY
            s.hidden.half = []
            lift(s, self.who, action, territory)
        elif action == PASS:
            decline(s, self.who)
        elif verb == MARK:
            s.table.mark(self.who, territory, "CE-DO-11")
        elif verb == UNMARK:
            s.table.unmark(self.who, territory, "CE-DO-11")
        else:
            s.table.raise_marker(self.who, territory)


def owns_any(s: Corleone, seat: Seat) -> bool:
    for stack in s.table.stacks:  # noqa: SIM110 - a loop compiles better than a generator
        if seat in stack:
            return True
    return False


def lifts(s: Corleone, seat: Seat) -> list[int]:
    """Every own marker on the board, as the word that moves it."""
    menu: list[int] = []
    for territory in range(TERRITORIES):
        stack = s.table.stacks[territory]
        near = min(len(stack), DEPTHS)  # no edition builds a stack so high by fair means
        menu += [act(LIFT, territory * DEPTHS + i) for i in range(near) if stack[i] == seat]
    return menu


def lift(s: Corleone, seat: Seat, action: int, territory: int) -> None:
    """CE-G-17: the chosen marker moves, or none does."""
    if action == PASS:
        s.table.say("CE-G-17", "no_marker", seat, territory)
    else:
        s.table.remark(seat, action & NOUN_MASK, territory, "CE-TURF-09")


def win_marker(s: Corleone, seat: Seat, territory: int, rule: str) -> None:
    """One own marker on top of a stack; with none left one of the board may be moved (CE-TURF-09)."""
    if s.table.markers[seat]:
        s.table.mark(seat, territory, rule)
    elif owns_any(s, seat):
        s.push(Lift(seat, territory))


@mypyc_attr(acyclic=True, free_list_len=1)
class Lift(Procedure):
    """CE-TURF-09, CE-G-17: without a marker left, one of the own markers on the board may be moved onto the stack."""

    def __init__(self, who: Seat, territory: int) -> None:
        self.who = who
        self.territory = territory

    def facts(self) -> tuple[int, ...]:
        return (self.who, self.territory)

    def clone(self) -> Lift:
        return Lift(self.who, self.territory)

    def advance(self, s: Corleone) -> Wait | None:
        menu = (PASS, *lifts(s, self.who))
        return solo(self.who, menu, MARKER_KIND, "CE-TURF-09", PASS, EVERYONE)

    def hear(self, s: Corleone, action: int) -> None:
        s.pop()
        lift(s, self.who, action, self.territory)


@mypyc_attr(acyclic=True, free_list_len=1)
class Influence(Procedure):
    """CE-DO-12: more influence for one's family or the neutral force in one territory, in this act's turf war."""

    def __init__(self, who: Seat, card: int, row: int) -> None:
        self.who = who
        self.card = card
        self.row = row

    def facts(self) -> tuple[int, ...]:
        return (self.who, self.card, self.row)

    def clone(self) -> Influence:
        return Influence(self.who, self.card, self.row)

    def advance(self, s: Corleone) -> Wait | None:
        area = within(s, self.who, effects_of(s, self.card)[self.row].where)
        found = [act(INFLUENCE, FIRST_TERRITORY + i) for i in range(TERRITORIES) if area >> i & 1]
        if not found:
            no_effect(s, self.who, self.card)
            s.pop()
            return None
        return ask(self.who, found, "CE-DO-12", may_pass=True)

    def hear(self, s: Corleone, action: int) -> None:
        s.pop()
        if action == PASS:
            decline(s, self.who)
            return
        e = effects_of(s, self.card)[self.row]
        territory = (action & NOUN_MASK) - FIRST_TERRITORY
        side = NEUTRAL if e.side else self.who
        i = territory * (MOST + 1) + side
        s.table.extra[i] = s.table.extra[i] + e.amount
        s.table.say("CE-DO-12", "influenced", side, territory, e.amount)
