"""The figures of the arena against numbers that were worked out by hand."""

from __future__ import annotations

from math import inf, log10
from random import Random

import pytest

from backroom.bots.arena import Match, Played, Spent, standings
from backroom.bots.arena.figures import rate_of, wilson, worth
from backroom.bots.arena.ratings import Table, Wins, jackknife, points, ratings, strengths
from backroom.bots.arena.standings import undecided


def test_wilsons_interval_is_the_one_of_the_book() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.5, 0.4038, 0.5962), abs=1e-4)
    assert wilson(0.0, 50) == pytest.approx((0.0, 0.0, 0.0714), abs=1e-4)
    assert wilson(1.0, 50) == pytest.approx((1.0, 0.9286, 1.0), abs=1e-4)


def test_a_few_deals_worked_out_by_hand() -> None:
    # Wins of 2 by deal: 2, 1, 1, 0. The rate is 1/2, the squares are 1 + 0 + 0 + 1 = 2, so the variance of the rate is
    # 4/3 * 2 / 8**2 = 1/24, which is that of (1/4) / (1/24) = 6 independent games.
    deals = [(2.0, 2), (1.0, 2), (1.0, 2), (0.0, 2)]
    assert worth(deals, 0.5, 8) == pytest.approx(6)
    assert rate_of(deals) == wilson(0.5, worth(deals, 0.5, 8))


def test_games_that_always_go_together_are_worth_their_deals() -> None:
    deals = [(2.0, 2), (0.0, 2)] * 50
    assert worth(deals, 0.5, 200) == pytest.approx(99)


def test_games_that_balance_each_other_are_worth_more_than_they_are() -> None:
    deals = [(1.0, 2)] * 90 + [(2.0, 2)] * 5 + [(0.0, 2)] * 5
    assert worth(deals, 0.5, 200) == pytest.approx(0.25 / (100 / 99 * 10 / 200**2))
    few = [(1.0, 2)] * 18 + [(2.0, 2), (0.0, 2)]
    assert worth(few, 0.5, 40) == 40  # of twenty deals nobody knows the spread so well


def test_deals_that_all_went_one_way_are_counted_once_each() -> None:
    assert rate_of([(2.0, 2)] * 40) == wilson(1.0, 40)
    assert rate_of([]) == (0.0, 0.0, 1.0)


def test_the_interval_holds_as_often_as_it_says() -> None:
    """Deals of their own luck: half of a game's chance is the deal's, the other half its own."""
    chance = Random(3)
    held = 0
    for _ in range(400):
        deals = []
        for _ in range(100):
            luck = chance.choice((0.1, 0.5))
            deals.append((float(sum(chance.random() < luck for _ in range(4))), 4))
        rate = rate_of(deals)
        held += rate.low <= 0.3 <= rate.high
    assert 0.92 <= held / 400 <= 0.98


def test_two_players_are_rated_by_the_odds() -> None:
    """75 to 25, and one more win that is shared: 75.5 to 25.5."""
    found = strengths({("a", "b"): {"a": 75.0, "b": 25.0}})
    assert found["a"] / found["b"] == pytest.approx(75.5 / 25.5)
    rated = points({("a", "b"): {"a": 75.0, "b": 25.0}})
    assert rated["a"] - rated["b"] == pytest.approx(400 * log10(75.5 / 25.5))
    assert rated["a"] + rated["b"] == pytest.approx(3000)


def test_one_against_three_is_rated_by_its_share_of_all_strengths() -> None:
    """It wins a/(a + 3 b) of 100 games and a shared one: 50.25 of 101, so a/b is 3 * 50.25 / 50.75."""
    found = strengths({("a", "b", "b", "b"): {"a": 50.0, "b": 50.0}})
    assert found["a"] / found["b"] == pytest.approx(3 * 50.25 / 50.75)


def test_three_tables_of_two_give_the_strengths_that_made_them() -> None:
    true = {"a": 4.0, "b": 2.0, "c": 1.0}
    wins: dict[Table, dict[str, float]] = {
        (x, y): {x: 6000 * true[x] / (true[x] + true[y]), y: 6000 * true[y] / (true[x] + true[y])}
        for x, y in (("a", "b"), ("a", "c"), ("b", "c"))
    }
    found = strengths(wins)
    assert found["a"] / found["b"] == pytest.approx(2, rel=1e-3)
    assert found["b"] / found["c"] == pytest.approx(2, rel=1e-3)


def test_the_jackknife_of_a_mean_is_its_error() -> None:
    values = [1.0, 2.0, 3.0, 4.0]
    without = [(10 - value) / 3 for value in values]
    assert jackknife(without) == pytest.approx((5 / 3 / 4) ** 0.5)  # the spread 5/3 of four values


def test_a_rating_is_as_sure_as_its_games() -> None:
    chance = Random(1)
    deals: list[Wins] = []
    for _ in range(400):
        won = sum(chance.random() < 0.6 for _ in range(2))
        deals.append({("a", "b"): {"a": float(won), "b": 2.0 - won}})
    few, many = ratings(deals[:100])["a"], ratings(deals)["a"]
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(2, rel=0.3)
    # Of 800 games at 0.6 the error of the log odds is (800 * 0.6 * 0.4) ** -0.5; half of it is a's.
    assert many.high - many.value == pytest.approx(1.96 * 400 / 2.302585 * (800 * 0.24) ** -0.5 / 2, rel=0.3)


def test_who_has_won_everything_has_no_upper_end() -> None:
    rated = ratings([{("a", "b"): {"a": 2.0}}] * 10)
    assert rated["a"].high == inf
    assert rated["a"].low > rated["b"].high
    assert rated["b"].low == -inf


def test_a_bot_alone_has_no_rating() -> None:
    assert ratings([{("a", "a"): {"a": 2.0}}]) == {}
    assert ratings([]) == {}


def block(line_up: int, deal: int, *shares: list[float]) -> Played:
    spent = [Spent(10, 0.1 * (place + 1), 0.05 * (place + 1)) for place in range(len(shares[0]))]
    return Played(line_up, deal, list(shares), spent, 1.0)


def test_standings_of_one_against_two() -> None:
    match = Match("coup", ("a", "b"), 3)
    played = [
        block(0, 0, [1, 0, 0], [0, 1, 0], [1, 0, 0]),
        block(0, 1, [0, 0.5, 0.5], [1, 0, 0], [0, 0, 0]),
    ]
    first, second = standings(match, played)
    assert (first.name, second.name) == ("a", "b")
    assert first.rate.value == pytest.approx(3 / 6)
    assert second.rate.value == pytest.approx(2 / 12)  # two of them, each with as many chances
    assert first.fair == pytest.approx(1 / 3)
    assert (first.mean, first.longest) == pytest.approx((0.01, 0.05))
    assert (second.mean, second.longest) == pytest.approx((0.025, 0.15))
    assert undecided(played) == 1


def test_all_games_of_a_deal_belong_together_at_whatever_tables() -> None:
    match = Match("coup", ("a", "b", "c"), 2)
    played = [block(line_up, deal, [1, 0], [0, 1]) for deal in range(2) for line_up in range(3)]
    found = {standing.name: standing for standing in standings(match, played)}
    assert found["a"].rate == rate_of([(2.0, 4), (2.0, 4)])
    assert [found[name].rating.value for name in "abc" if found[name].rating] == pytest.approx([1500] * 3)  # type: ignore[union-attr]
