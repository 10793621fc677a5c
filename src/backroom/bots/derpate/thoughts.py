"""What the bots say of their own moves in Der Pate, once the game is over."""

from __future__ import annotations

from backroom.bots.derpate.sight import TRACKS, Sight
from backroom.games.derpate import words as w
from backroom.games.derpate.edition import Edition
from backroom.kernel.core import NOUN_BITS, NOUN_MASK, PASS

THOUGHTS = {
    "only": "There was nothing else that I could have done.",
    "weighed": "I played my turn through in my head many times, and this came out best.",
    "close": "I played my turn through in my head many times. Another move came out nearly as well.",
    "car": "From there the first card is most likely to bring the car to the district I want.",
    "district": "Of the districts that were free, its businesses promised me most.",
    "income": "That number paid me more than it paid the others.",
    "generous": "Every number paid somebody else too, and this one did me least harm.",
    "press": "A step on both tracks was worth more to me than what the numbers offered.",
    "decider": "That track decides who survives, and I was not at its end.",
    "track": "Nobody knew yet which track would decide, and I did not want to be short of steps.",
    "chips": "I was safe on that track, but its chips and the money beyond its end were worth the die.",
    "bet": "The money was worth more to me than steps.",
    "visit": "I wanted the car to stop just there.",
    "meeting": "I was owed money, and this was a good number to collect it with.",
    "raid": "The raid hit the others harder than me.",
    "duty": "No die was good for me on that row, and this one did least harm.",
    "takeover": "That business was worth more to me than the member and the marker it cost.",
    "friend": "A friend can do me a favour that is worth more than the price.",
    "service": "That was the best that anybody could do for me just then.",
    "banker": "A better income pays again every round.",
    "informer": "That business earned a rival too much.",
    "settle": "The business was free, and I had a member to send.",
    "release": "In prison my people earn nothing and cost a fine at the end.",
    "cop": "That die could only get better, and I would not need the Cop more later.",
    "judge": "The throw was poor; another one is better on the average.",
    "senator": "With the Senator that die did more on the other field.",
    "chip": "There was no reason to wait with that chip.",
    "favour": "That was the best my friend could do for me, and I did not want to wait.",
    "wait": "It will be worth more later.",
    "decline": "It would have cost me more than it brings.",
    "vacate": "Of my businesses, that was the one I could best do without.",
    "bail": "I needed my people back.",
    "sink": "The bail was more than my people were worth to me.",
}
VERBS = {
    w.PUT_CAR: "car",
    w.CHOOSE: "district",
    w.USE_SENATOR: "senator",
    w.USE_COP: "cop",
    w.USE_JUDGE: "judge",
    w.USE_WEDDING: "chip",
    w.USE_GRANDCHILD: "chip",
    w.USE_BIRTHDAY: "chip",
    w.FAVOUR: "favour",
    w.OCCUPY: "settle",
    w.TAKE_OVER: "takeover",
    w.MAN: "settle",
    w.FREE: "release",
    w.INFORM: "informer",
    w.ADVANCE: "banker",
    w.VACATE: "vacate",
    w.BAIL: "bail",
    w.SINK: "sink",
}
WAITING = ("start", "pause", "chip")


def thought_of(sight: Sight, edition: Edition, word: int) -> str:
    """The key of the sentence for a word that was said for what it brings at once."""
    if len(sight.menu) == 1:
        return "only"
    if word == PASS:
        return "wait" if sight.kind in WAITING else "decline"
    if word >> NOUN_BITS == w.PLACE:
        return placing(sight, edition, word & NOUN_MASK)
    return VERBS[word >> NOUN_BITS]


def placing(sight: Sight, edition: Edition, die: int) -> str:
    """Why a die went on the field of its own colour."""
    face = sight.dice[die]
    if sight.row == w.ROWS - 1:
        return "service"
    if face == w.PUPPET:
        return "press"
    if sight.row == 0:
        mine = [family == sight.seat for family in sight.owner]
        paid = any(held and edition.road[space].kind == face for space, held in enumerate(mine))
        return "income" if paid else "generous"
    if sight.row == 1:
        if die in (w.GREY, w.RED):
            return stepping(sight, edition, w.REPUTATION if die == w.GREY else w.INFLUENCE)
        return "bet" if die == w.WHITE else "visit"
    return row_three(sight, edition, die, face)


def stepping(sight: Sight, edition: Edition, track: int) -> str:
    full = sight.tracks[sight.seat * TRACKS + track] == edition.lengths[track]
    if full or sight.ko not in (w.UNDECIDED, track):
        return "chips"
    return "track" if sight.ko == w.UNDECIDED else "decider"


def row_three(sight: Sight, edition: Edition, die: int, face: int) -> str:
    """Duties of row 3 that do nothing for the player are said to be what they are."""
    if die == w.WHITE:
        return "friend"
    if die == w.GREY:
        owed = any(sight.debts[seat * w.HOLDERS + sight.seat] for seat in range(sight.seats))
        return "meeting" if owed else "duty"
    held = [sight.owner[space] for space in range(w.SPACES) if edition.road[space].kind == face]
    others = sum(1 for family in held if family not in (w.VACANT, sight.seat))
    if not others:
        return "duty"
    return "takeover" if die == w.BLACK else "raid"
