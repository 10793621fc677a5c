"""Chapter 13: whacking figures, and the space that a whacked or moved figure leaves."""

import pytest

from tests.empire import asked, cited, figures, hand, kind, look, options, refused, rule, said, scene, since, told

# Three thugs and a Don on the board, and P0 with the goods for any grey job.
STREET = "2*gun 2*blood-money booze {job} / $1 / $1 ; at {at} ; public none"
CROWD = "penn-central-railroad=P1 paradiso-ballroom=P2 union-square=P1 carnegie-corner=P2"


def street(job: str, at: str = CROWD) -> str:
    return STREET.format(job=job, at=at)


@rule("CE-WHACK-01")
def test_a_job_says_what_may_be_whacked() -> None:
    table = scene(street("word-at-the-barbershop"), "P0 job word-at-the-barbershop; P0 money first")
    assert (kind(table), table.asks[0].rule) == ("target", "CE-WHACK-01")
    assert options(table, 0) == ["whack paradiso-ballroom", "whack penn-central-railroad", "pass"]


@rule("CE-WHACK-01")
def test_another_job_is_after_family_members() -> None:
    table = scene(street("no-flowers-please"), "P0 job no-flowers-please; P0 money first")
    assert options(table, 0) == ["whack carnegie-corner", "whack union-square", "pass"]


@rule("CE-WHACK-01")
def test_an_ally_can_whack_too() -> None:
    table = scene("police-chief-on-the-take / $1 / $1 ; act 4 ; at union-square=P1 ; public none")
    table.play("P0 ally police-chief-on-the-take; P0 place midtown; P0 whack union-square")
    assert (look(table).river, figures(table), look(table).chief) == (["P1-don"], {}, "midtown")
    assert hand(table, 0) == ["$5"]


@rule("CE-WHACK-01")
def test_who_wants_no_blood_declines_before_the_first_victim() -> None:
    table = scene(street("drive-by-on-delancey"), "P0 job drive-by-on-delancey; P0 money first; P0 pass")
    assert (look(table).river, asked(table)) == ([], [1])
    assert look(table).seats[0].jobs == ["drive-by-on-delancey"], "the job is done all the same"


@rule("CE-WHACK-01")
def test_who_has_begun_must_name_every_victim_there_is() -> None:
    table = scene(street("drive-by-on-delancey"), "P0 job drive-by-on-delancey; P0 money first; P0 whack union-square")
    assert options(table, 0) == ["whack paradiso-ballroom", "whack carnegie-corner"], (
        "the other must have another owner"
    )
    assert refused(table, 0, "pass") == "CE-WHACK-01"


@rule("CE-WHACK-01")
def test_of_two_victims_one_is_enough_where_there_is_only_one() -> None:
    table = scene(street("drive-by-on-delancey", "union-square=P1 penn-central-railroad=P1"))
    table.play("P0 job drive-by-on-delancey; P0 money first; P0 whack union-square")
    assert (look(table).river, figures(table)) == (["P1-don"], {"penn-central-railroad": "P1-thug"})
    assert asked(table) == [1]


@rule("CE-WHACK-01")
def test_in_the_chosen_territory_somebody_must_die() -> None:
    table = scene(street("car-bomb-at-the-curb"), "P0 job car-bomb-at-the-curb; P0 money first; P0 in midtown")
    assert options(table, 0) == ["whack penn-central-railroad", "whack carnegie-corner", "whack union-square"]
    assert refused(table, 0, "pass") == "CE-WHACK-01"


@rule("CE-WHACK-01")
def test_one_thug_of_every_rival_clockwise_from_the_killer() -> None:
    table = scene(street("all-debts-by-sundown"), "P0 job all-debts-by-sundown; P0 money first")
    assert options(table, 0) == ["whack penn-central-railroad", "pass"]
    table.say(0, "whack penn-central-railroad")
    assert options(table, 0) == ["whack paradiso-ballroom"]
    assert refused(table, 0, "pass") == "CE-WHACK-01"
    table.say(0, "whack paradiso-ballroom")
    assert look(table).river == ["P1-thug", "P2-thug"]


@rule("CE-WHACK-02")
def test_a_whacked_figure_goes_into_the_river() -> None:
    table = scene(street("no-flowers-please"), "P0 job no-flowers-please; P0 money first; P0 whack union-square")
    assert look(table).river == ["P1-don"]
    assert "union-square" not in figures(table)
    assert cited(table, "CE-WHACK-02") == ["P0 has P1-don whacked at union-square"]


