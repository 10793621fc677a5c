"""Connections that say nothing, or too little, or do not listen: they keep nobody out, and the node tells how it is."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import socket
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
import websockets
from websockets.asyncio.client import connect

from backroom.server import logs
from backroom.server.edge.descriptors import BOUNDLESS, share_out
from backroom.server.settings import Settings
from tests.server.serving import Server

EVERYTHING = ("/healthz", "/readyz", "/api/tables", "/")
SILENT = 540
HALF = b"POST /api/people HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 15\r\n%s\r\n{"


@contextlib.contextmanager
def lines(server: Server, n: int, said: bytes = b"") -> Iterator[list[socket.socket]]:
    """So many connections that say this and nothing more."""
    with contextlib.ExitStack() as stack:
        opened = [stack.enter_context(socket.create_connection(("127.0.0.1", server.port))) for _ in range(n)]
        for each in opened:
            each.sendall(said)
        yield opened


def statuses(server: Server) -> dict[str, int]:
    return {path: httpx.get(server.url + path, timeout=5).status_code for path in EVERYTHING}


def numbers(server: Server) -> dict[str, float]:
    """What was turned away, by why."""
    text = httpx.get(f"{server.url}/metrics").text
    return {
        why: float(n)
        for why, n in re.findall(r'^backroom_turned_away_total\{why="([^"]*)"\} (\S+)$', text, re.MULTILINE)
    }


def heard(line: socket.socket, seconds: float = 10) -> bytes:
    """Everything that is said until the other side hangs up."""
    line.settimeout(seconds)
    said = b""
    with contextlib.suppress(ConnectionResetError):
        while piece := line.recv(65536):
            said += piece
    return said


def dawdle(line: socket.socket, piece: bytes) -> bytes:
    """Say a piece ten times a second; what the other side says to that, nothing if it hangs up."""
    line.settimeout(0.1)
    for _ in range(100):
        try:
            line.sendall(piece)
            return line.recv(1000)
        except TimeoutError:
            continue
        except ConnectionError:
            return b""
    raise AssertionError("it may dawdle for ever")


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A node that does not wait long."""
    place = tmp_path_factory.mktemp("shared")
    with Server(place, most_connections_of_one=30, headers_within=0.7, body_within=0.7, log_level="debug") as running:
        yield running


# silence


@pytest.mark.parametrize("said", [b"", b"GET /api/tables HTTP/1.1\r\nx-"], ids=["nothing", "half a header"])
def test_a_crowd_that_keeps_silent_keeps_nobody_out(tmp_path: Path, said: bytes) -> None:
    with Server(tmp_path, most_sockets=20) as server:
        usual = statuses(server)
        with lines(server, SILENT, said):
            assert statuses(server) == usual
            assert usual["/healthz"] == usual["/readyz"] == usual["/api/tables"] == 200
            assert numbers(server)["silent"] >= SILENT - 200
        (told,) = [line for line in server.lines() if line["event"] == "turned away"]
        assert (told["why"], told["level"]) == ("silent", "warning"), "told once, however many there were"


def test_the_longest_silent_makes_room_and_the_last_to_come_is_heard(shared: Server) -> None:
    with lines(shared, 31) as (first, *others):
        assert heard(first, 0.6) == b""
        others[-1].sendall(b"GET /healthz HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n")
        assert b"200 OK" in heard(others[-1])


def test_who_does_not_finish_its_headers_is_hung_up_on_however_it_dawdles(shared: Server) -> None:
    before = numbers(shared).get("slow", 0)
    with lines(shared, 1) as (silent,), lines(shared, 1, b"GET / HTTP/1.1\r\n") as (dawdling,):
        assert dawdle(dawdling, b"x").startswith(b"HTTP/1.1 408 ")
        assert heard(silent, 2) == b"", "who has said nothing is told nothing"
    assert numbers(shared)["slow"] == before + 2


