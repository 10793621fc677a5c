"""Games walked one after another for a property test, in shares that run side by side."""

from __future__ import annotations

from hypothesis import strategies as st

from backroom.games.game import Game
from backroom.laws import Report, walk_once
from backroom.laws.check import Place

SHARES = range(4)
SEEDS = st.integers(0, 2**40)


class Walker:
    """Walks one after another. What a broken walk has visited is forgotten, so that it breaks again."""

    def __init__(self) -> None:
        self.report = Report()

    def walk(self, game: Game, place: Place, seed: int) -> Report:
        """What was looked at in one game; Broken if a law does not hold in it."""
        report = Report(visited=self.report.visited.copy())
        walk_once(game, place.seats, place.options, seed, report, scene=place.scene)
        self.report.add(report)
        return report
