"""The greedy bot of Corleone's Empire: it answers every question sensibly, knows no more than its seat, and wins."""

from __future__ import annotations

from pathlib import Path

import pytest

import backroom
from backroom.bots import Bot, Chair, GreedyBot, RandomBot, play_on, seat_bots
from backroom.games.corleone.edition import house_text
from backroom.games.corleone.game import CORLEONE
from backroom.games.corleone.view import CorleoneView
from tests.empire import hand, scene

FORMS: list[tuple[int, dict[str, object]]] = [
    (2, {"ask_gains": True}),
    (3, {"controller": "whole_front", "hand_limits": "6-5-4-2"}),
    (4, {"job_money": "suitcase", "territory_tie": "top"}),
    (5, {"final_tie": "jobs"}),
]


def play_out(seats: int, seed: int, options: dict[str, object], bots: list[Bot]) -> backroom.Table:
    table = backroom.new("corleone", seats=seats, seed=seed, options=options)
    play_on(table, seat_bots(table, range(seats), bots.__getitem__))
    return table


def answer(text: str, script: str = "", seat: int = 0, seed: int = 0) -> str:
    """What it says to the question that is open after a script."""
    return Chair(scene(text, script), seat, GreedyBot(seed)).answer()


def answers(text: str, script: str = "", seat: int = 0) -> set[str]:
    """All it may say there, over many seeds."""
    return {answer(text, script, seat, seed) for seed in range(10)}


# Whole games.


@pytest.mark.parametrize(("seats", "options"), FORMS)
def test_it_plays_every_form_of_the_game_to_its_end(seats: int, options: dict[str, object]) -> None:
    table = play_out(seats, 4, options, [GreedyBot(seat) for seat in range(seats)])
    assert table.over


def test_it_beats_random_bots_by_far() -> None:
    won = []
    for seed in range(6):
        me = seed % 3
        result = play_out(3, seed, {}, [GreedyBot(seed) if s == me else RandomBot(seed + s) for s in range(3)]).result
        assert result is not None
        won.append((result.winners == [me], result.scores[me]))
    assert all(mine for mine, _ in won)
    assert sum(score for _, score in won) / len(won) > 60


def test_a_game_can_be_repeated_from_its_seeds() -> None:
    first, second = (play_out(2, 8, {}, [GreedyBot(1), GreedyBot(2)]).record() for _ in range(2))
    assert first == second


def test_its_answer_does_not_change_when_the_secrets_of_others_do() -> None:
    table = backroom.new("corleone", seats=3, seed=3)
    bots = seat_bots(table, range(3), GreedyBot)
    asked = 0
    while not table.over and asked < 250:
        seat = table.asks[0].seat
        twin = CORLEONE.redeal(table.state, seat, asked)
        assert GreedyBot(asked).choose(CORLEONE.view(twin, seat), []) == GreedyBot(asked).choose(table.view(seat), [])
        bots[seat].answer()
        asked += 1
    assert asked == 250


def test_it_plays_another_edition_once_it_knows_it(tmp_path: Path) -> None:
    path = tmp_path / "rich.toml"
    path.write_text(house_text().replace('cost = ["booze"]', 'cost = ["gun"]', 1))
    game = CORLEONE.with_edition(path)
    view = game.view(game.scene("gun $1 / $2")[0], 0)
    assert GreedyBot(0, game.rows).choose(view, []) in words(view)
    with pytest.raises(AssertionError, match="another edition"):
        GreedyBot(0).choose(view, [])


def words(view: CorleoneView) -> list[str]:
    assert view.question is not None
    return view.question.actions


# Turns.


def test_it_completes_a_good_job_that_it_can_pay() -> None:
    assert answers("gun blood-money booze shakedown / $1 / $2 ; public none") == {"job shakedown"}


