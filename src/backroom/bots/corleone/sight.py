"""What the greedy bot looks at: the open table and its own cards, as small numbers.

`look` makes it of a view, so it holds nothing that a person in that chair could not see. Cards, figures, places and
words are numbered as in `games/corleone/words.py`.
"""

from __future__ import annotations

from dataclasses import dataclass

from backroom.games.corleone import words as w
from backroom.games.corleone.notation import Notation
from backroom.games.corleone.steps import AnyStep
from backroom.games.corleone.view import CorleoneView

TAKE_BACK = "take back"  # it makes up its mind before it speaks
LIMITS = "hand_limits"
ABOUT_TURF = ("turn", "target", "marker")  # questions for which it counts the influence
ABOUT_RICHES = ("turn", "target", "bid")  # ... and what it knows of suitcases


@dataclass
class Sight:
    """One position of Corleone's Empire through one pair of eyes, and the question that is asked."""

    seat: int
    seats: int
    # the question: its kind, the words offered, those said so far, and the innermost procedure under way
    kind: str
    menu: list[int]
    said: list[int]
    half: list[int]
    step: AnyStep
    # the table
    act: int
    horse: int
    limits: list[int]  # the hand limit of each act
    supply: list[int]
    tiles: list[int]
    thugs: list[int]
    spaces: list[int]
    chief: int
    river: int  # how many figures
    stacks: list[list[int]]
    force: list[list[int]]  # by territory: the influence of each seat, and of the neutral force last; if it matters
    public: list[int]
    pile: list[int]
    deck: int
    offered: list[int]  # allies
    # the families
    rivals: list[int]  # clockwise
    markers: list[int]
    reserve: list[int]  # figures that are not played yet
    done: list[list[int]]
    hands: list[int]  # how many cards
    cases: list[int]  # how many notes
    case_known: list[int]  # [seat * 4 + note]: notes that surely are in a suitcase; if it matters
    # what is one's own
    more_cards: int
    thugs_left: int
    members_left: int
    piles: list[int]  # money and goods in hand, how many of each
    unique: list[int]  # jobs and allies in hand
    case: list[int]  # notes in the suitcase, how many of each
    drawn: list[int]
    looking: list[int]  # cards of another that may be chosen from

    def figure_at(self, place: int) -> int:
        if place >= w.FIRST_SPACE:
            return self.spaces[place - w.FIRST_SPACE]
        if place == w.CHIEF_PLACE:
            return w.POLICE_CHIEF
        return self.thugs[2 * place if place < w.TERRITORIES else 2 * self.tiles.index(place) + 1]


def look(view: CorleoneView, names: Notation) -> Sight:
    """The sight of a view."""
    seat, question = view.viewer, view.question
    assert seat is not None, "a spectator is asked nothing"
    assert question is not None, "a bot is asked only when there is a question"
    n, mine, cards = len(view.seats), view.seats[seat], names.card_of
    hand = [cards[name] for name in view.hand]
    return Sight(
        seat=seat,
        seats=n,
        kind=question.kind,
        menu=[names.reading[word] for word in question.actions if word != TAKE_BACK],
        said=[names.reading[word] for word in view.said],
        half=[names.reading[word] for word in view.half],
        step=view.where[-1],
        act=view.act - 1,
        horse=view.horse,
        limits=hand_limits(view, names),
        supply=[view.supply[name] for name in names.cards[: w.PILES]],
        tiles=[w.NOWHERE if t.tile is None else names.place_of[t.tile] for t in view.territories],
        thugs=[figure_at(view, name) for t in view.territories for name in (t.printed, t.tile)],
        spaces=[figure_at(view, space.key) for space in names.edition.spaces],
        chief=w.NOWHERE if view.chief is None else names.edition.territory_keys.index(view.chief),
        river=len(view.river),
        stacks=[t.stack for t in view.territories],
        force=[t.influence for t in view.territories] if question.kind in ABOUT_TURF else [],
        public=[cards[name] for name in view.public],
        pile=[cards[name] for name in view.pile],
        deck=view.deck,
        offered=[cards[name] for name in view.allies],
        rivals=[i % n for i in range(seat + 1, seat + n) if view.seats[i % n].in_play],
        markers=[s.markers for s in view.seats],
        reserve=[s.thugs + len(s.members) for s in view.seats],
        done=[[cards[name] for name in s.jobs] for s in view.seats],
        hands=[s.hand for s in view.seats],
        cases=[s.suitcase for s in view.seats],
        case_known=known_notes(view, names) if question.kind in ABOUT_RICHES else [],
        more_cards=mine.more_cards,
        thugs_left=mine.thugs,
        members_left=len(mine.members),
        piles=[hand.count(card) for card in range(w.PILES)],
        unique=[card for card in hand if card >= w.FIRST_JOB],
        case=[view.suitcase.count(name) for name in names.cards[: w.MONEY]],
        drawn=[cards[name] for name in view.drawn],
        looking=[cards[name] for name in view.looking],
    )


def known_notes(view: CorleoneView, names: Notation) -> list[int]:
    return [seat.known_money.count(name) for seat in view.seats for name in names.cards[: w.MONEY]]


def hand_limits(view: CorleoneView, names: Notation) -> list[int]:
    """What the table agreed on, or what the edition says (CE-G-20)."""
    if LIMITS in view.options:
        return [int(number) for number in str(view.options[LIMITS]).split("-")]
    return [act.limit for act in names.edition.acts]


def figure_at(view: CorleoneView, place: str | None) -> int:
    """The figure at a place, as a number."""
    name = view.figures.get(place) if place is not None else None
    if name is None:
        return w.EMPTY
    if name in w.NEUTRALS:
        return w.MAYOR + w.NEUTRALS.index(name)
    seat, _, rank = name.partition("-")
    return int(seat[1:]) << 2 | w.RANKS.index(rank)
