"""A clock that wakes a room. It is wound up with every word, so winding it up costs next to nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from backroom.server.play.clocks import SECOND


class Alarm:
    """Rings at the time that was asked for last, and perhaps earlier too: whoever is woken looks at the clock.

    A later time does not touch the timer that is set already. Almost every time is later than the one before.
    """

    def __init__(self, ring: Callable[[], None]) -> None:
        self.ring = ring
        self.timer: asyncio.Handle | None = None
        self.at = 0.0  # when the timer goes off; not every timer could tell

    def ring_in(self, milliseconds: int) -> None:
        loop = asyncio.get_running_loop()
        at = loop.time() + milliseconds / SECOND
        if self.timer is not None:
            if self.at <= at:
                return
            self.timer.cancel()
        self.at = at
        self.timer = loop.call_at(at, self.go_off)

    def go_off(self) -> None:
        self.timer = None
        self.ring()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
