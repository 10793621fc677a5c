"""The words of Corleone's Empire: cards, figures, places, icons and verbs as small ints, and the kinds of question.

Everything that an edition names (jobs, allies, businesses, spaces) is known here by its row number only.
"""

from __future__ import annotations

from typing import Final

from backroom.kernel.core import FIRST_VERB, Kind

MOST: Final = 5  # seats (CE-COMP-01)
NEUTRAL: Final = 5  # as an owner: the Mayor, the Union Boss, the Police Chief
SPECTATOR: Final = 5  # as a bit of a mask of knowers
EVERY_KNOWER: Final = 63

# Cards. Money and goods are kinds with many copies; every job and every ally exists once.
VALUES: Final[tuple[int, ...]] = (1, 2, 3, 5)  # CE-COMP-02
MONEY: Final = 4  # cards 0 to 3 are money
GUN: Final = 4
BLOOD_MONEY: Final = 5
BOOZE: Final = 6
NARCOTICS: Final = 7
GOODS: Final[tuple[str, ...]] = ("gun", "blood-money", "booze", "narcotics")  # CE-COMP-03
PILES: Final = 8  # cards 0 to 7 lie in open supply piles
FIRST_JOB: Final = 8
JOBS: Final = 44  # CE-COMP-05
FIRST_ALLY: Final = FIRST_JOB + JOBS
ALLIES: Final = 18  # CE-COMP-06
CARDS: Final = FIRST_ALLY + ALLIES
COLOURS: Final[tuple[str, ...]] = ("yellow", "blue", "green", "grey")
THREE: Final = 2  # the $3 card
FIVE: Final = 3  # the $5 card

# The board (CE-BOARD-01).
TERRITORIES: Final = 7
PARK: Final = 7  # Central Park, as an area
BUSINESSES: Final = 19  # seven printed ones, in the order of the territories, then twelve tiles
THUG_SPOTS: Final = 14  # territory * 2, and one more for the tile
MOST_SPACES: Final = 32
NOWHERE: Final = -1
EMPTY: Final = -1

# Places as nouns: a business, a territory, Central Park, where the Police Chief stands, a family-member space.
FIRST_TERRITORY: Final = 20
PARK_PLACE: Final = FIRST_TERRITORY + PARK
CHIEF_PLACE: Final = 31
FIRST_SPACE: Final = 32

# Figures: seat * 4 and a rank; the neutral ones come after.
DON: Final = 0
CONSIGLIERE: Final = 1
HEIR: Final = 2
THUG: Final = 3
RANKS: Final[tuple[str, ...]] = ("don", "consigliere", "heir", "thug")
MAYOR: Final = 20
UNION_BOSS: Final = 21
POLICE_CHIEF: Final = 22
NEUTRALS: Final[tuple[str, ...]] = ("mayor", "union-boss", "police-chief")

MARKERS: Final = 9  # CE-COMP-07: of each family

# Icons, four bits each in one int (CE-ICON-01..CE-ICON-09). The first eight give the card of the same number.
SUITCASE: Final = 8
JOB: Final = 9
SELL_ONE: Final = 10
SELL_TWO: Final = 11
SELL_THREE: Final = 12
SWAP: Final = 13
HORSE: Final = 14
ICONS: Final[tuple[str, ...]] = (
    "money:1",
    "money:2",
    "money:3",
    "money:5",
    "good:gun",
    "good:blood-money",
    "good:booze",
    "good:narcotics",
    "suitcase",
    "job",
    "sell:1",
    "sell:2",
    "sell:3",
    "swap",
    "horse",
)
ICON_BITS: Final = 4
MOST_ICONS: Final = 15  # of one kind at a time
GAINS: Final = (1 << PILES * ICON_BITS) - 1

# Acts, phases, tiles.
ACTS: Final = 4
OPENING: Final = 0
BUSINESS: Final = 1
TURF: Final = 2
BRIBERY: Final = 3
TRIBUTE: Final = 4
PHASES: Final[tuple[str, ...]] = ("opening", "business", "turf", "bribery", "tribute")
PRINTED: Final = 0
BLUE: Final = 1
RED: Final = 2
TILES: Final[tuple[str, ...]] = ("printed", "blue", "red")

