"""Bots of one's own, by where they are to be found: `module:Factory`."""

from __future__ import annotations

import importlib
import inspect
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path
from traceback import walk_tb

import backroom
from backroom.bots.bot import Bot

Maker = Callable[[int], Bot]
LIBRARIES = ("stdlib", "platstdlib", "purelib", "platlib")
NOT_OWN = (Path(backroom.__file__).parent, *(Path(sysconfig.get_path(name)) for name in LIBRARIES))


class Unknown(ValueError):
    """There is no such bot; the message says which there are, or what is wrong with one's own."""


def own(name: str) -> Maker:
    """A bot of one's own: a class or function that takes a seed, or nothing, and gives a bot."""
    call = by_seed(name, find_factory(name))

    def make(seed: int) -> Bot:
        try:
            bot = call(seed)
        except Exception as error:
            raise Unknown(f"{name} cannot be made: {tell(error)}") from error
        if not callable(getattr(bot, "choose", None)):
            raise Unknown(f"{name} makes no bots: what comes of it, a {type(bot).__name__}, has no method choose")
        return bot

    return make


def find_factory(name: str) -> Callable[..., Bot]:
    """What `module:Factory` names, from an installed module or from one in this folder."""
    module, _, factory = name.partition(":")
    if module.endswith(".py"):
        raise Unknown(f"a module is named without its ending: {module.removesuffix('.py')}:{factory}")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)  # as one expects of a module that lies in this folder
    try:
        found = importlib.import_module(module)
    except (Exception, SystemExit) as error:
        raise Unknown(f"'{module}' cannot be imported: {tell(error)}") from error
    make = getattr(found, factory, None)
    if make is None:
        raise Unknown(f"there is no '{factory}' in {module}")
    if not callable(make):
        raise Unknown(f"{name} makes no bots: it cannot be called")
    return make  # type: ignore[no-any-return]


def by_seed(name: str, make: Callable[..., Bot]) -> Maker:
    """How it wants to be called: with what it calls its seed, with one argument, or with none."""
    try:
        takes = inspect.signature(make)
    except ValueError:
        return make  # not written in Python: it will tell by itself
    if "seed" in takes.parameters and fits(takes, seed=0):
        return lambda seed: make(seed=seed)
    if fits(takes, 0):
        return make
    if fits(takes):
        return lambda _seed: make()
    raise Unknown(f"{name} cannot be made: it takes {takes}, and a bot takes a seed or nothing")


def fits(takes: inspect.Signature, *args: int, **named: int) -> bool:
    try:
        takes.bind(*args, **named)
    except TypeError:
        return False
    return True


# What is wrong with one's own.


def tell(error: BaseException) -> str:
    """An error in one line, with the place in one's own files where it happened."""
    said = " ".join(str(error).split())
    told = f"{type(error).__name__}: {said}" if said else type(error).__name__
    return told if isinstance(error, SyntaxError) else told + own_line(error)  # that one tells its place itself


def own_line(error: BaseException) -> str:
    """The last line under way that is neither of the house nor of a library."""
    places = [(Path(frame.f_code.co_filename), line) for frame, line in walk_tb(error.__traceback__)]
    own = [(path, line) for path, line in places if path.is_absolute() and not any(map(path.is_relative_to, NOT_OWN))]
    if not own:
        return ""
    path, line = own[-1]
    here = Path.cwd()
    return f" ({path.relative_to(here) if path.is_relative_to(here) else path}, line {line})"
