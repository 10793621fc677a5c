"""CE-DO-07, CE-DO-08, CE-DO-15: figures move, come home, and the three neutral figures are placed."""

import pytest

from tests.empire import asked, cited, figures, goods_of, hand, kind, look, options, refused, rule, since
from tests.targets import BOARD, EVERY_FIGURE, aims, every_choice
from tests.workshop import friend

FREE_BUSINESSES = [
    *("harcourt-and-vane", "van-alst-auction-rooms", "sunnyside-social-club"),
    *("zabriskie-sporting-arms", "cataldo-funeral-home"),
]


def move(kind: str = "any", owner: str = "any", work: str = "none", count: int = 1, more: str = "") -> str:
    """The effect, as it is written in an edition."""
    return (
        f'{{ do = "move", count = {count}, kind = "{kind}", owner = "{owner}", '
        f'work = "{work}"{", " + more if more else ""} }}'
    )


# CE-DO-07: move.


@rule("CE-DO-07")
@every_choice
def test_a_card_says_which_figures_of_whom_it_may_move(sort: str, owner: str, places: list[str]) -> None:
    table = friend(move(sort, owner), BOARD)
    assert sorted(options(table, 0)) == aims("move", places)
    assert table.asks[0].rule == "CE-DO-07"
    for place in set(EVERY_FIGURE) - set(places):
        assert refused(table, 0, f"move {place}") == "CE-DO-07"


@rule("CE-DO-07", "CE-G-09")
def test_a_thug_goes_to_an_empty_business() -> None:
    table = friend(move("thug", "rival"), BOARD, "P0 move morettis-gunsmith")
    assert options(table, 0) == [f"to {place}" for place in FREE_BUSINESSES]
    assert refused(table, 0, "to paradiso-ballroom") == "CE-BOARD-06"
    assert refused(table, 0, "to hell-gate") == "CE-G-09"
    assert refused(table, 0, "to morettis-gunsmith") == "CE-BOARD-06", "another space, not its own"
    table.play("P0 to sunnyside-social-club")
    assert figures(table)["sunnyside-social-club"] == "P1-thug"
    assert "morettis-gunsmith" not in figures(table)


@rule("CE-DO-07", "CE-G-09")
def test_a_member_goes_to_an_empty_round_space() -> None:
    table = friend(move("member", "rival"), BOARD, "P0 move carnegie-corner")
    assert len(options(table, 0)) == 18 - 4
    assert refused(table, 0, "to union-square") == "CE-BOARD-06"
    assert refused(table, 0, "to harcourt-and-vane") == "CE-G-09"
    table.play("P0 to hell-gate")
    assert figures(table)["hell-gate"] == "P1-don"


@rule("CE-DO-07", "CE-BOARD-07")
def test_a_closed_space_is_no_destination() -> None:
    table = friend(move("member", "rival"), "/ ; at carnegie-corner=P1", "P0 move carnegie-corner")
    assert len(options(table, 0)) == 11
    assert refused(table, 0, "to canal-street") == "CE-BOARD-07"


@rule("CE-DO-07")
@pytest.mark.parametrize(
    ("source", "figure", "target"),
    [("grand-army-plaza", "mayor", "hell-gate"), ("paradiso-ballroom", "union-boss", "sunnyside-social-club")],
)
def test_a_neutral_figure_is_moved_to_a_space_of_its_shape(source: str, figure: str, target: str) -> None:
    table = friend(move("neutral", "not-own"), BOARD, f"P0 move {source}; P0 to {target}")
    assert figures(table)[target] == figure
    assert (source not in figures(table), look(table).lent) == (True, [])


@rule("CE-DO-07", "CE-G-15")
def test_the_police_chief_goes_to_a_different_territory() -> None:
    table = friend(move("neutral", "any"), BOARD, "P0 move police-chief")
    others = ["wall-street", "brooklyn", "upper-east-side", "upper-west-side", "midtown", "chelsea"]
    assert options(table, 0) == [f"to {territory}" for territory in others]
    assert refused(table, 0, "to queens") == "CE-G-15"
    table.play("P0 to chelsea")
    assert look(table).chief == "chelsea"


