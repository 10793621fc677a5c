"""What things are called: the cards, places, figures and icons of one edition, from their words in notation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import product

import msgspec

from backroom.cli.grammar import listed, plural
from backroom.cli.screen import Names
from backroom.games.corleone.edition import Edition
from backroom.games.corleone.notation import Notation, icon_names
from backroom.games.corleone.view import CorleoneView
from backroom.games.corleone.words import COLOURS, FIRST_JOB, GOODS, NEUTRALS, RANKS, THUG, VALUES

ROMAN = ("I", "II", "III", "IV")
GOOD_NAMES = {"gun": "Gun", "blood-money": "Blood Money", "booze": "Booze", "narcotics": "Narcotics"}
FIGURES = {"mayor": "the Mayor", "union-boss": "the Union Boss", "police-chief": "the Police Chief"}
CHIEF = "police-chief"

ICONS = {
    "suitcase": "suitcase",
    "job": "a job",
    "sell:1": "sell 1 card for $5",
    "sell:2": "sell 2 cards for $5",
    "sell:3": "sell 3 cards for $8",
    "swap": "swap a card",
    "horse": "horse head",
}
SHORT_ICONS = {
    "good:blood-money": "blood",
    "good:narcotics": "narc",
    "suitcase": "suitcase",
    "job": "job",
    "sell:1": "sell 1",
    "sell:2": "sell 2",
    "sell:3": "sell 3",
    "swap": "swap",
    "horse": "horse",
}


class Job(msgspec.Struct, frozen=True):
    """A job in display words."""

    name: str
    colour: str
    cost: list[str]
    money: list[str]
    text: str


class Ally(msgspec.Struct, frozen=True):
    """An ally in display words."""

    name: str
    text: str


class Spot(msgspec.Struct, frozen=True):
    """A business or a family-member space: its name and the areas around it."""

    name: str
    areas: list[str]


class Lexicon:
    """The names that one edition has for everything."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.notation = Notation(edition)
        self.jobs = {
            job.key: Job(
                job.name,
                COLOURS[job.colour],
                [good for i, good in enumerate(GOODS) for _ in range(job.cost[i])],
                [f"${VALUES[note]}" for note in job.money],
                job.text,
            )
            for job in edition.jobs
        }
        self.allies = {ally.key: Ally(ally.name, ally.text) for ally in edition.allies}
        self.areas = dict(zip(edition.territory_keys, edition.territory_names, strict=True))
        self.areas[edition.park_key] = edition.park_name
        keys = [*edition.territory_keys, edition.park_key]
        self.spaces = {space.key: Spot(space.name, [keys[i] for i in space.areas]) for space in edition.spaces}
        self.businesses = {
            business.key: Spot(business.name, [keys[business.territory]] if business.territory >= 0 else [])
            for business in edition.businesses
        }
        self.fronts = {business.key: icon_names(business.front) for business in edition.businesses}
        self.backs = {business.key: icon_names(business.back) for business in edition.businesses}
        self.park_back = icon_names(edition.park_back)

    # cards

    def card(self, word: str) -> str:
        """A card by its name: `Gun`, `$3`, `Bathtub Gin`."""
        if word in self.jobs:
            return self.jobs[word].name
        return self.allies[word].name if word in self.allies else GOOD_NAMES.get(word, word)

    def cards(self, words: Iterable[str]) -> str:
        """Several cards: `2 Gun, $3 and Bathtub Gin`."""
        return listed(self.counted(words))

    def counted(self, words: Iterable[str]) -> list[str]:
        """Several cards, each kind once: `2 Gun`, `$2 twice`."""
        return [self.times(word, n) for word, n in Counter(words).items()]

    def times(self, word: str, n: int) -> str:
        if n == 1:
            return self.card(word)
        return f"{n}×{word}" if word.startswith("$") else f"{n} {self.card(word)}"

    def price(self, word: str) -> str:
        """What a job costs and pays: `2 Gun → $3 + $2`."""
        job = self.jobs[word]
        return f"{', '.join(self.counted(job.cost))} → {' + '.join(job.money) or 'no money'}"

    def abilities(self, word: str) -> int:
        """How many parts the ability of a job or an ally has."""
        number = self.notation.card_of[word]
        cards = self.edition.jobs + self.edition.allies
        return len(cards[number - FIRST_JOB].effects)

    def about(self, word: str, paid: str = "") -> str:
        """A card in one line; `paid` says how a job would be paid."""
        if word in self.jobs:
            return f"{self.price(word)}. {paid}{self.jobs[word].text}"
        if word in self.allies:
            return self.allies[word].text
        return ABOUT.get(word, "money: it counts at the end if it is in your suitcase")

    # places

    def place(self, word: str) -> str:
        """A business, a space, an area, or where the Police Chief stands."""
        if word in self.spaces:
            return self.spaces[word].name
        if word in self.businesses:
            return self.businesses[word].name
        return "the Police Chief" if word == CHIEF else self.areas[word]

    def areas_of(self, word: str, view: CorleoneView) -> list[str]:
        """The areas that somebody at this place stands in, by name."""
        if word in self.spaces:
            return [self.areas[key] for key in self.spaces[word].areas]
        if word == CHIEF:
            return [self.areas[view.chief]] if view.chief else []
        if word in self.businesses:
            return [self.areas[area.key] for area in view.territories if word in (area.printed, area.tile)]
        return [self.areas[word]]

    def whereabouts(self, word: str) -> str:
        """A place with its areas, as far as they never change: `Union Square (Chelsea, Midtown, Wall Street)`."""
        spot = self.spaces.get(word) or self.businesses.get(word)
        around = f" ({', '.join(self.areas[key] for key in spot.areas)})" if spot and spot.areas else ""
        return self.place(word) + around

    def around(self, space: str, view: CorleoneView) -> list[str]:
        """The icons of all backs that a space touches."""
        return [icon for area in self.spaces[space].areas for icon in self.backs_in(area, view)]

    def backs_in(self, area: str, view: CorleoneView) -> list[str]:
        if area == self.edition.park_key:
            return self.park_back
        shown = next(territory for territory in view.territories if territory.key == area)
        return self.backs[shown.printed] + (self.backs[shown.tile] if shown.tile else [])

    # icons

    def icons(self, icons: Iterable[str]) -> str:
        """What icons give: `2 Gun, $2, suitcase`."""
        return ", ".join(self.icon(icon, n) for icon, n in Counter(icons).items())

    def icon(self, icon: str, n: int) -> str:
        kind, _, what = icon.partition(":")
        if kind == "money":
            return self.times(f"${what}", n)
        if kind == "good":
            return self.times(what, n)
        return ICONS[icon] if n == 1 else f"{n}× {ICONS[icon]}"

    def short(self, icons: Iterable[str]) -> str:
        """The same for the board, where there is little room."""
        return ", ".join(self.short_icon(icon, n) for icon, n in Counter(icons).items())

    def short_icon(self, icon: str, n: int) -> str:
        kind, _, what = icon.partition(":")
        name = f"${what}" if kind == "money" else SHORT_ICONS.get(icon, what)
        return name if n == 1 else f"{n}×{name}"

    # figures

    def figure(self, word: str, names: Names) -> str:
        """A figure with its owner: `your Don`, `Ada's thug`, `the Mayor`."""
        if word in FIGURES:
            return FIGURES[word]
        owner, _, rank = word.partition("-")
        return f"{names.owner(int(owner[1:]))} {rank_name(rank)}"


