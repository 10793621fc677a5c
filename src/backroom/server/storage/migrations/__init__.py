"""How a database comes to the shape of `schema`: one small step after the other, all of them in one transaction.

To change the schema, change schema.py, add a step to `versions` that follows the newest one, and never touch a step
that was released. A test compares what the steps make with schema.py.
"""

from __future__ import annotations

import threading

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

LOCK = 0x6261636B726F6F6D  # of PostgreSQL: whoever migrates holds it

ONE_AT_A_TIME = threading.Lock()  # Alembic knows one migration of a process


class TooNew(RuntimeError):
    """A database that a newer program has made."""


def setup(connection: sa.Connection | None = None) -> Config:
    """Alembic's settings; there is no file of them."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "backroom.server.storage:migrations")
    config.set_main_option("path_separator", "os")
    return config


def newest() -> str:
    """The revision that this program was written for."""
    revision = ScriptDirectory.from_config(setup()).get_current_head()
    assert revision is not None
    return revision


def upgrade(connection: sa.Connection) -> None:
    """Bring a database to the newest revision, inside the transaction that was begun.

    Two nodes that start at once take turns: on SQLite the transaction was begun as a writer's, on PostgreSQL a lock is
    held until it ends. So nobody ever sees half a migration.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    script = ScriptDirectory.from_config(setup())
    at, known = revision(connection), {step.revision for step in script.walk_revisions()}
    if at == newest():
        return
    if at is not None and at not in known:
        raise TooNew(
            f"the database is at revision {at}, which is newer than this program (revision {newest()}): "
            "run a newer Backroom, or use another database"
        )
    with ONE_AT_A_TIME:
        command.upgrade(setup(connection), "head")


def revision(connection: sa.Connection) -> str | None:
    """The revision of a database; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()
