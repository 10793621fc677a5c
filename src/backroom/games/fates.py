"""Where a table's chance comes from: a fast mixer for tests and search, a committed secret for live tables."""

from __future__ import annotations

import secrets

from backroom.kernel.core import TAKE_BACK, State
from backroom.kernel.fate import FALLBACKS, commitment, fast, keyed
from backroom.kernel.run import legal

FAST_SEEDS = 1 << 60


class Fate:
    """Fast fate: a pure function of a number below 2^60 and the number of the roll."""

    kind = "fast"

    def __init__(self, seed: int) -> None:
        if not 0 <= seed < FAST_SEEDS:
            raise ValueError("a seed is a whole number from 0 to 2^60 - 1, or 32 bytes")
        self.seed = seed

    def outcome(self, n: int, odds: list[int]) -> int:
        return fast(self.seed, n, odds)

    def choose(self, state: State, seat: int, known: int) -> int:
        """A random fallback: one of the seat's options (TABLE-09), when so many public facts are `known`."""
        menu = forward(state, seat)
        return menu[fast(self.seed ^ 0x5EED5EED5EED, known * 16 + seat, [1] * len(menu))]

    def written(self) -> dict[str, object]:
        return {"fate": self.kind, "seed": self.seed}


class KeyedFate(Fate):
    """Keyed fate: a committed 32-byte seed, salted by the players (docs/decisions/0003-fate.md)."""

    kind = "keyed"

    def __init__(self, seed: bytes, table_id: str, salts: tuple[str, ...]) -> None:
        if len(seed) != 32:
            raise ValueError("a keyed seed has 32 bytes")
        if not isinstance(salts, (tuple, list)) or not all(is_text(text) for text in (table_id, *salts)):
            raise ValueError("the table id is a text, and the salts are a list of texts, one for each seat")
        self.key = seed
        self.table_id = table_id
        self.salts = tuple(salts)

    def outcome(self, n: int, odds: list[int]) -> int:
        return keyed(self.key, self.table_id, self.salts, n, odds)

    def choose(self, state: State, seat: int, known: int) -> int:
        menu = forward(state, seat)
        return menu[keyed(self.key, self.table_id, self.salts, known * 16 + seat, [1] * len(menu), FALLBACKS)]

    def written(self) -> dict[str, object]:
        salts = list(self.salts)
        return {"fate": self.kind, "seed": self.key.hex(), "table": self.table_id, "salts": salts}

    def commitment(self) -> str:
        """What is published before the deal."""
        return commitment(self.key)


def forward(state: State, seat: int) -> list[int]:
    """The options that bring an answer nearer to its end."""
    return [action for action in legal(state, seat) if action != TAKE_BACK]


def is_text(text: object) -> bool:
    """A text that can be written down: a lone half of a surrogate pair cannot."""
    return isinstance(text, str) and text.encode(errors="replace").decode() == text


def make_fate(seed: int | bytes | None, table_id: str = "", salts: tuple[str, ...] = ()) -> Fate:
    """Fate for a new table: an int is fast, 32 bytes are keyed, nothing is a fast seed nobody knows."""
    if seed is None:
        return Fate(secrets.randbits(60))
    if isinstance(seed, bytes):
        return KeyedFate(seed, table_id, salts)
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise ValueError(f"a seed is a whole number or 32 bytes, not a {type(seed).__name__}")
    if table_id or salts:
        raise ValueError("a table id and salts belong to a keyed seed of 32 bytes")
    return Fate(seed)
