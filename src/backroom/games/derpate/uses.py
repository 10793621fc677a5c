"""Chips and favours (chapters 15 and 16): what a player may use in a pause of the own turn, and what it does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.derpate.procedure import Procedure
from backroom.games.derpate.state import DerPate
from backroom.games.derpate.words import (
    BIRTHDAY,
    CHIP_KIND,
    F_MARKER,
    F_MEMBER,
    F_MONEY,
    F_STEPS,
    FAVOUR,
    FAVOUR_MONEY,
    FAVOUR_STEPS,
    FAVOURS,
    FAVOURS_A_TURN,
    FREE_MEMBER,
    GRANDCHILD,
    GREY_CHIPS,
    HOLDERS,
    INCOME,
    INFLUENCE,
    LONE_ROLL,
    MARKER_BACK,
    MONEY,
    PUPPET,
    REPUTATION,
    TWO_STEPS,
    USE_BIRTHDAY,
    USE_GRANDCHILD,
    USE_WEDDING,
    WEDDING,
)
from backroom.kernel.core import EVERYONE, NOUN_BITS, NOUN_MASK, PASS, Seat, Wait, act, roll, solo

TO_WED: Final = act(USE_WEDDING)
TO_ROLL: Final = act(USE_GRANDCHILD)
LONE_WAIT: Final = roll(LONE_ROLL, "DP-CHIP-06", EVERYONE)
EVEN: Final[list[int]] = [1] * PUPPET  # a fair die: faces 1 to 5 and the puppet


def uses(s: DerPate, seat: Seat) -> list[int]:
    """Every grey chip and favour that the player may use now."""
    table = s.table
    found: list[int] = []
    if table.chips[seat] & GREY_CHIPS:
        for chip in range(BIRTHDAY + 1):
            if table.chips[seat] >> chip & 1:
                found += chip_words(s, seat, chip)
    if table.friends[seat] and table.favours_used < FAVOURS_A_TURN:
        reached = table.reach(seat, FAVOURS)
        for space in range(reached):
            found += favour_words(s, seat, s.house.edition.favours[space])
    return found


def chip_words(s: DerPate, seat: Seat, chip: int) -> list[int]:
    """The ways to use one grey chip; a wedding needs a friend in the pool (DP-GAP-27)."""
    if chip == WEDDING:
        return [TO_WED] if s.table.pool else []
    if chip == GRANDCHILD:
        return [TO_ROLL]
    return [act(USE_BIRTHDAY, track) for track in open_tracks(s, seat)]


def open_tracks(s: DerPate, seat: Seat) -> list[int]:
    """DP-GAP-12: reputation and influence always, income and favours until they are full."""
    tracks = range(INCOME, FAVOURS + 1)
    return [REPUTATION, INFLUENCE] + [t for t in tracks if s.table.reach(seat, t) < s.house.lengths[t]]


def favour_words(s: DerPate, seat: Seat, effect: int) -> list[int]:
    """DP-GAP-16: a favour with nothing to do is not offered."""
    table = s.table
    if effect == FREE_MEMBER:
        return [act(FAVOUR, F_MEMBER)] if table.river[seat] else []
    if effect == MARKER_BACK:
        base = seat * HOLDERS
        return [act(FAVOUR, F_MARKER + holder) for holder in range(HOLDERS) if table.debts[base + holder]]
    if effect == TWO_STEPS:
        return [act(FAVOUR, F_STEPS + REPUTATION), act(FAVOUR, F_STEPS + INFLUENCE)]
    return [act(FAVOUR, F_MONEY)] if effect == MONEY else []


def use(s: DerPate, seat: Seat, action: int) -> None:
    """Carry out one word of `uses`."""
    verb, noun = action >> NOUN_BITS, action & NOUN_MASK
    if verb == FAVOUR:
        do_favour(s, seat, noun)
    elif verb == USE_WEDDING:
        s.use_chip(seat, WEDDING, "DP-CHIP-05")
        s.table.befriend(seat, "DP-CHIP-05")
    elif verb == USE_GRANDCHILD:
        s.use_chip(seat, GRANDCHILD, "DP-CHIP-06")
        s.push(Grandchild(seat))
    else:
        s.use_chip(seat, BIRTHDAY, "DP-CHIP-07")
        s.advance(seat, noun, 1, "DP-CHIP-07")


def do_favour(s: DerPate, seat: Seat, noun: int) -> None:
    """DP-FAV-01, DP-FAV-05..DP-FAV-08."""
    table = s.table
    table.part_with_friend(seat)
    table.say("DP-FAV-01", "favour", seat, noun)
    if noun == F_MEMBER:
        table.river[seat] = table.river[seat] - 1
        table.stock[seat] = table.stock[seat] + 1
        table.say("DP-FAV-05", "rescued", seat)
    elif noun == F_MONEY:
        s.receive(seat, FAVOUR_MONEY, "DP-FAV-08")
    elif noun >= F_STEPS:
        s.advance(seat, noun - F_STEPS, FAVOUR_STEPS, "DP-FAV-07")
    else:
        table.redeem(seat, noun - F_MARKER, 1, "DP-FAV-06")


@mypyc_attr(acyclic=True, free_list_len=1)
class Grandchild(Procedure):
    """DP-CHIP-06: one die for itself; its pips in thousands."""

    def __init__(self, who: Seat) -> None:
        self.who = who

    def facts(self) -> tuple[int, ...]:
        return (self.who,)

    def clone(self) -> Grandchild:
        return Grandchild(self.who)

    def advance(self, s: DerPate) -> Wait | None:
        return LONE_WAIT

    def odds(self, s: DerPate) -> list[int]:
        return EVEN

    def hear(self, s: DerPate, action: int) -> None:
        face = action + 1
        s.table.say("DP-CHIP-06", "rolled_alone", self.who, face)
        s.receive(self.who, face if face != PUPPET else 0, "DP-CHIP-06")
        s.pop()


@mypyc_attr(acyclic=True, free_list_len=1)
class Interrupts(Procedure):
    """DP-GAP-13, DP-GAP-39: who has taken a grey chip in another's turn may use it at once, in turn order."""

    def __init__(self, who: Seat, answered: int) -> None:
        self.who = who
        self.answered = answered  # how often somebody has been asked

    def facts(self) -> tuple[int, ...]:
        return (self.who, self.answered)

    def clone(self) -> Interrupts:
        return Interrupts(self.who, self.answered)

    def asked(self, s: DerPate) -> Seat:
        """The next one in turn order with such a chip; the active player if nobody has one."""
        for seat in s.table.order(self.who):
            if seat != self.who and s.table.fresh[seat]:
                return seat
        return self.who

    def advance(self, s: DerPate) -> Wait | None:
        seat = self.asked(s)
        if seat == self.who:
            s.pop()
            return None
        words = chip_words(s, seat, lowest(s.table.fresh[seat]))
        if not words:  # a wedding, and no friend in the pool
            s.table.fresh[seat] &= s.table.fresh[seat] - 1
            s.swap(self.clone())
            return None
        return solo(seat, (PASS, *words), CHIP_KIND, "DP-GAP-13", PASS, EVERYONE)

    def hear(self, s: DerPate, action: int) -> None:
        seat = self.asked(s)
        chip = lowest(s.table.fresh[seat])
        self.answered += 1
        s.table.fresh[seat] &= ~(1 << chip)
        if action == PASS:
            s.table.say("DP-GAP-13", "kept_chip", seat, chip)
        else:
            use(s, seat, action)


def lowest(mask: int) -> int:
    """The number of the lowest bit."""
    bit = 0
    while not mask >> bit & 1:
        bit += 1
    return bit
