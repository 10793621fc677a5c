"""Before the first word: a table is opened, chairs are taken and left, bots sit down, the host starts the game.

Everything here is a change of a few rows in one transaction, so two people who want the same chair are settled by the
database, on one node or on several.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable
from typing import Any

import msgspec
import sqlalchemy as sa

from backroom.games import GAMES, find
from backroom.games.fates import KeyedFate
from backroom.games.table import Table
from backroom.server.clocks import PACES
from backroom.server.people import Person, new_id
from backroom.server.schema import chairs, tables
from backroom.server.store import Store

OPEN, RUNNING, OVER = "open", "running", "over"
EMPTY, PERSON, BOT = "open", "person", "bot"
LONGEST_SALT = 64
MOST_LISTED = 100


class Refusal(Exception):
    """What the lobby does not do, in words for whoever asked."""

    def __init__(self, reason: str, status: int = 409) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status


class Chair(msgspec.Struct, frozen=True):
    """One chair of a table."""

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
    chairs: list[Chair]

    def make(self) -> Table:
        """The game before its first word."""
        return Table(find(self.game), self.fate, self.seats, self.options)

    @property
    def fate(self) -> KeyedFate:
        return KeyedFate(self.seed, self.id, tuple(self.salts))

    def seats_of(self, person: str | None) -> frozenset[int]:
        """The chairs that a person sits in; on one device several people may share it."""
        return frozenset(chair.seat for chair in self.chairs if person is not None and chair.person == person)


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as somebody wants it opened."""

    game: str
    seats: int
    options: dict[str, bool | int | str] = {}
    clock: str = "normal"
    listed: bool = False


def open_table(store: Store, host: Person, wish: Wish, at: int) -> tuple[str, Awaitable[None]]:
    """A new table with its host in the first chair. Refusal says what cannot be."""
    if wish.game not in GAMES:
        raise Refusal(f"there is no game '{wish.game[:40]}'", 400)
    if wish.clock not in PACES:
        raise Refusal(f"there is no clock '{wish.clock[:40]}'; there are {', '.join(PACES)}", 400)
    game = GAMES[wish.game]
    try:
        game.start(wish.seats, wish.options)
    except ValueError as error:
        raise Refusal(str(error), 400) from None
    table_id = new_id()
    row = {
        "id": table_id,
        "game": game.key,
        "version": game.version,
        "edition": game.edition,
        "seats": wish.seats,
        "options": wish.options,
        "clock": wish.clock,
        "host": host.id,
        "listed": wish.listed,
        "key": secrets.token_urlsafe(16),
        "status": OPEN,
        "seed": secrets.token_bytes(32),
        "made_at": at,
        "salts": [""] * wish.seats,
    }
    taken = [(PERSON, host.id, host.name)] + [(EMPTY, None, "")] * (wish.seats - 1)

    def deed(connection: sa.Connection) -> None:
        connection.execute(sa.insert(tables), row)
        connection.execute(
            sa.insert(chairs),
            [
                {"table_id": table_id, "seat": seat, "kind": kind, "person": person, "bot": "", "name": name}
                for seat, (kind, person, name) in enumerate(taken)
            ],
        )

    return table_id, store.write(deed)


async def find_table(store: Store, table_id: str) -> TableRow | None:
    return await store.read(lambda connection: fetch(connection, table_id))


def fetch(connection: sa.Connection, table_id: str) -> TableRow | None:
    row = connection.execute(sa.select(tables).where(tables.c.id == table_id)).mappings().first()
    if row is None:
        return None
    sitting = connection.execute(sa.select(chairs).where(chairs.c.table_id == table_id).order_by(chairs.c.seat))
    seated = [Chair(c["seat"], c["kind"], c["person"], c["bot"], c["name"]) for c in sitting.mappings()]
    known = {name: row[name] for name in TableRow.__struct_fields__ if name != "chairs"}
    return TableRow(**known, chairs=seated)


