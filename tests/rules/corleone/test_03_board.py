"""Chapters 3 and 4: the board, what touches what, and Central Park."""

import pytest

import backroom
from tests.cites import closed
from tests.empire import cited, figures, goods_of, hand, look, options, refused, rule, scene

PRINTED = {
    "wall-street": "harcourt-and-vane",
    "brooklyn": "gowanus-cold-storage",
    "upper-east-side": "van-alst-auction-rooms",
    "queens": "sunnyside-social-club",
    "upper-west-side": "paradiso-ballroom",
    "midtown": "penn-central-railroad",
    "chelsea": "morettis-gunsmith",
}
# Every round space with the areas around it; those marked 3+ apart.
ALWAYS_OPEN = {
    "carnegie-corner": {"chelsea", "midtown", "central-park"},
    "queensboro-bridge": {"midtown", "queens"},
    "union-square": {"chelsea", "midtown", "wall-street"},
    "columbus-circle": {"chelsea", "upper-west-side", "central-park"},
    "harlem-meer": {"upper-west-side", "upper-east-side", "central-park"},
    "grand-army-plaza": {"upper-east-side", "midtown", "central-park"},
    "hell-gate": {"upper-east-side", "queens"},
    "newtown-creek": {"queens", "brooklyn"},
    "brooklyn-bridge": {"wall-street", "brooklyn"},
    "hundred-and-tenth": {"upper-west-side", "upper-east-side"},
    "battery-tunnel": {"wall-street", "brooklyn"},
    "herald-square": {"chelsea", "midtown"},
}
FROM_THREE = {
    "canal-street": {"chelsea", "wall-street"},
    "west-side-railyards": {"chelsea", "upper-west-side"},
    "park-west": {"upper-west-side", "central-park"},
    "sutton-landing": {"upper-east-side", "midtown", "queens"},
    "midtown-tunnel": {"midtown", "queens", "brooklyn"},
    "williamsburg-bridge": {"midtown", "wall-street", "brooklyn"},
}
SPACES = ALWAYS_OPEN | FROM_THREE
ALL_GOODS = "3*gun 3*blood-money 3*booze"


def influence(table: backroom.Table, side: int) -> dict[str, int]:
    """Where a family, or with -1 the neutral force, has influence."""
    return {t.key: t.influence[side] for t in look(table).territories if t.influence[side]}


# CE-BOARD-01, CE-BOARD-02: territories and businesses


@rule("CE-BOARD-01")
def test_seven_territories_each_with_a_printed_business() -> None:
    view = look(scene("$1 / $2 ; tiles wall-street=ninth-avenue-pawn"))
    assert [territory.key for territory in view.territories] == list(PRINTED)
    assert [territory.printed for territory in view.territories] == list(PRINTED.values())


@rule("CE-BOARD-01")
def test_each_territory_has_a_place_for_a_tile_and_for_markers() -> None:
    seats = "$1 / $2 / $3 / $3 / $3"
    view = look(scene(f"{seats} ; act 4 ; stacks " + " ".join(f"{name}=P0,P1" for name in PRINTED)))
    assert [territory.tile is not None for territory in view.territories] == [True] * 7  # three at setup, four acts
    assert [territory.stack for territory in view.territories] == [[0, 1]] * 7


@rule("CE-BOARD-01")
def test_thugs_find_the_printed_businesses_and_the_open_tiles() -> None:
    table = scene("$1 / $2 ; tiles wall-street=ninth-avenue-pawn")
    thugs = [word.removeprefix("thug ") for word in options(table, 0) if word.startswith("thug ")]
    assert thugs == [*PRINTED.values(), "ninth-avenue-pawn"]


@rule("CE-BOARD-02")
def test_a_thug_uses_the_front_of_a_business() -> None:
    table = scene("$1 / $2", "P0 thug sunnyside-social-club")  # P0 has the horse head already
    assert hand(table, 0) == ["$1", "$1", "blood-money"]
    assert figures(table) == {"sunnyside-social-club": "P0-thug"}


@rule("CE-BOARD-02")
def test_a_family_member_uses_the_backs() -> None:
    # Upper East Side $1, Queens $2, and the tile in Queens another $2.
    five = "$1 / $2 / $3 / $3 / $3 ; tiles queens=jamaica-turf-club upper-east-side=zabriskie-sporting-arms"
    table = scene(five, "P0 member hell-gate")
    assert hand(table, 0) == ["$1", "$1", "$2", "$2", "gun"]
    assert figures(table) == {"hell-gate": "P0-don"}


