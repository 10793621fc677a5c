"""The capo's worlds, vetoes and choices."""

from __future__ import annotations

from random import Random

import backroom
from backroom.bots.bot import Chair
from backroom.bots.coup.capo import CoupPlan
from backroom.bots.coup.players import capo
from backroom.bots.search.bot import Tried
from backroom.bots.search.budget import Budget
from backroom.games import find
from backroom.games.coup import words as w
from backroom.games.coup.conserved import faults
from backroom.games.coup.state import Coup
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


# Cards.


def kept(text: str, script: str, seed: int = 0) -> list[str]:
    """What it has in hand when P0 has put back or lost what it must."""
    table = scene(text, script)
    chair = Chair(table, 0, capo(seed, SOME))
    while (question := table.question(0)) and question.kind in ("lose", "return"):
        chair.answer()
    return sorted(look(table, 0).hand)


def test_it_keeps_cards_that_go_together() -> None:
    """Two Assassins who can be paid are more than a Captain and an Ambassador, who are worth more one by one."""
    text = "captain ambassador 5 / duke contessa 3 / duke captain 2 / captain contessa 4"
    script = "P0 exchange; P1 pass; P2 pass; P3 pass; draw assassin; draw assassin"
    assert {tuple(kept(text, script, seed)) for seed in range(5)} == {("assassin", "assassin")}


def test_between_two_the_last_card_is_one_that_its_coins_can_use() -> None:
    rival = "+duke captain 7 ; turn P1 ; options two_player=plain"
    for hand, best in (("duke assassin 5", "assassin"), ("assassin captain 1", "captain")):
        assert {tuple(kept(f"{hand} / {rival}", "P1 coup P0", seed)) for seed in range(5)} == {(best,)}


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


# Risks that nobody has to take.

ROBBED = "captain assassin 2 / +contessa {} 2 / duke duke 2"  # P1 has one card left
ROBBERY = "P0 steal P1; P1 pass; P2 pass"


def picked(table: backroom.Table, seat: int, *words: Tried) -> str:
    return CoupPlan(COUP, 1).pick(look(table, seat), list(words), Random(1)).word


def test_a_lie_with_the_last_card_for_coins_needs_more_than_advice() -> None:
    lie, let_pass = tried("block ambassador", 0.3, 0.4, 0.5), tried("pass", 0.29, 0.39, 0.49)
    surely_better = tried("block ambassador", 0.4, 0.5, 0.6)
    table = scene(ROBBED.format("duke"), ROBBERY)
    assert picked(table, 1, lie, let_pass) == "pass"
    assert picked(table, 1, surely_better, let_pass) == "block ambassador"
    assert picked(scene(ROBBED.format("ambassador"), ROBBERY), 1, lie, let_pass) == "block ambassador"  # it is true
    two = scene("captain assassin 2 / contessa duke 2 / duke duke 2", ROBBERY)
    assert picked(two, 1, lie, let_pass) == "block ambassador"  # it can be caught once
    murder = scene("captain assassin 3 / +contessa duke 2 / duke duke 2", "P0 assassinate P1; P1 pass; P2 pass")
    assert picked(murder, 1, tried("block contessa", 0.3, 0.4, 0.5), let_pass) == "block contessa"  # for its life


def test_whoever_is_lost_takes_any_better_chance() -> None:
    table = scene("duke +contessa 2 / captain +contessa 8 ; options two_player=plain")
    lost, hardly, calm = (tried("tax", share, share, share) for share in (0.0, 0.02, 0.5))
    assert picked(table, 0, lost, tried("steal P1", 0.03, 0.05, 0.04)) == "steal P1"
    assert picked(table, 0, hardly, tried("steal P1", 0.05, 0.07, 0.06)) == "steal P1"
    assert picked(table, 0, calm, tried("steal P1", 0.53, 0.55, 0.54)) == "tax"


