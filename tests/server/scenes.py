"""Tables in the middle of a game: a position of a file, laid into the database of a server as a running table."""

from __future__ import annotations

import secrets
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from backroom.games import find
from backroom.games.fates import KeyedFate
from backroom.games.game import Options
from backroom.games.table import Table
from backroom.games.wording import WORD
from backroom.kernel.core import Illegal
from backroom.server.lobby.people import new_id
from backroom.server.lobby.rows import PERSON, RUNNING, Chair, insert, now
from backroom.server.storage.schema import people, words
from backroom.server.storage.store import make_engine

MOST_SEEDS = 500


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a table stands: a scene or a deal, the words said since, and what the viewer is asked (`""`: nothing)."""

    name: str
    game: str
    kind: str
    seat: int
    scene: str = ""
    words: str = ""
    seats: int = 0
    options: dict[str, bool | int | str] = {}

    def begins(self) -> tuple[int, Options]:
        """How many play, and by which options."""
        if not self.scene:
            return self.seats, self.options
        _, seats, options = find(self.game).scene(self.scene)
        return seats, options

    def said(self) -> list[tuple[int, str]]:
        """The words, each with its seat."""
        spoken = [WORD.match(word.strip()) for word in self.words.split(";") if word.strip()]
        return [(int(word["seat"]), word["word"]) for word in spoken if word]

    def seed(self, table_id: str) -> bytes:
        """The first seed whose draws and rolls lead to the question."""
        seats, options = self.begins()
        for n in range(MOST_SEEDS):
            seed = n.to_bytes(32, "big")
            fate = KeyedFate(seed, table_id, ("",) * seats)
            table = Table(find(self.game), fate, seats, options, self.scene)
            try:
                table.play(self.words)
            except Illegal:  # a word that these draws do not allow
                continue
            asked = {ask.seat: ask.kind for ask in table.asks}
            if not table.over and asked.get(self.seat, "") == self.kind:
                return seed
        raise AssertionError(f"{self.name}: no seed leads to '{self.kind}'")


def read(path: Path) -> list[Position]:
    """The positions of a file."""
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8"))["position"], list[Position])


class Laying:
    """Lays positions into the database of a server that may be running."""

    def __init__(self, database: str) -> None:
        self.engine = make_engine(database)
        self.guests: dict[str, str] = {}  # people who never come, by name

    def close(self) -> None:
        self.engine.dispose()

    def lay(
        self, position: Position, person: str, names: Sequence[str], clock: str = "normal", table_id: str = ""
    ) -> str:
        """A running table at this position, with the person in the viewer's chair. Its draws depend on its id."""
        seats, options = position.begins()
        table_id = table_id or new_id()
        game, at = find(position.game), now()
        row: dict[str, Any] = {
            "id": table_id,
            "game": game.key,
            "version": game.version,
            "edition": game.edition,
            "seats": seats,
            "options": options,
            "scene": position.scene,
            "clock": clock,
            "host": person,
            "listed": False,
            "key": secrets.token_urlsafe(16),
            "status": RUNNING,
            "seed": position.seed(table_id),
            "salts": [""] * seats,
            "made_at": at,
            "started_at": at,
            "ended_at": None,
            "rematch_of": None,
            "quick": False,
            "whispers": True,
        }
        said = [
            {"table_id": table_id, "seq": n, "seat": seat, "word": word, "at": at}
            for n, (seat, word) in enumerate(position.said())
        ]
        with self.engine.execution_options(immediate=True).begin() as connection:
            sitting = [
                Chair(seat, PERSON, person if seat == position.seat else self.guest(connection, name), "", name)
                for seat, name in enumerate(names[:seats])
            ]
            insert(connection, row, sitting)
            if said:
                connection.execute(sa.insert(words), said)
        return table_id

    def guest(self, connection: sa.Connection, name: str) -> str:
        if name not in self.guests:
            self.guests[name] = new_id()
            row = {"id": self.guests[name], "name": name, "secret": secrets.token_hex(32), "made_at": now()}
            connection.execute(sa.insert(people), row)
        return self.guests[name]
