"""A table that begins from a scene, on a real server: it is played, restarted and replayed like any other, and counts
for nobody."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

import backroom
from tests.server.scenes import Laying, Position
from tests.server.serving import Server

LATE = Position(
    name="the last coup",
    game="coup",
    kind="turn",
    seat=0,
    scene="duke captain 8 / +contessa assassin 3 ; options two_player=plain",
    words="P0 income; P1 income",
)


async def live(server: Server, table_id: str, cookie: str, *words: str) -> list[dict[str, Any]]:
    """Sit down, say these words one by one, and leave; the states that came before each of them and after the last."""
    states: list[dict[str, Any]] = []
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table_id}/live"
    async with connect(url, additional_headers={"cookie": cookie}) as socket:
        await socket.send(json.dumps({"type": "resume", "seat": 0}))
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), 20))
            if message["type"] != "state":
                continue
            states.append(message)
            if len(states) > len(words):
                return states
            said = {"type": "say", "seat": 0, "decision": message["decision"], "words": [words[len(states) - 1]]}
            await socket.send(json.dumps(said))


def test_a_table_may_begin_from_a_scene(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada = server.client()
        person = ada.post("/api/people", json={"name": "Ada"}).json()["id"]
        cookie = "; ".join(f"{one.name}={one.value}" for one in ada.cookies.jar)
        laying = Laying(server.environment["BACKROOM_DATABASE"])
        table_id = laying.lay(LATE, person, ("Ada", "Bo"), clock="none")
        laying.close()
        (begun,) = asyncio.run(live(server, table_id, cookie))
        assert [seat["coins"] for seat in begun["view"]["seats"]] == [9, 4]
        assert "coup P1" in begun["view"]["question"]["actions"]
        server.kill()
        server.start()
        *_, over = asyncio.run(live(server, table_id, cookie, "coup P1"))
        assert (over["view"]["over"], over["view"]["winner"]) == (True, 0), over["view"]
        line = ada.get(f"/api/records/{table_id}/line").json()
        assert line["scene"] == LATE.scene
        assert backroom.replay(json.dumps(line, separators=(",", ":"))).result is not None
        assert ada.get("/api/people/me/statistics").json()["games"] == 0
        assert ada.get(f"/api/records/{table_id}").json()["commitment"] == ""
