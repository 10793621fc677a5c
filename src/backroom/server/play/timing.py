"""The clock of one table: when its open question was asked, how long it may stay open, when to look at it again."""

from __future__ import annotations

from collections.abc import Callable

from backroom.kernel.core import Seat
from backroom.server.play.clocks import EXTENSION, EXTENSIONS, Looks, Pace
from backroom.server.play.live import Live
from backroom.wire.messages import Clock

GRACE = 3_000  # milliseconds that a node waits for the one that leads


class Timing:
    """Times are milliseconds of this process. A question counts from its opening; half a choice does not ask anew."""

    def __init__(self, began: int, looks: Looks, pace: Pace, now: Callable[[], int]) -> None:
        self.began = began
        self.looks = looks
        self.pace = pace
        self.now = now
        self.opening, self.opened = 1, began  # the number of the open question, and when it was asked
        self.looked = 0  # when it was last looked at
        self.extended: dict[Seat, list[int]] = {}  # by seat: the openings it took more time for

    def ask(self, live: Live, at: int) -> None:
        """The open question was asked then. One that is known keeps its time, however it is heard of again."""
        if self.opening != live.openings:
            self.opening, self.opened = live.openings, at

    def limit(self, live: Live) -> int | None:
        """When the open question closes at the latest."""
        if live.over:
            return None
        wait = live.state.wait
        time_given = self.pace.limit(wait.kind.seconds)
        if time_given is None:
            return None
        if not self.extended:
            return self.opened + time_given
        more = [taken.count(live.openings) for seat, taken in self.extended.items() if seat in wait.seats]
        return self.opened + time_given + EXTENSION * max(more, default=0)

    def due(self, live: Live, *, leads: bool = True, runs: bool = True) -> int | None:
        """When the question must be looked at again. A node that does not lead gives the other some time.

        Where the clock does not run, there are checkpoints and no limit.
        """
        limit = self.limit(live) if runs else None
        if limit is not None and not leads:
            limit += GRACE
        if live.is_shared and self.looks.least:
            # From the last look on, not from now: whoever keeps the room busy does not make it miss a checkpoint.
            look = self.opened + self.looks.next(live.openings, max(self.looked - self.opened, 0))
            limit = look if limit is None else min(look, limit)
        return limit

    def is_late(self, live: Live) -> bool:
        limit = self.limit(live)
        return limit is not None and self.now() >= limit

    def start_anew(self, live: Live) -> None:
        """Nobody was here, so nobody was kept waiting: whoever comes back first does not find the time gone."""
        if not self.pace.always and self.is_late(live):
            self.opened = self.now()

    def shown(self, live: Live, seat: Seat | None) -> Clock:
        limit = self.limit(live)
        used = len(self.extended.get(seat, [])) if seat is not None else EXTENSIONS
        if limit is None:
            return Clock(None, None, EXTENSIONS - used)
        return Clock(max(0, limit - self.now()), limit - self.opened, EXTENSIONS - used)
