"""How people find a table: the list of public ones, a quick match with strangers, and a rematch among friends."""

from __future__ import annotations

from collections.abc import Awaitable

import msgspec
import sqlalchemy as sa

from backroom.games.game import Game
from backroom.server.lobby.opening import MOST_TABLES, begin, have_room, pass_on, take
from backroom.server.lobby.people import Person, forget
from backroom.server.lobby.rows import (
    BOT,
    CLOSED,
    EMPTY,
    OPEN,
    OVER,
    PERSON,
    RUNNING,
    Chair,
    Refusal,
    TableRow,
    fetch,
    fetch_all,
    hold,
    insert,
    mark,
    put,
)
from backroom.server.lobby.wishes import Value, Wish, agreed, known_game, wished
from backroom.server.storage.schema import chairs, records, tables
from backroom.server.storage.store import Store

DAY = 24 * 3600 * 1000
WAITS = DAY  # so long is a table that waits for players in the list
SHOWN = 7 * DAY  # so long is a running one
MOST_LISTED = 50  # on a page
MOST_TRIED = 50  # tables that a quick match looks at
QUICK = 0x6261636B726F6F6D  # the number of the lock, the same on every node


class Quick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game with whoever comes; without `seats`, at a table of any size."""

    game: str
    seats: int | None = None
    clock: str = "normal"


class Place(msgspec.Struct, frozen=True):
    """Where a page of the list ends: the moment and the name of its last table."""

    at: int
    id: str


FREE = sa.exists().where(chairs.c.table_id == tables.c.id, chairs.c.kind == EMPTY, chairs.c.person.is_(None))


async def listed(store: Store, at: int, game: str = "", after: Place | None = None) -> tuple[list[TableRow], bool]:
    """Public tables that have a free chair or may be watched, the newest first, and whether there are more."""
    waiting = sa.and_(tables.c.status == OPEN, tables.c.made_at > at - WAITS, FREE)
    running = sa.and_(tables.c.status == RUNNING, tables.c.made_at > at - SHOWN)
    query = sa.select(tables.c.id).where(tables.c.listed, sa.or_(waiting, running))
    if game:
        query = query.where(tables.c.game == game)
    if after is not None:
        older = sa.and_(tables.c.made_at == after.at, tables.c.id < after.id)
        query = query.where(sa.or_(tables.c.made_at < after.at, older))
    query = query.order_by(tables.c.made_at.desc(), tables.c.id.desc()).limit(MOST_LISTED + 1)

    def read(connection: sa.Connection) -> tuple[list[TableRow], bool]:
        ids = list(connection.execute(query).scalars())
        return fetch_all(connection, ids[:MOST_LISTED]), len(ids) > MOST_LISTED

    return await store.read(read)


# quick match


def quick_match(store: Store, person: Person, wish: Quick, at: int, most: int = MOST_TABLES) -> Awaitable[TableRow]:
    """A chair at the oldest table that fits, or at a new one, which starts by itself when it is full."""
    game = known_game(wish.game)
    seats = wish.seats if wish.seats is not None else min(game.least + 1, game.most)
    options = agreed(game, seats, {})
    row, sitting = wished(person, Wish(game.key, seats, clock=wish.clock, listed=True), at)

    def deed(connection: sa.Connection) -> TableRow:
        one_at_a_time(connection)
        for table_id in candidates(connection, wish, at):
            found = try_chair(connection, table_id, person, options)
            if found is not None:
                return found
        have_room(connection, person, at, most)
        return insert(connection, row | {"quick": True}, sitting)

    return store.write(deed)


def one_at_a_time(connection: sa.Connection) -> None:
    """Until this transaction ends nobody else looks for a match, on no node: two who look at once shall meet."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(QUICK)))
    else:
        hold(connection, "")  # SQLite has one writer at a time, and who has changed something is one


def candidates(connection: sa.Connection, wish: Quick, at: int) -> list[str]:
    query = sa.select(tables.c.id).where(
        tables.c.listed,
        tables.c.status == OPEN,
        tables.c.game == wish.game,
        tables.c.clock == wish.clock,
        tables.c.made_at > at - WAITS,
        FREE,
    )
    if wish.seats is not None:
        query = query.where(tables.c.seats == wish.seats)
    return list(connection.execute(query.order_by(tables.c.made_at, tables.c.id).limit(MOST_TRIED)).scalars())


