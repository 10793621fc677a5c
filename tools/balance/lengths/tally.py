"""What is counted in the games on tracks of one length, at one table size; tallies can be added up."""

from __future__ import annotations

import msgspec

from tools.balance.counts import merge, plus


class Tally(msgspec.Struct):
    """The sums over a number of games."""

    players: int
    games: int = 0
    survived: int = 0  # players who came to the end of the deciding track
    alive: dict[str, int] = {}  # games by the number of survivors
    no_winner: int = 0
    shared: int = 0  # games with more than one winner
    tied: int = 0  # games in which two survivors or more had the most money, so that more than money decided
    overtaken: int = 0  # games in which somebody who was eliminated had more money than the winner
    seat_wins: list[float] = []  # a shared win counts in part
    questions: dict[str, int] = {}  # games by questions answered
    choices: dict[str, int] = {}  # ... of them with more than one option

    def add(self, other: Tally) -> None:
        """Take the games of another tally in."""
        assert self.players == other.players
        self.games += other.games
        self.survived += other.survived
        self.no_winner += other.no_winner
        self.shared += other.shared
        self.tied += other.tied
        self.overtaken += other.overtaken
        self.seat_wins = plus(self.seat_wins, other.seat_wins)
        for name in ("alive", "questions", "choices"):
            merge(getattr(self, name), getattr(other, name))
