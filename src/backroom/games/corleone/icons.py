"""Ability icons (chapters 22 and 16): what a front, a back or a card lets its user do, in the order the user likes.

Icons are packed in one int, four bits for each kind. MONEY and GOOD happen by themselves unless their order could
matter (CE-G-33); everything else is asked, and everything may be declined (CE-G-03).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.corleone.draw import DrawJobs
from backroom.games.corleone.procedure import Procedure
from backroom.games.corleone.state import Corleone
from backroom.games.corleone.words import (
    BOOZE,
    DISCARD,
    DISCARD_KIND,
    DRAW,
    FIVE,
    GAIN,
    GAINS,
    GOOD_KIND,
    GUN,
    HORSE,
    ICON_BITS,
    ICON_KIND,
    JOB,
    LAUNDER,
    MONEY,
    MOST_ICONS,
    NARCOTICS,
    PILES,
    SELL,
    SELL_ONE,
    SELL_THREE,
    SUITCASE,
    SWAP,
    TAKE,
    TAKE_HORSE,
    THREE,
    TRADE,
)
from backroom.kernel.core import EVERYONE, NOUN_BITS, NOUN_MASK, PASS, RANDOM, Seat, Wait, act, solo

# Why icons are used: the rule of the question.
BY_THUG: Final = 0
BY_CONTROL: Final = 1
BY_MEMBER: Final = 2
BY_UNION_BOSS: Final = 3
BY_MAYOR: Final = 4
BY_CARD: Final = 5
BY_SHAKEDOWN: Final = 6
WHY: Final[tuple[str, ...]] = (
    "CE-G-02",
    "CE-G-05",
    "CE-FAM-03",
    "CE-NEUT-03",
    "CE-NEUT-03",
    "CE-DO-01",
    "CE-DO-05",
)
SELL_RULES: Final[tuple[str, ...]] = ("", "CE-ICON-05", "CE-ICON-06", "CE-ICON-07")


def icon(kind: int, times: int = 1) -> int:
    """An icon, packed."""
    return times << kind * ICON_BITS


def number(icons: int, kind: int) -> int:
    """How many of a kind there are."""
    return icons >> kind * ICON_BITS & MOST_ICONS


def gain_all(s: Corleone, user: Seat, icons: int) -> int:
    """Take the gains that nobody has to be asked about; the icons that are left.

    A card of the very kind that is shown is best taken at once. A lower note (CE-OUT-02) is worth waiting for only as
    long as a discard of one's own could fill the pile, and only then is there anything to choose.
    """
    if s.house.ask_gains or not icons & GAINS:
        return icons
    for card in range(PILES):
        while number(icons, card) and s.table.supply[card]:
            icons = gain_one(s, user, icons, card)
    if can_discard(s, user, icons):
        return icons
    for note in range(MONEY):
        while number(icons, note) and s.table.lower(note) >= 0:
            icons = gain_one(s, user, icons, note)
    return icons


def gain_one(s: Corleone, user: Seat, icons: int, card: int) -> int:
    """Use one MONEY or GOOD; the icons that are left."""
    s.gain(user, card, "CE-ICON-01" if card < MONEY else "CE-ICON-02")
    return icons - icon(card)


def can_discard(s: Corleone, user: Seat, icons: int) -> bool:
    """Could the user put a card back into a pile, for all that everybody can see?"""
    hand = s.table.hand[user]
    for n in range(1, 4):
        if number(icons, SELL_ONE + n - 1) and hand >= n:
            return True
    return number(icons, SWAP) > 0 and hand > 0 and has_plain_goods(s)


def use_icons(s: Corleone, user: Seat, icons: int, why: int, *, must: bool = False) -> None:
    """A player uses icons: what needs no question at once, the rest in a procedure of its own."""
    left = gain_all(s, user, icons)
    if left and usable(s, user, left):
        s.push(Icons(user, left, why, int(must)))
    else:
        miss(s, user, left)


def miss(s: Corleone, user: Seat, icons: int) -> None:
    """CE-OUT-01, CE-OUT-02: everybody hears what there was none of."""
    for card in range(PILES):
        for _ in range(number(icons, card)):
            s.table.say("CE-OUT-02" if card < MONEY else "CE-OUT-01", "lacked", user, card)


def usable(s: Corleone, user: Seat, icons: int) -> bool:
    """Could the user do anything with these icons, for all that everybody can see?"""
    if icons & GAINS and can_gain(s, icons):
        return True
    hand = s.table.hand[user]
    if number(icons, SUITCASE) and hand:
        return True
    if number(icons, JOB) and s.table.deck + len(s.table.pile):
        return True
    return can_discard(s, user, icons) or (number(icons, HORSE) > 0 and s.table.horse != user)


def can_gain(s: Corleone, icons: int) -> bool:
    for card in range(PILES):  # noqa: SIM110 - a loop compiles better than a generator
        if number(icons, card) and is_to_be_had(s, card):
            return True
    return False


def is_to_be_had(s: Corleone, card: int) -> bool:
    """Does the supply have it, or a lower note for it (CE-OUT-02)?"""
    return s.table.supply[card] > 0 or (card < MONEY and s.table.lower(card) >= 0)


def has_plain_goods(s: Corleone) -> bool:
    """CE-G-30: is there anything that SWAP could take?"""
    supply = s.table.supply
    return supply[GUN] + supply[GUN + 1] + supply[BOOZE] > 0


@mypyc_attr(acyclic=True, free_list_len=1)
class Icons(Procedure):
    """CE-ICON-10, CE-FAM-03, CE-G-02: a player uses icons one by one, in any order, and may decline the rest.

    With `must` nothing that can be used may be declined (CE-DIFF-08).
    """

    def __init__(self, who: Seat, icons: int, why: int, must: int) -> None:
        self.who = who
        self.icons = icons
        self.why = why
        self.must = must

    def facts(self) -> tuple[int, ...]:
        return (self.who, self.icons, self.why, self.must)

    def clone(self) -> Icons:
        return Icons(self.who, self.icons, self.why, self.must)

    def advance(self, s: Corleone) -> Wait | None:
        if not self.icons or not usable(s, self.who, self.icons):
            miss(s, self.who, self.icons)
            s.pop()
            return None
        menu = self.offers(s)
        gains = bool(menu) and menu[0] >> NOUN_BITS == GAIN
        if not self.must or not menu:
            menu.append(PASS)
        fallback = menu[0] if gains else RANDOM if self.must else PASS
        return solo(self.who, tuple(menu), ICON_KIND, self.rule(s, gains), fallback, EVERYONE)

    def rule(self, s: Corleone, gains: bool) -> str:
        """Gains are asked about because the table wants it so, or because their order could matter."""
        if gains:
            return "CE-G-03" if s.house.ask_gains else "CE-G-33"
        return WHY[self.why]

    def offers(self, s: Corleone) -> list[int]:
        """What each kind of icon lets this hand do now, gains first."""
        icons, user = self.icons, self.who
        hand = s.table.hand[user]
        menu: list[int] = []
        if icons & GAINS:
            menu += [act(GAIN, card) for card in range(PILES) if number(icons, card) and is_to_be_had(s, card)]
        if number(icons, SUITCASE):
            menu += [act(LAUNDER, note) for note in range(MONEY) if s.hidden.counts[user * PILES + note]]
        if number(icons, JOB) and s.table.deck + len(s.table.pile):
            menu.append(act(DRAW))
        menu += [act(SELL, n) for n in range(1, 4) if number(icons, SELL_ONE + n - 1) and hand >= n]
        if number(icons, SWAP) and hand and has_plain_goods(s):
            menu.append(act(TRADE))
        if number(icons, HORSE) and s.table.horse != user:
            menu.append(act(TAKE_HORSE))
        return menu

    def spend(self, kind: int) -> None:
        self.icons -= 1 << kind * ICON_BITS

    def hear(self, s: Corleone, action: int) -> None:
        verb, noun = action >> NOUN_BITS, action & NOUN_MASK
        if action == PASS:
            s.table.say("CE-G-03", "declined", self.who, self.icons)
            s.pop()
        elif verb == GAIN:
            self.icons = gain_one(s, self.who, self.icons, noun)
        elif verb == LAUNDER:
            self.spend(SUITCASE)
            s.launder(self.who, noun, "CE-ICON-03")
            self.icons = gain_all(s, self.who, self.icons)
        elif verb == TAKE_HORSE:
            self.spend(HORSE)
            s.table.take_horse(self.who, "CE-ICON-09")
        else:
            self.begin(s, verb, noun)

    def begin(self, s: Corleone, verb: int, noun: int) -> None:
        """The icons that go on with another question."""
        if verb == DRAW:
            self.spend(JOB)
            s.reshuffle()
            s.push(DrawJobs(self.who, 2, 1, 0, 0))
        elif verb == SELL:
            self.spend(SELL_ONE + noun - 1)
            s.push(Sale(self.who, noun, noun))
        else:
            assert verb == TRADE
            self.spend(SWAP)
            s.push(Swap(self.who, 0))

    def told(self, s: Corleone, result: int) -> None:
        """A sale or a swap may have filled a pile that was short, or been the last that could."""
        self.icons = gain_all(s, self.who, self.icons)


def discard_menu(s: Corleone, user: Seat) -> tuple[int, ...]:
    return tuple([act(DISCARD, card) for card in s.hidden.cards(user)])


@mypyc_attr(acyclic=True, free_list_len=1)
class Sale(Procedure):
    """CE-ICON-05..CE-ICON-07, CE-G-30: discard one, two or three cards, then take the money."""

    def __init__(self, who: Seat, cards: int, left: int) -> None:
        self.who = who
        self.cards = cards
        self.left_to_discard = left

    def facts(self) -> tuple[int, ...]:
        return (self.who, self.cards, self.left_to_discard)

    def clone(self) -> Sale:
        return Sale(self.who, self.cards, self.left_to_discard)

    def advance(self, s: Corleone) -> Wait | None:
        return solo(self.who, discard_menu(s, self.who), DISCARD_KIND, SELL_RULES[self.cards], RANDOM, EVERYONE)

    def hear(self, s: Corleone, action: int) -> None:
        rule = SELL_RULES[self.cards]
        s.discard(self.who, action & NOUN_MASK, rule)
        self.left_to_discard -= 1
        if self.left_to_discard:
            return
        if self.cards == SELL_THREE - SELL_ONE + 1:
            s.gain(self.who, THREE, rule)
        s.gain(self.who, FIVE, rule)
        s.pop()


@mypyc_attr(acyclic=True, free_list_len=1)
class Swap(Procedure):
    """CE-ICON-08, CE-G-30: discard one card, then take a good other than Narcotics."""

    def __init__(self, who: Seat, discarded: int) -> None:
        self.who = who
        self.discarded = discarded

    def facts(self) -> tuple[int, ...]:
        return (self.who, self.discarded)

    def clone(self) -> Swap:
        return Swap(self.who, self.discarded)

    def advance(self, s: Corleone) -> Wait | None:
        if not self.discarded:
            return solo(self.who, discard_menu(s, self.who), DISCARD_KIND, "CE-ICON-08", RANDOM, EVERYONE)
        menu = tuple([act(TAKE, card) for card in range(GUN, NARCOTICS) if s.table.supply[card]])
        return solo(self.who, menu, GOOD_KIND, "CE-ICON-08", RANDOM, EVERYONE)

    def hear(self, s: Corleone, action: int) -> None:
        if not self.discarded:
            self.discarded = 1
            s.discard(self.who, action & NOUN_MASK, "CE-ICON-08")
            return
        s.gain(self.who, action & NOUN_MASK, "CE-ICON-08")
        s.pop()
