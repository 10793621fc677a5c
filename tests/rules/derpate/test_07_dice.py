"""Chapter 7: a turn fills four rows with four dice. When chips and favours can be used in it: DP-GAP-38."""

import pytest

from backroom.games.derpate.words import COLOURS
from tests.pate import (
    THREES,
    asked,
    chances,
    cited,
    dull,
    kind,
    look,
    meanwhile,
    money,
    options,
    paused,
    refused,
    rule,
    scene,
    since,
    throw,
    told,
    track,
    whereabouts,
)
from tests.tableau import hush, put, row_four, row_three, row_two

each_die = pytest.mark.parametrize("die", COLOURS)
TWO = "15k / 15k"


def rolls(script: str) -> list[str]:
    """The dice that are rolled when a script has been said at a table of threes, one after the other."""
    table = paused(f"{TWO} ; {THREES}", script)
    found = []
    while chances(table):
        word = next(iter(chances(table)))
        found.append(word.split()[1])
        table.script_roll(word)
    return found


# DP-DICE-01..DP-DICE-05: four rows


@rule("DP-DICE-01")
def test_four_rows_are_filled_in_order_with_one_die_each() -> None:
    table = row_four(f"{TWO} ; at GV1=vacant", grey=5)
    assert [fact.args for fact in table.events() if fact.what == "placed"] == [
        {"seat": 0, "die": "red", "row": 1, "field": "income-4"},
        {"seat": 0, "die": "white", "row": 2, "field": "white"},
        {"seat": 0, "die": "black", "row": 3, "field": "black"},
        {"seat": 0, "die": "grey", "row": 4, "field": "grey"},
    ]
    assert [row.die for row in look(table).tableau] == ["red", "white", "black", "grey"]


@rule("DP-DICE-01")
def test_a_die_on_the_tableau_stays_there() -> None:
    table = row_two(TWO, black=1, white=1, grey=1)
    assert refused(table, 0, "place red") == "DP-DICE-01"
    put(table, "white", black=1, grey=1)
    assert [refused(table, 0, f"place {die}") for die in ("red", "white")] == ["DP-DICE-01"] * 2


@rule("DP-DICE-02")
def test_row_one_rolls_all_four_dice_and_one_of_them_is_placed() -> None:
    table = paused(TWO)
    for colour in COLOURS:
        assert next(iter(chances(table))) == f"roll {colour} 1"
        table.script_roll(f"roll {colour} 2")
    assert (options(table, 0), table.asks[0].rule) == ([f"place {die}" for die in COLOURS], "DP-DICE-02")
    assert list(look(table).dice.values()) == ["2", "2", "2", "2"]


@rule("DP-DICE-02")
def test_before_the_roll_no_die_can_be_placed() -> None:
    table = scene("15k reputation=4 / 15k")
    assert kind(table) == "start"
    assert refused(table, 0, "place red") == "DP-DICE-02"


@rule("DP-DICE-03")
@each_die
def test_row_two_rolls_the_other_three(die: str) -> None:
    assert rolls(f"P0 place {die}") == [other for other in COLOURS if other != die]


@rule("DP-DICE-03")
def test_in_row_two_one_of_the_three_is_placed() -> None:
    table = row_two(TWO, black=1, white=1, grey=1)
    assert (options(table, 0), table.asks[0].rule) == (["place black", "place white", "place grey"], "DP-DICE-03")


@rule("DP-DICE-04")
@pytest.mark.parametrize(("second", "left"), [("white", ["grey", "red"]), ("grey", ["white", "red"])])
def test_row_three_rolls_the_other_two(second: str, left: list[str]) -> None:
    assert rolls(f"P0 place black; {throw(white=3, grey=3, red=3)}; P0 place {second}") == left


@rule("DP-DICE-04")
@pytest.mark.parametrize("die", ["grey", "red"])
def test_in_row_three_either_of_the_two_is_placed(die: str) -> None:
    table = row_three(TWO, grey=1, red=1)
    assert (options(table, 0), table.asks[0].rule) == (["place grey", "place red"], "DP-DICE-04")
    table.play(f"P0 place {die}")
    assert cited(table, "DP-DICE-04") == [f"P0 puts the {die} die in row 3 on {die}"]


@rule("DP-DICE-05")
@pytest.mark.parametrize("face", [1, 5, "puppet"])
def test_the_last_die_is_placed_without_another_roll(face: int | str) -> None:
    table = row_three(f"{TWO} ; at GV1=vacant", black=1, grey=face)
    table.play("P0 place black")
    hush(table)
    assert cited(table, "DP-DICE-05") == ["P0 puts the grey die in row 4 on grey"]
    assert [(row.die, row.face) for row in look(table).tableau][3] == ("grey", str(face))
    assert (kind(table), asked(table)) == ("service", [0])


