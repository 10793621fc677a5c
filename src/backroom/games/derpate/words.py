"""The words of Der Pate: dice, tracks, chips, events and verbs as small ints, and the kinds of question.

What an edition names (businesses, districts, families) is known here by its row number only. Money is counted in
thousands, because every amount of the game is a multiple of 1,000.
"""

from __future__ import annotations

from typing import Final

from backroom.kernel.core import FIRST_VERB, Kind

FEWEST: Final = 2  # DP-COMP-01
MOST: Final = 4
FAMILIES: Final = 4  # seat n leads family n; the others are neutral (DP-GAP-40)
BANK: Final = 4  # as a holder of debt markers
HOLDERS: Final = 5

SPACES: Final = 12  # DP-COMP-02, DP-COMP-04: businesses, and the car spaces in front of them
DISTRICTS: Final = 4
PER_DISTRICT: Final = 3
KINDS: Final = 5  # DP-COMP-03: numbered 1 to 5
PROTECTION: Final = "protection"
SMUGGLING: Final = "smuggling"
GAMBLING: Final = "gambling"
BOOKMAKING: Final = "bookmaking"
LOANS: Final = "loans"
KIND_IDS: Final[tuple[str, ...]] = (PROTECTION, SMUGGLING, BOOKMAKING, LOANS, GAMBLING)
VACANT: Final = -1
NOWHERE: Final = -1

MEMBERS: Final = 7  # DP-COMP-06
MARKERS: Final = 5
FRIENDS: Final = 13  # DP-COMP-07
ROUNDS: Final = 7  # DP-ROUND-01
KO: Final = 4  # DP-COMP-10: the step on which an event marker stands on the K.O. field

# Dice, and the coloured fields of the tableau (DP-COMP-08).
BLACK: Final = 0
WHITE: Final = 1
GREY: Final = 2
RED: Final = 3
COLOURS: Final[tuple[str, ...]] = ("black", "white", "grey", "red")
DICE: Final = 4
ALL_DICE: Final = 15  # mask
UNROLLED: Final = 0
PUPPET: Final = 6
FACES: Final[tuple[str, ...]] = ("", "1", "2", "3", "4", "5", "puppet")
PRESS: Final = 4  # the field of a puppet; row 1 has fields PRESS + 1 to PRESS + 5 instead of the coloured ones
FIELDS: Final[tuple[str, ...]] = (*COLOURS, "press", "income-1", "income-2", "income-3", "income-4", "income-5")
ROWS: Final = 4
UNUSED: Final = -1  # a row without a die

# Development tracks (DP-COMP-12).
REPUTATION: Final = 0
INFLUENCE: Final = 1
INCOME: Final = 2
FAVOURS: Final = 3
TRACKS: Final[tuple[str, ...]] = ("reputation", "influence", "income", "favours")
# K.O. colours: the track that decides is the one of the same number (DP-EVT-03).
X_COLOURS: Final[tuple[str, ...]] = ("grey", "red")
UNDECIDED: Final = -1

# Action chips: three grey ones on reputation, three red ones on influence.
WEDDING: Final = 0
GRANDCHILD: Final = 1
BIRTHDAY: Final = 2
COP: Final = 3
JUDGE: Final = 4
SENATOR: Final = 5
CHIPS: Final[tuple[str, ...]] = ("wedding", "grandchild", "birthday", "cop", "judge", "senator")
GREY_CHIPS: Final = 7  # mask

# What a favour does.
FREE_MEMBER: Final = 0  # from the Hudson
MARKER_BACK: Final = 1
TWO_STEPS: Final = 2
MONEY: Final = 3
FAVOUR_EFFECTS: Final[tuple[str, ...]] = ("member", "marker", "steps", "money")

# The persons of row 4.
CONSIGLIERE: Final = 0
PROSECUTOR: Final = 1
INFORMER: Final = 2
BANKER: Final = 3
PERSONS: Final[tuple[str, ...]] = ("consigliere", "prosecutor", "informer", "banker")

# Event cards (chapter 17).
EVENTS: Final[tuple[str, ...]] = ("G1", "G2", "G3", "G4", "G5", "R1", "R2", "R3", "R4", "R5")
G1: Final = 0
G2: Final = 1
G3: Final = 2
G4: Final = 3
G5: Final = 4
R1: Final = 5
R2: Final = 6
R3: Final = 7
R4: Final = 8
R5: Final = 9

