"""Der Pate is played in the open: whatever is said has been seen by all, so no word can be taken back."""

from collections.abc import Callable

import pytest

import backroom
from tests.pate import refused, rule, scene
from tests.tableau import FOURS, THREE, games, ramble, row_four, row_three, row_two

EVENT = "round 2 ; phase income ; events G1"
TWOS = "dice black=2 white=2 grey=2 red=2"


@rule("TABLE-06")
@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize(
    ("text", "script"),
    [
        (f"{THREE} ; {FOURS}", ""),
        (f"{THREE} ; {FOURS}", "P0 place red"),
        (f"15k reputation=4 / 15k / 15k ; {FOURS}", "P0 wedding"),
        (f"15k reputation=4 / 15k / 15k ; {FOURS}", "P0 place red; P0 pass"),
        ("15k reputation=4 / 15k / 15k", "P0 pass"),
        ("15k friends=1 favours=4 / 15k / 15k", "P0 favour money"),
        ("15k friends=2 favours=4 / 15k / 15k", "P0 favour money"),
        (f"15k influence=7 / 15k / 15k ; {FOURS}", "P0 judge"),
        (f"15k / 15k reputation=3 / 15k reputation=3 ; at GV1=P1 ES1=P2 ; {TWOS}", "P0 place red; P1 pass"),
        (f"{THREE} ; {EVENT}", "reveal G3; P0 vacate LM1"),
        (f"9k prison=1 / 9k prison=1 / 15k ; {EVENT}", "reveal R4; P0 sink"),
        (f"{THREE} ; events R1", "P0 takeover GV1"),
    ],
)
def test_no_word_is_taken_back(text: str, script: str, hidden: bool) -> None:
    table = scene(f"{text} ; options hidden_money={str(hidden).lower()}", script)
    for seat in range(table.seats):
        assert refused(table, seat, "undo") == "TABLE-06"


@rule("TABLE-06")
@pytest.mark.parametrize(
    ("asked", "script"),
    [
        (lambda: row_two(f"{THREE} ; at GV1=vacant", black=3, grey=1, red=1), "P0 place black; P0 pass"),
        (lambda: row_three(THREE, black=4, grey=1), "P0 place black; P0 pass"),
        (lambda: row_four(f"{THREE} ; at GV1=vacant", grey=1), "P0 pass"),
        (lambda: row_four(THREE, white=1), "P0 advance income"),
    ],
    ids=["occupy", "takeover", "service", "banker"],
)
def test_not_even_a_refusal_of_something_voluntary(asked: Callable[[], backroom.Table], script: str) -> None:
    table = asked()
    table.play(script)
    assert refused(table, 0, "undo") == "TABLE-06"


@rule("TABLE-06")
def test_nothing_is_ever_taken_back_in_a_whole_game() -> None:
    for number, table in enumerate(games(1)):
        for word, _ in enumerate(ramble(table, seed=number)):
            before = len(table.log)
            with pytest.raises(backroom.Illegal, match="TABLE-06"):
                table.undo(word % table.seats)
            assert len(table.log) == before
