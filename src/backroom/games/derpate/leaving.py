"""DP-GAP-36: a player leaves for good. The family becomes neutral, and the others play on.

Its members stay in their businesses; whoever is driven out goes into the box. Everything else is cleared away: money
to the bank, friend chips to the pool, own markers home. Markers that the leaver held are owed to the bank from now on.
What the leaver was doing or was asked ends at once.
"""

from __future__ import annotations

from backroom.games.derpate.ending import desert
from backroom.games.derpate.events import Bailing, Vacating
from backroom.games.derpate.procedure import Procedure
from backroom.games.derpate.state import DerPate
from backroom.games.derpate.turn import end_turn
from backroom.games.derpate.words import BANK, CHIPS, HOLDERS, MARKERS
from backroom.kernel.core import Seat
from backroom.kernel.run import settle


def leave(s: DerPate, seat: Seat) -> None:
    """Clear the leaver's things away and mend the stack."""
    table = s.table
    table.say("DP-GAP-36", "left", seat)
    top = s.top
    if isinstance(top, Bailing | Vacating) and top.seat == seat:
        top.go_on(s)
    mine = first_frame_of(s, seat)
    heir = table.next_seat(seat)
    clear(s, seat)
    table.playing &= ~(1 << seat)
    if table.start == seat:
        table.start = heir
        table.say("DP-GAP-36", "starts", heir)
    if table.playing & (table.playing - 1) == 0:
        desert(s, heir)
    elif mine >= 0:
        s.cut(mine)
        if table.turn == seat:
            end_turn(s)
    settle(s)


def first_frame_of(s: DerPate, seat: Seat) -> int:
    """The lowest procedure that is the leaver's own; -1 if none is."""
    frames = s.stack
    for i in range(len(frames)):
        frame = frames[i]
        if isinstance(frame, Procedure) and frame.who == seat:
            return i
    return -1


def clear(s: DerPate, seat: Seat) -> None:
    """Stock, prison and river into the box, money to the bank, chips, friends and markers where they came from."""
    table = s.table
    s.hidden.money[seat] = 0
    table.stock[seat] = 0
    table.prison[seat] = 0
    table.river[seat] = 0
    table.pool += table.friends[seat]
    table.friends[seat] = 0
    table.chips[seat] = 0
    table.fresh[seat] = 0
    table.spent[seat] = (1 << len(CHIPS)) - 1
    table.markers[seat] = MARKERS
    for holder in range(HOLDERS):
        table.debts[seat * HOLDERS + holder] = 0
    for debtor in range(s.house.seats):
        held = table.debts[debtor * HOLDERS + seat]
        if held:
            table.debts[debtor * HOLDERS + seat] = 0
            table.debts[debtor * HOLDERS + BANK] += held
            table.say("DP-GAP-36", "owes_bank", debtor, held)
