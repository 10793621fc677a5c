"""What came of a match, bot by bot."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from backroom.bots.arena.figures import Interval, rate_of
from backroom.bots.arena.match import Match, Played, Spent
from backroom.bots.arena.ratings import Table, ratings


class Standing(msgspec.Struct, frozen=True):
    """One bot: how often a bot of this name wins, its rating, and how long it thinks."""

    name: str
    rate: Interval
    fair: float  # the rate of one among equals
    rating: Interval | None
    mean: float  # seconds for a decision
    longest: float


def standings(match: Match, played: Sequence[Played]) -> list[Standing]:
    """All bots that have played, the best first."""
    deals = by_deal(match, played)
    rated = ratings([{table: won for table, (won, _) in deal.items()} for deal in deals])
    spent = time_spent(match, played)
    found = [
        Standing(
            name=name,
            rate=rate_of([counted for deal in deals if (counted := of_bot(deal, name))[1]]),
            fair=1 / match.seats,
            rating=rated.get(name),
            mean=time.seconds / max(1, time.decisions),
            longest=time.longest,
        )
        for name, time in spent.items()
    ]
    return sorted(found, key=lambda standing: -(standing.rating or standing.rate).value)


def undecided(played: Sequence[Played]) -> int:
    """Games that nobody has won."""
    return sum(not any(shares) for block in played for shares in block.shares)


Deal = dict[Table, tuple[dict[str, float], dict[str, int]]]  # by table: wins and chances to win, of each bot


def by_deal(match: Match, played: Sequence[Played]) -> list[Deal]:
    """What was won with each deal. All games of a deal belong together: they share their luck."""
    deals: dict[int, Deal] = {}
    for block in played:
        table = match.line_ups[block.line_up]
        won: dict[str, float] = {}
        sat: dict[str, int] = {}
        for shares in block.shares:
            for name, share in zip(table, shares, strict=True):
                won[name] = won.get(name, 0.0) + share
                sat[name] = sat.get(name, 0) + 1
        deals.setdefault(block.deal, {})[table] = won, sat
    return list(deals.values())


def of_bot(deal: Deal, name: str) -> tuple[float, int]:
    """The wins of a bot with one deal, and its chances to win."""
    tables = deal.values()
    return sum(won.get(name, 0.0) for won, _ in tables), sum(sat.get(name, 0) for _, sat in tables)


def time_spent(match: Match, played: Sequence[Played]) -> dict[str, Spent]:
    """The decisions of each bot, in the order of the bots' names on the command line."""
    total = {name: Spent() for name in match.bots}
    for block in played:
        for name, spent in zip(match.line_ups[block.line_up], block.spent, strict=True):
            total[name].add(spent)
    return {name: spent for name, spent in total.items() if spent.decisions}
