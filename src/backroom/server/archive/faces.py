"""What is said of finished games over HTTP."""

from __future__ import annotations

from typing import Any

import msgspec

from backroom.bots.reasons import Weighed
from backroom.games.game import Fact
from backroom.server.archive.records import Score


class Player(msgspec.Struct, frozen=True):
    """Who sat in a chair when the game ended; `mine` says that it was I. `bot` is the level of a bot.

    `stands_in`: the chair was a person's, whose name it has, and a bot played it to the end.
    """

    seat: int
    kind: str
    name: str
    bot: str
    mine: bool
    stands_in: bool


class Summary(msgspec.Struct, frozen=True):
    """A finished game.

    `ended_at` of a record that was brought is when it was brought, and `lasted` is unknown. Times are milliseconds.
    """

    id: str
    game: str
    version: int
    edition: str
    seats: int
    options: dict[str, Any]
    players: list[Player]
    winners: list[int]
    scores: list[float]
    rule: str
    steps: int
    started_at: int | None
    ended_at: int
    lasted: int | None
    imported: bool
    check: str
    commitment: str


class Why(msgspec.Struct, frozen=True):
    """A bot's reason for what it said before step `step`: a thought, by its key, and what it weighed, the best first.

    `share` is the share of the win that the bot expected.
    """

    step: int
    seat: int
    word: str
    thought: str
    weighed: list[Weighed]


class Page(msgspec.Struct, frozen=True):
    """Some records, the newest first; `next` is asked for as `before` to have the following ones."""

    records: list[Summary]
    next: str | None


class Brought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record that somebody brings: the line as it was written."""

    line: str


class Said(msgspec.Struct, frozen=True):
    """A word that was said."""

    seat: int
    word: str


class StepFace(msgspec.Struct, frozen=True):
    """A place where the game stood still: what was said since the one before.

    `seq` counts the facts that everybody had seen by then, so that a list of steps can be marked with what happened.
    """

    n: int
    title: str
    said: list[Said]
    seq: int


class Steps(msgspec.Struct, frozen=True):
    """All steps of a game. One that cannot be replayed has a step for each fact that everybody saw, and says why."""

    replayable: bool
    notice: str
    steps: list[StepFace]


class Scene(msgspec.Struct, frozen=True):
    """One step through somebody's eyes: the facts after number `since`, up to number `seq`, and the views then.

    A view holds the open question of its viewer. Through everybody's eyes the first view is a spectator's and the
    others are the seats'. A game that cannot be replayed has facts and no views.
    """

    n: int
    eyes: str
    replayable: bool
    notice: str
    since: int
    seq: int
    facts: list[Fact]
    views: list[dict[str, Any]]


class Statistics(msgspec.Struct, frozen=True):
    """Games and wins of a person, or of a bot of one level, by game and number of seats."""

    name: str
    games: int
    wins: float
    scores: list[Score]
