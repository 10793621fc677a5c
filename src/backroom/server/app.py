"""The application: its routes and sockets, and the order in which things are opened with it and closed after it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import sqlalchemy as sa
from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import DBAPIError

from backroom.bots.levels import invite, read_guests
from backroom.server.archive.routes import archive
from backroom.server.edge.client import client_routes
from backroom.server.edge.descriptors import BOUNDLESS, Descriptors, share_out
from backroom.server.edge.doors import Doors
from backroom.server.edge.faults import Heard, away, note, plain, unexpected
from backroom.server.edge.guard import Guard
from backroom.server.edge.headers import dress
from backroom.server.edge.health import Health, healthz, numbers, readyz
from backroom.server.edge.packing import EACH_ITS_OWN, packing
from backroom.server.edge.sockets import Entrance
from backroom.server.lobby.api import routes
from backroom.server.lobby.rows import now as wall
from backroom.server.lobby.rulebooks import rulebook_routes
from backroom.server.logs import failure, heed_loop, log, seldom, system_says
from backroom.server.metrics import Metrics
from backroom.server.play.clocks import SECOND
from backroom.server.play.devices import Devices
from backroom.server.play.echo import Echo
from backroom.server.play.hall import Hall
from backroom.server.play.house import House
from backroom.server.play.meters import Meters
from backroom.server.play.minds import Minds
from backroom.server.play.socket import live
from backroom.server.settings import Settings
from backroom.server.storage.away import Away
from backroom.server.storage.fanout import Fanout
from backroom.server.storage.store import Store
from backroom.server.storage.tidying import Tidying


class NoStart(RuntimeError):
    """The server cannot begin; the message says why, for whoever started it."""


def make_app(settings: Settings, descriptors: Descriptors | None = None) -> Litestar:
    """All of a server with these settings that is no socket; see `make_entrance`."""
    metrics = Metrics()
    doors = Doors(metrics, settings, descriptors or share_out(BOUNDLESS, settings))

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        heed_loop(asyncio.get_running_loop())
        welcome_guests(app, settings)
        store = await open_store(app, settings)
        fanout = await Fanout.open(settings.redis)
        hall = open_hall(store, fanout, settings, metrics)
        known = Devices(store)
        watching = asyncio.create_task(known.watch(), name="devices")
        health = Health(store, fanout, settings.database_url)
        tidying = Tidying(store, settings, wall)
        sweeping = asyncio.create_task(tidying.go_on(hall.house.failed), name="tidying")
        app.state.update({"store": store, "hall": hall, "devices": known, "health": health})
        doors.ready = True
        try:
            yield
        finally:
            # The way out: nobody comes in, viewers are told, rooms finish what they write, then the store is shut.
            watching.cancel()
            sweeping.cancel()
            await doors.close(settings.grace / 2)
            await hall.close()
            hall.house.minds.close()
            await fanout.close()
            await store.close()
            log().info("closed")

    return Litestar(
        route_handlers=[routes, archive, rulebook_routes, healthz, readyz, numbers, *client_routes()],
        lifespan=[lifespan],
        state=State(
            {
                "settings": settings,
                "metrics": metrics,
                "doors": doors,
                "meters": Meters(settings),
                "echo": Echo(settings.least_window),
            }
        ),
        middleware=[doors.middleware, Guard(settings)],
        compression_config=packing(),
        opt=EACH_ITS_OWN,
        before_send=[dress(settings)],
        after_exception=[note],
        exception_handlers={HTTPException: plain, DBAPIError: away, Away: away, Exception: unexpected},
        openapi_config=OpenAPIConfig(
            title="Backroom", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        logging_config=None,
        request_max_body_size=settings.largest_body,
        request_class=Heard,
    )


def make_entrance(app: Litestar) -> Entrance:
    """What an ASGI server serves: the application, and the sockets beside it."""
    return Entrance(app, app.state["doors"], live)


def welcome_guests(app: Litestar, settings: Settings) -> None:
    """Bots of one's own may sit down; NoStart says in one line what is wrong with one."""
    try:
        invite(read_guests(settings.guests))
    except ValueError as error:
        log().error("a guest cannot play", guests=settings.guests, why=str(error))
        app.state["problem"] = f"guests: {error}"
        raise NoStart("see the line before") from None


async def open_store(app: Litestar, settings: Settings) -> Store:
    """The database; NoStart says in one line why there is none."""
    try:
        return await Store.open(settings.database_url, settings.patience)
    except Exception as error:  # noqa: BLE001 (whatever it is, the server does not start)
        where = sa.make_url(settings.database_url).render_as_string(hide_password=True)
        log().error("the database cannot be opened", database=where, **failure(error))
        why = system_says(error) or type(error).__name__
        app.state["problem"] = f"the database {where} cannot be opened: {why}"
        raise NoStart("see the line before") from None


def open_hall(store: Store, fanout: Fanout, settings: Settings, metrics: Metrics) -> Hall:
    def failed(where: str, error: BaseException) -> None:
        metrics.failures.labels(where).inc()
        log().error("something failed", where=where, **failure(error))

    house = House(
        store=store,
        minds=Minds(settings.bot_workers, read_guests(settings.guests)),
        node=secrets.token_hex(6),
        fanout=fanout,
        metrics=metrics,
        least_window=settings.least_window,
        bot_pace=settings.bot_pace,
        absence=int(settings.absence * SECOND),
        failed=failed,
    )
    hall = Hall(house)
    store.measured = metrics.transaction
    store.troubled = seldom(lambda error: failed("store", error))
    fanout.troubled = seldom(lambda error: failed("fanout", error))
    metrics.watch(metrics.rooms, lambda: len(hall.rooms))
    metrics.watch(metrics.viewers, lambda: sum(len(room.eyes) for room, _ in hall.rooms.values()))
    metrics.watch(metrics.writes_waiting, store.queue.qsize)
    metrics.watch(metrics.writes_waiting_seconds, lambda: store.waits)
    metrics.watch(metrics.store_fault, lambda: bool(store.fault()))
    metrics.watch(metrics.redis_away, lambda: not fanout.is_well)
    metrics.watch(metrics.bots_waiting, lambda: sum(room.players.busy for room, _ in hall.rooms.values()))
    return hall
