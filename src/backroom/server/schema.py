"""The tables of the database. Migrations (server/migrations) bring an older one to this shape.

Times are whole milliseconds since 1970. The word log is the only truth of a game; everything else about a running game
can be lost without losing a move, but for the answers that nobody has seen yet.
"""

from __future__ import annotations

import sqlalchemy as sa

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
meta = sa.MetaData(naming_convention=NAMES)

people = sa.Table(
    "people",
    meta,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("secret", sa.String(64), nullable=False, unique=True),  # a hash of what the cookie and the link hold
    sa.Column("made_at", sa.BigInteger, nullable=False),
)

tables = sa.Table(
    "tables",
    meta,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("game", sa.String(20), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("edition", sa.String(64), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("clock", sa.String(12), nullable=False),
    sa.Column("host", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("key", sa.String(32), nullable=False),  # opens the door of a table that is not listed
    sa.Column("status", sa.String(8), nullable=False, index=True),  # open, running, over
    sa.Column("seed", sa.LargeBinary(32), nullable=False),
    sa.Column("salts", sa.JSON, nullable=False),
    sa.Column("made_at", sa.BigInteger, nullable=False),
    sa.Column("started_at", sa.BigInteger),
    sa.Column("ended_at", sa.BigInteger),
    sa.Column("rematch_of", sa.String(24)),
)

chairs = sa.Table(
    "chairs",
    meta,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),  # open, person, bot
    sa.Column("person", sa.String(24), sa.ForeignKey("people.id")),
    sa.Column("bot", sa.String(20), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
)

words = sa.Table(
    "words",
    meta,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("word", sa.String(80), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

# Sealed answers to the open question of a table. They never become words if they did not count.
answers = sa.Table(
    "answers",
    meta,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("wait", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("words", sa.JSON, nullable=False),
)

extensions = sa.Table(
    "extensions",
    meta,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("wait", sa.Integer, nullable=False),
)

chat = sa.Table(
    "chat",
    meta,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.String(24), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.String(400), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

records = sa.Table(
    "records",
    meta,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("line", sa.Text, nullable=False),
    sa.Column("winners", sa.JSON, nullable=False),
    sa.Column("scores", sa.JSON, nullable=False),
    sa.Column("ended_at", sa.BigInteger, nullable=False, index=True),
)
