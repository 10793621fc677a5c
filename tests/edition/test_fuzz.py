"""Editions as clumsy hands leave them: whatever happens to the file, it is an edition or a BadEdition with reasons."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from backroom.games.corleone.edition import BadEdition, Edition, build, house_edition, house_text, load, read
from tests.edition.paper import Tables, fresh, names_its_table, played, tables

LINES = house_text().split("\n")
HOUSE = house_edition()

Steps = list[str | int]

scalars = st.one_of(
    st.booleans(),
    st.integers(),
    st.integers(-2, 20),
    st.floats(),
    st.text(max_size=8),
    st.dates(),
    st.sampled_from(
        ["gun", "booze", "grey", "deck", "rival", "police-chief", "queens", "job", "good:narcotics", "whack"]
    ),
)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


def assert_sound(paper: Tables | str) -> Edition | None:
    """The edition, if it is one; else every line of the fault must say where it is."""
    told: tuple[str, ...] = ()
    found = None
    try:
        found = read(paper, "my.toml") if isinstance(paper, str) else build(paper, "my.toml")
    except BadEdition as error:
        told = error.faults
    assert (found is None) == bool(told)
    for line in told:
        assert line.startswith("my.toml: ")
        assert names_its_table(line.removeprefix("my.toml: ")), line
        assert line.isprintable()
    if found is not None and played(found) != played(HOUSE):
        assert found.digest != HOUSE.digest
    return found


@st.composite
def places(draw: st.DrawFn) -> Steps:
    """The way to some value of the file, every table as likely as any other."""
    here: Any = tables()
    steps: Steps = []
    while isinstance(here, dict | list) and here and (len(steps) < 2 or draw(st.integers(0, 3))):
        step: Any = draw(st.sampled_from(sorted(here) if isinstance(here, dict) else range(len(here))))
        steps.append(step)
        here = here[step]
    return steps


def holder(paper: Tables, steps: Steps) -> Any:
    """What the last step is taken from."""
    here: Any = paper
    for step in steps[:-1]:
        here = here[step]
    return here


# tables


@given(places())
def test_drop(steps: Steps) -> None:
    paper = fresh()
    del holder(paper, steps)[steps[-1]]
    assert_sound(paper)


@given(places(), values)
def test_retype(steps: Steps, value: Any) -> None:
    paper = fresh()
    holder(paper, steps)[steps[-1]] = value
    assert_sound(paper)


@given(places(), st.text(max_size=10))
def test_rename(steps: Steps, name: str) -> None:
    paper = fresh()
    home = holder(paper, steps)
    if isinstance(home, dict):
        home[name] = home.pop(steps[-1])
        if name not in tables() and len(steps) == 1:
            assert assert_sound(paper) is None
    assert_sound(paper)


@given(places(), st.integers(1, 40))
def test_double(steps: Steps, times: int) -> None:
    paper = fresh()
    home = holder(paper, steps)
    if isinstance(home, list):
        home += [copy.deepcopy(home[int(steps[-1])])] * times
    assert_sound(paper)


@given(places(), places())
def test_swap(one: Steps, two: Steps) -> None:
    paper = fresh()
    first, second = copy.deepcopy(holder(paper, one)[one[-1]]), copy.deepcopy(holder(paper, two)[two[-1]])
    holder(paper, one)[one[-1]] = second
    if one != two[: len(one)]:  # else the second place went with the first
        holder(paper, two)[two[-1]] = first
    assert_sound(paper)


@settings(max_examples=50)
@given(st.lists(st.tuples(places(), values), min_size=2, max_size=12))
def test_many_slips_at_once(slips: list[tuple[Steps, Any]]) -> None:
    paper = fresh()
    for steps, value in slips:
        try:
            holder(paper, steps)[steps[-1]] = value
        except (KeyError, IndexError, TypeError):  # an earlier slip took the place away
            continue
    assert_sound(paper)


@given(st.dictionaries(st.sampled_from(sorted(tables())) | st.text(max_size=5), values))
def test_tables_from_nowhere(paper: Tables) -> None:
    assert assert_sound(paper) is None


# text

slow = settings(max_examples=40)


@slow
@given(st.integers(0, len(house_text()) - 1))
def test_a_truncated_text(end: int) -> None:
    found = assert_sound(house_text()[:end])
    assert found is None or not house_text()[end:].strip().strip('"')


@slow
@given(st.integers(0, len(LINES) - 1))
def test_a_lost_line(number: int) -> None:
    assert_sound("\n".join(LINES[:number] + LINES[number + 1 :]))


@slow
@given(st.integers(0, len(LINES) - 1))
def test_a_line_twice(number: int) -> None:
    found = assert_sound("\n".join([*LINES[: number + 1], *LINES[number:]]))
    line = LINES[number].strip()
    if line and line[0] not in "#]}":
        harmless = found is not None and line.startswith("{")  # an effect that may stand twice
        assert found is None or harmless, line


@slow
@given(st.integers(0, len(LINES) - 2), st.integers(0, len(LINES) - 2))
def test_lines_out_of_order(one: int, two: int) -> None:
    lines = LINES.copy()
    lines[one], lines[two] = lines[two], lines[one]
    assert_sound("\n".join(lines))


@slow
@given(st.integers(0, len(house_text())), st.text(min_size=1, max_size=6) | st.sampled_from(list('[]{}"=,.#\n\\')))
def test_a_cat_on_the_keyboard(where: int, typed: str) -> None:
    assert_sound(house_text()[:where] + typed + house_text()[where:])


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=200), st.booleans(), st.integers(0, len(house_text())))
def test_random_bytes(tmp_path: Path, noise: bytes, alone: bool, where: int) -> None:
    path = tmp_path / "noise.toml"
    text = house_text().encode()
    path.write_bytes(noise if alone else text[:where] + noise + text[where:])
    try:
        load(path)
    except BadEdition as error:
        told = str(error)
    else:
        told = ""
    assert told.startswith(str(path)) or not alone


@given(st.text(max_size=100))
def test_random_text(text: str) -> None:
    with pytest.raises(BadEdition):
        read(text, "my.toml")
