"""What lies open for all to see: the board, the families, the tracks, the dice; and the atoms that change it.

An atom changes one thing and says one event. Money, which may be hidden, is in `state.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.derpate.house import House
from backroom.games.derpate.words import (
    DICE,
    EVENTS,
    FRIENDS,
    HOLDERS,
    MARKERS,
    MEMBERS,
    NOWHERE,
    ROWS,
    SPACES,
    TRACKS,
    UNDECIDED,
    UNROLLED,
    UNUSED,
    VACANT,
)
from backroom.kernel.core import CLOSED, EVERYONE, NOBODY, Out, Seat

RUNNING: Final = 0
SETTLED: Final = 1  # after the seventh round
DESERTED: Final = 2  # everybody else has left


@mypyc_attr(acyclic=True)
class Table:
    """The open part of a game."""

    def __init__(self, house: House) -> None:
        n = house.seats
        self.house: Final = house
        self.out: Out = CLOSED
        self.ending = RUNNING
        self.playing = house.everyone  # mask of the seats that have not left
        self.start: Seat = house.start
        self.round = 1
        self.phase = 0
        # the board
        self.car = NOWHERE
        self.owner: list[int] = [VACANT] * SPACES  # the family in each business
        # the families
        self.stock: list[int] = [MEMBERS] * n
        self.prison: list[int] = [0] * n
        self.river: list[int] = [0] * n
        self.markers: list[int] = [MARKERS] * n  # own debt markers in supply
        self.debts: list[int] = [0] * (n * HOLDERS)  # [owner * HOLDERS + holder]
        self.friends: list[int] = [0] * n
        self.pool = FRIENDS
        self.tracks: list[int] = [0] * (n * len(TRACKS))  # [seat * 4 + track]
        self.chips: list[int] = [0] * n  # mask of the chips in hand
        self.spent: list[int] = [0] * n  # mask of the chips in the box
        self.fresh: list[int] = [0] * n  # grey chips taken in another's turn, about which their owner is still asked
        # the event cards
        self.shown: list[int] = []  # in the order in which they came
        self.unseen: list[int] = [1] * len(EVENTS)  # cards of the deck and of the box: the odds of the next one
        self.open_card = NOWHERE  # acts until the end of the round
        self.steps: list[int] = [0, 0]  # of the grey and the red event marker
        self.ko = UNDECIDED
        # the turn under way
        self.turn: Seat = NOBODY
        self.dice: list[int] = [UNROLLED] * DICE  # faces
        self.placed: list[int] = [UNUSED] * ROWS  # the die in each row
        self.fields: list[int] = [UNUSED] * ROWS  # the field it lies on
        self.favours_used = 0
        # the end
        self.totals: list[int] = []  # final money
        self.survivors = 0  # mask
        self.winners = 0  # mask

    def clone(self) -> Table:
        t = Table(self.house)
        t.ending = self.ending
        t.playing = self.playing
        t.start = self.start
        t.round = self.round
        t.phase = self.phase
        t.car = self.car
        t.owner = self.owner.copy()
        t.stock = self.stock.copy()
        t.prison = self.prison.copy()
        t.river = self.river.copy()
        t.markers = self.markers.copy()
        t.debts = self.debts.copy()
        t.friends = self.friends.copy()
        t.pool = self.pool
        t.tracks = self.tracks.copy()
        t.chips = self.chips.copy()
        t.spent = self.spent.copy()
        t.fresh = self.fresh.copy()
        t.shown = self.shown.copy()
        t.unseen = self.unseen.copy()
        t.open_card = self.open_card
        t.steps = self.steps.copy()
        t.ko = self.ko
        t.turn = self.turn
        t.dice = self.dice.copy()
        t.placed = self.placed.copy()
        t.fields = self.fields.copy()
        t.favours_used = self.favours_used
        t.totals = self.totals.copy()
        t.survivors = self.survivors
        t.winners = self.winners
        return t

    def say(self, rule: str, what: str, a: int = NOBODY, b: int = NOBODY, c: int = NOBODY, d: int = NOBODY) -> None:
        """A fact for everybody; arguments from the first missing one on are left out."""
        out = self.out
        if out is CLOSED or not out.is_open:
            return
        if a == NOBODY:
            args: tuple[int, ...] = ()
        elif b == NOBODY:
            args = (a,)
        elif c == NOBODY:
            args = (a, b)
        elif d == NOBODY:
            args = (a, b, c)
        else:
            args = (a, b, c, d)
        out.say(rule, what, args, EVERYONE)

    # who

    def in_play(self, seat: Seat) -> bool:
        return self.playing >> seat & 1 == 1

    def is_player(self, family: int) -> bool:
        """Does a player lead this family? The others are neutral."""
        return self.playing >> family & 1 == 1

    def order(self, first: Seat) -> list[Seat]:
        """DP-SETUP-04: everybody clockwise from a seat."""
        n = self.house.seats
        seats = [(first + k) % n for k in range(n)]
        return [seat for seat in seats if self.playing >> seat & 1]

    def next_seat(self, seat: Seat) -> Seat:
        """The next one clockwise who is still in the game."""
        n = self.house.seats
        for k in range(1, n):
            other = (seat + k) % n
            if self.playing >> other & 1:
                return other
        return seat

    # the board

    def is_protected(self, space: int) -> bool:
        """DP-CAR-01: is it in the district of the car?"""
        district = self.house.district
        return self.car >= 0 and district[space] == district[self.car]

    def held(self, family: int) -> int:
        """How many businesses a family holds."""
        return self.owner.count(family)

    def drive(self, spaces: int, rule: str) -> None:
        """DP-EVT-07, DP-ROW2-04: clockwise, every car space counts."""
        self.car = (self.car + spaces) % SPACES
        self.say(rule, "car", self.car)

    def settle_in(self, seat: Seat, space: int, rule: str) -> None:
        """A member from stock takes a vacant business."""
        self.stock[seat] = self.stock[seat] - 1
        self.owner[space] = seat
        self.say(rule, "settled", seat, space)

    def send_home(self, space: int, rule: str) -> None:
        """The member goes back to its owner's stock; a neutral one into the box (DP-NEU-02)."""
        family = self.owner[space]
        self.owner[space] = VACANT
        if self.is_player(family):
            self.stock[family] = self.stock[family] + 1
            self.say(rule, "went_home", family, space)
        else:
            self.say(rule, "boxed", family, space)

    def arrest(self, space: int, rule: str) -> None:
        """The member goes to prison; a neutral one into the box."""
        family = self.owner[space]
        self.owner[space] = VACANT
        if self.is_player(family):
            self.prison[family] = self.prison[family] + 1
            self.say(rule, "arrested", family, space)
        else:
            self.say("DP-GAP-08", "boxed", family, space)

    def sink(self, space: int, rule: str) -> None:
        """The member is sunk in the Hudson; a neutral one goes into the box."""
        family = self.owner[space]
        self.owner[space] = VACANT
        if self.is_player(family):
            self.river[family] = self.river[family] + 1
            self.say(rule, "sunk", family, space)
        else:
            self.say("DP-GAP-08", "boxed", family, space)

    def release(self, seat: Seat, number: int, rule: str) -> None:
        """Prisoners come back into stock."""
        self.prison[seat] = self.prison[seat] - number
        self.stock[seat] = self.stock[seat] + number
        self.say(rule, "released", seat, number)

    # debts and friends

    def owe(self, seat: Seat, holder: int, rule: str) -> None:
        """DP-DEBT-02: a marker of one's own supply goes to another player or the bank."""
        self.markers[seat] = self.markers[seat] - 1
        i = seat * HOLDERS + holder
        self.debts[i] = self.debts[i] + 1
        self.say(rule, "owes", seat, holder)

    def redeem(self, seat: Seat, holder: int, number: int, rule: str) -> None:
        """Markers come back to their owner."""
        i = seat * HOLDERS + holder
        self.debts[i] = self.debts[i] - number
        self.markers[seat] = self.markers[seat] + number
        self.say(rule, "redeemed", seat, holder, number)

    def befriend(self, seat: Seat, rule: str) -> None:
        """A friend chip from the pool, if there is one (DP-GAP-27)."""
        if not self.pool:
            self.say("DP-GAP-27", "no_friend", seat)
            return
        self.pool -= 1
        self.friends[seat] = self.friends[seat] + 1
        self.say(rule, "befriended", seat)

    def part_with_friend(self, seat: Seat) -> None:
        """DP-FAV-01: a favour costs a friend chip."""
        self.friends[seat] = self.friends[seat] - 1
        self.pool += 1
        self.favours_used += 1

    def reach(self, seat: Seat, track: int) -> int:
        """Where the marker of a track stands."""
        return self.tracks[seat * len(TRACKS) + track]
