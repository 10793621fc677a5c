"""What a person may type for an answer, and what is said to what cannot be had."""

from __future__ import annotations

import re

import pytest

import backroom
from backroom.bots import RandomBot, play_on, seat_bots
from backroom.cli.answers import find_choice
from backroom.cli.faces import FACES
from backroom.cli.help import commands
from backroom.cli.screen import Names
from backroom.games import find
from backroom.games.wording import LEAVE
from tests.cli.keyboard import Meek, said, sit, type_at

COUP = find("coup")
THREE = "duke captain 2 / assassin contessa 2 / duke contessa 2"
BOMB = "contessa captain 2 / duke duke 5 / assassin duke 2 ; turn P1 ; options anarchist"


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("Foreign aid", "aid"),
        ("AID", "aid"),
        ("Steal from Bo", "steal P2"),
        ("steal bo", "steal P2"),
        ("steal P2", "steal P2"),
        ("steal b", "steal P2"),
        ("st b", "steal P2"),
        ("st from b", "steal P2"),
        ("f a", "aid"),
        ("t", "tax"),
        ("inc", "income"),
        ("3.", "tax"),
    ],
)
def test_labels_words_and_beginnings(typed: str, word: str) -> None:
    table, _ = type_at(THREE, typed)
    assert said(table)[0] == word


@pytest.mark.parametrize(
    ("typed", "word"),
    [("Let it explode", "explode"), ("defuse it", "defuse"), ("Hand it on to Bo", "hand on P2"), ("def", "defuse")],
)
def test_labels_of_the_bomb(typed: str, word: str) -> None:
    table, _ = type_at(BOMB, typed, script="P1 bomb P0")
    assert said(table)[0] == word


@pytest.mark.parametrize(
    ("typed", "script", "word"),
    [
        ("captain", "P1 coup P0", "lose captain"),
        ("duke", "P1 coup P0", "lose duke"),
        ("ambassador", "P1 steal P0; P0 pass; P2 pass", "block ambassador"),
    ],
)
def test_a_card_is_named_without_a_verb(typed: str, script: str, word: str) -> None:
    table, _ = type_at("duke captain 2 / assassin contessa 7 / duke contessa 2 ; turn P1", typed, script=script)
    assert word in said(table)


@pytest.mark.parametrize("n", range(0, len(COUP.sweep()), 3))
def test_every_label_of_every_menu_means_its_option(n: int) -> None:
    seats, options = COUP.sweep()[n]
    table = backroom.new("coup", seats=seats, seed=n, options=options)
    chairs = seat_bots(table, range(seats), RandomBot)
    names = Names.at_play(seats, 0)

    def look() -> bool:
        view = table.view(0)
        choices = FACES["coup"].choices(view, names) if view.question else []
        for choice in choices:
            assert find_choice(choice.title.upper(), choices) is choice
        return False

    play_on(table, chairs, look)
    assert table.over


def test_an_action_without_its_target_asks_back() -> None:
    table, screen = type_at(THREE, "steal", "steal from", "e")
    assert screen.count("Steal from whom? Ada or Bo.") == 2
    assert said(table) == ["exchange"]
    table, _ = type_at("duke captain 2 / assassin contessa 2", "steal")
    assert said(table) == ["steal P1"], "there is only one to steal from"
    table, screen = type_at("duke captain 2 empire / duke captain 2 resistance ; options reformation", "convert")
    assert "'convert' could be Change party or Convert Ada." in screen
    assert table.log == []


def test_a_beginning_of_several_words_asks_back() -> None:
    _, screen = type_at("duke +captain 3 / assassin contessa 2 ; options inquisitor", "ex")
    assert "'ex' could be Exchange or Examine Ada." in screen


def test_words_cut_short_that_could_be_several_ask_back() -> None:
    two = "duke captain 3 / assassin contessa 2 / duke contessa 2"
    table, screen = type_at(two, "co b", "s f", "st z", "a a")
    assert "Steal from whom? Ada or Bo." in screen
    assert "Coup against Bo: costs 7, you have 3." in screen
    assert "'st z' is nothing I know." in screen
    assert said(table) == ["assassinate P1"]


def test_nobody_of_that_name() -> None:
    table, screen = type_at(THREE, "steal from zed", "coup zed")
    assert screen.count("There is nobody called 'zed' at this table; you play with Ada, Bo.") == 2
    assert table.log == []


def test_a_name_is_read_as_its_seat_whoever_reads() -> None:
    assert Names.at_play(3, 0).read("steal bo") == "steal P2"
    assert Names.at_play(3, 1).read("Steal Ada") == "Steal P0"


