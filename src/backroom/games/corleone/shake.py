"""Shaking down (chapters 8 to 10): the front of one business, with its controller's share; the backs around a space."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.corleone.icons import BY_CONTROL, use_icons
from backroom.games.corleone.procedure import Procedure
from backroom.games.corleone.state import Corleone
from backroom.games.corleone.words import ACCEPT, FIRST, FIRST_KIND, FRONT_KIND, MOST
from backroom.kernel.core import EVERYONE, NOBODY, NOUN_MASK, PASS, Seat, Wait, act, solo

# By what a front is shaken down, as in icons.WHY: the rule of the event, and of the controller's share.
FRONT_RULES: Final[tuple[str, ...]] = ("CE-THUG-03", "", "", "CE-NEUT-03", "", "", "CE-G-10")
SHARE_RULES: Final[tuple[str, ...]] = ("CE-CTRL-02", "", "", "CE-CTRL-04", "", "", "CE-CTRL-04")
TAKE_OR_LEAVE: Final[tuple[int, ...]] = (act(ACCEPT), PASS)
WHO_IS_FIRST: Final = [
    [
        solo(active, (act(FIRST, active), act(FIRST, other)), FIRST_KIND, "CE-CTRL-03", act(FIRST, active), EVERYONE)
        for other in range(MOST)
    ]
    for active in range(MOST)
]


def shake_front(s: Corleone, actor: Seat, business: int, why: int) -> None:
    """CE-THUG-03: the actor uses the whole front; a controlling rival may use it too."""
    s.table.say(FRONT_RULES[why], "shook_front", actor, business)
    controller = s.table.controller(s.table.spots[business] >> 1)
    if controller in (NOBODY, actor):  # CE-CTRL-05: one's own territory gives the front once
        use_icons(s, actor, s.house.fronts[business], why)
    else:
        s.push(Front(actor, business, controller, why, Front.ASK))


@mypyc_attr(acyclic=True, free_list_len=1)
class Front(Procedure):
    """CE-CTRL-02..CE-CTRL-04, CE-G-04: two use one front; the active player says who goes first."""

    ASK: Final = 0
    FIRST_ACTOR: Final = 1  # the actor is next, then the controller
    FIRST_CONTROLLER: Final = 2
    THEN_ACTOR: Final = 3
    THEN_CONTROLLER: Final = 4
    OVER: Final = 5

    def __init__(self, who: Seat, business: int, controller: Seat, why: int, step: int) -> None:
        self.who = who
        self.business = business
        self.controller = controller
        self.why = why
        self.step = step

    def facts(self) -> tuple[int, ...]:
        return (self.who, self.business, self.controller, self.why, self.step)

    def clone(self) -> Front:
        return Front(self.who, self.business, self.controller, self.why, self.step)

    def advance(self, s: Corleone) -> Wait | None:
        if self.step == Front.ASK:
            if s.table.in_play(self.controller):
                return WHO_IS_FIRST[self.who][self.controller]
            self.step = Front.THEN_ACTOR
        if self.step == Front.OVER:
            s.pop()
            return None
        step = self.step
        if step == Front.FIRST_ACTOR or step == Front.THEN_ACTOR:
            self.step = Front.THEN_CONTROLLER if step == Front.FIRST_ACTOR else Front.OVER
            use_icons(s, self.who, s.house.fronts[self.business], self.why)
        else:
            self.step = Front.THEN_ACTOR if step == Front.FIRST_CONTROLLER else Front.OVER
            self.share(s)
        if s.top is self:  # there was nothing to ask
            return self.advance(s)
        return None

    def share(self, s: Corleone) -> None:
        """CE-CTRL-02: the controller's use, even without a figure in reserve and out of turn (CE-G-05)."""
        if not s.table.in_play(self.controller):
            return
        if s.house.whole_front:
            s.push(Share(self.controller, self.business, self.why))
        else:
            s.table.say(SHARE_RULES[self.why], "shared_front", self.controller, self.business)
            use_icons(s, self.controller, s.house.fronts[self.business], BY_CONTROL)

    def hear(self, s: Corleone, action: int) -> None:
        mine = action & NOUN_MASK == self.who
        self.step = Front.FIRST_ACTOR if mine else Front.FIRST_CONTROLLER
        s.table.say("CE-CTRL-03", "goes_first", self.who, action & NOUN_MASK)


@mypyc_attr(acyclic=True, free_list_len=1)
class Share(Procedure):
    """CE-DIFF-08: where fronts are shared whole, the controller takes all of it or nothing."""

    def __init__(self, who: Seat, business: int, why: int) -> None:
        self.who = who
        self.business = business
        self.why = why

    def facts(self) -> tuple[int, ...]:
        return (self.who, self.business, self.why)

    def clone(self) -> Share:
        return Share(self.who, self.business, self.why)

    def advance(self, s: Corleone) -> Wait | None:
        return solo(self.who, TAKE_OR_LEAVE, FRONT_KIND, "CE-DIFF-08", act(ACCEPT), EVERYONE)

    def hear(self, s: Corleone, action: int) -> None:
        s.pop()
        if action == PASS:
            s.table.say("CE-DIFF-08", "declined_front", self.who, self.business)
            return
        s.table.say(SHARE_RULES[self.why], "shared_front", self.who, self.business)
        use_icons(s, self.who, s.house.fronts[self.business], BY_CONTROL, must=True)
