"""The procedures of Coup under way, as a view shows them."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from backroom.games.coup.actions import ROWS, Row
from backroom.games.coup.words import INCOME
from backroom.games.steps import Seat, SeatOrNobody, Seats, Step

Deed = Literal[
    "income",
    "aid",
    "coup",
    "tax",
    "assassinate",
    "steal",
    "exchange",
    "examine",
    "convert self",
    "convert",
    "embezzle",
    "bomb",
]
DEEDS: tuple[Deed, ...] = get_args(Deed)
VERB = "verb"
Verb = Annotated[Deed, VERB]
Claimable = Literal["duke", "assassin", "captain", "ambassador", "contessa", "inquisitor", "no duke"]
Purpose = Literal["action", "block", "embezzlement", "bomb"]


def row_of(verb: Deed) -> Row:
    return ROWS[INCOME + DEEDS.index(verb)]


class SetUp(Step, frozen=True):
    """Coins, cards and parties before the first turn."""

    stage: Literal["coins", "cards", "parties"]

    sentence = "the table is set"


class Draft(Step, frozen=True):
    """Both of two players choose a card in secret."""

    sentence = "the draft"


class PartyChoice(Step, frozen=True):
    """The starter chooses a party; the others alternate."""

    seat: Seat

    sentence = "party of {seat}"


class Turn(Step, frozen=True):
    """A seat has the turn; `acted`: it has declared its action."""

    seat: Seat
    acted: bool

    sentence = "turn of {seat}"


class Action(Step, frozen=True):
    """The action of a turn: its claim is tested, then it may be blocked. `hurt`: it has cost the target a card."""

    seat: Seat
    verb: Verb
    target: SeatOrNobody
    stage: Literal["claim", "block"]
    hurt: bool

    @property
    def word(self) -> str:
        """The action as it was said."""
        verb = self.verb.removesuffix(" self")
        return verb if self.target is None else f"{verb} P{self.target}"

    @property
    def text(self) -> str:
        return f"P{self.seat} {self.word}"

    @property
    def row(self) -> Row:
        """What it claims, costs and gains, and who may stop it."""
        return row_of(self.verb)


class Block(Step, frozen=True):
    """Some may block the action of a seat, or one of them has."""

    against: Seat
    verb: Verb
    eligible: Seats
    stage: Literal["asked", "claimed", "fallen"]
    blocker: SeatOrNobody

    @property
    def text(self) -> str:
        return "block?" if self.blocker is None else f"P{self.blocker} blocks"


class Claim(Step, frozen=True):
    """A seat claims a character, or to hold no Duke; `aimed` is whom the claim would hurt."""

    seat: Seat
    claim: Claimable
    purpose: Purpose
    aimed: SeatOrNobody

    sentence = "{seat} claims {claim}"


class Lots(Step, frozen=True):
    """Chance says who of those who want to challenge does."""

    sentence = "lots for the challenger"


class Proof(Step, frozen=True):
    """A claim is challenged: its maker shows the card or concedes."""

    seat: Seat
    claim: Claimable
    purpose: Purpose
    challenger: Seat
    stage: Literal["asked", "redrawing", "losing"]

    sentence = "{challenger} challenges {seat} to prove {claim}"


class Draw(Step, frozen=True):
    """A seat draws cards from the court."""

    seat: Seat
    left: int
    reason: Literal["deal", "proof", "exchange", "inquiry", "swap", "embezzlement", "draft", "deal to two"]

    sentence = "a card for {seat}"


class Loss(Step, frozen=True):
    """A seat loses a card and chooses which."""

    seat: Seat
    reason: Literal["challenge", "coup", "assassination", "bomb", "embezzlement", "double danger"]

    sentence = "loss of an influence by {seat}"


class Exchange(Step, frozen=True):
    """A seat draws cards and puts as many back."""

    seat: Seat
    cards: int
    drawn: bool

    sentence = "exchange by {seat}"


class Examination(Step, frozen=True):
    """The Inquisitor looks at a card of the target and decides what becomes of it."""

    seat: Seat
    target: Seat
    stage: Literal["showing", "deciding", "swapping"]

    sentence = "{seat} examines {target}"


class Bomb(Step, frozen=True):
    """The bomb lies before its holder; `heir` is whom it is to be handed on to."""

    payer: Seat
    holder: Seat
    stage: Literal["asked", "defusing", "handing", "redirecting"]
    heir: SeatOrNobody

    sentence = "{holder} holds the bomb of {payer}"


AnyStep = (
    SetUp
    | Draft
    | PartyChoice
    | Turn
    | Action
    | Block
    | Claim
    | Lots
    | Proof
    | Draw
    | Loss
    | Exchange
    | Examination
    | Bomb
)
