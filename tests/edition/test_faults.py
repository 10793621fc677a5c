"""Faults of tables, keys, values and ids, and the sentence that tells each."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest

from backroom.games.corleone.edition import BadEdition, build
from tests.edition.paper import Tables, entry, faults, fresh, names_its_table, tables

Change = Callable[[Tables], object]

FIRST_JOB = '[[job]] "drive-by-on-delancey"'


def told(change: Change) -> list[str]:
    paper = fresh()
    change(paper)
    found = faults(paper)
    assert all(map(names_its_table, found)), found
    return found


# tables and keys


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda p: p.update(jobs=[]), "[jobs]: there is no such table (did you mean `job`?); take it out"),
        (lambda p: p.update(zebra=1), "[zebra]: there is no such table; take it out"),
        (lambda p: p.pop("ally"), "[[ally]]: it is missing; there should be 18 such tables, each headed [[ally]]"),
        (lambda p: p.pop("river"), "[river]: it is missing; it should be one table, headed [river]"),
        (lambda p: p.update(job={}), "[[job]]: it is a table; there should be 44 such tables, each headed [[job]]"),
        (lambda p: p.update(bonus=[]), "[bonus]: it is []; it should be one table, headed [bonus]"),
        (lambda p: p.update(supply=7), "[supply.money]: it is 7; it should be one table, headed [supply.money]"),
        (
            lambda p: p["supply"].update(mony={}),
            "[supply]: there is no key `mony` (did you mean `money`?); the keys are",
        ),
        (lambda p: p["supply"].pop("goods"), "[supply.goods]: it is missing; it should be one table"),
        (lambda p: p["job"].append(7), "[[job]] number 45: it is 7; it should be a table, headed [[job]]"),
        (lambda p: p["job"].pop(), "[[job]]: there are 43 of these; there should be 44"),
        (lambda p: p["family"].pop(), "[[family]]: there are 4 of these; there should be 5"),
        (lambda p: p["act"].pop(), "[[act]]: there are 3 of these; there should be 4"),
        (lambda p: p["player_count"].pop(), "[[player_count]]: there are 3 of these; there should be 4"),
        (lambda p: p["territory"].pop(), "[[territory]]: there are 6 of these; there should be 7"),
        (lambda p: p["business"].pop(), "[[business]]: there are 18 of these; there should be 19"),
        (lambda p: p["ally"].pop(), "[[ally]]: there are 17 of these; there should be 18"),
        (lambda p: p.update(space=p["space"][:7]), "[[space]]: there are 7 of these; there should be 8 to 32"),
        (lambda p: p.update(space=p["space"] * 2), "[[space]]: there are 36 of these; there should be 8 to 32"),
        (lambda p: p["job"][0].pop("cost"), f"{FIRST_JOB}: `cost` is missing; it should be a list of 1 to 6 goods"),
        (lambda p: p["job"][0].pop("effects"), f"{FIRST_JOB}: `effects` is missing; it should be a list of effects"),
        (lambda p: p["job"][2].pop("id"), "[[job]] number 3: `id` is missing; it should be small letters, digits and"),
        (
            lambda p: p["job"][0].update(colur="grey"),
            f"{FIRST_JOB}: there is no key `colur` (did you mean `colour`?); the keys are id, name, colour, cost,",
        ),
        (lambda p: p["central_park"].update(front=["job"]), "[central_park]: there is no key `front`"),
    ],
)
def test_tables_and_keys(change: Change, fault: str) -> None:
    assert any(line.startswith(fault) for line in told(change)), told(change)


# values


def in_job(**values: object) -> Change:
    return lambda paper: paper["job"][0].update(values)


def in_row(table: str, **values: object) -> Change:
    return lambda paper: (paper[table][0] if isinstance(paper[table], list) else paper[table]).update(values)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (in_job(colour="gray"), f'{FIRST_JOB}: `colour` is "gray" (did you mean "grey"?); it should be one of yellow,'),
        (in_job(colour=3), f"{FIRST_JOB}: `colour` is 3; it should be one of yellow, blue, green or grey"),
        (in_job(cost="gun"), f'{FIRST_JOB}: `cost` is "gun"; it should be a list of 1 to 6 goods'),
        (in_job(cost=[]), f"{FIRST_JOB}: `cost` is []; it should be a list of 1 to 6 goods"),
        (in_job(cost=["gun"] * 7), f'{FIRST_JOB}: `cost` is ["gun", "gun", "gun"'),
        (
            in_job(cost=["gunn"]),
            f'{FIRST_JOB}: `cost` holds "gunn" (did you mean "gun"?); an entry should be one of gun,',
        ),
        (in_job(money=5), f"{FIRST_JOB}: `money` is 5; it should be a list of at most 6 money cards"),
        (in_job(money=[4]), f"{FIRST_JOB}: `money` holds 4; an entry should be 1, 2, 3 or 5"),
        (in_job(money=[True]), f"{FIRST_JOB}: `money` holds true; an entry should be 1, 2, 3 or 5"),
        (in_job(money=[1.0]), f"{FIRST_JOB}: `money` holds 1.0; an entry should be 1, 2, 3 or 5"),
        (in_job(money=[["5"]]), f'{FIRST_JOB}: `money` holds ["5"]; an entry'),
        (in_job(name=""), f'{FIRST_JOB}: `name` is ""; it should be a text of one line, at most 80 letters'),
        (in_job(name="x" * 81), f'{FIRST_JOB}: `name` is "{"x" * 39}…"; it should be a text of one line'),
        (in_job(name="two\nlines"), f'{FIRST_JOB}: `name` is "two\\nlines"; it should be a text of one line'),
        (in_job(name="\x1b[31m"), f'{FIRST_JOB}: `name` is "\\x1b[31m"; it should be a text of one line'),
        (in_job(text="x" * 501), f'{FIRST_JOB}: `text` is "{"x" * 39}…"; it should be a text of at most 500 letters'),
        (in_job(text="\udc80"), f'{FIRST_JOB}: `text` is "\\udc80"; it should be a text'),
        (in_job(flavour=1), f"{FIRST_JOB}: `flavour` is 1; it should be a text of at most 500 letters"),
        (
            in_job(source="me"),
            f'{FIRST_JOB}: `source` is "me"; it should be one of book, outside source, reconstructed or designed',
        ),
        (
            in_job(id="Drive By"),
            '[[job]] "Drive By": `id` is "Drive By"; it should be small letters, digits and hyphens',
        ),
        (in_job(id="1st"), '[[job]] "1st": `id` is "1st"; it should be small letters'),
        (in_job(id="$1"), '[[job]] "$1": `id` is "$1"; it should be small letters'),
        (in_job(id="a--b"), '[[job]] "a--b": `id` is "a--b"; it should be small letters'),
        (in_job(id="x" * 41), f'[[job]] "{"x" * 39}…": `id` is'),
        (in_job(id=5), "[[job]] number 1: `id` is 5; it should be small letters"),
        (in_row("edition", game="coup"), '[edition]: `game` is "coup"; it should be "corleone"'),
        (in_row("edition", players_max=6), "[edition]: `players_max` is 6; it should be 5"),
        (in_row("start_hand", money=[1, 2, 5]), "[start_hand]: `money` is [1, 2, 5]; it should be [1, 2, 3]"),
        (in_row("start_hand", money=[True, 2, 3]), "[start_hand]: `money` is [true, 2, 3]; it should be [1, 2, 3]"),
        (in_row("start_hand", money=[1.0, 2, 3]), "[start_hand]: `money` is [1.0, 2, 3]; it should be [1, 2, 3]"),
        (in_row("bonus", territory=4), "[bonus]: `territory` is 4; it should be 5"),
        (in_row("act", number=True), "[[act]] number 1: `number` is true; it should be a whole number from 1 to 4"),
        (in_row("act", hand_limit=0), "[[act]] number 1: `hand_limit` is 0; it should be a whole number from 1 to 15"),
        (in_row("act", bribery=1), "[[act]] number 1: `bribery` is 1; it should be true or false"),
        (
            in_row("act", new_member="Don"),
            '[[act]] number 1: `new_member` is "Don" (did you mean "don"?); it should be',
        ),
        (in_row("family", hex="red"), '[[family]] "marzullo": `hex` is "red"; it should be a colour such as "#d9a520"'),
        (in_row("family", id="corleone"), '[[family]] "corleone": `id` is "corleone"; it should be one of marzullo,'),
        (
            in_row("space", touches=["queens"]),
            '[[space]] "carnegie-corner": `touches` is ["queens"]; it should be a list',
        ),
        (
            in_row("space", touches=["queens", "queens"]),
            '[[space]] "carnegie-corner": `touches` is ["queens", "queens"]; it should be a list of 2 to 3 different',
        ),
        (
            in_row("space", touches=["queens", "harlem"]),
            '[[space]] "carnegie-corner": `touches` holds "harlem"; an entry should be one of wall-street, bro',
        ),
        (in_row("space", min_players=4), '[[space]] "carnegie-corner": `min_players` is 4; it should be 2 or 3'),
        (in_row("space", at=[1]), '[[space]] "carnegie-corner": `at` is [1]; it should be a point [x, y]'),
        (in_row("space", at=[1, "2"]), '[[space]] "carnegie-corner": `at` is [1, "2"]; it should be a point [x, y]'),
        (
            in_row("space", at=[1, float("nan")]),
            '[[space]] "carnegie-corner": `at` is [1, nan]; it should be a point [x, y]',
        ),
        (
            in_row("territory", polygon=[[1, 2]]),
            '[[territory]] "wall-street": `polygon` is a list; it should be a list',
        ),
        (
            in_row("board", view_box=[0, 0, 0, 9]),
            "[board]: `view_box` is [0, 0, 0, 9]; it should be a box [x, y, width",
        ),
        (in_row("board", space_radius=-1), "[board]: `space_radius` is -1; it should be a number greater than 0"),
        (in_row("central_park", back=["job"]), '[central_park]: `back` is ["job"]; it should be ["suitcase"]'),
        (in_row("central_park", id="park"), '[central_park]: `id` is "park"; it should be central-park'),
        (in_row("business", kind="green"), '[[business]] "harcourt-and-vane": `kind` is "green"; it should be one of'),
        (
            in_row("business", front=["suitcases"]),
            '[[business]] "harcourt-and-vane": `front` holds "suitcases" (did you mean "suitcase"?); an',
        ),
        (
            in_row("business", back=[]),
            '[[business]] "harcourt-and-vane": `back` is []; it should be a list of 1 to 6 icons',
        ),
        (in_row("ally", act=4), '[[ally]] "hollywood-producer": `act` is 4; it should be a whole number from 1 to 3'),
        (
            in_row("frame", act_boxes=[]),
            "[frame]: `act_boxes` is []; it should be a list of 4 boxes [x, y, width, height]",
        ),
    ],
)
def test_values(change: Change, fault: str) -> None:
    (found,) = told(change)
    assert found.startswith(fault)


def one_of_each() -> list[tuple[str, str]]:
    """Every table with each of its keys."""
    found = [(table, key) for table, row in tables().items() if isinstance(row, dict) for key in row]
    found += [(table, key) for table, rows in tables().items() if isinstance(rows, list) for key in rows[0]]
    return found


ODD: tuple[Any, ...] = ("", -1, 3.5, [None], [[]], {"a": {}})
LEFT_OUT = {"but", "note", "flavour", "ref", "style"}
LENGTHS = {"space_radius", "thug_square", "control_radius", "chief_radius", "plaque_back_height"}
LENGTHS |= {"slot_y_first", "slot_y_step", "slot_radius"}


@pytest.mark.parametrize(("table", "key"), one_of_each())
def test_no_key_takes_just_anything(table: str, key: str) -> None:
    house = tables()[table]
    row = house[0] if isinstance(house, list) else house
    heading = f"[{table}.{key}]" if table == "supply" else f"[{table}]" if isinstance(house, dict) else f"[[{table}]]"

    def told_of(odd_row: dict[str, Any]) -> bool:
        torn = tables() | {table: [odd_row, *house[1:]] if isinstance(house, list) else odd_row}
        return any(line.startswith(heading) for line in faults(torn))

    assert told_of({name: value for name, value in row.items() if name != key}) == (key not in LEFT_OUT)
    for odd in ODD:
        fits = (odd == 3.5 and key in LENGTHS) or (odd == -1 and key == "slot_y_first")
        assert told_of(row | {key: odd}) != fits, odd


# ids


def same_id(table: str, other: str) -> Change:
    def change(paper: Tables) -> None:
        paper[table][-1]["id"] = paper[other][0]["id"]

    return change


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (
            same_id("job", "job"),
            f"{FIRST_JOB}: `id` stands here, as number 44 of its table, and on [[job]] number 1; one needs another",
        ),
        (
            same_id("ally", "ally"),
            '[[ally]] "hollywood-producer": `id` stands here, as number 18 of its table, and on [[ally]] num',
        ),
        (same_id("space", "space"), '[[space]] "carnegie-corner": `id` stands here, as number 18 of its table, and on'),
        (same_id("business", "space"), '[[business]] "carnegie-corner": `id` stands here, as number 19 of its table,'),
        (
            same_id("business", "territory"),
            '[[business]] "wall-street": `id` stands here, as number 19 of its table, and',
        ),
        (same_id("space", "territory"), '[[space]] "wall-street": `id` stands here, as number 18 of its table, and on'),
        (
            same_id("job", "good"),
            '[[job]] "gun": `id` stands here, as number 44 of its table, and on [[good]] number 1',
        ),
        (
            same_id("job", "business"),
            '[[job]] "harcourt-and-vane": `id` stands here, as number 44 of its table, and on',
        ),
        (
            same_id("ally", "job"),
            '[[ally]] "drive-by-on-delancey": `id` stands here, as number 18 of its table, and on',
        ),
        (
            in_row("space", id="central-park"),
            '[[space]] "central-park": `id` stands here, as number 1 of its table, and',
        ),
        (
            in_row("space", id="police-chief"),
            '[[space]] "police-chief": `id` is a word of the game itself; give another',
        ),
        (in_row("business", id="mayor"), '[[business]] "mayor": `id` is a word of the game itself; give another'),
        (in_job(id="union-boss"), '[[job]] "union-boss": `id` is a word of the game itself; give another'),
        (in_job(id="thug"), '[[job]] "thug": `id` is a word of the game itself; give another'),
        (in_job(id="none"), '[[job]] "none": `id` is a word of the game itself; give another'),
        (in_job(id="p3"), '[[job]] "p3": `id` is a word of the game itself; give another'),
        (in_row("ally", id="don"), '[[ally]] "don": `id` is a word of the game itself; give another'),
        (in_row("good", id="booze"), '[[good]] "booze": `id` stands here, as number 3 of its table, and on [[good]]'),
        (in_row("territory", id="queens", number=4), '[[territory]] "queens": `id` stands here, as number 4 of its'),
    ],
)
def test_ids(change: Change, fault: str) -> None:
    assert any(line.startswith(fault) for line in told(change)), told(change)


def test_an_ally_may_be_called_like_the_figure_it_brings() -> None:
    paper = fresh()
    assert entry(paper, "ally", "police-chief")
    assert not faults(paper)


def test_a_bad_edition_tells_all() -> None:
    paper = fresh()
    for row in paper["job"]:
        row["colour"] = "pink"
    with pytest.raises(BadEdition) as caught:
        build(paper, "my.toml")
    assert len(caught.value.faults) == 44
    lines = str(caught.value).splitlines()
    assert len(lines) == 21
    assert lines[-1] == "and 24 more"
    twin = pickle.loads(pickle.dumps(caught.value))
    assert (str(twin), twin.faults) == (str(caught.value), caught.value.faults)


def test_faults_of_many_tables_are_told_at_once() -> None:
    def change(paper: Tables) -> None:
        paper["supply"]["money"]["1"] = 17
        paper["job"][3]["cost"] = ["beer"]
        paper["ally"][2]["effects"][0]["do"] = "dance"
        paper["space"][5]["min_players"] = 2
        paper["bonus"]["job_colour"] = 6

    assert [line.partition(":")[0] for line in told(change)] == [
        "[bonus]",
        '[[job]] "no-flowers-please"',
        '[[ally]] "small-time-bookie"',
        "[supply.money]",
        "[[space]]",
    ]
