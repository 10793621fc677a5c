"""What lies open for all to see: board, supply, figures, markers, public cards; and the atoms that change it.

An atom changes one thing and says one event. Counts of hidden cards (hands, suitcases, the job deck) are public and
live here too; the cards themselves are in `state.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.corleone.house import House
from backroom.games.corleone.words import (
    BUSINESSES,
    CHIEF_PLACE,
    DEPTHS,
    EMPTY,
    FIRST_SPACE,
    MARKERS,
    MAYOR,
    MOST,
    NEUTRAL,
    NOWHERE,
    PARK,
    POLICE_CHIEF,
    TERRITORIES,
    THUG,
    THUG_SPOTS,
    UNION_BOSS,
)
from backroom.kernel.core import CLOSED, EVERYONE, NOBODY, Out, Seat

RUNNING: Final = 0
SCORED: Final = 1  # after the fourth act
DESERTED: Final = 2  # everybody else has left


def owner_of(figure: int) -> int:
    """The seat whose figure it is, or NEUTRAL."""
    return figure >> 2 if figure < MAYOR else NEUTRAL


@mypyc_attr(acyclic=True)
class Table:
    """The open part of a game."""

    def __init__(self, house: House) -> None:
        n = house.seats
        self.house: Final = house
        self.out: Out = CLOSED
        self.ending = RUNNING
        self.playing = house.everyone  # mask of the seats that have not left
        self.act = 0
        self.phase = 0
        self.horse = NOBODY
        self.supply: list[int] = house.edition.money + house.edition.goods
        # the board
        self.tiles: list[int] = [NOWHERE] * TERRITORIES  # the business that was opened there
        self.spots: list[int] = [2 * i for i in range(TERRITORIES)] + [NOWHERE] * (BUSINESSES - TERRITORIES)
        self.thugs: list[int] = [EMPTY] * THUG_SPOTS  # figures on thug spaces
        self.spaces: list[int] = [EMPTY] * len(house.edition.spaces)  # figures on family-member spaces
        self.chief = NOWHERE  # the territory of the Police Chief
        self.river: list[int] = []  # sorted figures
        self.lent = 0  # mask of the neutral figures that count as the active player's until the turn ends
        self.lent_to: Seat = NOBODY
        self.stacks: list[list[int]] = [[] for _ in range(TERRITORIES)]  # markers from the bottom up
        self.markers: list[int] = [MARKERS] * n
        # the families
        self.thugs_left: list[int] = [0] * n
        self.members_left: list[int] = [0] * n  # mask of ranks in reserve
        # cards
        self.public: list[int] = []  # sorted jobs, as cards
        self.pile: list[int] = []  # the job discard pile, sorted
        self.allies: list[int] = []  # face up on the board, sorted
        self.bought: list[int] = []  # allies that are in somebody's hand or lie played, sorted
        self.hand: list[int] = [0] * n  # how many cards
        self.case: list[int] = [0] * n  # how many money cards
        self.done: list[list[int]] = [[] for _ in range(n)]  # completed jobs, in order
        self.played: list[list[int]] = [[] for _ in range(n)]  # allies played this act, sorted
        self.deck = 0  # how many jobs
        self.bids: list[int] = []  # [seat * 4 + note]: opened bids, as long as they are being settled
        # until the Entr'acte
        self.extra: list[int] = [0] * (TERRITORIES * (MOST + 1))  # influence beyond the figures; NEUTRAL comes last
        self.protected = 0  # mask
        self.more_cards: list[int] = [0] * n  # above the hand limit
        # the end
        self.fortunes: list[int] = []  # seat * 3: money, territory bonuses, colour bonuses
        self.winners = 0  # mask

    def clone(self) -> Table:
        t = Table(self.house)
        t.ending = self.ending
        t.playing = self.playing
        t.act = self.act
        t.phase = self.phase
        t.horse = self.horse
        t.supply = self.supply.copy()
        t.tiles = self.tiles.copy()
        t.spots = self.spots.copy()
        t.thugs = self.thugs.copy()
        t.spaces = self.spaces.copy()
        t.chief = self.chief
        t.river = self.river.copy()
        t.lent = self.lent
        t.lent_to = self.lent_to
        t.stacks = [stack.copy() for stack in self.stacks]
        t.markers = self.markers.copy()
        t.thugs_left = self.thugs_left.copy()
        t.members_left = self.members_left.copy()
        t.public = self.public.copy()
        t.pile = self.pile.copy()
        t.allies = self.allies.copy()
        t.bought = self.bought.copy()
        t.hand = self.hand.copy()
        t.case = self.case.copy()
        t.done = [jobs.copy() for jobs in self.done]
        t.played = [allies.copy() for allies in self.played]
        t.deck = self.deck
        t.bids = self.bids.copy()
        t.extra = self.extra.copy()
        t.protected = self.protected
        t.more_cards = self.more_cards.copy()
        t.fortunes = self.fortunes.copy()
        t.winners = self.winners
        return t

    def say(self, rule: str, what: str, a: int = 0, b: int = 0, c: int = 0) -> None:
        """A fact for everybody; `telling.py` knows how many of the ints it has."""
        if self.out.is_open:
            self.out.say(rule, what, (a, b, c), EVERYONE)

    # reading

    def in_play(self, seat: Seat) -> bool:
        return self.playing >> seat & 1 == 1

    def next_seat(self, seat: Seat) -> Seat:
        """Clockwise, those who have left are skipped."""
        n = self.house.seats
        seat = (seat + 1) % n
        while not self.playing >> seat & 1:
            seat = (seat + 1) % n
        return seat

    def from_horse(self) -> list[int]:
        """The seats clockwise from the horse head."""
        n = self.house.seats
        return [(self.horse + k) % n for k in range(n) if self.playing >> (self.horse + k) % n & 1]

    def rivals(self, seat: Seat) -> list[int]:
        """The other seats, clockwise."""
        n = self.house.seats
        return [(seat + k) % n for k in range(1, n) if self.playing >> (seat + k) % n & 1]

    def has_figure(self, seat: Seat) -> bool:
        """CE-FB-04: is there a thug or a family member in reserve?"""
        return self.thugs_left[seat] > 0 or self.members_left[seat] > 0

    def business_at(self, spot: int) -> int:
        """The business at a thug spot; NOWHERE if no tile lies there."""
        return self.tiles[spot >> 1] if spot & 1 else spot >> 1

    def controller(self, territory: int) -> Seat:
        """CE-CTRL-01: the owner of the topmost marker; NOBODY if there is none."""
        stack = self.stacks[territory]
        return stack[len(stack) - 1] if stack else NOBODY

    def controlled(self, seat: Seat) -> int:
        """The mask of the territories that a seat controls."""
        mask = 0
        for territory in range(TERRITORIES):
            if self.controller(territory) == seat:
                mask |= 1 << territory
        return mask

    def side(self, figure: int) -> int:
        """Whose figure it counts as now: a neutral one may be lent (CE-NEUT-03)."""
        if figure < MAYOR:
            return figure >> 2
        return self.lent_to if self.lent >> (figure - MAYOR) & 1 else NEUTRAL

    def presence(self, seat: Seat) -> int:
        """The mask of the territories where a seat has a figure (CE-BOARD-05)."""
        mask = 0
        for spot in range(THUG_SPOTS):
            if self.thugs[spot] != EMPTY and self.side(self.thugs[spot]) == seat:
                mask |= 1 << (spot >> 1)
        for i in self.house.open_spaces:
            if self.spaces[i] != EMPTY and self.side(self.spaces[i]) == seat:
                mask |= self.house.edition.spaces[i].territories
        if self.chief != NOWHERE and self.side(POLICE_CHIEF) == seat:
            mask |= 1 << self.chief
        return mask

    def figures_on_board(self, seat: Seat) -> int:
        total = 0
        for figure in self.thugs:
            if figure != EMPTY and self.side(figure) == seat:
                total += 1
        for figure in self.spaces:
            if figure != EMPTY and self.side(figure) == seat:
                total += 1
        return total + (1 if self.chief != NOWHERE and self.side(POLICE_CHIEF) == seat else 0)

    def influence(self, territory: int) -> list[int]:
        """CE-TURF-02..CE-TURF-04: by seat, and the neutral force last."""
        force = [self.extra[territory * (MOST + 1) + side] for side in range(MOST + 1)]
        for spot in (2 * territory, 2 * territory + 1):
            if self.thugs[spot] != EMPTY:
                side = owner_of(self.thugs[spot])
                force[side] = force[side] + 1
        for i in self.house.around[territory]:
            if self.spaces[i] != EMPTY:
                side = owner_of(self.spaces[i])
                force[side] = force[side] + 1
        if self.chief == territory:
            force[NEUTRAL] = force[NEUTRAL] + 1
        return force

    def place_of(self, figure: int) -> int:
        """Where a neutral figure stands, as a place; NOWHERE if it is not on the board."""
        if figure == POLICE_CHIEF:
            return CHIEF_PLACE if self.chief != NOWHERE else NOWHERE
        if figure == UNION_BOSS:
            for spot in range(THUG_SPOTS):
                if self.thugs[spot] == UNION_BOSS:
                    return self.business_at(spot)
            return NOWHERE
        for i in self.house.open_spaces:
            if self.spaces[i] == figure:
                return FIRST_SPACE + i
        return NOWHERE

    def figure_at(self, place: int) -> int:
        """The figure at a business, on a space, or the Police Chief."""
        if place >= FIRST_SPACE:
            return self.spaces[place - FIRST_SPACE]
        if place == CHIEF_PLACE:
            return POLICE_CHIEF if self.chief != NOWHERE else EMPTY
        spot = self.spots[place]
        return EMPTY if spot == NOWHERE else self.thugs[spot]

    def territories_of(self, place: int) -> int:
        """The mask of the territories that a figure at this place stands in (CE-BOARD-05)."""
        if place >= FIRST_SPACE:
            return self.house.edition.spaces[place - FIRST_SPACE].territories
        return 1 << self.chief if place == CHIEF_PLACE else 1 << (self.spots[place] >> 1)

    def backs(self, area: int) -> int:
        """The backs of all businesses in an area, as packed icons."""
        if area == PARK:
            return self.house.edition.park_back
        tile = self.tiles[area]
        return self.house.backs[area] + (self.house.backs[tile] if tile != NOWHERE else 0)

    def backs_at(self, space: int) -> int:
        """CE-FAM-02: the backs of every area that a space touches."""
        icons = 0
        for area in self.house.edition.spaces[space].areas:
            icons += self.backs(area)
        return icons

    def lower(self, note: int) -> int:
        """CE-OUT-02: the money card that is taken for one of this value; NOWHERE if none is left."""
        while note >= 0 and not self.supply[note]:
            note -= 1
        return note

    def limit(self, seat: Seat) -> int:
        """CE-TRIB-02, CE-DO-14: the hand limit of a seat at this act's Tribute."""
        limit = self.house.limits[self.act]
        return limit if self.act == len(self.house.limits) - 1 else limit + self.more_cards[seat]

    # atoms of the board

    def open_tile(self, business: int, territory: int, rule: str) -> None:
        self.tiles[territory] = business
        self.spots[business] = 2 * territory + 1
        self.say(rule, "opened", business, territory)

    def put_thug(self, seat: Seat, business: int) -> None:
        self.thugs_left[seat] = self.thugs_left[seat] - 1
        self.thugs[self.spots[business]] = seat << 2 | THUG
        self.say("CE-THUG-01", "thug", seat, business)

    def put_member(self, seat: Seat, space: int) -> None:
        """CE-G-32: the Don before the Consigliere before the Heir."""
        rank = 0
        while not self.members_left[seat] >> rank & 1:
            rank += 1
        self.members_left[seat] = self.members_left[seat] & ~(1 << rank)
        self.spaces[space] = seat << 2 | rank
        self.say("CE-FAM-01", "member", seat, seat << 2 | rank, space)

    def lift_figure(self, place: int) -> int:
        """Take the figure away from a place; where it goes, the caller says."""
        figure = self.figure_at(place)
        if place >= FIRST_SPACE:
            self.spaces[place - FIRST_SPACE] = EMPTY
        elif place == CHIEF_PLACE:
            self.chief = NOWHERE
        else:
            self.thugs[self.spots[place]] = EMPTY
        return figure

    def set_figure(self, figure: int, place: int, territory: int) -> None:
        """Put a figure on an empty place; the Police Chief into a territory."""
        if figure == POLICE_CHIEF:
            self.chief = territory
        elif place >= FIRST_SPACE:
            self.spaces[place - FIRST_SPACE] = figure
        else:
            self.thugs[self.spots[place]] = figure

    def whack(self, actor: Seat, place: int) -> int:
        """CE-WHACK-02: into the river. Tells whose figure it was."""
        figure = self.lift_figure(place)
        self.river.append(figure)
        self.river.sort()
        self.say("CE-WHACK-02", "whacked", actor, figure, place)
        return owner_of(figure)

    def recall(self, seat: Seat, place: int) -> None:
        """CE-DO-08: from the board into the reserve."""
        figure = self.lift_figure(place)
        self.keep_in_reserve(figure)
        self.say("CE-DO-08", "recalled", seat, figure, place)

    def keep_in_reserve(self, figure: int) -> None:
        seat, rank = figure >> 2, figure & 3
        if rank == THUG:
            self.thugs_left[seat] = self.thugs_left[seat] + 1
        else:
            self.members_left[seat] = self.members_left[seat] | 1 << rank

    def clear_board(self) -> None:
        """CE-ENTR-01: every figure goes home."""
        for figure in self.thugs + self.spaces + self.river:
            if figure != EMPTY and figure < MAYOR:
                self.keep_in_reserve(figure)
        self.thugs = [EMPTY] * THUG_SPOTS
        self.spaces = [EMPTY] * len(self.spaces)
        self.river = []
        self.chief = NOWHERE
        self.say("CE-ENTR-01", "cleared")

    def take_horse(self, seat: Seat, rule: str) -> None:
        self.horse = seat
        self.say(rule, "horse", seat)

    def lend(self, seat: Seat, figure: int) -> None:
        """CE-NEUT-03: until the turn ends it counts as a figure of this family. Nothing to say."""
        self.lent |= 1 << (figure - MAYOR)
        self.lent_to = seat

    def take_back_lent(self) -> None:
        """CE-NEUT-04."""
        for figure in (MAYOR, UNION_BOSS, POLICE_CHIEF):
            if self.lent >> (figure - MAYOR) & 1:
                self.say("CE-NEUT-04", "neutral", figure)
        self.lent = 0
        self.lent_to = NOBODY

    # atoms of control

    def mark(self, seat: Seat, territory: int, rule: str) -> None:
        """A marker from the own reserve on top of a stack."""
        self.markers[seat] = self.markers[seat] - 1
        self.stacks[territory].append(seat)
        self.say(rule, "marked", seat, territory)

    def remark(self, seat: Seat, source: int, territory: int, rule: str) -> None:
        """CE-TURF-09: an own marker from anywhere on the board on top of a stack; the rest keep their order."""
        del self.stacks[source // DEPTHS][source % DEPTHS]
        self.stacks[territory].append(seat)
        self.say(rule, "remarked", seat, source, territory)

    def unmark(self, actor: Seat, territory: int, rule: str) -> None:
        """The top marker returns to its owner."""
        seat = self.stacks[territory].pop()
        self.markers[seat] = self.markers[seat] + 1
        self.say(rule, "unmarked", actor, seat, territory)

    def raise_marker(self, seat: Seat, territory: int) -> None:
        """The own uppermost marker goes to the top of its stack."""
        stack = self.stacks[territory]
        depth = len(stack) - 1
        while stack[depth] != seat:
            depth -= 1
        del stack[depth]
        stack.append(seat)
        self.say("CE-DO-11", "raised", seat, territory)
