"""What cards do to figures (chapters 13 and 15): whack, move, recall, and the three neutral figures."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.corleone.icons import BY_MAYOR, BY_MEMBER, BY_THUG, BY_UNION_BOSS, use_icons
from backroom.games.corleone.procedure import Procedure
from backroom.games.corleone.rows import ONE_TERRITORY, WORKS, Effect
from backroom.games.corleone.shake import shake_front
from backroom.games.corleone.state import Corleone
from backroom.games.corleone.table import owner_of
from backroom.games.corleone.targets import (
    WHOLE_BOARD,
    effects_of,
    figures,
    free_places,
    is_of_kind,
    targets,
    within,
)
from backroom.games.corleone.words import (
    CHIEF_PLACE,
    FIRST_ALLY,
    FIRST_SPACE,
    FIRST_TERRITORY,
    IN,
    MAYOR,
    MOVE,
    PLACE,
    POLICE_CHIEF,
    RECALL,
    TARGET_KIND,
    TERRITORIES,
    TO,
    WHACK,
)
from backroom.kernel.core import EVERYONE, NOBODY, NOUN_BITS, NOUN_MASK, PASS, RANDOM, Seat, Wait, act, solo

ANYBODY: Final = -1
NO_TERRITORY: Final = -1


def ask(who: Seat, menu: list[int], rule: str, *, may_pass: bool) -> Wait:
    """CE-ED-02: an effect may be declined before its first target."""
    if may_pass:
        menu.append(PASS)
    return solo(who, tuple(menu), TARGET_KIND, rule, PASS if may_pass else RANDOM, EVERYONE)


def decline(s: Corleone, who: Seat) -> None:
    """CE-ED-02: an effect is not wanted."""
    s.table.say("CE-ED-02", "declined_effect", who)


def no_effect(s: Corleone, who: Seat, card: int) -> None:
    """CE-ED-03, CE-G-08, CE-G-29: there is nothing to choose; the card goes on."""
    s.table.say("CE-G-08" if card < FIRST_ALLY else "CE-G-29", "no_effect", who, card)


def work_at(s: Corleone, actor: Seat, place: int, *, neutral: bool) -> None:
    """Use a place as if a figure of the actor had just been played there."""
    if place >= FIRST_SPACE:
        why = BY_MAYOR if neutral else BY_MEMBER
        s.table.say("CE-NEUT-03" if neutral else "CE-FAM-02", "shook_backs", actor, place)
        use_icons(s, actor, s.table.backs_at(place - FIRST_SPACE), why)
    else:
        shake_front(s, actor, place, BY_UNION_BOSS if neutral else BY_THUG)


@mypyc_attr(acyclic=True, free_list_len=1)
class Whack(Procedure):
    """CE-WHACK-01, CE-DO-06: chosen figures go to the river, one after another.

    `left` are still to be chosen, `territory` is where all of them must be, `rival` whose turn it is if each rival has
    one, `struck` the mask of the owners so far. Ends with that mask.
    """

    def __init__(self, who: Seat, card: int, row: int, left: int, territory: int, rival: Seat, struck: int) -> None:
        self.who = who
        self.card = card
        self.row = row
        self.left_to_choose = left
        self.territory = territory
        self.rival = rival
        self.struck = struck

    def facts(self) -> tuple[int, ...]:
        return (self.who, self.card, self.row, self.left_to_choose, self.territory, self.rival, self.struck)

    def clone(self) -> Whack:
        return Whack(self.who, self.card, self.row, self.left_to_choose, self.territory, self.rival, self.struck)

    def effect(self, s: Corleone) -> Effect:
        return effects_of(s, self.card)[self.row]

    def area(self, s: Corleone) -> int:
        """The mask of the territories that the card reaches."""
        return within(s, self.who, self.effect(s).where)

    def choices(self, s: Corleone, e: Effect, territory: int) -> list[int]:
        area = self.area(s) if territory == NO_TERRITORY else 1 << territory
        return targets(s, self.who, e, area, self.rival, self.struck if e.distinct else 0)

    def advance(self, s: Corleone) -> Wait | None:
        e = self.effect(s)
        wait = self.question(s, e) if self.left_to_choose else None
        if wait is not None:
            return wait
        rival = self.next_rival(s) if e.each_rival else NOBODY
        if rival != NOBODY:
            s.swap(Whack(self.who, self.card, self.row, e.count, NO_TERRITORY, rival, self.struck))
            return None
        if not self.struck and self.left_to_choose == e.count:
            no_effect(s, self.who, self.card)
        s.pop(self.struck)
        return None

    def question(self, s: Corleone, e: Effect) -> Wait | None:
        """The next target, or the territory first; None if there is nobody to choose."""
        half = s.hidden.half
        begun = self.struck != 0 or self.left_to_choose < e.count
        may_pass = not half and (e.up_to or not begun)
        territory = self.territory
        if e.where == ONE_TERRITORY and territory == NO_TERRITORY:
            if not half:
                menu = [act(IN, FIRST_TERRITORY + i) for i in range(TERRITORIES) if self.choices(s, e, i)]
                return ask(self.who, menu, "CE-DO-06", may_pass=may_pass) if menu else None
            territory = (half[0] & NOUN_MASK) - FIRST_TERRITORY
        menu = [act(WHACK, place) for place in self.choices(s, e, territory)]
        return ask(self.who, menu, "CE-WHACK-01", may_pass=may_pass) if menu else None

    def spare(self, s: Corleone) -> None:
        """CE-ED-02: the effect is declined; with `up_to` only as far as this rival is concerned."""
        e = self.effect(s)
        decline(s, self.who)
        if e.each_rival and e.up_to:
            self.left_to_choose = 0
        else:
            s.pop(self.struck)

    def next_rival(self, s: Corleone) -> Seat:
        """CE-DO-06: `each_rival` is done once for each, clockwise from the actor."""
        n = s.house.seats
        gone_by = (self.rival - self.who) % n
        for seat in s.table.rivals(self.who):
            if (seat - self.who) % n > gone_by:
                return seat
        return NOBODY

    def hear(self, s: Corleone, action: int) -> None:
        if action == PASS:
            self.spare(s)
            return
        if action >> NOUN_BITS == IN:
            s.hidden.half = [action]
            return
        if s.hidden.half:
            self.territory = (s.hidden.half[0] & NOUN_MASK) - FIRST_TERRITORY
            s.hidden.half = []
        self.struck |= 1 << s.table.whack(self.who, action & NOUN_MASK)
        self.left_to_choose -= 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Move(Procedure):
    """CE-DO-07, CE-G-16: a figure goes to another empty place of its own sort; it may work there for the actor.

    Figure and destination are one choice in two words. `moved` is a mask of the places where figures of this effect
    stand now: none moves twice.
    """

    def __init__(self, who: Seat, card: int, row: int, left: int, moved: int) -> None:
        self.who = who
        self.card = card
        self.row = row
        self.left_to_move = left
        self.moved = moved

    def facts(self) -> tuple[int, ...]:
        return (self.who, self.card, self.row, self.left_to_move, self.moved)

    def clone(self) -> Move:
        return Move(self.who, self.card, self.row, self.left_to_move, self.moved)

    def advance(self, s: Corleone) -> Wait | None:
        e = effects_of(s, self.card)[self.row]
        if s.hidden.half:
            figure = s.table.figure_at(s.hidden.half[0] & NOUN_MASK)
            return ask(self.who, [act(TO, p) for p in free_places(s, figure)], "CE-DO-07", may_pass=False)
        movable = self.movable(s, e) if self.left_to_move else []
        if not movable:
            if self.left_to_move == e.count:
                no_effect(s, self.who, self.card)
            s.pop()
            return None
        may_pass = self.left_to_move == e.count or e.up_to
        return ask(self.who, [act(MOVE, place) for place in movable], "CE-DO-07", may_pass=may_pass)

    def movable(self, s: Corleone, e: Effect) -> list[int]:
        """A figure without a free destination cannot be chosen."""
        found = targets(s, self.who, e, WHOLE_BOARD, ANYBODY, 0)
        return [p for p in found if not self.moved >> p & 1 and free_places(s, s.table.figure_at(p))]

    def hear(self, s: Corleone, action: int) -> None:
        if action == PASS:
            decline(s, self.who)
            s.pop()
            return
        if action >> NOUN_BITS == MOVE:
            s.hidden.half = [action]
            return
        source, place = s.hidden.half[0] & NOUN_MASK, action & NOUN_MASK
        s.hidden.half = []
        self.left_to_move -= 1
        works = effects_of(s, self.card)[self.row].work == WORKS and source != CHIEF_PLACE
        self.carry(s, source, place, "CE-DO-07" if works else "CE-G-16")
        if works:
            work_at(s, self.who, place, neutral=False)

    def carry(self, s: Corleone, source: int, place: int, rule: str) -> None:
        table = s.table
        figure = table.lift_figure(source)
        if figure == POLICE_CHIEF:
            table.set_figure(figure, 0, place - FIRST_TERRITORY)
            self.moved |= 1 << source
        else:
            table.set_figure(figure, place, 0)
            self.moved |= 1 << place
        table.say(rule, "moved", self.who, figure, place)


@mypyc_attr(acyclic=True, free_list_len=1)
class Recall(Procedure):
    """CE-DO-08: own figures go from the board back into the reserve."""

    def __init__(self, who: Seat, card: int, row: int, left: int) -> None:
        self.who = who
        self.card = card
        self.row = row
        self.left_to_recall = left

    def facts(self) -> tuple[int, ...]:
        return (self.who, self.card, self.row, self.left_to_recall)

    def clone(self) -> Recall:
        return Recall(self.who, self.card, self.row, self.left_to_recall)

    def advance(self, s: Corleone) -> Wait | None:
        e = effects_of(s, self.card)[self.row]
        menu = [act(RECALL, place) for place in figures(s.table) if self.is_mine(s, s.table.figure_at(place), e.kind)]
        if not self.left_to_recall or not menu:
            if self.left_to_recall == e.count:
                no_effect(s, self.who, self.card)
            s.pop()
            return None
        return ask(self.who, menu, "CE-DO-08", may_pass=self.left_to_recall == e.count)

    def is_mine(self, s: Corleone, figure: int, kind: int) -> bool:
        return figure < MAYOR and owner_of(figure) == self.who and is_of_kind(figure, kind)

    def hear(self, s: Corleone, action: int) -> None:
        if action == PASS:
            decline(s, self.who)
            s.pop()
            return
        s.table.recall(self.who, action & NOUN_MASK)
        self.left_to_recall -= 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Neutral(Procedure):
    """CE-NEUT-01..CE-NEUT-03, CE-G-15: place a neutral figure or move it; Mayor and Union Boss then work."""

    def __init__(self, who: Seat, figure: int) -> None:
        self.who = who
        self.figure = figure

    def facts(self) -> tuple[int, ...]:
        return (self.who, self.figure)

    def clone(self) -> Neutral:
        return Neutral(self.who, self.figure)

    def advance(self, s: Corleone) -> Wait | None:
        places = [] if self.figure in s.table.river else free_places(s, self.figure)
        if not places:
            s.table.say("CE-G-15", "stayed", self.figure)
            s.pop()
            return None
        return ask(self.who, [act(PLACE, place) for place in places], "CE-NEUT-01", may_pass=True)

    def hear(self, s: Corleone, action: int) -> None:
        s.pop()
        if action == PASS:
            decline(s, self.who)
            return
        table, place = s.table, action & NOUN_MASK
        source = table.place_of(self.figure)
        if source >= 0:
            table.lift_figure(source)
        table.set_figure(self.figure, place, place - FIRST_TERRITORY)
        table.say("CE-NEUT-02", "placed", self.who, self.figure, place)
        table.lend(self.who, self.figure)
        if self.figure != POLICE_CHIEF:
            work_at(s, self.who, place, neutral=True)
