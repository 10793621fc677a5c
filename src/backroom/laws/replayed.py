"""Law 3: the record of a game gives the same game again, and what did not count is missed by nobody.

A finished record writes an answer that did not count as pass. The replay must therefore look the same all the
way, and not only at its end: a view that had shown such an answer would differ there.
"""

from __future__ import annotations

from backroom.games import record
from backroom.games.table import Table
from backroom.games.wording import LEAVE
from backroom.kernel.core import ROLL, SOLO, UNSAID, Illegal, Seat, State
from backroom.laws.broken import Broken, require
from backroom.laws.sampled import name
from backroom.laws.walk import Walk, encode

Stand = tuple[object, ...]


class Memory:
    """Views that were seen during a walk, to be compared with its replay."""

    def __init__(self) -> None:
        self.seen: dict[Stand, dict[Seat | None, bytes]] = {}

    def keep(self, walk: Walk, viewer: Seat | None) -> None:
        """Remember a view, if the wait is fresh: an answer of one's own is rightly seen and may be rewritten."""
        if is_fresh(walk.state):
            self.seen.setdefault(stand(walk.table, walk.solos), {})[viewer] = walk.look(viewer)[1]

    def compare(self, table: Table, solos: int) -> None:
        """Require the views of a replay to be those that were remembered."""
        if not self.seen or not is_fresh(table.state):
            return
        remembered = self.seen.pop(stand(table, solos), {})
        views = table.game.views(table.state, remembered)  # made together here, one by one in the walk
        for viewer, view in remembered.items():
            same = encode(views[viewer]) == view
            require(5, same, f"{name(viewer)} saw an answer that did not count")


def stand(table: Table, solos: int) -> Stand:
    """Where in the game a wait is, however the answers before it were ordered; `solos` were said by one seat alone."""
    state = table.state
    return (len(table.out.events), solos, state.rolls, state.wait.kind.name, state.wait.seats)


def is_fresh(state: State) -> bool:
    """Has nobody answered the open question?"""
    if state.wait.mode == SOLO:
        return True
    return state.wait.mode != ROLL and all(answer == UNSAID for answer in state.answers) and not any(state.lists)


def replays(walk: Walk, memory: Memory, *, twice: bool) -> None:
    """Require the record to give the same table again; `twice`, and that table the same record."""
    table = walk.table
    try:
        line = table.record()
        again = record.read(line, {walk.game.key: walk.game})
    except (record.BadRecord, Illegal) as error:
        raise Broken(3, f"the game cannot be played again: {error}") from error
    require(3, record.facts(again) == record.facts(table), "a replay tells other events")
    for viewer in walk.viewers:
        require(3, again.view(viewer) == table.view(viewer), f"a replay shows {name(viewer)} another view")
    if memory.seen:
        look_back(table, again, memory)
    if twice:
        require(3, again.record() == line, "the record of a replay is another record")


def look_back(table: Table, again: Table, memory: Memory) -> None:
    """Walk through the replay and look at what was looked at before."""
    twin = record.fresh(table)
    solos = 0
    memory.compare(twin, solos)
    for seat, action in again.log:
        if twin.state.wait.mode == SOLO and action != LEAVE and not twin.is_late(seat, action):
            solos += 1
        record.step(twin, seat, action)
        memory.compare(twin, solos)
