"""Records in the database: found, listed for those who may see them, brought and counted."""

from __future__ import annotations

import re
from collections.abc import Awaitable
from typing import Any

import msgspec
import sqlalchemy as sa

from backroom.server.archive.records import Score, tally
from backroom.server.lobby.rows import Refusal
from backroom.server.storage.schema import bot_scores as counts
from backroom.server.storage.schema import chairs, players, reasons, records, tables
from backroom.server.storage.store import Store

MOST_BROUGHT = 200  # records by one person
ID = re.compile(r"[A-Za-z0-9_-]{1,24}")
PLACE = re.compile(r"(\d{1,15})\.([A-Za-z0-9_-]{1,24})")


class PlayerRow(msgspec.Struct, frozen=True):
    """Somebody who sat in a chair when the game ended."""

    seat: int
    kind: str
    person: str | None
    bot: str
    name: str


class RecordRow(msgspec.Struct, frozen=True):
    """A finished game as the database has it, without its line and events."""

    id: str
    table_id: str | None
    owner: str | None
    imported: bool
    game: str
    version: int
    edition: str
    seats: int
    options: dict[str, Any]
    check: str
    commitment: str
    steps: int
    winners: list[int]
    scores: list[float]
    rule: str
    started_at: int | None
    ended_at: int
    players: list[PlayerRow]

    @property
    def place(self) -> str:
        """Where it stands in a list, for whoever wants the next page."""
        return f"{self.ended_at}.{self.id}"


COLUMNS = [records.c[name] for name in RecordRow.__struct_fields__ if name != "players"]


def is_id(text: str) -> bool:
    return ID.fullmatch(text) is not None


async def find_record(store: Store, record_id: str) -> RecordRow | None:
    """A record by its id, whoever may see it."""
    if not is_id(record_id):
        return None
    query = sa.select(*COLUMNS).where(records.c.id == record_id)
    found = await store.read(lambda connection: with_players(connection, query))
    return found[0] if found else None


async def find_line(store: Store, record_id: str) -> str:
    """The canonical line of a record."""
    query = sa.select(records.c.line).where(records.c.id == record_id)
    return await store.read(lambda connection: str(connection.execute(query).scalar_one()))


async def find_events(store: Store, record_id: str) -> bytes:
    """What everybody saw of a game, packed."""
    query = sa.select(records.c.events).where(records.c.id == record_id)
    return await store.read(lambda connection: bytes(connection.execute(query).scalar_one()))


async def find_reasons(store: Store, record_id: str) -> bytes | None:
    """Why the bots of a game said what they said, packed; None if nobody knows."""
    query = sa.select(reasons.c.packed).where(reasons.c.record_id == record_id)
    found = await store.read(lambda connection: connection.execute(query).scalar_one_or_none())
    return None if found is None else bytes(found)


def keep_reasons(store: Store, record_id: str, packed: bytes) -> Awaitable[None]:
    row = store.insert(reasons).values(record_id=record_id, packed=packed).on_conflict_do_nothing()

    def deed(connection: sa.Connection) -> None:
        connection.execute(row)

    return store.write(deed)


async def list_records(
    store: Store, person: str | None, *, game: str = "", mine: bool = False, before: str = "", limit: int
) -> list[RecordRow]:
    """Records that this person may see without a key, the newest first."""
    query = sa.select(*COLUMNS).outerjoin(tables, tables.c.id == records.c.table_id)
    if person is None:  # nobody in particular: a comparison with nothing would find every chair of a bot
        query = query.where(sa.false() if mine else tables.c.listed)
    else:
        query = query.where(is_mine(person) if mine else sa.or_(tables.c.listed, may_see(person)))
    if game:
        query = query.where(records.c.game == game)
    if before:
        query = query.where(is_before(before))
    query = query.order_by(records.c.ended_at.desc(), records.c.id.desc()).limit(limit)
    return await store.read(lambda connection: with_players(connection, query))


