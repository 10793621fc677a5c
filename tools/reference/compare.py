"""Is a game still what it was? Says so, or says what differs and how to look at it."""

from __future__ import annotations

import backroom
from tools.reference.changes import Changes
from tools.reference.files import Full, Kept, Lines
from tools.reference.plan import Plan
from tools.reference.play import digest_of, lines
from tools.reference.telling import first_difference
from tools.reference.wheel import played_by_wheel

PROGRAM = "python -m tools.reference"


def difference(game: Kept, changes: Changes) -> str:
    """What is to be said of a game; nothing if it plays as it should."""
    got = played(game.plan, changes)
    digest = digest_of(got)
    if digest == game.digest and changes.covers(game):
        return f"{game.plan.where()}\nplays as in 0.1.0, and changes.toml says that it does not"
    if digest == changes.expected(game):
        return ""
    if changes.covers(game):
        return f"{game.plan.where()}\nplays neither as in 0.1.0 nor as changes.toml says\n{how_to_look(game.plan)}"
    return report(game.plan, played_by_wheel(game.plan), got)


def full_difference(game: Full, changes: Changes) -> str:
    """The same for a game that is kept in full; one that has changed is compared by its digest alone."""
    kept = Kept(game.plan, len(game.lines), digest_of(game.lines))
    if changes.covers(kept):
        return difference(kept, changes)
    got = played(game.plan, changes)
    return "" if got == game.lines else report(game.plan, game.lines, got)


def played(plan: Plan, changes: Changes) -> Lines:
    """The game as it is played today, in the names of 0.1.0."""
    got: Lines = []
    try:
        got.extend(lines(plan, changes.old_names))
    except Exception as error:
        error.add_note(f"{plan.where()}, after step {len(got) - 1}\n{how_to_look(plan)}")
        raise
    return got


def report(plan: Plan, expected: Lines, got: Lines) -> str:
    return f"{plan.where()}\n{first_difference(expected, got)}\n{how_to_look(plan)}"


def how_to_look(plan: Plan) -> str:
    show = f"{PROGRAM} show {plan.game} {plan.number}"
    return f"the whole game: {show}\nas it was in 0.1.0: {show} --kept"


# Records


def record_difference(number: int, line: str, changes: Changes) -> str:
    """A record must be replayed and written as it was; one that a change covers must be refused."""
    key = game_in(line)
    try:
        written = backroom.replay(line).record()
    except backroom.BadRecord as bad:
        return "" if number in changes.refused else f"record {number}, {key}: {bad}"
    if number in changes.refused:
        return f"record {number}, {key}: is replayed, and changes.toml says that it is refused"
    return (
        "" if written == line else f"record {number}, {key}: is replayed and written as\n{written}\ninstead of\n{line}"
    )


def game_in(line: str) -> str:
    """The game that a record is of."""
    return line.partition('"game":"')[2].partition('"')[0]
