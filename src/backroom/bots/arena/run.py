"""Plays the blocks of a match: in this process, on all cores, or on a cluster. They come out in their order."""

from __future__ import annotations

import importlib
import logging
import multiprocessing
import signal
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

from backroom.bots.arena.book import Book
from backroom.bots.arena.entrants import maker
from backroom.bots.arena.match import Block, Match, Played
from backroom.bots.arena.play import Broken, play_block
from backroom.bots.arena.sources import fingerprint
from backroom.bots.own import Unknown, tell

AHEAD = 4  # blocks that wait for each worker, so that a slow one holds nobody up
PATIENCE = 10  # seconds for a cluster to answer
REMEDY = "install the same version of Backroom there, and of your own bots"

T = TypeVar("T")


def play_all(book: Book, games: int, workers: int = 1, ray: str = "") -> Iterator[Played]:
    """Play what the book lacks of so many games; each block is in the book when it comes out."""
    left = book.match.blocks(games)[len(book.played) :]
    if ray:
        results = on_cluster(book.match, left, ray)
    elif workers > 1:
        results = on_cores(book.match, left, workers)
    else:
        results = (play_block(book.match, block) for block in left)
    for played in results:
        book.add(played)
        yield played


def in_order(
    blocks: Iterable[Block], start: Callable[[Block], T], end: Callable[[T], Played], most: int
) -> Iterator[Played]:
    """Start blocks ahead, at most so many, and give them back in their order."""
    running: deque[T] = deque()
    for block in blocks:
        running.append(start(block))
        if len(running) >= most:
            yield end(running.popleft())
    while running:
        yield end(running.popleft())


def on_cores(match: Match, blocks: list[Block], workers: int) -> Generator[Played, None, None]:
    """New processes, which inherit nothing, play the blocks. Whoever stops listening ends them at once."""
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), leave_interrupts_alone)

    def start(block: Block) -> Future[Played]:
        with interrupts_later():
            return pool.submit(play_block, match, block)

    try:
        yield from in_order(blocks, start, lambda future: future.result(), workers * AHEAD)
        pool.shutdown()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()
            process.join()


# Ctrl-C is for the process that gathers the results, and not for those that play.


def leave_interrupts_alone() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def interrupts_later() -> Iterator[None]:
    """A process that is started here is born deaf to Ctrl-C; this one hears it a moment later."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    old = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, old)


def on_cluster(match: Match, blocks: list[Block], address: str) -> Generator[Played, None, None]:
    """The machines of a Ray cluster play the blocks; the same rules and bots must be on them."""
    ray = the_ray()
    knock(address)
    ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)

    def end(reference: Any) -> Played:
        try:
            played: Played = ray.get(reference)
        except ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, (Broken, Unknown, OtherSources)):
                raise error.cause from None  # what went wrong there, without the way it came
            raise OtherSources(f"the cluster cannot play: {tell(error.cause)}; {REMEDY}") from error
        return played

    try:
        play = ray.remote(play_there)
        sources = fingerprint(match.game, *match.bots)
        most = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
        shared = ray.put(match)
        yield from in_order(blocks, lambda block: play.remote(shared, block, sources), end, most)
    finally:
        ray.shutdown()


def play_there(match: Match, block: Block, sources: str) -> Played:
    """A block, on a machine that has the same rules and bots as the one where the results are gathered."""
    machine = f"the machine {socket.gethostname()} of the cluster"
    try:
        for name in match.bots:
            maker(name, match.game)
    except Unknown as error:
        raise Unknown(f"{machine} lacks a bot: {error}") from None
    if fingerprint(match.game, *match.bots) != sources:
        raise OtherSources(f"{machine} has other rules or bots than this one; {REMEDY}")
    return play_block(match, block)


def knock(address: str) -> None:
    """ConnectionError if nobody is at home; Ray itself would go on trying for a very long time."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return  # not an address but a word of Ray's, such as auto
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError) as error:
        raise ConnectionError(f"nobody answers at {address}: {error}") from None


def the_ray() -> Any:
    """The library, which only those need who have a cluster."""
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise NoRay("there is no ray in this environment; 'pip install ray' brings it") from None


class OtherSources(Exception):
    """Games of a cluster would be those of other rules or bots; the message says what to do."""


class NoRay(Exception):
    """A cluster was asked for, and there is nothing to reach it with."""