# Amounts in thousands.
BUSINESS_VALUE: Final = 3  # DP-END-04
MARKER_VALUE: Final = 2  # DP-END-06
FINE: Final = 1  # DP-END-05
BAIL_PRICE: Final = 2  # DP-CARD-R4a
G1_PRICE: Final = 2  # DP-CARD-G1a
G3_PRICE: Final = 4  # DP-CARD-G3b
G5_BONUS: Final = 2  # DP-CARD-G5a
OVERFLOW: Final = 1  # DP-TRACK-03
FAVOUR_MONEY: Final = 5  # DP-FAV-08
FAVOUR_STEPS: Final = 2  # DP-FAV-07
FAVOURS_A_TURN: Final = 2  # DP-FAV-04

INCOME_PHASE: Final = 0
EVENT_PHASE: Final = 1
DICE_PHASE: Final = 2
PHASES: Final[tuple[str, ...]] = ("income", "event", "dice")

# Verbs of set-up.
PUT_CAR: Final = FIRST_VERB  # noun: space
CHOOSE: Final = FIRST_VERB + 1  # noun: district
# Verbs of a turn.
PLACE: Final = FIRST_VERB + 2  # noun: die
USE_SENATOR: Final = FIRST_VERB + 3  # noun: die * 4 + the colour of the field
USE_COP: Final = FIRST_VERB + 4  # noun: die
USE_JUDGE: Final = FIRST_VERB + 5
USE_WEDDING: Final = FIRST_VERB + 6
USE_GRANDCHILD: Final = FIRST_VERB + 7
USE_BIRTHDAY: Final = FIRST_VERB + 8  # noun: track
FAVOUR: Final = FIRST_VERB + 9  # noun: what, see below
OCCUPY: Final = FIRST_VERB + 10  # noun: space
TAKE_OVER: Final = FIRST_VERB + 11  # noun: space
MAN: Final = FIRST_VERB + 12  # noun: space
FREE: Final = FIRST_VERB + 13
INFORM: Final = FIRST_VERB + 14  # noun: space
ADVANCE: Final = FIRST_VERB + 15  # noun: track
# Verbs of events.
VACATE: Final = FIRST_VERB + 16  # noun: space
BAIL: Final = FIRST_VERB + 17  # noun: how many
SINK: Final = FIRST_VERB + 18
VERBS: Final = FIRST_VERB + 19

# Nouns of a favour: a member, a marker from each holder, two steps on either track, money.
F_MEMBER: Final = 0
F_MARKER: Final = 1  # and the holder
F_STEPS: Final = F_MARKER + HOLDERS  # and the track
F_MONEY: Final = F_STEPS + 2

# Kinds of question. Where a menu depends on somebody's money it is not open, because money may be hidden.
CAR_KIND: Final = Kind("car", seconds=45, open_menu=True)
DISTRICT_KIND: Final = Kind("district", seconds=45, open_menu=True)
START_KIND: Final = Kind("start", seconds=30, open_menu=True)
PLACE_KIND: Final = Kind("place", seconds=60, open_menu=False)
PAUSE_KIND: Final = Kind("pause", seconds=20, open_menu=True)
OCCUPY_KIND: Final = Kind("occupy", seconds=20, open_menu=True)
TAKE_OVER_KIND: Final = Kind("takeover", seconds=30, open_menu=True)
SERVICE_KIND: Final = Kind("service", seconds=30, open_menu=True)
CHIP_KIND: Final = Kind("chip", seconds=20, open_menu=True)
VACATE_KIND: Final = Kind("vacate", seconds=30, open_menu=True)
BAIL_KIND: Final = Kind("bail", seconds=30, open_menu=False)
# Kinds of chance.
EVENT_ROLL: Final = Kind("event card", seconds=0, open_menu=True)
DIE_ROLL: Final = Kind("die", seconds=0, open_menu=True)  # a die of the throw
LONE_ROLL: Final = Kind("lone die", seconds=0, open_menu=True)  # a die that is rolled for itself
