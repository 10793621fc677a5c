"""The procedures of Der Pate under way, as a view shows them."""

from __future__ import annotations

from typing import Annotated, Literal

from backroom.games.steps import Seat, Seats, Step

# Marks of fields: an event card and a person by their words, a row of the tableau from 1 on, dice by their colours.
CARD, PERSON, ROW, DICE = "card", "person", "row", "dice"


class SetUp(Step, frozen=True):
    """Money, the car, and the first districts."""

    stage: Literal["money", "car", "turf"]

    sentence = "the table is set"


class Rounds(Step, frozen=True):
    """The seven rounds; `seat` has the next turn."""

    seat: Seat


class EventCard(Step, frozen=True):
    """The top card of the deck is turned up."""

    sentence = "an event card"


class CardText(Step, frozen=True):
    """What an event card says is carried out."""

    card: Annotated[str, CARD]

    sentence = "event card {card}"


class KindRoll(Step, frozen=True):
    """A die names the kind of business that is raided."""

    sentence = "a die for a raid"


class Vacating(Step, frozen=True):
    """Everybody gives up a business; it is the turn of `seat`."""

    seat: Seat

    sentence = "everybody gives up a business"


class Bailing(Step, frozen=True):
    """Everybody pays for prisoners or loses them; it is the turn of `seat`."""

    seat: Seat

    sentence = "bail for the prisoners"


class Turn(Step, frozen=True):
    """A turn, in a row of the tableau. `raided`: the takeover of an event card is done; `used`: chips and favours."""

    seat: Seat
    row: Annotated[int, ROW]
    stage: Literal["start", "throw", "placing", "placed", "acting", "done", "others"]
    raided: bool
    used: int

    sentence = "turn of {seat}, row {row}"


class Throw(Step, frozen=True):
    """Dice are rolled; these are still to come."""

    seat: Seat
    dice: Annotated[list[str], DICE]

    sentence = "{seat} rolls"


class Visit(Step, frozen=True):
    """The car has stopped at a vacant business."""

    seat: Seat

    sentence = "{seat} visits"


class TakeOver(Step, frozen=True):
    """A business of this kind may be taken over."""

    seat: Seat
    business_kind: int

    sentence = "{seat} takes over"


class Service(Step, frozen=True):
    """A person is called."""

    seat: Seat
    person: Annotated[str, PERSON]

    sentence = "{seat} and the {person}"


class Grandchild(Step, frozen=True):
    """A die for the grandchild."""

    seat: Seat

    sentence = "the grandchild rolls for {seat}"


class Interrupts(Step, frozen=True):
    """In the turn of `seat` others may use the chips that they have just taken; these have answered."""

    seat: Seat
    answered: Seats

    sentence = "others use their new chips"


AnyStep = (
    SetUp
    | Rounds
    | EventCard
    | CardText
    | KindRoll
    | Vacating
    | Bailing
    | Turn
    | Throw
    | Visit
    | TakeOver
    | Service
    | Grandchild
    | Interrupts
)
