"""The soldier's rules of thumb, each in a scene, and that its lies cannot be read off."""

from __future__ import annotations

import pytest

import backroom
from backroom.bots.bot import Chair, waiting
from backroom.bots.coup.character import CHARACTERS
from backroom.bots.coup.parties import COUPS, exposure
from backroom.bots.coup.soldier import Soldier
from backroom.bots.coup.standing import Standing, hand_worth
from tests.talk import look, scene


def answer(text: str, script: str = "", seat: int = 0, seed: int = 0) -> str:
    return Chair(scene(text, script), seat, Soldier(seed)).answer()


def often(text: str, script: str = "", seat: int = 0, seeds: int = 80) -> dict[str, float]:
    """What it says there, and how often."""
    said = [answer(text, script, seat, seed) for seed in range(seeds)]
    return {word: said.count(word) / seeds for word in sorted(set(said))}


# Claims of others.


def test_it_calls_every_lie_that_the_cards_prove() -> None:
    proof = "captain captain 2 / duke contessa 2 / +duke captain 2 / +duke assassin 2"
    assert often(proof, "P0 tax", 1) == {"challenge": 1.0}


def test_it_never_challenges_what_it_knows_to_be_true() -> None:
    text = "inquisitor duke 2 / +captain contessa 2 / assassin duke 3 ; options inquisitor"
    looked = "P0 examine P1; P1 pass; P2 pass; P1 reveal contessa; P0 give back; P1 income"
    assert often(text, looked + "; P2 assassinate P1; P0 pass; P1 pass; P1 block contessa", 0) == {"pass": 1.0}


def test_it_stays_out_of_what_is_none_of_its_business() -> None:
    text = "captain captain 2 / +assassin contessa 2 / duke duke 2 / ambassador ambassador 2"
    assert often(text, "P0 exchange", 1).get("challenge", 0) < 0.1


def test_it_rather_doubts_the_assassin_than_die() -> None:
    dying = "captain captain 3 / +contessa duke 2 / +contessa assassin 2 / +contessa +assassin 0"
    assert often(dying, "P0 assassinate P1", 1)["challenge"] > 0.3


# Blocks.


def test_it_blocks_with_what_it_holds() -> None:
    assert often("assassin captain 3 / contessa duke 2", "P0 assassinate P1; P1 pass", 1) == {"block contessa": 1.0}
    assert often("captain captain 2 / ambassador duke 2", "P0 steal P1; P1 pass", 1)["block ambassador"] > 0.8


def test_it_claims_a_contessa_for_its_life_but_none_that_all_can_see_to_be_gone() -> None:
    murder = "P0 assassinate P1; P1 pass; P2 pass"
    assert often("assassin captain 3 / +captain duke 2 / duke duke 2", murder, 1)["block contessa"] > 0.8
    gone = "assassin captain 3 / +contessa duke 2 / +contessa duke 2 / +contessa duke 2"
    assert often(gone, murder + "; P3 pass", 1) == {"pass": 1.0}


DUEL = "captain +assassin {} / +contessa duke {} ; options two_player=plain"


def test_it_stops_a_theft_that_would_pay_for_the_coup_against_it() -> None:
    theft = "P0 steal P1; P1 pass"
    assert often(DUEL.format(6, 7), theft, 1).get("pass", 0) < 0.1
    assert often(DUEL.format(6, 9), theft, 1)["pass"] > 0.6  # it strikes first all the same
    assert often(DUEL.format(2, 7), theft, 1)["pass"] > 0.6  # that buys no coup


# Its own turn.


def test_with_seven_coins_it_strikes_at_the_strongest() -> None:
    assert often("duke ambassador 7 / +duke captain 2 / captain contessa 6 / assassin contessa 1")["coup P2"] > 0.7


def test_with_one_rival_left_it_wins_when_it_can() -> None:
    assert often("captain +duke 7 / +duke captain 6 ; options two_player=plain") == {"coup P1": 1.0}


def test_it_does_not_send_an_assassin_to_a_contessa() -> None:
    text = "assassin contessa 3 / duke contessa 3 / duke captain 3 / duke assassin 3 ; turn P3"
    blocked = "P3 assassinate P1; P0 pass; P1 pass; P2 pass; P1 block contessa; P2 pass; P3 pass; P0 pass"
    assert often(text, blocked).get("assassinate P1", 0) < often(text, blocked).get("assassinate P2", 0)


