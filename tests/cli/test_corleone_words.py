"""Corleone's Empire by words: beginnings, apostrophes, what cannot be had and why, and what is looked up."""

from __future__ import annotations

import pytest

import backroom
from tests.cli.keyboard import said, type_at

HANDS = "$1 $2 $3 bathtub-gin vig-night / $1 $2 $3"


def at(scene: str, *typed: str) -> tuple[backroom.Table, str]:
    return type_at(scene, *typed, game="corleone")


@pytest.mark.parametrize("typed", ["gow", "Gowanus", "thug gow", "thug to gowanus cold", "gowanus-cold-storage"])
def test_the_beginning_of_what_is_occupied_is_refused_with_the_reason(typed: str) -> None:
    table, screen = at(f"{HANDS} ; at gowanus-cold-storage=P1", typed)
    assert "Gowanus Cold Storage: somebody stands there." in screen
    assert "CE-THUG-02" in screen
    assert table.log == []


def test_a_beginning_of_several_that_cannot_be_had_names_them() -> None:
    _, screen = at(f"{HANDS} ; at penn-central-railroad=P1 paradiso-ballroom=P1", "p")
    assert "Paradiso Ballroom and Penn Central Railroad: somebody stands there." in screen
    assert "Park West: closed with two players." in screen


@pytest.mark.parametrize(
    "typed", ["moretti's", "morettis", "MORETTI’S GUN", "thug moretti's", "moretti's gunsmith and"]
)
def test_apostrophes_are_understood_and_may_be_left_out(typed: str) -> None:
    table, _ = at(HANDS, typed)
    assert said(table)[0] == "thug morettis-gunsmith"
    table, screen = at(f"{HANDS} ; at morettis-gunsmith=P1", typed)
    assert "Moretti's Gunsmith & Locks: somebody stands there." in screen
    assert table.log == []


@pytest.mark.parametrize("typed", ["-1", "'", "-", "’ ’", ","])
def test_signs_alone_mean_nothing(typed: str) -> None:
    table, screen = at(HANDS, typed)
    assert "is nothing I know" in screen
    assert table.log == []


def test_a_group_is_left_by_the_word_back() -> None:
    table, screen = at(HANDS, "1", "Back", "2", "back", "back-room")
    assert screen.count("1 Send a thug …") == 3
    assert "Back-Room Sweep, nor is it a public job" in screen
    assert table.log == []


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("ally mayor", "You do not hold Mayor. Lay an ally from your hand"),
        ("mayor", "You do not hold Mayor. Lay an ally from your hand"),
        ("play hired muscle", "Hired Muscle is for sale at the end of the act: you do not hold it."),
        ("job shakedown", "You do not hold Shakedown, nor is it a public job."),
        ("shakedo", "You do not hold Shakedown, nor is it a public job."),
        ("job insurance fire", "Insurance Fire has been completed already."),
        ("thug jamaica turf club", "Jamaica Turf Club has not opened yet."),
        ("thug union square", "Union Square is for family members, not for thugs."),
        ("don penn central", "Penn Central Railroad is for thugs, not for family members."),
    ],
)
def test_what_one_does_not_have_is_said_so(typed: str, answer: str) -> None:
    scene = f"{HANDS} +insurance-fire ; allies hired-muscle ; public motorcade"
    table, screen = at(scene, typed)
    assert answer in screen
    assert table.log == []


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("cons brooklyn", "member brooklyn-bridge"),
        ("cons to b b", "member brooklyn-bridge"),
        ("th penn", "thug penn-central-railroad"),
        ("thug p c", "thug penn-central-railroad"),
        ("don un sq", "member union-square"),
    ],
)
def test_every_word_may_be_cut_short(typed: str, word: str) -> None:
    table, _ = at(f"{HANDS} ; act 2", typed)
    assert said(table)[0] == word


def test_who_has_no_figure_of_a_kind_is_told_so() -> None:
    scene = "$1 / $1 ; at penn-central-railroad=P0 harcourt-and-vane=P0 paradiso-ballroom=P0"
    _, screen = at(scene, "thug gowanus")
    assert "You have no thug left to send." in screen
    _, screen = at("$1 / $1 ; at union-square=P0", "don hell gate")
    assert "You have no family member left to send." in screen


def test_inside_a_group_the_question_mark_is_about_that_group() -> None:
    _, screen = at(HANDS, "1", "?", "", "2", "?")
    thugs, members = screen.split("Send a thug …")[1], screen.split("Send a thug …")[2]
    assert "CE-THUG-01" in thugs
    assert "CE-JOB-05" not in thugs
    assert "CE-FAM-01" in members


def test_an_option_that_is_looked_up_says_again_what_it_does() -> None:
    _, screen = at("$1 2*blood-money bathtub-gin / $1", "? 3", "? penn", "? moretti’s")
    assert "Job: Bathtub Gin 2 Blood Money → $1. Take two Booze. CE-JOB-01" in screen
    assert "Penn Central Railroad front: $2, a job · back: a job" in screen
    assert "Moretti's Gunsmith & Locks front: Gun, Blood Money" in screen
