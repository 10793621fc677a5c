"""The games that have a face in the terminal."""

from __future__ import annotations

import shlex

import click

from backroom.cli.corleone.face import CorleoneFace
from backroom.cli.coup.face import CoupFace
from backroom.cli.derpate.face import DerPateFace
from backroom.cli.face import Face
from backroom.games import Game, find

FACES: dict[str, Face] = {
    "coup": CoupFace(),
    "corleone": CorleoneFace(find("corleone")),
    "derpate": DerPateFace(find("derpate")),
}


def find_game(key: str, edition: str | None = None) -> Game:
    """The game of a key, with another edition if its file is given; a usage error says what cannot be had."""
    try:
        return find(key, edition)
    except ValueError as error:
        raise not_to_be_had(error, edition) from None


def not_to_be_had(error: ValueError, edition: str | None) -> click.UsageError:
    """One sentence, also for an edition with many faults."""
    first, *more = str(error).splitlines()
    check = f"backroom edition check {shlex.quote(edition or '')}"
    hint = f"; '{check}' tells everything that is wrong with it" if more else ""
    return click.UsageError(first + hint)


def find_face(game: Game) -> Face:
    """The face of a game; a usage error if it has none."""
    if game.key not in FACES:
        raise click.UsageError(f"{game.title} has no face in the terminal yet; these have: {', '.join(FACES)}")
    return FACES[game.key].made_for(game)