# Verbs of a turn.
PLAY_THUG: Final = FIRST_VERB  # noun: business
PLAY_MEMBER: Final = FIRST_VERB + 1  # noun: space, as a place
COMPLETE: Final = FIRST_VERB + 2  # noun: card
PLAY_ALLY: Final = FIRST_VERB + 3  # noun: card
PAY: Final = FIRST_VERB + 4  # noun: card
# Verbs of icons.
GAIN: Final = FIRST_VERB + 5  # noun: card
LAUNDER: Final = FIRST_VERB + 6  # noun: card
DRAW: Final = FIRST_VERB + 7
SELL: Final = FIRST_VERB + 8  # noun: how many
TRADE: Final = FIRST_VERB + 9
TAKE_HORSE: Final = FIRST_VERB + 10
# Verbs of answers.
FIRST: Final = FIRST_VERB + 11  # noun: seat
ACCEPT: Final = FIRST_VERB + 12
MONEY_FIRST: Final = FIRST_VERB + 13
ABILITY_FIRST: Final = FIRST_VERB + 14
DISCARD: Final = FIRST_VERB + 15  # noun: card
TAKE: Final = FIRST_VERB + 16  # noun: card
KEEP: Final = FIRST_VERB + 17  # noun: card
GIVE: Final = FIRST_VERB + 18  # noun: card
ROB: Final = FIRST_VERB + 19  # noun: seat
OFFER: Final = FIRST_VERB + 20  # noun: card
BID: Final = FIRST_VERB + 21  # noun: card
IN: Final = FIRST_VERB + 22  # noun: territory, as a place
WHACK: Final = FIRST_VERB + 23  # noun: place
MOVE: Final = FIRST_VERB + 24  # noun: place
TO: Final = FIRST_VERB + 25  # noun: place
RECALL: Final = FIRST_VERB + 26  # noun: place
PLACE: Final = FIRST_VERB + 27  # noun: place
SHAKE: Final = FIRST_VERB + 28  # noun: place
MARK: Final = FIRST_VERB + 29  # noun: territory
UNMARK: Final = FIRST_VERB + 30  # noun: territory
RAISE: Final = FIRST_VERB + 31  # noun: territory
LIFT: Final = FIRST_VERB + 32  # noun: territory * 32 and how deep, counted from the bottom
INFLUENCE: Final = FIRST_VERB + 33  # noun: territory
VERBS: Final = FIRST_VERB + 34
DEPTHS: Final = 32

# Kinds of question.
TURN_KIND: Final = Kind("turn", seconds=90, open_menu=False)
ICON_KIND: Final = Kind("icons", seconds=45, open_menu=False)
FIRST_KIND: Final = Kind("first", seconds=20, open_menu=True)
FRONT_KIND: Final = Kind("front", seconds=20, open_menu=True)
ORDER_KIND: Final = Kind("order", seconds=20, open_menu=True)
EFFECT_KIND: Final = Kind("effect", seconds=30, open_menu=True)
TARGET_KIND: Final = Kind("target", seconds=45, open_menu=True)
DISCARD_KIND: Final = Kind("discard", seconds=30, open_menu=False)
GOOD_KIND: Final = Kind("good", seconds=20, open_menu=True)
KEEP_KIND: Final = Kind("keep", seconds=30, open_menu=False)
GIVE_KIND: Final = Kind("give", seconds=30, open_menu=False)
CARD_KIND: Final = Kind("card", seconds=30, open_menu=False)
OFFER_KIND: Final = Kind("offer", seconds=30, open_menu=False)
BID_KIND: Final = Kind("bid", seconds=60, open_menu=False)
ALLY_KIND: Final = Kind("ally", seconds=30, open_menu=True)
MARKER_KIND: Final = Kind("marker", seconds=30, open_menu=True)
TRIBUTE_KIND: Final = Kind("tribute", seconds=60, open_menu=False)
# Kinds of chance.
STARTER_ROLL: Final = Kind("starter", seconds=0, open_menu=True)
TILE_ROLL: Final = Kind("tile", seconds=0, open_menu=True)
JOB_ROLL: Final = Kind("job", seconds=0, open_menu=True)
ALLY_ROLL: Final = Kind("new ally", seconds=0, open_menu=True)
CARD_ROLL: Final = Kind("random card", seconds=0, open_menu=True)
