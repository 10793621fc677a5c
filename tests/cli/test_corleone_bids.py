"""Bribery and Tribute of Corleone's Empire in the terminal: bids in dollars, and what is discarded."""

from __future__ import annotations

import pytest

import backroom
from tests.cli.keyboard import said, type_at


def at(scene: str, *typed: str, script: str = "") -> tuple[backroom.Table, str]:
    return type_at(scene, *typed, script=script, game="corleone")


@pytest.mark.parametrize(
    ("typed", "notes"),
    [
        ("5 1", ["bid $5", "bid $1"]),
        ("$5 $1", ["bid $5", "bid $1"]),
        ("5+1", ["bid $5", "bid $1"]),
        ("bid 5, 1", ["bid $5", "bid $1"]),
        ("5", ["bid $5"]),
        ("$3", ["bid $3"]),
        ("6", ["bid $5", "bid $1"]),
        ("2", ["bid $1", "bid $1"]),
        ("3 3", ["bid $3", "bid $3"]),
        ("14", ["bid $5", "bid $3", "bid $3", "bid $1", "bid $1", "bid $1"]),
        ("0", ["done"]),
    ],
)
def test_numbers_of_a_bid_are_dollars(typed: str, notes: list[str]) -> None:
    table, _ = at("+3*$1 +2*$3 +$5 / +$1 ; phase bribery ; allies union-boss", typed)
    assert said(table) == notes


def test_a_bid_may_be_typed_in_one_line() -> None:
    scene = "+$1 +$2 +2*$3 / +$1 ; phase bribery ; allies union-boss"
    table, screen = at(scene, "1 3 3", "back", "3", "", "")
    assert "Union Boss Place or move the Union Boss" in screen
    assert "2 of you can bid for one ally." in screen
    assert "Type dollars: 5 1 is a note of five and a one." in screen
    assert "Your choice ($1, $2, $3 or 0):" in screen
    assert "You bid $7 so far. More?" in screen
    assert "Your choice ($2 or 0, Enter for Done):" in screen
    assert "Take back $3 type back" in screen
    assert said(table)[:6] == ["bid $1", "bid $3", "bid $3", "take back", "bid $3", "done"]
    assert "You bid $7 › Ada bids $1 › you buy Union Boss" in screen


def test_more_than_there_is_cannot_be_bid() -> None:
    table, screen = at("+$1 +$2 / $1 ; phase bribery", "1 1", "9 1", "4", "1 0", "keep 1", "? 4", "? 2", "")
    assert "You cannot make up $1 + $1. Numbers are dollars here: type $1, $2 or 0." in screen
    assert "You cannot make up $9 + $1." in screen
    assert "You cannot make up $4." in screen
    assert "CE-BRIBE-01" in screen
    assert screen.count("Numbers are dollars here") == 4
    assert "Type $1, $2 or 0, or help." in screen
    assert table.log == []


def test_an_offer_is_a_note_of_so_many_dollars() -> None:
    scene = "$1 $2 $5 / gun blood-money booze offer-past-refusing / $2 ; turn P1"
    table, screen = at(scene, "3", "5", script="P1 job offer-past-refusing; P1 money first")
    assert "Your choice ($1, $2 or $5):" in screen
    assert "You cannot make up $3. Numbers are dollars here: type $1, $2 or $5." in screen
    assert said(table)[0] == "offer $5"


def test_before_a_bid_the_table_is_shown_and_what_the_others_can_bid() -> None:
    scene = "+$1 +$2 / $1 +$3 +$5 / $1 / +3*$2 ; phase bribery ; allies union-boss ; horse P1"
    _, screen = at(scene, "1")
    before, _, after = screen.partition("You bid $1 so far")
    assert "Bribery · hand limit" in before
    assert "your suitcase: $3 ($1, $2)" in before
    assert "Ada 2 money cards in the suitcase, $2 to $10, wins ties" in before
    assert "Bo nothing to bid" in before
    assert "Cleo 3 money cards in the suitcase, $3 to $15" in before
    assert "hand limit" not in after, "once"


def test_who_bids_alone_is_told_so() -> None:
    _, screen = at("+$1 +$2 / $1 ; phase bribery ; allies union-boss")
    assert "Nobody else has money to bid: your smallest note buys the ally." in screen
    _, screen = at("+$1 / $1 / $1 ; phase bribery ; allies union-boss hired-muscle")
    assert "Nobody else has money to bid: your smallest note buys the ally of your choice." in screen


def test_a_tribute_says_what_goes_or_what_stays() -> None:
    scene = "3*$1 2*$3 gun booze / $1 ; act 3 ; phase tribute"
    table, screen = at(scene, "keep 2 2 3", "take back", "undo", "")
    assert "You may keep 3 cards: 4 must go. Which?" in screen
    assert "Discard $1 you have 3" in screen
    assert "You discard 3×$1 and Booze. Is that all right?" in screen
    assert said(table)[:5] == ["discard $1", "discard $1", "discard $1", "discard booze", "done"]
    assert "You discard 3×$1 and Booze" in screen.split("Tribute")[-1]


def test_a_tribute_goes_on_until_enough_is_gone() -> None:
    table, screen = at("3*$1 2*$3 gun booze / $1 ; act 3 ; phase tribute", "1", "keep 9", "keep 5", "keep 1 2 3")
    assert "3 more must go. Which?" in screen
    assert "There is no option 9; they go from 1 to 5." in screen
    assert "5 (Take back $1) goes alone: type that number and nothing else." in screen
    assert said(table) == ["discard $1", "discard $1", "discard $3", "discard booze"]


def test_the_last_tribute_says_what_it_is_for() -> None:
    _, screen = at("3*$1 gun / $1 ; act 4 ; phase tribute")
    assert "The last time: money that you keep goes into your suitcase, all else is worthless." in screen
