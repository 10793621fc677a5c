"""HTTP: games, tables and chairs. What happens at a table goes over its socket."""

from __future__ import annotations

import asyncio
import re
from hmac import compare_digest
from io import BytesIO
from typing import Annotated, Any

import segno
from litestar import Response, Router, delete, get, post, put
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody, PathParameter

from backroom.games import GAMES
from backroom.server.edge.guard import COOKIE
from backroom.server.edge.packing import SAME_FOR_ALL
from backroom.server.lobby import matching, opening
from backroom.server.lobby import me as me_routes
from backroom.server.lobby.faces import (
    Botted,
    Invitation,
    Listing,
    Named,
    Opened,
    Salted,
    Seated,
    Shelf,
    TableFace,
    face,
    shelf,
    with_problems,
)
from backroom.server.lobby.matching import Place, Quick
from backroom.server.lobby.me import Asked, address, clean, nameless, settings_of, somebody, store_of, who
from backroom.server.lobby.people import Person
from backroom.server.lobby.rows import RUNNING, Refusal, TableRow, find_table, now, who_and_where
from backroom.server.lobby.rulebooks import KEEP
from backroom.server.lobby.wishes import Change, Wish, known_game
from backroom.server.play import knocks
from backroom.server.play.echo import Echo
from backroom.server.play.hall import Ended, Hall
from backroom.server.play.rooms import Room

# Routes of other parts use these too.
__all__ = ["COOKIE", "Asked", "may_enter", "refused", "routes", "same", "somebody", "store_of", "who"]

PLACE = re.compile(r"([0-9]{1,15})\.([A-Za-z0-9_-]{1,24})")
NOWHERE = "there is no such table"
SeatNumber = Annotated[int, PathParameter(description="The number of a chair, from 0.")]


async def at(request: Asked, table_id: str) -> tuple[Person, TableRow]:
    """Who asks, and the table; both must be known."""
    person, row = await who_and_where(store_of(request), request.cookies.get(COOKIE, ""), table_id)
    if person is None:
        raise nameless()
    return person, known(request, row, person)


def known(request: Asked, row: TableRow | None, person: Person | None) -> TableRow:
    """A table that this person may know of; to all others it is as if there were none."""
    if row is None or not may_enter(row, person, request.headers.get("x-table-key", "")):
        raise HTTPException(status_code=404, detail=NOWHERE)
    return row


def may_enter(row: TableRow, person: Person | None, key: str) -> bool:
    """A listed table, one with its key, or one where one has a chair."""
    return row.listed or (person is not None and row.knows(person.id)) or same(key, row.key)


def same(one: str, other: str) -> bool:
    """Compared in a time that tells nothing."""
    return compare_digest(one.encode(errors="replace"), other.encode())


@get("/games", opt=SAME_FOR_ALL)
async def games() -> Shelf:
    """Everything that a table can be opened with: games with their options, clocks and bots, each with its meaning."""
    return shelf()


@get("/games/{game:str}/printed", opt=SAME_FOR_ALL)
async def printed(game: FromPath[str], edition: FromQuery[str] = "") -> Response[dict[str, Any]]:
    """What is printed on the board and the cards of a game, for whoever draws them.

    `edition` is the hash that a record names, if it is not played with the cards of today.
    """
    if game not in GAMES:
        raise HTTPException(status_code=404, detail="there is no such game")
    found = GAMES[game].of_edition(edition) if edition else GAMES[game]
    if found is None:
        raise HTTPException(status_code=404, detail="there is no such edition")
    return Response(found.printed(), headers=KEEP)


@get("/tables")
async def listed(request: Asked, game: FromQuery[str] = "", before: FromQuery[str] = "") -> Listing:
    """Public tables: open ones with a free chair, and running ones that may be watched."""
    place = PLACE.fullmatch(before)
    if before and place is None:
        raise HTTPException(status_code=400, detail="before is what another page gave as next")
    if game:
        known_game(game)
    after = Place(int(place[1]), place[2]) if place else None
    person = await who(request)
    rows, more = await matching.listed(store_of(request), now(), game, after)
    return Listing([face(row, person) for row in rows], f"{rows[-1].made_at}.{rows[-1].id}" if more else None)


@post("/tables")
async def open_table(data: JSONBody[Wish], request: Asked) -> Opened:
    """Open a table; with `start`, and no open chair, the game begins at once."""
    person = await somebody(request)
    _, done = opening.open_table(store_of(request), person, data, now(), settings_of(request).most_tables)
    row = await done
    return Opened(row.id, row.key)


@post("/quick")
async def quick(data: JSONBody[Quick], request: Asked) -> TableFace:
    """Sit down with whoever is waiting for the same game, or wait for others; it starts when the table is full."""
    person = await somebody(request)
    row = await matching.quick_match(store_of(request), person, data, now(), settings_of(request).most_tables)
    return face(row, person)


@get("/tables/{table_id:str}")
async def look(table_id: FromPath[str], request: Asked) -> TableFace:
    """A table, with the header `x-table-key` if it is not listed and I have no chair there."""
    person, row = await who_and_where(store_of(request), request.cookies.get(COOKIE, ""), table_id)
    return face(known(request, row, person), person)


@put("/tables/{table_id:str}")
async def settle(table_id: FromPath[str], data: JSONBody[Change], request: Asked) -> TableFace:
    """The host changes what was agreed on, until the game starts."""
    person, row = await at(request, table_id)
    return face(await opening.settle(store_of(request), row.id, person, data), person)


