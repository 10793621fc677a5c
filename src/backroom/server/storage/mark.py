"""What became of a commit that PostgreSQL has not answered.

The last thing that each transaction of a store does is to write its number into the store's own row. Whoever loses the
connection in the middle of a commit asks for that row on a new one: the answer waits until the lost transaction has
ended, one way or the other. PostgreSQL's own number of a transaction would not do: after a crash it is given again to
another one, which may well have been committed.
"""

from __future__ import annotations

import contextlib
import secrets

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql

from backroom.server.storage.schema import commits

AT_MOST = sa.text("SET LOCAL lock_timeout = '1s'")  # then it is asked again, as long as the store has patience
NEVER = 0


class Mark:
    """The row of one store. Used by one thread at a time."""

    def __init__(self) -> None:
        self.store = secrets.token_urlsafe(18)
        self.n = NEVER
        put = postgresql.insert(commits).values(store=self.store, n=sa.bindparam("number"))
        self.put = put.on_conflict_do_update(index_elements=[commits.c.store], set_={"n": put.excluded.n})
        self.ask = put.on_conflict_do_update(index_elements=[commits.c.store], set_={"n": commits.c.n}).returning(
            commits.c.n
        )  # a plain look would not wait for a transaction that is still under way

    def leave(self, connection: sa.Connection) -> None:
        """Number this transaction."""
        self.n += 1
        connection.execute(self.put, {"number": self.n})

    def is_there(self, engine: sa.Engine) -> bool:
        """Was the transaction with the last number committed?"""
        with engine.begin() as connection:
            connection.execute(AT_MOST)
            return bool(connection.execute(self.ask, {"number": NEVER}).scalar_one() == self.n)

    def remove(self, engine: sa.Engine) -> None:
        """The store closes; if the database is away, a small row stays."""
        with contextlib.suppress(sa.exc.DBAPIError), engine.begin() as connection:
            connection.execute(sa.delete(commits).where(commits.c.store == self.store))
