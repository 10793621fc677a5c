"""COUP-GAP-26: a player leaves for good. The cards go face up, the game of the others goes on.

What the leaver was asked counts as pass or concession. The leaver's own action is cancelled, but a
loss that somebody is already being asked for stands.
"""

from __future__ import annotations

from backroom.games.coup.bomb import Bomb
from backroom.games.coup.claim import Prove
from backroom.games.coup.court import Exchange, Lose
from backroom.games.coup.inquisitor import Examine
from backroom.games.coup.state import Coup
from backroom.games.coup.words import CONCEDE, NO_ROLE
from backroom.kernel.core import SOLO, Seat, act
from backroom.kernel.run import close_if_fixed, settle


def leave(s: Coup, seat: Seat, actor: Seat) -> None:
    """Turn the leaver's cards up and mend the stack."""
    s.table.say("COUP-GAP-26", "left", seat)
    give_back_surplus(s, seat)
    for role in s.hidden.hands[seat].copy():
        if s.turn_up(seat, role, "COUP-GAP-26"):
            settle(s)
            return
    if seat == actor:
        cancel_action(s)
    elif is_bomb_holder(s, seat):
        s.table.say("COUP-GAP-26", "defused", seat)
        cancel_action(s)
    elif s.wait.mode == SOLO:
        go_on(s, seat)
        return
    else:
        pass_for(s, seat)
        return
    settle(s)


def give_back_surplus(s: Coup, seat: Seat) -> None:
    """A leaver in the midst of an exchange returns drawn cards first."""
    top = s.top
    if isinstance(top, Exchange) and top.seat == seat:
        while len(s.hidden.hands[seat]) > s.table.influence[seat]:
            s.hidden.put_back(seat, s.hidden.drawn[0], "COUP-GAP-26", 1 << seat)
        top.finish(s)


def cancel_action(s: Coup) -> None:
    """Everything above the turn ends, except a loss that another player already owes."""
    top = s.top
    cut_to_turn(s)
    if isinstance(top, Lose) and s.table.influence[top.seat]:
        s.push(top)


def cut_to_turn(s: Coup) -> None:
    s.cut(1)
    s.hidden.blocks.clear()
    s.hidden.drawn.clear()
    s.hidden.challengers = 0
    s.hidden.undrawn = 0
    s.hidden.shown = NO_ROLE


def is_bomb_holder(s: Coup, seat: Seat) -> bool:
    """The bomb goes back to the middle when its holder leaves."""
    for frame in s.stack:
        if isinstance(frame, Bomb):
            return frame.holder == seat
    return False


def go_on(s: Coup, seat: Seat) -> None:
    """One seat is asked. The leaver concedes or owes nothing more; another seat is asked anew."""
    top = s.top
    if isinstance(top, Examine) and top.target == seat:
        s.hidden.shown = NO_ROLE
        s.pop()
    elif s.wait.seats[0] == seat:
        if isinstance(top, Prove):
            top.hear(s, act(CONCEDE))
        else:
            s.pop()
    elif len(s.stack) == 1:  # no action is under way that would have to end first
        s.settle_coins()
    settle(s)


def pass_for(s: Coup, seat: Seat) -> None:
    """A window: it goes on without the leaver, whose answer, given or not, is a pass."""
    answers = [s.answers[i] for i in range(len(s.answers)) if s.wait.seats[i] != seat]
    settle(s)
    s.answers = answers
    close_if_fixed(s)
