"""Chapter 2: from the empty table to the first act."""

import pytest

import backroom
from tests.empire import asked, cited, fresh, hand, look, options, rule, scene, told
from tests.rolls import at, chances, meanwhile, new

# What fate says at a table of three, up to the end of the deal.
PUBLIC = "draw shakedown; draw vig-night; draw motorcade"
ALLIES = "reveal hollywood-producer; reveal small-time-bookie"
HANDS = "draw bathtub-gin; draw city-contract; draw numbered-account; draw picket-line; draw policy-bank"
DEAL = f"pick P1; {PUBLIC}; {ALLIES}; {HANDS}; draw broken-thumbs"
each_number = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def dealt(script: str = "") -> backroom.Table:
    """Three players; the horse head is with P1, who has been dealt first."""
    return fresh(3, f"{DEAL}; {script}")


# CE-SETUP-01: the first act, the first phase


@rule("CE-SETUP-01")
@each_number
def test_the_game_begins_in_act_one_with_open_new_business(seats: int) -> None:
    table = fresh(seats)
    phases = [fact.args for fact in table.events() if fact.what == "phase"]
    assert phases[0] == {"act": "I", "phase": "opening"}
    assert look(table).act == 1


@rule("CE-SETUP-01")
def test_the_police_car_stands_on_the_first_phase_while_the_table_is_set() -> None:
    view = meanwhile(new(3, "pick P1"))
    assert (view.act, view.phase) == (1, "opening")


# CE-SETUP-03: two closed piles of tiles


@rule("CE-SETUP-03")
def test_every_blue_tile_may_lie_on_top_of_the_blue_pile() -> None:
    assert chances(new(4, "pick P0")) == {
        "open zabriskie-sporting-arms": 1,
        "open cataldo-funeral-home": 1,
        "open blue-lantern-supper-club": 1,
        "open santo-spirito-olive-oil": 1,
        "open empire-steam-laundry": 1,
        "open ninth-avenue-pawn": 1,
        "open jamaica-turf-club": 1,
        "open longshore-hiring-hall": 1,
    }


@rule("CE-SETUP-03")
def test_every_red_tile_may_lie_on_top_of_the_red_pile() -> None:
    assert chances(at("$1 / $2 ; act 3 ; phase opening")) == {
        "open idlewild-air-cargo": 1,
        "open mercer-street-pharmacy": 1,
        "open silver-slipper-casino": 1,
        "open cabaret-tangier": 1,
    }


@rule("CE-SETUP-03")
def test_a_tile_that_lies_on_the_board_is_in_no_pile() -> None:
    left = chances(new(5, "pick P0; open ninth-avenue-pawn"))
    assert len(left) == 7
    assert "open ninth-avenue-pawn" not in left


# CE-SETUP-04..CE-SETUP-06: tiles at setup


@rule("CE-SETUP-04")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_or_three_begin_with_no_tile(seats: int) -> None:
    table = fresh(seats)
    opened = [fact.rule for fact in table.events() if fact.what == "opened"]
    assert opened == ["CE-OPEN-01"]  # that of Act I
    assert [territory.tile is None for territory in look(table).territories] == [False, *[True] * 6]


@rule("CE-SETUP-04")
def test_at_a_table_of_three_the_first_thing_after_the_horse_head_is_a_public_job() -> None:
    table = new(3, "pick P0")
    assert all(word.startswith("draw ") for word in chances(table))
    assert [territory.tile for territory in meanwhile(table).territories] == [None] * 7


@rule("CE-SETUP-05")
def test_four_begin_with_a_blue_tile_on_wall_street() -> None:
    table = fresh(4, "pick P0; open jamaica-turf-club")
    assert cited(table, "CE-SETUP-05") == ["jamaica-turf-club opens in wall-street"]
    assert look(table).territories[0].tile == "jamaica-turf-club"


@rule("CE-SETUP-06")
def test_five_begin_with_three_blue_tiles() -> None:
    table = fresh(5, "pick P0; open jamaica-turf-club; open ninth-avenue-pawn; open cataldo-funeral-home")
    assert cited(table, "CE-SETUP-06") == [
        "jamaica-turf-club opens in wall-street",
        "ninth-avenue-pawn opens in brooklyn",
        "cataldo-funeral-home opens in upper-east-side",
    ]
    assert [t.tile for t in look(table).territories[:3]] == [
        "jamaica-turf-club",
        "ninth-avenue-pawn",
        "cataldo-funeral-home",
    ]


