"""The sentences of all bots, by game: what a reason's key says in words."""

from __future__ import annotations

from collections.abc import Mapping

from backroom.bots.corleone.thoughts import THOUGHTS as CORLEONE
from backroom.bots.coup.thoughts import THOUGHTS as COUP
from backroom.bots.derpate.thoughts import THOUGHTS as DERPATE

THOUGHTS: Mapping[str, Mapping[str, str]] = {"coup": COUP, "corleone": CORLEONE, "derpate": DERPATE}
