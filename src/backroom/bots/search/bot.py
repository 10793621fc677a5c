"""SearchBot: plays any game by search, as a plan for that game says.

The bot sees a view and facts like any other. Its plan makes worlds out of them that look the same to it, and the
search tries its words there. A game with a mind of its own is played well; one without is played at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from time import perf_counter

import msgspec

from backroom.bots.reasons import Reason, Weighed
from backroom.bots.search.budget import Budget
from backroom.bots.search.tree import Search
from backroom.games.game import Fact, Game, View
from backroom.kernel.core import TAKE_BACK, State

GUESSING = 0.3  # the part of the time that goes into guessing worlds, at most
CHUNK = 0.004  # seconds that a chunk of iterations should take; the clock is looked at in between
KEPT_BACK = 0.001  # seconds for what has to be done at the end
BATCH = 4  # worlds that are guessed at once while the clock runs
SOONEST = 1e-7  # seconds that an iteration takes at the least, whatever the clock says


class Tried(msgspec.Struct, frozen=True):
    """A word of mine after the search: how often it was tried, and the share of the win that it brought.

    `course` is the share in each round of trials, for plans that compare words round by round.
    """

    action: int
    word: str
    visits: int
    share: float
    course: tuple[float, ...] = ()


class Plan:
    """How one game is searched. A game's own plan overrides what it knows better; one plan serves one bot.

    The settings are those of `Search`, and two of the choice: words that are at most `near` worse than the best are
    mixed, the better ones more often, as `temper` says; with 0 the best one is said. With `rounds` the trials come in
    so many parts, and what each part brought is kept; while the clock runs a round is a chunk.
    """

    most_worlds = 64
    rounds = 0
    depth = 0
    tree = 0
    expand = 2
    widen = 2.0
    rivals = False
    explore = 0.4
    trust = 0.0
    near = 0.02
    temper = 0.0

    def __init__(self, game: Game) -> None:
        self.game = game
        self.mind = game.mind()

    def seats(self, view: View) -> int:
        """How many seats the table has; the most there can be, if the view does not say."""
        return len(getattr(view, "seats", ())) or self.game.most

    def hear(self, view: View, events: Sequence[Fact]) -> None:
        """What the seat has seen since it last chose: for a plan that keeps a belief."""

    def worlds(self, view: View, n: int, random: Random) -> list[State]:
        """At most so many worlds, at least one, each as likely as it seems. Asked again, it gives others."""
        return [self.game.guess(view, random.getrandbits(30)) for _ in range(n)]

    def consider(self, view: View, actions: list[int]) -> list[int]:
        """The words worth a trial, at least one of them."""
        return actions

    def prior(self, view: View, actions: list[int]) -> list[float]:
        """The share of the win that each word seems to bring; it counts as `trust` trials."""
        return [0.0] * len(actions)

    def pick(self, view: View, tried: list[Tried], random: Random) -> Tried:
        """The word to say, out of those that were tried."""
        return mixed(tried, self.near, self.temper, random)

    def thought(self, view: View, said: Tried, tried: list[Tried]) -> str:
        """The key of the sentence that explains the choice."""
        return "weighed" if len(tried) > 1 else "only"


def mixed(tried: list[Tried], near: float, temper: float, random: Random) -> Tried:
    """The best of the words that were tried often; or one nearly as good, the better ones more often."""
    often = max(found.visits for found in tried) / 2
    sure = [found for found in tried if found.visits >= often]
    best = max(found.share for found in sure)
    close = [found for found in sure if found.share >= best - (near if temper else 0)]
    if len(close) == 1:
        return close[0]
    weights = [exp((found.share - best) / temper) if temper else 1.0 for found in close]
    return random.choices(close, weights)[0]


def ranked(tried: list[Tried], said: Tried) -> list[Tried]:
    """What was tried, the best first; what was tried too seldom to know comes last."""
    often = max(found.visits for found in tried) / 2
    known = [found for found in tried if found.visits]
    return sorted(known, key=lambda found: (found.visits >= often, found.share, found is said), reverse=True)


class Rounds:
    """What every word brought in each round of trials."""

    def __init__(self, search: Search) -> None:
        self.search = search
        self.visits = search.visits()
        self.totals = [0.0] * len(self.visits)
        self.courses: list[list[float]] = [[] for _ in self.visits]

    def note(self) -> None:
        """A round is over, unless some word has not been tried in it yet."""
        visits, totals = self.search.visits(), [node.total for node in self.search.words]
        if any(now == then for now, then in zip(visits, self.visits, strict=True)):
            return
        for i, course in enumerate(self.courses):
            course.append((totals[i] - self.totals[i]) / (visits[i] - self.visits[i]))
        self.visits, self.totals = visits, totals


class SearchBot:
    """Thinks as long as its budget says. `facts` is all it has heard, `reasons` has one entry for each decision."""

    def __init__(self, seed: int, plan: Plan, budget: Budget) -> None:
        self.random = Random(seed)
        self.plan = plan
        self.budget = budget
        self.facts: list[Fact] = []
        self.reasons: list[Reason] = []

    def choose(self, view: View, events: list[Fact]) -> str:
        begun = perf_counter()
        self.facts += events
        self.plan.hear(view, events)
        tried = self.try_all(view, begun)
        said = self.plan.pick(view, tried, self.random)
        # What a plan expects beforehand counts among the trials, and may lie a little outside of what can be won.
        weighed = [Weighed(found.word, min(max(found.share, 0.0), 1.0)) for found in ranked(tried, said)]
        self.reasons.append(Reason(said.word, self.plan.thought(view, said, tried), weighed))
        return said.word

    def try_all(self, view: View, begun: float) -> list[Tried]:
        """Every word worth a trial, after the search."""
        assert view.question is not None, "a bot is asked only when there is a question"
        assert view.viewer is not None, "a spectator is never asked"
        plan = self.plan
        spelt = {plan.game.read(word): word for word in view.question.actions}
        offered = [action for action in spelt if action != TAKE_BACK]
        actions = plan.consider(view, offered) if len(offered) > 1 else offered
        if len(actions) == 1:
            return [Tried(actions[0], spelt[actions[0]], 0, 0.0)]
        search = Search(plan.mind, view.viewer, plan.seats(view), actions, self.random.getrandbits(30))
        search.explore, search.depth, search.rivals = plan.explore, plan.depth, plan.rivals
        search.tree, search.expand, search.widen = plan.tree, plan.expand, plan.widen
        search.trust = plan.trust
        if plan.trust:
            search.prior = [float(share) for share in plan.prior(view, actions)]
        rounds = Rounds(search)
        if self.budget.iterations:
            self.count(view, search, rounds)
        else:
            self.watch_the_clock(view, search, rounds, begun + self.budget.milliseconds / 1000 - KEPT_BACK)
        found = zip(actions, search.visits(), search.means(), rounds.courses, strict=True)
        return [Tried(action, spelt[action], visits, share, tuple(course)) for action, visits, share, course in found]

    def count(self, view: View, search: Search, rounds: Rounds) -> None:
        """Exactly so many iterations, over as many worlds as they can use."""
        iterations = self.budget.iterations
        for world in self.plan.worlds(view, max(1, min(self.plan.most_worlds, iterations // 4)), self.random):
            search.add(world)
        parts = self.plan.rounds or 1
        for part in range(parts):
            search.think(iterations * (part + 1) // parts - search.iterations)
            rounds.note()

    def watch_the_clock(self, view: View, search: Search, rounds: Rounds, end: float) -> None:
        """Until there is no time for another iteration: worlds and iterations by turns, in chunks by the pace."""
        begun = now = perf_counter()
        guessing = dearest = pace = 0.0
        while now + pace < end or not search.iterations:
            room = self.plan.most_worlds - len(search.worlds)
            affordable = guessing <= GUESSING * (now - begun) and now + dearest + pace < end
            if not search.worlds or (room > 0 and affordable):
                for world in self.plan.worlds(view, min(BATCH, room), self.random):
                    search.add(world)
                then, now = now, perf_counter()
                guessing += now - then
                dearest = max(dearest, now - then)
            chunk = max(1, int(min(CHUNK, end - now) / pace)) if pace else 1
            search.think(chunk)
            if self.plan.rounds:
                rounds.note()
            then, now = now, perf_counter()
            pace = max((now - then) / chunk, SOONEST)
