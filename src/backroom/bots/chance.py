"""The bot that plays any game: it takes one of its options, all equally likely."""

from __future__ import annotations

from random import Random

from backroom.games.game import Fact, View


class RandomBot:
    """Chooses blindly. A yardstick for the others, and a way to walk through every rule."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, view: View, events: list[Fact]) -> str:
        assert view.question is not None, "a bot is asked only when there is a question"
        return self.random.choice(view.question.actions)
