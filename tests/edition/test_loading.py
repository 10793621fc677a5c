"""Loading: the rows that a file becomes, and what an owner may change in it."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

import hatch_build
from backroom.games.corleone import words as w
from backroom.games.corleone.edition import EDITIONS, build, house_edition, house_text, load, read
from backroom.games.corleone.rows import Ally, Business, Edition, Job, Space
from tests.edition.paper import Tables, effect_fields, entry, fresh, played, replaced


@pytest.fixture(scope="module")
def house() -> Edition:
    return house_edition()


def job(edition: Edition, key: str) -> Job:
    return next(row for row in edition.jobs if row.key == key)


def ally(edition: Edition, key: str) -> Ally:
    return next(row for row in edition.allies if row.key == key)


def business(edition: Edition, key: str) -> Business:
    return next(row for row in edition.businesses if row.key == key)


def space(edition: Edition, key: str) -> Space:
    return next(row for row in edition.spaces if row.key == key)


def icons(*counted: tuple[int, int]) -> int:
    return sum(times << 4 * icon for icon, times in counted)


# rows


def test_there_is_everything(house: Edition) -> None:
    assert (house.key, house.title, house.version) == (
        "house-edition",
        "House Edition: Five Families, One City",
        "1.1.0",
    )
    assert (len(house.jobs), len(house.allies), len(house.businesses), len(house.spaces)) == (44, 18, 19, 18)
    assert (len(house.jobs), len(house.allies), len(house.businesses)) == (w.JOBS, w.ALLIES, w.BUSINESSES)
    assert house_edition() is house


def test_supplies_and_numbers(house: Edition) -> None:
    assert house.money == [16, 36, 46, 22]
    assert house.goods == [9, 9, 9, 5]
    assert house.start_money == [0, 1, 2]
    assert (house.start_jobs, house.territory_bonus, house.colour_bonus) == (2, 5, 5)
    assert house.families == ["Marzullo", "Matarazzo", "Vitale", "Caccamo", "Pizzino"]


def test_the_act_track(house: Edition) -> None:
    told = [(act.tile, act.member, act.bribery, act.limit) for act in house.acts]
    assert told == [
        (w.BLUE, w.DON, True, 5),
        (w.BLUE, w.CONSIGLIERE, True, 4),
        (w.RED, -1, True, 3),
        (w.RED, w.HEIR, False, 2),
    ]
    assert house.acts[1].title == "The Turk"


def test_player_counts(house: Edition) -> None:
    told = [(count.thugs, count.public_jobs, count.allies, count.tiles) for count in house.counts]
    assert told == [(3, 2, 1, []), (2, 3, 2, []), (2, 3, 3, [0]), (2, 4, 4, [0, 1, 2])]


def test_the_board(house: Edition) -> None:
    assert house.territory_keys[0] == "wall-street"
    assert house.territory_keys[6] == "chelsea"
    assert house.territory_names[2] == "Upper East Side"
    assert (house.park_key, house.park_name) == ("central-park", "Central Park")
    assert house.park_back == icons((w.SUITCASE, 1))
    corner = space(house, "carnegie-corner")
    assert (corner.areas, corner.least, corner.territories) == ([6, 5, w.PARK], 2, 1 << 6 | 1 << 5)
    assert space(house, "canal-street").least == 3
    assert sum(row.least == 3 for row in house.spaces) == 6


def test_businesses_stand_in_the_order_of_the_territories_before_the_tiles(house: Edition) -> None:
    assert [row.territory for row in house.businesses] == [*range(7), *[-1] * 12]
    assert [row.sort for row in house.businesses] == [w.PRINTED] * 7 + [w.BLUE] * 8 + [w.RED] * 4
    penn = business(house, "penn-central-railroad")
    assert (penn.territory, penn.front, penn.back) == (5, icons((w.JOB, 1), (1, 1)), icons((w.JOB, 1)))
    cargo = business(house, "idlewild-air-cargo")
    assert (cargo.name, cargo.sort) == ("Idlewild Air Cargo", w.RED)
    assert cargo.front == icons((w.NARCOTICS, 2), (1, 1))


def test_jobs(house: Edition) -> None:
    shakedown = job(house, "shakedown")
    assert (shakedown.name, shakedown.colour) == ("Shakedown", w.COLOURS.index("green"))
    assert (shakedown.cost, shakedown.money) == ([1, 1, 1, 0], [w.FIVE])
    assert shakedown.text == "Shake down the front of any one business on the board."
    assert job(house, "block-captains").money == [1, 1, 0]
    assert job(house, "precinct-envelope").money == []
    assert house.jobs[0].key == "drive-by-on-delancey"


def test_allies(house: Edition) -> None:
    assert [row.act for row in house.allies] == [0] * 6 + [1] * 6 + [2] * 6
    accountant = ally(house, "family-accountant")
    assert [effect_fields(effect) for effect in accountant.effects] == [{"do": 0, "icons": icons((w.SUITCASE, 2))}]


EFFECTS = {
    "drive-by-on-delancey": [{"do": 5, "count": 2, "kind": 4, "owner": 2, "distinct": True}],
    "car-bomb-at-the-curb": [{"do": 5, "count": 3, "kind": 4, "owner": 3, "where": 1}],
    "all-debts-by-sundown": [{"do": 5, "count": 1, "each_rival": True}],
    "empty-his-pockets": [{"do": 5, "count": 1}, {"do": 8, "source": 2, "what": 1, "count": 1}],
    "double-the-bodyguards": [{"do": 12}, {"do": 13, "amount": 2}],
    "price-per-head": [{"do": 5, "count": 1}, {"do": 2, "value": 1, "per": 1, "most": 3}],
    "offer-past-refusing": [{"do": 9}],
    "safe-deposit-switch": [{"do": 8, "zone": 1, "what": 1, "count": 1, "to": 1}],
    "stick-up-at-the-card-game": [{"do": 8, "source": 1, "what": 2, "pick": 1, "count": 1}],
    "stuffed-ballots": [{"do": 10, "where": 2}],
    "sit-down-at-the-bakery": [{"do": 11, "side": 1, "amount": 2}],
    "transferred-to-staten-island": [{"do": 6, "count": 1, "kind": 1}],
    "motorcade": [{"do": 6, "count": 1, "kind": 1, "owner": 1, "work": 1}],
    "favor-at-city-hall": [{"do": 3, "source": 2, "keep": 1}, {"do": 15, "kind": 3}],
    "tip-from-the-docks": [{"do": 3, "keep": 2, "look": 4}],
    "hijacked-truck": [{"do": 1, "choose": 1 << w.GUN | 1 << w.BLOOD_MONEY | 1 << w.BOOZE, "count": 1}],
    "back-room-sweep": [{"do": 4, "side": 1, "of": 2, "count": 1}],
    "protection-round": [{"do": 4, "count": 2, "where": 1}],
    "city-contract": [{"do": 4, "count": 1, "where": 3}],
    "borrowed-crew": [{"do": 7, "count": 1}],
    "bathtub-gin": [{"do": 0, "icons": icons((w.BOOZE, 2))}],
    "police-chief-on-the-take": [
        {"do": 14, "figure": 2},
        {"do": 5, "count": 2, "kind": 2, "where": 4},
        {"do": 0, "icons": icons((w.FIVE, 1))},
    ],
    "mayor-second-term": [{"do": 14}, {"do": 10, "mode": 2}],
}


@pytest.mark.parametrize("key", EFFECTS)
def test_effects_become_rows(house: Edition, key: str) -> None:
    effects = {row.key: row.effects for row in house.jobs} | {row.key: row.effects for row in house.allies}
    assert [effect_fields(effect) for effect in effects[key]] == EFFECTS[key]


def test_every_verb_is_among_these() -> None:
    assert {effect["do"] for effects in EFFECTS.values() for effect in effects} == set(range(16))


# files


def test_a_file_is_loaded_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(house_text(), encoding="utf-8")
    assert played(load(path)) == played(load(str(path))) == played(house_edition())


def test_a_file_from_another_editor_is_the_same(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xef\xbb\xbf" + house_text().replace("\n", "\r\n").encode())
    assert load(path).digest == house_edition().digest


def test_line_breaks_in_a_text_are_folded() -> None:
    text = replaced('text = "Whack one rival thug."', 'text = """Whack\n  one rival\nthug."""')
    assert job(read(text, "my.toml"), "word-at-the-barbershop").text == "Whack one rival thug."


def test_persian_names_are_welcome() -> None:
    text = replaced('name = "Wall Street"', 'name = "وال\u200cاستریت"')
    assert read(text, "my.toml").territory_names[0] == "وال\u200cاستریت"


def test_numbered_tables_may_stand_in_any_order() -> None:
    paper = fresh()
    chance = random.Random(5)
    for table in ("act", "player_count", "territory"):
        chance.shuffle(paper[table])
    paper["business"] = paper["business"][7:] + paper["business"][6::-1]
    assert played(build(paper, "my.toml")) == played(house_edition())
    assert build(paper, "my.toml").digest == house_edition().digest


def test_what_is_optional_may_be_left_out() -> None:
    paper = fresh()
    for table in ("act", "family", "territory", "space", "business", "job", "ally"):
        for row in paper[table]:
            for key in ("but", "note", "flavour", "ref", "style"):
                row.pop(key, None)
    assert build(paper, "my.toml").digest == house_edition().digest


def test_one_name_may_be_printed_on_several_cards() -> None:
    paper = fresh()
    for key in ("mayor-second-term", "police-chief-on-the-take"):
        entry(paper, "ally", key)["name"] = "Mayor"
    assert build(paper, "my.toml").digest == house_edition().digest


def test_the_wheel_holds_the_house_editions_also_the_earlier_ones() -> None:
    root = Path(hatch_build.__file__).parent
    shipped = {file.distribution_path for file in WheelBuilder(str(root)).recurse_included_files()}
    for path in (EDITIONS.file, *EDITIONS.earlier.values()):
        assert path.relative_to(root / "src").as_posix() in shipped


# an owner's edition is not bound by what only makes a good stand-in


def unbalance(paper: Tables) -> None:
    for row in paper["job"][:40]:
        row["colour"] = "grey"
    for row, colour in zip(paper["job"][40:], ("yellow", "blue", "green", "grey"), strict=True):
        row["colour"] = colour


def give_away(paper: Tables) -> None:
    entry(paper, "job", "shakedown").update(money=[5, 5, 5, 5], cost=["gun"])


def rename_known_cards(paper: Tables) -> None:
    for table in ("job", "ally", "business"):
        for row in paper[table]:
            row["name"] = "Card"


def as_many_of_each_colour(paper: Tables) -> None:
    """How many of the twelve tiles are blue, no rulebook tells."""
    for key in ("santo-spirito-olive-oil", "ninth-avenue-pawn"):
        entry(paper, "business", key)["kind"] = "red"


def many_narcotics(paper: Tables) -> None:
    paper["supply"]["goods"] |= {"gun": 8, "blood-money": 7, "booze": 5, "narcotics": 12}
    for row in paper["business"][-4:]:
        row["back"] = ["good:narcotics"]


def costly(paper: Tables) -> None:
    entry(paper, "job", "shakedown")["cost"] = ["narcotics", "gun", "gun", "booze", "booze", "blood-money"]


def other_limits(paper: Tables) -> None:
    for act, limit in zip(paper["act"], (7, 6, 5, 2), strict=True):
        act["hand_limit"] = limit


def crowded_drawing(paper: Tables) -> None:
    for row in paper["space"]:
        row["at"] = [500, 500]


def more_spaces(paper: Tables) -> None:
    paper["space"] += [paper["space"][1] | {"id": f"bridge-{number}"} for number in range(14)]


FREEDOMS = (
    unbalance,
    give_away,
    rename_known_cards,
    as_many_of_each_colour,
    many_narcotics,
    costly,
    other_limits,
    crowded_drawing,
    more_spaces,
)


@pytest.mark.parametrize("change", FREEDOMS)
def test_owners_are_free(change: Callable[[Tables], None]) -> None:
    paper = fresh()
    change(paper)
    assert build(paper, "my.toml").digest
