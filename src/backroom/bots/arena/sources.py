"""A fingerprint of the rules and the bots, so that games of other ones are never added to these.

It is taken of the code: comments, docstrings and layout may change.
"""

from __future__ import annotations

import ast
import importlib.util
from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from pathlib import Path

import backroom

PACKAGE = Path(backroom.__file__).parent
NOT_PLAYING = ("arena",)  # folders of the bots that decide no game


@cache
def fingerprint(game: str, *own: str) -> str:
    """Of everything that decides how a game goes, and of the modules of bots of one's own."""
    hashed = blake2b(digest_size=8)
    for path in (*sources(game), *map(module_file, sorted(own))):
        if path is None:
            continue
        hashed.update(path.name.encode() + b"\0")
        hashed.update(code(path.read_text(encoding="utf-8")).encode() if path.suffix == ".py" else path.read_bytes())
    return hashed.hexdigest()


def sources(game: str) -> Iterable[Path]:
    """The kernel, the game with its data, and the bots that may sit at its tables."""
    others = {path.name for path in (PACKAGE / "games").iterdir() if path.is_dir()} - {game, "editions"}
    for folder in ("kernel", "games", "bots"):
        for path in sorted((PACKAGE / folder).rglob("*")):
            parts = path.relative_to(PACKAGE).parts
            if path.suffix in {".py", ".json", ".toml"} and not others.union(NOT_PLAYING).intersection(parts):
                yield path


def module_file(name: str) -> Path | None:
    """Where the module of `module:Factory` lies; None for one that has no file."""
    found = importlib.util.find_spec(name.partition(":")[0])
    return Path(found.origin) if found and found.origin else None


def code(text: str) -> str:
    """The program without its words: no comment, no docstring, no layout."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(
            node, clean=False
        ):
            del node.body[0]
    return ast.dump(tree)
