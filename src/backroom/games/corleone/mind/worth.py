"""What a position of Corleone's Empire is worth to every seat: what it has, what it may hope for, and who will win."""

from __future__ import annotations

from math import exp
from typing import Final

from backroom.games.corleone.ending import fortune
from backroom.games.corleone.mind.hand import AHEAD, LAST_ACT, NONE_YET, Hand
from backroom.games.corleone.mind.lore import Lore
from backroom.games.corleone.mind.turf import Turf, dominance
from backroom.games.corleone.state import Corleone
from backroom.games.corleone.table import RUNNING
from backroom.games.corleone.words import FIRST_ALLY, GUN, MONEY, NARCOTICS, TERRITORIES, VALUES
from backroom.kernel.core import Seat

# What a fortune hopes on.
IN_CASE: Final = 0  # dollars in the suitcase
NOTES: Final = 1  # notes in hand, by their chance to get there
DOLLARS: Final = 2  # dollars in hand
GOODS: Final = 3
NARCOTIC: Final = 4
JOBS: Final = 5  # jobs in hand, the nearer the more
PUBLIC_JOB: Final = 6  # the best of the public ones
ALLIES: Final = 7  # in hand
PLAYED: Final = 8  # allies that come back
DOMINANCE: Final = 9  # territory bonuses, by their chance
TOPS: Final = 10  # territories controlled
TURF: Final = 11  # the coming turf war
COLOURS: Final = 12  # colour bonuses, by their chance
THUGS: Final = 13  # in reserve
MEMBERS: Final = 14
TURN: Final = 15  # it is next
HORSE: Final = 16
CARDS: Final = 17  # in hand
HOPES: Final = 18

NO_CARDS: Final[list[int]] = []
# What each hope is worth in dollars of final fortune against the mean of the rivals, by stage: fitted by ridge
# regression to 3,400 games of this mind against itself, 850 for each number of players. (Notes in hand counted for more
# then; their column was raised when the table of chances in `hand.py` was lowered.)
WEIGHTS: Final[list[list[float]]] = [
    [0.92, 0.89, 0.08, 0.43, 0.90, -0.02, 0.47, 0.80, 0.80, 1.04, 0.52, 0.24, 0.12, 1.95, 3.63, 0.23, -0.05, 0.05],
    [1.02, 1.24, -0.01, 0.59, 0.90, 0.18, 0.25, 0.80, 0.80, 1.00, 0.50, 0.47, 0.39, 2.73, 3.50, 0.42, 0.10, 0.03],
    [0.87, 1.17, 0.05, 0.48, 0.90, 0.17, 0.33, 1.81, 1.38, 0.72, 0.54, 0.24, 0.39, 2.20, 4.15, 0.20, 0.19, 0.11],
    [0.95, 1.23, -0.08, 0.31, 0.90, 0.29, 0.75, 1.92, 1.20, 0.90, 0.25, 0.49, 0.66, 2.94, 4.03, -0.04, 0.04, 0.04],
    [0.96, 1.34, 0.07, 0.65, 0.82, 0.29, 0.47, 1.75, 0.95, 0.50, 1.13, 0.26, 0.73, 2.21, 4.77, 0.40, -0.42, -0.06],
    [0.98, 1.20, 0.00, 0.43, 1.15, 0.49, 0.50, 1.65, 0.70, 0.53, 1.14, 0.59, 0.91, 3.41, 4.91, 0.17, 0.21, -0.22],
    [0.99, 1.05, -0.20, 0.23, 0.06, 0.47, 0.75, 0.97, -0.02, 0.38, 1.63, 0.30, 0.91, 3.83, 6.02, 0.22, 0.09, 0.40],
    [1.01, 1.22, -0.22, -0.11, 0.16, 1.16, 1.04, 0.98, 0.02, 0.67, 0.92, 0.67, 1.19, 3.66, 5.53, 0.00, -0.10, 0.39],
]
# How many dollars ahead make a seat e times as likely to win, by stage: fitted to the winners of the same games.
WARMTH: Final[list[float]] = [9.0, 8.5, 7.5, 7.5, 6.5, 6.0, 5.5, 4.0]
# A small part of the win goes by dollars alone, at every stage, for whoever asks for it.
BY_LEAD: Final = 0.04
LEAD: Final = 20.0
GONE: Final = -1e9  # the fortune of a seat that has left


def stage(s: Corleone) -> int:
    """Two for each act: while more than half of its figures are in reserve, and after."""
    table = s.table
    left = 0
    full = 0
    for seat in range(s.house.seats):
        left += table.thugs_left[seat] + table.members_left[seat].bit_count()
        full += s.house.count.thugs + 1 + (1 if table.act else 0) + (1 if table.act == LAST_ACT else 0)
    return 2 * table.act + (0 if 2 * left > full else 1)


