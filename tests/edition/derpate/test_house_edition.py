"""The house edition of Der Pate: what is known of the printed game, what we made up, and that each value says which.

The layout binds nobody else: an owner's board is what it is.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from backroom.games.derpate import words as w
from backroom.games.derpate.edition import house_edition
from tests.edition.derpate.paper import every_row, tables

HOUSE = house_edition()
KEYS = [business.key for business in HOUSE.road]

# what is known of the printed game


def test_four_families_begin_with_fifteen_thousand() -> None:
    assert HOUSE.families == ["Corleone", "Tattaglia", "Barzini", "Stracci"]
    assert HOUSE.family_keys == ["corleone", "tattaglia", "barzini", "stracci"]
    assert HOUSE.money == 15


def test_four_districts_of_three_businesses() -> None:
    assert HOUSE.district_names == [
        "Lower Manhattan",
        "Greenwich Village and Soho",
        "East Side",
        "Little Italy and Chinatown",
    ]
    assert [business.district for business in HOUSE.road] == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]


def test_the_five_kinds() -> None:
    told = [(kind.name, kind.money, kind.step) for kind in HOUSE.kinds]
    assert told == [
        ("Protection money", 1, w.INFLUENCE),
        ("Smuggling", 2, w.REPUTATION),
        ("Bookmaking", 3, -1),
        ("Loan sharking", 4, -1),
        ("Gambling", 5, -1),
    ]
    assert [kind.key for kind in HOUSE.kinds] == list(w.KIND_IDS)
    assert HOUSE.kinds[HOUSE.gambling - 1].name == "Gambling"
    assert all(business.money == HOUSE.kinds[business.kind - 1].money for business in HOUSE.road)


def test_three_businesses_smuggle() -> None:
    assert Counter(business.kind for business in HOUSE.road) == {1: 3, 2: 3, 3: 2, 4: 2, 5: 2}


def test_the_income_track_and_the_favours() -> None:
    assert HOUSE.income == [0, 1, 2, 3, 4]
    assert HOUSE.favours == [w.FREE_MEMBER, w.MARKER_BACK, w.TWO_STEPS, w.MONEY]


def test_ten_event_cards_with_an_x_and_a_number() -> None:
    assert tuple(card.key for card in HOUSE.events) == w.EVENTS
    told = [(w.X_COLOURS[card.x], card.car) for card in HOUSE.events]
    assert told == [(colour, number) for colour in ("grey", "red") for number in range(1, 6)]


# what is ours: section DATA of the specification


def test_the_road() -> None:
    assert " ".join(f"{business.key}={business.kind}" for business in HOUSE.road) == (
        "LM1=1 LM2=5 LM3=3 GV1=2 GV2=4 GV3=1 ES1=2 ES2=5 ES3=1 LI1=3 LI2=4 LI3=2"
    )


def test_the_tracks_of_fourteen_spaces() -> None:
    assert HOUSE.lengths == [14, 14, 4, 4]
    assert HOUSE.chip_spaces == [4, 7, 10, 4, 7, 10]


def test_the_persons_of_row_four() -> None:
    persons = {w.COLOURS[colour]: w.PERSONS[person] for colour, person in enumerate(HOUSE.persons)}
    assert persons == {"grey": "consigliere", "red": "prosecutor", "black": "informer", "white": "banker"}


def test_the_set_up_for_beginners() -> None:
    assert [HOUSE.district_keys[district] for district in HOUSE.first_districts] == ["LI", "ES", "GV", "LM"]
    assert KEYS[HOUSE.first_car] == "GV2"
    assert HOUSE.first_car == 4


# what makes it a good stand-in


def test_every_district_has_three_different_kinds() -> None:
    for district in range(w.DISTRICTS):
        kinds = {business.kind for business in HOUSE.road if business.district == district}
        assert len(kinds) == 3


def test_equal_kinds_lie_at_least_three_spaces_apart() -> None:
    for kind in range(1, w.KINDS + 1):
        spaces = [space for space, business in enumerate(HOUSE.road) if business.kind == kind]
        gaps = [after - before for before, after in pairwise([*spaces, spaces[0] + w.SPACES])]
        assert min(gaps) >= 3


def test_names_differ_and_texts_are_short() -> None:
    names = [business.name for business in HOUSE.road] + [card.title for card in HOUSE.events]
    names += [kind.name for kind in HOUSE.kinds] + HOUSE.district_names
    assert len(set(names)) == len(names)
    assert all(len(card.text) <= 120 for card in HOUSE.events)


# every value says whether it is known

NEVER_ASKED = {"source", "but", "note"}
# By table: the source of every key that the rulebook does not tell.
NOT_THE_BOOK: dict[str, dict[str, str]] = {
    "family": {"colour": "reconstructed", "business": "reconstructed"},
    "district": {"id": "outside source", "name": "outside source"},
    "business": {"id": "designed", "name": "designed", "district": "reconstructed", "kind": "reconstructed"},
    "track.reputation": {
        "spaces": "reconstructed",
        **dict.fromkeys(("wedding", "grandchild", "birthday"), "designed"),
    },
    "track.influence": {"spaces": "reconstructed", **dict.fromkeys(("cop", "judge", "senator"), "designed")},
    "track.income": {"money": "reconstructed"},
    "track.favours": {"order": "reconstructed"},
    "persons": dict.fromkeys(("black", "white", "grey", "red"), "reconstructed"),
    "event": {"title": "designed", "x": "reconstructed", "car": "reconstructed"},
    "beginners": {"districts": "designed", "car": "designed"},
    "start": {},
}
OF_KINDS: dict[str, dict[str, str]] = {
    "protection": dict.fromkeys(("number", "money", "step"), "reconstructed"),
    "smuggling": {},
    "bookmaking": {"number": "reconstructed", "money": "outside source"},
    "loans": {"number": "reconstructed", "money": "reconstructed"},
    "gambling": {"money": "reconstructed"},
}


@pytest.mark.parametrize(("table", "row"), every_row())
def test_every_value_says_where_it_is_from(table: str, row: dict[str, object]) -> None:
    others = row.get("but", {})
    assert isinstance(others, dict)
    sources = {key: others.get(key, row["source"]) for key in row.keys() - NEVER_ASKED}
    ours = {key: source for key, source in sources.items() if source != "book"}
    assert ours == (OF_KINDS[str(row["id"])] if table == "kind" else NOT_THE_BOOK[table])


def test_what_is_not_plain_has_a_reason_beside_it() -> None:
    reasons = {table for table, row in every_row() if "note" in row}
    assert {"start", "kind", "track.reputation", "track.income", "track.favours", "persons", "beginners"} <= reasons
    assert tables()["edition"]["game"] == "derpate"
