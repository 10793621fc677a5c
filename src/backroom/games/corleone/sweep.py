"""Seat counts and option sets that between them reach every rule of Corleone's Empire; the laws walk through them.

The scenes name cards of the house edition. Most are of the last act, so that their games are short.
"""

from __future__ import annotations

SWEEP: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {}),
    (2, {"ask_gains": True, "controller": "whole_front", "hand_limits": "4-3-2-2"}),
    (3, {}),
    (3, {"job_money": "suitcase", "hand_limits": "6-5-4-2", "final_tie": "jobs"}),
    (4, {}),
    (4, {"controller": "whole_front", "territory_tie": "top"}),
    (5, {}),
    (5, {"ask_gains": True, "hand_limits": "7-6-5-2"}),
)


def drowned(seats: int) -> str:
    """The last act with every family member in the river: there is little to do but to play cards."""
    members = [f"P{seat}-{rank}" for seat in range(seats) for rank in ("don", "consigliere", "heir")]
    return f"act 4 ; river {' '.join(members)}"


def alone(act: int) -> str:
    """Four players of whom only P0 has a figure left, a thug with few places to go: cards are played."""
    ranks = ("don", "consigliere", "heir") if act == 4 else ("don", "consigliere")
    members = [f"P{seat}-{rank}" for seat in range(4) for rank in ranks if (seat, rank) not in ((0, "don"), (1, "don"))]
    return (
        f"act {act} ; river {' '.join(members)} ; at union-square=P0 queensboro-bridge=P1 carnegie-corner=mayor"
        " penn-central-railroad=P0 harcourt-and-vane=P1 zabriskie-sporting-arms=P1 paradiso-ballroom=P2"
        " cataldo-funeral-home=P2 morettis-gunsmith=P3 gowanus-cold-storage=P3 van-alst-auction-rooms=union-boss"
    )


# One thug of each of three is out and one is left.
THREE_THUGS = "at penn-central-railroad=P0 harcourt-and-vane=P1 paradiso-ballroom=P2"

# Completed jobs, all but four: bathtub-gin, tip-from-the-docks, the-fix-is-in and double-the-bodyguards.
GREY = (
    "+drive-by-on-delancey +car-bomb-at-the-curb +word-at-the-barbershop +no-flowers-please +ambush-at-the-toll-plaza"
    " +pistol-behind-the-pipes +empty-his-pockets +all-debts-by-sundown +broken-thumbs +price-per-head"
)
BLUE = (
    "+stuffed-ballots +precinct-envelope +block-captains +eviction-notice +sit-down-at-the-bakery +motorcade"
    " +transferred-to-staten-island +picket-line +city-contract +favor-at-city-hall +machine-politics"
)
GREEN_AND_YELLOW = (
    "+shakedown +hijacked-truck +back-room-sweep +double-shift +warehouse-heist +protection-round +borrowed-crew"
    " +off-the-manifest +stick-up-at-the-card-game +offer-past-refusing +two-sets-of-books +numbered-account"
    " +skim-the-count-room +safe-deposit-switch +vig-night +dividend-day +policy-bank +insurance-fire +widows-mattress"
)

