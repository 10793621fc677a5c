"""Table talk for tests of Corleone's Empire: a scene, the words said, and short ways to look at what came of it."""

from __future__ import annotations

from typing import cast

import backroom
from backroom.games.corleone.view import CorleoneView
from tests.talk import asked, options, refused, rule, said, told

__all__ = [
    "asked",
    "cited",
    "figures",
    "fresh",
    "goods_of",
    "hand",
    "kind",
    "look",
    "money_of",
    "options",
    "refused",
    "rule",
    "said",
    "scene",
    "since",
    "stack",
    "told",
]


def scene(text: str, script: str = "") -> backroom.Table:
    """A table of Corleone's Empire at a position, with some words said already."""
    table = backroom.scene("corleone", text)
    table.play(script)
    return table


def fresh(seats: int, script: str = "", *, seed: int = 0, **chosen: object) -> backroom.Table:
    """A new table with its cards dealt; the script may decide the set-up, as in `pick P0; draw shakedown`."""
    table = backroom.new("corleone", seats=seats, seed=seed, options=chosen)
    table.play(script)
    return table


def look(table: backroom.Table, seat: int | None = None) -> CorleoneView:
    """The view of a seat; without one, a spectator's."""
    return cast(CorleoneView, table.view(seat))


def hand(table: backroom.Table, seat: int) -> list[str]:
    """The cards in a hand, in the order of the edition: money, goods, jobs, allies."""
    return list(look(table, seat).hand)


def money_of(table: backroom.Table, seat: int) -> list[str]:
    """The money in a suitcase."""
    return list(look(table, seat).suitcase)


def goods_of(table: backroom.Table, seat: int) -> list[str]:
    return [card for card in hand(table, seat) if card in ("gun", "blood-money", "booze", "narcotics")]


def figures(table: backroom.Table) -> dict[str, str]:
    """Every figure on the board by its place."""
    return dict(look(table).figures)


def stack(table: backroom.Table, territory: str) -> list[int]:
    """The markers of a territory, from the bottom up."""
    return next(list(t.stack) for t in look(table).territories if t.key == territory)


def kind(table: backroom.Table) -> str:
    """The kind of the open question."""
    return table.asks[0].kind


def cited(table: backroom.Table, rule_id: str, seat: int | None = None) -> list[str]:
    """What happened by a rule, in words."""
    return [str(fact) for fact in table.events(seat) if fact.rule == rule_id]


def since(table: backroom.Table, script: str, seat: int | None = None) -> list[str]:
    """What a script makes a viewer see, in words."""
    known = len(table.events(seat))
    table.play(script)
    return [str(fact) for fact in table.events(seat)[known:]]
