"""The consigliere: whom a capo of Coup asks before it searches. A soldier who weighs everything that was said and done.

A soldier believes most claims; the consigliere keeps a belief over every hand, and learns who doubts and who lies.
"""

from __future__ import annotations

from backroom.bots.coup.belief import Belief
from backroom.bots.coup.character import SOLDIER, Character
from backroom.bots.coup.soldier import Soldier


class Consigliere(Soldier):
    """The soldier's rules of thumb, on better grounds."""

    def __init__(self, seed: int, character: Character = SOLDIER) -> None:
        super().__init__(seed, character)
        self.belief: Belief = Belief()
