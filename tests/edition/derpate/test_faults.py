"""Faults of an edition of Der Pate, and the sentence that tells each."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from backroom.games.derpate.edition import BadEdition, build, read
from backroom.games.derpate.edition_schema import SHAPES
from tests.edition.derpate.paper import Change, Tables, changed, faults, fresh, replaced, tables
from tests.edition.paper import names_its_table


def told(change: Change) -> list[str]:
    found = faults(changed(change))
    assert all(map(names_its_table, found)), found
    return found


def row_of(paper: Tables, table: str) -> dict[str, Any]:
    """The table, or the first of its entries."""
    outer, _, inner = table.partition(".")
    found = paper[outer][inner] if inner else paper[outer]
    return found[0] if isinstance(found, list) else found  # type: ignore[no-any-return]


def put(table: str, **values: object) -> Change:
    return lambda paper: row_of(paper, table).update(values)


# tables and keys


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda p: p.update(events=[]), "[events]: there is no such table (did you mean `event`?); take it out"),
        (lambda p: p.pop("start"), "[start]: it is missing; it should be one table, headed [start]"),
        (lambda p: p.pop("event"), "[[event]]: it is missing; there should be 10 such tables, each headed [[event]]"),
        (lambda p: p["business"].pop(), "[[business]]: there are 11 of these; there should be 12"),
        (lambda p: p["business"].append({}), "[[business]]: there are 13 of these; there should be 12"),
        (lambda p: p["district"].pop(), "[[district]]: there are 3 of these; there should be 4"),
        (lambda p: p["family"].pop(), "[[family]]: there are 3 of these; there should be 4"),
        (lambda p: p["kind"].pop(), "[[kind]]: there are 4 of these; there should be 5"),
        (lambda p: p["event"].pop(), "[[event]]: there are 9 of these; there should be 10"),
        (lambda p: p["event"].insert(0, 7), "[[event]] number 1: it is 7; it should be a table, headed [[event]]"),
        (lambda p: p.update(track=3), "[track.income]: it is 3; it should be one table, headed [track.income]"),
        (lambda p: p["track"].pop("income"), "[track.income]: it is missing; it should be one table, headed [track.in"),
        (
            lambda p: p["track"].update(incom={}),
            "[track]: there is no key `incom` (did you mean `income`?); the keys are reputation, influence, income and",
        ),
        (lambda p: p["persons"].pop("red"), "[persons]: `red` is missing; it should be one of consigliere, prosecutor"),
        (
            lambda p: p["persons"].update(green="banker"),
            "[persons]: there is no key `green` (did you mean `grey`?); the keys are black, white, grey, red, source,",
        ),
        (lambda p: p["event"][3].pop("car"), '[[event]] "G4": `car` is missing; it should be a whole number from 1 to'),
        (lambda p: p["edition"].update(source="book"), "[edition]: there is no key `source`; the keys are id, game,"),
    ],
)
def test_tables_and_keys(change: Change, fault: str) -> None:
    assert any(line.startswith(fault) for line in told(change)), told(change)


# values

THOUSANDS = "it should be whole thousands from 1000 to 100000, such as 3000"


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (put("edition", game="corleone"), '[edition]: `game` is "corleone"; it should be "derpate"'),
        (put("edition", id="My Own"), '[edition]: `id` is "My Own"; it should be small letters, digits and hyphens'),
        (put("start", money=15), f"[start]: `money` is 15; {THOUSANDS}"),
        (put("start", money=15_500), f"[start]: `money` is 15500; {THOUSANDS}"),
        (put("start", money=0), f"[start]: `money` is 0; {THOUSANDS}"),
        (put("start", money=-1000), f"[start]: `money` is -1000; {THOUSANDS}"),
        (put("start", money=101_000), f"[start]: `money` is 101000; {THOUSANDS}"),
        (put("start", money=15_000.0), f"[start]: `money` is 15000.0; {THOUSANDS}"),
        (put("start", money="$15,000"), f'[start]: `money` is "$15,000"; {THOUSANDS}'),
        (
            put("kind", money=True),
            '[[kind]] "protection": `money` is true; it should be whole thousands from 1000 to 20000, such as 3000',
        ),
        (put("kind", money=21_000), '[[kind]] "protection": `money` is 21000; it should be whole thousands from 1000'),
        (put("kind", number=6), '[[kind]] "protection": `number` is 6; it should be a whole number from 1 to 5'),
        (put("kind", id="racket"), '[[kind]] "racket": `id` is "racket"; it should be one of protection, smuggling,'),
        (put("business", money=500), '[[business]] "LM1": `money` is 500; it should be whole thousands from 1000 to'),
        (
            put("kind", step="influenc"),
            '[[kind]] "protection": `step` is "influenc" (did you mean "influence"?); it should be',
        ),
        (
            put("kind", step="favours"),
            '[[kind]] "protection": `step` is "favours"; it should be one of reputation, influence',
        ),
        (put("family", id="cuneo"), '[[family]] "cuneo": `id` is "cuneo"; it should be one of corleone, tattaglia,'),
        (put("district", id="lm"), '[[district]] "lm": `id` is "lm" (did you mean "LM"?); it should be one of LM'),
        (
            put("business", district="LN"),
            '[[business]] "LM1": `district` is "LN"; it should be one of LM, GV, ES or LI',
        ),
        (put("business", kind=0), '[[business]] "LM1": `kind` is 0; it should be a whole number from 1 to 5'),
        (put("business", id="L M"), '[[business]] "L M": `id` is "L M"; it should be letters, digits and hyphens'),
        (put("business", id="1st"), '[[business]] "1st": `id` is "1st"; it should be letters, digits and hyphens'),
        (put("business", id="x" * 21), f'[[business]] "{"x" * 21}": `id` is'),
        (put("business", name="two\nlines"), '[[business]] "LM1": `name` is "two\\nlines"; it should be a text of one'),
        (put("track.reputation", spaces=2), "[track.reputation]: `spaces` is 2; it should be a whole number from 3 to"),
        (put("track.influence", spaces=41), "[track.influence]: `spaces` is 41; it should be a whole number from 3 to"),
        (put("track.influence", cop=0), "[track.influence]: `cop` is 0; it should be a whole number from 1 to 40"),
        (
            put("track.income", money=[0]),
            "[track.income]: `money` is [0]; it should be a list of 2 to 41 amounts",
        ),
        (
            put("track.income", money=[0, 1000, 2000, 3000, 4500]),
            "[track.income]: `money` holds 4500; an entry should be whole thousands from 0 to 20000",
        ),
        (
            put("track.favours", order=["member", "marker", "steps"]),
            '[track.favours]: `order` is ["member", "marker", "steps"]; it should be a list of 4 to 40 favours',
        ),
        (
            put("track.favours", order=["member", "markr", "steps", "money"]),
            '[track.favours]: `order` holds "markr" (did you mean "marker"?); an entry should be one of member, marker',
        ),
        (put("persons", red="police"), '[persons]: `red` is "police"; it should be one of consigliere, prosecutor,'),
        (put("event", id="G6"), '[[event]] "G6": `id` is "G6"; it should be one of G1, G2, G3,'),
        (
            put("event", x="gray"),
            '[[event]] "G1": `x` is "gray" (did you mean "grey"?); it should be one of grey or red',
        ),
        (put("event", x="black"), '[[event]] "G1": `x` is "black"; it should be one of grey or red'),
        (put("event", car=6), '[[event]] "G1": `car` is 6; it should be a whole number from 1 to 5'),
        (put("event", text=""), '[[event]] "G1": `text` is ""; it should be a text of at most 500 letters'),
        (
            put("event", source="me"),
            '[[event]] "G1": `source` is "me"; it should be one of book, outside source, reconstructed or designed',
        ),
        (
            put("event", but={"x": "designed", "cars": "designed"}),
            '[[event]] "G1": `but` names `cars` (did you mean `car`?); it should name keys of this table',
        ),
        (
            put("event", but={}),
            '[[event]] "G1": `but` should name keys of this table with their source, such as { name = "designed" }',
        ),
        (
            put("event", but={"x": "book"}),
            '[[event]] "G1": `but`: `x` is "book", as all of the table is; take it out',
        ),
        (
            put("event", but={"x": "found"}),
            '[[event]] "G1": `but`: `x` is "found"; it should be one of book, outside source, reconstructed or',
        ),
        (put("event", note=3), '[[event]] "G1": `note` is 3; it should be a text of at most 500 letters'),
        (
            put("beginners", districts=["LM", "LM", "GV", "ES"]),
            '[beginners]: `districts` is ["LM", "LM", "GV", "ES"]; it should be a list of 4 different districts',
        ),
        (put("beginners", car=4), "[beginners]: `car` is 4; it should be letters, digits and hyphens, such as LM1"),
    ],
)
def test_values(change: Change, fault: str) -> None:
    (found,) = told(change)
    assert found.startswith(fault), found


ODD: tuple[Any, ...] = ("", -1, 3.5, 10**60, [None], [[]], {"a": {}}, [{}], True)


def tables_and_keys() -> list[tuple[str, str]]:
    return [(table, key) for table, shape in SHAPES.items() for key in (*shape.keys, *shape.optional)]


@pytest.mark.parametrize(("table", "key"), tables_and_keys())
def test_no_key_takes_just_anything(table: str, key: str) -> None:
    heading = f"[[{table}]]" if SHAPES[table].many else f"[{table}]"
    lacking = fresh()
    row_of(lacking, table).pop(key, None)
    assert any(line.startswith(heading) for line in faults(lacking)) == (key in SHAPES[table].keys)
    for odd in ODD:
        assert any(line.startswith(heading) for line in told(put(table, **{key: odd}))), odd


# what tables must agree on


def give_away(district: str, to: str) -> Change:
    def change(paper: Tables) -> None:
        next(row for row in paper["business"] if row["district"] == district)["district"] = to

    return change


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (
            give_away("LM", "GV"),
            [
                '[[business]]: 2 have district = "LM"; it should be 3 (DP-COMP-02)',
                '[[business]]: 4 have district = "GV"; it should be 3 (DP-COMP-02)',
            ],
        ),
        (
            put("kind", number=2),
            ['[[kind]] "smuggling": `number` is 2, as on [[kind]] "protection"; they should differ'],
        ),
        (
            put("family", colour="blue"),
            ['[[family]] "tattaglia": `colour` is "blue", as on [[family]] "corleone"; they should differ'],
        ),
        (
            put("track.reputation", birthday=15),
            ["[track.reputation]: `birthday` is 15; it should be at most 14, the last of the `spaces` (DP-SETUP-02)"],
        ),
        (
            put("track.influence", spaces=9),
            ["[track.influence]: `senator` is 10; it should be at most 9, the last of the `spaces` (DP-SETUP-02)"],
        ),
        (
            put("track.influence", judge=4),
            ["[track.influence]: `judge` is 4, as is `cop`; each should have a space of its own (DP-SETUP-02)"],
        ),
        (
            put("persons", red="banker"),
            ['[persons]: `red` is "banker", as is `white`; each should call somebody else (DP-ROW4-01)'],
        ),
        (
            put("beginners", car="gv2"),
            ['[beginners]: `car` is "gv2" (did you mean "GV2"?); it should be the id of a business (DP-COMP-04)'],
        ),
        (
            put("beginners", car="Dock"),
            ['[beginners]: `car` is "Dock"; it should be the id of a business (DP-COMP-04)'],
        ),
    ],
)
def test_facts(change: Change, expected: list[str]) -> None:
    assert told(change) == expected


# ids


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (
            put("business", id="gv1"),
            '[[business]] "GV1": `id` stands here, as number 4 of its table, and on [[business]] number 1; one',
        ),
        (
            put("business", id="Lm"),
            '[[business]] "Lm": `id` stands here, as number 1 of its table, and on [[district]] number 1; one',
        ),
        (put("business", id="barzini"), '[[business]] "barzini": `id` stands here, as number 1 of its table, and on'),
        (
            put("event", id="R5"),
            '[[event]] "R5": `id` stands here, as number 10 of its table, and on [[event]] number 1',
        ),
        (
            put("district", id="LI"),
            '[[district]] "LI": `id` stands here, as number 4 of its table, and on [[district]]',
        ),
        (put("family", id="stracci"), '[[family]] "stracci": `id` stands here, as number 4 of its table, and on'),
    ],
)
def test_no_two_ids_are_alike(change: Change, fault: str) -> None:
    assert any(line.startswith(fault) for line in told(change)), told(change)


@pytest.mark.parametrize("word", ["bank", "Press", "RED", "wedding", "banker", "steps", "p1", "P12", "none", "back"])
def test_no_business_is_called_like_a_word_of_the_game(word: str) -> None:
    assert told(put("business", id=word)) == [f'[[business]] "{word}": `id` is a word of the game itself; give another']


# all at once


def test_faults_of_many_tables_are_told_at_once() -> None:
    def change(paper: Tables) -> None:
        paper["start"]["money"] = 1
        paper["event"][4]["x"] = "white"
        paper["track"]["reputation"]["wedding"] = 10
        paper["persons"]["black"] = "banker"
        paper["business"][5]["id"] = "car"

    assert [line.partition(":")[0] for line in told(change)] == [
        "[start]",
        '[[event]] "G5"',
        '[[business]] "car"',
        "[track.reputation]",
        "[persons]",
    ]


def test_a_bad_edition_tells_all() -> None:
    paper = fresh()
    for row in (*paper["business"], *paper["event"]):
        row["name"] = ""
        row["title"] = ""
    with pytest.raises(BadEdition) as caught:
        build(paper, "my.toml")
    assert len(caught.value.faults) == 44
    assert str(caught.value).splitlines()[-1] == "and 24 more"
    twin = pickle.loads(pickle.dumps(caught.value))
    assert (str(twin), twin.faults) == (str(caught.value), caught.value.faults)


def test_an_empty_file_lacks_everything() -> None:
    found = faults("")
    assert len(found) == len(set(found)) == len(SHAPES) == 13


def test_broken_toml_is_told_with_line_and_table() -> None:
    assert faults(replaced("money = 15000", "money = ")) == [
        "line 30, in [start]: this is no value; a text stands in quotation marks"
    ]
    (found,) = faults(replaced('title = "Front Page"', 'title = "Front Page'))
    assert found.endswith('in [[event]] "G5": a text is not closed with a quotation mark')


def test_a_name_that_could_upset_a_terminal_is_written_out() -> None:
    with pytest.raises(BadEdition) as caught:
        read('"\x1b" = 1', "my\x1b.toml")
    assert str(caught.value).startswith("my\\x1b.toml: ")
    assert "\x1b" not in str(caught.value)


def test_the_tables_of_a_file_are_never_changed_by_a_check() -> None:
    paper = fresh()
    build(paper, "my.toml")
    assert paper == tables()
