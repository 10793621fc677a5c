"""How often the bots have won, counted as games end: what was played before is counted here."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "bot_scores",
        sa.Column("bot", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("seats", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("bot", "game", "seats", name="pk_bot_scores"),
    )
    op.execute("""
        INSERT INTO bot_scores (bot, game, seats, games, wins)
        SELECT players.bot, records.game, records.seats, count(*), sum(players.won)
        FROM players JOIN records ON records.id = players.record_id
        WHERE players.counts AND players.kind = 'bot' AND players.person IS NULL
        GROUP BY players.bot, records.game, records.seats
    """)
