"""HTTP: finished games, listed, exported, brought, replayed step by step; and who has won how often.

Of a game that is not over nothing can be had here. Replaying is work: it is done in a thread, one game at a time and
for one address after the other, and the games that were looked at last are kept.
"""

from __future__ import annotations

import asyncio
import math
from bisect import bisect
from collections import OrderedDict
from collections.abc import Callable
from typing import Annotated, TypeVar

from litestar import MediaType, Response, Router, delete, get, post
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody, QueryParameter

from backroom.games import GAMES, BadRecord
from backroom.server.archive import shelf
from backroom.server.archive.faces import Brought, Page, Player, Said, Scene, Statistics, StepFace, Steps, Summary, Why
from backroom.server.archive.reasons import unpack as unpack_reasons
from backroom.server.archive.records import LONGEST_LINE, Score, imported, may_replay, title, unpack
from backroom.server.archive.replays import SPECTATOR, Replay
from backroom.server.archive.shelf import PlayerRow, RecordRow
from backroom.server.archive.turns import TooMany, Turns
from backroom.server.edge.guard import Buckets, address
from backroom.server.lobby.api import Asked, may_enter, refused, somebody, store_of, who
from backroom.server.lobby.faces import problems, with_problems
from backroom.server.lobby.me import settings_of
from backroom.server.lobby.people import Person, new_id
from backroom.server.lobby.rows import BOT, Refusal, find_table, now

T = TypeVar("T")
MOST_KEPT = 8  # replayed games
MOST_WAITING = 32  # who wait for a replay
LARGEST_BODY = 2 * LONGEST_LINE + 1024  # a line in JSON, with its quotes escaped
MOST_IMPORTS = 20  # a minute, by one person: each is a replay
A_DAY = 24 * 60  # minutes
PAGE = 50
NOT_THERE = "there is no such record"
FOREIGN = "this game was played by other rules or cards than those here; what everybody saw of it is shown"


class Desk:
    """Where games are replayed: one at a time, in a thread, and the last ones are kept."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Replay | None] = OrderedDict()
        self.turns = Turns()
        self.waiting = 0
        self.imports = Buckets()
        self.bytes = Buckets()  # by address; whoever makes people up still has one

    async def do(self, request: Asked, work: Callable[[], T]) -> T:
        """Have something done in a thread when it is the turn of that address; refused if too many wait."""
        if self.waiting >= MOST_WAITING:
            raise too_much(2)
        self.waiting += 1
        try:
            async with self.turns.of(address(request)):
                return await asyncio.to_thread(work)
        except TooMany:
            raise too_much(2) from None
        finally:
            self.waiting -= 1

    async def replay(self, request: Asked, row: RecordRow) -> Replay | None:
        """The replay of a record; None if the rules and cards that are here do not play it as it was played."""
        if not may_replay(row.game, row.version, row.edition):
            return None
        if row.id not in self.kept:
            line = await shelf.find_line(store_of(request), row.id)
            self.kept[row.id] = await self.do(request, lambda: self.kept.get(row.id) or replay_of(line))
        found = self.kept[row.id]
        self.kept.move_to_end(row.id)
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return found


def replay_of(line: str) -> Replay | None:
    try:
        return Replay.of(line)
    except BadRecord:  # it is of older rules, or it would not have been kept
        return None


def too_much(seconds: float, why: str = "many games are being replayed; wait a little") -> HTTPException:
    return HTTPException(status_code=429, detail=why, headers={"retry-after": str(math.ceil(seconds))})


def desk_of(request: Asked) -> Desk:
    if "desk" not in request.app.state:
        request.app.state["desk"] = Desk()
    desk = request.app.state["desk"]
    assert isinstance(desk, Desk)
    return desk


def summary(row: RecordRow, person: Person | None) -> Summary:
    me = person.id if person else None
    return Summary(
        id=row.id,
        game=row.game,
        version=row.version,
        edition=row.edition,
        seats=row.seats,
        options=row.options,
        players=[player(one, me) for one in row.players],
        winners=row.winners,
        scores=row.scores,
        rule=row.rule,
        steps=row.steps,
        started_at=row.started_at,
        ended_at=row.ended_at,
        lasted=None if row.started_at is None else row.ended_at - row.started_at,
        imported=row.imported,
        check=row.check,
        commitment=row.commitment,
    )


def player(row: PlayerRow, me: str | None) -> Player:
    mine, stands_in = me is not None and row.person == me, row.kind == BOT and row.person is not None
    return Player(row.seat, row.kind, row.name, row.bot, mine, stands_in)


async def record(request: Asked, record_id: str, person: Person | None) -> RecordRow:
    """A record that this person may see: brought by oneself, or of a table that one may enter."""
    store = store_of(request)
    row = await shelf.find_record(store, record_id)
    if row is not None and row.imported:
        if person is None or row.owner != person.id:
            raise HTTPException(status_code=404, detail=NOT_THERE)
        return row
    table = await find_table(store, record_id) if shelf.is_id(record_id) else None
    if table is None or not may_enter(table, person, request.headers.get("x-table-key", "")):
        raise HTTPException(status_code=404, detail=NOT_THERE)
    if row is None:
        raise HTTPException(status_code=403, detail="the game is not over; its record is opened when it is")
    return row


@get("/records", responses=problems(401))
async def listed(
    request: Asked,
    game: FromQuery[str] = "",
    mine: FromQuery[bool] = False,
    before: FromQuery[str] = "",
    limit: Annotated[int, QueryParameter(ge=1, le=PAGE)] = PAGE,
) -> Page:
    """Finished games of listed tables, and one's own; `mine`: only those that I played or brought."""
    if game and game not in GAMES:
        raise HTTPException(status_code=400, detail=f"there is no such game; there are {', '.join(GAMES)}")
    person = await somebody(request) if mine else await who(request)
    rows = await shelf.list_records(
        store_of(request), person.id if person else None, game=game, mine=mine, before=before, limit=limit + 1
    )
    more = rows[limit - 1].place if len(rows) > limit else None
    return Page([summary(row, person) for row in rows[:limit]], more)


