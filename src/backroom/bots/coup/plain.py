"""PlainBot: a rule-of-thumb player of Coup that a person can follow.

It mostly claims what it holds, bluffs now and then, calls a lie when the cards in sight prove it, blocks
with what it has, and strikes at whoever is strongest. Every number below is a taste, not a rule.
"""

from __future__ import annotations

from collections.abc import Sequence

from backroom.bots.coup.player import Player, target_of
from backroom.bots.coup.reckon import (
    CLAIMED,
    Claims,
    CoupView,
    Doubted,
    copies,
    doubted,
    envoy,
    in_sight,
    rivals,
    surely_false,
    surely_true,
)
from backroom.games.coup.steps import Block
from backroom.games.game import Fact
from backroom.games.steps import innermost

# How much a character is worth keeping; a second copy adds little.
WORTH = {"duke": 5, "captain": 4, "assassin": 4, "contessa": 3, "inquisitor": 3, "ambassador": 2}
SPARE = 1

# How gladly an action is taken: when the claim is true, and as a bluff.
GLADLY = {"tax": (8.0, 1.2), "steal": (6.0, 0.8), "assassinate": (14.0, 0.8), "exchange": (2.0, 0.4)}

DOUBT = 0.04  # how often a claim is challenged for no reason at all
DOUBT_IF_RARE = 0.25  # ... when only one card of it is out of sight
DOUBT_IF_CROWDED = 0.12  # ... when more have claimed it than there are cards
DOUBT_IF_DYING = 0.3  # ... when the assassin comes for the last card