@rule("CE-DO-07", "CE-G-16")
@pytest.mark.parametrize("script", ["P0 move union-square; P0 to hell-gate", "P0 move penn-central-railroad; P0 to {}"])
def test_without_work_nobody_shakes_anything_down(script: str) -> None:
    table = friend(move("family", "own"), BOARD)
    news = since(table, script.format("zabriskie-sporting-arms"))
    assert (len(news), news[1], hand(table, 0)) == (2, "the turn of P1", [])
    assert cited(table, "CE-G-16") == news[:1]


@rule("CE-DO-07")
def test_a_moved_thug_that_works_uses_the_new_front_as_if_played_there() -> None:
    text = f"{BOARD} ; stacks wall-street=P1"
    table = friend(move("thug", "own", "actor"), text, "P0 move penn-central-railroad; P0 to zabriskie-sporting-arms")
    assert cited(table, "CE-DO-07") == ["P0 moves P0-thug to zabriskie-sporting-arms"]
    assert (asked(table), options(table, 0)) == ([0], ["first P0", "first P1"]), "its controller shares it"
    table.play("P0 first P0")
    assert (goods_of(table, 0), goods_of(table, 1)) == (["gun", "gun"], ["gun", "gun"])
    assert cited(table, "CE-THUG-03") == ["P0 shakes down the front of zabriskie-sporting-arms"]


@rule("CE-DO-07")
def test_a_moved_member_that_works_uses_the_new_backs() -> None:
    table = friend(move("member", "own", "actor"), BOARD, "P0 move union-square; P0 to hell-gate")
    assert (hand(table, 0), asked(table)) == (["$1", "$2"], [1])


@rule("CE-DO-07")
@pytest.mark.parametrize(
    ("script", "after"),
    [
        ("P0 move carnegie-corner; P0 to hell-gate", ["$1", "$2"]),
        ("P0 move morettis-gunsmith; P0 to zabriskie-sporting-arms", ["gun", "gun"]),
        ("P0 move grand-army-plaza; P0 to hell-gate", ["$1", "$2"]),
        ("P0 move paradiso-ballroom; P0 to zabriskie-sporting-arms", ["gun", "gun"]),
        ("P0 move police-chief; P0 to chelsea", []),
    ],
    ids=["rival member", "rival thug", "mayor", "union boss", "police chief"],
)
def test_whosever_figure_works_it_works_for_the_actor(script: str, after: list[str]) -> None:
    table = friend(move("any", "not-own", "actor"), BOARD, script)
    assert (hand(table, 0), hand(table, 1), asked(table)) == (after, ["$1"], [1])


@rule("CE-DO-07")
def test_no_figure_is_moved_twice_by_one_effect() -> None:
    table = friend(move("thug", "rival", count=3), BOARD, "P0 move morettis-gunsmith; P0 to sunnyside-social-club")
    assert options(table, 0) == ["move gowanus-cold-storage"]
    assert refused(table, 0, "move sunnyside-social-club") == "CE-DO-07"
    table.play("P0 move gowanus-cold-storage; P0 to morettis-gunsmith")
    assert (figures(table)["morettis-gunsmith"], asked(table)) == ("P2-thug", [1]), "the space was empty again"


@rule("CE-DO-07")
def test_the_police_chief_is_moved_once_like_everybody() -> None:
    table = friend(move("neutral", "any", count=3), BOARD, "P0 move police-chief; P0 to chelsea")
    assert options(table, 0) == ["move paradiso-ballroom", "move grand-army-plaza"]


