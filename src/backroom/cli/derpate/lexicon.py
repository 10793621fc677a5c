"""What things are called: the businesses, dice, tracks, chips and persons of one edition, from their words."""

from __future__ import annotations

from collections.abc import Iterable

from backroom.cli.grammar import listed
from backroom.cli.screen import Names
from backroom.games.derpate import words as w
from backroom.games.derpate.edition import Edition
from backroom.games.derpate.notation import Notation
from backroom.games.derpate.steps import Turn
from backroom.games.derpate.view import BusinessView, DerPateView
from backroom.games.steps import innermost

# What a die of each colour does in rows 2 and 3.
ROW_TWO = {"black": "visit", "white": "bets", "grey": "reputation", "red": "influence"}
ROW_THREE = {"black": "takeover", "white": "friend", "grey": "meeting", "red": "FBI raid"}
CHIP_USES = {
    "wedding": "take a friend of the family",
    "grandchild": "roll a die: its number in thousands, nothing for the puppet",
    "birthday": "one step on any track",
    "cop": "roll one of your dice again",
    "judge": "roll the whole throw again",
    "senator": "put a die on the field of another colour",
}
FAVOUR_USES = {
    "member": "a member back from the Hudson",
    "marker": "a debt marker back",
    "steps": f"{w.FAVOUR_STEPS} steps on reputation or influence",
    "money": f"${w.FAVOUR_MONEY},000",
}
FAVOURS_IN_SHORT = {
    "member": "a member from the Hudson",
    "marker": "a debt marker back",
    "steps": f"{w.FAVOUR_STEPS} steps",
    "money": f"${w.FAVOUR_MONEY},000",
}
PERSON_USES = {
    "consigliere": "puts one of your members into a vacant business",
    "prosecutor": "takes all your members out of prison",
    "informer": "sends a rival's member to prison",
    "banker": "a step on income or favours",
}


class Lexicon:
    """The names that one edition has for everything."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.notation = Notation(edition)
        self.spaces = self.notation.spaces
        self.names = {business.key: business.name for business in edition.road}
        self.kind_of = {business.key: business.kind for business in edition.road}
        self.districts = dict(zip(edition.district_keys, edition.district_names, strict=True))
        self.events = {card.key: card for card in edition.events}
        self.persons = {colour: w.PERSONS[person] for colour, person in zip(w.COLOURS, edition.persons, strict=True)}

    # the board

    def kind(self, number: int) -> str:
        """`loan sharking`"""
        name = self.edition.kinds[number - 1].name
        return name[:1].lower() + name[1:]

    def place(self, key: str) -> str:
        """`LM2 (gambling)`"""
        return f"{key} ({self.kind(self.kind_of[key])})"

    def money(self, key: str) -> int:
        """What a business pays, as an amount of the edition."""
        return self.edition.road[self.spaces.index(key)].money

    def pay(self, key: str) -> str:
        """`$3,000`"""
        return thousands(self.money(key))

    def pay_of(self, kind: int) -> str:
        """What businesses of a kind pay: one amount, or from the least to the most."""
        found = [business.money for business in self.edition.road if business.kind == kind]
        span = sorted({min(found), max(found)}) if found else [self.edition.kinds[kind - 1].money]
        return " to ".join(map(thousands, span))

    def after(self, view: DerPateView, spaces: int) -> BusinessView:
        """Where the car stops when it drives on."""
        here = self.spaces.index(view.car) if view.car else 0
        return view.road[(here + spaces) % w.SPACES]

    def of_kind(self, view: DerPateView, kind: int) -> list[BusinessView]:
        return [business for business in view.road if business.kind == kind]

    def holder(self, view: DerPateView, names: Names, owner: int) -> str:
        """Whose a business is, before what is owned: `your`, `Ada's`, `the neutral`."""
        return names.owner(owner) if is_player(view, owner) else "the neutral"

    # tracks, chips, favours

    def length(self, track: str) -> int:
        return self.edition.lengths[w.TRACKS.index(track)]

    def chips_of(self, track: str) -> list[tuple[int, str]]:
        """The chips of a track with their spaces, in order."""
        kinds = {"reputation": w.CHIPS[: w.COP], "influence": w.CHIPS[w.COP :]}.get(track, ())
        return sorted((self.edition.chip_spaces[w.CHIPS.index(chip)], chip) for chip in kinds)

    def chips_between(self, track: str, here: int, goal: int) -> list[str]:
        return [chip for space, chip in self.chips_of(track) if here < space <= goal]

    def income(self, space: int) -> str:
        """What the income track pays at a space."""
        return thousands(self.edition.income[space])

    def favours(self, reached: int) -> list[str]:
        """What a friend does for who has come so far on the favours track."""
        return [w.FAVOUR_EFFECTS[effect] for effect in self.edition.favours[:reached] if effect >= 0]

    def next_favour(self, reached: int) -> tuple[int, str]:
        """The space of the next favour beyond this one, and what it is; 0 if there is none."""
        for space, effect in enumerate(self.edition.favours[reached:], reached + 1):
            if effect >= 0:
                return space, w.FAVOUR_EFFECTS[effect]
        return 0, ""

    # dice

    def field(self, row: int, die: str, face: str, field: str) -> str:
        """What a die does in a row that is counted from 1: `gambling`, `FBI raid`, `press`."""
        if field == "press":
            return field
        match row:
            case 1:
                return self.kind(int(face))
            case 2:
                return ROW_TWO[field]
            case 3:
                return ROW_THREE[field]
            case _:
                return self.persons[field]


def is_player(view: DerPateView, family: int) -> bool:
    """Does a player who is still in the game lead it? The others are neutral."""
    return family < len(view.seats) and view.seats[family].in_play


def money(amount: int) -> str:
    """Dollars: `$12,000`"""
    return f"${amount:,}"


def thousands(amount: int) -> str:
    """Dollars, from an amount of the edition."""
    return money(amount * 1000)


def short_dice(dice: Iterable[tuple[str, str]]) -> str:
    """A throw in a few letters: `B5 W4 GP R1`; P is the puppet."""
    return " ".join(f"{die[0].upper()}{'P' if face == 'puppet' else face}" for die, face in dice)


def chips(found: Iterable[str]) -> str:
    """`the wedding and the grandchild`"""
    return listed(f"the {chip}" for chip in found)


def row_of(view: DerPateView) -> int:
    """The row of the turn under way, from 1 on; 0 if there is none."""
    turn = innermost(view.where, Turn)
    return turn.row if turn else 0
