"""The phases after the turns (chapters 7 and 17 to 19): Family Business round the table, Turf War, Bribery, Tribute."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from backroom.games.corleone.control import win_marker
from backroom.games.corleone.memory import IN_CASE
from backroom.games.corleone.rows import ANY_ACTION
from backroom.games.corleone.state import Corleone, insert
from backroom.games.corleone.turn import Turn
from backroom.games.corleone.words import (
    ALLY_KIND,
    BID,
    BID_KIND,
    CARDS,
    DISCARD,
    MONEY,
    NEUTRAL,
    PILES,
    TAKE,
    TERRITORIES,
    TRIBUTE_KIND,
    VALUES,
)
from backroom.kernel.core import (
    DONE,
    EVERYONE,
    NOBODY,
    NOUN_MASK,
    RANDOM,
    Frame,
    Seat,
    Wait,
    act,
    sealed_lists,
    solo,
)

# The words of a Tribute by card, and the only word once they are enough. Not called ints, which would be boxed anew for
# every menu.
DISCARDS: Final[list[Any]] = [act(DISCARD, card) for card in range(CARDS)]
ENOUGH: Final[tuple[int, ...]] = (DONE,)


@mypyc_attr(acyclic=True, free_list_len=1)
class FamilyBusiness(Frame):
    """CE-FB-01..CE-FB-05: turns go clockwise from the horse head until nobody has a figure in reserve.

    `seat` is next, `idle` is the mask of those who could do nothing since somebody last could (CE-G-01).
    """

    def __init__(self, seat: Seat, idle: int) -> None:
        self.seat = seat
        self.idle = idle

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.idle)

    def clone(self) -> FamilyBusiness:
        return FamilyBusiness(self.seat, self.idle)

    def advance(self, s: Corleone) -> Wait | None:
        table = s.table
        able = 0
        for seat in range(s.house.seats):
            if table.in_play(seat) and table.has_figure(seat):
                able |= 1 << seat
        if not able & ~self.idle:
            table.say("CE-G-01" if able else "CE-FB-05", "no_more_turns")
            s.pop()
            return None
        while not table.in_play(self.seat) or not table.has_figure(self.seat):
            if table.in_play(self.seat):
                table.say("CE-FB-04", "skipped", self.seat)
            self.seat = (self.seat + 1) % s.house.seats
        table.say("CE-FB-01", "turn", self.seat)
        s.push(Turn(self.seat, ANY_ACTION, 0))
        return None

    def told(self, s: Corleone, result: int) -> None:
        """A turn is over (CE-NEUT-04); `result` says that nothing could be done in it."""
        s.table.take_back_lent()
        self.idle = self.idle | 1 << self.seat if result else 0
        self.seat = (self.seat + 1) % s.house.seats


@mypyc_attr(acyclic=True, free_list_len=1)
class TurfWar(Frame):
    """CE-TURF-01..CE-TURF-08: territory by territory, the family with strictly most influence puts a marker."""

    def __init__(self, territory: int) -> None:
        self.territory = territory

    def facts(self) -> tuple[int, ...]:
        return (self.territory,)

    def clone(self) -> TurfWar:
        return TurfWar(self.territory)

    def advance(self, s: Corleone) -> Wait | None:
        if self.territory == TERRITORIES:
            s.pop()
            return None
        s.swap(TurfWar(self.territory + 1))
        self.fight(s)
        return None

    def fight(self, s: Corleone) -> None:
        force = s.table.influence(self.territory)
        best, winner, tied = 0, NOBODY, False
        for side in range(NEUTRAL + 1):
            if force[side] > best:
                best, winner, tied = force[side], side, False
            elif force[side] == best:
                tied = True
        if not best:
            s.table.say("CE-G-18", "no_winner", self.territory, best)
        elif tied:
            s.table.say("CE-TURF-06", "no_winner", self.territory, best)
        elif winner == NEUTRAL:
            s.table.say("CE-TURF-07", "no_winner", self.territory, best)
        else:
            s.table.say("CE-TURF-05", "turf_won", winner, self.territory, best)
            win_marker(s, winner, self.territory, "CE-TURF-05")


@mypyc_attr(acyclic=True, free_list_len=1)
class Bribery(Frame):
    """CE-BRIBE-01..CE-BRIBE-03: everybody bids notes of the suitcase in secret; all bids are opened together."""

    def facts(self) -> tuple[int, ...]:
        return ()

    def clone(self) -> Bribery:
        return Bribery()

    def advance(self, s: Corleone) -> Wait | None:
        bidders = tuple([seat for seat in s.table.from_horse() if s.table.case[seat]])
        if not bidders or not s.table.allies:
            s.table.say("CE-BRIBE-07", "no_bribes")
            s.pop()
            return None
        return sealed_lists(bidders, BID_KIND, "CE-BRIBE-02", DONE, EVERYONE)

    def menu(self, s: Corleone, seat: Seat, said: list[int]) -> tuple[int, ...]:
        """CE-BRIBE-01: what is in the suitcase and not bid yet."""
        cases = s.hidden.cases
        notes = [note for note in range(MONEY) if cases[seat * MONEY + note] > said.count(act(BID, note))]
        return tuple([act(BID, note) for note in notes] + [DONE])

    def hear_lists(self, s: Corleone, lists: list[list[int]]) -> None:
        table = s.table
        seats = s.wait.seats
        bids = [0] * (s.house.seats * MONEY)
        for i in range(len(seats)):
            for word in lists[i]:
                k = seats[i] * MONEY + (word & NOUN_MASK)
                bids[k] = bids[k] + 1
            open_bid(s, seats[i], bids)
        table.bids = bids
        favours = Favours(0)
        favours.rank(s)
        s.swap(favours)


def open_bid(s: Corleone, seat: Seat, bids: list[int]) -> None:
    """CE-BRIBE-03: everybody sees the notes."""
    table = s.table
    total = 0
    for note in range(MONEY):
        n = bids[seat * MONEY + note]
        total += n * VALUES[note]
        for _ in range(n):
            table.say("CE-BRIBE-03", "bid", seat, note)
        s.hidden.memory.at_least(seat, IN_CASE + note, n)
    table.say("CE-BRIBE-03", "bid_total", seat, total)


@mypyc_attr(acyclic=True, free_list_len=1)
class Favours(Frame):
    """CE-BRIBE-04..CE-BRIBE-07, CE-G-19: the bidders by rank pay and choose an ally, as long as there are any.

    `served` is the mask of those who have had their turn.
    """

    def __init__(self, served: int) -> None:
        self.served = served

    def facts(self) -> tuple[int, ...]:
        return (self.served,)

    def clone(self) -> Favours:
        return Favours(self.served)

    def total(self, s: Corleone, seat: Seat) -> int:
        total = 0
        for note in range(MONEY):
            total += s.table.bids[seat * MONEY + note] * VALUES[note]
        return total

    def next_bidder(self, s: Corleone) -> Seat:
        """CE-BRIBE-04: the highest bid; among equals the first clockwise from the horse head."""
        best, bidder = 0, NOBODY
        for seat in s.table.from_horse():
            if not self.served >> seat & 1 and self.total(s, seat) > best:
                best, bidder = self.total(s, seat), seat
        return bidder

    def rank(self, s: Corleone) -> None:
        """CE-BRIBE-04: everybody sees who comes when."""
        ranking = Favours(0)
        bidder = ranking.next_bidder(s)
        place = 1
        while bidder != NOBODY:
            s.table.say("CE-BRIBE-04", "ranked", bidder, place)
            ranking.served |= 1 << bidder
            bidder = ranking.next_bidder(s)
            place += 1

    def advance(self, s: Corleone) -> Wait | None:
        bidder = self.next_bidder(s)
        if bidder == NOBODY or not s.table.allies:
            self.give_back(s)
            s.pop()
            return None
        menu = tuple([act(TAKE, ally) for ally in s.table.allies])
        return solo(bidder, menu, ALLY_KIND, "CE-BRIBE-05", RANDOM, EVERYONE)

    def give_back(self, s: Corleone) -> None:
        """CE-BRIBE-06, CE-BRIBE-07: who gets no ally keeps the bid."""
        for seat in s.table.from_horse():
            if not self.served >> seat & 1:
                paid = self.total(s, seat)
                s.table.say("CE-BRIBE-06" if paid else "CE-BRIBE-07", "no_ally", seat, paid)
        s.table.bids = []

    def hear(self, s: Corleone, action: int) -> None:
        bidder = s.wait.seats[0]
        self.served |= 1 << bidder
        for note in range(MONEY):
            for _ in range(s.table.bids[bidder * MONEY + note]):
                s.spend(bidder, note, "CE-BRIBE-05")
            s.table.bids[bidder * MONEY + note] = 0
        s.table.allies.remove(action & NOUN_MASK)
        insert(s.table.bought, action & NOUN_MASK)
        s.give_openly(bidder, action & NOUN_MASK, "CE-BRIBE-05")


@mypyc_attr(acyclic=True, free_list_len=1)
class Tribute(Frame):
    """CE-TRIB-02, CE-G-21: everybody over the hand limit chooses in secret what to discard; all are shown together."""

    TAKE_ALLIES_BACK: Final = 0
    DISCARDING: Final = 1

    def __init__(self, step: int) -> None:
        self.step = step

    def facts(self) -> tuple[int, ...]:
        return (self.step,)

    def clone(self) -> Tribute:
        return Tribute(self.step)

    def advance(self, s: Corleone) -> Wait | None:
        table = s.table
        if self.step == Tribute.TAKE_ALLIES_BACK:
            s.swap(Tribute(Tribute.DISCARDING))
            self.take_allies_back(s)
            return None
        over = tuple([seat for seat in table.from_horse() if table.hand[seat] > table.limit(seat)])
        if not over:
            s.pop()
            return None
        return sealed_lists(over, TRIBUTE_KIND, self.rule(s), RANDOM, EVERYONE)

    def rule(self, s: Corleone) -> str:
        """CE-G-20: the limit is the edition's, or what the table agreed on."""
        act = s.house.edition.acts[s.table.act]
        return "CE-TRIB-02" if s.house.limits[s.table.act] == act.limit else "CE-G-20"

    def take_allies_back(self, s: Corleone) -> None:
        """CE-TRIB-01, CE-ALLY-04."""
        for seat in s.table.from_horse():
            for card in s.table.played[seat]:
                s.give_openly(seat, card, "CE-TRIB-01")
            s.table.played[seat] = []

    def menu(self, s: Corleone, seat: Seat, said: list[int]) -> tuple[int, ...]:
        if s.table.hand[seat] - len(said) <= s.table.limit(seat):
            return ENOUGH
        left = s.hidden.weights(seat)
        for word in said:
            left[word & NOUN_MASK] = left[word & NOUN_MASK] - 1
        menu = [DISCARDS[card] for card in range(PILES) if left[card]]
        return tuple(menu + [DISCARDS[card] for card in s.hidden.unique[seat] if left[card]])

    def hear_lists(self, s: Corleone, lists: list[list[int]]) -> None:
        seats = s.wait.seats
        for i in range(len(seats)):
            for word in sorted(lists[i]):
                s.discard(seats[i], word & NOUN_MASK, "CE-TRIB-04")
        s.pop()