@get("/records/{record_id:str}")
async def look(record_id: FromPath[str], request: Asked) -> Summary:
    person = await who(request)
    return summary(await record(request, record_id, person), person)


@get("/records/{record_id:str}/line", media_type=MediaType.JSON)
async def line(record_id: FromPath[str], request: Asked) -> Response[bytes]:
    """The game as one line of JSON, seed included, which `backroom verify` checks."""
    row = await record(request, record_id, await who(request))
    written = await shelf.find_line(store_of(request), row.id)
    name = f'attachment; filename="{row.game}-{row.id}.json"'
    return Response(written.encode() + b"\n", media_type=MediaType.JSON, headers={"content-disposition": name})


@post("/records", request_max_body_size=LARGEST_BODY)
async def bring(data: JSONBody[Brought], request: Asked) -> Summary:
    """Bring a record of a finished game. It is replayed and checked, and only its owner sees it."""
    person = await somebody(request)
    desk, record_id, at = desk_of(request), new_id(), now()
    seconds = desk.imports.wait(person.id, MOST_IMPORTS)
    if seconds:
        raise too_much(seconds)
    try:
        row = await desk.do(request, lambda: imported(data.line, record_id, person.id, at))
    except BadRecord as error:
        raise HTTPException(status_code=400, detail=str(error)[:500]) from None
    settings = settings_of(request)
    most = settings.most_brought_of_one
    seconds = desk.bytes.wait(address(request), most / A_DAY, holds=most, takes=row["bytes"])
    if seconds:
        raise too_much(seconds, "so much was brought from here today that no more is taken for a while")
    await shelf.bring(store_of(request), row, settings.most_brought)
    return summary(await record(request, record_id, person), person)


@delete("/records/{record_id:str}", status_code=204)
async def throw_away(record_id: FromPath[str], request: Asked) -> None:
    """Forget a record that one has brought."""
    person = await somebody(request)
    row = await record(request, record_id, person)
    if not await shelf.throw_away(store_of(request), row.id, person.id):
        raise HTTPException(status_code=403, detail="only a record that you have brought can be thrown away")


