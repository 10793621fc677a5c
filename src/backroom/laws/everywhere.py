"""The cheap laws, which hold at every wait: 2, 7, 9, 11, 12 and 14, and 10 for words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from backroom.kernel import run
from backroom.kernel.core import (
    DONE,
    NO_FRAME,
    NO_WAIT,
    PASS,
    RANDOM,
    SEALED,
    SOLO,
    TAKE_BACK,
    WINDOW,
    Illegal,
    State,
    Wait,
)
from backroom.kernel.run import legal, odds, open_answers
from backroom.laws.broken import Broken, require
from backroom.laws.dump import dump
from backroom.laws.walk import Walk

PROBES = 3  # illegal words tried at each wait


def asked_can_answer(walk: Walk) -> None:
    """Laws 2, 11 and 14: the ask names a rule, whoever is asked has an action, the fallback is one of them."""
    wait, game = walk.state.wait, walk.game
    require(2, bool(wait.seats), "a wait that asks nobody")
    require(2, len(set(wait.seats)) == len(wait.seats), f"a seat is asked twice: {wait.seats}")
    require(2, wait.mode != SOLO or len(wait.seats) == 1, f"one decides, {wait.seats} are asked")
    require(11, game.knows(wait.rule), f"the ask names '{wait.rule}', which no register knows")
    for seat in walk.unanswered():
        menu = legal(walk.state, seat)
        require(2, bool(menu), f"P{seat} is asked ({wait.kind.name}) and has no action")
        require(2, len(set(menu)) == len(menu), f"P{seat} is offered an action twice")
        require(14, wait.fallback == RANDOM or wait.fallback in menu, f"the fallback of P{seat} is not legal")
        for missing in game.why_not(walk.state, seat):
            require(11, game.knows(missing.rule), f"why not {missing.action}: '{missing.rule}' is no rule")


def conserved(walk: Walk) -> None:
    """Law 9."""
    faults = walk.game.count(walk.state)
    require(9, not faults, "; ".join(faults))


def events_name_rules(walk: Walk, since: int) -> None:
    """Law 11, and every event can be told in words."""
    for event in walk.table.out.events[since:]:
        known = walk.game.knows(event.rule)
        require(11, known, f"the event {event.what} names '{event.rule}', which no register knows")
        require(11, bool(walk.game.fact(event).text), f"the event {event.what} cannot be told")


def illegal_words(walk: Walk, vocabulary: list[int]) -> None:
    """Law 7: a word that is not offered changes nothing and names a rule."""
    state, eye = walk.state, walk.eye
    before = trace(walk)
    refused: list[int] = []
    for _ in range(PROBES):
        seat = eye.randrange(walk.seats)
        action = eye.choice((*vocabulary, PASS, DONE, TAKE_BACK, eye.randrange(1 << 14)))
        if action not in legal(state, seat):
            rule = refusal_of(walk, seat, action)
            require(7, walk.game.knows(rule), f"P{seat} is refused {action} with '{rule}', which is no rule")
            refused.append(action)
    require(7, not refused or trace(walk) == before, f"one of the refused words {refused} has changed the table")


def trace(walk: Walk) -> tuple[object, ...]:
    """All that a word could change."""
    table = walk.table
    kept = len(table.out.events), table.log.copy(), table.scripted.copy(), table.floor, table.closed.copy()
    return dump(walk.state), kept


def refusal_of(walk: Walk, seat: int, action: int) -> str:
    try:
        walk.table.hear_action(seat, action)
    except Illegal as refused:
        return refused.rule
    raise Broken(7, f"P{seat} said {action}, which was not offered, and was heard")


class FrameWatch:
    """Law 12, on the interpreted build: while this is open, every step of every frame is looked at.

    `closely`: also at the whole state around a frame that asks. On the compiled build nothing is seen.
    """

    def __init__(self) -> None:
        self.closely = False

    @contextmanager
    def open(self) -> Iterator[None]:
        settle = run.settle
        run.settle = self.settle
        try:
            yield
        finally:
            run.settle = settle

    def settle(self, s: State) -> None:
        """As `run.settle`, but a frame that neither waits nor pushes nor pops breaks the law."""
        while s.top is not NO_FRAME:
            before = dump(s) if self.closely else None
            wait = step_watched(s)
            if wait is not None:
                name = type(s.top).__name__
                require(12, not self.closely or dump(s) == before, f"{name} asks and changes something on the table")
                s.wait = wait
                if wait.mode in (WINDOW, SEALED):
                    open_answers(s)
                return
        s.wait = NO_WAIT


def step_watched(s: State) -> Wait | None:
    frames = s.stack
    facts = [frame.facts() for frame in frames]
    top = frames[-1]
    wait = top.advance(s)
    stack = s.stack
    same = len(frames) == len(stack) and all(one is two for one, two in zip(frames, stack, strict=True))
    if wait is None:
        require(12, not same, f"{type(top).__name__} neither waits nor pushes nor pops")
        return None
    still = same and facts == [frame.facts() for frame in stack]
    require(12, still, f"{type(top).__name__} asks and changes something")
    return wait


def words_round_trip(walk: Walk) -> None:
    """Law 10 for words: what is spelt is read as the same action."""
    game = walk.game
    for menu in {legal(walk.state, seat) for seat in walk.unanswered()}:
        for action in menu:
            word = game.spell(action)
            require(10, game.read(word) == action, f"'{word}' is read as another action")


def roll_round_trips(walk: Walk) -> None:
    """Law 10 for chance, which names its rule (law 11) and has an outcome (law 2)."""
    game, wait = walk.game, walk.state.wait
    require(11, game.knows(wait.rule), f"the roll names '{wait.rule}', which no register knows")
    weights = odds(walk.state)
    require(2, bool(weights) and min(weights) >= 0 < max(weights), f"a roll without an outcome: {weights}")
    for outcome, weight in enumerate(weights):
        if weight:
            word = game.spell_roll(walk.state, outcome)
            require(10, game.read_roll(walk.state, word) == outcome, f"'{word}' is read as another outcome")
