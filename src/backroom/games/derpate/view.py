"""What one seat of Der Pate may know. Almost everything lies open. Built up from nothing, never cut down."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from backroom.games.derpate import words as w
from backroom.games.derpate.ending import ranks
from backroom.games.derpate.notation import Notation, holder_name
from backroom.games.derpate.options import spell as spell_options
from backroom.games.derpate.state import DerPate
from backroom.games.derpate.steps import AnyStep
from backroom.games.derpate.table import RUNNING, SETTLED
from backroom.games.game import Game, View
from backroom.games.steps import Stack
from backroom.kernel.core import NOBODY, Seat


class FamilyView(msgspec.Struct, frozen=True, gc=False):
    """One player. `money` is None where it is hidden from the viewer (DP-GAP-29).

    `debts` says who holds how many of this player's markers. `chips` are in hand, `used` in the box, `fresh` those that
    the player may use in another's turn just now; the others lie on their tracks. `total` is the money at the end,
    `rank` the place that came of it (DP-GAP-41).
    """

    family: str
    money: int | None
    stock: int
    prison: int
    river: int
    markers: int
    debts: dict[str, int]
    friends: int
    tracks: dict[str, int]
    chips: list[str]
    used: list[str]
    fresh: list[str]
    in_play: bool
    survived: bool | None
    total: int | None
    rank: int | None


class BusinessView(msgspec.Struct, frozen=True, gc=False):
    """A business on the road: its kind, who is in it (a family, by number), and whether the car protects it."""

    key: str
    district: str
    kind: int
    owner: int | None
    protected: bool


class RowView(msgspec.Struct, frozen=True, gc=False):
    """A die on the tableau."""

    die: str
    face: str
    field: str


class DerPateView(View, frozen=True, kw_only=True):
    """The table of Der Pate through one pair of eyes.

    `road` goes clockwise from space 0. `dice` are the faces of the dice that have been rolled this turn, `tableau` the
    rows that are filled. `shown` are the event cards so far, `unseen` the others: as many as `deck` says are still to
    come, the rest is in the box, and nobody knows which. `open` acts until the end of the round.
    """

    game: Literal["derpate"]
    where: Sequence[AnyStep]
    edition: str
    options: dict[str, object]
    start: int
    round: int
    phase: str
    turn: int | None
    car: str | None
    road: list[BusinessView]
    seats: list[FamilyView]
    pool: int
    shown: list[str]
    unseen: list[str]
    deck: int
    open: str | None
    event_steps: dict[str, int]
    ko: str | None
    dice: dict[str, str]
    tableau: list[RowView]
    favours_used: int
    winners: list[int]
    over: bool


class Viewer:
    """Makes views in the words of one edition."""

    def __init__(self, notation: Notation, stack: Stack[AnyStep]) -> None:
        self.notation = notation
        self.stack = stack

    def views(self, game: Game, s: DerPate, viewers: Iterable[Seat | None]) -> dict[Seat | None, DerPateView]:
        """What everybody sees is made once. A spectator sees that and no more."""
        public = self.public_view(s)
        return {seat: public if seat is None else self.own_view(game, s, seat, public) for seat in viewers}

    def public_view(self, s: DerPate) -> DerPateView:
        table = s.table
        return DerPateView(
            game="derpate",
            viewer=None,
            where=[self.stack.step(frame) for frame in s.stack],
            asked=list(s.wait.seats),
            question=None,
            said=[],
            edition=s.house.edition.digest,
            options=spell_options(s.house),
            start=table.start,
            round=table.round,
            phase=w.PHASES[table.phase],
            turn=table.turn if table.turn != NOBODY else None,
            car=self.notation.spaces[table.car] if table.car != w.NOWHERE else None,
            road=[self.business(s, space) for space in range(w.SPACES)],
            seats=[self.family(s, i) for i in range(s.house.seats)],
            pool=table.pool,
            shown=[w.EVENTS[card] for card in table.shown],
            unseen=[name for name, odds in zip(w.EVENTS, table.unseen, strict=True) if odds],
            deck=w.ROUNDS - len(table.shown),
            open=w.EVENTS[table.open_card] if table.open_card != w.NOWHERE else None,
            event_steps=dict(zip(w.X_COLOURS, table.steps, strict=True)),
            ko=w.X_COLOURS[table.ko] if table.ko != w.UNDECIDED else None,
            dice={w.COLOURS[die]: w.FACES[face] for die, face in enumerate(table.dice) if face != w.UNROLLED},
            tableau=[self.row(s, row) for row in range(w.ROWS) if table.placed[row] != w.UNUSED],
            favours_used=table.favours_used,
            winners=[i for i in range(s.house.seats) if table.winners >> i & 1],
            over=table.ending != RUNNING,
        )

    def own_view(self, game: Game, s: DerPate, seat: Seat, public: DerPateView) -> DerPateView:
        """What the seat sees beyond what everybody does: its question, and its money where that is hidden."""
        seats = public.seats
        if seats[seat].money is None:
            mine = msgspec.structs.replace(seats[seat], money=s.hidden.money[seat] * 1000)
            seats = [*seats[:seat], mine, *seats[seat + 1 :]]
        question, said = game.question(s, seat), game.said(s, seat)
        return msgspec.structs.replace(public, viewer=seat, question=question, said=said, seats=seats)

    def business(self, s: DerPate, space: int) -> BusinessView:
        owner = s.table.owner[space]
        return BusinessView(
            key=self.notation.spaces[space],
            district=s.house.edition.district_keys[s.house.district[space]],
            kind=s.house.kind[space],
            owner=None if owner == w.VACANT else owner,
            protected=s.table.is_protected(space),
        )

    def row(self, s: DerPate, row: int) -> RowView:
        die = s.table.placed[row]
        return RowView(w.COLOURS[die], w.FACES[s.table.dice[die]], w.FIELDS[s.table.fields[row]])

    def family(self, s: DerPate, seat: Seat) -> FamilyView:
        """A player as everybody sees them."""
        table = s.table
        open_money = not s.house.hidden_money or table.ending != RUNNING
        debts = [table.debts[seat * w.HOLDERS + holder] for holder in range(w.HOLDERS)]
        return FamilyView(
            family=s.house.edition.families[seat],
            money=s.hidden.money[seat] * 1000 if open_money else None,
            stock=table.stock[seat],
            prison=table.prison[seat],
            river=table.river[seat],
            markers=table.markers[seat],
            debts={holder_name(holder): number for holder, number in enumerate(debts) if number},
            friends=table.friends[seat],
            tracks={name: table.reach(seat, track) for track, name in enumerate(w.TRACKS)},
            chips=chip_names(table.chips[seat]),
            used=chip_names(table.spent[seat]),
            fresh=chip_names(table.fresh[seat]),
            in_play=table.in_play(seat),
            survived=table.survivors >> seat & 1 == 1 if table.ending == SETTLED else None,
            total=table.totals[seat] * 1000 if table.totals else None,
            rank=ranks(s)[seat] if table.totals else None,
        )


def chip_names(mask: int) -> list[str]:
    return [name for chip, name in enumerate(w.CHIPS) if mask >> chip & 1]
