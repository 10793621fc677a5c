"""RLCard's `uno`, pure Python, for two players.

Decision: one `step` of the game object, chosen from the legal actions in the state it returns. The
environment around it adds numpy observations and is half as fast, so it is left out. Chance happens
inside the library, so steps equal decisions.
"""

from __future__ import annotations

from random import Random
from time import process_time

from rlcard.games.uno import Game  # type: ignore[import-not-found]

from bench.worker import Tally, serve


def play(games: int, seed: int) -> Tally:
    """Legal actions and apply, driven from Python."""
    draw = Random(seed).random
    uno = Game()
    uno.np_random = Random(seed)
    decisions = 0
    begun = process_time()
    for _ in range(games):
        state, _seat = uno.init_game()
        while not uno.is_over():
            actions = state["legal_actions"]
            state, _seat = uno.step(actions[int(draw() * len(actions))])
            decisions += 1
    return Tally(process_time() - begun, games, decisions, decisions)


if __name__ == "__main__":
    serve(play, "rlcard")
