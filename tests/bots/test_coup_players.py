"""Players of Coup at every level: all forms of the game to their end, who beats whom, the yardstick and the rookie."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import backroom
from backroom.bots import Bot, RandomBot, play_on, seat_bots
from backroom.bots.bot import Chair
from backroom.bots.coup.capo import CoupPlan
from backroom.bots.coup.character import CHARACTERS, MIX, drawn
from backroom.bots.coup.players import capo, character, rookie, soldier, yardstick
from backroom.bots.coup.reckon import CLAIMED, CoupView
from backroom.bots.coup.soldier import Soldier
from backroom.bots.coup.thoughts import THOUGHTS
from backroom.bots.recall import counted
from backroom.bots.search.bot import SearchBot
from backroom.bots.search.budget import Budget
from backroom.games import find
from backroom.games.game import Fact, View
from backroom.games.record import fresh, read, step
from backroom.kernel.core import PASS
from tests.talk import scene

SWEEP = find("coup").sweep()
FEW = Budget(iterations=12)
LEVELS: dict[str, Callable[[int], Bot]] = {
    "yardstick": yardstick,
    "rookie": rookie,
    "soldier": soldier,
    "capo": lambda seed: capo(seed, FEW),
}


def play_out(seats: int, seed: int, options: dict[str, object], make: Callable[[int], Bot]) -> backroom.Table:
    table = backroom.new("coup", seats=seats, seed=seed, options=options)
    play_on(table, seat_bots(table, range(seats), make))
    return table


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_form_of_the_game_to_its_end(level: str) -> None:
    make = LEVELS[level]
    for n, (seats, options) in enumerate(SWEEP):
        if level == "capo" and seats > 5:
            continue
        table = play_out(seats, n, options, lambda seat, n=n: make(n * 16 + seat))  # type: ignore[misc]
        assert table.over, f"{seats} seats, {options}"


def test_ten_capi_sit_down_and_begin() -> None:
    table = backroom.new("coup", seats=10, seed=1)
    chairs = seat_bots(table, range(10), lambda seat: capo(seat, FEW))
    play_on(table, chairs, enough=lambda: len(table.log) > 60)
    assert len(table.log) > 60


def wins(mine: Callable[[int], Bot], theirs: Callable[[int], Bot], seats: int, games: int) -> int:
    won = 0
    for n in range(games):
        me = n % seats
        result = play_out(
            seats,
            n,
            {},
            lambda seat, n=n, me=me: (mine if seat == me else theirs)(n * 16 + seat),  # type: ignore[misc]
        ).result
        assert result is not None
        won += me in result.winners
    return won


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [(soldier, yardstick), (soldier, rookie), (rookie, RandomBot)],
    ids=["yardstick", "rookie", "random"],
)
def test_the_stronger_of_two_levels_wins(mine: Callable[[int], Bot], theirs: Callable[[int], Bot]) -> None:
    assert wins(mine, theirs, 2, 100) > 55
    assert wins(mine, theirs, 4, 80) > 24


# Characters.


def test_a_character_is_drawn_from_the_seed_and_every_one_comes() -> None:
    assert drawn(7) == drawn(7)
    assert {drawn(seed) for seed in range(100)} == set(MIX)
    assert {row.name for row in MIX} == {"soldier", *CHARACTERS}
    with pytest.raises(KeyError):
        character("saint", 1)


def test_soldiers_and_capi_have_the_character_that_their_seed_draws() -> None:
    soldiers, capi = [soldier(seed) for seed in range(60)], [capo(seed, FEW) for seed in range(60)]
    theirs = [bot.character for bot in soldiers if isinstance(bot, Soldier)]
    plans = [bot.plan for bot in capi if isinstance(bot, SearchBot)]
    assert theirs == [plan.consigliere.character for plan in plans if isinstance(plan, CoupPlan)]
    assert set(theirs) == set(MIX), "and each of them comes"


def lies(name: str) -> float:
    """How often a claim on the first turn is a lie, with two Contessas in hand."""
    said = [
        answer(character(name, seed), "contessa contessa 2 / duke captain 2 / duke assassin 2") for seed in range(150)
    ]
    return sum(word.split()[0] in ("tax", "steal") for word in said) / len(said)


def test_liars_lie_most() -> None:
    assert lies("honest") < lies("sceptic") < lies("liar")


class Witness:
    """Writes down the claims of a bot, each with the hand behind it."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.claims: list[tuple[str, list[str]]] = []

    def choose(self, view: View, events: list[Fact]) -> str:
        assert isinstance(view, CoupView)
        word = self.bot.choose(view, events)
        verb = word.split()[0]
        envoy = "inquisitor" if view.options.get("inquisitor") else "ambassador"
        roles = CLAIMED | {"exchange": envoy, "examine": envoy, "defuse": "contessa", "hand": "contessa"}
        role = word.removeprefix("block ") if verb == "block" else roles.get(verb)
        if role is not None:
            self.claims.append((role, view.hand))
        return word


