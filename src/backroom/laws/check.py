"""All the laws over many random games: `check(game)` walks through a game's option sets and scenes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from backroom.games.game import Game, Options
from backroom.kernel.core import ROLL
from backroom.kernel.run import legal
from backroom.laws import everywhere, sampled
from backroom.laws.broken import Broken, require
from backroom.laws.replayed import Memory, replays
from backroom.laws.silence import Moment, nothing_was_heard, views_of
from backroom.laws.twins import REACH, Coverage, Twin
from backroom.laws.walk import Walk

ONE_IN = 10  # waits at which the dear laws are looked at
QUIET = 4  # while a sealed wait stays open, one word in so many is looked at


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


class Place(NamedTuple):
    """Where a walk begins: at a fresh table, or in a scene."""

    seats: int
    options: Options
    scene: str = ""


def places(game: Game) -> list[Place]:
    """Every option set of the sweep, and every scene that leads to a rare procedure."""
    fresh = [Place(seats, options) for seats, options in game.sweep()]
    return fresh + [Place(*game.scene(text)[1:], text) for text in game.scenes()]


def place_of(game: Game, begins: list[Place], number: int, seed: int) -> Place:
    """Where game `number` of a run begins: every tenth in an option set drawn from all there are."""
    if number % 10 == 9:
        return any_place(game, Random(seed ^ number * 0x9E3779B1))
    return begins[number % len(begins)]


def any_place(game: Game, rng: Random) -> Place:
    """Any seat count and any options that go together; what contradicts is let go, one by one."""
    seats = rng.randint(game.least, game.most)
    options = {
        option.name: rng.choice(option.values) for option in game.options if option.values and rng.random() < 0.4
    }
    while True:
        try:
            game.start(seats, options)
        except ValueError:
            del options[rng.choice(list(options))]
        else:
            return Place(seats, options)


def check(game: Game, games: int = 200, seed: int = 0, told: Callable[[Report], None] | None = None) -> Report:
    """Play games over the whole sweep and look at every law. Broken says which one does not hold, and where."""
    report = Report()
    begins = places(game)
    for i in range(games):
        seats, options, scene = place_of(game, begins, i, seed)
        walk_once(game, seats, options, seed + i, report, scene=scene)
        if told is not None:
            told(report)
    return report


def walk_once(
    game: Game, seats: int, options: Options, seed: int, report: Report, *, scene: str = "", every: int = ONE_IN
) -> None:
    """One game under the eyes of the law; the dear laws look at one wait in `every` and at first visits."""
    walk = Walk(game, seats, options, seed, scene)
    watch = Watch(walk, report, every)
    try:
        with watch.frames.open():
            watch.run()
        watch.end()
    except Broken as broken:
        raise Broken(broken.law, broken.message, walk.where()) from broken
    except Exception as error:
        error.add_note(walk.where())
        raise


class Watch:
    """One walk and the twins that follow it."""

    def __init__(self, walk: Walk, report: Report, every: int) -> None:
        self.walk = walk
        self.report = report
        self.every = every
        self.place = (walk.seats, walk.table.scene, repr(walk.table.options))
        self.memory = Memory()
        self.frames = everywhere.FrameWatch()
        self.twins: list[Twin] = []
        self.heard = 0  # events that laws have looked at
        self.answers: list[int] = []  # of the sealed wait that has been looked at, as long as it is open
        self.vocabulary: list[int] = []

    def run(self) -> None:
        walk = self.walk
        if walk.rolling:
            self.look_at_deal()
        while not walk.over:
            require(1, not walk.endless, f"no end after {walk.words} words")
            self.look()
            if walk.rolling:
                self.roll()
            else:
                self.word()

    def end(self) -> None:
        """The laws that wait for the end of the game."""
        walk = self.walk
        self.look_at_events()
        everywhere.conserved(walk)
        require(1, walk.game.result(walk.state) is not None, "the game is over and has no result")
        for viewer in walk.viewers:
            sampled.guess_looks_alike(walk, viewer)
        replays(walk, self.memory, twice=self.sometimes())
        self.report.games += 1
        self.report.words += walk.words

    def sometimes(self) -> bool:
        return self.walk.eye.randrange(self.every) == 0

    def look(self) -> None:
        """The laws that hold whenever the game stands still."""
        walk = self.walk
        walk.blink()
        self.look_at_events()
        if walk.rolling:
            everywhere.roll_round_trips(walk)
            return
        if self.is_quiet() and walk.eye.randrange(QUIET):
            return
        self.answers = walk.state.answers
        everywhere.asked_can_answer(walk)
        everywhere.conserved(walk)
        everywhere.words_round_trip(walk)
        self.learn()
        everywhere.illegal_words(walk, self.vocabulary)
        step = (self.place, *sampled.step_of(walk.state))
        if self.sometimes() or step not in self.report.visited:
            self.report.visited.add(step)
            self.look_closely()

    def is_quiet(self) -> bool:
        """Is this the wait that was looked at before, and one sealed answer more?"""
        return bool(self.answers) and self.walk.state.answers is self.answers

    def look_at_events(self) -> None:
        everywhere.events_name_rules(self.walk, self.heard)
        self.heard = len(self.walk.table.out.events)

    def learn(self) -> None:
        """Remember every word that was ever offered, to try it where it is not."""
        offered = {action for seat in self.walk.unanswered() for action in legal(self.walk.state, seat)}
        if not offered <= set(self.vocabulary):
            self.vocabulary = sorted(offered | set(self.vocabulary))

    def look_closely(self) -> None:
        """The dear laws, and new twins for two viewers."""
        walk = self.walk
        self.report.dear += 1
        sampled.copies_are_free(walk)
        sampled.asking_changes_nothing(walk)
        sampled.answers_commute(walk)
        self.report.scenes += sampled.scene_round_trips(walk)
        for viewer in walk.eye.sample(walk.viewers, 2):
            self.memory.keep(walk, viewer)
            self.twins.append(Twin(walk, viewer, self.vocabulary, self.report.compared))
            self.report.twins += 1
            sampled.guess_looks_alike(walk, viewer)

    def look_at_deal(self) -> None:
        """Twins from the very beginning, when there is nothing to deal anew yet: the deal itself tells nothing."""
        walk = self.walk
        step = (self.place, "deal")
        if self.sometimes() or step not in self.report.visited:
            self.report.visited.add(step)
            for viewer in walk.eye.sample(walk.viewers, 2):
                unborn = walk.state.clone()
                self.twins.append(Twin(walk, viewer, self.vocabulary, self.report.compared, unborn))
                self.report.twins += 1

    def word(self) -> None:
        walk = self.walk
        was = Moment(walk.state, len(walk.table.out.events))
        leaver = walk.choose_leaver()
        if leaver is not None:
            walk.leave(leaver)
            for twin in self.twins:
                twin.leave(leaver, was)
            self.follow(was.events)
            return
        seat, action = walk.choose()
        views = views_of(walk) if self.sometimes() else {}
        self.frames.closely = self.sometimes()
        walk.say(seat, action)
        self.frames.closely = False
        nothing_was_heard(walk, seat, was, views)
        for twin in self.twins:
            twin.say(seat, action, was)
        if was.still_open(walk.state) and walk.eye.randrange(QUIET):
            self.twins = [twin for twin in self.twins if not twin.parted]
        else:
            self.follow(was.events)

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
        self.twins = [twin for twin in self.twins if not twin.parted and twin.age < REACH and not self.walk.over]
