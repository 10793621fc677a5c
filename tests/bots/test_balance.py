"""The balance tool: its short cut shows the bot no more than a view does, and its sums add up."""

from __future__ import annotations

from random import Random

import pytest

from backroom.bots.greedy import GreedyBot
from backroom.bots.greedy_sight import look
from backroom.games.corleone.game import CORLEONE
from backroom.games.corleone.state import Corleone
from backroom.kernel.core import OVER
from backroom.kernel.run import answer, next_seat, options, roll_on
from tools.balance.sight import peer

FORMS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"hand_limits": "6-5-4-2"}),
    (4, {"ask_gains": True}),
    (5, {"controller": "whole_front"}),
]


def positions(players: int, chosen: dict[str, object], seed: int, *, greedy: bool) -> list[tuple[Corleone, int]]:
    """Every question of a game, as a state of its own, and who is asked."""
    s = CORLEONE.start(players, chosen)
    roll_on(s, seed)
    rng, bots = Random(seed), [GreedyBot(seed + seat) for seat in range(players)]
    found = []
    while s.wait.mode != OVER:
        seat, menu = next_seat(s), options(s)
        found.append((s.clone(), seat))
        answer(s, bots[seat].decide(peer(s, seat)) if greedy else rng.choice(menu), seed)
    return found


@pytest.fixture(scope="module")
def asked() -> list[tuple[Corleone, int]]:
    """Every question of some games: two of each form, with random and with greedy players."""
    games = [positions(*form, seed, greedy=seed % 2 == 1) for form in FORMS for seed in range(4)]
    return [position for game in games for position in game]


def test_the_games_ask_every_kind_of_question(asked: list[tuple[Corleone, int]]) -> None:
    assert {s.wait.kind.name for s, _ in asked} == set(GreedyBot(0).answers)


def test_the_short_cut_shows_what_the_view_shows(asked: list[tuple[Corleone, int]]) -> None:
    for s, seat in asked:
        assert peer(s, seat) == look(CORLEONE.view(s, seat), CORLEONE.notation)


def test_through_either_the_bot_says_the_same(asked: list[tuple[Corleone, int]]) -> None:
    for k, (s, seat) in enumerate(asked):
        word = GreedyBot(k).choose(CORLEONE.view(s, seat), [])
        assert CORLEONE.read(word) == GreedyBot(k).decide(peer(s, seat))


def test_the_short_cut_stays_the_same_when_the_secrets_of_others_change(asked: list[tuple[Corleone, int]]) -> None:
    for k, (s, seat) in enumerate(asked):
        twin = CORLEONE.redeal(s, seat, k)
        assert peer(twin, seat) == peer(s, seat)
