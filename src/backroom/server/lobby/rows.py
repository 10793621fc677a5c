"""A table as the database has it, and how it is found and changed there."""

from __future__ import annotations

import re
import time
from typing import Any

import msgspec
import sqlalchemy as sa

from backroom.games import find
from backroom.games.fates import KeyedFate
from backroom.games.table import Table
from backroom.server.lobby.people import Person, whose
from backroom.server.storage.schema import chairs, tables
from backroom.server.storage.store import Store

OPEN, RUNNING, OVER, CLOSED = "open", "running", "over", "closed"
EMPTY, PERSON, BOT = "open", "person", "bot"
ID = re.compile(r"[A-Za-z0-9_-]{1,24}")


class Refusal(Exception):
    """What the lobby does not do, in words for whoever asked."""

    def __init__(self, reason: str, status: int = 409) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status


class Chair(msgspec.Struct, frozen=True):
    """One chair of a table. An open chair with a person is kept for them; a bot with a person stands in for them."""

    seat: int
    kind: str
    person: str | None
    bot: str
    name: str


class TableRow(msgspec.Struct, frozen=True):
    """A table as the database has it. `seed` and `key` are secrets; `face` is what everybody may see."""

    id: str
    game: str
    version: int
    edition: str
    seats: int
    options: dict[str, Any]
    clock: str
    host: str
    listed: bool
    key: str
    status: str
    seed: bytes
    salts: list[str]
    made_at: int
    started_at: int | None
    ended_at: int | None
    rematch_of: str | None
    quick: bool
    whispers: bool
    chairs: list[Chair]
    scene: str = ""  # the position the game begins from; empty: the deal
    rematch: str | None = None  # the table where those who sat here play again

    def make(self) -> Table:
        """The game before its first word."""
        return Table(find(self.game), self.fate, self.seats, self.options, self.scene)

    @property
    def fate(self) -> KeyedFate:
        return KeyedFate(self.seed, self.id, tuple(self.salts))

    def seats_of(self, person: str | None) -> frozenset[int]:
        """The chairs that a person sits in; on one device several people may share it."""
        sitting = [chair for chair in self.chairs if chair.kind != EMPTY]
        return frozenset(chair.seat for chair in sitting if person is not None and chair.person == person)

    def knows(self, person: str) -> bool:
        """Is it the host, somebody who sits here, or somebody whom a chair waits for?"""
        return self.host == person or any(chair.person == person for chair in self.chairs)


COLUMNS = [name for name in TableRow.__struct_fields__ if name in tables.c]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


async def find_table(store: Store, table_id: str) -> TableRow | None:
    """The table of that name."""
    return await store.glance(lambda connection: fetch(connection, table_id))


def look_for(wanted: sa.ColumnElement[bool], group: str, row: str) -> sa.Select[Any]:
    """The question that finds tables with all that belongs to them, each as one row.

    It is made once, since making it costs more than asking it. And every row that a database hands over is a moment in
    which this thread may have to wait for others, so the chairs come as one text.
    """
    as_row: Any = getattr(sa.func, row)(*[chairs.c[name] for name in Chair.__struct_fields__])
    together = sa.cast(getattr(sa.func, group)(as_row), sa.Text)
    later = tables.alias("later")
    return sa.select(
        *[tables.c[name] for name in COLUMNS],
        sa.select(together).where(chairs.c.table_id == tables.c.id).scalar_subquery(),
        sa.select(sa.func.max(later.c.id)).where(later.c.rematch_of == tables.c.id).scalar_subquery(),
    ).where(wanted)


ONE = tables.c.id == sa.bindparam("table_id")
SEVERAL = tables.c.id.in_(sa.bindparam("ids", expanding=True))
IN_JSON = {"sqlite": ("json_group_array", "json_array"), "postgresql": ("json_agg", "json_build_array")}
FIND_ONE = {tongue: look_for(ONE, *words) for tongue, words in IN_JSON.items()}
FIND_SEVERAL = {tongue: look_for(SEVERAL, *words) for tongue, words in IN_JSON.items()}


async def who_and_where(store: Store, secret: str, table_id: str) -> tuple[Person | None, TableRow | None]:
    """Whose device it is, and the table of that name, asked together."""

    def look(connection: sa.Connection) -> tuple[Person | None, TableRow | None]:
        return whose(connection, secret), fetch(connection, table_id)

    return await store.glance(look)


def fetch(connection: sa.Connection, table_id: str) -> TableRow | None:
    """What can be no name is not asked for: PostgreSQL would not even take some of it."""
    if not ID.fullmatch(table_id):
        return None
    row = connection.execute(FIND_ONE[connection.dialect.name], {"table_id": table_id}).first()
    return None if row is None else made_of(row)


def fetch_all(connection: sa.Connection, ids: list[str]) -> list[TableRow]:
    """These tables, as far as there are, in this order."""
    rows = map(made_of, connection.execute(FIND_SEVERAL[connection.dialect.name], {"ids": ids}))
    there = {row.id: row for row in rows}
    return [there[table_id] for table_id in ids if table_id in there]


def made_of(row: sa.Row[Any]) -> TableRow:
    *values, sitting, rematch = list(row)
    found = msgspec.json.decode(sitting or "[]", type=list[tuple[int, str, str | None, str, str]])
    known = dict(zip(COLUMNS, values, strict=True))
    return TableRow(**known, chairs=[Chair(*chair) for chair in sorted(found)], rematch=rematch)


def hold(connection: sa.Connection, table_id: str) -> None:
    """Until this transaction ends no other one changes the table; what is read from now on is how it is.

    SQLite has one writer at a time anyway.
    """
    if connection.dialect.name == "sqlite":
        return
    connection.execute(HOLD, {"table_id": table_id})


HOLD = sa.update(tables).where(ONE).values(status=tables.c.status)


def insert(connection: sa.Connection, row: dict[str, Any], sitting: list[Chair]) -> TableRow:
    connection.execute(sa.insert(tables), row)
    set_up(connection, row["id"], sitting)
    return TableRow(**row, chairs=sitting)


def lay(connection: sa.Connection, table_id: str, sitting: list[Chair]) -> None:
    """These are all the chairs of the table from now on."""
    connection.execute(sa.delete(chairs).where(chairs.c.table_id == table_id))
    set_up(connection, table_id, sitting)


def set_up(connection: sa.Connection, table_id: str, sitting: list[Chair]) -> None:
    connection.execute(sa.insert(chairs), [{"table_id": table_id, **msgspec.structs.asdict(c)} for c in sitting])


def put(connection: sa.Connection, table_id: str, seat: int, **values: object) -> None:
    here = sa.and_(chairs.c.table_id == table_id, chairs.c.seat == seat)
    connection.execute(sa.update(chairs).where(here).values(**values))


def mark(connection: sa.Connection, table_id: str, **values: object) -> None:
    connection.execute(sa.update(tables).where(tables.c.id == table_id).values(**values))
