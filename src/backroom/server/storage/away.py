"""What a failure of the database means: has the connection gone, has another writer crossed us, or is it our fault?"""

from __future__ import annotations

import sqlalchemy as sa

GONE = ("08", "57P01", "57P02", "57P03")  # PostgreSQL: connection failures, going down, crashed, starting
CROSSED = ("40001", "40P01", "55P03")  # two transactions that wait for each other, or for too long
BUSY = "SQLITE_BUSY"
# A database that is there and takes nothing: no room, no rights, a broken disk, a copy that only reads.
STUCK = ("SQLITE_FULL", "SQLITE_IOERR", "SQLITE_READONLY", "SQLITE_CANTOPEN", "53", "58", "25006")
AWAY = "the database does not answer"
HELD = "another program holds the database"
NO_ROOM = "the disk or the database is full"
UNWRITABLE = "the database cannot be written"
FULL = ("SQLITE_FULL", "53100")


class Away(RuntimeError):
    """The database cannot do what somebody wants of it now; the message says why, and holds nothing of anybody."""


class Unsure(Away):
    """Nobody can say whether something was written: whoever wants to know reads."""


def is_lost(error: sa.exc.DBAPIError) -> bool:
    """Is the database away, or was it?"""
    if error.connection_invalidated:
        return True
    if not isinstance(error, sa.exc.OperationalError) or hasattr(error.orig, "sqlite_errorname"):
        return False
    state = getattr(error.orig, "sqlstate", None)
    return state is None or state.startswith(GONE)  # who cannot even connect has no state


def is_crossed(error: sa.exc.DBAPIError) -> bool:
    """Has another writer been in the way? The same transaction may pass the next time."""
    name = getattr(error.orig, "sqlite_errorname", "")
    state = getattr(error.orig, "sqlstate", None)
    return name.startswith(BUSY) or state in CROSSED


def passes(error: sa.exc.DBAPIError) -> bool:
    """Is it worth trying again?"""
    return is_lost(error) or is_crossed(error)


def is_away(error: BaseException) -> bool:
    """Is it the database, and neither what was asked of it nor our fault? It may do it later."""
    if isinstance(error, Away):
        return True
    return isinstance(error, sa.exc.DBAPIError) and (passes(error) or code(error).startswith(STUCK))


def code(error: sa.exc.DBAPIError) -> str:
    """What kind of failure the database says it is."""
    return str(getattr(error.orig, "sqlite_errorname", "") or getattr(error.orig, "sqlstate", "") or "")


def reason(error: BaseException) -> str:
    """What is the matter with the database, in words for everybody."""
    if isinstance(error, Unsure) or not isinstance(error, sa.exc.DBAPIError):
        return AWAY
    if code(error).startswith(FULL):
        return NO_ROOM
    if is_crossed(error):
        return HELD
    return AWAY if is_lost(error) else UNWRITABLE
