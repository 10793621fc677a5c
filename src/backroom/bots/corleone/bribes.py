"""How much the soldier bids: what it thinks that the others will bid, and a little more where that is worth it.

Whoever gets no ally keeps the bid (CE-BRIBE-06), so a low bid costs nothing but the ally. And an ally that goes to a
rival works against oneself: with two players a dollar that the rival gains is a dollar lost.
"""

from __future__ import annotations

from random import Random

from backroom.bots.corleone.bids import payable, standings
from backroom.bots.corleone.sight import Sight
from backroom.bots.corleone.worth import Worth
from backroom.games.corleone import words as w

# Rivals bid so much of what the best ally is worth: from the least to the most of it.
LEAST, MOST = 0.3, 0.7
NO_BID = 0.1  # how often they bid nothing
WAVERS = 0.2  # how far its judgement of a bid goes up and down, so that it cannot be foreseen
UNKNOWN_NOTE = 2.5  # a note in a suitcase that nobody has seen
LARGEST_NOTE = w.VALUES[w.FIVE]


def bribe_of(sight: Sight, worth: Worth, random: Random) -> list[int]:
    """The notes to bid, the largest first; none if no ally is worth it."""
    prizes = sorted((worth.ally(card) for card in sight.offered), reverse=True)
    rivals = [Rival(sight, seat, prizes[0]) for seat in sight.rivals if sight.cases[seat]]
    sums = payable(sight.case)
    enough = min((total for total in sums if total and not any(r.can_beat(total) for r in rivals)), default=max(sums))
    best, bid = 0.0, 0
    nothing = advantage(0, prizes, rivals, worth.book.share)
    for total in sorted(sums):
        if not 0 < total <= enough:
            continue
        gain = advantage(total, prizes, rivals, worth.book.share) - nothing
        gain *= 1 + WAVERS * (random.random() - 0.5)
        if gain > best:
            best, bid = gain, total
    return sums[bid]


def advantage(total: int, prizes: list[float], rivals: list[Rival], share: float) -> float:
    """What is gained with a bid, and what the rivals gain that go before it."""
    gain = 0.0
    for rank, chance in enumerate(standings([rival.chance_above(total) for rival in rivals])):
        if total and rank < len(prizes):
            gain += chance * (prizes[rank] - total)
        else:  # one more ally for the others
            gain -= chance * share * max(0.0, prizes[-1] - 0.5 * (total + MOST * prizes[0])) * (rank > 0)
    return gain


class Rival:
    """Somebody who bids too."""

    def __init__(self, sight: Sight, seat: int, prize: float) -> None:
        known = sight.case_known[seat * w.MONEY : seat * w.MONEY + w.MONEY]
        sure = sum(n * w.VALUES[note] for note, n in enumerate(known))
        unknown = sight.cases[seat] - sum(known)
        purse = sure + UNKNOWN_NOTE * unknown
        self.purse = sure + LARGEST_NOTE * unknown  # at the most
        smallest = 1 if unknown else min(w.VALUES[note] for note, n in enumerate(known) if n)
        self.least = max(smallest, min(purse, LEAST * prize))
        self.most = max(smallest, min(purse, MOST * prize))
        # CE-BRIBE-04: among equals the first clockwise from the horse head
        self.wins_ties = (seat - sight.horse) % sight.seats < (sight.seat - sight.horse) % sight.seats

    def can_beat(self, total: int) -> bool:
        return self.purse >= total if self.wins_ties else self.purse > total

    def chance_above(self, total: int) -> float:
        """The chance of a bid that comes before mine."""
        if not total:
            return 1 - NO_BID
        if not self.can_beat(total):
            return 0.0
        edge = total - 0.5 if self.wins_ties else total + 0.5
        width = self.most - self.least + 1  # bids are whole dollars
        return (1 - NO_BID) * max(0.0, min(1.0, (self.most + 0.5 - edge) / width))
