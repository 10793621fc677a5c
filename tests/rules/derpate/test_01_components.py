"""Chapter 1: what is in the box."""

import pytest

from backroom.games.derpate.edition import house_edition
from backroom.games.derpate.game import DERPATE
from tests.pate import chances, cited, family, fresh, held, look, owner, paused, rule, scene, throw, vacant, whereabouts

each_number = pytest.mark.parametrize("seats", [2, 3, 4])
FAMILIES = ["Corleone", "Tattaglia", "Barzini", "Stracci"]
ROAD = ["LM1", "LM2", "LM3", "GV1", "GV2", "GV3", "ES1", "ES2", "ES3", "LI1", "LI2", "LI3"]
# One of each thing that can happen to a member, a marker, a chip.
BUSY = (
    "9k reputation=8 used=wedding prison=1 river=1 owes=P1:2,bank:1 friends=2 favours=1 / 3k influence=11 used=judge /"
    " 0k owes=P0:5 friends=4 ; round 5 ; at GV1=vacant ES2=P0 LI1=vacant"
)


# DP-COMP-01: players


@rule("DP-COMP-01")
@each_number
def test_two_to_four_play_and_each_leads_a_family(seats: int) -> None:
    assert [seat.family for seat in look(fresh(seats)).seats] == FAMILIES[:seats]


