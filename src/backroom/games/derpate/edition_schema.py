"""The tables of an edition file of Der Pate, and what may stand at every key of them."""

from __future__ import annotations

import re
from typing import Final

from backroom.games.derpate.words import (
    CHIPS,
    COLOURS,
    DISTRICTS,
    EVENTS,
    FAMILIES,
    FAVOUR_EFFECTS,
    KIND_IDS,
    KINDS,
    PERSONS,
    SPACES,
    TRACKS,
    X_COLOURS,
)
from backroom.games.editions.shapes import Shape
from backroom.games.editions.wants import A_NAME, A_TEXT, AN_ID, Want, exactly, one_of, several, whole

FAMILY_IDS: Final = ("corleone", "tattaglia", "barzini", "stracci")  # DP-COMP-01
DISTRICT_IDS: Final = ("LM", "GV", "ES", "LI")
GREY_CHIPS: Final = CHIPS[:3]  # on reputation
RED_CHIPS: Final = CHIPS[3:]  # on influence
STEPS: Final = (*TRACKS[:2], "none")
BLANK: Final = "none"  # a space of the favours track that adds no favour
SHORTEST: Final = 3  # as many spaces as a track has chips
LONGEST: Final = 40
THOUSAND: Final = 1000
# In thousands. With these no player ever has more than four digits of them.
MOST_PAID: Final = 20
MOST_AT_FIRST: Final = 100


def money(least: int, most: int = MOST_PAID) -> Want:
    """An amount in dollars, between so many thousands."""

    def fits(value: object) -> bool:
        return type(value) is int and value % THOUSAND == 0 and least <= value // THOUSAND <= most

    return Want(f"whole thousands from {least * THOUSAND} to {most * THOUSAND}, such as 3000", fits)


A_CODE: Final = Want(
    "letters, digits and hyphens, such as LM1, at most 20 in all, beginning with a letter",
    lambda value: (
        isinstance(value, str)
        and len(value) <= 20
        and re.fullmatch(r"[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*", value) is not None
    ),
)
A_SPACE: Final = whole(1, LONGEST)
INCOME: Final = several(money(0), 2, LONGEST + 1, "amounts, the first of them 0, for the start space")
FAVOURS: Final = several(
    one_of(*FAVOUR_EFFECTS, BLANK), len(FAVOUR_EFFECTS), LONGEST, "favours, from the first space on"
)


def shape(keys: dict[str, Want], times: int = 0, **optional: Want) -> Shape:
    """A table with these keys, or so many of it, with some that may be left out."""
    return Shape(keys, optional, times, times)


SHAPES: Final[dict[str, Shape]] = {
    "edition": Shape(
        {"id": AN_ID, "game": exactly("derpate"), "title": A_NAME, "version": A_NAME, "language": A_NAME},
        sourced=False,
    ),
    "start": shape({"money": money(1, MOST_AT_FIRST)}),
    "family": shape({"id": one_of(*FAMILY_IDS), "name": A_NAME, "colour": A_NAME, "business": A_NAME}, FAMILIES),
    "kind": shape(
        {
            "id": one_of(*KIND_IDS),
            "number": whole(1, KINDS),
            "name": A_NAME,
            "money": money(1),
            "step": one_of(*STEPS),
        },
        KINDS,
    ),
    "district": shape({"id": one_of(*DISTRICT_IDS), "name": A_NAME}, DISTRICTS),
    "business": shape(
        {"id": A_CODE, "name": A_NAME, "district": one_of(*DISTRICT_IDS), "kind": whole(1, KINDS)},
        SPACES,
        money=money(1),
    ),
    "track.reputation": shape({"spaces": whole(SHORTEST, LONGEST)} | dict.fromkeys(GREY_CHIPS, A_SPACE)),
    "track.influence": shape({"spaces": whole(SHORTEST, LONGEST)} | dict.fromkeys(RED_CHIPS, A_SPACE)),
    "track.income": shape({"money": INCOME}),
    "track.favours": shape({"order": FAVOURS}),
    "persons": shape(dict.fromkeys(COLOURS, one_of(*PERSONS))),
    "event": shape(
        {"id": one_of(*EVENTS), "title": A_NAME, "x": one_of(*X_COLOURS), "car": whole(1, 5), "text": A_TEXT},
        len(EVENTS),
    ),
    "beginners": shape(
        {
            "districts": several(one_of(*DISTRICT_IDS), FAMILIES, FAMILIES, "districts", different=True),
            "car": A_CODE,
        }
    ),
}
