"""What an edition prints a name on, and where it prints other words than the house edition does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec


class PrintedName(msgspec.Struct, frozen=True):
    """A thing with a name, and the text that says what it does, if there is one. `deeds` are what it does."""

    id: str
    name: str
    text: str
    deeds: Any = None


def printed_names(printed: Mapping[str, Any]) -> list[PrintedName]:
    """Everything that an edition prints a name on, in its order. Families are called by their name."""
    found: list[PrintedName] = []
    for kind, rows in printed.items():
        if kind in ("edition", "icon", "good"):
            continue  # icons and goods are the same in every edition
        for row in rows if isinstance(rows, list) else [rows]:
            name = row.get("name") or row.get("title", "")
            if name and (isinstance(rows, list) or "id" in row):
                found.append(PrintedName(id_of(kind, row, name), name, row.get("text", ""), row.get("effects")))
    return found


def id_of(kind: str, row: Mapping[str, Any], name: str) -> str:
    if kind == "family":
        return name
    if kind == "kind":
        return f"kind-{row['id']}"
    return str(row["id"]) if "id" in row else f"{kind}-{row['number']}"


class OwnWords(msgspec.Struct, frozen=True):
    """What an edition calls otherwise than the house edition, and what does something else there, by id.

    The languages of the house translate the house edition. They say nothing of what is listed here.
    """

    names: dict[str, str]
    texts: dict[str, str]


def own_words(printed: Mapping[str, Any], house: Mapping[str, Any]) -> OwnWords:
    known = {one.id: one for one in printed_names(house)}
    names: dict[str, str] = {}
    texts: dict[str, str] = {}
    for one in printed_names(printed):
        same = known.get(one.id)
        if same is None or same.name != one.name:
            names[one.id] = one.name
        if same is None or (same.text, same.deeds) != (one.text, one.deeds):
            texts[one.id] = one.text
    return OwnWords(names, texts)
