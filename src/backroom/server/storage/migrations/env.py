"""What Alembic runs: the steps, on the connection and in the transaction that it is given."""

from __future__ import annotations

from alembic import context

from backroom.server.storage.schema import meta

connection = context.config.attributes["connection"]
if connection is None:
    raise SystemExit("there is no connection; a database is migrated when a server opens it")
# SQLite cannot change a column in place: a step that does so copies the table.
context.configure(connection=connection, target_metadata=meta, render_as_batch=True)
context.run_migrations()
