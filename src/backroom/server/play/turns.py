"""When bots answer, and how long they may think until then. Pure arithmetic in milliseconds.

Whether a bot thinks, and for how long, may tell what it holds. So the moment of its answer is fixed when it is asked,
by what is no secret: who is asked together, of which level each one is, and which time of their worker was promised
to whom before. All of them think within the time that they wait anyway; where that is short, each thinks for less.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

QUICKEST: Final = 600  # that a bot takes for an answer, as people do; its answer has no part in it
SLOWEST: Final = 1_900
TOGETHER: Final = 1_500  # for all thoughts of those who are asked at a time: nobody has to wait longer for them
WHOLE_CHOICE: Final = 1.5  # times what the first word has: the next one has a quarter of that, then an eighth ...
LEAST: Final = 20  # for a first word, however many think
SPARE: Final = 100  # between the end of all thoughts and the first answer: for the way to a worker and back
STARTING: Final = 3_000  # for a worker that has to be started first
AHEAD: Final = 10_000  # nobody waits longer than that for the thoughts of others
BEAT: Final = 1_000  # an answer that misses its moment all the same waits for the next one, so much later


class Share(msgspec.Struct, frozen=True):
    """What those get who are asked at a time: `most` for the first word of each, and `ready` when all have thought."""

    most: int
    ready: int


class Diary:
    """The time of one worker, as it was promised. Nobody is promised less for having needed less."""

    def __init__(self) -> None:
        self.until = 0  # all time before that is promised

    def promise(self, wanted: Sequence[int], now: int, *, started: bool = True) -> Share:
        """Time for bots that think for so long at most, one after the other; 0 is one that does not think."""
        thinkers = [time for time in wanted if time]
        starting = STARTING if thinkers and not started else 0
        begin = min(max(now + starting, self.until), now + AHEAD)
        most = max(LEAST, fair_share(thinkers, (now + TOGETHER - begin) / WHOLE_CHOICE))
        end = begin + int(WHOLE_CHOICE * sum(min(time, most) for time in thinkers))
        if end == now:
            return Share(most, now)  # nobody thinks
        self.until = end
        return Share(most, end + SPARE)


def fair_share(wanted: Sequence[int], left: float) -> int:
    """What each may have at most, so that all together have no more than is left. Who wants less leaves the rest."""
    for i, time in enumerate(sorted(wanted)):
        share = left / (len(wanted) - i)
        if time > share:
            return max(0, int(share))
        left -= time
    return max(wanted, default=0)


def moment(drawn: int, *, now: int, pace: float, ready: int) -> int:
    """When a bot that is asked now answers; `drawn` is any number, `ready` when those asked with it have thought."""
    return max(now + int((QUICKEST + drawn % (SLOWEST - QUICKEST)) * pace), ready)


def next_beat(due: int, now: int) -> int:
    """The first moment for an answer that was due, and is there now."""
    return due if now <= due else due + -(-(now - due) // BEAT) * BEAT
