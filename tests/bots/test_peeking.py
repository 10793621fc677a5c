"""No bot can peek: where everything that its seat cannot know is dealt anew, it decides the same by the same seed.

Two bots of one seed play one seat. The first is asked at the table. The second is asked at a twin of it, made anew at
every question: the hands, piles and sealed answers that are hidden from the seat are others there, and of the facts it
keeps only those that the seat has seen. Words, reasons and what the bots remember must come out alike.
"""

from __future__ import annotations

import sys
from typing import Any, cast

import pytest

from backroom.bots import Bot, play_on
from backroom.bots.bot import Chair
from backroom.bots.chance import RandomBot
from backroom.bots.levels import PLAYERS, characters, find_player
from backroom.games import GAMES
from backroom.games.fates import Fate
from backroom.games.game import Fact, View
from backroom.games.table import Table
from backroom.games.told import seen
from backroom.laws.check import Place, places

SLOW = ("capo",)
ITERATIONS = 4
QUESTIONS = {"capo": 8}  # that a bot is asked in one game; the others are asked to the end
GAMES_EACH = {"capo": 5}


class Looker(Chair):
    """A chair whose bot is watched by another of the same seed that sits at a twin of the table."""

    def __init__(self, table: Table, seat: int, bot: Bot, shadow: Bot, most: int) -> None:
        super().__init__(table, seat, bot)
        self.shadow = shadow
        self.most = most
        self.asked = 0
        self.moved = False  # has a twin hidden something else?

    def has_seen_enough(self) -> bool:
        return self.asked >= self.most

    def answer(self) -> str:
        table, seat = self.table, self.seat
        self.asked += 1
        twin = Chair(a_twin(table, seat, self.asked), seat, self.shadow)
        twin.told = self.told
        view, other = table.view(seat), twin.table.view(seat)
        assert view == other, "the law of twins"
        facts, others = self.news(), twin.news()
        assert facts == others
        word = self.bot.choose(view, facts)
        assert word == self.shadow.choose(other, others), f"P{seat} peeks at question {self.asked}"
        assert getattr(self.bot, "reasons", None) == getattr(self.shadow, "reasons", None)
        self.moved = self.moved or any(
            table.game.view(table.state, rival) != table.game.view(twin.table.state, rival)
            for rival in range(table.seats)
            if rival != seat
        )
        table.say(seat, word)
        return word


def a_twin(table: Table, seat: int, seed: int) -> Table:
    """The same table as far as the seat can tell."""
    twin = Table.__new__(Table)
    twin.__dict__.update(table.__dict__)
    twin.out = type(table.out)(True)
    twin.out.events = [event for event in table.out.events if seen(event, seat)]
    twin.state = table.game.redeal(table.state, seat, seed)
    return twin


def everybody(game: str) -> list[str]:
    return [*(name for name, level in PLAYERS.items() if level.plays(game)), *characters(game)]


def a_sample(game: str, most: int) -> list[Place]:
    """So many of the forms and scenes of a game, spread over all of them."""
    known = places(GAMES[game])
    return [known[n * len(known) // most] for n in range(min(most, len(known)))]


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in sorted(GAMES) for name in everybody(game)])
def test_a_bot_decides_the_same_in_a_twin_of_its_world(game: str, name: str) -> None:
    level = find_player(f"{name}@{ITERATIONS}" if name in SLOW else name, game)
    most = QUESTIONS.get(name, 1_000)
    moved = False
    for n, place in enumerate(a_sample(game, GAMES_EACH.get(name, 12))):
        table = Table(GAMES[game], Fate(n), place.seats, place.options, place.scene)
        me = n % place.seats
        looker = Looker(table, me, level.make(game, n), level.make(game, n), most)
        chairs: dict[int, Chair] = {seat: Chair(table, seat, RandomBot(seat)) for seat in range(place.seats)}
        play_on(table, chairs | {me: looker}, looker.has_seen_enough)
        moved = moved or looker.moved
    assert moved, "something was hidden and dealt anew"


class Peeker(RandomBot):
    """Decides by what the others hold."""

    table: Table

    def choose(self, view: View, events: list[Fact]) -> str:
        assert view.question is not None
        hands: list[list[int]] = cast(Any, self.table.state).hidden.hands
        return view.question.actions[sum(map(sum, hands)) % len(view.question.actions)]


def test_a_bot_that_peeks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(GAMES["coup"], Fate(1), 4, {})
    peeker, shadow = Peeker(1), Peeker(1)
    peeker.table = table
    honest = a_twin

    def at_the_twin(table: Table, seat: int, seed: int) -> Table:
        shadow.table = honest(table, seat, seed)
        return shadow.table

    monkeypatch.setattr(sys.modules[__name__], "a_twin", at_the_twin)
    chairs: dict[int, Chair] = {seat: Chair(table, seat, RandomBot(seat)) for seat in range(4)}
    with pytest.raises(AssertionError, match="P0 peeks at question"):
        play_on(table, chairs | {0: Looker(table, 0, peeker, shadow, 1_000)})
