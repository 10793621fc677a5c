"""Claims and challenges (chapter 6): who doubts, who proves, who loses an influence.

A claim ends with a result that its parent is told: UNCHALLENGED, NOT_PROVEN, or, if it was
proven, the seat of the challenger. The parent applies the claimant's losses.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.coup.court import BY_CHALLENGE, EMBEZZLER, REPLACED, Draw, Lose
from backroom.games.coup.house import AT_RANDOM, TARGET_FIRST
from backroom.games.coup.state import Coup
from backroom.games.coup.words import (
    CHALLENGE_KIND,
    CONCEDE,
    DUKE,
    LOT_KIND,
    MAY_CHALLENGE,
    MOST,
    NO_DUKE,
    PROVE_KIND,
    SHOW,
    SHOW_ALL,
    clockwise,
)
from backroom.kernel.core import EVERYONE, NOBODY, PASS, Frame, Seat, Wait, act, roll, solo, window

UNCHALLENGED: Final = -1
NOT_PROVEN: Final = -2

# What a claim is made for: it decides which rule opens the window.
FOR_ACTION: Final = 0
FOR_BLOCK: Final = 1
FOR_EMBEZZLING: Final = 2
FOR_BOMB: Final = 3
WINDOW_RULES: Final[tuple[str, ...]] = ("COUP-CHAL-01", "COUP-CHAL-04", "COUP-REF-EMBEZ-03", "COUP-ANAR-10")
PROVE_RULES: Final[tuple[str, ...]] = ("COUP-CHAL-06", "COUP-CHAL-06", "COUP-REF-EMBEZ-02", "COUP-CHAL-06")

# Challenge windows by purpose, claimant and who lives; each is made once.
WINDOWS: Final[list[Wait | None]] = [None] * (4 * MOST << MOST)

CONCESSION: Final = act(CONCEDE)
NO_PROOF: Final = 7
# What may be said to prove a claim, by the claim: a role, no Duke, or nothing but a concession.
PROOF_MENUS: Final[list[tuple[int, ...]]] = [
    *[(act(SHOW, role), CONCESSION) for role in range(6)],
    (act(SHOW_ALL), CONCESSION),
    (CONCESSION,),
]
PROOFS: Final = [
    solo(seat, menu, PROVE_KIND, rule, CONCESSION, EVERYONE)
    for rule in PROVE_RULES
    for seat in range(MOST)
    for menu in PROOF_MENUS
]


def challenge_window(purpose: int, claimant: Seat, living: int) -> Wait:
    """COUP-SM-14: every living player but the claimant is asked, clockwise (COUP-SM-02)."""
    key = (purpose * MOST + claimant) << MOST | living
    wait = WINDOWS[key]
    if wait is None:
        seats = clockwise(claimant, living)
        wait = window(seats, MAY_CHALLENGE, CHALLENGE_KIND, WINDOW_RULES[purpose], first=True)
        WINDOWS[key] = wait
    return wait


@mypyc_attr(acyclic=True, free_list_len=1)
class Claim(Frame):
    """COUP-CHAL-01, COUP-CHAL-03: a seat claims; every living other may challenge, sealed (COUP-SM-01).

    `aimed` is the seat that the claim hurts, if there is one: it matters where the target goes first.
    """

    def __init__(self, seat: Seat, claim: int, purpose: int, aimed: Seat) -> None:
        self.seat = seat
        self.claim = claim
        self.purpose = purpose
        self.aimed = aimed

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.claim, self.purpose, self.aimed)

    def clone(self) -> Claim:
        return Claim(self.seat, self.claim, self.purpose, self.aimed)

    def advance(self, s: Coup) -> Wait | None:
        reaction = s.house.reaction
        if not reaction:
            return challenge_window(self.purpose, self.seat, s.table.living)
        seats = clockwise(self.seat, s.table.living)
        if reaction == TARGET_FIRST and self.aimed in seats:
            seats = (self.aimed,) + tuple([seat for seat in seats if seat != self.aimed])
        rule = WINDOW_RULES[self.purpose]
        return window(seats, MAY_CHALLENGE, CHALLENGE_KIND, rule, first=reaction != AT_RANDOM)

    def hear_first(self, s: Coup, seat: Seat, action: int) -> None:
        if seat == NOBODY:
            self.unchallenged(s)
        else:
            self.challenged(s, seat, "COUP-SM-03" if s.house.reaction and seat == self.aimed else "COUP-SM-02")

    def hear_all(self, s: Coup, answers: list[int]) -> None:
        """`reaction_mode = random`: chance ranks the asked seats; the first challenger it meets counts."""
        seats = s.wait.seats
        hidden = s.hidden
        hidden.challengers = 0
        hidden.undrawn = 0
        for i in range(len(answers)):
            hidden.undrawn |= 1 << seats[i]
            if answers[i] != PASS:
                hidden.challengers |= 1 << seats[i]
        if hidden.challengers:
            s.push(Lots())
        else:
            self.unchallenged(s)

    def told(self, s: Coup, result: int) -> None:
        """The lots have named the challenger."""
        self.challenged(s, result, "COUP-GAP-04")

    def challenged(self, s: Coup, challenger: Seat, rule: str) -> None:
        s.table.say(rule, "challenged", challenger, self.seat, self.claim)
        if not s.table.alive(self.seat):  # the claimant has left: a challenge finds no proof (COUP-GAP-26)
            s.table.say("COUP-GAP-26", "conceded", self.seat, self.claim)
            s.pop(NOT_PROVEN)
            return
        s.swap(Prove(self.seat, self.claim, self.purpose, challenger, 0))

    def unchallenged(self, s: Coup) -> None:
        s.table.say("COUP-CHAL-05", "unchallenged", self.seat, self.claim)
        s.pop(UNCHALLENGED)


# What it leads to, one challenger, everybody learns; of a called seat that had passed, no event tells.
LOT: Final = roll(LOT_KIND, "COUP-GAP-04", EVERYONE)


@mypyc_attr(acyclic=True, free_list_len=1)
class Lots(Frame):
    """COUP-GAP-04: chance calls asked seats one by one until it meets a challenger; nobody sees the others."""

    def facts(self) -> tuple[int, ...]:
        return ()

    def clone(self) -> Lots:
        return Lots()

    def advance(self, s: Coup) -> Wait | None:
        return LOT

    def odds(self, s: Coup) -> list[int]:
        return [s.hidden.undrawn >> seat & 1 for seat in range(s.house.seats)]

    def hear(self, s: Coup, action: int) -> None:
        if s.hidden.challengers >> action & 1:
            s.hidden.challengers = 0
            s.hidden.undrawn = 0
            s.pop(action)
        else:
            s.hidden.undrawn &= ~(1 << action)


@mypyc_attr(acyclic=True, free_list_len=1)
class Prove(Frame):
    """COUP-CHAL-06..COUP-CHAL-11: show the role and redraw, then the challenger loses; or concede.

    Asked always, so that neither a prompt nor its absence tells who bluffs (COUP-GAP-11).
    """

    ASKED: Final = 0
    REDRAWING: Final = 1
    LOSING: Final = 2

    def __init__(self, seat: Seat, claim: int, purpose: int, challenger: Seat, step: int) -> None:
        self.seat = seat
        self.claim = claim
        self.purpose = purpose
        self.challenger = challenger
        self.step = step

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.claim, self.purpose, self.challenger, self.step)

    def clone(self) -> Prove:
        return Prove(self.seat, self.claim, self.purpose, self.challenger, self.step)

    def advance(self, s: Coup) -> Wait | None:
        roles = s.hidden.roles(self.seat)
        proof = self.claim
        if self.claim == NO_DUKE:
            if roles >> DUKE & 1:
                proof = NO_PROOF
        elif not roles >> self.claim & 1:
            proof = NO_PROOF
        return PROOFS[(self.purpose * MOST + self.seat) * len(PROOF_MENUS) + proof]

    def hear(self, s: Coup, action: int) -> None:
        if action == CONCESSION:
            rule = "COUP-GAP-11" if self.claim == NO_DUKE else "COUP-CHAL-07"
            s.table.say(rule, "conceded", self.seat, self.claim)
            s.pop(NOT_PROVEN)
            return
        self.step = Prove.REDRAWING
        if self.claim == NO_DUKE:
            self.show_all(s)
            return
        s.table.say("COUP-CHAL-08", "showed", self.seat, self.claim)
        self.put_back(s, self.claim, "COUP-CHAL-11")
        s.push(Draw(self.seat, 1, REPLACED))

    def show_all(self, s: Coup) -> None:
        """COUP-REF-EMBEZ-06, COUP-REF-EMBEZ-07: every face-down card is shown and replaced."""
        cards = s.hidden.hands[self.seat].copy()
        for role in cards:
            s.table.say("COUP-REF-EMBEZ-06", "showed", self.seat, role)
        for role in cards:
            self.put_back(s, role, "COUP-REF-EMBEZ-07")
        s.push(Draw(self.seat, len(cards), EMBEZZLER))

    def put_back(self, s: Coup, role: int, rule: str) -> None:
        s.hidden.put_back(self.seat, role, rule, EVERYONE)
        s.table.return_card()

    def told(self, s: Coup, result: int) -> None:
        if self.step == Prove.REDRAWING:
            self.step = Prove.LOSING
            s.push(Lose(self.challenger, BY_CHALLENGE))
        else:
            s.pop(self.challenger)
