"""The catalogue of texts is up to date, and holds all that games say when they are played."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from typing import Any

import pytest

import backroom
from backroom.games import GAMES
from backroom.games.game import Fact, View
from tools.catalogue import CATALOGUE, MADE_UP, verb_of

LISTED: dict[str, Any] = json.loads(CATALOGUE.read_text(encoding="utf-8"))
GAMES_PLAYED = 6  # of each game, with other options each time
LONGEST = 1500  # decisions


def test_the_catalogue_and_the_names_of_the_editions_are_up_to_date() -> None:
    checking = [sys.executable, "-m", "tools.catalogue", "--check"]
    said = subprocess.run(checking, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr


@pytest.mark.parametrize("key", GAMES)
def test_what_is_said_in_play_is_in_the_catalogue(key: str) -> None:
    """Facts, steps, questions, words and names of a few random games of every form."""
    told = LISTED[key]
    odd: set[str] = set()
    sweep = GAMES[key].sweep()
    for number in range(GAMES_PLAYED):
        seats, options = sweep[number * len(sweep) // GAMES_PLAYED]
        odd |= strange(told, *play(key, seats, options, number))
    assert odd == set()


def play(key: str, seats: int, options: dict[str, object], seed: int) -> tuple[list[Fact], list[View]]:
    """A game of random words: all that every seat has heard, and what was seen on the way."""
    chance = random.Random(seed)
    table = backroom.new(key, seats=seats, seed=seed, options=options)
    views: list[View] = []
    while table.asks and len(views) < LONGEST:
        seat = table.asks[0].seat
        views.append(table.view(seat))
        table.say(seat, chance.choice(table.asks[0].actions))
    return [fact for seat in range(seats) for fact in table.events(seat)], views


def strange(told: dict[str, Any], facts: list[Fact], views: list[View]) -> set[str]:
    """What the catalogue does not know."""
    odd: set[str] = set()
    for fact in facts:
        odd |= unlike(told["facts"].get(fact.what), fact.args, f"fact {fact.what}", told["names"])
    for step in (step for view in views for step in view.where if step.text):
        odd |= {f"step {step.kind}"} - {f"step {kind}" for kind in told["steps"]}
    for question in (view.question for view in views if view.question):
        odd |= {f"ask {question.kind}"} - {f"ask {kind}" for kind in told["asks"]}
        odd |= {f"word {word}" for word in question.actions if verb_of(word, told["verbs"]) not in told["verbs"]}
    return odd


def unlike(expected: dict[str, str] | None, args: dict[str, int | str], what: str, names: list[str]) -> set[str]:
    """Arguments that are not as the catalogue has them."""
    if expected is None or set(expected) != set(args):
        return {f"{what} {sorted(args)}"}
    odd: set[str] = set()
    for name, value in args.items():
        is_number = isinstance(value, int)
        if is_number != (expected[name] in ("seat", "number")):
            odd.add(f"{what}.{name} = {value!r} is no {expected[name]}")
        elif expected[name] == "thing" and not is_name(str(value), names):
            odd.add(f"{what}.{name} = {value!r} has no name")
    return odd


def is_name(value: str, names: list[str]) -> bool:
    bare = re.sub(r"^P\d-", "", value)  # somebody's figure
    if bare in names or bare == "nobody" or MADE_UP.fullmatch(bare):
        return True
    return all(icon in names for icon in value.split(" "))
