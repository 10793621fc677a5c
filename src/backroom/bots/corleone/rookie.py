"""RookieCorleone: knows the rules and likes shiny things. It makes the mistakes of a first evening.

It goes where most cards are to be had and not where they help, to a suitcase when it has notes to put there, does a job
or plays an ally when it notices that it can, forgets the suitcase now and then, bids far too much for the first ally it
likes, keeps goods and jobs over money until the last Tribute, and never looks at who controls what.
"""

from __future__ import annotations

from random import Random

from backroom.bots.corleone.book import LAST_ACT, book_of, unpack
from backroom.bots.corleone.deeds import Deeds, side_of
from backroom.bots.corleone.greedy import WORTH_A_TURN, notation_of
from backroom.bots.corleone.sight import Sight, look
from backroom.bots.corleone.worth import Worth
from backroom.games.corleone import words as w
from backroom.games.corleone.edition import Edition, house_edition
from backroom.games.corleone.notation import noun_of, verb_of
from backroom.games.corleone.steps import Icons
from backroom.games.corleone.view import CorleoneView
from backroom.games.game import Fact, View
from backroom.kernel.core import DONE, PASS

NOTICES_JOB = 0.7  # how often it sees that it can do a job
NOTICES_ALLY = 0.5
REMEMBERS_SUITCASE = 0.9
LAUNDERS_MOST = 0.7  # how often it thinks of the largest note
OVERBIDS = 0.5  # the part of the suitcase that it bids
NOTE_SHINES = 0.7  # a dollar for the suitcase, beside a card
ABSENT = 0.15  # how often its mind is elsewhere
KEEPS_MONEY = 0.4  # how often it discards goods or jobs at the Tribute rather than small notes


