"""Chapter 15: the Mayor, the Union Boss and the Police Chief."""

import pytest

from tests.empire import (
    asked,
    cited,
    figures,
    goods_of,
    hand,
    kind,
    look,
    options,
    refused,
    rule,
    scene,
    since,
    told,
)

CITY_HALL = "$1 mayor / $1 / $1 ; act 3 ; public none"
UNION_HALL = "$1 union-boss / $1 / $1 ; act 2 ; public none"
PRECINCT = "police-chief / $1 / $1 ; act 3 ; public none"


@rule("CE-NEUT-01")
def test_an_ally_brings_its_figure_onto_the_board() -> None:
    table = scene(UNION_HALL, "P0 ally union-boss")
    assert (kind(table), table.asks[0].rule) == ("target", "CE-NEUT-01")
    table.say(0, "place morettis-gunsmith")
    assert figures(table) == {"morettis-gunsmith": "union-boss"}


@rule("CE-NEUT-01")
def test_a_figure_that_is_there_already_is_moved() -> None:
    table = scene(f"{UNION_HALL} ; at paradiso-ballroom=union-boss", "P0 ally union-boss; P0 place morettis-gunsmith")
    assert figures(table) == {"morettis-gunsmith": "union-boss"}


@rule("CE-NEUT-01")
def test_nobody_has_to_use_the_figure() -> None:
    table = scene(f"{UNION_HALL} ; at paradiso-ballroom=union-boss", "P0 ally union-boss; P0 pass")
    assert (figures(table), asked(table)) == ({"paradiso-ballroom": "union-boss"}, [1])
    assert goods_of(table, 0) == []


@rule("CE-NEUT-02")
def test_the_mayor_goes_onto_a_round_space() -> None:
    table = scene(f"{CITY_HALL} ; at union-square=P1", "P0 ally mayor")
    assert len(options(table, 0)) == 18, "all round spaces but one, and pass"
    for wrong in ("penn-central-railroad", "midtown"):
        assert refused(table, 0, f"place {wrong}") == "CE-NEUT-02"
    table.say(0, "place hell-gate")
    assert cited(table, "CE-NEUT-02") == ["P0 puts the mayor on hell-gate"]
    assert figures(table)["hell-gate"] == "mayor"


@rule("CE-NEUT-02")
def test_the_union_boss_goes_onto_a_thug_space() -> None:
    table = scene(f"{UNION_HALL} ; at penn-central-railroad=P1", "P0 ally union-boss")
    assert len(options(table, 0)) == 9, "seven printed businesses and two tiles less one, and pass"
    for wrong in ("union-square", "chelsea"):
        assert refused(table, 0, f"place {wrong}") == "CE-NEUT-02"


@rule("CE-NEUT-02")
def test_the_union_boss_finds_no_front_in_central_park() -> None:
    assert refused(scene(UNION_HALL, "P0 ally union-boss"), 0, "place central-park") == "CE-CP-02"


@rule("CE-NEUT-02")
def test_the_police_chief_stands_in_a_territory_and_takes_up_no_space() -> None:
    table = scene(f"{PRECINCT} ; at morettis-gunsmith=P1", "P0 ally police-chief")
    numbered = ["wall-street", "brooklyn", "upper-east-side", "queens", "upper-west-side", "midtown", "chelsea"]
    assert options(table, 0) == [*[f"place {territory}" for territory in numbered], "pass"]
    for wrong in ("morettis-gunsmith", "union-square"):
        assert refused(table, 0, f"place {wrong}") == "CE-NEUT-02"
    table.say(0, "place chelsea")
    assert (look(table).chief, figures(table)) == ("chelsea", {"morettis-gunsmith": "P1-thug"})


@rule("CE-NEUT-02")
@pytest.mark.parametrize(("stage", "ally"), [(CITY_HALL, "mayor"), (PRECINCT, "police-chief")])
def test_central_park_is_no_place_for_the_mayor_or_the_police_chief(stage: str, ally: str) -> None:
    table = scene(stage, f"P0 ally {ally}")
    assert "place central-park" not in options(table, 0)
    assert refused(table, 0, "place central-park") == "CE-NEUT-02"


@rule("CE-NEUT-03")
def test_the_mayor_shakes_down_backs_like_a_family_member() -> None:
    """Battery Tunnel touches Wall Street and Brooklyn: two printed backs and two tiles."""
    tiles = "tiles wall-street=santo-spirito-olive-oil brooklyn=blue-lantern-supper-club"
    table = scene(f"{CITY_HALL} ; {tiles}")
    facts = since(table, "P0 ally mayor; P0 place battery-tunnel")
    assert hand(table, 0) == ["$1", "$1", "$1", "$2", "blood-money", "booze"]
    assert asked(table) == [1], "all of it came by itself, and $2 from the card"
    assert "P0 shakes down the backs at battery-tunnel" in facts
    assert "P0 shakes down the backs at battery-tunnel" in cited(table, "CE-NEUT-03")


