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
from backroom.server.logs import failure, log
from backroom.server.metrics import Metrics
from backroom.server.settings import Settings, is_loopback
from backroom.server.storage.store import Store

PATIENCE = 2.0  # seconds for the database
AWAY = "the database does not answer"
MOVED = "the database file is gone"
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-real-ip")
Asked = Request[Any, Any, State]


class Health:
    """Asks the database, once at a time however many want to know."""

    def __init__(self, store: Store, url: str) -> None:
        self.store = store
        self.file = file_of(url)
        self.mark = mark_of(self.file)
        self.asking: asyncio.Task[None] | None = None
        self.was_well = True

    async def fault(self) -> str:
        """What is wrong with the database, in words; nothing if it is well. Changes are logged."""
        fault, reason = await self.look()
        if self.was_well != (not fault):
            self.was_well = not fault
            log().error(fault, **reason) if fault else log().info("the database is back")
        return fault

    async def look(self) -> tuple[str, Any]:
        if self.file is not None and mark_of(self.file) != self.mark:
            return MOVED, {}  # SQLite itself would not notice, and write into a file that has no name any more
        if self.asking is None or self.asking.done():
            self.asking = asyncio.create_task(self.store.ping())
        try:
            await asyncio.wait_for(asyncio.shield(self.asking), PATIENCE)
        except TimeoutError:
            return AWAY, {"why": "no answer in time"}
        except Exception as error:  # noqa: BLE001 (any failure of the database is the answer)
            return AWAY, failure(error)
        return "", {}


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
    """Is this node alive, and its database there?"""
    fault = await state["health"].fault()
    return Response(Well("ill", fault) if fault else Well("well"), status_code=503 if fault else 200)


@get("/readyz", include_in_schema=False)
async def readyz(state: State) -> Response[Well]:
    """May people be sent here?"""
    doors: Doors = state["doors"]
    fault = await state["health"].fault() if doors.ready else "the server is going down"
    return Response(Well("not ready", fault) if fault else Well("ready"), status_code=503 if fault else 200)


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
