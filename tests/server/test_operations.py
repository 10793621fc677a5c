"""A node as whoever runs it meets it: it starts, says how it is, keeps quiet about people, and goes down in order."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.client import connect

from tests.server.serving import Server, free_port, run_server
from tests.server.test_serving import Friend, open_table, play
from tools.services import Missing, Postgres


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A node that no test stops or breaks."""
    with Server(tmp_path_factory.mktemp("shared")) as running:
        yield running


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A node as it stands behind a proxy."""
    server = Server(
        tmp_path_factory.mktemp("public"),
        host="0.0.0.0",
        public="https://games.example",
        metrics_token="open sesame",
        trusted_proxies="192.0.2.0/24, 127.0.0.1",
        requests_per_minute=4,
    )
    with server as running:
        yield running


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A node in a home network, for two."""
    with Server(tmp_path_factory.mktemp("small"), host="0.0.0.0", most_sockets=2) as running:
        yield running


# how it is


def test_a_node_that_is_well_says_so(shared: Server) -> None:
    for path, status in (("/healthz", "well"), ("/readyz", "ready")):
        answer = httpx.get(shared.url + path)
        assert (answer.status_code, answer.json()["status"]) == (200, status)


def test_a_database_file_that_is_gone_is_an_illness(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        for file in tmp_path.glob("backroom.sqlite*"):
            file.unlink()
        answer = httpx.get(f"{server.url}/healthz")
        assert (answer.status_code, answer.json()["reason"]) == (503, "the database file is gone")
        assert httpx.get(f"{server.url}/readyz").status_code == 503
        assert [line["level"] for line in server.lines()].count("error") == 1, "told once, however often one asks"


def test_a_node_outlives_its_database(tmp_path: Path) -> None:
    try:
        service = Postgres(durable=True)
    except Missing as missing:
        pytest.skip(str(missing))
    with service, Server(tmp_path, database=service.database(), patience=1) as server:
        service.stop()
        ill = httpx.get(f"{server.url}/readyz", timeout=20)
        assert (ill.status_code, ill.json()["reason"]) == (503, "the database does not answer")
        assert httpx.get(f"{server.url}/healthz").status_code == 200, "a new node would be no better off"
        refused = httpx.post(f"{server.url}/api/people", json={"name": "Xanthippe"}, timeout=20)
        assert refused.status_code == 503
        assert "Xanthippe" not in refused.text
        service.start()
        until = time.monotonic() + 30
        while httpx.get(f"{server.url}/readyz", timeout=20).status_code != 200:
            assert time.monotonic() < until, "it did not come back"
            time.sleep(0.1)
        assert httpx.post(f"{server.url}/api/people", json={"name": "Xanthippe"}).status_code == 201
        assert server.stop() == 0
        assert "Xanthippe" not in server.log.read_text()


def test_a_node_without_a_database_says_why_in_one_line(tmp_path: Path) -> None:
    secret = f"postgresql://backroom:hunter2@127.0.0.1:{free_port()}/none"
    done = run_server(BACKROOM_DATABASE=secret, BACKROOM_PORT="0", BACKROOM_PATIENCE="0")
    assert done.returncode == 1
    assert "hunter2" not in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.splitlines()[-1].startswith("backroom: the database postgresql+psycopg://backroom:***@127.0.0.1")


# numbers


def test_a_node_counts_what_it_does(shared: Server) -> None:
    ann, bob = Friend(shared, "Ann"), Friend(shared, "Bob")
    table = open_table(ann, [bob])
    asyncio.run(play([ann, bob], table, 4, Random(3)))
    text = httpx.get(f"{shared.url}/metrics").text
    counted = dict(re.findall(r"^(backroom_\w+)(?:\{[^}]*\})? ([0-9.e+]+)$", text, re.MULTILINE))
    assert float(counted["backroom_rooms"]) >= 1
    assert float(counted["backroom_request_seconds_count"]) > 5
    assert "process_resident_memory_bytes" in text
    for name in ("words_total", "refusals_total", "bot_seconds_count", "store_seconds_count", "writes_waiting"):
        assert f"backroom_{name}" in text


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"])
def test_nobody_reads_the_numbers_through_a_proxy(shared: Server, header: str) -> None:
    assert httpx.get(f"{shared.url}/metrics", headers={header: "127.0.0.1"}).status_code == 404


def test_behind_a_proxy_the_numbers_need_their_token(public: Server) -> None:
    for token, status in (("", 401), ("Bearer sesame", 401), ("Bearer open sesame", 200)):
        assert httpx.get(f"{public.url}/metrics", headers={"authorization": token}).status_code == status


def test_in_a_network_nobody_reads_the_numbers_without_a_token(small: Server) -> None:
    assert httpx.get(f"{small.url}/metrics").status_code == 404


# where somebody comes from


def arrive(server: Server, forwarded: str) -> int:
    """Somebody new at a server that takes one person a minute from one address."""
    return httpx.post(
        f"{server.url}/api/people", json={"name": "Ann"}, headers={"x-forwarded-for": forwarded}
    ).status_code


def test_a_trusted_proxy_is_believed_and_nobody_before_it(public: Server) -> None:
    assert arrive(public, "198.51.100.1") == 201
    assert arrive(public, "198.51.100.1") == 429
    assert arrive(public, "203.0.113.9, 198.51.100.1") == 429, "the visitor made that up"
    assert arrive(public, "198.51.100.2, 192.0.2.7") == 201, "two proxies, one behind the other"


def test_who_is_not_trusted_cannot_say_where_it_comes_from(tmp_path: Path) -> None:
    with Server(tmp_path, requests_per_minute=4) as server:
        assert [arrive(server, f"198.51.100.{i}") for i in (1, 2)] == [201, 429]


# answers


@pytest.mark.parametrize("path", ["/healthz", "/api/games", "/api/nothing", "/api/schema"])
def test_every_answer_tells_the_browser_what_it_may_do(shared: Server, path: str) -> None:
    headers = httpx.get(shared.url + path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert "unsafe" not in headers["content-security-policy"]
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert "camera=()" in headers["permissions-policy"]
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cache-control"] == "no-store"
    assert "strict-transport-security" not in headers, "this server has no https"
    assert "server" not in headers


def test_a_server_for_the_public_insists_on_https(public: Server) -> None:
    headers = httpx.get(f"{public.url}/healthz").headers
    assert headers["strict-transport-security"].startswith("max-age=")
    assert "connect-src 'self' wss://games.example;" in headers["content-security-policy"]


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/nothing", None, 404),
        ("DELETE", "/api/games", None, 405),
        ("POST", "/api/people", b"{", 400),
        ("POST", "/api/people", b'{"name": 7}', 400),
        ("POST", "/api/people", b'{"name": "' + b"x" * 70_000 + b'"}', 413),
        ("GET", "/api/me", None, 401),
    ],
)
def test_every_mistake_is_answered_in_one_shape(
    shared: Server, method: str, path: str, body: bytes | None, status: int
) -> None:
    headers = {"content-type": "application/json", "origin": shared.url}
    answer = httpx.request(method, shared.url + path, content=body, headers=headers)
    assert answer.status_code == status, answer.text
    assert set(answer.json()) == {"status_code", "detail"}
    assert answer.json()["status_code"] == status
    assert answer.json()["detail"]


