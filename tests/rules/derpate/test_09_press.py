"""Chapter 9: the press, the field of the puppets."""

from itertools import product

import pytest

import backroom
from backroom.games.derpate.words import COLOURS
from tests.pate import (
    asked,
    cited,
    family,
    kind,
    look,
    money,
    options,
    refused,
    rule,
    scene,
    since,
    throw,
    track,
)
from tests.tableau import put, row_four, row_three, row_two

PUPPETS = "dice black=puppet white=puppet grey=puppet red=puppet"
TWO = "15k / 15k"


def third_row(die: str, face: int | str, other: str) -> backroom.Table:
    """The third throw: a die with some face, and another one with a 1."""
    faces: dict[str, int | str] = {die: face, other: 1}
    return row_three(TWO, **faces)


# DP-PRESS-01, DP-PRESS-02: where


@rule("DP-PRESS-01", "DP-PRESS-02")
@pytest.mark.parametrize("die", COLOURS)
def test_row_one_has_a_press_field_for_every_colour(die: str) -> None:
    table = scene(f"{TWO} ; {PUPPETS}", f"P0 place {die}")
    assert look(table).tableau[0].field == "press"
    assert cited(table, "DP-PRESS-03") == ["P0 has 1 on reputation", "P0 has 1 on influence"]


@rule("DP-PRESS-01", "DP-PRESS-02")
@pytest.mark.parametrize("die", COLOURS)
def test_row_two_has_one_too(die: str) -> None:
    others = [other for other in COLOURS if other != die][:2]
    table = put(row_two(TWO, **{die: "puppet"} | dict.fromkeys(others, 1)), die)
    assert (look(table).tableau[1].die, look(table).tableau[1].field) == (die, "press")
    assert len(cited(table, "DP-PRESS-03")) == 2


@rule("DP-PRESS-01", "DP-PRESS-02")
@pytest.mark.parametrize("die", COLOURS)
def test_row_three_has_one_too(die: str) -> None:
    other = "grey" if die != "grey" else "red"
    table = third_row(die, "puppet", other)
    known = len(cited(table, "DP-PRESS-03"))
    table.play(f"P0 place {die}")
    placed = [fact.args for fact in table.events() if fact.what == "placed" and fact.args["row"] == 3]
    assert [(args["die"], args["field"]) for args in placed] == [(die, "press")]
    assert (known, len(cited(table, "DP-PRESS-03"))) == (0, 2)


@rule("DP-PRESS-01")
def test_row_four_has_none() -> None:
    table = row_four(TWO, white="puppet")
    assert look(table).tableau[3].field == "white"
    assert (cited(table, "DP-PRESS-03"), cited(table, "DP-ROW4-01")) == ([], ["P0 calls the banker"])


# DP-PRESS-03: one step each


@rule("DP-PRESS-03")
def test_a_press_die_advances_reputation_and_influence_by_one() -> None:
    table = scene(f"15k reputation=2 influence=5 used=cop / 15k ; {PUPPETS}", "P0 place red")
    assert (track(table, "reputation"), track(table, "influence")) == ([3, 0], [6, 0])


@rule("DP-PRESS-03", "DP-CHIP-01")
def test_both_steps_may_reach_a_chip() -> None:
    table = scene(f"15k reputation=3 influence=6 used=cop / 15k ; {PUPPETS}", "P0 place red")
    assert family(table, 0).chips == ["wedding", "judge"]


@rule("DP-PRESS-03", "DP-TRACK-03")
@pytest.mark.parametrize(
    ("reputation", "influence", "extra"), [(11, 11, 0), (12, 11, 1000), (11, 12, 1000), (12, 12, 2000)]
)
def test_at_the_end_of_a_track_each_step_overflows_by_itself(reputation: int, influence: int, extra: int) -> None:
    chips = "used=wedding,grandchild,birthday,cop,judge,senator"
    table = scene(f"0k reputation={reputation} influence={influence} {chips} / 0k ; {PUPPETS}", "P0 place red")
    assert (track(table, "reputation")[0], track(table, "influence")[0], money(table)[0]) == (12, 12, extra)


@rule("DP-PRESS-03")
def test_the_steps_come_at_once_and_only_to_the_player() -> None:
    table = scene(f"15k / 15k ; {PUPPETS}")
    assert since(table, f"P0 place red; {throw(black=1, white=1, grey=1)}")[:4] == [
        "P0 puts the red die in row 1 on press",
        "P0 has 1 on reputation",
        "P0 has 1 on influence",
        "P0 rolls black 1",
    ]
    assert (track(table, "reputation"), track(table, "influence")) == ([1, 0], [1, 0])


# DP-PRESS-04: instead of the row's action


@rule("DP-PRESS-04")
def test_in_row_one_nobody_has_income() -> None:
    table = scene(f"0k / 0k / 0k ; {PUPPETS}", "P0 place white")
    assert (money(table), cited(table, "DP-ROW1-02")) == ([0, 0, 0], [])


