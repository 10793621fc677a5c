"""Whom an effect may choose (edition, figure parameters): kind, owner and whereabouts of the figures on the board."""

from __future__ import annotations

from typing import Final

from backroom.games.corleone.rows import (
    CHIEF,
    MEMBERS,
    NEUTRAL_ONES,
    NOT_OWN,
    OWN,
    OWN_CONTROL,
    PRESENCE,
    RIVAL,
    THUGS,
    Effect,
)
from backroom.games.corleone.state import Corleone
from backroom.games.corleone.table import Table, owner_of
from backroom.games.corleone.words import (
    BUSINESSES,
    CHIEF_PLACE,
    EMPTY,
    FIRST_ALLY,
    FIRST_JOB,
    FIRST_SPACE,
    FIRST_TERRITORY,
    MAYOR,
    NEUTRAL,
    NOWHERE,
    POLICE_CHIEF,
    TERRITORIES,
    THUG,
    THUG_SPOTS,
)
from backroom.kernel.core import Seat

WHOLE_BOARD: Final = (1 << TERRITORIES) - 1


def effects_of(s: Corleone, card: int) -> list[Effect]:
    """The ability of a job or an ally."""
    edition = s.house.edition
    return edition.jobs[card - FIRST_JOB].effects if card < FIRST_ALLY else edition.allies[card - FIRST_ALLY].effects


def figures(t: Table) -> list[int]:
    """The places of all figures on the board."""
    places = [t.business_at(spot) for spot in range(THUG_SPOTS) if t.thugs[spot] != EMPTY]
    places += [FIRST_SPACE + i for i in t.house.open_spaces if t.spaces[i] != EMPTY]
    if t.chief != NOWHERE:
        places.append(CHIEF_PLACE)
    return places


def is_of_kind(figure: int, kind: int) -> bool:
    if figure >= MAYOR:
        return kind >= NEUTRAL_ONES
    if kind == THUGS:
        return figure & 3 == THUG
    return figure & 3 != THUG if kind == MEMBERS else kind != NEUTRAL_ONES


def is_owned_as(t: Table, actor: Seat, figure: int, owner: int) -> bool:
    side = t.side(figure)
    if owner == RIVAL:
        return side != actor and side != NEUTRAL
    if owner == OWN:
        return side == actor
    return side != actor if owner == NOT_OWN else True


def within(s: Corleone, actor: Seat, where: int) -> int:
    """The mask of the territories that an effect reaches."""
    if where == PRESENCE:
        return s.table.presence(actor)
    if where == OWN_CONTROL:
        return s.table.controlled(actor)
    if where == CHIEF:
        return 1 << s.table.chief if s.table.chief != NOWHERE else 0
    return WHOLE_BOARD


def targets(s: Corleone, actor: Seat, e: Effect, area: int, rival: Seat, spared: int) -> list[int]:
    """CE-G-09, CE-ED-06: the figures an effect may choose now, as places.

    `area` is a mask of territories, `rival` the only owner if there is one, `spared` a mask of owners who have had
    their turn. Protected figures cannot be chosen by others (CE-DO-13).
    """
    t = s.table
    found: list[int] = []
    for place in figures(t):
        figure = t.figure_at(place)
        owner = owner_of(figure)
        if not t.territories_of(place) & area or spared >> owner & 1:
            continue
        if rival >= 0 and owner != rival:
            continue
        if owner != NEUTRAL and owner != actor and t.protected >> owner & 1:
            continue
        if is_of_kind(figure, e.kind) and is_owned_as(t, actor, figure, e.owner):
            found.append(place)
    return found


def free_places(s: Corleone, figure: int) -> list[int]:
    """CE-G-09, CE-G-15: the empty and open places of a figure's own sort; for the Police Chief other territories."""
    t = s.table
    if figure == POLICE_CHIEF:
        return [FIRST_TERRITORY + i for i in range(TERRITORIES) if i != t.chief]
    if figure == MAYOR or (figure < MAYOR and figure & 3 != THUG):
        return [FIRST_SPACE + i for i in t.house.open_spaces if t.spaces[i] == EMPTY]
    return [b for b in range(BUSINESSES) if t.spots[b] != NOWHERE and t.thugs[t.spots[b]] == EMPTY]
