"""How well a bot plays, by name. Who plays a game that well stands in that game's `players.py`.

A game without one is played too: by chance, and by a search that knows nothing of it but its rules.
"""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache
from typing import Any

import msgspec

from backroom.bots.bot import Bot
from backroom.bots.chance import RandomBot
from backroom.bots.own import own
from backroom.bots.search.bot import Plan, SearchBot
from backroom.bots.search.budget import Budget, read_budget
from backroom.games import GAMES, find

TABLE_BUDGETS = tuple(Budget(milliseconds=number) for number in (100, 300, 1000))
USUAL = TABLE_BUDGETS[1]  # what a bot gets that thinks at a live table, if nobody says otherwise
PLAIN_ITERATIONS = 100  # of a game that does not say what it needs


class Level(msgspec.Struct, frozen=True):
    """How well a bot plays, in words for whoever chooses it.

    `offered` says whether a table may seat it, `thinks` that it takes a budget; `budget` is the one it has. `own` is
    where a guest is to be found, as `module:Factory`.
    """

    name: str
    meaning: str
    offered: bool = True
    thinks: bool = False
    budget: Budget | None = None
    is_character: bool = False
    own: str = ""

    @property
    def kind(self) -> str:
        """The name without its budget."""
        return self.name.partition("@")[0]

    @property
    def milliseconds(self) -> int:
        """How long it thinks at a live table."""
        return (self.budget or USUAL).milliseconds if self.thinks or self.own else 0

    def make(self, game: str, seed: int, edition: object = None) -> Bot:
        """A bot for one seat of one game; KeyError if this level does not play it.

        `edition` is the one of the table, if it is not the house edition.
        """
        if self.kind == RANDOM.name:
            return RandomBot(seed)
        if self.own:
            return own(self.own)(seed)
        extra: dict[str, Any] = {} if edition is None else {"edition": edition}
        if self.thinks:
            extra["budget"] = self.budget or USUAL
        make = maker(game, self.kind)
        return make(seed, **extra)  # type: ignore[no-any-return]

    def plays(self, game: str) -> bool:
        return self.thinks or self.kind == RANDOM.name or self.kind in roster(game)

    def thinking(self, budget: Budget) -> Level:
        """The same level with another budget, which its name says."""
        return msgspec.structs.replace(self, name=f"{self.kind}@{budget}", budget=budget)


CAPO = Level("capo", "thinks: tries its words in worlds that it makes up", thinks=True)
CHARACTER = "plays as well as a soldier, with a character that everybody knows"
SOLDIER = Level("soldier", "plays by good rules of thumb that a person can follow")
ROOKIE = Level("rookie", "plays plausibly, and makes the mistakes that people make")
RANDOM = Level("random", "does anything that is allowed")
YARDSTICK = Level("yardstick", "the measure of the others: plain play that never changes", offered=False)
PLAYERS: dict[str, Level] = {level.name: level for level in (SOLDIER, CAPO, ROOKIE, RANDOM, YARDSTICK)}
LEVELS: dict[str, Level] = {name: level for name, level in PLAYERS.items() if level.offered}


def levels_of(game: str) -> list[Level]:
    """The levels of a game, the usual one first; who thinks has the usual time."""
    return [level for level in LEVELS.values() if level.plays(game)]


def sitters(game: str) -> list[Level]:
    """Everybody whom a table of a game may seat: the usual level first, who thinks with each time; then the others."""
    levels = [timed for level in levels_of(game) for timed in (with_times(level) if level.thinks else [level])]
    named = [Level(name, CHARACTER, is_character=True) for name in characters(game)]
    return levels + named + [Level(name, GUEST, own=where) for name, where in GUESTS.get(game, {}).items()]


def with_times(level: Level) -> list[Level]:
    """A level that thinks, with each time of a table, the shortest first. The usual time goes without saying."""
    return [level if budget == USUAL else level.thinking(budget) for budget in TABLE_BUDGETS]


