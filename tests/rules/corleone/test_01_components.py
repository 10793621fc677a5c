"""Chapter 1: what is in the box."""

from collections import Counter

import pytest

import backroom
from backroom.games.corleone.game import CORLEONE
from backroom.games.corleone.rows import Job
from tests.empire import figures, fresh, hand, look, money_of, options, rule, scene
from tests.rolls import at, chances, new

MONEY = ("$1", "$2", "$3", "$5")
GOODS = ("gun", "blood-money", "booze", "narcotics")
BLUE = [
    *("blue-lantern-supper-club", "cataldo-funeral-home", "empire-steam-laundry", "jamaica-turf-club"),
    *("longshore-hiring-hall", "ninth-avenue-pawn", "santo-spirito-olive-oil", "zabriskie-sporting-arms"),
]
RED = ["cabaret-tangier", "idlewild-air-cargo", "mercer-street-pharmacy", "silver-slipper-casino"]


def in_the_box(table: backroom.Table) -> Counter[str]:
    """Money and goods wherever they lie: in the supply, in hands, in suitcases."""
    found = Counter(look(table).supply)
    for seat in range(table.seats):
        found.update(card for card in hand(table, seat) if card in MONEY + GOODS)
        found.update(money_of(table, seat))
    return found


# CE-COMP-01


