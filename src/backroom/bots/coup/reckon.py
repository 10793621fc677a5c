"""What a player of Coup can work out from a view: which cards are in sight, and who must be lying.

Everything here follows from what lies open and from one's own hand, so it is fair for a person, too.
"""

from __future__ import annotations

from typing import NamedTuple

from backroom.games.coup import words as w
from backroom.games.coup.actions import copies_for
from backroom.games.coup.steps import Claim
from backroom.games.coup.view import CoupView
from backroom.games.game import Fact
from backroom.games.steps import innermost

__all__ = [
    "CLAIMED",
    "CLAIMS",
    "Claims",
    "CoupView",
    "Doubted",
    "claimed",
    "copies",
    "deck",
    "doubted",
    "envoy",
    "fair_game",
    "hand_odds",
    "in_sight",
    "rivals",
    "surely_false",
    "surely_true",
    "unseen",
]

CLAIMS = (*w.ROLES, "no duke")
NEVER = 1e-9
CLAIMED = {"tax": "duke", "steal": "captain", "assassinate": "assassin"}


def claimed(fact: Fact) -> str:
    """The character that a declared action claims; empty if it claims none."""
    verb = str(fact.args["action"]).split()[0]
    if verb in ("exchange", "examine"):
        return "inquisitor" if fact.rule.startswith("COUP-INQ") else "ambassador"
    return CLAIMED.get(verb, "")


class Doubted(NamedTuple):
    """The claim that may be challenged now; `aimed` is the seat it hurts, if there is one."""

    seat: int
    claim: str
    aimed: int | None


class Claims:
    """What each seat has claimed so far and may still hold: forgotten when it is caught or changes its cards."""

    def __init__(self) -> None:
        self.by_seat: dict[int, list[str]] = {}

    def of(self, seat: int) -> list[str]:
        return self.by_seat.setdefault(seat, [])

    def hear(self, fact: Fact) -> None:
        seat = fact.args.get("seat")
        if not isinstance(seat, int):
            return
        held = self.of(seat)
        match fact.what:
            case "declared":
                self.add(held, claimed(fact))
            case "blocked":
                self.add(held, str(fact.args["role"]))
            case "defusing" | "handing":
                self.add(held, "contessa")
            case "conceded" | "lost":
                self.drop(held, str(fact.args.get("claim", fact.args.get("role"))))
            case "returned_cards":
                held.clear()
            case "showed":
                self.drop(held, str(fact.args["role"]))
            case _:
                pass

    def add(self, held: list[str], role: str) -> None:
        if role and role not in held:
            held.append(role)

    def drop(self, held: list[str], role: str) -> None:
        if role in held:
            held.remove(role)


def doubted(view: CoupView) -> Doubted | None:
    """The claim under test, from the procedure that asks about it."""
    claim = innermost(view.where, Claim)
    return None if claim is None else Doubted(claim.seat, claim.claim, claim.aimed)


def deck(view: CoupView) -> tuple[str, ...]:
    """The five characters of this table."""
    missing = "ambassador" if view.options.get("inquisitor") else "inquisitor"
    return tuple(role for role in w.ROLES if role != missing)


def envoy(view: CoupView) -> str:
    """Who exchanges at this table."""
    return "inquisitor" if view.options.get("inquisitor") else "ambassador"


def copies(view: CoupView) -> int:
    """How many cards of each character there are (COUP-COMP-01, COUP-BIG-01, COUP-BIG-02)."""
    return copies_for(len(view.seats))


def in_sight(view: CoupView, role: str) -> int:
    """How many of a character the viewer can see: own hand, lost cards, own cards out of the draft."""
    lost = sum(seat.lost.count(role) for seat in view.seats)
    return view.hand.count(role) + lost + view.removed.count(role)


def rivals(view: CoupView) -> list[int]:
    """The living others."""
    return [seat for seat, shown in enumerate(view.seats) if shown.alive and seat != view.viewer]


def fair_game(view: CoupView) -> list[int]:
    """The living others whom no party keeps apart from the viewer's attacks and blocks (COUP-REF-PLAY-01..06)."""
    others = rivals(view)
    mine = view.seats[view.viewer or 0].party
    foes = [seat for seat in others if view.seats[seat].party != mine]
    return others if mine is None else foes or others


def surely_false(view: CoupView, seat: int, claim: str) -> bool:
    """Does what the viewer sees prove that this seat cannot hold what it claims?"""
    known = view.known.get(seat, ())
    if claim == "no duke":
        return "duke" in known
    if claim in known:
        return False
    return in_sight(view, claim) >= copies(view) or len(known) >= view.seats[seat].cards


def surely_true(view: CoupView, seat: int, claim: str) -> bool:
    """Does what the viewer sees prove that the claim is true?"""
    known = view.known.get(seat, ())
    if claim == "no duke":
        return in_sight(view, "duke") >= copies(view) or ("duke" not in known and len(known) >= view.seats[seat].cards)
    return claim in known


def unseen(view: CoupView) -> dict[str, float]:
    """How many of each character the viewer cannot place: exact."""
    counts = {role: float(copies(view) - in_sight(view, role)) for role in deck(view)}
    for cards in view.known.values():
        for role in cards:
            counts[role] -= 1
    return counts


def hand_odds(pool: dict[str, float], view: CoupView, seat: int, weights: dict[str, float]) -> dict[str, float]:
    """For each character, how likely the seat holds it: every hand of one or two cards is weighed."""
    roles = list(pool)
    known = view.known.get(seat, ())
    odds = {role: 1.0 if role in known else 0.0 for role in roles}
    free = view.seats[seat].cards - len(known)
    if free <= 0:
        return odds
    weight = [weights.get(role, 1.0) for role in roles]
    count = [max(pool[role], 0.0) for role in roles]
    found = [0.0] * len(roles)
    total = NEVER
    for i in range(len(roles)):
        here = count[i] * weight[i]
        if free == 1:
            found[i] += here
            total += here
            continue
        twins = count[i] * max(count[i] - 1, 0.0) / 2 * weight[i]
        found[i] += twins
        total += twins
        for j in range(i + 1, len(roles)):
            both = here * count[j] * weight[j]
            found[i] += both
            found[j] += both
            total += both
    for i, role in enumerate(roles):
        odds[role] = max(odds[role], found[i] / total)
    return odds
