"""The event phase (chapters 5 and 17): a card is revealed, a marker steps, the car moves, the text is carried out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.derpate.state import DerPate
from backroom.games.derpate.tableau import raid
from backroom.games.derpate.uses import EVEN
from backroom.games.derpate.words import (
    BAIL,
    BAIL_KIND,
    BAIL_PRICE,
    EVENT_ROLL,
    FAVOURS,
    G1,
    G1_PRICE,
    G2,
    G3,
    G3_PRICE,
    G4,
    G5,
    KO,
    LONE_ROLL,
    NOWHERE,
    PUPPET,
    R1,
    R2,
    R3,
    R4,
    SINK,
    SPACES,
    UNDECIDED,
    VACANT,
    VACATE,
    VACATE_KIND,
)
from backroom.kernel.core import EVERYONE, NOUN_BITS, NOUN_MASK, RANDOM, Frame, Seat, Wait, act, roll, solo

EVENT_WAIT: Final = roll(EVENT_ROLL, "DP-EVT-01", EVERYONE)
RAID_WAIT: Final = roll(LONE_ROLL, "DP-CARD-R3a", EVERYONE)


@mypyc_attr(acyclic=True, free_list_len=1)
class EventCard(Frame):
    """DP-EVT-01: the top card: X, car, text. Chance picks among the cards that nobody has seen yet (DP-SETUP-12)."""

    def facts(self) -> tuple[int, ...]:
        return ()

    def clone(self) -> EventCard:
        return EventCard()

    def advance(self, s: DerPate) -> Wait | None:
        return EVENT_WAIT

    def odds(self, s: DerPate) -> list[int]:
        return s.table.unseen

    def hear(self, s: DerPate, action: int) -> None:
        table = s.table
        card = s.house.edition.events[action]
        table.unseen[action] = 0
        table.shown.append(action)
        table.say("DP-EVT-01", "event", action)
        step_marker(s, card.x)
        table.drive(card.car, "DP-EVT-07")
        s.swap(CardText(action))


def step_marker(s: DerPate, colour: int) -> None:
    """DP-EVT-02..DP-EVT-04: the marker of the X, until one of the two stands on the K.O. field."""
    table = s.table
    if table.ko != UNDECIDED:
        table.say("DP-EVT-04", "marker_stays", colour)
        return
    table.steps[colour] = table.steps[colour] + 1
    table.say("DP-EVT-02", "marker", colour, table.steps[colour])
    if table.steps[colour] == KO:
        table.ko = colour
        table.say("DP-EVT-03", "ko", colour)


@mypyc_attr(acyclic=True, free_list_len=1)
class CardText(Frame):
    """DP-EVT-08, DP-EVT-09: the text of a card, for all players."""

    def __init__(self, card: int) -> None:
        self.card = card

    def facts(self) -> tuple[int, ...]:
        return (self.card,)

    def clone(self) -> CardText:
        return CardText(self.card)

    def advance(self, s: DerPate) -> Wait | None:
        card = self.card
        if card == G3:
            s.swap(Vacating(s.table.start))
        elif card == R3:
            s.swap(KindRoll())
        elif card == R4:
            s.swap(Bailing(s.table.start))
        elif card == G5 or card == R1:
            s.table.open_card = card
            s.table.say("DP-EVT-09", "stays_open", card)
            s.pop()
        else:
            at_once(s, card)
            s.pop()
        return None


def at_once(s: DerPate, card: int) -> None:
    """The cards about which nobody is asked."""
    table = s.table
    if card == G1:
        new_connections(s)
    elif card == G2:
        if table.owner[table.car] == VACANT:
            table.say("DP-CARD-G2c", "no_victim", table.car)
        else:
            table.sink(table.car, "DP-CARD-G2a")
    elif card == G4:
        pass_debts_on(s)
    elif card == R2:
        present = [table.owner[i] for i in s.house.spaces_of[s.house.district[table.car]]]
        for seat in table.order(table.start):
            if seat in present:
                table.befriend(seat, "DP-CARD-R2a")
    else:
        raid(s, s.house.edition.gambling, "DP-CARD-R5a", "DP-CAR-07")


def new_connections(s: DerPate) -> None:
    """DP-CARD-G1a, DP-CARD-G1b, DP-GAP-17: whoever can pay does, and advances."""
    for seat in s.table.order(s.table.start):
        if s.hidden.money[seat] < G1_PRICE:
            s.table.say("DP-CARD-G1a", "contributed", seat, 0)
            continue
        s.hidden.money[seat] = s.hidden.money[seat] - G1_PRICE
        s.table.say("DP-CARD-G1a", "contributed", seat, G1_PRICE)
        s.advance(seat, FAVOURS, 1, "DP-CARD-G1b")


def pass_debts_on(s: DerPate) -> None:
    """DP-CARD-G4a, DP-CARD-G4b: everybody who has one gives an own marker to the left, at the same time."""
    table = s.table
    givers = [seat for seat in table.order(table.start) if table.markers[seat]]
    for seat in givers:
        table.owe(seat, table.next_seat(seat), "DP-CARD-G4a")


@mypyc_attr(acyclic=True, free_list_len=1)
class KindRoll(Frame):
    """DP-CARD-R3a..DP-CARD-R3c: a die names the kind of business that is raided."""

    def facts(self) -> tuple[int, ...]:
        return ()

    def clone(self) -> KindRoll:
        return KindRoll()

    def advance(self, s: DerPate) -> Wait | None:
        return RAID_WAIT

    def odds(self, s: DerPate) -> list[int]:
        return EVEN

    def hear(self, s: DerPate, action: int) -> None:
        face = action + 1
        s.table.say("DP-CARD-R3a", "rolled_alone", s.table.start, face)
        if face == PUPPET:
            s.table.say("DP-CARD-R3c", "no_raid")
        else:
            raid(s, face, "DP-CARD-R3b", "DP-CAR-07")
        s.pop()


@mypyc_attr(acyclic=True, free_list_len=1)
class Vacating(Frame):
    """DP-CARD-G3a..DP-CARD-G3c: everybody in turn order gives up one unprotected business."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def facts(self) -> tuple[int, ...]:
        return (self.seat,)

    def clone(self) -> Vacating:
        return Vacating(self.seat)

    def advance(self, s: DerPate) -> Wait | None:
        table = s.table
        mine = [i for i in range(SPACES) if table.owner[i] == self.seat and not table.is_protected(i)]
        if not mine:
            table.say("DP-CARD-G3c", "keeps_all", self.seat)
            self.go_on(s)
            return None
        menu = tuple([act(VACATE, space) for space in mine])
        return solo(self.seat, menu, VACATE_KIND, "DP-CARD-G3a", RANDOM, EVERYONE)

    def hear(self, s: DerPate, action: int) -> None:
        s.table.send_home(action & NOUN_MASK, "DP-CARD-G3a")
        s.receive(self.seat, G3_PRICE, "DP-CARD-G3b")
        self.go_on(s)

    def go_on(self, s: DerPate) -> None:
        following = after(s, self.seat)
        if following == NOWHERE:
            s.pop()
        else:
            s.swap(Vacating(following))


