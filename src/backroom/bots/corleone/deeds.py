"""What it is worth to do something now: to play a figure, to complete a job, to use an ability, to strike."""

from __future__ import annotations

from backroom.bots.corleone.book import Book, Shape
from backroom.bots.corleone.sight import Sight
from backroom.bots.corleone.turf import CONTROL, Turf
from backroom.bots.corleone.worth import Worth
from backroom.games.corleone import rows
from backroom.games.corleone import words as w

SHARED_FRONT = 0.5  # the part of a front's worth that its controller gets out of it (CE-CTRL-02)
HAND_CARD = 1.0  # a card of a rival's hand, taken by lot
CASE_CARD = 3.0  # a note of a rival's suitcase
LOSS = 0.9  # what a rival loses with a card


class Deeds:
    """What can be done in a sight."""

    def __init__(self, book: Book, sight: Sight, worth: Worth) -> None:
        self.book = book
        self.sight = sight
        self.worth = worth
        self.turf = Turf(book, sight)

    # places

    def front(self, business: int) -> float:
        """A front, with what a controlling rival gets of it."""
        gain = self.worth.icons(self.book.fronts[business])
        stack = self.sight.stacks[self.turf.territories(business)[0]]
        if stack and stack[-1] != self.sight.seat:
            gain -= SHARED_FRONT * self.book.share * self.book.front_worth[business]
        return gain

    def backs_at(self, place: int) -> int:
        """The backs around a space, of a territory, or of one business, as packed icons."""
        book, tiles = self.book, self.sight.tiles
        if place < w.FIRST_TERRITORY:
            return book.backs[place]
        areas = book.areas[place - w.FIRST_SPACE] if place >= w.FIRST_SPACE else [place - w.FIRST_TERRITORY]
        icons = 0
        for area in areas:
            if area == w.PARK:
                icons += book.park
            else:
                icons += book.backs[area]
                if tiles[area] != w.NOWHERE:
                    icons += book.backs[tiles[area]]
        return icons

    def shake(self, place: int) -> float:
        """What the work at a place is worth: a front for a square figure, backs for a round one."""
        if place >= w.FIRST_SPACE:
            return self.worth.icons(self.backs_at(place))
        return self.front(place)

    def settle(self, place: int) -> float:
        """Work at a place and the influence of the figure that stays there."""
        return self.shake(place) + self.turf.stand(place, self.sight.seat)

    def businesses(self) -> list[int]:
        return [*range(w.TERRITORIES), *[tile for tile in self.sight.tiles if tile != w.NOWHERE]]

    def free_businesses(self) -> list[int]:
        thugs, tiles = self.sight.thugs, self.sight.tiles
        free = [i for i in range(w.TERRITORIES) if thugs[2 * i] == w.EMPTY]
        return free + [tile for i, tile in enumerate(tiles) if tile != w.NOWHERE and thugs[2 * i + 1] == w.EMPTY]

    def free_spaces(self) -> list[int]:
        return [w.FIRST_SPACE + i for i in self.book.open_spaces if self.sight.spaces[i] == w.EMPTY]

    def figures(self) -> list[tuple[int, int]]:
        """All figures on the board: place and figure."""
        sight = self.sight
        found = []
        for spot, figure in enumerate(sight.thugs):
            if figure != w.EMPTY:
                found.append((sight.tiles[spot >> 1] if spot & 1 else spot >> 1, figure))
        found += [(w.FIRST_SPACE + i, figure) for i, figure in enumerate(sight.spaces) if figure != w.EMPTY]
        if sight.chief != w.NOWHERE:
            found.append((w.CHIEF_PLACE, w.POLICE_CHIEF))
        return found

    # blows

    def strike(self, place: int, figure: int) -> float:
        """What it is worth to me that a figure goes to the river."""
        return self.turf.stand(place, side_of(figure), -1)

    def targets(self, e: Shape) -> list[tuple[int, int]]:
        """The figures that an effect could mean; what forbids one more is for the menu to know."""
        seat = self.sight.seat
        found = []
        for place, figure in self.figures():
            owner = figure >> 2 if figure < w.MAYOR else w.NEUTRAL
            if owner != seat if e.owner == rows.OWN else owner == seat and e.owner in (rows.RIVAL, rows.NOT_OWN):
                continue
            if owner == w.NEUTRAL and (e.owner == rows.RIVAL or e.kind < rows.NEUTRAL_ONES):
                continue
            if e.kind in (rows.THUGS, rows.MEMBERS) and (figure & 3 == w.THUG) != (e.kind == rows.THUGS):
                continue
            found.append((place, figure))
        return found

    def whack(self, e: Shape) -> float:
        """The best blows that an effect allows."""
        blows = sorted((self.strike(place, figure) for place, figure in self.targets(e)), reverse=True)
        count = e.count * (self.book.rivals if e.each_rival else 1)
        return sum(blow for blow in blows[:count] if blow > 0)

    def rob(self, seat: int, *, from_case: bool) -> float:
        """What a card of a rival is worth to me, and the loss to the rival."""
        sight = self.sight
        if from_case:
            if not sight.cases[seat]:
                return 0.0
            known = sight.case_known[seat * w.MONEY : seat * w.MONEY + w.MONEY]
            sure = sum(known)
            mean = sum(n * w.VALUES[note] for note, n in enumerate(known)) + CASE_CARD * (sight.cases[seat] - sure)
            mean /= sight.cases[seat]
            return mean * (1 + self.book.share)
        return (HAND_CARD + LOSS * self.book.share) * self.worth.use if sight.hands[seat] else 0.0

    # abilities

    def ability(self, card: int) -> float:
        """What a job or an ally is worth now: money, icons and effects."""
        known = self.book.cards[card]
        return self.worth.icons(known.icons) + sum(self.effect(e) for e in known.deeds)

    def effect(self, e: Shape) -> float:
        """What one effect is worth now."""
        sight, book, worth, turf = self.sight, self.book, self.worth, self.turf
        match e.do:
            case rows.DO_GOODS:
                return max(worth.good[:3]) * (1 + 0.7 * (e.count - 1))
            case rows.DO_MONEY_PER:
                times = min(e.most, self.how_many(e.per))
                return worth.purse_with(e.value, times) - worth.money
            case rows.DO_DRAW_JOBS:
                return worth.draw() * e.keep * 1.2
            case rows.DO_SHAKEDOWN:
                return self.shakedown(e)
            case rows.DO_WHACK:
                return self.whack(e)
            case rows.DO_MOVE:
                return self.move(e)
            case rows.DO_RECALL:
                return max([self.front(b) for b in self.free_businesses()], default=0.0) * (len(self.targets(e)) > 0)
            case rows.DO_TAKE:
                rivals = sight.rivals if e.source == rows.EACH_RIVAL else self.richest(e)
                return sum(self.rob(seat, from_case=bool(e.zone)) for seat in rivals) * e.count
            case rows.DO_OFFER:
                return book.usual(e)
            case rows.DO_MARKER:
                return self.markers(e)
            case rows.DO_INFLUENCE:
                return turf.best_change(-1 if e.side else sight.seat, e.amount)
            case rows.DO_HAND_LIMIT:
                return 0.0 if sight.act == w.ACTS - 1 else 0.5 * e.amount
            case rows.DO_NEUTRAL:
                return self.neutral(e)
            case _:
                return 0.3

    def how_many(self, per: int) -> int:
        """CE-DO-03: what money is paid for."""
        sight = self.sight
        if per == 0:
            return sum(bool(stack) and stack[-1] == sight.seat for stack in sight.stacks)
        if per == 1:
            return sight.river
        if per == 2:
            return sum(figure >> 2 == sight.seat for _, figure in self.figures())
        return len(sight.done[sight.seat])

    def richest(self, e: Shape) -> list[int]:
        return [max(self.sight.rivals, key=lambda seat: self.rob(seat, from_case=bool(e.zone)))]

    def shakedown(self, e: Shape) -> float:
        sight = self.sight
        if e.side:
            return max(self.worth.icons(self.backs_at(p)) for p in self.back_places(e.of))
        fronts = {b: self.front(b) for b in self.businesses()}
        if e.where == rows.ONE_TERRITORY and e.count > 1:
            return max(fronts[i] + fronts.get(sight.tiles[i], 0.0) for i in range(w.TERRITORIES))
        if e.where == rows.OWN_CONTROL:
            mine = [i for i, stack in enumerate(sight.stacks) if stack and stack[-1] == sight.seat]
            return max([max(fronts[i], fronts.get(sight.tiles[i], 0.0)) for i in mine], default=0.0)
        return sum(sorted(fronts.values())[-e.count :])

    def back_places(self, of: int) -> list[int]:
        if of == 0:
            return self.businesses()
        if of == 1:
            return [w.FIRST_TERRITORY + i for i in range(w.TERRITORIES + 1)]
        return [w.FIRST_SPACE + i for i in self.book.open_spaces]

    def move(self, e: Shape) -> float:
        """The best figure to move and the best place for it."""
        movable = [self.strike(place, figure) for place, figure in self.targets(e)]
        if not movable:
            return 0.0
        if not e.work:
            return 0.7 * sum(blow for blow in sorted(movable)[-e.count :] if blow > 0)
        places = self.free_businesses() if e.kind == rows.THUGS else self.free_spaces()
        best = sorted((self.settle(place) for place in places), reverse=True)
        count = min(e.count, len(movable), len(best))
        movable.sort(reverse=True)
        return sum(best[k] + movable[k] for k in range(count))

    def markers(self, e: Shape) -> float:
        """Add, remove or raise a marker where it pays best."""
        sight, turf = self.sight, self.turf
        found = [0.0]
        for i, stack in enumerate(sight.stacks):
            if e.mode == 0:
                if e.where != rows.PRESENCE or sight.force[i][sight.seat]:
                    found.append(turf.marker(i))
            elif stack and stack[-1] != sight.seat and (e.mode == 1 or sight.seat in stack):
                found.append(turf.unmark(i) if e.mode == 1 else self.lift_up(i))
        return max(found)

    def lift_up(self, territory: int) -> float:
        """What it is worth to have one's own marker on top again."""
        stack = self.sight.stacks[territory]
        depth = len(stack) - 1 - stack[::-1].index(self.sight.seat)
        raised = stack[:depth] + stack[depth + 1 :] + [self.sight.seat]
        gain = self.book.territory_bonus * (self.turf.dominance(raised) - self.turf.dominance(stack))
        return gain + CONTROL * self.turf.later

    def neutral(self, e: Shape) -> float:
        """CE-NEUT-01: the Mayor works like a member, the Union Boss like a thug, the Police Chief stands by."""
        if e.figure == 2:
            return self.turf.best_change(-1, 1)
        places = self.free_spaces() if e.figure == 0 else self.free_businesses()
        return max([self.place(place) for place in places], default=0.0)

    def place(self, place: int) -> float:
        """A neutral figure at a place, for me."""
        if w.FIRST_TERRITORY <= place < w.FIRST_SPACE:
            return self.turf.change(place - w.FIRST_TERRITORY, -1, 1)
        return self.shake(place) + self.turf.stand(place, -1)


def side_of(figure: int) -> int:
    """The side whose influence a figure adds to: a seat, or -1 for the neutral force."""
    return figure >> 2 if figure < w.MAYOR else -1
