"""The games. Each folder is one game on the kernel; the games know nothing of each other."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, overload

from backroom.games import record
from backroom.games.corleone.game import CORLEONE
from backroom.games.corleone.view import CorleoneView
from backroom.games.coup.game import COUP
from backroom.games.coup.view import CoupView
from backroom.games.derpate.game import DERPATE
from backroom.games.derpate.view import DerPateView
from backroom.games.editions import game_of
from backroom.games.fates import make_fate
from backroom.games.game import Game, GameInfo, Options
from backroom.games.record import BadRecord
from backroom.games.table import Table
from backroom.games.wording import brief

GAMES: dict[str, Game] = {game.key: game for game in (COUP, CORLEONE, DERPATE)}


def find(key: str | Game, edition: Path | str | None = None) -> Game:
    """The game of a key, or a game of one's own; with another edition, if its file is given.

    ValueError names the games there are, or what is wrong with the edition.
    """
    if edition is not None:
        return find(key).with_edition(edition)
    if isinstance(key, Game):
        return key
    if isinstance(key, str) and key in GAMES:
        return GAMES[key]
    close = difflib.get_close_matches(str(key).lower(), GAMES, n=1, cutoff=0.5)
    hint = f"; did you mean '{close[0]}'?" if close else f"; there are: {', '.join(GAMES)}"
    raise ValueError(f"there is no game '{brief(str(key))}'{hint}")


def games() -> dict[str, GameInfo]:
    """Every game by its key: title, player counts, and options with default, values, meaning and rule."""
    return {key: game.info() for key, game in GAMES.items()}


@overload
def new(
    key: Literal["coup"],
    *,
    seats: int,
    seed: int | bytes | None = None,
    options: Options | None = None,
    table_id: str = "",
    salts: tuple[str, ...] = (),
    edition: Path | str | None = None,
) -> Table[CoupView]: ...
@overload
def new(
    key: Literal["corleone"],
    *,
    seats: int,
    seed: int | bytes | None = None,
    options: Options | None = None,
    table_id: str = "",
    salts: tuple[str, ...] = (),
    edition: Path | str | None = None,
) -> Table[CorleoneView]: ...
@overload
def new(
    key: Literal["derpate"],
    *,
    seats: int,
    seed: int | bytes | None = None,
    options: Options | None = None,
    table_id: str = "",
    salts: tuple[str, ...] = (),
    edition: Path | str | None = None,
) -> Table[DerPateView]: ...
@overload
def new(
    key: str | Game,
    *,
    seats: int,
    seed: int | bytes | None = None,
    options: Options | None = None,
    table_id: str = "",
    salts: tuple[str, ...] = (),
    edition: Path | str | None = None,
) -> Table: ...
def new(
    key: str | Game,
    *,
    seats: int,
    seed: int | bytes | None = None,
    options: Options | None = None,
    table_id: str = "",
    salts: tuple[str, ...] = (),
    edition: Path | str | None = None,
) -> Table:
    """A new table. An int seed is fast fate; 32 bytes are keyed fate, with a table id and the players' salts.

    `edition` is a file with other cards, for a game that has editions (docs/editions.md).
    """
    game = find(key, edition)
    chosen = {} if options is None else options
    if not isinstance(chosen, Mapping) or not all(isinstance(name, str) for name in chosen):
        raise ValueError("options are names with their values, as in {'name': True}")
    fate = make_fate(seed, table_id, salts)
    if salts and len(salts) != seats:
        raise ValueError(f"there are {len(salts)} salts for {seats} seats; each seat gives one, or nobody does")
    return Table(game, fate, seats, chosen)


@overload
def scene(key: Literal["coup"], text: str, *, seed: int = 0, edition: Path | str | None = None) -> Table[CoupView]: ...
@overload
def scene(
    key: Literal["corleone"], text: str, *, seed: int = 0, edition: Path | str | None = None
) -> Table[CorleoneView]: ...
@overload
def scene(
    key: Literal["derpate"], text: str, *, seed: int = 0, edition: Path | str | None = None
) -> Table[DerPateView]: ...
@overload
def scene(key: str | Game, text: str, *, seed: int = 0, edition: Path | str | None = None) -> Table: ...
def scene(key: str | Game, text: str, *, seed: int = 0, edition: Path | str | None = None) -> Table:
    """A table in the middle of a game, from its notation (docs/notation.md)."""
    game = find(key, edition)
    if not isinstance(text, str):
        raise ValueError(f"a scene is a text, not a {type(text).__name__}")
    _, seats, options = game.scene(text)
    return Table(game, make_fate(seed), seats, options, text)


@overload
def replay(line: str, key: Literal["coup"], *, edition: Path | str | None = None) -> Table[CoupView]: ...
@overload
def replay(line: str, key: Literal["corleone"], *, edition: Path | str | None = None) -> Table[CorleoneView]: ...
@overload
def replay(line: str, key: Literal["derpate"], *, edition: Path | str | None = None) -> Table[DerPateView]: ...
@overload
def replay(line: str, key: str | Game | None = None, *, edition: Path | str | None = None) -> Table: ...
def replay(line: str, key: str | Game | None = None, *, edition: Path | str | None = None) -> Table:
    """The table that a record tells of; BadRecord if the line is cut short, changed or of another version.

    With a key it must be a record of that game; one of your own is given itself. A record pins its edition by a hash.
    The house editions are known, also the earlier ones; any other needs its file.
    """
    if key is None and edition is not None:
        key = game_of(edition, [name for name, game in GAMES.items() if game.edition])
    if key is None:
        return record.read(line, GAMES)
    game = find(key, edition)
    return record.read(line, {game.key: game})


__all__ = [
    "GAMES",
    "BadRecord",
    "CorleoneView",
    "CoupView",
    "DerPateView",
    "Game",
    "Table",
    "find",
    "games",
    "new",
    "replay",
    "scene",
]