async def listed_tables(store: Store) -> list[str]:
    """Tables that anybody may join, the newest first."""
    query = sa.select(tables.c.id).where(tables.c.listed, tables.c.status == OPEN)
    query = query.order_by(tables.c.made_at.desc()).limit(MOST_LISTED)
    return await store.read(lambda connection: list(connection.execute(query).scalars()))


def change(store: Store, table_id: str, deed: Any) -> Awaitable[None]:
    """Change an open table: `deed(connection, row)` sees it as it is at that moment."""

    def run(connection: sa.Connection) -> None:
        row = fetch(connection, table_id)
        if row is None:
            raise Refusal("there is no such table", 404)
        if row.status != OPEN:
            raise Refusal("the game has begun")
        deed(connection, row)

    return store.write(run)


def put(connection: sa.Connection, table_id: str, seat: int, **values: object) -> None:
    here = sa.and_(chairs.c.table_id == table_id, chairs.c.seat == seat)
    connection.execute(sa.update(chairs).where(here).values(**values))


def chair_of(row: TableRow, seat: int) -> Chair:
    if not 0 <= seat < row.seats:
        raise Refusal(f"there is no chair {seat}; chairs are 0 to {row.seats - 1}", 400)
    return row.chairs[seat]


def sit_down(store: Store, table_id: str, seat: int, person: Person, name: str) -> Awaitable[None]:
    """Take an empty chair; a person may take several, for friends on the same device."""

    def deed(connection: sa.Connection, row: TableRow) -> None:
        if chair_of(row, seat).kind != EMPTY:
            raise Refusal("that chair is taken")
        put(connection, table_id, seat, kind=PERSON, person=person.id, name=name, bot="")

    return change(store, table_id, deed)


def stand_up(store: Store, table_id: str, seat: int, person: Person) -> Awaitable[None]:
    """Leave a chair; the host may also clear somebody else's."""

    def deed(connection: sa.Connection, row: TableRow) -> None:
        chair = chair_of(row, seat)
        if chair.person != person.id and row.host != person.id:
            raise Refusal("only who sits there or the host can clear that chair", 403)
        put(connection, table_id, seat, kind=EMPTY, person=None, name="", bot="")

    return change(store, table_id, deed)


def seat_bot(store: Store, table_id: str, seat: int, person: Person, bot: str) -> Awaitable[None]:
    def deed(connection: sa.Connection, row: TableRow) -> None:
        if row.host != person.id:
            raise Refusal("only the host can seat a bot", 403)
        if chair_of(row, seat).kind == PERSON:
            raise Refusal("somebody sits there")
        put(connection, table_id, seat, kind=BOT, person=None, name=f"{bot} {seat + 1}", bot=bot)

    return change(store, table_id, deed)


def add_salt(store: Store, table_id: str, seat: int, person: Person, salt: str) -> Awaitable[None]:
    """A player's own grain of chance, until the game starts."""
    if len(salt) > LONGEST_SALT or not salt.isprintable():
        raise Refusal(f"a salt has at most {LONGEST_SALT} signs that can be seen", 400)

    def deed(connection: sa.Connection, row: TableRow) -> None:
        if chair_of(row, seat).person != person.id:
            raise Refusal("only who sits there can add salt", 403)
        salts = [salt if i == seat else old for i, old in enumerate(row.salts)]
        connection.execute(sa.update(tables).where(tables.c.id == table_id).values(salts=salts))

    return change(store, table_id, deed)


def start(store: Store, table_id: str, person: Person, at: int) -> Awaitable[None]:
    """The host starts the game once every chair is taken."""

    def deed(connection: sa.Connection, row: TableRow) -> None:
        if row.host != person.id:
            raise Refusal("only the host can start the game", 403)
        empty = [chair.seat for chair in row.chairs if chair.kind == EMPTY]
        if empty:
            raise Refusal(f"chair {empty[0]} is empty; wait for somebody or seat a bot")
        here = tables.c.id == table_id
        connection.execute(sa.update(tables).where(here).values(status=RUNNING, started_at=at))

    return change(store, table_id, deed)
