"""An edition of Der Pate as typed rows: the board, the tracks and the event cards as printed.

`edition.py` makes it from a file, once. Money is in thousands.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class BusinessKind:
    """DP-COMP-03: one of the five kinds of business. Kind n is row n - 1."""

    def __init__(self, key: str, name: str, money: int, step: int) -> None:
        self.key: Final = key
        self.name: Final = name
        self.money: Final = money  # what a business of this kind pays, unless it says another amount itself
        self.step: Final = step  # the track on which its owner advances: REPUTATION, INFLUENCE, or -1 for none


@mypyc_attr(acyclic=True)
class Business:
    """A business and the car space in front of it; its place in the list is its place on the road."""

    def __init__(self, key: str, name: str, district: int, kind: int, money: int) -> None:
        self.key: Final = key
        self.name: Final = name
        self.district: Final = district
        self.kind: Final = kind  # 1 to 5
        self.money: Final = money  # what it pays


@mypyc_attr(acyclic=True)
class EventCard:
    """DP-COMP-09: what is printed on an event card beside its text."""

    def __init__(self, key: str, title: str, x: int, car: int, text: str) -> None:
        self.key: Final = key
        self.title: Final = title
        self.x: Final = x  # 0 grey, 1 red
        self.car: Final = car  # 1 to 5
        self.text: Final = text


@mypyc_attr(acyclic=True)
class Edition:
    """A whole edition. Made once, shared by every game that is played with it, never changed."""

    def __init__(self) -> None:
        self.key = ""
        self.title = ""
        self.version = ""
        self.digest = ""  # a hash of what matters to play; records pin it
        self.money = 0  # starting money
        self.families: list[str] = []  # names, in the order of the seats
        self.family_keys: list[str] = []
        self.district_keys: list[str] = []
        self.district_names: list[str] = []
        self.kinds: list[BusinessKind] = []  # kind n at n - 1
        self.gambling = 0  # the number of the kind that DP-CARD-R5a is about
        self.road: list[Business] = []  # 12, clockwise
        self.lengths: list[int] = []  # spaces after the start space, by track: reputation, influence, income, favours
        self.chip_spaces: list[int] = []  # by chip, as in words.CHIPS: the space of its track
        self.income: list[int] = []  # by space of the income track, the start space first
        # What the favour of each space does, from space 1 on: words.FAVOUR_EFFECTS, or -1 if none is added there.
        self.favours: list[int] = []
        self.persons: list[int] = []  # who is called by the die of each colour, as in words.COLOURS: words.PERSONS
        self.events: list[EventCard] = []  # as in words.EVENTS
        self.first_districts: list[int] = []  # DP-GAP-34: the beginners' districts, the start player's first
        self.first_car = 0  # and the space of the car
        self.printed: dict[str, Any] = {}  # the file as it was read, for whoever draws it
