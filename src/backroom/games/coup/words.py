"""The words of Coup: roles, parties and verbs as small ints, and the kinds of question.

Menus that depend on nothing but who is alive are made once, here, and shared by every game.
"""

from __future__ import annotations

from typing import Final

from backroom.kernel.core import FIRST_VERB, PASS, Kind, act

# Roles. A deck holds five of the six: Ambassador or Inquisitor, never both (COUP-INQ-01).
DUKE: Final = 0
ASSASSIN: Final = 1
CAPTAIN: Final = 2
AMBASSADOR: Final = 3
CONTESSA: Final = 4
INQUISITOR: Final = 5
ROLES: Final[tuple[str, ...]] = ("duke", "assassin", "captain", "ambassador", "contessa", "inquisitor")
NO_DUKE: Final = 6  # the embezzler's claim (COUP-REF-EMBEZ-02)
NO_ROLE: Final = -1

EMPIRE: Final = 0
RESISTANCE: Final = 1
PARTIES: Final[tuple[str, ...]] = ("empire", "resistance")

MOST: Final = 10  # seats

# Verbs of a turn.
INCOME: Final = FIRST_VERB
AID: Final = FIRST_VERB + 1
COUP: Final = FIRST_VERB + 2
TAX: Final = FIRST_VERB + 3
ASSASSINATE: Final = FIRST_VERB + 4
STEAL: Final = FIRST_VERB + 5
EXCHANGE: Final = FIRST_VERB + 6
EXAMINE: Final = FIRST_VERB + 7
CONVERT_SELF: Final = FIRST_VERB + 8
CONVERT: Final = FIRST_VERB + 9
EMBEZZLE: Final = FIRST_VERB + 10
BOMB: Final = FIRST_VERB + 11
# Verbs of an answer.
CHALLENGE: Final = FIRST_VERB + 12
BLOCK: Final = FIRST_VERB + 13  # noun: the role claimed
SHOW: Final = FIRST_VERB + 14  # noun: the role shown
SHOW_ALL: Final = FIRST_VERB + 15
CONCEDE: Final = FIRST_VERB + 16
LOSE: Final = FIRST_VERB + 17  # noun: role
RETURN: Final = FIRST_VERB + 18  # noun: role
REVEAL: Final = FIRST_VERB + 19  # noun: role, to the Inquisitor alone
GIVE_BACK: Final = FIRST_VERB + 20
SWAP: Final = FIRST_VERB + 21
EXPLODE: Final = FIRST_VERB + 22
DEFUSE: Final = FIRST_VERB + 23
HAND_ON: Final = FIRST_VERB + 24  # noun: seat
REDIRECT: Final = FIRST_VERB + 25  # noun: seat
DRAFT: Final = FIRST_VERB + 26  # noun: role
JOIN: Final = FIRST_VERB + 27  # noun: party
VERBS: Final = FIRST_VERB + 28

# Kinds of question, with the seconds that COUP-SM-17 suggests.
TURN_KIND: Final = Kind("turn", seconds=45, open_menu=True)
CHALLENGE_KIND: Final = Kind("challenge", seconds=15, open_menu=True)
BLOCK_KIND: Final = Kind("block", seconds=15, open_menu=True)
PROVE_KIND: Final = Kind("prove", seconds=20, open_menu=False)
LOSE_KIND: Final = Kind("lose", seconds=20, open_menu=False)
RETURN_KIND: Final = Kind("return", seconds=30, open_menu=False)
REVEAL_KIND: Final = Kind("reveal", seconds=20, open_menu=False)
DECIDE_KIND: Final = Kind("decide", seconds=20, open_menu=True)
BOMB_KIND: Final = Kind("bomb", seconds=25, open_menu=True)
REDIRECT_KIND: Final = Kind("redirect", seconds=25, open_menu=True)
DRAFT_KIND: Final = Kind("draft", seconds=60, open_menu=True)
PARTY_KIND: Final = Kind("party", seconds=20, open_menu=True)
# Kinds of chance.
DRAW_KIND: Final = Kind("draw", seconds=0, open_menu=True)
LOT_KIND: Final = Kind("lot", seconds=0, open_menu=True)


def seats_of(mask: int) -> tuple[int, ...]:
    """The seats whose bits are set, in seat order."""
    return tuple([seat for seat in range(MOST) if mask >> seat & 1])


def clockwise(seat: int, mask: int) -> tuple[int, ...]:
    """The seats whose bits are set, clockwise from the left of `seat`, without it."""
    return tuple([(seat + k) % MOST for k in range(1, MOST) if mask >> (seat + k) % MOST & 1])


def aimed_menus(verb: int) -> list[tuple[int, ...]]:
    """One menu for every set of seats that the verb may be aimed at."""
    return [tuple([act(verb, seat) for seat in seats_of(mask)]) for mask in range(1 << MOST)]


def role_menus(verb: int) -> list[tuple[int, ...]]:
    """One menu for every set of roles, given as a mask."""
    return [tuple([act(verb, role) for role in range(len(ROLES)) if mask >> role & 1]) for mask in range(64)]


AT_COUP: Final = aimed_menus(COUP)
AT_ASSASSINATE: Final = aimed_menus(ASSASSINATE)
AT_STEAL: Final = aimed_menus(STEAL)
AT_EXAMINE: Final = aimed_menus(EXAMINE)
AT_CONVERT: Final = aimed_menus(CONVERT)
AT_BOMB: Final = aimed_menus(BOMB)
AT_HAND_ON: Final = aimed_menus(HAND_ON)
AT_REDIRECT: Final = aimed_menus(REDIRECT)
TO_LOSE: Final = role_menus(LOSE)
TO_RETURN: Final = role_menus(RETURN)
TO_REVEAL: Final = role_menus(REVEAL)
TO_DRAFT: Final = role_menus(DRAFT)
MAY_CHALLENGE: Final[tuple[int, ...]] = (PASS, act(CHALLENGE))
