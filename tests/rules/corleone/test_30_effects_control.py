"""CE-DO-11 and CE-DO-12: cards put, return and raise markers, and add influence for one turf war."""

import pytest

from tests.empire import asked, cited, kind, look, options, refused, rule, scene, since, stack
from tests.workshop import errand, friend

TERRITORIES = ["wall-street", "brooklyn", "upper-east-side", "queens", "upper-west-side", "midtown", "chelsea"]
NINE = "stacks queens=P0,P1,P0 chelsea=P0,P0,P0 brooklyn=P0,P0,P0,P0,P1"  # all markers of P0


def marker(mode: str, where: str = "board") -> str:
    return f'{{ do = "marker", mode = "{mode}", where = "{where}" }}'


def influence(side: str = "own", amount: int = 1, where: str = "board") -> str:
    return f'{{ do = "influence", side = "{side}", amount = {amount}, where = "{where}" }}'


# CE-DO-11: add.


@rule("CE-DO-11")
def test_a_marker_goes_on_top_of_any_stack() -> None:
    table = errand(marker("add"), "/ $1 / $1 ; stacks queens=P0,P1")
    assert (options(table, 0), table.asks[0].rule) == ([*(f"mark {t}" for t in TERRITORIES), "pass"], "CE-DO-11")
    table.play("P0 mark queens")
    assert (stack(table, "queens"), look(table).seats[0].markers, asked(table)) == ([0, 1, 0], 7, [1])
    assert cited(table, "CE-DO-11") == ["P0 puts a marker on queens"]


@rule("CE-DO-11")
def test_with_presence_a_marker_goes_where_the_actor_has_a_figure() -> None:
    at = "at battery-tunnel=P0 sunnyside-social-club=P0 hell-gate=P1 park-west=mayor"
    table = friend(marker("add", "presence"), f"/ / ; {at}")
    assert options(table, 0) == ["mark wall-street", "mark brooklyn", "mark queens", "pass"]
    assert refused(table, 0, "mark midtown") == "CE-DO-11"


@rule("CE-DO-11", "CE-NEUT-03")
def test_a_neutral_figure_on_loan_gives_presence() -> None:
    effects = f'{{ do = "neutral", figure = "police-chief" }}, {marker("add", "presence")}'
    table = friend(effects, "/ / ", "P0 place midtown")
    assert options(table, 0) == ["mark midtown", "pass"]


@rule("CE-DO-11", "CE-TURF-09", "CE-G-17")
def test_with_none_left_a_marker_of_the_board_may_be_moved() -> None:
    table = errand(marker("add"), f"/ $1 / $1 ; {NINE}")
    unheard = look(table, 1)
    table.play("P0 mark midtown")
    assert (kind(table), table.asks[0].rule) == ("target", "CE-TURF-09")
    assert look(table, 1) == unheard, "territory and marker are one choice in two words"
    table.play("P0 undo; P0 mark midtown")
    assert "lift queens:2" not in options(table, 0), "that one is P1's"
    table.play("P0 lift queens:3")
    assert (stack(table, "queens"), stack(table, "midtown"), asked(table)) == ([0, 1], [0], [1])


@rule("CE-DO-11", "CE-G-17")
def test_a_marker_may_come_from_the_same_stack_or_stay() -> None:
    table = errand(marker("add"), f"/ $1 / $1 ; {NINE}", "P0 mark brooklyn; P0 lift brooklyn:1")
    assert stack(table, "brooklyn") == [0, 0, 0, 1, 0]
    table = errand(marker("add"), f"/ $1 / $1 ; {NINE}", "P0 mark brooklyn")
    assert since(table, "P0 pass")[0] == "P0 puts no marker on brooklyn"
    assert stack(table, "brooklyn") == [0, 0, 0, 0, 1]


# CE-DO-11: remove.


@rule("CE-DO-11")
def test_the_top_marker_of_a_rivals_territory_returns_to_its_owner_and_the_one_below_controls() -> None:
    table = errand(marker("remove"), "/ $1 / $1 ; stacks queens=P0,P1 chelsea=P1,P0 brooklyn=P2 midtown=P1,P1")
    assert options(table, 0) == ["unmark brooklyn", "unmark queens", "unmark midtown", "pass"]
    assert refused(table, 0, "unmark chelsea") == "CE-DO-11", "that one is the actor's own"
    table.play("P0 unmark queens")
    assert (stack(table, "queens"), look(table).seats[1].markers, asked(table)) == ([0], 6, [1])
    assert cited(table, "CE-DO-11") == ["P0 sends the top marker of P1 home from queens"]


@rule("CE-DO-11")
def test_with_presence_a_marker_is_removed_where_the_actor_has_a_figure() -> None:
    table = friend(marker("remove", "presence"), "/ / ; stacks queens=P1 brooklyn=P2 ; at newtown-creek=P0")
    assert options(table, 0) == ["unmark brooklyn", "unmark queens", "pass"]
    table = friend(marker("remove", "presence"), "/ / ; stacks queens=P1 brooklyn=P2 ; at hell-gate=P0")
    assert options(table, 0) == ["unmark queens", "pass"]