# CE-G-26: no job is left for the public row, or one that a tribute lays on the pile.
NO_JOBS = (
    f"$1 $2 tip-from-the-docks booze {GREY} / bathtub-gin 2*$2 {BLUE}"
    f" / the-fix-is-in double-the-bodyguards 2*$3 {GREEN_AND_YELLOW} ; act 3 ; phase tribute ; public none"
)
# CE-OUT-03, CE-G-11: the pile becomes the deck, also between two draws.
NO_DECK = (
    f"2*booze night-editor {GREY} / booze $2 {BLUE} / booze $3 {GREEN_AND_YELLOW} ; {drowned(3)} ; {THREE_THUGS}"
    " ; public none ; pile bathtub-gin tip-from-the-docks the-fix-is-in double-the-bodyguards"
)
# CE-OUT-02: a lower note, or none.
NO_MONEY = (
    "policy-bank bathtub-gin 3*gun 2*blood-money 4*booze +16*$1 +20*$2 +22*$5"
    " / price-per-head block-captains the-fix-is-in 4*gun 5*blood-money 4*booze +46*$3 +10*$2"
    f" / 6*$2 narcotics ; {drowned(3)} ; {THREE_THUGS}"
)
# CE-G-33: there is no $2, and a swap could bring one.
SHORT_CHANGE = f"$3 gun / +36*$2 booze / $1 ; {drowned(3)} ; {THREE_THUGS}"
# CE-OUT-01: goods run out, and are asked about.
NO_GOODS = (
    "insurance-fire 2*booze blood-money tax-adviser +14*$1 +36*$2 / hijacked-truck 2*gun capo +46*$3 +21*$5"
    f" / 7*gun 8*blood-money 7*booze 3*narcotics ; {drowned(3)} ; options ask_gains"
)
# Chapters 13 and 15: neutral figures come, work, move and are whacked.
NEUTRALS = (
    "mayor police-chief union-boss-general-strike union-boss-wildcat police-chief-on-the-take mayor-second-term $2"
    f" / $1 gun / $3 booze / $2 ; {alone(4)}"
)
# CE-G-15: and do not come back.
NEUTRALS_GONE = (
    "mayor police-chief union-boss-wildcat police-chief-on-the-take mayor-second-term $2 / union-boss $1"
    f" ; {drowned(2)} P0-thug mayor union-boss police-chief"
    " ; at penn-central-railroad=P0 harcourt-and-vane=P1 paradiso-ballroom=P1 morettis-gunsmith=P1"
)
# CE-DO-11: markers are put down, sent home and raised.
MARKERS = (
    "mayor-second-term hired-muscle block-captains 3*gun 8*blood-money 6*booze / $1 / $2 / $3 gun"
    f" ; public machine-politics eviction-notice stuffed-ballots ; {alone(4)} ; stacks midtown=P0,P1,P0,P1"
    " wall-street=P1,P0,P1 brooklyn=P0,P1,P1,P2 upper-west-side=P2,P0,P1,P0 queens=P0,P1 chelsea=P0,P1,P2,P0"
)
# CE-TURF-09, CE-G-17: a marker is moved for want of others, or not.
NO_MARKERS = (
    "$1 $2 / $1 $3 ; act 4 ; phase turf ; stacks midtown=P0,P1,P0,P1,P0 wall-street=P1,P0,P1,P0"
    " chelsea=P0,P1,P0,P1,P0,P1 queens=P1,P0,P1"
    " ; at penn-central-railroad=P0 morettis-gunsmith=P0 harcourt-and-vane=P1 newtown-creek=P1"
)
# CE-DO-10: offers, also of people without money.
OFFERS = (
    "3*gun 3*blood-money 3*booze / gun booze / $1 $3 / $3 $5 broken-thumbs ; public offer-past-refusing"
    f" hijacked-truck ; {alone(4)}"
)
# CE-DO-08, CE-DO-09, CE-DO-10: between two, a thug comes home, a hand is looked at, an offer is made or cannot be.
BETWEEN_TWO = (
    "society-columnist 4*gun 4*blood-money 4*booze / shakedown no-flowers-please gun"
    f" ; public borrowed-crew offer-past-refusing ; {drowned(2)} ; at penn-central-railroad=P0 harcourt-and-vane=P1"
    " paradiso-ballroom=P1 morettis-gunsmith=P1 gowanus-cold-storage=union-boss"
)
# CE-DO-09: a look into a hand; cards taken by lot or by the loser's choice, from hand and suitcase.
ROBBERIES = (
    "society-columnist police-chief warehouse-heist empty-his-pockets 7*gun 4*blood-money 5*booze"
    " / $2 gun shakedown +$1 +$5 / $3 narcotics +2*$2 / $1 $5 no-flowers-please"
    f" ; public vig-night stick-up-at-the-card-game safe-deposit-switch ; {alone(4)}"
)
# CE-ED-07, CE-DO-13, CE-DO-14, CE-DO-16: protection and a higher limit until the Entr'acte, and one more action.
LASTING = (
    "mayor-on-the-stump head-of-the-evidence-room precinct-envelope 2*gun 3*blood-money 6*booze / $2 gun / $3 / $5"
    f" ; public double-the-bodyguards widows-mattress favor-at-city-hall ; {alone(3)}"
)
# CE-G-34: choices of several words. Narcotics for other goods, a territory first, a figure and where to.
HALF_SAID = (
    "capo double-shift motorcade 3*gun 2*blood-money 2*booze 4*narcotics / $2 gun / $3 / $1 ; public picket-line"
    f" car-bomb-at-the-curb transferred-to-staten-island ; {alone(4)}"
)
# CE-DO-05, CE-DO-08, CE-ED-03: thugs come home, cards shake down, and some find nothing to do.
ERRANDS = (
    "hollywood-producer small-time-bookie shakedown broken-thumbs 6*gun 6*blood-money 8*booze / $2 gun / $3 / $1"
    f" ; public borrowed-crew protection-round back-room-sweep ; {alone(4)} ; stacks midtown=P1 wall-street=P2"
)
# CE-DIFF-08: a controller takes the whole front or nothing.
WHOLE_FRONTS = (
    "$1 gun / $2 booze / $3 blood-money ; act 4 ; tiles wall-street=empire-steam-laundry brooklyn=ninth-avenue-pawn"
    " ; stacks midtown=P1 wall-street=P2 brooklyn=P0 queens=P1 chelsea=P0 upper-east-side=P2 upper-west-side=P1"
    " ; options controller=whole_front ask_gains"
)
# CE-G-33: what nobody would refuse is asked about all the same; money of jobs goes into the suitcase.
ASKED_GAINS = (
    "mayor-on-the-stump all-debts-by-sundown offer-past-refusing 6*gun 6*blood-money 7*booze / $2 gun / $3 / $1"
    f" ; public dividend-day price-per-head double-the-bodyguards ; {alone(4)} ; stacks midtown=P0 queens=P0 chelsea=P1"
    " ; options ask_gains job_money=suitcase"
)
# Chapter 18: sealed bids, with ties, and bidders who get nothing.
BIDS = "$1 +2*$2 +$5 / $2 +3*$3 / $1 $3 +$1 +$3 +$5 / gun ; act 3 ; phase bribery ; horse P2"
# Chapter 19, CE-ED-07: sealed tribute; then what cards gave for this act is over.
TRIBUTE = (
    "2*$1 $5 gun booze shakedown / 3*$2 narcotics mayor / $3 +night-editor hijacked-truck / $5 ; act 3 ; phase tribute"
    " ; influence midtown=P0:2 queens=neutral:1 ; protected P2 ; limit P1=1"
)
# CE-DIFF-11, CE-END-04, CE-G-23: the last tribute, and ties at the end.
LAST_ORDERS = (
    "$1 $2 gun booze +$5 +shakedown / $1 $2 gun booze +$5 +bathtub-gin +double-shift / $3 $1 booze ; act 4"
    " ; phase tribute ; stacks midtown=P0,P1,P2 chelsea=P1,P0 queens=P0,P1 ; options territory_tie=top final_tie=jobs"
)
# Five families, and hardly any room left.
CROWD = (
    "$1 shakedown gun / $2 union-boss / $3 mayor booze / $5 blood-money broken-thumbs booze / 2*$1 narcotics"
    " no-flowers-please ; act 4 ; river P0-thug P1-don P2-heir P3-thug ; at union-square=P0 carnegie-corner=P1-heir"
    " queensboro-bridge=P2-don canal-street=P3 columbus-circle=P4 park-west=P0-consigliere harlem-meer=P1-consigliere"
    " hell-gate=P2-consigliere newtown-creek=P3-consigliere brooklyn-bridge=P4-heir penn-central-railroad=P0"
    " harcourt-and-vane=P1 paradiso-ballroom=P2 morettis-gunsmith=P3 gowanus-cold-storage=P4 queens=police-chief"
    " ; stacks midtown=P0,P1,P2 chelsea=P3,P4 wall-street=P1"
)
# CE-G-31: somebody has left.
ONE_GONE = "$1 $2 +$3 / gone / $2 $3 +$5 union-boss / $1 mayor +$1 broken-thumbs booze ; act 3 ; phase bribery"

# From here a rare procedure is a few words away.
SCENES: tuple[str, ...] = (
    *(NO_JOBS, NO_DECK, NO_MONEY, SHORT_CHANGE, NO_GOODS, NEUTRALS, NEUTRALS_GONE, MARKERS, NO_MARKERS, OFFERS),
    *(BETWEEN_TWO, ROBBERIES, LASTING, HALF_SAID, ERRANDS, WHOLE_FRONTS, ASKED_GAINS, BIDS, TRIBUTE, LAST_ORDERS),
    *(CROWD, ONE_GONE),
)
