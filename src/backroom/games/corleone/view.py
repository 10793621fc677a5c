"""What one seat of Corleone's Empire may know (chapter 23, CE-G-24, CE-G-35). Built up from nothing, never cut down."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from backroom.games.corleone import words as w
from backroom.games.corleone.draw import DrawJobs
from backroom.games.corleone.memory import IN_CASE
from backroom.games.corleone.notation import Notation, figure_name
from backroom.games.corleone.options import spell as spell_options
from backroom.games.corleone.phases import FamilyBusiness
from backroom.games.corleone.rows import BY_LOOK, SUITCASE_ZONE
from backroom.games.corleone.state import Corleone
from backroom.games.corleone.steps import AnyStep
from backroom.games.corleone.table import RUNNING
from backroom.games.corleone.taking import Robbery
from backroom.games.game import Game, View
from backroom.games.steps import Stack
from backroom.kernel.core import Seat


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """One player as the viewer sees them.

    `known` and `known_money` are cards of the hand and the suitcase that the viewer is sure of. `cards` and `money`
    are all of them, once the game is over. `fortune` is money, territory bonuses and colour bonuses, at the end.
    """

    family: str
    hand: int
    suitcase: int
    known: list[str]
    known_money: list[str]
    jobs: list[str]
    played: list[str]
    thugs: int
    members: list[str]
    markers: int
    protected: bool
    more_cards: int
    in_play: bool
    cards: list[str] | None
    money: list[str] | None
    fortune: list[int] | None


class TerritoryView(msgspec.Struct, frozen=True, gc=False):
    """A territory: its two businesses, its markers from the bottom up, and who has how much influence.

    `influence` is by seat, with the neutral force last; `extra` is how much of it cards have added.
    """

    key: str
    printed: str
    tile: str | None
    stack: list[int]
    influence: list[int]
    extra: list[int]


class CorleoneView(View, frozen=True, kw_only=True):
    """The table of Corleone's Empire through one pair of eyes.

    `figures` are by place, a business or a space; the Police Chief stands on none, but in the territory `chief`.
    `drawn` are the jobs that the viewer is looking at, `kept` those already chosen, `half` the words of a choice that
    is not complete, `looking` the cards of another that the viewer may choose from.
    """

    game: Literal["corleone"]
    where: Sequence[AnyStep]
    edition: str
    options: dict[str, object]
    act: int
    phase: str
    turn: int | None
    horse: int
    seats: list[SeatView]
    hand: list[str]
    suitcase: list[str]
    supply: dict[str, int]
    territories: list[TerritoryView]
    figures: dict[str, str]
    chief: str | None
    river: list[str]
    lent: list[str]
    public: list[str]
    pile: list[str]
    deck: int
    allies: list[str]
    bought: list[str]
    bids: list[list[str]]
    drawn: list[str]
    kept: list[str]
    half: list[str]
    looking: list[str]
    winners: list[int]
    over: bool


class Viewer:
    """Makes views in the words of one edition."""

    def __init__(self, notation: Notation, stack: Stack[AnyStep]) -> None:
        self.notation = notation
        self.stack = stack

    def views(self, game: Game, s: Corleone, viewers: Iterable[Seat | None]) -> dict[Seat | None, CorleoneView]:
        """What lies open is made once."""
        table = self.open_table(s)
        return {seat: self.seen_by(game, s, seat, table) for seat in viewers}

    def open_table(self, s: Corleone) -> CorleoneView:
        """The table through the eyes of somebody who has just come in and has seen no card."""
        table, names = s.table, self.names
        return CorleoneView(
            game="corleone",
            viewer=None,
            where=[self.stack.step(frame) for frame in s.stack],
            asked=list(s.wait.seats),
            question=None,
            said=[],
            edition=s.house.edition.digest,
            options=spell_options(s.house),
            act=table.act + 1,
            phase=w.PHASES[table.phase],
            turn=active(s),
            horse=table.horse,
            seats=[self.seat_view(s, i) for i in range(s.house.seats)],
            hand=[],
            suitcase=[],
            supply={self.notation.cards[card]: table.supply[card] for card in range(w.PILES)},
            territories=[self.territory(s, i) for i in range(w.TERRITORIES)],
            figures=self.figures(s),
            chief=s.house.edition.territory_keys[table.chief] if table.chief != w.NOWHERE else None,
            river=[figure_name(figure) for figure in table.river],
            lent=[w.NEUTRALS[i] for i in range(len(w.NEUTRALS)) if table.lent >> i & 1],
            public=names(table.public),
            pile=names(table.pile),
            deck=table.deck,
            allies=names(table.allies),
            bought=names(table.bought),
            bids=[names(notes(table.bids, i)) for i in range(s.house.seats)] if table.bids else [],
            drawn=[],
            kept=[],
            half=[],
            looking=[],
            winners=[i for i in range(s.house.seats) if table.winners >> i & 1],
            over=table.ending != RUNNING,
        )

    def seen_by(self, game: Game, s: Corleone, seat: Seat | None, table: CorleoneView) -> CorleoneView:
        """What a seat sees beyond that, or what a spectator has seen."""
        seats = [self.with_known(s, i, seat, table.seats[i]) for i in range(s.house.seats)]
        if seat is None:
            return msgspec.structs.replace(table, seats=seats)
        hidden, names = s.hidden, self.names
        draws = bool(hidden.drawn) and drawing(s) == seat
        return msgspec.structs.replace(
            table,
            viewer=seat,
            question=game.question(s, seat),
            said=game.said(s, seat),
            seats=seats,
            hand=names(hand(s, seat)),
            suitcase=names(suitcase(s, seat)),
            drawn=names(hidden.drawn) if draws else [],
            kept=names(hidden.kept) if draws else [],
            half=[self.notation.spell(word) for word in hidden.half] if seat in s.wait.seats else [],
            looking=names(looked_at(s)) if looking(s) == seat else [],
        )

    def names(self, cards: list[int]) -> list[str]:
        return [self.notation.cards[card] for card in cards]

    def with_known(self, s: Corleone, seat: Seat, viewer: Seat | None, player: SeatView) -> SeatView:
        """A player, and the cards of theirs that the viewer is sure of."""
        cards, money = known(s, seat, viewer), known_money(s, seat, viewer)
        if not cards and not money:
            return player
        return msgspec.structs.replace(player, known=self.names(cards), known_money=self.names(money))

    def seat_view(self, s: Corleone, seat: Seat) -> SeatView:
        """A player as they are seen by whoever knows none of their cards."""
        table = s.table
        over = table.ending != RUNNING
        members = [w.RANKS[rank] for rank in range(w.THUG) if table.members_left[seat] >> rank & 1]
        return SeatView(
            family=s.house.edition.families[seat],
            hand=table.hand[seat],
            suitcase=table.case[seat],
            known=[],
            known_money=[],
            jobs=self.names(table.done[seat]),
            played=self.names(table.played[seat]),
            thugs=table.thugs_left[seat],
            members=members,
            markers=table.markers[seat],
            protected=table.protected >> seat & 1 == 1,
            more_cards=table.more_cards[seat],
            in_play=table.in_play(seat),
            cards=self.names(hand(s, seat)) if over else None,
            money=self.names(suitcase(s, seat)) if over else None,
            fortune=table.fortunes[3 * seat : 3 * seat + 3] if table.fortunes else None,
        )

    def territory(self, s: Corleone, i: int) -> TerritoryView:
        table, places = s.table, self.notation.places
        sides = [*range(s.house.seats), w.NEUTRAL]
        force = table.influence(i)
        return TerritoryView(
            key=s.house.edition.territory_keys[i],
            printed=places[i],
            tile=places[table.tiles[i]] if table.tiles[i] != w.NOWHERE else None,
            stack=table.stacks[i].copy(),
            influence=[force[side] for side in sides],
            extra=[table.extra[i * (w.MOST + 1) + side] for side in sides],
        )

    def figures(self, s: Corleone) -> dict[str, str]:
        """Every figure on a space, by the name of its place."""
        table, places = s.table, self.notation.places
        found = {
            places[table.business_at(spot)]: figure_name(figure)
            for spot, figure in enumerate(table.thugs)
            if figure != w.EMPTY
        }
        return found | {
            places[w.FIRST_SPACE + i]: figure_name(figure) for i, figure in enumerate(table.spaces) if figure != w.EMPTY
        }


def active(s: Corleone) -> Seat | None:
    """Whose turn it is."""
    return next((frame.seat for frame in s.stack if isinstance(frame, FamilyBusiness)), None)


def hand(s: Corleone, seat: Seat) -> list[int]:
    """Every card in a hand."""
    return kinds(s.hidden.counts, seat * w.PILES, w.PILES) + s.hidden.unique[seat]


def suitcase(s: Corleone, seat: Seat) -> list[int]:
    return notes(s.hidden.cases, seat)


def notes(counts: list[int], seat: Seat) -> list[int]:
    """The money cards that a list of counts by seat stands for."""
    return kinds(counts, seat * w.MONEY, w.MONEY)


def kinds(counts: list[int], first: int, number: int) -> list[int]:
    """What some of a list of counts stand for: each kind as often as it is counted, from 0 on."""
    held = counts[first : first + number]
    return [kind for kind, n in enumerate(held) for _ in range(n)] if any(held) else []


def known(s: Corleone, owner: Seat, viewer: Seat | None) -> list[int]:
    """CE-G-35: the cards of a hand that the viewer is sure of."""
    piles = kinds(s.hidden.memory.sure, memory_row(s, owner, viewer), w.PILES)
    bit = w.SPECTATOR if viewer is None else viewer
    knowers = s.hidden.knowers
    return piles + [card for card in s.hidden.unique[owner] if knowers[card - w.FIRST_JOB] >> bit & 1]


def known_money(s: Corleone, owner: Seat, viewer: Seat | None) -> list[int]:
    """Likewise of a suitcase."""
    return kinds(s.hidden.memory.sure, memory_row(s, owner, viewer) + IN_CASE, w.MONEY)


def memory_row(s: Corleone, owner: Seat, viewer: Seat | None) -> int:
    return s.hidden.memory.row(s.house.seats if viewer is None else viewer, owner)


def drawing(s: Corleone) -> Seat | None:
    """Who is looking at jobs."""
    return next((frame.who for frame in s.stack if isinstance(frame, DrawJobs)), None)


def robbery(s: Corleone) -> Robbery | None:
    """The robbery in which the actor may look, if one is under way."""
    top = s.top
    return top if isinstance(top, Robbery) and top.effect(s).pick == BY_LOOK else None


def looking(s: Corleone) -> Seat | None:
    frame = robbery(s)
    return None if frame is None else frame.who


def looked_at(s: Corleone) -> list[int]:
    frame = robbery(s)
    if frame is None:
        return []
    return suitcase(s, frame.victim) if frame.effect(s).zone == SUITCASE_ZONE else hand(s, frame.victim)
