"""How much room a record takes: what people bring is limited in all."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("records", schema=None) as batch_op:
        batch_op.add_column(sa.Column("bytes", sa.Integer(), server_default="0", nullable=False))
    of_line = "octet_length(line)" if op.get_bind().dialect.name == "postgresql" else "length(CAST(line AS BLOB))"
    op.execute(f"UPDATE records SET bytes = {of_line} + length(events)")  # noqa: S608 (nobody else's words are in it)
    with op.batch_alter_table("records", schema=None) as batch_op:
        batch_op.create_index("ix_records_brought", ["imported", "bytes"], unique=False)
