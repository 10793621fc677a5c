"""Why a bot said what it said: kept by the bot, and told by whoever holds it once the game is over."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Weighed(msgspec.Struct, frozen=True):
    """A word that was weighed, with the share of the win that the bot expected of it; None if it did not reckon."""

    word: str
    share: float | None = None


class Reason(msgspec.Struct, frozen=True):
    """One decision. `thought` is the key of a sentence in the game's `thoughts.py`; `weighed` begins with the best."""

    word: str
    thought: str
    weighed: Sequence[Weighed] = ()
