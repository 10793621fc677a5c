"""Chapter 2: from the empty table to the first round."""

import pytest

import backroom
from backroom.games.derpate.edition import house_edition
from tests.pate import (
    asked,
    chances,
    cited,
    family,
    fresh,
    held,
    kind,
    look,
    meanwhile,
    money,
    options,
    paused,
    protected,
    refused,
    rule,
    scene,
    since,
    stopped,
    whereabouts,
)

each_number = pytest.mark.parametrize("seats", [2, 3, 4])
DISTRICTS = ["LM", "GV", "ES", "LI"]
# The set-up of each number of players, seat 0 starting: the last one places the car, and chooses first.
SET_UP = {
    2: "P1 car LI2; P1 district ES; P0 district LI",
    3: "P2 car LI2; P2 district ES; P1 district LM; P0 district LI",
    4: "P3 car LI2; P3 district ES; P2 district LM; P1 district LI",
}


def begun(seats: int, **chosen: object) -> backroom.Table:
    """Set up as above, and the first event card is not revealed yet."""
    return stopped(backroom.new("derpate", seats=seats, options=chosen), SET_UP[seats])


def order(table: backroom.Table) -> list[int]:
    """The seats that take a district, as they come."""
    return [int(fact.args["seat"]) for fact in table.events() if fact.what == "district"]


# DP-SETUP-01, DP-SETUP-02: tracks and chips


@rule("DP-SETUP-01")
@each_number
def test_all_markers_begin_on_their_start_spaces(seats: int) -> None:
    for seat in look(fresh(seats)).seats:
        assert seat.tracks == {"reputation": 0, "influence": 0, "income": 0, "favours": 0}


@rule("DP-SETUP-02")
@each_number
def test_all_chips_begin_on_their_tracks(seats: int) -> None:
    for seat in look(fresh(seats)).seats:
        assert (seat.chips, seat.used, seat.fresh) == ([], [], [])


@rule("DP-SETUP-02")
@pytest.mark.parametrize(
    ("space", "chip", "track"),
    [
        (4, "wedding", "reputation"),
        (7, "grandchild", "reputation"),
        (10, "birthday", "reputation"),
        (4, "cop", "influence"),
        (7, "judge", "influence"),
        (10, "senator", "influence"),
    ],
)
def test_every_chip_waits_on_its_own_space(space: int, chip: str, track: str) -> None:
    assert chip in family(scene(f"15k {track}={space} / 15k"), 0).chips
    assert chip not in family(scene(f"15k {track}={space - 1} / 15k"), 0).chips


# DP-SETUP-05..DP-SETUP-09: car and districts


@rule("DP-SETUP-05")
@pytest.mark.parametrize(("seats", "start", "last"), [(2, 0, 1), (3, 0, 2), (4, 0, 3), (4, 3, 2), (2, 1, 0)])
def test_the_player_on_the_right_of_the_start_player_places_the_car(seats: int, start: int, last: int) -> None:
    table = fresh(seats, start_seat=start)
    assert (kind(table), asked(table), table.asks[0].rule) == ("car", [last], "DP-SETUP-05")
    assert len(options(table, last)) == 12, "any space"
    assert since(table, f"P{last} car LI3")[0] == "the car stops at LI3"


@rule("DP-SETUP-05")
def test_the_car_comes_before_the_first_district() -> None:
    table = fresh(2)
    assert refused(table, 1, "district GV") == "DP-SETUP-05"
    assert look(table).car is None
    assert protected(table) == []


@rule("DP-SETUP-06")
def test_the_same_player_then_chooses_any_district() -> None:
    table = fresh(3, "P2 car LM1")
    assert (kind(table), asked(table), table.asks[0].rule) == ("district", [2], "DP-SETUP-06")
    assert options(table, 2) == [f"district {key}" for key in DISTRICTS]
    assert since(table, "P2 district ES") == [
        "P2 takes the district ES",
        "a member of P2 takes ES1",
        "a member of P2 takes ES2",
        "a member of P2 takes ES3",
    ]
    assert whereabouts(table, 2) == (4, 3, 0, 0)


@rule("DP-SETUP-06", "DP-CAR-04")
def test_the_district_of_the_car_may_be_chosen_like_any_other() -> None:
    """Protection forbids to occupy a vacant business in play; here it is the first manning of the board."""
    table = fresh(2, "P1 car ES2; P1 district ES")
    assert held(table, 1) == ["ES1", "ES2", "ES3"]


@rule("DP-SETUP-07")
def test_the_others_choose_counter_clockwise_among_what_is_left() -> None:
    table = fresh(4, "P3 car LM1; P3 district ES")
    assert (asked(table), options(table, 2)) == ([2], ["district LM", "district GV", "district LI"])
    assert table.asks[0].rule == "DP-SETUP-07"
    table.play("P2 district LI")
    assert (asked(table), options(table, 1)) == ([1], ["district LM", "district GV"])


