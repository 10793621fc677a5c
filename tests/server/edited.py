"""A server with somebody's own cards: `python -m tests.server.edited` is `backroom.server` in which a game is played
with the edition of a file. Both are named in the environment."""

from __future__ import annotations

import os
import sys

from backroom.games import GAMES
from backroom.games.editions.game import EditionGame

GAME, FILE = "EDITED_GAME", "EDITED_BY"


def deal(key: str, file: str) -> None:
    game = GAMES[key]
    assert isinstance(game, EditionGame)
    GAMES[key] = game.with_edition(file)


if __name__ == "__main__":
    deal(os.environ[GAME], os.environ[FILE])
    from backroom.server.__main__ import main

    sys.exit(main())
