"""Characters: how the same player bluffs, doubts and bears grudges. One row each."""

from __future__ import annotations

from random import Random

import msgspec


class Character(msgspec.Struct, frozen=True):
    """`nerve`: how much of a hand is pretended. `boldness`: what a lie seems to cost less, as a share of the win.
    `doubt`: what a challenge seems to be worth more. `grudge`: how much sweeter a blow is for each one suffered.
    `temper`: how far below the best a word may be and still be said now and then.
    """

    name: str
    nerve: float
    boldness: float
    doubt: float
    grudge: float
    temper: float


SOLDIER = Character("soldier", nerve=0.5, boldness=0.015, doubt=0.0, grudge=0.002, temper=0.006)
CHARACTERS: dict[str, Character] = {
    row.name: row
    for row in (
        Character("honest", nerve=0.0, boldness=-0.05, doubt=0.0, grudge=0.0, temper=0.006),
        Character("liar", nerve=0.85, boldness=0.04, doubt=0.0, grudge=0.0, temper=0.008),
        Character("sceptic", nerve=0.4, boldness=0.01, doubt=0.04, grudge=0.0, temper=0.006),
        Character("vengeful", nerve=0.5, boldness=0.015, doubt=0.0, grudge=0.02, temper=0.006),
    )
}
MIX = (SOLDIER, SOLDIER, *CHARACTERS.values())  # who may sit down at a table: nobody is told


def drawn(seed: int) -> Character:
    """The hidden character of a bot with that seed."""
    return Random(f"character {seed}").choice(MIX)