def test_who_says_nothing_after_an_answer_is_hung_up_on_and_nor_do_line_ends_keep_it(shared: Server) -> None:
    with lines(shared, 1, b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n") as (one,):
        one.settimeout(5)
        said = b""
        while not said.endswith(b"}"):
            said += one.recv(65536)
        assert dawdle(one, b"\r\n") == b"", "who has asked nothing is told nothing"


def test_a_body_that_does_not_come_is_no_fault_of_ours(shared: Server) -> None:
    with lines(shared, 3, HALF % b"") as waiting:
        waiting[0].close()
        for each in waiting[1:]:
            assert heard(each).startswith(b"HTTP/1.1 408 ")
        assert statuses(shared)["/readyz"] == 200
    assert not [line for line in shared.lines() if line["event"] == "failed"]


def test_headers_without_end_are_refused(shared: Server) -> None:
    with lines(shared, 1, b"GET / HTTP/1.1\r\n") as (one,):
        said = b""
        one.settimeout(5)
        with contextlib.suppress(ConnectionError):
            for n in range(40):
                one.sendall(b"x-%d: " % n + b"y" * 10_000 + b"\r\n")
            said = one.recv(1000)
        assert said.startswith(b"HTTP/1.1 431 ") or not said
    assert numbers(shared)["headers"] == 1


def test_what_is_no_http_is_counted_and_not_logged_each_time(shared: Server) -> None:
    with lines(shared, 20, b"\x16\x03\x01 hello\r\n\r\n") as wrong:
        assert [heard(each).split(b"\r\n")[0] for each in wrong] == [b"HTTP/1.1 400 Bad Request"] * 20
    assert numbers(shared)["no http"] == 20
    assert len([line for line in shared.lines() if line.get("why") == "no http"]) == 1
    assert not [line for line in shared.lines() if "Invalid" in line["event"]]


def test_who_asks_and_does_not_listen_is_hung_up_on(tmp_path: Path) -> None:
    with Server(tmp_path, heartbeat=0.3, requests_per_minute=10**6) as server, socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", server.port))
        deaf.settimeout(0.3)
        with contextlib.suppress(TimeoutError, ConnectionError):
            deaf.sendall(b"GET /api/rules/corleone HTTP/1.1\r\nhost: here\r\n\r\n" * 500)
        until(lambda: numbers(server).get("unread") == 1)
        assert [line["event"] for line in server.lines()] == ["serving", "turned away"], "it is no fault of ours"


def until(what: Callable[[], bool], seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end
        time.sleep(0.02)


# too many at a time


def test_of_one_address_so_many_requests_are_answered_at_a_time_and_health_is_told(tmp_path: Path) -> None:
    with Server(tmp_path, most_connections_of_one=5) as server:
        with lines(server, 5, HALF % b"") as busy:
            until_busy(server, 5)
            full = httpx.get(f"{server.url}/api/tables")
            assert (full.status_code, full.headers["retry-after"]) == (503, "5")
            assert "too many people" in full.json()["detail"]
            for path in ("/healthz", "/readyz"):
                assert httpx.get(server.url + path).status_code == 200
            busy[0].sendall(b'"name": "Ann"}')
            assert b" 201 " in busy[0].recv(1000)
            assert httpx.get(f"{server.url}/api/tables").status_code == 200
        assert numbers(server)["connections of one"] >= 1
        assert not [line for line in server.lines() if line["event"] == "failed"], "it is no fault"


def until_busy(server: Server, n: int) -> None:
    """Wait until so many connections are open."""

    def is_busy() -> bool:
        text = httpx.get(f"{server.url}/metrics").text
        return float(re.findall(r"^backroom_connections (\S+)$", text, re.MULTILINE)[0]) > n

    until(is_busy)


def test_behind_a_proxy_people_are_counted_and_not_the_proxy(tmp_path: Path) -> None:
    def ask(who: str) -> int:
        return httpx.get(f"{server.url}/api/tables", headers={"x-forwarded-for": who}).status_code

    server = Server(tmp_path, most_connections_of_one=3, trusted_proxies="127.0.0.1", metrics_token="x")
    with server, lines(server, 9), lines(server, 3, HALF % b"x-forwarded-for: 192.0.2.1\r\n"):
        until(lambda: ask("192.0.2.1") == 503)
        assert (ask("192.0.2.1"), ask("192.0.2.2")) == (503, 200)


def test_sockets_are_counted_by_themselves(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        async with contextlib.AsyncExitStack() as stack:
            url = f"ws://127.0.0.1:{server.port}/api/tables/any/live"
            for _ in range(6):
                await stack.enter_async_context(connect(url))
            answer = await asyncio.to_thread(httpx.get, f"{server.url}/api/tables")
            assert answer.status_code == 200
            with pytest.raises(websockets.exceptions.InvalidStatus):
                await stack.enter_async_context(connect(url))

    with Server(tmp_path, most_connections_of_one=2, most_sockets_of_one=6) as server:
        asyncio.run(scene(server))
        assert numbers(server)["sockets of one"] == 1


# descriptors


def test_a_node_takes_as_many_descriptors_as_it_may_have_and_says_how_many(tmp_path: Path) -> None:
    with Server(tmp_path, descriptors=(256, 7000)) as server:
        assert "process_max_fds 7000.0" in httpx.get(f"{server.url}/metrics").text
        (serving,) = server.lines()
        assert (serving["event"], serving["descriptors"]) == ("serving", 7000)


def test_with_few_descriptors_there_are_fewer_sockets_and_nobody_is_dropped_unheard(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        url, refused = f"ws://127.0.0.1:{server.port}/api/tables/any/live", 0
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(granted.sockets + 10):
                try:
                    await stack.enter_async_context(connect(url, open_timeout=20))
                except websockets.exceptions.InvalidStatus as error:
                    refused += error.response.status_code == 503
            assert refused == 10
            with lines(server, 200):
                assert (await asyncio.to_thread(statuses, server))["/healthz"] == 200
            assert numbers(server)["sockets"] == 10

    granted = share_out(200, Settings())
    with Server(tmp_path, descriptors=(200, 200)) as server:
        asyncio.run(scene(server))
        told = {line["event"]: line for line in server.lines()}
        assert told["too few descriptors for all sockets"]["sockets"] == granted.sockets < 200
        assert "turned away" in told


def test_descriptors_are_shared_out_so_that_requests_and_files_get_theirs() -> None:
    for most in (64, 256, 1024, 4096, 6100, 16_384, BOUNDLESS):
        granted = share_out(most, Settings())
        assert granted.connections > 0
        assert granted.sockets > 0
        assert granted.sockets + granted.connections <= most
    assert (granted.sockets, granted.connections) == (5000, 1000)
    assert share_out(6100, Settings()).sockets == 5000


# the log


def test_what_happens_very_often_is_logged_at_once_and_then_seldom_with_how_often(
    capsys: pytest.CaptureFixture[str],
) -> None:
    at = [0.0]
    logs.set_up("info", sys.stderr)
    often = logs.Often("turned away", 10, lambda: at[0])
    for second in range(25):
        at[0] = second
        for _ in range(100):
            often("silent")
    often("slow")
    told = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [(line["why"], line["n"]) for line in told] == [
        ("silent", 1),
        ("silent", 1000),
        ("silent", 1000),
        ("slow", 1),
    ]
