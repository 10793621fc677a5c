"""Write docs/api.md, the public names of the library with what they say of themselves. `python -m tools.api`"""

from __future__ import annotations

import inspect
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import backroom
from backroom import Action, Ask, Table
from backroom.kernel.core import State

LINE = 120
LONGEST = 110  # letters of a signature in one line
PAGE = Path(__file__).parents[1] / "docs/api.md"
HEAD = """# The library, name by name

Everything that `import backroom` offers. `python -m tools.api` makes this page from the code; how things go together is
on the [first page](README.md). The views of the games, field by field, are in [what a seat sees](views.md).
"""
# What whoever uses a table or a state calls; the rest is how they do it.
CALLED: dict[type, tuple[str, ...]] = {
    Table: (
        *("asks", "view", "views", "question", "decision", "events", "over", "result", "position"),
        *("say", "play", "fall_back", "leave", "undo"),
        *("clone", "key", "record"),
    ),
    Ask: ("why_not",),
    Action: (),
    State: ("clone", "key"),
}


def page() -> str:
    """The whole page."""
    names = sorted((name for name in backroom.__all__), key=lambda name: (name[0].isupper(), name))
    parts = [HEAD, *(entry(name, getattr(backroom, name)) for name in names)]
    parts.append("## `table.state`\n\nThe whole truth, for search and research: never show it to a player.\n")
    parts += [member(State, name) for name in CALLED[State]]
    return "\n".join(parts)


def entry(name: str, thing: Any) -> str:
    """A function, or a class with its fields and what can be called."""
    if not inspect.isclass(thing):
        return f"## `{name}`\n\n{signature(name, thing)}\n{said(thing)}\n"
    lines = [f"## `{name}`\n\n{said(thing)}\n"]
    if issubclass(thing, msgspec.Struct):
        fields = [field for field in inspect.get_annotations(thing) if field != "reasons"]  # how `why_not` is found
        lines.append(textwrap.fill(f"Fields: {', '.join(f'`{field}`' for field in fields)}.", LINE) + "\n")
    lines += [member(thing, called) for called in CALLED.get(thing, ())]
    return "\n".join(lines)


def member(owner: type, name: str) -> str:
    """A method or a property."""
    thing = inspect.getattr_static(owner, name)
    called = owner.__name__.lower()
    if isinstance(thing, property):
        return f"`{called}.{name}`: {said(thing.fget)}\n"
    return f"{signature(f'{called}.{name}', thing)}\n{said(thing)}\n"


def signature(name: str, thing: Any) -> str:
    """How it is called, as a block of code; a long one over several lines."""
    told = inspect.signature(thing)
    given = [*parameters(told)]
    line = f"{name}({', '.join(given)}) -> {told.return_annotation}"
    if len(line) > LONGEST:
        line = "\n".join([f"{name}(", *(f"    {each}," for each in given), f") -> {told.return_annotation}"])
    line = line.replace("V_co", "View").replace("Self", name.partition(".")[0].title())
    return "\n".join(f"    {each}" for each in line.splitlines()) + "\n"


def parameters(told: inspect.Signature) -> Iterator[str]:
    """Each as it is written in the code, with the star before those that are called by name only."""
    starred = False
    for name, each in told.parameters.items():
        if each.kind is each.KEYWORD_ONLY and not starred:
            starred = True
            yield "*"
        default = "" if each.default is each.empty else f" = {each.default!r}"
        if name != "self":
            yield f"{name}: {each.annotation}{default}"


def said(thing: Any) -> str:
    return inspect.getdoc(thing) or ""


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
