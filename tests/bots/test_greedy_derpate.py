"""The greedy bot of Der Pate: it answers every question sensibly, knows no more than its seat, and wins."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import backroom
from backroom.bots import Bot, Chair, GreedyBot, RandomBot, play_on, seat_bots
from backroom.bots.derpate.fate import at_least, reach, verdicts
from backroom.bots.derpate.throws import expected_best
from backroom.games.derpate.edition import house_text
from backroom.games.derpate.game import DERPATE
from backroom.games.derpate.sweep import SCENES, SWEEP
from tests.pate import at_home as scene


def play_out(seats: int, seed: int, options: dict[str, object], bots: list[Bot]) -> backroom.Table:
    table = backroom.new("derpate", seats=seats, seed=seed, options=options)
    play_on(table, seat_bots(table, range(seats), bots.__getitem__))
    return table


def answers(text: str, script: str = "", seat: int = 0) -> set[str]:
    """All it may say to the question that is open after a script, over many seeds."""
    return {Chair(scene(text, script), seat, GreedyBot(seed)).answer() for seed in range(6)}


# Whole games.


@pytest.mark.parametrize(("seats", "options"), SWEEP)
def test_it_plays_every_form_of_the_game_to_its_end(seats: int, options: dict[str, object]) -> None:
    assert play_out(seats, 4, options, [GreedyBot(seat) for seat in range(seats)]).over


@pytest.mark.parametrize("text", SCENES)
def test_it_plays_on_from_every_rare_position(text: str) -> None:
    table = scene(text)
    play_on(table, seat_bots(table, range(DERPATE.most), GreedyBot))
    assert table.over


def test_it_beats_random_bots_by_far() -> None:
    won = 0
    for seed in range(24):
        me = seed % 3
        bots: list[Bot] = [GreedyBot(seed) if seat == me else RandomBot(seed * 3 + seat) for seat in range(3)]
        result = play_out(3, seed, {}, bots).result
        assert result is not None
        won += result.winners == [me]
    assert won >= 16  # a fair share would be 8


def test_a_game_can_be_repeated_from_its_seeds() -> None:
    first, second = (play_out(2, 8, {}, [GreedyBot(1), GreedyBot(2)]).record() for _ in range(2))
    assert first == second


def test_its_answer_does_not_change_when_the_money_of_others_does() -> None:
    table = backroom.new("derpate", seats=3, seed=3, options={"hidden_money": True})
    bots = seat_bots(table, range(3), GreedyBot)
    asked = 0
    while not table.over:
        seat = table.asks[0].seat
        twin = DERPATE.redeal(table.state, seat, asked)
        assert DERPATE.view(twin, None) == table.view(None)
        assert GreedyBot(asked).choose(DERPATE.view(twin, seat), []) == GreedyBot(asked).choose(table.view(seat), [])
        bots[seat].answer()
        asked += 1
    assert asked > 100


def test_it_plays_another_edition_once_it_knows_it(tmp_path: Path) -> None:
    path = tmp_path / "short.toml"
    path.write_text(house_text().replace("spaces = 14", "spaces = 11"))
    game = DERPATE.with_edition(path)
    view = game.view(game.scene("9k / 9k ; dice black=1 white=2 grey=3 red=4")[0], 0)
    assert view.question is not None
    assert GreedyBot(0, game.rows).choose(view, []) in view.question.actions
    with pytest.raises(AssertionError, match="another edition"):
        GreedyBot(0).choose(view, [])


# What it reckons.


def test_it_knows_when_and_how_the_ko_colour_can_be_decided() -> None:
    opening = verdicts(0, 0, 5, 5, 0)
    assert {verdict.round for verdict in opening} == {4, 5, 6, 7}
    assert sum(verdict.chance for verdict in opening) == pytest.approx(1)
    assert sum(verdict.chance for verdict in opening if verdict.colour == 0) == pytest.approx(0.5)
    last = verdicts(3, 3, 2, 2, 6)
    assert [(verdict.colour, verdict.round, verdict.chance) for verdict in last] == [(0, 7, 0.5), (1, 7, 0.5)]
    assert verdicts(4, 1, 1, 4, 5) == ((0, 5, 1.0),)


def test_more_turns_and_fewer_steps_are_more_likely_to_be_enough() -> None:
    assert at_least(0, 0, 0) == 1
    assert at_least(0, 0, 1) == 0
    assert at_least(0, 2, 5) < at_least(0, 3, 5) < at_least(0, 3, 4)
    assert at_least(1, 2, 5) < at_least(0, 3, 5)
    assert at_least(0, 3, 5) < reach(0, 3, 4.5) < at_least(0, 3, 4)


def test_the_mean_of_the_best_die_is_exact() -> None:
    dice = [[1.0, 2, 3, 4, 5, 0], [2.0, 2, 2, 2, 2, 9]]
    exact = sum(max(a, b) for a in dice[0] for b in dice[1]) / 36
    assert expected_best(dice) == pytest.approx(exact)
    assert expected_best(dice[:1]) == pytest.approx(2.5)


# Dice.


MIDWAY = "15k reputation=6 influence=6 used=cop,wedding"
DICE = f"{MIDWAY} / {MIDWAY} / {MIDWAY} ; round 5"
RED_DECIDES = "; events R1 R2 R3 R4 G1"
GREY_DECIDES = "; events G1 G2 G3 G4 R2"


def test_it_rolls_for_its_own_businesses() -> None:
    assert answers(f"{DICE} {RED_DECIDES} ; dice black=5 white=4 grey=2 red=3") == {"place black"}  # LM2 is its own


def test_on_row_2_it_steps_on_the_track_that_decides() -> None:
    rolls = "P0 place black; roll white 4; roll grey 4; roll red 4"
    assert answers(f"{DICE} {RED_DECIDES} ; dice black=5 white=1 grey=1 red=1", rolls) == {"place red"}
    assert answers(f"{DICE} {GREY_DECIDES} ; dice black=5 white=1 grey=1 red=1", rolls) == {"place grey"}


def test_on_row_2_it_takes_the_money_when_it_has_survived_anyway() -> None:
    text = "15k reputation=14 influence=14 used=cop,judge,senator,wedding,grandchild,birthday / 15k / 15k ; round 7"
    rolls = "P0 place black; roll white 4; roll grey 4; roll red 4"
    assert answers(f"{text} ; dice black=5 white=1 grey=1 red=1", rolls) == {"place white"}


def test_it_uses_the_cop_on_the_die_that_decides_its_life() -> None:
    text = "15k influence=10 used=judge,senator / 15k / 15k ; round 7"
    text += " ; events R1 R2 R3 R4 G1 G2 G4 ; dice black=5 white=1 grey=2 red=3"
    assert answers(text, "P0 place black; roll white 1; roll grey 2; roll red 1") == {"cop red"}


def test_it_uses_the_judge_for_a_poor_throw() -> None:
    text = "15k reputation=14 influence=9 used=cop,wedding,grandchild,birthday / 15k / 15k ; round 7"
    text += " ; events R1 R2 R3 R4 G1 G2 G4 ; dice black=5 white=1 grey=2 red=3"
    assert answers(text, "P0 place black; roll white 1; roll grey 1; roll red 1") == {"judge"}


def test_it_puts_a_high_die_on_the_deciding_track_with_the_senator() -> None:
    text = "15k influence=10 used=cop,judge / 15k / 15k ; round 7"
    text += " ; events R1 R2 R3 R4 G1 G2 G4 ; dice black=5 white=1 grey=2 red=3"
    rolls = "P0 place black; roll white 2; roll grey 5; roll red 1"
    assert answers(text, rolls) <= {"senator white:red", "senator grey:red"}


def test_it_calls_a_meeting_when_much_is_owed_to_it() -> None:
    text = "15k reputation=14 influence=14 used=cop,judge,senator,wedding,grandchild,birthday"
    text += " / 20k owes=P0:3 / 20k owes=P0:1 ; round 7 ; dice black=5 white=1 grey=2 red=3"
    rolls = "P0 place black; roll white 1; roll grey 1; roll red 1; P0 place white; roll grey 5; roll red 4"
    assert answers(text, rolls) == {"place grey"}


# Chips and favours.


def test_it_uses_wedding_and_grandchild_at_once() -> None:
    text = "15k reputation=8 / 15k / 15k ; round 3"
    first = answers(text, "")
    assert first <= {"wedding", "grandchild"}
    assert answers(text.replace("reputation=8", "reputation=8 used=wedding")) == {"grandchild"}


def test_it_takes_the_money_of_a_friend_in_its_last_turn() -> None:
    text = "15k reputation=14 influence=14 used=cop,judge,senator,wedding,grandchild,birthday favours=4 friends=1"
    assert answers(f"{text} / 15k / 15k ; round 7") == {"favour money"}


def test_it_asks_a_friend_for_the_steps_that_it_lacks_at_last() -> None:
    text = "15k influence=12 used=cop,judge,senator favours=4 friends=1 / 15k / 15k ; round 7"
    text += " ; events R1 R2 R3 R4 G1 G2 G4 ; dice black=5 white=1 grey=2 red=3"
    rows = "P0 place black; P0 pass; P0 pass; roll white 1; roll grey 2; roll red 1; P0 place white; P0 pass"
    assert answers(text, rows) == {"favour influence"}


def test_its_birthday_raises_its_income_early_in_the_game() -> None:
    text = "15k reputation=10 used=wedding,grandchild / 15k / 15k ; round 2 ; phase dice"
    assert answers(text) == {"birthday income"}


# Businesses.


def test_it_takes_the_best_business_over_that_its_card_allows() -> None:
    text = "15k / 15k / 15k ; round 2 ; events G1 R1 ; car LM1"
    said = answers(text)
    assert said <= {"takeover ES2", "takeover LI2", "takeover GV2"}


def test_it_gives_up_the_business_that_it_needs_least() -> None:
    text = "15k / 15k / 15k ; round 3 ; phase income ; events G1 R2 ; car GV1 ; at LM2=P0 LM1=P0 LM3=vacant"
    assert answers(text, "reveal G3") == {"vacate LM1"}


def test_it_lets_prisoners_go_for_whom_it_has_no_use() -> None:
    text = "20k prison=3 / 15k / 15k ; round 7 ; phase income ; events G1 R2 G2 R3 G3 G4"
    assert answers(text, "reveal R4") == {"sink"}


def test_it_moves_into_a_good_vacant_business() -> None:
    text = "15k / 15k / 15k ; round 3 ; car LM1 ; at GV2=vacant ; dice black=5 white=1 grey=1 red=1"
    rolls = "P0 place white; roll black 4; roll grey 1; roll red 1; P0 place black"
    assert answers(text, rolls) == {"occupy GV2"}


def test_it_denounces_the_best_business_of_a_rival() -> None:
    text = "15k / 15k / 15k ; round 3 ; car LM1 ; dice black=1 white=5 grey=1 red=1"
    rolls = (
        "P0 place white; roll black 1; roll grey 1; roll red 5; P0 place red; roll black 1; roll grey 1; P0 place grey"
    )
    assert answers(text, rolls) <= {"inform ES2", "inform GV2", "inform GV1", "inform ES1"}


# Set-up.


def test_the_first_to_choose_puts_the_car_where_it_will_come_home() -> None:
    for seed in range(4):
        table = backroom.new("derpate", seats=3, seed=seed)
        chair = Chair(table, 2, GreedyBot(seed))
        car, district = chair.answer().split()[1], chair.answer().split()[1]
        road = DERPATE.notation.spaces
        stops = [road[(road.index(car) + pips) % len(road)][:2] for pips in range(1, 6)]
        assert stops.count(district) == 3


def test_equal_words_fall_by_its_seed() -> None:
    table = backroom.new("derpate", seats=2, seed=Random(1).randrange(9))
    said = {GreedyBot(seed).choose(table.view(1), []) for seed in range(20)}
    assert len(said) > 1
