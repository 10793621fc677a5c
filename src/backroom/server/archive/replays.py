"""A finished game, step by step, through anybody's eyes. A step is a place where the game stood still.

The words that answer one question belong to one step: a window closes at once however many seats were asked. The whole
game is played once; then every sixteenth position is kept, so that any step is a few words away.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import Any

import msgspec

from backroom.games import GAMES
from backroom.games.game import Fact
from backroom.games.record import Record, branch, fresh, read, spell, step
from backroom.games.record import replay as play_again
from backroom.games.table import Table
from backroom.games.told import seen
from backroom.games.wording import LEAVE, TIMEOUT
from backroom.kernel.core import SOLO, Seat

KEPT = 16  # every so many steps a position is kept
ALL = "all"
SPECTATOR = "spectator"


class Stood(msgspec.Struct, frozen=True):
    """Where the game stood still: after so many words of the log and so many events, and what had been said."""

    words: int
    events: int
    said: list[tuple[Seat, str]]


class Look(msgspec.Struct, frozen=True):
    """A step as somebody sees it. `seq` counts the facts up to it; `views` hold the open questions.

    Through everybody's eyes the first view is a spectator's and the others are the seats'.
    """

    seq: int
    facts: list[Fact]
    views: list[dict[str, Any]]


class Replay:
    """A finished game that was played again. It is never changed, so many may look at it at a time."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.steps: list[Stood] = []
        self.kept: list[Table] = []
        twin = fresh(table)
        for stood in stops(twin, table):
            if len(self.steps) % KEPT == 0:
                self.kept.append(branch(twin))
            self.steps.append(stood)
        self.public = [0, *accumulate(seen(event, None) for event in table.out.events)]

    @classmethod
    def of(cls, line: str) -> Replay:
        """The replay of a whole line of known cards. BadRecord if older rules played it differently."""
        record = msgspec.json.decode(line, type=Record)
        game = GAMES[record.game].of_edition(record.edition)
        assert game is not None, "nobody asks for the replay of unknown cards"
        return cls(play_again(record, game) if record.version == game.version else read(line, GAMES))

    def look(self, n: int, eyes: str, since: int = 0) -> Look:
        """Step n through the eyes of `all`, of a `spectator` or of a seat, with the facts after number `since`."""
        viewers = self.viewers(eyes)
        known = self.table.out.events[: self.steps[n].events]
        told = [event for event in known if eyes == ALL or seen(event, viewers[0])]
        there = self.position(n)
        return Look(
            seq=len(told),
            facts=[self.table.game.fact(event) for event in told[since:]],
            views=[show(there, viewer) for viewer in viewers],
        )

    def told(self, n: int) -> int:
        """How many facts everybody had seen at step n."""
        return self.public[self.steps[n].events]

    def viewers(self, eyes: str) -> list[Seat | None]:
        if eyes in (ALL, SPECTATOR):
            return [None, *range(self.table.seats)] if eyes == ALL else [None]
        if not (eyes.isascii() and eyes.isdigit() and len(eyes) <= 3 and int(eyes) < self.table.seats):
            raise ValueError(f"eyes are {ALL}, {SPECTATOR} or a seat from 0 to {self.table.seats - 1}")
        return [int(eyes)]

    def position(self, n: int) -> Table:
        """The table as it stood at step n."""
        there = branch(self.kept[n // KEPT])
        for seat, action in self.table.log[self.steps[n - n % KEPT].words : self.steps[n].words]:
            step(there, seat, action)
        return there


def stops(twin: Table, table: Table) -> Iterator[Stood]:
    """Play the log of a table on its fresh twin, and stop wherever the game stands still."""
    yield Stood(0, len(twin.out.events), [])
    said: list[tuple[Seat, str]] = []
    for i, (seat, action) in enumerate(table.log):
        wait, answers = twin.state.wait, twin.state.answers
        step(twin, seat, action)
        if action == TIMEOUT:
            continue  # what the clock says is a step, and not that it does
        said.append((seat, spell(table.game, seat, action).partition(" ")[2]))
        if wait.mode == SOLO or action == LEAVE or twin.state.answers is not answers:
            yield Stood(i + 1, len(twin.out.events), said)
            said = []


def show(table: Table, viewer: Seat | None) -> dict[str, Any]:
    view = msgspec.to_builtins(table.view(viewer))
    assert isinstance(view, dict)
    return view
