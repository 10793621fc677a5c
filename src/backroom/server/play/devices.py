"""The devices that have a socket open: whether each of them is still known, asked for all of them together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator

import sqlalchemy as sa

from backroom.server.lobby.people import strangers
from backroom.server.storage.store import Store

STILL = 30  # seconds between two looks
Told = Callable[[], None]


class Devices:
    """A device that is logged out, on whichever node, is shown the door. A database that is away throws nobody out."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.watched: dict[object, tuple[str, Told]] = {}

    @contextlib.contextmanager
    def watching(self, secret: str, gone: Told) -> Iterator[None]:
        """As long as this lasts, `gone` is told if the device is not known any more; an empty secret is nobody's."""
        mark = object()
        if secret:
            self.watched[mark] = secret, gone
        try:
            yield
        finally:
            self.watched.pop(mark, None)

    async def watch(self) -> None:
        """Look for ever."""
        while True:
            await asyncio.sleep(STILL)
            with contextlib.suppress(sa.exc.SQLAlchemyError):
                await self.look()

    async def look(self) -> None:
        watched = list(self.watched.values())
        unknown = await strangers(self.store, {secret for secret, _ in watched})
        for secret, gone in watched:
            if secret in unknown:
                gone()