@rule("DP-SETUP-07")
@pytest.mark.parametrize(
    ("seats", "start", "choosers"), [(2, 0, [1, 0]), (3, 0, [2, 1, 0]), (3, 1, [0, 2, 1]), (4, 2, [1, 0, 3, 2])]
)
def test_the_start_player_is_last(seats: int, start: int, choosers: list[int]) -> None:
    table = fresh(seats, start_seat=start)
    table.say(choosers[0], "car LM1")
    while kind(table) == "district":
        table.say(asked(table)[0], options(table, asked(table)[0])[-1])
    assert order(table) == choosers


@rule("DP-SETUP-07")
def test_a_district_that_is_taken_cannot_be_chosen_again() -> None:
    assert refused(fresh(3, "P2 car LM1; P2 district ES"), 1, "district ES") == "DP-SETUP-07"


@rule("DP-SETUP-07")
def test_nobody_chooses_out_of_turn() -> None:
    table = fresh(3, "P2 car LM1; P2 district ES")
    assert refused(table, 0, "district LM") == "DP-SETUP-07"
    assert refused(table, 2, "district LM") == "DP-SETUP-07"


@rule("DP-SETUP-08")
def test_only_the_first_chooser_places_the_car() -> None:
    table = fresh(3)
    assert refused(table, 1, "car LM2") == "DP-SETUP-08"
    table.play("P2 car LM1")
    assert refused(table, 2, "car LM2") == "DP-SETUP-08", "and only once"
    table.play("P2 district ES")
    assert refused(table, 1, "car LM2") == "DP-SETUP-08"
    assert look(table).car == "LM1"


@rule("DP-SETUP-09")
def test_with_four_players_the_start_player_gets_what_is_left() -> None:
    table = fresh(4, "P3 car LM1; P3 district ES; P2 district LI")
    assert since(table, "P1 district LM")[4:8] == [
        "P0 takes the district GV",
        "a member of P0 takes GV1",
        "a member of P0 takes GV2",
        "a member of P0 takes GV3",
    ]
    assert cited(table, "DP-SETUP-09")[0] == "P0 takes the district GV"
    assert look(table).round == 1, "nobody is asked about it"


@rule("DP-SETUP-07", "DP-SETUP-09")
@pytest.mark.parametrize(("seats", "number"), [(2, 3), (3, 2)])
def test_with_fewer_the_start_player_has_a_choice(seats: int, number: int) -> None:
    table = fresh(seats, "; ".join(SET_UP[seats].split("; ")[:-1]))
    assert (asked(table), len(options(table, 0))) == ([0], number)
    assert cited(table, "DP-SETUP-09") == []


# DP-SETUP-10: neutral families


@rule("DP-SETUP-10", "DP-GAP-40")
def test_with_three_players_the_last_district_is_neutral() -> None:
    table = begun(3)
    assert [business.owner for business in meanwhile(table).road if business.district == "GV"] == [3, 3, 3]
    assert cited(table, "DP-SETUP-10") == ["the neutral family Stracci sits in GV"]


@rule("DP-SETUP-10", "DP-GAP-40")
@pytest.mark.parametrize(
    ("mine", "yours", "barzini", "stracci"),
    [("ES", "LI", "LM", "GV"), ("LM", "ES", "GV", "LI"), ("GV", "LM", "ES", "LI"), ("LI", "LM", "GV", "ES")],
)
def test_with_two_players_unused_families_fill_the_rest_along_the_road(
    mine: str, yours: str, barzini: str, stracci: str
) -> None:
    table = stopped(backroom.new("derpate", seats=2), f"P1 car LM1; P1 district {mine}; P0 district {yours}")
    assert cited(table, "DP-SETUP-10") == [
        f"the neutral family Barzini sits in {barzini}",
        f"the neutral family Stracci sits in {stracci}",
    ]


@rule("DP-SETUP-10")
def test_with_four_players_there_is_no_neutral_family() -> None:
    table = begun(4)
    assert cited(table, "DP-SETUP-10") == []


@rule("DP-SETUP-10", "DP-COMP-05")
@each_number
def test_at_the_start_no_business_is_vacant(seats: int) -> None:
    table = begun(seats)
    assert not [business for business in meanwhile(table).road if business.owner is None]


# DP-SETUP-11..DP-SETUP-15: what everybody has


@rule("DP-SETUP-11")
@each_number
def test_four_members_and_five_markers_are_left(seats: int) -> None:
    table = begun(seats)
    for seat in meanwhile(table).seats:
        assert (seat.stock, seat.prison, seat.river, seat.markers, seat.debts) == (4, 0, 0, 5, {})


@rule("DP-SETUP-12")
@each_number
def test_the_deck_has_seven_cards_and_nobody_knows_which(seats: int) -> None:
    table = begun(seats)
    for viewer in (None, *range(seats)):
        view = meanwhile(table, viewer)
        assert (view.deck, len(view.unseen), view.shown) == (7, 10, [])
    assert len(chances(table)) == 10
    assert set(chances(table).values()) == {1}, "any of the ten may be the first"


