"""The honest character of Coup: its word is good, even when a lie could save its last card."""

from __future__ import annotations

from collections.abc import Sequence

from backroom.bots.coup.reckon import CoupView
from backroom.bots.coup.soldier import Soldier


class Honest(Soldier):
    """A soldier who claims what it holds and nothing else; other soldiers lie when all is lost otherwise."""

    def is_possible(self, view: CoupView, role: str) -> bool:
        return role in view.hand

    def bomb(self, view: CoupView, actions: Sequence[str]) -> str:
        return super().bomb(view, actions if "contessa" in view.hand else ["explode"])
