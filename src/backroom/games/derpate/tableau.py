"""The dice tableau (chapters 8 to 12): what a die does on its field."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.derpate.procedure import Procedure
from backroom.games.derpate.state import DerPate
from backroom.games.derpate.words import (
    ADVANCE,
    BANK,
    CONSIGLIERE,
    FAVOURS,
    FREE,
    G5,
    G5_BONUS,
    GREY,
    HOLDERS,
    INCOME,
    INFLUENCE,
    INFORM,
    INFORMER,
    MAN,
    OCCUPY,
    OCCUPY_KIND,
    PRESS,
    PROSECUTOR,
    RED,
    REPUTATION,
    SERVICE_KIND,
    SPACES,
    TAKE_OVER,
    TAKE_OVER_KIND,
    VACANT,
    WHITE,
)
from backroom.kernel.core import EVERYONE, NOUN_MASK, PASS, Seat, Wait, act, solo

SERVICE_RULES: Final[tuple[str, ...]] = ("DP-ROW4-03", "DP-ROW4-04", "DP-ROW4-05", "DP-ROW4-06")


def illegal_income(s: DerPate, seat: Seat, kind: int) -> None:
    """DP-ROW1-02..DP-ROW1-07: everybody is paid for businesses of this kind, the active player first (DP-GAP-31)."""
    table = s.table
    row = s.house.edition.kinds[kind - 1]
    for player in table.order(seat):
        number = amount = 0
        for space in s.house.spaces_of_kind[kind]:
            if table.owner[space] == player:
                number += 1
                amount += s.house.pays[space]
        if not number:
            continue
        s.receive(player, amount, "DP-ROW1-02")
        if row.step == INFLUENCE:
            s.advance(player, INFLUENCE, number, "DP-ROW1-05")
        elif row.step == REPUTATION:
            s.advance(player, REPUTATION, number, "DP-ROW1-06")


def press(s: DerPate, seat: Seat) -> None:
    """DP-PRESS-03, DP-CARD-G5a."""
    s.advance(seat, REPUTATION, 1, "DP-PRESS-03")
    s.advance(seat, INFLUENCE, 1, "DP-PRESS-03")
    if s.table.open_card == G5:
        s.receive(seat, G5_BONUS, "DP-CARD-G5a")


def row_two(s: DerPate, seat: Seat, field: int, pips: int) -> None:
    """DP-ROW2-02..DP-ROW2-10."""
    if field == PRESS:
        press(s, seat)
    elif field == GREY:
        s.advance(seat, REPUTATION, pips, "DP-ROW2-02")
    elif field == RED:
        s.advance(seat, INFLUENCE, pips, "DP-ROW2-03")
    elif field == WHITE:
        s.receive(seat, pips, "DP-ROW2-10")
    else:
        visit(s, seat, pips)


def visit(s: DerPate, seat: Seat, pips: int) -> None:
    """DP-ROW2-04..DP-ROW2-09: the car moves; protection does not count where it stops (DP-CAR-06)."""
    table = s.table
    table.drive(pips, "DP-ROW2-04")
    owner = table.owner[table.car]
    if owner == VACANT:
        if table.stock[seat]:
            s.push(Visit(seat))
        else:
            table.say("DP-ROW2-05", "nothing_to_do", seat)
    elif owner == seat:
        table.say("DP-ROW2-08", "nothing_to_do", seat)
    else:
        table.send_home(table.car, "DP-ROW2-06" if table.is_player(owner) else "DP-ROW2-07")


def row_three(s: DerPate, seat: Seat, field: int, pips: int) -> None:
    """DP-ROW3-02..DP-ROW3-13."""
    if field == PRESS:
        press(s, seat)
    elif field == GREY:
        meeting(s, seat, pips)
    elif field == RED:
        raid(s, pips, "DP-ROW3-05", "DP-CAR-05")
    elif field == WHITE:
        s.pay_bank(seat, pips, "DP-ROW3-13")
        s.table.befriend(seat, "DP-ROW3-13")
    else:
        s.push(TakeOver(seat, pips))


def meeting(s: DerPate, seat: Seat, pips: int) -> None:
    """DP-ROW3-03, DP-ROW3-04: every marker of another player goes home, for money."""
    table = s.table
    debtors = [debtor for debtor in table.order(seat) if table.debts[debtor * HOLDERS + seat]]
    if not debtors:
        table.say("DP-ROW3-02", "nothing_to_do", seat)
    for debtor in debtors:
        number = table.debts[debtor * HOLDERS + seat]
        table.redeem(debtor, seat, number, "DP-ROW3-03")
        s.pay_what_is_there(debtor, seat, number * pips, "DP-ROW3-04")


def raid(s: DerPate, kind: int, rule: str, shield: str) -> None:
    """DP-ROW3-05, DP-CARD-R3b, DP-CARD-R5a: members in unprotected businesses of a kind go to prison."""
    table = s.table
    for space in s.house.spaces_of_kind[kind]:
        if table.owner[space] == VACANT:
            continue
        if table.is_protected(space):
            table.say(shield, "spared", space)
        else:
            table.arrest(space, rule)


def prey(s: DerPate, seat: Seat, kind: int) -> list[int]:
    """DP-ROW3-07, DP-ROW3-11, DP-ROW3-12: the spaces that the player may take over; of any kind if `kind` is 0."""
    table = s.table
    if not table.markers[seat] or not table.stock[seat]:
        return []
    spaces = s.house.spaces_of_kind[kind] if kind else range(SPACES)
    return [
        space
        for space in spaces
        if table.owner[space] != VACANT and table.owner[space] != seat and not table.is_protected(space)
    ]


def take_over(s: DerPate, seat: Seat, space: int, rule: str) -> None:
    """DP-ROW3-08..DP-ROW3-10."""
    table = s.table
    family = table.owner[space]
    table.say(rule, "took_over", seat, space)
    table.sink(space, "DP-ROW3-08")
    table.owe(seat, family if table.is_player(family) else BANK, "DP-ROW3-09")
    table.settle_in(seat, space, "DP-ROW3-10")


@mypyc_attr(acyclic=True, free_list_len=1)
class Visit(Procedure):
    """DP-ROW2-05: the car has stopped at a vacant business."""

    def __init__(self, who: Seat) -> None:
        self.who = who

    def facts(self) -> tuple[int, ...]:
        return (self.who,)

    def clone(self) -> Visit:
        return Visit(self.who)

    def advance(self, s: DerPate) -> Wait | None:
        return solo(self.who, (PASS, act(OCCUPY, s.table.car)), OCCUPY_KIND, "DP-ROW2-05", PASS, EVERYONE)

    def hear(self, s: DerPate, action: int) -> None:
        if action != PASS:
            s.table.settle_in(self.who, s.table.car, "DP-ROW2-05")
        s.pop()


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeOver(Procedure):
    """DP-ROW3-02, DP-ROW3-07: one business of the kind of the pips, or none."""

    def __init__(self, who: Seat, kind: int) -> None:
        self.who = who
        self.kind = kind

    def facts(self) -> tuple[int, ...]:
        return (self.who, self.kind)

    def clone(self) -> TakeOver:
        return TakeOver(self.who, self.kind)

    def advance(self, s: DerPate) -> Wait | None:
        targets = prey(s, self.who, self.kind)
        if not targets:
            able = s.table.markers[self.who] and s.table.stock[self.who]
            s.table.say("DP-ROW3-02" if able else "DP-ROW3-11", "nothing_to_do", self.who)
            s.pop()
            return None
        menu = (PASS, *[act(TAKE_OVER, space) for space in targets])
        return solo(self.who, menu, TAKE_OVER_KIND, "DP-ROW3-07", PASS, EVERYONE)

    def hear(self, s: DerPate, action: int) -> None:
        if action != PASS:
            take_over(s, self.who, action & NOUN_MASK, "DP-ROW3-07")
        s.pop()


@mypyc_attr(acyclic=True, free_list_len=1)
class Service(Procedure):
    """DP-ROW4-01..DP-ROW4-06: a person is called; the service may be declined (DP-GAP-09)."""

    def __init__(self, who: Seat, person: int) -> None:
        self.who = who
        self.person = person

    def facts(self) -> tuple[int, ...]:
        return (self.who, self.person)

    def clone(self) -> Service:
        return Service(self.who, self.person)

    def advance(self, s: DerPate) -> Wait | None:
        words = service_words(s, self.who, self.person)
        if not words:
            s.table.say(SERVICE_RULES[self.person], "nothing_to_do", self.who)
            s.pop()
            return None
        return solo(self.who, (PASS, *words), SERVICE_KIND, SERVICE_RULES[self.person], PASS, EVERYONE)

    def hear(self, s: DerPate, action: int) -> None:
        table = s.table
        noun = action & NOUN_MASK
        if action == PASS:
            table.say("DP-ROW4-02", "declined", self.who, self.person)
        elif self.person == CONSIGLIERE:
            table.settle_in(self.who, noun, "DP-ROW4-03")
        elif self.person == PROSECUTOR:
            table.release(self.who, table.prison[self.who], "DP-ROW4-04")
        elif self.person == INFORMER:
            table.arrest(noun, "DP-ROW4-05")
        else:
            s.advance(self.who, noun, 1, "DP-ROW4-06")
        s.pop()


def service_words(s: DerPate, seat: Seat, person: int) -> list[int]:
    """What the person can do for the player now."""
    table = s.table
    if person == CONSIGLIERE:
        if not table.stock[seat]:
            return []
        free = [i for i in range(SPACES) if table.owner[i] == VACANT and not table.is_protected(i)]
        return [act(MAN, space) for space in free]
    if person == PROSECUTOR:
        return [act(FREE)] if table.prison[seat] else []
    if person == INFORMER:
        return [act(INFORM, space) for space in range(SPACES) if may_be_denounced(s, seat, space)]
    tracks = [t for t in range(INCOME, FAVOURS + 1) if table.reach(seat, t) < s.house.lengths[t]]
    return [act(ADVANCE, track) for track in tracks]


def may_be_denounced(s: DerPate, seat: Seat, space: int) -> bool:
    """DP-ROW4-05: a member of another player, never of a neutral family, unless that was agreed (DP-GAP-08)."""
    table = s.table
    family = table.owner[space]
    if family == VACANT or family == seat or table.is_protected(space):
        return False
    return table.is_player(family) or s.house.informer_hits_neutral