@mypyc_attr(acyclic=True, free_list_len=1)
class Bailing(Frame):
    """DP-CARD-R4a, DP-CARD-R4b, DP-GAP-23: everybody with prisoners pays for them or loses them to the Hudson."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def facts(self) -> tuple[int, ...]:
        return (self.seat,)

    def clone(self) -> Bailing:
        return Bailing(self.seat)

    def advance(self, s: DerPate) -> Wait | None:
        prisoners = s.table.prison[self.seat]
        if not prisoners:
            self.go_on(s)
            return None
        affordable = min(prisoners, s.hidden.money[self.seat] // BAIL_PRICE)
        if s.house.bail_per_member:
            words = [act(BAIL, number) for number in range(1, affordable + 1)]
        else:
            words = [act(BAIL, prisoners)] if affordable == prisoners else []
        return solo(self.seat, (*words, act(SINK)), BAIL_KIND, "DP-CARD-R4a", act(SINK), EVERYONE)

    def hear(self, s: DerPate, action: int) -> None:
        table = s.table
        freed = action & NOUN_MASK if action >> NOUN_BITS == BAIL else 0
        if freed:
            s.pay_bank(self.seat, freed * BAIL_PRICE, "DP-CARD-R4a")
            table.release(self.seat, freed, "DP-CARD-R4a")
        drowned = table.prison[self.seat]
        if drowned:
            table.prison[self.seat] = 0
            table.river[self.seat] = table.river[self.seat] + drowned
            table.say("DP-CARD-R4a", "drowned", self.seat, drowned)
        self.go_on(s)

    def go_on(self, s: DerPate) -> None:
        following = after(s, self.seat)
        if following == NOWHERE:
            s.pop()
        else:
            s.swap(Bailing(following))


def after(s: DerPate, seat: Seat) -> int:
    """DP-EVT-08: the next one in turn order; NOWHERE after the last."""
    seats = s.table.order(s.table.start)
    i = seats.index(seat) + 1
    return seats[i] if i < len(seats) else NOWHERE