@rule("CE-WHACK-02")
def test_everybody_sees_the_body() -> None:
    table = scene(street("no-flowers-please"), "P0 job no-flowers-please; P0 money first; P0 whack carnegie-corner")
    for viewer in (None, 0, 1, 2):
        assert look(table, viewer).river == ["P2-don"]
        assert "P0 has P2-don whacked at carnegie-corner" in told(table, viewer)


@rule("CE-WHACK-03")
def test_the_dead_cannot_be_whacked_again() -> None:
    table = scene(street("pistol-behind-the-pipes") + " ; river police-chief P2-thug")
    table.play("P0 job pistol-behind-the-pipes; P0 money first")
    assert "whack police-chief" not in options(table, 0)
    assert refused(table, 0, "whack police-chief") == "CE-WHACK-03"


@rule("CE-WHACK-03")
def test_no_card_recalls_a_figure_from_the_river() -> None:
    table = scene("gun blood-money booze borrowed-crew / $1 / $1 ; river P0-thug ; at chelsea=police-chief")
    table.play("P0 job borrowed-crew; P0 money first")
    assert (look(table).river, look(table).seats[0].thugs, asked(table)) == (["P0-thug"], 1, [1])
    assert "CE-G-08" in said(table), "there was nobody to recall"


@rule("CE-WHACK-03")
def test_the_dead_cannot_be_played_so_a_family_with_nobody_else_is_skipped() -> None:
    table = scene("$1 / $1 / $1 ; river P1-thug P1-thug P1-don", "P0 thug paradiso-ballroom")
    assert asked(table) == [2]
    assert cited(table, "CE-FB-04") == ["P1 has no figure left and is skipped"]


@rule("CE-WHACK-03")
def test_the_entracte_gives_the_dead_back() -> None:
    dead = "river P0-don P0-thug P1-don P1-thug P1-thug P1-thug P0-thug mayor"
    table = scene(f"$1 / $1 ; {dead}", "P0 thug morettis-gunsmith")
    assert (look(table).act, look(table).river) == (2, [])
    assert [(seat.thugs, seat.members) for seat in look(table).seats] == [(3, ["don", "consigliere"])] * 2
    assert figures(table) == {}, "the Mayor waits beside the board"


@rule("CE-WHACK-04")
def test_the_dead_have_no_influence() -> None:
    table = scene(street("no-flowers-please"))
    chelsea = look(table).territories[6]
    assert (chelsea.key, chelsea.influence) == ("chelsea", [0, 1, 1, 0])
    table.play("P0 job no-flowers-please; P0 money first; P0 whack union-square")
    assert look(table).territories[6].influence == [0, 0, 1, 0]
    assert look(table).territories[0].influence == [0, 0, 0, 0], "Wall Street has lost him as well"


@rule("CE-WHACK-04")
def test_a_turf_war_is_lost_with_the_figure() -> None:
    """One against one in the Upper West Side; the last deed of the act is to whack one of them."""
    table = scene(
        "gun word-at-the-barbershop / $1 ; at paradiso-ballroom=P1 hundred-and-tenth=P0 ; public none ; "
        "river P0-thug P0-thug P1-thug P1-thug P1-don",
        "P0 job word-at-the-barbershop; P0 money first; P0 whack paradiso-ballroom; P0 thug morettis-gunsmith",
    )
    assert "P0 wins upper-west-side with 1" in told(table)


@rule("CE-WHACK-04", "CE-G-06")
def test_the_space_of_the_dead_is_free_at_once() -> None:
    table = scene(street("word-at-the-barbershop"))
    assert "thug penn-central-railroad" not in options(table, 0)
    table.play("P0 job word-at-the-barbershop; P0 money first; P0 whack penn-central-railroad")
    table.say(1, "thug penn-central-railroad")
    assert figures(table)["penn-central-railroad"] == "P1-thug"


@rule("CE-G-06")
def test_a_round_space_is_free_again_too() -> None:
    table = scene(street("no-flowers-please"), "P0 job no-flowers-please; P0 money first; P0 whack union-square")
    table.play("P1 thug morettis-gunsmith; P2 thug gowanus-cold-storage; P0 member union-square")
    assert figures(table)["union-square"] == "P0-don"


