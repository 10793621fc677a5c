"""The capo's worlds, vetoes and choices, and the mind that plays them on."""

from __future__ import annotations

from random import Random

import pytest

import backroom
from backroom.bots.bot import Chair, seat_bots, waiting
from backroom.bots.coup.capo import CoupPlan
from backroom.bots.coup.memory import TRUSTED
from backroom.bots.coup.players import capo
from backroom.bots.coup.soldier import Soldier
from backroom.bots.search.bot import Tried
from backroom.bots.search.budget import Budget
from backroom.games import find
from backroom.games.coup import words as w
from backroom.games.coup.conserved import faults
from backroom.games.coup.mind.player import CoupMind
from backroom.games.coup.mind.reckoning import holds, unseen
from backroom.games.coup.state import Coup
from backroom.kernel.core import ROLL, SOLO, act
from backroom.kernel.fate import mix
from backroom.kernel.run import heard, options, roll_on
from tests.talk import look, scene

COUP = find("coup")
SOME = Budget(iterations=60)


def answer(text: str, script: str = "", seat: int = 0, seed: int = 0) -> str:
    return Chair(scene(text, script), seat, capo(seed, SOME)).answer()


# Certainties.


def test_it_calls_every_lie_that_the_cards_prove_and_no_truth_that_it_knows() -> None:
    proof = "captain captain 2 / duke contessa 2 / +duke captain 2 / +duke assassin 2"
    assert {answer(proof, "P0 tax", 1, seed) for seed in range(5)} == {"challenge"}
    text = "inquisitor duke 2 / +captain contessa 2 / assassin duke 3 ; options inquisitor"
    looked = "P0 examine P1; P1 pass; P2 pass; P1 reveal contessa; P0 give back; P1 income"
    blocked = looked + "; P2 assassinate P1; P0 pass; P1 pass; P1 block contessa"
    assert {answer(text, blocked, 0, seed) for seed in range(5)} == {"pass"}


def test_it_wins_when_it_can() -> None:
    assert {answer("captain +duke 7 / +duke captain 6 ; options two_player=plain", seed=seed) for seed in range(5)} == {
        "coup P1"
    }


def test_it_blocks_for_its_life() -> None:
    murder = "P0 assassinate P1; P1 pass; P2 pass"
    assert {answer("assassin captain 3 / +captain contessa 2 / duke duke 2", murder, 1, seed) for seed in range(5)} == {
        "block contessa"
    }


def test_the_same_seed_says_the_same() -> None:
    text = "contessa ambassador 2 / duke captain 2 / duke assassin 2"
    assert [answer(text, seed=seed) for seed in range(4)] == [answer(text, seed=seed) for seed in range(4)]


# The advice.


def tried(word: str, *course: float) -> Tried:
    return Tried(COUP.read(word), word, 60, sum(course) / len(course), course)


def said(*words: Tried) -> str:
    return CoupPlan(COUP, 1).pick(look(scene("duke captain 2 / duke captain 2"), 0), list(words), Random(1)).word


def test_the_advice_is_followed_unless_another_word_is_surely_better() -> None:
    advised = tried("income", 0.3, 0.5, 0.4, 0.2)
    assert said(advised, tried("tax", 0.4, 0.6, 0.5, 0.3)) == "tax"
    assert said(advised, tried("tax", 0.9, 0.1, 0.9, 0.1)) == "income"  # it may be luck
    assert said(advised, tried("tax", 0.31, 0.51, 0.41, 0.21)) == "income"  # it is hardly better
    assert said(advised, tried("tax", 0.4, 0.6, 0.5, 0.3), tried("aid", 0.5, 0.7, 0.6, 0.4)) == "aid"
    assert said(tried("income", 0.2), tried("tax", 0.9)) == "income"  # one round tells nothing


def test_the_advice_is_tried_first_and_few_words_beside_it() -> None:
    table = scene("assassin captain 7 / duke contessa 7 / duke captain 7 / duke ambassador 7")
    plan, view = CoupPlan(COUP, 1), look(table, 0)
    plan.hear(view, table.events(0))
    assert view.question is not None
    words = plan.consider(view, [COUP.read(word) for word in view.question.actions])
    assert COUP.spell(words[0]) == plan.advice
    assert len(words) == len(set(words)) == 4


def test_who_doubts_often_is_expected_to_doubt() -> None:
    script = "P0 tax; P1 challenge; P0 show duke; draw duke; P1 lose captain; P1 income; P2 income"
    table = scene("duke captain 2 / captain contessa 2 / contessa assassin 2", script)
    plan = CoupPlan(COUP, 1)
    plan.hear(look(table, 0), table.events(0))
    assert plan.restless(1) > plan.restless(2)


# Worlds.


def dukes(script: str, n: int = 60) -> float:
    """How often P1 holds a Duke in the worlds of P0."""
    table = scene("captain contessa 2 / duke assassin 2 / duke ambassador 2 / contessa assassin 2", script)
    plan = CoupPlan(COUP, 1)
    view = look(table, 0)
    plan.consigliere.hear(view, table.events(0))
    worlds = plan.worlds(view, n, Random(1))
    for world in worlds:
        assert isinstance(world, Coup)
        assert not faults(world)
        assert COUP.view(world, 0) == view
    return sum(w.DUKE in world.hidden.hands[1] for world in worlds if isinstance(world, Coup)) / n


