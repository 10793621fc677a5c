"""What a table has told: its facts in words, each made once, and who has heard which."""

from __future__ import annotations

from backroom.games.game import Fact, Game
from backroom.kernel.core import EVERYONE, Event, Out, Seat


class Told:
    """The facts of a table in words: each is told once, and nobody hears it twice."""

    def __init__(self, game: Game, out: Out) -> None:
        self.game = game
        self.out = out
        self.facts: list[Fact] = []  # beside the events
        self.heard: dict[Seat | None, list[Fact]] = {}  # by seat: what it has seen
        self.upto: dict[Seat | None, int] = {}  # and of how many events that is all

    def clone(self, out: Out) -> Told:
        """The same for the events of another table, which begin with the same ones."""
        twin = Told(self.game, out)
        twin.facts = self.facts.copy()
        twin.heard = {seat: heard.copy() for seat, heard in self.heard.items()}
        twin.upto = self.upto.copy()
        return twin

    def to(self, seat: Seat | None) -> list[Fact]:
        """All that the seat has seen, which only grows."""
        events, facts = self.out.events, self.facts
        for event in events[len(facts) :]:
            facts.append(self.game.fact(event))
        heard = self.heard.setdefault(seat, [])
        for i in range(self.upto.get(seat, 0), len(events)):
            if seen(events[i], seat):
                heard.append(facts[i])
        self.upto[seat] = len(events)
        return heard


def seen(event: Event, seat: Seat | None) -> bool:
    """Did the seat see it? A spectator sees what everybody sees."""
    return event.seen_by == EVERYONE if seat is None else event.seen_by >> seat & 1 == 1
