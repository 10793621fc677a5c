"""The dearer laws, looked at now and then and at the first visit of a procedure: 4, 6, 8, 10 and 12."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

from backroom.kernel.core import DONE, OVER, ROLL, SEALED, UNSAID, WINDOW, Illegal, Out, Seat, State
from backroom.kernel.run import legal, next_seat, put_answers, roll_on, speak
from backroom.laws.broken import Broken, require
from backroom.laws.dump import dump
from backroom.laws.walk import Walk, encode

AHEAD = 12  # words that a clone or a guess is played on
ORDERS = 3


def wander(state: State, seed: int, words: int) -> None:
    """Play a state on at random."""
    rng = Random(seed)
    while words and state.wait.mode != OVER:
        if state.wait.mode == ROLL:
            roll_on(state, seed & 0xFFFFFFF)
            continue
        seat = next_seat(state)
        menu = legal(state, seat)
        require(2, bool(menu), f"P{seat} is asked ({state.wait.kind.name}) and has no action")
        speak(state, seat, rng.choice(menu))
        words -= 1


def copies_are_free(walk: Walk) -> None:
    """Law 4: a clone and a pickle are equal, go their own way, and the same way gives the same state."""
    before = dump(walk.state)
    first, second = walk.state.clone(), unpickled(walk.state)
    require(4, dump(first) == before, "a clone differs from its original")
    require(4, dump(second) == before, "what comes out of a pickle differs from what went in")
    require(4, first == walk.state == second, "a copy is the same and does not compare equal")
    wander(first, walk.seed, AHEAD)
    require(4, dump(walk.state) == before, "playing a clone has changed the original")
    for other in (first, walk.game.redeal(walk.state, None, walk.eye.getrandbits(32))):
        require(4, (other == walk.state) == (dump(other) == before), "two states compare equal and are not")
    wander(second, walk.seed, AHEAD)
    require(4, dump(first) == dump(second), "two copies went different ways with the same words")
    require(4, walk.table.clone() == walk.table, "the clone of a table does not compare equal")


def unpickled(state: State) -> State:
    """What a pickle of the state comes to."""
    make, held = state.__reduce__()
    return make(*deepcopy(held))


def asking_changes_nothing(walk: Walk) -> None:
    """Law 12: the top frame, asked once more, asks the same thing again and leaves everything as it is."""
    again = walk.state.clone()
    top = again.top
    before = dump(again)
    wait = top.advance(again)
    require(12, wait is not None, f"{type(top).__name__} has asked and, asked again, does not")
    require(12, dump(wait) == dump(walk.state.wait), f"{type(top).__name__} asks something else when asked again")
    require(12, dump(again) == before, f"{type(top).__name__} asks and changes something")


def guess_looks_alike(walk: Walk, viewer: Seat | None) -> None:
    """Law 6: a guessed state gives its viewer the same view, is sound, and can be played on."""
    game = walk.game
    view, written = walk.look(viewer)
    guessed = game.guess(view, walk.eye.getrandbits(32))
    seen_again = game.view(guessed, viewer)
    if encode(seen_again) != written:
        raise Broken(6, f"{name(viewer)} tells a guess from the truth: {difference(view, seen_again)}")
    faults = game.count(guessed)
    require(6, not faults, f"a guess for {name(viewer)} does not add up: {'; '.join(faults)}")
    try:
        wander(guessed, walk.seed, AHEAD)
    except Broken:
        raise
    except (Illegal, AssertionError, IndexError, KeyError, ValueError) as error:
        raise Broken(6, f"a guess for {name(viewer)} cannot be played on: {error!r}") from error


def answers_commute(walk: Walk) -> None:
    """Law 8: whoever answers first, the same answers give the same game."""
    if walk.state.wait.mode not in (WINDOW, SEALED) or len(walk.state.wait.seats) < 2:
        return
    opened = reopened(walk.state)
    words = [(seat, word) for seat in opened.wait.seats for word in letter(opened, seat, walk.eye)]
    outcomes = {answer_in(opened.clone(), shuffled(words, walk.eye)) for _ in range(ORDERS)}
    require(8, len(outcomes) == 1, f"the order of arrival decides in {opened.wait.kind.name}")


def reopened(state: State) -> State:
    """The same wait before anybody has answered."""
    opened = state.clone()
    put_answers(opened, [UNSAID] * len(opened.answers))
    opened.lists = [[] for _ in opened.lists]
    return opened


def letter(state: State, seat: Seat, rng: Random) -> list[int]:
    """A whole answer of a seat: one word, or several and `done`."""
    lone = state.clone()
    words = [rng.choice(legal(lone, seat))]
    while lone.wait.many and words[-1] != DONE:
        speak(lone, seat, words[-1])
        words.append(rng.choice(legal(lone, seat)))
    return words


def shuffled(words: list[tuple[Seat, int]], rng: Random) -> list[tuple[Seat, int]]:
    """Another order of arrival; each seat's own words stay in theirs."""
    order = [seat for seat, _ in words]
    rng.shuffle(order)
    queues = {seat: [word for owner, word in words if owner == seat] for seat in order}
    return [(seat, queues[seat].pop(0)) for seat in order]


def answer_in(state: State, words: list[tuple[Seat, int]]) -> tuple[object, ...]:
    """Let the seats answer in this order; what comes of it, events included."""
    out = Out(True)
    state.listen(out)
    answers = state.answers
    for seat, word in words:
        if state.answers is not answers:  # the outcome was fixed, and the rest comes too late
            break
        speak(state, seat, word)
    events = tuple([(event.rule, event.what, event.args, event.seen_by) for event in out.events])
    return dump(state), events


def scene_round_trips(walk: Walk) -> bool:
    """Law 10 for scenes, wherever the position can be written as one. True if it could."""
    try:
        text = walk.game.spell_scene(walk.state)
    except ValueError:
        return False
    state, _, _ = walk.game.scene(text)
    require(10, walk.game.spell_scene(state) == text, f"the scene '{text}' is read as '{walk.game.spell_scene(state)}'")
    require(9, not walk.game.count(state), f"the scene '{text}' does not add up")
    same = dump(state.wait) == dump(walk.state.wait)
    require(10, same, f"the scene '{text}' asks something else than the table it was written from")
    return True


def name(viewer: Seat | None) -> str:
    return "a spectator" if viewer is None else f"P{viewer}"


def difference(one: Any, other: Any) -> str:
    """The fields in which two views differ."""
    names = [field for field in one.__struct_fields__ if getattr(one, field) != getattr(other, field)]
    return "; ".join(f"{field}: {getattr(one, field)!r} and {getattr(other, field)!r}" for field in names)


def step_of(state: State) -> tuple[str, ...]:
    """The procedure under way, to tell a first visit."""
    return (state.wait.kind.name, *[type(frame).__name__ for frame in state.stack])
