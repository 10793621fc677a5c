"""OpenSpiel: `liars_dice` and `leduc_poker` with their default parameters (two players).

Step: one `apply_action`, chance included. Decision: one `apply_action` of a player. In both games
every chance outcome listed is equally likely, so `legal_actions` serves at chance nodes too, which
is the fastest way to drive them; an empty list means the game is over.
"""

from __future__ import annotations

import sys
from random import Random
from time import process_time
from typing import Any

import pyspiel  # type: ignore[import-not-found]

from bench.worker import Play, Tally, serve


def stepped(name: str) -> Play:
    """Legal actions and apply, driven from Python."""
    game = pyspiel.load_game(name)

    def play(games: int, seed: int) -> Tally:
        draw = Random(seed).random
        start = game.new_initial_state
        steps = 0
        begun = process_time()
        for _ in range(games):
            state = start()
            legal = state.legal_actions
            apply = state.apply_action
            while actions := legal():
                apply(actions[int(draw() * len(actions))])
                steps += 1
        cpu = process_time() - begun
        return Tally(cpu, games, decisions(game, games, seed), steps)

    return play


def decisions(game: Any, games: int, seed: int) -> int:
    """The same games again, outside the clock, to count the steps that players took."""
    draw = Random(seed).random
    count = 0
    for _ in range(games):
        state = game.new_initial_state()
        while actions := state.legal_actions():
            count += state.is_player_node()
            state.apply_action(actions[int(draw() * len(actions))])
    return count


def rolled_out(name: str) -> Play:
    """Whole games between the library's own random bots, played inside its C++."""
    game = pyspiel.load_game(name)

    def play(games: int, seed: int) -> Tally:
        bots = random_bots(game, seed)
        start = game.new_initial_state
        evaluate = pyspiel.evaluate_bots
        begun = process_time()
        for number in range(games):
            evaluate(start(), bots, seed + number)
        cpu = process_time() - begun
        movers = bot_movers(game, games, seed)
        return Tally(cpu, games, sum(player >= 0 for player in movers), len(movers))

    return play


def random_bots(game: Any, seed: int) -> list[Any]:
    """One of the library's random bots for each seat."""
    return [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(game.num_players())]


def bot_movers(game: Any, games: int, seed: int) -> list[int]:
    """The same games again, outside the clock, to see who made each step (chance is below zero)."""
    bots = random_bots(game, seed)
    movers = []
    for number in range(games):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed + number)
        movers += [step.player for step in state.full_history()]
    return movers


WAYS = {"step": stepped, "playout": rolled_out}

if __name__ == "__main__":
    serve(WAYS[sys.argv[1]](sys.argv[2]), "open_spiel")
