"""What is kept out: other sites, too many requests, bodies that are too large; and what no answer ever shows."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Request
from litestar.exceptions import HTTPException
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from backroom.server.edge.guard import MOST_BUCKETS, Buckets, Guard, address, is_here
from backroom.server.settings import Settings
from tests.server.serving import Server


class Hands:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


# buckets


def test_a_full_bucket_gives_a_minute_s_drops_at_once_and_then_one_at_a_time() -> None:
    clock = Hands()
    buckets = Buckets(clock)
    assert [buckets.wait("ann", 6) for _ in range(6)] == [0] * 6
    assert buckets.wait("ann", 6) == pytest.approx(10)
    clock.at = 9
    assert buckets.wait("ann", 6) == pytest.approx(1), "asking too early does not make it longer"
    clock.at = 10
    assert buckets.wait("ann", 6) == 0
    assert buckets.wait("ann", 6) == pytest.approx(10)
    assert buckets.wait("bob", 6) == 0, "everybody has their own"


@given(st.lists(st.tuples(st.sampled_from("abc"), st.floats(0, 30)), max_size=200), st.integers(1, 100))
def test_nobody_gets_more_than_the_bucket_and_what_drips_in(asked: list[tuple[str, float]], rate: int) -> None:
    clock = Hands()
    buckets = Buckets(clock)
    got = dict.fromkeys("abc", 0)
    for key, pause in asked:
        clock.at += pause
        got[key] += buckets.wait(key, rate) == 0
    assert all(n <= rate + clock.at * rate / 60 + 1e-6 for n in got.values())


def test_there_are_only_so_many_buckets_and_the_one_in_use_stays() -> None:
    buckets = Buckets(Hands(), most=10)
    for n in range(100):
        buckets.wait("here", 1000)
        buckets.wait(f"made up {n}", 1)
    assert len(buckets.drops) == 10
    assert buckets.wait("here", 1000) == 0
    assert buckets.drops["here"][0] == 1000 - 101


def at(host: str) -> str:
    request: Request[Any, Any, Any] = Request({"type": "http", "client": (host, 1), "headers": []})  # type: ignore[arg-type]
    return address(request)


def test_an_ipv6_network_is_one_address_and_a_mapped_address_is_itself() -> None:
    assert at("2001:db8::1") == at("2001:db8::ffff:2")
    assert at("2001:db8::1") != at("2001:db8:0:1::1")
    assert at("::ffff:10.0.0.1") == at("10.0.0.1")
    assert at("10.0.0.1") != at("10.0.0.2")


# a real server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("guarded"), requests_per_minute=100_000) as running:
        yield running


@pytest.fixture
def ann(server: Server) -> httpx.Client:
    client = server.client()
    assert client.post("/api/people", json={"name": "Ann"}).status_code == 201
    return client


def shape(answer: httpx.Response, status: int) -> str:
    """An error has one shape; what it says."""
    assert answer.status_code == status, answer.text
    assert set(answer.json()) == {"status_code", "detail"}
    assert answer.json()["status_code"] == status
    return str(answer.json()["detail"])


WISH = {"game": "coup", "seats": 2}


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "cross-site", "origin": "http://{host}"},
    ],
)
def test_another_site_changes_nothing(server: Server, ann: httpx.Client, headers: dict[str, str]) -> None:
    told = {name: value.format(host=f"127.0.0.1:{server.port}") for name, value in headers.items()}
    assert "our own pages" in shape(ann.post("/api/tables", json=WISH, headers=told), 403)
    assert "our own pages" in shape(ann.put("/api/me", json={"name": "Eve"}, headers=told), 403)
    assert "our own pages" in shape(ann.delete("/api/me", headers=told), 403)
    assert ann.get("/api/me", headers=told).json()["name"] == "Ann"


@pytest.mark.parametrize(
    "headers", [{}, {"origin": "http://{host}", "sec-fetch-site": "same-origin"}, {"origin": "http://{host}"}]
)
def test_our_own_pages_and_programs_may(server: Server, ann: httpx.Client, headers: dict[str, str]) -> None:
    told = {name: value.format(host=f"127.0.0.1:{server.port}") for name, value in headers.items()}
    assert ann.post("/api/tables", json=WISH, headers=told).status_code == 201


@pytest.mark.parametrize("kind", ["application/x-www-form-urlencoded", "multipart/form-data", "text/plain", ""])
def test_what_a_form_can_send_is_refused(ann: httpx.Client, kind: str) -> None:
    answer = ann.post("/api/people", content=b'{"name": "Eve"}', headers={"content-type": kind})
    assert "JSON" in shape(answer, 415)
    assert "JSON" in shape(ann.post("/api/people/me/renew", headers={"content-type": kind or "text/plain"}), 415)
    assert ann.get("/api/me").status_code == 200


def test_a_body_that_is_too_large_is_not_read(ann: httpx.Client) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(200):
            yield b" " * 1000

    headers = {"content-type": "application/json"}
    shape(ann.post("/api/people", content=b'{"name": "' + b"x" * 100_000 + b'"}', headers=headers), 413)
    shape(ann.post("/api/people", content=endless(), headers=headers), 413)


def test_the_cookie_is_not_for_scripts_nor_for_other_sites_and_no_answer_shows_it(ann: httpx.Client) -> None:
    made = ann.post("/api/people", json={"name": "Bob"})
    cookie = made.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie, "this server has no https"
    secret = made.cookies["backroom"]
    answers = [
        made,
        ann.get("/api/me"),
        ann.post("/api/people/me/return"),
        ann.post("/api/tables", json=WISH),
        ann.get("/api/tables/nowhere"),
        ann.post("/api/people", json={"name": 7}),
        ann.post("/api/people", content=b"{", headers={"content-type": "application/json"}),
    ]
    assert all(secret not in answer.text for answer in answers)


@pytest.mark.parametrize(
    ("body", "says"),
    [
        (b"{", ""),
        (b"[]", "object"),
        (b'{"name": 7}', "str"),
        (b'{"name": "Ann", "admin": true}', "admin"),
        (b'{"name": "\\ud800"}', ""),
        (b"\xff\xfe", ""),
    ],
)
def test_a_body_that_is_none_is_refused_in_plain_words(ann: httpx.Client, body: bytes, says: str) -> None:
    told = shape(ann.post("/api/people", content=body, headers={"content-type": "application/json"}), 400)
    assert told
    assert says in told
    assert "Traceback" not in told
    assert "/" not in told


def test_nothing_tells_whether_a_private_table_exists(server: Server, ann: httpx.Client) -> None:
    table = ann.post("/api/tables", json=WISH).json()["id"]
    eve = server.client()
    eve.post("/api/people", json={"name": "Eve"})

    def asked(table_id: str) -> list[tuple[int, bytes]]:
        path, wrong = f"/api/tables/{table_id}", {"x-table-key": "guess"}
        answers = [
            eve.get(path),
            eve.get(path, headers=wrong),
            eve.put(path, json={}),
            eve.delete(path),
            eve.get(f"{path}/invitation"),
            eve.post(f"{path}/chairs/1", json={"name": "Eve"}),
            eve.delete(f"{path}/chairs/0"),
            eve.post(f"{path}/chairs/99/bot", json={"bot": "nobody"}),
            eve.post(f"{path}/chairs/0/salt", json={"salt": "x"}),
            eve.post(f"{path}/host", json={"seat": 0}),
            eve.post(f"{path}/start"),
            eve.post(f"{path}/rematch"),
        ]
        return [(answer.status_code, answer.content) for answer in answers]

    there, nowhere = asked(table), asked("AAAAAAAAAAAAAAAA")
    assert there == nowhere
    assert {status for status, _ in there} == {404}


def until_refused(ask: Callable[[], httpx.Response], most: int = 500) -> list[httpx.Response]:
    """Ask until it is too much; drops that drip in meanwhile do not matter."""
    answers: list[httpx.Response] = []
    while len(answers) < most and (not answers or answers[-1].status_code != 429):
        answers.append(ask())
    assert answers[-1].status_code == 429, f"{most} were let through"
    return answers


def test_too_many_requests_are_told_when_to_come_back(tmp_path: Path) -> None:
    with Server(tmp_path, requests_per_minute=20) as strict:
        ann, bob = strict.client(), strict.client()
        for client in (ann, bob):
            assert client.post("/api/people", json={"name": "Ann"}).status_code == 201
        answers = until_refused(lambda: ann.get("/api/me"))
        assert [answer.status_code for answer in answers[:20]] == [200] * 20
        assert "too much" in shape(answers[-1], 429)
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 3
        assert bob.get("/api/me").status_code == 200, "somebody else at the same address is not disturbed"
        assert len(until_refused(lambda: bob.post("/api/tables", json=WISH))) < 8, "tables are dearer"
        assert len(until_refused(lambda: bob.post("/api/people", json={"name": "x"}))) < 8, "and people"
        assert strict.client().get("/healthz").status_code == 200


def forwarded(client: httpx.Client) -> set[int]:
    """Ask as if a proxy had passed on the requests of many."""
    headers = [{"x-forwarded-for": f"203.0.113.{n}"} for n in range(12)]
    return {client.get("/api/games", headers=told).status_code for told in headers}


def test_neither_a_made_up_address_nor_made_up_cookies_help(tmp_path: Path) -> None:
    with Server(tmp_path, requests_per_minute=6) as strict:
        client, names = strict.client(), iter(range(1000))
        assert forwarded(client) == {200, 429}
        made_up = until_refused(lambda: client.get("/api/me", headers={"cookie": f"backroom={next(names)}"}))
        assert [answer.status_code for answer in made_up[:40]] == [401] * 40
        assert {client.get("/healthz").status_code for _ in range(80)} == {200}


def test_behind_a_trusted_proxy_with_https_everybody_has_an_address_and_a_cookie_for_https(tmp_path: Path) -> None:
    public = "https://games.example"
    with Server(tmp_path, requests_per_minute=6, trusted_proxies="127.0.0.1", public=public) as behind:
        client = behind.client()
        assert forwarded(client) == {200}
        made = client.post("/api/people", json={"name": "Ann"}, headers={"origin": public})
        assert "secure" in made.headers["set-cookie"].lower()
        known = {"cookie": f"backroom={made.cookies['backroom']}"}
        link = client.post("/api/people/me/return", headers=known).json()["link"]
        assert link.startswith(f"{public}/#return=")


def test_made_up_cookies_do_not_empty_the_day_s_bucket_of_tables_out() -> None:
    clock = Hands()
    guard = Guard(Settings(requests_per_minute=240), clock)

    def asks(method: str, path: str, cookie: int) -> bool:
        headers = [(b"cookie", b"backroom=made-up-%d" % cookie)]
        scope: Any = {"type": "http", "method": method, "path": path, "headers": headers, "client": ("192.0.2.1", 1)}
        try:
            guard.count(Request(scope))
        except HTTPException:
            return False
        return True

    opened = 0
    while asks("POST", "/api/tables", opened):
        opened += 1
        clock.at += 0.1
    assert 200 < opened < 300
    for cookie in range(MOST_BUCKETS + 10):
        clock.at += 0.03
        assert asks("GET", "/api/tables", 1_000 + cookie)
    again = 0
    while asks("POST", "/api/tables", 100_000 + again):
        again += 1
    assert again <= clock.at / 60 + 1, "only what the day has given since"


# bodies and messages that are nested without end

DEEP = "[" * 50_000
TOO_DEEP = [f'{{"name": {DEEP}', f'{{"x": {DEEP}, "name": "Ann"}}', DEEP]


def errors(server: Server) -> list[dict[str, Any]]:
    return [line for line in server.lines() if line.get("level") in ("error", "critical")]


@pytest.mark.parametrize("body", TOO_DEEP)
def test_a_body_that_is_nested_without_end_is_refused_plainly(server: Server, ann: httpx.Client, body: str) -> None:
    as_json = {"content-type": "application/json"}
    for method, path in (
        ("POST", "/api/people"),
        ("POST", "/api/tables"),
        ("PUT", "/api/me"),
        ("POST", "/api/records"),
    ):
        shape(ann.request(method, path, content=body, headers=as_json), 400)
    shape(ann.post("/api/records", json={"line": body}), 400)
    assert errors(server) == []


def test_a_message_that_is_nested_before_its_tag_is_refused_plainly(server: Server, ann: httpx.Client) -> None:
    wish = {"game": "coup", "seats": 2, "chairs": ["me", "bot:random"], "start": True}
    table = ann.post("/api/tables", json=wish).json()
    cookie = {"cookie": f"backroom={ann.cookies['backroom']}"}
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table['id']}/live"
    with connect(url, additional_headers=cookie) as socket:
        socket.send('{"type": "resume", "seat": 0}')
        deep = "[" * 7_000
        socket.send(f'{{"n": {deep}')
        socket.send('{"type": "ping"}')
        told = [json.loads(socket.recv(timeout=20))]
        while told[-1]["type"] != "pong":
            told.append(json.loads(socket.recv(timeout=20)))
    assert [one["reason"] for one in told if one["type"] == "refused"] == [
        "this is no message: it is nested too deeply"
    ]
    assert errors(server) == []


# names that lead here


def named(server: Server, host: str) -> int:
    with httpx.Client(base_url=server.url, headers={"host": host}) as client:
        answer = client.post("/api/people", json={"name": "Eve"})
        assert client.get("/api/games").status_code == (200 if answer.status_code == 201 else 421)
        return answer.status_code


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:{port}", "127.0.0.1.evil.example:{port}", "localhost.evil.example", "::x"],
)
def test_a_stranger_s_name_that_leads_here_is_not_ours(server: Server, host: str) -> None:
    """Such a page would have been taken for one of our own."""
    assert named(server, host.format(port=server.port)) == 421
    url = f"ws://127.0.0.1:{server.port}/api/tables/t/live"
    with pytest.raises(InvalidStatus) as refused, connect(url, additional_headers={"host": "evil.example"}):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:{port}",
        "localhost:{port}",
        "[::1]:{port}",
        "192.168.1.23:{port}",
        "living-room:{port}",
        "pi.local:80",
    ],
)
def test_a_phone_in_the_network_finds_us_by_address_or_by_name(server: Server, host: str) -> None:
    assert named(server, host.format(port=server.port)) == 201


def test_the_public_name_is_ours_and_is_told_how_to_be(server: Server, tmp_path: Path) -> None:
    settings = Settings(public="https://Games.example")
    assert is_here("games.example", settings)
    assert is_here("games.example:443", settings)
    assert not is_here("games.example", Settings())
    with httpx.Client(base_url=server.url, headers={"host": "games.example"}) as client:
        assert "--public" in shape(client.get("/"), 421)
