"""What the rulebook says about every edition of Der Pate, and what the tables of a file must agree on.

Only facts stand here. What merely makes a good stand-in (three different kinds in a district, districts in one piece,
tracks of equal length) binds nobody and is tested for the house edition alone.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from typing import Any, Final

from backroom.games.derpate import words as w
from backroom.games.derpate.edition_schema import DISTRICT_IDS, GREY_CHIPS, RED_CHIPS
from backroom.games.editions import facts
from backroom.games.editions.facts import Fact, differ, differing_ids, only, rows
from backroom.games.editions.faults import Faults, meant, shown
from backroom.games.editions.shapes import Draft

# Tables whose ids are spoken as words, and so must all differ.
SPOKEN: Final = ("family", "district", "business", "event")
RESERVED: Final = frozenset(
    (*w.COLOURS, *w.FIELDS, *w.FACES, *w.TRACKS, *w.CHIPS, *w.FAVOUR_EFFECTS, *w.PERSONS, *w.PHASES)
    + ("back", "bank", "box", "car", "done", "friend", "gone", "hudson", "none", "pass", "prison", "stock", "vacant")
)
SEAT: Final = re.compile(r"p\d+")


def check_facts(parsed: dict[str, Any], draft: Draft, faults: Faults) -> None:
    """Tell where tables contradict the rulebook or each other."""
    differing_ids(parsed, SPOKEN, taken, faults)
    facts.check_facts(FACTS, draft, faults)


def taken(table: str, word: str) -> bool:
    return table == "business" and (word in RESERVED or SEAT.fullmatch(word) is not None)


def steps_of_kinds(draft: Draft, faults: Faults) -> None:
    """DP-ROW1-05 to 07: one kind advances influence, one reputation, the others nothing."""
    steps = Counter(row["step"] for row in rows(draft, "kind"))
    for track in (w.TRACKS[w.REPUTATION], w.TRACKS[w.INFLUENCE]):
        if steps[track] != 1:
            faults.add("[[kind]]", f"{steps[track]} have step = {shown(track)}; it should be 1")


def districts_of_three(draft: Draft, faults: Faults) -> None:
    """DP-COMP-02."""
    found = Counter(row["district"] for row in rows(draft, "business"))
    for district in DISTRICT_IDS:
        if found[district] != w.PER_DISTRICT:
            what = f"{found[district]} have district = {shown(district)}; it should be {w.PER_DISTRICT}"
            faults.add("[[business]]", what)


def every_kind_somewhere(draft: Draft, faults: Faults) -> None:
    """DP-COMP-03."""
    found = {row["kind"] for row in rows(draft, "business")}
    for kind in range(1, w.KINDS + 1):
        if kind not in found:
            faults.add("[[business]]", f"none has kind = {kind}; there should be businesses of all five kinds")


def chips_on(table: str, chips: tuple[str, ...]) -> Fact:
    """DP-SETUP-02: each chip has a space of its own on its track."""

    def fact(draft: Draft, faults: Faults) -> None:
        row = only(draft, table)
        owner: dict[int, str] = {}
        for chip in chips:
            if row[chip] > row["spaces"]:
                what = f"`{chip}` is {row[chip]}; it should be at most {row['spaces']}, the last of the `spaces`"
                faults.add(f"[{table}]", what)
            if row[chip] in owner:
                what = f"`{chip}` is {row[chip]}, as is `{owner[row[chip]]}`; each should have a space of its own"
                faults.add(f"[{table}]", what)
            owner.setdefault(row[chip], chip)

    return fact


def rising_income(draft: Draft, faults: Faults) -> None:
    """DP-INC-02."""
    values = only(draft, "track.income")["money"]
    if values[0] != 0:
        faults.add("[track.income]", f"`money` begins with {values[0]}; it should begin with 0, for the start space")
    for before, after in pairwise(values):
        if after <= before:
            faults.add("[track.income]", f"`money` has {after} after {before}; each amount should be above the last")


def one_person_each(draft: Draft, faults: Faults) -> None:
    """DP-ROW4-01."""
    row = only(draft, "persons")
    owner: dict[str, str] = {}
    for colour in w.COLOURS:
        if row[colour] in owner:
            what = f"`{colour}` is {shown(row[colour])}, as is `{owner[row[colour]]}`; each should call somebody else"
            faults.add("[persons]", what)
        owner.setdefault(row[colour], colour)


def car_at_a_business(draft: Draft, faults: Faults) -> None:
    """DP-COMP-04: a car space is called by its business."""
    car = only(draft, "beginners")["car"]
    known = [row["id"] for row in rows(draft, "business")]
    if car not in known:
        faults.add("[beginners]", f"`car` is {shown(car)}{meant(car, known)}; it should be the id of a business")


FACTS: Final[facts.Facts] = (
    (differ("family", "id", "colour"), ("family",)),
    (differ("kind", "number"), ("kind",)),
    (steps_of_kinds, ("kind",)),
    (districts_of_three, ("business",)),
    (every_kind_somewhere, ("business",)),
    (chips_on("track.reputation", GREY_CHIPS), ("track.reputation",)),
    (chips_on("track.influence", RED_CHIPS), ("track.influence",)),
    (rising_income, ("track.income",)),
    (one_person_each, ("persons",)),
    (car_at_a_business, ("beginners", "business")),
)
