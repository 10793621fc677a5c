"""What the greedy bot looks at in Der Pate: the open table, as small numbers.

`look` makes it of a view, so it holds nothing that a person in that chair could not see. Seats, spaces, tracks, chips
and words are numbered as in `games/derpate/words.py`; money is in thousands.
"""

from __future__ import annotations

from dataclasses import dataclass

from backroom.games.derpate import words as w
from backroom.games.derpate.notation import Notation, holder_name
from backroom.games.derpate.view import DerPateView

UNKNOWN = -1  # money that is hidden
TRACKS = len(w.TRACKS)


@dataclass
class Sight:
    """One position of Der Pate through one pair of eyes, and the question that is asked."""

    seat: int
    seats: int
    kind: str
    menu: list[int]
    # the course of the game
    round: int
    order: list[int]  # who plays, in turn order
    played: int  # how many of them have had their turn in this round
    row: int  # rows of the tableau that are filled in the turn under way
    # the board
    car: int
    owner: list[int]  # by space
    # the families
    money: list[int]
    stock: list[int]
    prison: list[int]
    river: list[int]
    markers: list[int]
    debts: list[int]  # [owner * HOLDERS + holder]
    friends: list[int]
    pool: int
    tracks: list[int]  # [seat * TRACKS + track]
    chips: list[int]  # masks
    # the event cards
    unseen: list[int]  # 1 for each card that nobody has seen
    shown: int
    open_card: int
    steps: list[int]
    ko: int
    # the dice
    dice: list[int]  # faces
    left: int  # mask of the dice that are not placed
    favours_used: int


def look(view: DerPateView, names: Notation) -> Sight:
    """The sight of a view."""
    seat, question, seats = view.viewer, view.question, view.seats
    assert seat is not None, "a spectator is asked nothing"
    assert question is not None, "a bot is asked only when there is a question"
    n = len(seats)
    order = [i % n for i in range(view.start, view.start + n) if seats[i % n].in_play]
    placed = [w.COLOURS.index(row.die) for row in view.tableau]
    return Sight(
        seat=seat,
        seats=n,
        kind=question.kind,
        menu=[names.read(word) for word in question.actions],
        round=view.round,
        order=order,
        played=0 if view.turn is None else order.index(view.turn),
        row=len(placed),
        car=w.NOWHERE if view.car is None else names.spaces.index(view.car),
        owner=[w.VACANT if business.owner is None else business.owner for business in view.road],
        money=[UNKNOWN if s.money is None else s.money // 1000 for s in seats],
        stock=[s.stock for s in seats],
        prison=[s.prison for s in seats],
        river=[s.river for s in seats],
        markers=[s.markers for s in seats],
        debts=[s.debts.get(holder_name(holder), 0) for s in seats for holder in range(w.HOLDERS)],
        friends=[s.friends for s in seats],
        pool=view.pool,
        tracks=[s.tracks[name] for s in seats for name in w.TRACKS],
        chips=[sum(1 << w.CHIPS.index(chip) for chip in s.chips) for s in seats],
        unseen=[int(card in view.unseen) for card in w.EVENTS],
        shown=len(view.shown),
        open_card=w.NOWHERE if view.open is None else w.EVENTS.index(view.open),
        steps=[view.event_steps[colour] for colour in w.X_COLOURS],
        ko=w.UNDECIDED if view.ko is None else w.X_COLOURS.index(view.ko),
        dice=[w.FACES.index(view.dice[colour]) if colour in view.dice else w.UNROLLED for colour in w.COLOURS],
        left=w.ALL_DICE & ~sum(1 << die for die in placed),
        favours_used=view.favours_used,
    )
