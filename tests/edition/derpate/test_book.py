"""What the rulebook says of every copy of Der Pate: an edition that says otherwise is told so, with the rule."""

from __future__ import annotations

import pytest

from tests.edition.derpate.paper import Change, Tables, changed, faults


def make_all(kind: int, other: int) -> Change:
    def change(paper: Tables) -> None:
        for row in paper["business"]:
            if row["kind"] == kind:
                row["kind"] = other

    return change


def kind(name: str, **values: object) -> Change:
    return lambda paper: next(row for row in paper["kind"] if row["id"] == name).update(values)


def change_numbers(one: str, other: str) -> Change:
    """Two kinds change their numbers, and with them their businesses."""

    def change(paper: Tables) -> None:
        first, second = (next(row for row in paper["kind"] if row["id"] == name) for name in (one, other))
        first["number"], second["number"] = second["number"], first["number"]

    return change


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (
            change_numbers("smuggling", "loans"),
            [
                '[[kind]] "smuggling": `number` is 4; it should be 2 (DP-ROW1-06)',
                "[[business]]: 2 have kind = 4, which is smuggling; it should be 3 (DP-ROW1-06)",
            ],
        ),
        (kind("smuggling", money=3000), ['[[kind]] "smuggling": `money` is 3000; it should be 2000 (DP-ROW1-06)']),
        (
            kind("smuggling", step="influence"),
            ['[[kind]] "smuggling": `step` is "influence"; it should be "reputation" (DP-ROW1-06)'],
        ),
        (
            make_all(1, 2),
            [
                "[[business]]: 6 have kind = 2, which is smuggling; it should be 3 (DP-ROW1-06)",
                "[[business]]: none has kind = 1, which is protection; it should be at least 1 (DP-ROW1-05)",
            ],
        ),
        (
            lambda paper: paper["business"][3].update(money=4000),
            ['[[business]] "GV1": `money` is 4000; smuggling pays 2000 (DP-ROW1-06)'],
        ),
        (
            change_numbers("gambling", "bookmaking"),
            ['[[kind]] "gambling": `number` is 3; it should be 5 (DP-ROW3-05)'],
        ),
        (make_all(5, 3), ["[[business]]: none has kind = 5, which is gambling; it should be at least 1 (DP-CARD-R5a)"]),
        (
            kind("protection", step="none"),
            ['[[kind]] "protection": `step` is "none"; it should be "reputation" or "influence" (DP-ROW1-05)'],
        ),
        *(
            (
                kind(name, step="influence"),
                [f'[[kind]] "{name}": `step` is "influence"; it should be "none" (DP-ROW1-07)'],
            )
            for name in ("bookmaking", "loans", "gambling")
        ),
        (
            lambda paper: paper["start"].update(money=12_000),
            ["[start]: `money` is 12000; it should be 15000 or 10000 (DP-SETUP-14, DP-GAP-02)"],
        ),
        (
            lambda paper: paper["track"]["income"].update(money=[1000, 1000, 4000]),
            ["[track.income]: `money` begins with 1000; it should begin with 0, for the start space (DP-INC-02)"],
        ),
        (
            lambda paper: paper["track"]["income"].update(money=[0, 2000, 1000, 5000]),
            [
                "[track.income]: `money` has 2000 first; it should be 1000 (DP-INC-02)",
                "[track.income]: `money` ends with 5000; it should end with 4000 (DP-INC-02)",
                "[track.income]: `money` has 1000 after 2000; it should never fall (DP-INC-02)",
            ],
        ),
        (
            lambda paper: paper["track"]["favours"].update(order=["member", "none", "steps", "steps", "money"]),
            [
                '[track.favours]: `order` has "marker" 0 times; it should have it once (DP-FAV-06)',
                '[track.favours]: `order` has "steps" 2 times; it should have it once (DP-FAV-07)',
            ],
        ),
    ],
)
def test_what_the_book_says_is_enforced(change: Change, expected: list[str]) -> None:
    assert faults(changed(change)) == expected