def test_our_own_fault_is_told_by_its_id_alone(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        with sqlite3.connect(tmp_path / "backroom.sqlite") as database:
            database.execute("ALTER TABLE people RENAME TO folk")
        answer = httpx.post(f"{server.url}/api/people", json={"name": "Xanthippe"})
        assert answer.status_code == 500
        assert set(answer.json()) == {"status_code", "detail", "id"}
        name = answer.json()["id"]
        assert answer.json()["detail"] == f"something went wrong here; it is noted under {name}"
        assert answer.headers["x-request-id"] == name
        assert "content-security-policy" in answer.headers
        (line,) = [line for line in server.lines() if line["event"] == "failed"]
        assert (line["request"], line["kind"], line["route"]) == (name, "OperationalError", "/api/people")
        assert any("people.py" in place for place in line["places"]), "it says where"
        assert "Xanthippe" not in server.log.read_text()


# going down


async def viewers_at(server: Server, wanted: int) -> list[Any]:
    """So many open sockets, of two players and some who watch."""
    ann, bob = Friend(server, "Ann"), Friend(server, "Bob")
    table = open_table(ann, [bob], listed=True)
    sockets = [await ann.live(table, 0), await bob.live(table, 1)]
    sockets += [await Friend(server, f"Cleo {i}").live(table, None) for i in range(wanted - 2)]
    for each in sockets:
        assert json.loads(await asyncio.wait_for(each.recv(), 10))["type"] in ("state", "company")
    return sockets


async def until_closed(each: Any) -> list[dict[str, Any]]:
    heard: list[dict[str, Any]] = []
    try:
        while True:
            heard.append(json.loads(await asyncio.wait_for(each.recv(), 10)))
    except websockets.exceptions.ConnectionClosed:
        return heard


def test_everybody_is_told_when_the_server_goes_down_and_who_does_not_read_keeps_nobody_up(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        *sockets, deaf = await viewers_at(server, 5)
        deaf.transport.pause_reading()
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        for each in sockets:
            assert (await until_closed(each))[-1]["type"] == "bye"
            assert each.close_code == 1012
        assert await asyncio.to_thread(server.process.wait, 20) == 0
        deaf.transport.abort()

    with Server(tmp_path, grace=3) as server:
        asyncio.run(scene(server))
        assert [line["event"] for line in server.lines()] == ["serving", "closing", "closed"]


def test_only_so_many_sockets_are_let_in(small: Server) -> None:
    async def scene() -> None:
        sockets = await viewers_at(small, 2)
        with pytest.raises(websockets.exceptions.InvalidStatus) as refused:
            await connect(f"ws://127.0.0.1:{small.port}/api/tables/any/live")
        assert refused.value.response.status_code == 503
        await sockets[0].close()
        later = await connect(f"ws://127.0.0.1:{small.port}/api/tables/any/live")
        for each in (later, sockets[1]):
            await each.close()

    asyncio.run(scene())


def test_while_it_drains_it_serves_but_is_not_ready_and_a_second_signal_ends_it(tmp_path: Path) -> None:
    with Server(tmp_path, drain=60) as server:
        process = server.process
        assert process is not None
        process.send_signal(signal.SIGTERM)
        until = time.monotonic() + 20
        while (answer := httpx.get(f"{server.url}/readyz")).status_code == 200:
            assert time.monotonic() < until
            time.sleep(0.05)
        assert answer.json() == {"status": "not ready", "reason": "the server is going down"}
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == -signal.SIGTERM


# the log


def secrets_of(file: Path) -> set[str]:
    """Everything in the database that the log must not have: all texts and numbers that are somebody's or hidden."""
    found: set[str] = set()
    with sqlite3.connect(file) as database:
        for seed, key, salts, name in database.execute("SELECT seed, key, salts, id FROM tables"):
            found |= {seed.hex(), key, name, *json.loads(salts)}
        for table, column in (
            ("people", "name"),
            ("people", "secret"),
            ("people", "id"),
            ("chairs", "name"),
            ("words", "word"),
        ):
            found |= {row[0] for row in database.execute(f"SELECT {column} FROM {table}")}
    return {secret for secret in found if secret}


def test_a_whole_game_leaves_nothing_of_anybody_in_the_log(tmp_path: Path) -> None:
    with Server(tmp_path, log_level="debug") as server:
        ann, bob = Friend(server, "Xanthippe"), Friend(server, "Yolanda")
        opened = ann.post("/tables", {"game": "coup", "seats": 2, "clock": "none"}).json()
        table, bob.key = opened["id"], opened["key"]
        bob.post(f"/tables/{table}/chairs/1", {"name": "Zenobia"})
        ann.post(f"/tables/{table}/chairs/0/salt", {"salt": "a pinch of seasoning"})
        ann.post(f"/tables/{table}/start")
        asyncio.run(play([ann, bob], table, 10_000, Random(8)))
        assert ann.state["view"]["asked"] == [], "it was played to the end"

        async def disturb() -> None:
            sockets = [await ann.live(table, 0), await bob.live(table, 1), await bob.live(table, 0)]
            for text in ('{"type":"talk","text":"psst, a whisper"}', "garbage-in", '{"type":"say","words":"sesame"}'):
                await sockets[0].send(text)
            await sockets[0].send('{"type":"ping","n":1}')
            while json.loads(await asyncio.wait_for(sockets[0].recv(), 10))["type"] != "pong":
                pass
            for each in sockets:
                await each.close()

        asyncio.run(disturb())
        secret_link = httpx.get(f"{server.url}/r/hush-hush?key={bob.key}&note=querulous")
        assert secret_link.status_code in (200, 404, 503)
        httpx.post(f"{server.url}/api/people", json={"name": "x" * 99})
        hidden = secrets_of(tmp_path / "backroom.sqlite")
        with sqlite3.connect(tmp_path / "backroom.sqlite") as database:
            database.execute("ALTER TABLE people RENAME TO folk")
        assert ann.http.get("/api/me").status_code == 500
        assert server.stop() == 0
    written = server.log.read_text()
    hidden |= {ann.cookie, bob.cookie, "psst", "garbage-in", "sesame", "hush-hush", "querulous", "x" * 20, "seasoning"}
    assert len(hidden) > 25
    assert {line["event"] for line in server.lines()} >= {"serving", "request", "failed", "closing", "closed"}
    for secret in hidden:
        assert not re.search(rf"(?<![\w-]){re.escape(secret)}(?![\w-])", written), secret