@rule("CE-BOARD-02")
@pytest.mark.parametrize("word", ["thug union-square", "member penn-central-railroad", "thug midtown", "member queens"])
def test_thugs_stand_on_squares_and_family_members_on_round_spaces(word: str) -> None:
    assert refused(scene("$1 / $2"), 0, word) == "TABLE-04"


# CE-BOARD-03..CE-BOARD-05: adjacency


@rule("CE-BOARD-03")
def test_the_round_spaces_touch_two_or_three_areas() -> None:
    table = scene("$1 / $2 / $3")
    members = {word.removeprefix("member ") for word in options(table, 0) if word.startswith("member ")}
    assert members == set(SPACES)
    assert {len(areas) for areas in SPACES.values()} == {2, 3}


@rule("CE-BOARD-03", "CE-BOARD-05")
@pytest.mark.parametrize("space", SPACES)
def test_a_figure_is_in_every_territory_around_its_space(space: str) -> None:
    table = scene("$1 / $2 / $3", f"P0 member {space}")
    assert influence(table, 0) == dict.fromkeys(SPACES[space] - {"central-park"}, 1)


@rule("CE-BOARD-04", "CE-CP-03")
@pytest.mark.parametrize("space", SPACES)
def test_the_park_is_one_of_the_areas_that_a_space_may_touch(space: str) -> None:
    # On Wall Street lies no tile that launders, so a SUITCASE can only come from the Park.
    table = scene("$1 / $2 / $3 ; tiles wall-street=zabriskie-sporting-arms", f"P0 member {space}")
    assert ("launder $1" in options(table, 0)) == ("central-park" in SPACES[space])


@rule("CE-BOARD-05")
def test_a_card_that_needs_a_figure_of_yours_looks_at_all_territories_around() -> None:
    # Broken Thumbs strikes a rival thug where P0 is: Chelsea, Midtown, Wall Street.
    table = scene(
        "blood-money booze broken-thumbs / $2 / $3 ; tiles wall-street=ninth-avenue-pawn ;"
        " at union-square=P0 morettis-gunsmith=P1 penn-central-railroad=P2 ninth-avenue-pawn=P1"
        " sunnyside-social-club=P2",
        "P0 job broken-thumbs; P0 ability first",
    )
    assert set(options(table, 0)) == {
        *("whack morettis-gunsmith", "whack penn-central-railroad", "whack ninth-avenue-pawn"),
        "pass",
    }


@rule("CE-EX-01")
def test_marzullo_where_chelsea_midtown_and_the_park_meet() -> None:
    table = scene("$2 / $2 / $3 ; tiles wall-street=ninth-avenue-pawn", "P0 member carnegie-corner")
    assert look(table).seats[0].family == "Marzullo"
    assert influence(table, 0) == {"midtown": 1, "chelsea": 1}
    assert goods_of(table, 0) == ["gun"]  # the back in Chelsea
    assert options(table, 0) == ["launder $2", "draw", "pass"]  # those of the Park and of Midtown


@rule("CE-EX-02")
def test_pizzino_between_midtown_and_queens() -> None:
    hands = "$1 / $1 / $1 / $1 / $1"
    tiles = "tiles queens=zabriskie-sporting-arms"
    table = scene(f"{hands} ; turn P4 ; {tiles}", "P4 member queensboro-bridge")
    assert look(table).seats[4].family == "Pizzino"
    assert influence(table, 4) == {"queens": 1, "midtown": 1}
    assert hand(table, 4) == ["$1", "$2", "gun"]  # printed business and tile of Queens
    assert options(table, 4) == ["draw", "pass"]  # Penn Central Railroad


# CE-BOARD-06: one figure on a space


@rule("CE-BOARD-06")
@pytest.mark.parametrize("who", ["P0", "P1", "mayor"])
def test_a_round_space_has_room_for_one(who: str) -> None:
    table = scene(f"$1 / $2 / $3 ; act 2 ; at union-square={who}")
    assert refused(table, 0, "member union-square") == "CE-BOARD-06"
    assert closed(table, 0)["member union-square"] == "CE-BOARD-06"
    assert "member union-square" not in options(table, 0)


@rule("CE-BOARD-06", "CE-THUG-02")
@pytest.mark.parametrize("who", ["P0", "P1", "union-boss"])
def test_a_square_space_has_room_for_one(who: str) -> None:
    table = scene(f"$1 / $2 / $3 ; at penn-central-railroad={who}")
    assert refused(table, 0, "thug penn-central-railroad") == "CE-THUG-02"
    assert closed(table, 0)["thug penn-central-railroad"] == "CE-THUG-02"


