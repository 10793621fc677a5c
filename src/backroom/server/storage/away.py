"""What a failure of the database means: has the connection gone, has another writer crossed us, or is it our fault?"""

from __future__ import annotations

import sqlalchemy as sa

GONE = ("08", "57P01", "57P02", "57P03")  # PostgreSQL: connection failures, going down, crashed, starting
CROSSED = ("40001", "40P01", "55P03")  # two transactions that wait for each other, or for too long
BUSY = "SQLITE_BUSY"


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
