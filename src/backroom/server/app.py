"""The application: routes, sockets, what is opened and closed with it, and the headers of every answer."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Response, get
from litestar.datastructures import ResponseHeader, State
from litestar.openapi import OpenAPIConfig
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Gauge, generate_latest

from backroom.server.api import routes
from backroom.server.hall import Hall
from backroom.server.settings import Settings
from backroom.server.socket import live
from backroom.server.store import Store

HEADERS = {
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@get("/healthz", include_in_schema=False)
async def healthz(state: State) -> dict[str, str]:
    """Is the database there?"""
    store: Store = state["store"]
    await store.ping()
    return {"status": "well"}


@get("/metrics", include_in_schema=False, media_type=CONTENT_TYPE_LATEST)
async def metrics(state: State) -> Response[bytes]:
    return Response(generate_latest(state["registry"]), media_type=CONTENT_TYPE_LATEST)


def make_app(settings: Settings) -> Litestar:
    """A server with these settings, on any ASGI server."""
    registry = CollectorRegistry()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database_url)
        hall = Hall(store, settings.least_window)
        rooms = Gauge("backroom_rooms", "Live tables in memory.", registry=registry)
        rooms.set_function(lambda: len(hall.rooms))
        app.state["store"], app.state["hall"] = store, hall
        try:
            yield
        finally:
            await hall.close()
            await store.close()

    return Litestar(
        route_handlers=[routes, live, healthz, metrics],
        lifespan=[lifespan],
        state=State({"settings": settings, "registry": registry}),
        openapi_config=OpenAPIConfig(title="Backroom", version="1", path="/api/schema"),
        response_headers=[ResponseHeader(name=name, value=value) for name, value in HEADERS.items()],
        request_max_body_size=64 * 1024,
    )
