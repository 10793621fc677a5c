"""What passes the check can be played: editions of Der Pate at random, walked through under the laws."""

from __future__ import annotations

import random

import pytest

from backroom.games.derpate.edition import Edition, build
from backroom.games.derpate.game import DerPateGame
from backroom.laws import check
from tests.edition.derpate.paper import Tables, fresh

CHIPS = {"reputation": ("wedding", "grandchild", "birthday"), "influence": ("cop", "judge", "senator")}


def some_tracks(chance: random.Random, paper: Tables) -> None:
    for track, chips in CHIPS.items():
        spaces = chance.choice((5, 6, 12, 20, 40))
        places = chance.sample(range(1, spaces + 1), 3)
        paper["track"][track] |= {"spaces": spaces, **dict(zip(chips, places, strict=True))}
    paper["track"]["income"]["money"] = [0, *sorted(chance.sample(range(1000, 21_000, 1000), 4))]
    chance.shuffle(paper["track"]["favours"]["order"])


def some_board(chance: random.Random, paper: Tables) -> None:
    districts = [row["district"] for row in paper["business"]]
    chance.shuffle(districts)
    kinds = [1, 2, 3, 4, 5, *chance.choices((1, 2, 3, 4, 5), k=7)]
    chance.shuffle(kinds)
    for number, row in enumerate(paper["business"]):
        row.update(id=f"Corner-{number}", district=districts[number], kind=kinds[number])
    steps = ["influence", "reputation", "none", "none", "none"]
    chance.shuffle(steps)
    for row, step in zip(paper["kind"], steps, strict=True):
        row.update(money=chance.randrange(1000, 21_000, 1000), step=step)
    paper["beginners"]["car"] = f"Corner-{chance.randrange(12)}"
    chance.shuffle(paper["beginners"]["districts"])
    chance.shuffle(paper["family"])


def some_edition(seed: int) -> Edition:
    chance = random.Random(seed)
    paper = fresh()
    paper["start"]["money"] = chance.choice((1000, 10_000, 100_000))
    some_tracks(chance, paper)
    some_board(chance, paper)
    persons = ["consigliere", "prosecutor", "informer", "banker"]
    chance.shuffle(persons)
    paper["persons"] |= dict(zip(("black", "white", "grey", "red"), persons, strict=True))
    for row in paper["event"]:
        row.update(x=chance.choice(("grey", "red")), car=chance.randint(1, 5))
    return build(paper, "my.toml")


@pytest.mark.parametrize("seed", range(6))
def test_the_laws_hold_with_any_sound_edition(seed: int) -> None:
    report = check(DerPateGame(some_edition(seed)), games=4, seed=seed)
    assert report.games >= 4