@rule("CE-DO-07")
def test_up_to_may_end_after_any_move() -> None:
    effect = move("thug", "rival", count=2, more="up_to = true")
    table = friend(effect, BOARD, "P0 move morettis-gunsmith; P0 to sunnyside-social-club")
    assert options(table, 0) == ["move gowanus-cold-storage", "pass"]
    table.play("P0 pass")
    assert asked(table) == [1]


@rule("CE-DO-07")
def test_a_figure_without_a_free_destination_cannot_be_chosen() -> None:
    text = "/ ; at carnegie-corner=P0 union-square=P1 queensboro-bridge=mayor sunnyside-social-club=P1"
    table = friend(move("any", "not-own"), text, small=True)
    assert options(table, 0) == ["move sunnyside-social-club", "pass"]
    assert refused(table, 0, "move union-square") == "CE-DO-07"


@rule("CE-DO-07")
def test_nobody_hears_of_a_move_before_its_end() -> None:
    table = friend(move("thug", "rival"), BOARD)
    before = look(table, 1), len(table.events(1))
    table.play("P0 move morettis-gunsmith")
    assert (look(table, 1), len(table.events(1))) == before


# CE-DO-08: recall.

HOME = (
    "/ $1 / $1 ; at penn-central-railroad=P0 union-square=P0 hell-gate=P0 morettis-gunsmith=P1 "
    "carnegie-corner=mayor ; river P0-thug"
)


@rule("CE-DO-08")
@pytest.mark.parametrize(
    ("sort", "places"),
    [
        ("thug", ["penn-central-railroad"]),
        ("member", ["union-square", "hell-gate"]),
        ("family", ["penn-central-railroad", "union-square", "hell-gate"]),
    ],
)
def test_own_figures_of_a_kind_may_be_recalled(sort: str, places: list[str]) -> None:
    text = HOME.replace("; river P0-thug", "")
    table = friend(f'{{ do = "recall", count = 1, kind = "{sort}" }}', text)
    assert options(table, 0) == [*(f"recall {place}" for place in places), "pass"]
    assert table.asks[0].rule == "CE-DO-08"
    for place in ("morettis-gunsmith", "carnegie-corner"):
        assert refused(table, 0, f"recall {place}") == "CE-DO-08"
    table.play(f"P0 recall {places[-1]}")
    assert (places[-1] in figures(table), asked(table)) == (False, [1])


@rule("CE-DO-08")
def test_a_recalled_figure_can_be_played_again_in_this_act() -> None:
    text = "/ / ; at penn-central-railroad=P0 union-square=P0 hell-gate=P0"
    table = friend('{ do = "recall", count = 2, kind = "family" }', text, "P0 recall penn-central-railroad")
    assert cited(table, "CE-DO-08") == ["P0 recalls P0-thug from penn-central-railroad"]
    table.play("P0 recall union-square")
    seat = look(table).seats[0]
    assert (seat.thugs, seat.members) == (2, ["don"])
    table.play("P1 thug sunnyside-social-club; P1 pass; P2 thug gowanus-cold-storage")
    table.play("P0 thug penn-central-railroad; P0 pass")
    assert figures(table)["penn-central-railroad"] == "P0-thug"


@rule("CE-DO-08", "CE-WHACK-03")
def test_the_river_gives_none_back() -> None:
    table = friend('{ do = "recall", count = 2, kind = "thug" }', HOME.replace("hell-gate=P0 ", ""))
    table.play("P0 recall penn-central-railroad")
    assert (look(table).river, look(table).seats[0].thugs, asked(table)) == (["P0-thug"], 1, [1])


# CE-DO-15: neutral.


@rule("CE-DO-15", "CE-NEUT-01", "CE-NEUT-02")
@pytest.mark.parametrize(
    ("figure", "place", "after"),
    [("mayor", "hell-gate", ["$1", "$2"]), ("union-boss", "zabriskie-sporting-arms", ["gun", "gun"])],
)
def test_mayor_and_union_boss_are_placed_and_work_for_the_actor(figure: str, place: str, after: list[str]) -> None:
    table = friend(f'{{ do = "neutral", figure = "{figure}" }}', "/ $1 / $1", f"P0 place {place}")
    assert (figures(table), hand(table, 0), asked(table)) == ({place: figure}, after, [1])
    assert cited(table, "CE-NEUT-04") == [f"the {figure} is neutral again"]


