"""What nobody comes back to is deleted after a while: tables that were never played or never ended, chat, and people
who have nothing here. Finished games are kept for ever unless the settings say otherwise.

Whatever is old is looked for in a thread, and deleted a few things at a time, so that no table waits for it. Nodes may
do it at once: what is gone already is not there to be deleted.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

import sqlalchemy as sa

from backroom.server.logs import log
from backroom.server.settings import Settings
from backroom.server.storage.schema import (
    answers,
    chairs,
    chat,
    devices,
    extensions,
    people,
    players,
    reasons,
    records,
    tables,
    words,
)
from backroom.server.storage.store import Store

DAY = 24 * 3600 * 1000  # milliseconds
EVERY = 3600.0  # seconds
AT_ONCE = 10  # tables or people in a transaction
FOUND = 500  # that are looked for at a time
PAUSE = 0.05  # seconds between two transactions

Old = sa.Select[tuple[str]]
Delete = Callable[[list[str], sa.Connection], None]


class Tidying:
    """The broom of a node."""

    def __init__(self, store: Store, settings: Settings, wall: Callable[[], int]) -> None:
        self.store = store
        self.settings = settings
        self.wall = wall

    async def go_on(self, failed: Callable[[str, BaseException], None]) -> None:
        """Once in a while, as long as the node lives."""
        while True:
            try:
                gone = await self.tidy()
            except sa.exc.SQLAlchemyError as error:  # next time
                failed("tidying", error)
            else:
                if gone:
                    log().info("tidied", **gone)
            await asyncio.sleep(EVERY)

    async def tidy(self) -> Counter[str]:
        """Delete all that is old enough; how many of what."""
        gone: Counter[str] = Counter()
        for what, old, delete in self.work(self.wall()):
            while ids := list(await self.store.read(lambda connection, old=old: connection.execute(old).scalars())):  # type: ignore[misc]
                for i in range(0, len(ids), AT_ONCE):
                    await self.store.write(partial(delete, ids[i : i + AT_ONCE]))
                    await asyncio.sleep(PAUSE)
                gone[what] += len(ids)
        return gone

    def work(self, now: int) -> Iterator[tuple[str, Old, Delete]]:
        """What is deleted, how it is found, and how it is deleted; nothing for what is kept for ever."""
        settings = self.settings
        if settings.keep_unplayed:
            yield "unplayed", unplayed(now - settings.keep_unplayed * DAY), forget_tables
        if settings.keep_unfinished:
            yield "unfinished", unfinished(now - settings.keep_unfinished * DAY), forget_tables
        if settings.keep_finished:
            yield "finished", finished(now - settings.keep_finished * DAY), forget_tables
        if settings.keep_chat:
            yield "chats", silent(now - settings.keep_chat * DAY), forget_chat
        if settings.keep_people:
            yield "people", strangers(now - settings.keep_people * DAY), forget_people


# what is old


def unplayed(before: int) -> Old:
    """Tables that were never started, closed or not."""
    return sa.select(tables.c.id).where(tables.c.started_at.is_(None), tables.c.made_at < before).limit(FOUND)


def unfinished(before: int) -> Old:
    """Running tables at which nobody has said anything since."""
    since = sa.exists().where(words.c.table_id == tables.c.id, words.c.at >= before)
    is_old = tables.c.started_at < before
    return sa.select(tables.c.id).where(tables.c.status == "running", is_old, ~since).limit(FOUND)


def finished(before: int) -> Old:
    return sa.select(tables.c.id).where(tables.c.status == "over", tables.c.ended_at < before).limit(FOUND)


def silent(before: int) -> Old:
    """Finished tables that still have what was said at them."""
    has_lines = sa.exists().where(chat.c.table_id == tables.c.id)
    return sa.select(tables.c.id).where(tables.c.status == "over", tables.c.ended_at < before, has_lines).limit(FOUND)


def strangers(before: int) -> Old:
    """People without a table, a chair, a game, a record or a line, on no device that is newer."""
    has = [
        sa.exists().where(tables.c.host == people.c.id),
        sa.exists().where(chairs.c.person == people.c.id),
        sa.exists().where(players.c.person == people.c.id),
        sa.exists().where(records.c.owner == people.c.id),
        sa.exists().where(devices.c.person == people.c.id, devices.c.made_at >= before),
    ]
    return sa.select(people.c.id).where(people.c.made_at < before, *[~one for one in has]).limit(FOUND)


# how it goes


def forget_tables(ids: list[str], connection: sa.Connection) -> None:
    """Tables with all that belongs to them, from the leaves to the root."""
    for leaf in (reasons, players):
        connection.execute(sa.delete(leaf).where(leaf.c.record_id.in_(ids)))  # a record has the id of its table
    connection.execute(sa.delete(records).where(records.c.table_id.in_(ids)))
    for leaf in (words, answers, extensions, chat, chairs):
        connection.execute(sa.delete(leaf).where(leaf.c.table_id.in_(ids)))
    connection.execute(sa.delete(tables).where(tables.c.id.in_(ids)))


def forget_chat(ids: list[str], connection: sa.Connection) -> None:
    connection.execute(sa.delete(chat).where(chat.c.table_id.in_(ids)))


def forget_people(ids: list[str], connection: sa.Connection) -> None:
    """Unless one of them has sat down meanwhile."""
    taken = (
        sa.select(chairs.c.person)
        .where(chairs.c.person.in_(ids))
        .union(
            sa.select(tables.c.host).where(tables.c.host.in_(ids)),
            sa.select(records.c.owner).where(records.c.owner.in_(ids)),
        )
    )
    mine = sorted(set(ids) - set(connection.execute(taken).scalars()))
    connection.execute(sa.delete(devices).where(devices.c.person.in_(mine)))
    connection.execute(sa.delete(people).where(people.c.id.in_(mine)))
