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
from backroom.kernel.core import DONE, EVERYONE, ROLL, SEALED, SOLO, UNSAID, Illegal, Out, Seat, State, Wait
from backroom.kernel.run import leave, legal, odds, put_answers, roll, speak
from backroom.laws.broken import require
from backroom.laws.sampled import difference, name
from backroom.laws.silence import Moment
from backroom.laws.walk import Heard, Walk, encode, spoken

REACH = 14  # words that twins are followed

Coverage = Counter[str]


class Twin:
    """A world that its viewer cannot tell from the walk's own."""

    def __init__(
        self, walk: Walk, viewer: Seat | None, vocabulary: list[int], coverage: Coverage, state: State | None = None
    ) -> None:
        self.walk = walk
        self.viewer = viewer
        self.vocabulary = vocabulary
        self.coverage = coverage
        self.rng = Random(walk.eye.getrandbits(32))
        self.state = state or walk.game.redeal(walk.state, viewer, self.rng.getrandbits(32))
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
        self.compare_menus(one, two)
        (mine, written), theirs = self.walk.look(viewer), game.view(other, viewer)
        if written != encode(theirs):
            require(5, False, f"{who} tells twins apart by the view: {difference(mine, theirs)}")
        if viewer is not None:
            self.refusals(game, viewer)

    def compare_menus(self, one: Wait, two: Wait) -> None:
        """An open menu follows from what everybody knows; and what the clock would say aloud tells nothing."""
        if one.kind.open_menu:
            require(5, one.menus == two.menus, f"{name(self.viewer)} tells twins apart by what {one.kind.name} offers")
        if one.kind.open_menu or self.sees(one):
            require(5, one.fallback == two.fallback, f"{name(self.viewer)} tells twins apart by a fallback")

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
        if self.viewer is None and one[1] in self.walk.game.confides:
            return False
        return all(a == b or i in laid_open for i, (a, b) in enumerate(zip(one[2], two[2], strict=True)))

    # the same steps

    def say(self, seat: Seat, action: int, was: Moment) -> None:
        """Follow a word of the walk."""
        self.age += 1
        if was.wait.mode == SOLO:
            before = Moment(self.state, 0)
            self.say_alone(seat, action, was.wait)
            if seat != self.viewer and was.half_said(self.walk.state) != before.half_said(self.state):
                self.parted = True  # a private choice takes more words in one world; nobody else hears the first ones
        elif not was.still_open(self.walk.state):
            self.close(seat, action, was)
        elif seat == self.viewer:  # when the wait closes is no secret, so both must lack the same answers now
            put_answers(self.state, was.given.copy())
            self.speak(seat, action)

    def say_alone(self, seat: Seat, action: int, was: Wait) -> None:
        if seat != self.viewer and not self.sees(was):
            action = self.rng.choice(legal(self.state, seat))
        elif action not in legal(self.state, seat):
            require(5, seat != self.viewer, f"P{seat} is offered different things in twin worlds")
            self.parted = True
            return
        self.speak(seat, action)

    def close(self, seat: Seat, action: int, was: Moment) -> None:
        """The walk's wait has closed, and so does ours: its outcome is public, a secret choice is not."""
        self.answer_alike(was)
        if self.parted:
            return
        menu = legal(self.state, seat)
        if seat != self.viewer and self.is_secret(self.state.wait) and not self.state.wait.many:
            action = self.rng.choice(menu)
        if action in menu:
            self.speak(seat, action)
        else:
            self.parted = True

    def answer_alike(self, was: Moment) -> None:
        """As many answers as in the walk, and the same ones where the viewer learns what came of them."""
        state, wait = self.state, self.state.wait
        put_answers(state, was.given.copy())
        secret = self.is_secret(wait)
        if wait.many:
            self.write_lists(was, secret=secret)
            return
        for i, asked in enumerate(wait.seats):
            if state.answers[i] == UNSAID or asked == self.viewer:
                continue
            if secret:
                state.answers[i] = self.rng.choice(wait.menus[i])
            self.parted = self.parted or state.answers[i] not in wait.menus[i]

    def is_secret(self, wait: Wait) -> bool:
        """Do the answers stay unknown to the viewer for ever?"""
        return wait.mode == SEALED and not self.sees(wait)

    def write_lists(self, was: Moment, *, secret: bool) -> None:
        """Sealed answers of several words: the same where the viewer learns them, else any that may be given."""
        for i, asked in enumerate(self.state.wait.seats):
            words = self.state.lists[i]
            words.clear()
            if secret and asked != self.viewer:
                self.write_any(asked, words)
                continue
            for word in was.lists[i]:
                if word not in self.more(asked, words):
                    require(5, asked != self.viewer, f"P{asked} is offered different things in twin worlds")
                    self.parted = True
                    return
                words.append(word)

    def write_any(self, seat: Seat, words: list[int]) -> None:
        menu = self.more(seat, words)
        while DONE not in menu or (len(menu) > 1 and self.rng.randrange(3)):
            words.append(self.rng.choice([word for word in menu if word != DONE]))
            menu = self.more(seat, words)

    def more(self, seat: Seat, words: list[int]) -> tuple[int, ...]:
        """What the seat may add to these words, and DONE if they are enough."""
        menu: tuple[int, ...] = self.state.top.menu(self.state, seat, words)
        return menu

    def leave(self, seat: Seat, was: Moment) -> None:
        """Follow a farewell, which may lay the leaver's cards open and may close a wait."""
        self.age += 1
        if was.wait.mode != SOLO:
            self.answer_alike(was)
        if not self.parted:
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
        weights = odds(self.state)
        if not self.sees(was):
            outcome = self.rng.choices(range(len(weights)), weights)[0]
        elif not weights[outcome]:
            self.parted = True
            return
        roll(self.state, outcome)
