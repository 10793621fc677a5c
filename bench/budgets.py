"""Does a capo keep to its time? `python -m bench.budgets`: each budget of a live table, in each game, by the clock.

A capo sits down with soldiers at four, and every decision is timed from the view to the word. Most are over at once,
because there is nothing to weigh; those that search are given as much as the budget says.
"""

from __future__ import annotations

from time import perf_counter

import click
import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

import backroom
from backroom.bots import Bot, Chair, play_on
from backroom.bots.levels import TABLE_BUDGETS, find_player
from backroom.games import GAMES
from backroom.games.game import Fact, View

SEATS = 4
SEARCHED = 0.5  # a decision that takes this part of the budget was a search


class Pace(msgspec.Struct):
    """How long one capo took, in milliseconds."""

    game: str
    budget: int
    took: list[float]

    @property
    def searched(self) -> list[float]:
        return [each for each in self.took if each > SEARCHED * self.budget]

    @property
    def over(self) -> float:
        """By how much the longest decision went beyond the budget."""
        return max(self.took) - self.budget


class Timed:
    """A bot with a clock."""

    def __init__(self, bot: Bot, took: list[float]) -> None:
        self.bot = bot
        self.took = took

    def choose(self, view: View, events: list[Fact]) -> str:
        begun = perf_counter()
        word = self.bot.choose(view, events)
        self.took.append((perf_counter() - begun) * 1000)
        return word


def measure(game: str, budget: int, searches: int) -> Pace:
    """Games until the capo has searched so many times."""
    pace = Pace(game, budget, [])
    capo, soldier = find_player(f"capo@{budget}ms", game), find_player("soldier", game)
    for seed in range(searches):
        table = backroom.new(game, seats=SEATS, seed=seed)
        chairs = {seat: Chair(table, seat, soldier.make(game, seed * SEATS + seat)) for seat in range(1, SEATS)}
        chairs[0] = Chair(table, 0, Timed(capo.make(game, seed), pace.took))
        play_on(table, chairs, enough=lambda: len(pace.searched) >= searches)
        if len(pace.searched) >= searches:
            break
    return pace


@click.command()
@click.option("--searches", default=40, show_default=True, type=click.IntRange(1), help="Decisions in each row.")
def main(searches: int) -> None:
    """Time the decisions of a capo against the budgets of a live table."""
    rows = [(game, budget.milliseconds) for game in GAMES for budget in TABLE_BUDGETS]
    paces = [measure(game, budget, searches) for game, budget in track(rows, "Thinking")]
    grid = Grid("Game", "Budget ms", "Decisions", "Searched", "Mean ms of those", "Longest ms", "Over")
    for pace in paces:
        searched = pace.searched
        mean = sum(searched) / max(1, len(searched))
        figures = (len(pace.took), len(searched), f"{mean:.0f}", f"{max(pace.took):.0f}", f"{pace.over:+.0f}")
        grid.add_row(pace.game, str(pace.budget), *map(str, figures))
    Console().print(grid)


if __name__ == "__main__":
    main()
