"""The cheap laws, which hold at every wait: 2, 7, 9, 11, 12 and 14."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from backroom.games.game import Game
from backroom.games.register import UnknownRule, find
from backroom.kernel import run
from backroom.kernel.core import DONE, NO_WAIT, PASS, RANDOM, SEALED, SOLO, TAKE_BACK, UNSAID, WINDOW, Illegal, State
from backroom.kernel.run import legal
from backroom.laws.broken import Broken, require
from backroom.laws.dump import dump
from backroom.laws.walk import Walk

PROBES = 3  # illegal words tried at each wait


def known_rule(rule: str) -> bool:
    try:
        return find(rule).id == rule
    except UnknownRule:
        return False


def asked_can_answer(walk: Walk) -> None:
    """Laws 2, 11 and 14: the ask names a rule, whoever is asked has an action, the fallback is one of them."""
    wait = walk.state.wait
    require(2, bool(wait.seats), "a wait that asks nobody")
    require(2, len(set(wait.seats)) == len(wait.seats), f"a seat is asked twice: {wait.seats}")
    require(2, wait.mode != SOLO or len(wait.seats) == 1, f"one decides, {wait.seats} are asked")
    require(11, known_rule(wait.rule), f"the ask names '{wait.rule}', which no register knows")
    for seat in walk.unanswered():
        menu = legal(walk.state, seat)
        require(2, bool(menu), f"P{seat} is asked ({wait.kind.name}) and has no action")
        require(2, len(set(menu)) == len(menu), f"P{seat} is offered an action twice")
        require(14, wait.fallback == RANDOM or wait.fallback in menu, f"the fallback of P{seat} is not legal")
        for missing in walk.game.why_not(walk.state, seat):
            require(11, known_rule(missing.rule), f"why not {missing.action}: '{missing.rule}' is no rule")


def conserved(walk: Walk) -> None:
    """Law 9."""
    faults = walk.game.count(walk.state)
    require(9, not faults, "; ".join(faults))


def events_name_rules(walk: Walk, since: int) -> None:
    """Law 11, and every event can be told in words."""
    for event in walk.table.out.events[since:]:
        require(11, known_rule(event.rule), f"the event {event.what} names '{event.rule}', which no register knows")
        require(11, bool(walk.game.fact(event).text), f"the event {event.what} cannot be told")


def illegal_words(walk: Walk, vocabulary: list[int]) -> None:
    """Law 7: a word that is not offered changes nothing and names a rule."""
    rng = Random(walk.seed ^ walk.words)
    state = walk.state
    for _ in range(PROBES):
        seat = rng.randrange(walk.seats)
        action = rng.choice((*vocabulary, PASS, DONE, TAKE_BACK, rng.randrange(1 << 14)))
        if action in legal(state, seat):
            continue
        before = dump(state), len(walk.table.out.events), walk.table.log.copy()
        rule = refusal_of(walk, seat, action)
        require(7, known_rule(rule), f"P{seat} is refused {action} with '{rule}', which is no rule")
        after = dump(state), len(walk.table.out.events), walk.table.log
        require(7, before == after, f"the refused word {action} of P{seat} has changed the table")


def refusal_of(walk: Walk, seat: int, action: int) -> str:
    try:
        walk.table.hear_action(seat, action)
    except Illegal as refused:
        return refused.rule
    raise Broken(7, f"P{seat} said {action}, which was not offered, and was heard")


@contextmanager
def frames_watched() -> Iterator[None]:
    """Law 12, on the interpreted build: while this is open, every step of every frame is looked at."""
    settle = run.settle
    run.settle = settle_watched
    try:
        yield
    finally:
        run.settle = settle


def settle_watched(s: State) -> None:
    """As `run.settle`, but a frame that neither waits nor pushes nor pops breaks the law."""
    while s.stack:
        frames, facts = s.stack.copy(), [frame.facts() for frame in s.stack]
        top = type(frames[-1]).__name__
        wait = s.stack[-1].advance(s)
        same = len(frames) == len(s.stack) and all(one is two for one, two in zip(frames, s.stack, strict=True))
        if wait is None:
            require(12, not same, f"{top} neither waits nor pushes nor pops")
            continue
        require(12, same and facts == [frame.facts() for frame in s.stack], f"{top} asks and changes something")
        s.wait = wait
        if wait.mode in (WINDOW, SEALED):
            s.answers = [UNSAID] * len(wait.seats)
            if wait.many:
                s.lists = [[] for _ in wait.seats]
        return
    s.wait = NO_WAIT


def words_round_trip(game: Game, walk: Walk) -> None:
    """Law 10 for words: what is spelt is read as the same action."""
    for seat in walk.unanswered():
        for action in legal(walk.state, seat):
            word = game.spell(action)
            require(10, game.read(word) == action, f"'{word}' is read as another action")


def roll_round_trips(walk: Walk) -> None:
    """Law 10 for chance."""
    odds = walk.state.wait.odds
    require(11, known_rule(walk.state.wait.rule), f"the roll names '{walk.state.wait.rule}', which no register knows")
    require(2, sum(odds) > 0, "a roll without an outcome")
    for outcome, weight in enumerate(odds):
        if weight:
            word = walk.game.spell_roll(walk.state, outcome)
            require(10, walk.game.read_roll(walk.state, word) == outcome, f"'{word}' is read as another outcome")
