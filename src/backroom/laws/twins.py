"""Law 5: twins look the same. Nothing hidden ever leaks.

At a sampled wait everything that a viewer cannot know is dealt anew: another world, which that viewer could not
tell from this one. Both worlds then go on side by side with the same words and rolls. What the viewer could not
hear or see (a card returned, a card drawn by another, a sealed choice) differs between them on purpose. Whatever
reaches the viewer must be the same, to the byte: views, events, who is asked, what is offered, what is refused.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from backroom.games.game import Game
from backroom.kernel.core import EVERYONE, ROLL, SEALED, SOLO, Illegal, Out, Seat, State, Wait
from backroom.kernel.run import leave, legal, roll, speak
from backroom.laws.broken import require
from backroom.laws.sampled import difference, encode, name
from backroom.laws.walk import Heard, Walk, spoken

REACH = 14  # words that twins are followed

Coverage = Counter[str]


class Twin:
    """A world that its viewer cannot tell from the walk's own."""

    def __init__(self, walk: Walk, viewer: Seat | None, vocabulary: list[int], coverage: Coverage) -> None:
        self.walk = walk
        self.viewer = viewer
        self.vocabulary = vocabulary
        self.coverage = coverage
        self.rng = Random(walk.rng.getrandbits(32))
        self.state = walk.game.redeal(walk.state, viewer, self.rng.getrandbits(32))
        self.out = Out(True)
        self.state.listen(self.out)
        self.age = 0
        self.parted = False  # a word was legal in one world only
        self.look()

    # the same look

    def look(self) -> None:
        """Compare everything the viewer can see while the game stands still."""
        game, ours, other, viewer = self.walk.game, self.walk.state, self.state, self.viewer
        who = name(viewer)
        one, two = ours.wait, other.wait
        require(5, one.mode == two.mode, f"{who} tells twins apart by the way the game waits")
        if one.mode == ROLL:
            return
        require(5, one.seats == two.seats, f"{who} tells twins apart by who is asked: {one.seats} and {two.seats}")
        require(5, one.kind is two.kind and one.rule == two.rule, f"{who} tells twins apart by the kind of question")
        if one.kind.open_menu:
            same = one.menus == two.menus and one.fallback == two.fallback
            require(5, same, f"{who} tells twins apart by what {one.kind.name} offers")
        mine, theirs = game.view(ours, viewer), game.view(other, viewer)
        if encode(mine) != encode(theirs):
            require(5, False, f"{who} tells twins apart by the view: {difference(mine, theirs)}")
        if viewer is not None:
            self.refusals(game, viewer)

    def refusals(self, game: Game, viewer: Seat) -> None:
        """What is refused to the viewer, and why, is the same."""
        for action in self.rng.sample(self.vocabulary, min(4, len(self.vocabulary))):
            if action not in legal(self.walk.state, viewer):
                ours = game.forbids(self.walk.state, viewer, action)
                require(5, ours == game.forbids(self.state, viewer, action), f"{name(viewer)} learns from a refusal")

    def compare_events(self, before: int) -> None:
        """What has newly reached the viewer is the same in both worlds."""
        ours = self.walk.events_since(before, self.viewer)
        theirs = spoken(self.out.events, self.viewer)
        self.out.events.clear()
        for one, two in zip(ours, theirs, strict=False):
            self.coverage[one[1]] += 1
            if one != two:
                require(5, self.unveils(one, two), f"{name(self.viewer)} tells twins apart by events: {one} and {two}")
                self.parted = True
                return
        require(5, len(ours) == len(theirs), f"{name(self.viewer)} hears more in one world: {ours} and {theirs}")

    def unveils(self, one: Heard, two: Heard) -> bool:
        """Does the rule itself lay a hidden thing open here, and nothing else? Then twins part in honour."""
        laid_open = self.walk.game.unveils.get(one[1])
        if laid_open is None or one[:2] != two[:2] or len(one[2]) != len(two[2]):
            return False
        return all(a == b or i in laid_open for i, (a, b) in enumerate(zip(one[2], two[2], strict=True)))

    # the same steps

    def say(self, seat: Seat, action: int, was: Wait, answers: list[int], lists: list[list[int]]) -> None:
        """Follow a word of the walk, which `was` the wait before it, with these answers given."""
        self.age += 1
        if was.mode == SOLO:
            self.say_alone(seat, action, was)
        elif was is not self.walk.state.wait or not self.walk.state.answers:
            self.close(seat, action, was, answers, lists)
        elif seat == self.viewer:  # when the wait closes is no secret, so both must lack the same answers now
            self.state.answers = answers.copy()
            self.state.lists = [words.copy() for words in lists]
            self.speak(seat, action)

    def say_alone(self, seat: Seat, action: int, was: Wait) -> None:
        if seat != self.viewer and not self.sees(was):
            action = self.rng.choice(legal(self.state, seat))
        elif action not in legal(self.state, seat):
            require(5, seat != self.viewer, f"P{seat} is offered different things in twin worlds")
            self.parted = True
            return
        self.speak(seat, action)

    def close(self, seat: Seat, action: int, was: Wait, answers: list[int], lists: list[list[int]]) -> None:
        """The walk's wait has closed, and so does ours: its outcome is public, a secret choice is not."""
        self.state.answers = answers.copy()
        self.state.lists = [words.copy() for words in lists]
        if was.mode == SEALED and not self.sees(was):
            for i, asked in enumerate(was.seats):
                if asked != self.viewer and asked != seat:
                    self.state.answers[i] = self.rng.choice(was.menus[i])
            if seat != self.viewer:
                action = self.rng.choice(was.menus[was.seats.index(seat)])
        elif action not in legal(self.state, seat):
            self.parted = True
            return
        self.speak(seat, action)

    def leave(self, seat: Seat) -> None:
        """Follow a farewell, which may lay the leaver's cards open."""
        leave(self.state, seat)

    def sees(self, was: Wait) -> bool:
        """Does the viewer learn the answer to this wait?"""
        return was.seen_by == EVERYONE if self.viewer is None else was.seen_by >> self.viewer & 1 == 1

    def speak(self, seat: Seat, action: int) -> None:
        try:
            speak(self.state, seat, action)
        except Illegal as refused:
            require(5, False, f"P{seat} may say {action} in one world and not in its twin ({refused.rule})")

    def roll(self, outcome: int, was: Wait) -> None:
        """Follow a roll: the same outcome if the viewer learns it, else any."""
        odds = self.state.wait.odds
        if not self.sees(was):
            outcome = self.rng.choices(range(len(odds)), odds)[0]
        elif not odds[outcome]:
            self.parted = True
            return
        roll(self.state, outcome)


def nothing_was_heard(walk: Walk, seat: Seat, views: dict[Seat | None, bytes], before: int) -> None:
    """An answer that leaves its wait open reaches nobody else: no event, no change of any other view."""
    for viewer, earlier in views.items():
        if viewer != seat:
            heard = walk.events_since(before, viewer)
            require(5, not heard, f"{name(viewer)} hears that P{seat} has answered: {heard}")
            same = encode(walk.game.view(walk.state, viewer)) == earlier
            require(5, same, f"{name(viewer)} sees that P{seat} has answered")


def views_of(walk: Walk) -> dict[Seat | None, bytes]:
    return {viewer: encode(walk.game.view(walk.state, viewer)) for viewer in walk.viewers}


def still_open(state: State, was: Wait) -> bool:
    """Has the wait stayed as it was, for lack of answers?"""
    return was.mode != SOLO and state.wait is was and bool(state.answers)
