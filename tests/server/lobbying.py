"""An evening in the lobby: a real database, two nodes at it, and people."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from backroom.server.lobby import opening
from backroom.server.lobby.people import Person, arrive
from backroom.server.lobby.rows import Refusal, TableRow, find_table, now
from backroom.server.lobby.wishes import Wish
from backroom.server.storage.schema import tables
from backroom.server.storage.store import Store

T = TypeVar("T")
NAMES = ("Ann", "Bob", "Cid", "Dan")


class Lobby:
    """Two nodes at one database, and four people."""

    def __init__(self, stores: list[Store], people: list[Person]) -> None:
        self.store, self.other = stores
        self.stores = stores
        self.ann, self.bob, self.cid, self.dan = people
        self.people = people

    async def open(self, host: Person | None = None, **wish: Any) -> str:
        wanted = msgspec.convert({"game": "coup", "seats": 3, **wish}, Wish)
        table_id, done = opening.open_table(self.store, host or self.ann, wanted, now())
        await done
        return table_id

    async def row(self, table_id: str) -> TableRow:
        found = await find_table(self.store, table_id)
        assert found is not None
        return found

    async def mark(self, table_id: str, **values: object) -> None:
        """As if it had come to this."""

        def deed(connection: sa.Connection) -> None:
            connection.execute(sa.update(tables).where(tables.c.id == table_id).values(**values))

        await self.store.write(deed)

    def nodes(self) -> Iterable[Store]:
        """One node after the other, for ever."""
        while True:
            yield from self.stores


def in_the_lobby(database: str, evening: Callable[[Lobby], Awaitable[None]]) -> None:
    async def run() -> None:
        stores = [await Store.open(database) for _ in range(2)]
        try:
            people = []
            for name in NAMES:
                person, _, known = arrive(stores[0], name, 0)
                await known
                people.append(person)
            await evening(Lobby(stores, people))
        finally:
            for store in stores:
                await store.close()

    asyncio.run(run())


async def all_at_once(deeds: Iterable[Awaitable[T]]) -> tuple[list[T], list[Refusal]]:
    """What was done, and what was refused; anything else is a failure."""

    async def one(deed: Awaitable[T]) -> T:
        return await deed

    results = await asyncio.gather(*[one(deed) for deed in deeds], return_exceptions=True)
    done: list[T] = []
    refused: list[Refusal] = []
    for result in results:
        if isinstance(result, Refusal):
            refused.append(result)
        elif isinstance(result, BaseException):
            raise result
        else:
            done.append(result)
    return done, refused