@delete("/tables/{table_id:str}", status_code=200)
async def close(table_id: FromPath[str], request: Asked) -> TableFace:
    """The host closes a table that was not started."""
    person, row = await at(request, table_id)
    return face(await opening.close(store_of(request), row.id, person), person)


@get("/tables/{table_id:str}/invitation")
async def invitation(table_id: FromPath[str], request: Asked) -> Invitation:
    """The link for others, for those who have a chair here."""
    person, row = await at(request, table_id)
    if not row.knows(person.id):
        raise HTTPException(status_code=403, detail="only who sits here can invite others")
    link = f"{address(request)}/#table={row.id}&key={row.key}"
    picture = BytesIO()
    segno.make(link, error="m", micro=False).save(picture, kind="svg", xmldecl=False, scale=4, border=4)
    return Invitation(link, picture.getvalue().decode())


@post("/tables/{table_id:str}/chairs/{seat:int}")
async def sit(table_id: FromPath[str], seat: SeatNumber, data: JSONBody[Named], request: Asked) -> TableFace:
    """Take an empty chair, under a name for this table. In a running game: one's own back, or ask for that of a bot.

    Then the host is asked, and the chair is mine when the table says so.
    """
    person, row = await at(request, table_id)
    name = clean(data.name)
    if row.status == RUNNING:
        return face(await take(request, row, seat, person, name), person)
    return face(await opening.sit_down(store_of(request), row.id, seat, person, name), person)


async def take(request: Asked, row: TableRow, seat: int, person: Person, name: str) -> TableRow:
    opening.chair_of(row, seat)
    hall: Hall = request.app.state["hall"]
    echo: Echo = request.app.state["echo"]
    asked = asyncio.get_running_loop().time()

    async def deed(room: Room) -> None:
        await knocks.take(room, person.id, name, seat)

    try:
        await hall.want(row.id, deed)
    except Ended:
        raise Refusal("the table is being laid anew; try again", 503) from None
    finally:
        await echo.wait(asked)
    taken = await find_table(store_of(request), row.id)
    assert taken is not None, "a table at which somebody has just sat down is not deleted"
    return taken


@put("/tables/{table_id:str}/chairs/{seat:int}")
async def rename(table_id: FromPath[str], seat: SeatNumber, data: JSONBody[Named], request: Asked) -> TableFace:
    """Be called otherwise at this table, until the game starts."""
    person, row = await at(request, table_id)
    name = clean(data.name)
    return face(await opening.rename(store_of(request), row.id, seat, person, name), person)


@delete("/tables/{table_id:str}/chairs/{seat:int}", status_code=200)
async def stand(table_id: FromPath[str], seat: SeatNumber, request: Asked) -> TableFace:
    """Leave a chair; the host may also clear somebody else's."""
    person, row = await at(request, table_id)
    return face(await opening.stand_up(store_of(request), row.id, seat, person), person)


@post("/tables/{table_id:str}/chairs/{seat:int}/bot")
async def seat_bot(table_id: FromPath[str], seat: SeatNumber, data: JSONBody[Botted], request: Asked) -> TableFace:
    """The host seats a bot."""
    person, row = await at(request, table_id)
    return face(await opening.seat_bot(store_of(request), row.id, seat, person, data.bot), person)


@post("/tables/{table_id:str}/chairs/{seat:int}/salt")
async def salt(table_id: FromPath[str], seat: SeatNumber, data: JSONBody[Salted], request: Asked) -> TableFace:
    """Add a grain of chance of one's own, until the game starts."""
    person, row = await at(request, table_id)
    return face(await opening.add_salt(store_of(request), row.id, seat, person, data.salt), person)


@post("/tables/{table_id:str}/host")
async def hand_over(table_id: FromPath[str], data: JSONBody[Seated], request: Asked) -> TableFace:
    """The host makes who sits there the host."""
    person, row = await at(request, table_id)
    return face(await opening.hand_over(store_of(request), row.id, data.seat, person), person)


@post("/tables/{table_id:str}/start")
async def start(table_id: FromPath[str], request: Asked) -> TableFace:
    """The host starts the game, once every chair is taken."""
    person, row = await at(request, table_id)
    return face(await opening.start(store_of(request), row.id, person, now()), person)


@post("/tables/{table_id:str}/rematch")
async def rematch(table_id: FromPath[str], request: Asked) -> TableFace:
    """Play again with those who sat here: the new table, opened by whoever asks first, with my chair taken."""
    person, row = await at(request, table_id)
    most = settings_of(request).most_tables
    return face(await matching.rematch(store_of(request), row.id, person, now(), most), person)


def refused(_: Asked, error: Refusal) -> Response[dict[str, Any]]:
    """What the lobby or a room does not do."""
    return Response({"status_code": error.status, "detail": error.reason}, status_code=error.status)


at_a_table = [look, settle, close, invitation, sit, rename, stand, seat_bot, salt, hand_over, start, rematch]
key = HeaderParameter(
    annotation=str, name="x-table-key", required=False, default="", description="Opens a table that is not listed."
)
routes = Router(
    "/api",
    route_handlers=[
        *with_problems([*me_routes.handlers, games, printed, listed, open_table, quick]),
        Router("/", route_handlers=with_problems(at_a_table), parameters={"key": key}),
    ],
    exception_handlers={Refusal: refused},
)
