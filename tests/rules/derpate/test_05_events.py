"""Chapter 5: an event card is revealed in every round. What the ten texts do is in test_17_cards.py."""

from itertools import product

import pytest

from tests.pate import (
    THREES,
    asked,
    cited,
    dull,
    family,
    kind,
    look,
    meanwhile,
    money,
    options,
    owner,
    paused,
    protected,
    refused,
    rule,
    scene,
    throw,
    told,
)

ROAD = ["LM1", "LM2", "LM3", "GV1", "GV2", "GV3", "ES1", "ES2", "ES3", "LI1", "LI2", "LI3"]
GREY, RED = ["G1", "G2", "G3", "G4", "G5"], ["R1", "R2", "R3", "R4", "R5"]
# Grey X in rounds 1, 2, 4 and 5.
KO_GREY = "G5 G4 R1 G2 G1"


# DP-EVT-01: three parts


@rule("DP-EVT-01")
def test_the_parts_of_a_card_are_carried_out_in_the_order_x_car_text() -> None:
    table = scene("15k / 15k / 15k ; phase income ; at ES2=P0", "reveal R5")
    assert [(fact.rule, str(fact)) for fact in table.events()][1:6] == [
        ("DP-EVT-01", "event card R5"),
        ("DP-EVT-02", "the red event marker makes step 1"),
        ("DP-EVT-07", "the car stops at GV3"),
        ("DP-CARD-R5a", "the member of P0 in LM2 goes to prison"),
        ("DP-CARD-R5a", "the member of P0 in ES2 goes to prison"),
    ]


@rule("DP-EVT-01")
def test_the_text_finds_the_car_where_it_has_just_stopped() -> None:
    """The car leaves LM with five steps: gambling there is no longer protected."""
    table = scene("15k / 15k / 15k ; phase income ; car LM2", "reveal R5")
    assert (look(table).car, owner(table, "LM2"), family(table, 0).prison) == ("ES1", None, 1)


@rule("DP-EVT-01")
def test_a_card_is_shown_to_all() -> None:
    table = scene("15k / 15k ; phase income", "reveal G2")
    assert look(table).shown == look(table, 1).shown == ["G2"]
    assert ("G2" in look(table).unseen, look(table).deck) == (False, 6)


# DP-EVT-02..DP-EVT-04: the X


@rule("DP-EVT-02")
@pytest.mark.parametrize("card", GREY + RED)
def test_the_marker_of_its_colour_makes_one_step(card: str) -> None:
    colour = "grey" if card in GREY else "red"
    table = paused("15k / 15k ; phase income", f"reveal {card}")
    assert meanwhile(table).event_steps == {"grey": 0, "red": 0} | {colour: 1}
    assert cited(table, "DP-EVT-02") == [f"the {colour} event marker makes step 1"]


@rule("DP-EVT-03")
@pytest.mark.parametrize(
    ("before", "card", "colour"),
    [("G1 R1 G2 G3", "G5", "grey"), ("R1 G1 R3 R4", "R5", "red"), ("G1 G2 G3", "G5", "grey")],
)
def test_the_fourth_step_names_the_ko_colour(before: str, card: str, colour: str) -> None:
    table = paused(f"15k / 15k ; phase income ; round {len(before.split()) + 1} ; events {before}")
    assert meanwhile(table).ko is None
    table.script_roll(f"reveal {card}")
    assert meanwhile(table).ko == colour
    assert cited(table, "DP-EVT-03") == [f"{colour} is the K.O. colour"]


@rule("DP-EVT-03")
@pytest.mark.parametrize(
    ("events", "track", "other"),
    [("G1 G2 G3 G4 R1 R2 R3", "reputation", "influence"), ("R1 R2 R3 R4 G1 G2 G3", "influence", "reputation")],
)
def test_grey_stands_for_reputation_and_red_for_influence(events: str, track: str, other: str) -> None:
    """Each of two players has finished one of the tracks; the one with the deciding track survives."""
    used = {"reputation": "wedding,grandchild,birthday", "influence": "cop,judge,senator"}
    seats = f"15k {track}=12 used={used[track]} / 15k {other}=12 used={used[other]}"
    table = scene(f"{seats} ; round 7 ; turn P1 ; events {events} ; {THREES}", dull(1))
    assert [seat.survived for seat in look(table).seats] == [True, False]