def test_a_contessa_saves_also_from_an_assassin_who_was_proven() -> None:
    """Whoever doubts it: the target of an honest attack may still block."""
    blocked = "P3 assassinate P1; P0 pass; P1 pass; P2 pass; P1 block contessa; P2 pass; P3 pass; P0 pass"
    text = "assassin contessa 3 / +duke contessa 3 / duke captain 3 / duke assassin 3 ; turn P3"
    table, soldier = scene(text, blocked), Soldier(0)
    chair = Chair(table, 0, soldier)
    chair.answer()
    soldier.challenged = lambda view, role: 1.0  # type: ignore[method-assign]
    soldier.blocked = lambda view, verb, target: 1.0  # type: ignore[method-assign]
    kept = soldier.now().share((0, 0, -3), (soldier.challenger(look(table, 0)), -1, 0))
    assert soldier.worth(look(table, 0), "assassinate P1") == pytest.approx(kept)


def test_it_says_of_a_card_that_goes_back_that_it_went_back() -> None:
    table, soldier = (
        scene("ambassador duke 2 / captain captain 2", "P0 exchange; P1 pass; draw contessa; draw duke"),
        Soldier(0),
    )
    Chair(table, 0, soldier).answer()
    assert soldier.reasons[-1].thought == "return"


def test_it_takes_no_foreign_aid_under_the_eyes_of_a_duke() -> None:
    text = "contessa contessa 2 / duke captain 2 / assassin ambassador 2 ; turn P1"
    taxed = "P1 tax; P0 pass; P2 pass; P2 income"
    fresh = "contessa contessa 2 / duke captain 2 / assassin ambassador 2"
    assert often(text, taxed).get("aid", 0) < often(fresh).get("aid", 0)


def test_it_embezzles_without_a_duke_and_not_with_one() -> None:
    rest = " / captain contessa 2 / assassin ambassador 2 ; reserve 6 ; options reformation"
    assert often("captain contessa 2" + rest).get("embezzle", 0) > 0.8
    assert often("duke contessa 2" + rest).get("embezzle", 0) < 0.5


# Parties.

PARTIES = " ; options reformation"
FOES = " / +assassin contessa 1 empire / assassin ambassador 2 resistance"


def test_it_changes_sides_before_the_rich_can_strike() -> None:
    rich = "duke captain 3 empire / duke captain 9 resistance" + FOES + PARTIES
    assert often(rich)["convert"] > 0.9


def test_it_pays_for_no_party_while_nobody_is_armed_or_one_rival_is_left() -> None:
    poor = "duke captain 3 empire / duke captain 2 resistance" + FOES + PARTIES
    duel = "duke captain 3 empire / duke captain 9 resistance / +duke +contessa 0 empire" + PARTIES
    for text in (poor, duel):
        assert not any(word.startswith("convert") for word in often(text)), text


def test_among_mates_alone_another_party_saves_nobody() -> None:
    """Where all are of one party nobody is kept apart: the turncoat is everybody's foe."""
    mates = "duke captain 3 empire / duke captain 9 empire / assassin contessa 8 empire" + PARTIES
    assert exposed(mates, set()) == pytest.approx(2 * COUPS / 2)
    assert exposed(mates, {0}) == pytest.approx(2 * COUPS)
    assert exposed(mates, {1}) == pytest.approx(COUPS / 2)


def exposed(text: str, resistance: set[int]) -> float:
    """How many blows the first seat has to expect, if these were the resistance and all were equally strong."""
    view = look(scene(text), 0)
    return exposure(view, resistance, [1.0] * len(view.seats))


# Cards.


def test_it_gives_up_what_it_needs_least_and_one_of_twins() -> None:
    assert often("duke ambassador 2 / duke assassin 7 ; turn P1", "P1 coup P0")["lose ambassador"] > 0.9
    assert often("captain captain 2 / duke assassin 7 ; turn P1", "P1 coup P0") == {"lose captain": 1.0}


