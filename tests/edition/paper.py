"""Editions on paper: the house edition as text and as tables, with a change here and there."""

from __future__ import annotations

import copy
import re
import tomllib
from functools import cache
from typing import Any

from backroom.games.corleone.edition import BadEdition, Edition, build, house_text, read
from backroom.games.corleone.rows import Effect

Tables = dict[str, Any]


@cache
def tables() -> Tables:
    """The house edition, parsed. Never changed: see `changed`."""
    return tomllib.loads(house_text())


def fresh() -> Tables:
    """The same, to write in."""
    return copy.deepcopy(tables())


def entry(paper: Tables, table: str, called: str) -> dict[str, Any]:
    """The [[table]] with this id."""
    return next(row for row in paper[table] if row["id"] == called)


def replaced(old: str, new: str, times: int = 1) -> str:
    """The file of the house edition with a text in it changed, which must be there."""
    assert old in house_text(), old
    return house_text().replace(old, new, times)


def faults(paper: Tables | str) -> list[str]:
    """What is wrong with it, without the name of the file. None of the lines may lack its file."""
    told: tuple[str, ...] = ()
    try:
        _ = read(paper, "my.toml") if isinstance(paper, str) else build(paper, "my.toml")
    except BadEdition as error:
        told = error.faults or ("nothing is told",)
    assert all(line.startswith("my.toml: ") and "\n" not in line for line in told), told
    return [line.removeprefix("my.toml: ") for line in told]


def names_its_table(line: str) -> bool:
    """Does a fault say where it is, so that a person finds it?"""
    table = r'\[\[?([\w.\-]+…?|".*")\]\]?( ".+"| number \d+)?'
    return re.match(rf"(line \d+(, in {table})?|{table}): ", line) is not None


def with_effects(*effects: dict[str, Any]) -> Tables:
    """The house edition whose first job has these effects."""
    paper = fresh()
    paper["job"][0]["effects"] = list(effects)
    return paper


def played(edition: Edition) -> object:
    """Everything of an edition that the rules can tell apart: all but names and texts."""
    return (
        (edition.money, edition.goods, edition.start_money, edition.start_jobs),
        (edition.territory_bonus, edition.colour_bonus, edition.territory_keys, edition.park_key, edition.park_back),
        [(act.tile, act.member, act.bribery, act.limit) for act in edition.acts],
        [(count.thugs, count.public_jobs, count.allies, count.tiles) for count in edition.counts],
        [(row.key, row.sort, row.territory, row.front, row.back) for row in edition.businesses],
        [(row.key, row.areas, row.least, row.territories) for row in edition.spaces],
        [(row.key, row.colour, row.cost, row.money, list(map(effect_fields, row.effects))) for row in edition.jobs],
        [(row.key, row.act, list(map(effect_fields, row.effects))) for row in edition.allies],
    )


def effect_fields(effect: Effect) -> dict[str, int]:
    """The parameters of an effect that are not 0."""
    names = [name for name in dir(effect) if not name.startswith("_")]
    return {"do": effect.do} | {name: getattr(effect, name) for name in names if getattr(effect, name)}