class RookieCorleone:
    """Plausible, hasty, forgetful."""

    def __init__(self, seed: int, edition: Edition | None = None) -> None:
        self.random = Random(seed)
        self.edition = edition or house_edition()
        self.notation = notation_of(self.edition)

    def choose(self, view: View, events: list[Fact]) -> str:
        assert isinstance(view, CorleoneView), "this bot plays Corleone's Empire"
        return self.notation.spell(self.decide(look(view, self.notation)))

    def maybe(self, chance: float) -> bool:
        return self.random.random() < chance

    def decide(self, sight: Sight) -> int:
        if len(sight.menu) == 1:
            return sight.menu[0]
        match sight.kind:
            case "turn":
                return self.turn(sight)
            case "icons":
                return self.icons(sight)
            case "bid":
                return self.bid(sight)
            case "tribute" | "discard":
                return self.discard(sight)
            case "first" | "front" | "order" | "effect":
                return sight.menu[0]
            case "target":
                return self.target(sight)
            case _:
                return self.random.choice([word for word in sight.menu if word != PASS] or sight.menu)

    def turn(self, sight: Sight) -> int:
        """The shiniest place, unless it notices a job or an ally."""
        menu = [word for word in sight.menu if verb_of(word) != w.PLAY_ALLY or self.helps(sight, noun_of(word))]
        jobs = [word for word in menu if verb_of(word) == w.COMPLETE]
        if jobs and self.maybe(NOTICES_JOB):
            return self.random.choice(jobs)
        allies = [word for word in menu if verb_of(word) == w.PLAY_ALLY]
        if allies and self.maybe(NOTICES_ALLY):
            return self.random.choice(allies)
        places = [word for word in menu if verb_of(word) in (w.PLAY_THUG, w.PLAY_MEMBER)]
        if not places or self.maybe(ABSENT):
            return self.random.choice(menu or sight.menu)
        return max(places, key=lambda word: self.shine(sight, word) + self.random.random())

    def helps(self, sight: Sight, ally: int) -> bool:
        """Does an ally find anything to do? Even a beginner sees an empty hand or an empty board."""
        book = book_of(self.edition, sight.seats)
        return Deeds(book, sight, Worth(book, sight)).ability(ally) > WORTH_A_TURN

    def shine(self, sight: Sight, word: int) -> float:
        """How many cards lie there, and how many notes can go into the suitcase."""
        book = book_of(self.edition, sight.seats)
        noun = noun_of(word)
        if verb_of(word) == w.PLAY_THUG:
            return cards_of(book.fronts[noun], sight) + notes_of(book.fronts[noun], sight)
        areas = [area for area in book.areas[noun - w.FIRST_SPACE] if area != w.PARK]
        tiles = [sight.tiles[area] for area in areas if sight.tiles[area] != w.NOWHERE]
        backs = [book.backs[business] for business in areas + tiles]
        backs += [book.park] * (w.PARK in book.areas[noun - w.FIRST_SPACE])
        return sum(cards_of(back, sight) for back in backs) + notes_of(sum(backs), sight)

    def icons(self, sight: Sight) -> int:
        """Whatever brings cards; the suitcase when it comes to mind."""
        words = [word for word in sight.menu if verb_of(word) in (w.GAIN, w.DRAW, w.SELL, w.TAKE_HORSE)]
        if words:
            return self.random.choice(words)
        notes = [word for word in sight.menu if verb_of(word) == w.LAUNDER]
        if notes and (self.minds_the_suitcase(sight, notes) or PASS not in sight.menu):
            return max(notes) if self.maybe(LAUNDERS_MOST) else self.random.choice(notes)
        return PASS if PASS in sight.menu else self.random.choice(sight.menu)

    def minds_the_suitcase(self, sight: Sight, notes: list[int]) -> bool:
        """Nobody forgets it who has played a card for it, or who has a note of $5 for it."""
        by_card = isinstance(sight.step, Icons) and sight.step.why == "card"
        return by_card or noun_of(max(notes)) == w.FIVE or self.maybe(REMEMBERS_SUITCASE)

    def discard(self, sight: Sight) -> int:
        """CE-TRIB-02: goods and jobs may come in handy, so the small notes go; at the very end only money counts."""
        last = sight.kind == "tribute" and sight.act == LAST_ACT
        notes = [word for word in sight.menu if noun_of(word) < w.MONEY]
        others = [word for word in sight.menu if noun_of(word) >= w.MONEY and (last or noun_of(word) < w.FIRST_ALLY)]
        small = [word for word in notes if noun_of(word) < w.THREE]
        if others and (last or not small or self.maybe(KEEPS_MONEY)):
            return self.random.choice(others)
        return min(notes) if notes else self.random.choice(sight.menu)

    def target(self, sight: Sight) -> int:
        """Anything, but nobody of its own family is whacked if it can be helped."""
        words = [word for word in sight.menu if word != PASS] or sight.menu
        others = [
            word for word in words if verb_of(word) != w.WHACK or side_of(sight.figure_at(noun_of(word))) != sight.seat
        ]
        return self.random.choice(others or words)

    def bid(self, sight: Sight) -> int:
        """CE-BRIBE-02: what is half a suitcase between friends."""
        said = sum(w.VALUES[noun_of(word)] for word in sight.said)
        wanted = OVERBIDS * sum(n * w.VALUES[note] for note, n in enumerate(sight.case))
        notes = [word for word in sight.menu if word != DONE]
        return max(notes) if notes and said < wanted else DONE


def cards_of(packed: int, sight: Sight) -> float:
    """How many cards icons bring, the colourful ones first; of an empty pile none."""
    icons = unpack(packed)
    gains = [min(gain, left) for gain, left in zip(icons.gains, sight.supply, strict=True)]
    return sum(gains) + 0.5 * sum(gains[w.GUN :]) + 1.5 * icons.jobs + sum(icons.sells)


def notes_of(packed: int, sight: Sight) -> float:
    """How nice it is to have suitcases for one's notes: a large one more than a small one."""
    notes = [note for note in (3, 2, 1, 0) for _ in range(sight.piles[note])]
    return sum(NOTE_SHINES * w.VALUES[note] for note in notes[: unpack(packed).suitcases])
