"""The doors of the house: every request gets an id and is counted, every socket is known and let out in good order.

When the server goes down nobody comes in any more, and every viewer hears `Bye` before its socket is closed as for a
restart, so that a client comes back by itself. What is behind a socket need not know of it: its socket is gone.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import structlog
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from backroom.server.edge.descriptors import Descriptors
from backroom.server.edge.frames import AT_ONCE
from backroom.server.edge.guard import OPEN_DOORS, address_of
from backroom.server.logs import log
from backroom.server.metrics import Metrics
from backroom.server.settings import Settings
from backroom.wire.messages import Bye, encode

RESTART = 1012  # of RFC 6455: the service restarts
GOODBYE = encode(Bye("the server is going down; come back")).decode()
FULL = b"there are too many people here; come back later"
CLOSING = b"the server is going down; come back"


def request_id(scope: Any) -> str:
    """What this request or socket is called in the log and in the answer."""
    known: str = scope.setdefault("state", {}).setdefault("request_id", secrets.token_hex(6))
    return known


class Door:
    """One socket on its way through."""

    def __init__(self, send: Send, at_once: Callable[[bytes], bool]) -> None:
        self.through = send
        self.through_at_once = at_once
        self.is_open = False
        self.is_shut = False

    async def send(self, message: Message) -> None:
        """What the socket's own handler sends; nothing more once the socket was closed from here."""
        if self.is_shut:
            return
        self.is_shut = message["type"] == "websocket.close"
        try:
            await self.through(message)
        except OSError:  # the other side has gone; whoever listens there will hear so
            self.is_shut = True
        except RuntimeError:  # it was waiting for a slow reader while the socket was closed
            if not self.is_shut:
                raise
        self.is_open = self.is_open or message["type"] == "websocket.accept"

    def send_at_once(self, text: bytes) -> bool:
        """The same for a text that need not wait; False, and nothing is sent, if it would have to. Never fails."""
        try:
            return self.is_shut or self.through_at_once(text)
        except (OSError, RuntimeError):  # gone in this moment; whoever listens there will hear so
            return False

    async def goodbye(self) -> None:
        if not self.is_open or self.is_shut:
            return
        self.is_shut = True
        with contextlib.suppress(RuntimeError, OSError):  # gone by itself
            await self.through({"type": "websocket.send", "text": GOODBYE, "bytes": None})
            await self.through({"type": "websocket.close", "code": RESTART, "reason": CLOSING.decode()})


class Doors:
    """All doors of a node: a middleware for requests, and the way in for sockets."""

    def __init__(self, metrics: Metrics, settings: Settings, descriptors: Descriptors) -> None:
        self.metrics = metrics
        self.settings = settings
        self.descriptors = descriptors
        self.here: Counter[str] = Counter()  # sockets by address
        self.asking: Counter[str] = Counter()  # requests by address, but for health, which is always told
        self.asked = 0  # of these in all
        self.ready = False
        self.closing = False
        self.sockets: set[Door] = set()
        metrics.watch(metrics.sockets, lambda: len(self.sockets))

    def middleware(self, app: ASGIApp) -> ASGIApp:
        async def pass_through(scope: Scope, receive: Receive, send: Send) -> None:
            with structlog.contextvars.bound_contextvars(request=request_id(scope)):
                await self.request(app, scope, receive, send)

        return pass_through

    async def request(self, app: ASGIApp, scope: Any, receive: Receive, send: Send) -> None:
        begun, status = time.perf_counter(), 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        async def receiving() -> Any:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise HTTPException(status_code=400, detail="the request broke off")
            return message

        try:
            if scope["path"] in OPEN_DOORS:
                await app(scope, receiving, sending)
            else:
                with self.asking_from(address_of(scope["client"][0] if scope.get("client") else "")):
                    await app(scope, receiving, sending)
        finally:
            spent = time.perf_counter() - begun
            self.metrics.requests.labels(f"{status // 100}xx").inc()
            self.metrics.request_seconds.observe(spent)
            # The template of the path, never the path: a link may hold a secret.
            route = scope.get("path_template", "")
            log().debug("request", method=scope["method"], route=route, status=status, ms=round(spent * 1000, 1))

    @contextlib.contextmanager
    def asking_from(self, where: str) -> Iterator[None]:
        """While a request from there is answered; 503 if there are too many, of one address or in all."""
        why = ""
        if self.asking[where] >= self.settings.most_connections_of_one:
            why = "connections of one"
        elif self.asked >= self.descriptors.connections:
            why = "connections"
        if why:
            self.metrics.turn_away(why)
            raise HTTPException(status_code=503, detail=FULL.decode(), headers={"retry-after": "5"})
        self.asking[where] += 1
        self.asked += 1
        try:
            yield
        finally:
            self.asked -= 1
            give_back(self.asking, where)

    async def socket(self, lead: Callable[[Door], Awaitable[None]], scope: Any, send: Send) -> None:
        """Let a socket in, if there is room, and have it led on."""
        client = scope.get("client")
        where = address_of(client[0] if client else "")
        if self.closing:
            await turn_away(scope, send, CLOSING)
            return
        if why := self.full(where):
            self.metrics.turn_away(why)
            await turn_away(scope, send, FULL)
            return
        door = Door(send, scope["extensions"][AT_ONCE]["send"])
        self.sockets.add(door)
        self.here[where] += 1
        try:
            await lead(door)
        finally:
            self.sockets.discard(door)
            give_back(self.here, where)

    def full(self, where: str) -> str:
        """Why no more sockets are let in, in all or from there; nothing if there is room."""
        if len(self.sockets) >= self.descriptors.sockets:
            return "sockets"
        return "sockets of one" if self.here[where] >= self.settings.most_sockets_of_one else ""

    async def close(self, seconds: float) -> None:
        """Let nobody in, say goodbye to everybody, and wait until their handlers have gone, so long at most."""
        self.ready, self.closing = False, True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*[door.goodbye() for door in self.sockets])
                while self.sockets:
                    await asyncio.sleep(0.01)


def give_back(counted: Counter[str], where: str) -> None:
    counted[where] -= 1
    if not counted[where]:
        del counted[where]


async def turn_away(scope: Any, send: Any, reason: bytes) -> None:
    """No socket now: as an answer of HTTP where the server can, so that a proxy understands it too."""
    if "websocket.http.response" in (scope.get("extensions") or {}):
        headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"retry-after", b"5")]
        await send({"type": "websocket.http.response.start", "status": 503, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": reason, "more_body": False})
    else:
        await send({"type": "websocket.close", "code": 1013, "reason": reason.decode()})