@rule("DP-PRESS-04")
def test_in_row_two_there_is_no_visit() -> None:
    table = put(row_two(TWO, black="puppet", white=1, grey=1), "black")
    assert (look(table).car, cited(table, "DP-ROW2-04")) == ("LM1", [])


@rule("DP-PRESS-04")
@pytest.mark.parametrize("die", ["red", "white", "black"])
def test_in_row_three_nothing_of_the_colour_happens(die: str) -> None:
    """No raid, no friend, no takeover: after the two steps comes row 4."""
    facts = since(third_row(die, "puppet", "grey"), f"P0 place {die}")
    assert facts[:2] == [f"P0 puts the {die} die in row 3 on press", "P0 has 1 on reputation"]
    assert facts[2].endswith("on influence")
    assert facts[3] == "P0 puts the grey die in row 4 on grey"


# DP-PRESS-05: a puppet need not be used


@rule("DP-PRESS-05")
def test_a_puppet_may_be_left_for_another_die() -> None:
    table = scene("0k / 0k ; dice black=puppet white=puppet grey=3 red=4 ; at GV2=vacant")
    assert options(table, 0) == [f"place {die}" for die in COLOURS]
    table.play("P0 place grey")
    assert (money(table)[0], track(table, "reputation")[0]) == (3000, 0)


@rule("DP-PRESS-05")
@pytest.mark.parametrize("row", [1, 2, 3])
def test_with_nothing_but_puppets_the_press_is_compulsory(row: int) -> None:
    tables = {
        1: lambda: scene(f"{TWO} ; {PUPPETS}"),
        2: lambda: row_two(TWO, black="puppet", white="puppet", grey="puppet"),
        3: lambda: row_three(TWO, grey="puppet", red="puppet"),
    }
    for word in options(tables[row](), 0):
        table = tables[row]()
        assert refused(table, 0, "pass") == "DP-DICE-08"
        known = len(cited(table, "DP-PRESS-03"))
        table.play(f"P0 {word}")
        assert len(cited(table, "DP-PRESS-03")) == known + 2


# DP-PRESS-06, DP-GAP-06: puppets and numbers


@rule("DP-PRESS-06", "DP-GAP-06")
@pytest.mark.parametrize("face", ["1", "2", "3", "4", "5", "puppet"])
@pytest.mark.parametrize("die", COLOURS)
def test_in_every_row_a_die_has_exactly_one_field(die: str, face: str) -> None:
    """In row 1 by its number, in rows 2 and 3 by its colour, with a puppet on the press. No die is ever lost."""
    first = scene(f"{TWO} ; dice {' '.join(f'{c}={face if c == die else 1}' for c in COLOURS)}")
    others = [other for other in COLOURS if other != die]
    second = row_two(TWO, **{die: face} | dict.fromkeys(others[1:], 1))
    third = third_row(die, face, "grey" if die != "grey" else "red")
    for row, table in enumerate((first, second, third), 1):
        assert options(table, 0).count(f"place {die}") == 1
        table.play(f"P0 place {die}")
        field = next(fact.args["field"] for fact in table.events() if fact.what == "placed" and fact.args["row"] == row)
        assert field == ("press" if face == "puppet" else f"income-{face}" if row == 1 else die)


@rule("DP-GAP-06", "DP-PRESS-06")
def test_whatever_is_rolled_every_die_can_be_placed() -> None:
    for faces in product(["1", "5", "puppet"], repeat=4):
        table = scene(f"{TWO} ; dice " + " ".join(f"{c}={f}" for c, f in zip(COLOURS, faces, strict=True)))
        assert options(table, 0) == [f"place {die}" for die in COLOURS]


@rule("DP-GAP-06", "DP-PRESS-06")
def test_not_even_the_senator_puts_a_puppet_on_a_coloured_field() -> None:
    table = row_two("15k influence=10 used=cop,judge / 15k", black="puppet", white=1, grey=1)
    assert "senator white:grey" in options(table, 0)
    assert refused(table, 0, "senator black:grey") == "DP-GAP-15"


# Scenarios


@rule("DP-SC-24")
def test_a_puppet_on_the_press_pays_nobody() -> None:
    table = scene("0k / 0k / 0k / 0k ; dice black=puppet white=puppet grey=3 red=4", "P0 place white")
    assert (track(table, "reputation"), track(table, "influence")) == ([1, 0, 0, 0], [1, 0, 0, 0])
    assert money(table) == [0, 0, 0, 0]


@rule("DP-SC-25")
def test_four_puppets_leave_only_the_press() -> None:
    table = scene(f"0k / 0k / 0k / 0k ; {PUPPETS}")
    assert (kind(table), asked(table), options(table, 0)) == ("place", [0], [f"place {die}" for die in COLOURS])
    assert refused(table, 0, "pass") == "DP-DICE-08"
    for die in COLOURS:
        placed = scene(f"0k / 0k / 0k / 0k ; {PUPPETS}", f"P0 place {die}")
        assert look(placed).tableau[0].field == "press"
