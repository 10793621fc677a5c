"""coupml: Coup in pure Python, for two to six players.

Decision: one `play_action`, chosen from `get_legal_actions` (lists of strings). Every living rival
answers every challenge and block, one after another. Chance (shuffles, deals) happens inside the
library and is no step of its own, so steps equal decisions.
"""

from __future__ import annotations

import sys
from random import Random
from time import process_time

from coupml import Coup  # type: ignore[import-not-found]

from bench.worker import Play, Tally, serve


class Dealer(Random):
    """The library asks for an object with `shuffle` and a `choice` that takes a count, as numpy's does.

    numpy's own makes the library slower by a sixth, so this is the kinder choice.
    """

    def choice(self, count: int) -> int:  # type: ignore[override]
        """A number below the count."""
        return int(self.random() * count)


def stepped(seats: int) -> Play:
    """Legal actions and apply, driven from Python."""

    def play(games: int, seed: int) -> Tally:
        draw = Random(seed).random
        coup = Coup(seats, Dealer(seed))
        decisions = 0
        begun = process_time()
        for _ in range(games):
            coup.init_game()
            while actions := coup.get_legal_actions():
                coup.play_action(actions[int(draw() * len(actions))])
                decisions += 1
        return Tally(process_time() - begun, games, decisions, decisions)

    return play


if __name__ == "__main__":
    serve(stepped(int(sys.argv[1])), "coupml")
