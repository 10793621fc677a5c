"""Perft for Der Pate: the words that can be said from a position, counted. The sums were done by hand.

A sum lists the choices after each first word, in the order of the menu. Three dice fall in 216 ways, two in 36, and a
throw of four in 1296: throws cost no depth. Many scenes stand in the last turn of the game, so that it ends soon.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

import backroom
from backroom.games.perft import perft
from backroom.kernel.core import ROLL
from tests.pate import THREES, chances, look, paused, throw


class Position(NamedTuple):
    """A scene, what is said in it, and how many sequences of 0, 1, 2 … words follow."""

    scene: str
    script: str
    ways: list[int]


# P0 has thrown four threes; nothing is vacant.
# 1: four dice, each with the throws of the other three: 4 * 216
# 2: three dice each, with the throws of the other two: 4 * 216 * 3 * 36; but in 72 throws of each of the three sets
#    with grey, a grey 4 or 5 takes the wedding, and a pause comes instead of the 36 throws: less 3 * 72 * 35
THE_FIRST_ROW = Position(f"9k / 9k ; round 2 ; {THREES}", "", [1, 4 * 216, 4 * 216 * 3 * 36 - 3 * 72 * 35])

# Four cards may come: G3, G5, R1, R4. P0 has a wedding, and so is asked before the first roll.
# 0: one question each: which business, what first, what first, bail
# 1: G3, the car in GV: three of P0, none of P1, 3; G5: the throws after pass or wedding 2 * 1296;
#    R1, the car in LM: the throws after pass 1296, a wedding 1, nine businesses 9; R4: bail or the Hudson 2
EVENT_CARDS = Position(
    "9k prison=1 reputation=4 / 9k ; round 7 ; phase income ; events G1 G2 G4 R2 R3 R5",
    "",
    [4, 3 + 2 * 1296 + (1296 + 1 + 9) + 2],
)

# A two pays P0, P1 and P2, and takes each to a chip: wedding, birthday, grandchild.
# 1: four dice; 2: P0 uses the wedding or not; 3: P1 uses the birthday on one of four tracks or not;
# 4: P2 keeps the grandchild, and three dice are thrown, or rolls for it before
NEW_CHIPS = Position(
    "5k reputation=3 / 5k reputation=9 used=wedding,grandchild / 5k reputation=6 used=wedding ; round 6"
    " ; at GV1=P0 ES1=P1 LI3=P2 ; dice black=2 white=2 grey=2 red=2",
    "",
    [1, 4, 4 * 2, 4 * 2 * 5, 4 * 2 * 5 * (216 + 6 * 216)],
)

# Row 2 with a white 4, a grey puppet and a red 2, and all three red chips.
# 1: three dice with 36 throws each; the judge 216; the cop on three dice 3 * 6; the senator, but not for the puppet:
#    white as black 36, as grey, taking the wedding, a pause 1, as red 36; red as black, white, grey 3 * 36
RED_CHIPS = Position(
    f"9k influence=10 / 9k ; round 2 ; {THREES}",
    f"P0 place black; {throw(white=4, grey='puppet', red=2)}",
    [1, 3 * 36 + 216 + 3 * 6 + (36 + 1 + 36) + 3 * 36],
)

# The last turn: a black 4 and a red 4 are left. P0 has GV2, neutral LI2 is open, P1 has a prisoner.
# 1: black asks for a target; red raids both, the informer finds P0 protected, and the game is over
# 2: GV2, LI2 or neither; 3: each time the prosecutor, or not; then the game is over
TAKEOVER = Position(
    f"9k / 9k prison=1 ; round 7 ; turn P1 ; {THREES} ; at GV2=P0",
    f"P1 place white; {throw(black=1, grey=1, red=1)}; P1 place grey; {throw(black=4, red=4)}",
    [1, 2, 3, 3 * 2, 0],
)

# The same with a grey 4 and a red 4: the meeting brings nothing, and red, the prosecutor, neither, so the game is over;
# the raid empties GV2 and LI2, and the consigliere fills one of them, or not.
CONSIGLIERE = Position(
    f"9k / 9k ; round 7 ; turn P1 ; {THREES}",
    f"P1 place black; {throw(white=1, grey=1, red=1)}; P1 place white; {throw(grey=4, red=4)}",
    [1, 2, 3, 0],
)

# The end of the last turn, with two friends who can do everything: a member from the Hudson, a marker from P0 or from
# the bank, two steps on either track, money. P1 has one step of reputation.
# 1: these six, or pass; 2: after the first three 6 each, since it cannot be had twice; after the last three 7 each
# 3: two favours are all; but reputation twice takes the wedding, to be used or not
FAVOURS = Position(
    f"9k / 9k friends=2 favours=4 river=1 owes=P0:1,bank:1 ; round 7 ; turn P1 ; {THREES}",
    f"P1 place white; P1 pass; P1 pass; {throw(black=1, grey=1, red=1)}; P1 place grey; P1 pass; P1 pass;"
    f" {throw(black=1, red=1)}; P1 place red; P1 pass; P1 pass; P1 pass",
    [1, 7, 3 * 6 + 3 * 7, 2, 0],
)

POSITIONS = {
    "the first row": THE_FIRST_ROW,
    "event cards": EVENT_CARDS,
    "new chips": NEW_CHIPS,
    "red chips": RED_CHIPS,
    "takeover": TAKEOVER,
    "consigliere": CONSIGLIERE,
    "favours": FAVOURS,
}
SMALL = 1_000  # so many ways are counted by table talk, too


@pytest.mark.parametrize("name", POSITIONS)
def test_the_ways_to_go_on_are_as_many_as_counted_by_hand(name: str) -> None:
    scene, script, counted = POSITIONS[name]
    state = paused(scene, script).state
    assert [perft(state, depth) for depth in range(len(counted))] == counted


@pytest.mark.parametrize(
    ("name", "depth"),
    [(name, depth) for name, found in POSITIONS.items() for depth, n in enumerate(found.ways) if n <= SMALL],
)
def test_the_table_itself_offers_as_many_ways(name: str, depth: int) -> None:
    scene, script, counted = POSITIONS[name]
    assert ways(scene, [word for word in script.split("; ") if word], depth) == counted[depth]


def ways(scene: str, said: list[str], depth: int) -> int:
    """The same count by table talk alone: say it all again from the start, and try every roll and every word."""
    table = paused(scene, "; ".join(said))
    if table.state.wait.mode == ROLL:
        return sum(ways(scene, [*said, roll], depth) for roll in chances(table))
    if depth == 0:
        return 1
    if table.over:
        return 0
    first = table.asks[0]
    return sum(ways(scene, [*said, f"P{first.seat} {word}"], depth - 1) for word in first.actions)


def test_a_set_up_for_two_up_to_the_first_throw() -> None:
    # Twelve spaces for the car, four districts for P1, three for P0.
    start = backroom.new("derpate", seats=2).state
    assert [perft(start, depth) for depth in range(3)] == [1, 12, 12 * 4]
    # Then ten cards: G3 and R1 ask before anything is thrown; R3 rolls a die before the throw; the others throw.
    table = backroom.new("derpate", seats=2)
    for i, word in enumerate(("P1 car LM1", "P1 district LM", "P0 district LI")):
        table.play_word(i, word)
    assert perft(table.state, 0) == 1 + 1 + 6 * 1296 + 7 * 1296


def test_counting_leaves_the_game_alone() -> None:
    table = paused(TAKEOVER.scene, TAKEOVER.script)
    before = [look(table, seat) for seat in (None, 0, 1)]
    told = table.events()
    perft(table.state, 3)
    assert [look(table, seat) for seat in (None, 0, 1)] == before
    assert table.events() == told
