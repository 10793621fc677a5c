"""Our own games, in the build that the environment holds.

Decision: the legal actions of the next seat (`options`) and one of them applied (`answer`), both called from
Python on the bare state, events off. `answer` also rolls the chance that follows, with the fast fate; its cost is
inside the measure and its rolls count as steps, not as decisions. `playout` does the same inside the engine. Each
game begins as a clone of the opening, before the deal, as OpenSpiel's begin as new states of a game loaded once. `say`
goes through the public table, with its options, its record, its events and its checks.

Every word of a seat counts as a decision, forced ones too. The choices, those that had more than one action, are
counted in the stepped games, which are played again for it outside the clock.

Two players play the plain form of Coup (two cards dealt to each), which is the one coupml has.
"""

from __future__ import annotations

import sys
from random import Random
from time import process_time

import backroom
from backroom.games import find
from backroom.kernel import run
from backroom.kernel.core import State
from backroom.kernel.run import answer, options, roll_on
from bench.worker import Play, Tally, serve


def form(key: str, seats: int) -> dict[str, object]:
    """The plain form of Coup for two; everything else as the box has it."""
    return {"two_player": "plain"} if (key, seats) == ("coup", 2) else {}


def stepped(key: str, seats: int) -> Play:
    """Legal actions and apply, driven from Python."""
    opening = find(key).start(seats, form(key, seats))

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
        cpu = process_time() - begun
        return Tally(cpu, games, decisions, decisions + rolls, choices(opening, games, seed))

    return play


def choices(opening: State, games: int, seed: int) -> int:
    """The same games again, outside the clock, to count the decisions that had more than one action."""
    draw = Random(seed).random
    count = 0
    for number in range(games):
        fate = seed + number
        state = opening.clone()
        roll_on(state, fate)
        while menu := options(state):
            count += len(menu) > 1
            answer(state, menu[int(draw() * len(menu))], fate)
    return count


def played_out(key: str, seats: int) -> Play:
    """Whole games inside the engine."""
    opening = find(key).start(seats, form(key, seats))

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


def said(key: str, seats: int) -> Play:
    """Through the public table, as a program around one game would do it."""
    chosen = form(key, seats)

    def play(games: int, seed: int) -> Tally:
        draw = Random(seed).random
        decisions = rolls = 0
        begun = process_time()
        for number in range(games):
            table = backroom.new(key, seats=seats, seed=seed + number, options=chosen)
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
    key, wanted, way, seats = sys.argv[1:]
    if build() != wanted:
        sys.exit(f"this environment holds the {build()} build; the {wanted} one was wanted")
    serve(WAYS[way](key, int(seats)), "backroom")
