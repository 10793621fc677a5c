"""When somebody hears what came of a message of theirs: at a moment that tells of nobody else.

A room does one thing after another. Whoever asks it something while somebody else's sealed answer is written waits for
that, and could tell by the delay that there was one. So what is told to somebody in return waits for the next beat but
one after the message came, whatever the room did meanwhile. Where the message has changed the table for all to see,
nobody waits: then the moment is no secret.
"""

from __future__ import annotations

import asyncio

from backroom.server.play.clocks import SECOND

PART = 80  # of the least time of a window: how long a beat is


class Echo:
    """The beats of a node."""

    def __init__(self, least_window: int) -> None:
        self.beat = least_window / PART / SECOND

    def due(self, asked: float, now: float) -> float:
        """When it is told; if it took longer than a beat, at the next one."""
        return max(asked // self.beat + 2, -(-now // self.beat)) * self.beat

    async def wait(self, asked: float) -> None:
        """`asked` is a time of the loop."""
        now = asyncio.get_running_loop().time()
        if self.beat:
            await asyncio.sleep(self.due(asked, now) - now)
