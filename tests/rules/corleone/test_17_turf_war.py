"""Chapter 17: turf wars, territory by territory."""

import pytest

import backroom
from tests.empire import asked, cited, kind, look, options, refused, rule, scene, stack, told

# Two players, everybody but P0's last thug placed or dead: the thug goes to Brooklyn and the turf wars begin.
TO_BROOKLYN = "P0 thug gowanus-cold-storage"
ALONE = "river P0-don P0-thug P0-thug P1-don P1-thug P1-thug P1-thug"

# All nine markers of P0 are out, and P0 wins Brooklyn.
SPENT = "stacks wall-street=P0,P0,P1,P0 queens=P0,P1 midtown=P1,P0,P0 chelsea=P0,P0,P0"


def territory(table: backroom.Table, name: str) -> list[int]:
    """Influence by seat, the neutral force last."""
    return next(list(t.influence) for t in look(table).territories if t.key == name)


def wars(text: str) -> backroom.Table:
    """The turf wars of a scene, fought."""
    return scene(f"{text} ; phase turf")


@rule("CE-TURF-01")
def test_the_territories_are_fought_over_by_number() -> None:
    table = scene(f"/ ; {ALONE}", TO_BROOKLYN)
    wars_of_the_act = [line for line in told(table) if "wins" in line]
    assert wars_of_the_act == [
        "nobody wins wall-street",
        "P0 wins brooklyn with 1",
        "nobody wins upper-east-side",
        "nobody wins queens",
        "nobody wins upper-west-side",
        "nobody wins midtown",
        "nobody wins chelsea",
    ]


@rule("CE-TURF-01")
def test_a_later_war_counts_on_what_an_earlier_one_took_away() -> None:
    """P0 has no marker left, wins 2 and 7, and for 7 may lift the marker that has just come to 2."""
    table = wars(f"/ / ; at gowanus-cold-storage=P0 morettis-gunsmith=P0 ; {SPENT}")
    table.say(0, "lift wall-street:1")
    assert "lift brooklyn:1" in options(table, 0)
    table.say(0, "lift brooklyn:1")
    assert (stack(table, "brooklyn"), stack(table, "chelsea")) == ([], [0, 0, 0, 0])


@rule("CE-TURF-02")
def test_every_figure_counts_one_whatever_its_rank() -> None:
    at = "at union-square=P0-don carnegie-corner=P0-heir penn-central-railroad=P0 grand-army-plaza=P1-consigliere"
    table = scene(f"/ / ; act 4 ; {at}")
    assert territory(table, "midtown") == [3, 1, 0, 0]
    assert territory(table, "chelsea") == [2, 0, 0, 0]


@rule("CE-TURF-02")
def test_thugs_count_at_printed_businesses_and_at_tiles() -> None:
    at = "at harcourt-and-vane=P0 zabriskie-sporting-arms=P0 gowanus-cold-storage=P1"
    table = scene(f"/ / ; tiles wall-street=zabriskie-sporting-arms ; {at}")
    assert (territory(table, "wall-street"), territory(table, "brooklyn")) == ([2, 0, 0, 0], [0, 1, 0, 0])


@rule("CE-TURF-02")
def test_two_thugs_beat_a_don() -> None:
    at = "at harcourt-and-vane=P1 zabriskie-sporting-arms=P1 battery-tunnel=P0"
    table = wars(f"/ / ; tiles wall-street=zabriskie-sporting-arms ; {at}")
    assert stack(table, "wall-street") == [1]


@rule("CE-TURF-03")
def test_on_a_round_space_a_figure_fights_in_every_territory_it_touches() -> None:
    table = wars("/ / ; at union-square=P2")
    assert [stack(table, name) for name in ("chelsea", "midtown", "wall-street")] == [[2], [2], [2]]
    assert [stack(table, name) for name in ("brooklyn", "queens")] == [[], []]


@rule("CE-TURF-03")
def test_central_park_is_not_fought_over() -> None:
    table = wars("/ / ; at park-west=P1")
    assert [t.key for t in look(table).territories if t.stack] == ["upper-west-side"]


@rule("CE-TURF-04")
def test_the_neutral_figures_are_one_force() -> None:
    at = "at carnegie-corner=mayor penn-central-railroad=union-boss midtown=police-chief union-square=P0"
    table = scene(f"/ / ; {at}")
    assert territory(table, "midtown") == [1, 0, 0, 3]
    assert territory(table, "chelsea") == [1, 0, 0, 1], "only the Mayor stands there as well"


@rule("CE-TURF-04")
def test_the_police_chief_counts_in_his_own_territory_alone() -> None:
    table = scene("/ / ; at queens=police-chief")
    assert [t.key for t in look(table).territories if t.influence[-1]] == ["queens"]


@rule("CE-TURF-05")
def test_the_family_with_most_influence_lays_a_marker_on_top() -> None:
    table = scene(f"/ ; {ALONE} ; stacks brooklyn=P1,P0", TO_BROOKLYN)
    assert stack(table, "brooklyn") == [1, 0, 0]
    assert look(table).seats[0].markers == 7
    assert cited(table, "CE-TURF-05") == ["P0 wins brooklyn with 1", "P0 puts a marker on brooklyn"]