@rule("DP-EVT-04")
@pytest.mark.parametrize(("card", "colour"), [("R5", "red"), ("G3", "grey")])
def test_after_that_neither_marker_moves(card: str, colour: str) -> None:
    table = paused(f"15k / 15k ; phase income ; round 6 ; events {KO_GREY}", f"reveal {card}")
    assert meanwhile(table).event_steps == {"grey": 4, "red": 1}
    assert meanwhile(table).ko == "grey"
    assert cited(table, "DP-EVT-04") == [f"the {colour} event marker stays where it is"]
    assert cited(table, "DP-EVT-02") == []


@rule("DP-EVT-04")
def test_four_reds_after_the_ko_of_grey_change_nothing() -> None:
    view = look(scene("15k / 15k ; round 7 ; events G1 G2 G3 G4 R1 R2 R3"))
    assert (view.event_steps, view.ko) == ({"grey": 4, "red": 0}, "grey")


@rule("DP-EVT-06")
def test_whatever_the_order_one_colour_is_out_between_rounds_four_and_seven() -> None:
    rounds = set()
    for pattern in product("GR", repeat=7):
        if not 2 <= pattern.count("G") <= 5:  # there are five of each
            continue
        cards = [f"{letter}{pattern[:i].count(letter) + 1}" for i, letter in enumerate(pattern)]
        ko_round = next(n for n in range(1, 8) if 4 in (pattern[:n].count("G"), pattern[:n].count("R")))
        before = look(scene(f"1k / 1k ; round {ko_round - 1} ; events {' '.join(cards[: ko_round - 1])}"))
        after = look(scene(f"1k / 1k ; round 7 ; events {' '.join(cards)}"))
        assert before.ko is None
        assert after.ko == ("grey" if pattern[ko_round - 1] == "G" else "red")
        assert sorted(after.event_steps.values())[1] == 4
        rounds.add(ko_round)
    assert rounds == {4, 5, 6, 7}


# DP-EVT-05, DP-GAP-03


@rule("DP-EVT-05", "DP-GAP-03")
def test_later_cards_still_move_the_car_and_have_their_text() -> None:
    table = scene(f"15k / 15k ; phase income ; round 6 ; events {KO_GREY} ; at ES2=P1", "reveal R5")
    assert look(table).car == "GV3"
    assert family(table, 0).prison == family(table, 1).prison == 1


@rule("DP-EVT-05", "DP-GAP-03")
@pytest.mark.parametrize("card", ["R1", "G5"])
def test_a_later_card_may_stay_open_too(card: str) -> None:
    events = "G1 G2 G3 G4" if card == "R1" else "R1 R2 R3 R4"
    table = scene(f"15k / 15k ; phase income ; round 5 ; events {events}", f"reveal {card}")
    assert look(table).open == card


# DP-EVT-07: the car


@rule("DP-EVT-07")
@pytest.mark.parametrize("card", GREY)
@pytest.mark.parametrize("space", ["LM1", "GV3", "ES2", "LI1", "LI3"])
def test_the_car_moves_clockwise_by_the_number_and_round_the_end_of_the_road(space: str, card: str) -> None:
    table = paused(f"15k / 15k ; phase income ; car {space}", f"reveal {card}")
    stop = ROAD[(ROAD.index(space) + int(card[1])) % 12]
    assert meanwhile(table).car == stop
    assert cited(table, "DP-EVT-07") == [f"the car stops at {stop}"]


@rule("DP-EVT-07")
def test_every_car_space_counts_whoever_is_there() -> None:
    at = "at LM2=vacant LM3=P1 GV1=barzini ES1=vacant"
    table = paused(f"15k / 15k ; phase income ; {at}", "reveal G4")
    assert meanwhile(table).car == "GV2"


@rule("DP-EVT-07")
def test_passing_and_stopping_change_no_business() -> None:
    """An event move is no visit."""
    table = scene("15k / 15k / 15k ; phase income ; at GV2=vacant", "reveal G4")
    assert [owner(table, space) for space in ROAD] == [0, 0, 0, 1, None, 1, 2, 2, 2, 3, 3, 3]


# DP-EVT-08: for all players, the start player first


