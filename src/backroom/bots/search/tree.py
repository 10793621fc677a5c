"""What each of my words is worth, if everybody plays on as a mind would: search over worlds that were guessed.

One iteration takes a world, says one of my words in it and plays on. Near the root the words that were heard span a
tree, in which a seat says more often what has served it better; below it the mind speaks for everybody. The tree
knows words alone, no cards and no dice: what differs between worlds is averaged, and a word that some world does not
offer is weighed by how often it could be had (information-set tree search, Cowling, Powley and Whitehouse 2012).

Iteration k of every word of mine plays in the same world with the same luck, so that words are compared like with
like.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from backroom.kernel.core import OVER, PASS, ROLL, SOLO, WINDOW, Seat, State
from backroom.kernel.fate import M30, mix
from backroom.kernel.mind import Mind
from backroom.kernel.run import heard, options, roll_on

PATIENCE: Final = 400  # decisions beyond the depth after which a position is judged though it is not quiet
LONGEST: Final = 100_000  # decisions after which even a game without a depth is judged
VOIDS: Final = 8  # so many more void deals than good ones, and the seats before me are taken to pass
MINDS_LUCK: Final = 0x15A4E35  # what minds draw is not what the dice draw


@mypyc_attr(acyclic=True)
class Node:
    """A word that a seat said after the words above it, and what came of it for that seat."""

    def __init__(self, seat: Seat, action: int) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.visits = 0
        self.available = 0  # how often it could be said
        self.total = 0.0  # of the shares that its seat got
        self.first: Node | None = None
        self.next: Node | None = None  # among the children of the same parent


class Search:
    """The words of one seat's question under trial. `think` may be called again and again."""

    def __init__(self, mind: Mind, seat: Seat, seats: int, menu: list[int], seed: int) -> None:
        self.mind: Final = mind
        self.seat: Final = seat
        self.seed: Final = seed & M30
        self.words: Final = [Node(seat, action) for action in menu]
        self.explore = 0.4  # how much a word that was tried seldom is worth another try
        self.depth = 0  # decisions after which a quiet position is judged; 0: the game is played to its end
        self.tree = 0  # how many words below mine the tree may hold on one path; 0: the mind says everything
        self.expand = 2  # visits before a word gets words below it
        self.widen = 2.0  # words under trial in one place of the tree: so many times the root of its visits
        self.rivals = False  # do the others search too, or does the mind speak for them?
        self.prior: list[float] = [0.0] * len(menu)  # what each word seems worth beforehand ...
        self.trust = 0.0  # ... as if it had been tried that often
        self.worlds: list[State] = []
        self.iterations = 0
        # Deals in which my word counts: a world and a seed each; the k-th try of every word takes the k-th of them.
        self.deal_worlds: list[int] = []
        self.deal_seeds: list[int] = []
        self.deal_forced: list[bool] = []
        self.dealt = 0
        self.voids = 0
        self.shares: list[float] = [0.0] * seats
        self.path: list[Node] = []

    def add(self, world: State) -> None:
        """Another world in which my question stands open."""
        self.worlds.append(world)

    def think(self, iterations: int) -> None:
        """Try words, so many times."""
        assert self.worlds, "a search needs a world"
        for _ in range(iterations):
            self.iterate()
        self.iterations += iterations

    def visits(self) -> list[int]:
        """How often each word was tried."""
        return [node.visits for node in self.words]

    def means(self) -> list[float]:
        """The share of the win that each word brought on average; the prior where there was no trial."""
        found: list[float] = []
        for i in range(len(self.words)):
            node = self.words[i]
            weight = node.visits + self.trust
            found.append((node.total + self.trust * self.prior[i]) / weight if weight > 0 else self.prior[i])
        return found

    # one iteration

    def iterate(self) -> None:
        node = self.most_promising()
        k = node.visits
        if k < len(self.deal_worlds):
            s = self.worlds[self.deal_worlds[k]].clone()
            self.let_others_speak(s, self.deal_seeds[k], self.deal_forced[k])
        else:
            world = self.dealt % len(self.worlds)
            seed = mix(self.seed, self.dealt)
            self.dealt += 1
            s = self.worlds[world].clone()
            forced = self.voids >= VOIDS + len(self.deal_worlds)
            if not self.let_others_speak(s, seed, forced):
                self.voids += 1
                return
            self.deal_worlds.append(world)
            self.deal_seeds.append(seed)
            self.deal_forced.append(forced)
        self.play(s, node, self.deal_seeds[k])

    def most_promising(self) -> Node:
        """UCB1: good so far, or tried too seldom to know."""
        tries = 1.0
        trust = self.trust
        for node in self.words:
            tries += node.visits + trust
        spread = self.explore * sqrt(log(tries))
        best = self.words[0]
        most = -1.0
        for i in range(len(self.words)):
            node = self.words[i]
            weight = node.visits + trust
            if weight <= 0:
                return node
            hope = (node.total + trust * self.prior[i]) / weight + spread / sqrt(weight)
            if hope > most:
                most = hope
                best = node
        return best

    def let_others_speak(self, s: State, seed: int, forced: bool) -> bool:
        """Those who are asked before me answer first; False if that settles the matter without me.

        Such a deal says nothing about my words, so it is not counted. Where most deals are void, those before me are
        taken to pass.
        """
        if s.wait.mode == SOLO:
            return s.wait.seats[0] == self.seat
        answers = s.answers
        said = 0
        while s.answers is answers:
            seat = s.wait.seats[s.answered]
            if seat == self.seat:
                return True
            if forced and s.wait.mode == WINDOW:
                heard(s, s.answered, PASS)
                continue
            said += 1
            action = self.mind.choose(s, seat, options(s), mix(seed ^ MINDS_LUCK, -said & M30))
            heard(s, s.answered, action)
        return False

    def play(self, s: State, node: Node, seed: int) -> None:
        """Say my word, play on, judge, and write down what came of it."""
        mind = self.mind
        path = self.path
        path.clear()
        path.append(node)
        heard(s, 0 if s.wait.mode == SOLO else s.answered, node.action)
        enough = self.depth if self.depth > 0 else LONGEST
        in_tree = self.tree > 0
        said = 0
        while True:
            if s.wait.mode == ROLL:
                roll_on(s, seed)
            wait = s.wait
            if wait.mode == OVER:
                break
            if said >= enough and (said >= enough + PATIENCE or mind.is_quiet(s)):
                break
            said += 1
            i = 0 if wait.mode == SOLO else s.answered
            menu = options(s)
            if len(menu) == 1:
                heard(s, i, menu[0])
                continue
            seat = wait.seats[i]
            chance = mix(seed ^ MINDS_LUCK, said)
            in_tree = in_tree and node.visits >= self.expand and len(path) <= self.tree
            if not in_tree:
                heard(s, i, mind.choose(s, seat, menu, chance))
                continue
            if seat == self.seat or (self.rivals and (wait.mode == SOLO or wait.first)):
                node = self.descend(node, s, seat, menu, chance)
                path.append(node)
                heard(s, i, node.action)
                continue
            action = mind.choose(s, seat, menu, chance)
            if wait.first or (wait.mode == SOLO and wait.seen_by >> self.seat & 1):
                node = child_of(node, seat, action)
                path.append(node)
            heard(s, i, action)
        self.learn(s)

    def learn(self, s: State) -> None:
        """Judge the position and tell every word on the way."""
        shares = self.shares
        for i in range(len(shares)):
            shares[i] = 0.0
        self.mind.worth(s, shares)
        for node in self.path:
            node.visits += 1
            node.total += shares[node.seat]

    def descend(self, node: Node, s: State, seat: Seat, menu: tuple[int, ...], chance: int) -> Node:
        """The word of a seat that searches: a new one while there is room, the mind's first; else the best so far."""
        best: Node | None = None
        most = -1.0
        known = 0
        child = node.first
        while child is not None:
            if child.seat == seat and child.action in menu:
                known += 1
                child.available += 1
                tries = float(child.visits)
                hope = child.total / tries + self.explore * sqrt(log(child.available) / tries)
                if hope > most:
                    most = hope
                    best = child
            child = child.next
        if best is not None and (known == len(menu) or known >= self.widen * sqrt(node.visits)):
            return best
        action = self.mind.choose(s, seat, menu, chance)
        if find_child(node, seat, action) is not None:
            action = untried(node, seat, menu, chance)
        fresh = child_of(node, seat, action)
        fresh.available += 1
        return fresh


def find_child(node: Node, seat: Seat, action: int) -> Node | None:
    child = node.first
    while child is not None and not (child.action == action and child.seat == seat):
        child = child.next
    return child


def child_of(node: Node, seat: Seat, action: int) -> Node:
    """The word below this one; it is written down if it is heard for the first time."""
    child = find_child(node, seat, action)
    if child is None:
        child = Node(seat, action)
        child.next = node.first
        node.first = child
    return child


def untried(node: Node, seat: Seat, menu: tuple[int, ...], chance: int) -> int:
    """A word of the menu that the tree does not hold yet, from a random place on; the first place if it holds all."""
    start = chance % len(menu)
    for i in range(len(menu)):
        action = menu[(start + i) % len(menu)]
        if find_child(node, seat, action) is None:
            return action
    return menu[start]
