"""Why not: for every word that is refused, the rule that refuses it, and what people ask for in vain.

The rules themselves offer only what is allowed. This page looks at what was said instead and at the
procedure under way, and names the rule that a patient friend at the table would name.
"""

from __future__ import annotations

from backroom.games.coup import words as w
from backroom.games.coup.actions import FORCED_COUP, ROWS, TURN_VERBS
from backroom.games.coup.answer import Block
from backroom.games.coup.bomb import Bomb
from backroom.games.coup.claim import FOR_BLOCK, Claim, Prove
from backroom.games.coup.court import BY_COUP, Exchange, Lose
from backroom.games.coup.inquisitor import Examine
from backroom.games.coup.setup import Draft
from backroom.games.coup.state import Coup
from backroom.games.coup.turn import Deed, Turn
from backroom.kernel.core import NOUN_BITS, NOUN_MASK, PASS, Seat, act
from backroom.kernel.run import place

REFORMS = (w.CONVERT_SELF, w.CONVERT, w.EMBEZZLE)
REACTIONS = (w.CHALLENGE, w.BLOCK)

# An action that cannot be blocked: who tries is told this.
UNBLOCKABLE = {
    w.INCOME: "COUP-GEN-01",
    w.COUP: "COUP-GEN-05",
    w.TAX: "COUP-CHR-11",
    w.EXCHANGE: "COUP-CHR-10",
    w.EXAMINE: "COUP-INQ-08",
    w.EMBEZZLE: "COUP-REF-EMBEZ-10",
    w.CONVERT_SELF: "COUP-REF-CONV-04",
    w.CONVERT: "COUP-REF-CONV-04",
    w.BOMB: "COUP-ANAR-03",
}
# An action without a claim: who challenges is told this.
UNCLAIMED = {
    w.INCOME: "COUP-GEN-01",
    w.AID: "COUP-CHAL-02",
    w.COUP: "COUP-GEN-05",
    w.CONVERT_SELF: "COUP-REF-CONV-04",
    w.CONVERT: "COUP-REF-CONV-04",
    w.BOMB: "COUP-ANAR-03",
}
WRONG_BLOCK = {w.AID: "COUP-CTR-05", w.ASSASSINATE: "COUP-CHR-04", w.STEAL: "COUP-CHR-07"}


def forbids(s: Coup, seat: Seat, action: int) -> str:
    """The rule that refuses this word of this seat now; empty if only the kernel can say why."""
    if not s.table.alive(seat):
        return "COUP-ELIM-03"
    verb, noun = action >> NOUN_BITS, action & NOUN_MASK
    asked = place(s, seat) >= 0
    match s.top:
        case Turn():
            rule = own_turn(s, seat, action) if asked else out_of_turn(s, verb)
        case Claim() as claim:
            rule = in_claim(s, claim, seat, verb)
        case Prove() as prove:
            rule = in_proof(s, prove, seat, verb, noun)
        case Lose() as lose:
            rule = in_loss(s, lose, seat, verb)
        case Block() as block:
            rule = in_block(s, block, seat, verb, noun)
        case Exchange() as exchange:
            rule = in_exchange(s, exchange, seat, verb, noun)
        case Examine():
            rule = too_late(s, verb)
        case Bomb() as bomb:
            rule = with_bomb(s, bomb, seat, verb, noun)
        case Draft():
            rule = "COUP-2P-03" if verb == w.DRAFT and asked else ""
        case _:
            rule = ""
    return rule or (s.wait.rule if asked else "")


def wishes(s: Coup, seat: Seat) -> list[int]:
    """Options a person would look for here, whether or not they can be had."""
    match s.top:
        case Turn():
            return turn_wishes(s, seat)
        case Prove(claim=claim):
            return [act(w.SHOW_ALL) if claim == w.NO_DUKE else act(w.SHOW, claim)]
        case Bomb(step=Bomb.ASKED):
            return [act(w.HAND_ON, q) for q in w.seats_of(s.table.rivals(seat))]
        case _:
            return []


def turn_wishes(s: Coup, seat: Seat) -> list[int]:
    """Every action of the versions on the table, at every living other."""
    found: list[int] = []
    for verb in TURN_VERBS:
        if version_rule(s, verb):
            continue
        if ROWS[verb].aimed:
            found += [act(verb, target) for target in w.seats_of(s.table.rivals(seat))]
        else:
            found.append(act(verb))
    return found


# One's own turn.


def own_turn(s: Coup, seat: Seat, action: int) -> str:
    verb = action >> NOUN_BITS
    if action == PASS:
        return "COUP-TURN-03"
    if verb not in TURN_VERBS:
        return "COUP-TURN-02"
    purse = s.table.coins[seat]
    rule = version_rule(s, verb)
    if rule:
        return rule
    if purse >= FORCED_COUP and verb != w.COUP:
        expanded = s.house.reformation or s.house.anarchist or s.house.inquisitor
        return "COUP-GAP-23" if expanded else "COUP-TURN-10"
    if ROWS[verb].cost > purse:
        return "COUP-TURN-07"
    if verb == w.EMBEZZLE:
        return "COUP-GAP-08"
    return target_rule(s, seat, verb, action & NOUN_MASK) if ROWS[verb].aimed else ""


