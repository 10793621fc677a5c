"""What a soldier of Coup remembers: who claimed what, who struck at whom, who stopped it. The rest are the cards."""

from __future__ import annotations

from backroom.bots.coup.reckon import Claims, CoupView, claimed, hand_odds, unseen
from backroom.games.game import Fact

TRUSTED = 5.0  # a claim is so many times likelier from somebody who holds the character
AGAIN, MOST_TRUSTED = 1.6, 60.0  # ... and more with every time that it is made, up to a point
DOUBTED = 0.05  # how often one rival challenges a claim
MOST_ATTACKS = 3.0  # that anybody counts


class Memory:
    """What one player has heard at one table."""

    def __init__(self) -> None:
        self.claims = Claims()
        self.times: dict[tuple[int, str], int] = {}  # how often a seat has made the claim that it may still hold
        self.attacks: dict[int, dict[int, float]] = {}  # attacks[victim][attacker]
        self.quiet = 0  # turns since somebody last lost a card
        self.victim = -1  # whom I tried to rob last
        self.exchanges = 0  # of mine, one turn after the other
        self.repelled: dict[int, int] = {}  # how often a seat has stopped me, as long as its cards are the same

    def hear(self, view: CoupView, fact: Fact) -> None:
        self.claims.hear(fact)
        seat = fact.args.get("seat")
        if not isinstance(seat, int):
            return
        match fact.what:
            case "declared":
                self.quiet += 1
                self.count(seat, claimed(fact))
                self.on_attack(view, seat, str(fact.args["action"]))
            case "blocked":
                self.count(seat, str(fact.args["role"]))
                if seat == self.victim:
                    self.repelled[seat] = self.repelled.get(seat, 0) + 1
            case "returned_cards" | "showed" | "lost" | "conceded":
                self.quiet = 0 if fact.what == "lost" else self.quiet
                self.repelled.pop(seat, None)
                self.times = {key: times for key, times in self.times.items() if key[1] in self.claims.of(key[0])}
            case _:
                pass

    def count(self, seat: int, role: str) -> None:
        if role:
            self.times[seat, role] = self.times.get((seat, role), 0) + 1

    def on_attack(self, view: CoupView, seat: int, action: str) -> None:
        verb, _, target = action.partition(" P")
        if seat == view.viewer:
            self.victim = int(target) if verb == "steal" else -1
            self.exchanges = self.exchanges + 1 if verb == "exchange" else 0
        if verb in ("coup", "assassinate", "steal"):
            hurt = self.attacks.setdefault(int(target), {})
            hurt[seat] = min(MOST_ATTACKS, hurt.get(seat, 0.0) + 1)

    def look(self, view: CoupView) -> None:
        """A new view. Who works nothing out beforehand does nothing here."""

    def doubting(self, seat: int) -> float:
        """How often this seat challenges a claim."""
        return DOUBTED

    def trust(self, seat: int, role: str) -> float:
        """How many times likelier this seat's claims have made the character."""
        if role not in self.claims.of(seat):
            return 1.0
        return float(min(MOST_TRUSTED, TRUSTED * AGAIN ** (self.times.get((seat, role), 1) - 1)))

    def strange(self, seat: int, role: str, cards: int) -> float:
        """How often a claim must seem a lie, beside all that the seat has claimed with so many cards."""
        if role == "no duke":
            return 1 - 1 / self.trust(seat, "duke")
        told = {claim: self.trust(seat, claim) for claim in self.claims.of(seat)}
        told[role] = told.get(role, TRUSTED / AGAIN) * AGAIN
        if len(told) <= cards:
            return 0.0
        total, here = sum(told.values()), told[role]
        if cards == 1:
            return 1 - here / total
        pairs = (total * total - sum(weight * weight for weight in told.values())) / 2
        return max(0.0, 1 - here * (total - here) / pairs)

    def holds(self, view: CoupView, seat: int, role: str) -> float:
        """How likely this seat holds the character: the counts, and all that it has claimed, since cards are few."""
        told = {claim: self.trust(seat, claim) for claim in self.claims.of(seat)}
        return hand_odds(unseen(view), view, seat, told)[role]
