"""Perft: the words that can be said from a position, counted. The sums beside the numbers were done by hand.

A sum lists the choices after each first word, in the order of the menu. `pairs` are the ways in which two cards
can be drawn: with k characters in the court, k times k, less one for each character with a single card left.
"""

import pytest

import backroom
from backroom.games.coup.words import ROLES
from backroom.games.perft import perft
from backroom.kernel.core import State
from tests.talk import scene

THREE = "duke captain 2 / assassin contessa 2 / duke duke 2"
FORCED = "duke captain 10 / assassin contessa 2 / duke duke 2"
MURDER = "assassin duke 3 / captain contessa 2"
LAST_CARDS = "contessa +duke 0 / captain +captain 0"
LAST_BLOW = "duke duke 7 / contessa +assassin 2"
EVERYTHING = (
    "duke captain 5 empire / inquisitor contessa 3 resistance / duke duke 2 empire"
    " ; reserve 2 ; options reformation inquisitor anarchist"
)

PINNED = {
    # 2: income 6, aid 2, tax 2, exchange 2, thefts 2 + 2
    # 3: income 6 + 5 * 2, aid 2 + 2, tax 2 + (5 draws + concede), exchange 16 pairs + 1 + 1, thefts 2 * (2 + 4 + 1)
    THREE: [1, 6, 16, 60, 177],
    # 2: two different cards, or two Dukes; 3: each time the next turn with its six actions
    FORCED: [1, 2, 3, 18, 48],
    # 2: income 5, aid 2, tax 2, exchange 25 pairs + 1, theft 2, assassination 2
    # 3: income 6 + 2 + 2 + 26 + 2, aid 5 + 2, tax 5 + (5 draws + concede), theft 3 + 1,
    #    exchange 4 * 2 + 15 * 3 + 6 * 4 cards to return + 1, assassination 2 + (5 draws + concede)
    MURDER: [1, 6, 39, 146, 456],
    # 2: income 5, aid 2, tax 2, exchange 25 - 1 pairs (a single Captain) + 1
    LAST_CARDS: [1, 4, 34, 109, 303],
    # 2: income 5, aid 2, tax 2, exchange 25 - 1 pairs (a single Duke) + 1, theft 2, assassination 2;
    #    the coup ends the game, so nothing follows it
    LAST_BLOW: [1, 7, 38, 124, 335],
    EVERYTHING: [1, 13, 70, 301, 1488],
}


def start(seats: int, **options: object) -> State:
    return backroom.new("coup", seats=seats, options=options).state


@pytest.mark.parametrize("text", PINNED)
def test_the_ways_to_go_on_are_as_many_as_they_were(text: str) -> None:
    state = scene(text).state
    assert [perft(state, depth) for depth in range(5)] == PINNED[text]


@pytest.mark.parametrize("text", PINNED)
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_the_table_itself_offers_as_many_ways(text: str, depth: int) -> None:
    assert ways(text, [], depth) == perft(scene(text).state, depth)


def ways(text: str, said: list[str], depth: int) -> int:
    """The same count by table talk alone: say it all again from the start, and try every draw and every word."""
    draws = [draw for draw in (f"draw {role}" for role in ROLES) if can_be_played(text, [*said, draw])]
    if draws:
        return sum(ways(text, [*said, draw], depth) for draw in draws)
    if depth == 0:
        return 1
    table = scene(text, "; ".join(said))
    if table.over:
        return 0
    first = table.asks[0]
    return sum(ways(text, [*said, f"P{first.seat} {word}"], depth - 1) for word in first.actions)


def can_be_played(text: str, said: list[str]) -> bool:
    try:
        scene(text, "; ".join(said))
    except backroom.Illegal:
        return False
    return True


def test_the_deal_of_two_in_the_plain_form() -> None:
    # Four draws of five characters, but never four alike: 5 ** 4 - 5. The starter has a coin and five actions.
    state = start(2, two_player="plain")
    deals = 5**4 - 5
    assert perft(state, 0) == deals
    assert perft(state, 1) == deals * 5
    # Then income 5, aid 2, tax 2, exchange pairs + 1, theft 2. Pairs by deal: all different, a pair, two pairs, three.
    pairs = 120 * 25 + 360 * 24 + 60 * 23 + 80 * 16
    assert perft(state, 2) == deals * 12 + pairs


def test_the_deal_of_two_in_the_draft_form() -> None:
    # Five cards each, then one of five and one of the other four; the starter has five actions.
    state = start(2, two_player="draft")
    assert [perft(state, depth) for depth in range(4)] == [1, 5, 5 * 5 * 5 * 4, 5 * 5 * 5 * 4 * 5]


def test_counting_leaves_the_game_alone() -> None:
    table = scene(MURDER)
    before = [table.view(seat) for seat in (None, 0, 1)]
    perft(table.state, 3)
    assert [table.view(seat) for seat in (None, 0, 1)] == before
    assert table.events() == []