@pytest.mark.parametrize("game", FACES)
def test_help_names_every_word_that_does_something(game: str) -> None:
    sitting, _ = sit(backroom.new(game, seats=3, seed=1), 0, iter(()))
    told = {typed for typed, _ in commands(sitting.face)}
    assert sitting.commands.keys() - {"help", "exit"} <= told


def test_a_question_with_one_answer_takes_enter() -> None:
    table, screen = type_at("captain captain 2 / assassin contessa 7 ; turn P1", "", script="P1 coup P0")
    assert "Your choice (1, or Enter):" in screen
    assert said(table) == ["lose captain"]


def test_what_cannot_be_paid_is_said_with_its_price() -> None:
    _, screen = type_at(THREE, "coup", "coup ada")
    assert "Coup: costs 7, you have 2. " in screen
    assert "Coup against Ada: costs 7, you have 2. " in screen
    assert "COUP-TURN-07" in screen


def test_the_beginning_of_what_cannot_be_paid_is_enough() -> None:
    table, screen = type_at("duke duke 2 / assassin contessa 2", "cou")
    assert "Coup against Ada: costs 7, you have 2. " in screen
    assert table.log == []


def test_a_word_of_another_moment_is_told_what_is_asked() -> None:
    murder = "duke captain 2 / assassin contessa 3 ; turn P1"
    table, screen = type_at(murder, "", "foreign aid", "steal", "challenge", "zzz", script="P1 assassinate P0")
    assert screen.count("Not now: you are asked whether you block.") == 3
    assert "'zzz' is nothing I know" in screen
    assert said(table) == ["pass"]
    _, screen = type_at(THREE, "lose", "block contessa")
    assert screen.count("Not now: it is your turn to act.") == 2


@pytest.mark.parametrize("typed", ["1" * 5000, "? " + "1" * 5000, "coup P" + "1" * 5000, "12345", "? 12345"])
def test_very_long_answers_do_no_harm(typed: str) -> None:
    table, screen = type_at(THREE, typed)
    assert table.log == []
    assert len(screen) < 2000


def test_a_search_finds_all_kinds_of_rules() -> None:
    assert "COUP-TURN-08" in type_at(THREE, "? bluff")[1]
    _, screen = type_at(THREE, "? duke")
    assert "Duke tax: take 3 coins · blocks foreign aid · there are 3, you see 1" in screen
    assert "rules coup --search duke" in screen


# Leaving.


def test_leaving_is_asked_about_once() -> None:
    table = backroom.scene("coup", THREE)
    sitting, out = sit(table, 0, iter(["leave", "n", "LEAVE", "", "leave", "Yes"]))
    sitting.live = False
    sitting.play()
    assert [action for seat, action in table.log if seat == 0] == [LEAVE]
    screen = " ".join(out.getvalue().split())
    assert screen.count("Give up your seat for good, while the others play on? (y/n):") == 3
    assert screen.count("You stay.") == 2
    assert screen.count("You are out:") == 1
    assert table.over


# Being out.


def test_who_is_out_may_watch_or_skip_the_rest() -> None:
    for typed, told in (("", True), ("s", False)):
        table = backroom.scene("coup", "duke +captain 2 / assassin contessa 7 / duke +duke 7 ; turn P1")
        table.play("P1 coup P0")
        sitting, out = sit(table, 0, iter([typed]))
        for chair in sitting.chairs.values():
            chair.bot = Meek()
        sitting.live = True
        sitting.play()
        screen = " ".join(out.getvalue().split())
        assert screen.count("You are out: the coup cost you your last card.") == 1
        assert screen.count("Press Enter to watch the rest, or s to skip to the end") == 1
        assert ("takes 1 coin as income" in screen) == told
        assert table.over


def test_without_a_keyboard_the_rest_is_told_at_once() -> None:
    table = backroom.scene("coup", "duke +captain 2 / assassin contessa 7 / duke +duke 7 ; turn P1")
    table.play("P1 coup P0")
    sitting, out = sit(table, 0, iter(()))
    sitting.live = False
    sitting.play()
    assert table.over
    assert "You are out:" in out.getvalue()
    assert "Press Enter" not in out.getvalue()


@pytest.mark.parametrize("game", FACES)
def test_a_primer_has_whole_sentences(game: str) -> None:
    """Each has a number before it, so none may begin in the middle of one."""
    for line in FACES[game].primer({}):
        plain = re.sub(r"\[/?b\]", "", line)
        assert plain[0].isupper()
        assert plain.endswith(".")
