"""How much the greedy bot bids: enough for the ally that is worth it, against what the rivals could bid."""

from __future__ import annotations

from random import Random

from backroom.bots.corleone.sight import Sight
from backroom.bots.corleone.worth import Worth
from backroom.games.corleone import words as w

HIGHEST = 12  # dollars; more is never bid
USUAL = 5.0  # rivals seldom bid more
UNKNOWN_NOTE = 2.5  # a note in a suitcase that nobody has seen
WAVERS = 0.25  # how far its judgement of a bid goes up and down


def bid_of(sight: Sight, worth: Worth, random: Random) -> list[int]:
    """The notes to bid, the largest first."""
    prizes = sorted((worth.ally(card) for card in sight.offered), reverse=True)
    purses = [rival_purse(sight, seat) for seat in sight.rivals]
    best, bid = 0.0, 0
    sums = payable(sight.case)
    for total in sums:
        if not total:
            continue
        gain = 0.0
        for rank, chance in enumerate(ranks(total, purses)):
            if rank < len(prizes):
                gain += chance * (prizes[rank] - total)
        gain *= 1 + WAVERS * (random.random() - 0.5)
        if gain > best:
            best, bid = gain, total
    return sums[bid]


def rival_purse(sight: Sight, seat: int) -> float:
    """What a rival may have in the suitcase."""
    known = sight.case_known[seat * w.MONEY : seat * w.MONEY + w.MONEY]
    sure = sum(n * w.VALUES[note] for note, n in enumerate(known))
    return sure + UNKNOWN_NOTE * (sight.cases[seat] - sum(known))


def ranks(total: int, purses: list[float]) -> list[float]:
    """The chance to be first, second ... with a bid, if every rival bids anything up to the usual or what is there."""
    highest = [min(purse, USUAL) for purse in purses]
    return standings([max(0.0, (most - total + 0.5) / (most + 1)) for most in highest])


def standings(before: list[float]) -> list[float]:
    """The chance to be first, second ..., if each of the rivals comes before with such a chance."""
    chances = [1.0]
    for above in before:
        longer = [0.0] * (len(chances) + 1)
        for rank, chance in enumerate(chances):
            longer[rank] += chance * (1 - above)
            longer[rank + 1] += chance * above
        chances = longer
    return chances


def payable(case: list[int]) -> dict[int, list[int]]:
    """Every sum that a suitcase can pay, up to the highest bid, with as few notes as there are."""
    sums: dict[int, list[int]] = {0: []}
    for note in (3, 2, 1, 0):
        for _ in range(min(case[note], HIGHEST)):
            for total, notes in list(sums.items()):
                larger = total + w.VALUES[note]
                if larger <= HIGHEST and larger not in sums:
                    sums[larger] = [*notes, note]
    return sums
