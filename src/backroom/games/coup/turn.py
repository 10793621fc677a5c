"""A turn (chapters 3 and 4): one action, claimed, perhaps blocked, carried out; then the next seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.coup.actions import ENVOY, LOOT, ROWS, Row
from backroom.games.coup.answer import FELL, STOOD, Block, blockers
from backroom.games.coup.bomb import Bomb
from backroom.games.coup.claim import FOR_ACTION, FOR_EMBEZZLING, NOT_PROVEN, UNCHALLENGED, Claim
from backroom.games.coup.court import (
    BY_ASSASSIN,
    BY_CHALLENGE,
    BY_COUP,
    BY_DOUBLE_DANGER,
    BY_EMBEZZLING,
    Exchange,
    Lose,
)
from backroom.games.coup.inquisitor import Examine
from backroom.games.coup.leaving import leave
from backroom.games.coup.menu import turn_wait
from backroom.games.coup.state import Coup
from backroom.games.coup.table import CUT_OFF
from backroom.games.coup.words import (
    AID,
    ASSASSINATE,
    BOMB,
    CONVERT,
    CONVERT_SELF,
    COUP,
    EMBEZZLE,
    EXAMINE,
    EXCHANGE,
    NO_DUKE,
    NO_ROLE,
    STEAL,
)
from backroom.kernel.core import NOBODY, NOUN_BITS, NOUN_MASK, Frame, Seat, Wait


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Frame):
    """COUP-TURN-01..COUP-TURN-03: the actor chooses exactly one action; afterwards the next seat plays."""

    def __init__(self, seat: Seat, spent: int) -> None:
        self.seat = seat
        self.spent = spent

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.spent)

    def clone(self) -> Turn:
        return Turn(self.seat, self.spent)

    def advance(self, s: Coup) -> Wait | None:
        if self.spent:  # the actor has left, and with them the action
            self.told(s, 0)
            return None
        return turn_wait(s, self.seat)

    def told(self, s: Coup, result: int) -> None:
        """The action is over: coins are settled (COUP-GAP-03) and the next seat plays."""
        s.settle_coins()
        if 0 < s.house.max_turns <= s.table.turns:
            s.finish(CUT_OFF)
        else:
            begin_turn(s, s.table.next_living(self.seat))

    def hear(self, s: Coup, action: int) -> None:
        verb = action >> NOUN_BITS
        row = ROWS[verb]
        target = action & NOUN_MASK if row.aimed else NOBODY
        self.spent = 1
        s.table.declare(self.seat, action, "COUP-INQ-02" if verb == EXCHANGE and s.house.inquisitor else row.rule)
        if row.cost:
            self.pay(s, verb, row)
        if verb == BOMB:
            s.table.receive_bomb(self.seat, target, row.rule)
            s.push(Bomb(self.seat, target, Bomb.ASKED, NOBODY))
        else:
            deed = Deed(self.seat, verb, target, Deed.CLAIMING, 0)
            s.push(deed)
            deed.begin(s, row)

    def pay(self, s: Coup, verb: int, row: Row) -> None:
        """COUP-GAP-21: paid at once, for all to see."""
        if verb == CONVERT_SELF or verb == CONVERT:
            s.table.pay_reserve(self.seat, row.cost)
        else:
            s.table.pay(self.seat, row.cost, "COUP-GAP-21")

    def left(self, s: Coup, seat: Seat) -> None:
        if seat == self.seat:
            self.spent = 1
        leave(s, seat, self.seat)


def begin_turn(s: Coup, seat: Seat) -> None:
    """The lowest frame becomes this seat's turn."""
    s.table.begin_turn(seat)
    if s.house.anarchist:
        s.table.forget_bombs(round_opener(s))
    s.swap(Turn(seat, 0))


def round_opener(s: Coup) -> Seat:
    """The starting seat or its nearest living successor: its turn begins a round."""
    first = s.house.first_player
    return first if s.table.alive(first) else s.table.next_living(first)


