"""Whoever brings many games waits for them; somebody else's replay does not."""

from __future__ import annotations

import asyncio
import contextlib

from backroom.server.archive.turns import MOST_OF_ONE, TooMany, Turns


def run(*names: str, gone: tuple[int, ...] = ()) -> list[str]:
    """All of these ask at once, in this order; in which order they have their turn. `gone` go before it."""

    async def evening() -> list[str]:
        turns, had = Turns(), list[str]()

        async def one(name: str) -> None:
            with contextlib.suppress(TooMany):
                async with turns.of(name):
                    had.append(name)
                    await asyncio.sleep(0)

        tasks = [asyncio.create_task(one(name)) for name in names]
        await asyncio.sleep(0)
        for i in gone:
            tasks[i].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not turns.is_busy
        assert not turns.lines
        return had

    return asyncio.run(evening())


def test_one_who_wants_eighteen_things_holds_up_nobody_else() -> None:
    """Eighteen legal imports kept somebody else's replay waiting for seven seconds."""
    had = run(*["eve"] * 18, "ada")
    assert had.index("ada") <= 2
    assert had.count("eve") == 1 + MOST_OF_ONE, "the others are told to come back"


def test_everybody_in_turn() -> None:
    assert run("a", "a", "a", "b", "b", "c") == ["a", "a", "b", "c", "a", "b"]


def test_who_has_gone_is_passed_over_also_in_the_moment_of_their_turn() -> None:
    assert run("a", "a", "b", "b", gone=(1, 2)) == ["a", "b"]
    for gone in range(4):
        assert len(run("a", "b", "c", "d", gone=(gone,))) >= 3


def test_a_turn_that_fails_is_over() -> None:
    async def evening() -> None:
        turns = Turns()
        for _ in range(2):
            with contextlib.suppress(ValueError):
                async with turns.of("ada"):
                    raise ValueError

    asyncio.run(evening())