def find_level(name: str, game: str) -> Level:
    """Whoever has that name, for a table: `soldier`, `capo@1000ms` or `liar`. ValueError names the ones there are."""
    offered = {level.name: level for level in sitters(game)}
    offered |= {lv.thinking(USUAL).name: lv for lv in offered.values() if lv.thinks and lv.budget is None}
    if name not in offered:
        raise ValueError(f"there is no bot '{name[:20]}' here; there are {', '.join(offered)}")
    return offered[name]


def find_player(name: str, game: str) -> Level:
    """Whoever may enter the arena: every level and character, those who think with any budget.

    `capo` has as many iterations as is usual in the game, `capo@500` five hundred, `capo@300ms` the time of a table.
    """
    kind, at, budget = name.partition("@")
    level = PLAYERS.get(kind)
    if level is None and kind in characters(game):
        level = Level(kind, CHARACTER, is_character=True)
    if level is None or not level.plays(game):
        known = [level.name for level in PLAYERS.values() if level.plays(game)] + [*characters(game)]
        raise ValueError(f"there is no bot '{name[:20]}' for {game}; there are {', '.join(known)}")
    if at and not level.thinks:
        raise ValueError(f"{kind} takes no budget")
    if at and not budget:
        raise ValueError(f"'{name}' lacks its budget; say {kind}, or a number of iterations as in {kind}@500")
    if budget:
        return level.thinking(read_budget(budget))
    if level.thinks:
        return msgspec.structs.replace(level, budget=Budget(iterations=iterations_of(game)))
    return level


# Guests: bots of one's own.

Guests = dict[str, dict[str, str]]  # by game and name: where they are to be found, as module:Factory
GUESTS: Guests = {}  # those whom the tables of this process may seat
GUEST = "a bot that this server has brought along"
LONGEST_NAME = 20


def read_guests(text: str) -> Guests:
    """Guests by game, from `coup=my_bots:Anne,derpate=my_bots:Pina`. ValueError says what is wrong with it."""
    found: Guests = {}
    for part in filter(None, map(str.strip, text.split(","))):
        game, _, where = map(str.strip, part.partition("="))
        name = where.partition(":")[2]
        if game not in GAMES or not all(where.partition(":")):
            raise ValueError(f"'{part}' is no game and bot, such as coup=my_bots:Anne; games are {', '.join(GAMES)}")
        if len(name) > LONGEST_NAME or name in PLAYERS or name in (*characters(game), *found.get(game, ())):
            raise ValueError(f"'{name}' cannot sit here: a name has at most {LONGEST_NAME} letters, and nobody else's")
        found.setdefault(game, {})[name] = where
    return found


def invite(guests: Guests) -> None:
    """Let tables of this process seat them from now on, and no others. ValueError if one cannot be made."""
    for where in {where for named in guests.values() for where in named.values()}:
        own(where)(0)
    GUESTS.clear()
    GUESTS.update(guests)


# Who plays a game.


@cache
def players(game: str) -> Any:
    """The module with the players of a game; None if there is none."""
    name = f"backroom.bots.{game}.players"
    try:
        found = importlib.util.find_spec(name)
    except ModuleNotFoundError:
        found = None
    return importlib.import_module(name) if found else None


def characters(game: str) -> tuple[str, ...]:
    """Bots of a game that play as well as a soldier, each in its own way."""
    return tuple(getattr(players(game), "CHARACTERS", ()))


def roster(game: str) -> tuple[str, ...]:
    """Everybody whom the game's own module makes."""
    module = players(game)
    named = [name for name in PLAYERS if hasattr(module, name)]
    return (*named, *characters(game))


def maker(game: str, kind: str) -> Any:
    """What makes such a player from a seed; KeyError if nobody plays the game so."""
    module = players(game)
    if kind in characters(game):
        return lambda seed, **extra: module.character(kind, seed, **extra)
    if hasattr(module, kind):
        return getattr(module, kind)
    if kind == CAPO.name:
        return lambda seed, budget: SearchBot(seed, Plan(find(game)), budget)
    raise KeyError(game)


def iterations_of(game: str) -> int:
    """What takes about 30 milliseconds at four seats."""
    return int(getattr(players(game), "ITERATIONS", PLAIN_ITERATIONS))
