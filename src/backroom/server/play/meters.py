"""How much may be said: so many messages a minute, and fewer lines of chat, by one person at one table.

Not by one socket: whoever opened a hundred of them could ask the table something every millisecond, and would notice by
the delay when somebody else's sealed answer is written down.
"""

from __future__ import annotations

import time
from weakref import WeakValueDictionary

from backroom.server.settings import Settings


class Meter:
    """So many a minute, a few at once."""

    def __init__(self, per_minute: int) -> None:
        self.rate = per_minute / 60
        self.most = max(per_minute / 6, 5.0)
        self.left = self.most
        self.at = time.monotonic()

    def lets_through(self) -> bool:
        at = time.monotonic()
        self.left = min(self.most, self.left + (at - self.at) * self.rate)
        self.at = at
        self.left -= 1
        return self.left >= 0


class Allowance:
    """What one person may say at one table, through however many sockets."""

    def __init__(self, settings: Settings) -> None:
        self.messages = Meter(settings.messages_per_minute)
        self.lines = Meter(settings.lines_per_minute)


class Meters:
    """The allowances of everybody who is at a table now; who has no name shares one with others at the same address."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.known: WeakValueDictionary[tuple[str, str], Allowance] = WeakValueDictionary()

    def of(self, table_id: str, who: str) -> Allowance:
        """To be held as long as the socket is open."""
        found = self.known.get((table_id, who))
        if found is None:
            found = self.known[table_id, who] = Allowance(self.settings)
        return found
