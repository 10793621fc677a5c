"""The dearer laws, looked at now and then and at the first visit of a procedure: 4, 6 and 8."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from backroom.games.game import Game
from backroom.kernel.core import OVER, ROLL, SEALED, UNSAID, WINDOW, Illegal, Out, Seat, State
from backroom.kernel.fate import fast
from backroom.kernel.run import legal, next_seat, roll, speak
from backroom.laws.broken import Broken, require
from backroom.laws.dump import dump
from backroom.laws.walk import Walk

AHEAD = 12  # words that a clone or a guess is played on
ORDERS = 3


def wander(state: State, seed: int, words: int) -> None:
    """Play a state on at random."""
    rng = Random(seed)
    while words and state.wait.mode != OVER:
        if state.wait.mode == ROLL:
            roll(state, fast(seed & 0xFFFFFFF, state.rolls, state.wait.odds))
            continue
        seat = next_seat(state)
        speak(state, seat, rng.choice(legal(state, seat)))
        words -= 1


def clone_is_free(walk: Walk) -> None:
    """Law 4: a clone is equal, goes its own way, and the same way gives the same state."""
    before = dump(walk.state)
    first, second = walk.state.clone(), walk.state.clone()
    require(4, dump(first) == before, "a clone differs from its original")
    wander(first, walk.seed, AHEAD)
    require(4, dump(walk.state) == before, "playing a clone has changed the original")
    wander(second, walk.seed, AHEAD)
    require(4, dump(first) == dump(second), "two clones went different ways with the same words")


def guess_looks_alike(walk: Walk, viewer: Seat | None) -> None:
    """Law 6: a guessed state gives its viewer the same view, is sound, and can be played on."""
    game = walk.game
    view = game.view(walk.state, viewer)
    guessed = game.guess(view, walk.rng.getrandbits(32))
    seen_again = game.view(guessed, viewer)
    require(
        6,
        encode(seen_again) == encode(view),
        f"{name(viewer)} tells a guess from the truth: {difference(view, seen_again)}",
    )
    faults = game.count(guessed)
    require(6, not faults, f"a guess for {name(viewer)} does not add up: {'; '.join(faults)}")
    try:
        wander(guessed, walk.seed, AHEAD)
    except (Illegal, AssertionError, IndexError, ValueError) as error:
        raise Broken(6, f"a guess for {name(viewer)} cannot be played on: {error!r}") from error


def answers_commute(walk: Walk) -> None:
    """Law 8: whoever answers first, the same answers give the same game."""
    state = walk.state
    if state.wait.mode not in (WINDOW, SEALED) or any(answer != UNSAID for answer in state.answers):
        return
    if any(state.lists) or (len(state.wait.seats) < 2):
        return
    outcomes = set()
    answers = {seat: letter(state, seat, walk.rng) for seat in state.wait.seats}
    for _ in range(ORDERS):
        order = list(answers)
        walk.rng.shuffle(order)
        outcomes.add(answer_in(state.clone(), order, answers))
    require(8, len(outcomes) == 1, f"the order of arrival decides in {state.wait.kind.name}")


def letter(state: State, seat: Seat, rng: Random) -> list[int]:
    """A whole answer of a seat: one word, or several and `done`."""
    lone = state.clone()
    words: list[int] = []
    while lone.wait is state.wait and seat in lone.wait.seats and legal(lone, seat) and len(words) < AHEAD:
        menu = legal(lone, seat)
        words.append(rng.choice(menu))
        if not lone.wait.many:
            return words
        speak(lone, seat, words[-1])
    return words


def answer_in(state: State, order: list[Seat], answers: dict[Seat, list[int]]) -> str:
    """Let the seats answer in this order; what comes of it, events included."""
    out = Out(True)
    state.listen(out)
    wait = state.wait
    for seat in order:
        for word in answers[seat]:
            if state.wait is wait and state.answers:  # a window may have closed already
                speak(state, seat, word)
    events = [(event.rule, event.what, event.args, event.seen_by) for event in out.events]
    return repr((dump(state), events))


def scene_round_trips(walk: Walk) -> bool:
    """Law 10 for scenes, wherever the position can be written as one. True if it could."""
    try:
        text = walk.game.spell_scene(walk.state)
    except ValueError:
        return False
    state, _, _ = walk.game.scene(text)
    require(10, walk.game.spell_scene(state) == text, f"the scene '{text}' is read as '{walk.game.spell_scene(state)}'")
    require(9, not walk.game.count(state), f"the scene '{text}' does not add up")
    return True


def encode(view: Any) -> bytes:
    return msgspec.json.encode(view)


def name(viewer: Seat | None) -> str:
    return "a spectator" if viewer is None else f"P{viewer}"


def difference(one: Any, other: Any) -> str:
    """The fields in which two views differ."""
    names = [field for field in one.__struct_fields__ if getattr(one, field) != getattr(other, field)]
    return "; ".join(f"{field}: {getattr(one, field)!r} and {getattr(other, field)!r}" for field in names)


def step_of(game: Game, state: State) -> tuple[str, ...]:
    """The procedure under way, to tell a first visit."""
    return (state.wait.kind.name, *(step.name for step in game.where(state)))