SHORT_RANKS = {"consigliere": "Cons."}
ABOUT = {
    "gun": "a good that jobs cost",
    "blood-money": "a good that jobs cost",
    "booze": "a good that jobs cost",
    "narcotics": "a good that stands for any other when you pay for a job",
}


def short_good(word: str) -> str:
    """A good where there is little room."""
    return SHORT_ICONS.get(f"good:{word}", word)


def rank_name(rank: str) -> str:
    return rank if rank == RANKS[THUG] else rank.capitalize()


def owner_of(figure: str) -> int | None:
    """The seat whose figure it is; None for a neutral one."""
    return None if figure in NEUTRALS else int(figure.partition("-")[0][1:])


def reserve(thugs: int, members: list[str]) -> str:
    """The figures that are still to be played: `2 thugs, Don`."""
    parts = [plural(thugs, "thug")] if thugs else []
    return ", ".join(parts + [SHORT_RANKS.get(rank, rank_name(rank)) for rank in members]) or "–"


def limit(view: CorleoneView, seat: int | None, edition: Edition) -> int:
    """The hand limit of a seat at this act's Tribute; without one, what holds for everybody."""
    agreed = view.options.get("hand_limits")
    limits = [int(part) for part in str(agreed).split("-")] if agreed else [act.limit for act in edition.acts]
    more = view.seats[seat].more_cards if seat is not None and view.act < len(limits) else 0
    return limits[view.act - 1] + more


def make_up(amounts: Iterable[int], left: Counter[int]) -> list[int]:
    """The notes that come to these amounts, one after the other; empty if what is left does not."""
    left, notes = left.copy(), []
    for amount in amounts:
        found = [amount] if left[amount] else fewest(amount, left)
        if not found:
            return []
        left -= Counter(found)
        notes += found
    return notes


def fewest(amount: int, left: Counter[int]) -> list[int]:
    """As few notes as come to an amount, large ones first; empty if none do."""
    kinds = sorted(left, reverse=True)
    ways = product(*(range(min(left[kind], amount // kind) + 1) for kind in kinds))
    fitting = [way for way in ways if sum(n * kind for n, kind in zip(way, kinds, strict=True)) == amount]
    best = min(reversed(fitting), key=sum, default=())
    return [kind for n, kind in zip(best, kinds, strict=False) for _ in range(n)]


def total(money: Iterable[str]) -> int:
    """What money cards are worth."""
    return sum(int(note.removeprefix("$")) for note in money)
