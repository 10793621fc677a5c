"""YardstickCorleone: a sensible beginner, to measure others by. It is never tuned.

It does what somebody does who has just read the rulebook: a job as soon as one can be done, the one that pays most;
else a family member where most is to be had, else a thug; launder whenever there is a suitcase; bid a little; discard
what is worth least. One choice in ten is made blindly.
"""

from __future__ import annotations

from random import Random

from backroom.bots.corleone.book import book_of, unpack
from backroom.bots.corleone.greedy import notation_of
from backroom.bots.corleone.sight import Sight, look
from backroom.games.corleone import words as w
from backroom.games.corleone.edition import Edition, house_edition
from backroom.games.corleone.notation import noun_of, verb_of
from backroom.games.corleone.view import CorleoneView
from backroom.games.game import Fact, View
from backroom.kernel.core import DONE, PASS

BLIND = 0.1  # how often it takes anything
BID_SHARE = 0.2  # of the money in its suitcase
SUITCASE_ICON, OTHER_ICON, GOOD_ICON = 3.0, 1.0, 2.0  # beside a dollar of money
GOOD_CARD, JOB_CARD, ALLY_CARD = 2.0, 2.5, 5.0

# In this order, if the question offers several of them.
VERBS = (w.COMPLETE, w.PLAY_ALLY, w.PLAY_MEMBER, w.PLAY_THUG)
ICON_VERBS = (w.GAIN, w.SELL, w.DRAW, w.TAKE_HORSE, w.LAUNDER)


class YardstickCorleone:
    """The same plain play at every table."""

    def __init__(self, seed: int, edition: Edition | None = None) -> None:
        self.random = Random(seed)
        self.edition = edition or house_edition()
        self.notation = notation_of(self.edition)

    def choose(self, view: View, events: list[Fact]) -> str:
        assert isinstance(view, CorleoneView), "this bot plays Corleone's Empire"
        sight = look(view, self.notation)
        if self.random.random() < BLIND:
            return self.notation.spell(self.random.choice(sight.menu))
        return self.notation.spell(self.decide(sight))

    def decide(self, sight: Sight) -> int:
        match sight.kind:
            case "turn":
                return self.turn(sight)
            case "icons":
                return self.icons(sight)
            case "bid":
                return self.bid(sight)
            case "tribute" | "discard" | "give" | "offer":
                return min(sight.menu, key=lambda word: self.card(noun_of(word)))
            case "keep" | "good" | "card" | "ally":
                return max(sight.menu, key=lambda word: self.card(noun_of(word)))
            case "target":
                return self.random.choice([word for word in sight.menu if word != PASS])
            case _:
                return sight.menu[0]

    def turn(self, sight: Sight) -> int:
        """A job if there is one, else an ally, else a member, else a thug."""
        for verb in VERBS:
            words = [word for word in sight.menu if verb_of(word) == verb]
            if words:
                return max(words, key=lambda word: self.worth(sight, word))
        return sight.menu[0]

    def worth(self, sight: Sight, word: int) -> float:
        """What lies on a place, or what a job pays."""
        book = book_of(self.edition, sight.seats)
        verb, noun = verb_of(word), noun_of(word)
        if verb in (w.COMPLETE, w.PLAY_ALLY):
            return self.icon_worth(book.cards[noun].icons)
        if verb == w.PLAY_THUG:
            return self.icon_worth(book.fronts[noun])
        areas = book.areas[noun - w.FIRST_SPACE]
        backs = [book.park if area == w.PARK else book.backs[area] for area in areas]
        tiles = [sight.tiles[area] for area in areas if area != w.PARK]
        return sum(self.icon_worth(icons) for icons in backs + [book.backs[t] for t in tiles if t != w.NOWHERE])

    def icon_worth(self, packed: int) -> float:
        icons = unpack(packed)
        money = sum(n * w.VALUES[note] for note, n in enumerate(icons.gains[: w.MONEY]))
        goods = GOOD_ICON * sum(icons.gains[w.MONEY :])
        others = OTHER_ICON * (icons.jobs + sum(icons.sells) + icons.swaps + icons.horses)
        return money + goods + SUITCASE_ICON * icons.suitcases + others

    def icons(self, sight: Sight) -> int:
        """Everything that is offered but a swap, the largest notes into the suitcase."""
        for verb in ICON_VERBS:
            words = [word for word in sight.menu if verb_of(word) == verb]
            if words:
                return max(words)
        return PASS if PASS in sight.menu else sight.menu[0]

    def card(self, card: int) -> float:
        if card < w.MONEY:
            return w.VALUES[card]
        if card < w.PILES:
            return GOOD_CARD
        return JOB_CARD if card < w.FIRST_ALLY else ALLY_CARD

    def bid(self, sight: Sight) -> int:
        """A fifth of the suitcase, in small notes."""
        said = sum(w.VALUES[noun_of(word)] for word in sight.said)
        most = BID_SHARE * sum(n * w.VALUES[note] for note, n in enumerate(sight.case))
        notes = [word for word in sight.menu if word != DONE and said + w.VALUES[noun_of(word)] <= most]
        return max(notes) if notes else DONE
