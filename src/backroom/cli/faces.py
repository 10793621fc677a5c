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
    return FACES[find_game(key).key]
