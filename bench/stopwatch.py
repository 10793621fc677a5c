"""Is a table a stopwatch? Can somebody who floods it tell by the delay of what comes back that a sealed answer was
given, or which one? `python -m bench.stopwatch` asks a real server; see decision 29.

A question is open to two seats. One of them never answers, and sends probes two milliseconds apart, through many
sockets. The other is in a process of its own. In each trial it does one of four things, drawn anew: nothing, a ping (it
speaks, and nothing is written), `pass` or `challenge` (each replaces the sealed answer before, so the question stays
open). All four are interleaved, so whatever else the machine does falls on all of them alike.

A trial's figure is how long after its beat the latest probe came back. What an observer could learn is the chance that
a trial of one kind took longer than one of another: a half is nothing. Intervals are 95 %, by resampling whole blocks
of trials.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import time
from collections import deque
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.sync.client import connect as connect_now

from backroom.server.play.echo import Echo
from tests.server.crowd import Person
from tests.server.serving import LOUD, Server

KINDS = ("nothing", "ping", "pass", "challenge")
PAIRS = (("pass", "nothing"), ("challenge", "nothing"), ("pass", "ping"), ("challenge", "pass"), ("ping", "nothing"))
PERIOD = 0.080  # seconds of a trial
PROBES, APART = 15, 0.002  # in a trial, so many seconds apart
ACT = 0.008, 0.022  # when in a trial the other seat acts
BLOCK = 40  # trials that are resampled together: what disturbs one disturbs its neighbours
RESAMPLED = 1000
START = "/tables"
BUILD = Path(__file__).parents[1] / "build"  # on the disk: a temporary folder may be in memory
PROBE: dict[str, dict[str, Any]] = {  # what is sent, and the message that comes back
    "look": {"type": "resume", "seat": 1},
    "refused": {"type": "say", "seat": 1, "decision": 99, "words": ["pass"]},
    "ping": {"type": "ping"},
}
BACK = {"look": "state", "refused": "refused", "ping": "pong"}


def plan(seed: int, trials: int) -> list[tuple[str, float]]:
    """By trial: what the other seat does, and when."""
    rng = Random(seed)
    kinds = [KINDS[i % len(KINDS)] for i in range(trials)]
    rng.shuffle(kinds)
    return [(kind, rng.uniform(*ACT)) for kind in kinds]


def answer(url: str, cookie: str, key: str, decision: int, begin: float, planned: list[tuple[str, float]]) -> None:
    """The other seat: in a process of its own, by a clock that both can read."""
    with connect_now(
        url, additional_headers={"cookie": cookie}, compression=None, max_queue=None, ping_interval=None
    ) as socket:
        socket.send(json.dumps({"type": "resume", "seat": 2, "key": key}))
        for n, (kind, at) in enumerate(planned):
            left = begin + n * PERIOD + at - time.monotonic()
            if left > 0:
                time.sleep(left)
            if kind == "ping":
                socket.send('{"type":"ping"}')
            elif kind != "nothing":
                socket.send(json.dumps({"type": "say", "seat": 2, "decision": decision, "words": [kind]}))


class Watch:
    """The flooding seat. It knows the beats on which a table answers, and counts only what comes on top of them."""

    def __init__(self, probe: str, window: int) -> None:
        self.longest: dict[int, float] = {}
        self.text = json.dumps(PROBE[probe])
        self.mark = f'"type":"{BACK[probe]}"'
        self.echo = Echo(0 if probe == "ping" else window)

    async def hear(self, socket: ClientConnection, sent: deque[tuple[int, float]]) -> None:
        async for text in socket:
            if sent and self.mark in str(text)[:40]:
                trial, at = sent.popleft()
                due = self.echo.due(at, at) if self.echo.beat else at
                self.longest[trial] = max(self.longest.get(trial, 0.0), time.monotonic() - due)

    async def flood(self, sockets: list[ClientConnection], begin: float, trials: int) -> None:
        """Each socket sends one probe in a trial."""
        on_their_way: list[deque[tuple[int, float]]] = [deque() for _ in sockets]
        hearing = [asyncio.create_task(self.hear(*one)) for one in zip(sockets, on_their_way, strict=True)]
        for trial in range(trials):
            for n, socket in enumerate(sockets):
                left = begin + trial * PERIOD + n * APART - time.monotonic()
                if left > 0:
                    await asyncio.sleep(left)
                on_their_way[n].append((trial, time.monotonic()))
                await socket.send(self.text)
        await asyncio.sleep(1)
        for task in hearing:
            task.cancel()


async def sample(server: Server, probe: str, window: int, trials: int, seed: int) -> dict[str, list[tuple[int, float]]]:
    """By what the other seat did: trials and their longest probes."""
    people = [await Person.meet(server, name) for name in ("Ada", "Bo", "Cy")]
    wish = {"game": "coup", "seats": 3, "chairs": ["me", "open", "open"], "options": {"first_player": 0}}
    table = await people[0].post(server, START, wish)
    for seat in (1, 2):
        await people[seat].post(server, f"{START}/{table['id']}/chairs/{seat}", {"name": f"N{seat}"}, table["key"])
    await people[0].post(server, f"{START}/{table['id']}/start", {})
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table['id']}/live"

    async def come(seat: int) -> ClientConnection:
        socket = await connect(
            url,
            additional_headers={"cookie": f"backroom={people[seat].cookie}"},
            compression=None,
            max_queue=None,
            ping_interval=None,
        )
        await socket.send(json.dumps({"type": "resume", "seat": seat, "key": table["key"]}))
        return socket

    first, *mine = [await come(0), *[await come(1) for _ in range(PROBES)]]
    await first.send(json.dumps({"type": "say", "seat": 0, "decision": 1, "words": ["tax"]}))
    decision = 0
    while not decision:
        message = json.loads(await mine[0].recv())
        decision = message["decision"] if message["type"] == "state" else 0
    planned, begin = plan(seed, trials), time.monotonic() + 2
    other = multiprocessing.get_context("spawn").Process(
        target=answer, args=(url, f"backroom={people[2].cookie}", table["key"], decision, begin, planned)
    )
    other.start()
    watch = Watch(probe, window)
    await watch.flood(mine, begin, trials)
    other.join()
    for socket in (first, *mine):
        await socket.close()
    found: dict[str, list[tuple[int, float]]] = {kind: [] for kind in KINDS}
    for trial, longest in sorted(watch.longest.items()):
        found[planned[trial][0]].append((trial // BLOCK, longest))
    return found


def longer(ones: list[float], others: list[float]) -> float:
    """The chance that one of the first took longer than one of the others."""
    ranked = sorted([(value, 0) for value in others] + [(value, 1) for value in ones])
    total = sum(rank for rank, (_, which) in enumerate(ranked, 1) if which)
    return (total - len(ones) * (len(ones) + 1) / 2) / (len(ones) * len(others))


def interval(ones: list[tuple[int, float]], others: list[tuple[int, float]], rng: Random) -> tuple[float, float]:
    blocks = sorted({block for block, _ in ones + others})
    mine: dict[int, list[float]] = {block: [v for b, v in ones if b == block] for block in blocks}
    theirs: dict[int, list[float]] = {block: [v for b, v in others if b == block] for block in blocks}
    found = []
    for _ in range(RESAMPLED):
        drawn = rng.choices(blocks, k=len(blocks))
        found.append(longer([v for b in drawn for v in mine[b]], [v for b in drawn for v in theirs[b]]))
    found.sort()
    return found[int(0.025 * RESAMPLED)], found[int(0.975 * RESAMPLED)]


def middle(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0] if __doc__ else "")
    parser.add_argument("--trials", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--probe", choices=sorted(PROBE), action="append")
    parser.add_argument("--window", type=int, default=2_000, help="least_window of the server; 0: without beats")
    args = parser.parse_args()
    for probe in args.probe or sorted(PROBE):
        with (
            TemporaryDirectory(prefix="stopwatch-", dir=BUILD) as folder,
            Server(Path(folder), cold=True, least_window=args.window, **LOUD) as server,
        ):
            found = asyncio.run(sample(server, probe, args.window, args.trials, args.seed))
        counts = ", ".join(f"{kind} {1000 * middle([v for _, v in found[kind]]):.2f}" for kind in KINDS)
        print(f"probe {probe}, window {args.window}: {args.trials} trials; median of the longest, in ms: {counts}")
        for one, other in PAIRS:
            low, high = interval(found[one], found[other], Random(args.seed))
            share = longer([v for _, v in found[one]], [v for _, v in found[other]])
            print(f"  {one} longer than {other}: {share:.3f} ({low:.3f} to {high:.3f})")


if __name__ == "__main__":
    main()
