"""Finds what things are worth to the mind of Der Pate: `python -m tools.fit_derpate`, with the compiled build.

Minds play each other, now and then with a word drawn by lot, so that other positions come up too. Some of the
positions between turns are kept together with the winner. Then the weights are looked for with which the judge of the
mind gives the winners most. With these everything is done once more, since who plays better plays other games. What is
printed belongs into src/backroom/games/derpate/mind/weights.py.
"""

from __future__ import annotations

from math import exp, log, prod, sqrt
from random import Random
from typing import NamedTuple, cast

import click
from rich.progress import track

from backroom.games.derpate.edition import house_edition
from backroom.games.derpate.game import DERPATE
from backroom.games.derpate.mind.judge import DOUBT, POOREST
from backroom.games.derpate.mind.player import DerPateMind, has_moved, share_out, turns_left
from backroom.games.derpate.mind.prices import CLAIMS, OWED, OWED_TO_BANK, PRISON, WIDTH, Market, Prices
from backroom.games.derpate.mind.prospects import SIDES, Prospects
from backroom.games.derpate.mind.weights import NAMES, WEIGHTS, Rows, Weights
from backroom.games.derpate.state import DerPate
from backroom.games.derpate.words import FEWEST, KINDS, MOST, ROUNDS
from backroom.kernel.core import ROLL
from backroom.kernel.run import answer, options, roll_on
from tools.adam import Adam

BY_LOT = 0.1  # words drawn by lot, at most: every player draws how many it will be
KEPT = 0.3  # positions that are kept, of those between turns
BATCH = 64  # positions that are looked at before the weights move
PULL = 3e-5  # towards the beginning, for what the games say nothing about

ROWS = len(NAMES)
COLUMNS = 4  # fresh: what counts always and what grows; moved: the same
SPREAD, PER_ROUND, HASTE = (COLUMNS * ROWS + k for k in range(3))  # behind the rows, as logarithms
BEGINNING = {**dict.fromkeys(range(KINDS), 3.0), PRISON: -1.0, OWED: -2.0, OWED_TO_BANK: -2.0, CLAIMS: 2.0}


class Position(NamedTuple):
    """What the judge sees of a position, by seat, and who won in the end."""

    rounds: float  # that are left
    decides: list[float]  # by colour
    reaches: list[list[float]]  # by colour: the chance to come to its end
    money: list[float]  # without anything that has a weight
    things: list[list[tuple[int, float]]]  # which weights count how often
    won: list[float]


# positions


