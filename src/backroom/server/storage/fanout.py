"""What nodes tell each other: a note about a table that both have open. Redis carries notes, and keeps none.

A note is never the truth, only a hint that there is something to read in the database. So telling never waits, and
notes are dropped while Redis is away. Whenever a table's notes begin to be heard, at first or again, somebody is told
that some may have been missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

PREFIX = "backroom:"
EVERYBODY = "!"  # the channel that all nodes hear; no table is called so
NODE_BYTES = 8
MOST_NOTES = 5_000  # waiting to be told; more are dropped
QUIET = 3.0  # seconds of silence after which Redis is asked whether it is there
PAUSE = 0.1, 2.0  # seconds between two tries to connect, at first and at most
TROUBLE = (RedisError, OSError, TimeoutError)


class Fanout:
    """The other nodes. Made by `Fanout.open`, given back by `close`. Without a URL there are none."""

    def __init__(self, client: Redis | None) -> None:
        self.client = client
        self.node = secrets.token_bytes(NODE_BYTES)
        self.heard: Callable[[str, bytes], None] = lambda _, __: None
        self.lost: Callable[[str | None], None] = lambda _: None  # notes about a table, or about any, may be missing
        self.troubled: Callable[[BaseException], None] = lambda _: None
        self.followed: dict[str, asyncio.Event] = {}  # by table: is it sure that its notes are heard?
        self.awaited: set[str] = set()  # of these, those that somebody waits for before reading anything
        self.ear: PubSub | None = None  # while Redis is there
        self.asking = asyncio.Lock()  # what is asked of the ear stays in order
        self.notes: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(MOST_NOTES)
        self.has_dropped = False
        self.has_tried = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, url: str) -> Fanout:
        """Join the other nodes. Redis need not be there yet; ValueError if the URL is none."""
        if not url:
            return cls(None)
        # Without retries of its own: a connection that was mended in silence would hide what was missed.
        client = Redis.from_url(url, retry=Retry(NoBackoff(), 0), socket_connect_timeout=5, socket_timeout=5)
        fanout = cls(client)
        fanout.followed[EVERYBODY] = asyncio.Event()
        fanout.tasks = [asyncio.create_task(fanout.listen()), asyncio.create_task(fanout.speak())]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(fanout.has_tried.wait(), QUIET)
        return fanout

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.client is not None:
            await self.client.aclose()

    @property
    def is_alone(self) -> bool:
        """Is there no other node?"""
        return self.client is None

    @property
    def is_well(self) -> bool:
        """Can the other nodes be heard?"""
        return self.client is None or self.ear is not None

    # hearing

    async def follow(self, table_id: str) -> None:
        """Hear notes about a table: whoever reads it after this misses nothing, or `lost` is called for it later."""
        if self.client is None:
            return
        sure = self.followed.setdefault(table_id, asyncio.Event())
        if self.ear is None or sure.is_set():
            return
        self.awaited.add(table_id)
        try:
            async with self.asking:
                if self.ear is not None:
                    await self.ear.subscribe(PREFIX + table_id)
            await asyncio.wait_for(sure.wait(), QUIET)
        except TROUBLE:
            return  # the listener notices it too
        finally:
            self.awaited.discard(table_id)

    async def unfollow(self, table_id: str) -> None:
        """Hear no more notes about a table."""
        if self.followed.pop(table_id, None) is None:
            return
        async with self.asking:
            if self.ear is not None and table_id not in self.followed:  # else somebody came back meanwhile
                with contextlib.suppress(*TROUBLE):
                    await self.ear.unsubscribe(PREFIX + table_id)

    async def listen(self) -> None:
        """Hear, as long as this node lives."""
        assert self.client is not None
        pause = PAUSE[0]
        while True:
            ear = self.client.pubsub()
            try:
                await self.connect(ear)
                pause = PAUSE[0]
                await self.hear_on(ear)
            except Exception as error:  # noqa: BLE001 (a node that is deaf is worse than whatever this was)
                self.troubled(error)
            finally:
                self.ear = None
                with contextlib.suppress(*TROUBLE):
                    await ear.aclose()  # type: ignore[no-untyped-call]
            self.has_tried.set()
            for sure in self.followed.values():
                sure.clear()
            await asyncio.sleep(pause)
            pause = min(2 * pause, PAUSE[1])

    async def connect(self, ear: PubSub) -> None:
        """Follow with a new ear whatever is followed, also what was added while it was being made."""
        known = set(self.followed)
        await ear.subscribe(*(PREFIX + table_id for table_id in known))
        self.ear = ear
        added = self.followed.keys() - known
        if added:
            await ear.subscribe(*(PREFIX + table_id for table_id in added))

    async def hear_on(self, ear: PubSub) -> None:
        """Hear until the connection ends; a silent one is asked whether it still lives."""
        is_asked = False
        while True:
            message = await ear.get_message(timeout=QUIET)
            if message is None:
                if is_asked:
                    raise TimeoutError("Redis says nothing")
                await ear.ping()
            is_asked = message is None
            if message is not None and message.get("channel") is not None:
                self.hear(message)

    def hear(self, message: dict[str, Any]) -> None:
        table_id = message["channel"].decode().removeprefix(PREFIX)
        if message["type"] == "subscribe" and table_id in self.followed:
            self.followed[table_id].set()
            self.has_tried.set()
            if table_id != EVERYBODY and table_id not in self.awaited:
                self.lost(table_id)
        elif message["type"] == "message":
            node, note = message["data"][:NODE_BYTES], message["data"][NODE_BYTES:]
            if node == self.node:
                return
            if table_id == EVERYBODY:
                self.lost(None)
            elif table_id in self.followed:
                self.heard(table_id, note)

    # telling

    def tell(self, table_id: str, note: bytes) -> None:
        """Let the other nodes know; never waits, never fails."""
        if self.client is None:
            return
        try:
            self.notes.put_nowait((table_id, note))
        except asyncio.QueueFull:
            self.has_dropped = True

    async def speak(self) -> None:
        """Tell, as long as this node lives. What cannot be told now is dropped, and that is told later."""
        pause = PAUSE[0]
        while True:
            notes = [] if self.has_dropped else [await self.notes.get()]
            while not self.notes.empty():
                notes.append(self.notes.get_nowait())
            if self.has_dropped:
                notes.append((EVERYBODY, b""))
            self.has_dropped = False
            try:
                await self.publish(notes)
                pause = PAUSE[0]
            except Exception as error:  # noqa: BLE001 (a node that is mute is no better than a deaf one)
                self.has_dropped = True
                self.troubled(error)
                await asyncio.sleep(pause)
                pause = min(2 * pause, PAUSE[1])

    async def publish(self, notes: list[tuple[str, bytes]]) -> None:
        assert self.client is not None
        async with self.client.pipeline(transaction=False) as pipeline:
            for table_id, note in notes:
                pipeline.publish(PREFIX + table_id, self.node + note)
            await pipeline.execute()
