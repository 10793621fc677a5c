"""Chance is a pure function: fair, checkable afterwards, and the same for ever."""

from __future__ import annotations

from hashlib import blake2b

import pytest

from backroom.games.fates import Fate, KeyedFate, make_fate
from backroom.kernel.bag import Bag
from backroom.kernel.fate import commitment, fast, keyed, message, mix, pick
from tests.chance import fits

SEED = bytes(range(32))
HALF = 1 << 63


def by_the_book(seed: bytes, table: str, salts: tuple[str, ...], n: int, total: int) -> tuple[int, int]:
    """The promise, written out once more: which unit of weight the n-th roll hits, and after how many retries."""
    retry = 0
    while True:
        fields = [b"backroom/1", table.encode("utf-8"), *[salt.encode("utf-8") for salt in salts]]
        fields += [n.to_bytes(8, "big"), retry.to_bytes(8, "big")]
        text = b"".join(len(field).to_bytes(4, "big") + field for field in fields)
        k = int.from_bytes(blake2b(text, key=seed, digest_size=32).digest()[:8], "big")
        if k < (2**64 // total) * total:
            return k % total, retry
        retry += 1


# Records live for ever, so these numbers may never change.


def test_keyed_outcomes_are_pinned() -> None:
    cards = [keyed(SEED, "table 1", ("salt", "سلام"), n, [1] * 52) for n in range(16)]
    assert cards == [23, 46, 50, 40, 13, 16, 48, 45, 40, 0, 37, 24, 3, 28, 1, 8]
    assert [keyed(SEED, "", (), n, [1, 2, 3]) for n in range(12)] == [1, 2, 1, 1, 2, 2, 2, 2, 2, 2, 2, 0]


def test_the_hashed_message_is_pinned() -> None:
    fields = ("0000000a6261636b726f6f6d2f31", "0000000174", "0000000161", "000000080000000000000001")
    assert message("t", ("a",), 1, 0).hex() == "".join(fields) + "000000080000000000000000"


def test_the_commitment_is_pinned() -> None:
    assert commitment(SEED) == "cb2f5160fc1f7e05a55ef49d340b48da2e5a78099d53393351cd579dd42503d6"
    assert commitment(SEED) == blake2b(SEED, digest_size=32).hexdigest()


def test_fast_outcomes_are_pinned() -> None:
    assert [fast(7, n, [1] * 52) for n in range(12)] == [1, 3, 15, 5, 51, 20, 3, 32, 51, 3, 36, 41]
    assert [mix((1 << 60) - 6, n) for n in range(4)] == [744298092, 559270854, 723826538, 260682751]


def test_keyed_outcomes_follow_the_book() -> None:
    for n in range(50):
        assert keyed(SEED, "t", ("a", "b"), n, [1] * 1000) == by_the_book(SEED, "t", ("a", "b"), n, 1000)[0]


def test_what_lies_beyond_the_last_whole_share_is_drawn_again() -> None:
    """A total of just over 2^63 rejects almost every second draw, and without that would be unfair by half."""
    odds = [HALF, 1]
    retries = [by_the_book(SEED, "t", (), n, HALF + 1)[1] for n in range(40)]
    assert max(retries) > 1
    for n in range(40):
        assert keyed(SEED, "t", (), n, odds) == pick(odds, by_the_book(SEED, "t", (), n, HALF + 1)[0])


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("t", ("ab",)), ("t", ("a", "b"))),
        (("t", ("a", "b")), ("t", ("b", "a"))),
        (("ta", ("b",)), ("t", ("ab",))),
        (("t", ()), ("t", ("",))),
    ],
)
def test_no_two_tables_share_their_chance(one: tuple[str, tuple[str, ...]], other: tuple[str, tuple[str, ...]]) -> None:
    rolled = [[keyed(SEED, *table, n, [1] * 1000) for n in range(8)] for table in (one, other)]
    assert rolled[0] != rolled[1]


# Fairness.


@pytest.mark.parametrize("odds", [[1, 1], [1] * 5, [3, 3, 3, 2, 1], [0, 4, 1, 0]])
def test_fast_fate_keeps_its_odds(odds: list[int]) -> None:
    expected = {outcome: weight for outcome, weight in enumerate(odds) if weight}
    assert fits((fast(12345, n, odds) for n in range(20_000)), expected), "from roll to roll"
    assert fits((fast(seed, 3, odds) for seed in range(20_000)), expected), "from seed to seed"
    assert fits((fast(seed << 30, 3, odds) for seed in range(20_000)), expected), "in the upper half of a seed"


def test_neighbouring_rolls_are_independent() -> None:
    pairs = [(fast(99, n, [1] * 6), fast(99, n + 1, [1] * 6)) for n in range(40_000)]
    assert fits(pairs, {(a, b): 1.0 for a in range(6) for b in range(6)})
    seeds = [(fast(seed, 5, [1] * 6), fast(seed + 1, 5, [1] * 6)) for seed in range(40_000)]
    assert fits(seeds, {(a, b): 1.0 for a in range(6) for b in range(6)})


def test_keyed_fate_keeps_its_odds() -> None:
    assert fits((keyed(SEED, "t", (), n, [3, 0, 1]) for n in range(8_000)), {0: 3.0, 2: 1.0})


# The fates of tables.


def test_a_seed_chooses_its_fate() -> None:
    assert make_fate(7).kind == "fast"
    assert make_fate(SEED, "t", ("a",)).kind == "keyed"
    assert make_fate(None).kind == "fast"
    for wrong in (-1, 1 << 60, True, "7"):
        with pytest.raises(ValueError, match="seed"):
            make_fate(wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="32 bytes"):
        make_fate(b"short")
    with pytest.raises(ValueError, match="salts"):
        make_fate(7, "", ("a",))


def test_a_keyed_fate_commits_to_its_seed() -> None:
    fate = KeyedFate(SEED, "t", ("a",))
    assert fate.commitment() == commitment(SEED)
    assert [fate.outcome(n, [1] * 9) for n in range(5)] == [keyed(SEED, "t", ("a",), n, [1] * 9) for n in range(5)]
    assert Fate(7).outcome(3, [1] * 9) == fast(7, 3, [1] * 9)


# Bags.


def test_a_bag_counts_and_does_not_order() -> None:
    bag = Bag([2, 0, 1])
    twin = bag.clone()
    bag.take(0)
    bag.put(1)
    assert (bag.counts, bag.size()) == ([1, 1, 1], 3)
    assert (twin.counts, twin.size()) == ([2, 0, 1], 3)
    with pytest.raises(AssertionError):
        twin.take(1)


def test_the_yardstick_sees_a_loaded_die() -> None:
    loaded = [5 if n % 25 == 0 else n % 6 for n in range(20_000)]
    assert not fits(loaded, dict.fromkeys(range(6), 1.0))
    with pytest.raises(AssertionError, match="not expected"):
        fits([7], dict.fromkeys(range(6), 1.0))