@rule("DP-COMP-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5, True])
def test_fewer_or_more_cannot_play(seats: int) -> None:
    with pytest.raises(ValueError, match="DP-COMP-01"):
        fresh(seats)


@rule("DP-COMP-01")
@pytest.mark.parametrize("text", ["15k", "1k / 1k / 1k / 1k / 1k"])
def test_no_scene_seats_one_or_five(text: str) -> None:
    with pytest.raises(ValueError, match="DP-COMP-01"):
        scene(text)


# DP-COMP-02..DP-COMP-05: the board


@rule("DP-COMP-02")
def test_twelve_businesses_lie_in_four_districts_of_three() -> None:
    road = look(scene("15k / 15k")).road
    assert [business.key for business in road] == ROAD
    assert [business.district for business in road] == [key[:2] for key in ROAD]


@rule("DP-COMP-03")
def test_every_business_has_a_kind_from_one_to_five() -> None:
    kinds = [business.kind for business in look(scene("15k / 15k")).road]
    assert kinds == [1, 5, 3, 2, 4, 1, 2, 5, 1, 3, 4, 2]


@rule("DP-COMP-03")
@pytest.mark.parametrize(
    ("space", "pips", "amount"),
    [("LM1", 1, 1000), ("GV1", 2, 2000), ("LI1", 3, 3000), ("GV2", 4, 4000), ("ES2", 5, 5000)],
)
def test_a_business_pays_the_amount_of_its_kind(space: str, pips: int, amount: int) -> None:
    dice = f"dice black={pips} white={pips} grey={pips} red={pips}"
    empty = " ".join(f"{key}={'P1' if key == space else 'vacant'}" for key in ROAD)
    table = scene(f"15k / 15k ; at {empty} ; {dice}", "P0 place grey")
    assert cited(table, "DP-ROW1-02") == [f"P1 receives ${amount:,}"]


@rule("DP-COMP-04")
@pytest.mark.parametrize("space", ROAD)
def test_the_car_may_stand_in_front_of_every_business(space: str) -> None:
    assert look(fresh(2, f"P1 car {space}")).car == space


@rule("DP-COMP-04")
def test_the_road_joins_all_car_spaces_to_a_circle() -> None:
    """Steps of one, twelve times, lead past every business and back to the first."""
    stops: list[str | None] = []
    for space in ROAD:
        table = scene(f"15k / 15k ; car {space} ; phase income", "reveal R1")
        stops.append(look(table).car)
    assert stops == [*ROAD[1:], ROAD[0]]


@rule("DP-COMP-05")
def test_a_business_is_held_by_a_player_or_a_neutral_family_or_is_vacant() -> None:
    table = scene("15k / 15k ; at LM1=vacant")
    assert [owner(table, space) for space in ("LM1", "LM2", "GV1", "ES1", "LI1")] == [None, 0, 1, 2, 3]
    assert look(table).seats[0].family == "Corleone"
    assert len(look(table).seats) == 2, "families 2 and 3 are neutral"


@rule("DP-COMP-05")
def test_nobody_can_hold_a_business_twice() -> None:
    with pytest.raises(ValueError, match="DP-COMP-05"):
        scene("15k / 15k ; at LM1=P0 LM1=P1")


@rule("DP-COMP-05")
def test_at_any_time_every_business_is_vacant_or_somebodys() -> None:
    table = scene(BUSY)
    everywhere = sorted([*vacant(table), *(space for number in range(4) for space in held(table, number))])
    assert everywhere == sorted(ROAD)


# DP-COMP-06..DP-COMP-08: pieces


@rule("DP-COMP-06")
@pytest.mark.parametrize("text", ["15k / 15k / 15k", BUSY])
def test_everybody_owns_seven_members_and_five_markers(text: str) -> None:
    table = scene(text)
    for seat in range(3):
        mine = family(table, seat)
        assert sum(whereabouts(table, seat)) == 7
        assert mine.markers + sum(mine.debts.values()) == 5


@rule("DP-COMP-06")
@pytest.mark.parametrize("seat", ["prison=5", "river=3 prison=2", "prison=7", "owes=P1:6", "owes=P1:3,bank:3"], ids=str)
def test_more_than_that_nobody_has(seat: str) -> None:
    with pytest.raises(ValueError, match="DP-COMP-06"):
        scene(f"15k {seat} / 15k")


@rule("DP-COMP-06", "DP-COMP-12")
def test_everybody_has_one_marker_on_each_of_four_tracks() -> None:
    for seat in look(fresh(4)).seats:
        assert seat.tracks == {"reputation": 0, "influence": 0, "income": 0, "favours": 0}


@rule("DP-COMP-06")
def test_everybody_has_three_grey_and_three_red_chips() -> None:
    table = scene("15k reputation=12 influence=12 / 15k reputation=12 / 15k influence=12")
    grey, red = ["wedding", "grandchild", "birthday"], ["cop", "judge", "senator"]
    assert [seat.chips for seat in look(table).seats] == [grey + red, grey, red]


@rule("DP-COMP-06")
def test_everybody_has_an_own_tableau_of_four_rows() -> None:
    table = scene("15k / 15k ; dice black=3 white=3 grey=3 red=3")
    table.play(f"P0 place red; {throw(black=1, white=1, grey=1)}; P0 place white; {throw(black=1, grey=1)}")
    table.play(f"P0 place grey; P0 pass; {throw(black=5, white=5, grey=5, red=5)}; P1 place red")
    assert [(row.die, row.field) for row in look(table).tableau] == [("red", "income-5")], "it is P1's"


@rule("DP-COMP-07")
@pytest.mark.parametrize("text", ["15k / 15k / 15k", BUSY])
def test_there_are_thirteen_friends_in_all(text: str) -> None:
    view = look(scene(text))
    assert view.pool + sum(seat.friends for seat in view.seats) == 13


@rule("DP-COMP-07")
def test_a_fourteenth_friend_does_not_exist() -> None:
    assert look(scene("15k friends=7 / 15k friends=6")).pool == 0
    with pytest.raises(ValueError, match="DP-COMP-07"):
        scene("15k friends=7 / 15k friends=7")


@rule("DP-COMP-08")
def test_four_dice_have_five_numbers_and_a_puppet_each() -> None:
    table = paused("15k / 15k")
    for colour in ("black", "white", "grey", "red"):
        assert chances(table) == {f"roll {colour} {face}": 1 for face in ("1", "2", "3", "4", "5", "puppet")}
        table.script_roll(f"roll {colour} 3")
    assert look(table).dice == {"black": "3", "white": "3", "grey": "3", "red": "3"}
    assert cited(table, "DP-COMP-08") == [f"P0 rolls {colour} 3" for colour in ("black", "white", "grey", "red")]


@rule("DP-COMP-08")
@pytest.mark.parametrize("dice", ["black=6", "blue=1", "black=0", "black=1 black=2"])
def test_there_is_no_other_die_and_no_other_face(dice: str) -> None:
    with pytest.raises(ValueError, match="DP-COMP-08"):
        scene(f"15k / 15k ; dice {dice} white=1 grey=1 red=1")


# DP-COMP-09, DP-COMP-10: event cards and event tracks


@rule("DP-COMP-09")
def test_there_are_ten_different_event_cards() -> None:
    assert look(fresh(2)).unseen == ["G1", "G2", "G3", "G4", "G5", "R1", "R2", "R3", "R4", "R5"]


@rule("DP-COMP-09")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("letter", "colour"), [("G", "grey"), ("R", "red")])
def test_a_card_has_a_coloured_x_a_car_number_and_an_instruction(letter: str, colour: str, number: int) -> None:
    card = f"{letter}{number}"
    table = paused("15k / 15k ; phase income", f"reveal {card}")
    facts = [(fact.rule, fact.what, fact.args) for fact in table.events()]
    assert ("DP-EVT-02", "marker", {"colour": colour, "number": 1}) in facts
    assert ("DP-EVT-07", "car", {"space": ROAD[number]}) in facts
    assert [row.text != "" for row in house_edition().events if row.key == card] == [True]


