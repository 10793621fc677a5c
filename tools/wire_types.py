"""Writes web/src/wire.ts: everything that travels between server and browser, as TypeScript types.

The types come from the structs themselves: the messages of the socket, the bodies and answers of the HTTP routes, and
the view of every game. `python -m tools.wire_types` writes the file; with `--check` it only says whether it is true.
"""

from __future__ import annotations

import importlib
import inspect
import sys
import typing
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Any

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler

from backroom.games import GAMES
from backroom.games.game import View
from backroom.games.steps import Step
from backroom.wire import messages

TARGET = Path(__file__).parents[1] / "web" / "src" / "wire.ts"
HEAD = "// Made by tools/wire_types.py from the server's own structs. Do not edit.\n"
WIDTH = 120
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
OR = " | "
BASES = {"View": "GameView", "Step": "AnyStep"}  # what stands for all games is one of theirs
BODIES = ("data",)  # the argument of a route that is its body


def main() -> int:
    made = render()
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(made)
        return 0
    if TARGET.read_text() != made:
        print(f"{TARGET.name} is not up to date; run: python -m tools.wire_types")
        return 1
    return 0


def render() -> str:
    """The whole file."""
    sent = [*typing.get_args(messages.FromViewer), *(body for _, body in hints(is_body=True))]
    told = [*typing.get_args(messages.ToViewer), *(answer for _, answer in hints(is_body=False))]
    views = [view_of(key) for key in GAMES]
    optional = set(components(sent)) - set(components([*told, *views]))
    parts = [HEAD]
    for name, schema in sorted(components([*sent, *told, *views]).items()):
        if name not in BASES:
            parts.append(interface(name, schema, is_sent=name in optional))
    parts.append(union("FromViewer", [one.__name__ for one in typing.get_args(messages.FromViewer)]))
    parts.append(union("ToViewer", [one.__name__ for one in typing.get_args(messages.ToViewer)]))
    parts.append(union("GameView", [view.__name__ for view in views]))
    parts += [union(name, members.split(OR)) for members, name in unions_of_steps().items()]
    parts.append(union("AnyStep", list(unions_of_steps().values())))
    signs = ", ".join(f'"{sign}"' for sign in messages.SIGNS)
    parts += [
        f"export const SIGNS = [{signs}] as const;\n",
        f'export const UNTIL_MY_TURN = "{messages.UNTIL_MY_TURN}";\n',
        f"export const LONGEST_CHAT = {messages.LONGEST_CHAT};\n",
    ]
    return "\n".join(parts)


def view_of(key: str) -> type[View]:
    """The view of a game, from the module that every game has for it."""
    module = importlib.import_module(f"backroom.games.{key}.view")
    found = [
        thing
        for thing in vars(module).values()
        if inspect.isclass(thing) and issubclass(thing, View) and thing is not View
    ]
    (view,) = found
    return view


@cache
def steps_of(key: str) -> tuple[type[Step], ...]:
    """The procedures that a view of the game shows."""
    return typing.get_args(importlib.import_module(f"backroom.games.{key}.steps").AnyStep)


@cache
def unions_of_steps() -> dict[str, str]:
    """What all steps of a game are called, by the steps."""
    return {
        OR.join(f"{key.capitalize()}{step.__name__}" for step in steps_of(key)): f"{key.capitalize()}Step"
        for key in GAMES
    }


@cache
def steps_by_name() -> dict[str, str]:
    """Steps bear the name of their game, also where no other game has one of that name."""
    return {step.__name__: f"{key.capitalize()}{step.__name__}" for key in GAMES for step in steps_of(key)}


def hints(*, is_body: bool) -> Iterator[tuple[str, Any]]:
    """What the HTTP routes take or give, as far as it is made of structs."""
    from backroom.server.app import make_app  # not above: types can be spelt without a server
    from backroom.server.settings import Settings

    for route in make_app(Settings()).routes:
        for handler in getattr(route, "route_handlers", ()):
            if not isinstance(handler, HTTPRouteHandler) or not handler.fn.__module__.startswith("backroom."):
                continue
            known = typing.get_type_hints(handler.fn)
            for name, hint in known.items():
                is_wanted = name in BODIES if is_body else name == "return"
                if is_wanted and any(structs(hint)):
                    yield route.path, bare(hint)


def bare(hint: Any) -> Any:
    """What is inside of a response."""
    return typing.get_args(hint)[0] if typing.get_origin(hint) is Response else hint


def structs(hint: Any) -> Iterator[type[msgspec.Struct]]:
    if inspect.isclass(hint) and issubclass(hint, msgspec.Struct):
        yield hint
    for inner in typing.get_args(hint):
        yield from structs(inner)


def components(types: list[Any]) -> dict[str, dict[str, Any]]:
    """The schema of every struct in these types, by name."""
    plain = [one for one in types if not isinstance(one, UnionType)]
    _, found = msgspec.json.schema_components(plain, ref_template="{name}", schema_hook=lambda _: {"title": "anything"})
    return {short(name): schema for name, schema in found.items()}


def short(name: str) -> str:
    """Two structs of one name are told apart by their game: `backroom.games.coup.view.SeatView` is `CoupSeatView`."""
    parts = name.split(".")
    if len(parts) < 3:
        return steps_by_name().get(name, name)
    return f"{parts[-3].capitalize()}{parts[-1]}"


def interface(name: str, schema: dict[str, Any], *, is_sent: bool) -> str:
    """What is told always has all its fields; of what is sent, those with a default may be left out."""
    if "properties" not in schema:
        return f"export type {name} = {spell(schema)};\n"
    lines = [*comment(schema.get("description", "")), f"export interface {name} {{"]
    for field, inner in schema["properties"].items():
        mark = "?" if is_sent and field not in schema.get("required", ()) else ""
        lines.append(f"  {field}{mark}: {spell(inner)};")
    return "\n".join([*lines, "}", ""])


def comment(text: str) -> list[str]:
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) < 2:
        return [f"/** {line} */" for line in lines]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def spell(schema: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    match schema:
        case {"$ref": str(name)}:
            return BASES.get(short(name), short(name))
        case {"anyOf": list(several)} | {"oneOf": list(several)}:
            spelt = OR.join(dict.fromkeys(spell(one) for one in several))
            return unions_of_steps().get(spelt, spelt)
        case {"enum": list(values)}:
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case {"const": value}:
            return msgspec.json.encode(value).decode()
        case {"type": "array", "prefixItems": list(items)}:
            return f"[{', '.join(spell(item) for item in items)}]"
        case {"type": "array", "items": dict(item)}:
            inner = spell(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": dict(value)}:
            return f"Record<string, {spell(value)}>"
        case {"type": "object"}:
            return "Record<string, unknown>"
        case {"type": str(kind)} if kind in PLAIN:
            return PLAIN[kind]
        case _:
            return "unknown"


def union(name: str, members: list[str]) -> str:
    line = f"export type {name} = {OR.join(members)};\n"
    return line if len(line) <= WIDTH else f"export type {name} =\n  | " + "\n  | ".join(members) + ";\n"


if __name__ == "__main__":
    sys.exit(main())
