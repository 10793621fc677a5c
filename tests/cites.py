"""Who cites which rule: the facts, the questions and the why-nots of a table, by rule id."""

from __future__ import annotations

import backroom


def cited(table: backroom.Table, rule: str, seat: int | None = None) -> list[str]:
    """The facts that cite a rule, in words, as a seat saw them; without a seat, a spectator."""
    return [str(fact) for fact in table.events(seat) if fact.rule == rule]


def asked_by(table: backroom.Table) -> str:
    """The rule of the open question, the same for all who are asked."""
    (rule,) = {ask.rule for ask in table.asks}
    return rule


def kind(table: backroom.Table) -> str:
    """What sort of question is open."""
    (name,) = {ask.kind for ask in table.asks}
    return name


def closed(table: backroom.Table, seat: int) -> dict[str, str]:
    """What a seat would look for and cannot have, with the rule that forbids it."""
    return {no.action: no.rule for ask in table.asks if ask.seat == seat for no in ask.why_not}
