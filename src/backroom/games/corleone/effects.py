"""Small questions about one effect of a card: does it ask, does it bring anything, how often does it pay."""

from __future__ import annotations

from backroom.games.corleone import rows
from backroom.games.corleone.rows import Effect
from backroom.games.corleone.state import Corleone
from backroom.games.corleone.taking import robbable
from backroom.games.corleone.words import ACTS, GUN, NARCOTICS
from backroom.kernel.core import Seat


def brings_anything(s: Corleone, who: Seat, e: Effect, struck: int) -> bool:
    """Is there any point in asking about an effect that happens by itself, for all that everybody can see?"""
    rivals = s.table.playing & ~(1 << who)
    match e.do:
        case rows.DO_MONEY_PER:
            return how_many(s, who, e.per) > 0
        case rows.DO_OFFER:
            return sum([s.table.hand[seat] for seat in s.table.rivals(who)]) > 0
        case rows.DO_TAKE:
            return robbable(s, who, e, rivals if e.source == rows.EACH_RIVAL else rivals & struck)
        case rows.DO_HAND_LIMIT:
            return s.table.act < ACTS - 1
        case _:
            return not s.table.protected >> who & 1


def is_any_left(s: Corleone, choose: int) -> bool:
    """CE-DO-02: is there a good that the card lets one choose?"""
    return sum([s.table.supply[card] for card in range(GUN, NARCOTICS) if choose >> card & 1]) > 0


def how_many(s: Corleone, seat: Seat, per: int) -> int:
    """CE-DO-03: controlled territories, figures in the river, own figures on the board, or completed jobs."""
    match per:
        case 0:
            return s.table.controlled(seat).bit_count()
        case 1:
            return len(s.table.river)
        case 2:
            return s.table.figures_on_board(seat)
        case _:
            return len(s.table.done[seat])


def happens_by_itself(e: Effect) -> bool:
    """CE-G-33: gains that nobody would refuse."""
    if e.do == rows.DO_TAKE:
        return e.source != rows.ONE_RIVAL
    return e.do in (rows.DO_MONEY_PER, rows.DO_PROTECT, rows.DO_HAND_LIMIT, rows.DO_OFFER)
