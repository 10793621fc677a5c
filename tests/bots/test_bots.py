"""Bots: they play every form of the game, know no more than their seat, and the plain one plays better than chance."""

from __future__ import annotations

from time import perf_counter

import pytest

import backroom
from backroom.bots import Bot, PlainBot, RandomBot, play_on, seat_bots
from backroom.bots.bot import Chair, waiting
from backroom.games import GAMES, find
from backroom.games.game import Fact, View
from tests.talk import asked, scene

SWEEP = find("coup").sweep()
GAMES_EACH = 50


def play_out(seats: int, seed: int, options: dict[str, object], bots: list[Bot]) -> backroom.Table:
    table = backroom.new("coup", seats=seats, seed=seed, options=options)
    play_on(table, seat_bots(table, range(seats), bots.__getitem__))
    return table


@pytest.mark.parametrize("make", [RandomBot, PlainBot])
def test_bots_play_every_form_of_the_game_to_its_end(make: type[RandomBot | PlainBot]) -> None:
    for n in range(max(GAMES_EACH, 2 * len(SWEEP))):
        seats, options = SWEEP[n % len(SWEEP)]
        table = play_out(seats, n, options, [make(n * 100 + seat) for seat in range(seats)])
        assert table.over, f"{seats} seats, {options}, seed {n}"


def test_the_plain_bot_beats_three_random_ones() -> None:
    won = 0
    for n in range(300):
        me = n % 4
        bots: list[Bot] = [PlainBot(n) if seat == me else RandomBot(n * 4 + seat) for seat in range(4)]
        result = play_out(4, n, {}, bots).result
        assert result is not None
        won += me in result.winners
    assert won / 300 > 0.35


def test_a_plain_decision_takes_less_than_a_millisecond() -> None:
    table = backroom.new("coup", seats=6, seed=1, options={"reformation": True, "inquisitor": True})
    table.say(0, "join empire")
    bot, view = PlainBot(1), table.view(0)
    begun = perf_counter()
    for _ in range(200):
        bot.choose(view, [])
    assert (perf_counter() - begun) / 200 < 0.001


@pytest.mark.parametrize("game", sorted(GAMES.keys() - {"coup"}))
def test_the_plain_bot_says_which_game_it_plays(game: str) -> None:
    table = backroom.new(game, seats=3, seed=1)
    seat = table.asks[0].seat
    with pytest.raises(ValueError, match=f"^PlainBot plays coup, and this is a table of {game}; RandomBot plays every"):
        PlainBot(1).choose(table.view(seat), [])


# What a bot is told.


class Witness:
    """Remembers all it was handed."""

    def __init__(self) -> None:
        self.views: list[View] = []
        self.facts: list[Fact] = []

    def choose(self, view: View, events: list[Fact]) -> str:
        self.views.append(view)
        self.facts += events
        assert view.question is not None
        return view.question.actions[-1]


def test_a_bot_is_told_what_its_seat_saw_and_nothing_else() -> None:
    table = backroom.new("coup", seats=3, seed=5, options={"inquisitor": True, "max_turns": 12})
    bots = [Witness() for _ in range(3)]
    chairs = seat_bots(table, range(3), bots.__getitem__)
    play_on(table, chairs)
    for seat, bot in enumerate(bots):
        assert {view.viewer for view in bot.views} == {seat}
        assert bot.facts + chairs[seat].news() == table.events(seat)


def test_in_a_window_no_bot_learns_what_another_answered() -> None:
    table = scene("duke captain 2 / duke captain 2 / assassin contessa 2", "P0 tax")
    before = table.view(2)
    bot = Witness()
    Chair(table, 1, bot).answer()
    assert waiting(table) == asked(table)
    assert table.over or table.view(2) == before or 2 not in waiting(table)


def test_play_on_stops_at_a_seat_without_a_bot() -> None:
    table = backroom.new("coup", seats=3, seed=2)
    play_on(table, seat_bots(table, (1, 2), RandomBot))
    assert waiting(table) == [0]


# What the plain bot does.


def answer(text: str, script: str, seat: int, seed: int = 0) -> str:
    return Chair(scene(text, script), seat, PlainBot(seed)).answer()


def answers(text: str, script: str, seat: int) -> set[str]:
    """All it may do there, over many seeds."""
    return {answer(text, script, seat, seed) for seed in range(60)}


def test_it_calls_a_lie_that_the_cards_in_sight_prove() -> None:
    assert answers("captain captain 2 / duke contessa 2 / +duke captain 2 / +duke assassin 2", "P0 tax", 1) == {
        "challenge"
    }


def test_it_challenges_rarely_otherwise() -> None:
    said = [answer("captain captain 2 / assassin contessa 2", "P0 tax", 1, seed) for seed in range(200)]
    assert 0 < said.count("challenge") < 30


def test_it_does_not_risk_its_last_card_on_somebody_elses_business() -> None:
    assert answers("captain captain 2 / +assassin contessa 2 / duke duke 2", "P0 tax", 1) == {"pass"}


def test_it_blocks_with_what_it_holds() -> None:
    murder = "P0 assassinate P1; P1 pass"
    assert answers("assassin captain 3 / contessa duke 2", murder, 1) == {"block contessa"}
    assert answers("captain captain 3 / ambassador duke 2", "P0 steal P1; P1 pass", 1) == {"block ambassador"}


def test_it_bluffs_the_contessa_for_its_life_and_no_lie_that_all_can_see() -> None:
    murder = "P0 assassinate P1; P1 pass; P2 pass"
    assert "block contessa" in answers("assassin captain 3 / +captain duke 2 / duke duke 2", murder, 1)
    shown = "assassin captain 3 / +contessa duke 2 / +contessa duke 2 / +contessa duke 2"
    assert answers(shown, murder + "; P3 pass", 1) == {"pass"}


def test_it_stages_a_coup_against_the_strongest() -> None:
    assert answers("duke duke 7 / +duke captain 2 / captain contessa 5 / assassin contessa 1", "", 0) == {"coup P2"}


def test_it_shows_what_it_can_and_gives_up_what_it_needs_least() -> None:
    assert answer("duke captain 2 / duke assassin 2", "P0 tax; P1 challenge", 0) == "show duke"
    assert answer("duke ambassador 2 / duke assassin 7 ; turn P1", "P1 coup P0", 0) == "lose ambassador"
    assert answer("duke duke 2 / duke assassin 7 ; turn P1", "P1 coup P0", 0) == "lose duke"


def test_it_hands_the_bomb_on_or_defuses_it_with_the_contessa() -> None:
    text = "captain captain 5 / contessa duke 2 / duke assassin 2 ; options anarchist"
    assert answers(text, "P0 bomb P1", 1) == {"defuse", "hand on P2"}
    bluffer = "captain captain 5 / captain duke 2 / duke assassin 2 ; options anarchist"
    assert "explode" in answers(bluffer, "P0 bomb P1", 1)


def test_it_swaps_a_good_card_that_it_examines() -> None:
    text = "inquisitor duke 2 / duke contessa 2 ; options inquisitor"
    assert answer(text, "P0 examine P1; P1 pass; P1 reveal duke", 0) == "swap"
    assert answer(text, "P0 examine P1; P1 pass; P1 reveal contessa", 0) == "give back"