@rule("CE-TURF-05")
def test_influence_by_cards_counts_even_with_nobody_there() -> None:
    table = wars("/ / ; influence queens=P2:1 chelsea=P1:2 ; at morettis-gunsmith=P0")
    assert (stack(table, "queens"), stack(table, "chelsea")) == ([2], [1])


@rule("CE-TURF-06")
def test_shared_by_two_families_the_highest_influence_wins_nothing() -> None:
    rest = "at battery-tunnel=P1 ; river P0-don P0-thug P0-thug P1-thug P1-thug P1-thug"
    table = scene(f"/ ; {rest} ; stacks brooklyn=P0", TO_BROOKLYN)
    assert (stack(table, "brooklyn"), stack(table, "wall-street")) == ([0], [1])
    assert cited(table, "CE-TURF-06") == ["nobody wins brooklyn"]


@rule("CE-TURF-06")
def test_shared_with_the_neutral_force_it_wins_nothing_either() -> None:
    table = scene(f"/ ; {ALONE} ; at brooklyn=police-chief", TO_BROOKLYN)
    assert stack(table, "brooklyn") == []
    assert cited(table, "CE-TURF-06") == ["nobody wins brooklyn"]


@rule("CE-TURF-06")
def test_a_tie_below_the_highest_does_not_matter() -> None:
    table = wars("/ / ; at penn-central-railroad=P2 union-square=P2 carnegie-corner=P0 grand-army-plaza=P1")
    assert stack(table, "midtown") == [2]


@rule("CE-TURF-07")
def test_where_the_neutral_force_is_strongest_nobody_lays_a_marker() -> None:
    at = "at brooklyn=police-chief battery-tunnel=mayor"
    table = scene(f"/ ; {ALONE} ; {at} ; stacks brooklyn=P0", TO_BROOKLYN)
    assert stack(table, "brooklyn") == [0]
    assert cited(table, "CE-TURF-07") == ["nobody wins wall-street", "nobody wins brooklyn"]


@rule("CE-TURF-07")
def test_a_lone_neutral_figure_wins_nothing_for_anybody() -> None:
    table = scene(f"/ ; {ALONE} ; at queens=police-chief ; stacks queens=P0", TO_BROOKLYN)
    assert stack(table, "queens") == [0]
    assert cited(table, "CE-TURF-07") == ["nobody wins queens"]


@rule("CE-TURF-08")
def test_a_second_win_lays_another_marker_on_the_first() -> None:
    table = wars("/ / ; stacks brooklyn=P0 ; at gowanus-cold-storage=P0")
    assert stack(table, "brooklyn") == [0, 0]


@rule("CE-TURF-08")
def test_a_win_covers_the_old_markers_and_removes_none() -> None:
    table = wars("/ / ; stacks brooklyn=P0,P2,P0 ; at gowanus-cold-storage=P1")
    assert stack(table, "brooklyn") == [0, 2, 0, 1]


@rule("CE-TURF-08")
def test_without_a_winner_stack_and_control_stay() -> None:
    table = wars("/ / ; stacks brooklyn=P0,P2 ; at gowanus-cold-storage=P1 battery-tunnel=P0")
    assert stack(table, "brooklyn") == [0, 2]


@rule("CE-TURF-09")
def test_a_winner_without_markers_may_bring_one_from_elsewhere() -> None:
    table = wars(f"/ / ; at gowanus-cold-storage=P0 ; {SPENT}")
    assert (asked(table), kind(table), table.asks[0].rule) == ([0], "marker", "CE-TURF-09")
    table.say(0, "lift queens:1")
    assert (stack(table, "queens"), stack(table, "brooklyn")) == ([1], [0])
    assert cited(table, "CE-TURF-09") == ["P0 moves the marker queens:1 to brooklyn"]
    assert look(table).seats[0].markers == 0


@rule("CE-TURF-09")
def test_only_ones_own_markers_can_be_lifted() -> None:
    table = wars(f"/ / ; at gowanus-cold-storage=P0 ; {SPENT}")
    assert "lift wall-street:3" not in options(table, 0)
    assert refused(table, 0, "lift wall-street:3") == "CE-TURF-09"
    assert len(options(table, 0)) == 10, "nine markers, and pass"


@rule("CE-TURF-09")
def test_with_one_marker_left_nobody_is_asked() -> None:
    table = wars(f"/ / ; at gowanus-cold-storage=P0 ; {SPENT.replace('chelsea=P0,P0,P0', 'chelsea=P0,P0')}")
    assert stack(table, "brooklyn") == [0]
    assert (look(table).seats[0].markers, look(table).act) == (0, 2)


