"""What the rulebook says about every edition, and what the tables of a file must agree on.

Only facts stand here: totals, the act track, the table of player counts, the spaces that the rulebook names. What
merely makes a good stand-in (fair prices, a tidy drawing) binds nobody and is tested for the house edition alone.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, Final

from backroom.games.corleone.edition_schema import AREAS, ICON_GROUPS, NUMBERED, TILES
from backroom.games.corleone.words import COLOURS, ICONS, MOST, MOST_ICONS, NEUTRALS, RANKS
from backroom.games.editions import facts
from backroom.games.editions.facts import Fact, differ, differing_ids, only, rows, told_apart
from backroom.games.editions.faults import Faults, Row, shown
from backroom.games.editions.shapes import TOLD, Draft

MONEY_CARDS: Final = 120  # CE-COMP-02
GOODS_CARDS: Final = 32  # CE-COMP-03
ALLIES_OF_AN_ACT: Final = 6  # CE-COMP-06
CLOSED_SPACES: Final = 6  # CE-BOARD-07: those marked 3+
LAST_LIMIT: Final = 2  # CE-TRIB-06
MOST_OF_AN_ICON: Final = 3  # on one front or back

# CE-OPEN-02, CE-ENTR-03, CE-ACT-03: what the act track says whatever the edition.
ACT_TRACK: Final[dict[int, Row]] = {
    1: {"tile": "blue", "new_member": "don", "bribery": True},
    2: {"tile": "blue", "new_member": "consigliere", "bribery": True},
    3: {"tile": "red", "new_member": "none", "bribery": True},
    4: {"tile": "red", "new_member": "heir", "bribery": False, "hand_limit": LAST_LIMIT},
}
# CE-SETUP-04..CE-SETUP-09
PLAYER_COUNTS: Final[dict[int, Row]] = {
    2: {"thugs": 3, "public_jobs": 2, "allies": 1, "setup_tiles": []},
    3: {"thugs": 2, "public_jobs": 3, "allies": 2, "setup_tiles": []},
    4: {"thugs": 2, "public_jobs": 3, "allies": 3, "setup_tiles": list(NUMBERED[:1])},
    5: {"thugs": 2, "public_jobs": 4, "allies": 4, "setup_tiles": list(NUMBERED[:3])},
}
# CE-OPEN-02, CE-SETUP-06: how many tiles of a colour are opened at most. How many there are of each, no rulebook tells.
TILES_OPENED: Final = {
    tile: len(PLAYER_COUNTS[MOST]["setup_tiles"]) * (tile == "blue")
    + sum(act["tile"] == tile for act in ACT_TRACK.values())
    for tile in ("blue", "red")
}
# CE-EX-01, CE-EX-02, CE-EX-06: spaces that the rulebook's examples stand on.
NAMED_SPACES: Final = (
    ("chelsea", "midtown", "central-park"),
    ("midtown", "queens"),
    ("chelsea", "midtown", "wall-street"),
)
# CE-EX-11, CE-EX-13: on how many spaces somebody stands in the rulebook's turf wars.
FOUGHT_OVER: Final = {"midtown": 5, "chelsea": 4}
# Tables whose ids are spoken as words, and so must all differ.
SPOKEN: Final = ("territory", "central_park", "space", "business", "good", "job", "ally")
# `none` and `gone` are words of scenes, and `take back` is a word of every game.
RESERVED: Final = frozenset(RANKS + NEUTRALS + ("none", "gone", "back"))
SEAT: Final = re.compile(r"p\d+")


def check_facts(parsed: dict[str, Any], draft: Draft, faults: Faults) -> None:
    """Tell where tables contradict the rulebook or each other."""
    differing_ids(parsed, SPOKEN, is_taken, faults)
    facts.check_facts(FACTS, draft, faults)


def is_taken(table: str, word: str) -> bool:
    """Is it a word that the game itself uses? The neutral figures and their cards share theirs."""
    if table == "ally" and word in NEUTRALS:
        return False
    return word in RESERVED or SEAT.fullmatch(word) is not None


def tally(entries: list[str]) -> Counter[str]:
    return Counter(entries)


def sums(table: str, total: int) -> Fact:
    def fact(draft: Draft, faults: Faults) -> None:
        found = sum(cards for key, cards in only(draft, table).items() if key not in TOLD)
        if found != total:
            faults.add(f"[{table}]", f"the cards add up to {found}; they should add up to {total}")

    return fact


def enough_to_begin(draft: Draft, faults: Faults) -> None:
    supply = only(draft, "supply.money")
    for value, cards in tally(only(draft, "start_hand")["money"]).items():
        if supply[str(value)] < MOST * cards:
            what = f"`{value}` is {supply[str(value)]}; {MOST} starting hands need at least {MOST * cards}"
            faults.add("[supply.money]", what)


def as_in_the_rulebook(table: str, key: str, fixed: dict[int, Row]) -> Fact:
    """Entries told apart by a number, each of which the rulebook knows."""

    def fact(draft: Draft, faults: Faults) -> None:
        told_apart(draft, faults, table, key)
        for called, row in draft.rows[table]:
            for name, right in fixed[row[key]].items():
                if row[name] != right:
                    here = f"`{name}` is {shown(row[name])}; with {key} = {row[key]} it should be {shown(right)}"
                    faults.add(called, here)

    return fact


def icons_as_written(draft: Draft, faults: Faults) -> None:
    for called, row in draft.rows["icon"]:
        if row["written"] != ICON_GROUPS[row["id"]]:
            faults.add(called, f"`written` should be {shown(ICON_GROUPS[row['id']])}")


def numbered_territories(draft: Draft, faults: Faults) -> None:
    for called, row in draft.rows["territory"]:
        right = NUMBERED.index(row["id"]) + 1
        if row["number"] != right:
            faults.add(called, f"`number` is {row['number']}; it should be {right}")


def open_and_closed_spaces(draft: Draft, faults: Faults) -> None:
    closed = sum(row["min_players"] == 3 for row in rows(draft, "space"))
    if closed != CLOSED_SPACES:
        what = f"{closed} spaces have min_players = 3; it should be {CLOSED_SPACES}"
        faults.add("[[space]]", what)
    for area, least in FOUGHT_OVER.items():
        there = sum(area in row["touches"] for row in rows(draft, "space"))
        if there < least:
            what = f"{there} touch {area}; in an example of the rulebook {least} figures stand there on such spaces"
            faults.add("[[space]]", what)
    known = [set(row["touches"]) for row in rows(draft, "space")]
    for areas in NAMED_SPACES:
        if set(areas) not in known:
            faults.add(
                "[[space]]", f"none touches {', '.join(areas)} and nothing else; the rulebook names such a space"
            )


def businesses_by_kind(draft: Draft, faults: Faults) -> None:
    kinds = Counter(row["kind"] for row in rows(draft, "business"))
    tiles = sum(kinds[kind] for kind in TILES_OPENED)
    if tiles != TILES:
        faults.add("[[business]]", f"{tiles} are tiles, blue or red; it should be {TILES}")
    for kind, opened in TILES_OPENED.items():
        if kinds[kind] < opened:
            what = (
                f"{kinds[kind]} have kind = {shown(kind)}; a game of {MOST} opens {opened}, so there should be as many"
            )
            faults.add("[[business]]", what)
    homes = Counter(row.get("territory") for row in rows(draft, "business") if row["kind"] == "printed")
    for territory in NUMBERED:
        if homes[territory] != 1:
            what = f"{homes[territory]} printed ones have territory = {shown(territory)}; it should be 1"
            faults.add("[[business]]", what)
    for called, row in draft.rows["business"]:
        if row["kind"] == "printed" and "territory" not in row:
            faults.add(called, "`territory` is missing; a printed business names its own")
        if row["kind"] != "printed" and "territory" in row:
            faults.add(called, "`territory` stands there, but a tile has none; take the key out")


def icons_of_businesses(draft: Draft, faults: Faults) -> None:
    for called, row in draft.rows["business"]:
        for side in ("front", "back"):
            if "good:narcotics" in row[side] and row["kind"] != "red":  # CE-JOB-04
                faults.add(called, f"`{side}` gives narcotics; only red tiles may")
            for icon, times in tally(row[side]).items():
                if times > MOST_OF_AN_ICON:
                    what = f"`{side}` has {icon} {times} times; it should be at most {MOST_OF_AN_ICON} times"
                    faults.add(called, what)


def backs_at_once(draft: Draft, faults: Faults) -> None:
    """A family member uses all backs around it, whichever tiles lie there; the rules count so many and no more."""
    printed = {row["territory"]: tally(row["back"]) for row in rows(draft, "business") if "territory" in row}
    tiles = [tally(row["back"]) for row in rows(draft, "business") if "territory" not in row]
    for called, row in draft.rows["space"]:
        territories = [area for area in row["touches"] if area != AREAS[-1]]
        for icon in ICONS:
            most = sum(printed.get(area, Counter())[icon] for area in territories)
            most += sum(sorted((back[icon] for back in tiles), reverse=True)[: len(territories)])
            most += len(row["touches"]) - len(territories) if icon == "suitcase" else 0
            if most > MOST_ICONS:
                what = f"the backs around it may give {icon} {most} times at once; it should be at most {MOST_ICONS}"
                faults.add(called, what)


def jobs_of_all_colours(draft: Draft, faults: Faults) -> None:
    missing = [colour for colour in COLOURS if all(row["colour"] != colour for row in rows(draft, "job"))]
    for colour in missing:
        faults.add("[[job]]", f"none has colour = {shown(colour)}; there should be jobs of all four colours")


def payable_jobs(draft: Draft, faults: Faults) -> None:
    supply = only(draft, "supply.goods")
    for called, row in draft.rows["job"]:
        for good, times in tally(row["cost"]).items():
            if times > supply[good]:
                faults.add(called, f"`cost` has {good} {times} times, but [supply.goods] has only {supply[good]}")


def allies_by_act(draft: Draft, faults: Faults) -> None:
    acts = Counter(row["act"] for row in rows(draft, "ally"))
    for act in (1, 2, 3):
        if acts[act] != ALLIES_OF_AN_ACT:
            faults.add("[[ally]]", f"{acts[act]} have act = {act}; it should be {ALLIES_OF_AN_ACT}")


def drawn_inside(table: str) -> Fact:
    """What is drawn lies inside the picture."""

    def fact(draft: Draft, faults: Faults) -> None:
        left, top, width, height = only(draft, "board")["view_box"]
        for called, row in draft.rows[table]:
            for key, value in row.items():
                points = corners(key, value)
                if not all(left <= x <= left + width and top <= y <= top + height for x, y in points):
                    faults.add(called, f"`{key}` lies outside the `view_box` of [board]")

    return fact


def corners(key: str, value: Any) -> list[tuple[float, float]]:
    """The points that a key of the drawing names; none for any other key."""
    if key == "at" or key.endswith("_at"):
        return [(value[0], value[1])]
    if key == "polygon":
        return [(x, y) for x, y in value]
    if key.endswith(("_boxes", "_slots")):
        return [point for x, y, width, height in value for point in ((x, y), (x + width, y + height))]
    return []


FACTS: Final[tuple[tuple[Fact, tuple[str, ...]], ...]] = (
    (sums("supply.money", MONEY_CARDS), ("supply.money",)),
    (sums("supply.goods", GOODS_CARDS), ("supply.goods",)),
    (enough_to_begin, ("supply.money", "start_hand")),
    (as_in_the_rulebook("act", "number", ACT_TRACK), ("act",)),
    (as_in_the_rulebook("player_count", "players", PLAYER_COUNTS), ("player_count",)),
    (differ("family", "id", "colour", "hex"), ("family",)),
    (differ("icon", "id"), ("icon",)),
    (icons_as_written, ("icon",)),
    (differ("job_colour", "id"), ("job_colour",)),
    (numbered_territories, ("territory",)),
    (open_and_closed_spaces, ("space",)),
    (businesses_by_kind, ("business",)),
    (icons_of_businesses, ("business",)),
    (backs_at_once, ("business", "space")),
    (jobs_of_all_colours, ("job",)),
    (payable_jobs, ("job", "supply.goods")),
    (allies_by_act, ("ally",)),
    *((drawn_inside(table), (table, "board")) for table in ("territory", "central_park", "space", "river", "frame")),
)
