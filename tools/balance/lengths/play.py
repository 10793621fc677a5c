"""The games: soldiers among themselves and capos among themselves, on boards that differ in two tracks alone.

The chips stay where they are in the house edition of 0.1.0, on spaces 4, 7 and 10, and the same seeds come up on every
length, so that what differs comes of the length.
"""

from __future__ import annotations

import tomllib
from functools import cache

from backroom.bots.derpate.players import capo
from backroom.bots.derpate.soldier import SoldierDerPate
from backroom.bots.pick import best
from backroom.bots.search.budget import Budget
from backroom.games.derpate import words as w
from backroom.games.derpate.edition import build, house_text
from backroom.games.derpate.game import DerPateGame
from backroom.games.derpate.state import DerPate
from backroom.kernel.core import OVER
from backroom.kernel.run import answer, next_seat, options, roll_on
from tools.balance.derpate.sight import peer
from tools.balance.lengths.tally import Tally
from tools.balance.players import Player, seed_of

LENGTHS = (12, 13, 14, 15)
SOLDIERS, CAPOS = "soldiers", "capos"
THOUGHT = 200  # iterations of a capo for each of its words: a quarter of what it has in the arena
CHIP_SPACES = (4, 7, 10)


def line_up(sort: str, length: int) -> str:
    return f"{sort} {length}"


LINE_UPS = {line_up(sort, length): sort for sort in (SOLDIERS, CAPOS) for length in LENGTHS}


@cache
def game_of(length: int) -> DerPateGame:
    """Der Pate with tracks of reputation and influence that are so long."""
    paper = tomllib.loads(house_text())
    for track, chips in (("reputation", w.CHIPS[: w.COP]), ("influence", w.CHIPS[w.COP :])):
        paper["track"][track].update(spaces=length, **dict(zip(chips, CHIP_SPACES, strict=True)))
    return DerPateGame(build(paper, f"tracks of {length} spaces"))


class Soldier:
    """A soldier at the bare engine."""

    def __init__(self, seed: int, game: DerPateGame) -> None:
        self.bot = SoldierDerPate(seed, game.rows)

    def answer(self, s: DerPate, seat: int) -> int:
        return best(self.bot.rate(peer(s, seat)), self.bot.random)


class Capo:
    """A capo at the bare engine."""

    def __init__(self, seed: int, game: DerPateGame) -> None:
        self.bot = capo(seed, Budget(iterations=THOUGHT), game.rows)
        self.game = game

    def answer(self, s: DerPate, seat: int) -> int:
        return self.game.read(self.bot.choose(self.game.view(s, seat), []))


def tally_games(name: str, players: int, base: int, games: range) -> Tally:
    """The tally of some games."""
    sort, _, length = name.partition(" ")
    total = Tally(players=players)
    for number in games:
        seed = seed_of((sort,), w.MOST, base, sort, players, number)
        total.add(play(sort, game_of(int(length)), players, seed))
    return total


def play(sort: str, game: DerPateGame, players: int, seed: int) -> Tally:
    """One game to its end."""
    sit = Soldier if sort == SOLDIERS else Capo
    seats: list[Player] = [sit(seed * w.MOST + seat, game) for seat in range(players)]
    s = game.start(players, {})
    roll_on(s, seed)
    questions = choices = 0
    while s.wait.mode != OVER:
        menu, seat = options(s), next_seat(s)
        questions += 1
        choices += len(menu) > 1
        answer(s, seats[seat].answer(s, seat) if len(menu) > 1 else menu[0], seed)
    return tally_game(s, questions, choices)


def tally_game(s: DerPate, questions: int, choices: int) -> Tally:
    """What one game adds."""
    table, players = s.table, s.house.seats
    alive, winners = table.survivors.bit_count(), table.winners.bit_count()
    richest = max(table.totals)
    most = max([total for seat, total in enumerate(table.totals) if table.survivors >> seat & 1], default=richest)
    equals = sum(total == most for seat, total in enumerate(table.totals) if table.survivors >> seat & 1)
    return Tally(
        players=players,
        games=1,
        survived=alive,
        alive={str(alive): 1},
        no_winner=int(not winners),
        shared=int(winners > 1),
        tied=int(equals > 1),
        overtaken=int(richest > most),
        seat_wins=[1 / winners if table.winners >> seat & 1 else 0.0 for seat in range(players)],
        questions={str(questions): 1},
        choices={str(choices): 1},
    )