@mypyc_attr(acyclic=True, free_list_len=1)
class Deed(Frame):
    """COUP-TURN-04..COUP-TURN-06: claim, then block, then effect. It waits for the frames above it only."""

    CLAIMING: Final = 0
    BLOCKING: Final = 1

    def __init__(self, actor: Seat, verb: int, target: Seat, step: int, hurt: int) -> None:
        self.actor = actor
        self.verb = verb
        self.target = target
        self.step = step
        self.hurt = hurt  # the target has already lost an influence over this deed

    def facts(self) -> tuple[int, ...]:
        return (self.actor, self.verb, self.target, self.step, self.hurt)

    def clone(self) -> Deed:
        return Deed(self.actor, self.verb, self.target, self.step, self.hurt)

    def begin(self, s: Coup, row: Row) -> None:
        """A claim first, if the action makes one; foreign aid waits for blocks if anybody may block."""
        if row.claim == NO_ROLE:
            self.go_on(s, self.verb == AID and s.table.fair_game(self.actor) != 0)
            return
        claim = s.house.envoy() if row.claim == ENVOY else row.claim
        s.push(Claim(self.actor, claim, FOR_EMBEZZLING if claim == NO_DUKE else FOR_ACTION, self.target))

    def go_on(self, s: Coup, blockable: bool) -> None:
        """To the window for blocks, or straight to the effect."""
        if blockable:
            self.step = Deed.BLOCKING
            eligible = blockers(s, self.actor, self.verb, self.target)
            s.push(Block(self.actor, self.verb, eligible, Block.ASKED, NOBODY))
        else:
            self.effect(s)

    def told(self, s: Coup, result: int) -> None:
        if self.step == Deed.CLAIMING:
            if result == NOT_PROVEN:
                self.fail(s)
            elif self.verb == EMBEZZLE:
                s.table.embezzle(self.actor, "COUP-REF-EMBEZ-09" if result == UNCHALLENGED else "COUP-REF-EMBEZ-08")
                s.pop()
            else:
                self.upheld(s, result)
        elif result == STOOD:
            self.stopped(s)
        else:
            self.hurt |= result == FELL
            self.effect(s)

    def upheld(self, s: Coup, challenger: int) -> None:
        """COUP-CHAL-12: the claim stands, so the action goes on, to the target's block or to its effect."""
        if challenger != UNCHALLENGED:
            s.table.say("COUP-CHAL-12", "upheld", self.actor, self.verb)
            self.hurt |= challenger == self.target
        self.go_on(s, self.may_be_blocked(s, challenger))

    def fail(self, s: Coup) -> None:
        """COUP-CHAL-14: an unproven claim has no effect, its price comes back and an influence goes."""
        cost = ROWS[self.verb].cost
        if cost:
            s.table.refund(self.actor, cost, "COUP-CHAL-16")
        rule = "COUP-REF-EMBEZ-05" if self.verb == EMBEZZLE else "COUP-CHAL-14"
        s.table.say(rule, "failed", self.actor, self.verb)
        s.swap(Lose(self.actor, BY_EMBEZZLING if self.verb == EMBEZZLE else BY_CHALLENGE))

    def stopped(self, s: Coup) -> None:
        """COUP-CTR-04, COUP-CTR-06, COUP-CTR-08, COUP-CTR-10: a block that stands; what was paid stays paid."""
        s.table.say(ROWS[self.verb].stopped_rule, "stopped_by", self.actor, self.verb)
        s.pop()

    def may_be_blocked(self, s: Coup, challenger: int) -> bool:
        """COUP-GAP-02: a lost challenge costs its maker the block, but never a bystander's challenge the target's."""
        if not ROWS[self.verb].blocked_by or not s.table.alive(self.target):
            return False
        if challenger == self.target and s.house.strict_double_danger:
            s.table.say("COUP-DD-02" if self.verb == ASSASSINATE else "COUP-GAP-02", "no_block", self.target)
            return False
        return True

    def effect(self, s: Coup) -> None:
        """Chapter 12.3.1: what an action does once nothing stands in its way."""
        verb = self.verb
        row = ROWS[verb]
        if row.gain:
            s.table.take(self.actor, row.gain, row.rule)
            s.pop()
        elif verb == COUP:
            s.swap(Lose(self.target, BY_COUP))
        elif (verb == ASSASSINATE or verb == EXAMINE) and not s.table.alive(self.target):
            s.table.say("COUP-GAP-15", "idle", self.actor, verb)
            s.pop()
        elif verb == ASSASSINATE:
            s.swap(Lose(self.target, BY_DOUBLE_DANGER if self.hurt else BY_ASSASSIN))
        else:
            self.other_effect(s, verb)

    def other_effect(self, s: Coup, verb: int) -> None:
        if verb == STEAL:
            self.steal(s)
        elif verb == EXCHANGE:
            s.swap(Exchange(self.actor, 1 if s.house.inquisitor else 2, 0))
        elif verb == EXAMINE:
            s.swap(Examine(self.actor, self.target, Examine.SHOWING))
        else:
            self.reform(s, verb)
            s.pop()

    def steal(self, s: Coup) -> None:
        """COUP-CHR-05, COUP-CHR-06, COUP-GAP-15: two coins, or what there is, even from a target that is out."""
        purse = s.table.coins[self.target]
        rule = "COUP-CHR-05" if purse >= LOOT else "COUP-CHR-06" if purse else "COUP-GAP-07"
        s.table.rob(self.actor, self.target, min(LOOT, purse), rule if s.table.alive(self.target) else "COUP-GAP-03")
        s.pop()

    def reform(self, s: Coup, verb: int) -> None:
        """COUP-REF-CONV-01, COUP-REF-CONV-02."""
        if verb == CONVERT_SELF:
            s.table.convert(self.actor, "COUP-REF-CONV-01")
        else:
            assert verb == CONVERT
            s.table.convert(self.target, "COUP-REF-CONV-02")
