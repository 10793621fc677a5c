"""All the laws over many random games: `check(game)` walks through a game's sweep of option sets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from backroom.games import record
from backroom.games.game import Game, Options
from backroom.kernel.core import ROLL, SOLO
from backroom.kernel.run import legal
from backroom.laws import everywhere, sampled
from backroom.laws.broken import Broken, require
from backroom.laws.twins import REACH, Coverage, Twin, nothing_was_heard, still_open, views_of
from backroom.laws.walk import MOST_WORDS, Walk

ONE_IN = 10  # waits at which the dear laws are looked at
LEAVERS = 0.02


@dataclass
class Report:
    """What was looked at. `compared` counts the kinds of event that twins were compared by."""

    games: int = 0
    words: int = 0
    dear: int = 0
    twins: int = 0
    scenes: int = 0
    compared: Coverage = field(default_factory=Coverage)
    visited: set[tuple[object, ...]] = field(default_factory=set)

    def add(self, other: Report) -> None:
        self.games += other.games
        self.words += other.words
        self.dear += other.dear
        self.twins += other.twins
        self.scenes += other.scenes
        self.compared.update(other.compared)
        self.visited |= other.visited

    def never_compared(self, game: Game) -> list[str]:
        """Kinds of event that no twins were compared by; the law wants none."""
        return [kind for kind in game.event_kinds() if not self.compared[kind]]


def check(game: Game, games: int = 200, seed: int = 0, told: Callable[[Report], None] | None = None) -> Report:
    """Play games over the whole sweep and look at every law. Broken says which one does not hold, and where."""
    report = Report()
    sweep = game.sweep()
    for i in range(games):
        seats, options = sweep[i % len(sweep)]
        walk_once(game, seats, options, seed + i, report)
        if told is not None:
            told(report)
    return report


def walk_once(game: Game, seats: int, options: Options, seed: int, report: Report) -> None:
    """One game under the eyes of the law."""
    leavers = LEAVERS if seed % 4 == 0 else 0.0
    walk = Walk(game, seats, options, seed, leavers)
    try:
        with everywhere.frames_watched():
            Watch(walk, report).run()
    except Broken as broken:
        raise Broken(broken.law, broken.message, walk.where()) from broken


class Watch:
    """One walk and the twins that follow it."""

    def __init__(self, walk: Walk, report: Report) -> None:
        self.walk = walk
        self.report = report
        self.twins: list[Twin] = []
        self.heard = 0  # events that laws have looked at
        self.vocabulary: list[int] = []

    def run(self) -> None:
        walk = self.walk
        while not walk.over:
            require(1, walk.words < MOST_WORDS, f"no end after {walk.words} words")
            self.look()
            if walk.rolling:
                self.roll()
            else:
                self.word()
        self.look_at_events()
        everywhere.conserved(walk)
        require(1, walk.game.result(walk.state) is not None, "the game is over and has no result")
        for viewer in walk.viewers:
            sampled.guess_looks_alike(walk, viewer)
        self.replay()
        self.report.games += 1
        self.report.words += walk.words

    def look(self) -> None:
        """The laws that hold whenever the game stands still."""
        walk = self.walk
        self.look_at_events()
        if walk.rolling:
            everywhere.roll_round_trips(walk)
            return
        everywhere.asked_can_answer(walk)
        everywhere.conserved(walk)
        everywhere.words_round_trip(walk.game, walk)
        self.learn()
        everywhere.illegal_words(walk, self.vocabulary)
        step = (walk.seats, repr(walk.table.options), *sampled.step_of(walk.game, walk.state))
        if step not in self.report.visited or walk.rng.randrange(ONE_IN) == 0:
            self.report.visited.add(step)
            self.look_closely()

    def look_at_events(self) -> None:
        everywhere.events_name_rules(self.walk, self.heard)
        self.heard = len(self.walk.table.out.events)

    def learn(self) -> None:
        """Remember every word that was ever offered, to try it where it is not."""
        offered = {action for seat in self.walk.unanswered() for action in legal(self.walk.state, seat)}
        self.vocabulary = sorted({*self.vocabulary, *offered})

    def look_closely(self) -> None:
        """The dear laws, and new twins for two viewers."""
        walk = self.walk
        self.report.dear += 1
        sampled.clone_is_free(walk)
        sampled.answers_commute(walk)
        self.report.scenes += sampled.scene_round_trips(walk)
        for viewer in walk.rng.sample(walk.viewers, 2):
            sampled.guess_looks_alike(walk, viewer)
            self.twins.append(Twin(walk, viewer, self.vocabulary, self.report.compared))
            self.report.twins += 1

    def word(self) -> None:
        walk = self.walk
        before = len(walk.table.out.events)
        leaver = walk.choose_leaver()
        if leaver is not None:
            walk.leave(leaver)
            for twin in self.twins:
                twin.leave(leaver)
            self.follow(before)
            return
        seat, action = walk.choose()
        was, answers, lists = walk.state.wait, walk.state.answers.copy(), [x.copy() for x in walk.state.lists]
        views = views_of(walk) if was.mode != SOLO and walk.rng.randrange(ONE_IN) == 0 else {}
        walk.say(seat, action)
        if still_open(walk.state, was):
            nothing_was_heard(walk, seat, views, before)
        for twin in self.twins:
            twin.say(seat, action, was, answers, lists)
        self.follow(before)

    def roll(self) -> None:
        walk = self.walk
        before, was, outcome = len(walk.table.out.events), walk.state.wait, walk.fated()
        walk.roll(outcome)
        for twin in self.twins:
            require(5, twin.state.wait.mode == ROLL, "chance is asked in one world and not in its twin")
            twin.roll(outcome, was)
        self.follow(before)

    def follow(self, before: int) -> None:
        """Look at all twins after a step, and part with those that have gone far enough."""
        for twin in self.twins:
            if not twin.parted:
                twin.compare_events(before)
            if not twin.parted and not self.walk.over:
                twin.look()
        self.twins = [twin for twin in self.twins if not twin.parted]
        self.twins = [twin for twin in self.twins if twin.age < REACH and not self.walk.over]

    def replay(self) -> None:
        """Law 3: the record gives the same table again; what did not count is not in it, and nobody misses it."""
        table = self.walk.table
        line = table.record()
        again = record.read(line, {self.walk.game.key: self.walk.game})
        for viewer in self.walk.viewers:
            require(3, again.events(viewer) == table.events(viewer), f"a replay tells {viewer} other events")
            require(3, again.view(viewer) == table.view(viewer), f"a replay shows {viewer} another view")
        require(3, again.record() == line, "the record of a replay is another record")
