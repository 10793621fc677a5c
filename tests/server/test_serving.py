"""A real server, real sockets: friends open a table, play, are cut off and come back."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.client import ClientConnection, connect

from tests.server.serving import Server


class Friend:
    """A person with a browser of sorts."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.http = server.client()
        answer = self.http.post("/api/people", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.cookie = answer.cookies["backroom"]
        self.key = ""
        self.seq = 0
        self.state: dict[str, Any] = {}
        self.facts: list[dict[str, Any]] = []
        self.refused: list[dict[str, Any]] = []

    def post(self, path: str, data: object = None) -> httpx.Response:
        headers = {"x-table-key": self.key} if self.key else {}
        return self.http.post(f"/api{path}", json=data if data is not None else {}, headers=headers)

    async def live(self, table: str, seat: int | None) -> ClientConnection:
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live"
        socket = await connect(url, additional_headers={"cookie": f"backroom={self.cookie}"})
        await socket.send(json.dumps({"type": "resume", "seat": seat, "seq": self.seq, "key": self.key}))
        return socket

    def take(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "state":
            assert message["since"] == self.seq, "no fact is told twice, none is left out"
            self.state, self.seq = message, message["seq"]
            self.facts += message["events"]
        elif message["type"] == "refused":
            self.refused.append(message)


def open_table(host: Friend, guests: list[Friend], **wish: Any) -> str:
    opened = host.post("/tables", {"game": "coup", "seats": 1 + len(guests), "clock": "none", **wish})
    assert opened.status_code == 201, opened.text
    table = opened.json()["id"]
    for seat, guest in enumerate(guests, 1):
        guest.key = opened.json()["key"]
        assert guest.post(f"/tables/{table}/chairs/{seat}", {"name": f"Guest {seat}"}).status_code == 201
    assert host.post(f"/tables/{table}/start").status_code == 201
    return str(table)


async def play(friends: list[Friend], table: str, words: int, rng: Random) -> None:
    """Everybody answers whatever is asked, at random, until so many words were said or the game is over."""
    sockets = [await friend.live(table, seat) for seat, friend in enumerate(friends)]
    said = 0

    async def sit(seat: int) -> None:
        nonlocal said
        friend, answered = friends[seat], -1
        async for text in sockets[seat]:
            friend.take(text)
            view, question = friend.state["view"], friend.state["view"]["question"]
            if (view["question"] is None and view["asked"] == []) or said >= words:
                break
            if question is None or friend.state["decision"] == answered or friend.state["said"]:
                continue
            answered = friend.state["decision"]
            word = rng.choice([word for word in question["actions"] if word != "take back"])
            await sockets[seat].send(json.dumps({"type": "say", "seat": seat, "decision": answered, "words": [word]}))
            said += 1

    await asyncio.wait_for(asyncio.gather(*[sit(seat) for seat in range(len(friends))]), 60)
    for socket in sockets:
        await socket.close()


@pytest.fixture
def server(tmp_path: Path) -> Any:
    with Server(tmp_path) as running:
        yield running


def test_friends_play_and_nobody_is_refused(server: Server) -> None:
    ann, bob = Friend(server, "Ann"), Friend(server, "Bob")
    table = open_table(ann, [bob])
    asyncio.run(play([ann, bob], table, 12, Random(1)))
    assert ann.facts
    assert ann.refused == bob.refused == []
    assert ann.state["view"]["viewer"] == 0
    assert bob.state["view"]["viewer"] == 1


def test_after_a_power_cut_everybody_goes_on_where_they_were(server: Server) -> None:
    ann, bob = Friend(server, "Ann"), Friend(server, "Bob")
    table = open_table(ann, [bob])
    asyncio.run(play([ann, bob], table, 6, Random(2)))
    seen = [len(friend.facts) for friend in (ann, bob)]
    server.kill()
    server.start()
    asyncio.run(play([ann, bob], table, 6, Random(3)))
    assert [len(friend.facts) for friend in (ann, bob)] >= seen
    assert [len(friend.facts) for friend in (ann, bob)] == [ann.seq, bob.seq], "nothing twice, nothing missing"


def test_a_server_that_is_asked_to_stop_stops(server: Server) -> None:
    assert server.stop() == 0
    assert [line["event"] for line in server.lines()] == ["serving", "closing", "closed"]


@pytest.mark.parametrize("origin", ["http://evil.example", "null"])
def test_a_page_of_another_site_has_no_socket(server: Server, origin: str) -> None:
    ann, bob = Friend(server, "Ann"), Friend(server, "Bob")
    table = open_table(ann, [bob])

    async def try_it() -> None:
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        with pytest.raises(websockets.exceptions.InvalidStatus) as refused:
            await connect(url, additional_headers={"cookie": f"backroom={ann.cookie}", "origin": origin})
        assert refused.value.response.status_code == 403

    asyncio.run(try_it())


def test_nobody_sits_in_another_s_chair(server: Server) -> None:
    ann, bob, eve = Friend(server, "Ann"), Friend(server, "Bob"), Friend(server, "Eve")
    table = open_table(ann, [bob])

    async def closed(friend: Friend, seat: int | None) -> int:
        socket = await friend.live(table, seat)
        with pytest.raises(websockets.exceptions.ConnectionClosed) as gone:
            await asyncio.wait_for(socket.recv(), 10)
        assert gone.value.rcvd is not None
        return gone.value.rcvd.code

    assert asyncio.run(closed(bob, 0)) == 4403
    assert asyncio.run(closed(eve, None)) == 4404, "without the key there is no such table"
    assert eve.http.get(f"/api/tables/{table}").status_code == 404


def test_garbage_is_answered_and_changes_nothing(server: Server) -> None:
    ann, bob = Friend(server, "Ann"), Friend(server, "Bob")
    table = open_table(ann, [bob])

    async def throw() -> list[str]:
        socket = await ann.live(table, 0)
        first = [json.loads(await socket.recv())["type"] for _ in range(2)]
        for rubbish in ("", "{", "[]", '{"type":"say"}', '{"type":"nonsense"}', '{"type":"ping","n":7}'):
            await socket.send(rubbish)
        answers = [json.loads(await asyncio.wait_for(socket.recv(), 10)) for _ in range(6)]
        await socket.send(json.dumps({"type": "resume"}))
        answers.append(json.loads(await asyncio.wait_for(socket.recv(), 10)))
        await socket.close()
        assert first == ["state", "company"]
        return [answer["type"] for answer in answers]

    assert asyncio.run(throw()) == ["refused"] * 5 + ["pong", "refused"]
