"""Table talk about leaving Corleone's Empire: the leaver goes, and what everybody may then rely on is looked at."""

from __future__ import annotations

import backroom
from tests.empire import asked, look, scene


def left(board: str, script: str, leaver: int, more: str = "") -> backroom.Table:
    """The table after the leaver has gone; nothing is missing or left over, and somebody can speak."""
    table = scene(board, script)
    gone(table, leaver)
    table.play(more)
    assert table.game.count(table.state) == []
    return table


def gone(table: backroom.Table, leaver: int) -> None:
    """Somebody leaves: CE-G-31 says so, and the leaver has nothing left and is asked nothing."""
    known = len(table.events())
    table.leave(leaver)
    fact = table.events()[known]
    assert (fact.rule, fact.what, fact.args) == ("CE-G-31", "left", {"seat": leaver})
    seat = look(table).seats[leaver]
    assert (seat.in_play, seat.hand, seat.suitcase, seat.markers) == (False, 0, 0, 9)
    assert leaver not in asked(table)
    assert table.over or all(ask.actions for ask in table.asks)
    assert table.game.count(table.state) == []
