"""What the soldier of Der Pate sees and the greedy bot does not: who still has a turn before the game is over."""

from __future__ import annotations

from backroom.bots.derpate.turf import Turf
from backroom.bots.derpate.worth import Worth
from backroom.games.derpate import words as w


class LongWorth(Worth):
    """Worth that knows what it means to be at the end of the track that decides."""

    def reckon_steps(self, turns: int, seat: int, track: int, number: int) -> float:
        worth = super().reckon_steps(turns, seat, track, number)
        if track not in (w.REPUTATION, w.INFLUENCE):
            return worth
        here, length = self.reached(seat, track), self.edition.lengths[track]
        if not here < length <= here + number:
            return worth
        decides = sum(chance for colour, _, chance in self.verdicts if colour == track)
        if turns:
            return worth + self.taste.done * decides
        return worth if seat == self.me else worth + self.taste.rescue * self.alive * decides


class LongTurf(Turf):
    """Businesses, which whoever comes later can still take away, in the last round too."""

    def endangered(self, seat: int) -> float:
        """How many turns each of the others has left, on the average; mine is not counted while it is under way."""
        worth = self.worth
        others = [other for other in self.sight.order if other != seat]
        turns = [worth.later if other == self.me else worth.turns_of(other, w.ROWS - 1) for other in others]
        return sum(turns) / max(1, len(others))