@rule("CE-DO-15", "CE-NEUT-01")
def test_the_police_chief_only_stands_there() -> None:
    table = friend('{ do = "neutral", figure = "police-chief" }', "/ $1 / $1", "P0 place chelsea")
    assert (look(table).chief, figures(table), hand(table, 0), asked(table)) == ("chelsea", {}, [], [1])


@rule("CE-DO-15", "CE-G-15")
@pytest.mark.parametrize(
    ("figure", "here", "elsewhere"),
    [
        ("mayor", "hell-gate", "newtown-creek"),
        ("union-boss", "sunnyside-social-club", "gowanus-cold-storage"),
        ("police-chief", "queens", "brooklyn"),
    ],
)
def test_a_neutral_figure_on_the_board_is_moved_to_another_place(figure: str, here: str, elsewhere: str) -> None:
    table = friend(f'{{ do = "neutral", figure = "{figure}" }}', f"$1 / / ; at {here}={figure}")
    assert refused(table, 0, f"place {here}") == "CE-G-15"
    table.play(f"P0 place {elsewhere}")
    if figure == "police-chief":
        assert look(table).chief == elsewhere
    else:
        assert figures(table) == {elsewhere: figure}


@rule("CE-DO-15")
@pytest.mark.parametrize(("figure", "place"), [("mayor", "union-square"), ("union-boss", "morettis-gunsmith")])
def test_an_occupied_place_is_refused(figure: str, place: str) -> None:
    table = friend(f'{{ do = "neutral", figure = "{figure}" }}', f"/ / ; at {place}=P1")
    assert refused(table, 0, f"place {place}") == "CE-DO-15"


@rule("CE-DO-15", "CE-NEUT-02")
@pytest.mark.parametrize(
    ("figure", "place"), [("mayor", "morettis-gunsmith"), ("union-boss", "hell-gate"), ("police-chief", "hell-gate")]
)
def test_a_place_of_the_wrong_sort_is_refused(figure: str, place: str) -> None:
    assert refused(friend(f'{{ do = "neutral", figure = "{figure}" }}', "/ / "), 0, f"place {place}") == "CE-NEUT-02"


@rule("CE-DO-15", "CE-BOARD-07")
def test_a_closed_space_is_closed_to_the_mayor() -> None:
    table = friend('{ do = "neutral", figure = "mayor" }', "/ ")
    assert len(options(table, 0)) == 12 + 1
    assert refused(table, 0, "place canal-street") == "CE-BOARD-07"


@rule("CE-DO-15", "CE-G-15")
@pytest.mark.parametrize("figure", ["mayor", "union-boss", "police-chief"])
def test_in_the_river_a_neutral_figure_stays_where_it_is_and_the_next_effect_happens(figure: str) -> None:
    effects = f'{{ do = "neutral", figure = "{figure}" }}, {{ do = "hand-limit", amount = 1 }}'
    table = friend(effects, f"/ / ; river {figure}")
    assert cited(table, "CE-G-15") == [f"the {figure} cannot be placed"]
    assert (look(table).river, look(table).seats[0].more_cards, asked(table)) == ([figure], 1, [1])


@rule("CE-DO-15", "CE-G-15")
def test_without_a_free_place_nothing_happens() -> None:
    at = "carnegie-corner=P0 union-square=P1 queensboro-bridge=mayor"
    table = friend('{ do = "neutral", figure = "mayor" }', f"/ ; at {at}", small=True)
    assert cited(table, "CE-G-15") == ["the mayor cannot be placed"]
    assert (figures(table)["queensboro-bridge"], asked(table), kind(table)) == ("mayor", [1], "turn")
