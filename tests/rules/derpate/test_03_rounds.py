"""Chapter 3: seven rounds of three phases, and everybody plays to the end."""

import pytest

from tests.pate import (
    THREES,
    asked,
    chances,
    cited,
    dull,
    fresh,
    look,
    meanwhile,
    paused,
    play_on,
    refused,
    rule,
    scene,
    since,
    throw,
)

# DP-ROUND-01


@rule("DP-ROUND-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_has_seven_rounds(seats: int) -> None:
    table = fresh(seats, seed=seats)
    play_on(table)
    assert cited(table, "DP-ROUND-02") == [f"round {number}" for number in range(1, 8)]
    assert len(cited(table, "DP-ROUND-03")) == 7 * seats
    assert table.result is not None


@rule("DP-ROUND-01")
def test_after_the_last_turn_of_the_seventh_round_the_game_is_over() -> None:
    table = scene(f"15k / 15k ; round 7 ; turn P1 ; {THREES}")
    assert not look(table).over
    table.play(dull(1))
    assert look(table).over
    assert asked(table) == []


@rule("DP-ROUND-01")
def test_after_the_last_turn_of_the_sixth_it_is_not() -> None:
    table = paused(f"15k / 15k ; round 6 ; turn P1 ; {THREES}", dull(1))
    assert (meanwhile(table).round, meanwhile(table).phase, len(chances(table))) == (7, "event", 4)
    assert cited(table, "DP-ROUND-02") == ["round 7"]


# DP-ROUND-02


@rule("DP-ROUND-02")
def test_income_comes_before_the_event_and_the_event_before_the_dice() -> None:
    table = scene("15k income=1 / 15k income=2 ; phase income ; round 2 ; events G1", "reveal G5; roll black 1")
    rules = [fact.rule for fact in table.events()]
    assert rules[:8] == [
        "DP-ROUND-02",
        *["DP-INC-01"] * 2,
        *["DP-EVT-01", "DP-EVT-02", "DP-EVT-07", "DP-EVT-09"],
        "DP-ROUND-03",
    ]
    assert rules[8] == "DP-COMP-08"


@rule("DP-ROUND-02")
def test_the_table_says_which_phase_it_is() -> None:
    table = paused("15k / 15k ; phase income")
    assert meanwhile(table).phase == "event", "the income has been paid, a card comes"
    table.script_roll("reveal G5")
    assert (meanwhile(table).phase, meanwhile(table).turn) == ("dice", 0)


@rule("DP-ROUND-02")
@pytest.mark.parametrize("field", ["turn P1", THREES])
def test_there_are_no_dice_before_the_dice_phase(field: str) -> None:
    with pytest.raises(ValueError, match="DP-ROUND-02"):
        scene(f"15k / 15k ; phase income ; {field}")


@rule("DP-ROUND-02")
@pytest.mark.parametrize("events", ["none", "G1", "G1 G1", "G1 R1 R2"])
def test_every_round_has_brought_one_card(events: str) -> None:
    with pytest.raises(ValueError, match="DP-ROUND-02"):
        scene(f"15k / 15k ; round 2 ; events {events}")


# DP-ROUND-03, DP-ROUND-04


@rule("DP-ROUND-03")
@pytest.mark.parametrize(("start", "turns"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_everybody_has_one_turn_in_turn_order(start: int, turns: list[int]) -> None:
    table = scene(f"15k / 15k / 15k ; phase income ; options start_seat={start}", "reveal G5")
    play_on(table, until_round=2)
    played = [fact.args["seat"] for fact in table.events() if fact.what == "turn"]
    assert played[:3] == turns


@rule("DP-ROUND-03")
def test_a_turn_is_complete_before_the_next_begins() -> None:
    table = scene(f"15k / 15k / 15k ; {THREES}")
    assert since(table, f"{dull(0)}; {throw(black=1)}")[-6:-4] == ["there is nothing to do for P0", "the turn of P1"]
    assert cited(table, "DP-ROUND-03") == ["the turn of P1"]
    assert look(table).turn == 1


@rule("DP-ROUND-03")
def test_nobody_places_a_die_in_anothers_turn() -> None:
    table = scene(f"15k / 15k / 15k ; turn P1 ; {THREES}")
    assert [refused(table, seat, "place red") for seat in (0, 2)] == ["DP-ROUND-03"] * 2


@rule("DP-ROUND-04")
@pytest.mark.parametrize("start", [0, 1])
def test_the_next_round_begins_with_the_same_start_player(start: int) -> None:
    table = scene(f"15k / 15k ; round 3 ; turn P{1 - start} ; {THREES} ; options start_seat={start}")
    table.play(f"{dull(1 - start)}; reveal G5; {throw(black=1, white=1, grey=1, red=1)}")
    assert (look(table).round, look(table).start, look(table).turn) == (4, start, start)
    assert cited(table, "DP-ROUND-03") == [f"the turn of P{start}"]


# DP-ROUND-05, DP-GAP-33


@rule("DP-ROUND-05", "DP-GAP-33")
def test_who_cannot_reach_the_goal_any_more_plays_on() -> None:
    """Red is the K.O. colour, and P0 is at the start of influence in the last round."""
    table = scene(f"0k / 15k influence=12 used=cop,judge,senator ; round 7 ; events R1 R2 R3 R4 G1 G2 G3 ; {THREES}")
    assert (look(table).ko, asked(table)) == ("red", [0])
    table.play(f"{dull(0)}; {throw(black=3, white=3, grey=3, red=3)}")
    assert [seat.survived for seat in look(table).seats] == [None, None]
    table.play(dull(1))
    assert [seat.survived for seat in look(table).seats] == [False, True]


@rule("DP-ROUND-05", "DP-GAP-33")
def test_elimination_is_the_first_thing_after_round_seven_and_not_earlier() -> None:
    table = scene(f"15k / 15k / 15k ; round 7 ; turn P2 ; {THREES}")
    assert cited(table, "DP-END-01") == []
    last = since(table, dull(2))
    assert last[last.index("P2 calls the prosecutor") :][1:5] == [
        "there is nothing to do for P2",
        *(f"P{seat} is eliminated" for seat in range(3)),
    ]