def version_rule(s: Coup, verb: int) -> str:
    """The rule that ties an action to a version of the game which is not on this table."""
    if verb == w.EXAMINE and not s.house.inquisitor:
        return "COUP-INQ-02"
    if verb in REFORMS and not s.house.reformation:
        return "COUP-REF-COMP-02"
    return "COUP-ANAR-01" if verb == w.BOMB and not s.house.anarchist else ""


def target_rule(s: Coup, seat: Seat, verb: int, target: Seat) -> str:
    """Why this player cannot be the target."""
    row = ROWS[verb]
    if target == seat or not s.table.rivals(seat) >> target & 1:
        return row.rule
    if verb == w.BOMB:
        return "COUP-GAP-16" if s.table.bombed >> target & 1 else "COUP-GAP-17"
    if not s.table.fair_game(seat) >> target & 1:
        return row.party_rule
    return "COUP-GAP-07" if verb == w.STEAL else row.rule


# Everybody else's moments.


def out_of_turn(s: Coup, verb: int) -> str:
    """A word of somebody whose turn it is not: an action too early, or a reaction too late."""
    if verb in REACTIONS:
        return too_late(s, verb)
    return "COUP-TURN-01" if verb in TURN_VERBS else ""


def too_late(s: Coup, verb: int) -> str:
    """A reaction when no window is open: some actions have none, the others' have closed."""
    declared = s.table.declared >> NOUN_BITS
    if verb == w.BLOCK:
        if declared == w.EXCHANGE and s.house.inquisitor:
            return "COUP-INQ-08"
        return UNBLOCKABLE.get(declared, "COUP-TURN-05")
    return UNCLAIMED.get(declared, "COUP-CHAL-05") if verb == w.CHALLENGE else ""


def in_claim(s: Coup, claim: Claim, seat: Seat, verb: int) -> str:
    if seat == claim.seat:
        if verb == w.CHALLENGE:
            return "COUP-CHAL-03"
        if verb in (w.SHOW, w.SHOW_ALL):
            return "COUP-CTR-02" if claim.purpose == FOR_BLOCK else "COUP-TURN-09"
        return "COUP-TURN-06"
    if verb != w.BLOCK:
        return ""
    below = claim.below
    if isinstance(below, Bomb):
        return "COUP-ANAR-13"
    if isinstance(below, Deed) and ROWS[below.verb].blocked_by:
        return "COUP-SM-05" if seat == below.target else ROWS[below.verb].block_rule
    return too_late(s, verb)


def in_proof(s: Coup, prove: Prove, seat: Seat, verb: int, noun: int) -> str:
    if seat != prove.seat:
        return "COUP-SM-04" if verb == w.CHALLENGE else ""
    if verb == w.SHOW_ALL and prove.claim == w.NO_DUKE:
        return "COUP-REF-EMBEZ-04"
    if verb == w.SHOW and noun in s.table.lost[seat]:
        return "COUP-INFL-04"
    return ""


def in_loss(s: Coup, lose: Lose, seat: Seat, verb: int) -> str:
    if seat != lose.seat:
        return "COUP-GEN-05" if lose.reason == BY_COUP and verb in REACTIONS else too_late(s, verb)
    return "COUP-INFL-03" if verb == w.LOSE else "COUP-INFL-02"


def in_block(s: Coup, block: Block, seat: Seat, verb: int, role: int) -> str:
    if seat == block.actor:
        return "COUP-TURN-04"
    if verb == w.CHALLENGE:
        return UNCLAIMED.get(block.verb, "COUP-CHAL-05")
    if verb != w.BLOCK:
        return ""
    if seat not in s.wait.seats:
        return ROWS[block.verb].party_rule if block.verb == w.AID else ROWS[block.verb].block_rule
    return WRONG_BLOCK[block.verb] if s.house.roles() >> role & 1 else "COUP-GAP-20"


def in_exchange(s: Coup, exchange: Exchange, seat: Seat, verb: int, role: int) -> str:
    if seat != exchange.seat:
        return too_late(s, verb)
    return "COUP-INFL-05" if verb == w.RETURN and role in s.table.lost[seat] else ""


def with_bomb(s: Coup, bomb: Bomb, seat: Seat, verb: int, heir: Seat) -> str:
    if verb == w.CHALLENGE:
        return "COUP-ANAR-03"
    if verb == w.BLOCK:
        return "COUP-ANAR-13" if seat == bomb.holder else "COUP-ANAR-03"
    if seat != bomb.holder or verb != w.HAND_ON or bomb.step != Bomb.ASKED:
        return ""
    if heir == bomb.payer:
        return "COUP-ANAR-09"
    if s.table.bombed >> heir & 1:
        return "COUP-GAP-16" if s.house.bomb_for_a_round else "COUP-ANAR-08"
    return "COUP-GAP-17" if s.table.alive(heir) else "COUP-ANAR-07"
