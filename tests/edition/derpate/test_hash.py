"""The hash of an edition of Der Pate, which records pin: it moves when play moves, and only then."""

from __future__ import annotations

import pytest

from backroom.games.derpate.edition import PLAYED, PLAYED_TRACKS, build, house_edition, house_text, read
from tests.edition.derpate.paper import Change, Tables, changed, every_row, fresh, played

SEEN_ONLY = {"name", "title", "text", "colour", "business", "source", "but", "note"}


def test_the_hash_is_pinned() -> None:
    """Records of the house edition name this hash: it moves only when play moves, and then by intent."""
    assert house_edition().digest == "25a706c260b51500ad140e00fbe4d17b"


def test_names_and_notes_do_not_orphan_records() -> None:
    paper = fresh()
    paper["edition"].update(id="other", title="Other", version="9", language="fa")
    for table in paper.values():
        for row in table if isinstance(table, list) else [table, *table.values()]:
            if isinstance(row, dict) and "source" in row:
                row.pop("but", None)
                row.update(source="outside source", note="as printed")
                row.update({key: f"{row[key]} (new)" for key in row.keys() & SEEN_ONLY - {"source", "note"}})
    new = build(paper, "my.toml")
    assert new.digest == house_edition().digest
    assert (new.title, new.families[0], new.events[0].text[-5:]) == ("Other", "Corleone (new)", "(new)")


def test_a_comment_does_not_orphan_records() -> None:
    assert read(house_text() + "\n# typed in by me\n", "my.toml").digest == house_edition().digest


def swapped(table: str, key: str = "") -> Change:
    """Two entries, or one of their values, change places."""

    def change(paper: Tables) -> None:
        one, two = paper[table][:2]
        if key:
            one[key], two[key] = two[key], one[key]
        else:
            paper[table][:2] = two, one

    return change


def track(name: str, **values: object) -> Change:
    return lambda paper: paper["track"][name].update(values)


PLAYED_CHANGES: dict[str, Change] = {
    "start": lambda p: p["start"].update(money=10_000),
    "seats": swapped("family"),
    "paid": lambda p: p["kind"][2].update(money=4000),
    "step": lambda p: p["kind"][0].update(step="reputation"),
    "road": swapped("business"),
    "kinds": swapped("business", "kind"),
    "numbers": lambda p: (p["kind"][2].update(number=4), p["kind"][3].update(number=3)),
    "id": lambda p: p["business"][0].update(id="LM9"),
    "case of an id": lambda p: p["business"][0].update(id="lm1"),
    "paid by one": lambda p: p["business"][1].update(money=4000),
    "district": lambda p: (p["business"][2].update(district="GV"), p["business"][3].update(district="LM")),
    "reputation": track("reputation", spaces=13),
    "influence": track("influence", spaces=13),
    "wedding": track("reputation", wedding=5),
    "grandchild": track("reputation", grandchild=8),
    "birthday": track("reputation", birthday=11),
    "cop": track("influence", cop=5),
    "judge": track("influence", judge=8),
    "senator": track("influence", senator=11),
    "income": track("income", money=[0, 1000, 2000, 4000]),
    "slow income": track("income", money=[0, 1000, 1000, 2000, 3000, 4000]),
    "long favours": track("favours", order=["none", "member", "marker", "steps", "none", "money"]),
    "favours": track("favours", order=["marker", "member", "steps", "money"]),
    "persons": lambda p: p["persons"].update(grey="prosecutor", red="consigliere"),
    "x": lambda p: p["event"][0].update(x="red"),
    "car": lambda p: p["event"][0].update(car=5),
    "beginners": lambda p: p["beginners"]["districts"].reverse(),
    "first car": lambda p: p["beginners"].update(car="LM1"),
}


@pytest.mark.parametrize("what", PLAYED_CHANGES)
def test_a_change_of_play_changes_the_hash(what: str) -> None:
    new = build(changed(PLAYED_CHANGES[what]), "my.toml")
    assert played(new) != played(house_edition())
    assert new.digest != house_edition().digest


def test_all_changes_differ() -> None:
    found = [build(changed(change), "my.toml").digest for change in PLAYED_CHANGES.values()]
    assert len(set(found)) == len(found)


@pytest.mark.parametrize(("table", "row"), every_row())
def test_a_key_is_played_or_seen_but_never_forgotten(table: str, row: dict[str, object]) -> None:
    """A new key in the file must be sorted into one of the two. Ids of districts never change."""
    pinned = {f"track.{name}": keys for name, keys in PLAYED_TRACKS.items()} | PLAYED | {"district": ("id",)}
    pinned["kind"] = ("id", *pinned["kind"])  # the same five in every edition
    assert row.keys() - SEEN_ONLY == set(pinned[table])