@rule("CE-SETUP-05", "CE-SETUP-06")
@pytest.mark.parametrize(("seats", "tiles"), [(4, 1), (5, 3)])
def test_the_tiles_of_the_setup_come_before_that_of_act_one(seats: int, tiles: int) -> None:
    opened = [fact.rule for fact in fresh(seats).events() if fact.what == "opened"]
    assert opened == [f"CE-SETUP-0{seats + 1}"] * tiles + ["CE-OPEN-01"]


@rule("CE-SETUP-05", "CE-SETUP-06")
@pytest.mark.parametrize("seats", [4, 5])
def test_no_red_tile_is_among_those_of_the_setup(seats: int) -> None:
    with pytest.raises(backroom.Illegal, match="there is none to draw"):
        fresh(seats, "pick P0; open cabaret-tangier")


# CE-SETUP-07: public jobs


@rule("CE-SETUP-07")
@pytest.mark.parametrize(("seats", "jobs"), [(2, 2), (3, 3), (4, 3), (5, 4)])
def test_the_number_of_public_jobs_depends_on_the_number_of_players(seats: int, jobs: int) -> None:
    table = fresh(seats)
    assert len(look(table).public) == jobs
    assert len(cited(table, "CE-SETUP-07")) == jobs


@rule("CE-SETUP-07")
def test_public_jobs_are_turned_up_for_all_to_see() -> None:
    table = dealt()
    assert sorted(look(table).public) == ["motorcade", "shakedown", "vig-night"]
    assert cited(table, "CE-SETUP-07", 2) == [
        "shakedown is a public job",
        "vig-night is a public job",
        "motorcade is a public job",
    ]


# CE-SETUP-08: the allies of Act I


@rule("CE-SETUP-08")
@each_number
def test_there_is_one_ally_fewer_than_players(seats: int) -> None:
    table = fresh(seats)
    assert len(look(table).allies) == seats - 1
    assert len(cited(table, "CE-SETUP-08")) == seats - 1


@rule("CE-SETUP-08")
def test_the_allies_of_act_one_are_equally_likely() -> None:
    table = new(3, f"pick P1; {PUBLIC}")
    assert chances(table) == {
        "reveal mayor-on-the-stump": 1,
        "reveal police-chief-on-the-beat": 1,
        "reveal hollywood-producer": 1,
        "reveal union-boss": 1,
        "reveal small-time-bookie": 1,
        "reveal hired-muscle": 1,
    }
    assert cited(dealt(), "CE-SETUP-08") == ["hollywood-producer can be bought", "small-time-bookie can be bought"]


@rule("CE-SETUP-08")
def test_the_allies_that_are_not_turned_up_are_out_of_the_game() -> None:
    # Producer and bookie are on offer; in the Entr'acte nobody can meet the other four.
    tribute = "6*$1 / $2 / $3 ; phase tribute ; allies hollywood-producer small-time-bookie ; public none"
    later = chances(at(tribute, f"P0 discard $1; P0 done; {PUBLIC}"))
    names = ("union-boss", "hired-muscle", "mayor-on-the-stump", "police-chief-on-the-beat")
    left = {f"reveal {name}" for name in names}
    assert not left & set(later)
    assert len(later) == 6


# CE-SETUP-09..CE-SETUP-11: figures and markers