@rule("CE-BOARD-06")
def test_the_police_chief_takes_no_space() -> None:
    table = scene("$1 / $2 / $3 ; at midtown=police-chief")
    assert "thug penn-central-railroad" in options(table, 0)
    assert "member union-square" in options(table, 0)


@rule("CE-BOARD-06")
@pytest.mark.parametrize(
    ("job", "figure", "space"),
    [
        ("motorcade", "union-square", "queensboro-bridge"),
        ("double-shift", "penn-central-railroad", "morettis-gunsmith"),
    ],
)
def test_a_figure_is_not_moved_onto_another(job: str, figure: str, space: str) -> None:
    at = "union-square=P0 queensboro-bridge=P1 penn-central-railroad=P0 morettis-gunsmith=P1"
    table = scene(f"{ALL_GOODS} {job} / $2 / $3 ; at {at}", f"P0 job {job}; P0 ability first; P0 move {figure}")
    assert refused(table, 0, f"to {space}") == "CE-BOARD-06"


@rule("CE-BOARD-06")
def test_no_scene_has_two_figures_on_a_space() -> None:
    with pytest.raises(ValueError, match="CE-BOARD-06"):
        scene("$1 / $2 ; at union-square=P0 union-square=P1")


# CE-BOARD-07: the spaces marked 3+


@rule("CE-BOARD-07")
@pytest.mark.parametrize("space", FROM_THREE)
def test_a_space_marked_three_is_closed_to_two(space: str) -> None:
    table = scene("$1 / $2")
    assert refused(table, 0, f"member {space}") == "CE-BOARD-07"
    assert closed(table, 0)[f"member {space}"] == "CE-BOARD-07"
    with pytest.raises(ValueError, match="CE-BOARD-07"):
        scene(f"$1 / $2 ; at {space}=P1")


@rule("CE-BOARD-07")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_from_three_players_on_all_eighteen_spaces_are_open(seats: int) -> None:
    table = scene(" / ".join(["$1"] * seats))
    assert sum(word.startswith("member ") for word in options(table, 0)) == 18
    assert sum(word.startswith("member ") for word in options(scene("$1 / $2"), 0)) == 12


@rule("CE-BOARD-07")
def test_to_the_mayor_they_are_closed_as_well() -> None:
    table = scene("mayor $1 / $2 ; act 3", "P0 ally mayor")
    assert set(options(table, 0)) == {*(f"place {space}" for space in ALWAYS_OPEN), "pass"}
    assert refused(table, 0, "place canal-street") == "CE-BOARD-07"


@rule("CE-BOARD-07")
@pytest.mark.parametrize(
    ("job", "before"),
    [("motorcade", "move union-square"), ("transferred-to-staten-island", "move queensboro-bridge")],
)
def test_no_card_moves_a_figure_there(job: str, before: str) -> None:
    table = scene(
        f"{ALL_GOODS} {job} / $2 ; at union-square=P0 queensboro-bridge=P1",
        f"P0 job {job}; P0 ability first; P0 {before}",
    )
    assert refused(table, 0, "to sutton-landing") == "CE-BOARD-07"


@rule("CE-BOARD-07")
def test_no_card_shakes_down_the_backs_around_them() -> None:
    table = scene(f"{ALL_GOODS} back-room-sweep / $2", "P0 job back-room-sweep; P0 ability first")
    assert set(options(table, 0)) == {*(f"shake {space}" for space in ALWAYS_OPEN), "pass"}
    assert refused(table, 0, "shake park-west") == "CE-BOARD-07"


# CE-BOARD-08: the river


@rule("CE-BOARD-08")
def test_the_river_takes_whacked_figures() -> None:
    table = scene(
        "gun booze pistol-behind-the-pipes / $2 / $3 ; at union-square=mayor penn-central-railroad=P1 ; river P2-thug",
        "P0 job pistol-behind-the-pipes; P0 money first; P0 whack union-square",
    )
    assert look(table).river == ["P2-thug", "mayor"]
    assert figures(table) == {"penn-central-railroad": "P1-thug"}


@rule("CE-BOARD-08")
def test_the_river_keeps_them_until_the_entracte() -> None:
    table = scene("6*$1 / 6*$2 / $3 ; phase tribute ; river P2-thug mayor", "P0 discard $1; P0 done; P1 discard $2")
    assert look(table).river == ["P2-thug", "mayor"]
    table.play("P1 done")
    assert (look(table).act, look(table).river) == (2, [])


# CE-CP-01: nobody controls Central Park


