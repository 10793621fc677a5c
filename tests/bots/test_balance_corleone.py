"""The balance of Corleone's Empire: its short cut shows the bot no more than a view does, and its sums add up."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from backroom.bots.corleone.greedy import GreedyCorleone
from backroom.bots.corleone.sight import look
from backroom.games.corleone.game import CORLEONE
from backroom.games.corleone.state import Corleone
from backroom.kernel.core import OVER
from backroom.kernel.run import answer, next_seat, options, roll_on
from tools.balance.corleone import page
from tools.balance.corleone.cards import card_figures
from tools.balance.corleone.play import ALL_GREEDY, LINE_UPS, ONE_RANDOM, bots_of, tally_games
from tools.balance.corleone.sight import peer
from tools.balance.corleone.study import STUDY
from tools.balance.corleone.tally import CardTally, Tally
from tools.balance.study import Summary

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
    rng, bots = Random(seed), [GreedyCorleone(seed + seat) for seat in range(players)]
    found = []
    while s.wait.mode != OVER:
        seat, menu = next_seat(s), options(s)
        found.append((s.clone(), seat))
        answer(s, bots[seat].decide(peer(s, seat)) if greedy else rng.choice(menu), seed)
    return found


@pytest.fixture(scope="module")
def asked() -> list[tuple[Corleone, int]]:
    """Every question of some games: two of each form, one with random and one with greedy players."""
    games = [positions(*form, seed, greedy=seed % 2 == 1) for form in FORMS for seed in range(2)]
    return [position for game in games for position in game]


def test_the_games_ask_every_kind_of_question(asked: list[tuple[Corleone, int]]) -> None:
    assert {s.wait.kind.name for s, _ in asked} == set(GreedyCorleone(0).answers)


def test_the_short_cut_shows_what_the_view_shows_and_the_bot_says_the_same(asked: list[tuple[Corleone, int]]) -> None:
    for k, (s, seat) in enumerate(asked):
        view, sight = CORLEONE.view(s, seat), peer(s, seat)
        assert sight == look(view, CORLEONE.notation)
        if not k % 4:
            assert CORLEONE.read(GreedyCorleone(k).choose(view, [])) == GreedyCorleone(k).decide(sight)


def test_the_short_cut_stays_the_same_when_the_secrets_of_others_change(asked: list[tuple[Corleone, int]]) -> None:
    for k, (s, seat) in enumerate(asked):
        twin = CORLEONE.redeal(s, seat, k)
        assert peer(twin, seat) == peer(s, seat)


# The sums.


def test_every_game_is_counted_once_and_every_win_once() -> None:
    tally = tally_games(ALL_GREEDY, 3, 5, range(4))
    assert tally.games == 4
    assert sum(tally.seat_wins) == sum(tally.order_wins) == pytest.approx(4)
    assert sum(tally.fortunes["greedy"].values()) == 12
    assert sum(tally.colours["greedy"]) == sum(int(jobs) * n for jobs, n in tally.jobs["greedy"].items())
    assert sum(tally.colours["greedy"]) == sum(card.taken for name, card in tally.cards.items() if is_job(name))
    assert all(card.wins <= card.taken <= card.seen <= 4 for card in tally.cards.values())


def is_job(name: str) -> bool:
    return any(job.key == name for job in CORLEONE.rows.jobs)


def test_the_same_seed_gives_the_same_games_in_one_go_or_in_two() -> None:
    whole = tally_games(ONE_RANDOM, 2, 5, range(4))
    parts = tally_games(ONE_RANDOM, 2, 5, range(2))
    parts.add(tally_games(ONE_RANDOM, 2, 5, range(2, 4)))
    assert parts == whole
    assert whole.bot_wins == {"greedy": 4.0, "random": 0.0}


def test_the_random_bot_moves_from_seat_to_seat() -> None:
    assert [bots_of(ONE_RANDOM, 3, game).index("random") for game in range(4)] == [0, 1, 2, 0]


def test_wins_over_tables_of_different_sizes_are_measured_by_the_fair_share_of_each() -> None:
    two = Tally(players=2, games=100, cards={"mayor": CardTally(seen=80, taken=40, played=80, wins=30.0)})
    four = Tally(players=4, games=100, cards={"mayor": CardTally(seen=40, taken=40, played=40, wins=10.0)})
    figures = card_figures([two, four], "mayor")
    assert (figures.seen.value, figures.taken.value, figures.plays) == pytest.approx((0.6, 2 / 3, 1.5))
    assert figures.wins.value == pytest.approx(40 / (20 + 10))
    assert figures.wins.low < 40 / 30 < figures.wins.high


def test_the_page_is_made_of_the_sums_alone(tmp_path: Path) -> None:
    tallies = {line_up: {str(n): tally_games(line_up, n, 1, range(2)) for n in range(2, 6)} for line_up in LINE_UPS}
    STUDY.write_page(Summary(CORLEONE.edition, "sources", 1, tallies), tmp_path)
    text = (tmp_path / "corleone.md").read_text()
    assert "| no seat wins more than 1.15 times its fair share |" in text
    assert all(f"| `{card}` |" in text for card in CORLEONE.notation.cards[8:])
    assert all(f"({path.name})" in text for path in tmp_path.glob("*.svg"))
    assert len(list(tmp_path.glob("*.svg"))) == 4


def test_a_card_beyond_a_bar_needs_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = Tally(players=2, games=900, seat_wins=[450.0, 450.0])
    broken.cards = {card: CardTally(900, 450, 0, 225.0) for card in CORLEONE.notation.cards[8:]}
    broken.cards["mayor"] = CardTally(900, 900, 1800, 800.0)
    monkeypatch.setattr(page, "reasons", dict)
    assert page.bars(CORLEONE.edition, [broken])[-2].endswith("| `mayor` | **no** |")
    monkeypatch.setattr(page, "reasons", lambda: {"mayor": "it is the Mayor"})
    assert page.bars(CORLEONE.edition, [broken])[-2].endswith("| `mayor` | yes |")
