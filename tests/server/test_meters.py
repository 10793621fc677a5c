"""How much may be said: counted by person and table, by address and by table, and never by socket."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from backroom.server.play.meters import Allowance, Meters
from backroom.server.settings import Settings
from tests.server.serving import LOUD, Server

NOISY = 4429


class Hands:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


def said(*allowed: Allowance) -> int:
    """How many messages they may send, in turn, before one is too much."""
    count = 0
    while allowed[count % len(allowed)].message():
        count += 1
    return count


def test_the_number_that_is_documented_is_the_one_that_counts() -> None:
    clock = Hands()
    settings = Settings()
    meters = Meters(settings, clock)
    ada = meters.of("t", "ada", "at home")
    assert said(ada) == settings.messages_per_minute == 240
    clock.at = 1.0
    assert said(ada) == 4, "and then four every second"
    assert [ada.line() for _ in range(31)] == [True] * settings.lines_per_minute + [False]


def test_whoever_opens_a_second_socket_or_comes_back_may_say_no_more() -> None:
    meters = Meters(Settings(messages_per_minute=60), Hands())
    assert said(meters.of("t", "ada", "at home"), meters.of("t", "ada", "on a train")) == 60
    assert not meters.of("t", "ada", "at home").message(), "a new socket is no new person"
    assert meters.of("t", "bo", "at home").message()
    assert meters.of("u", "ada", "at home").message()


def test_forty_names_at_one_address_are_one_address() -> None:
    meters = Meters(Settings(), Hands())
    assert said(*[meters.of("t", f"invented {i}", "at home") for i in range(40)]) == 480
    assert meters.of("t", "ada", "elsewhere").message()
    assert said(*[meters.of(f"t{i}", f"invented {i}", "at home") for i in range(40)]) == 2400 - 481


def test_those_who_watch_take_nothing_from_those_who_play() -> None:
    meters = Meters(Settings(), Hands())
    assert said(*[meters.of("t", f"w{i}", f"at {i}", watches=True) for i in range(400)]) == 480
    assert said(meters.of("t", "ada", "at home")) == 240


def test_the_first_answer_to_a_question_is_free() -> None:
    meters = Meters(Settings(), Hands())
    ada = meters.of("t", "ada", "at home")
    assert all(ada.answer(0, decision) for decision in range(1, 1000))
    assert not ada.answer(0, 999)
    assert not meters.of("t", "ada", "on a train").answer(0, 999)
    assert meters.of("t", "bo", "at home").answer(1, 999)


# a real server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    proxied: dict[str, Any] = {"trusted_proxies": "127.0.0.1", "requests_per_minute": LOUD["requests_per_minute"]}
    with Server(tmp_path_factory.mktemp("metered"), least_window=0, **proxied) as running:
        yield running


class Visitor:
    """Somebody from an address, as a proxy tells it."""

    def __init__(self, server: Server, name: str, address: str) -> None:
        self.server = server
        self.http: httpx.Client = server.client()
        self.http.headers["x-forwarded-for"] = address
        self.address = address
        assert self.http.post("/api/people", json={"name": name}).status_code == 201

    def opens(self, **wish: object) -> tuple[str, str]:
        wanted = {"game": "coup", "seats": 2, "options": {"first_player": 0}, "start": True, **wish}
        opened = self.http.post("/api/tables", json=wanted)
        assert opened.status_code == 201, opened.text
        return opened.json()["id"], opened.json()["key"]

    @contextlib.contextmanager
    def at(self, table: tuple[str, str], seat: int | None = None) -> Iterator[ClientConnection]:
        headers = {"cookie": f"backroom={self.http.cookies['backroom']}", "x-forwarded-for": self.address}
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{table[0]}/live"
        with connect(url, additional_headers=headers, max_queue=None) as socket:
            socket.send(json.dumps({"type": "resume", "seat": seat, "key": table[1]}))
            yield socket


def answered(socket: ClientConnection) -> int:
    """How many pings were answered until one was too many, or the last of them was."""
    count, last = 0, -1
    try:
        while last < 35:
            message = json.loads(socket.recv(timeout=20))
            if message["type"] == "pong":
                count, last = count + 1, message["n"]
    except ConnectionClosed as closed:
        return count if closed.rcvd and closed.rcvd.code == NOISY else -1
    return count


def test_forty_invented_people_from_one_address_are_heard_as_one_address(server: Server) -> None:
    """They sent 1,440 messages to one table in two seconds."""
    ada = Visitor(server, "Ada", "10.0.0.1")
    table = ada.opens(chairs=["me", "bot:random"])
    people = [Visitor(server, f"Name {i}", "10.0.0.2") for i in range(40)]
    with contextlib.ExitStack() as stack:
        crowd = [stack.enter_context(person.at(table)) for person in people]
        for socket in crowd:
            with contextlib.suppress(ConnectionClosed):
                for n in range(36):
                    socket.send(json.dumps({"type": "ping", "n": n}))
        heard = sum(answered(socket) for socket in crowd)
        assert 380 <= heard <= 640, "480, less those with which they came, and what drips in meanwhile"
    with ada.at(table, 0) as mine:
        mine.send('{"type": "ping"}')
        while json.loads(mine.recv(timeout=20))["type"] != "pong":
            pass


def test_a_program_that_only_answers_is_never_too_fast(server: Server) -> None:
    bo = Visitor(server, "Bo", "10.0.0.3")
    table = bo.opens(chairs=["me", "me:Cy"])
    said = 0
    with bo.at(table, 0) as first, bo.at(table, 1) as second:
        sockets, last = [first, second], [0, 0]
        while said < 300:
            for seat, socket in enumerate(sockets):
                while True:
                    message = json.loads(socket.recv(timeout=20))
                    if message["type"] == "state" and message["decision"] != last[seat]:
                        break
                    assert message["type"] != "refused", message
                if not message["decision"]:
                    continue
                last[seat] = message["decision"]
                word = choose(message["view"]["question"]["actions"])
                socket.send(json.dumps({"type": "say", "seat": seat, "decision": last[seat], "words": [word]}))
                said += 1


def choose(words: list[str]) -> str:
    return next((word for word in ("pass", "exchange", "income") if word in words), words[0])
