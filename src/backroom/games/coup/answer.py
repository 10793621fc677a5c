"""Counteractions (chapter 5): who may stop an action, and whose block counts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.coup.claim import FOR_BLOCK, NOT_PROVEN, Claim
from backroom.games.coup.court import BY_CHALLENGE, Lose
from backroom.games.coup.house import STOP_AID, STOP_AMBASSADOR_THEFT, STOP_INQUISITOR_THEFT, STOP_MURDER, House
from backroom.games.coup.state import Coup
from backroom.games.coup.words import AID, ASSASSINATE, BLOCK_KIND, MOST, clockwise
from backroom.kernel.core import NOBODY, NOUN_MASK, PASS, Frame, Seat, Wait, window

UNBLOCKED: Final = 0
FELL: Final = 1  # there was a block, and it was not proven
STOOD: Final = 2


def blockers(s: Coup, actor: Seat, verb: int, target: Seat) -> int:
    """Who may block: for foreign aid anyone but party-mates (COUP-CTR-05), else the target alone (COUP-CTR-07)."""
    if verb == AID:
        return s.table.fair_game(actor)
    return 1 << target & s.table.living


# What may be blocked, with what, and the rule that opens the window: aid, murder, theft, theft among Inquisitors, and
# aid where only the first block counts (COUP-GAP-14).
STOPS: Final = [STOP_AID, STOP_MURDER, STOP_AMBASSADOR_THEFT, STOP_INQUISITOR_THEFT, STOP_AID]
STOP_RULES: Final = ["COUP-CTR-05", "COUP-CTR-07", "COUP-CTR-09", "COUP-INQ-07", "COUP-CTR-05"]
AID_ONCE: Final = 4

# Block windows by what is blocked, whose action it is and who may block; each is made once.
WINDOWS: Final[list[Wait | None]] = [None] * (len(STOPS) * MOST << MOST)


def stop(house: House, verb: int) -> int:
    """Which of the stops above an action meets at this table."""
    if verb == AID:
        return AID_ONCE if house.single_block else 0
    if verb == ASSASSINATE:
        return 1
    return 3 if house.inquisitor else 2


def block_window(house: House, verb: int, actor: Seat, eligible: int) -> Wait:
    """COUP-CTR-01: those who may block are asked, clockwise; each may claim a character that stops the action."""
    which = stop(house, verb)
    key = (which * MOST + actor) << MOST | eligible
    wait = WINDOWS[key]
    if wait is None:
        wait = window(clockwise(actor, eligible), STOPS[which], BLOCK_KIND, STOP_RULES[which], first=which == AID_ONCE)
        WINDOWS[key] = wait
    return wait


@mypyc_attr(acyclic=True, free_list_len=1)
class Block(Frame):
    """COUP-CTR-01..COUP-CTR-03, COUP-SM-06: the window for blocks, then each block in seat order.

    Who else has blocked stays in the hidden part until it is that block's turn.
    """

    ASKED: Final = 0
    CLAIMED: Final = 1
    FALLEN: Final = 2

    def __init__(self, actor: Seat, verb: int, eligible: int, step: int, blocker: Seat) -> None:
        self.actor = actor
        self.verb = verb
        self.eligible = eligible  # who may block, fixed when the window opens (COUP-GAP-09)
        self.step = step
        self.blocker = blocker

    def facts(self) -> tuple[int, ...]:
        return (self.actor, self.verb, self.eligible, self.step, self.blocker)

    def clone(self) -> Block:
        return Block(self.actor, self.verb, self.eligible, self.step, self.blocker)

    def advance(self, s: Coup) -> Wait | None:
        if self.step == Block.ASKED:
            return block_window(s.house, self.verb, self.actor, self.eligible & s.table.living)
        self.try_next(s)
        return None

    def hear_all(self, s: Coup, answers: list[int]) -> None:
        queue = s.hidden.blocks
        queue.clear()
        for i in range(len(answers)):
            if answers[i] != PASS:
                queue.append(s.wait.seats[i])
                queue.append(answers[i] & NOUN_MASK)
        self.try_next(s)

    def hear_first(self, s: Coup, seat: Seat, action: int) -> None:
        if seat != NOBODY:
            s.hidden.blocks = [seat, action & NOUN_MASK]
        self.try_next(s)

    def try_next(self, s: Coup) -> None:
        """COUP-SM-06, COUP-GAP-14: the next sealed block of a living seat; without one the action goes on."""
        queue = s.hidden.blocks
        while queue:
            seat = queue.pop(0)
            role = queue.pop(0)
            if s.table.alive(seat):
                s.table.say(self.block_rule(), "blocked", seat, role, self.actor)
                self.step = Block.CLAIMED
                self.blocker = seat
                s.push(Claim(seat, role, FOR_BLOCK, self.actor))
                return
        if self.step == Block.ASKED:
            s.table.say("COUP-TURN-05", "unblocked", self.actor)
            s.pop(UNBLOCKED)
        else:
            s.pop(FELL)

    def block_rule(self) -> str:
        """Why this block counts: the only one, the first of several, or the next after one that fell."""
        if self.verb != AID:
            return "COUP-CTR-01"
        return "COUP-SM-06" if self.step == Block.ASKED else "COUP-GAP-14"

    def told(self, s: Coup, result: int) -> None:
        if self.step == Block.FALLEN:  # the blocker has paid; `advance` looks for the next one
            return
        if result == NOT_PROVEN:
            self.step = Block.FALLEN
            s.table.say("COUP-DD-03" if self.verb == ASSASSINATE else "COUP-CHAL-15", "block_fell", self.blocker)
            s.push(Lose(self.blocker, BY_CHALLENGE))
            return
        s.hidden.blocks.clear()
        s.table.say("COUP-CTR-03" if result < 0 else "COUP-CHAL-13", "block_stood", self.blocker)
        s.pop(STOOD)