@rule("CE-SETUP-09")
@pytest.mark.parametrize(("seats", "thugs"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_everybody_begins_with_don_thugs_markers_and_an_empty_suitcase(seats: int, thugs: int) -> None:
    for seat in look(fresh(seats)).seats:
        assert (seat.members, seat.thugs, seat.markers) == (["don"], thugs, 9)
        assert (seat.suitcase, seat.jobs) == (0, [])


@rule("CE-SETUP-09", "CE-G-32")
@each_number
def test_families_are_given_out_in_the_order_of_the_seats(seats: int) -> None:
    names = ["Marzullo", "Matarazzo", "Vitale", "Caccamo", "Pizzino"][:seats]
    table = fresh(seats)
    assert [seat.family for seat in look(table).seats] == names
    assert cited(table, "CE-G-32") == [f"P{seat} leads the family {name}" for seat, name in enumerate(names)]


@rule("CE-SETUP-10")
@pytest.mark.parametrize(
    ("act", "members"),
    [
        (1, ["don"]),
        (2, ["don", "consigliere"]),
        (3, ["don", "consigliere"]),
        (4, ["don", "consigliere", "heir"]),
    ],
)
def test_the_consigliere_waits_for_act_two_and_the_heir_for_act_four(act: int, members: list[str]) -> None:
    assert look(scene(f"$1 / $2 ; act {act}")).seats[1].members == members


@rule("CE-SETUP-10")
def test_in_act_one_there_is_no_second_family_member_to_send() -> None:
    table = fresh(2, "pick P0")
    for word in ("P0 member union-square; P0 pass", "P1 thug gowanus-cold-storage"):
        table.play(word)
    assert not [word for word in options(table, 0) if word.startswith("member")]


@rule("CE-SETUP-11")
@each_number
def test_board_and_river_are_empty_at_first(seats: int) -> None:
    view = look(fresh(seats))
    assert (view.figures, view.chief, view.river) == ({}, None, [])
    assert all(not territory.stack for territory in view.territories)


@rule("CE-SETUP-11")
def test_the_third_thug_is_put_away_at_a_table_of_three() -> None:
    with pytest.raises(ValueError, match="P0 has no thug left"):
        scene("$1 / $2 / $3 ; river P0-thug P0-thug P0-thug")
    assert look(scene("$1 / $2 ; river P0-thug P0-thug P0-thug")).river == ["P0-thug"] * 3


# CE-SETUP-12: the starting hand


@rule("CE-SETUP-12")
@each_number
def test_a_hand_is_three_notes_and_two_jobs(seats: int) -> None:
    table = fresh(seats)
    for seat in range(seats):
        cards = hand(table, seat)
        assert cards[:3] == ["$1", "$2", "$3"]
        assert len(cards) == look(table).seats[seat].hand == 5
    assert look(table).supply["$1"] == 16 - seats


@rule("CE-SETUP-12", "CE-G-28")
def test_jobs_are_dealt_clockwise_from_the_first_player_after_the_public_ones() -> None:
    table = dealt()
    assert [hand(table, seat)[3:] for seat in range(3)] == [
        ["broken-thumbs", "policy-bank"],
        ["city-contract", "bathtub-gin"],
        ["numbered-account", "picket-line"],
    ]


@rule("CE-SETUP-12")
def test_a_player_sees_the_own_jobs_and_that_others_get_some() -> None:
    notes = [f"P{seat} takes ${value}" for seat in (1, 2, 0) for value in (1, 2, 3)]
    backs = {seat: [f"P{seat} is dealt a job"] for seat in range(3)}
    assert cited(dealt(), "CE-SETUP-12") == [*notes, *backs[1] * 2, *backs[2] * 2, *backs[0] * 2]
    assert cited(dealt(), "CE-SETUP-12", 2) == [
        *notes,
        *backs[1] * 2,
        *["P2 is dealt numbered-account", *backs[2], "P2 is dealt picket-line", *backs[2]],
        *backs[0] * 2,
    ]


# CE-SETUP-13: the first player


@rule("CE-SETUP-13")
@each_number
def test_fate_picks_the_first_player_and_favours_nobody(seats: int) -> None:
    assert chances(new(seats)) == {f"pick P{seat}": 1 for seat in range(seats)}


@rule("CE-SETUP-13")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_holder_of_the_horse_head_has_the_first_turn(first: int) -> None:
    table = fresh(3, f"pick P{first}")
    assert cited(table, "CE-SETUP-13") == [f"P{first} has the horse head"]
    assert look(table).horse == first
    assert asked(table) == [first]


@rule("CE-SETUP-13", "CE-G-28")
def test_the_first_player_is_picked_before_anything_is_dealt() -> None:
    facts = told(dealt())
    assert facts[3] == "P1 has the horse head"  # after the names of the families
    assert facts[4] == "shakedown is a public job"


# CE-EX-14: four players after setup


@rule("CE-EX-14")
def test_a_table_of_four_after_setup() -> None:
    table = new(4, "pick P2; open empire-steam-laundry")
    for kind in ("draw", "draw", "draw", "reveal", "reveal", "reveal", *["draw"] * 8):
        word = next(iter(chances(table)))
        assert word.startswith(kind)
        table.script_roll(word)
    view = meanwhile(table)  # the tile of Act I is to come
    assert [territory.tile for territory in view.territories] == ["empire-steam-laundry", *[None] * 6]
    assert (len(view.public), len(view.allies)) == (3, 3)
    for seat in view.seats:
        assert (seat.members, seat.thugs, seat.markers) == (["don"], 2, 9)
    for i in range(4):
        mine = meanwhile(table, i).hand
        assert mine[:3] == ["$1", "$2", "$3"]
        assert len(mine) == 5
    table.play("open cataldo-funeral-home")
    assert [territory.tile for territory in look(table).territories[:2]] == [
        "empire-steam-laundry",
        "cataldo-funeral-home",
    ]
