"""A state as plain data, so that two states can be compared down to their last secret."""

from __future__ import annotations

from typing import Any

from backroom.kernel.core import NO_FRAME, Kind, Out, Wait

PLAIN = frozenset({int, str, bool, float, type(None)})
SKIPPED = {"out", "edition", "count"}  # where its facts go, and what is printed on its cards, is no part of a state
FIELDS: dict[tuple[type, tuple[str, ...]], tuple[str, ...]] = {}


def dump(thing: Any) -> Any:
    """Everything a thing holds, as nested tuples."""
    kind = type(thing)
    if kind in PLAIN:
        return thing
    if kind is list or kind is tuple:
        return tuple(thing) if PLAIN.issuperset(map(type, thing)) else tuple([dump(part) for part in thing])
    if kind is Wait:
        return dump_wait(thing)
    if kind is Kind:
        return thing.name
    if kind is Out or thing is NO_FRAME:
        return None
    if isinstance(thing, (int, str)):  # an action that knows its own word is still an int
        return thing
    if kind is dict:
        return tuple(sorted((key, dump(part)) for key, part in thing.items()))
    return (kind.__name__, *[(name, dump(getattr(thing, name))) for name in fields(thing)])


def dump_wait(wait: Wait) -> tuple[object, ...]:
    """A wait is made of ints and tuples of ints, and never edited."""
    asked = (wait.mode, wait.kind.name, wait.rule, wait.seats, wait.menus)
    return (*asked, wait.fallback, wait.first, wait.many, wait.seen_by)


def fields(thing: Any) -> tuple[str, ...]:
    """The attributes of an object of ours, compiled or not, in one order."""
    kind = type(thing)
    names = (*getattr(kind, "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ()))
    known = FIELDS.get((kind, names))
    if known is None:
        known = tuple(sorted(name for name in set(names) - SKIPPED if not name.startswith("__")))
        FIELDS[kind, names] = known
    return known
