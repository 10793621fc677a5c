"""One block of a match: the same deal with every bot in every chair."""

from __future__ import annotations

import gc
from time import thread_time

from backroom.bots.arena.entrants import maker
from backroom.bots.arena.match import Block, Match, Played, Spent
from backroom.bots.bot import Bot, Chair, waiting
from backroom.bots.own import tell
from backroom.games import new
from backroom.games.game import Fact, Result, View
from backroom.games.table import Table


class Broken(Exception):
    """A bot raised an error or said what it may not; the message tells in which game."""


class Timed:
    """A bot with a watch beside it. It counts the time of the processor, which other programs do not stretch."""

    def __init__(self, bot: Bot, spent: Spent) -> None:
        self.bot = bot
        self.spent = spent

    def choose(self, view: View, events: list[Fact]) -> str:
        begun = thread_time()
        word = self.bot.choose(view, events)
        taken = thread_time() - begun
        self.spent.add(Spent(1, taken, taken))
        return word


def play_block(match: Match, block: Block) -> Played:
    """Play a block. The result depends on the match and the block alone, its times excepted."""
    begun = thread_time()
    names = match.line_ups[block.line_up]
    makers = {name: maker(name, match.game, match.iterations) for name in names}
    settle()
    spent = [Spent() for _ in names]
    shares: list[list[float]] = []
    records: list[str] = []
    for rotation, places in enumerate(match.rotations(block)):
        table = new(match.game, seats=match.seats, seed=match.deal_seed(block), options=match.options)
        chairs = [
            Chair(table, seat, Timed(makers[names[place]](match.bot_seed(block, rotation, place)), spent[place]))
            for seat, place in enumerate(places)
        ]
        play_game(table, chairs, [names[place] for place in places])
        result = table.result
        assert result is not None
        won = shares_of(result, match.seats)
        shares.append([won[places.index(place)] for place in range(match.seats)])
        if match.records:
            records.append(table.record())
    return Played(block.line_up, block.deal, shares, spent, thread_time() - begun, records)


def settle() -> None:
    """What is loaded by now stays. To look through all of it for garbage would take longer than most decisions."""
    if not gc.get_freeze_count():
        gc.freeze()


def play_game(table: Table, chairs: list[Chair], names: list[str]) -> None:
    """Let the bots answer until the game is over."""
    while not table.over:
        chair = chairs[waiting(table)[0]]
        try:
            chair.answer()
        except Exception as error:
            raise Broken(
                f"{names[chair.seat]} broke off in seat {chair.seat} of the game with the seed {table.fate.seed}, "
                f"after {len(table.log)} words: {tell(error)}"
            ) from error


def shares_of(result: Result, seats: int) -> list[float]:
    """The share of the win by seat: all of it, an equal part of it, or nothing."""
    return [(seat in result.winners) / max(1, len(result.winners)) for seat in range(seats)]