# CE-DO-11: raise.


@rule("CE-DO-11")
def test_the_own_uppermost_marker_is_raised_to_the_top_of_a_stack_that_another_controls() -> None:
    stacks = "stacks queens=P0,P1,P0,P2,P1 chelsea=P1,P0 brooklyn=P2 midtown=P0,P0,P1"
    table = errand(marker("raise"), f"/ $1 / $1 ; {stacks}")
    assert options(table, 0) == ["raise queens", "raise midtown", "pass"]
    table.play("P0 raise queens")
    assert (stack(table, "queens"), asked(table)) == ([0, 1, 2, 1, 0], [1])
    assert look(table).seats[0].markers == 9 - 5, "none comes from the reserve"
    assert cited(table, "CE-DO-11") == ["P0 lifts a marker to the top of queens"]


@rule("CE-DO-11")
def test_with_presence_a_marker_is_raised_where_the_actor_has_a_figure() -> None:
    table = friend(marker("raise", "presence"), "/ / ; stacks queens=P0,P1 midtown=P0,P1 ; at hell-gate=P0")
    assert options(table, 0) == ["raise queens", "pass"]


@rule("CE-DO-11", "CE-ED-03")
@pytest.mark.parametrize(
    ("mode", "stacks"), [("remove", "stacks queens=P0"), ("raise", "stacks queens=P0 chelsea=P1"), ("raise", "")]
)
def test_without_such_a_marker_nothing_happens(mode: str, stacks: str) -> None:
    table = friend(marker(mode), f"/ / ; {stacks}")
    assert (cited(table, "CE-G-29"), asked(table)) == (["friend finds nothing to do"], [1])


# CE-DO-12: influence.


@rule("CE-DO-12")
@pytest.mark.parametrize("amount", [1, 2, 5])
@pytest.mark.parametrize(("side", "who", "column"), [("own", "P0", 0), ("neutral", "the neutral force", 3)])
def test_more_influence_in_one_territory(side: str, who: str, column: int, amount: int) -> None:
    table = errand(influence(side, amount), "/ $1 / $1")
    assert (options(table, 0), table.asks[0].rule) == ([*(f"influence {t}" for t in TERRITORIES), "pass"], "CE-DO-12")
    table.play("P0 influence queens")
    assert cited(table, "CE-DO-12") == [f"{who} has {amount} more influence in queens"]
    extra = [amount if i == column else 0 for i in range(4)]
    assert [t.influence for t in look(table).territories if t.key == "queens"] == [extra]
    assert [t.extra for t in look(table).territories if t.key != "queens"] == [[0, 0, 0, 0]] * 6


@rule("CE-DO-12")
@pytest.mark.parametrize("side", ["own", "neutral"])
def test_with_presence_influence_is_added_where_the_actor_has_a_figure(side: str) -> None:
    table = friend(influence(side, where="presence"), "/ / ; at hell-gate=P0 morettis-gunsmith=P1")
    assert options(table, 0) == ["influence upper-east-side", "influence queens", "pass"]


@rule("CE-DO-12")
def test_influence_of_two_cards_adds_up() -> None:
    table = errand(f"{influence()}, {influence(amount=2)}", "/ / ", "P0 influence queens; P0 influence queens")
    assert look(table).territories[3].influence == [3, 0, 0, 0]


@rule("CE-DO-12")
def test_influence_is_no_figure_and_gives_no_presence() -> None:
    effects = f"{influence(amount=2)}, {marker('add', 'presence')}"
    table = friend(effects, "/ / ", "P0 influence queens")
    assert cited(table, "CE-G-29") == ["friend finds nothing to do"]
    whack = '{ do = "whack", count = 1, kind = "any", owner = "any", where = "board" }'
    assert cited(friend(whack, "/ / ; influence queens=P1:2"), "CE-G-29") == ["friend finds nothing to do"]


@rule("CE-DO-12", "CE-TURF-05")
def test_influence_counts_in_this_acts_turf_war_without_a_figure() -> None:
    last = (
        "/ / ; at union-square=P0 penn-central-railroad=P0 sunnyside-social-club=P1 hell-gate=P1 newtown-creek=P2 "
        "van-alst-auction-rooms=P2 gowanus-cold-storage=P2 paradiso-ballroom=P1 ; "
    )
    table = scene(last + "influence chelsea=neutral:1 queens=P0:3 upper-west-side=P2:1 ; public none", "")
    news = since(table, "P0 thug harcourt-and-vane; P0 pass")
    assert "P0 wins queens with 3" in news, "three against two of P1 and one of P2"
    assert "nobody wins chelsea" in news, "one to one"
    assert "nobody wins upper-west-side" in news, "one to one"
    assert "P0 wins midtown with 2" in news
