"""HTTP: who I am. A name makes me somebody; a link brings me to other devices; I can go and be forgotten."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException
from litestar.params import JSONBody

from backroom.server.edge.guard import COOKIE
from backroom.server.lobby import people
from backroom.server.lobby.faces import Link, Me, Named, Secret, problems
from backroom.server.lobby.matching import vanish
from backroom.server.lobby.people import BadName, Person
from backroom.server.lobby.rows import now
from backroom.server.settings import Settings
from backroom.server.storage.store import Hasty, Store

YEAR = 365 * 24 * 3600
Asked = Request[Any, Any, State]


def store_of(request: Asked) -> Store:
    """The store for whoever asks over HTTP."""
    store = request.app.state["store"]
    assert isinstance(store, Store)
    return Hasty(store)


def settings_of(request: Asked) -> Settings:
    settings = request.app.state["settings"]
    assert isinstance(settings, Settings)
    return settings


async def who(request: Asked) -> Person | None:
    return await people.recognise(store_of(request), request.cookies.get(COOKIE, ""))


async def somebody(request: Asked) -> Person:
    person = await who(request)
    if person is None:
        raise nameless()
    return person


def nameless() -> HTTPException:
    return HTTPException(status_code=401, detail="say your name first")


def clean(name: str) -> str:
    try:
        return people.clean_name(name)
    except BadName as error:
        raise HTTPException(status_code=400, detail=str(error)) from None


def address(request: Asked) -> str:
    """The address that people use: the public one, else the one this request came to."""
    return settings_of(request).public.rstrip("/") or str(request.base_url).rstrip("/")


def cookie(request: Asked, secret: str, seconds: int = YEAR) -> Cookie:
    """Not for scripts, not for other sites, and where there is https only there."""
    secure = address(request).startswith("https")
    return Cookie(COOKIE, value=secret, httponly=True, samesite="lax", max_age=seconds, secure=secure, path="/")


@post("/people")
async def arrival(data: JSONBody[Named], request: Asked) -> Response[Me]:
    """Say a name; the cookie of the answer is who I am from now on."""
    person, secret, known = people.arrive(store_of(request), clean(data.name), now())
    await known
    return Response(Me(person.id, person.name), cookies=[cookie(request, secret)])


@get("/me", responses=problems(401))
async def me(request: Asked) -> Me:
    """Who I am."""
    person = await somebody(request)
    return Me(person.id, person.name)


@put("/me")
async def call_me(data: JSONBody[Named], request: Asked) -> Me:
    """Be called otherwise from now on; at tables where I sit I keep the name I sat down with."""
    person, name = await somebody(request), clean(data.name)
    await people.rename(store_of(request), person, name)
    return Me(person.id, name)


@delete("/me", status_code=200)
async def forget_me(request: Asked) -> Response[Me]:
    """Be forgotten: I stand up where no game has begun, and what I have played was played by somebody."""
    person = await somebody(request)
    await vanish(store_of(request), person)
    return Response(Me(person.id, people.SOMEBODY), cookies=[cookie(request, "", 0)])


@post("/people/me/return")
async def return_link(request: Asked) -> Link:
    """A link that makes any device mine, as often as I like, until I ask for a new one."""
    person = await somebody(request)
    secret, known = people.offer_return(store_of(request), person)
    await known
    return Link(f"{address(request)}/#return={secret}")


@post("/people/return")
async def come_back(data: JSONBody[Secret], request: Asked) -> Response[Me]:
    """The secret of a link of return, for the cookie of this device."""
    found = await people.come_back(store_of(request), data.secret, now())
    if found is None:
        raise HTTPException(status_code=403, detail="this link is not known here; perhaps there is a newer one")
    person, secret = found
    return Response(Me(person.id, person.name), cookies=[cookie(request, secret)])


@post("/people/me/logout")
async def log_out(request: Asked) -> Response[Me]:
    """This device is nobody's from now on; whoever has a link of return can come back."""
    person = await somebody(request)
    await people.log_out(store_of(request), request.cookies.get(COOKIE, ""))
    return Response(Me(person.id, person.name), cookies=[cookie(request, "", 0)])


@post("/people/me/renew")
async def renew(request: Asked) -> Response[Me]:
    """Be known on this device alone: every other device and the link of return end."""
    person = await somebody(request)
    secret, known = people.renew(store_of(request), person, now())
    await known
    return Response(Me(person.id, person.name), cookies=[cookie(request, secret)])


handlers = [arrival, me, call_me, forget_me, return_link, come_back, log_out, renew]
