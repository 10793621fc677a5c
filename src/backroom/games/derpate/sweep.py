"""Seat counts and option sets that between them reach every rule of Der Pate; the laws walk through them.

The scenes name businesses of the house edition.
"""

from __future__ import annotations

SWEEP: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {}),
    (2, {"start_seat": 1, "starting_money": 10000, "informer_hits_neutral": True, "no_survivor_rule": "furthest"}),
    (3, {}),
    (3, {"hidden_money": True, "bail_per_member": True, "informer_hits_neutral": True}),
    (4, {}),
    (4, {"beginner_setup": True, "hidden_money": True, "eliminated_settle": False}),
    (4, {"start_seat": 2, "bail_per_member": True, "starting_money": 10000, "no_survivor_rule": "furthest"}),
)

# DP-CARD-R4a, DP-GAP-23: many prisoners, more and less money.
PRISONERS = "9k prison=3 / 3k prison=2 / 0k prison=1 / 20k ; round 6 ; phase income ; events G1 R2 G2 R3 R1"
# DP-GAP-27, DP-GAP-42: no friend left in the pool, and no money for one.
NO_FRIENDS = (
    "2k friends=7 favours=4 reputation=5 owes=P1:1,bank:1 river=1 / 1k friends=6 favours=2 reputation=5 ; round 7"
)
# Every chip is in hand, and every track is near its end.
CHIPS = (
    "20k reputation=13 influence=13 income=3 favours=3 friends=3 / 20k reputation=12 influence=12 income=4 favours=4"
    " friends=3 / 5k reputation=14 influence=14 ; round 7"
)
# DP-GAP-13: the next smuggling money brings others a grey chip.
INTERRUPTS = (
    "5k reputation=3 / 5k reputation=9 used=wedding,grandchild / 5k reputation=6 ; round 6"
    " ; at GV1=P0 ES1=P1 LI3=P2 ; dice black=2 white=2 grey=2 red=2"
)
# DP-GAP-26: debts that cannot be paid.
DEBTS = "0k owes=P1:2,P2:2 prison=2 / 1k owes=P0:3,bank:2 / 2k owes=P0:1 prison=1 ; round 7 ; turn P2"
# DP-CARD-R1a, DP-ROW3-11: takeovers at the start of a turn, also without the means.
TAKEOVERS = "9k / 9k owes=P0:5 / 9k prison=2 river=2 / 9k ; round 7 ; events G1 G2 R2 G3 R3 R4 R1"
# DP-CARD-G5a: the press pays.
PRESS = "5k / 5k ; round 7 ; events G1 R2 G2 R3 G3 R4 G5 ; dice black=puppet white=puppet grey=3 red=puppet"
# DP-GAP-17: everybody pays, also whoever has no more to gain from it.
CONNECTIONS = "9k favours=4 / 1k favours=4 / 9k favours=3 ; round 7 ; phase income ; events G2 R2 G3 R3 G4 R4"
# DP-GAP-36: somebody has left.
ONE_GONE = "9k owes=bank:2 / gone / 9k friends=2 favours=2 river=1 / 4k ; round 7"
# DP-END-09..DP-END-11: equal to the end.
EQUALS = "9k reputation=14 / 9k reputation=14 ; round 7 ; turn P1 ; events G1 G2 G3 G4 R2 R3 R4"

# From here a rare procedure is a few words away.
SCENES: tuple[str, ...] = (
    *(PRISONERS, NO_FRIENDS, CHIPS, INTERRUPTS, DEBTS, TAKEOVERS, PRESS, CONNECTIONS, ONE_GONE, EQUALS),
)
