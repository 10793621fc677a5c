"""How much may be said: so many messages in a minute, and fewer lines of chat.

Not by one socket, nor by one name, which costs nothing. Whoever could ask the table something every millisecond,
through a hundred sockets or as forty people, would take its time from those who play; and decision 29 says what the
delays tell. So a message counts for the person at the table, for the address at the table, for the address at all
tables and, from somebody who only watches, for all who do. Buckets outlive sockets: coming back does not fill them.

Whoever is asked may always answer, however fast the game is: the first answer to a question is not counted. There are
only so many questions.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from backroom.kernel.core import Seat
from backroom.server.edge.guard import MOST_BUCKETS, Buckets
from backroom.server.settings import Settings


class Allowance:
    """What somebody may say at one table, through however many sockets."""

    def __init__(self, meters: Meters, table_id: str, who: str, address: str, *, watches: bool) -> None:
        settings = meters.settings
        self.meters = meters
        self.table_id = table_id
        self.mine = f"{table_id} {who}"
        self.shared = [
            (address, settings.messages_of_one),
            (f"{table_id} {address}", settings.messages_of_one_at_a_table),
        ]
        if watches:
            self.shared.append((f"{table_id} watchers", settings.messages_of_watchers))

    def message(self) -> bool:
        """May another message be sent?"""
        meters = self.meters
        waits = [meters.own.wait(self.mine, meters.settings.messages_per_minute)]
        waits += [meters.common.wait(*use) for use in self.shared]
        return not any(waits)

    def line(self) -> bool:
        """May another line be said? It is a message, too."""
        return not self.meters.lines.wait(self.mine, self.meters.settings.lines_per_minute)

    def answer(self, seat: Seat, decision: int) -> bool:
        """Is this the first answer to that question? It is not counted."""
        return self.meters.answers(self.table_id, seat, decision)


class Meters:
    """The buckets of everybody who is at a table, or was not long ago."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self.own = Buckets(now)
        self.lines = Buckets(now)
        self.common = Buckets(now)  # kept apart, where people who were made up do not crowd them out
        self.answered: OrderedDict[tuple[str, Seat], int] = OrderedDict()  # by chair: the last question it has answered

    def of(self, table_id: str, who: str, address: str, *, watches: bool = False) -> Allowance:
        return Allowance(self, table_id, who, address, watches=watches)

    def answers(self, table_id: str, seat: Seat, decision: int) -> bool:
        is_first = self.answered.get((table_id, seat)) != decision
        self.answered[table_id, seat] = decision
        self.answered.move_to_end((table_id, seat))
        while len(self.answered) > MOST_BUCKETS:
            self.answered.popitem(last=False)
        return is_first
