"""Editions: what is printed on the cards, tiles and spaces, read from one TOML file that an owner may edit.

`load` reads a file, checks it and makes the rows that the rules are played by. A file that cannot be played is a
`BadEdition`, which tells all its faults at once. docs/editions.md explains every table.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from backroom.games.corleone.edition_effects import make_effect
from backroom.games.corleone.edition_facts import check_facts
from backroom.games.corleone.edition_schema import AREAS, NUMBERED, SHAPES
from backroom.games.corleone.rows import Act, Ally, Business, Count, Edition, Job, Space
from backroom.games.corleone.words import COLOURS, GOODS, ICON_BITS, ICONS, NOWHERE, PRINTED, RANKS, TILES, VALUES
from backroom.games.editions.editions import Editions
from backroom.games.editions.faults import BadEdition, Row
from backroom.games.editions.reading import digest_of, folded
from backroom.games.editions.shapes import TOLD

# The keys that the rules read. Records pin a hash of these and of nothing else.
PLAYED: Final[dict[str, tuple[str, ...]]] = {
    "act": ("number", "tile", "new_member", "bribery", "hand_limit"),
    "player_count": ("players", "thugs", "public_jobs", "allies", "setup_tiles"),
    "territory": ("id", "number"),
    "space": ("id", "touches", "min_players"),
    "business": ("id", "kind", "territory", "front", "back"),
    "job": ("id", "colour", "cost", "money", "effects"),
    "ally": ("id", "act", "effects"),
}


# --- making rows ----------------------------------------------------------------------------------------------------


def in_order(parsed: dict[str, Any]) -> dict[str, Any]:
    """The same tables, with those that have a number in its order and the printed businesses before the tiles."""

    def home(row: Row) -> int:
        return NUMBERED.index(row["territory"]) if "territory" in row else len(NUMBERED)

    return parsed | {
        "act": sorted(parsed["act"], key=lambda row: int(row["number"])),
        "player_count": sorted(parsed["player_count"], key=lambda row: int(row["players"])),
        "territory": sorted(parsed["territory"], key=lambda row: int(row["number"])),
        "business": sorted(parsed["business"], key=home),
    }


def make_digest(parsed: dict[str, Any]) -> str:
    """A hash of what the rules read: supplies, numbers, ids, icons, costs, money, effects, and the order of the tables.

    Names, texts, flavour, colours, coordinates, sources and comments are not in it: they may be mended or translated
    and old records still replay. Any change of play changes it.
    """
    played: dict[str, object] = {
        table: [{key: row[key] for key in keys if key in row} for row in parsed[table]]
        for table, keys in PLAYED.items()
    }
    played["supply"] = {pile: but_for_sources(row) for pile, row in parsed["supply"].items()}
    played |= {table: but_for_sources(parsed[table]) for table in ("start_hand", "bonus")}
    played["central_park"] = {key: parsed["central_park"][key] for key in ("id", "back")}
    return digest_of(played)


def but_for_sources(row: Row) -> Row:
    """A table of which all values are played."""
    return {key: value for key, value in row.items() if key not in TOLD}


def make_edition(parsed: dict[str, Any]) -> Edition:
    """The rows of a checked file whose tables are in order."""
    edition = Edition()
    edition.printed = parsed
    about, park = parsed["edition"], parsed["central_park"]
    edition.key, edition.title, edition.version = about["id"], about["title"], about["version"]
    edition.digest = make_digest(parsed)
    edition.money = [parsed["supply"]["money"][str(value)] for value in VALUES]
    edition.goods = [parsed["supply"]["goods"][good] for good in GOODS]
    edition.start_money = money_cards(parsed["start_hand"]["money"])
    edition.start_jobs = parsed["start_hand"]["jobs"]
    edition.territory_bonus = parsed["bonus"]["territory"]
    edition.colour_bonus = parsed["bonus"]["job_colour"]
    edition.acts = [make_act(row) for row in parsed["act"]]
    edition.counts = [make_count(row) for row in parsed["player_count"]]
    edition.families = [row["name"] for row in parsed["family"]]
    edition.territory_keys = [row["id"] for row in parsed["territory"]]
    edition.territory_names = [row["name"] for row in parsed["territory"]]
    edition.park_key, edition.park_name, edition.park_back = park["id"], park["name"], packed(park["back"])
    edition.businesses = [make_business(row) for row in parsed["business"]]
    edition.spaces = [make_space(row) for row in parsed["space"]]
    edition.jobs = [make_job(row) for row in parsed["job"]]
    edition.allies = [make_ally(row) for row in parsed["ally"]]
    return edition


def make_act(row: Row) -> Act:
    joins = row["new_member"]
    member = RANKS.index(joins) if joins in RANKS else NOWHERE
    return Act(row["title"], TILES.index(row["tile"]), member, row["bribery"], row["hand_limit"])


def make_count(row: Row) -> Count:
    tiles = [NUMBERED.index(territory) for territory in row["setup_tiles"]]
    return Count(row["thugs"], row["public_jobs"], row["allies"], tiles)


def make_business(row: Row) -> Business:
    sort = TILES.index(row["kind"])
    territory = NUMBERED.index(row["territory"]) if sort == PRINTED else NOWHERE
    return Business(row["id"], row["name"], sort, territory, packed(row["front"]), packed(row["back"]))


def make_space(row: Row) -> Space:
    return Space(row["id"], row["name"], [AREAS.index(area) for area in row["touches"]], row["min_players"])


def make_job(row: Row) -> Job:
    cost = [row["cost"].count(good) for good in GOODS]
    effects = [make_effect(entry) for entry in row["effects"]]
    colour = COLOURS.index(row["colour"])
    return Job(row["id"], row["name"], colour, cost, money_cards(row["money"]), effects, folded(row["text"]))


def make_ally(row: Row) -> Ally:
    effects = [make_effect(entry) for entry in row["effects"]]
    return Ally(row["id"], row["name"], row["act"] - 1, effects, folded(row["text"]))


def packed(icons: list[str]) -> int:
    """Icons as one number, four bits for how many there are of each."""
    return sum(1 << ICONS.index(icon) * ICON_BITS for icon in icons)


def money_cards(values: list[int]) -> list[int]:
    return [VALUES.index(value) for value in values]


def make(parsed: dict[str, Any]) -> Edition:
    """The rows of a checked file."""
    return make_edition(in_order(parsed))


EDITIONS: Final = Editions(Path(__file__).parent, SHAPES, check_facts, make)
load = EDITIONS.load
read = EDITIONS.read
build = EDITIONS.build
house_edition = EDITIONS.house
house_text = EDITIONS.house_text

__all__ = ["EDITIONS", "BadEdition", "Edition", "build", "house_edition", "house_text", "load", "read"]
