"""CE-G-31: a player leaves for good. The family is gone from the board, and the others play on.

What the leaver was doing or was asked ends at once. A sealed question to several goes on without the leaver.
"""

from __future__ import annotations

from backroom.games.corleone.ending import desert
from backroom.games.corleone.procedure import Procedure
from backroom.games.corleone.state import Corleone
from backroom.games.corleone.table import owner_of
from backroom.games.corleone.words import EMPTY, MARKERS, MONEY, MOST, PILES, TERRITORIES
from backroom.kernel.core import SEALED, Seat
from backroom.kernel.run import close_if_fixed, put_answers, settle


def leave(s: Corleone, seat: Seat) -> None:
    """Clear the leaver's things away and mend the stack."""
    table = s.table
    table.say("CE-G-31", "left", seat)
    table.playing &= ~(1 << seat)
    s.hidden.half = []  # half a choice may speak of a figure that is gone
    alone = table.playing & (table.playing - 1) == 0
    mine = 0 if alone else first_frame_of(s, seat)
    if mine >= 0:
        for frame in s.stack[mine:]:
            if isinstance(frame, Procedure):
                frame.give_up(s)
    clear_cards(s, seat)
    clear_figures(s, seat)
    clear_markers(s, seat)
    if table.horse == seat:
        table.take_horse(table.next_seat(seat), "CE-G-31")
    if alone:
        desert(s, table.next_seat(seat))
    elif mine >= 0:
        s.cut(mine)
        s.top.told(s, 0)
    elif s.wait.mode == SEALED and seat in s.wait.seats:
        go_on_without(s, seat)
        return
    elif s.wait.mode == SEALED:
        return
    settle(s)


def first_frame_of(s: Corleone, seat: Seat) -> int:
    """The lowest procedure that is the leaver's own; -1 if none is."""
    frames = s.stack
    for i in range(len(frames)):
        frame = frames[i]
        if isinstance(frame, Procedure) and frame.who == seat:
            return i
    return -1


def go_on_without(s: Corleone, seat: Seat) -> None:
    """A sealed question: the others' answers stand, the leaver's is gone."""
    others = [i for i in range(len(s.answers)) if s.wait.seats[i] != seat]
    answers = [s.answers[i] for i in others]
    lists = [s.lists[i] for i in others] if s.wait.many else []
    s.cut(len(s.stack))  # what was answered is void, until it is laid down again
    settle(s)
    if s.wait.mode == SEALED and others:
        put_answers(s, answers)
        s.lists = lists
        close_if_fixed(s)


def clear_cards(s: Corleone, seat: Seat) -> None:
    """Hand and suitcase: money and goods to the supply, jobs to the pile, allies out of the game."""
    table, hidden = s.table, s.hidden
    for card in hidden.cards(seat):
        for _ in range(hidden.counts[seat * PILES + card] if card < PILES else 1):
            s.take_from_hand(seat, card)
            s.lay_away(card)
            table.say("CE-G-31", "gave_up", seat, card)
    for note in range(MONEY):
        for _ in range(hidden.cases[seat * MONEY + note]):
            s.take_from_case(seat, note)
            s.lay_away(note)
            table.say("CE-G-31", "gave_up", seat, note)
        if table.bids:
            table.bids[seat * MONEY + note] = 0
    hidden.memory.forget(seat)
    for card in table.played[seat]:
        s.lay_away(card)
        table.say("CE-G-31", "gave_up", seat, card)
    table.played[seat] = []


def clear_figures(s: Corleone, seat: Seat) -> None:
    """Board, river and reserve."""
    table = s.table
    table.thugs = [EMPTY if is_theirs(figure, seat) else figure for figure in table.thugs]
    table.spaces = [EMPTY if is_theirs(figure, seat) else figure for figure in table.spaces]
    table.river = [figure for figure in table.river if not is_theirs(figure, seat)]
    table.thugs_left[seat] = 0
    table.members_left[seat] = 0
    table.protected &= ~(1 << seat)
    table.more_cards[seat] = 0
    for territory in range(TERRITORIES):
        table.extra[territory * (MOST + 1) + seat] = 0


def is_theirs(figure: int, seat: Seat) -> bool:
    return figure != EMPTY and owner_of(figure) == seat


def clear_markers(s: Corleone, seat: Seat) -> None:
    """Control goes to the marker below at once."""
    for territory in range(TERRITORIES):
        s.table.stacks[territory] = [owner for owner in s.table.stacks[territory] if owner != seat]
    s.table.markers[seat] = MARKERS
