"""A state as plain data, so that two states can be compared down to their last secret."""

from __future__ import annotations

from typing import Any

from backroom.kernel.core import Kind, Out

SKIPPED = {"out"}


def dump(thing: Any) -> Any:
    """Everything a thing holds, as nested tuples; where its facts go is no part of it."""
    if thing is None or isinstance(thing, (int, str, float)):
        return thing
    if isinstance(thing, (list, tuple)):
        return tuple(dump(part) for part in thing)
    if isinstance(thing, Kind):
        return thing.name
    if isinstance(thing, Out):
        return None
    return (type(thing).__name__, *((name, dump(getattr(thing, name))) for name in fields(thing)))


def fields(thing: Any) -> list[str]:
    """The attributes of an object of ours, compiled or not."""
    compiled = getattr(type(thing), "__mypyc_attrs__", None)
    names = set(compiled) if compiled else set(vars(thing))
    return sorted(name for name in names - SKIPPED if not name.startswith("__"))
