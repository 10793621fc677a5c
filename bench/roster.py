"""Who is measured, and which ratios are to be reached. A new case or goal is one row here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

COUP_PLAYERS = (2, 4, 6, 10)
COUPML_PLAYERS = (2, 4, 6)  # its pack of fifteen cards runs out with more
CORLEONE_PLAYERS = (2, 3, 4, 5)
DERPATE_PLAYERS = (2, 3, 4)
CATANATRON_PLAYERS = (2, 3, 4)  # Catan's box seats no more

TITLES = {"coup": "Coup", "corleone": "Corleone's Empire", "derpate": "Der Pate"}
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
    """Decisions per second of `ours` over decisions or steps per second of `theirs`; or choices over choices."""

    ours: str
    theirs: str
    unit: Literal["decisions", "steps", "choices"]
    at_least: float


def ours(game: str, tables: tuple[int, ...]) -> list[Case]:
    """The rows of a game of ours, at tables of so many players."""
    return [
        *(our(game, build, "step", "stepped from Python", n) for build in BUILDS for n in tables),
        *(our(game, build, "playout", "playouts in the engine", n) for build in BUILDS for n in tables),
        *(our(game, build, "say", "`Table.say`", 4) for build in BUILDS),
    ]


def our(game: str, build: str, way: str, words: str, players: int) -> Case:
    """A row of our own."""
    key = f"{game}/{build}/{way}/{players}"
    title = f"**Backroom {TITLES[game]}, {build}**, {words}"
    return Case(key, title, players, BUILDS[build], ("backroom_case", game, build, way, str(players)))


def coupml(players: int) -> Case:
    """A row of coupml's."""
    return Case(f"coupml/{players}", "coupml Coup", players, PEERS, ("coupml_case", str(players)))


def catanatron(players: int) -> Case:
    """A row of catanatron's."""
    return Case(f"catanatron/{players}", "catanatron Catan", players, PEERS, ("catanatron_case", str(players)))


def beside_catan(players: int) -> str:
    """The key of the Catan with as many players, or with as many as it seats."""
    return f"catanatron/{min(players, CATANATRON_PLAYERS[-1])}"


def open_spiel(key: str, way: str, words: str, game: str) -> Case:
    """A row of OpenSpiel's."""
    return Case(key, f"OpenSpiel {game}, {words}", 2, PEERS, ("open_spiel_case", way, game))


CASES: tuple[Case, ...] = (
    *ours("coup", COUP_PLAYERS),
    *(coupml(n) for n in COUPML_PLAYERS),
    open_spiel("liars_dice", "step", "stepped from Python", "liars_dice"),
    open_spiel("leduc_poker", "step", "stepped from Python", "leduc_poker"),
    open_spiel("liars_dice/bots", "playout", "its random bots in C++", "liars_dice"),
    Case("uno", "RLCard uno", 2, PEERS, ("rlcard_case",)),
    *ours("corleone", CORLEONE_PLAYERS),
    *ours("derpate", DERPATE_PLAYERS),
    *(catanatron(n) for n in CATANATRON_PLAYERS),
)

GOALS: tuple[Goal, ...] = (
    *(Goal(f"coup/compiled/step/{n}", "liars_dice", "steps", 1) for n in COUP_PLAYERS),
    *(Goal(f"coup/compiled/step/{n}", f"coupml/{n}", "decisions", 5) for n in COUPML_PLAYERS),
    *(Goal(f"coup/compiled/playout/{n}", "liars_dice", "steps", 3) for n in COUP_PLAYERS),
    *(Goal(f"coup/interpreted/step/{n}", f"coupml/{n}", "decisions", 1) for n in COUPML_PLAYERS),
    *(Goal(f"corleone/compiled/step/{n}", beside_catan(n), "decisions", 5) for n in CORLEONE_PLAYERS),
    *(Goal(f"corleone/compiled/step/{n}", beside_catan(n), "choices", 5) for n in CORLEONE_PLAYERS),
)
