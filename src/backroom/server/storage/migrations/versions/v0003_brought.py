"""How much room a record takes: what people bring is limited in all."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("records", schema=None) as batch_op:
        batch_op.add_column(sa.Column("bytes", sa.Integer(), server_default="0", nullable=False))
    op.execute("UPDATE records SET bytes = length(line) + length(events)")
    with op.batch_alter_table("records", schema=None) as batch_op:
        batch_op.create_index("ix_records_brought", ["imported", "bytes"], unique=False)
