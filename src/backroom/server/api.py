"""HTTP: who I am, tables, chairs. What happens at a table goes over its socket."""

from __future__ import annotations

from hmac import compare_digest
from typing import Any

import msgspec
from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException

from backroom.games import GAMES
from backroom.server import lobby
from backroom.server.clocks import PACES
from backroom.server.lobby import Refusal, TableRow, Wish
from backroom.server.people import BadName, Person, arrive, clean_name, recognise, rename
from backroom.server.rooms import now
from backroom.server.store import Store

COOKIE = "backroom"
YEAR = 365 * 24 * 3600
Asked = Request[Any, Any, State]


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name that somebody wants to be called."""

    name: str


class Botted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot that the host wants in a chair."""

    bot: str = "random"


class Salted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A grain of chance of one's own."""

    salt: str


class Me(msgspec.Struct, frozen=True):
    """Who I am."""

    id: str
    name: str


class ChairFace(msgspec.Struct, frozen=True):
    """A chair as everybody sees it; `mine` says that I sit there."""

    seat: int
    kind: str
    name: str
    mine: bool


class TableFace(msgspec.Struct, frozen=True):
    """A table as everybody who may come in sees it. `commitment` is the hash of the seed of its chance."""

    id: str
    game: str
    seats: int
    options: dict[str, Any]
    clock: str
    listed: bool
    status: str
    host: bool
    chairs: list[ChairFace]
    commitment: str
    salts: list[str]


class Opened(msgspec.Struct, frozen=True):
    """A new table, and the key that lets others in."""

    id: str
    key: str


def face(row: TableRow, person: Person | None) -> TableFace:
    mine = row.seats_of(person.id if person else None)
    return TableFace(
        id=row.id,
        game=row.game,
        seats=row.seats,
        options=row.options,
        clock=row.clock,
        listed=row.listed,
        status=row.status,
        host=person is not None and row.host == person.id,
        chairs=[ChairFace(chair.seat, chair.kind, chair.name, chair.seat in mine) for chair in row.chairs],
        commitment=row.fate.commitment(),
        salts=row.salts,
    )


def store_of(request: Asked) -> Store:
    store = request.app.state["store"]
    assert isinstance(store, Store)
    return store


async def who(request: Asked) -> Person | None:
    return await recognise(store_of(request), request.cookies.get(COOKIE, ""))


async def somebody(request: Asked) -> Person:
    person = await who(request)
    if person is None:
        raise HTTPException(status_code=401, detail="say your name first")
    return person


async def table(request: Asked, table_id: str, person: Person | None) -> TableRow:
    """A table that this person may know of: listed, or with its key, or with a chair of one's own."""
    row = await lobby.find_table(store_of(request), table_id[:40])
    key = request.headers.get("x-table-key", "")
    if row is None or not may_enter(row, person, key):
        raise HTTPException(status_code=404, detail="there is no such table")
    return row


def may_enter(row: TableRow, person: Person | None, key: str) -> bool:
    if row.listed or (person is not None and (row.host == person.id or row.seats_of(person.id))):
        return True
    return same(key, row.key)


def same(one: str, other: str) -> bool:
    """Compared in a time that tells nothing."""
    return compare_digest(one.encode(), other.encode())


@get("/games")
async def games() -> dict[str, Any]:
    """Every game with its options, each with its plain meaning; and the clocks."""
    known = {key: msgspec.to_builtins(game.info()) for key, game in GAMES.items()}
    return {"games": known, "clocks": list(PACES)}


@post("/people")
async def arrival(data: Named, request: Asked) -> Response[Me]:
    """Say a name; the cookie of the answer is who I am from now on."""
    try:
        person, secret, known = arrive(store_of(request), data.name, now())
    except BadName as error:
        raise HTTPException(status_code=400, detail=str(error)) from None
    await known
    secure = request.app.state["settings"].origin.startswith("https")
    cookie = Cookie(COOKIE, value=secret, httponly=True, samesite="lax", max_age=YEAR, secure=secure, path="/")
    return Response(Me(person.id, person.name), cookies=[cookie])


@get("/me")
async def me(request: Asked) -> Me:
    person = await somebody(request)
    return Me(person.id, person.name)


@put("/me")
async def call_me(data: Named, request: Asked) -> Me:
    person = await somebody(request)
    try:
        await rename(store_of(request), person, data.name)
    except BadName as error:
        raise HTTPException(status_code=400, detail=str(error)) from None
    return Me(person.id, clean_name(data.name))


@get("/tables")
async def listed(request: Asked) -> list[TableFace]:
    """Open tables that anybody may join."""
    person, store = await who(request), store_of(request)
    rows = [await lobby.find_table(store, table_id) for table_id in await lobby.listed_tables(store)]
    return [face(row, person) for row in rows if row is not None]


@post("/tables")
async def open_table(data: Wish, request: Asked) -> Opened:
    person, store = await somebody(request), store_of(request)
    table_id, done = lobby.open_table(store, person, data, now())
    await done
    row = await lobby.find_table(store, table_id)
    assert row is not None
    return Opened(row.id, row.key)


@get("/tables/{table_id:str}")
async def look(table_id: str, request: Asked) -> TableFace:
    person = await who(request)
    return face(await table(request, table_id, person), person)


@post("/tables/{table_id:str}/chairs/{seat:int}")
async def sit(table_id: str, seat: int, data: Named, request: Asked) -> TableFace:
    """Take an empty chair, under a name for this table."""
    person = await somebody(request)
    row = await table(request, table_id, person)
    try:
        name = clean_name(data.name)
    except BadName as error:
        raise HTTPException(status_code=400, detail=str(error)) from None
    await lobby.sit_down(store_of(request), row.id, seat, person, name)
    return face(await table(request, table_id, person), person)


@delete("/tables/{table_id:str}/chairs/{seat:int}", status_code=200)
async def stand(table_id: str, seat: int, request: Asked) -> TableFace:
    person = await somebody(request)
    row = await table(request, table_id, person)
    await lobby.stand_up(store_of(request), row.id, seat, person)
    return face(row if row.listed else await table(request, table_id, person), person)


@post("/tables/{table_id:str}/chairs/{seat:int}/bot")
async def seat_bot(table_id: str, seat: int, data: Botted, request: Asked) -> TableFace:
    person = await somebody(request)
    row = await table(request, table_id, person)
    await lobby.seat_bot(store_of(request), row.id, seat, person, data.bot)
    return face(await table(request, table_id, person), person)


@post("/tables/{table_id:str}/chairs/{seat:int}/salt")
async def salt(table_id: str, seat: int, data: Salted, request: Asked) -> TableFace:
    person = await somebody(request)
    row = await table(request, table_id, person)
    await lobby.add_salt(store_of(request), row.id, seat, person, data.salt)
    return face(await table(request, table_id, person), person)


@post("/tables/{table_id:str}/start")
async def start(table_id: str, request: Asked) -> TableFace:
    person = await somebody(request)
    row = await table(request, table_id, person)
    await lobby.start(store_of(request), row.id, person, now())
    return face(await table(request, table_id, person), person)


def refused(_: Asked, error: Refusal) -> Response[dict[str, Any]]:
    return Response({"status_code": error.status, "detail": error.reason}, status_code=error.status)


routes = Router(
    "/api",
    route_handlers=[games, arrival, me, call_me, listed, open_table, look, sit, stand, seat_bot, salt, start],
    exception_handlers={Refusal: refused},
)
