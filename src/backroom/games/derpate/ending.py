"""The end of the game (chapter 18): elimination, settlement, the winner."""

from __future__ import annotations

from backroom.games.derpate.state import DerPate
from backroom.games.derpate.table import DESERTED, SETTLED
from backroom.games.derpate.words import (
    BANK,
    BUSINESS_VALUE,
    FINE,
    HOLDERS,
    INCOME,
    INFLUENCE,
    MARKER_VALUE,
    REPUTATION,
)
from backroom.kernel.core import Seat


def settle_accounts(s: DerPate) -> None:
    """DP-END-01..DP-END-14."""
    table = s.table
    seats = table.order(table.start)
    eliminate(s, seats)
    settling = [seat for seat in seats if s.house.eliminated_settle or table.survivors >> seat & 1]
    for seat in settling:
        s.receive(seat, s.house.edition.income[table.reach(seat, INCOME)], "DP-END-03")
    for seat in settling:
        s.receive(seat, BUSINESS_VALUE * table.held(seat), "DP-END-04")
    for seat in settling:
        pay_fines(s, seat)
    for seat in settling:
        pay_creditors(s, seat)
    for seat in settling:
        pay_bank_debts(s, seat)
    table.totals = s.hidden.money.copy()
    for seat in seats:
        table.say("DP-END-08", "total", seat, table.totals[seat])
    declare(s, seats)
    s.finish(SETTLED)


def eliminate(s: DerPate, seats: list[Seat]) -> None:
    """DP-END-01, DP-TRACK-07: who is not at the end of the deciding track is out."""
    table = s.table
    for seat in seats:
        if table.reach(seat, table.ko) == s.house.lengths[table.ko]:
            table.survivors |= 1 << seat
        else:
            table.say("DP-END-01", "eliminated", seat)


def pay_fines(s: DerPate, seat: Seat) -> None:
    """DP-END-05, DP-GAP-26: whoever cannot be paid for stays in prison."""
    freed = min(s.table.prison[seat], s.hidden.money[seat] // FINE)
    if freed:
        s.pay_bank(seat, freed * FINE, "DP-END-05")
        s.table.release(seat, freed, "DP-END-05")


def pay_creditors(s: DerPate, seat: Seat) -> None:
    """DP-END-06: clockwise from the debtor's left, with the cash of that moment."""
    table = s.table
    for creditor in table.order(seat):
        number = table.debts[seat * HOLDERS + creditor]
        if number:
            table.redeem(seat, creditor, number, "DP-END-06")
            s.pay_what_is_there(seat, creditor, number * MARKER_VALUE, "DP-END-06")


def pay_bank_debts(s: DerPate, seat: Seat) -> None:
    """DP-END-07."""
    number = s.table.debts[seat * HOLDERS + BANK]
    if not number:
        return
    s.table.redeem(seat, BANK, number, "DP-END-07")
    due = number * MARKER_VALUE
    paid = min(due, s.hidden.money[seat])
    s.pay_bank(seat, paid, "DP-END-07")
    if paid < due:
        s.table.say("DP-GAP-26", "waived", seat, due - paid)


def declare(s: DerPate, seats: list[Seat]) -> None:
    """DP-END-02, DP-END-08..DP-END-13, DP-GAP-25."""
    table = s.table
    first = [seat for seat in seats if table.survivors >> seat & 1]
    rule = "DP-END-08"
    if not first:
        if not s.house.furthest_wins:
            table.say("DP-END-13", "no_winner")
            return
        rule = "DP-GAP-25"
        furthest = max([table.reach(seat, table.ko) for seat in seats])
        first = [seat for seat in seats if table.reach(seat, table.ko) == furthest]
    best = max([table.totals[seat] for seat in first])
    tied = [seat for seat in first if table.totals[seat] == best]
    if len(tied) > 1:
        rule = "DP-END-09"
        other = INFLUENCE if table.ko == REPUTATION else REPUTATION
        ahead = max([table.reach(seat, other) for seat in tied])
        tied = [seat for seat in tied if table.reach(seat, other) == ahead]
    if len(tied) > 1:
        rule = "DP-END-10"
        most = max([free_members(s, seat) for seat in tied])
        tied = [seat for seat in tied if free_members(s, seat) == most]
    if len(tied) > 1:
        rule = "DP-END-11"
    for seat in tied:
        table.winners |= 1 << seat
        table.say(rule, "won", seat)


def ranks(s: DerPate) -> list[int]:
    """DP-GAP-41: survivors by DP-END-08..DP-END-11, everybody else behind them, as equals; for a game that is over."""
    table = s.table
    seats = range(s.house.seats)
    if not table.survivors:
        return [1 if not table.winners or table.winners >> seat & 1 else 2 for seat in seats]
    other = INFLUENCE if table.ko == REPUTATION else REPUTATION
    merits = [(table.totals[seat], table.reach(seat, other), free_members(s, seat)) for seat in seats]
    survivors = [seat for seat in seats if table.survivors >> seat & 1]
    return [
        1 + len([i for i in survivors if merits[i] > merits[seat]]) if seat in survivors else 1 + len(survivors)
        for seat in seats
    ]


def free_members(s: DerPate, seat: Seat) -> int:
    """DP-END-10: members in businesses and in stock."""
    return s.table.held(seat) + s.table.stock[seat]


def desert(s: DerPate, last: Seat) -> None:
    """DP-GAP-36: everybody else has left."""
    s.table.winners = 1 << last
    s.table.totals = s.hidden.money.copy()
    s.table.say("DP-GAP-36", "won", last)
    s.finish(DESERTED)
