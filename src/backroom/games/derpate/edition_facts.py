"""What the rulebook says about every edition of Der Pate, and what the tables of a file must agree on.

Only facts stand here, each with the rules that say so. What merely makes a good stand-in (three different kinds in a
district, districts in one piece, tracks of equal length, what the other three kinds pay) binds nobody and is tested for
the house edition alone.
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
from backroom.games.editions.faults import Faults, listed, meant, shown
from backroom.games.editions.shapes import Draft

# Tables whose ids are spoken as words, and so must all differ.
SPOKEN: Final = ("family", "district", "business", "event")
RESERVED: Final = frozenset(
    (*w.COLOURS, *w.FIELDS, *w.FACES, *w.TRACKS, *w.CHIPS, *w.FAVOUR_EFFECTS, *w.PERSONS, *w.PHASES)
    + ("back", "bank", "box", "car", "done", "friend", "gone", "hudson", "none", "pass", "prison", "stock", "vacant")
)
SEAT: Final = re.compile(r"p\d+")

# What the rulebook tells of a kind: key, what is right, the rule. That protection money advances its owner is told, on
# which of the two tracks is not (DP-GAP-05).
SMUGGLED: Final = 2000
SMUGGLERS: Final = 3  # businesses
MONEY_ALONE: Final = (("step", ("none",), "DP-ROW1-07"),)
BY_THE_BOOK: Final[dict[str, tuple[tuple[str, tuple[object, ...], str], ...]]] = {
    w.PROTECTION: (("step", w.TRACKS[: w.INCOME], "DP-ROW1-05"),),
    w.SMUGGLING: (
        ("number", (2,), "DP-ROW1-06"),
        ("money", (SMUGGLED,), "DP-ROW1-06"),
        ("step", (w.TRACKS[w.REPUTATION],), "DP-ROW1-06"),
    ),
    w.BOOKMAKING: MONEY_ALONE,
    w.LOANS: MONEY_ALONE,
    w.GAMBLING: (("number", (5,), "DP-ROW3-05"), *MONEY_ALONE),
}
SOMEWHERE: Final = ((w.PROTECTION, "DP-ROW1-05"), (w.GAMBLING, "DP-CARD-R5a"))  # kinds that somebody must run
AT_FIRST: Final = (15_000, 10_000)
FIRST_INCOME, LAST_INCOME = 1000, 4000
FAVOUR_RULES: Final = ("DP-FAV-05", "DP-FAV-06", "DP-FAV-07", "DP-FAV-08")


def check_facts(parsed: dict[str, Any], draft: Draft, faults: Faults) -> None:
    """Tell where tables contradict the rulebook or each other."""
    differing_ids(parsed, SPOKEN, taken, faults)
    facts.check_facts(FACTS, draft, faults)


def taken(table: str, word: str) -> bool:
    return table == "business" and (word in RESERVED or SEAT.fullmatch(word) is not None)


def printed_of_kinds(draft: Draft, faults: Faults) -> None:
    """DP-ROW1-05 to 07, DP-CARD-R5a: numbers, amounts and steps that the rulebook tells."""
    for called, row in draft.rows["kind"]:
        for key, right, rule in BY_THE_BOOK[row["id"]]:
            if row[key] not in right:
                faults.add(called, f"`{key}` is {shown(row[key])}; it should be {listed(map(shown, right))} ({rule})")


def printed_of_businesses(draft: Draft, faults: Faults) -> None:
    """DP-ROW1-06, DP-CARD-R5a: three smuggle, for the amount of their kind, and somebody gambles."""
    number = {row["id"]: row["number"] for row in rows(draft, "kind")}
    if len(set(number.values())) < w.KINDS:
        return  # two kinds are alike, which is told already
    found = Counter(row["kind"] for row in rows(draft, "business"))
    if found[number[w.SMUGGLING]] != SMUGGLERS:
        what = f"{found[number[w.SMUGGLING]]} have kind = {number[w.SMUGGLING]}, which is smuggling"
        faults.add("[[business]]", f"{what}; it should be {SMUGGLERS} (DP-ROW1-06)")
    for kind, rule in SOMEWHERE:
        if not found[number[kind]]:
            what = f"none has kind = {number[kind]}, which is {kind}"
            faults.add("[[business]]", f"{what}; it should be at least 1 ({rule})")
    for called, row in draft.rows["business"]:
        if row["kind"] == number[w.SMUGGLING] and row.get("money", SMUGGLED) != SMUGGLED:
            faults.add(called, f"`money` is {row['money']}; smuggling pays {SMUGGLED} (DP-ROW1-06)")


def money_at_first(draft: Draft, faults: Faults) -> None:
    """DP-SETUP-14, DP-GAP-02: what the rulebook says, or the reviews of another printing."""
    money = only(draft, "start")["money"]
    if money not in AT_FIRST:
        faults.add("[start]", f"`money` is {money}; it should be {listed(AT_FIRST)} (DP-SETUP-14, DP-GAP-02)")


def districts_of_three(draft: Draft, faults: Faults) -> None:
    """DP-COMP-02."""
    found = Counter(row["district"] for row in rows(draft, "business"))
    for district in DISTRICT_IDS:
        if found[district] != w.PER_DISTRICT:
            what = f"{found[district]} have district = {shown(district)}; it should be {w.PER_DISTRICT}"
            faults.add("[[business]]", f"{what} (DP-COMP-02)")


def chips_on(table: str, chips: tuple[str, ...]) -> Fact:
    """DP-SETUP-02: each chip has a space of its own on its track."""

    def fact(draft: Draft, faults: Faults) -> None:
        row = only(draft, table)
        owner: dict[int, str] = {}
        for chip in chips:
            if row[chip] > row["spaces"]:
                what = f"`{chip}` is {row[chip]}; it should be at most {row['spaces']}, the last of the `spaces`"
                faults.add(f"[{table}]", f"{what} (DP-SETUP-02)")
            if row[chip] in owner:
                what = f"`{chip}` is {row[chip]}, as is `{owner[row[chip]]}`; each should have a space of its own"
                faults.add(f"[{table}]", f"{what} (DP-SETUP-02)")
            owner.setdefault(row[chip], chip)

    return fact


def income_of_the_book(draft: Draft, faults: Faults) -> None:
    """DP-INC-02: nothing at the start, later 1,000 to 4,000; on how many spaces is not told."""
    values = only(draft, "track.income")["money"]
    if values[0] != 0:
        what = f"`money` begins with {values[0]}; it should begin with 0, for the start space"
        faults.add("[track.income]", f"{what} (DP-INC-02)")
    if values[1] != FIRST_INCOME:
        faults.add("[track.income]", f"`money` has {values[1]} first; it should be {FIRST_INCOME} (DP-INC-02)")
    if values[-1] != LAST_INCOME:
        faults.add("[track.income]", f"`money` ends with {values[-1]}; it should end with {LAST_INCOME} (DP-INC-02)")
    for before, after in pairwise(values):
        if after < before:
            faults.add("[track.income]", f"`money` has {after} after {before}; it should never fall (DP-INC-02)")


def all_favours(draft: Draft, faults: Faults) -> None:
    """DP-FAV-05 to 08: every favour is somewhere, and needs no second space (DP-FAV-02)."""
    found: Counter[str] = Counter(only(draft, "track.favours")["order"])
    for effect, rule in zip(w.FAVOUR_EFFECTS, FAVOUR_RULES, strict=True):
        if found[effect] != 1:
            what = f"`order` has {shown(effect)} {found[effect]} times; it should have it once"
            faults.add("[track.favours]", f"{what} ({rule})")


def one_person_each(draft: Draft, faults: Faults) -> None:
    """DP-ROW4-01."""
    row = only(draft, "persons")
    owner: dict[str, str] = {}
    for colour in w.COLOURS:
        if row[colour] in owner:
            what = f"`{colour}` is {shown(row[colour])}, as is `{owner[row[colour]]}`; each should call somebody else"
            faults.add("[persons]", f"{what} (DP-ROW4-01)")
        owner.setdefault(row[colour], colour)


def car_at_a_business(draft: Draft, faults: Faults) -> None:
    """DP-COMP-04: a car space is called by its business."""
    car = only(draft, "beginners")["car"]
    known = [row["id"] for row in rows(draft, "business")]
    if car not in known:
        faults.add(
            "[beginners]", f"`car` is {shown(car)}{meant(car, known)}; it should be the id of a business (DP-COMP-04)"
        )


FACTS: Final[facts.Facts] = (
    (differ("family", "id", "colour"), ("family",)),
    (differ("kind", "id", "number"), ("kind",)),
    (money_at_first, ("start",)),
    (printed_of_kinds, ("kind",)),
    (districts_of_three, ("business",)),
    (printed_of_businesses, ("kind", "business")),
    (chips_on("track.reputation", GREY_CHIPS), ("track.reputation",)),
    (chips_on("track.influence", RED_CHIPS), ("track.influence",)),
    (income_of_the_book, ("track.income",)),
    (all_favours, ("track.favours",)),
    (one_person_each, ("persons",)),
    (car_at_a_business, ("beginners", "business")),
)