def try_chair(connection: sa.Connection, table_id: str, person: Person, options: dict[str, Value]) -> TableRow | None:
    """Sit down if the table is still as it seemed; None if not. Who sits there already has found it."""
    hold(connection, table_id)
    row = fetch(connection, table_id)
    if row is None or row.status != OPEN or row.options != options:
        return None
    if row.seats_of(person.id):
        return row
    free = [chair.seat for chair in row.chairs if chair.kind == EMPTY and chair.person is None]
    if not free:
        return None
    take(connection, row, free[0], person, person.name)
    return fetch(connection, table_id)


# rematch


def rematch(store: Store, table_id: str, person: Person, at: int, most: int = MOST_TABLES) -> Awaitable[TableRow]:
    """The table where those who sat here play again; whoever asks first opens it, and whoever asks sits there."""

    def deed(connection: sa.Connection) -> TableRow:
        hold(connection, table_id)
        old = fetch(connection, table_id)
        if old is None or not any(chair.person == person.id for chair in old.chairs):
            raise Refusal("only those who sat there can ask for a rematch", 403)
        if old.status != OVER:
            raise Refusal("the game is not over")
        return accept(connection, old, person) or again(connection, old, person, at, most)

    return store.write(deed)


def accept(connection: sa.Connection, old: TableRow, person: Person) -> TableRow | None:
    """Sit down at the rematch in the chairs that were kept; None if there is none, or it was closed."""
    if old.rematch is None:
        return None
    hold(connection, old.rematch)
    row = fetch(connection, old.rematch)
    if row is None or row.status == CLOSED:
        mark(connection, old.rematch, rematch_of=None)
        return None
    for chair in row.chairs:
        if row.status == OPEN and chair.kind == EMPTY and chair.person == person.id:
            take(connection, row, chair.seat, person, chair.name)
            row = fetch(connection, row.id) or row
    return row


def again(connection: sa.Connection, old: TableRow, person: Person, at: int, most: int) -> TableRow:
    """A new table like the old one: somebody else may begin, bots stay, and people's chairs are kept for them.

    It has the same key, so that whoever could look at the old one can look at this one too.
    """
    have_room(connection, person, at, most)
    game = known_game(old.game)
    wish = Wish(old.game, old.seats, begins_again(connection, game, old), old.clock, old.listed, old.whispers)
    row, _ = wished(person, wish, at)
    row |= {"key": old.key, "quick": old.quick, "rematch_of": old.id}
    made = insert(connection, row, [kept(chair, person) for chair in old.chairs])
    if any(chair.kind == EMPTY for chair in made.chairs):
        return made
    begin(connection, made, at)  # nobody is waited for
    return fetch(connection, made.id) or made


def begins_again(connection: sa.Connection, game: Game, old: TableRow) -> dict[str, Value]:
    """The options of a rematch: the last winner begins, where the game says so and there is one, else the next seat."""
    beginning = [option for option in game.options if option.begins]
    if not beginning:
        return old.options
    won = connection.execute(sa.select(records.c.winners).where(records.c.table_id == old.id)).scalar() or []
    seats = {}
    for option in beginning:
        following = (int(old.options.get(option.name, option.default)) + 1) % old.seats
        seats[option.name] = won[0] if option.winner_begins and len(won) == 1 else following
    return old.options | seats


def kept(chair: Chair, person: Person) -> Chair:
    if chair.kind == BOT and chair.person is None:
        return chair
    if chair.person == person.id:
        return Chair(chair.seat, PERSON, person.id, "", chair.name)
    return Chair(chair.seat, EMPTY, chair.person, "", chair.name)


# gone


def vanish(store: Store, person: Person) -> Awaitable[None]:
    """Somebody wants to be forgotten: they stand up wherever no game has begun, and have no name."""
    sitting = sa.select(chairs.c.table_id).where(chairs.c.person == person.id)
    open_ones = sa.select(tables.c.id).where(
        tables.c.status == OPEN, sa.or_(tables.c.host == person.id, tables.c.id.in_(sitting))
    )

    def deed(connection: sa.Connection) -> None:
        for table_id in connection.execute(open_ones.order_by(tables.c.id)).scalars().all():
            hold(connection, table_id)
            row = fetch(connection, table_id)
            if row is not None and row.status == OPEN:
                leave(connection, row, person)
        forget(connection, person)

    return store.write(deed)


def leave(connection: sa.Connection, row: TableRow, person: Person) -> None:
    own = [chair.seat for chair in row.chairs if chair.person == person.id]
    for seat in own:
        put(connection, row.id, seat, kind=EMPTY, person=None, name="", bot="")
        pass_on(connection, row, seat)
        row = fetch(connection, row.id) or row
    if row.host == person.id:
        mark(connection, row.id, status=CLOSED)