class Scales:
    """Tells how often each weight counts: money is linear in them, so each is weighed by a market of its own."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.prospects = Prospects(house_edition())
        self.empty = self.market(-1)
        self.single = [self.market(number) for number in range(COLUMNS * ROWS)]

    def market(self, only: int) -> Market:
        numbers = [float(number == only) for number in range(COLUMNS * ROWS)] + [0.0] * 3
        return Market(self.players, self.prospects, weights_of(numbers, survival=0.0))

    def weigh(self, s: DerPate) -> Position:
        """A position whose winner is not known yet."""
        steps, seats = s.table.steps, range(self.players)
        money = [self.money(self.empty, s, seat) for seat in seats]
        things = []
        for seat in seats:
            counts = [self.money(market, s, seat) - money[seat] for market in self.single]
            things.append([(number, count) for number, count in enumerate(counts) if count])
        reaches = [[self.reaches(s, seat, side) for seat in seats] for side in range(SIDES)]
        decides = [self.prospects.decides(steps, side) for side in range(SIDES)]
        return Position(turns_left(s) / self.players, decides, reaches, money, things, [0.0] * self.players)

    def money(self, market: Market, s: DerPate, seat: int) -> float:
        return market.money(s, seat, prices(market, s, seat), ROUNDS + 1 - s.table.round)

    def reaches(self, s: DerPate, seat: int, side: int) -> float:
        reached = s.table.tracks[seat * WIDTH + side]
        return self.prospects.reaches(s.table.steps, prices(self.empty, s, seat).turns, side, reached)


def prices(market: Market, s: DerPate, seat: int) -> Prices:
    return (market.moved if has_moved(s, seat) else market.fresh)[turns_left(s)]


def play(mind: DerPateMind, scales: Scales, random: Random) -> list[Position]:
    """The positions of one game that are kept."""
    seats = scales.players
    s, seed = DERPATE.start(seats, {}), random.getrandbits(29)
    by_lot = [random.uniform(0.0, BY_LOT) for _ in range(seats)]
    kept, turn = [], (0, -1)
    roll_on(s, seed)
    while s.wait.mode < ROLL:
        now, seat, menu = (s.table.round, s.table.turn), s.wait.seats[0], options(s)
        if now != turn and s.table.turn >= 0 and mind.is_quiet(s):
            turn = now
            if random.random() < KEPT:
                kept.append(scales.weigh(s))
        lot = random.random() < by_lot[seat]
        answer(s, random.choice(menu) if lot else mind.choose(s, seat, menu, random.getrandbits(30)), seed)
    for position in kept:
        share_out(s, position.won)
    return kept


# weights


class Sum:
    """What positions say together: how much better each weight would be larger, and how good the judge is."""

    def __init__(self) -> None:
        self.better = [0.0] * (HASTE + 1)
        self.surprise = 0.0  # at the winners
        self.shares = self.slopes = 0.0  # and how shares grow with money in spreads

    def add(self, at: Position, weights: list[float]) -> None:
        """One more: the shares as the judge has them, and how the winner's share hangs on the weights."""
        seats, haste = range(len(at.money)), exp(weights[HASTE])
        variance = exp(weights[SPREAD]) + exp(weights[PER_ROUND]) * at.rounds
        spread = sqrt(variance)
        riches = [at.money[i] + sum([weights[k] * count for k, count in at.things[i]]) for i in seats]
        most = max(riches)
        strength = [exp(max((worth - most) / spread, POOREST)) for worth in riches]
        sure = [[DOUBT + (1 - 2 * DOUBT) * chance**haste for chance in side] for side in at.reaches]
        groups = [[i for i in seats if mask >> i & 1] for mask in range(1 << len(seats))]
        parts = [divide(group, strength) for group in groups]
        odds = [[at.decides[side] * chance(group, sure[side]) for side in range(SIDES)] for group in groups]
        shares = [sum([sum(odd) * part[i] for odd, part in zip(odds, parts, strict=True)]) for i in seats]
        wanted = [won / share for won, share in zip(at.won, shares, strict=True)]
        by_riches = [0.0] * len(seats)
        by_haste = 0.0
        for group, part, odd in zip(groups, parts, odds, strict=True):
            mean = sum([wanted[i] * part[i] for i in seats])
            for i in group:
                by_riches[i] += sum(odd) * part[i] * (wanted[i] - mean)
                self.slopes += sum(odd) * part[i] * (1 - part[i])
            for side in range(SIDES):
                for i in seats:
                    reached, known = at.reaches[side][i], sure[side][i]
                    if reached and odd[side]:
                        grows = (1 - 2 * DOUBT) * reached**haste * log(reached) * haste
                        by_haste += mean * odd[side] * grows * (1 / known if i in group else 1 / (known - 1))
        for i in seats:
            for k, count in at.things[i]:
                self.better[k] += by_riches[i] * count / spread
        wider = -sum([by_riches[i] * (riches[i] - most) for i in seats]) / (2 * variance * spread)
        self.better[SPREAD] += wider * exp(weights[SPREAD])
        self.better[PER_ROUND] += wider * exp(weights[PER_ROUND]) * at.rounds
        self.better[HASTE] += by_haste
        self.shares += sum(shares)
        self.surprise -= sum([won * log(share) for won, share in zip(at.won, shares, strict=True)])


