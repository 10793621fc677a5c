"""The procedures of Corleone's Empire under way, as a view shows them.

Cards, places and territories are named by the keys of the edition. `effect` counts the effects of the card from 0.
"""

from __future__ import annotations

from typing import Annotated, Literal

from backroom.games.steps import Seat, SeatOrNobody, Seats, Step

# Marks of fields that hold names: of the edition, or of what the rules name.
CARD, GOODS, PLACE, PLACES, TERRITORY, NEXT = "card", "goods", "place", "places", "territory", "next"
FIGURE, ICONS, SIDES = "figure", "icons", "sides"
Card = Annotated[str, CARD]
Place = Annotated[str, PLACE]
Territory = Annotated[str, TERRITORY]
TerritoryOrNone = Annotated[str | None, TERRITORY]
Why = Literal["thug", "control", "member", "union-boss", "mayor", "card", "shakedown"]


class SetUp(Step, frozen=True):
    """Who begins, then tiles, public jobs, allies and hands."""

    stage: Literal["starter", "tiles", "jobs", "allies", "hands", "over"]

    sentence = "the table is set"


class FirstJobs(Step, frozen=True):
    """A seat is dealt the jobs of its starting hand."""

    seat: Seat
    left: int

    sentence = "jobs are dealt"


class Acts(Step, frozen=True):
    """The four acts; `begun`: the phase that the table shows is under way."""

    begun: bool


class OpenTile(Step, frozen=True):
    """A business opens in a territory."""

    territory: Territory
    at_setup: bool

    sentence = "a business opens"


class PublicJobs(Step, frozen=True):
    """Jobs are turned up for everybody."""

    at_setup: bool

    sentence = "public jobs are turned up"


class NewAllies(Step, frozen=True):
    """The allies of the act are laid out."""

    left: int

    sentence = "allies are laid out"


class EntrActe(Step, frozen=True):
    """Between two acts: figures go home, jobs and allies are laid out."""

    stage: Literal["figures", "jobs", "over"]

    sentence = "the Entr'acte"


class FamilyBusiness(Step, frozen=True):
    """The phase of turns; `seat` is next, and `idle` are those who could do nothing since somebody last could."""

    seat: Seat
    idle: Seats

    sentence = "Family Business"


class TurfWar(Step, frozen=True):
    """The turf war; `next` is the territory after the one that is settled now, empty if that is the last."""

    next: Annotated[str, NEXT]

    sentence = "Turf War"


class Bribery(Step, frozen=True):
    """Everybody bids in secret."""

    sentence = "Bribery"


class Favours(Step, frozen=True):
    """The bidders choose allies; these have had their turn."""

    served: Seats

    sentence = "allies are bought"


class Tribute(Step, frozen=True):
    """Everybody over the hand limit discards."""

    stage: Literal["allies", "discarding"]

    sentence = "Tribute to the Don"


class Turn(Step, frozen=True):
    """A turn of one action; an effect may give one (`extra`) that has to be of one sort."""

    seat: Seat
    only: Literal["any", "thug", "member", "job", "ally"]
    extra: bool

    sentence = "turn of {seat}"


class Done(Step, frozen=True):
    """The action is over when what it has set going is."""


class Completion(Step, frozen=True):
    """A job is completed: its ability and its money, in either order."""

    seat: Seat
    card: Card
    stage: Literal["paid", "money next", "ability next", "money last", "over"]

    sentence = "{seat} completes {card}"


class Ability(Step, frozen=True):
    """The effects of a card, one after the other. `struck`: the owners of the figures that were whacked last."""

    seat: Seat
    card: Card
    effect: int
    struck: Annotated[list[str], SIDES]
    asked: bool

    sentence = "ability of {card}"


class Icons(Step, frozen=True):
    """A seat uses icons one by one; `must`: none that can be used may be declined."""

    seat: Seat
    icons: Annotated[list[str], ICONS]
    why: Why
    must: bool

    @property
    def text(self) -> str:
        """Icons that are all used are under way no more."""
        return f"P{self.seat} uses {' '.join(self.icons)}" if self.icons else ""


class Sale(Step, frozen=True):
    """A seat sells cards; so many are still to be discarded."""

    seat: Seat
    cards: int
    left: int

    sentence = "{seat} sells {cards}"


class Swap(Step, frozen=True):
    """A seat discards a card and takes a good."""

    seat: Seat
    discarded: bool

    sentence = "{seat} swaps a card"


