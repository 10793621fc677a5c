"""Paying for a job (chapter 12): the goods it costs, with Narcotics for any of them (CE-JOB-04, CE-G-07)."""

from __future__ import annotations

from backroom.games.corleone.rows import Job
from backroom.games.corleone.state import Corleone
from backroom.games.corleone.words import GUN, NARCOTICS, PAY, PILES
from backroom.kernel.core import NOUN_MASK, Seat, act


def can_pay(s: Corleone, seat: Seat, job: Job) -> bool:
    """CE-JOB-03, CE-JOB-04: enough goods in hand, Narcotics making up what is missing?"""
    base = seat * PILES + GUN
    counts = s.hidden.counts
    short = 0
    for good in range(3):
        missing = job.cost[good] - counts[base + good]
        if missing > 0:
            short += missing
    return short + job.cost[3] <= counts[base + 3]


def payment(s: Corleone, seat: Seat, job: Job, said: list[int]) -> list[int]:
    """The goods paid, as cards, up to the first choice that is still open: the good in question, negative.

    CE-G-34: type by type and real goods first, so every way to pay is said in one way only. `said` are the words in
    which the payer chose where there was a choice.
    """
    base = seat * PILES + GUN
    counts = s.hidden.counts
    spare = counts[base + 3] - job.cost[3]  # Narcotics that may stand for another good
    for good in range(3):
        spare -= max(0, job.cost[good] - counts[base + good])
    paid: list[int] = []
    used = 0
    for good in range(3):
        real = min(job.cost[good], counts[base + good])
        for k in range(real):
            if spare < real - k:  # the rest of this good cannot all be replaced
                paid.append(GUN + good)
                continue
            if used == len(said):
                paid.append(-GUN - good)
                return paid
            used += 1
            if said[used - 1] & NOUN_MASK == NARCOTICS:
                paid += [NARCOTICS] * (real - k)
                spare -= real - k
                break
            paid.append(GUN + good)
        paid += [NARCOTICS] * (job.cost[good] - real)
    return paid + [NARCOTICS] * job.cost[3]


def pay_menu(s: Corleone, seat: Seat, job: Job, said: list[int]) -> list[int]:
    """The choice that the payment needs next; empty if none."""
    paid = payment(s, seat, job, said)
    last = paid[len(paid) - 1] if paid else 0
    return [act(PAY, -last), act(PAY, NARCOTICS)] if last < 0 else []
