"""What the tables of an edition must agree on: the manner in which a game says such facts, and those that all share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from backroom.games.editions.faults import Faults, Row, label, shown
from backroom.games.editions.shapes import Draft

Fact = Callable[[Draft, Faults], None]
Facts = Iterable[tuple[Fact, tuple[str, ...]]]  # each with the tables that it reads


def check_facts(facts: Facts, draft: Draft, faults: Faults) -> None:
    """Tell where tables contradict the rulebook or each other; a table with faults of its own is left in peace."""
    for fact, tables in facts:
        if not draft.broken.intersection(tables):
            fact(draft, faults)


def rows(draft: Draft, table: str) -> Iterator[Row]:
    return (row for _, row in draft.rows[table])


def only(draft: Draft, table: str) -> Row:
    """The one entry of a table that stands once."""
    return draft.rows[table][0][1]


def told_apart(draft: Draft, faults: Faults, table: str, *keys: str) -> None:
    """No two entries of a table may be alike in any of these keys."""
    for key in keys:
        seen: dict[object, str] = {}
        for called, row in draft.rows[table]:
            if row[key] in seen:
                faults.add(called, f"`{key}` is {shown(row[key])}, as on {seen[row[key]]}; they should differ")
            seen.setdefault(row[key], called)


def differ(table: str, *keys: str) -> Fact:
    def fact(draft: Draft, faults: Faults) -> None:
        told_apart(draft, faults, table, *keys)

    return fact


def differing_ids(
    parsed: dict[str, Any], tables: Iterable[str], taken: Callable[[str, str], bool], faults: Faults
) -> None:
    """Ids are words of play: no two may be alike, whatever their case, and none may be a word of the game itself.

    `taken` says whether an id in small letters is such a word, in this table.
    """
    owner: dict[str, str] = {}
    for table in tables:
        found = parsed.get(table)
        entries = found if isinstance(found, list) else [found]
        for number, row in enumerate(entries, 1):
            written = row.get("id") if isinstance(row, dict) else None
            if not isinstance(written, str):
                continue
            called = written.lower()
            here = label(table, row, number) if isinstance(found, list) else f"[{table}]"
            if called in owner:
                what = f"`id` stands here, as number {number} of its table, and on {owner[called]}; one needs another"
                faults.add(here, what)
            owner.setdefault(called, f"[[{table}]] number {number}" if isinstance(found, list) else here)
            if taken(table, called):
                faults.add(here, "`id` is a word of the game itself; give another")
