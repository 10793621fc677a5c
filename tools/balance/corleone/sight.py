"""What the greedy bot looks at, read straight from a state: the same sight as through a view, in a tenth of the time.

Only the open table and the cards of the seat itself are read. tests/bots/test_balance_corleone.py compares it with the
sight through the view, position by position.
"""

from __future__ import annotations

from functools import cache

from backroom.bots.corleone.sight import ABOUT_RICHES, ABOUT_TURF, Sight
from backroom.games.corleone import words as w
from backroom.games.corleone.memory import IN_CASE
from backroom.games.corleone.notation import Notation
from backroom.games.corleone.rows import Edition
from backroom.games.corleone.stack import stack_of
from backroom.games.corleone.state import Corleone
from backroom.games.corleone.steps import AnyStep
from backroom.games.corleone.view import drawing, looked_at, looking
from backroom.games.steps import Stack
from backroom.kernel.core import TAKE_BACK
from backroom.kernel.run import legal


@cache
def stack_for(edition: Edition) -> Stack[AnyStep]:
    return stack_of(Notation(edition))


def peer(s: Corleone, seat: int) -> Sight:
    """The sight of a seat that is asked."""
    table, hidden, wait = s.table, s.hidden, s.wait
    n = s.house.seats
    kind = wait.kind.name
    force = [table.influence(i) for i in range(w.TERRITORIES)] if kind in ABOUT_TURF else []
    return Sight(
        seat,
        n,
        kind,
        [word for word in legal(s, seat) if word != TAKE_BACK],
        s.lists[wait.seats.index(seat)].copy() if wait.many else [],
        hidden.half,
        stack_for(s.house.edition).step(s.top),
        table.act,
        table.horse,
        s.house.limits,
        table.supply,
        table.tiles,
        table.thugs,
        table.spaces,
        table.chief,
        len(table.river),
        table.stacks,
        force if n == w.MOST else [[*sides[:n], sides[w.NEUTRAL]] for sides in force],
        table.public,
        table.pile,
        table.deck,
        table.allies,
        table.rivals(seat),
        table.markers,
        [table.thugs_left[i] + table.members_left[i].bit_count() for i in range(n)],
        table.done,
        table.hand,
        table.case,
        known_notes(s, seat) if kind in ABOUT_RICHES else [],
        table.more_cards[seat],
        table.thugs_left[seat],
        table.members_left[seat].bit_count(),
        hidden.counts[seat * w.PILES : seat * w.PILES + w.PILES],
        hidden.unique[seat],
        hidden.cases[seat * w.MONEY : seat * w.MONEY + w.MONEY],
        hidden.drawn if kind == "keep" and drawing(s) == seat else [],
        looked_at(s) if kind == "card" and looking(s) == seat else [],
    )


def known_notes(s: Corleone, seat: int) -> list[int]:
    """What the seat knows of every suitcase."""
    memory, found = s.hidden.memory, []
    for owner in range(s.house.seats):
        row = memory.row(seat, owner) + IN_CASE
        found += memory.sure[row : row + w.MONEY]
    return found
