"""Chance as a pure function of a secret seed and the number of the roll.

No generator object exists, so clones share nothing and nothing can be peeked at by drawing.
`fast` serves search and tests. `keyed` serves tables whose seed was committed to before the deal
and is opened after the game; its bytes are a promise for ever (docs/decisions/0003-fate.md).
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

M30: Final = 0x3FFFFFFF


def pick(odds: list[int], k: int) -> int:
    """The outcome in which the k-th unit of weight lies."""
    for i in range(len(odds)):
        k -= odds[i]
        if k < 0:
            return i
    raise AssertionError("the odds hold less weight than they say")


def mix(seed: int, n: int) -> int:
    """Thirty well-stirred bits. Every product stays below 2^60, so that machine ints are enough."""
    x: i64 = ((seed & M30) ^ (n * 0x2545F491 & M30)) & M30
    x = (x ^ x >> 16) * 0x045D9F3B & M30
    x ^= seed >> 30 & M30
    x = (x ^ x >> 15) * 0x2C1B3C6D & M30
    x = (x ^ x >> 13) * 0x297A2D39 & M30
    return x ^ x >> 16


def fast(seed: int, n: int, odds: list[int]) -> int:
    """The n-th outcome under a seed below 2^60."""
    total: i64 = 0
    for weight in odds:
        total += weight
    k: i64 = mix(seed, n) % total
    for i in range(len(odds)):
        k -= odds[i]
        if k < 0:
            return i
    raise AssertionError("odds without weight")


def commitment(seed: bytes) -> str:
    """What is published before the deal: it binds the seed and tells nothing of it."""
    return blake2b(seed, digest_size=32).hexdigest()


ROLLS: Final = "backroom/1"  # what an outcome is for is hashed too, so no two uses share their outcomes
FALLBACKS: Final = "backroom/1/fallback"


def keyed(seed: bytes, table_id: str, salts: tuple[str, ...], n: int, odds: list[int], use: str = ROLLS) -> int:
    """The n-th outcome of a committed 32-byte seed, salted by the players, without modulo bias."""
    total = sum(odds)
    limit = (1 << 64) // total * total
    retry = 0
    while True:
        digest = blake2b(message(table_id, salts, n, retry, use), key=seed, digest_size=32).digest()
        k = int.from_bytes(digest[:8], "big")
        if k < limit:
            return pick(odds, k % total)
        retry += 1


def message(table_id: str, salts: tuple[str, ...], n: int, retry: int, use: str = ROLLS) -> bytes:
    """The hashed fields, each preceded by its length so that no two lists of fields look alike."""
    fields = [use.encode(), table_id.encode(), *(salt.encode() for salt in salts)]
    fields += [n.to_bytes(8, "big"), retry.to_bytes(8, "big")]
    return b"".join(len(field).to_bytes(4, "big") + field for field in fields)
