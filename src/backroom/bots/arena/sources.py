"""A fingerprint of the rules and of the bots that play, so that games of other ones are never added to these.

It is taken of the code: comments, docstrings and layout may change. A bot of the house is what its maker names, and all
that this imports: a change of the capo leaves the figures of a soldier and a rookie as they are.
"""

from __future__ import annotations

import ast
import importlib.util
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path

import backroom
from backroom.bots.levels import CAPO, RANDOM, characters, find_player

PACKAGE = Path(backroom.__file__).parent
BOTS = "backroom.bots"
CHAIR = f"{BOTS}.bot"  # it seats every bot
PLAIN = {RANDOM.name: f"{BOTS}.chance", CAPO.name: f"{BOTS}.search.bot"}  # who plays games that say nothing of it
NOT_PLAYING = ("arena",)  # folders of the bots that decide no game
TELLING = ("reasons", "recall", "thoughts")  # modules that tell afterwards why something was done
MIND = "mind"  # the folder of a game that is for those who search


@cache
def fingerprint(game: str, *bots: str) -> str:
    """Of everything that decides how games of these bots go; `module:Factory` is a bot of one's own."""
    house = sorted({name for name in bots if ":" not in name})
    budgets = [str(find_player(name, game).budget) for name in house]
    hashed = blake2b(" ".join(budgets).encode(), digest_size=8)
    for digest in sorted(map(digest_of, files_of(game, *bots))):
        hashed.update(digest)
    return hashed.hexdigest()


# Which files.


def files_of(game: str, *bots: str) -> set[Path]:
    """The rules of a game, and what these bots are made of."""
    files = {*rules(game)}
    for name in bots:
        files.update(own_bot(name, game) if ":" in name else house_bot(name, game))
    return files


def rules(game: str) -> Iterator[Path]:
    """The kernel, the game with its data, and what seats a bot."""
    others = {path.name for path in (PACKAGE / "games").iterdir() if path.is_dir()} - {game, "editions"}
    for folder in ("kernel", "games"):
        yield from inside(PACKAGE / folder, {*others, MIND})
    yield from imported([CHAIR])


def house_bot(name: str, game: str) -> Iterator[Path]:
    """What a level or a character of the house is made of."""
    yield from imported(beginnings(name.partition("@")[0], game))
    if find_player(name, game).thinks:
        yield from inside(PACKAGE / "games" / game / MIND, set())


def own_bot(name: str, game: str) -> Iterator[Path]:
    """A bot of one's own may use everything that the house has."""
    yield from inside(PACKAGE / "bots", {*NOT_PLAYING})
    yield from inside(PACKAGE / "games" / game / MIND, set())
    found = importlib.util.find_spec(name.partition(":")[0])
    if found and found.origin:
        yield Path(found.origin)


def inside(folder: Path, without: set[str]) -> Iterator[Path]:
    for path in folder.rglob("*"):
        if path.suffix in {".py", ".json", ".toml"} and not without.intersection(path.relative_to(PACKAGE).parts):
            yield path


# Who imports what.


def beginnings(kind: str, game: str) -> Iterable[str]:
    """The modules of what a player's maker names, in the module that makes the players of a game."""
    path = house_file(f"{BOTS}.{game}.players")
    wanted = "character" if kind in characters(game) else kind
    for made in tree_of(path).body if path else ():
        if isinstance(made, ast.FunctionDef) and made.name == wanted:
            names = {node.id for node in ast.walk(made) if isinstance(node, ast.Name)}
            return [module for name, module in taken(tree_of(path)) if name in names]
    return [PLAIN[kind]]


def imported(modules: Iterable[str]) -> set[Path]:
    """The files of these modules of the bots, and of all that they import from the bots to play with."""
    found: dict[str, Path] = {}
    waiting = list(modules)
    while waiting:
        module = waiting.pop()
        if module in found or not module.startswith(f"{BOTS}.") or module.endswith(TELLING):
            continue
        path = house_file(module)
        assert path is not None, f"{module} is imported, so it is there"
        found[module] = path
        waiting += [other for _, other in taken(tree_of(path))]
    return set(found.values())


def taken(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """What a module takes from others: the name that it has here, and the module where it lies."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.asname or alias.name, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield alias.asname or alias.name, whole if house_file(whole) else node.module


def house_file(module: str) -> Path | None:
    """The source of a module of the house, also where it is compiled; None if there is none of that name."""
    path = PACKAGE.parent.joinpath(*module.split("."))
    return next((file for file in (path.with_suffix(".py"), path / "__init__.py") if file.exists()), None)


# What counts of a file.


@cache
def digest_of(path: Path) -> bytes:
    counts = code(path.read_text(encoding="utf-8")).encode() if path.suffix == ".py" else path.read_bytes()
    return blake2b(path.name.encode() + b"\0" + counts, digest_size=16).digest()


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def code(text: str) -> str:
    """The program without its words: no comment, no docstring, no layout."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(
            node, clean=False
        ):
            del node.body[0]
    return ast.dump(tree)
