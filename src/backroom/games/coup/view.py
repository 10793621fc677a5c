"""What one seat of Coup may know (chapter 12.7). Built up from nothing, never cut down from the state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from backroom.games.coup.claim import Claim, Prove
from backroom.games.coup.court import Exchange
from backroom.games.coup.inquisitor import Examine
from backroom.games.coup.notation import spell
from backroom.games.coup.options import spell as spell_options
from backroom.games.coup.stack import STACK
from backroom.games.coup.state import Coup
from backroom.games.coup.steps import AnyStep
from backroom.games.coup.table import RUNNING
from backroom.games.coup.telling import CLAIMS
from backroom.games.coup.words import NO_ROLE, PARTIES, ROLES, seats_of
from backroom.games.game import Game, View
from backroom.kernel.core import Seat


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """One player as everybody sees them. `hand` is filled only when the game is over."""

    coins: int
    cards: int
    lost: list[str]
    party: str | None
    alive: bool
    hand: list[str] | None


class Claimed(msgspec.Struct, frozen=True, gc=False):
    """The claim that is being tested: who claims what, and who has challenged it."""

    seat: int
    claim: str
    challenger: int | None


class CoupView(View, frozen=True, kw_only=True):
    """The table of Coup through one pair of eyes.

    `known` are cards of others that the viewer has examined and that are surely still there;
    `drawn` is what the viewer's own exchange brought; `examined` is the card being examined now;
    `removed` are the viewer's own four cards of the draft. `bombed` had the bomb in this turn or round; `began`
    and `bombed_in` are the turn each seat began last and had the bomb in last, where bombs are counted by the round.
    """

    game: Literal["coup"]
    where: Sequence[AnyStep]
    options: dict[str, object]
    seats: list[SeatView]
    hand: list[str]
    court: int
    treasury: int
    reserve: int
    minted: int
    turn: int
    turns: int
    declared: str | None
    claim: Claimed | None
    bombed: list[int]
    began: list[int]
    bombed_in: list[int]
    known: dict[int, list[str]]
    drawn: list[str]
    examined: str | None
    removed: list[str]
    winner: int | None
    over: bool


def names(cards: list[int]) -> list[str]:
    return [ROLES[card] for card in cards]


def seat_view(s: Coup, seat: Seat) -> SeatView:
    table = s.table
    return SeatView(
        coins=table.coins[seat],
        cards=table.influence[seat],
        lost=names(table.lost[seat]),
        party=PARTIES[table.party(seat)] if table.parties else None,
        alive=table.alive(seat),
        hand=None if table.ending == RUNNING else names(s.hidden.hands[seat]),
    )


def views(game: Game, s: Coup, viewers: Iterable[Seat | None]) -> dict[Seat | None, CoupView]:
    """What everybody sees is made once. COUP-GAP-27: the eliminated and spectators see that and no more."""
    public = public_view(s)
    return {seat: public if seat is None else own_view(game, s, seat, public) for seat in viewers}


def public_view(s: Coup) -> CoupView:
    table = s.table
    return CoupView(
        game="coup",
        viewer=None,
        where=[STACK.step(frame) for frame in s.stack],
        asked=list(s.wait.seats),
        question=None,
        said=[],
        options=spell_options(s.house),
        seats=[seat_view(s, i) for i in range(s.house.seats)],
        hand=[],
        court=table.court,
        treasury=table.treasury,
        reserve=table.reserve,
        minted=table.minted,
        turn=table.turn,
        turns=table.turns,
        declared=spell(table.declared) if table.declared else None,
        claim=claimed(s),
        bombed=list(seats_of(table.bombed)),
        began=table.began.copy(),
        bombed_in=table.bombed_in.copy(),
        known={},
        drawn=[],
        examined=None,
        removed=[],
        winner=table.winner if table.winner >= 0 else None,
        over=table.ending != RUNNING,
    )


def own_view(game: Game, s: Coup, seat: Seat, public: CoupView) -> CoupView:
    """What the seat sees beyond what everybody does."""
    hidden = s.hidden
    return msgspec.structs.replace(
        public,
        viewer=seat,
        question=game.question(s, seat),
        said=game.said(s, seat),
        hand=names(hidden.hands[seat]),
        known=known(s, seat) if hidden.known and s.table.alive(seat) else {},
        drawn=names(hidden.drawn) if hidden.drawn and exchanging(s) == seat else [],
        examined=ROLES[hidden.shown] if hidden.shown != NO_ROLE and seat in examining(s) else None,
        removed=names(hidden.removed[seat]) if hidden.removed else [],
    )


def claimed(s: Coup) -> Claimed | None:
    """The claim under test; of several, the one made last."""
    for frame in reversed(s.stack):
        if isinstance(frame, Claim):
            return Claimed(frame.seat, CLAIMS[frame.claim], None)
        if isinstance(frame, Prove):
            return Claimed(frame.seat, CLAIMS[frame.claim], frame.challenger)
    return None


def known(s: Coup, viewer: Seat) -> dict[int, list[str]]:
    """What the viewer has examined and still knows."""
    masks = [s.hidden.knows(viewer, owner) for owner in range(s.house.seats)]
    return {
        owner: [ROLES[role] for role in range(len(ROLES)) if mask >> role & 1]
        for owner, mask in enumerate(masks)
        if mask
    }


def exchanging(s: Coup) -> Seat | None:
    """Who is in the midst of an exchange."""
    for frame in s.stack:
        if isinstance(frame, Exchange):
            return frame.seat
    return None


def examining(s: Coup) -> tuple[Seat, ...]:
    """The two who see the card under examination."""
    for frame in s.stack:
        if isinstance(frame, Examine):
            return (frame.actor, frame.target)
    return ()
