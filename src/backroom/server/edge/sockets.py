"""Sockets, before and beside the application that answers requests.

A server has few requests at a time and thousands of sockets, each of which lives for hours and is told something every
second. So they do not go through the layers that a request goes through: those would be held for every socket, and
passed by every message.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from functools import cached_property
from typing import Any

import structlog
from litestar import Litestar
from litestar.types import Receive

from backroom.server.edge.doors import Door, Doors, request_id
from backroom.server.edge.faults import note_failure
from backroom.server.edge.guard import address_of
from backroom.server.storage.away import is_away

PATH = re.compile(r"/api/tables/([^/]+)/live")
ROUTE = "/api/tables/{table_id}/live"  # as it is logged
NOWHERE, FAILED = 4404, 1011


class Gone(Exception):
    """The other side has gone."""


class Socket:
    """One socket, from its first breath; `state` is what the application shares."""

    def __init__(self, scope: Any, receive: Receive, door: Door, state: Mapping[str, Any]) -> None:
        self.scope = scope
        self.hear = receive
        self.door = door
        self.state = state

    @cached_property
    def headers(self) -> dict[str, str]:
        return {name.decode("latin-1"): value.decode("latin-1") for name, value in self.scope["headers"]}

    @property
    def address(self) -> str:
        """Where it comes from."""
        client = self.scope.get("client")
        return address_of(client[0] if client else "")

    def cookie(self, wanted: str) -> str:
        """The value of a cookie; empty if there is none of that name."""
        for part in self.headers.get("cookie", "").split(";"):
            name, _, value = part.strip().partition("=")
            if name == wanted:
                return value
        return ""

    async def accept(self) -> None:
        await self.hear()  # that somebody knocks
        await self.door.send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def receive(self) -> str:
        """The next text; an empty one for bytes. Gone if there will be none."""
        event: Any = await self.hear()
        if event["type"] == "websocket.disconnect":
            raise Gone
        return event.get("text") or ""

    async def send(self, text: str) -> None:
        await self.door.send({"type": "websocket.send", "text": text, "bytes": None})

    def send_at_once(self, text: bytes) -> bool:
        """Send a text where nobody has to wait for the reader; else False, and nothing is sent."""
        return self.door.send_at_once(text)

    async def close(self, code: int, reason: str) -> None:
        await self.door.send({"type": "websocket.close", "code": code, "reason": reason})


Handler = Callable[[Socket, str], Awaitable[None]]


class Entrance:
    """What the outside speaks to: a socket of a table goes to `handler`, everything else to the application."""

    def __init__(self, app: Litestar, doors: Doors, handler: Handler) -> None:
        self.app = app
        self.doors = doors
        self.handler = handler

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
            return
        with structlog.contextvars.bound_contextvars(request=request_id(scope)):
            await self.doors.socket(lambda door: self.lead(scope, receive, door), scope, send)

    async def lead(self, scope: Any, receive: Receive, door: Door) -> None:
        """To its table, if the address is one of a table."""
        socket = Socket(scope, receive, door, self.app.state)
        found = PATH.fullmatch(scope["path"])
        if found is None:
            await socket.close(NOWHERE, "there is nothing here")
            return
        try:
            await self.handler(socket, found[1])
        except Gone:
            return
        except Exception as error:  # noqa: BLE001 (whatever it is, it is noted, and the other side may come back)
            if not is_away(error):  # of which the store tells
                note_failure(self.app.state["metrics"], "websocket", ROUTE, request_id(scope), error)
            await socket.close(FAILED, "something went wrong here; come back")