@rule("CE-G-17")
def test_a_marker_can_be_lifted_at_any_depth_and_the_others_close_up() -> None:
    table = wars(f"/ / ; at gowanus-cold-storage=P0 ; {SPENT}")
    table.say(0, "lift wall-street:2")
    assert stack(table, "wall-street") == [0, 1, 0]


@rule("CE-G-17")
def test_a_marker_may_come_from_the_stack_that_was_won() -> None:
    table = wars("/ / ; at morettis-gunsmith=P0 ; stacks chelsea=P0,P1 queens=P0,P0,P0,P0,P0,P0,P0,P0")
    table.say(0, "lift chelsea:1")
    assert stack(table, "chelsea") == [1, 0]


@rule("CE-G-17")
def test_control_elsewhere_changes_at_once() -> None:
    """P0 lifts the top marker of Queens; P1 is below, controls Queens and has a share of its front."""
    table = wars("/ / ; at gowanus-cold-storage=P0 ; stacks queens=P1,P0 chelsea=P0,P0,P0,P0,P0,P0,P0,P0")
    table.say(0, "lift queens:2")
    assert (stack(table, "queens"), stack(table, "brooklyn")) == ([1], [0])
    table.play("P0 thug sunnyside-social-club; P0 first P0")
    assert asked(table) == [1], "a share for the new controller"


@rule("CE-G-17")
def test_who_declines_gets_no_marker_and_no_control() -> None:
    table = wars(f"/ / ; at morettis-gunsmith=P0 ; {SPENT}")
    table.say(0, "pass")
    assert cited(table, "CE-G-17") == ["P0 puts no marker on chelsea"]
    assert (stack(table, "chelsea"), stack(table, "queens")) == ([0, 0, 0], [0, 1])


@rule("CE-G-18")
def test_where_nobody_is_there_is_no_winner() -> None:
    table = scene(f"/ ; {ALONE} ; stacks queens=P1", TO_BROOKLYN)
    assert stack(table, "queens") == [1]
    assert "nobody wins queens" in cited(table, "CE-G-18")
    assert len(cited(table, "CE-G-18")) == 6


# The two territories of the rulebook's picture: Midtown and Chelsea side by side, with Marzullo, Matarazzo and
# Pizzino at the table (seats 0, 1 and 4). The Mayor stands between the two, the Police Chief in Chelsea.
PICTURE = (
    "/ / / / ; act 4 ; phase turf ; stacks chelsea=P1,P0 ; at carnegie-corner=mayor chelsea=police-chief "
    "penn-central-railroad=P4 union-square=P4 grand-army-plaza=P4 queensboro-bridge=P1 midtown-tunnel=P1 "
    "columbus-circle=P1 morettis-gunsmith=P1 west-side-railyards=P0"
)
HELD = PICTURE.replace("phase turf", "phase business")


@rule("CE-EX-11")
def test_midtown_pizzino_three_matarazzo_two_neutral_one() -> None:
    assert territory(scene(HELD), "midtown") == [0, 2, 0, 0, 3, 1]
    assert stack(scene(PICTURE), "midtown") == [4]


@rule("CE-EX-12")
def test_chelsea_matarazzo_two_neutral_two_pizzino_and_marzullo_one_each() -> None:
    assert territory(scene(HELD), "chelsea") == [1, 2, 0, 0, 1, 2]
    assert stack(scene(PICTURE), "chelsea") == [1, 0], "a tie: no marker, and the old ones stay"


@rule("CE-EX-11", "CE-EX-12")
def test_the_same_wars_in_act_two_where_a_family_has_two_members() -> None:
    """One of each stands between the two, and so does the Mayor."""
    between = "carnegie-corner=mayor union-square=P4 herald-square=P1"
    beside = "queensboro-bridge=P1 grand-army-plaza=P4 columbus-circle=P0 chelsea=police-chief"
    table = scene(f"/ / / / ; act 2 ; at {between} {beside} morettis-gunsmith=P1 penn-central-railroad=P4")
    assert territory(table, "midtown") == [0, 2, 0, 0, 3, 1]
    assert territory(table, "chelsea") == [1, 2, 0, 0, 1, 2]


@rule("CE-EX-13")
def test_between_midtown_and_chelsea_the_mayor_fights_in_both() -> None:
    families = [seat.family for seat in look(scene(HELD)).seats]
    assert (families[0], families[1], families[4]) == ("Marzullo", "Matarazzo", "Pizzino")
    without = scene(HELD.replace("carnegie-corner=mayor ", ""))
    for name, neutral in (("midtown", 1), ("chelsea", 2)):
        assert territory(scene(HELD), name)[-1] == neutral
        assert territory(without, name)[-1] == neutral - 1


@rule("CE-EX-13")
@pytest.mark.parametrize(("at", "winner"), [("carnegie-corner=mayor", []), ("queens=police-chief", [0])])
def test_in_both_the_mayor_can_spoil_a_victory(at: str, winner: list[int]) -> None:
    table = wars(f"/ / ; at {at} union-square=P0")
    assert (stack(table, "midtown"), stack(table, "chelsea")) == (winner, winner)
