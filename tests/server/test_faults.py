"""What the server must survive, done for real: kills, stops, nodes that die, services that go away, a full disk."""

from __future__ import annotations

import asyncio
import os
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa
from msgspec import structs

from backroom.server.lobby.rows import now
from backroom.server.play import company
from backroom.server.play.hall import TROUBLE, Hall
from backroom.server.play.others import FRESH
from backroom.server.play.rooms import Room
from backroom.server.storage.fanout import Fanout
from backroom.server.storage.store import Store, make_engine
from backroom.wire.messages import Hand, Say
from tests.server.audit import audit
from tests.server.backends import served
from tests.server.crowd import DOZEN, Crowd, Party, Player
from tests.server.evening import Evening, Guest, spend
from tests.server.kills import command, kill_often, minds_of
from tests.server.serving import LOUD, Server
from tools.services import Postgres, Redis

KILLS, CANNOT_WRITE = 5, "TABLE-15"
THREE = [DOZEN[1], DOZEN[6], DOZEN[10]]  # one of each game, a bot at each
LONG_GAME = 1  # of these: it is still played after a few dozen words
LATE = FRESH / 1000 + 60  # seconds in which a dead node is noticed, on a busy machine


@pytest.fixture(params=["sqlite", "postgresql"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database that keeps what it has said it keeps, whatever happens."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/backroom.sqlite"
    cluster: Postgres = request.getfixturevalue("mortal_postgres")
    return cluster.database()


def with_crowd(nodes: list[Server], database: str, evening: Callable[[Crowd, sa.Engine], Awaitable[None]]) -> None:
    """An evening of many tables; at its end everything that was told and promised is in the logs."""

    async def run() -> None:
        engine, crowd = make_engine(database), Crowd(nodes)
        try:
            await evening(crowd, engine)
            crowd.check()
            audit(engine, crowd)
        finally:
            await crowd.close()
            engine.dispose()

    asyncio.run(run())


async def until(what: Callable[[], bool], seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not what():
            await asyncio.sleep(0.02)


# one node


def test_a_server_that_is_killed_loses_no_acknowledged_word_and_no_table_is_stuck(kept: str, tmp_path: Path) -> None:
    with Server(tmp_path, kept, **LOUD) as server:
        figures = asyncio.run(kill_often(server, kept, KILLS, seed=7))
        assert server.stop() == 0
    assert figures.kills == KILLS
    assert figures.games >= len(DOZEN)
    assert figures.found > KILLS


def test_a_server_that_is_killed_leaves_no_bot_behind(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/backroom.sqlite"
    with Server(tmp_path, database, **LOUD) as server:

        async def evening(crowd: Crowd, _: sa.Engine) -> None:
            await crowd.open([DOZEN[3]])
            await crowd.until_said(1)
            await until(lambda: bool(minds_of(server)))
            thinking = minds_of(server)
            server.kill()
            await until(lambda: not any("spawn_main" in command(pid) for pid in thinking))
            await asyncio.to_thread(server.start)
            await crowd.finish()

        with_crowd([server], database, evening)


@pytest.mark.parametrize("least_window", [20, 0])
def test_a_server_that_is_asked_to_stop_says_bye_to_everybody_and_goes_on_later(
    kept: str, least_window: int, tmp_path: Path
) -> None:
    with Server(tmp_path, kept, least_window=least_window, **LOUD) as server:

        async def evening(crowd: Crowd, engine: sa.Engine) -> None:
            await crowd.open()
            await crowd.until_said(40)
            here = [player for party in crowd.running for player in party.players if player.socket is not None]
            partings = {player: len(player.partings) for player in here}
            assert await asyncio.to_thread(server.stop) == 0
            await until(lambda: all(len(player.partings) > partings[player] or player.is_over for player in here))
            for player in here:
                if not player.is_over:
                    assert player.partings[partings[player]] == ("the server is going down; come back", 1012)
            audit(engine, crowd)
            await asyncio.to_thread(server.start)
            await crowd.finish()

        with_crowd([server], kept, evening)


# two nodes


class Pair:
    """Two nodes on one PostgreSQL and one Redis."""

    def __init__(self, folder: Path, postgres: Postgres, redis: Redis) -> None:
        self.postgres = postgres
        self.redis = redis
        self.database = postgres.database()
        self.nodes = [Server(folder, self.database, redis=redis.url, **LOUD) for _ in range(2)]

    def play(self, evening: Callable[[Crowd], Awaitable[None]]) -> None:
        async def run(crowd: Crowd, _: sa.Engine) -> None:
            await evening(crowd)

        with_crowd(self.nodes, self.database, run)


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, durable_postgres: Postgres) -> Iterator[Pair]:
    with served(Redis) as redis:
        two = Pair(tmp_path_factory.mktemp("pair"), durable_postgres, redis)
        with two.nodes[0], two.nodes[1]:
            yield two


def test_players_of_one_table_on_two_nodes_play_talk_and_see_each_other(pair: Pair) -> None:
    async def evening(crowd: Crowd) -> None:
        await crowd.open(THREE)
        await crowd.until_said(10)
        await meet(crowd.parties[LONG_GAME])
        await crowd.finish()

    pair.play(evening)


async def meet(party: Party) -> None:
    """Everybody sees everybody, hears a line of everybody, and sees a sign of everybody."""
    party.rest()
    players = party.players
    people = {player.seat for player in players}
    await until(lambda: all(player.socket is not None and present(player) == people for player in players), LATE)
    for player in players:
        await player.say(type="talk", text=f"I am {player.seat}")
    await until(lambda: all(len(player.lines) == len(players) for player in players))
    async with asyncio.timeout(LATE):
        while any(player.signs != people for player in players):  # nobody keeps a sign: it may be lost, as Redis was
            for player in players:
                await player.say(type="react", sign="wave")
            await asyncio.sleep(0.5)
    assert sorted(players[0].lines.values()) == sorted(f"I am {player.seat}" for player in players)
    assert all(player.lines == players[0].lines for player in players), "in one order for all"
    await party.play_on()


def present(player: Player) -> set[int | None]:
    """The seats that somebody is there for, and None for a spectator, as the player was told."""
    seats: set[int | None] = {chair["seat"] for chair in player.company["chairs"] if chair["present"]}
    return seats | ({None} if player.company["spectators"] else set())


def test_both_nodes_answer_the_same_question_at_once_and_one_of_them_is_first(pair: Pair) -> None:
    races = 0

    async def evening(crowd: Crowd) -> None:
        nonlocal races
        await crowd.open([DOZEN[0], DOZEN[9], DOZEN[11]], twins=True)
        await crowd.finish()
        races = sum(party.races() for party in crowd.parties)

    pair.play(evening)
    assert races > 20


def test_when_one_node_is_killed_its_guests_and_bots_go_on_at_the_other(pair: Pair) -> None:
    async def evening(crowd: Crowd) -> None:
        await crowd.open(THREE)
        await crowd.until_said(10)
        victim = pair.nodes[1]
        victim.kill()
        await crowd.finish()
        await asyncio.to_thread(victim.start)

    pair.play(evening)


def test_tables_go_on_while_redis_is_away_and_when_it_is_back(pair: Pair) -> None:
    async def evening(crowd: Crowd) -> None:
        await crowd.open(THREE)
        await crowd.until_said(10)
        await asyncio.to_thread(pair.redis.restart, pair.redis.kill)
        await crowd.until_said(10)
        await asyncio.to_thread(pair.redis.kill)
        await crowd.until_said(10)
        await asyncio.to_thread(pair.redis.start)
        await meet(crowd.parties[LONG_GAME])
        await crowd.finish()

    pair.play(evening)


def test_tables_go_on_when_postgresql_was_killed_and_is_back(pair: Pair) -> None:
    async def evening(crowd: Crowd) -> None:
        await crowd.open(THREE)
        for end in (pair.postgres.stop, pair.postgres.kill):
            await crowd.until_said(10)
            await asyncio.to_thread(pair.postgres.restart, end)
        await crowd.finish()

    pair.play(evening)


# a database that takes nothing


@contextmanager
def small_disk(folder: Path, size: str) -> Iterator[Path]:
    """A file system of its own that is soon full."""
    place = folder / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(place)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("a small file system cannot be mounted here")
    try:
        yield place
    finally:
        subprocess.run(["umount", "--lazy", str(place)], check=True)


@pytest.mark.rule("TABLE-15")
def test_a_full_disk_is_told_to_whoever_speaks_and_all_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with small_disk(tmp_path, "8m") as disk:
        database, ballast = f"sqlite:///{disk}/backroom.sqlite", disk / "ballast"
        with Server(tmp_path, database, **LOUD) as server:

            async def evening(crowd: Crowd, engine: sa.Engine) -> None:
                await crowd.open([DOZEN[0], DOZEN[1], DOZEN[5], DOZEN[9]])
                await crowd.until_said(10)
                fill(ballast)
                players = [player for party in crowd.parties for player in party.players]
                await until(lambda: any(CANNOT_WRITE in player.troubles for player in players))
                audit(engine, crowd)
                ballast.unlink()
                await crowd.finish()

            with_crowd([server], database, evening)
            assert server.stop() == 0


def fill(path: Path) -> None:
    """Leave no room."""
    with path.open("wb", buffering=0) as file:
        for size in (65536, 4096, 512, 1):
            while True:
                try:
                    file.write(b"x" * size)
                except OSError:
                    break


# a room that fails


@pytest.mark.parametrize("how", ["a deed fails", "the log cannot be read"])
def test_a_room_that_fails_says_bye_and_the_next_who_comes_finds_what_the_log_says(how: str, tmp_path: Path) -> None:
    async def run(evening: Evening) -> None:
        failures: list[str] = []
        evening.house.failed = lambda where, _: failures.append(where)
        hall = Hall(evening.house)
        guests = [Guest(seat) for seat in (0, 1, 2, None)]
        for guest in guests:
            await hall.want("t", partial(join, guest=guest))
        await hall.want("t", partial(say, guest=guests[0], word="income"))
        before = [guest.state for guest in guests]
        await break_room(hall, guests[1], how)
        await until(lambda: not hall.rooms)
        assert failures == ["room"]
        for guest, state in zip(guests, before, strict=True):
            assert (guest.got[-1], guest.state) == (TROUBLE, state), "and nothing else was told"
        again = Guest(1)
        await hall.want("t", partial(join, guest=again))
        assert again.state.view == before[1].view
        await hall.want("t", partial(say, guest=again, word="income"))
        assert not again.refusals
        await hall.close()

    spend(tmp_path, run)


async def join(room: Room, guest: Guest) -> None:
    room.join(guest)


async def say(room: Room, guest: Guest, word: str) -> None:
    assert guest.seat is not None
    await room.say(guest, Say(guest.seat, room.live.decision(guest.seat), [word]))


async def break_room(hall: Hall, guest: Guest, how: str) -> None:
    """Somebody wants something of the room that goes wrong."""

    async def fail(_: Room) -> None:
        raise ZeroDivisionError

    if how == "a deed fails":
        with pytest.raises(ZeroDivisionError):
            await hall.want("t", fail)
        return
    await rename(hall.house.store, "words", "hidden")
    with pytest.raises(RuntimeError, match="without its log"):
        await hall.want("t", partial(say, guest=guest, word="income"))
    await rename(hall.house.store, "hidden", "words")


async def rename(store: Store, old: str, new: str) -> None:
    await store.write(lambda connection: connection.execute(sa.text(f"ALTER TABLE {old} RENAME TO {new}")))


# what holds a table up


def test_a_room_that_is_busy_at_a_checkpoint_looks_afterwards(tmp_path: Path) -> None:
    clock = [now()]

    async def run(evening: Evening) -> None:
        room = evening.room
        await say(room, evening.guests[0], "tax")
        due = room.due()
        assert due is not None
        assert due > clock[0]
        clock[0] = due + 1
        assert room.due() == due, "however late it is"
        await room.look()
        later = room.due()
        assert later is not None
        assert later > clock[0]

    spend(tmp_path, run, now=lambda: clock[0])


def test_a_chair_that_is_handed_to_a_bot_twice_during_one_question_is_played(tmp_path: Path) -> None:
    async def run(evening: Evening) -> None:
        room, host = evening.room, evening.guests[0]
        await company.hand(room, host, Hand(0, "soldier"))
        await until(lambda: not room.players.busy)
        await company.hand(room, host, Hand(0, ""))
        await evening.run_inbox()
        assert room.live.words == 0, "the person has the chair"
        await company.hand(room, host, Hand(0, "soldier"))
        await evening.run_inbox()
        assert room.live.words > 0

    spend(tmp_path, run)


def test_a_node_that_nobody_uses_leaves_the_table_to_the_others(tmp_path: Path, redis_url: str) -> None:
    async def run(evening: Evening) -> None:
        halls, guests = [], [Guest(0), Guest(1)]
        for name, guest in zip("ab", guests, strict=True):
            halls.append(Hall(structs.replace(evening.house, node=name, fanout=await Fanout.open(redis_url))))
            await halls[-1].want("t", partial(join, guest=guest))
        first, second = halls
        await until(lambda: bool(second.rooms["t"][0].others.known))
        assert not second.rooms["t"][0].others.leads
        first.leave("t", guests[0])
        await until(lambda: not first.rooms)
        await until(lambda: second.rooms["t"][0].others.leads)
        for hall in halls:
            await hall.close()
            await hall.house.fanout.close()

    spend(tmp_path, run)
