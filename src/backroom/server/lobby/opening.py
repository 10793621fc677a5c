"""Before the first word: a table is opened, chairs are taken and left, bots sit down, the host starts the game.

Everything here is a change of a few rows in one transaction that first takes hold of the table's own row, so two people
who want the same chair are settled by the database, on one node or on several.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import sqlalchemy as sa

from backroom.server.lobby.people import Person
from backroom.server.lobby.rows import (
    BOT,
    CLOSED,
    EMPTY,
    OPEN,
    PERSON,
    RUNNING,
    Chair,
    Refusal,
    TableRow,
    fetch,
    hold,
    insert,
    lay,
    mark,
    now,
    put,
)
from backroom.server.lobby.wishes import (
    Change,
    Wish,
    agreed,
    bot_name,
    full,
    known_bot,
    known_clock,
    known_game,
    resized,
    wished,
    with_beginner,
)
from backroom.server.storage.schema import tables
from backroom.server.storage.store import Store

LONGEST_SALT = 64
MOST_TABLES = 10_000  # open or running at a time, unless the settings say otherwise
MOST_HOSTED = 20  # of these, opened by one person in a day
DAY = 24 * 3600 * 1000
FORGOTTEN = 30 * DAY  # a table that is so old and not over is a row that nobody misses, and is not counted
# opening


def open_table(
    store: Store, host: Person, wish: Wish, at: int, most: int = MOST_TABLES
) -> tuple[str, Awaitable[TableRow]]:
    """A new table, started if that was wished for. Refusal says what cannot be."""
    row, sitting = wished(host, wish, at)

    def deed(connection: sa.Connection) -> TableRow:
        have_room(connection, host, at, most)
        return insert(connection, row, sitting)

    return row["id"], store.write(deed)


def since(length: int) -> sa.ColumnElement[bool]:
    """Was the table opened not longer ago than that?"""
    return tables.c.made_at > sa.bindparam("at", type_=sa.BigInteger) - length


# Made once: making them costs more than asking them.
ALIVE = sa.select(sa.func.count()).select_from(tables).where(tables.c.status.in_([OPEN, RUNNING]))
HOSTED = ALIVE.where(tables.c.host == sa.bindparam("host"), since(DAY))
NOT_GIVEN_UP = ALIVE.where(
    sa.or_(
        sa.and_(tables.c.status == OPEN, since(DAY)),
        sa.and_(tables.c.status == RUNNING, since(2 * DAY)),
        sa.and_(tables.c.clock == "days", since(FORGOTTEN)),
    )
)


def have_room(connection: sa.Connection, host: Person, at: int, most: int) -> None:
    """Refusal if there are too many tables, of this person or of all. Those that were given up are no hurdle."""
    if (connection.execute(HOSTED, {"host": host.id, "at": at}).scalar() or 0) >= MOST_HOSTED:
        raise Refusal(f"you have opened {MOST_HOSTED} tables today; close or end one of them first")
    if (connection.execute(NOT_GIVEN_UP, {"at": at}).scalar() or 0) >= most:
        raise Refusal("all tables of this house are taken; come back later", 429)


def change(store: Store, table_id: str, deed: Callable[[sa.Connection, TableRow], None]) -> Awaitable[TableRow]:
    """Change an open table: `deed(connection, row)` sees it as it is at that moment. What is made of it comes back."""

    def run(connection: sa.Connection) -> TableRow:
        hold(connection, table_id)
        row = fetch(connection, table_id)
        if row is None:
            raise Refusal("there is no such table", 404)
        if row.status != OPEN:
            raise Refusal("the table is closed" if row.status == CLOSED else "the game has begun")
        deed(connection, row)
        changed = fetch(connection, table_id)
        assert changed is not None, "a table is never deleted"
        return changed

    return store.write(run)


def chair_of(row: TableRow, seat: int) -> Chair:
    if not 0 <= seat < row.seats:
        raise Refusal(f"there is no chair {seat}; chairs are 0 to {row.seats - 1}", 400)
    return row.chairs[seat]


def by_host(row: TableRow, person: Person, what: str) -> None:
    if row.host != person.id:
        raise Refusal(f"only the host can {what}", 403)


# the deeds


def sit_down(store: Store, table_id: str, seat: int, person: Person, name: str) -> Awaitable[TableRow]:
    """Take an empty chair, or the one that was kept; a person may take several, for friends on the same device."""

    def deed(connection: sa.Connection, row: TableRow) -> None:
        take(connection, row, seat, person, name)

    return change(store, table_id, deed)


def take(connection: sa.Connection, row: TableRow, seat: int, person: Person, name: str) -> None:
    chair = chair_of(row, seat)
    if chair.kind != EMPTY:
        raise Refusal("that chair is taken")
    if row.quick and row.seats_of(person.id):
        raise Refusal("at a quick match everybody has one chair")
    if chair.person not in (None, person.id):
        raise Refusal(f"that chair is kept for {chair.name}")
    put(connection, row.id, seat, kind=PERSON, person=person.id, name=name, bot="")
    if row.quick and sum(chair.kind == EMPTY for chair in row.chairs) == 1:
        begin(connection, row, now())


def rename(store: Store, table_id: str, seat: int, person: Person, name: str) -> Awaitable[TableRow]:
    """Be called otherwise at this table."""

    def deed(connection: sa.Connection, row: TableRow) -> None:
        if chair_of(row, seat).kind != PERSON or seat not in row.seats_of(person.id):
            raise Refusal("only who sits there can change that name", 403)
        put(connection, table_id, seat, name=name)

    return change(store, table_id, deed)


def stand_up(store: Store, table_id: str, seat: int, person: Person) -> Awaitable[TableRow]:
    """Leave a chair; the host may also clear somebody else's. A host who has no chair left is host no more."""

    def deed(connection: sa.Connection, row: TableRow) -> None:
        chair = chair_of(row, seat)
        if chair.person != person.id and row.host != person.id:
            raise Refusal("only who sits there or the host can clear that chair", 403)
        put(connection, table_id, seat, kind=EMPTY, person=None, name="", bot="")
        salts = ["" if i == seat else old for i, old in enumerate(row.salts)]
        mark(connection, table_id, salts=salts)
        if chair.person == person.id:
            pass_on(connection, row, seat)

    return change(store, table_id, deed)


