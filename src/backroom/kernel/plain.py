"""What a state holds as plain data, and back: for equality, for a key of dicts, for pickles.

The fields are looked up, never listed: `__init__` names them once and `clone`, for speed, once more, and law 4 holds
that to what is found here.
"""

from __future__ import annotations

from typing import Any, Final

PLAIN: Final = frozenset({int, str, bool, float, type(None)})
# Where facts go and what was agreed are no part of what a state holds. Its frames hang on each other, and its wait is
# what the top frame asks: both are made anew.
ELSEWHERE: Final = frozenset({"out", "house", "top", "wait"})
FOUND: Final[dict[Any, tuple[str, ...]]] = {}


def fields(thing: Any) -> tuple[str, ...]:
    """The attributes of an object of ours, compiled or not, in one order."""
    kind = type(thing)
    names = (kind, *getattr(thing, "__dict__", ()))
    found = FOUND.get(names)
    if found is None:
        held = {*getattr(kind, "__mypyc_attrs__", ()), *names[1:]}
        found = tuple(sorted(name for name in held if not name.startswith("__")))
        FOUND[names] = found
    return found


def frozen(value: Any) -> Any:
    """A value as something that hashes and never changes; an object of ours as the tuple of what it holds.

    What holds nothing that could be set is taken as it is.
    """
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind is list or kind is tuple:
        return tuple(value) if PLAIN.issuperset(map(type, value)) else tuple(map(frozen, value))
    if kind is dict:
        return tuple(sorted((name, frozen(part)) for name, part in value.items()))
    names = fields(value)
    return (
        (kind.__name__, *[frozen(getattr(value, name)) for name in names if name not in ELSEWHERE]) if names else value
    )


def is_part(value: Any) -> bool:
    """Has a state this object to itself, as it has its table, so that it is copied with the state?"""
    return hasattr(value, "clone")


def contents(thing: Any) -> dict[str, Any]:
    """What an object of ours holds, by name; the same of each of its parts."""
    held = {name: getattr(thing, name) for name in fields(thing) if name not in ELSEWHERE}
    return {name: contents(value) if is_part(value) else value for name, value in held.items()}


def pour(held: dict[str, Any], into: Any) -> None:
    """Give an object the contents of another. What was fixed when it was made is there already."""
    for name, value in held.items():
        mine = getattr(into, name, None)
        if is_part(mine):
            pour(value, mine)
        elif mine != value:
            setattr(into, name, value)
