"""What steps, chips, friends, members and debts are worth to each player at one moment, in thousands of dollars.

Most of it is survival: a step on a track counts for what it adds to the chance of being at the end of the track that
will decide. Everything is reckoned once for each question.
"""

from __future__ import annotations

from functools import cache

from backroom.bots.derpate.fate import Verdict, reach, verdicts
from backroom.bots.derpate.sight import TRACKS, Sight
from backroom.bots.derpate.taste import GREEDY, Taste
from backroom.games.derpate import words as w
from backroom.games.derpate.edition import Edition


class Worth:
    """The worth of things for the players of a sight."""

    def __init__(self, edition: Edition, sight: Sight, taste: Taste = GREEDY) -> None:
        self.taste = taste
        self.edition = edition
        self.sight = sight
        self.me = sight.seat
        self.rivals = [seat for seat in sight.order if seat != sight.seat]
        number = len(self.rivals)
        self.alive = taste.survival + taste.survival_of_two / max(1, number)
        self.harm = (taste.harm + taste.harm_of_one / number) / number if number else 0.0
        self.levels = stretched(taste.levels, edition.lengths[w.FAVOURS])
        self.verdicts = self.foresee()
        # Turns to come in which steps can be made (row 2), and in which money is rolled for (row 1).
        self.turns = [self.turns_of(seat, 1) for seat in range(sight.seats)]
        self.rolls = [self.turns_of(seat, 0) for seat in range(sight.seats)]
        self.known_steps: dict[tuple[int, int, int, int], float] = {}

    def foresee(self) -> tuple[Verdict, ...]:
        """Which colour decides, and when."""
        sight, events = self.sight, self.edition.events
        left = [sum(1 for card, n in zip(events, sight.unseen, strict=True) if n and card.x == x) for x in (0, 1)]
        return verdicts(sight.steps[0], sight.steps[1], left[0], left[1], sight.shown)

    def turns_of(self, seat: int, row: int) -> int:
        """How often the seat will still fill this row."""
        sight = self.sight
        if seat not in sight.order:
            return 0
        place = sight.order.index(seat)
        now = place > sight.played or (place == sight.played and sight.row <= row)
        return w.ROUNDS - sight.round + now

    @property
    def later(self) -> int:
        """How many turns I shall have after this one."""
        return w.ROUNDS - self.sight.round

    def reached(self, seat: int, track: int) -> int:
        return self.sight.tracks[seat * TRACKS + track]

    # tracks

    def steps(self, seat: int, track: int, number: int) -> float:
        """What one advance is worth to a player before the next turns."""
        return self.steps_before(self.turns[seat], seat, track, number)

    def steps_before(self, turns: int, seat: int, track: int, number: int) -> float:
        """What one advance is worth if so many turns come after it."""
        key = turns, seat, track, number
        known = self.known_steps.get(key)
        if known is None:
            known = self.known_steps[key] = self.reckon_steps(turns, seat, track, number)
        return known

    def reckon_steps(self, turns: int, seat: int, track: int, number: int) -> float:
        here, length = self.reached(seat, track), self.edition.lengths[track]
        there = min(here + number, length)
        if track == w.INCOME:
            amounts = self.edition.income
            return float((amounts[there] - amounts[here]) * (w.ROUNDS + 1 - self.sight.round))
        if track == w.FAVOURS:
            return sum([self.level(seat, space) for space in range(here, there)])
        overflow = float(w.OVERFLOW) if here + number > length else 0.0
        survival = self.survival(turns, track, there) - self.survival(turns, track, here)
        chips = self.chips_along(turns, track, there) - self.chips_along(turns, track, here)
        return overflow + self.alive * survival + chips + self.taste.tie_break * (there - here)

    def survival(self, turns: int, track: int, space: int) -> float:
        """The chance that this track decides and that its end is reached from this space."""
        lacking, total = self.edition.lengths[track] - space, 0.0
        for colour, number, chance in self.verdicts:
            if colour == track:
                focus = min(turns, w.ROUNDS + 1 - number)
                total += chance * reach(turns - focus, focus, lacking)
        return total

    def chips_along(self, turns: int, track: int, space: int) -> float:
        """The chips of a track, in part before they are reached; most are worthless when no turn is left for them."""
        worths = self.taste.chips if turns else self.taste.chips_at_last
        total, before = 0.0, 0
        for chip in range(w.BIRTHDAY + 1) if track == w.REPUTATION else range(w.COP, w.SENATOR + 1):
            at = self.edition.chip_spaces[chip]
            if space >= at:
                total += worths[chip]
            elif space > before:
                total += worths[chip] * self.taste.nearer * (space - before) / (at - before)
            before = at
        return total

    def press(self, turns: int) -> float:
        """Both tracks, one step each."""
        bonus = float(w.G5_BONUS) if self.sight.open_card == w.G5 else 0.0
        grey, red = (self.steps_before(turns, self.me, track, 1) for track in (w.REPUTATION, w.INFLUENCE))
        return bonus + grey + red

    # friends and favours

    def level(self, seat: int, space: int) -> float:
        """What the next space on favours is worth."""
        turns = self.turns[seat]
        friends = self.sight.friends[seat] + self.taste.friends_to_come * turns
        return self.levels[space] * friends * min(1.0, turns / 3)

    def favours(self, seat: int) -> list[float]:
        """What the favours are worth that the player has reached."""
        sight, found = self.sight, []
        for effect in self.edition.favours[: self.reached(seat, w.FAVOURS)]:
            if effect == w.MONEY:
                found.append(float(w.FAVOUR_MONEY))
            elif effect == w.TWO_STEPS:
                found.append(max(self.steps(seat, t, w.FAVOUR_STEPS) for t in (w.REPUTATION, w.INFLUENCE)))
            elif effect == w.MARKER_BACK:
                found += [self.marker(seat, h) for h in range(w.HOLDERS) if sight.debts[seat * w.HOLDERS + h]]
            elif effect == w.FREE_MEMBER and sight.river[seat]:
                found.append(self.more_stock(seat, 1) - self.locked(seat, self.taste.in_river))
        return found

    def friend(self, seat: int) -> float:
        """What one more friend is worth: the best favour there is, or the hope for one."""
        hope = self.taste.hope * self.turns[seat] / w.ROUNDS
        found = self.favours(seat)
        return max(hope, self.taste.patience * max(found)) if found else hope

    def friend_kept(self) -> float:
        """What a friend is worth that I do not ask for a favour now."""
        return self.taste.patience * self.friend(self.me) if self.later else 0.0

    # members and debts

    def more_stock(self, seat: int, number: int) -> float:
        """What so many members more in stock are worth; fewer, if the number is negative."""
        have = self.sight.stock[seat]
        low, high = (have, have + number) if number > 0 else (have + number, have)
        worth = sum(self.taste.stock[max(0, low) : min(w.MEMBERS, high)]) * self.turns[seat] / w.ROUNDS
        return worth if number > 0 else -worth

    def locked(self, seat: int, part: float) -> float:
        """What a member in prison or in the river is worth, as a part of one in stock."""
        return part * self.more_stock(seat, 1)

    def arrested(self, seat: int) -> float:
        """A member goes to prison, which costs a fine at the end."""
        return self.locked(seat, self.taste.in_prison) - w.FINE

    def marker(self, seat: int, holder: int) -> float:
        """What an own debt marker in supply is worth to a player, beside one that somebody holds."""
        worth = float(w.MARKER_VALUE)
        if self.sight.markers[seat] <= 1 and self.turns[seat]:
            worth += self.taste.last_marker
        return worth + self.taste.owed if holder != w.BANK and self.turns[holder] else worth

    def claim(self, seat: int) -> float:
        """What a debt marker of another is worth to its holder."""
        return w.MARKER_VALUE + (self.taste.claim if self.turns[seat] else 0.0)


@cache
def stretched(levels: tuple[float, ...], spaces: int) -> tuple[float, ...]:
    """The same worth in all, spread over a track of another length: each space has its part of the levels it covers.

    >>> stretched((1.0, 3.0), 4)
    (0.5, 0.5, 1.5, 1.5)
    """
    wide = len(levels) / spaces
    found = []
    for space in range(spaces):
        covered = [max(0.0, min(k + 1, (space + 1) * wide) - max(k, space * wide)) for k in range(len(levels))]
        found.append(sum(part * level for part, level in zip(covered, levels, strict=True)))
    return tuple(found)
