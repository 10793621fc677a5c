"""What a soldier of Coup remembers: who claimed what, and who struck at whom. The rest are the cards in sight."""

from __future__ import annotations

from backroom.bots.coup.reckon import Claims, CoupView, hand_odds, unseen
from backroom.games.game import Fact

TRUSTED = 5.0  # a claim is so many times likelier from somebody who holds the character
DOUBTED = 0.05  # how often one rival challenges a claim


class Memory:
    """What one player has heard at one table."""

    def __init__(self) -> None:
        self.claims = Claims()
        self.attacks: dict[int, dict[int, float]] = {}  # attacks[victim][attacker]

    def hear(self, view: CoupView, fact: Fact) -> None:
        self.claims.hear(fact)
        if fact.what == "declared":
            verb, _, target = str(fact.args["action"]).partition(" P")
            if verb in ("coup", "assassinate", "steal"):
                seat, hurt = int(fact.args["seat"]), self.attacks.setdefault(int(target), {})
                hurt[seat] = hurt.get(seat, 0.0) + 1

    def look(self, view: CoupView) -> None:
        """A new view. Who works nothing out beforehand does nothing here."""

    def doubting(self, seat: int) -> float:
        """How often this seat challenges a claim."""
        return DOUBTED

    def holds(self, view: CoupView, seat: int, role: str) -> float:
        """How likely this seat holds the character: the counts, and a claim that nothing speaks against."""
        odds = hand_odds(unseen(view), view, seat, {})[role]
        if role not in self.claims.of(seat):
            return odds
        return odds * TRUSTED / (1 - odds + odds * TRUSTED)
