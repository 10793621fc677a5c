"""The lobby over HTTP, on real servers: friends come by link, strangers meet, many who click at once are settled."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as connect_now

from backroom.games import GAMES
from tests.server.serving import Server
from tools.services import Postgres

ENOUGH = 1_000_000  # requests a minute


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("lobby"), requests_per_minute=ENOUGH) as running:
        yield running


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[list[Server]]:
    """Two nodes on one database."""
    folder, database = tmp_path_factory.mktemp("nodes"), postgres.database()
    with (
        Server(folder, database, requests_per_minute=ENOUGH) as one,
        Server(folder, database, requests_per_minute=ENOUGH) as two,
    ):
        yield [one, two]


def person(server: Server, name: str) -> httpx.Client:
    client = server.client()
    assert client.post("/api/people", json={"name": name}).status_code == 201
    return client


def opened(client: httpx.Client, **wish: Any) -> tuple[str, dict[str, str]]:
    """A new table: its path, and the header with its key."""
    answer = client.post("/api/tables", json={"game": "coup", "seats": 3, "clock": "none", **wish})
    assert answer.status_code == 201, answer.text
    return f"/api/tables/{answer.json()['id']}", {"x-table-key": answer.json()["key"]}


def at_once(clients: Sequence[httpx.Client], path: str, data: object, **headers: str) -> list[httpx.Response]:
    """All ask for the same at the same moment."""
    with ThreadPoolExecutor(len(clients)) as pool:
        asked = [pool.submit(client.post, path, json=data, headers=headers) for client in clients]
        return [answer.result() for answer in asked]


def codes(answers: list[httpx.Response]) -> list[int]:
    return sorted(answer.status_code for answer in answers)


# many at once, on two nodes


def test_of_many_who_click_on_a_chair_one_gets_it(nodes: list[Server]) -> None:
    people = [person(nodes[n % 2], f"Guest {n}") for n in range(8)]
    for _ in range(3):
        path, key = opened(people[0])
        assert codes(at_once(people, f"{path}/chairs/1", {"name": "Me"}, **key)) == [201] + [409] * 7
        mine = [people[n].get(path, headers=key).json()["chairs"][1]["mine"] for n in range(8)]
        assert sum(mine) == 1
        people[0].delete(path)


def test_strangers_who_want_to_play_meet(nodes: list[Server]) -> None:
    people = [person(nodes[n % 2], f"Stranger {n}") for n in range(9)]
    answers = at_once(people, "/api/quick", {"game": "coup", "clock": "fast"})
    assert codes(answers) == [201] * 9
    ids = {answer.json()["id"] for answer in answers}
    assert len(ids) == 3
    tables = [people[0].get(f"/api/tables/{table_id}").json() for table_id in ids]
    assert [table["status"] for table in tables] == ["running"] * 3
    assert all(chair["kind"] == "person" for table in tables for chair in table["chairs"])


async def leave(server: Server, client: httpx.Client, path: str) -> None:
    """Leave a game of two for good, which ends it."""
    headers = {"cookie": f"backroom={client.cookies['backroom']}"}
    async with connect(f"ws://127.0.0.1:{server.port}{path}/live", additional_headers=headers) as socket:
        await socket.send(json.dumps({"type": "resume", "seat": 0}))
        await socket.send(json.dumps({"type": "leave", "seat": 0}))
        async with asyncio.timeout(30):
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "company" and message["over"]:
                    return


def test_a_rematch_asked_for_twice_is_one(nodes: list[Server]) -> None:
    ann = person(nodes[0], "Ann")
    path, _ = opened(ann, seats=2, chairs=["me", "bot:random"], options={"first_player": 1}, start=True)
    assert ann.post(f"{path}/rematch").status_code == 409, "it is not over"
    asyncio.run(leave(nodes[0], ann, path))
    other = nodes[1].client()
    other.cookies = ann.cookies
    answers = at_once((ann, other) * 3, f"{path}/rematch", {})
    assert codes(answers) == [201] * 6
    new = answers[0].json()
    assert {answer.json()["id"] for answer in answers} == {new["id"]}
    assert ann.get(path).json()["rematch"] == new["id"]
    assert new["options"]["first_player"] == 1, "the last winner"
    assert [chair["kind"] for chair in new["chairs"]] == ["person", "bot"]
    assert new["status"] == "running", "nobody else is waited for"


# friends


def test_friends_come_by_an_invitation_without_an_account(server: Server) -> None:
    ann, bob = person(server, "Ann"), person(server, "Bob")
    path, _ = opened(ann)
    invitation = ann.get(f"{path}/invitation").json()
    before, fragment = invitation["link"].split("#")
    assert before == f"{server.url}/", "what is secret is after the sign that browsers keep to themselves"
    told = dict(part.split("=") for part in fragment.split("&"))
    assert path.endswith(told["table"])
    assert invitation["svg"].startswith("<svg")
    key = {"x-table-key": told["key"]}
    assert bob.get(path).status_code == 404
    assert bob.get(path, headers=key).json()["host"] is False
    assert bob.get(f"{path}/invitation", headers=key).status_code == 403, "who has no chair invites nobody"
    assert bob.post(f"{path}/chairs/1", json={"name": "Bobby"}, headers=key).json()["chairs"][1]["name"] == "Bobby"
    assert bob.get(f"{path}/invitation").json()["link"] == invitation["link"], "now no key is needed"
    assert bob.put(f"{path}/chairs/1", json={"name": "Robert"}).json()["chairs"][1]["name"] == "Robert"
    assert ann.post(f"{path}/host", json={"seat": 1}).json()["host"] is False
    assert bob.put(path, json={"clock": "fast", "options": {"inquisitor": True}}).json()["clock"] == "fast"
    assert bob.post(f"{path}/chairs/2/bot", json={"bot": "soldier"}).json()["chairs"][2]["bot"] == "soldier"
    assert bob.delete(f"{path}/chairs/0").json()["chairs"][0]["kind"] == "open"
    assert ann.get(path).status_code == 404, "who was sent away is a stranger again"


def test_a_late_friend_asks_the_host_for_the_chair_of_a_bot(server: Server) -> None:
    """A second face of somebody who plays took it, saw its hand and gave it back."""
    ann, bob = person(server, "Ann"), person(server, "Bob")
    chairs = ["me", "bot:soldier", "me:Zoe"]
    path, key = opened(ann, chairs=chairs, start=True)
    with at_the_table(server, ann, path, 0, key) as host, at_the_table(server, bob, path, None, key) as guest:
        asked = bob.post(f"{path}/chairs/1", json={"name": "Bob"}, headers=key)
        assert asked.status_code == 201, asked.text
        assert [chair["mine"] for chair in asked.json()["chairs"]] == [False] * 3
        knocking = hear(host, "knocks")["waiting"]
        assert [(one["seat"], one["name"]) for one in knocking] == [(1, "Bob")]
        host.send(json.dumps({"type": "admit", "n": knocking[0]["n"], "on": True}))
        while hear(guest, "company")["chairs"][1]["kind"] != "person":
            pass
    taken = bob.get(path).json()
    assert [chair["mine"] for chair in taken["chairs"]] == [False, True, False]
    assert bob.post(f"{path}/chairs/2", json={"name": "Bob"}).status_code == 409
    public, _ = opened(ann, chairs=chairs, start=True, listed=True)
    assert bob.post(f"{public}/chairs/1", json={"name": "Bob"}).status_code in (403, 409)
    assert bob.get(public).json()["chairs"][1]["kind"] == "bot"


@contextmanager
def at_the_table(
    server: Server, person: httpx.Client, path: str, seat: int | None, key: dict[str, str]
) -> Iterator[ClientConnection]:
    """A socket of somebody who is at the table."""
    cookie = {"cookie": f"backroom={person.cookies['backroom']}"}
    with connect_now(f"ws://127.0.0.1:{server.port}{path}/live", additional_headers=cookie) as socket:
        socket.send(json.dumps({"type": "resume", "seat": seat, "key": key["x-table-key"]}))
        hear(socket, "company")
        yield socket


def hear(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of that kind."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=20))
        if message["type"] == kind:
            return message


def test_public_tables_are_listed_page_by_page(server: Server) -> None:
    ann = person(server, "Ann")
    paths = [opened(ann, game="derpate", listed=True)[0] for _ in range(3)]
    page = ann.get("/api/tables", params={"game": "derpate"}).json()
    assert [f"/api/tables/{table['id']}" for table in page["tables"]] == paths[::-1]
    assert page["next"] is None
    last = page["tables"][0]
    older = ann.get("/api/tables", params={"game": "derpate", "before": f"{last['made_at']}.{last['id']}"}).json()
    assert older["tables"] == page["tables"][1:]
    assert ann.get("/api/tables", params={"before": "yesterday"}).status_code == 400
    assert ann.get("/api/tables", params={"game": "chess"}).status_code == 400


def test_one_person_on_several_devices(server: Server) -> None:
    phone, laptop = person(server, "Ann"), server.client()
    path, _ = opened(phone)
    link = phone.post("/api/people/me/return").json()["link"]
    before, secret = link.split("#return=")
    assert before == f"{server.url}/"
    assert laptop.get(path).status_code == 404
    back = laptop.post("/api/people/return", json={"secret": secret})
    assert (back.status_code, back.json()) == (201, phone.get("/api/me").json())
    assert laptop.get(path).json()["chairs"][0]["mine"], "the chair is theirs on any device"
    assert laptop.post("/api/people/return", json={"secret": secret + "x"}).status_code == 403
    assert laptop.post("/api/people/me/logout").status_code == 201
    assert "backroom" not in laptop.cookies
    assert laptop.get("/api/me").status_code == 401
    assert laptop.post("/api/people/return", json={"secret": secret}).status_code == 201, "the link lasts"
    assert phone.post("/api/people/me/renew").status_code == 201
    assert (phone.get("/api/me").status_code, laptop.get("/api/me").status_code) == (200, 401)
    assert laptop.post("/api/people/return", json={"secret": secret}).status_code == 403
    assert phone.delete("/api/me").json()["name"] == "somebody"
    assert phone.get("/api/me").status_code == 401


# what a form needs


def wishes(game: dict[str, Any], clocks: list[str]) -> Iterator[dict[str, Any]]:
    """Every choice of every option, as somebody would fill in the form; with each of the clocks and bots."""
    for option in game["options"]:
        seats = option["seats"][0] if option["seats"] else game["least"]
        needed = dict.fromkeys(option["needs"], True)
        said = {
            "switch": [True, False],
            "choice": option["choices"],
            "seat": list(range(seats)),
            "number": [option["default"], 7],
        }[option["kind"]]
        for value in said:
            yield {"seats": seats, "options": {**needed, option["name"]: value}}
    for clock in clocks:
        yield {"seats": game["most"], "clock": clock}
    for bot in game["bots"] + game["characters"]:
        yield {"seats": game["least"], "chairs": ["me"] + [f"bot:{bot}"] * (game["least"] - 1), "start": True}


@pytest.mark.parametrize("key", GAMES)
def test_the_list_of_games_is_all_that_a_form_needs(server: Server, key: str) -> None:
    shelf = server.client().get("/api/games").json()
    game = shelf["games"][key]
    assert all(option["meaning"] and option["rule"] for option in game["options"])
    assert all(each["meaning"] for each in shelf["clocks"] + shelf["bots"])
    assert {bot["name"] for bot in shelf["bots"]} >= {*game["bots"], *game["characters"]}
    assert game["bots"][0] == "soldier", "whoever plays at once plays with the first"
    assert {"capo@100ms", "capo", "capo@1000ms"} < set(game["bots"])
    ann = person(server, "Ann")
    for n, wish in enumerate(wishes(game, [clock["name"] for clock in shelf["clocks"]])):
        if n % 15 == 14:
            ann = person(server, "Ann")  # nobody has very many tables
        opened(ann, game=key, **wish)


def test_no_address_holds_a_secret(server: Server) -> None:
    """Proxies log addresses: every secret is in a header, a body or after the #."""
    described = server.client().get("/api/schema/openapi.json").json()
    names = {
        parameter["name"]
        for ways in described["paths"].values()
        for way in ways.values()
        for parameter in way.get("parameters", ())
        if parameter["in"] in ("path", "query")
    }
    assert not names & {"key", "secret", "token", "x-table-key"}
