"""More table talk for tests: money, parties, cards as the referee counts them, and what leaving leaves behind."""

from __future__ import annotations

from collections import Counter
from typing import cast

import backroom
from backroom.games.coup.state import Coup
from backroom.games.coup.words import ROLES
from tests.cites import kind
from tests.talk import asked, hand, living, look, lost, scene


def treasury(table: backroom.Table) -> int:
    return look(table).treasury


def reserve(table: backroom.Table) -> int:
    return look(table).reserve


def parties(table: backroom.Table) -> list[str | None]:
    return [seat.party for seat in look(table).seats]


def rules_of(table: backroom.Table, what: str, seat: int | None = None) -> list[str]:
    """The rules of all facts of one kind that a seat saw."""
    return [fact.rule for fact in table.events(seat) if fact.what == what]


def whats(table: backroom.Table, seat: int | None = None) -> list[str]:
    """The kinds of fact that a seat saw, in order."""
    return [fact.what for fact in table.events(seat)]


def court(table: backroom.Table) -> Counter[str]:
    """The cards of the court, as only the referee can count them."""
    table.view(None)
    counts = cast(Coup, table.state).hidden.court.counts
    return Counter({role: n for role, n in zip(ROLES, counts, strict=True) if n})


def deck(table: backroom.Table) -> Counter[str]:
    """Every card of the game, wherever it lies."""
    state = cast(Coup, table.state)
    piles = (*state.hidden.hands, *state.table.lost, *state.hidden.removed)
    return court(table) + Counter(ROLES[card] for pile in piles for card in pile)


def adds_up(table: backroom.Table) -> None:
    """Nothing is lost or made: the invariants of chapter 15."""
    assert table.game.count(table.state) == []


def left(board: str, script: str, leaver: int, more: str = "") -> backroom.Table:
    """The table after the leaver has gone; nothing may be missing or left over, and somebody must be able to speak."""
    table = scene(board, script)
    facts = len(table.events())
    table.leave(leaver)
    gone = table.events()[facts:]
    assert (gone[0].rule, gone[0].what, gone[0].args) == ("COUP-GAP-26", "left", {"seat": leaver})
    assert leaver not in living(table)
    assert (hand(table, leaver), len(lost(table, leaver))) == ([], 2)
    assert leaver not in asked(table)
    assert table.over or all(ask.actions for ask in table.asks)
    adds_up(table)
    table.play(more)
    adds_up(table)
    return table


def next_turn(table: backroom.Table) -> int:
    """Whose turn it is to choose an action."""
    assert kind(table) == "turn"
    return table.asks[0].seat
