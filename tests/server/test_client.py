"""How the built client is sent: types, what a browser may keep, and one page for every address inside of it."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient, create_test_client

from backroom.server.edge.client import client_routes
from backroom.server.lobby.rulebooks import rulebook_routes
from tests.server.serving import Server

PAGE = "<!doctype html><title>Backroom</title>"
SCRIPT = "const table = 1;\n" * 100
Client = TestClient[Litestar]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "index-abc.js").write_text(SCRIPT)
    (folder / "mark.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("nobody may see this")
    with create_test_client(client_routes(folder)) as found:
        yield found


@pytest.mark.parametrize("path", ["/", "/t/abc", "/open/coup", "/settings", "/a/b/c"])
def test_every_address_inside_the_client_is_the_page_and_is_asked_for_every_time(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.text == PAGE
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_a_file_named_after_its_content_may_be_kept_for_ever(client: Client) -> None:
    answer = client.get("/assets/index-abc.js", headers={"accept-encoding": "identity"})
    assert answer.text == SCRIPT
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_texts_are_packed_for_browsers_that_can_unpack_them(client: Client) -> None:
    with client.stream("GET", "/assets/index-abc.js", headers={"accept-encoding": "gzip, br"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["vary"] == "accept-encoding"
        packed = b"".join(answer.iter_raw())
    assert len(packed) < len(SCRIPT)
    assert gzip.decompress(packed).decode() == SCRIPT


def test_what_a_browser_has_is_not_sent_again(client: Client) -> None:
    tag = client.get("/mark.svg").headers["etag"]
    answer = client.get("/mark.svg", headers={"if-none-match": tag})
    assert (answer.status_code, answer.content) == (304, b"")


@pytest.mark.parametrize(
    "path", ["/assets/gone-123.js", "/api/nothing", "/metrics/x", "/../secret.txt", "/assets/..%2f..%2fsecret.txt"]
)
def test_what_is_no_page_and_no_file_is_not_there(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert "nobody may see" not in answer.text


def test_without_a_build_the_page_says_how_to_make_one(tmp_path: Path) -> None:
    with create_test_client(client_routes(tmp_path)) as found:
        answer = found.get("/t/abc")
        assert answer.status_code == 503
        assert "'make play'" in answer.text
        assert "'make dist'" in answer.text
        assert found.get("/assets/index-abc.js").status_code == 404


def test_a_law_book_tells_every_rule_by_its_id() -> None:
    with create_test_client(rulebook_routes) as found:
        book: dict[str, Any] = found.get("/api/rules/coup").json()
        assert {rule["id"]: rule["text"] for rule in book["rules"]}["COUP-GEN-01"]
        assert {rule["lang"] for rule in book["rules"]} == {"en"}
        assert found.get("/api/rules/chess").status_code == 404


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("packed"), requests_per_minute=5000) as server:
        yield server


def sent(ann: httpx.Client, path: str, **more: Any) -> tuple[str, int]:
    """How an answer travels: packed or not, and in how many bytes."""
    with ann.stream("GET", path, headers={"accept-encoding": "gzip"}, **more) as answer:
        assert answer.status_code == 200
        return answer.headers.get("content-encoding", ""), sum(map(len, answer.iter_raw()))


def test_what_is_the_same_for_everybody_travels_packed(running: Server) -> None:
    with running.client() as ann:
        for path in ("/api/rules/coup?lang=fa", "/api/games", "/api/games/corleone/printed"):
            plain = len(ann.get(path, headers={"accept-encoding": "identity"}).content)
            how, size = sent(ann, path)
            assert how == "gzip", path
            assert size < plain / 2
            assert "accept-encoding" in ann.get(path).headers["vary"].lower()


def test_no_answer_that_may_hold_a_secret_is_packed(running: Server) -> None:
    """Its length would tell of the secret to whoever puts a text beside it, such as a name."""
    with running.client() as ann:
        ann.post("/api/people", json={"name": "Ann"})
        wish = {
            "game": "coup",
            "seats": 10,
            "chairs": ["me"] + [f"me:{'Bo ' * 7}{n}" for n in range(9)],
            "listed": True,
        }
        opened = ann.post("/api/tables", json=wish).json()
        path = f"/api/tables/{opened['id']}"
        for secret in (
            path,
            f"{path}/invitation",
            "/api/tables",
            "/api/me",
            "/api/records?mine=true",
            "/api/people/me/statistics",
        ):
            assert sent(ann, secret)[0] == "", secret
        assert sent(ann, path)[1] > 600, "long enough to be packed"
