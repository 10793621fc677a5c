"""What a player of Coup believes of hands it cannot see: exact counts first, then what people claimed and did.

Every seat has a weight for every character: how many times likelier that hand has become by what its owner said. A
claim raises it, a proof or a loss settles it, an exchange washes it out, a block that was not made lowers it.
"""

from __future__ import annotations

from backroom.bots.coup.memory import Memory
from backroom.bots.coup.reckon import NEVER, CoupView, claimed, envoy, hand_odds, unseen
from backroom.games.game import Fact

TRUSTED = 5.0  # a claim is so many times likelier from somebody who holds the character
CORNERED = 1.6  # ... when a block was the last way to stay alive
AGAIN = 1.5  # the same claim once more
MOST = 40.0
CAUGHT = 0.05  # whoever could not show it does not hold it
WASHED = 0.3  # what is left of a weight, as a power, after an exchange; less after one card was swapped
NO_TAX = 0.75  # a Duke would rather have taxed
NOT_BLOCKED = {"aid": 0.6, "steal": 0.4, "assassinate": 0.12}
DENIED = 0.3  # who embezzles says that there is no Duke

# How often a claim was doubted before this game, and how much that counts.
DOUBTED = 0.08
EXPERIENCE = 14.0
LIED = 0.25  # of the claims that were tested
TESTS = 4.0


