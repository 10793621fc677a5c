"""The players of Coup by level. A soldier or capo has a character, drawn from its seed, that nobody is told."""

from __future__ import annotations

from backroom.bots.bot import Bot
from backroom.bots.coup.capo import CoupPlan
from backroom.bots.coup.character import CHARACTERS, drawn
from backroom.bots.coup.honest import Honest
from backroom.bots.coup.rookie import Rookie
from backroom.bots.coup.soldier import Soldier
from backroom.bots.coup.yardstick import Yardstick
from backroom.bots.search.bot import SearchBot
from backroom.bots.search.budget import Budget
from backroom.games import find

ITERATIONS = 900  # about 30 ms at four seats, compiled


def yardstick(seed: int) -> Bot:
    return Yardstick(seed)


def rookie(seed: int) -> Bot:
    return Rookie(seed)


def soldier(seed: int) -> Bot:
    return Soldier(seed, drawn(seed))


def capo(seed: int, budget: Budget) -> Bot:
    return SearchBot(seed, CoupPlan(find("coup"), seed, drawn(seed)), budget)


def character(name: str, seed: int) -> Bot:
    """A soldier whose character is known: honest, liar, sceptic or vengeful. KeyError if there is no such one."""
    make = Honest if name == "honest" else Soldier
    return make(seed, CHARACTERS[name])
