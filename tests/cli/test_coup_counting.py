"""Counting cards in Coup: what the hint says of cards that went back to the court, and of those that lie face up."""

from __future__ import annotations

import pytest

import backroom
from backroom.bots import RandomBot, play_on, seat_bots
from backroom.bots.coup.reckon import CoupView, copies, deck, in_sight
from backroom.cli.coup.counting import located, put_back
from backroom.cli.faces import find_face
from backroom.cli.screen import Names
from backroom.games import find
from backroom.games.coup.state import Coup
from backroom.games.coup.words import ROLES
from tests.cli.keyboard import type_at

COUP = find("coup")
FACE = find_face(COUP)
HANDS = "duke ambassador 2 / assassin contessa 2 / captain duke 2"
ONE_DUKE = "duke ambassador 2 / assassin +duke 2 / captain +duke 2"


EXCHANGE = "P0 exchange; P1 pass; P2 pass; draw contessa; draw captain; P0 return duke; P0 return contessa"


def exchanged(scene: str) -> backroom.Table:
    """P0 has put a Duke and a Contessa back into the court."""
    table = backroom.scene("coup", scene)
    table.play(EXCHANGE)
    return table


def hinted(table: backroom.Table) -> str:
    return FACE.hint(table.view(0), Names.at_play(table.seats, 0), table.events(0))


def test_a_card_that_went_back_is_counted_until_somebody_draws() -> None:
    table = exchanged(HANDS)
    table.play("P1 tax")
    assert hinted(table) == "You see none of the 3 Dukes; 1 that was put back lies in the court."
    table.play(
        "P0 pass; P2 pass; P2 tax; P0 pass; P1 challenge; P2 show duke; draw assassin; P1 lose assassin; P0 income"
    )
    table.play("P1 tax")
    assert hinted(table) == "You see none of the 3 Dukes; 2 that were put back may have been drawn since."


def test_it_is_on_the_screen_and_in_the_rules() -> None:
    _, screen = type_at(HANDS, "? duke", script=EXCHANGE)
    assert "there are 3, you see none; 1 that was put back lies in the court" in screen


def test_a_lie_that_follows_from_cards_that_went_back() -> None:
    table = exchanged(ONE_DUKE)
    table.play("P1 tax")
    counted = "You see 2 of the 3 Dukes; 1 that was put back lies in the court."
    assert hinted(table) == f"{counted} So Ada is lying."
    table = backroom.scene("coup", ONE_DUKE)
    table.play("P0 income; P1 tax")
    assert hinted(table) == "You can see that Ada is lying."


def test_a_card_that_was_examined_is_known_to_be_there() -> None:
    scene = "duke inquisitor 2 / assassin contessa 2 / captain duke 2 ; options inquisitor"
    table = backroom.scene("coup", scene)
    table.play("P0 examine P2; P1 pass; P2 pass; P2 reveal duke; P0 give back; P1 tax")
    assert hinted(table) == "You see 1 of the 3 Dukes; 1 is in Bo's hand."
    table = backroom.scene("coup", scene)
    table.play("P0 examine P2; P1 pass; P2 pass; P2 reveal duke; P0 swap; draw captain; P1 tax")
    assert hinted(table) == "You see 1 of the 3 Dukes; 1 that was put back lies in the court."


@pytest.mark.parametrize("n", range(0, len(COUP.sweep()), 4))
def test_what_is_said_is_true(n: int) -> None:
    """The referee's eyes: what is said to lie in the court is there, and nothing is counted twice."""
    seats, options = COUP.sweep()[n]
    table = backroom.new("coup", seats=seats, seed=n, options=options)

    def look() -> bool:
        state = table.state
        assert isinstance(state, Coup)
        for seat in range(seats):
            view, facts = table.view(seat), table.events(seat)
            assert isinstance(view, CoupView)
            if not view.seats[seat].alive:
                continue
            court = put_back(facts, seat)
            for role in deck(view):
                there = state.hidden.court.counts[ROLES.index(role)]
                assert court.there[role] <= there
                assert in_sight(view, role) + court.there[role] + court.perhaps[role] <= copies(view)
                for other in range(seats):
                    if other != seat and located(view, facts, role, other) >= copies(view):
                        assert ROLES.index(role) not in state.hidden.hands[other]
        return False

    play_on(table, seat_bots(table, range(seats), RandomBot), look)


def test_a_card_of_the_draft_is_not_seen_any_more() -> None:
    table = backroom.new("coup", seats=2, seed=11)
    table.play("P0 draft duke; P1 draft captain; P0 income; P1 exchange")
    assert "of the 3 Ambassadors; 1 left the game in your draft." in hinted(table)


# All of a character face up.

NO_DUKE = "captain contessa 2 / assassin +duke 2 / +duke +duke 0 / captain contessa 2"


def test_a_claim_that_deceives_nobody_is_offered_with_a_word_about_it() -> None:
    _, screen = type_at(NO_DUKE)
    lie = "a lie that everybody can see (all 3 Dukes lie face up): caught, you lose a card."
    assert f"Take 3 coins. Claims Duke, {lie}" in screen
    assert screen.count("everybody can see") == 1, "the other claims may be believed"
    _, screen = type_at(f"{NO_DUKE} ; turn P1", script="P1 aid")
    assert f"Block as Duke {lie.capitalize()[:1]}{lie[1:]}" in screen


def test_a_contessa_that_cannot_be() -> None:
    scene = "captain +contessa 2 / assassin +contessa 3 / duke +contessa 5 ; turn P1"
    _, screen = type_at(scene, "pass", script="P1 assassinate P0")
    assert "A lie that everybody can see (all 3 Contessas lie face up): caught, you are out." in screen
    _, screen = type_at(f"{scene.replace('P1', 'P2')} ; options anarchist", script="P2 bomb P0")
    assert "a lie that everybody can see (all 3 Contessas lie face up); caught, you are out." in screen


def test_a_claim_of_somebody_else_that_deceives_nobody() -> None:
    _, screen = type_at(f"{NO_DUKE} ; turn P1", script="P1 tax")
    assert "Everybody can see that Ada is lying: all 3 Dukes lie face up." in screen
