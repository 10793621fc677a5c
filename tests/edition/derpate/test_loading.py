"""Loading an edition of Der Pate: the rows that a file becomes, and what an owner may change in it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

import hatch_build
from backroom.games.derpate import words as w
from backroom.games.derpate.edition import build, house_edition, house_text, load, read
from tests.edition.derpate.paper import Change, Tables, changed, faults, fresh, played, replaced

# files


def test_a_file_is_loaded_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(house_text(), encoding="utf-8")
    assert played(load(path)) == played(load(str(path))) == played(house_edition())
    assert house_edition() is house_edition()


def test_a_file_from_another_editor_is_the_same(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xef\xbb\xbf" + house_text().replace("\n", "\r\n").encode())
    assert load(path).digest == house_edition().digest


def test_the_wheel_holds_the_house_edition() -> None:
    root = Path(hatch_build.__file__).parent
    shipped = {file.distribution_path for file in WheelBuilder(str(root)).recurse_included_files()}
    assert "backroom/games/derpate/house-edition.toml" in shipped


# rows


def test_a_file_says_what_it_is() -> None:
    house = house_edition()
    assert (house.key, house.title, house.version) == ("house-edition", "House Edition: Southern Manhattan", "1.1.0")


def test_money_is_kept_in_thousands() -> None:
    text = replaced("money = 15000", "money = 10000").replace("money = 4000", "money = 6000")
    mine = read(text, "my.toml")
    assert mine.money == 10
    assert mine.kinds[3].money == 6


def test_line_breaks_in_a_text_are_folded() -> None:
    text = replaced(
        'text = "Members in unprotected gambling businesses go to prison."', 'text = """Gamblers\n go to\n  prison."""'
    )
    assert read(text, "my.toml").events[w.R5].text == "Gamblers go to prison."


def test_persian_names_are_welcome() -> None:
    mine = read(replaced('name = "Corleone"', 'name = "کورلئونه"'), "my.toml")
    assert mine.families[0] == "کورلئونه"


def test_what_has_a_number_or_an_id_may_stand_in_any_order() -> None:
    paper = fresh()
    chance = random.Random(5)
    for table in ("kind", "district", "event"):
        chance.shuffle(paper[table])
    mine = build(paper, "my.toml")
    assert played(mine) == played(house_edition())
    assert mine.digest == house_edition().digest


def test_districts_are_counted_as_the_road_comes_to_them() -> None:
    mine = build(changed(lambda p: p.update(business=p["business"][6:] + p["business"][:6])), "my.toml")
    assert mine.district_keys == ["ES", "LI", "LM", "GV"]
    assert [business.district for business in mine.road[:4]] == [0, 0, 0, 1]
    assert [mine.district_keys[district] for district in mine.first_districts] == ["LI", "ES", "GV", "LM"]
    assert mine.road[mine.first_car].key == "GV2"


def test_exceptions_and_notes_may_be_left_out() -> None:
    paper = fresh()
    for table in paper.values():
        for row in table if isinstance(table, list) else [table, *table.values()]:
            if isinstance(row, dict):
                for key in ("but", "note"):
                    row.pop(key, None)
    assert build(paper, "my.toml").digest == house_edition().digest


# an owner's edition is not bound by what only makes a good stand-in


def scatter_districts(paper: Tables) -> None:
    for row, district in zip(paper["business"], ["LM", "GV", "ES", "LI"] * 3, strict=True):
        row["district"] = district


def three_kinds_alone(paper: Tables) -> None:
    for row, number in zip(paper["business"], [1, 2, 2, 2] + [5] * 8, strict=True):
        row["kind"] = number


def other_ids(paper: Tables) -> None:
    for number, row in enumerate(paper["business"]):
        row["id"] = f"Corner-{number}"
    paper["beginners"]["car"] = "Corner-11"


def other_pay(paper: Tables) -> None:
    for row, money in zip(paper["kind"], (5000, 2000, 1000, 2000, 20_000), strict=True):
        row["money"] = money


def uneven_pay(paper: Tables) -> None:
    for row, money in zip(paper["business"], (3000, 8000, 1000), strict=False):
        row["money"] = money


def other_step(paper: Tables) -> None:
    paper["kind"][0]["step"] = "reputation"


def other_numbers(paper: Tables) -> None:
    """Loans are 1, protection money is 3, bookmaking is 4."""
    for row, number in zip(paper["kind"], (3, 2, 4, 1, 5), strict=True):
        row["number"] = number


def less_at_first(paper: Tables) -> None:
    paper["start"]["money"] = 10_000


def uneven_tracks(paper: Tables) -> None:
    paper["track"]["reputation"] = {"spaces": 3, "wedding": 3, "grandchild": 1, "birthday": 2, "source": "designed"}
    paper["track"]["influence"] = {"spaces": 40, "cop": 39, "judge": 2, "senator": 40, "source": "designed"}


def other_income(paper: Tables) -> None:
    paper["track"]["income"] = {"money": [0, 1000, 1000, 2000, 3000, 3000, 4000], "source": "outside source"}


def other_favours(paper: Tables) -> None:
    paper["track"]["favours"]["order"] = ["money", "steps", "marker", "member"]


def short_income(paper: Tables) -> None:
    paper["track"]["income"]["money"] = [0, 1000, 4000]


def long_favours(paper: Tables) -> None:
    paper["track"]["favours"]["order"] = ["none", "money", "none", "steps", "marker", "none", "member", "none"]


def other_persons(paper: Tables) -> None:
    paper["persons"] |= {"black": "prosecutor", "white": "consigliere", "grey": "banker", "red": "informer"}


def other_cards(paper: Tables) -> None:
    for number, row in enumerate(paper["event"]):
        row.update(x="red" if number < 7 else "grey", car=number % 2 + 1)


def other_seats(paper: Tables) -> None:
    paper["family"].reverse()
    paper["beginners"]["districts"].reverse()


def typed_in(paper: Tables) -> None:
    for row in paper["event"]:
        row.update(source="outside source", note="From my copy, 2010.")
        del row["but"]


FREEDOMS = (
    scatter_districts,
    three_kinds_alone,
    other_ids,
    other_pay,
    uneven_pay,
    other_step,
    other_numbers,
    less_at_first,
    uneven_tracks,
    other_income,
    short_income,
    other_favours,
    long_favours,
    other_persons,
    other_cards,
    other_seats,
    typed_in,
)


@pytest.mark.parametrize("change", FREEDOMS)
def test_owners_are_free(change: Change) -> None:
    paper = changed(change)
    assert faults(paper) == []
    same = played(build(paper, "my.toml")) == played(house_edition())
    assert same == (change is typed_in)


def test_typed_in_values_become_rows() -> None:
    paper = fresh()
    for change in (uneven_tracks, other_income, long_favours, other_persons, other_step, uneven_pay):
        change(paper)
    mine = build(paper, "my.toml")
    assert mine.lengths == [3, 40, 6, 8]
    assert mine.chip_spaces == [3, 1, 2, 39, 2, 40]
    assert mine.income == [0, 1, 1, 2, 3, 3, 4]
    assert mine.favours == [-1, w.MONEY, -1, w.TWO_STEPS, w.MARKER_BACK, -1, w.FREE_MEMBER, -1]
    assert mine.persons == [w.PROSECUTOR, w.CONSIGLIERE, w.BANKER, w.INFORMER]
    assert [kind.step for kind in mine.kinds] == [w.REPUTATION, w.REPUTATION, -1, -1, -1]
    assert [business.money for business in mine.road[:4]] == [3, 8, 1, 2]