def test_it_keeps_the_better_cards_of_an_exchange() -> None:
    text = "ambassador contessa 2 / duke assassin 2 / contessa contessa 2"
    table = scene(text, "P0 exchange; P1 pass; P2 pass; draw duke; draw captain")
    bot = Chair(table, 0, Soldier(1))
    assert {bot.answer(), bot.answer()} == {"return ambassador", "return contessa"}


def test_it_makes_a_rival_swap_what_is_better_than_the_average() -> None:
    text = "inquisitor duke 2 / captain contessa 2 ; options inquisitor"
    assert often(text, "P0 examine P1; P1 pass; P1 reveal captain")["swap"] > 0.9
    assert often(text, "P0 examine P1; P1 pass; P1 reveal contessa").get("give back", 0) > 0.5


def test_with_the_contessa_it_does_not_let_the_bomb_go_off() -> None:
    text = "captain captain 5 / contessa duke 2 / duke assassin 2 ; options anarchist"
    assert "explode" not in often(text, "P0 bomb P1", 1)
    gone = "captain captain 5 / assassin duke 2 / +contessa +contessa 0 / +contessa duke 2 ; options anarchist"
    assert often(gone, "P0 bomb P1", 1) == {"explode": 1.0}


def test_the_draft_is_mixed() -> None:
    table = backroom.new("coup", seats=2, seed=1)
    said = [Soldier(seed).choose(table.view(0), []) for seed in range(100)]
    assert len(set(said)) >= 4
    assert said.count("draft ambassador") < said.count("draft captain")


# Lies are mixed.


def claims(hand: str) -> float:
    """How often it taxes on its first turn without a Duke."""
    return often(f"{hand} 2 / duke captain 2 / duke assassin 2", seeds=200).get("tax", 0)


def test_a_lie_comes_with_good_hands_and_poor_ones_alike() -> None:
    rates = [claims("contessa contessa"), claims("assassin contessa"), claims("assassin assassin")]
    assert min(rates) > 0.08
    assert max(rates) < 0.4


def test_a_story_is_kept_until_the_hand_changes() -> None:
    bot = Soldier(3)
    table = scene("contessa ambassador 2 / duke captain 2")
    bot.choose(table.view(0), [])
    story = list(bot.story)
    bot.choose(table.view(0), [])
    assert bot.story == story


def test_the_same_seed_says_the_same() -> None:
    text = "contessa ambassador 2 / duke captain 2 / duke assassin 2"
    assert [answer(text, seed=seed) for seed in range(20)] == [answer(text, seed=seed) for seed in range(20)]


# What a position is worth.


def test_shares_know_cards_coins_and_the_end() -> None:
    now = Standing(look(scene("duke captain 3 / +duke captain 3 / assassin contessa 3"), 0))
    assert now.share((1, -1, 0)) > now.share() > now.share((0, 0, -3)) > now.share((0, -1, 0))
    assert now.share((0, -2, 0)) == 0
    assert now.share((1, -1, 0), (2, -2, 0)) == 1


def test_twins_are_worth_less_than_two_characters() -> None:
    assert hand_worth(["duke", "duke"]) < hand_worth(["duke", "contessa"])


# What a person at the table would call silly.


def test_a_game_that_a_coup_wins_is_won_by_a_coup() -> None:
    assert often("assassin captain 7 / contessa +duke 4") == {"coup P1": 1.0}


def test_a_liar_does_not_lie_where_a_coup_wins() -> None:
    text = "duke captain 7 / contessa +duke 2 ; options two_player=plain"
    said = {Chair(scene(text), 0, Soldier(seed, CHARACTERS["liar"])).answer() for seed in range(80)}
    assert said == {"coup P1"}


def test_it_does_not_wait_for_the_coup_that_ends_the_game() -> None:
    """A theft or an assassin may still save it, whatever its story was."""
    said = often("duke +contessa 4 / captain +contessa 7 ; options two_player=plain")
    assert set(said) <= {"steal P1", "assassinate P1"}
    calm = often("duke +contessa 4 / captain +contessa 4 ; options two_player=plain")
    assert calm["tax"] > 0.5