def hopes(s: Corleone, seat: Seat, lore: Lore) -> list[float]:
    """The numbers that a fortune is judged by."""
    table = s.table
    hand = Hand(s, seat, lore, NO_CARDS)
    hand.make_plans()
    found = [0.0] * HOPES
    for note in range(MONEY):
        found[IN_CASE] += VALUES[note] * s.hidden.cases[seat * MONEY + note]
        found[DOLLARS] += VALUES[note] * hand.counts[note]
    found[NOTES] = hand.money
    found[GOODS] = float(hand.counts[GUN] + hand.counts[GUN + 1] + hand.counts[GUN + 2])
    found[NARCOTIC] = float(hand.counts[NARCOTICS])
    for card in hand.unique:
        if card < FIRST_ALLY:
            found[JOBS] += hand.prospect(card)
        else:
            found[ALLIES] += lore.ability[card]
    for card in table.public:
        found[PUBLIC_JOB] = max(found[PUBLIC_JOB], hand.prospect(card))
    for card in table.played[seat]:
        found[PLAYED] += lore.ability[card]
    turf = Turf(s, seat, lore)
    for territory in range(TERRITORIES):
        found[DOMINANCE] += lore.territory_bonus * dominance(table.stacks[territory], seat, lore.seats, turf.later)
        found[TOPS] += 1.0 if table.controller(territory) == seat else 0.0
        turf.weigh(territory)
        found[TURF] += turf.base[territory]
    found[COLOURS] = colour_hopes(s, seat, lore)
    found[THUGS] = float(table.thugs_left[seat])
    found[MEMBERS] = float(table.members_left[seat].bit_count())
    found[TURN] = 1.0 if s.wait.seats and s.wait.seats[0] == seat else 0.0
    found[HORSE] = 1.0 if table.horse == seat else 0.0
    found[CARDS] = float(table.hand[seat])
    return found


def colour_hopes(s: Corleone, seat: Seat, lore: Lore) -> float:
    """The colour bonuses, by the chance to get them."""
    mine = [0, 0, 0, 0]
    most = [0, 0, 0, 0]
    for other in range(lore.seats):
        counts = [0, 0, 0, 0]
        for card in s.table.done[other]:
            counts[lore.colour[card]] += 1
        if other == seat:
            mine = counts
        else:
            for colour in range(4):
                most[colour] = max(most[colour], counts[colour])
    total = 0.0
    for colour in range(4):
        lead = max(0, min(6, mine[colour] - most[colour] + 3))
        total += AHEAD[7 * s.table.act + lead] if mine[colour] else NONE_YET
    return lore.colour_bonus * total


def judge(s: Corleone, lore: Lore, shares: list[float]) -> None:
    """Every seat's share of the win: exact at the end, else by the fortunes that may be hoped for."""
    if s.table.ending != RUNNING:
        settle(s, shares)
    else:
        share_out(hoped(s, lore), WARMTH[stage(s)], 1.0, shares)


def judge_by_lead(s: Corleone, lore: Lore, shares: list[float]) -> None:
    """The same, but a small part goes by dollars alone: where every word wins or loses alike, the lead decides."""
    if s.table.ending != RUNNING:
        fortunes = counted(s)
        settle(s, shares)
    else:
        fortunes = hoped(s, lore)
        share_out(fortunes, WARMTH[stage(s)], 1.0, shares)
    for seat in range(lore.seats):
        shares[seat] *= 1.0 - BY_LEAD
    share_out(fortunes, LEAD, BY_LEAD, shares)


def settle(s: Corleone, shares: list[float]) -> None:
    """The winners of a game that is over, in equal parts."""
    number = s.table.winners.bit_count()
    for seat in range(s.house.seats):
        shares[seat] = 1.0 / number if s.table.winners >> seat & 1 else 0.0


def counted(s: Corleone) -> list[float]:
    """CE-END-02: the fortunes at the end; whoever has left has none, and all have none where only one stayed."""
    table = s.table
    found = [GONE] * s.house.seats
    for seat in range(s.house.seats):
        if table.in_play(seat):
            found[seat] = float(fortune(s, seat)) if table.fortunes else 0.0
    return found


def hoped(s: Corleone, lore: Lore) -> list[float]:
    """The fortunes that the seats may hope for."""
    weights = WEIGHTS[stage(s)]
    fortunes = [GONE] * lore.seats
    for seat in range(lore.seats):
        if s.table.in_play(seat):
            found = hopes(s, seat, lore)
            total = 0.0
            for k in range(HOPES):
                total += weights[k] * found[k]
            fortunes[seat] = total
    return fortunes


def share_out(fortunes: list[float], warmth: float, part: float, shares: list[float]) -> None:
    """Add a part of the win to the shares: so many dollars ahead make a seat e times as likely to have it."""
    best = max(fortunes)
    odds = [exp(max(-60.0, (dollars - best) / warmth)) for dollars in fortunes]
    total = 0.0
    for odd in odds:
        total += odd
    for seat in range(len(odds)):
        shares[seat] += part * odds[seat] / total
