"""The games. Each folder is one game on the kernel; the games know nothing of each other."""

from __future__ import annotations

import difflib

from backroom.games import record
from backroom.games.coup.game import COUP
from backroom.games.fates import make_fate
from backroom.games.game import Game, GameInfo, Options
from backroom.games.record import BadRecord
from backroom.games.table import Table

GAMES: dict[str, Game] = {game.key: game for game in (COUP,)}


def find(key: str | Game) -> Game:
    """The game of a key, or a game of one's own. ValueError names the games there are."""
    if isinstance(key, Game):
        return key
    if key in GAMES:
        return GAMES[key]
    close = difflib.get_close_matches(str(key).lower(), GAMES, n=1, cutoff=0.5)
    hint = f"; did you mean '{close[0]}'?" if close else f"; there are: {', '.join(GAMES)}"
    raise ValueError(f"there is no game '{key}'{hint}")


def games() -> dict[str, GameInfo]:
    """Every game by its key: title, player counts, and options with default, values, meaning and rule."""
    return {key: game.info() for key, game in GAMES.items()}


def new(
    key: str | Game,
    *,
    seats: int,
    seed: int | bytes | None = None,
    options: Options | None = None,
    table_id: str = "",
    salts: tuple[str, ...] = (),
) -> Table:
    """A new table. An int seed is fast fate; 32 bytes are keyed fate, with a table id and the players' salts."""
    game = find(key)
    fate = make_fate(seed, table_id, salts)
    return Table(game, fate, seats, options or {})


def scene(key: str | Game, text: str, *, seed: int = 0) -> Table:
    """A table in the middle of a game, from its notation (docs/notation.md)."""
    game = find(key)
    _, seats, options = game.scene(text)
    return Table(game, make_fate(seed), seats, options, text)


def replay(line: str) -> Table:
    """The table that a record tells of; BadRecord if the line is cut short, changed or of another version."""
    return record.read(line, GAMES)


__all__ = ["GAMES", "BadRecord", "Game", "Table", "find", "games", "new", "replay", "scene"]