class Front(Step, frozen=True):
    """A front that two use: the one who plays the figure, and who controls the territory."""

    seat: Seat
    business: Place
    controller: Seat
    why: Why
    stage: Literal["asked", "actor first", "controller first", "actor second", "controller second", "over"]

    sentence = "front of {business}"


class Share(Step, frozen=True):
    """The controller takes all of a front or nothing."""

    seat: Seat
    business: Place
    why: Why

    sentence = "share of {seat}"


class DrawJobs(Step, frozen=True):
    """A seat looks at jobs of the deck and keeps some."""

    seat: Seat
    look: int
    keep: int
    drawn: int
    by_card: bool

    sentence = "{seat} looks at jobs"


class Whack(Step, frozen=True):
    """Figures go to the river; `rival` is whose turn it is to be struck, if each rival is."""

    seat: Seat
    card: Card
    effect: int
    left: int
    territory: TerritoryOrNone
    rival: SeatOrNobody
    struck: Annotated[list[str], SIDES]

    sentence = "{seat} whacks"


class Move(Step, frozen=True):
    """Figures go to other places; figures of this effect stand at `moved`."""

    seat: Seat
    card: Card
    effect: int
    left: int
    moved: Annotated[list[str], PLACES]

    sentence = "{seat} moves a figure"


class Recall(Step, frozen=True):
    """Own figures go back into the reserve."""

    seat: Seat
    card: Card
    effect: int
    left: int

    sentence = "{seat} recalls a figure"


class Neutral(Step, frozen=True):
    """A neutral figure is placed or moved."""

    seat: Seat
    figure: Annotated[str, FIGURE]

    sentence = "{seat} places the {figure}"


class Take(Step, frozen=True):
    """Rivals are robbed; if none is `named` yet, one of them has to be."""

    seat: Seat
    card: Card
    effect: int
    rivals: Seats
    named: bool

    sentence = "{seat} robs"


class Robbery(Step, frozen=True):
    """Cards of one victim are taken."""

    seat: Seat
    victim: Seat
    card: Card
    effect: int
    left: int

    sentence = "{seat} takes from {victim}"


class Offers(Step, frozen=True):
    """Every rival offers a money card in secret."""

    seat: Seat

    sentence = "offers to {seat}"


class PickGoods(Step, frozen=True):
    """Goods from the supply, of these kinds."""

    seat: Seat
    goods: Annotated[list[str], GOODS]
    left: int
    begun: bool

    sentence = "{seat} takes goods"


class PickJobs(Step, frozen=True):
    """Open jobs into the hand."""

    seat: Seat
    source: Literal["deck", "discard", "public"]
    left: int
    begun: bool

    sentence = "{seat} takes a job"


class Shakedown(Step, frozen=True):
    """A card shakes down fronts or backs, and no figure is placed. `chosen` have had their turn."""

    seat: Seat
    card: Card
    effect: int
    left: int
    chosen: Annotated[list[str], PLACES]
    territory: TerritoryOrNone

    sentence = "{seat} shakes down"


class Marker(Step, frozen=True):
    """A control marker is put, sent home or lifted."""

    seat: Seat
    card: Card
    effect: int

    sentence = "{seat} and the markers"


class Lift(Step, frozen=True):
    """A seat without a marker left may move one of its own to a territory."""

    seat: Seat
    territory: Territory

    sentence = "{seat} has no marker left for {territory}"


class Influence(Step, frozen=True):
    """More influence in one territory for this act."""

    seat: Seat
    card: Card
    effect: int

    sentence = "{seat} gains influence"


EFFECTS = (Whack, Move, Recall, Take, Robbery, Shakedown, Marker, Influence)  # those that carry out one of a card

AnyStep = (
    SetUp
    | FirstJobs
    | Acts
    | OpenTile
    | PublicJobs
    | NewAllies
    | EntrActe
    | FamilyBusiness
    | TurfWar
    | Bribery
    | Favours
    | Tribute
    | Turn
    | Done
    | Completion
    | Ability
    | Icons
    | Sale
    | Swap
    | Front
    | Share
    | DrawJobs
    | Whack
    | Move
    | Recall
    | Neutral
    | Take
    | Robbery
    | Offers
    | PickGoods
    | PickJobs
    | Shakedown
    | Marker
    | Lift
    | Influence
)
