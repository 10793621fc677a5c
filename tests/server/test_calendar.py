"""Somebody sets the clock of the machine: no table goes faster or slower for it. Real servers, real sockets."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from backroom.wire.messages import Say
from tests.server.evening import Evening, sit, spend
from tests.server.moved import VARIABLE
from tests.server.serving import Server

SOON = 8.0  # seconds; far less than the calendar is moved by
MINUTES = 60_000


class Chair:
    """A seat of a table where one person plays all of them, and its socket."""

    def __init__(self, socket: ClientConnection, seat: int, key: str) -> None:
        self.socket = socket
        self.seat = seat
        self.key = key
        self.state: dict[str, Any] = {}

    def tell(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def look(self) -> dict[str, Any]:
        """Ask how the table stands."""
        self.tell(type="resume", seat=self.seat, key=self.key)
        return self.hear()

    def hear(self) -> dict[str, Any]:
        """The next message about the game."""
        while True:
            message = json.loads(self.socket.recv(timeout=SOON))
            assert message["type"] != "refused", message
            if message["type"] == "state":
                self.state = message
                return self.state

    def say(self, word: str) -> None:
        self.tell(type="say", seat=self.seat, decision=self.state["decision"], words=[word])
        self.hear()


class Calendar:
    """A server, and the calendar of its machine."""

    def __init__(self, server: Server, file: Path, stack: ExitStack) -> None:
        self.server = server
        self.file = file
        self.stack = stack

    def move(self, seconds: int) -> None:
        self.file.write_text(str(int(self.file.read_text()) + seconds))

    def table(self, clock: str) -> list[Chair]:
        """Three chairs, and the first one begins."""
        client = self.server.client()
        assert client.post("/api/people", json={"name": "Ada"}).status_code == 201
        chairs = ["me", "me:Bo", "me:Cy"]
        wish = {"game": "coup", "seats": 3, "chairs": chairs, "clock": clock, "options": {"first_player": 0}}
        opened = client.post("/api/tables", json=wish | {"start": True}).json()
        cookie = {"cookie": f"backroom={client.cookies['backroom']}"}
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{opened['id']}/live"
        found = []
        for seat in range(3):
            socket = self.stack.enter_context(connect(url, additional_headers=cookie))
            found.append(Chair(socket, seat, opened["key"]))
            found[-1].look()
        return found


@pytest.fixture(scope="module")
def calendar(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Calendar]:
    folder = tmp_path_factory.mktemp("calendar")
    file = folder / "seconds"
    file.write_text("0")
    server = Server(folder, env={VARIABLE: str(file)}, module="tests.server.moved", least_window=400)
    with server, ExitStack() as stack:
        yield Calendar(server, file, stack)


def test_a_sealed_window_that_all_have_answered_closes_though_the_clock_was_set_back(calendar: Calendar) -> None:
    ada, bo, cy = calendar.table("none")
    ada.say("tax")
    for chair in (bo, cy):
        while not chair.state["decision"]:
            chair.hear()
    calendar.move(-60)
    bo.say("pass")
    cy.say("pass")
    while ada.state["view"]["asked"] != [1]:
        ada.hear()


def test_nobody_s_turn_is_played_because_the_clock_was_set_forward(calendar: Calendar) -> None:
    ada, bo, _ = calendar.table("normal")
    left = ada.look()["clock"]["left"]
    calendar.move(600)
    for _ in range(3):
        bo.look()
    assert ada.look()["view"]["asked"] == [0], "it is still the first one's turn"
    assert left - 1000 * SOON < ada.state["clock"]["left"] <= left
    ada.say("income")
    assert bo.look()["view"]["asked"] == [1]
    assert bo.state["clock"]["left"] > 30_000


@pytest.mark.parametrize("ahead", [10 * MINUTES, -10 * MINUTES])
def test_a_node_whose_calendar_is_wrong_gives_as_much_time_as_the_others(tmp_path: Path, ahead: int) -> None:
    async def evening(table: Evening) -> None:
        room, house = table.room, table.house
        wrong = msgspec.structs.replace(house, wall=lambda: house.wall() + ahead)
        other = await table.another(wrong)
        watcher = sit(other, None)
        await room.say(table.guests[0], Say(0, 1, ["income"]))
        await other.refresh()
        assert watcher.view["asked"] == [1]
        here, there = table.guests[1].state.clock.left, watcher.state.clock.left
        assert here is not None
        assert there is not None
        assert abs(here - there) < 1000 * SOON

    spend(tmp_path, evening, clock="normal", options={"first_player": 0})
