"""The action table of Coup (chapter 4, 10 and 11): one row per action, read by `turn.py`.

A row says what an action claims, costs and gains, who may stop it and which rule says so.
"""

from __future__ import annotations

from typing import Final

from backroom.games.coup.words import (
    AID,
    ASSASSIN,
    ASSASSINATE,
    BOMB,
    CAPTAIN,
    CONTESSA,
    CONVERT,
    CONVERT_SELF,
    COUP,
    DUKE,
    EMBEZZLE,
    EXAMINE,
    EXCHANGE,
    INCOME,
    INQUISITOR,
    NO_DUKE,
    NO_ROLE,
    STEAL,
    TAX,
    VERBS,
)

ENVOY: Final = -2  # claim: Ambassador, or Inquisitor where he has replaced the Ambassador

# Numbers of the rulebook.
FORCED_COUP: Final = 10  # COUP-TURN-10
COUP_PRICE: Final = 7  # COUP-GEN-03
ASSASSIN_PRICE: Final = 3  # COUP-CHR-02
BOMB_PRICE: Final = 5  # COUP-ANAR-02
OWN_CONVERSION: Final = 1  # COUP-REF-CONV-01
CONVERSION: Final = 2  # COUP-REF-CONV-02
LOOT: Final = 2  # COUP-CHR-05


def copies_for(seats: int) -> int:
    """COUP-COMP-01, COUP-BIG-01, COUP-BIG-02: cards of each character."""
    if seats <= 6:
        return 3
    return 4 if seats <= 8 else 5


class Row:
    """One line of the action table."""

    def __init__(
        self,
        verb: int,
        rule: str,
        *,
        claim: int = NO_ROLE,
        cost: int = 0,
        gain: int = 0,
        aimed: bool = False,
        blocked_by: tuple[int, ...] = (),
        block_rule: str = "",
        stopped_rule: str = "",
        party_rule: str = "",
    ) -> None:
        self.verb: Final = verb
        self.rule: Final = rule
        self.claim: Final = claim
        self.cost: Final = cost
        self.gain: Final = gain
        self.aimed: Final = aimed
        self.blocked_by: Final = blocked_by
        self.block_rule: Final = block_rule
        self.stopped_rule: Final = stopped_rule
        self.party_rule: Final = party_rule  # the limit between party-mates, if there is one


TABLE: Final[tuple[Row, ...]] = (
    Row(INCOME, "COUP-GEN-01", gain=1),
    Row(
        AID,
        "COUP-GEN-02",
        gain=2,
        blocked_by=(DUKE,),
        block_rule="COUP-CTR-05",
        stopped_rule="COUP-CTR-06",
        party_rule="COUP-REF-PLAY-04",
    ),
    Row(COUP, "COUP-GEN-03", cost=COUP_PRICE, aimed=True, party_rule="COUP-REF-PLAY-01"),
    Row(TAX, "COUP-CHR-01", claim=DUKE, gain=3),
    Row(
        ASSASSINATE,
        "COUP-CHR-02",
        claim=ASSASSIN,
        cost=ASSASSIN_PRICE,
        aimed=True,
        blocked_by=(CONTESSA,),
        block_rule="COUP-CTR-07",
        stopped_rule="COUP-CTR-08",
        party_rule="COUP-REF-PLAY-02",
    ),
    Row(
        STEAL,
        "COUP-CHR-05",
        claim=CAPTAIN,
        aimed=True,
        blocked_by=(CAPTAIN, ENVOY),
        block_rule="COUP-CTR-09",
        stopped_rule="COUP-CTR-10",
        party_rule="COUP-REF-PLAY-03",
    ),
    Row(EXCHANGE, "COUP-CHR-08", claim=ENVOY),
    Row(EXAMINE, "COUP-INQ-04", claim=INQUISITOR, aimed=True, party_rule="COUP-REF-PLAY-05"),
    Row(CONVERT_SELF, "COUP-REF-CONV-01", cost=OWN_CONVERSION),
    Row(CONVERT, "COUP-REF-CONV-02", cost=CONVERSION, aimed=True),
    Row(EMBEZZLE, "COUP-REF-EMBEZ-01", claim=NO_DUKE),
    Row(BOMB, "COUP-ANAR-02", cost=BOMB_PRICE, aimed=True),
)


def by_verb() -> list[Row]:
    rows = [TABLE[0]] * VERBS
    for row in TABLE:
        rows[row.verb] = row
    return rows


ROWS: Final = by_verb()  # look up by verb; verbs of answers have no row of their own
TURN_VERBS: Final = tuple([row.verb for row in TABLE])