class PlainBot(Player):
    """Plausible play, one rule of thumb per kind of question."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.claims = Claims()  # tells whom not to steal from, and whose aid is blocked

    def hear(self, view: CoupView, events: list[Fact]) -> None:
        for fact in events:
            self.claims.hear(fact)

    def claims_one(self, seat: int, *roles: str) -> bool:
        return any(role in self.claims.of(seat) for role in roles)

    # my turn

    def turn(self, view: CoupView, actions: Sequence[str]) -> str:
        """COUP if it can be paid, else one of the other actions, by how gladly it is taken."""
        coups = [word for word in actions if word.startswith("coup")]
        if coups:
            return self.at_the_strongest(view, coups)
        weights = [self.wish(view, word) for word in actions]
        return self.random.choices(actions, weights)[0]

    def wish(self, view: CoupView, word: str) -> float:
        """How gladly the action is taken now; never nothing, so that something can always be chosen."""
        verb, _, target = word.partition(" P")
        wish = self.wish_by_verb(view, verb)
        if target:
            wish *= self.taste(view, verb, int(target))
        return max(wish, 0.001)

    def wish_by_verb(self, view: CoupView, verb: str) -> float:
        match verb:
            case "aid":
                return 0.3 if any(self.claims_one(seat, "duke") for seat in rivals(view)) else 2.0
            case "tax" | "steal" | "assassinate":
                return self.wish_to_claim(view, verb, CLAIMED[verb])
            case "exchange":
                return self.wish_to_claim(view, verb, envoy(view)) * (3 if poor(view.hand) else 1)
            case "examine":
                return 2.0 if "inquisitor" in view.hand else 0.2
            case "embezzle":
                return view.reserve * (0.2 if "duke" in view.hand else 1.5)
            case "bomb":
                return 4.0
            case "convert":
                return 0.15
            case _:
                return 1.0

    def wish_to_claim(self, view: CoupView, verb: str, role: str) -> float:
        """A claim that everybody can see to be false is not made."""
        truly, bluffing = GLADLY[verb]
        if role in view.hand:
            return truly
        return 0.0 if in_sight(view, role) == copies(view) else bluffing

    def taste(self, view: CoupView, verb: str, target: int) -> float:
        """How good a target this one is: rich to steal from, strong to strike at, without the card that blocks."""
        rival = view.seats[target]
        if verb == "steal":
            blocked = self.claims_one(target, "captain", "ambassador", "inquisitor")
            return min(rival.coins, 2) / 2 * (0.2 if blocked else 1)
        if verb == "assassinate" and self.claims_one(target, "contessa"):
            return 0.2
        return strength(view, target) / max(strength(view, seat) for seat in rivals(view))

    # others' claims

    def challenge(self, view: CoupView, actions: Sequence[str]) -> str:
        claim = doubted(view)
        assert claim is not None, "a challenge is asked about a claim"
        if surely_true(view, claim.seat, claim.claim):
            return "pass"
        if surely_false(view, claim.seat, claim.claim):
            return "challenge"
        return "challenge" if self.maybe(self.doubt(view, claim)) else "pass"

    def doubt(self, view: CoupView, doubted: Doubted) -> float:
        """How often to challenge. The last card is not risked, except when it is lost anyway."""
        claim = doubted.claim
        if len(view.hand) == 1:
            dying = doubted.aimed == view.viewer and claim == "assassin" and "contessa" not in view.hand
            return DOUBT_IF_DYING if dying else 0
        if claim == "no duke":
            return DOUBT
        spoken_for = in_sight(view, claim)
        if spoken_for == copies(view) - 1:
            return DOUBT_IF_RARE
        spoken_for += sum(self.claims_one(seat, claim) for seat in rivals(view) if seat != doubted.seat)
        return DOUBT_IF_CROWDED if spoken_for >= copies(view) else DOUBT

    def block(self, view: CoupView, actions: Sequence[str]) -> str:
        honest = [word for word in actions if word.removeprefix("block ") in view.hand]
        if honest:
            return self.random.choice(honest)
        bluffs = [word for word in actions if word != "pass" and believable(view, word.removeprefix("block "))]
        return self.random.choice(bluffs) if bluffs and self.maybe(self.nerve(view)) else "pass"

    def nerve(self, view: CoupView) -> float:
        """How often a block is bluffed: nearly always when the last card is at stake."""
        block = innermost(view.where, Block)
        verb = block.verb if block else "aid"
        if verb == "assassinate":
            return 0.95 if len(view.hand) == 1 else 0.3
        return 0.15 if verb == "steal" else 0.05

    # cards

    def lose(self, view: CoupView, actions: Sequence[str]) -> str:
        """The least useful card, whether it is lost, returned or shown to the Inquisitor."""
        return min(actions, key=lambda word: keeping(view.hand, word.split()[1]))

    def decide(self, view: CoupView, actions: Sequence[str]) -> str:
        return "swap" if WORTH.get(view.examined or "", 0) >= 4 else "give back"

    def draft(self, view: CoupView, actions: Sequence[str]) -> str:
        return self.random.choices(actions, [WORTH[word.split()[1]] for word in actions])[0]

    # the bomb

    def bomb(self, view: CoupView, actions: Sequence[str]) -> str:
        """With the Contessa, hand it on. Without her a bluff costs both cards, so it is a last resort."""
        heirs = [word for word in actions if word.startswith("hand on")]
        answer = self.at_the_strongest(view, heirs) if heirs and self.maybe(0.7) else "defuse"
        if "contessa" in view.hand:
            return answer
        bluff = 0.95 if len(view.hand) == 1 else 0.15
        return answer if believable(view, "contessa") and self.maybe(bluff) else "explode"

    def redirect(self, view: CoupView, actions: Sequence[str]) -> str:
        return self.at_the_strongest(view, actions)

    def at_the_strongest(self, view: CoupView, actions: Sequence[str]) -> str:
        return max(actions, key=lambda word: (strength(view, target_of(word)), self.random.random()))


def strength(view: CoupView, seat: int) -> int:
    """Cards count most, then coins."""
    return view.seats[seat].cards * 5 + view.seats[seat].coins + 1


def keeping(hand: Sequence[str], role: str) -> int:
    """What the card is worth in this hand."""
    return SPARE if hand.count(role) > 1 else WORTH[role]


def poor(hand: Sequence[str]) -> bool:
    """A hand worth exchanging: twins, or nothing that earns."""
    return len(set(hand)) < len(hand) or not {"duke", "captain"} & set(hand)


def believable(view: CoupView, role: str) -> bool:
    """Can the others still believe that it is held?"""
    return in_sight(view, role) < copies(view)
