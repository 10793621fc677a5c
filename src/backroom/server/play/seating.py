"""Who plays which chair of a running table: people, bots, and bots that stand in for people."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable

import msgspec
import sqlalchemy as sa

from backroom.kernel.core import Seat
from backroom.server.lobby.rows import mark
from backroom.server.storage.schema import chairs, tables
from backroom.server.storage.store import Store
from backroom.wire.messages import UNTIL_MY_TURN, Chair, Company

PERSON, BOT = "person", "bot"
MOST_ORDERS = 20


class Place(msgspec.Struct):
    """A chair: who plays it, whose it is, what it has ordered, and whether it has a voice in the chat."""

    kind: str
    person: str | None
    bot: str
    name: str
    orders: list[str]
    muted: bool


PLACES = (
    sa.select(*[chairs.c[name] for name in Place.__struct_fields__])
    .where(chairs.c.table_id == sa.bindparam("table_id"))
    .order_by(chairs.c.seat)
)
TABLE = sa.select(tables.c.host, tables.c.whispers, tables.c.listed, tables.c.hushed).where(
    tables.c.id == sa.bindparam("table_id")
)


class Seating:
    """The chairs of one table, as the database has them."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.places: list[Place] = []
        self.host = ""
        self.whispers = True
        self.listed = False
        self.hushed = False  # spectators have no voice

    async def load(self, store: Store) -> None:
        here = {"table_id": self.id}

        def read(connection: sa.Connection) -> list[Place]:
            places = [Place(*row) for row in connection.execute(PLACES, here)]
            self.host, self.whispers, self.listed, self.hushed = connection.execute(TABLE, here).one()
            return places

        self.places = await store.glance(read)

    async def hush(self, store: Store, on: bool) -> None:
        """Take the voice of all spectators, or give it back."""
        await store.write(lambda connection: mark(connection, self.id, hushed=on))
        self.hushed = on

    def change(self, store: Store, seat: Seat, **values: object) -> Awaitable[None]:
        """A change that is true once it is on disk."""

        def deed(connection: sa.Connection) -> None:
            here = sa.and_(chairs.c.table_id == self.id, chairs.c.seat == seat)
            connection.execute(sa.update(chairs).where(here).values(**values))

        return store.write(deed)

    async def put(self, store: Store, seat: Seat, **values: object) -> None:
        await self.change(store, seat, **values)
        for name, value in values.items():
            setattr(self.places[seat], name, value)

    def is_bot(self, seat: Seat) -> bool:
        return seat < len(self.places) and self.places[seat].kind == BOT

    def passes(self, seat: Seat, kind: str, *, alone: bool) -> bool:
        """Has the seat's person ordered to pass on questions of this kind?

        Whoever passes until their turn wants to hear of what concerns them `alone`, such as a theft from them.
        """
        if seat >= len(self.places) or self.places[seat].kind != PERSON:
            return False
        orders = self.places[seat].orders
        return kind in orders or (UNTIL_MY_TURN in orders and not alone)

    def orders(self, seat: Seat | None) -> list[str]:
        return sorted(self.places[seat].orders) if seat is not None and seat < len(self.places) else []

    def is_muted(self, seat: Seat | None) -> bool:
        return self.hushed if seat is None else self.places[seat].muted

    def company(self, present: Iterable[Seat], spectators: int, over: bool) -> Company:
        there = set(present)
        return Company(
            [
                Chair(
                    seat=seat,
                    kind=place.kind,
                    name=place.name,
                    bot=place.bot if place.kind == BOT else "",
                    stands_in=place.kind == BOT and place.person is not None,
                    present=seat in there,
                    muted=place.muted,
                    host=place.person == self.host,
                )
                for seat, place in enumerate(self.places)
            ],
            spectators,
            over,
        )
