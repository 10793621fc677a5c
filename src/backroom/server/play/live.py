"""One game under way at a live table, as a pure function of its word log. No clock, no store, no socket.

The log is the only truth: whoever replays it holds the same `Live`, down to the numbers that viewers are told. Answers
to a question that several seats are asked are kept outside the log (`Answers`) until the question closes, so that they
can be replaced and never show.
"""

from __future__ import annotations

import msgspec

from backroom.games.game import Fact, View
from backroom.games.table import Table
from backroom.games.told import seen
from backroom.games.wording import LEAVE, TABLE_WORDS
from backroom.kernel.core import DONE, OVER, PASS, SOLO, TAKE_BACK, Illegal, Seat, State
from backroom.kernel.run import legal, place, speak
from backroom.wire.messages import packed

Answers = dict[Seat, list[str]]  # to the open question, by seat: its words, without `done`


class Word(msgspec.Struct, frozen=True):
    """A row of the log: `leave`, `undo` and `timeout` are words too."""

    seat: Seat
    word: str


class Live:
    """A table and what its viewers have been told so far."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.words = 0  # rows of the log
        self.openings = 1  # questions that everybody could notice: clocks go by them, not by halves of a choice
        self.told: dict[Seat | None, list[Fact]] = {}  # by viewer: what it was told, in order
        self.telling = table.out  # of which the first
        self.counted = 0  # events have been told
        self.shown: dict[Seat | None, View] = {}  # by viewer: how things look since the last word, as it is sent
        self.table.roll_all()
        self.public = table.public()  # what everybody can see of how the game stands still

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def waits(self) -> int:
        """Questions that have been opened; never told to anybody."""
        return self.table.waits

    @property
    def decisions(self) -> list[int]:
        """Of which each seat was asked so many."""
        return self.table.decisions

    # the log

    def apply(self, word: Word) -> set[Seat | None]:
        """Say a word of the log; Illegal changes nothing. Returns the viewers who may notice it."""
        known = len(self.table.out.events)
        before, waits, shared = self.public, self.waits, self.is_shared
        self.table.say(word.seat, word.word)
        self.public = self.table.public()
        self.shown = {}
        self.words += 1
        if word.word == "undo":  # of a word that nobody else has noticed
            return {word.seat}
        viewers: set[Seat | None] = {None, *range(self.table.seats)}
        if self.public == before:
            fresh = self.table.out.events[known:]
            viewers = {v for v in viewers if v == word.seat or any(seen(event, v) for event in fresh)}
        if self.waits != waits:
            self.openings += shared or None in viewers
        return viewers

    def skip(self, word: Word) -> set[Seat | None]:
        """A word and the undo that took it back: the numbers are left of it, and only its seat could notice it."""
        self.words += 2
        self.table.waits += 2
        self.table.decisions[word.seat] += 2
        return {word.seat}

    # what viewers are told

    def all_told(self) -> dict[Seat | None, list[Fact]]:
        """By viewer, everything it was told; brought up to the events."""
        out = self.table.out
        if out is not self.telling or not self.told:  # words were taken back, and the game was played again without
            self.telling, self.counted = out, 0
            self.told = {viewer: [] for viewer in (None, *range(self.table.seats))}
        for event in out.events[self.counted :]:
            fact = self.table.game.fact(event)
            for viewer, facts in self.told.items():
                if seen(event, viewer):
                    facts.append(fact)
        self.counted = len(out.events)
        return self.told

    def facts(self, viewer: Seat | None, since: int = 0) -> list[Fact]:
        """What the viewer was told after its fact number `since`."""
        return self.all_told()[viewer][since:]

    def seq(self, viewer: Seat | None) -> int:
        """How many facts the viewer has been told."""
        return len(self.all_told()[viewer])

    def view(self, viewer: Seat | None) -> View:
        return self.table.view(viewer)

    def show(self, viewers: set[Seat | None]) -> dict[Seat | None, View]:
        """The views of these, ready to be sent; made together, which costs less than one by one.

        They are kept as text: a view is hundreds of small things, which the garbage collector would look through.
        """
        missing = viewers - self.shown.keys()
        if missing:
            self.shown |= {viewer: packed(view) for viewer, view in self.table.views(missing).items()}
        return self.shown

    def decision(self, viewer: Seat | None) -> int:
        """The number of the viewer's open question; 0 if it is asked nothing."""
        return 0 if viewer is None else self.table.decision(viewer)

    # answers

    @property
    def over(self) -> bool:
        return self.state.wait.mode == OVER

    @property
    def is_shared(self) -> bool:
        """Are several seats asked, so that answers are sealed until the question closes?"""
        return self.state.wait.mode != SOLO and not self.over

    def check(self, seat: Seat, words: list[str]) -> list[str]:
        """A seat's whole answer to a shared question, as the game spells it; Illegal if it is none."""
        if place(self.state, seat) < 0:
            raise self.table.refused(seat, PASS)
        actions = [self.table.game.read(word) for word in words]
        if not actions:
            raise Illegal("TABLE-04", "an answer has at least one word")
        trial = self.state.clone()
        for action in self.finished(actions):
            if action == TAKE_BACK or action not in legal(trial, seat):
                raise self.table.refused(seat, action)
            speak(trial, seat, action)
        return [self.table.game.spell(action) for action in actions if action != DONE]

    def finished(self, actions: list[int]) -> list[int]:
        """The words of an answer with the `done` that a list of them needs."""
        return [*actions, DONE] if self.state.wait.many and DONE not in actions else actions

    def is_fixed(self, answers: Answers) -> bool:
        """Do these answers, taken in the asked order, fix the outcome, whatever the others would say?"""
        trial = self.state.clone()
        still_open = trial.answers
        for seat in trial.wait.seats:
            if seat not in answers:
                return False
            for action in self.actions(answers[seat]):
                speak(trial, seat, action)
            if trial.answers is not still_open:
                return True
        return True

    def closing(self, answers: Answers) -> list[Word]:
        """The words that close the open question, in the asked order: what was answered, and fallbacks for sleepers.

        An answer after the one that decided is left out: nobody ever learns it, and no log keeps it.
        """
        if all(answers.get(seat) for seat in self.state.wait.seats):
            return self.agreed(answers)
        trial = self.branch()
        still_open, said = trial.state.answers, []
        for seat in trial.state.wait.seats:
            if trial.state.answers is not still_open:
                break
            words = [self.table.game.spell(action) for action in self.actions(answers.get(seat, []))]
            for word in words:
                trial.say(seat, word)
            while not words or (trial.state.answers is still_open and place(trial.state, seat) >= 0):
                words.append(trial.fall_back(seat).word)
            said += [Word(seat, word) for word in words]
        return said

    def agreed(self, answers: Answers) -> list[Word]:
        """The same where everybody has answered, which needs neither a clock nor fate."""
        trial = self.state.clone()
        still_open, said = trial.answers, []
        for seat in trial.wait.seats:
            if trial.answers is not still_open:
                break
            for action in self.actions(answers[seat]):
                speak(trial, seat, action)
                said.append(Word(seat, self.table.game.spell(action)))
        return said

    def fallback(self, seat: Seat) -> list[str]:
        """What the clock would answer for the seat."""
        trial = self.branch()
        still_open, words = trial.state.answers, [trial.fall_back(seat).word]
        while self.is_shared and trial.state.answers is still_open and place(trial.state, seat) >= 0:
            words.append(trial.fall_back(seat).word)
        return words

    def may_pass(self, seat: Seat) -> bool:
        return PASS in legal(self.state, seat)

    def actions(self, words: list[str]) -> list[int]:
        return self.finished([self.table.game.read(word) for word in words]) if words else []

    def branch(self) -> Table:
        """A table that goes on from here by itself, with everything that has happened."""
        other = Table(self.table.game, self.table.fate, self.table.seats, self.table.options, self.table.scene)
        other.state = self.state.clone()
        other.out.events[:] = self.table.out.events
        other.state.listen(other.out)
        return other

    def leavers(self) -> set[Seat]:
        return {seat for seat, action in self.table.log if action == LEAVE}


def fold(log: list[Word]) -> list[tuple[Word, bool]]:
    """The words of a log, each with whether it was taken back right away. Such a word need not be played at all.

    Playing it would cost a replay of the whole game for every undo.
    """
    folded: list[tuple[Word, bool]] = []
    standing: list[int] = []  # where the words lie that are not taken back
    for word in log:
        last = folded[standing[-1]][0] if standing else None
        if word.word == "undo" and last is not None and last.seat == word.seat and last.word not in TABLE_WORDS:
            folded[standing.pop()] = last, True
        else:
            standing.append(len(folded))
            folded.append((word, False))
    return folded
