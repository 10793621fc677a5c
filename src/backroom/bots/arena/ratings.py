"""Ratings: one number for each bot, such that the numbers of a table say how often each of them wins there.

A bot of strength s wins at a table with the chance s divided by the sum of all strengths (Luce; with two players
Bradley and Terry). The strengths that make what happened most likely are found by Hunter's iteration; on the scale of
Elo, 400 points are a factor of ten, and the average is 1500. How sure a rating is tells the jackknife: the fit is
repeated with a part of the deals left out, each part once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, log10, sqrt

from backroom.bots.arena.figures import Interval, Z

AVERAGE = 1500.0
SCALE = 400.0
PARTS = 50  # of the jackknife
PRECISE = 1e-9
MOST_ROUNDS = 10_000

Table = tuple[str, ...]  # who sat there
Wins = Mapping[Table, Mapping[str, float]]  # wins by table and bot; a shared win counts in part


def strengths(wins: Wins) -> dict[str, float]:
    """The most likely strengths; their geometric mean is 1.

    At each table one more win is shared by all, so that a bot that always wins is strong and not infinitely strong.
    """
    total: dict[str, float] = {}
    games = {table: sum(won.values()) + 1 for table, won in wins.items()}
    for table, won in wins.items():
        for name in set(table):
            total[name] = total.get(name, 0.0) + won.get(name, 0.0) + table.count(name) / len(table)
    found = dict.fromkeys(total, 1.0)
    for _ in range(MOST_ROUNDS):
        chances = dict.fromkeys(total, 0.0)
        for table, n in games.items():
            share = n / sum(found[name] for name in table)
            for name in table:
                chances[name] += share
        better = {name: total[name] / chances[name] for name in total}
        mean = exp(sum(map(log, better.values())) / len(better))
        better = {name: value / mean for name, value in better.items()}
        moved = max(abs(log(better[name] / found[name])) for name in found)
        found = better
        if moved < PRECISE:
            break
    return found


def points(wins: Wins) -> dict[str, float]:
    return {name: AVERAGE + SCALE * log10(strength) for name, strength in strengths(wins).items()}


def ratings(deals: Sequence[Wins]) -> dict[str, Interval]:
    """Ratings with their intervals, from the wins of each deal; empty where there are not two bots to compare."""
    if len({name for deal in deals for table in deal for name in table}) < 2:
        return {}
    wins = add_up(deals)
    everything = points(wins)
    parts = min(PARTS, len(deals))
    if parts < 2:
        return {name: Interval(value, float("-inf"), float("inf")) for name, value in everything.items()}
    without = [points(add_up([deal for i, deal in enumerate(deals) if i % parts != part])) for part in range(parts)]
    errors = {name: jackknife([fit[name] for fit in without if name in fit]) for name in everything}
    return {name: around(at, errors[name], wins, name) for name, at in everything.items()}


def around(at: float, error: float, wins: Wins, name: str) -> Interval:
    """The interval of a rating; open at the end where the bot has won everything, or nothing."""
    won = sum(of_table.get(name, 0.0) for of_table in wins.values())
    others = sum(sum(of_table.values()) for table, of_table in wins.items() if name in table) - won
    return Interval(at, at - Z * error if won else float("-inf"), at + Z * error if others else float("inf"))


def jackknife(values: Sequence[float]) -> float:
    """The error of a figure, from its values with each part left out."""
    n = len(values)
    mean = sum(values) / n
    return sqrt((n - 1) / n * sum((value - mean) ** 2 for value in values))


def add_up(deals: Sequence[Wins]) -> dict[Table, dict[str, float]]:
    total: dict[Table, dict[str, float]] = {}
    for deal in deals:
        for table, won in deal.items():
            sums = total.setdefault(table, {})
            for name, wins in won.items():
                sums[name] = sums.get(name, 0.0) + wins
    return total
