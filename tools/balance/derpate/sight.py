"""What the greedy bot looks at, read straight from a state: the same sight as through a view, in less time.

Only what lies open is read, and money as far as the seat may see it. tests/bots/test_balance_derpate.py compares it
with the sight through the view, position by position.
"""

from __future__ import annotations

from backroom.bots.derpate.sight import UNKNOWN, Sight
from backroom.games.derpate import words as w
from backroom.games.derpate.state import DerPate
from backroom.kernel.core import NOBODY
from backroom.kernel.run import legal


def peer(s: DerPate, seat: int) -> Sight:
    """The sight of a seat that is asked."""
    table, money = s.table, s.hidden.money
    order = table.order(table.start)
    if s.house.hidden_money:
        money = [amount if i == seat else UNKNOWN for i, amount in enumerate(money)]
    left = w.ALL_DICE
    for die in table.placed:
        if die != w.UNUSED:
            left &= ~(1 << die)
    return Sight(
        seat,
        s.house.seats,
        s.wait.kind.name,
        list(legal(s, seat)),
        table.round,
        order,
        0 if table.turn == NOBODY else order.index(table.turn),
        w.ROWS - table.placed.count(w.UNUSED),
        table.car,
        table.owner,
        money,
        table.stock,
        table.prison,
        table.river,
        table.markers,
        table.debts,
        table.friends,
        table.pool,
        table.tracks,
        table.chips,
        table.unseen,
        len(table.shown),
        table.open_card,
        table.steps,
        table.ko,
        table.dice,
        left,
        table.favours_used,
    )