@rule("DP-EVT-08")
@pytest.mark.parametrize(("start", "order"), [(0, [0, 2, 3]), (2, [2, 3, 0]), (3, [3, 0, 2])])
def test_the_start_player_decides_first_and_the_others_in_turn_order(start: int, order: list[int]) -> None:
    """G3 stops in GV, so P1 has nothing to decide."""
    table = scene(f"1k / 1k / 1k / 1k ; phase income ; options start_seat={start}", "reveal G3")
    deciders = []
    while kind(table) == "vacate":
        deciders += asked(table)
        table.say(asked(table)[0], options(table, asked(table)[0])[0])
    assert deciders == order
    assert money(table) == [5000, 1000, 5000, 5000]


@rule("DP-EVT-08")
@pytest.mark.parametrize("word", ["vacate ES1", "bail 1", "sink"])
def test_nobody_decides_before_the_start_player(word: str) -> None:
    table = scene("9k prison=1 / 9k / 9k prison=1 ; phase income", f"reveal {'G3' if 'vacate' in word else 'R4'}")
    assert asked(table) == [0]
    assert refused(table, 2, word) == "DP-EVT-08"


@rule("DP-EVT-08")
def test_the_dice_wait_until_everybody_has_decided() -> None:
    table = scene("9k prison=1 / 9k prison=1 ; phase income", "reveal R4; P0 sink")
    assert (asked(table), look(table).phase, look(table).turn) == ([1], "event", None)
    table.play("P1 bail 1")
    assert (look(table).phase, look(table).turn) == ("dice", 0)


# DP-EVT-09: back to the box, or open


@rule("DP-EVT-09")
@pytest.mark.parametrize("card", ["G1", "G2", "G4", "R2", "R5"])
def test_a_card_that_is_done_is_put_away_at_once(card: str) -> None:
    table = scene("15k / 15k ; phase income", f"reveal {card}")
    assert look(table).open is None
    assert cited(table, "DP-EVT-09") == []


@rule("DP-EVT-09")
@pytest.mark.parametrize("card", ["G5", "R1"])
def test_two_cards_stay_open_until_the_end_of_the_round(card: str) -> None:
    table = scene("15k owes=P1:5 / 15k owes=P0:5 ; phase income", f"reveal {card}")
    assert (look(table).open, cited(table, "DP-EVT-09")) == (card, [f"{card} stays open until the end of the round"])
    text = f"15k owes=P1:5 / 15k owes=P0:5 ; turn P1 ; events {card} ; {THREES}"
    late = paused(text, f"{dull(1)}")
    assert meanwhile(late).open is None
    assert cited(late, "DP-EVT-09") == [f"{card} is put away"]


@rule("DP-EVT-09")
def test_in_the_last_turn_of_the_round_it_is_still_open() -> None:
    table = scene(f"15k / 15k ; turn P1 ; events G5 ; {THREES}")
    assert look(table).open == "G5"


# DP-EVT-10


@rule("DP-EVT-10")
def test_nothing_is_done_but_x_car_and_text() -> None:
    table = scene("15k / 15k ; phase income ; at LM3=vacant", f"reveal G2; {throw(black=1, white=1, grey=1, red=1)}")
    assert told(table)[1:6] == [
        "event card G2",
        "the grey event marker makes step 1",
        "the car stops at LM3",
        "nobody is in LM3",
        "the turn of P0",
    ]
    assert money(table) == [15000, 15000]


# Scenarios


@rule("DP-SC-06")
def test_the_fourth_grey_card_fixes_the_ko_track() -> None:
    table = paused("15k / 15k / 15k / 15k ; phase income ; round 5 ; events G5 G4 R1 G2")
    assert meanwhile(table).ko is None
    table.script_roll("reveal G1")
    view = meanwhile(table)
    assert (view.event_steps["grey"], view.ko) == (4, "grey")


@rule("DP-SC-07")
def test_a_red_card_after_that_does_all_but_the_step() -> None:
    table = scene(f"15k / 15k / 15k / 15k ; phase income ; round 6 ; events {KO_GREY} ; car ES1", "reveal R2")
    assert (look(table).event_steps, look(table).car) == ({"grey": 4, "red": 1}, "ES3")
    assert cited(table, "DP-CARD-R2a") == ["P2 has a friend more"]


@rule("DP-SC-08")
def test_the_car_drives_from_space_10_to_space_3() -> None:
    table = scene("15k / 15k / 15k / 15k ; phase income ; car LI2", "reveal G5")
    assert look(table).car == "GV1"
    assert protected(table) == ["GV1", "GV2", "GV3"]