@rule("CE-NEUT-03")
def test_icons_of_the_mayor_are_asked_about_as_those_of_a_family_member() -> None:
    table = scene(CITY_HALL, "P0 ally mayor; P0 place park-west")
    assert (kind(table), table.asks[0].rule) == ("icons", "CE-NEUT-03")
    assert options(table, 0) == ["launder $1", "swap", "pass"], "the Park's suitcase and the Ballroom's swap"


@rule("CE-NEUT-03")
def test_the_union_boss_shakes_down_a_front_like_a_thug() -> None:
    table = scene(UNION_HALL, "P0 ally union-boss; P0 place morettis-gunsmith")
    assert goods_of(table, 0) == ["gun", "blood-money"]
    assert cited(table, "CE-NEUT-03") == ["P0 shakes down the front of morettis-gunsmith"]


@rule("CE-NEUT-03")
def test_a_moved_figure_works_too() -> None:
    table = scene(f"{UNION_HALL} ; at penn-central-railroad=union-boss")
    table.play("P0 ally union-boss; P0 place gowanus-cold-storage")
    assert goods_of(table, 0) == ["gun", "booze"]


@rule("CE-NEUT-03")
def test_a_controller_has_a_share_of_the_union_bosss_front() -> None:
    table = scene(f"{UNION_HALL} ; stacks chelsea=P2", "P0 ally union-boss; P0 place morettis-gunsmith; P0 first P2")
    assert [goods_of(table, seat) for seat in range(3)] == [["gun", "blood-money"], [], ["gun", "blood-money"]]


@rule("CE-NEUT-03")
def test_in_a_territory_of_ones_own_the_front_is_used_once() -> None:
    table = scene(f"{UNION_HALL} ; stacks chelsea=P0", "P0 ally union-boss; P0 place morettis-gunsmith")
    assert (goods_of(table, 0), asked(table)) == (["gun", "blood-money"], [1])


@rule("CE-NEUT-03")
def test_the_controller_of_a_territory_has_no_share_of_the_mayors_backs() -> None:
    table = scene(f"{CITY_HALL} ; stacks queens=P1 brooklyn=P1", "P0 ally mayor; P0 place newtown-creek")
    assert hand(table, 0)[:2] == ["$1", "$2"]
    assert hand(table, 1) == ["$1"]


@rule("CE-NEUT-03")
def test_until_the_turn_ends_the_figure_is_one_of_the_family() -> None:
    table = scene(CITY_HALL, "P0 ally mayor; P0 place park-west")
    assert look(table).lent == ["mayor"], "while P0 still uses its icons"


@rule("CE-NEUT-03")
def test_the_police_chief_is_lent_as_well_and_has_no_work() -> None:
    table = scene(PRECINCT, "P0 ally police-chief; P0 place midtown")
    assert (look(table).lent, goods_of(table, 0)) == (["police-chief"], [])
    assert options(table, 0) == ["take gun", "take blood-money", "take booze", "pass"], "the card's next effect"


@rule("CE-NEUT-04")
def test_when_the_turn_is_over_the_figure_is_neutral_again() -> None:
    table = scene(CITY_HALL, "P0 ally mayor; P0 place park-west")
    facts = since(table, "P0 pass")
    assert facts[-2:] == ["the mayor is neutral again", "the turn of P1"]
    assert cited(table, "CE-NEUT-04") == ["the mayor is neutral again"]
    assert look(table).lent == []


@rule("CE-NEUT-04")
def test_in_the_turf_war_it_fights_for_nobody() -> None:
    table = scene(CITY_HALL, "P0 ally mayor; P0 place hell-gate")
    queens = look(table).territories[3]
    assert (queens.key, queens.influence) == ("queens", [0, 0, 0, 1])


@rule("CE-NEUT-05")
def test_two_cards_of_one_figure_serve_two_players_in_one_phase() -> None:
    table = scene("union-boss / union-boss-wildcat / $1 ; act 3 ; public none")
    table.play("P0 ally union-boss; P0 place morettis-gunsmith")
    assert refused(table, 1, "ally union-boss") == "CE-ALLY-02"
    table.play("P1 ally union-boss-wildcat; P1 place gowanus-cold-storage")
    assert figures(table) == {"gowanus-cold-storage": "union-boss"}
    assert (hand(table, 0), hand(table, 1)) == (["gun", "blood-money"], ["$3", "gun", "booze"])


