"""One game of the reference before it is played: where it begins, and who plays it how."""

from __future__ import annotations

import msgspec


class Plan(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that can be played again from this alone.

    `options` are those that somebody chose; every other one, also one that is added later, has its default.
    `leavers`: people leave now and then. `undoing`: words are undone now and then. `unruly`: people also say
    words that are not theirs to say, and are mostly refused. `calm`: they mostly pass when they may, so that fewer
    claims are challenged and games get longer.
    """

    game: str
    number: int
    seats: int
    seed: int
    options: dict[str, bool | int | str] = {}
    scene: str = ""
    keyed: bool = False
    leavers: bool = False
    undoing: bool = False
    unruly: bool = False
    calm: bool = False

    def where(self) -> str:
        """The beginning in words."""
        place = f"scene '{self.scene}'" if self.scene else f"options {self.options or 'as usual'}"
        return f"{self.game} {self.number}: {self.seats} seats, {place}"
