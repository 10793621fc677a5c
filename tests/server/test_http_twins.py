"""The twin law over HTTP: while a game runs, nothing that the lobby, the records or an error says depends on it.

Two games are played on from the same table in ways of their own, with sealed answers, orders and whispers that nobody
else may know of. Whoever asks, whatever is asked: the answer is the same, byte by byte, as when the game began.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import httpx
import pytest
import sqlalchemy as sa

from backroom.server.play.live import Live, Word
from backroom.server.storage.schema import chairs, chat
from tests.server.club import EVERY_GAME, Club, Played, at_the_club
from tests.server.test_live import any_answer

WORDS = 20  # of each of the two games
READ = ["", "/invitation"]
ASKED = ["/api/tables", "/api/records", "/api/records?mine=true", "/api/me", "/api/people/me/statistics"]
ASKED += ["/api/statistics/bots", "/api/games"]
WRONG = [
    ("POST", "/start", None),
    ("POST", "/rematch", None),
    ("POST", "/chairs/1", {"name": "Zoe"}),
    ("POST", "/chairs/9", {"name": "Zoe"}),
    ("POST", "/chairs/1/bot", {"bot": "soldier"}),
    ("POST", "/chairs/0/salt", {"salt": "x"}),
    ("DELETE", "/chairs/1", None),
    ("DELETE", "", None),
]


async def everything(
    who: dict[str, httpx.AsyncClient], played: Played
) -> dict[tuple[str, str, str], tuple[int, bytes]]:
    """All that these people are told about a table, and about what they may not do there."""
    told = {}
    here = f"/api/tables/{played.id}"
    for name, person in who.items():
        for path in [*ASKED, *(here + more for more in READ)]:
            told[name, "GET", path] = await person.get(path)
        for step in ("", "/line", "/steps", "/steps/0", "/steps/3?eyes=0", "/steps/3?eyes=all"):
            told[name, "GET", played.path + step] = await person.get(played.path + step)
        for method, more, body in WRONG:
            told[name, method, more] = await person.request(method, here + more, json=body)
    return {asked: (answer.status_code, answer.content) for asked, answer in told.items()}


async def play_on(club: Club, live: Live, table_id: str, rng: Random) -> None:
    """Some words, and what lies open only to some: an answer, an order, a whisper."""
    said: list[Word] = []
    first = live.words
    while len(said) < WORDS // 2 and not live.over:
        seats = live.state.wait.seats
        answers = {seat: live.check(seat, any_answer(live, seat, rng)) for seat in seats} if live.is_shared else {}
        closing = live.closing(answers) if answers else [Word(seats[0], *any_answer(live, seats[0], rng))]
        for word in closing:
            live.apply(word)
        said += closing
    assert not live.over, "the game is still running"
    assert await club.store.append(table_id, first, said, 1)
    if live.is_shared:
        for seat in live.state.wait.seats:
            words = live.check(seat, any_answer(live, seat, rng))
            assert await club.store.put_answer(table_id, live.waits, seat, words, live.words)
    line = {"table_id": table_id, "n": first, "person": "p", "name": "Bob", "text": f"psst {rng.random()}", "at": 1}

    def deed(connection: sa.Connection) -> None:
        here = sa.and_(chairs.c.table_id == table_id, chairs.c.seat == 1)
        connection.execute(sa.update(chairs).where(here).values(orders=[rng.choice(["block", "challenge"])]))
        connection.execute(sa.insert(chat), line | {"seat": 1, "to": 2})

    await club.store.write(deed)


@pytest.mark.parametrize("listed", [True, False])
@pytest.mark.parametrize("game", EVERY_GAME)
def test_nothing_over_http_tells_how_a_running_game_stands(tmp_path: Path, game: str, listed: bool) -> None:
    async def evening(club: Club) -> None:
        ann, bob, cid, zoe = [await club.person(name) for name in ("Ann", "Bob", "Cid", "Zoe")]
        opened = await ann.post("/api/tables", json={"game": game, "seats": 3, "listed": listed, "clock": "none"})
        key = {"x-table-key": opened.json()["key"]}
        here = f"/api/tables/{opened.json()['id']}"
        assert (await bob.post(f"{here}/chairs/1", json={"name": "Bob"}, headers=key)).status_code == 201
        assert (await cid.post(f"{here}/chairs/2", json={"name": "Cid"}, headers=key)).status_code == 201
        assert (await ann.post(f"{here}/start")).status_code == 201
        played = await club.again(opened.json()["id"])
        friend = await club.person("Friend")
        friend.headers.update(key)
        who = {"host": ann, "player": bob, "stranger": await club.stranger(), "friend": friend, "visitor": zoe}
        before = await everything(who, played)
        assert before["host", "GET", here][0] == 200
        assert {status for status, _ in before.values()} >= {200, 403, 409 if listed else 404}
        live = Live(played.row.make())
        for seed in (1, 2):
            await play_on(club, live, played.id, Random(seed))
            after = await everything(who, played)
            assert {asked: answer for asked, answer in after.items() if answer != before[asked]} == {}

    at_the_club(tmp_path, evening)
