"""Chapter 10.6: seven to ten players."""

import pytest

import backroom
from tests.counts import adds_up, deck, parties, treasury
from tests.talk import asked, coins, look, rule

FOUR_CHARACTERS = ["duke", "assassin", "captain", "contessa"]


def big(seats: int, **more: object) -> backroom.Table:
    return backroom.new("coup", seats=seats, seed=3, options=more)


@rule("COUP-BIG-01")
@pytest.mark.parametrize(("seats", "court"), [(7, 6), (8, 4)])
def test_seven_or_eight_use_four_of_each(seats: int, court: int) -> None:
    table = big(seats)
    assert deck(table) == dict.fromkeys([*FOUR_CHARACTERS, "ambassador"], 4)
    assert look(table).court == court
    assert treasury(table) == 50 - 2 * seats


@rule("COUP-BIG-02")
@pytest.mark.parametrize(("seats", "court"), [(9, 7), (10, 5)])
def test_nine_or_ten_use_five_of_each(seats: int, court: int) -> None:
    table = big(seats)
    assert deck(table) == dict.fromkeys([*FOUR_CHARACTERS, "ambassador"], 5)
    assert look(table).court == court
    assert treasury(table) == 50 - 2 * seats


@rule("COUP-BIG-03")
@pytest.mark.parametrize("seats", [7, 8, 9, 10])
@pytest.mark.parametrize(("inquisitor", "fifth"), [(False, "ambassador"), (True, "inquisitor")])
def test_the_fifth_character_is_ambassador_or_inquisitor(seats: int, inquisitor: bool, fifth: str) -> None:
    assert set(deck(big(seats, inquisitor=inquisitor))) == {*FOUR_CHARACTERS, fifth}


@rule("COUP-BIG-04")
@pytest.mark.parametrize("seats", [7, 8, 9, 10])
def test_big_tables_play_with_parties_or_without(seats: int) -> None:
    plain, reformed = big(seats), big(seats, reformation=True)
    plain.say(0, "income")
    reformed.say(0, "join empire")
    reformed.say(0, "convert P9" if seats == 10 else "convert P6")
    assert coins(plain) == [3] + [2] * (seats - 1)
    assert coins(reformed) == [0] + [2] * (seats - 1)
    assert (set(parties(plain)), set(parties(reformed))) == ({None}, {"empire", "resistance"})
    assert asked(plain) == asked(reformed) == [1]
    adds_up(plain)
    adds_up(reformed)
