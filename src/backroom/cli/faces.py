"""The games that have a face in the terminal."""

from __future__ import annotations

import click

from backroom.cli.coup.face import CoupFace
from backroom.cli.face import Face
from backroom.games import Game, find

FACES: dict[str, Face] = {"coup": CoupFace()}


def find_game(key: str) -> Game:
    """The game of a key; a usage error names the games there are."""
    try:
        return find(key)
    except ValueError as error:
        raise click.UsageError(str(error)) from None


def find_face(key: str) -> Face:
    """The face of a game; a usage error if it has none."""
    game = find_game(key)
    if game.key not in FACES:
        raise click.UsageError(f"{game.title} has no face in the terminal yet; these have: {', '.join(FACES)}")
    return FACES[game.key]
