"""What the bots say of their own moves in Der Pate, once the game is over."""

from __future__ import annotations

from backroom.bots.derpate.foresight import LongTurf, LongWorth
from backroom.bots.derpate.sight import TRACKS, Sight
from backroom.bots.derpate.taste import SOLDIER
from backroom.bots.derpate.throws import Throws
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
    "shared": "That number paid others no less than me, but with the rows to come in mind this die was best given.",
    "generous": "That number paid only others, but of all my dice it was the one I could best spare.",
    "nobody": "That number paid nobody, and I wanted the other dice for the next rows.",
    "press": "A step on both tracks was worth more to me than what the numbers offered.",
    "half": "A step on one track and money beyond the end of the other were worth more than what the numbers offered.",
    "overflow": "Both tracks were at their end, and the press paid me beyond it.",
    "puppets": "Every die showed the puppet, and this was the one I could best spare.",
    "decider": "That track decides who survives, and I was not at its end.",
    "track": "Nobody knew yet which track would decide, and I did not want to be short of steps.",
    "beyond": "I was at the end of that track already, and the die paid me beyond it.",
    "chips": "That track does not decide who survives, but what lies along it was worth the die.",
    "idle": "That track does not decide who survives, but with the rows to come in mind this die was best given.",
    "bet": "The money was worth more to me than steps.",
    "money": "No die could bring me a step, so I took the money.",
    "visit": "I wanted the car to stop just there.",
    "meeting": "I was owed money, and this was a good number to collect it with.",
    "raid": "The raid hit the others harder than me.",
    "duty": "No die was good for me on that row, and this one did least harm.",
    "spare": "That die did nothing for me there, but I wanted the other one for the last row.",
    "takeover": "That business was worth more to me than the member and the marker it cost.",
    "friend": "A friend can do me a favour that is worth more than the price.",
    "service": "That was the best that anybody could do for me just then.",
    "banker": "A better income pays again every round.",
    "settlement": "A better income pays once more at the end.",
    "patrons": "The further I am on favours, the more my friends can do for me.",
    "informer": "Without that business my rivals were worse off.",
    "settle": "The business was free, and I had a member to send.",
    "release": "In prison my people earn nothing and cost a fine at the end.",
    "cop": "I hoped for more from that die, and I would not need the Cop more later.",
    "judge": "I hoped for more; another throw is better on the average.",
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
    w.VACATE: "vacate",
    w.BAIL: "bail",
    w.SINK: "sink",
}
DUTIES = {w.WHITE: "friend", w.GREY: "meeting", w.BLACK: "takeover", w.RED: "raid"}
WAITING = ("start", "pause", "chip")


def thought_of(sight: Sight, edition: Edition, word: int) -> str:
    """The key of the sentence for a word that was said for what it brings at once."""
    if len(sight.menu) == 1:
        return "only"
    verb, noun = word >> NOUN_BITS, word & NOUN_MASK
    if word == PASS:
        offered = {other >> NOUN_BITS for other in sight.menu if other != PASS}
        return "wait" if sight.kind in WAITING and offered != {w.TAKE_OVER} else "decline"
    if verb == w.PLACE:
        return placing(sight, edition, noun)
    if verb == w.ADVANCE:
        return advancing(sight, noun)
    return VERBS[verb]


def advancing(sight: Sight, track: int) -> str:
    """What the banker is called for; to be further on favours helps nobody whose last turn it is, without a friend."""
    if track == w.FAVOURS:
        return "patrons" if sight.round < w.ROUNDS or sight.friends[sight.seat] else "service"
    return "banker" if sight.round < w.ROUNDS else "settlement"


def placing(sight: Sight, edition: Edition, die: int) -> str:
    """Why a die went on the field of its own colour."""
    face = sight.dice[die]
    if sight.row == w.ROWS - 1:
        return "service"
    if face == w.PUPPET:
        return pressing(sight, edition)
    if sight.row == 0:
        return earning(sight, edition, face)
    if sight.row == 1:
        if die in (w.GREY, w.RED):
            return stepping(sight, edition, w.REPUTATION if die == w.GREY else w.INFLUENCE, face)
        return betting(sight, edition) if die == w.WHITE else "visit"
    return row_three(sight, edition, die, face)


def thrown(sight: Sight) -> list[int]:
    """The dice that lie there to be placed."""
    return [die for die in range(w.DICE) if sight.left >> die & 1]


def lacking(sight: Sight, edition: Edition, track: int) -> int:
    """How many steps there are to the end of my track."""
    return edition.lengths[track] - sight.tracks[sight.seat * TRACKS + track]


def pressing(sight: Sight, edition: Edition) -> str:
    if all(sight.dice[die] == w.PUPPET for die in thrown(sight)):
        return "puppets"
    open_tracks = sum(1 for track in (w.REPUTATION, w.INFLUENCE) if lacking(sight, edition, track))
    return ("overflow", "half", "press")[open_tracks]


def earning(sight: Sight, edition: Edition, kind: int) -> str:
    """Whom a number pays."""
    owners = [family for space, family in enumerate(sight.owner) if edition.road[space].kind == kind]
    paid = [owners.count(seat) for seat in sight.order]
    mine = owners.count(sight.seat)
    if not any(paid):
        return "nobody"
    if not mine:
        return "generous"
    return "income" if 2 * mine > sum(paid) else "shared"


def stepping(sight: Sight, edition: Edition, track: int, pips: int) -> str:
    missing = lacking(sight, edition, track)
    if not missing:
        return "beyond"
    if sight.ko in (w.UNDECIDED, track):
        return "track" if sight.ko == w.UNDECIDED else "decider"
    here = sight.tracks[sight.seat * TRACKS + track]
    along = any(here < space <= here + pips for space in chips_on(edition, track))
    return "chips" if along or pips > missing else "idle"


def chips_on(edition: Edition, track: int) -> list[int]:
    """The spaces of a track's chips."""
    chips = range(w.BIRTHDAY + 1) if track == w.REPUTATION else range(w.COP, w.SENATOR + 1)
    return [edition.chip_spaces[chip] for chip in chips]


def betting(sight: Sight, edition: Edition) -> str:
    """Whether the money was taken instead of a step."""
    grey, red = (lacking(sight, edition, track) for track in (w.REPUTATION, w.INFLUENCE))
    for die in thrown(sight):
        brings = grey or red if sight.dice[die] == w.PUPPET else {w.GREY: grey, w.RED: red}.get(die, 0)
        if brings:
            return "bet"
    return "money"


def row_three(sight: Sight, edition: Edition, die: int, face: int) -> str:
    """Duties of row 3 that do nothing for the player are said to be what they are."""
    worth = LongWorth(edition, sight, SOLDIER)
    throws = Throws(edition, sight, worth, LongTurf(edition, sight, worth))
    if throws.field(sight.row, die, face) > 0:
        return DUTIES[die]
    useful = any(throws.field(sight.row, other, sight.dice[other]) > 0 for other in thrown(sight))
    return "spare" if useful else "duty"