class Belief(Memory):
    """What one player has heard at one table, and what it makes of it."""

    def __init__(self) -> None:
        super().__init__()
        self.weights: dict[int, dict[str, float]] = {}
        self.deed: tuple[int, str, int] = (-1, "", -1)  # who declared what last, and against whom
        self.chances: dict[int, float] = {}  # how often a seat could have challenged
        self.doubts: dict[int, float] = {}  # ... and did
        self.proofs: dict[int, float] = {}
        self.lies: dict[int, float] = {}
        self.shares: dict[tuple[int, str], float] = {}  # what was worked out for the view at hand

    # hearing

    def hear(self, view: CoupView, fact: Fact) -> None:
        super().hear(view, fact)
        hearer = getattr(self, "on_" + fact.what, None)
        if hearer is not None:
            hearer(view, fact)

    def of(self, seat: int) -> dict[str, float]:
        return self.weights.setdefault(seat, {})

    def raise_by(self, seat: int, role: str, times: float) -> None:
        mine = self.of(seat)
        mine[role] = min(MOST, max(1 / MOST, mine.get(role, 1.0) * times))

    def settle(self, seat: int, role: str, weight: float) -> None:
        self.of(seat)[role] = weight

    def wash(self, seat: int, power: float) -> None:
        mine = self.of(seat)
        for role in mine:
            mine[role] = mine[role] ** power

    def claim(self, seat: int, role: str, trust: float) -> None:
        """A claim counts for less from somebody who was caught lying."""
        trust = 1 + (trust - 1) * (1 - self.lying(seat)) / (1 - LIED)
        known = self.of(seat).get(role, 1.0)
        self.raise_by(seat, role, AGAIN if known > trust else max(trust, 1.0))

    def on_declared(self, view: CoupView, fact: Fact) -> None:
        seat = int(fact.args["seat"])
        verb, _, target = str(fact.args["action"]).partition(" P")
        self.deed = (seat, verb, int(target) if target else -1)
        role = claimed(fact)
        if role:
            self.claim(seat, role, TRUSTED)
        if verb == "embezzle":
            self.raise_by(seat, "duke", DENIED)
        elif verb in ("income", "aid", "exchange"):
            self.raise_by(seat, "duke", NO_TAX)

    def on_blocked(self, view: CoupView, fact: Fact) -> None:
        seat, role = int(fact.args["seat"]), str(fact.args["role"])
        cornered = self.deed[1] == "assassinate" and view.seats[seat].cards == 1
        self.claim(seat, role, CORNERED if cornered else TRUSTED)

    def on_defusing(self, view: CoupView, fact: Fact) -> None:
        seat = int(fact.args["seat"])
        self.claim(seat, "contessa", CORNERED if view.seats[seat].cards == 1 else TRUSTED)

    on_handing = on_defusing

    def on_unblocked(self, view: CoupView, fact: Fact) -> None:
        """Who let it pass probably had nothing to block it with."""
        actor, verb, target = self.deed
        factor = NOT_BLOCKED.get(verb)
        if factor is None:
            return
        if verb == "aid":
            for seat, shown in enumerate(view.seats):
                if shown.alive and seat != actor:
                    self.raise_by(seat, "duke", factor)
            return
        for role in ("contessa",) if verb == "assassinate" else ("captain", envoy(view)):
            self.raise_by(target, role, factor)

    def on_exploded(self, view: CoupView, fact: Fact) -> None:
        self.raise_by(int(fact.args["seat"]), "contessa", NOT_BLOCKED["assassinate"])

    def on_unchallenged(self, view: CoupView, fact: Fact) -> None:
        claimant = int(fact.args["seat"])
        for seat, shown in enumerate(view.seats):
            if shown.alive and seat != claimant:
                self.chances[seat] = self.chances.get(seat, 0.0) + 1

    def on_challenged(self, view: CoupView, fact: Fact) -> None:
        seat = int(fact.args["seat"])
        self.chances[seat] = self.chances.get(seat, 0.0) + 1
        self.doubts[seat] = self.doubts.get(seat, 0.0) + 1

    def on_showed(self, view: CoupView, fact: Fact) -> None:
        """The card goes back and another is drawn: of this one nothing is known any more."""
        seat = int(fact.args["seat"])
        self.proofs[seat] = self.proofs.get(seat, 0.0) + 1
        self.settle(seat, str(fact.args["role"]), 1.0)

    def on_conceded(self, view: CoupView, fact: Fact) -> None:
        seat, claim = int(fact.args["seat"]), str(fact.args["claim"])
        self.lies[seat] = self.lies.get(seat, 0.0) + 1
        if claim == "no duke":
            self.settle(seat, "duke", MOST)
        else:
            self.settle(seat, claim, CAUGHT)

    def on_lost(self, view: CoupView, fact: Fact) -> None:
        """A claim is answered by the card that is gone; a second copy is no likelier than before."""
        seat, role = int(fact.args["seat"]), str(fact.args["role"])
        self.settle(seat, role, min(1.0, self.of(seat).get(role, 1.0)))

    def on_returned_cards(self, view: CoupView, fact: Fact) -> None:
        self.wash(int(fact.args["seat"]), WASHED)

    def on_swapped(self, view: CoupView, fact: Fact) -> None:
        self.wash(int(fact.args["target"]), (1 + WASHED) / 2)

    # what follows

    def doubting(self, seat: int) -> float:
        """How often this seat challenges a claim, as far as it has shown."""
        heard = DOUBTED * EXPERIENCE + self.doubts.get(seat, 0.0)
        return heard / (EXPERIENCE + self.chances.get(seat, 0.0))

    def lying(self, seat: int) -> float:
        """How many of its tested claims were lies."""
        lies = self.lies.get(seat, 0.0)
        return (LIED * TESTS + lies) / (TESTS + lies + self.proofs.get(seat, 0.0))

    def look(self, view: CoupView) -> None:
        """A new view: what was worked out for the last one is void."""
        self.shares = {}

    def holds(self, view: CoupView, seat: int, role: str) -> float:
        """How likely this seat holds the character."""
        key = (seat, role)
        if key not in self.shares:
            pool = self.pool(view, seat)
            for name, share in hand_odds(pool, view, seat, self.of(seat)).items():
                self.shares[seat, name] = share
        return self.shares.get(key, 0.0)

    def pool(self, view: CoupView, seat: int) -> dict[str, float]:
        """The cards that may lie before this seat; what others have made likely is not there as well."""
        counts = unseen(view)
        left = dict(counts)
        for other, shown in enumerate(view.seats):
            if other in (seat, view.viewer) or not shown.alive:
                continue
            mine = self.of(other)
            if not mine:
                continue
            plain = hand_odds(counts, view, other, {})
            told = hand_odds(counts, view, other, mine)
            for role, count in counts.items():
                left[role] = max(NEVER if count == 0 else 0.15, left[role] - told[role] + plain[role])
        return left
