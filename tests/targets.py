"""A board for cards that aim at figures: some of every sort, and which of them each card may choose from."""

from __future__ import annotations

import pytest

# P0 and the rivals in Midtown, and some figures elsewhere; the Police Chief is in Queens.
BOARD = (
    "/ $1 / $1 ; at penn-central-railroad=P0 union-square=P0 carnegie-corner=P1 queensboro-bridge=P2 "
    "morettis-gunsmith=P1 gowanus-cold-storage=P2 grand-army-plaza=mayor paradiso-ballroom=union-boss "
    "queens=police-chief"
)
OWN_THUG, RIVAL_THUGS = ["penn-central-railroad"], ["gowanus-cold-storage", "morettis-gunsmith"]
OWN_MEMBER, RIVAL_MEMBERS = ["union-square"], ["carnegie-corner", "queensboro-bridge"]
NEUTRAL = ["grand-army-plaza", "paradiso-ballroom", "police-chief"]
EVERY_FIGURE = RIVAL_THUGS + RIVAL_MEMBERS + OWN_THUG + OWN_MEMBER + NEUTRAL

# The kind and the owner that a card names, and whom P0 may choose on that board.
CHOICES = [
    ("thug", "rival", RIVAL_THUGS),
    ("thug", "own", OWN_THUG),
    ("thug", "not-own", RIVAL_THUGS),
    ("thug", "any", RIVAL_THUGS + OWN_THUG),
    ("member", "rival", RIVAL_MEMBERS),
    ("member", "own", OWN_MEMBER),
    ("member", "not-own", RIVAL_MEMBERS),
    ("member", "any", RIVAL_MEMBERS + OWN_MEMBER),
    ("family", "rival", RIVAL_THUGS + RIVAL_MEMBERS),
    ("family", "own", OWN_THUG + OWN_MEMBER),
    ("family", "not-own", RIVAL_THUGS + RIVAL_MEMBERS),
    ("family", "any", RIVAL_THUGS + RIVAL_MEMBERS + OWN_THUG + OWN_MEMBER),
    ("neutral", "not-own", NEUTRAL),
    ("neutral", "any", NEUTRAL),
    ("any", "rival", RIVAL_THUGS + RIVAL_MEMBERS),
    ("any", "own", OWN_THUG + OWN_MEMBER),
    ("any", "not-own", RIVAL_THUGS + RIVAL_MEMBERS + NEUTRAL),
    ("any", "any", EVERY_FIGURE),
]
every_choice = pytest.mark.parametrize(
    ("sort", "owner", "places"), CHOICES, ids=[f"{sort} of {owner}" for sort, owner, _ in CHOICES]
)


def aims(word: str, places: list[str]) -> list[str]:
    """What can be said: the word with each of the places, or nothing."""
    return sorted([*(f"{word} {place}" for place in places), "pass"])