def is_mine(person: str) -> sa.ColumnElement[bool]:
    """Did this person play or bring it? Asked so that both are found by their index, however many records there are."""
    played = sa.select(players.c.record_id).where(players.c.person == person)
    brought = sa.select(records.c.id).where(records.c.owner == person)
    return records.c.id.in_(played.union(brought))


def may_see(person: str) -> sa.ColumnElement[bool]:
    """The host and those who sit at its table may enter it, listed or not."""
    sits = sa.exists().where(chairs.c.table_id == records.c.table_id, chairs.c.person == person)
    return sa.or_(is_mine(person), tables.c.host == person, sits)


def is_before(place: str) -> sa.ColumnElement[bool]:
    found = PLACE.fullmatch(place)
    if not found:
        raise Refusal("there is no such page; take `next` of the page before", 400)
    ended_at, record_id = int(found[1]), found[2]
    same_moment = sa.and_(records.c.ended_at == ended_at, records.c.id < record_id)
    return sa.or_(records.c.ended_at < ended_at, same_moment)


def with_players(connection: sa.Connection, query: sa.Select[Any]) -> list[RecordRow]:
    rows = connection.execute(query).mappings().all()
    sat = sa.select(players).where(players.c.record_id.in_([row["id"] for row in rows])).order_by(players.c.seat)
    seated: dict[str, list[PlayerRow]] = {row["id"]: [] for row in rows}
    for row in connection.execute(sat).mappings():
        known = {name: row[name] for name in PlayerRow.__struct_fields__}
        seated[row["record_id"]].append(PlayerRow(**known))
    return [RecordRow(**row, players=seated[row["id"]]) for row in rows]


BROUGHT = sa.select(sa.func.coalesce(sa.func.sum(records.c.bytes), 0)).where(records.c.imported)


def bring(store: Store, row: dict[str, Any], most: int) -> Awaitable[None]:
    """Keep a record that somebody has brought, if what all have brought has no more than so many bytes with it."""

    def deed(connection: sa.Connection) -> None:
        if connection.execute(BROUGHT).scalar_one() + row["bytes"] > most:
            raise Refusal("no more records can be brought here: there is no room left for them")
        brought = sa.select(sa.func.count()).where(records.c.owner == row["owner"])
        if connection.execute(brought).scalar_one() >= MOST_BROUGHT:
            raise Refusal(f"you have brought {MOST_BROUGHT} records; no more are kept for one person")
        connection.execute(sa.insert(records).values({name: row[name] for name in row if name != "players"}))

    return store.write(deed)


def throw_away(store: Store, record_id: str, owner: str) -> Awaitable[bool]:
    """Forget a record that this person has brought; False if there is none."""

    def deed(connection: sa.Connection) -> bool:
        brought = sa.delete(records).where(records.c.id == record_id, records.c.imported, records.c.owner == owner)
        return connection.execute(brought).rowcount > 0

    return store.write(deed)


# Who has won how often. Games that were brought have no players, so they are never counted.


async def person_scores(store: Store, person: str) -> list[Score]:
    query = sa.select(*EACH, sa.func.count(), sa.func.sum(players.c.won))
    query = query.select_from(players).join(records, records.c.id == players.c.record_id)
    query = query.where(players.c.counts, players.c.person == person).group_by(*EACH)
    rows = await store.read(lambda connection: connection.execute(query).all())
    return tally((game, seats, games, wins) for game, seats, games, wins in rows)


async def bot_scores(store: Store) -> dict[str, list[Score]]:
    """By the bot's level. They are counted when a game ends, so that asking costs the same however many there were."""
    rows = await store.read(lambda connection: connection.execute(sa.select(counts).order_by(counts.c.bot)).all())
    levels: dict[str, list[tuple[str, int, int, float]]] = {}
    for bot, *row in rows:
        levels.setdefault(bot, []).append(tuple(row))
    return {bot: tally(mine) for bot, mine in levels.items()}


EACH = (records.c.game, records.c.seats)
