"""The consigliere: whom a capo of Coup asks before it searches. A soldier who weighs everything that was said and done.

A soldier believes most claims; the consigliere keeps a belief over every hand, and learns who doubts and who lies.
A soldier adds up what its cards are worth; the consigliere knows which of them go together.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from backroom.bots.coup.belief import Belief
from backroom.bots.coup.character import SOLDIER, Character
from backroom.bots.coup.reckon import CoupView, rivals
from backroom.bots.coup.soldier import GUARD, Soldier
from backroom.games.coup import words as w

HandWorth = Callable[[int, int, list[int]], float]  # how many live, coins, one or two characters


class Consigliere(Soldier):
    """The soldier's rules of thumb, on better grounds."""

    def __init__(self, seed: int, hand_worth: HandWorth, character: Character = SOLDIER) -> None:
        super().__init__(seed, character)
        self.belief: Belief = Belief()
        self.hand_worth = hand_worth

    def without(self, view: CoupView, role: str) -> float:
        """The best hand that can still be kept when this card is gone."""
        assert view.question is not None
        if view.question.kind == "reveal":  # the card comes back, or another one for it
            return super().without(view, role)
        rest = list(view.hand)
        rest.remove(role)
        kept = view.seats[view.viewer or 0].cards - (view.question.kind == "lose")
        return max(self.keeping(view, hand) for hand in combinations(rest, kept))

    def keeping(self, view: CoupView, hand: tuple[str, ...]) -> float:
        coins = view.seats[view.viewer or 0].coins
        guard = GUARD if "contessa" in hand and self.is_hunted(view) else 0.0
        return guard + self.hand_worth(1 + len(rivals(view)), coins, [w.ROLES.index(role) for role in hand])
