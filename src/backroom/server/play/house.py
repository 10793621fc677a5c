"""What the rooms of a node share, and what a viewer is to them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from backroom.kernel.core import Seat
from backroom.server.lobby.rows import now as wall
from backroom.server.metrics import Metrics
from backroom.server.play.minds import Minds
from backroom.server.storage.fanout import Fanout
from backroom.server.storage.store import Store
from backroom.wire.messages import ToViewer


class Viewer(Protocol):
    """Somebody who looks at the table."""

    @property
    def seats(self) -> frozenset[Seat]:
        """The seats it may speak for."""

    @property
    def seat(self) -> Seat | None:
        """The one whose eyes it looks through."""

    @property
    def person(self) -> str | None:
        """Who it is, if it has said so."""

    @property
    def name(self) -> str: ...

    def send(self, message: ToViewer) -> None:
        """Pass a message on; never waits."""


class Eye(msgspec.Struct):
    """What one viewer has been told."""

    viewer: Viewer
    seq: int = 0


def elapsed() -> int:
    """Milliseconds as this process counts them: nobody sets them back or forward, and they mean nothing to another."""
    return time.monotonic_ns() // 1_000_000


class House(msgspec.Struct, kw_only=True):
    """What the rooms of a node share. Whatever waits goes by `now`; `wall` is for what is kept or was kept."""

    store: Store
    minds: Minds
    node: str = "node"
    fanout: Fanout = msgspec.field(default_factory=lambda: Fanout(None))
    metrics: Metrics = msgspec.field(default_factory=Metrics)
    least_window: int
    bot_pace: float = 1.0
    absence: int  # milliseconds that somebody must be away before the host may hand their seat to a bot
    now: Callable[[], int] = elapsed
    wall: Callable[[], int] = wall
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    failed: Callable[[str, BaseException], None] = lambda _where, _error: None

    @property
    def alone(self) -> bool:
        """Is there no other node that has the same tables?"""
        return self.fanout.is_alone

    def since(self, at: int) -> int:
        """A moment that was kept, as this process counts. A moment that is yet to come is now."""
        return self.now() - max(0, self.wall() - at)
