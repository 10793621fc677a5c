"""How the node is: `/healthz` for whoever restarts it, `/readyz` for whoever sends people here, `/metrics` for both."""

from __future__ import annotations

import asyncio
from hmac import compare_digest
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotAuthorizedException, NotFoundException
from prometheus_client import CONTENT_TYPE_LATEST

from backroom.server.edge.doors import Doors
from backroom.server.logs import log
from backroom.server.metrics import Metrics
from backroom.server.settings import Settings, is_loopback
from backroom.server.storage.away import AWAY, reason
from backroom.server.storage.fanout import Fanout
from backroom.server.storage.store import Store

PATIENCE = 2.0  # seconds for the database
MOVED = "the database file is gone"
CLOSING = "the server is going down"
DEAD = "nothing is written any more"
DEAF = "Redis does not answer: who sits at one table on two nodes hears of the others late"
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-real-ip")
Asked = Request[Any, Any, State]


class Faults(msgspec.Struct, frozen=True):
    """What is wrong, in words. A restart mends what is `broken`; `ill` needs somebody else, and `limping` goes on."""

    broken: str = ""
    ill: str = ""
    limping: str = ""

    @property
    def status(self) -> str:
        return "ill" if self.broken or self.ill else "limping" if self.limping else "well"

    @property
    def reason(self) -> str:
        return self.broken or self.ill or self.limping


class Health:
    """Asks the database, once at a time however many want to know."""

    def __init__(self, store: Store, fanout: Fanout, url: str) -> None:
        self.store = store
        self.fanout = fanout
        self.file = file_of(url)
        self.mark = mark_of(self.file)
        self.asking: asyncio.Task[None] | None = None
        self.told = Faults()

    async def faults(self) -> Faults:
        """What is wrong. Changes are logged."""
        found = await self.look()
        if found != self.told:
            self.told = found
            say = {"ill": log().error, "limping": log().warning, "well": log().info}[found.status]
            say(found.reason or "all is well again")
        return found

    async def look(self) -> Faults:
        if self.file is not None and mark_of(self.file) != self.mark:
            return Faults(
                broken=MOVED
            )  # SQLite itself would not notice, and write into a file that has no name any more
        if self.store.is_dead:
            return Faults(broken=DEAD)
        ill = self.store.fault() or await self.ask()
        return Faults(ill=ill, limping="" if self.fanout.is_well else DEAF)

    async def ask(self) -> str:
        """What is wrong with the database; nothing, if it can be read and written."""
        if self.asking is None or self.asking.done():
            self.asking = asyncio.create_task(self.read_and_write())
        try:
            await asyncio.wait_for(asyncio.shield(self.asking), PATIENCE)
        except TimeoutError:
            return self.store.fault() or AWAY
        except Exception as error:  # noqa: BLE001 (any failure of the database is the answer)
            return reason(error)
        return ""

    async def read_and_write(self) -> None:
        await self.store.ping()
        await self.store.probe()


def file_of(url: str) -> Path | None:
    name = sa.make_url(url).database
    return Path(name).absolute() if url.startswith("sqlite") and name else None


def mark_of(file: Path | None) -> tuple[int, int] | None:
    """Which file it is, whatever its name."""
    try:
        found = file.stat() if file is not None else None
    except OSError:
        return None
    return (found.st_dev, found.st_ino) if found is not None else None


class Well(msgspec.Struct, frozen=True):
    """How it is, in a word and why."""

    status: str
    reason: str = ""


@get("/healthz", include_in_schema=False)
async def healthz(state: State) -> Response[Well]:
    """Must this node be started again? 503 only where that mends it; how it is besides is told with 200."""
    found: Faults = await state["health"].faults()
    return Response(Well(found.status, found.reason), status_code=503 if found.broken else 200)


@get("/readyz", include_in_schema=False)
async def readyz(state: State) -> Response[Well]:
    """May people be sent here? Not while nothing can be written."""
    doors: Doors = state["doors"]
    found: Faults = await state["health"].faults() if doors.ready else Faults(broken=CLOSING)
    if found.broken or found.ill:
        return Response(Well("not ready", found.reason), status_code=503)
    return Response(Well("limping" if found.limping else "ready", found.limping))


@get("/metrics", include_in_schema=False)
async def numbers(request: Asked, state: State) -> Response[bytes]:
    """The counters, for those who may read them."""
    let_in(request, state["settings"])
    metrics: Metrics = state["metrics"]
    return Response(metrics.text(), headers={"content-type": CONTENT_TYPE_LATEST})


def let_in(request: Asked, settings: Settings) -> None:
    """With a token: whoever has it. Without: this machine, of a server that serves nobody else, and no proxy."""
    if settings.metrics_token:
        given = request.headers.get("authorization", "")
        if not compare_digest(given.encode(), f"Bearer {settings.metrics_token}".encode()):
            raise NotAuthorizedException("the token of the metrics is needed", headers={"www-authenticate": "Bearer"})
        return
    near = request.client is not None and is_loopback(request.client.host)
    if not settings.is_local or not near or any(name in request.headers for name in FORWARDED):
        raise NotFoundException
