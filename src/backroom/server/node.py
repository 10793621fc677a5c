"""One node: it takes its port, serves, and goes down in good order when it is told to.

The first signal lets everybody out; a second one ends the process at once. Nothing is lost either way: what was
acknowledged is in the database.
"""

from __future__ import annotations

import asyncio
import errno
import gc
import math
import os
import signal
import socket
import threading
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar

from backroom.games import register
from backroom.server.app import make_app, make_entrance
from backroom.server.edge.connections import Connection, Connections
from backroom.server.edge.descriptors import raise_limit, share_out
from backroom.server.edge.doors import Doors
from backroom.server.edge.frames import Frames
from backroom.server.logs import log
from backroom.server.settings import BadSetting, Settings

MORE_PORTS = 20  # tried one after the other when the usual one is taken
FAILED, TOO_SLOW = 1, 1
COLLECT_AFTER = 1_000  # new objects: many short looks, since nobody is heard during one
CLEANING = 3600  # seconds between two looks through everything


def take_port(settings: Settings, more: int = 0) -> tuple[socket.socket, Settings]:
    """A socket that listens there, or at one of so many ports after it; and the settings with that port."""
    last = min(settings.port + (more if settings.port else 0), 65535)
    for port in range(settings.port, last + 1):
        try:
            taken = listen(settings.host, port)
        except OSError as error:
            if error.errno == errno.EADDRINUSE and port < last:
                continue
            raise BadSetting(no_port(settings.host, port, error)) from None
        return taken, msgspec.structs.replace(settings, port=taken.getsockname()[1])
    raise AssertionError("a range has a last port")


def listen(host: str, port: int) -> socket.socket:
    family, _, _, _, address = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[
        0
    ]
    return socket.create_server(address[:2], family=family, backlog=2048)


def no_port(host: str, port: int, error: OSError) -> str:
    """Why nothing can listen there, and what to do."""
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use; is Backroom running already? Choose another with --port or BACKROOM_PORT"
    if error.errno in {errno.EACCES, errno.EPERM}:
        return f"port {port} is not for everybody on this machine; choose one from 1024 on"
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return f"'{host}' is no address of this machine; 127.0.0.1 is this machine alone, 0.0.0.0 its whole network"
    return f"nothing can listen at {host}:{port}: {error.strerror}"


class Node(uvicorn.Server):
    """uvicorn with our way of going down."""

    def __init__(self, settings: Settings, app: Litestar, ready: Callable[[], None]) -> None:
        doors: Doors = app.state["doors"]
        connections = Connections(settings, app.state["metrics"], doors.descriptors)
        as_protocol: Any = partial(Connection, connections)
        # The log is ours; addresses are never logged, since a link may hold a secret.
        config = uvicorn.Config(
            make_entrance(app),
            http=as_protocol,
            ws_max_size=settings.largest_message,
            ws=Frames,
            ws_ping_interval=settings.heartbeat,
            ws_ping_timeout=settings.heartbeat,
            ws_per_message_deflate=False,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=settings.proxies,
            server_header=False,
            access_log=False,
            log_config=None,
            timeout_graceful_shutdown=math.ceil(settings.grace / 4),
        )
        super().__init__(config)
        self.settings = settings
        self.doors = doors
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        settle()
        granted = self.doors.descriptors
        if granted.sockets < self.settings.most_sockets:
            log().warning("too few descriptors for all sockets", descriptors=granted.most, sockets=granted.sockets)
        self.cleaning = asyncio.create_task(clean_on(), name="cleaning")
        self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal asks, the second one ends."""
        if self.should_exit:
            signal.signal(sig, signal.SIG_DFL)
            os.kill(os.getpid(), sig)
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Not ready first; then no new connection, goodbye to every viewer, and whatever is left."""
        settings = self.settings
        log().info("closing", sockets=len(self.doors.sockets), seconds=settings.drain + settings.grace)
        last_resort = threading.Timer(settings.drain + settings.grace, give_up)
        last_resort.daemon = True
        last_resort.start()
        self.doors.ready = False
        self.cleaning.cancel()
        await asyncio.sleep(settings.drain)
        for server in self.servers:
            server.close()
        await self.doors.close(settings.grace / 2)
        await super().shutdown(sockets)
        last_resort.cancel()


def settle() -> None:
    """The garbage collector looks only through what is new: players wait while it looks.

    What has outlived one look stays out of the next ones. It goes when nobody holds it any more, as everything does;
    only what holds itself in a circle waits until the next time that `clean` looks through everything.
    """
    register.forms()  # read by the first game that ends, which is no moment to wait
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER)
    gc.callbacks.append(keep)


def keep(phase: str, _: dict[str, int]) -> None:
    if phase == "stop":
        gc.freeze()


def clean() -> None:
    gc.unfreeze()
    gc.collect()


async def clean_on() -> None:
    """Once in a while, also what has grown old."""
    while True:
        await asyncio.sleep(CLEANING)
        clean()


def give_up() -> None:
    """Something does not end. Everything acknowledged is durable, so nobody loses anything by it."""
    log().error("not everything could be closed in time")
    os._exit(TOO_SLOW)


def run(settings: Settings, taken: socket.socket, ready: Callable[[], None] = lambda: None) -> str:
    """Serve until told to stop; what kept it from starting, if anything did."""
    app = make_app(settings, share_out(raise_limit(), settings))
    node = Node(settings, app, ready)
    try:
        node.run([taken])
    except SystemExit:
        return str(app.state.get("problem", "the server could not start; the log says why"))
    finally:
        taken.close()
    return ""