@rule("DP-SETUP-12")
def test_three_cards_are_still_unseen_when_the_deck_is_empty() -> None:
    view = look(scene("15k / 15k ; round 7"))
    assert (view.deck, len(view.shown), len(view.unseen)) == (0, 7, 3)


@rule("DP-SETUP-12")
def test_a_card_comes_once() -> None:
    table = paused("15k / 15k ; round 3 ; phase income ; events G1 R4")
    assert sorted(chances(table)) == [f"reveal {card}" for card in ("G2", "G3", "G4", "G5", "R1", "R2", "R3", "R5")]
    with pytest.raises(backroom.Illegal, match="has been shown"):
        table.script_roll("reveal R4")


@rule("DP-SETUP-13")
@each_number
def test_all_friends_begin_in_the_pool(seats: int) -> None:
    view = look(fresh(seats))
    assert (view.pool, [seat.friends for seat in view.seats]) == (13, [0] * seats)


@rule("DP-SETUP-14", "DP-GAP-02")
@each_number
def test_everybody_begins_with_15000(seats: int) -> None:
    table = fresh(seats)
    assert money(table) == [15000] * seats
    assert cited(table, "DP-SETUP-14") == [f"P{seat} receives $15,000" for seat in range(seats)]


@rule("DP-SETUP-14", "DP-GAP-02")
def test_a_table_may_agree_on_10000() -> None:
    table = fresh(3, starting_money=10000)
    assert money(table) == [10000] * 3
    assert cited(table, "DP-SETUP-14")[0] == "P0 receives $10,000"
    assert look(table).options == {"starting_money": 10000}


@rule("DP-GAP-02")
@pytest.mark.parametrize("amount", [0, 15, 12000, 10000.0, "10000", True])
def test_no_other_amount_can_be_agreed(amount: object) -> None:
    with pytest.raises(ValueError, match="DP-GAP-02"):
        fresh(3, starting_money=amount)


@rule("DP-SETUP-15")
@each_number
def test_both_event_markers_begin_at_the_start(seats: int) -> None:
    view = look(fresh(seats))
    assert (view.event_steps, view.ko, view.open) == ({"grey": 0, "red": 0}, None, None)


# DP-SETUP-16..DP-SETUP-18


@rule("DP-SETUP-16")
def test_the_texts_of_all_ten_cards_are_known_before_the_game() -> None:
    texts = {card.key: card.text for card in house_edition().events}
    assert list(texts) == look(fresh(2)).unseen
    assert "gambling" in texts["R5"]
    assert len({*texts.values(), ""}) == 11


@rule("DP-SETUP-17")
def test_seat_tableau_and_members_belong_to_the_same_family() -> None:
    table = fresh(4, SET_UP[4])
    names = ["Corleone", "Tattaglia", "Barzini", "Stracci"]
    assert [seat.family for seat in look(table).seats] == names
    districts = [[b.district for b in look(table).road if b.owner == seat] for seat in range(4)]
    assert districts == [["GV"] * 3, ["LI"] * 3, ["LM"] * 3, ["ES"] * 3]


@rule("DP-SETUP-18")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_start_player_rolls_first(start: int) -> None:
    table = scene(f"15k / 15k / 15k ; phase income ; options start_seat={start}", "reveal G5")
    assert cited(table, "DP-COMP-08")[0].startswith(f"P{start} rolls black")


# Scenarios


@rule("DP-SC-01")
def test_a_table_of_four_is_set_up() -> None:
    table = stopped(backroom.new("derpate", seats=4), "P3 car GV2; P3 district LI; P2 district ES; P1 district GV")
    view = meanwhile(table)
    assert [business.owner for business in view.road] == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert [(seat.stock, seat.markers, seat.money) for seat in view.seats] == [(4, 5, 15000)] * 4
    assert order(table) == [3, 2, 1, 0]


@rule("DP-SC-02")
def test_a_table_of_three_has_one_neutral_district() -> None:
    table = stopped(backroom.new("derpate", seats=3), "P2 car GV2; P2 district LI; P1 district ES; P0 district GV")
    view = meanwhile(table)
    assert [business.owner for business in view.road[:3]] == [3, 3, 3]
    assert cited(table, "DP-SETUP-10") == ["the neutral family Stracci sits in LM"]


@rule("DP-SC-03")
def test_a_table_of_two_has_two_neutral_districts_of_two_colours() -> None:
    view = meanwhile(begun(2))
    assert [business.owner for business in view.road] == [2, 2, 2, 3, 3, 3, 1, 1, 1, 0, 0, 0]


@rule("DP-SC-04")
def test_a_new_game_has_a_deck_of_seven_and_three_unknown_cards_in_the_box() -> None:
    view = meanwhile(begun(4), 2)
    assert (view.deck, len(view.unseen) - view.deck) == (7, 3)
