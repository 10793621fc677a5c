"""The shape of an edition file: which tables there are, how many of each, and what may stand at every key.

A table that stands once is written [so], one that stands for each card or place [[so]]. Whether the tables agree with
each other and with the rulebook is the business of `facts`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from backroom.games.editions.faults import BadEdition, Faults, Row, bare, label, listed, shown
from backroom.games.editions.wants import A_TABLE, A_TEXT, Want, between, one_of

# How we know a value: the rulebook says or shows it; somebody tells who has a printed copy, such as a review or the
# owner who typed it in; it was worked out so as to fit what is known; or it is our own.
SOURCES: Final = ("book", "outside source", "reconstructed", "designed")
A_SOURCE: Final = one_of(*SOURCES)
# The source of a whole table, `but` of other values another one, and a remark.
TOLD: Final[dict[str, Want]] = {"source": A_SOURCE, "but": A_TABLE, "note": A_TEXT}


@dataclass(frozen=True)
class Shape:
    """One table: its keys, those that may be left out, and how many entries there are of it, if it is a [[list]]."""

    keys: dict[str, Want]
    optional: dict[str, Want] = field(default_factory=dict)
    least: int = 0
    most: int = 0
    inside: Callable[[str, Row, Faults], None] | None = None  # looks at what a Want cannot tell of an entry
    sourced: bool = True  # it must say where its values are from

    @property
    def many(self) -> bool:
        return self.most > 0


class Draft:
    """A file while it is checked: its entries by table, each with the name that messages call it by."""

    def __init__(self) -> None:
        self.rows: Final[dict[str, list[tuple[str, Row]]]] = {}
        self.broken: Final[set[str]] = set()  # tables with a fault of their own: nothing more is concluded from them


def check_shape(parsed: dict[str, Any], shapes: Mapping[str, Shape], faults: Faults) -> Draft:
    """Tell what is missing, unknown or of the wrong kind, table by table. A table [a.b] has the shape "a.b".

    A file of another game is a BadEdition for that alone: all its tables would be faults.
    """
    about = parsed.get("edition")
    game = about.get("game") if isinstance(about, dict) else None
    if isinstance(game, str) and (what := shapes["edition"].keys["game"].complaint("game", game)):
        faults.add("[edition]", what)
        raise BadEdition(*faults.lines)
    draft = Draft()
    inner: dict[str, dict[str, Want]] = {}
    for name in shapes:
        outer, _, key = name.partition(".")
        inner.setdefault(outer, {}).update({key: A_TABLE} if key else {})
    for key in parsed:
        if key not in inner:
            faults.add(f"[{bare(key)}]", f"there is no such table{faults.near(key, inner)}; take it out")
    for outer, keys in inner.items():
        if keys and isinstance(parsed.get(outer), dict):
            check_keys(f"[{outer}]", parsed[outer], {}, keys, faults)
    for name, shape in shapes.items():
        known = len(faults.lines)
        check_table(name, shape, find(parsed, name), draft, faults)
        if len(faults.lines) > known:
            draft.broken.add(name)
    return draft


def find(parsed: dict[str, Any], name: str) -> Any:
    outer, _, inner = name.partition(".")
    found = parsed.get(outer)
    if not inner:
        return found
    return found.get(inner) if isinstance(found, dict) else found


def check_table(name: str, shape: Shape, found: Any, draft: Draft, faults: Faults) -> None:
    if not shape.many:
        if not isinstance(found, dict):
            what = "it is missing" if found is None else f"it is {shown(found)}"
            faults.add(f"[{name}]", f"{what}; it should be one table, headed [{name}]")
            return
        draft.rows[name] = [(f"[{name}]", found)]
        check_row(f"[{name}]", found, shape, faults)
        return
    span = between(shape.least, shape.most)
    if not isinstance(found, list):
        what = "it is missing" if found is None else f"it is {shown(found)}"
        faults.add(f"[[{name}]]", f"{what}; there should be {span} such tables, each headed [[{name}]]")
        return
    if not shape.least <= len(found) <= shape.most:
        faults.add(f"[[{name}]]", f"there are {len(found)} of these; there should be {span}")
    draft.rows[name] = []
    for number, row in enumerate(found, 1):
        called = label(name, row, number)
        if not isinstance(row, dict):
            faults.add(called, f"it is {shown(row)}; it should be a table, headed [[{name}]]")
            continue
        draft.rows[name].append((called, row))
        check_row(called, row, shape, faults)


def check_row(called: str, row: Row, shape: Shape, faults: Faults) -> None:
    check_keys(called, row, shape.keys, shape.optional | (TOLD if shape.sourced else {}), faults)
    if shape.sourced:
        check_source(called, row, shape, faults)
    if shape.inside is not None:
        shape.inside(called, row, faults)


def check_source(called: str, row: Row, shape: Shape, faults: Faults) -> None:
    """Every value has one source: that of its table, or the one that `but` names for its key."""
    if "source" not in row:
        faults.add(called, f"`source` is missing; it should be {A_SOURCE.said}")
    others = row.get("but", {})
    if not isinstance(others, dict) or ("but" in row and not others):
        faults.add(called, '`but` should name keys of this table with their source, such as { name = "designed" }')
        return
    known = shape.keys | shape.optional
    for key, source in others.items():
        if key not in known or key not in row:
            near = faults.near(key, known)
            faults.add(called, f"`but` names `{bare(key)}`{near}; it should name keys of this table")
        elif what := A_SOURCE.complaint(key, source):
            faults.add(called, f"`but`: {what}")
        elif source == row.get("source"):
            faults.add(called, f"`but`: `{bare(key)}` is {shown(source)}, as all of the table is; take it out")


def check_keys(table: str, row: Row, keys: dict[str, Want], optional: dict[str, Want], faults: Faults) -> None:
    known = keys | optional
    for key, value in row.items():
        if key not in known:
            what = f"there is no key `{bare(key)}`{faults.near(key, known)}; the keys are {listed(known, 'and')}"
            faults.add(table, what)
        elif what := known[key].complaint(key, value):
            faults.add(table, what)
    for key, want in keys.items():
        if key not in row:
            faults.add(table, f"`{key}` is missing; it should be {want.said}")