def test_the_honest_never_lie_not_even_for_their_last_card() -> None:
    """In whole games; soldiers do, so the test can tell."""

    def told(make: Callable[[int], Bot], options: dict[str, object]) -> list[bool]:
        found = []
        for n in range(30):
            seated = [Witness(make(n * 4 + seat)) for seat in range(4)]
            play_out(4, n, options, lambda seat, seated=seated: seated[seat])  # type: ignore[misc]
            found += [role in hand for each in seated for role, hand in each.claims]
        return found

    everything: dict[str, object] = {"anarchist": True, "inquisitor": True, "reformation": True}
    for options in ({}, everything):
        claims = told(lambda seed: character("honest", seed), options)
        assert len(claims) > 500
        assert all(claims)
        assert not all(told(lambda seed: character("vengeful", seed), options))


def test_sceptics_challenge_most() -> None:
    text, script = "captain captain 2 / duke contessa 2 ; options two_player=plain", "P0 tax"
    doubts = {
        name: sum(answer(character(name, seed), text, script, 1) == "challenge" for seed in range(100))
        for name in CHARACTERS
    }
    assert doubts["sceptic"] > doubts["honest"]


def test_the_vengeful_strike_back() -> None:
    text = "duke duke 7 / captain contessa 3 / captain contessa 4 ; turn P1"
    script = "P1 steal P0; P2 pass; P0 pass; P0 block captain; P1 pass; P2 pass; P2 income"
    calm = [answer(character("honest", seed), text, script) for seed in range(40)]
    angry = [answer(character("vengeful", seed), text, script) for seed in range(40)]
    assert angry.count("coup P1") > calm.count("coup P1")


# The yardstick.


def answer(bot: Bot, text: str, script: str = "", seat: int = 0) -> str:
    return Chair(scene(text, script), seat, bot).answer()


def often(text: str, script: str = "", seat: int = 0) -> dict[str, float]:
    """What the yardstick says there, and how often."""
    said = [answer(yardstick(seed), text, script, seat) for seed in range(300)]
    return {word: said.count(word) / len(said) for word in sorted(set(said))}


def test_the_yardstick_prefers_what_it_is_said_to_prefer() -> None:
    rivals = " / captain duke 3 / captain duke 5"
    assert often("assassin captain 7" + rivals) == {"coup P2": 1.0}
    assert often("assassin captain 3" + rivals) == {"assassinate P2": 1.0}
    assert often("assassin captain 2" + rivals) == {"steal P2": 1.0}
    assert often("duke ambassador 2" + rivals)["tax"] == pytest.approx(0.9, abs=0.05)
    assert often("contessa ambassador 2" + rivals)["exchange"] == pytest.approx(0.9, abs=0.05)
    assert often("contessa contessa 2" + rivals)["income"] == pytest.approx(0.9, abs=0.05)
    assert often("contessa contessa 2" + rivals)["steal P2"] == pytest.approx(0.1, abs=0.05)


