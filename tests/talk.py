"""Table talk for tests: a scene, the words said, and short ways to look at what came of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import pytest

import backroom
from backroom.games.coup.view import CoupView

Test = TypeVar("Test", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test with the rules it speaks for."""

    def mark(test: Test) -> Test:
        for rule_id in ids:
            test = pytest.mark.rule(rule_id)(test)
        return test

    return mark


def scene(text: str, script: str = "") -> backroom.Table:
    """A table of Coup at a position, with some words said already."""
    table = backroom.scene("coup", text)
    table.play(script)
    return table


def look(table: backroom.Table, seat: int | None = None) -> CoupView:
    """The view of a seat; without one, a spectator's."""
    return cast(CoupView, table.view(seat))


def coins(table: backroom.Table) -> list[int]:
    return [seat.coins for seat in look(table).seats]


def hand(table: backroom.Table, seat: int) -> list[str]:
    return list(look(table, seat).hand)


def lost(table: backroom.Table, seat: int) -> list[str]:
    return list(look(table).seats[seat].lost)


def living(table: backroom.Table) -> list[int]:
    return [i for i, seat in enumerate(look(table).seats) if seat.alive]


def asked(table: backroom.Table) -> list[int]:
    """The seats that have not answered yet."""
    return [ask.seat for ask in table.asks]


def options(table: backroom.Table, seat: int) -> list[str]:
    """What is offered to a seat, in notation."""
    return [str(action) for ask in table.asks if ask.seat == seat for action in ask.actions]


def said(table: backroom.Table, seat: int | None = None) -> list[str]:
    """The rules of the facts that a seat saw."""
    return [fact.rule for fact in table.events(seat)]


def told(table: backroom.Table, seat: int | None = None) -> list[str]:
    """The facts that a seat saw, in words."""
    return [str(fact) for fact in table.events(seat)]


def refused(table: backroom.Table, seat: int, word: str) -> str:
    """The rule that refuses a word; the table must look the same afterwards."""
    views = [table.view(viewer) for viewer in (None, *range(table.seats))]
    facts = [table.events(viewer) for viewer in (None, *range(table.seats))]
    with pytest.raises(backroom.Illegal) as refusal:
        table.say(seat, word)
    assert [table.view(viewer) for viewer in (None, *range(table.seats))] == views
    assert [table.events(viewer) for viewer in (None, *range(table.seats))] == facts
    return refusal.value.rule
