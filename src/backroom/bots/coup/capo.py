"""The capo: search for Coup. The consigliere's advice is followed unless the search shows that another word is better.

Worlds come as often as the consigliere believes in them. The advice and the likeliest other words are tried equally
often, in the same worlds with the same luck, and a word has to beat the advice by more than chance explains. Where the
advice stakes a card that nobody is after, it is the advice that has to be better.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any

from backroom.bots.coup.character import SOLDIER, Character
from backroom.bots.coup.consigliere import Consigliere
from backroom.bots.coup.memory import DOUBTED, TRUSTED
from backroom.bots.coup.peril import is_mortal
from backroom.bots.coup.player import role_of
from backroom.bots.coup.reckon import CoupView, Doubted, doubted, rivals, surely_false, surely_true
from backroom.bots.coup.soldier import is_wasteful
from backroom.bots.search.bot import Plan, Tried
from backroom.games.coup import words as w
from backroom.games.coup.steps import Action
from backroom.games.game import Fact, Game, View
from backroom.games.steps import innermost
from backroom.kernel.core import State

SEARCHED = ("turn", "challenge", "block", "bomb")  # the rest is for the consigliere to say
SWAPS = 80  # tries for each card that is dealt anew: most come to nothing, and enough are left to forget the guess
GUESSES = 24  # fresh guesses behind the worlds of one decision

DEPTH = {2: 5, 3: 7, 4: 8}  # decisions until a turn is judged, by how many live
UNASKED = 0.03  # how much less a word is worth that the consigliere did not weigh
RESTLESS = 0.07  # how often a rival is thought to challenge without a reason that I can see ...
EXPERIENCE = 20.0  # ... and for how many claims that counts
LONG_SHOT = 0.65  # a claim that is so likely true is not doubted against the advice, unless with the last card
WORDS = 4  # that are tried, at most
SURE = 2.0  # standard errors by which a word must beat the advice ...
LEAST = {2: 0.06, 3: 0.03, 4: 0.03}  # ... and the share of the win, by how many live


class CoupPlan(Plan):
    """How Coup is searched; it keeps a consigliere for what he believes and what he would say."""

    most_worlds = 96
    rounds = 15
    explore = 1e6  # every word as often as the others

    def __init__(self, game: Game, seed: int, character: Character = SOLDIER) -> None:
        super().__init__(game)
        mind: Any = self.mind
        self.consigliere = Consigliere(seed, mind.hand_worth, character)
        self.advice = ""

    def hear(self, view: View, events: Sequence[Fact]) -> None:
        assert isinstance(view, CoupView)
        self.advice = self.consigliere.choose(view, list(events))
        living = 1 + len(rivals(view))
        self.depth = DEPTH[min(living, 4)]
        mind: Any = self.mind
        belief = self.consigliere.belief
        seats = range(self.game.most)
        mind.told = [belief.trust(seat, role) for seat in seats for role in w.ROLES]
        mind.trust = TRUSTED
        mind.doubts = [DOUBTED for _ in seats]
        mind.restless = [self.restless(seat) for seat in seats]

    def restless(self, seat: int) -> float:
        """How often this seat challenges, as far as it has shown."""
        belief = self.consigliere.belief
        doubts = RESTLESS * EXPERIENCE + belief.doubts.get(seat, 0.0)
        return doubts / (EXPERIENCE + belief.chances.get(seat, 0.0))

    def worlds(self, view: View, n: int, random: Random) -> list[State]:
        assert isinstance(view, CoupView)
        mind: Any = self.mind
        belief = self.consigliere.belief
        weights = [belief.of(seat).get(role, 1.0) for seat in range(len(view.seats)) for role in w.ROLES]
        guesses: list[Any] = [self.game.guess(view, random.getrandbits(30)) for _ in range(min(n, GUESSES))]
        likely = [self.likelihood(guess.hidden.hands, view, weights) for guess in guesses]
        cards = 2 * len(rivals(view))
        found = []
        for guess in random.choices(guesses, likely, k=n):
            world = guess.clone()
            mind.stir(world, view.viewer, weights, random.getrandbits(30), SWAPS * cards)
            found.append(world)
        return found

    def likelihood(self, hands: list[list[int]], view: CoupView, weights: list[float]) -> float:
        """How well the hands of a guess agree with what was said; what was drafted away cannot be dealt anew."""
        agreed = 1.0
        for seat in rivals(view):
            for role in set(hands[seat]):
                agreed *= weights[seat * len(w.ROLES) + role]
        return agreed

    def consider(self, view: View, actions: list[int]) -> list[int]:
        """The advice, and what else looks good; certainties are not put to a trial."""
        assert isinstance(view, CoupView)
        assert view.question is not None
        kind = view.question.kind
        advised = self.game.read(self.advice)
        if kind not in SEARCHED:
            return [advised]
        if kind == "challenge":
            claim = doubted(view)
            assert claim is not None, "a challenge is asked about a claim"
            if surely_true(view, claim.seat, claim.claim) or surely_false(view, claim.seat, claim.claim):
                return [advised]
            if self.is_long_shot(view, claim):
                return [advised]
        rated = dict(zip(actions, self.rate(view, actions), strict=True))
        ranked = sorted(actions, key=lambda action: (action != advised, -rated[action]))
        return [action for action in ranked if not self.is_poor(view, self.game.spell(action))][:WORDS]

    def is_long_shot(self, view: CoupView, claim: Doubted) -> bool:
        """Would a challenge be against the advice, and none of my business, or with two cards and against the odds?

        To the mind whoever is behind in coins looks lost, and is not: with two cards a Tax can be let pass.
        """
        if self.advice != "pass":
            return False
        return is_needless(view, "challenge") or (
            len(view.hand) > 1 and self.consigliere.honesty(view, claim) > LONG_SHOT
        )

    def is_poor(self, view: CoupView, word: str) -> bool:
        return is_wasteful(view, word) or self.is_given_away(view, word)

    def is_given_away(self, view: CoupView, word: str) -> bool:
        """Is it a lie for some coins with the last card, though that was said to be another one?"""
        told = self.consigliere.belief.claims.of(view.viewer or 0)
        return is_needless_block(view, word) and bool(told) and role_of(word) not in told

    def rate(self, view: CoupView, actions: list[int]) -> list[float]:
        """What the consigliere makes of each word."""
        assert view.question is not None
        words = [self.game.spell(action) for action in actions]
        if view.question.kind == "turn":
            return [self.consigliere.worth(view, word) for word in words]
        rated = {each.word: each.share or 0.0 for each in self.consigliere.reasons[-1].weighed}
        least = min(rated.values()) - UNASKED
        return [rated.get(word, least) for word in words]

    def pick(self, view: View, tried: list[Tried], random: Random) -> Tried:
        """The advice, unless another word was surely better, round for round; no needless risk on advice alone."""
        assert isinstance(view, CoupView)
        best = first = self.first_choice(view, tried)
        most = min(LEAST[min(1 + len(rivals(view)), 4)], first.share)  # whoever is lost takes any better chance
        for each in tried:
            gain, error = advantage(each, first)
            if gain > max(most, SURE * error):
                best, most = each, gain
        return best

    def first_choice(self, view: CoupView, tried: list[Tried]) -> Tried:
        """The advice; the best of the other words, if the advice is a risk that nobody has to take."""
        if not is_needless(view, tried[0].word):
            return tried[0]
        safe = [each for each in tried if not is_needless(view, each.word)]
        return max(safe, key=lambda each: each.share, default=tried[0])

    def thought(self, view: View, said: Tried, tried: list[Tried]) -> str:
        if len(tried) == 1:
            return self.consigliere.reasons[-1].thought
        if said.word == self.advice:
            return "agreed"
        won_most = said.share >= max(each.share for each in tried)
        return "searched" if won_most else self.consigliere.reasons[-1].thought


def is_needless(view: CoupView, word: str) -> bool:
    """Does it stake a card for what is none of my business, or the last one for some coins?"""
    if word != "challenge":
        return is_needless_block(view, word)
    claim = doubted(view)
    return claim is not None and claim.aimed != view.viewer and len(rivals(view)) > 1


def is_needless_block(view: CoupView, word: str) -> bool:
    """Is it a lie with the last card, though nobody is after that?"""
    if innermost(view.where, Action) is None or not word.startswith("block") or is_mortal(view):
        return False
    return len(view.hand) == 1 and role_of(word) not in view.hand


def advantage(one: Tried, other: Tried) -> tuple[float, float]:
    """By how much one word did better than another in the same rounds, and the standard error of that."""
    gains = [a - b for a, b in zip(one.course, other.course, strict=True)]
    if len(gains) < 2:
        return 0.0, 0.0
    return mean(gains), stdev(gains) / sqrt(len(gains))