def test_the_yardstick_doubts_one_time_in_ten_and_whenever_it_can_prove_a_lie() -> None:
    assert often("captain captain 2 / assassin contessa 2", "P0 tax", 1)["challenge"] == pytest.approx(0.1, abs=0.05)
    proof = "captain captain 2 / duke contessa 2 / +duke captain 2 / +duke assassin 2"
    assert often(proof, "P0 tax", 1) == {"challenge": 1.0}


def test_the_yardstick_blocks_with_what_it_holds_and_one_time_in_ten_without() -> None:
    murder = "P0 assassinate P1; P1 pass"
    assert often("assassin captain 3 / contessa duke 2", murder, 1) == {"block contessa": 1.0}
    assert often("assassin captain 3 / captain duke 2", murder, 1)["pass"] == pytest.approx(0.9, abs=0.05)


def test_the_yardstick_gives_up_what_it_likes_least() -> None:
    assert answer(yardstick(1), "assassin contessa 2 / duke assassin 7 ; turn P1", "P1 coup P0") == "lose contessa"
    assert answer(yardstick(1), "captain captain 2 / duke assassin 7 ; turn P1", "P1 coup P0") == "lose captain"


# The rookie.


def test_the_rookie_does_not_always_spend_its_coins_or_keep_the_better_card() -> None:
    text = "duke contessa 7 / captain contessa 3 / captain contessa 5"
    said = [answer(rookie(seed), text) for seed in range(200)]
    assert 0.4 < sum(word.startswith("coup") for word in said) / 200 < 0.9
    lost = [answer(rookie(seed), "duke ambassador 2 / duke assassin 7 ; turn P1", "P1 coup P0") for seed in range(200)]
    assert 5 < lost.count("lose duke") < 60


def test_the_rookie_overlooks_some_lies() -> None:
    proof = "captain captain 2 / duke contessa 2 / +duke captain 2 / +duke assassin 2"
    said = [answer(rookie(seed), proof, "P0 tax", 1) for seed in range(200)]
    assert 100 < said.count("challenge") < 180


# Why.


@pytest.mark.parametrize("level", ["soldier", "capo"])
def test_every_decision_has_its_reason(level: str) -> None:
    table = backroom.new("coup", seats=3, seed=4, options={"inquisitor": True, "reformation": True, "anarchist": True})
    chairs = seat_bots(table, range(3), LEVELS[level])
    play_on(table, chairs)
    for seat, chair in chairs.items():
        bot = chair.bot
        assert isinstance(bot, Soldier | SearchBot)
        said = [table.game.spell(action) for speaker, action in table.log if speaker == seat]
        assert [reason.word for reason in bot.reasons] == said
        assert {reason.thought for reason in bot.reasons} <= THOUGHTS.keys()


def test_between_two_every_word_has_its_reason_also_a_block_that_was_not_made() -> None:
    """Whoever is asked alone has surely passed; among several it might be a block that came too late."""
    let_pass = 0
    for seats in (2, 3):
        played = backroom.new("coup", seats=seats, seed=4)
        chairs = seat_bots(played, range(seats), Soldier)
        play_on(played, chairs)
        table = read(played.record(), {"coup": played.game})
        told = {one.word for one in counted(table, {seat: chair.recalled for seat, chair in chairs.items()})}
        twin = fresh(table)
        for i, (seat, action) in enumerate(table.log):
            twin.roll_all()
            wait = twin.state.wait
            silent = wait.kind.name == "block" and action == PASS and len(wait.seats) > 1
            assert (i in told) == (not silent)
            let_pass += wait.kind.name == "block" and action == PASS and i in told
            step(twin, seat, action)
    assert let_pass > 3


def test_who_concedes_does_not_say_that_the_card_was_shown() -> None:
    bot = Soldier(1)
    assert answer(bot, "captain captain 2 / duke contessa 2", "P0 tax; P1 challenge") == "concede"
    assert "concede" in THOUGHTS[bot.reasons[-1].thought]
