"""Editions of Der Pate: what is printed on the board and the cards, read from one TOML file that an owner may edit.

`load` reads a file, checks it and makes the rows that the rules are played by. A file that cannot be played is a
`BadEdition`, which tells all its faults at once. docs/editions.md explains every table.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from backroom.games.derpate.edition_facts import check_facts
from backroom.games.derpate.edition_schema import SHAPES, THOUSAND
from backroom.games.derpate.rows import Business, BusinessKind, Edition, EventCard
from backroom.games.derpate.words import (
    CHIPS,
    COLOURS,
    EVENTS,
    FAVOUR_EFFECTS,
    GAMBLING,
    KIND_IDS,
    NOWHERE,
    PERSONS,
    TRACKS,
    X_COLOURS,
)
from backroom.games.editions.editions import Editions
from backroom.games.editions.faults import BadEdition, Row
from backroom.games.editions.reading import digest_of, folded

# The keys that the rules read. Records pin a hash of these and of nothing else. Districts are known by their ids, which
# are the same in every edition; so are kinds, of whom the rulebook tells whatever depends on the id.
PLAYED: Final[dict[str, tuple[str, ...]]] = {
    "start": ("money",),
    "family": ("id",),
    "kind": ("number", "money", "step"),
    "business": ("id", "district", "kind"),
    "persons": COLOURS,
    "event": ("id", "x", "car"),
    "beginners": ("districts", "car"),
}
PLAYED_IF_THERE: Final[dict[str, tuple[str, ...]]] = {"business": ("money",)}
PLAYED_TRACKS: Final[dict[str, tuple[str, ...]]] = {
    "reputation": ("spaces", *CHIPS[:3]),
    "influence": ("spaces", *CHIPS[3:]),
    "income": ("money",),
    "favours": ("order",),
}


# --- making rows ----------------------------------------------------------------------------------------------------


def in_order(parsed: dict[str, Any]) -> dict[str, Any]:
    """The same tables: kinds by their numbers, events by their ids, districts as the road comes to them."""
    road = [row["district"] for row in parsed["business"]]
    return parsed | {
        "kind": sorted(map(with_id, parsed["kind"]), key=lambda row: int(row["number"])),
        "district": sorted(parsed["district"], key=lambda row: road.index(row["id"])),
        "event": sorted(parsed["event"], key=lambda row: EVENTS.index(row["id"])),
    }


def with_id(kind: Row) -> Row:
    """In the house edition of 0.1.0 kinds had no ids; their numbers were those of today's house edition."""
    return {"id": KIND_IDS[kind["number"] - 1]} | kind


def make_digest(parsed: dict[str, Any]) -> str:
    """A hash of what the rules read: amounts, ids, the road, spaces, persons, X colours, car numbers, the set-up.

    Names, titles, texts, colours of families, sources, notes and comments are not in it: they may be mended or
    translated and old records still replay. Any change of play changes it.
    """
    played: dict[str, object] = {}
    for table, keys in PLAYED.items():
        found, more = parsed[table], PLAYED_IF_THERE.get(table, ())
        played[table] = [kept(row, keys, more) for row in found] if isinstance(found, list) else kept(found, keys)
    played["track"] = {track: kept(parsed["track"][track], keys) for track, keys in PLAYED_TRACKS.items()}
    return digest_of(played)


def kept(row: Row, keys: tuple[str, ...], more: tuple[str, ...] = ()) -> Row:
    return {key: row[key] for key in (*keys, *[key for key in more if key in row])}


def make_edition(parsed: dict[str, Any]) -> Edition:
    """The rows of a checked file whose tables are in order."""
    edition = Edition()
    edition.printed = parsed
    about, track, beginners = parsed["edition"], parsed["track"], parsed["beginners"]
    edition.key, edition.title, edition.version = about["id"], about["title"], about["version"]
    edition.digest = make_digest(parsed)
    edition.money = parsed["start"]["money"] // THOUSAND
    edition.families = [row["name"] for row in parsed["family"]]
    edition.family_keys = [row["id"] for row in parsed["family"]]
    edition.district_keys = [row["id"] for row in parsed["district"]]
    edition.district_names = [row["name"] for row in parsed["district"]]
    edition.kinds = [make_kind(row) for row in parsed["kind"]]
    edition.gambling = 1 + [kind.key for kind in edition.kinds].index(GAMBLING)
    edition.road = [make_business(row, edition) for row in parsed["business"]]
    edition.income = [money // THOUSAND for money in track["income"]["money"]]
    edition.favours = [
        FAVOUR_EFFECTS.index(effect) if effect in FAVOUR_EFFECTS else NOWHERE for effect in track["favours"]["order"]
    ]
    edition.lengths = [
        track["reputation"]["spaces"],
        track["influence"]["spaces"],
        len(edition.income) - 1,
        len(edition.favours),
    ]
    chips = track["reputation"] | track["influence"]
    edition.chip_spaces = [chips[chip] for chip in CHIPS]
    edition.persons = [PERSONS.index(parsed["persons"][colour]) for colour in COLOURS]
    edition.events = [make_event(row) for row in parsed["event"]]
    edition.first_districts = [edition.district_keys.index(key) for key in beginners["districts"]]
    edition.first_car = [business.key for business in edition.road].index(beginners["car"])
    return edition


def make_kind(row: Row) -> BusinessKind:
    step = TRACKS.index(row["step"]) if row["step"] in TRACKS else NOWHERE
    return BusinessKind(row["id"], row["name"], row["money"] // THOUSAND, step)


def make_business(row: Row, edition: Edition) -> Business:
    """It pays what its kind does, unless it has an amount of its own."""
    money = row["money"] // THOUSAND if "money" in row else edition.kinds[row["kind"] - 1].money
    district = edition.district_keys.index(row["district"])
    return Business(row["id"], row["name"], district, row["kind"], money)


def make_event(row: Row) -> EventCard:
    return EventCard(row["id"], row["title"], X_COLOURS.index(row["x"]), row["car"], folded(row["text"]))


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
