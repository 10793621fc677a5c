"""Everything."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("secret", name=op.f("uq_people_secret")),
    )
    op.create_table(
        "devices",
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_devices_person_people")),
        sa.PrimaryKeyConstraint("secret", name=op.f("pk_devices")),
    )
    with op.batch_alter_table("devices", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_devices_person"), ["person"], unique=False)

    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("edition", sa.String(length=64), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("clock", sa.String(length=12), nullable=False),
        sa.Column("host", sa.String(length=24), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("key", sa.String(length=32), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("seed", sa.LargeBinary(length=32), nullable=False),
        sa.Column("salts", sa.JSON(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=True),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.Column("rematch_of", sa.String(length=24), nullable=True),
        sa.Column("quick", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("whispers", sa.Boolean(), server_default=sa.true(), nullable=False),
        sa.Column("hushed", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_tables_host_people")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        sa.UniqueConstraint("rematch_of", name=op.f("uq_tables_rematch_of")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tables_host"), ["host"], unique=False)
        batch_op.create_index(batch_op.f("ix_tables_status"), ["status"], unique=False)

    op.create_table(
        "answers",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("wait", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("words", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_answers_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "wait", "seat", name=op.f("pk_answers")),
    )
    op.create_table(
        "chairs",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("bot", sa.String(length=20), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("orders", sa.JSON(), server_default="[]", nullable=False),
        sa.Column("muted", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_chairs_person_people")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_chairs_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_chairs")),
    )
    with op.batch_alter_table("chairs", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_chairs_person"), ["person"], unique=False)

    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.String(length=400), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("to", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_chat_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "n", name=op.f("pk_chat")),
    )
    op.create_table(
        "commits",
        sa.Column("store", sa.String(length=24), nullable=False),
        sa.Column("n", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("store", name=op.f("pk_commits")),
    )
    op.create_table(
        "extensions",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("wait", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_extensions_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "seat", "n", name=op.f("pk_extensions")),
    )
    op.create_table(
        "records",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=True),
        sa.Column("owner", sa.String(length=24), nullable=True),
        sa.Column("imported", sa.Boolean(), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("edition", sa.String(length=64), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("check", sa.String(length=32), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("events", sa.LargeBinary(), nullable=False),
        sa.Column("steps", sa.Integer(), nullable=False),
        sa.Column("winners", sa.JSON(), nullable=False),
        sa.Column("scores", sa.JSON(), nullable=False),
        sa.Column("rule", sa.String(length=24), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=True),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name=op.f("fk_records_owner_people")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_records_table_id_tables")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_records")),
        sa.UniqueConstraint("table_id", name=op.f("uq_records_table_id")),
    )
    with op.batch_alter_table("records", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_records_ended_at"), ["ended_at"], unique=False)
        batch_op.create_index(batch_op.f("ix_records_owner"), ["owner"], unique=False)

    op.create_table(
        "words",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("word", sa.String(length=80), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_words_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_words")),
    )
    op.create_table(
        "players",
        sa.Column("record_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("bot", sa.String(length=20), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("counts", sa.Boolean(), nullable=False),
        sa.Column("won", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_players_person_people")),
        sa.ForeignKeyConstraint(["record_id"], ["records.id"], name=op.f("fk_players_record_id_records")),
        sa.PrimaryKeyConstraint("record_id", "seat", name=op.f("pk_players")),
    )
    with op.batch_alter_table("players", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_players_bot"), ["bot"], unique=False)
        batch_op.create_index(batch_op.f("ix_players_person"), ["person"], unique=False)

    op.create_table(
        "reasons",
        sa.Column("record_id", sa.String(length=24), nullable=False),
        sa.Column("packed", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["record_id"], ["records.id"], name=op.f("fk_reasons_record_id_records")),
        sa.PrimaryKeyConstraint("record_id", name=op.f("pk_reasons")),
    )
