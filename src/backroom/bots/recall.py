"""Which words of a finished game the reasons of its bots belong to.

A bot gives its reasons in the order in which it was asked, and is asked more often than the others learn of: those
count whose word stands in the record. What nobody learnt at the table is learnt from no reason either.
"""

from __future__ import annotations

from collections import defaultdict, deque

import msgspec

from backroom.bots.reasons import Reason
from backroom.games.record import fresh, spell, step
from backroom.games.table import Table
from backroom.games.told import seen
from backroom.kernel.core import PASS, WINDOW, Seat, Wait


class Recalled(msgspec.Struct, frozen=True):
    """A reason of a bot that had been told so many facts."""

    heard: int
    reason: Reason


class Told(msgspec.Struct, frozen=True):
    """The reason of the word at this place of a record's log."""

    word: int
    seat: Seat
    reason: Reason


def counted(table: Table, recalled: dict[Seat, list[Recalled]]) -> list[Told]:
    """The reasons of the words that stand in the log of a finished table."""
    twin = fresh(table)
    heard = [0] * table.seats
    known = 0
    waiting: dict[tuple[Seat, int, str], deque[Reason]] = defaultdict(deque)
    for seat, mine in recalled.items():
        for one in mine:
            waiting[seat, one.heard, one.reason.word].append(one.reason)
    told: list[Told] = []
    for i, (seat, action) in enumerate(table.log):
        for event in twin.out.events[known:]:
            for viewer in recalled:
                heard[viewer] += seen(event, viewer)
        known = len(twin.out.events)
        fitting = waiting.get((seat, heard[seat], spell(table.game, seat, action).partition(" ")[2]))
        if fitting and not may_be_idle(twin.state.wait, action):
            told.append(Told(i, seat, fitting.popleft()))
        step(twin, seat, action)
    return told


def may_be_idle(wait: Wait, action: int) -> bool:
    """A record writes a reaction that changed nothing as a pass: a pass that has its reason would tell the others.

    Of a seat that is asked alone everybody knows that it has passed.
    """
    return wait.mode == WINDOW and not wait.first and len(wait.seats) > 1 and action == PASS