@rule("CE-G-06")
def test_the_space_of_a_moved_figure_is_free_again() -> None:
    table = scene(street("transferred-to-staten-island"))
    assert "member union-square" not in options(table, 0)
    table.play("P0 job transferred-to-staten-island; P0 money first; P0 move union-square; P0 to hell-gate")
    assert "member union-square" not in options(table, 1), "P1's Don is on the board"
    table.play("P1 thug morettis-gunsmith; P2 thug gowanus-cold-storage; P0 member union-square")
    assert (figures(table)["union-square"], figures(table)["hell-gate"]) == ("P0-don", "P1-don")


@rule("CE-G-06")
def test_a_thug_may_go_where_the_thug_before_stood() -> None:
    """Picket Line moves two thugs, one after the other: the second may take the place of the first."""
    table = scene(street("picket-line"), "P0 job picket-line; P0 money first; P0 move penn-central-railroad")
    assert "to paradiso-ballroom" not in options(table, 0)
    table.play("P0 to morettis-gunsmith; P0 move paradiso-ballroom; P0 to penn-central-railroad")
    assert figures(table)["penn-central-railroad"] == "P2-thug"


@rule("CE-G-09")
def test_if_the_card_allows_it_the_killers_own_and_neutral_figures_are_fair_game() -> None:
    at = "union-square=P0 penn-central-railroad=union-boss carnegie-corner=mayor midtown=police-chief"
    table = scene(street("car-bomb-at-the-curb", at), "P0 job car-bomb-at-the-curb; P0 money first; P0 in midtown")
    everybody = ["penn-central-railroad", "carnegie-corner", "union-square", "police-chief"]
    assert sorted(options(table, 0)) == sorted(f"whack {place}" for place in everybody)
    table.play("P0 whack union-square; P0 whack police-chief; P0 whack carnegie-corner")
    assert look(table).river == ["P0-don", "mayor", "police-chief"]


@rule("CE-G-09")
def test_figures_in_reserve_or_river_are_never_targets() -> None:
    table = scene(street("word-at-the-barbershop", "union-square=P1") + " ; river P2-thug")
    table.play("P0 job word-at-the-barbershop; P0 money first")
    assert (asked(table), look(table).river) == ([1], ["P2-thug"])
    assert cited(table, "CE-G-08") == ["word-at-the-barbershop finds nothing to do"]


@rule("CE-G-09")
@pytest.mark.parametrize("place", ["morettis-gunsmith", "midtown"])
def test_a_moved_figure_goes_to_a_space_of_its_own_shape(place: str) -> None:
    table = scene(street("transferred-to-staten-island"), "P0 job transferred-to-staten-island; P0 money first")
    table.say(0, "move union-square")
    assert all(word.split()[1] not in figures(table) for word in options(table, 0)), "and to an empty one"
    assert refused(table, 0, f"to {place}") == "CE-G-09"


@rule("CE-G-09")
def test_a_moved_thug_cannot_go_to_a_round_space() -> None:
    table = scene(street("picket-line"), "P0 job picket-line; P0 money first; P0 move paradiso-ballroom")
    assert refused(table, 0, "to hell-gate") == "CE-G-09"
    assert "to morettis-gunsmith" in options(table, 0)


@rule("CE-G-09")
@pytest.mark.parametrize("place", ["carnegie-corner", "union-square"])
def test_a_moved_figure_goes_to_another_and_empty_space(place: str) -> None:
    table = scene(street("transferred-to-staten-island"), "P0 job transferred-to-staten-island; P0 money first")
    table.say(0, "move union-square")
    assert refused(table, 0, f"to {place}") == "CE-BOARD-06"


@rule("CE-G-09")
def test_a_moved_figure_goes_to_an_open_space() -> None:
    """At a table of two the six spaces marked 3+ are closed to moved figures as well."""
    table = scene("blood-money booze transferred-to-staten-island / $1 ; at union-square=P1 ; public none")
    table.play("P0 job transferred-to-staten-island; P0 money first; P0 move union-square")
    assert len(options(table, 0)) == 11, "18 spaces less 6 and less its own"
    assert refused(table, 0, "to canal-street") == "CE-BOARD-07"


@rule("CE-WHACK-02")
def test_a_territory_that_was_named_is_no_news_before_the_first_victim() -> None:
    table = scene(street("car-bomb-at-the-curb"), "P0 job car-bomb-at-the-curb; P0 money first")
    before = [(look(table, viewer), told(table, viewer)) for viewer in (None, 1, 2)]
    table.say(0, "in midtown")
    assert [(look(table, viewer), told(table, viewer)) for viewer in (None, 1, 2)] == before
    table.play("P0 undo; P0 in chelsea")
    assert since(table, "P0 whack union-square", 2) == ["P0 has P1-don whacked at union-square"]