@rule("CE-CP-01")
def test_no_turf_war_is_fought_over_the_park() -> None:
    table = scene("$1 / $2 / $3 ; at park-west=P0")
    assert influence(table, 0) == {"upper-west-side": 1}
    assert [territory.key for territory in look(table).territories] == list(PRINTED)


@rule("CE-CP-01")
def test_a_turf_war_speaks_of_the_seven_territories_only() -> None:
    # P0 has one thug left; with it the phase ends and the seven wars are fought.
    table = scene(
        "$1 / +$2 ; at harlem-meer=P0 penn-central-railroad=P0 morettis-gunsmith=P0 gowanus-cold-storage=P1"
        " sunnyside-social-club=P1 paradiso-ballroom=P1 hell-gate=P1",
        "P0 thug van-alst-auction-rooms; P0 pass",
    )
    wars = [fact for fact in table.events() if fact.what in ("turf_won", "no_winner")]
    assert [fact.args["territory"] for fact in wars] == list(PRINTED)


@rule("CE-CP-01")
@pytest.mark.parametrize(
    ("job", "word"),
    [("car-bomb-at-the-curb", "in"), ("machine-politics", "mark"), ("block-captains", "influence")],
)
def test_no_card_controls_the_park(job: str, word: str) -> None:
    board = "at carnegie-corner=P0 columbus-circle=P1 harlem-meer=P2"
    table = scene(f"{ALL_GOODS} {job} / $2 / $3 ; {board}", f"P0 job {job}; P0 ability first")
    assert any(option.startswith(word) for option in options(table, 0))
    assert refused(table, 0, f"{word} central-park") == "CE-CP-01"


@rule("CE-CP-01")
@pytest.mark.parametrize(
    ("card", "script", "word"),
    [
        ("eviction-notice", "P0 job eviction-notice; P0 ability first", "unmark"),
        ("mayor-second-term", "P0 ally mayor-second-term; P0 pass", "raise"),
    ],
)
def test_no_marker_lies_in_the_park(card: str, script: str, word: str) -> None:
    table = scene(f"{ALL_GOODS} {card} / $2 ; act 4 ; stacks midtown=P1 queens=P0,P1", script)
    assert any(option.startswith(word) for option in options(table, 0))
    assert refused(table, 0, f"{word} central-park") == "CE-CP-01"
    with pytest.raises(ValueError, match="central-park"):
        scene("$1 / $2 ; stacks central-park=P0")


@rule("CE-CP-01")
def test_no_bonus_is_paid_for_the_park() -> None:
    table = scene("3*gun / $2 ; act 4 ; phase tribute ; stacks midtown=P0", "P0 discard gun; P0 done")
    bonuses = [fact.args["territory"] for fact in table.events() if "territory" in fact.args]
    assert bonuses == list(PRINTED)


# CE-CP-02: a back and no front


@rule("CE-CP-02")
def test_no_thug_works_in_the_park() -> None:
    assert refused(scene("$1 / $2"), 0, "thug central-park") == "CE-CP-02"


@rule("CE-CP-02")
def test_nor_does_the_union_boss() -> None:
    table = scene("union-boss / $2 ; act 2", "P0 ally union-boss")
    assert refused(table, 0, "place central-park") == "CE-CP-02"


@rule("CE-CP-02", "CE-G-10")
def test_nor_is_there_a_front_for_a_card() -> None:
    table = scene(f"{ALL_GOODS} / $2 ; public shakedown", "P0 job shakedown; P0 ability first")
    assert refused(table, 0, "shake central-park") == "CE-G-10"


# CE-CP-03: its SUITCASE


@rule("CE-CP-03")
def test_the_suitcase_of_the_park_is_used_with_the_other_backs_in_any_order() -> None:
    table = scene("$1 / $2 / $3", "P0 member park-west")
    assert options(table, 0) == ["launder $1", "swap", "pass"]  # the Park, and Paradiso Ballroom
    table.play("P0 swap; P0 discard $1; P0 take booze")
    assert options(table, 0) == ["pass"]  # the Park is left, but no money; only P0 can know
    table = scene("$1 $2 / $2 / $3", "P0 member park-west; P0 launder $2; P0 swap; P0 discard $1; P0 take gun")
    assert (hand(table, 0), look(table, 0).suitcase) == (["gun"], ["$2"])


@rule("CE-CP-03")
def test_the_mayor_uses_it_too() -> None:
    table = scene("mayor $3 / $2 / $3 ; act 3", "P0 ally mayor; P0 place park-west; P0 launder $3")
    assert look(table, 0).suitcase == ["$3"]
    assert cited(table, "CE-ICON-03") == ["P0 puts $3 into the suitcase"]