def divide(group: list[int], strength: list[float]) -> list[float]:
    """The shares of everybody if these survive."""
    if not group:
        return [1 / len(strength)] * len(strength)
    total = sum([strength[i] for i in group])
    return [strength[i] / total if i in group else 0.0 for i in range(len(strength))]


def chance(group: list[int], sure: list[float]) -> float:
    """The chance that these survive and no others."""
    return prod([known if i in group else 1 - known for i, known in enumerate(sure)])


def fit(positions: list[Position], epochs: int, random: Random) -> list[float]:
    """The weights with which the winners surprise least."""
    rows = [BEGINNING.get(row, 0.0) for row in range(ROWS)] + [0.0] * ROWS
    beginning = rows + rows + [log(2.0), log(10.0), 0.0]
    weights = beginning.copy()
    batches = [range(k, min(k + BATCH, len(positions))) for k in range(0, len(positions), BATCH)] * epochs
    adam = Adam(len(weights), len(batches))
    for batch in track(batches, "Fitting"):
        if batch.start == 0:
            random.shuffle(positions)
        total = Sum()
        for k in batch:
            total.add(positions[k], weights)
        pulls = [PULL * (first - now) for first, now in zip(beginning, weights, strict=True)]
        adam.move(weights, [better / len(batch) + pull for better, pull in zip(total.better, pulls, strict=True)])
    return weights


def weights_of(numbers: list[float], survival: float) -> Weights:
    """The weights as the mind has them."""
    columns = [[round(number, 2) for number in numbers[k * ROWS : (k + 1) * ROWS]] for k in range(COLUMNS)]
    fresh, moved = (cast(Rows, tuple(zip(columns[k], columns[k + 1], strict=True))) for k in (0, 2))
    spread = round(exp(numbers[SPREAD]), 2), round(exp(numbers[PER_ROUND]), 2)
    haste = round(exp(numbers[HASTE]), 3)
    return Weights(fresh=fresh, moved=moved, spread=spread, haste=haste, survival=round(survival, 2))


def spell(weights: Weights) -> str:
    """As it stands in the file."""
    rest = f"spread={weights.spread}, haste={weights.haste}, survival={weights.survival}"
    return f"Weights(fresh={weights.fresh}, moved={weights.moved}, {rest})"


def improve(known: Weights, players: int, games: int, epochs: int, random: Random) -> Weights:
    """Play with the weights that are known, and find better ones. A tenth of the games tells only how good they are."""
    mind, scales = DerPateMind(house_edition(), (known,) * len(WEIGHTS)), Scales(players)
    played = [play(mind, scales, random) for _ in track(range(games), f"{players} players")]
    unseen = [position for game in played[: games // 10] for position in game]
    numbers = fit([position for game in played[games // 10 :] for position in game], epochs, random)
    total = Sum()
    for position in unseen:
        total.add(position, numbers)
    click.echo(f"{players} players: surprise {total.surprise / len(unseen):.4f} at {len(unseen)} unseen positions")
    # More money in spreads lifts a share by its slope, more of the logarithm of the chance to survive by the share.
    return weights_of(numbers, total.shares / total.slopes)


@click.command()
@click.option("--players", type=click.IntRange(FEWEST, MOST), multiple=True, help="How many play; without it, each.")
@click.option("--games", type=click.IntRange(10), default=20_000, show_default=True, help="To play with each number.")
@click.option("--epochs", type=click.IntRange(1), default=4, show_default=True, help="How often all are looked at.")
@click.option("--rounds", type=click.IntRange(1), default=2, show_default=True, help="How often all of it is done.")
@click.option("--seed", type=int, default=1, show_default=True, help="All chance comes from it.")
def main(players: tuple[int, ...], games: int, epochs: int, rounds: int, seed: int) -> None:
    """Play, fit and print the weights of Der Pate."""
    for number in players or range(FEWEST, MOST + 1):
        random, weights = Random(seed), WEIGHTS[number - FEWEST]
        for _ in range(rounds):
            weights = improve(weights, number, games, epochs, random)
            click.echo(spell(weights))


if __name__ == "__main__":
    main()