def test_it_completes_its_jobs_and_plays_its_allies_before_its_last_figure() -> None:
    text = "$5 $3 family-accountant / $1 / $2 ; act 3 ; public none"
    text += " ; at penn-central-railroad=P0 gowanus-cold-storage=P0 union-square=P0"
    assert answers(text) == {"ally family-accountant"}


def test_it_goes_where_the_missing_good_is() -> None:
    text = "gun blood-money shakedown / $1 / $2 ; public none ; at gowanus-cold-storage=P1"
    table = scene(text)
    Chair(table, 0, GreedyBot(0)).answer()
    assert "booze" in hand(table, 0)


def test_it_pays_with_the_real_good_and_saves_narcotics() -> None:
    text = "gun narcotics precinct-envelope booze / $1 / $2 ; act 2 ; public none"
    assert answers(text, "P0 job precinct-envelope") == {"pay booze"}


# Icons.


def test_it_launders_its_largest_note() -> None:
    assert answers("$1 $3 $5 / $2", "P0 thug harcourt-and-vane") == {"launder $5"}


def test_it_declines_a_job_that_it_can_use_no_more() -> None:
    text = "$3 $5 / $1 ; act 4 ; at gowanus-cold-storage=P0 paradiso-ballroom=P0 union-square=P0"
    text += " carnegie-corner=P0-consigliere hell-gate=P0-heir"
    assert answers(text, "P0 thug penn-central-railroad") == {"pass"}


def test_it_sells_what_it_needs_least() -> None:
    text = "$1 $5 gun blood-money booze shakedown small-time-bookie / $2 ; act 2 ; public none"
    assert answers(text, "P0 ally small-time-bookie; P0 sell 1") == {"discard $1"}


def test_it_takes_the_good_that_its_job_lacks() -> None:
    text = "$1 gun blood-money shakedown / $2 ; public none"
    assert answers(text, "P0 thug van-alst-auction-rooms; P0 swap; P0 discard $1") == {"take booze"}


def test_it_takes_the_money_of_a_job_before_its_ability() -> None:
    assert answers("blood-money blood-money two-sets-of-books / $2", "P0 job two-sets-of-books") == {"money first"}


def test_it_uses_a_shared_front_first() -> None:
    assert answers("$1 / $2 ; stacks midtown=P1", "P0 thug penn-central-railroad") == {"first P0"}


# Targets and tribute.


def test_it_whacks_the_figure_that_decides_a_turf_war() -> None:
    text = "gun word-at-the-barbershop / $1 ; act 4 ; public none ; stacks chelsea=P0,P1 queens=P0,P0,P0"
    text += " ; at morettis-gunsmith=P1 sunnyside-social-club=P1 columbus-circle=P0"
    assert answers(text, "P0 job word-at-the-barbershop; P0 money first") == {"whack morettis-gunsmith"}


def test_it_keeps_its_two_largest_notes_for_the_last_tribute() -> None:
    table = scene("$1 $3 $5 gun shakedown / $1 ; act 4 ; phase tribute")
    chair = Chair(table, 0, GreedyBot(0))
    said = {chair.answer() for _ in range(3)}
    assert said == {"discard $1", "discard gun", "discard shakedown"}


def test_it_keeps_an_ally_rather_than_a_small_note() -> None:
    assert "discard mayor" not in answers("$1 $2 $3 gun gun mayor / $1 ; act 2 ; phase tribute")


def test_it_bids_no_more_than_it_has_and_ends_its_bid() -> None:
    table = scene("+$3 +$2 +$5 / +$1 / +$3 ; phase bribery")
    chair = Chair(table, 0, GreedyBot(3))
    said = [chair.answer()]
    while said[-1] != "done":
        said.append(chair.answer())
    assert set(said) <= {"bid $3", "bid $2", "bid $5", "done"}
    assert len(said) == len(set(said)) > 1


def test_it_offers_its_smallest_note() -> None:
    text = "gun blood-money booze offer-past-refusing / $5 $1 $3 ; public none"
    assert answers(text, "P0 job offer-past-refusing; P0 money first", seat=1) == {"offer $1"}
