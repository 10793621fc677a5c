"""The description of the interface, tried out on a real server: it answers as promised, and nothing is our fault."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.serving import Server

EXAMPLES = 6  # for each route
SEED = 20
CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
)
GOODBYES = ("/api/people/me/logout", "/api/people/me/renew")  # after these the cookie is nobody's
UNSAFE = ("post", "put", "delete", "patch")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("described"), requests_per_minute=1_000_000) as running:
        yield running


def arrive(server: Server) -> httpx.Client:
    client = server.client()
    assert client.post("/api/people", json={"name": "Ann"}).status_code == 201
    return client


def description(server: Server) -> dict[str, Any]:
    answer = server.client().get("/api/schema/openapi.json")
    assert answer.status_code == 200
    described: dict[str, Any] = answer.json()
    return described


def try_out(server: Server, folder: Path, described: dict[str, Any], client: httpx.Client, *more: str) -> None:
    """Let a tool make requests from the description, good ones and bad ones; it says what does not fit."""
    path = folder / "openapi.json"
    path.write_text(json.dumps(described))
    tried = subprocess.run(
        [
            *(str(Path(sys.executable).with_name("schemathesis")), "run", str(path), "--url", server.url),
            *("--phases", "examples,coverage,fuzzing", "--max-examples", str(EXAMPLES), "--seed", str(SEED)),
            *(
                "--checks",
                ",".join((*CHECKS, *more)),
                "--generation-database",
                "none",
                "--no-color",
                "--warnings",
                "off",
            ),
            *("--continue-on-failure", "--header", f"Cookie: backroom={client.cookies['backroom']}"),
        ],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert tried.returncode == 0, tried.stdout[-6000:] + tried.stderr[-2000:]


def tables(client: httpx.Client) -> list[str]:
    """A table in each state that a route may find one in."""
    bots = {"game": "coup", "seats": 3, "chairs": ["me", "bot:random", "bot:random"], "clock": "none"}
    wishes: list[dict[str, Any]] = [
        {"game": "coup", "seats": 3},
        bots,
        bots | {"start": True},
        {"game": "derpate", "seats": 2, "listed": True},
        {"game": "corleone", "seats": 2},
    ]
    opened = [client.post("/api/tables", json=wish) for wish in wishes]
    assert [answer.status_code for answer in opened] == [201] * len(wishes)
    ids = [str(answer.json()["id"]) for answer in opened]
    assert client.delete(f"/api/tables/{ids[-1]}").json()["status"] == "closed"
    return [*ids, "nowhere"]


def narrowed(described: dict[str, Any], ids: list[str]) -> dict[str, Any]:
    """The same description for tables and chairs that are there, without what would make us a stranger."""
    paths = {path: ways for path, ways in described["paths"].items() if path not in GOODBYES}
    paths["/api/me"].pop("delete")
    for ways in paths.values():
        for way in ways.values():
            for parameter in way.get("parameters", ()):
                if parameter["name"] == "table_id":
                    parameter["schema"] = {"type": "string", "enum": ids}
                if parameter["name"] == "seat":
                    parameter["schema"] = {"type": "integer", "enum": [0, 1, 2, 3]}
    schemas = described["components"]["schemas"]
    for name in ("Wish", "Quick"):
        schemas[name]["properties"]["game"] = {"type": "string", "enum": ["coup", "corleone", "derpate", "chess"]}
        schemas[name]["properties"]["clock"] = {"type": "string", "enum": ["none", "normal", "never"]}
    schemas["Wish"]["properties"]["seats"] = {"type": "integer", "enum": [1, 2, 3, 4]}
    chairs = {"type": "string", "enum": ["me", "me:Zoe", "open", "bot:soldier", "bot:random", "bot:nobody"]}
    schemas["Wish"]["properties"]["chairs"] = {"type": "array", "maxItems": 4, "items": chairs}
    return described | {"paths": paths}


def test_every_route_answers_strangers_as_described(server: Server, tmp_path: Path) -> None:
    try_out(server, tmp_path, description(server), arrive(server), "unsupported_method")
    assert faults(server) == []


def test_every_route_answers_at_real_tables_as_described(server: Server, tmp_path: Path) -> None:
    client = arrive(server)
    try_out(server, tmp_path, narrowed(description(server), tables(client)), client)
    assert faults(server) == []


def faults(server: Server) -> list[dict[str, Any]]:
    return [line for line in server.lines() if line["level"] == "error"]


def test_every_route_says_what_it_refuses(server: Server) -> None:
    described = description(server)
    problem = {"$ref": "#/components/schemas/Problem"}
    for path, ways in described["paths"].items():
        for method, way in ways.items():
            wrong = {int(code): answer for code, answer in way["responses"].items() if int(code) >= 400}
            assert {400, 429} <= set(wrong), (method, path)
            assert method not in UNSAFE or {401, 403, 415} <= set(wrong), (method, path)
            assert "{" not in path or 404 in wrong, (method, path)
            for answer in wrong.values():
                assert answer["content"]["application/json"]["schema"] == problem, (method, path)
            assert way.get("description") or way.get("summary"), (method, path)
