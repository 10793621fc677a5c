"""Corleone's Empire in writing: words for actions and for chance. docs/notation.md explains it.

Jobs, allies, businesses and spaces are called by the ids of the edition, so every edition has its own vocabulary.
"""

from __future__ import annotations

import re

from backroom.games.corleone import words as w
from backroom.games.corleone.rows import Edition
from backroom.games.game import KERNEL_SPELLING, KERNEL_WORDS
from backroom.kernel.core import NOUN_BITS, NOUN_MASK, Illegal, act

PLAIN = {
    "draw": w.DRAW,
    "swap": w.TRADE,
    "horse": w.TAKE_HORSE,
    "accept": w.ACCEPT,
    "money first": w.MONEY_FIRST,
    "ability first": w.ABILITY_FIRST,
}
OF_CARDS = {
    "job": w.COMPLETE,
    "ally": w.PLAY_ALLY,
    "pay": w.PAY,
    "gain": w.GAIN,
    "launder": w.LAUNDER,
    "discard": w.DISCARD,
    "take": w.TAKE,
    "keep": w.KEEP,
    "give": w.GIVE,
    "offer": w.OFFER,
    "bid": w.BID,
}
OF_PLACES = {
    "thug": w.PLAY_THUG,
    "member": w.PLAY_MEMBER,
    "in": w.IN,
    "whack": w.WHACK,
    "move": w.MOVE,
    "to": w.TO,
    "recall": w.RECALL,
    "place": w.PLACE,
    "shake": w.SHAKE,
    "mark": w.MARK,
    "unmark": w.UNMARK,
    "raise": w.RAISE,
    "influence": w.INFLUENCE,
}
OF_SEATS = {"first": w.FIRST, "rob": w.ROB}
MONEY_WORD = re.compile(r"^(\w+ )(\d)$")


class Notation:
    """The vocabulary of one edition, both ways."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.cards = card_names(edition)
        self.places = place_names(edition)
        self.card_of = {name: card for card, name in enumerate(self.cards)}
        self.place_of = {name: place for place, name in self.places.items()}
        self.reading = KERNEL_WORDS | self.vocabulary()
        self.spelling = {action: word for word, action in self.reading.items()} | KERNEL_SPELLING

    def vocabulary(self) -> dict[str, int]:
        words = {word: act(verb) for word, verb in PLAIN.items()}
        words |= {f"sell {n}": act(w.SELL, n) for n in (1, 2, 3)}
        for word, verb in OF_SEATS.items():
            words |= {f"{word} P{seat}": act(verb, seat) for seat in range(w.MOST)}
        for word, verb in OF_CARDS.items():
            words |= {f"{word} {name}": act(verb, card) for card, name in enumerate(self.cards) if fits(verb, card)}
        for word, verb in OF_PLACES.items():
            words |= {f"{word} {name}": act(verb, p) for p, name in self.places.items() if stands(verb, p)}
        for i, name in enumerate(self.edition.territory_keys):
            words |= {f"lift {name}:{depth + 1}": act(w.LIFT, i * w.DEPTHS + depth) for depth in range(w.DEPTHS)}
        return words

    def read(self, word: str) -> int:
        """The action a word means, whatever its spacing and capitals; `bid 5` is `bid $5`."""
        plain = re.sub(r"\bp(\d+)$", r"P\1", " ".join(word.lower().split()))
        plain = plain if plain in self.reading else MONEY_WORD.sub(r"\1$\2", plain)
        if plain not in self.reading:
            raise Illegal("TABLE-04", f"'{word.strip()[:60]}' is no word of Corleone's Empire{self.suggestion(plain)}")
        return self.reading[plain]

    def suggestion(self, word: str) -> str:
        verb = word.split(" ", maxsplit=1)[0] if word else ""
        examples = [known for known in self.reading if known.split(" ")[0] == verb]
        return f"; say for example '{examples[0]}'" if examples else ""

    def spell(self, action: int) -> str:
        return self.spelling[action]

    def noun(self, action: int) -> str:
        """The noun of a word alone."""
        return self.spelling[action].partition(" ")[2]

    def depth(self, source: int) -> str:
        """A marker in a stack, counted from the bottom."""
        return f"{self.edition.territory_keys[source // w.DEPTHS]}:{source % w.DEPTHS + 1}"


def fits(verb: int, card: int) -> bool:
    """Is there ever such a word: a verb with a card of that sort?"""
    if verb == w.COMPLETE or verb == w.KEEP:
        return w.FIRST_JOB <= card < w.FIRST_ALLY
    if verb == w.PLAY_ALLY:
        return card >= w.FIRST_ALLY
    if verb in (w.LAUNDER, w.BID, w.OFFER):
        return card < w.MONEY
    if verb == w.PAY:
        return w.GUN <= card < w.PILES
    return card < w.PILES if verb == w.GAIN else True


def stands(verb: int, place: int) -> bool:
    """Likewise for a verb with a place. Words about Central Park exist, so that a rule can refuse them (CE-CP-01)."""
    is_business, is_space = place < w.BUSINESSES, place >= w.FIRST_SPACE
    is_territory, is_park = w.FIRST_TERRITORY <= place < w.PARK_PLACE, place == w.PARK_PLACE
    match verb:
        case w.PLAY_THUG:
            return is_business or is_park
        case w.PLAY_MEMBER:
            return is_space
        case w.IN | w.MARK | w.UNMARK | w.RAISE | w.INFLUENCE:
            return is_territory or is_park
        case w.WHACK | w.MOVE:
            return is_business or is_space or place == w.CHIEF_PLACE
        case w.RECALL:
            return is_business or is_space
        case w.TO:
            return is_business or is_space or is_territory
        case _:
            return place != w.CHIEF_PLACE


def card_names(edition: Edition) -> list[str]:
    """Every card's word: `$1`, `gun`, then the ids of jobs and allies."""
    money = [f"${value}" for value in w.VALUES]
    return [*money, *w.GOODS, *[job.key for job in edition.jobs], *[ally.key for ally in edition.allies]]


def place_names(edition: Edition) -> dict[int, str]:
    """Every place's word."""
    names = {i: business.key for i, business in enumerate(edition.businesses)}
    names |= {w.FIRST_TERRITORY + i: key for i, key in enumerate(edition.territory_keys)}
    names |= {w.PARK_PLACE: edition.park_key, w.CHIEF_PLACE: "police-chief"}
    return names | {w.FIRST_SPACE + i: space.key for i, space in enumerate(edition.spaces)}


def figure_name(figure: int) -> str:
    """A figure's word: `P0-don`, `P2-thug`, `mayor`."""
    return w.NEUTRALS[figure - w.MAYOR] if figure >= w.MAYOR else f"P{figure >> 2}-{w.RANKS[figure & 3]}"


def icon_names(icons: int) -> list[str]:
    """Packed icons as words, each as often as it is there."""
    names: list[str] = []
    for kind, name in enumerate(w.ICONS):
        names += [name] * (icons >> kind * w.ICON_BITS & w.MOST_ICONS)
    return names


def verb_of(action: int) -> int:
    return action >> NOUN_BITS


def noun_of(action: int) -> int:
    return action & NOUN_MASK
