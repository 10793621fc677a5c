"""Law 5, the quiet half: a word that nobody else may hear of reaches nobody else.

Two sorts of word are silent. An answer that leaves its window or sealed wait open: nobody learns that it was
given, nor how many words it has. And half a choice (a figure, before the space it moves to; a card returned, with
one more to return): the same procedure asks the same seat for the rest, and until the last word nothing changes in
anybody else's eyes.
"""

from __future__ import annotations

from backroom.kernel.core import EVERYONE, SOLO, Frame, Seat, State, Wait
from backroom.laws.broken import require
from backroom.laws.sampled import name
from backroom.laws.walk import Walk


class Moment:
    """How the game stood before a word, as far as it matters to tell whether the word was silent."""

    def __init__(self, state: State, events: int) -> None:
        self.wait: Wait = state.wait
        self.answers = state.answers  # this very list, which lives as long as its wait is open
        self.given = state.answers.copy()
        self.lists = [words.copy() for words in state.lists]
        self.frame: Frame = state.top
        self.facts = state.top.facts()
        self.rolls = state.rolls
        self.events = events

    def still_open(self, state: State) -> bool:
        """Has a window or a sealed wait stayed open, for lack of answers?"""
        return self.wait.mode != SOLO and state.answers is self.answers

    def half_said(self, state: State) -> bool:
        """Is the same seat asked for the next word of a choice by the same procedure, which stands as it stood?"""
        if self.wait.mode != SOLO or state.rolls != self.rolls:
            return False
        again = state.wait.mode == SOLO and state.wait.seats == self.wait.seats and state.wait.kind is self.wait.kind
        return again and state.top is self.frame and self.frame.facts() == self.facts

    def audience(self, seat: Seat) -> int:
        """Who may hear of the word: its own seat, and those whom a private choice is made before."""
        before = self.wait.seen_by if self.wait.mode == SOLO and self.wait.seen_by != EVERYONE else 0
        return 1 << seat | before


def views_of(walk: Walk) -> dict[Seat | None, bytes]:
    return {viewer: walk.look(viewer)[1] for viewer in walk.viewers}


def nothing_was_heard(walk: Walk, seat: Seat, was: Moment, views: dict[Seat | None, bytes]) -> None:
    """Require of a silent word that no event and no change of view has reached anybody else."""
    if not was.still_open(walk.state) and not was.half_said(walk.state):
        return
    audience = was.audience(seat)
    for viewer in walk.viewers:
        if viewer is not None and audience >> viewer & 1:
            continue
        heard = walk.events_since(was.events, viewer)
        require(5, not heard, f"{name(viewer)} hears that P{seat} has answered: {heard}")
        if viewer in views:
            same = walk.look(viewer)[1] == views[viewer]
            require(5, same, f"{name(viewer)} sees that P{seat} has answered")