def pass_on(connection: sa.Connection, row: TableRow, left: int) -> None:
    """The next person clockwise is the host, if the host has left; a table of chance that all have left is closed."""
    staying = [chair for chair in row.chairs[left + 1 :] + row.chairs[:left] if chair.kind == PERSON]
    if not staying and row.quick:
        mark(connection, row.id, status=CLOSED)
    if staying and row.chairs[left].person == row.host and all(chair.person != row.host for chair in staying):
        mark(connection, row.id, host=staying[0].person)


def hand_over(store: Store, table_id: str, seat: int, person: Person) -> Awaitable[TableRow]:
    """Make somebody else the host."""

    def deed(connection: sa.Connection, row: TableRow) -> None:
        by_host(row, person, "hand the table over")
        chair = chair_of(row, seat)
        if chair.kind != PERSON:
            raise Refusal("nobody sits there")
        mark(connection, table_id, host=chair.person)

    return change(store, table_id, deed)


def seat_bot(store: Store, table_id: str, seat: int, person: Person, bot: str) -> Awaitable[TableRow]:
    def deed(connection: sa.Connection, row: TableRow) -> None:
        by_host(row, person, "seat a bot")
        known = known_bot(bot, row.game)
        if chair_of(row, seat).kind == PERSON:
            raise Refusal("somebody sits there")
        put(connection, table_id, seat, kind=BOT, person=None, name=bot_name(known, seat), bot=known)

    return change(store, table_id, deed)


def add_salt(store: Store, table_id: str, seat: int, person: Person, salt: str) -> Awaitable[TableRow]:
    """A player's own grain of chance, until the game starts."""
    if len(salt) > LONGEST_SALT or not salt.isprintable():
        raise Refusal(f"a salt has at most {LONGEST_SALT} signs that can be seen", 400)

    def deed(connection: sa.Connection, row: TableRow) -> None:
        if chair_of(row, seat).kind != PERSON or seat not in row.seats_of(person.id):
            raise Refusal("only who sits there can add salt", 403)
        salts = [salt if i == seat else old for i, old in enumerate(row.salts)]
        mark(connection, table_id, salts=salts)

    return change(store, table_id, deed)


def settle(store: Store, table_id: str, person: Person, wanted: Change) -> Awaitable[TableRow]:
    """The host changes what was agreed on."""

    def deed(connection: sa.Connection, row: TableRow) -> None:
        by_host(row, person, "change the table")
        values: dict[str, object] = {}
        seats, options = row.seats, wanted.options
        if wanted.seats is not None and wanted.seats != seats:
            seats = wanted.seats
            sitting, salts, kept = resized(row, seats)
            lay(connection, table_id, sitting)
            values = {"seats": seats, "salts": salts}
            options = kept if options is None else options
        if options is not None:
            values["options"] = agreed(known_game(row.game), seats, options)
        if wanted.clock is not None:
            values["clock"] = known_clock(wanted.clock)
        if wanted.listed is not None:
            values["listed"] = wanted.listed
        if wanted.whispers is not None:
            values["whispers"] = wanted.whispers
        if values:
            mark(connection, table_id, **values, quick=False)

    return change(store, table_id, deed)


def begin(connection: sa.Connection, row: TableRow, at: int) -> None:
    """The game starts, with the rules as they are now."""
    game = known_game(row.game)
    options = with_beginner(game, row.seats, agreed(game, row.seats, row.options))
    mark(
        connection,
        row.id,
        status=RUNNING,
        started_at=at,
        options=options,
        version=game.version,
        edition=game.edition,
    )


def start(store: Store, table_id: str, person: Person, at: int) -> Awaitable[TableRow]:
    """The host starts the game once every chair is taken."""

    def deed(connection: sa.Connection, row: TableRow) -> None:
        by_host(row, person, "start the game")
        full(row.chairs)
        begin(connection, row, at)

    return change(store, table_id, deed)


def close(store: Store, table_id: str, person: Person) -> Awaitable[TableRow]:
    """A table that nobody has started is closed by its host."""

    def deed(connection: sa.Connection, row: TableRow) -> None:
        by_host(row, person, "close the table")
        mark(connection, table_id, status=CLOSED)

    return change(store, table_id, deed)
