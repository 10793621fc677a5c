"""Servers that are killed in the middle of many games, and what must be true afterwards."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import sqlalchemy as sa

from backroom.server.storage.store import make_engine
from tests.server.audit import audit, audit_party
from tests.server.crowd import Crowd
from tests.server.serving import Server
from tools.services import children

MOST_WORDS = 60  # answers between two kills, at most
MOST_DELAY = 0.05  # seconds after the last of them, at most


class Figures(msgspec.Struct):
    """What a run of kills has seen."""

    kills: int = 0
    acknowledged: int = 0  # answers that were acknowledged to the crowd
    found: int = 0  # of those that counted or are still kept, as the last audits found them
    games: int = 0  # that were played to their end
    longest: float = 0  # seconds from a start to everybody being back


async def kill_and_come_back(
    servers: list[Server], crowd: Crowd, end: Callable[[Server], object], rng: Random
) -> float:
    """End one server in the middle of things and start it again; returns the seconds until everybody is back."""
    await crowd.until_said(rng.randrange(1, MOST_WORDS))
    await asyncio.sleep(rng.random() * MOST_DELAY)
    server, visits = rng.choice(servers), crowd.visits()
    await asyncio.to_thread(end, server)
    await asyncio.to_thread(server.start)
    began = time.monotonic()
    await crowd.until_all_back({player: count for player, count in visits.items() if len(servers) == 1})
    return time.monotonic() - began


async def kill_often(
    server: Server, database: str, count: int, seed: int, report: Callable[[Figures], None] = lambda _: None
) -> Figures:
    """So many kills under load, an audit after each; then every game is played to its end."""
    rng, figures, engine = Random(seed), Figures(), make_engine(database)
    crowd = Crowd([server])
    try:
        await crowd.open()
        past = 0
        for _ in range(count):
            back = await kill_and_come_back([server], crowd, Server.kill, rng)
            figures.longest = max(figures.longest, back)
            figures.kills += 1
            figures.found, figures.acknowledged = past + audit(engine, crowd), crowd.acknowledged
            past += await renew(engine, crowd)
            report(figures)
        await crowd.finish()
        figures.found, figures.acknowledged = past + audit(engine, crowd), crowd.acknowledged
        figures.games = crowd.over + len(crowd.parties)
    finally:
        await crowd.close()
        engine.dispose()
    return figures


async def renew(engine: sa.Engine, crowd: Crowd) -> int:
    """New games in place of those that are over; returns the words of those."""
    over = [party for party in crowd.parties if party.is_over]
    found = sum(audit_party(engine, party) for party in over)
    await crowd.refill(over)
    return found


def minds_of(server: Server) -> list[int]:
    return [pid for pid in children(server.process.pid) if "spawn_main" in command(pid)] if server.process else []


def command(pid: int) -> str:
    """How a process was started; nothing if it is gone."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""
