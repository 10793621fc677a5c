"""An evening at one table: a real SQLite file, a room on it, and guests who keep every message."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

import backroom
from backroom.games import GAMES
from backroom.games.table import Table
from backroom.server.lobby.rows import BOT, PERSON, Chair, TableRow, insert, now
from backroom.server.play.house import House
from backroom.server.play.minds import Minds
from backroom.server.play.rooms import Room
from backroom.server.storage.schema import people
from backroom.server.storage.store import Store
from backroom.wire.messages import Company, Line, Refused, State, ToViewer, encode

SEED = bytes(range(32))


class Guest:
    """Somebody at the table who keeps every message. The host has seat 0."""

    def __init__(self, seat: int | None, person: str | None = None) -> None:
        self.seat = seat
        self.seats = frozenset() if seat is None else frozenset({seat})
        self.person = person if person is not None else f"person {seat}"
        self.name = f"Guest {seat}"
        self.got: list[ToViewer] = []

    def send(self, message: ToViewer) -> None:
        encode(message)
        self.got.append(message)

    @property
    def state(self) -> State:
        return next(message for message in reversed(self.got) if isinstance(message, State))

    @property
    def company(self) -> Company:
        return next(message for message in reversed(self.got) if isinstance(message, Company))

    @property
    def refusals(self) -> list[Refused]:
        return [message for message in self.got if isinstance(message, Refused)]

    @property
    def lines(self) -> list[Line]:
        return [message for message in self.got if isinstance(message, Line)]

    @property
    def view(self) -> Any:
        """What the newest message shows, as the wire has it."""
        return msgspec.json.decode(msgspec.json.encode(self.state.view))


class Evening:
    """The table `t` in a file; rooms on it, as several nodes would have them."""

    def __init__(self, store: Store, row: TableRow, make: Callable[[], Table] | None, house: House) -> None:
        self.store = store
        self.row = row
        self.make = make
        self.house = house
        self.room: Room
        self.guests: list[Guest] = []

    async def another(self, house: House | None = None) -> Room:
        """A second room on the same table."""
        room = Room(self.row, house or self.house, self.make)
        await room.load()
        return room

    async def run_inbox(self) -> None:
        """Do what waits in the room's inbox, until no bot thinks any more."""
        while self.room.players.busy or not self.room.inbox.empty():
            deed = await self.room.inbox.get()
            await deed()


def sit(room: Room, seat: int | None, person: str | None = None) -> Guest:
    guest = Guest(seat, person)
    room.join(guest)
    return guest


def table_row(key: str, seats: int, clock: str, bots: dict[int, str], options: dict[str, Any]) -> dict[str, Any]:
    game = GAMES[key]
    return {
        "id": "t",
        "game": key,
        "version": game.version,
        "edition": game.edition,
        "seats": seats,
        "options": options,
        "clock": clock,
        "host": "person 0",
        "listed": False,
        "key": "key",
        "status": "running",
        "seed": SEED,
        "salts": [""] * seats,
        "made_at": now(),
        "started_at": now(),
        "ended_at": None,
        "rematch_of": None,
        "quick": False,
        "whispers": True,
    }


def sitting(seat: int, bots: dict[int, str]) -> Chair:
    if seat in bots:
        return Chair(seat, BOT, None, bots[seat], f"{bots[seat]} {seat}")
    return Chair(seat, PERSON, f"person {seat}", "", f"Name {seat}")


async def lay(store: Store, row: dict[str, Any], bots: dict[int, str]) -> TableRow:
    def deed(connection: sa.Connection) -> TableRow:
        for person in [f"person {seat}" for seat in (*range(row["seats"]), None)]:
            connection.execute(sa.insert(people), {"id": person, "name": person, "secret": person, "made_at": 0})
        return insert(connection, row, [sitting(seat, bots) for seat in range(row["seats"])])

    return await store.write(deed)


def at_a_table(
    folder: Path,
    evening: Callable[[Room, list[Guest]], Awaitable[None]],
    key: str = "coup",
    scene: str = "",
    **more: Any,
) -> None:
    """Run an evening at a table of three with a spectator."""

    async def run(table: Evening) -> None:
        await evening(table.room, table.guests)

    spend(folder, run, key, scene, **more)


def spend(
    folder: Path,
    evening: Callable[[Evening], Awaitable[None]],
    key: str = "coup",
    scene: str = "",
    seats: int = 3,
    clock: str = "none",
    bots: dict[int, str] | None = None,
    options: dict[str, Any] | None = None,
    least_window: int = 2_000,
    **house: Any,
) -> None:
    """Run an evening; bots answer at once."""

    async def run() -> None:
        store = await Store.open(f"sqlite:///{folder}/backroom.sqlite")
        minds = Minds()
        try:
            row = await lay(store, table_row(key, seats, clock, bots or {}, options or {}), bots or {})
            make = (lambda: backroom.scene(key, scene)) if scene else None
            shared = House(
                **{"store": store, "minds": minds, "least_window": least_window, "bot_pace": 0, "absence": 0, **house}
            )
            table = Evening(store, row, make, shared)
            table.room = await table.another()
            table.guests = [sit(table.room, seat) for seat in (*range(seats), None)]
            await evening(table)
        finally:
            minds.close()
            await store.close()

    asyncio.run(run())