def test_a_bystander_challenges_only_if_that_is_surely_better() -> None:
    doubting, let_pass = tried("challenge", 0.3, 0.4, 0.5), tried("pass", 0.29, 0.39, 0.49)
    table = scene("captain assassin 2 / contessa duke 2 / duke duke 2", "P0 steal P1")
    assert picked(table, 2, doubting, let_pass) == "pass"
    assert picked(table, 2, tried("challenge", 0.4, 0.5, 0.6), let_pass) == "challenge"
    assert picked(table, 1, doubting, let_pass) == "challenge"  # the victim


def considered(text: str, script: str, seat: int, seed: int = 1) -> tuple[str, list[str]]:
    """The advice there, and what is tried."""
    table = scene(text, script)
    plan, view = CoupPlan(COUP, seed), look(table, seat)
    plan.hear(view, table.events(seat))
    assert view.question is not None
    return plan.advice, [COUP.spell(word) for word in plan.consider(view, list(map(COUP.read, view.question.actions)))]


def test_what_the_last_card_was_said_to_be_is_not_denied_for_coins() -> None:
    known = "P1 tax; P2 pass; P0 pass; P2 income; "
    text = ROBBED.format("duke") + " ; turn P1"
    found = [considered(text, known + ROBBERY, 1, seed) for seed in range(12)]
    assert {tuple(words) for _, words in found} == {("pass",)}
    assert {advice for advice, _ in found} == {"pass"}  # nor would the consigliere
    assert len(considered(ROBBED.format("duke"), ROBBERY, 1)[1]) == 3


def test_a_theft_that_pays_for_the_coup_against_the_last_card_may_be_stopped_by_any_lie() -> None:
    duel = "captain +assassin 6 / +contessa duke 5 ; turn P1 ; options two_player=plain"
    known = "P1 tax; P0 pass; P0 steal P1; P1 pass"
    assert len(considered(duel, known, 1)[1]) > 1
    assert considered(duel.replace("assassin 6", "assassin 2"), known, 1)[1] == ["pass"]
    lie, let_pass = tried("block ambassador", 0.3, 0.4, 0.5), tried("pass", 0.29, 0.39, 0.49)
    assert picked(scene(duel, known), 1, lie, let_pass) == "block ambassador"


def test_with_two_cards_a_likely_claim_is_not_challenged_against_the_advice() -> None:
    text = "duke captain 2 / assassin {} 2 ; options two_player=plain"
    assert considered(text.format("ambassador"), "P0 tax", 1) == ("pass", ["pass"])
    assert set(considered(text.format("+ambassador"), "P0 tax", 1)[1]) == {"pass", "challenge"}
    caught = "P0 steal P1; P1 challenge; P0 concede; P0 lose captain; P1 income; P0 tax"
    doubtful = considered("duke captain 2 / duke duke 2 ; options two_player=plain", caught, 1)
    assert set(doubtful[1]) == {"pass", "challenge"}


def test_a_bystander_does_not_challenge_against_the_advice() -> None:
    text, theft = "captain assassin 2 / +contessa duke 2 / +duke duke 2", "P0 steal P1"
    assert considered(text, theft, 2) == ("pass", ["pass"])
    assert set(considered(text, theft, 1)[1]) == {"pass", "challenge"}


def test_it_does_not_say_that_a_word_won_most_if_another_did() -> None:
    plan, table = CoupPlan(COUP, 1), scene("captain assassin 2 / contessa duke 2 / duke duke 2", "P0 steal P1")
    plan.hear(look(table, 2), table.events(2))
    plan.advice = "challenge"
    doubting, let_pass = tried("challenge", 0.3, 0.4), tried("pass", 0.29, 0.39)
    assert plan.thought(look(table, 2), let_pass, [doubting, let_pass]) == "doubt"
    assert plan.thought(look(table, 2), let_pass, [tried("challenge", 0.2), let_pass]) == "searched"
    assert plan.thought(look(table, 2), doubting, [doubting, let_pass]) == "agreed"


def test_it_does_not_bluff_an_assassin_at_a_last_card_that_has_nothing_to_lose() -> None:
    for hand in ("contessa", "ambassador"):
        duel = f"+captain {hand} 3 / +duke duke 2 ; options two_player=plain"
        assert "assassinate P1" not in {answer(duel, seed=seed) for seed in range(6)}


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
