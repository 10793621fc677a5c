"""Finds how the judge of Coup weighs a position: `python -m tools.fit_coup`, with the compiled build.

Soldiers play each other at tables of two to six, a part of them with the Inquisitor. Every turn's beginning is kept
together with the winner. Then the weights are looked for with which the judge gives the winners most. What is written
is src/backroom/games/coup/mind/weights.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, log
from pathlib import Path
from random import Random
from typing import NamedTuple

import click
from rich.progress import track

from backroom.bots.bot import seat_bots, waiting
from backroom.bots.coup.players import soldier
from backroom.games import new
from backroom.games.coup.mind import judge, weights
from backroom.games.coup.state import Coup
from backroom.games.coup.words import ROLES, TURN_KIND
from tools.adam import Adam

TABLES = {2: 0.35, 3: 0.2, 4: 0.25, 5: 0.1, 6: 0.1}  # the part of the games by how many play
INQUISITOR = 0.2  # the part of them with the Inquisitor
BATCH = 256  # positions that are looked at before the weights move
EPOCHS = 6  # how often all of them are looked at
PULL = 1e-5  # towards nothing, for what the games say little about
SMOOTH = 1e-4  # towards the weights of one coin more and one coin less
UNSEEN = 10  # one game of so many tells only how good the weights are
WEIGHTS = Path(__file__).parents[1] / "src/backroom/games/coup/mind/weights.py"

HOW_MANY = ("two live", "three live", "more live")
PLACE = ("on turn", "next", "later")
WEALTH = ("poor", "an assassin", "a coup")
CARDS = ("one card", "two cards")


class Position(NamedTuple):
    """What counts for each living seat, and which of them won."""

    counting: list[list[int]]
    winner: int


# positions


def play(seats: int, random: Random) -> list[Position]:
    """One game of soldiers: its positions at the beginning of each turn."""
    options = {"inquisitor": True} if random.random() < INQUISITOR else {}
    table = new("coup", seats=seats, seed=random.getrandbits(30), options=options)
    chairs = seat_bots(table, range(seats), lambda _: soldier(random.getrandbits(30)))
    kept: list[tuple[list[int], list[list[int]]]] = []
    turn = 0
    while not table.over:
        s = table.state
        assert isinstance(s, Coup)
        if s.wait.kind is TURN_KIND and s.table.turns != turn:
            turn = s.table.turns
            living = [seat for seat in range(seats) if s.table.living >> seat & 1]
            kept.append((living, [judge.numbers(s, seat) for seat in living]))
        chairs[waiting(table)[0]].answer()
    assert table.result is not None
    if len(table.result.winners) != 1:
        return []
    return [Position(counting, living.index(table.result.winners[0])) for living, counting in kept]


def play_all(games: int, random: Random) -> list[list[Position]]:
    tables = random.choices(list(TABLES), list(TABLES.values()), k=games)
    return [play(seats, random) for seats in track(tables, "Playing")]


# weights


def shares(at: Position, numbers: list[float]) -> list[float]:
    """As the judge has them."""
    scores = [sum([numbers[k] for k in counting]) for counting in at.counting]
    most = max(scores)
    strengths = [exp(score - most) for score in scores]
    total = sum(strengths)
    return [strength / total for strength in strengths]


def surprise(positions: list[Position], numbers: list[float]) -> float:
    """At the winners, on the average."""
    return -sum([log(shares(at, numbers)[at.winner]) for at in positions]) / len(positions)


def uphill(batch: list[Position], numbers: list[float]) -> list[float]:
    """How much better each weight would be larger."""
    better = [0.0] * len(numbers)
    for at in batch:
        for seat, share in enumerate(shares(at, numbers)):
            for k in at.counting[seat]:
                better[k] += ((seat == at.winner) - share) / len(batch)
    return better


def fit(positions: list[Position], epochs: int, random: Random) -> list[float]:
    """The weights with which the winners surprise least."""
    numbers = [0.0] * judge.COUNT
    near = neighbours()
    starts = list(range(0, len(positions), BATCH)) * epochs
    adam = Adam(len(numbers), len(starts))
    for start in track(starts, "Fitting"):
        if start == 0:
            random.shuffle(positions)
        better = uphill(positions[start : start + BATCH], numbers)
        for k in range(len(numbers)):
            better[k] -= PULL * numbers[k]
        for one, other in near:
            apart = SMOOTH * (numbers[one] - numbers[other])
            better[one] -= apart
            better[other] += apart
        adam.move(numbers, better)
    return numbers


def neighbours() -> list[tuple[int, int]]:
    """Weights that differ in one coin."""
    purses, duels = judge.PURSES, judge.DUEL_PURSES
    standing = range(judge.STANDING, judge.LAST)
    found = [(k, k + 1) for k in standing if (k - judge.STANDING) % purses < purses - 1]
    for k in range(judge.DUEL, judge.COUNT):
        mine, theirs = divmod((k - judge.DUEL) % (duels * duels), duels)
        found += [(k, k + 1)] if theirs < duels - 1 else []
        found += [(k, k + duels)] if mine < duels - 1 else []
    return found


# the file


def spell(numbers: list[float]) -> Iterator[str]:
    """The weights as they stand in the file, each line with what it is for."""
    at = 0
    for count, name in lines():
        row = ", ".join(f"{round(number, 2) + 0.0:.2f}" for number in numbers[at : at + count])
        yield f"    *({row}),  # {name}"
        at += count


def lines() -> Iterator[tuple[int, str]]:
    """How many weights stand in each line, in the judge's order, and what they are."""
    for living in HOW_MANY:
        for place in PLACE:
            for cards in CARDS:
                yield judge.PURSES, f"{living}, {place}, {cards}"
    for which in ("the last card", "one of two"):
        for living in HOW_MANY:
            for wealth in WEALTH:
                yield judge.ROLES, f"{which}, {living}, {wealth}"
    for living in HOW_MANY:
        for role in ROLES:
            yield judge.ROLES, f"{role} and, {living}"
    for mine in CARDS:
        for theirs in CARDS:
            for coins in range(judge.DUEL_PURSES):
                yield judge.DUEL_PURSES, f"{mine} to {theirs.split()[0]}, {coins} coins"


