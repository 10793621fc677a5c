"""Before the first turn (chapters 1, 9 and 10.1): cards, coins, the draft for two, the parties."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.coup.court import DEALT, DEALT_TO_TWO, DRAFTED, Draw
from backroom.games.coup.house import House
from backroom.games.coup.state import Coup, Hidden
from backroom.games.coup.table import WON, Table
from backroom.games.coup.turn import begin_turn, round_opener
from backroom.games.coup.words import DRAFT_KIND, EMPIRE, JOIN, PARTY_KIND, RESISTANCE, ROLES, TO_DRAFT
from backroom.kernel.bag import Bag
from backroom.kernel.core import EVERYONE, NOUN_MASK, RANDOM, Frame, Out, Seat, Wait, act, sealed, solo
from backroom.kernel.run import settle

HAND: Final = 2  # COUP-SETUP-01
PURSE: Final = 2  # COUP-SETUP-04
STARTER_PURSE: Final = 1  # COUP-2P-01
MAY_JOIN: Final[tuple[int, ...]] = (act(JOIN, EMPIRE), act(JOIN, RESISTANCE))


def lay_out(house: House) -> Coup:
    """A table with the deck and the coins on it, and nothing dealt yet."""
    s = Coup(Table(house), Hidden(house.seats))
    table = s.table
    table.living = (1 << house.seats) - 1
    s.hidden.court = Bag(house.deck())
    if house.draft:
        s.hidden.removed = [[], []]
    table.court = s.hidden.court.size()
    return s


def deal(house: House, out: Out) -> Coup:
    """A new game, up to the first roll or question."""
    s = lay_out(house)
    s.listen(out)
    s.push(SetUp(0))
    settle(s)
    return s


@mypyc_attr(acyclic=True, free_list_len=1)
class SetUp(Frame):
    """COUP-SETUP-01..COUP-SETUP-06: coins, two cards each, then the parties and the first turn."""

    COINS: Final = 0
    CARDS: Final = 1
    PARTIES: Final = 2

    def __init__(self, step: int) -> None:
        self.step = step

    def facts(self) -> tuple[int, ...]:
        return (self.step,)

    def clone(self) -> SetUp:
        return SetUp(self.step)

    def advance(self, s: Coup) -> Wait | None:
        if self.step == SetUp.COINS:
            self.step = SetUp.CARDS
            self.hand_out_coins(s)
            self.hand_out_cards(s)
        elif self.step == SetUp.CARDS and s.house.reformation:
            self.step = SetUp.PARTIES
            s.push(PartyChoice(s.house.first_player))
        else:
            begin_turn(s, round_opener(s))
        return None

    def hand_out_coins(self, s: Coup) -> None:
        for seat in range(s.house.seats):
            if s.house.seats == 2 and seat == s.house.first_player:
                s.table.take(seat, STARTER_PURSE, "COUP-2P-01")
            else:
                s.table.take(seat, PURSE, "COUP-SETUP-04")

    def hand_out_cards(self, s: Coup) -> None:
        if s.house.draft:
            s.table.court = len(ROLES) - 1  # the third set (COUP-2P-06)
            s.push(Draft())
            return
        for seat in range(s.house.seats - 1, -1, -1):
            s.table.influence[seat] = HAND
            s.push(Draw(seat, HAND, DEALT_TO_TWO if s.house.seats == 2 else DEALT))

    def left(self, s: Coup, seat: Seat) -> None:
        """Somebody goes before the first turn: the cards are dealt, or two were drafting and one remains."""
        leave_early(s, seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class Draft(Frame):
    """COUP-2P-03..COUP-2P-07: each picks one card of a set of five in secret; four leave the game."""

    def facts(self) -> tuple[int, ...]:
        return ()

    def clone(self) -> Draft:
        return Draft()

    def advance(self, s: Coup) -> Wait | None:
        menu = TO_DRAFT[s.house.roles()]
        return sealed((0, 1), (menu, menu), DRAFT_KIND, "COUP-2P-04", RANDOM, 0)

    def hear_all(self, s: Coup, answers: list[int]) -> None:
        for seat in range(2):
            s.table.influence[seat] = HAND
            self.keep(s, seat, answers[seat] & NOUN_MASK)
        third_set = [1 if s.house.roles() >> role & 1 else 0 for role in range(len(ROLES))]
        s.hidden.court = Bag(third_set)
        s.table.court = s.hidden.court.size()
        s.table.say("COUP-2P-05", "drafted", 4)
        s.swap(Draw(1, 1, DRAFTED))
        s.push(Draw(0, 1, DRAFTED))

    def keep(self, s: Coup, seat: Seat, kept: int) -> None:
        s.hidden.hands[seat].append(kept)
        for role in range(len(ROLES)):
            if s.house.roles() >> role & 1 and role != kept:
                s.hidden.removed[seat].append(role)
        if s.out.is_open:
            s.out.say("COUP-2P-04", "kept", (seat, kept), 1 << seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class PartyChoice(Frame):
    """COUP-REF-SETUP-02..COUP-REF-SETUP-05: the starter chooses a party, the others alternate."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def facts(self) -> tuple[int, ...]:
        return (self.seat,)

    def clone(self) -> PartyChoice:
        return PartyChoice(self.seat)

    def advance(self, s: Coup) -> Wait | None:
        return solo(self.seat, MAY_JOIN, PARTY_KIND, "COUP-REF-SETUP-03", RANDOM, EVERYONE)

    def hear(self, s: Coup, action: int) -> None:
        party = action & NOUN_MASK
        s.table.parties = True
        for k in range(s.house.seats):
            seat = (self.seat + k) % s.house.seats
            s.table.join(seat, party, "COUP-REF-SETUP-04" if k else "COUP-REF-SETUP-02")
            if s.table.alive(seat):  # a player who has left is skipped
                party ^= 1
        s.pop()


def leave_early(s: Coup, seat: Seat) -> None:
    """COUP-GAP-26 before the first turn: the cards go up; the party is then chosen by the next seat."""
    if s.out.is_open:
        s.out.say("COUP-GAP-26", "left", (seat,), EVERYONE)
    if not s.hidden.hands[seat]:  # in the draft nobody holds a card yet
        s.table.eliminate(seat)
        s.finish(WON)
        settle(s)
        return
    for role in s.hidden.hands[seat].copy():
        if s.turn_up(seat, role, "COUP-GAP-26"):
            settle(s)
            return
    s.settle_coins()
    top = s.top
    if isinstance(top, PartyChoice) and top.seat == seat:
        s.swap(PartyChoice(s.table.next_living(seat)))
    settle(s)
