"""Table talk about a turn of Der Pate: led to one of its rows with chosen dice, or to the end of the game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import backroom
from backroom.games.derpate.sweep import SWEEP
from backroom.kernel.core import OVER, PASS, ROLL
from tests.pate import BOARD, COLOURS, kind, look, scene, throw

# Three players and a neutral family in Little Italy; the car is in Lower Manhattan.
THREE = "15k / 15k / 15k"
FOURS = "dice black=4 white=4 grey=4 red=4"
# Which colour decides, by the cards of all seven rounds.
GREY_KO = "events G1 R2 G2 R3 G3 R4 G4"
RED_KO = "events G1 R2 G2 R3 G3 R4 R5"


def hush(table: backroom.Table, *asked: str) -> backroom.Table:
    """Decline what may be declined, except the service of row 4, up to a roll or a question that must be answered."""
    while table.state.wait.mode not in (ROLL, OVER) and PASS in table.state.wait.menus[0]:
        if table.state.wait.kind.name == "service" and "service" not in asked:
            break
        table.play_word(0, f"P{table.state.wait.seats[0]} pass")
    return table


def put(table: backroom.Table, die: str, **faces: int | str) -> backroom.Table:
    """The active player places a die, declines what follows and throws the others."""
    hush(table).play_word(0, f"P{table.state.wait.seats[0]} place {die}")
    hush(table)
    for word in throw(**faces).split("; "):
        if word:
            table.play_word(0, word)
    return table


def row_two(board: str, **faces: int | str) -> backroom.Table:
    """The second throw: three dice. The other one has gone into row 1 as a 4, which pays GV2 and LI2."""
    (first,) = [colour for colour in COLOURS if colour not in faces]
    return put(scene(f"{board} ; {FOURS}"), first, **faces)


def row_three(board: str, **faces: int | str) -> backroom.Table:
    """The third throw: two dice. Row 2 has a 1: white unless that is wanted now, else grey or red."""
    spare = [colour for colour in COLOURS if colour not in faces]
    second = "white" if "white" in spare else spare[-1]
    (first,) = [colour for colour in spare if colour != second]
    table = put(scene(f"{board} ; {FOURS}"), first, **{c: faces.get(c, 1) for c in COLOURS if c != first})
    return put(table, second, **faces)


def row_four(board: str, **face: int | str) -> backroom.Table:
    """The last die is called. Row 2 has a white or red 1, row 3 a meeting, or a takeover that is declined."""
    (last,) = face
    third = "black" if last == "grey" else "grey"
    return put(row_three(board, **({third: 1} | face)), third)


def ended(seats: str, fields: str = "", at: str = "", *, last: int | None = None) -> backroom.Table:
    """The game is over: the last player of round 7 has had a turn in which nothing happened.

    Nobody has a business of kind 3 (LM3, LI1), so that row 1, the visit and the raid find nothing.
    """
    last = seats.count("/") if last is None else last
    board = f"{seats} ; round 7 ; turn P{last} ; car LM1 ; at LM3=vacant LI1=vacant {at} ; {fields}"
    table = scene(f"{board} ; dice black=3 white=3 grey=3 red=3")
    for die, faces in (("white", {"black": 2, "grey": 3, "red": 3}), ("black", {"grey": 3, "red": 3}), ("red", {})):
        put(table, die, **faces)
    if kind(table) == "place":  # with a senator in hand even the last die is asked about
        put(table, "grey")
    hush(table, "service")
    assert look(table).over
    return table


def ramble(table: backroom.Table, words: int = 5000, seed: int = 0) -> Iterator[backroom.Table]:
    """The table after each of some words that are picked at random from what is offered, until the game is over."""
    chance = Random(seed)
    for _ in range(words):
        if table.over:
            return
        ask = chance.choice(table.asks)
        table.say(ask.seat, chance.choice(ask.actions))
        yield table


def games(number: int = 2) -> Iterator[backroom.Table]:
    """New tables of every size and with every option, some of each."""
    for seats, options in SWEEP:
        for seed in range(number):
            yield backroom.new(BOARD, seats=seats, seed=seed, options=options)