@rule("CE-COMP-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_can_play(seats: int) -> None:
    assert len(look(fresh(seats)).seats) == seats


@rule("CE-COMP-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6, True])
def test_fewer_or_more_cannot(seats: int) -> None:
    with pytest.raises(ValueError, match="CE-COMP-01"):
        fresh(seats)


@rule("CE-COMP-01")
@pytest.mark.parametrize("text", ["$1", "$1 / $1 / $1 / $1 / $1 / $1"])
def test_no_scene_seats_one_or_six(text: str) -> None:
    with pytest.raises(ValueError, match="CE-COMP-01"):
        scene(text)


# CE-COMP-02, CE-COMP-03: cards of the supply


@rule("CE-COMP-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_there_are_120_notes_of_four_values(seats: int) -> None:
    found = in_the_box(fresh(seats))
    assert {note: found[note] for note in MONEY} == {"$1": 16, "$2": 36, "$3": 46, "$5": 22}
    assert sum(found[note] for note in MONEY) == 120


@rule("CE-COMP-02")
def test_notes_in_suitcases_are_among_the_120() -> None:
    table = scene("3*$2 +4*$5 / +$1")
    assert look(table).supply["$5"] == 18
    assert look(table).supply["$2"] == 33
    assert look(table).supply["$1"] == 15


@rule("CE-COMP-02")
@pytest.mark.parametrize("text", ["17*$1 / $2", "16*$1 / +$1", "+23*$5 / $2"])
def test_there_is_no_note_more(text: str) -> None:
    with pytest.raises(ValueError, match="CE-COMP-02"):
        scene(text)


@rule("CE-COMP-03")
@pytest.mark.parametrize("seats", [2, 5])
def test_there_are_32_goods_of_four_sorts(seats: int) -> None:
    found = in_the_box(fresh(seats))
    assert {good: found[good] for good in GOODS} == {"gun": 9, "blood-money": 9, "booze": 9, "narcotics": 5}
    assert sum(found[good] for good in GOODS) == 32


@rule("CE-COMP-03")
@pytest.mark.parametrize("text", ["10*gun / $2", "5*narcotics / narcotics"])
def test_there_is_no_good_more(text: str) -> None:
    with pytest.raises(ValueError, match="CE-COMP-03"):
        scene(text)


@rule("CE-COMP-03")
def test_goods_are_never_in_a_suitcase() -> None:
    with pytest.raises(ValueError, match="goods are never in a suitcase"):
        scene("+gun / $2")


# CE-COMP-04: tiles


@rule("CE-COMP-04")
def test_twelve_tiles_are_blue_or_red() -> None:
    blue = [f"open {tile}" for tile in BLUE]
    red = [f"open {tile}" for tile in RED]
    assert sorted(chances(at("$1 / $2 ; phase opening"))) == blue
    opened = "tiles wall-street=ninth-avenue-pawn brooklyn=jamaica-turf-club"
    assert sorted(chances(at(f"$1 / $2 ; act 3 ; phase opening ; {opened}"))) == red
    assert len(blue) + len(red) == 12


# CE-COMP-05: jobs


@rule("CE-COMP-05")
def test_the_deck_is_made_of_44_different_jobs() -> None:
    deck = chances(new(2, "pick P0"))  # the first public job comes next
    assert len(deck) == 44
    assert set(deck.values()) == {1}


@rule("CE-COMP-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_after_the_deal_every_job_is_public_in_a_hand_or_in_the_deck(seats: int) -> None:
    view = look(fresh(seats))
    assert view.deck + len(view.public) + 2 * seats == 44


@rule("CE-COMP-05")
@pytest.mark.parametrize("job", CORLEONE.rows.jobs, ids=lambda job: job.key)
def test_a_job_has_a_colour_a_price_and_something_to_do(job: Job) -> None:
    assert job.colour in range(4)
    assert 1 <= sum(job.cost) <= 4
    assert job.effects


@rule("CE-COMP-05")
def test_jobs_come_in_four_colours() -> None:
    assert {job.colour for job in CORLEONE.rows.jobs} == {0, 1, 2, 3}


@rule("CE-COMP-05")
def test_no_job_is_in_two_places() -> None:
    with pytest.raises(ValueError, match="shakedown"):
        scene("shakedown / $1 ; public shakedown")


# CE-COMP-06: allies


@rule("CE-COMP-06")
def test_six_allies_belong_to_each_of_three_acts() -> None:
    acts = [
        chances(new(2, "pick P0; draw shakedown; draw vig-night")),
        chances(at("6*$1 / $2 ; act 1 ; phase tribute", "P0 discard $1; P0 done")),
        chances(at("5*$1 / $2 ; act 2 ; phase tribute", "P0 discard $1; P0 done")),
    ]
    assert [len(allies) for allies in acts] == [6, 6, 6]
    assert len(acts[0] | acts[1] | acts[2]) == 18


# CE-COMP-07: the families


@rule("CE-COMP-07")
def test_a_family_is_three_family_members_three_thugs_and_nine_markers() -> None:
    for seat in look(scene("$1 / $2 ; act 4")).seats:
        assert seat.members == ["don", "consigliere", "heir"]
        assert (seat.thugs, seat.markers, seat.suitcase) == (3, 9, 0)


@rule("CE-COMP-07")
def test_every_figure_exists_once() -> None:
    table = scene("$1 / $2 ; act 4 ; at union-square=P0-heir penn-central-railroad=P0 ; river P0-don P0-thug")
    assert look(table).seats[0].members == ["consigliere"]
    assert look(table).seats[0].thugs == 1
    with pytest.raises(ValueError, match="P0 has no heir left"):
        scene("$1 / $2 ; act 4 ; at union-square=P0-heir brooklyn-bridge=P0-heir")
    with pytest.raises(ValueError, match="P0 has no thug left"):
        scene("$1 / $2 ; river P0-thug P0-thug P0-thug P0-thug")


@rule("CE-COMP-07")
def test_a_tenth_marker_is_not_in_the_box() -> None:
    nine = "stacks midtown=P0,P0,P0,P0,P0 queens=P0,P0,P0,P0"
    assert look(scene(f"$1 / $2 ; {nine}")).seats[0].markers == 0
    with pytest.raises(ValueError, match="CE-COMP-07"):
        scene(f"$1 / $2 ; {nine} chelsea=P0")


# CE-COMP-08: neutral figures and trackers


@rule("CE-COMP-08")
def test_mayor_union_boss_and_police_chief_are_nobodys() -> None:
    table = scene("$1 / $2 ; at union-square=mayor penn-central-railroad=union-boss midtown=police-chief")
    assert figures(table) == {"union-square": "mayor", "penn-central-railroad": "union-boss"}
    assert look(table).chief == "midtown"
    midtown = next(territory for territory in look(table).territories if territory.key == "midtown")
    assert midtown.influence == [0, 0, 3]  # two families, and the neutral force


@rule("CE-COMP-08")
@pytest.mark.parametrize(
    "twice",
    [
        "at union-square=mayor brooklyn-bridge=mayor",
        "at queens=police-chief midtown=police-chief",
        "at union-square=mayor ; river mayor",
        "river union-boss union-boss",
    ],
)
def test_there_is_one_of_each(twice: str) -> None:
    with pytest.raises(ValueError, match="CE-COMP-08"):
        scene(f"$1 / $2 ; {twice}")


@rule("CE-COMP-08")
def test_act_phase_and_first_player_are_marked() -> None:
    view = look(scene("$1 / 6*$2 ; act 3 ; phase tribute ; horse P1"))
    assert (view.act, view.phase, view.horse) == (3, "tribute", 1)


# CE-COMP-09: five families


@rule("CE-COMP-09")
def test_the_five_families_have_names() -> None:
    names = ["Marzullo", "Matarazzo", "Vitale", "Caccamo", "Pizzino"]
    assert [seat.family for seat in look(fresh(5)).seats] == names


@rule("CE-COMP-09")
def test_nothing_but_the_name_tells_families_apart() -> None:
    menus = []
    for seat in range(5):
        hands = " / ".join(["gun $2"] * 5)
        table = scene(f"{hands} ; turn P{seat} ; public word-at-the-barbershop")
        menus.append(options(table, seat))
    assert "job word-at-the-barbershop" in menus[0]
    assert all(menu == menus[0] for menu in menus)
