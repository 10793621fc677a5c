"""The tables of the database. Migrations (beside this file) bring an older one to this shape.

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
    sa.Column("secret", sa.String(64), nullable=False, unique=True),  # a hash of what the link of return holds
    sa.Column("made_at", sa.BigInteger, nullable=False),
)

# Where somebody is known: a hash of what the cookie of a device holds.
devices = sa.Table(
    "devices",
    meta,
    sa.Column("secret", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False, index=True),
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
    sa.Column("scene", sa.Text, nullable=False, server_default=""),  # the position it begins from; empty: the deal
    sa.Column("clock", sa.String(12), nullable=False),
    sa.Column("host", sa.String(24), sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("key", sa.String(32), nullable=False),  # opens the door of a table that is not listed
    sa.Column("status", sa.String(8), nullable=False, index=True),  # open, running, over, closed
    sa.Column("seed", sa.LargeBinary(32), nullable=False),
    sa.Column("salts", sa.JSON, nullable=False),
    sa.Column("made_at", sa.BigInteger, nullable=False),
    sa.Column("started_at", sa.BigInteger),
    sa.Column("ended_at", sa.BigInteger),
    sa.Column("rematch_of", sa.String(24), unique=True),  # so that two who ask for a rematch get the same one
    sa.Column("quick", sa.Boolean, nullable=False, server_default=sa.false()),  # starts by itself when it is full
    sa.Column("whispers", sa.Boolean, nullable=False, server_default=sa.true()),  # may seats chat in private?
    sa.Column("hushed", sa.Boolean, nullable=False, server_default=sa.false()),  # spectators have no voice
)

chairs = sa.Table(
    "chairs",
    meta,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),  # open, person, bot
    sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), index=True),  # of a bot: for whom it stands in
    sa.Column("bot", sa.String(20), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("orders", sa.JSON, nullable=False, server_default="[]"),  # standing orders
    sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()),
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
    sa.Column("seat", sa.Integer),  # who speaks; nothing for somebody without a seat
    sa.Column("to", sa.Integer),  # the seat that a whisper is for
)

# The last transaction that a store has committed, numbered by itself: whoever loses PostgreSQL while it commits looks
# here for what became of it. A store that closes takes its row with it.
commits = sa.Table(
    "commits",
    meta,
    sa.Column("store", sa.String(24), primary_key=True),
    sa.Column("n", sa.BigInteger, nullable=False),
)

# Finished games. One that was played here has the id of its table; one that somebody brought has an id of its own.
# A record of another version or edition cannot be replayed, so what everybody saw of it is kept with it.
records = sa.Table(
    "records",
    meta,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), unique=True),  # none: it was brought
    sa.Column("owner", sa.String(24), sa.ForeignKey("people.id"), index=True),  # who brought it
    sa.Column("imported", sa.Boolean, nullable=False),
    sa.Column("game", sa.String(20), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("edition", sa.String(64), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("line", sa.Text, nullable=False),
    sa.Column("check", sa.String(32), nullable=False),  # the line's own
    sa.Column("commitment", sa.String(64), nullable=False),  # of its seed; empty if its chance was not committed to
    sa.Column("events", sa.LargeBinary, nullable=False),  # public facts: JSON, packed by zlib
    sa.Column("steps", sa.Integer, nullable=False),
    sa.Column("winners", sa.JSON, nullable=False),
    sa.Column("scores", sa.JSON, nullable=False),
    sa.Column("rule", sa.String(24), nullable=False),  # the one that ended it
    sa.Column("started_at", sa.BigInteger),  # unknown of one that was brought
    sa.Column("ended_at", sa.BigInteger, nullable=False, index=True),  # or when it was brought
    sa.Column("bytes", sa.Integer, nullable=False, server_default="0"),  # of line and events
    sa.Index("ix_records_brought", "imported", "bytes"),  # how much has been brought in all
)

# Why the bots of a game said what they said.
reasons = sa.Table(
    "reasons",
    meta,
    sa.Column("record_id", sa.String(24), sa.ForeignKey("records.id"), primary_key=True),
    sa.Column("packed", sa.LargeBinary, nullable=False),  # JSON, packed by zlib
)

# Who sat where when a game ended, for names and statistics. A game that was brought has no players.
players = sa.Table(
    "players",
    meta,
    sa.Column("record_id", sa.String(24), sa.ForeignKey("records.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),  # person, bot
    sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), index=True),
    sa.Column("bot", sa.String(20), nullable=False, index=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("counts", sa.Boolean, nullable=False),  # one player with one chair: not a stand-in, not a shared device
    sa.Column("won", sa.Float, nullable=False),  # 1 for a win, a share of it for a shared one
)

# How often the bots of each level have won, counted as games end; it outlives the records.
bot_scores = sa.Table(
    "bot_scores",
    meta,
    sa.Column("bot", sa.String(20), primary_key=True),
    sa.Column("game", sa.String(20), primary_key=True),
    sa.Column("seats", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("wins", sa.Float, nullable=False),
)
