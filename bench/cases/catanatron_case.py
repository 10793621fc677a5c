"""catanatron: Catan in pure Python, for two to four players; a heavy board game beside our Corleone.

Decision: one action of the state's `playable_actions`, carried out by `execute`: exactly where the library's own loop
would ask `Player.decide`. Forced ones count too (a roll of the dice, a discard, an end of turn with nothing else to
do); the choices are those that had more than one action. Dice, cards drawn, stolen or discarded happen inside the
library, so steps equal decisions. There is no trade between players. Each game has a new random map, made inside the
clock as its `Game` does it, and ends when somebody wins or at the library's own limit of a thousand turns.

The loop is that of its `Game.play` and the draw that of its `RandomPlayer`, less what can be spared: two copies of the
game, and the check that an action taken from the list is in the list.
"""

from __future__ import annotations

import sys
from random import Random
from time import process_time

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]
from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found]

from bench.worker import Play, Tally, serve


def stepped(seats: int) -> Play:
    """Legal actions and apply, driven from Python."""
    players = [RandomPlayer(color) for color in list(Color)[:seats]]

    def play(games: int, seed: int) -> Tally:
        draw = Random(seed).random
        decisions = choices = 0
        begun = process_time()
        for number in range(1, games + 1):
            game = Game(players, seed=seed + number)  # a seed of zero would be no seed to it
            state = game.state
            while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
                actions = state.playable_actions
                game.execute(actions[int(draw() * len(actions))], validate_action=False)
                decisions += 1
                choices += len(actions) > 1
        return Tally(process_time() - begun, games, decisions, decisions, choices)

    return play


if __name__ == "__main__":
    serve(stepped(int(sys.argv[1])), "catanatron")
