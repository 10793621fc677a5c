"""The hash of an edition, which records pin: it moves when play moves, and only then."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from backroom.games.corleone.edition import PLAYED, build, house_edition, house_text, read
from tests.edition.paper import Tables, entry, fresh, played, tables


def test_the_hash_is_pinned() -> None:
    """Records of the house edition name this hash: it moves only when play moves, and then by intent."""
    assert house_edition().digest == "3cd00045901ba3aa0a982a9b3357e7bb"


SEEN_ONLY = {
    "name",
    "title",
    "text",
    "flavour",
    "source",
    "but",
    "note",
    "ref",
    "style",
    "hex",
    "theme",
    "don",
    "consigliere",
    "heir",
}
DRAWN = {"label_at", "printed_at", "tile_at", "control_at", "chief_at", "at", "polygon", "plaque_at", "plaque"}
NOT_PLAYED = {"edition", "icon", "good", "job_colour", "board", "river", "frame", "family"}


def repaint(paper: Tables) -> None:
    """Change everything that is only looked at."""
    paper["edition"].update(id="other", title="Other", version="9", language="fa")
    paper["board"]["space_radius"] = 31.5
    paper["frame"]["act_boxes"][0][0] += 1
    paper["river"]["polygon"][0] = [1, 1]
    for table in ("act", "family", "good", "territory", "space", "business", "job", "ally"):
        for row in paper[table]:
            for key in row.keys() & {"name", "title", "text", "flavour", "don"}:
                row[key] += " (new)"
            if "polygon" in row:
                row["polygon"][0] = [row["polygon"][0][0] + 1, 21]
            if "source" in row:
                row["source"] = "outside source"
                row.pop("but", None)
    for number, row in enumerate(paper["family"]):
        row.update(hex=f"#00000{number}", colour=f"grey {number}")


def test_paint_does_not_orphan_records() -> None:
    paper = fresh()
    repaint(paper)
    new = build(paper, "my.toml")
    assert new.digest == house_edition().digest
    assert new.title == "Other"
    assert new.jobs[0].text.endswith("(new)")


def test_a_comment_does_not_orphan_records() -> None:
    assert read(house_text() + "\n# typed in by me\n", "my.toml").digest == house_edition().digest


def swap_entries(table: str) -> Callable[[Tables], None]:
    def change(paper: Tables) -> None:
        paper[table][0], paper[table][1] = paper[table][1], paper[table][0]

    return change


def set_key(table: str, key: str, value: object) -> Callable[[Tables], None]:
    def change(paper: Tables) -> None:
        paper[table][0][key] = value

    return change


def move_money(paper: Tables) -> None:
    paper["supply"]["money"].update({"1": 17, "2": 35})


def move_goods(paper: Tables) -> None:
    paper["supply"]["goods"].update({"gun": 10, "booze": 8})


def swap_kinds(paper: Tables) -> None:
    blue, red = entry(paper, "business", "jamaica-turf-club"), entry(paper, "business", "silver-slipper-casino")
    blue["kind"], red["kind"] = "red", "blue"


def swap_homes(paper: Tables) -> None:
    one, two = paper["business"][:2]
    one["territory"], two["territory"] = two["territory"], one["territory"]


def swap_acts(paper: Tables) -> None:
    paper["ally"][0]["act"], paper["ally"][6]["act"] = 2, 1


def swap_closed(paper: Tables) -> None:
    paper["space"][0]["min_players"], paper["space"][3]["min_players"] = 3, 2


PLAYED_CHANGES: dict[str, Callable[[Tables], None]] = {
    "money": move_money,
    "goods": move_goods,
    "hand limit": set_key("act", "hand_limit", 6),
    "kind": swap_kinds,
    "home": swap_homes,
    "front": set_key("business", "front", ["money:2", "suitcase"]),
    "back": set_key("business", "back", ["good:gun"]),
    "business id": set_key("business", "id", "other"),
    "space id": set_key("space", "id", "other"),
    "closed": swap_closed,
    "job id": set_key("job", "id", "other"),
    "job order": swap_entries("job"),
    "colour": set_key("job", "colour", "blue"),
    "cost": set_key("job", "cost", ["gun", "gun"]),
    "paid": set_key("job", "money", [2]),
    "ability": set_key("job", "effects", [{"do": "offer"}]),
    "parameter": set_key("job", "effects", [tables()["job"][0]["effects"][0] | {"count": 3}]),
    "flag": set_key("job", "effects", [tables()["job"][0]["effects"][0] | {"up_to": True}]),
    "ally id": set_key("ally", "id", "other"),
    "ally order": swap_entries("ally"),
    "ally act": swap_acts,
    "ally ability": set_key("ally", "effects", [{"do": "protect"}]),
    "space order": swap_entries("space"),
    "touches": lambda paper: paper["space"][3].update(touches=["chelsea", "upper-east-side"]),
}


@pytest.mark.parametrize("what", PLAYED_CHANGES)
def test_a_change_of_play_changes_the_hash(what: str) -> None:
    paper = fresh()
    PLAYED_CHANGES[what](paper)
    new = build(paper, "my.toml")
    assert played(new) != played(house_edition())
    assert new.digest != house_edition().digest


def test_all_changes_differ() -> None:
    found = []
    for change in PLAYED_CHANGES.values():
        paper = fresh()
        change(paper)
        found.append(build(paper, "my.toml").digest)
    assert len(set(found)) == len(found)


def test_a_key_is_played_or_seen_but_never_forgotten() -> None:
    """A new key in the file must be sorted into one of the two."""
    for table, rows in tables().items():
        if isinstance(rows, list) and table not in NOT_PLAYED:
            keys = {key for row in rows for key in row}
            assert keys == set(PLAYED[table]) | (keys & (SEEN_ONLY | DRAWN)), table
