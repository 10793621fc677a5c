"""The seven rounds (chapters 3 and 4): income, an event card, everybody's turn."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from backroom.games.derpate.ending import settle_accounts
from backroom.games.derpate.events import EventCard, after
from backroom.games.derpate.leaving import leave
from backroom.games.derpate.state import DerPate
from backroom.games.derpate.turn import begin_turn
from backroom.games.derpate.words import DICE_PHASE, EVENT_PHASE, INCOME, INCOME_PHASE, NOWHERE, ROUNDS
from backroom.kernel.core import Frame, Seat, Wait


@mypyc_attr(acyclic=True, free_list_len=1)
class Rounds(Frame):
    """DP-ROUND-01..DP-ROUND-05: the lowest frame. `turn` is whose turn comes next in the dice phase."""

    def __init__(self, turn: Seat) -> None:
        self.turn = turn

    def facts(self) -> tuple[int, ...]:
        return (self.turn,)

    def clone(self) -> Rounds:
        return Rounds(self.turn)

    def advance(self, s: DerPate) -> Wait | None:
        table = s.table
        if table.phase == INCOME_PHASE:
            table.say("DP-ROUND-02", "round", table.round)
            pay_income(s)
            table.phase = EVENT_PHASE
            s.push(EventCard())
        elif table.phase == EVENT_PHASE:
            table.phase = DICE_PHASE
            s.swap(Rounds(table.start))
        elif self.turn != NOWHERE:
            seat = self.turn
            self.turn = after(s, seat)
            begin_turn(s, seat)
        else:
            self.end_round(s)
        return None

    def end_round(self, s: DerPate) -> None:
        table = s.table
        if table.open_card != NOWHERE:
            table.say("DP-EVT-09", "put_away", table.open_card)
            table.open_card = NOWHERE
        if table.round == ROUNDS:
            settle_accounts(s)
            return
        table.round += 1
        table.phase = INCOME_PHASE
        s.swap(Rounds(NOWHERE))

    def left(self, s: DerPate, seat: Seat) -> None:
        """DP-GAP-36: whoever leaves has no turn any more."""
        if self.turn == seat:
            self.turn = after(s, seat)
        leave(s, seat)


def pay_income(s: DerPate) -> None:
    """DP-INC-01..DP-INC-03."""
    table = s.table
    for seat in table.order(table.start):
        s.receive(seat, s.house.edition.income[table.reach(seat, INCOME)], "DP-INC-01")
