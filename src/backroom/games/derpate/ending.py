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
    prisoners = s.table.prison[seat]
    if not prisoners:
        return
    freed = min(prisoners, s.hidden.money[seat] // FINE)
    s.pay_bank(seat, freed * FINE, "DP-END-05")  # also nothing: whether there is money may be hidden up to here
    if freed:
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
    """DP-END-02, DP-END-11, DP-END-13: who wins, alone or together, or nobody."""
    rule, first = ranked_first(s, contenders(s, seats))
    for seat in first:
        s.table.winners |= 1 << seat
        s.table.say(rule, "won", seat)
    if not first:
        s.table.say(rule, "no_winner")


def contenders(s: DerPate, seats: list[Seat]) -> list[Seat]:
    """The survivors; if there are none and it was agreed, whoever came furthest (DP-GAP-25)."""
    table = s.table
    if table.survivors or not s.house.furthest_wins:
        return [seat for seat in seats if table.survivors >> seat & 1]
    furthest = max([table.reach(seat, table.ko) for seat in seats])
    return [seat for seat in seats if table.reach(seat, table.ko) == furthest]


def ranked_first(s: DerPate, seats: list[Seat]) -> tuple[str, list[Seat]]:
    """DP-END-08..DP-END-11: the winners among these, and the rule that decided."""
    if not seats:
        return "DP-END-13", seats
    best = max([merits(s, seat) for seat in seats])
    first = [seat for seat in seats if merits(s, seat) == best]
    if len(first) > 1:
        return "DP-END-11", first
    as_rich = [merits(s, seat) for seat in seats if merits(s, seat)[0] == best[0]]
    if len(as_rich) == 1:
        return "DP-END-08" if s.table.survivors else "DP-GAP-25", first
    return "DP-END-09" if len([m for m in as_rich if m[1] == best[1]]) == 1 else "DP-END-10", first


def ranks(s: DerPate) -> list[int]:
    """DP-GAP-41: whoever may win by merit, the others behind them as equals, then who has left. The game is over."""
    table = s.table
    seats = list(range(s.house.seats))
    ranked = [seat for seat in seats if table.winners >> seat & 1]
    if table.ending == SETTLED:
        ranked = contenders(s, table.order(0))
    better = [len([i for i in ranked if merits(s, i) > merits(s, seat)]) for seat in seats]
    last = [len(ranked) if table.in_play(seat) else len(table.order(0)) for seat in seats]
    return [1 + (better[seat] if seat in ranked else last[seat]) for seat in seats]


def merits(s: DerPate, seat: Seat) -> tuple[int, int, int]:
    """Money, then the other track, then members in businesses and in stock."""
    table = s.table
    other = INFLUENCE if table.ko == REPUTATION else REPUTATION
    return table.totals[seat], table.reach(seat, other), table.held(seat) + table.stock[seat]


def desert(s: DerPate, last: Seat) -> None:
    """DP-GAP-36: everybody else has left."""
    s.table.winners = 1 << last
    s.table.totals = s.hidden.money.copy()
    s.table.say("DP-GAP-36", "won", last)
    s.finish(DESERTED)
