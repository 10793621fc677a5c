"""The end of the game (chapter 21): the last money, the bonuses, the winner."""

from __future__ import annotations

from backroom.games.corleone.state import Corleone
from backroom.games.corleone.table import DESERTED, SCORED
from backroom.games.corleone.words import COLOURS, FIRST_JOB, MONEY, PILES, TERRITORIES, VALUES
from backroom.kernel.core import NOBODY, Seat


def score(s: Corleone) -> None:
    """CE-END-01..CE-END-04: fortunes are counted and the game is over."""
    table = s.table
    for seat in table.from_horse():
        last_money(s, seat)
    table.fortunes = [0] * (3 * s.house.seats)
    for seat in range(s.house.seats):
        table.fortunes[3 * seat] = cash(s, seat)
    for territory in range(TERRITORIES):
        award_territory(s, territory)
    for colour in range(len(COLOURS)):
        award_colour(s, colour)
    declare(s)
    s.finish(SCORED)


def last_money(s: Corleone, seat: Seat) -> None:
    """CE-END-01: money still in hand goes into the suitcase, everything else is discarded."""
    for card in s.hidden.cards(seat):
        held = s.hidden.counts[seat * PILES + card] if card < PILES else 1
        for _ in range(held):
            s.take_from_hand(seat, card)
            s.forget_one(seat, card)
            if card < MONEY:
                s.put_in_case(seat, card)
            else:
                s.lay_away(card)
            s.table.say("CE-END-01", "last_card", seat, card)


def cash(s: Corleone, seat: Seat) -> int:
    total = 0
    for note in range(MONEY):
        total += VALUES[note] * s.hidden.cases[seat * MONEY + note]
    return total


def award_territory(s: Corleone, territory: int) -> None:
    """CE-BONUS-01, CE-BONUS-02: the bonus of one territory, which is never shared."""
    table = s.table
    stack = table.stacks[territory]
    if not stack:
        table.say("CE-G-22", "no_dominance", territory)
        return
    most = max([stack.count(seat) for seat in stack])
    tied = [seat for seat in range(s.house.seats) if stack.count(seat) == most]
    rule = "CE-BONUS-01"
    owner = tied[0]
    if len(tied) > 1:
        rule = "CE-DIFF-11" if s.house.top_breaks_ties else "CE-BONUS-02"
        owner = tie_breaker(s, stack, tied)
    if owner == NOBODY:
        table.say(rule, "no_dominance", territory)
        return
    table.fortunes[3 * owner + 1] += s.house.edition.territory_bonus
    table.say(rule, "dominates", owner, territory)


def tie_breaker(s: Corleone, stack: list[int], tied: list[int]) -> Seat:
    """The highest marker among the tied; with `territory_tie = top` the top of all, or nobody."""
    if s.house.top_breaks_ties:
        top = stack[len(stack) - 1]
        return top if top in tied else NOBODY
    for seat in reversed(stack):
        if seat in tied:
            return seat
    return NOBODY


def award_colour(s: Corleone, colour: int) -> None:
    """CE-BONUS-03: the bonus of one colour, for everybody who has most jobs of it."""
    best = most_jobs(s, colour)
    if not best:
        s.table.say("CE-G-22", "no_jobs", colour)
    for seat in best:
        s.table.fortunes[3 * seat + 2] += s.house.edition.colour_bonus
        s.table.say("CE-BONUS-03", "most_jobs", seat, colour)


def most_jobs(s: Corleone, colour: int) -> list[int]:
    """The seats with most completed jobs of a colour, all of them."""
    jobs = s.house.edition.jobs
    counts: list[int] = []
    for seat in range(s.house.seats):
        done = s.table.done[seat] if s.table.in_play(seat) else []
        counts.append(len([card for card in done if jobs[card - FIRST_JOB].colour == colour]))
    most = max(counts)
    return [seat for seat in range(s.house.seats) if most and counts[seat] == most]


def fortune(s: Corleone, seat: Seat) -> int:
    """CE-END-02."""
    f = s.table.fortunes
    return f[3 * seat] + f[3 * seat + 1] + f[3 * seat + 2]


def declare(s: Corleone) -> None:
    """CE-END-03, CE-END-04, CE-G-23."""
    table = s.table
    seats = [seat for seat in range(s.house.seats) if table.in_play(seat)]
    for seat in seats:
        table.say("CE-END-02", "fortune", seat, fortune(s, seat))
    rule = "CE-END-03"
    best = max([fortune(s, seat) for seat in seats])
    first = [seat for seat in seats if fortune(s, seat) == best]
    if len(first) > 1:
        rule = "CE-END-04"
        most = max([table.fortunes[3 * seat + 1] for seat in first])
        first = [seat for seat in first if table.fortunes[3 * seat + 1] == most]
    if len(first) > 1:
        rule = "CE-G-23"
        if s.house.jobs_break_ties:
            most = max([len(table.done[seat]) for seat in first])
            first = [seat for seat in first if len(table.done[seat]) == most]
    for seat in first:
        table.winners |= 1 << seat
        table.say(rule, "won", seat)


def desert(s: Corleone, last: Seat) -> None:
    """CE-G-31: everybody else has left."""
    s.table.winners = 1 << last
    s.table.say("CE-G-31", "won", last)
    s.finish(DESERTED)
