"""Counteractions (chapter 5): who may stop an action, and whose block counts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.coup.actions import ENVOY, ROWS
from backroom.games.coup.claim import FOR_BLOCK, NOT_PROVEN, Claim
from backroom.games.coup.court import BY_CHALLENGE, Lose
from backroom.games.coup.house import House
from backroom.games.coup.state import Coup
from backroom.games.coup.words import AID, ASSASSINATE, BLOCK, BLOCK_KIND, MOST, clockwise
from backroom.kernel.core import NOBODY, NOUN_MASK, PASS, Frame, Seat, Wait, act, window

UNBLOCKED: Final = 0
FELL: Final = 1  # there was a block, and it was not proven
STOOD: Final = 2


def blockers(s: Coup, actor: Seat, verb: int, target: Seat) -> int:
    """Who may block: for foreign aid anyone but party-mates (COUP-CTR-05), else the target alone (COUP-CTR-07)."""
    if verb == AID:
        return s.table.fair_game(actor)
    return 1 << target & s.table.living


# Block windows by action, table, whose action it is and who may block; each is made once.
WINDOWS: Final[dict[int, Wait]] = {}


def block_window(house: House, verb: int, actor: Seat, eligible: int) -> Wait:
    """COUP-CTR-01: those who may block are asked, clockwise; each may claim a character that stops the action.

    With `single_block` the first block of foreign aid decides (COUP-GAP-14), otherwise all are heard.
    """
    first = house.single_block and verb == AID
    key = ((verb << 1 | house.inquisitor) << 1 | first) << 4 | actor
    key = key << MOST | eligible
    wait = WINDOWS.get(key)
    if wait is None:
        seats = clockwise(actor, eligible)
        wait = window(seats, block_menu(house, verb), BLOCK_KIND, window_rule(house, verb), first=first)
        WINDOWS[key] = wait
    return wait


def block_menu(house: House, verb: int) -> tuple[int, ...]:
    """Pass, or claim one of the characters of the action's row."""
    roles = [house.envoy() if role == ENVOY else role for role in ROWS[verb].blocked_by]
    return (PASS,) + tuple([act(BLOCK, role) for role in roles])


def window_rule(house: House, verb: int) -> str:
    """The rule that opens the window; against the Captain an Inquisitor helps as the Ambassador did."""
    return "COUP-INQ-07" if house.inquisitor and ENVOY in ROWS[verb].blocked_by else ROWS[verb].block_rule


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