def test_who_has_stopped_a_theft_is_not_robbed_again() -> None:
    text = "captain contessa 2 / captain +duke 3 / contessa +assassin 3"
    robbed = "P0 steal P1; P1 pass; P2 pass; P1 block captain; P0 pass; P2 pass; P1 income; P2 income"
    assert "steal P1" not in often(text, robbed)
    assert often(text)["steal P1"] > 0.1


def test_whoever_holds_the_duke_takes_no_less() -> None:
    for text in ("duke assassin 2 / captain contessa 2", "duke +captain 0 / assassin +duke 2"):
        said = often(text + " ; options two_player=plain")
        assert not {"income", "aid"} & set(said), said


def test_nobody_exchanges_for_ever() -> None:
    once = "P0 exchange; P1 pass; P2 pass; P0 return ambassador; P0 return assassin; P1 income; P2 income"
    table, soldier = scene("ambassador assassin 2 / captain +contessa 2 / duke +contessa 2", once), Soldier(1)
    view = look(table, 0)
    soldier.hear(view, table.events(0))
    tired = soldier.worth(view, "exchange")
    soldier.belief.exchanges -= 1
    assert tired < soldier.worth(view, "exchange")
    table.play("P0 income; P1 income; P2 income")
    soldier.hear(look(table, 0), table.events(0))
    assert soldier.belief.exchanges == 0


def test_it_keeps_the_contessa_where_an_assassin_can_be_paid() -> None:
    text = "duke contessa 1 / assassin captain 10 / assassin captain 2 ; turn P1"
    assert often(text, "P1 coup P0")["lose contessa"] > 0.9
    hunted = "duke contessa 1 / assassin captain 10 / assassin duke 6 ; turn P2"
    murder = "P2 assassinate P1; P0 pass; P1 pass; P1 pass; P1 lose captain; P0 income; P1 coup P0"
    assert often(hunted, murder)["lose duke"] > 0.9


def test_nobody_denies_the_duke_that_it_has_claimed() -> None:
    text = "duke captain 2 / captain contessa 2 / assassin ambassador 2 ; reserve 6 ; options reformation"
    liar = {
        Chair(
            scene(text, "P0 tax; P1 pass; P2 pass; P1 income; P2 income"), 0, Soldier(seed, CHARACTERS["liar"])
        ).answer()
        for seed in range(40)
    }
    assert "embezzle" not in liar


def test_an_assassin_goes_to_a_last_card_that_no_contessa_can_save() -> None:
    text = "assassin contessa 4 / captain +contessa 2 ; options two_player=plain"
    assert thinks(text, "assassinate P1") > thinks(text, "aid")


def thinks(text: str, word: str) -> float:
    """What a soldier makes of a word."""
    soldier = Soldier(0)
    Chair(scene(text), 0, soldier).answer()
    return next(each.share or 0.0 for each in soldier.reasons[-1].weighed if each.word == word)


def test_nobody_pretends_to_the_captain_whom_the_thief_must_hold() -> None:
    text = "captain duke 2 / assassin +captain 2 / contessa +captain 2"
    said = often(text, "P0 steal P1; P1 pass; P2 pass", 1)
    assert "block captain" not in said


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_games_of_soldiers_come_to_an_end(seats: int) -> None:
    """Of three who hold a Captain each, or of three who could all stage a coup, one gives way."""
    for seed in (2, 3, 105, 120, 137, 175):
        table = backroom.new("coup", seats=seats, seed=seed)
        chairs = [Chair(table, seat, Soldier(100 * seed + seat)) for seat in range(seats)]
        while not table.over:
            chairs[waiting(table)[0]].answer()
        turns = sum(fact.what == "declared" for fact in table.events())
        assert turns < 60 * seats, f"seed {seed}"


def test_a_coup_that_it_must_stage_is_not_told_as_one_of_many_actions() -> None:
    told = {}
    for coins in (9, 10):
        soldier = Soldier(3)
        Chair(scene(f"captain contessa {coins} / duke duke 2 / captain assassin 5"), 0, soldier).answer()
        told[coins] = soldier.reasons[-1]
    assert told[9].thought == "turn"
    assert told[10].thought == "forced"
    assert {each.word for each in told[10].weighed} == {"coup P1", "coup P2"}
