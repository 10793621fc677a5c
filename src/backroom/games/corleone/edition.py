"""Editions: what is printed on the cards, tiles and spaces, read from one TOML file that an owner may edit.

`load` reads a file, checks it and makes the rows that the rules are played by. A file that cannot be played is a
`BadEdition`, which tells all its faults at once. docs/editions.md explains every table.
"""

from __future__ import annotations

import json
import re
import tomllib
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from backroom.games.corleone.edition_effects import make_effect
from backroom.games.corleone.edition_facts import check_facts
from backroom.games.corleone.edition_faults import BadEdition, Faults, Row, plain
from backroom.games.corleone.edition_schema import AREAS, NUMBERED, check_shape
from backroom.games.corleone.rows import Act, Ally, Business, Count, Edition, Job, Space
from backroom.games.corleone.words import COLOURS, GOODS, ICON_BITS, ICONS, NOWHERE, PRINTED, RANKS, TILES, VALUES

HOUSE_FILE: Final = Path(__file__).with_name("house-edition.toml")
LARGEST: Final = 256 * 1024  # bytes; the house edition has a fifth of it
LONGEST_LINE: Final = 1000  # letters; a longer one is no card, and may be made to choke the reader
HASH_BYTES: Final = 16

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

# What the reader of TOML says, as somebody would say it who has never heard of TOML.
SYNTAX: Final = {
    "Cannot declare": "the same table stands here twice",
    "Cannot overwrite a value": "the same key or table stands here twice",
    "Duplicate inline table key": "the same key stands here twice",
    "Expected '=' after a key in a key/value pair": "here should be a key, an = and a value",
    "Expected newline or end of document after a statement": "something is left over after the value",
    "Illegal character '\\n'": "a text is not closed with a quotation mark",
    "Invalid value": "this is no value; a text stands in quotation marks",
    "Unclosed array": "a [ has no ]",
    "Unterminated string": "a text is not closed with a quotation mark",
}


def load(path: Path | str) -> Edition:
    """The edition of a file; BadEdition if it cannot be read or has faults."""
    if not isinstance(path, Path | str):
        raise BadEdition(f"an edition is given by the path of its file, not by a {type(path).__name__}")
    name = plain(str(path))
    try:
        if not Path(path).is_file():
            what = "this is a folder, not a file" if Path(path).is_dir() else "there is no such file"
            raise BadEdition(f"{name}: {what}")
        with Path(path).open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise BadEdition(f"{name}: the file cannot be read: {error.strerror}") from None
    if len(content) > LARGEST:
        raise BadEdition(f"{name}: the file is too long for an edition; at most {LARGEST // 1024} KB are read")
    try:
        return read(content.decode("utf-8-sig"), name)
    except UnicodeDecodeError:
        raise BadEdition(f"{name}: the file is not a text in UTF-8") from None


def read(text: str, name: str) -> Edition:
    """The edition of a text, as `load` reads it from the file `name`."""
    return build(parse(text, plain(name)), name)


def build(parsed: dict[str, Any], name: str) -> Edition:
    """The edition of parsed TOML."""
    faults = Faults(name)
    check_facts(parsed, check_shape(parsed, faults), faults)
    if faults.lines:
        raise BadEdition(*faults.lines)
    return make_edition(in_order(parsed))


@cache
def house_edition() -> Edition:
    """Our own edition, which is played unless another is asked for."""
    return load(HOUSE_FILE)


def house_text() -> str:
    """The file of the house edition, to begin one's own with."""
    return HOUSE_FILE.read_text(encoding="utf-8")


# --- reading --------------------------------------------------------------------------------------------------------


def parse(text: str, name: str) -> dict[str, Any]:
    """The tables of a text, whatever they are."""
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise BadEdition(f"{name}: line {number}: it is longer than {LONGEST_LINE} letters; break it up")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        what, _, at = str(error).rpartition(" (at ")
        found = re.match(r"line (\d+)", at)
        said = next((ours for theirs, ours in SYNTAX.items() if what.startswith(theirs)), plain(what))
        raise BadEdition(f"{name}: {place(lines, int(found[1]) if found else len(lines))}: {said}") from None
    except (RecursionError, ValueError):  # lists in lists in lists, or a number of thousands of digits
        raise BadEdition(f"{name}: there is a value that is far too deep or too long") from None


def place(lines: list[str], number: int) -> str:
    """A line as a person would find it: by its number and by the table it stands in."""
    table, key = "", ""
    for line in lines[:number]:
        if heading := re.match(r"\s*(\[\[?[\w.\- ]+\]\]?)\s*(#.*)?$", line):
            table, key = heading[1], ""
        elif known := re.match(r"""\s*id\s*=\s*["']([\w-]+)["']""", line):
            key = f' "{known[1]}"'
    return f"line {number}{', in ' if table else ''}{table}{key if table.startswith('[[') else ''}"


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
    played |= {table: parsed[table] for table in ("supply", "start_hand", "bonus")}
    played["central_park"] = {key: parsed["central_park"][key] for key in ("id", "back")}
    written = json.dumps(played, sort_keys=True, separators=(",", ":"))
    return blake2b(written.encode(), digest_size=HASH_BYTES).hexdigest()


def make_edition(parsed: dict[str, Any]) -> Edition:
    """The rows of a checked file whose tables are in order."""
    edition = Edition()
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


def folded(text: str) -> str:
    """Line breaks inside a text are there for whoever edits the file."""
    return " ".join(text.split())


__all__ = ["BadEdition", "Edition", "house_edition", "house_text", "load", "read"]
