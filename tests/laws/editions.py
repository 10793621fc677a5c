"""Editions that nobody has printed: the house edition with other abilities on every job and ally, drawn at random.

Whatever an owner of the game writes on a card, the laws hold.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from random import Random

from backroom.games.corleone import rows
from backroom.games.corleone.edition import build, house_text
from backroom.games.corleone.edition_effects import GIVEN_BY_CARDS, PLAIN_GOODS, VERBS, complaints
from backroom.games.corleone.game import CorleoneGame
from backroom.games.corleone.words import GOODS, VALUES

Entry = dict[str, object]
WORDS: dict[str, tuple[str, ...]] = {
    "icon": GIVEN_BY_CARDS,
    "per": rows.PER,
    "from": (*rows.FROM, *rows.VICTIM),
    "side": (*rows.SIDE, *rows.FORCE),
    "of": rows.OF,
    "where": rows.WHERE,
    "kind": (*rows.KIND, *rows.AGAIN),
    "owner": rows.OWNER,
    "work": rows.WORK,
    "zone": rows.ZONE,
    "what": rows.WHAT,
    "pick": rows.PICK,
    "to": rows.GOES_TO,
    "mode": rows.MODE,
    "figure": rows.FIGURE,
}
FLAGS = ("distinct_owners", "each_rival", "up_to")
WRITTEN: dict[str, Callable[[Random], object]] = {
    "choose": lambda rng: rng.sample(PLAIN_GOODS, rng.randint(1, len(PLAIN_GOODS))),
    "value": lambda rng: rng.choice(VALUES),
}


def write_entry(verb: str, rng: Random) -> Entry:
    """A verb with any parameters; perhaps they do not agree."""
    entry: Entry = {"do": verb}
    for key, parameter in VERBS[verb].items():
        if parameter.optional and rng.randrange(2):
            continue
        if key in FLAGS:
            entry[key] = True
        elif key in WRITTEN:
            entry[key] = WRITTEN[key](rng)
        else:
            entry[key] = rng.choice(WORDS[key]) if key in WORDS else rng.randint(1, 3)
    return entry


def write_ability(rng: Random) -> list[Entry]:
    """One to three effects that a card may have."""
    ability: list[Entry] = []
    for _ in range(rng.randint(1, 3)):
        verb = rng.choice([*VERBS, "take", "take", "draw-jobs"])  # secrets change hands more often than in print
        entry = write_entry(verb, rng)
        while complaints(entry, ability):
            entry = write_entry(verb, rng)
        ability.append(entry)
    return ability


def unprinted(seed: int) -> CorleoneGame:
    """An edition whose jobs are cheap and whose abilities are anything."""
    rng = Random(seed)
    paper = tomllib.loads(house_text())
    for row in paper["job"]:
        row |= {"effects": write_ability(rng), "cost": [rng.choice(GOODS[:3])]}
    for row in paper["ally"]:
        row["effects"] = write_ability(rng)
    return CorleoneGame(build(paper, f"unprinted-{seed}.toml"))
