"""What passes the check can be played: editions with abilities at random, played at random to the end."""

from __future__ import annotations

import random
from typing import Any

import pytest

import backroom
from backroom.games.corleone.edition import Edition, build
from backroom.games.corleone.edition_effects import PLAIN_GOODS, VERBS, Parameter, complaints
from backroom.games.corleone.game import CorleoneGame
from backroom.games.corleone.words import GOODS, VALUES
from tests.edition.paper import fresh

ENOUGH = 6000  # words; no game comes near


def some_value(chance: random.Random, key: str, parameter: Parameter) -> Any:
    if parameter.want.known:
        return chance.choice(parameter.want.known)
    if parameter.kept is bool:
        return chance.random() < 0.5
    special: dict[str, Any] = {
        "choose": chance.sample(PLAIN_GOODS, chance.randint(1, 3)),
        "value": chance.choice(VALUES),
    }
    return special.get(key, chance.choice((1, 1, 2, 3)))


def some_effect(chance: random.Random, before: list[dict[str, Any]]) -> dict[str, Any]:
    """Any entry that may stand after these."""
    while True:
        verb = chance.choice(list(VERBS))
        entry = {"do": verb}
        for key, parameter in VERBS[verb].items():
            if not parameter.optional or chance.random() < 0.5:
                entry[key] = some_value(chance, key, parameter)
        if not complaints(entry, before):
            return entry


def some_edition(seed: int) -> Edition:
    """Cheap jobs and large hands, so that much happens."""
    chance = random.Random(seed)
    paper = fresh()
    for row in [*paper["job"], *paper["ally"]]:
        row["effects"] = []
        for _ in range(chance.randint(1, 3)):
            row["effects"].append(some_effect(chance, row["effects"]))
    for row in paper["job"]:
        row["cost"] = chance.choices(GOODS, (9, 9, 9, 1), k=chance.randint(1, 2))
    for act, limit in zip(paper["act"], (9, 8, 7, 2), strict=True):
        act["hand_limit"] = limit
    return build(paper, "my.toml")


@pytest.mark.parametrize("seed", range(6))
def test_any_sound_edition_can_be_played(seed: int) -> None:
    chance = random.Random(seed)
    table = backroom.new(CorleoneGame(some_edition(seed)), seats=2 + seed % 4, seed=seed)
    for _ in range(ENOUGH):
        if table.over:
            break
        ask = chance.choice(table.asks)
        cards = [action for action in ask.actions if str(action).startswith(("job ", "ally "))]
        deeds = [action for action in ask.actions if str(action) != "pass"]
        table.say(ask.seat, chance.choice(cards or deeds or list(ask.actions)))
    assert table.over