def rewrite(text: str, numbers: list[float]) -> str:
    """The file with other weights in it."""
    head, begin, _ = text.partition("WEIGHTS: Final[tuple[float, ...]] = (\n")
    return head + begin + "\n".join(spell(numbers)) + "\n)\n"


@click.command()
@click.option("--games", type=click.IntRange(10), default=20_000, show_default=True, help="To play.")
@click.option(
    "--epochs", type=click.IntRange(1), default=EPOCHS, show_default=True, help="How often all are looked at."
)
@click.option("--seed", type=int, default=1, show_default=True, help="All chance comes from it.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), default=WEIGHTS, help="The file to rewrite.")
def main(games: int, epochs: int, seed: int, out: Path) -> None:
    """Play, fit and write down the weights of Coup."""
    random = Random(seed)
    played = play_all(games, random)
    unseen = [at for game in played[::UNSEEN] for at in game]
    known = [at for number, game in enumerate(played) if number % UNSEEN for at in game]
    numbers = fit(known, epochs, random)
    for living in range(2, max(TABLES) + 1):
        some = [at for at in unseen if len(at.counting) == living]
        before, after = surprise(some, list(weights.WEIGHTS)), surprise(some, numbers)
        click.echo(
            f"{living} live: surprise {before:.4f} -> {after:.4f} at {len(some):,} unseen; even: {log(living):.4f}"
        )
    out.write_text(rewrite(out.read_text(encoding="utf-8"), numbers), encoding="utf-8")


if __name__ == "__main__":
    main()
