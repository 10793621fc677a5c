"""What a turn offers (chapters 3 and 12.4), from the public table alone.

No hand is looked at: any character may be claimed (COUP-TURN-08).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.coup.actions import (
    ASSASSIN_PRICE,
    BOMB_PRICE,
    CONVERSION,
    COUP_PRICE,
    FORCED_COUP,
    OWN_CONVERSION,
)
from backroom.games.coup.bomb import bomb_heirs
from backroom.games.coup.state import Coup
from backroom.games.coup.words import (
    AID,
    AT_ASSASSINATE,
    AT_BOMB,
    AT_CONVERT,
    AT_COUP,
    AT_EXAMINE,
    AT_STEAL,
    CONVERT_SELF,
    EMBEZZLE,
    EXCHANGE,
    INCOME,
    TAX,
    TURN_KIND,
)
from backroom.kernel.core import EVERYONE, RANDOM, Seat, Wait, act, solo

ALWAYS: Final[tuple[int, ...]] = (act(INCOME), act(AID), act(TAX), act(EXCHANGE))
TURN_COAT: Final[tuple[int, ...]] = (act(CONVERT_SELF),)
BRIBERY: Final[tuple[int, ...]] = (act(EMBEZZLE),)


# Turns by all that their menu depends on. The same few thousand come again and again.
WAITS: Final[dict[int, Wait]] = {}
MOST_WAITS: Final = 100_000
PURSES: Final[tuple[int, ...]] = (0, 1, 2, 3, 3, 5, 5, 7, 7, 7, 10)  # purses that buy the same, up to ten coins


def turn_wait(s: Coup, seat: Seat) -> Wait:
    """The question of a turn, made once for every position that offers the same."""
    table = s.table
    purse = table.coins[seat]
    rivals: i64 = table.rivals(seat)
    robbed: i64 = rivals & table.rich
    if not s.house.menu_key:  # the classic menu: a poor actor only steals, a forced one only coups
        if purse < ASSASSIN_PRICE:
            rivals = 0
        elif purse >= FORCED_COUP:
            robbed = 0
    key: i64 = (s.house.menu_key << 10 | rivals) << 10 | robbed
    key = (key << 10 | table.resistance) << 10 | table.bombed
    key = (key << 4 | seat) << 4 | PURSES[min(FORCED_COUP, purse)]
    key = key << 1 | (1 if table.reserve else 0)
    wait = WAITS.get(key)
    if wait is None:
        forced = purse >= FORCED_COUP
        rule = "COUP-TURN-10" if forced else "COUP-TURN-02"
        wait = solo(seat, turn_menu(s, seat), TURN_KIND, rule, RANDOM if forced else act(INCOME), EVERYONE)
        if len(WAITS) >= MOST_WAITS:
            WAITS.clear()
        WAITS[key] = wait
    return wait


def turn_menu(s: Coup, seat: Seat) -> tuple[int, ...]:
    """COUP-TURN-07, COUP-TURN-10: what the actor can pay for; from ten coins a coup and nothing else."""
    table = s.table
    house = s.house
    purse = table.coins[seat]
    reach = table.fair_game(seat)
    if purse >= FORCED_COUP:
        return AT_COUP[reach]
    menu = ALWAYS + AT_STEAL[reach if house.allow_empty_steal else reach & table.rich]
    if purse >= ASSASSIN_PRICE:
        menu += AT_ASSASSINATE[reach]
        if purse >= COUP_PRICE:
            menu += AT_COUP[reach]
    if house.inquisitor:
        menu += AT_EXAMINE[reach]
    if house.reformation:
        if purse >= OWN_CONVERSION:
            menu += TURN_COAT
        if purse >= CONVERSION:
            menu += AT_CONVERT[table.rivals(seat)]
        if table.reserve or house.allow_empty_embezzle:
            menu += BRIBERY
    if house.anarchist and purse >= BOMB_PRICE:
        menu += AT_BOMB[bomb_heirs(s, seat, seat)]
    return menu
