"""The clock that wakes a room: it rings in time on every kind of loop, however often it is wound up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
import uvloop

from backroom.server.play.alarm import Alarm

LOOPS = pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])


def rings(loop: Callable[[], asyncio.AbstractEventLoop], *wound: int) -> int:
    """How often it has rung after a tenth of a second, wound up with so many milliseconds one after another."""
    rung = []

    async def wait() -> None:
        alarm = Alarm(lambda: rung.append(1))
        for milliseconds in wound:
            alarm.ring_in(milliseconds)
        await asyncio.sleep(0.1)
        alarm.stop()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(wait())
    return len(rung)


@LOOPS
@pytest.mark.parametrize("wound", [(0, 0), (-5, 3), (0, 20, -1), (20, 10), (10, 20, 30), (5000, 1)])
def test_it_rings_once_for_all_the_times_it_was_wound_up(
    loop: Callable[[], asyncio.AbstractEventLoop], wound: tuple[int, ...]
) -> None:
    assert rings(loop, *wound) == 1


@LOOPS
def test_it_does_not_ring_before_its_time(loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    assert rings(loop, 5000) == 0