def test_worlds_come_as_often_as_they_are_believed() -> None:
    around = "P0 income; P1 {}; P2 income; P3 income"
    taxed = "P0 income; P1 tax; P0 pass; P2 pass; P3 pass; P2 income; P3 income"
    assert dukes(taxed) > dukes(around.format("income")) + 0.2


def test_what_was_examined_stays_in_every_world() -> None:
    text = "inquisitor duke 2 / captain contessa 2 / assassin duke 3 ; options inquisitor"
    table = scene(text, "P0 examine P1; P1 pass; P2 pass; P1 reveal contessa; P0 give back; P1 income; P2 income")
    plan = CoupPlan(COUP, 1)
    view = look(table, 0)
    plan.consigliere.hear(view, table.events(0))
    for world in plan.worlds(view, 30, Random(2)):
        assert isinstance(world, Coup)
        assert w.CONTESSA in world.hidden.hands[1]


# The mind.


@pytest.mark.parametrize(("seats", "options_"), COUP.sweep())
def test_the_mind_plays_every_form_to_its_end_and_shares_add_up(seats: int, options_: dict[str, object]) -> None:
    mind = COUP.mind()
    s = COUP.start(seats, options_)
    roll_on(s, 5)
    said = 0
    while s.wait.mode < ROLL:
        i = 0 if s.wait.mode == SOLO else s.answered
        menu = options(s)
        word = mind.choose(s, s.wait.seats[i], menu, mix(seats, said))
        assert word in menu
        heard(s, i, word)
        roll_on(s, 5)
        said += 1
        shares = [0.0] * seats
        mind.worth(s, shares)
        assert sum(shares) == pytest.approx(1)
    result = COUP.result(s)
    assert result is not None


def state(text: str, script: str = "") -> Coup:
    found = scene(text, script).state
    assert isinstance(found, Coup)
    return found


def test_the_mind_counts_what_its_seat_can_see() -> None:
    s = state("captain contessa 2 / +duke assassin 2 / duke ambassador 2")
    assert unseen(s, 0, w.DUKE) == 2
    assert holds(s, 0, 2, w.DUKE, 1.0) == pytest.approx(1 - (10 * 9) / (12 * 11))


def test_the_mind_does_not_look_into_other_hands() -> None:
    """In two worlds that its seat cannot tell apart it says the same."""
    for text in ("captain contessa 3 / duke assassin 3 / duke ambassador 3", "captain captain 7 / duke duke 3"):
        table = backroom.scene("coup", text)
        mind = COUP.mind()
        for chance in range(0, 2**30, 2**26 + 12345):
            said = set()
            for seed in range(6):
                twin = COUP.redeal(table.state, 0, seed)
                said.add(mind.choose(twin, 0, options(twin), chance))
            assert len(said) == 1


def test_the_mind_challenges_a_lie_that_its_cards_prove() -> None:
    s = state("captain captain 2 / duke duke 2 / +duke assassin 2", "P0 tax")
    mind = CoupMind()
    said = [mind.choose(s, 1, options(s), mix(1, n)) for n in range(20)]
    assert said.count(act(w.CHALLENGE)) > 15


def doubts(mind: CoupMind) -> int:
    """How often of 200 times P1, who holds no Duke and one card, challenges P0, who taxes."""
    s = state("captain captain 5 / +contessa ambassador 2", "P0 tax")
    return sum(mind.choose(s, 1, options(s), mix(1, n)) == act(w.CHALLENGE) for n in range(200))


def test_the_mind_remembers_what_was_claimed_and_who_challenges_for_no_reason() -> None:
    plain, believing, restless = CoupMind(), CoupMind(), CoupMind()
    plain.trust = 1.0
    believing.told[w.DUKE] = restless.told[w.DUKE] = 200.0
    assert doubts(believing) < doubts(plain)
    restless.restless = [0.5] * 10
    assert doubts(restless) > doubts(believing) + 40


def test_the_mind_plays_like_a_soldier() -> None:
    """Asked in the same places, they mostly say the same."""
    asked = alike = 0
    for seed in range(6):
        table = backroom.new("coup", seats=3, seed=seed)
        chairs = seat_bots(table, range(3), lambda seat, seed=seed: Soldier(seed * 8 + seat))  # type: ignore[misc]
        while not table.over:
            seat = waiting(table)[0]
            view, bot = look(table, seat), chairs[seat].bot
            word = chairs[seat].answer()
            assert isinstance(bot, Soldier)
            assert view.question is not None
            if view.question.kind not in ("turn", "challenge", "block"):
                continue
            mind, claims = CoupMind(), bot.belief.claims
            mind.told = [TRUSTED if role in claims.of(other) else 1.0 for other in range(10) for role in w.ROLES]
            menu = tuple(COUP.read(each) for each in view.question.actions)
            world = COUP.guess(view, seed)
            assert isinstance(world, Coup)
            asked += 1
            alike += COUP.spell(mind.choose(world, seat, menu, mix(seed, asked))) == word
    assert asked > 200
    assert alike > 0.75 * asked


def test_a_position_is_judged_at_the_start_of_a_turn() -> None:
    mind = COUP.mind()
    assert mind.is_quiet(state("captain captain 2 / duke duke 2"))
    assert not mind.is_quiet(state("captain captain 2 / duke duke 2", "P0 tax"))
