"""What nodes tell each other, over a real Redis that is also taken away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from backroom.server.storage.fanout import MOST_NOTES, Fanout
from tools.services import Redis

LONG = 20.0  # seconds; whoever waits so long waits in vain


class Node:
    """A node that keeps what it hears."""

    def __init__(self, fanout: Fanout) -> None:
        self.fanout = fanout
        self.notes: list[tuple[str, bytes]] = []
        self.losses = 0
        fanout.heard = lambda table_id, note: self.notes.append((table_id, note))
        fanout.lost = self.lose

    def lose(self, _: str | None) -> None:
        self.losses += 1


async def until(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONG):
        while not what():
            await asyncio.sleep(0.01)


async def nodes(url: str, count: int = 2) -> list[Node]:
    return [Node(await Fanout.open(url)) for _ in range(count)]


async def close(*gone: Node) -> None:
    for node in gone:
        await node.fanout.close()


def test_a_note_is_heard_by_the_other_nodes_that_follow_the_table_and_not_by_its_own(redis_url: str) -> None:
    async def run() -> None:
        a, b, c = await nodes(redis_url, 3)
        for node in (a, b):
            await node.fanout.follow("t")
        await c.fanout.follow("other")
        for i in range(50):
            a.fanout.tell("t", b"\x00note %d" % i)
        b.fanout.tell("t", b"answer")
        await until(lambda: len(b.notes) == 50 and len(a.notes) == 1)
        assert b.notes == [("t", b"\x00note %d" % i) for i in range(50)], "all, in the order of telling"
        assert a.notes == [("t", b"answer")]
        b.fanout.tell("other", b"for c")
        await until(lambda: c.notes == [("other", b"for c")])
        assert [node.losses for node in (a, b, c)] == [0, 0, 0]
        await close(a, b, c)

    asyncio.run(run())


def test_whoever_has_followed_a_table_misses_nothing_that_is_told_after(redis_url: str) -> None:
    async def run() -> None:
        a, b = await nodes(redis_url)
        for i in range(100):
            await b.fanout.follow(f"t{i}")
            a.fanout.tell(f"t{i}", b"x")
        await until(lambda: len(b.notes) == 100)
        await close(a, b)

    asyncio.run(run())


def test_a_table_that_is_not_followed_any_more_is_not_heard(redis_url: str) -> None:
    async def run() -> None:
        a, b = await nodes(redis_url)
        for table in ("t", "u"):
            await b.fanout.follow(table)
        await b.fanout.unfollow("t")
        a.fanout.tell("t", b"unheard")
        a.fanout.tell("u", b"heard")
        await until(lambda: bool(b.notes))
        assert b.notes == [("u", b"heard")]
        await b.fanout.follow("t")
        a.fanout.tell("t", b"again")
        await until(lambda: b.notes[1:] == [("t", b"again")])
        await close(a, b)

    asyncio.run(run())


def test_after_redis_was_away_everybody_knows_and_notes_flow_again(mortal_redis: Redis) -> None:
    async def run() -> None:
        a, b = await nodes(mortal_redis.url)
        for node in (a, b):
            await node.fanout.follow("t")
        for end in (mortal_redis.stop, mortal_redis.kill):
            a.losses = b.losses = 0
            await asyncio.to_thread(end)
            await until(lambda: not a.fanout.is_well and not b.fanout.is_well)
            for _ in range(100):
                a.fanout.tell("t", b"dropped")
            await b.fanout.follow("met while it was away")
            await asyncio.to_thread(mortal_redis.start)
            await until(lambda: a.losses > 0 and b.losses > 0)
            await until(lambda: a.fanout.is_well and b.fanout.is_well)
            b.notes.clear()
            async with asyncio.timeout(60):
                while not {("t", b"back"), ("met while it was away", b"back")} <= set(b.notes):
                    a.fanout.tell("t", b"back")
                    a.fanout.tell("met while it was away", b"back")
                    await asyncio.sleep(0.05)
        await close(a, b)

    asyncio.run(run())


def test_a_table_that_is_met_just_while_redis_comes_back_is_heard(mortal_redis: Redis) -> None:
    async def run() -> None:
        a, b = await nodes(mortal_redis.url)
        await asyncio.to_thread(mortal_redis.kill)
        await until(lambda: not b.fanout.is_well)
        starting = asyncio.create_task(asyncio.to_thread(mortal_redis.start))
        met: list[str] = []
        while not (starting.done() and b.fanout.is_well):
            met.append(f"t{len(met)}")
            await b.fanout.follow(met[-1])
            await asyncio.sleep(0.0005)  # some come while the listener is on its way
        await until(lambda: a.fanout.is_well)
        assert len(met) < MOST_NOTES
        for table in met:
            a.fanout.tell(table, b"here")
        await until(lambda: {table for table, _ in b.notes} == set(met))
        await close(a, b)

    asyncio.run(run())


def test_whoever_leaves_a_table_and_comes_back_at_once_hears_it(redis_url: str) -> None:
    async def run() -> None:
        a, b = await nodes(redis_url)
        for i in range(50):
            table = f"t{i}"
            await b.fanout.follow(table)
            await asyncio.gather(b.fanout.unfollow(table), b.fanout.follow(table))
            a.fanout.tell(table, b"here")
        await until(lambda: len(b.notes) == 50)
        await close(a, b)

    asyncio.run(run())


def test_a_redis_that_is_there_and_says_nothing_is_away(mortal_redis: Redis) -> None:
    async def run() -> None:
        a, b = await nodes(mortal_redis.url)
        await b.fanout.follow("t")
        mortal_redis.freeze()
        a.fanout.tell("t", b"late or dropped")
        await until(lambda: not a.fanout.is_well and not b.fanout.is_well)
        mortal_redis.thaw()
        await until(lambda: a.fanout.is_well and b.fanout.is_well and b.losses > 0)
        a.fanout.tell("t", b"here")
        await until(lambda: ("t", b"here") in b.notes)
        await close(a, b)

    asyncio.run(run())


def test_a_node_that_had_to_drop_notes_says_so_to_the_others(redis_url: str) -> None:
    async def run() -> None:
        a, b = await nodes(redis_url)
        await b.fanout.follow("t")
        for _ in range(MOST_NOTES + 1):
            a.fanout.tell("t", b"x")
        await until(lambda: b.losses == 1)
        assert len(b.notes) == MOST_NOTES
        assert a.losses == 0, "it has missed nothing itself"
        await close(a, b)

    asyncio.run(run())


def test_a_node_starts_without_redis_and_joins_when_it_comes(mortal_redis: Redis) -> None:
    async def run() -> None:
        await asyncio.to_thread(mortal_redis.stop)
        a, b = await nodes(mortal_redis.url)
        await b.fanout.follow("t")
        a.fanout.tell("t", b"dropped")
        assert not a.fanout.is_well
        await asyncio.to_thread(mortal_redis.start)
        await until(lambda: a.fanout.is_well and b.fanout.is_well and b.losses > 0)
        a.fanout.tell("t", b"here")
        await until(lambda: ("t", b"here") in b.notes)
        await close(a, b)

    asyncio.run(run())


def test_one_node_needs_no_redis_and_tells_nobody() -> None:
    async def run() -> None:
        (alone,) = await nodes("", 1)
        await alone.fanout.follow("t")
        alone.fanout.tell("t", b"x")
        await alone.fanout.unfollow("t")
        await asyncio.sleep(0)
        assert alone.fanout.is_well
        assert alone.notes == []
        await close(alone)

    asyncio.run(run())
