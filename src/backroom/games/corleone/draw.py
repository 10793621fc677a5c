"""Drawing jobs (chapters 16 and 22): look at some, keep some, the rest go face up onto the discard pile."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from backroom.games.corleone.procedure import Procedure
from backroom.games.corleone.state import Corleone
from backroom.games.corleone.words import JOB_ROLL, KEEP, KEEP_KIND
from backroom.kernel.core import NOUN_MASK, RANDOM, Seat, Wait, act, roll, solo


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawJobs(Procedure):
    """CE-ICON-04, CE-G-11, CE-DO-04: look at the top jobs, keep one or more in hand, discard the others.

    Which ones are kept is settled by the last word; until then nobody else sees a difference.
    """

    def __init__(self, who: Seat, look: int, keep: int, drawn: int, by_card: int) -> None:
        self.who = who
        self.look = look
        self.keep = keep
        self.drawn = drawn
        self.by_card = by_card

    def facts(self) -> tuple[int, ...]:
        return (self.who, self.look, self.keep, self.drawn, self.by_card)

    def clone(self) -> DrawJobs:
        return DrawJobs(self.who, self.look, self.keep, self.drawn, self.by_card)

    def give_up(self, s: Corleone) -> None:
        for card in sorted(s.hidden.drawn + s.hidden.kept):  # what was already chosen does not show
            s.lay_away(card)
            s.table.say("CE-G-31", "gave_up", self.who, card)
        s.hidden.drawn = []
        s.hidden.kept = []

    def rule(self) -> str:
        return "CE-DO-04" if self.by_card else "CE-ICON-04"

    def advance(self, s: Corleone) -> Wait | None:
        hidden = s.hidden
        if self.drawn < self.look and s.table.deck:
            return roll(JOB_ROLL, self.rule(), 1 << self.who)
        if self.drawn <= self.keep:
            hidden.kept = hidden.drawn
            hidden.drawn = []
            s.keep_drawn(self.who, "CE-G-11" if self.drawn < self.look else self.rule())
            s.pop()
            return None
        menu = tuple([act(KEEP, card) for card in hidden.drawn])
        return solo(self.who, menu, KEEP_KIND, self.rule(), RANDOM, 1 << self.who)

    def odds(self, s: Corleone) -> list[int]:
        return s.hidden.deck.counts

    def hear(self, s: Corleone, action: int) -> None:
        if self.drawn < self.look and s.table.deck:
            s.look_at_job(self.who, action, self.rule())
            self.drawn += 1
            if self.drawn < self.look:
                s.reshuffle()
            return
        hidden = s.hidden
        hidden.drawn.remove(action & NOUN_MASK)
        hidden.kept.append(action & NOUN_MASK)
        if len(hidden.kept) == self.keep:
            s.keep_drawn(self.who, self.rule())
            s.pop()
