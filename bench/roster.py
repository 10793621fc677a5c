"""Who is measured, and which ratios are to be reached. A new case or goal is one row here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

PLAYERS = (2, 4, 6, 10)
COUPML_PLAYERS = (2, 4, 6)  # its pack of fifteen cards runs out with more

BUILDS = {"compiled": ".venv-compiled", "interpreted": ".venv"}
PEERS = ".venv-peers"


@dataclass(frozen=True)
class Case:
    """One row of the table: what it is called, where it lives and how its worker is started."""

    key: str
    title: str
    players: int
    venv: str
    worker: tuple[str, ...]


@dataclass(frozen=True)
class Goal:
    """Decisions per second of `ours` over decisions or steps per second of `theirs`."""

    ours: str
    theirs: str
    unit: Literal["decisions", "steps"]
    at_least: float


def ours(build: str, way: str, words: str, players: int) -> Case:
    """A row of our own."""
    key = f"{build}/{way}/{players}"
    title = f"**Backroom Coup, {build}**, {words}"
    return Case(key, title, players, BUILDS[build], ("backroom_case", build, way, str(players)))


def coupml(players: int) -> Case:
    """A row of coupml's."""
    return Case(f"coupml/{players}", "coupml Coup", players, PEERS, ("coupml_case", str(players)))


def open_spiel(key: str, way: str, words: str, game: str) -> Case:
    """A row of OpenSpiel's."""
    return Case(key, f"OpenSpiel {game}, {words}", 2, PEERS, ("open_spiel_case", way, game))


CASES: tuple[Case, ...] = (
    *(ours(build, "step", "stepped from Python", n) for build in BUILDS for n in PLAYERS),
    *(ours(build, "playout", "playouts in the engine", n) for build in BUILDS for n in PLAYERS),
    *(ours(build, "say", "`Table.say`", 4) for build in BUILDS),
    *(coupml(n) for n in COUPML_PLAYERS),
    open_spiel("liars_dice", "step", "stepped from Python", "liars_dice"),
    open_spiel("leduc_poker", "step", "stepped from Python", "leduc_poker"),
    open_spiel("liars_dice/bots", "playout", "its random bots in C++", "liars_dice"),
    Case("uno", "RLCard uno", 2, PEERS, ("rlcard_case",)),
)

GOALS: tuple[Goal, ...] = (
    *(Goal(f"compiled/step/{n}", "liars_dice", "steps", 1) for n in PLAYERS),
    *(Goal(f"compiled/step/{n}", f"coupml/{n}", "decisions", 5) for n in COUPML_PLAYERS),
    *(Goal(f"compiled/playout/{n}", "liars_dice", "steps", 3) for n in PLAYERS),
    *(Goal(f"interpreted/step/{n}", f"coupml/{n}", "decisions", 1) for n in COUPML_PLAYERS),
)
