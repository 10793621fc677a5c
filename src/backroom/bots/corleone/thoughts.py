"""What the bots say of their own moves in Corleone's Empire, once the game is over."""

from __future__ import annotations

from backroom.bots.corleone.sight import Sight
from backroom.games.corleone import words as w
from backroom.games.corleone.notation import noun_of, verb_of
from backroom.kernel.core import DONE, PASS

THOUGHTS = {
    "only": "There was nothing else that I could have done.",
    "weighed": "I played the next rounds through in my head, and this came out best.",
    "close": "I played the next rounds through in my head. Another move came out nearly as well.",
    "job": "I had the goods for this job, and what it brings was worth more to me than another figure on the board.",
    "public-job": "Anybody could have taken this public job, so I did it while I could.",
    "ally": "My ally was worth more to me at that moment than another figure on the board.",
    "member": "The backs around that space were what my hand needed, and a member there counts in every war nearby.",
    "thug": "That front gave me what my hand needed most.",
    "last-figure": "I had one figure left, and whoever has none is out of turns; so the card came first.",
    "pay": "Narcotics can stand for anything, so I paid with the real good.",
    "launder": "Only money in the suitcase is safe from the Tribute.",
    "gain": "It cost nothing to take it.",
    "draw": "I wanted a job that fits my hand.",
    "sell": "What I sold was worth less to me than the money for it.",
    "swap": "I lacked that good for a job.",
    "horse": "To be first in the next act is worth a little.",
    "last-horse": "Whoever takes the horse head last keeps it, so I let the other one go first.",
    "decline": "It would have cost me more than it brings.",
    "keep": "Of these cards, this one was worth most to me.",
    "give": "Of my cards, this was the one I could best do without.",
    "tribute": "I was over the hand limit, and this was the card I could best do without.",
    "strike": "Without that figure, the war for its territories looked better for me.",
    "place": "That was where the figure did me most good.",
    "shake": "Of all that I could shake down, this gave me most.",
    "rob": "I took from whoever seemed to have most.",
    "control": "A marker there was worth most to me.",
    "bid": "I bid what I thought the ally worth, and what would be enough against the suitcases of the others.",
    "no-bid": "No ally was worth the money that I would have had to bid.",
    "first": "Whoever goes first finds the piles fuller.",
    "order": "Money that I had taken I could use at once.",
    "agree": "There was no reason to say no.",
}

VERBS = {
    w.COMPLETE: "job",
    w.PLAY_ALLY: "ally",
    w.PLAY_MEMBER: "member",
    w.PLAY_THUG: "thug",
    w.PAY: "pay",
    w.GAIN: "gain",
    w.LAUNDER: "launder",
    w.DRAW: "draw",
    w.SELL: "sell",
    w.TRADE: "swap",
    w.TAKE_HORSE: "horse",
    w.KEEP: "keep",
    w.TAKE: "keep",
    w.DISCARD: "give",
    w.GIVE: "give",
    w.OFFER: "give",
    w.BID: "bid",
    w.IN: "strike",
    w.WHACK: "strike",
    w.MOVE: "place",
    w.TO: "place",
    w.RECALL: "place",
    w.PLACE: "place",
    w.SHAKE: "shake",
    w.ROB: "rob",
    w.MARK: "control",
    w.UNMARK: "control",
    w.RAISE: "control",
    w.LIFT: "control",
    w.INFLUENCE: "control",
}
KINDS = {"first": "first", "order": "order", "tribute": "tribute"}


def thought_of(sight: Sight, word: int) -> str:
    """The key of the sentence for a word that was said for what it brings at once."""
    if len(sight.menu) == 1:
        return "only"
    if word == PASS:
        return "decline"
    if sight.kind == "bid":
        return "no-bid" if word == DONE and not sight.said else "bid"
    if sight.kind in KINDS:
        return KINDS[sight.kind]
    verb = verb_of(word)
    if verb in (w.COMPLETE, w.PLAY_ALLY) and sight.reserve[sight.seat] == 1:
        return "last-figure"
    if verb == w.COMPLETE and noun_of(word) in sight.public:
        return "public-job"
    return VERBS.get(verb, "agree")