# DP-DICE-06: one after the other


@rule("DP-DICE-06")
def test_an_action_is_carried_out_before_the_next_roll() -> None:
    table = scene(f"{TWO} ; dice black=5 white=3 grey=3 red=3")
    assert since(table, f"P0 place black; {throw(white=1, grey=1, red=1)}") == [
        "P0 puts the black die in row 1 on income-5",
        "P0 receives $5,000",
        "P0 rolls white 1",
        "P0 rolls grey 1",
        "P0 rolls red 1",
    ]


@rule("DP-DICE-06")
def test_the_takeover_of_row_three_is_decided_before_the_last_row() -> None:
    table = row_three(f"{TWO} ; car ES1", black=4, grey=1)
    table.play("P0 place black")
    assert (kind(table), len(look(table).tableau)) == ("takeover", 3)
    assert cited(table, "DP-ROW4-01") == []


@rule("DP-DICE-06")
def test_no_die_is_placed_while_an_action_waits() -> None:
    """A wedding in hand makes a pause between placing and action."""
    table = scene(f"15k reputation=4 / 15k ; {THREES}", "P0 place red")
    assert kind(table) == "pause"
    assert refused(table, 0, "place white") == "DP-DICE-06"


@rule("DP-DICE-06")
@pytest.mark.parametrize("word", ["occupy GV1", "man GV1", "free", "inform GV1", "advance income", "takeover ES1"])
def test_no_action_comes_without_its_die(word: str) -> None:
    table = scene(f"15k prison=1 / 15k ; {THREES} ; at ES1=vacant")
    assert refused(table, 0, word) == "DP-DICE-06"


# DP-DICE-07: number, colour


@rule("DP-DICE-07")
@each_die
def test_row_one_looks_at_the_number_only(die: str) -> None:
    table = scene(f"{TWO} ; {THREES}", f"P0 place {die}")
    assert (look(table).tableau[0].field, money(table)) == ("income-3", [18000, 15000])


@rule("DP-DICE-07")
@pytest.mark.parametrize(
    ("die", "cash", "tracks"), [("white", 19000, (0, 0)), ("grey", 15000, (4, 0)), ("red", 15000, (0, 4))]
)
def test_row_two_looks_at_colour_and_number(die: str, cash: int, tracks: tuple[int, int]) -> None:
    at = "at GV2=vacant LI2=vacant"  # fours pay nobody
    table = put(row_two(f"{TWO} ; {at}", white=4, grey=4, red=4), die)
    assert money(table)[0] == cash
    assert (track(table, "reputation")[0], track(table, "influence")[0]) == tracks
    assert look(table).tableau[1].field == die


@rule("DP-DICE-07")
@pytest.mark.parametrize(("face", "emptied"), [(1, ["GV3", "ES3"]), (5, ["ES2"])])
def test_row_three_looks_at_colour_and_number(face: int, emptied: list[str]) -> None:
    table = put(row_three(TWO, grey=1, red=face), "red")
    assert [business.key for business in look(table).road if business.owner is None] == emptied


@rule("DP-DICE-07")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, "puppet"])
def test_row_four_looks_at_the_colour_only(face: int | str) -> None:
    table = row_four(TWO, white=face)
    assert (kind(table), options(table, 0)) == ("service", ["pass", "advance income", "advance favours"])


# DP-DICE-08: a die must be placed


@rule("DP-DICE-08")
@pytest.mark.parametrize("row", [1, 2, 3])
def test_in_every_row_a_die_must_be_placed(row: int) -> None:
    tables = {
        1: scene(f"{TWO} ; {THREES}"),
        2: row_two(TWO, black=1, white=1, grey=1),
        3: row_three(TWO, grey=1, red=1),
    }
    assert kind(tables[row]) == "place"
    assert refused(tables[row], 0, "pass") == "DP-DICE-08"


@rule("DP-DICE-08")
def test_even_if_it_helps_only_others() -> None:
    table = scene("0k / 0k ; dice black=4 white=4 grey=4 red=4 ; at LI2=P1")
    assert len(options(table, 0)) == 4
    table.play("P0 place white")
    assert money(table) == [0, 8000]


@rule("DP-DICE-08")
def test_a_raid_on_nobody_but_oneself_has_to_be_placed_if_the_other_die_cannot() -> None:
    """A friend for 5,000 is too dear; what is left is a raid of kind 3 on LM3, where P0 sits."""
    table = row_three("0k / 0k ; car ES1 ; at LI1=vacant GV2=vacant LI2=vacant", white=5, red=3)
    assert options(table, 0) == ["place red"]
    table.play("P0 place red")
    assert whereabouts(table, 0) == (4, 2, 1, 0)


