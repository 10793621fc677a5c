"""Editions of Der Pate as clumsy hands leave them: each is an edition, or a BadEdition with reasons."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.games.derpate.edition import BadEdition, Edition, build, house_edition, house_text, read
from tests.edition.derpate.paper import Tables, fresh, played, tables
from tests.edition.paper import names_its_table

LINES = house_text().split("\n")
HOUSE = house_edition()

Steps = list[str | int]

words = st.sampled_from(
    ["grey", "red", "LM", "lm1", "GV2", "banker", "steps", "none", "influence", "found", "G1", "car", "p1", "derpate"]
)
scalars = st.one_of(
    st.booleans(),
    st.integers(),
    st.integers(-2, 45),
    st.integers(-1, 8).map(lambda number: number * 1000),
    st.floats(),
    st.text(max_size=8),
    st.dates(),
    words,
)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
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
    if found is not None:
        assert (found.digest == HOUSE.digest) == (played(found) == played(HOUSE))
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
    optional = steps[-1] in {"but", "note"} or "but" in steps[:-1]
    optional = optional or steps in (["track", "income", "money", 2], ["track", "income", "money", 3])
    assert (assert_sound(paper) is not None) == (optional and not paper_has_an_empty_but(paper, steps))


def paper_has_an_empty_but(paper: Tables, steps: Steps) -> bool:
    """Keys with another source may get fewer, but not none."""
    return "but" in steps[:-1] and not holder(paper, steps)


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
    found = assert_sound(paper)
    assert found is None or played(found) == played(HOUSE)


@given(places(), st.integers(1, 40))
def test_double(steps: Steps, times: int) -> None:
    paper = fresh()
    home = holder(paper, steps)
    if isinstance(home, list):
        home += [copy.deepcopy(home[int(steps[-1])])] * times
        assert assert_sound(paper) is None
    else:
        home[f"{steps[-1]}2"] = home[steps[-1]]
        assert assert_sound(paper) is None


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
    lost = house_text()[end:]
    assert found is None or "\n[" not in lost  # only the last table, or its end, may be spared


@slow
@given(st.integers(0, len(LINES) - 1))
def test_a_lost_line(number: int) -> None:
    found = assert_sound("\n".join(LINES[:number] + LINES[number + 1 :]))
    spared = LINES[number].startswith(("#", "but", "note")) or not LINES[number]
    assert (found is not None) == spared


@slow
@given(st.integers(0, len(LINES) - 1))
def test_a_line_twice(number: int) -> None:
    found = assert_sound("\n".join([*LINES[: number + 1], *LINES[number:]]))
    line = LINES[number].strip()
    assert (found is not None) == (not line or line.startswith("#"))


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


@given(st.text(max_size=100))
def test_random_text(text: str) -> None:
    with pytest.raises(BadEdition):
        read(text, "my.toml")
