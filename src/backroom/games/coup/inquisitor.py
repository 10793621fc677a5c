"""The Inquisitor's examination (chapter 10.5): one card shown to one seat, given back or swapped."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.coup.court import FORCED, Draw
from backroom.games.coup.state import Coup
from backroom.games.coup.words import DECIDE_KIND, GIVE_BACK, NO_ROLE, REVEAL_KIND, ROLES, SWAP, TO_REVEAL
from backroom.kernel.core import EVERYONE, NOUN_MASK, RANDOM, Frame, Seat, Wait, act, solo

VERDICTS: Final[tuple[int, ...]] = (act(GIVE_BACK), act(SWAP))


@mypyc_attr(acyclic=True, free_list_len=1)
class Examine(Frame):
    """COUP-INQ-04..COUP-INQ-06: the target shows a card of its choice to the actor alone, who decides."""

    SHOWING: Final = 0
    DECIDING: Final = 1
    SWAPPING: Final = 2

    def __init__(self, actor: Seat, target: Seat, step: int) -> None:
        self.actor = actor
        self.target = target
        self.step = step

    def facts(self) -> tuple[int, ...]:
        return (self.actor, self.target, self.step)

    def clone(self) -> Examine:
        return Examine(self.actor, self.target, self.step)

    def advance(self, s: Coup) -> Wait | None:
        if self.step == Examine.SHOWING:
            menu = TO_REVEAL[s.hidden.roles(self.target)]
            return solo(self.target, menu, REVEAL_KIND, "COUP-INQ-04", RANDOM, 1 << self.actor)
        return solo(self.actor, VERDICTS, DECIDE_KIND, "COUP-INQ-05", VERDICTS[0], EVERYONE)

    def hear(self, s: Coup, action: int) -> None:
        if self.step == Examine.SHOWING:
            self.step = Examine.DECIDING
            s.hidden.shown = action & NOUN_MASK
            if s.out.is_open:
                s.out.say("COUP-INQ-04", "revealed", (self.target, s.hidden.shown), 1 << self.actor | 1 << self.target)
            s.table.say("COUP-INQ-04", "examined", self.actor, self.target)
        elif action == VERDICTS[0]:
            s.table.say("COUP-INQ-05", "gave_back", self.actor, self.target)
            s.hidden.remember(self.actor, self.target, s.hidden.shown)
            s.hidden.shown = NO_ROLE
            s.pop()
        else:
            s.table.say("COUP-INQ-05", "swapped", self.actor, self.target)
            self.step = Examine.SWAPPING
            s.push(Draw(self.target, 1, FORCED))

    def told(self, s: Coup, result: int) -> None:
        """COUP-INQ-06: the new card is in hand before the old one goes back."""
        role = s.hidden.shown
        seen = s.hidden.knows(self.actor, self.target) & ~(1 << role)
        s.hidden.put_back(self.target, role, "COUP-INQ-06", 1 << self.actor | 1 << self.target)
        s.hidden.forget(self.target)
        for left in range(len(ROLES)):
            if seen >> left & 1:
                s.hidden.remember(self.actor, self.target, left)
        s.hidden.shown = NO_ROLE
        s.table.return_card()
        s.pop()