@get("/records/{record_id:str}/steps")
async def steps(record_id: FromPath[str], request: Asked) -> Steps:
    """Every place where the game stood still, with who said what before it."""
    row = await record(request, record_id, await who(request))
    replay = await desk_of(request).replay(request, row)
    if replay is None:
        facts = unpack(await shelf.find_events(store_of(request), row.id))
        return Steps(False, FOREIGN, [StepFace(n, fact.text, [], n + 1) for n, fact in enumerate(facts)])
    names = {player.seat: player.name for player in row.players}
    faces = [
        StepFace(n, title(stood.said, names), [Said(seat, word) for seat, word in stood.said], replay.told(n))
        for n, stood in enumerate(replay.steps)
    ]
    return Steps(True, "", faces)


@get("/records/{record_id:str}/steps/{n:int}")
async def step(
    record_id: FromPath[str],
    n: FromPath[int],
    request: Asked,
    eyes: FromQuery[str] = SPECTATOR,
    since: Annotated[int, QueryParameter(ge=0)] = 0,
) -> Scene:
    """One step, through the eyes of `all`, of a `spectator` or of a seat by its number."""
    row = await record(request, record_id, await who(request))
    replay = await desk_of(request).replay(request, row)
    if replay is None:
        return await as_it_was_seen(request, row, n, eyes, since)
    check_step(n, len(replay.steps))
    try:
        seen = await desk_of(request).do(request, lambda: replay.look(n, eyes, since))
    except ValueError as error:
        raise HTTPException(status_code=400, detail=str(error)) from None
    return Scene(n, eyes, True, "", since, seen.seq, seen.facts, seen.views)


@get("/records/{record_id:str}/reasons")
async def why(record_id: FromPath[str], request: Asked) -> list[Why]:
    """Why the bots said what they said, as far as they told, in the order of the game."""
    row = await record(request, record_id, await who(request))
    packed = await shelf.find_reasons(store_of(request), row.id)
    replay = None if packed is None else await desk_of(request).replay(request, row)
    if packed is None or replay is None:
        return []
    ends = [stood.words for stood in replay.steps]
    return [
        Why(bisect(ends, told.word), told.seat, told.reason.word, told.reason.thought, list(told.reason.weighed))
        for told in unpack_reasons(packed)
    ]


async def as_it_was_seen(request: Asked, row: RecordRow, n: int, eyes: str, since: int) -> Scene:
    """A step of a game that cannot be replayed: what everybody saw of it."""
    if eyes != SPECTATOR:
        raise HTTPException(status_code=409, detail=f"{FOREIGN}, through a spectator's eyes")
    facts = unpack(await shelf.find_events(store_of(request), row.id))
    check_step(n, len(facts))
    return Scene(n, eyes, False, FOREIGN, since, n + 1, facts[since : n + 1], [])


def check_step(n: int, steps: int) -> None:
    if not 0 <= n < steps:
        raise HTTPException(status_code=404, detail=f"there is no such step; steps are 0 to {steps - 1}")


@get("/people/me/statistics", responses=problems(401))
async def my_statistics(request: Asked) -> Statistics:
    """How often I have won. Games in which I held several chairs, or a bot held mine at the end, are not counted."""
    person = await somebody(request)
    return statistics(person.name, await shelf.person_scores(store_of(request), person.id))


@get("/statistics/bots")
async def bot_statistics(request: Asked) -> list[Statistics]:
    """How often the bots of each level have won at the tables of this server."""
    return [statistics(bot, scores) for bot, scores in (await shelf.bot_scores(store_of(request))).items()]


def statistics(name: str, scores: list[Score]) -> Statistics:
    return Statistics(name, sum(s.games for s in scores), round(sum(s.wins for s in scores), 3), scores)


key = HeaderParameter(
    annotation=str, name="x-table-key", required=False, default="", description="Opens a game of a table not listed."
)
of_one = [look, line, throw_away, steps, step, why]
archive = Router(
    "/api",
    route_handlers=[
        *with_problems([listed, bring, my_statistics, bot_statistics]),
        Router("/", route_handlers=with_problems(of_one), parameters={"key": key}),
    ],
    exception_handlers={Refusal: refused},
)
