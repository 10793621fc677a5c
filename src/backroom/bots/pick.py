"""How a bot that rates its words picks one of them."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

EQUAL = 1e-9  # worths that differ less are the same


def best(rated: Iterable[tuple[float, int]], random: Random) -> int:
    """The word with the highest worth; chance decides between equals."""
    most, found = -1e9, []
    for worth, word in rated:
        if worth > most + EQUAL:
            most, found = worth, [word]
        elif worth >= most - EQUAL:
            found.append(word)
    return found[0] if len(found) == 1 else random.choice(found)