# DP-DICE-09, DP-DICE-10: the next player


@rule("DP-DICE-09")
def test_the_next_player_has_four_dice_and_an_empty_tableau() -> None:
    table = paused(f"{TWO} ; {THREES}", dull(0))
    view = meanwhile(table)
    assert (view.turn, view.dice, view.tableau, view.favours_used) == (1, {}, [], 0)
    assert rolls(dull(0)) == list(COLOURS)


@rule("DP-DICE-10")
def test_nothing_on_one_tableau_blocks_a_field_of_another() -> None:
    again = throw(black=3, white=3, grey=3, red=3)
    table = scene(f"15k / 15k / 15k ; {THREES}", f"{dull(0)}; {again}; {dull(1)}; {again}; {dull(2)}")
    placed = [tuple(fact.args.values())[1:] for fact in table.events() if fact.what == "placed"]
    turn = [("black", 1, "income-3"), ("white", 2, "white"), ("grey", 3, "grey"), ("red", 4, "red")]
    assert placed == turn * 3


# DP-GAP-38: pauses


@rule("DP-GAP-38")
def test_the_pauses_of_a_turn() -> None:
    """P0 has a wedding in hand and declines to use it wherever that is possible."""
    table = scene("15k reputation=4 / 15k ; at GV1=vacant")
    answers = {
        "start": [f"P0 pass; {throw(black=3, white=3, grey=3, red=3)}"],
        "place": ["P0 place red", "P0 place white", "P0 place black"],
        "pause": [
            "P0 pass",
            f"P0 pass; {throw(black=1, white=1, grey=1)}",
            "P0 pass",
            f"P0 pass; {throw(black=1, grey=1)}",
        ],
        "takeover": ["P0 pass"],
        "service": ["P0 pass"],
    }
    answers["pause"] += ["P0 pass"] * 4
    kinds: list[str] = []
    while asked(table) == [0]:
        kinds.append(kind(table))
        table.play(answers[kinds[-1]].pop(0))
    assert kinds == [
        "start",
        *["place", "pause", "pause"] * 2,
        *["place", "pause", "takeover", "pause"],
        *["pause", "service", "pause"],
    ]
    assert look(table).seats[0].chips == ["wedding"]


@rule("DP-GAP-38")
@pytest.mark.parametrize("moment", range(10))
def test_in_every_one_of_them_a_chip_can_be_used(moment: int) -> None:
    table = scene("15k reputation=4 / 15k ; at GV1=vacant")
    steps = [
        "",
        f"P0 pass; {throw(black=3, white=3, grey=3, red=3)}",
        "P0 place red",
        "P0 pass",
        f"P0 pass; {throw(black=1, white=1, grey=1)}",
        "P0 place white",
        "P0 pass",
        f"P0 pass; {throw(black=2, grey=1)}",
        "P0 place grey",
        "P0 pass",
    ]
    for step in steps[: moment + 1]:
        table.play(step)
    assert "wedding" in options(table, 0)
    assert kind(table) == "place" or table.asks[0].rule == "DP-GAP-38"
    table.play("P0 wedding")
    assert look(table).seats[0].friends == 1


@rule("DP-GAP-38")
def test_after_the_service_of_row_four_there_is_a_last_pause() -> None:
    table = row_four("15k friends=1 favours=4 / 15k", white=1)
    table.play("P0 advance income")
    assert (kind(table), options(table, 0), table.asks[0].rule) == (
        "pause",
        ["pass", "favour reputation", "favour influence", "favour money"],
        "DP-GAP-38",
    )
    assert since(table, "P0 favour money")[:2] == ["P0 asks a friend for a favour: money", "P0 receives $5,000"]


@rule("DP-GAP-38")
def test_without_anything_to_use_nobody_is_asked() -> None:
    table = scene(f"{TWO} ; {THREES}", dull(0))
    assert [line for line in told(table) if "turn of P1" in line] == ["the turn of P1"]
    assert (kind(table), asked(table)) == ("place", [1])


@rule("DP-GAP-38", "DP-GAP-42")
def test_the_cash_for_a_friend_is_looked_at_when_the_die_is_placed() -> None:
    """2,000 in hand and a white 4: the money of a favour makes the difference."""
    table = row_three("0k friends=1 favours=4 / 0k ; at GV2=vacant LI2=vacant", white=4, red=1)
    cash = money(table)[0]
    assert cash is not None
    assert cash < 4000
    assert refused(table, 0, "place white") == "DP-GAP-42"
    table.play("P0 favour money")
    assert "place white" in options(table, 0)
