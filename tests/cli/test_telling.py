"""What the screen says is true: what is at stake, whom rules protect, where the bomb is, and who does what."""

from __future__ import annotations

import io
import os

import pytest

from backroom.cli.screen import WIDEST, Screen
from tests.cli.keyboard import type_at

MURDER = "P1 assassinate P0"
PARTIES = (
    "duke captain 2 empire / assassin contessa 2 resistance / duke contessa 2 empire / captain captain 2 resistance"
)
REFORMED = " ; options reformation"

# What is at stake.


@pytest.mark.parametrize(
    ("scene", "stake"),
    [
        ("duke captain 2 / assassin contessa 3 ; turn P1", "If Ada can show Assassin, you are out; if not, Ada loses"),
        ("duke +captain 2 / assassin contessa 3 ; turn P1", "If Ada can show Assassin, you are out; if not, Ada loses"),
        (
            "duke captain 2 / assassin contessa 3 ; turn P1 ; options strict_double_danger=false",
            "If Ada can show Assassin, you lose a card; if not, Ada loses a card.",
        ),
    ],
)
def test_a_wrong_challenge_of_ones_assassin(scene: str, stake: str) -> None:
    _, screen = type_at(scene, script=MURDER)
    assert stake in screen
    assert "Let it stand; you may still block it." in screen


def test_a_bystander_risks_one_card() -> None:
    scene = "duke captain 2 / assassin contessa 3 / duke duke 2 ; turn P1"
    _, screen = type_at(scene, script="P1 assassinate P2")
    assert "If Ada can show Assassin, you lose a card;" in screen
    assert "Let it stand. " in screen


def test_letting_an_assassin_in() -> None:
    _, screen = type_at("duke captain 2 / assassin contessa 3 ; turn P1", "", script=MURDER)
    assert "Pass You lose a card." in screen
    _, screen = type_at("duke +captain 2 / assassin contessa 3 ; turn P1", "pass", script=MURDER)
    assert "Pass You lose your last card: you are out." in screen


@pytest.mark.parametrize(("purse", "loss"), [(3, "2 coins"), (1, "1 coin")])
def test_letting_a_thief_in(purse: int, loss: str) -> None:
    scene = f"duke contessa {purse} / captain contessa 3 ; turn P1"
    _, screen = type_at(scene, script="P1 steal P0")
    assert "you lose a card and can block no more" in screen
    _, screen = type_at(scene, "", script="P1 steal P0")
    assert f"Pass You lose {loss}." in screen
    assert f"A bluff: caught, you lose a card and {loss}." in screen


def test_foreign_aid_that_is_let_through() -> None:
    assert "Pass Ada takes 2 coins." in type_at("duke contessa 1 / captain contessa 3 ; turn P1", script="P1 aid")[1]


def test_what_a_proof_and_a_concession_cost() -> None:
    scene = "assassin captain 3 / duke duke 2 / contessa duke 2"
    _, screen = type_at(scene, script="P0 assassinate P1; P1 challenge; P2 pass")
    assert "Ada is out; you put Assassin back and draw anew." in screen
    assert "You lose a card, and the claim fails." in screen
    _, screen = type_at(scene, script="P0 assassinate P1; P1 pass; P2 challenge")
    assert "Bo loses a card; you put Assassin back" in screen
    scene = "duke captain 2 / assassin contessa 3 ; turn P1"
    _, screen = type_at(scene, script="P1 assassinate P0; P0 pass; P0 block contessa; P1 challenge")
    assert "You are out, and the claim fails." in screen


# Parties.


def test_foreign_aid_names_who_may_block_it() -> None:
    _, screen = type_at(PARTIES + REFORMED, "? 2")
    assert "Ada or Cleo may block it as Duke; party-mates may not." in screen
    assert "COUP-REF-PLAY-04" in screen
    _, screen = type_at(PARTIES.replace("resistance", "empire") + REFORMED, "? 2")
    assert "Anybody may block it as Duke." in screen
    assert "COUP-REF-PLAY-04" not in screen
    _, screen = type_at("duke captain 2 / assassin contessa 2")
    assert "Ada may block it as Duke." in screen


def test_the_rules_of_an_accusation() -> None:
    scene = PARTIES + " ; turn P1 ; reserve 3" + REFORMED
    _, screen = type_at(scene, "? 2", script="P1 embezzle")
    assert "COUP-REF-EMBEZ-06" in screen
    assert "COUP-CHAL-06" not in screen
    _, screen = type_at(scene, "?", script="P1 embezzle")
    assert "COUP-REF-EMBEZ-02" in screen


# The bomb.


def test_the_bomb_is_where_it_is() -> None:
    scene = "contessa captain 2 / duke duke 5 / assassin duke 2 ; turn P1 ; options anarchist"
    _, screen = type_at(scene.replace("turn P1", "turn P0"))
    assert "coins · the bomb" in screen
    _, screen = type_at(scene, "table", script="P1 bomb P2; P2 hand on P0")
    assert "coins · the bomb" not in screen
    assert "Bo (has the bomb)" in screen
    assert "you lose a card and get the bomb; if not, Bo is out." in screen
    assert "Let it stand: the bomb comes to you." in screen


def test_a_contessa_answers_the_bomb_where_there_is_one() -> None:
    scene = "contessa captain 2 / duke duke 7 / assassin duke 2 ; turn P1"
    assert "Lose Contessa blocks assassination." in type_at(scene, script="P1 coup P0")[1]
    _, screen = type_at(scene + " ; options anarchist", script="P1 coup P0")
    assert "Lose Contessa blocks assassination and answers the bomb." in screen


# The story.


def test_the_name_is_said_again_when_the_subject_changes() -> None:
    scene = "duke captain 2 / duke contessa 2 / duke assassin 2"
    _, screen = type_at(scene, "1", "challenge", "1")
    assert "Ada takes 1 coin as income Bo takes 1 coin as income" in screen
    scene = "duke captain 2 / duke contessa 2 / contessa assassin 2 ; turn P1"
    _, screen = type_at(scene, "challenge", "lose captain", script="P1 tax")
    assert "Ada claims Duke to tax › you challenge Ada › Ada shows Duke" in screen
    assert "You lose Captain › Ada takes 3 coins" in screen
    assert "Ada you" not in screen


def test_an_income_is_told_once_in_the_log() -> None:
    _, screen = type_at("duke captain 2 / assassin contessa 2", "1", "log")
    assert "You choose income COUP-GEN-01 You take 1 coin" in screen
    assert "Ada chooses income" in screen
    assert "Ada takes 1 coin as income" not in screen.split("You choose income")[1]


# The size of the screen.


def test_a_long_menu_is_drawn_together() -> None:
    scene = PARTIES.replace("captain 2", "captain 5", 1) + " ; reserve 2 ; options reformation inquisitor anarchist"
    _, screen = type_at(scene)
    assert "Steal from … 5 Ada 6 Cleo Take up to 2 coins" in screen
    assert "Not now Coup (costs 7, you have 5)" in screen


def test_the_width_is_asked_for_at_each_print(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    screen = Screen(file=io.StringIO())
    for columns, width in ((300, WIDEST), (40, 40)):
        monkeypatch.setattr(os, "get_terminal_size", lambda stream, columns=columns: os.terminal_size((columns, 24)))
        with screen.capture() as shown:
            screen.print("word " * 100)
        assert width - 5 <= max(len(line) for line in shown.get().splitlines()) <= width