@rule("DP-COMP-10", "DP-EVT-03")
@pytest.mark.parametrize(
    ("cards", "steps", "ko"),
    [
        ("G1", {"grey": 1, "red": 0}, None),
        ("G1 R2 G2", {"grey": 2, "red": 1}, None),
        ("G1 G2 G3", {"grey": 3, "red": 0}, None),
        ("G1 G2 G3 G4", {"grey": 4, "red": 0}, "grey"),
        ("R1 G1 R2 G2 R3 R4", {"grey": 2, "red": 4}, "red"),
    ],
)
def test_two_event_markers_are_four_steps_from_the_ko_field(cards: str, steps: dict[str, int], ko: str | None) -> None:
    view = look(scene(f"15k / 15k ; round {len(cards.split())} ; events {cards}"))
    assert (view.event_steps, view.ko) == (steps, ko)


# DP-COMP-11, DP-COMP-12


@rule("DP-COMP-11")
def test_there_is_one_car_and_everybodys_prisoners_and_drowned_are_in_the_same_places() -> None:
    table = scene("15k prison=1 river=2 / 15k prison=2 river=1 owes=bank:1 ; car ES2 ; at LM1=vacant")
    assert look(table).car == "ES2"
    assert [whereabouts(table, seat) for seat in (0, 1)] == [(2, 2, 1, 2), (1, 3, 2, 1)]
    assert family(table, 1).debts == {"bank": 1}


@rule("DP-COMP-12")
@pytest.mark.parametrize(("track", "last"), [("reputation", 12), ("influence", 12), ("income", 4), ("favours", 4)])
def test_every_track_counts_from_its_start_space_to_its_last(track: str, last: int) -> None:
    assert family(scene("15k / 15k"), 0).tracks[track] == 0
    assert family(scene(f"15k {track}={last} / 15k"), 0).tracks[track] == last
    with pytest.raises(ValueError, match=f"a number from 0 to {last}"):
        scene(f"15k {track}={last + 1} / 15k")


@rule("DP-COMP-12")
def test_the_grey_chips_lie_on_reputation_and_the_red_ones_on_influence() -> None:
    found = {
        (track, space): family(scene(f"15k {track}={space} / 15k"), 0).chips
        for track in ("reputation", "influence", "income", "favours")
        for space in (3, 4)
    }
    assert found == {
        ("reputation", 3): [],
        ("reputation", 4): ["wedding"],
        ("influence", 3): [],
        ("influence", 4): ["cop"],
        ("income", 3): [],
        ("income", 4): [],
        ("favours", 3): [],
        ("favours", 4): [],
    }


# Everything together


@rule("DP-COMP-06", "DP-COMP-07")
@pytest.mark.parametrize("text", ["15k / 15k", BUSY])
def test_nothing_is_missing_or_left_over(text: str) -> None:
    assert DERPATE.count(scene(text).state) == []
