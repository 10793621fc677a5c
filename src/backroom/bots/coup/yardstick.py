"""The yardstick: a plain player of Coup that is never tuned, so that others can be measured by it.

Coup at seven coins, assassinate, steal from the richest, tax, exchange, income, in that order of preference. It claims
what it holds and lies one time in ten; it challenges a lie that the cards in sight prove, and else one time in ten.
"""

from __future__ import annotations

from collections.abc import Sequence

from backroom.bots.coup.player import Player, aimed, role_of, target_of
from backroom.bots.coup.reckon import CoupView, doubted, envoy, surely_false

LIE = 0.1
DOUBT = 0.1
# What it would keep, the dearest first: the order in which it likes to act, then whoever only protects.
DEAREST = ("assassin", "captain", "duke", "inquisitor", "ambassador", "contessa")


class Yardstick(Player):
    """Plays the list above. With the expansions: bombs with five coins, embezzles without a Duke, changes no party."""

    def turn(self, view: CoupView, actions: Sequence[str]) -> str:
        lying = self.maybe(LIE)
        for verb, needs in self.preferences(view):
            words = aimed(actions, verb)
            if words and (lying or self.could_prove(view, needs)):
                return self.at_the_richest(view, words)
        return self.at_the_richest(view, actions)

    def preferences(self, view: CoupView) -> list[tuple[str, str]]:
        """Actions from the dearest to the plainest, each with what it claims."""
        return [
            ("coup", ""),
            ("assassinate", "assassin"),
            ("bomb", ""),
            ("embezzle", "no duke"),
            ("steal", "captain"),
            ("tax", "duke"),
            ("exchange", envoy(view)),
            ("income", ""),
        ]

    def could_prove(self, view: CoupView, claim: str) -> bool:
        return "duke" not in view.hand if claim == "no duke" else not claim or claim in view.hand

    def challenge(self, view: CoupView, actions: Sequence[str]) -> str:
        claim = doubted(view)
        assert claim is not None, "a challenge is asked about a claim"
        certain = surely_false(view, claim.seat, claim.claim)
        return "challenge" if certain or self.maybe(DOUBT) else "pass"

    def block(self, view: CoupView, actions: Sequence[str]) -> str:
        blocks = [word for word in actions if word != "pass"]
        if self.maybe(LIE):
            return self.random.choice(blocks)
        return next((word for word in blocks if role_of(word) in view.hand), "pass")

    def lose(self, view: CoupView, actions: Sequence[str]) -> str:
        """The least dear; of twins, one."""
        twins = [word for word in actions if view.hand.count(role_of(word)) > 1]
        return max(twins or actions, key=lambda word: DEAREST.index(role_of(word)))

    def decide(self, view: CoupView, actions: Sequence[str]) -> str:
        """A card that it would like to act with is taken away."""
        return "swap" if view.examined in DEAREST[:3] else "give back"

    def bomb(self, view: CoupView, actions: Sequence[str]) -> str:
        if self.maybe(LIE) or "contessa" in view.hand:
            heirs = aimed(actions, "hand on")
            return self.at_the_richest(view, heirs) if heirs else "defuse"
        return "explode"

    def redirect(self, view: CoupView, actions: Sequence[str]) -> str:
        return self.at_the_richest(view, actions)

    def draft(self, view: CoupView, actions: Sequence[str]) -> str:
        return self.random.choice(actions)

    def at_the_richest(self, view: CoupView, words: Sequence[str]) -> str:
        """The word that is aimed at whoever has most coins, then most cards; chance decides between equals."""

        def riches(word: str) -> tuple[int, int, float]:
            seat = target_of(word)
            coins, cards = (view.seats[seat].coins, view.seats[seat].cards) if seat >= 0 else (0, 0)
            return coins, cards, self.random.random()

        return max(words, key=riches)