@rule("CE-NEUT-06")
def test_neutral_figures_beside_the_board_keep_nobody_in_the_phase() -> None:
    """The last thug is played, and three neutral figures have not been placed."""
    rest = "river P0-don P0-consigliere P0-thug P0-thug P1-don P1-consigliere P1-thug P1-thug P1-thug"
    table = scene(f"mayor / union-boss ; act 3 ; {rest}", "P0 thug morettis-gunsmith")
    assert (look(table).act, look(table).phase) == (4, "business")
    assert cited(table, "CE-FB-05") == ["nobody has a turn any more"]


@rule("CE-G-15")
def test_in_the_river_a_neutral_figure_is_of_no_use_but_the_rest_of_its_ally_is() -> None:
    table = scene("union-boss-wildcat / $1 / $1 ; act 3 ; river union-boss", "P0 ally union-boss-wildcat")
    assert cited(table, "CE-G-15") == ["the union-boss cannot be placed"]
    assert (hand(table, 0), look(table).river, asked(table)) == (["$3"], ["union-boss"], [1])


@rule("CE-G-15")
def test_the_police_chief_in_the_river_leaves_the_other_two_favours() -> None:
    table = scene(f"{PRECINCT} ; river police-chief", "P0 ally police-chief; P0 take booze; P0 rob P1")
    assert (look(table).chief, hand(table, 0)) == (None, ["booze"])
    assert cited(table, "CE-DO-09") == ["P0 takes 0 from P1"], "who has no goods"


@rule("CE-G-15")
@pytest.mark.parametrize(
    ("stage", "at", "words", "here"),
    [
        (CITY_HALL, "hell-gate=mayor", "P0 ally mayor", "hell-gate"),
        (UNION_HALL, "paradiso-ballroom=union-boss", "P0 ally union-boss", "paradiso-ballroom"),
        (PRECINCT, "queens=police-chief", "P0 ally police-chief", "queens"),
    ],
)
def test_a_neutral_figure_has_to_change_place(stage: str, at: str, words: str, here: str) -> None:
    table = scene(f"{stage} ; at {at}", words)
    assert f"place {here}" not in options(table, 0)
    assert refused(table, 0, f"place {here}") == "CE-G-15"


@rule("CE-G-15")
def test_it_goes_to_an_empty_place() -> None:
    table = scene(f"{CITY_HALL} ; at hell-gate=P1", "P0 ally mayor")
    assert refused(table, 0, "place hell-gate") == "CE-DO-15"


@rule("CE-G-15")
def test_at_a_table_of_two_the_mayor_never_goes_to_a_3_plus_space() -> None:
    table = scene("mayor / $1 ; act 3 ; public none", "P0 ally mayor")
    assert len(options(table, 0)) == 13, "twelve open spaces, and pass"
    assert refused(table, 0, "place canal-street") == "CE-BOARD-07"


@rule("CE-G-16")
def test_a_figure_that_a_card_moves_shakes_nothing_down() -> None:
    table = scene(
        "blood-money booze transferred-to-staten-island / / ; at union-square=P1 ; public none",
        "P0 job transferred-to-staten-island; P0 money first; P0 move union-square; P0 to newtown-creek",
    )
    assert (hand(table, 0), hand(table, 1)) == (["$2", "$3"], [])
    assert cited(table, "CE-G-16") == ["P0 moves P1-don to newtown-creek"]
    assert figures(table) == {"newtown-creek": "P1-don"}


@rule("CE-G-16")
def test_moved_thugs_use_no_front_and_no_controller_profits() -> None:
    table = scene(
        "gun booze picket-line / / ; at penn-central-railroad=P1 ; stacks chelsea=P2 ; public none",
        "P0 job picket-line; P0 money first; P0 move penn-central-railroad; P0 to morettis-gunsmith",
    )
    assert [hand(table, seat) for seat in range(3)] == [["$2", "$3"], [], []]
    assert len(cited(table, "CE-G-16")) == 1
    assert (asked(table), kind(table)) == ([1], "turn"), "nobody is asked about a front"


@rule("CE-G-16")
def test_unless_the_card_says_so() -> None:
    table = scene(
        "blood-money booze double-shift / / ; at penn-central-railroad=P0 ; public none",
        "P0 job double-shift; P0 money first; P0 move penn-central-railroad; P0 to morettis-gunsmith",
    )
    assert hand(table, 0) == ["$1", "gun", "blood-money"]
    assert "P0 moves P0-thug to morettis-gunsmith" in told(table)
    assert cited(table, "CE-G-16") == []
