"""The whole truth of a game of Coup: the table, the hidden part, and what moves between them.

`Hidden` holds every secret: hands, the court, and what an open procedure must not show yet.
Views are built from it seat by seat; nothing else reads it but the rules.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from backroom.games.coup.house import House
from backroom.games.coup.options import agreed, written
from backroom.games.coup.table import CUT_OFF, WON, Table
from backroom.games.coup.words import NO_ROLE
from backroom.kernel.bag import Bag
from backroom.kernel.core import CLOSED, EVERYONE, Out, Seat, State


@mypyc_attr(acyclic=True)
class Hidden:
    """COUP-SETUP-02, COUP-SETUP-03: what only some may see."""

    def __init__(self, seats: int) -> None:
        self.out: Out = CLOSED
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # sorted, so no order tells anything
        self.court = Bag([])
        self.removed: list[list[int]] = []  # by seat, in the draft form (COUP-2P-05)
        self.drawn: list[int] = []  # what an exchange brought, as long as it is in hand
        self.shown = NO_ROLE  # the card under examination
        self.challengers = 0  # mask; reaction_mode random
        self.undrawn = 0  # mask; asked seats that the draw for the challenger has not reached
        self.blocks: list[int] = []  # queued blocks: seat, role, seat, role ...
        self.known: list[int] = []  # [viewer * seats + owner]: roles seen and surely still there; none, no list

    def clone(self) -> Hidden:
        h = Hidden(0)
        h.hands = [x.copy() for x in self.hands]
        h.court = self.court.clone()
        if self.removed:
            h.removed = [x.copy() for x in self.removed]
        if self.drawn:
            h.drawn = self.drawn.copy()
        h.shown = self.shown
        h.challengers = self.challengers
        h.undrawn = self.undrawn
        if self.blocks:
            h.blocks = self.blocks.copy()
        if self.known:
            h.known = self.known.copy()
        return h

    def roles(self, seat: Seat) -> int:
        """The roles in a hand, as a mask."""
        mask = 0
        for role in self.hands[seat]:
            mask |= 1 << role
        return mask

    # atoms

    def draw(self, seat: Seat, role: int, rule: str) -> None:
        """Only the drawer sees the card."""
        self.court.take(role)
        hand = self.hands[seat]
        i = 0
        while i < len(hand) and hand[i] < role:
            i += 1
        hand.insert(i, role)
        if self.out.is_open:
            self.out.say(rule, "drew", (seat, role), 1 << seat)

    def put_back(self, seat: Seat, role: int, rule: str, seen_by: int) -> None:
        """A card goes into the court, which is shuffled: a bag has no order (COUP-GAP-10)."""
        self.hands[seat].remove(role)
        self.court.put(role)
        if self.drawn and role in self.drawn:
            self.drawn.remove(role)
        self.unknow(seat, role)
        if self.out.is_open:
            self.out.say(rule, "returned", (seat, role), seen_by)

    def remember(self, viewer: Seat, owner: Seat, role: int) -> None:
        """The viewer has seen this card in the owner's hand and it is still there."""
        n = len(self.hands)
        if not self.known:
            self.known = [0] * (n * n)
        self.known[viewer * n + owner] |= 1 << role

    def knows(self, viewer: Seat, owner: Seat) -> int:
        """The roles that the viewer surely knows in the owner's hand, as a mask."""
        return self.known[viewer * len(self.hands) + owner] if self.known else 0

    def unknow(self, owner: Seat, role: int) -> None:
        """A card that everybody saw has left the owner's hand."""
        if not self.known:
            return
        n = len(self.hands)
        for viewer in range(n):
            self.known[viewer * n + owner] &= ~(1 << role)

    def forget(self, owner: Seat) -> None:
        """The owner's hand has changed unseen: what was known of it is certain no more."""
        if not self.known:
            return
        n = len(self.hands)
        for viewer in range(n):
            self.known[viewer * n + owner] = 0


@mypyc_attr(acyclic=True)
class Coup(State):
    """A game of Coup."""

    def __init__(self, table: Table, hidden: Hidden) -> None:
        super().__init__()
        self.house: House = table.house
        self.table = table
        self.hidden = hidden

    def shell(self) -> tuple[Callable[..., Coup], tuple[object, ...]]:
        return bare, written(self.house)

    def clone(self) -> Coup:
        t = Coup(self.table.clone(), self.hidden.clone())
        self.copy_kernel_to(t)
        return t

    def listen(self, out: Out) -> None:
        self.out = out
        self.table.out = out
        self.hidden.out = out

    def turn_up(self, seat: Seat, role: int, rule: str) -> bool:
        """COUP-INFL-02: a card turns face up. True if that ends the game (COUP-END-01)."""
        table = self.table
        self.hidden.hands[seat].remove(role)
        self.hidden.unknow(seat, role)
        table.lost[seat].append(role)
        left = table.influence[seat] - 1
        table.influence[seat] = left
        table.say(rule, "lost", seat, role)
        if left:
            return False
        table.eliminate(seat)
        if table.living & (table.living - 1):
            return False
        self.finish(WON)
        return True

    def settle_coins(self) -> None:
        """COUP-GAP-03: after the action, the coins of every eliminated player go to the Treasury."""
        table = self.table
        dead = table.rich & ~table.living
        if dead:
            for seat in range(self.house.seats):
                if dead >> seat & 1:
                    table.settle(seat)

    def void_exchange(self) -> None:
        """The end has come in the midst of an exchange, because somebody left: what was drawn goes back."""
        hidden = self.hidden
        while hidden.drawn:
            for seat in range(self.house.seats):
                if len(hidden.hands[seat]) > self.table.influence[seat]:
                    hidden.put_back(seat, hidden.drawn[0], "COUP-GAP-26", 1 << seat)
                    break
            else:
                hidden.drawn = []
                self.table.court = hidden.court.size()

    def finish(self, ending: int) -> None:
        """The game is over: coins are settled, the hidden cards are shown, nobody is asked any more."""
        table = self.table
        self.settle_coins()
        self.void_exchange()
        table.ending = ending
        if ending == WON:
            table.winner = table.next_living(0)
            table.say("COUP-END-01", "won", table.winner)
        else:
            assert ending == CUT_OFF
            table.say("COUP-GAP-25", "stopped", table.turns)
        if self.out.is_open:
            for seat in range(self.house.seats):
                for role in self.hidden.hands[seat]:
                    self.out.say("COUP-GAP-27", "opened", (seat, role), EVERYONE)
        self.cut(0)


def bare(seats: int, said: tuple[tuple[str, object], ...]) -> Coup:
    """An empty table of this agreement."""
    return Coup(Table(agreed(seats, said)), Hidden(seats))
