"""Chapter 14: playing an ally."""

import pytest

from backroom.games.corleone.game import CORLEONE
from tests.empire import (
    asked,
    cited,
    figures,
    fresh,
    hand,
    kind,
    look,
    money_of,
    options,
    refused,
    rule,
    scene,
    since,
    told,
)
from tests.workshop import friend

HELP = "$1 $3 small-time-bookie union-boss / $1 / $1 ; act 2 ; public none"
# P0 has one thug left and everybody else is in the river: that thug ends the phase.
LAST = "river P0-don P0-consigliere P0-thug P0-thug P1-don P1-consigliere P1-thug P1-thug P1-thug"


@rule("CE-ALLY-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nobody_is_dealt_an_ally(seats: int) -> None:
    table = fresh(seats)
    every_ally = {ally.key for ally in CORLEONE.rows.allies}
    assert [every_ally.intersection(hand(table, seat)) for seat in range(seats)] == [set()] * seats
    assert look(table).bought == []


@rule("CE-ALLY-01")
def test_an_ally_comes_into_a_hand_by_bribery() -> None:
    table = scene("$1 +$2 / $1 / $1 ; phase bribery ; allies union-boss small-time-bookie", "P0 bid $2; P0 done")
    assert hand(table, 0) == ["$1"]
    table.say(0, "take small-time-bookie")
    assert (hand(table, 0), look(table).bought) == (["$1", "small-time-bookie"], ["small-time-bookie"])
    assert [seat.known for seat in look(table).seats] == [["small-time-bookie"], [], []], "as everybody knows"


@rule("CE-ALLY-01")
def test_a_card_of_somebodys_own_may_take_an_ally_from_its_owner() -> None:
    take = '{ do = "take", zone = "hand", from = "one-rival", what = "card", pick = "look", count = 1, to = "hand" }'
    table = friend(take, "/ union-boss $1 / $1 ; public none", "P0 rob P1")
    assert sorted(options(table, 0)) == ["take $1", "take union-boss"]
    table.play("P0 take union-boss; P1 thug morettis-gunsmith; P2 thug gowanus-cold-storage")
    assert "ally union-boss" in options(table, 0), "and the thief can play it"


@rule("CE-ALLY-02")
def test_an_ally_is_laid_face_up_and_its_ability_used() -> None:
    table = scene(HELP, "P0 ally small-time-bookie")
    assert look(table).seats[0].played == ["small-time-bookie"]
    assert cited(table, "CE-ALLY-02") == ["P0 plays small-time-bookie"]
    assert hand(table, 0) == ["$1", "$2", "$3", "union-boss"], "the $2 came by itself"
    table.play("P0 sell 1; P0 discard $1")
    assert (hand(table, 0), asked(table)) == (["$2", "$3", "$5", "union-boss"], [1])


@rule("CE-ALLY-02")
def test_an_ally_that_is_not_in_hand_cannot_be_played() -> None:
    table = scene(HELP)
    assert refused(table, 0, "ally mayor-on-the-stump") == "CE-ALLY-02"
    assert refused(table, 0, "ally police-chief") == "CE-ALLY-02", "nor one that is still to be bribed"


@rule("CE-ALLY-02")
def test_an_ally_is_the_action_of_the_turn() -> None:
    table = scene(HELP, "P0 ally small-time-bookie; P0 pass")
    assert (asked(table), kind(table)) == ([1], "turn")
    assert (look(table).seats[0].thugs, look(table).seats[0].members) == (2, ["don", "consigliere"])


@rule("CE-ALLY-03")
def test_no_ally_works_twice_in_an_act() -> None:
    table = scene(HELP, "P0 ally small-time-bookie; P0 pass; P1 thug morettis-gunsmith; P2 thug gowanus-cold-storage")
    assert "ally small-time-bookie" not in options(table, 0)
    assert refused(table, 0, "ally small-time-bookie") == "CE-ALLY-03"
    assert "ally union-boss" in options(table, 0), "another one does"


@rule("CE-ALLY-03")
def test_the_table_says_why_a_played_ally_is_missing() -> None:
    table = scene("$1 +small-time-bookie / $1 / $1 ; act 2 ; public none")
    assert ("ally small-time-bookie", "CE-ALLY-03") in [(no.action, no.rule) for no in table.asks[0].why_not]


@rule("CE-ALLY-03")
def test_in_the_next_act_it_works_again() -> None:
    table = scene(f"small-time-bookie / $1 ; act 2 ; {LAST}")
    table.play("P0 ally small-time-bookie; P0 pass; P0 thug gowanus-cold-storage")
    assert (look(table).act, asked(table)) == (3, [0])
    table.play("P0 ally small-time-bookie; P0 pass")
    assert look(table).seats[0].played == ["small-time-bookie"]


@rule("CE-ALLY-04")
def test_a_played_ally_is_in_hand_again_at_tribute() -> None:
    table = scene(f"2*$1 small-time-bookie / $1 ; act 2 ; {LAST}")
    facts = since(table, "P0 ally small-time-bookie; P0 pass; P0 thug gowanus-cold-storage")
    assert hand(table, 0) == ["$1", "$1", "$2", "gun", "booze", "small-time-bookie"], "six, and the limit is four"
    assert (kind(table), look(table).seats[0].played) == ("tribute", [])
    assert facts.index("Act II: tribute") < facts.index("P0 takes small-time-bookie into hand")


@rule("CE-ALLY-04")
def test_until_then_a_played_ally_is_in_no_hand() -> None:
    table = scene(HELP, "P0 ally small-time-bookie; P0 pass")
    assert (look(table).seats[0].hand, hand(table, 0)) == (4, ["$1", "$2", "$3", "union-boss"])


@rule("CE-ALLY-05")
def test_without_a_figure_in_reserve_no_ally_can_be_played() -> None:
    everybody = "union-square=P0 carnegie-corner=P0 morettis-gunsmith=P0 paradiso-ballroom=P0"
    table = scene(f"union-boss / $1 / $1 ; act 2 ; at {everybody} ; turn P1", "P1 thug gowanus-cold-storage")
    assert refused(table, 0, "ally union-boss") == "CE-ALLY-05"
    table.say(2, "thug van-alst-auction-rooms")
    table.say(2, "pass")
    assert asked(table) == [1], "P0 is skipped with the Mayor in hand"


@rule("CE-ALLY-05")
def test_one_figure_held_back_is_enough() -> None:
    table = scene(f"$1 small-time-bookie / $1 ; act 2 ; {LAST}", "P0 ally small-time-bookie; P0 pass")
    assert asked(table) == [0]
    assert look(table).seats[0].thugs == 1


@rule("CE-G-29")
def test_an_ally_that_finds_nothing_to_do_can_be_played() -> None:
    table = scene("capo / $1 / $1 ; act 4 ; at penn-central-railroad=P1", "P0 ally capo")
    assert cited(table, "CE-G-29") == ["capo finds nothing to do"]
    assert (look(table).seats[0].played, asked(table)) == (["capo"], [1])


@rule("CE-G-29")
def test_an_ally_of_whom_one_part_is_of_use_does_that_part() -> None:
    table = scene("mayor-second-term / $1 / $1 ; act 4 ; stacks midtown=P0", "P0 ally mayor-second-term")
    table.play("P0 place queensboro-bridge; P0 pass")
    assert cited(table, "CE-G-29") == ["mayor-second-term finds nothing to do"], (
        "no covered marker of one's own to lift"
    )
    assert figures(table) == {"queensboro-bridge": "mayor"}


@rule("CE-G-29")
def test_who_declines_all_of_it_has_played_the_ally() -> None:
    table = scene(HELP, "P0 ally union-boss; P0 pass")
    assert (figures(table), look(table).seats[0].played, asked(table)) == ({}, ["union-boss"], [1])


@rule("CE-G-29")
def test_without_money_the_accountant_has_nothing_to_launder() -> None:
    table = scene("gun family-accountant / $1 / $1 ; act 3 ; public none", "P0 ally family-accountant")
    assert options(table, 0) == ["pass"], "and nobody learns from the silence that there is no money"
    table.say(0, "pass")
    assert (look(table).seats[0].played, asked(table)) == (["family-accountant"], [1])


@rule("CE-EX-10")
@pytest.mark.parametrize(
    ("words", "case", "kept"),
    [
        ("P0 launder $5; P0 launder $2", ["$2", "$5"], ["$2"]),
        ("P0 launder $2; P0 launder $2", ["$2", "$2"], ["$5"]),
        ("P0 launder $5; P0 pass", ["$5"], ["$2", "$2"]),
        ("P0 pass", [], ["$2", "$2", "$5"]),
    ],
)
def test_the_family_accountant_moves_up_to_two_notes(words: str, case: list[str], kept: list[str]) -> None:
    table = scene("2*$2 $5 family-accountant / $1 / $1 ; act 3 ; public none", f"P0 ally family-accountant; {words}")
    assert (money_of(table, 0), hand(table, 0)) == (case, kept)
    assert (look(table).seats[0].played, asked(table)) == (["family-accountant"], [1])
    assert "P0 plays family-accountant" in told(table, 2)
