"""Our own Coup, in the build that the environment holds.

Decision: the legal actions of the next seat (`options`) and one of them applied (`answer`), both called from
Python on the bare state, events off. `answer` also rolls the chance that follows, with the fast fate; its cost is
inside the measure and its rolls count as steps, not as decisions. `playout` does the same inside the engine. Each
game begins as a clone of the opening, before the deal, as OpenSpiel's begin as new states of a game loaded once. `say`
goes through the public table, with its options, its record, its events and its checks.

Two players play the plain form (two cards dealt to each), which is the one coupml has.
"""

from __future__ import annotations

import sys
from random import Random
from time import process_time

import backroom
from backroom.games.coup.game import COUP
from backroom.kernel import run
from backroom.kernel.run import answer, options, roll_on
from bench.worker import Play, Tally, serve


def form(seats: int) -> dict[str, object]:
    """The plain form for two; everything else as the box has it."""
    return {"two_player": "plain"} if seats == 2 else {}


def stepped(seats: int) -> Play:
    """Legal actions and apply, driven from Python."""
    opening = COUP.start(seats, form(seats))

    def play(games: int, seed: int) -> Tally:
        draw = Random(seed).random
        decisions = rolls = 0
        begun = process_time()
        for number in range(games):
            fate = seed + number
            state = opening.clone()
            roll_on(state, fate)
            while menu := options(state):
                answer(state, menu[int(draw() * len(menu))], fate)
                decisions += 1
            rolls += state.rolls
        return Tally(process_time() - begun, games, decisions, decisions + rolls)

    return play


def played_out(seats: int) -> Play:
    """Whole games inside the engine."""
    opening = COUP.start(seats, form(seats))

    def play(games: int, seed: int) -> Tally:
        playout = run.playout
        decisions = rolls = 0
        begun = process_time()
        for number in range(games):
            state = opening.clone()
            decisions += playout(state, seed + number)
            rolls += state.rolls
        return Tally(process_time() - begun, games, decisions, decisions + rolls)

    return play


def said(seats: int) -> Play:
    """Through the public table, as a program around one game would do it."""
    chosen = form(seats)

    def play(games: int, seed: int) -> Tally:
        draw = Random(seed).random
        decisions = rolls = 0
        begun = process_time()
        for number in range(games):
            table = backroom.new("coup", seats=seats, seed=seed + number, options=chosen)
            while asks := table.asks:
                ask = asks[0]
                table.say(ask.seat, ask.actions[int(draw() * len(ask.actions))])
                decisions += 1
            rolls += table.state.rolls
        return Tally(process_time() - begun, games, decisions, decisions + rolls)

    return play


WAYS = {"step": stepped, "playout": played_out, "say": said}


def build() -> str:
    """Which build of the engine this environment has."""
    return "interpreted" if str(run.__file__).endswith(".py") else "compiled"


if __name__ == "__main__":
    wanted, way, seats = sys.argv[1:]
    if build() != wanted:
        sys.exit(f"this environment holds the {build()} build; the {wanted} one was wanted")
    serve(WAYS[way](int(seats)), "backroom")
