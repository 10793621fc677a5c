"""SC-01: the sample game of the rulebook, word by word, for three players: Mahshid, Sepideh and Bahareh."""

import pytest

from tests.golden.playthrough import compare, play, words, write, written_words
from tests.talk import asked, coins, hand, living, look, lost, rule, scene

FILE = "coup-sc-01.txt"
START = "contessa duke 2 / captain contessa 2 / assassin duke 2"
# What is said, and the coins of the three and the Treasury afterwards, as the rulebook has them.
ROWS = [
    ("P0 tax; P1 pass; P2 pass", [5, 2, 2], 41),
    (
        "P1 exchange; P2 pass; P0 pass; draw assassin; draw duke; P1 return contessa; P1 return duke",
        [5, 2, 2],
        41,
    ),
    ("P2 tax; P0 pass; P1 challenge; P2 show duke; draw contessa; P1 lose assassin", [5, 2, 5], 38),
    ("P0 tax; P1 pass; P2 pass", [8, 2, 5], 35),
    ("P1 income", [8, 3, 5], 34),
    ("P2 assassinate P0", [8, 3, 2], 37),
    ("P0 pass; P1 pass; P0 block contessa; P1 pass; P2 pass", [8, 3, 2], 37),
    ("P0 coup P2; P2 lose contessa", [1, 3, 2], 44),
    ("P1 steal P2; P2 pass; P0 pass; P2 block ambassador", [1, 3, 2], 44),
    ("P0 pass; P1 challenge; P2 concede", [1, 5, 0], 44),
]
TITLE = f"The sample game of the rulebook (COUP-SC-01): {START}"
SCRIPT = "; ".join(script for script, _, _ in ROWS)


@rule("COUP-SC-01")
def test_the_coins_of_the_sample_game_are_those_of_the_rulebook() -> None:
    table = scene(START)
    for script, purses, treasury in ROWS:
        table.play(script)
        assert (script, coins(table), look(table).treasury) == (script, purses, treasury)


@rule("COUP-SC-01")
def test_round_one_of_the_sample_game_ends_as_in_the_rulebook() -> None:
    table = scene(START, "; ".join(script for script, _, _ in ROWS[:3]))
    assert [hand(table, seat) for seat in range(3)] == [["duke", "contessa"], ["captain"], ["assassin", "contessa"]]
    assert lost(table, 1) == ["assassin"]


@rule("COUP-SC-01")
def test_the_sample_game_ends_as_in_the_rulebook() -> None:
    table = scene(START, SCRIPT)
    assert [hand(table, seat) for seat in range(3)] == [["duke", "contessa"], ["captain"], []]
    assert [lost(table, seat) for seat in range(3)] == [[], ["assassin"], ["contessa", "assassin"]]
    assert living(table) == [0, 1]
    assert look(table).court == 9
    assert asked(table) == [0]


@rule("COUP-SC-01")
@pytest.mark.parametrize("role", ["duke duke", "assassin", "captain captain", "ambassador ambassador", "contessa"])
def test_the_court_of_the_sample_game_is_that_of_the_rulebook(role: str) -> None:
    # Two Dukes, an Assassin, two Captains, three Ambassadors and a Contessa: draw them and see.
    draws = "; ".join(f"draw {card}" for card in role.split())
    fill = "" if " " in role else "; draw ambassador"
    table = scene(START, f"{SCRIPT}; P0 exchange; P1 pass; {draws}{fill}")
    assert sorted([*role.split(), *fill.split()[2:]]) == sorted(look(table, 0).drawn)


@rule("COUP-SC-01")
def test_everybody_sees_the_sample_game_as_it_is_written(update: bool) -> None:
    if update:
        write(FILE, play(TITLE, scene(START), words(SCRIPT), changes_only=False))
    assert written_words(FILE) == words(SCRIPT)
    compare(FILE, play(TITLE, scene(START), written_words(FILE), changes_only=False))
