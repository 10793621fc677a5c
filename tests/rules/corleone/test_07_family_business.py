"""Chapter 7: turns of Family Business, who is skipped, and when the phase is over."""

import pytest

import backroom
from backroom.games.corleone.edition import build
from backroom.games.corleone.game import CorleoneGame
from tests.cites import asked_by, closed
from tests.edition.paper import fresh as paper
from tests.empire import asked, cited, figures, fresh, hand, kind, look, options, refused, rule, scene, since

FIRST_SPACES = 9  # three of them open to two players: those that the rulebook names
# Every figure but one Heir stands somewhere, and nothing can be done with an Heir any more.
CROWDED = (
    "$1 / ; act 4; public none; at carnegie-corner=P0 queensboro-bridge=P0 union-square=P1 "
    "morettis-gunsmith=P0 penn-central-railroad=P0 paradiso-ballroom=P0 "
    "harcourt-and-vane=P1 gowanus-cold-storage=P1 van-alst-auction-rooms=P1"
)
ALL_OF_P1 = "newtown-creek=P1 sunnyside-social-club=P1 paradiso-ballroom=P1"


def narrow(text: str, script: str = "") -> backroom.Table:
    """A scene in a smaller city: nine spaces for family members, three of them for a table of two."""
    city = paper()
    few = (city["space"][:6] + city["space"][7:])[:FIRST_SPACES]
    city["space"] = [row | {"min_players": 2 if i < 3 else 3} for i, row in enumerate(few)]
    table = backroom.scene(CorleoneGame(build(city, "narrow.toml")), text)
    table.play(script)
    return table


# Whose turn it is.


@rule("CE-FB-01")
def test_the_player_with_the_horse_head_begins_and_turns_go_clockwise() -> None:
    table = scene(" / / ; horse P1")
    assert asked(table) == [1]
    table.play("P1 thug morettis-gunsmith; P2 thug paradiso-ballroom; P0 thug gowanus-cold-storage")
    assert asked(table) == [1]
    assert cited(table, "CE-FB-01") == ["the turn of P2", "the turn of P0", "the turn of P1"]


@rule("CE-FB-01")
@pytest.mark.parametrize("first", range(3))
def test_the_first_turn_of_the_game_belongs_to_the_first_player(first: int) -> None:
    table = fresh(3, f"pick P{first}")
    assert cited(table, "CE-FB-01") == [f"the turn of P{first}"]
    assert asked(table) == [first]


@rule("CE-FB-01")
@pytest.mark.parametrize("word", ["thug penn-central-railroad", "member hell-gate", "job shakedown"])
def test_whoever_is_not_on_turn_waits(word: str) -> None:
    table = scene(" / blood-money gun booze / ; public shakedown")
    assert refused(table, 1, word) == "CE-FB-01"


# One action, and no passing.


@rule("CE-FB-02")
def test_a_turn_is_a_thug_a_family_member_a_job_or_an_ally() -> None:
    table = scene("booze precinct-envelope union-boss / ; act 2; public none")
    assert (kind(table), asked_by(table)) == ("turn", "CE-FB-02")
    verbs = [word.split()[0] for word in options(table, 0)]
    assert sorted(set(verbs)) == ["ally", "job", "member", "thug"]
    assert verbs.count("thug") == 9  # seven printed businesses and two tiles
    assert verbs.count("member") == 12
    assert options(table, 0)[-2:] == ["job precinct-envelope", "ally union-boss"]


@rule("CE-FB-02")
@pytest.mark.parametrize(
    "action",
    [
        "P0 thug gowanus-cold-storage",
        "P0 member hell-gate",
        "P0 job widows-mattress; P0 money first",
        "P0 ally hollywood-producer",
    ],
)
def test_after_one_action_the_turn_is_over(action: str) -> None:
    table = scene("blood-money booze widows-mattress hollywood-producer / / ; act 3", action)
    assert (kind(table), asked(table)) == ("turn", [1])
    assert cited(table, "CE-FB-01") == ["the turn of P1"]


@rule("CE-FB-02")
@pytest.mark.parametrize("word", ["draw", "launder $1", "sell 1", "horse", "money first", "first P1", "take gun"])
def test_what_is_no_action_is_not_done_on_a_turn(word: str) -> None:
    table = scene("$1 gun / ")
    assert refused(table, 0, word) == "CE-FB-02"


@rule("CE-FB-03")
def test_nobody_passes_who_can_do_something() -> None:
    table = scene(" / ; at hell-gate=P0 paradiso-ballroom=P0 gowanus-cold-storage=P0")  # one thug is left
    assert "pass" not in options(table, 0)
    assert refused(table, 0, "pass") == "CE-FB-03"


# No figure in reserve.


@rule("CE-FB-04")
def test_a_player_without_figures_is_skipped_though_a_job_is_waiting() -> None:
    table = scene(f" / booze gun precinct-envelope / ; at {ALL_OF_P1}")
    assert since(table, "P0 thug gowanus-cold-storage")[-2:] == [
        "P1 has no figure left and is skipped",
        "the turn of P2",
    ]
    assert cited(table, "CE-FB-04") == ["P1 has no figure left and is skipped"]


@rule("CE-FB-04")
def test_an_ally_in_hand_keeps_nobody_in_the_phase() -> None:
    table = scene(f" / union-boss / ; act 2; at {ALL_OF_P1} hell-gate=P1", "P0 thug gowanus-cold-storage")
    assert cited(table, "CE-FB-04") == ["P1 has no figure left and is skipped"]
    assert refused(table, 1, "ally union-boss") == "CE-ALLY-05"
    assert refused(table, 1, "thug morettis-gunsmith") == "CE-FB-04"


@rule("CE-FB-04")
@pytest.mark.parametrize("left", ["a thug", "the Don"])
def test_one_figure_of_either_kind_keeps_a_player_in_the_phase(left: str) -> None:
    played = ALL_OF_P1.partition(" ")[2] if left == "the Don" else ALL_OF_P1.rpartition(" ")[0]
    table = scene(f" / / ; at {played}", "P0 thug gowanus-cold-storage")
    assert asked(table) == [1]
    assert cited(table, "CE-FB-04") == []


@rule("CE-FB-04")
def test_everybody_who_is_skipped_is_named_in_every_round() -> None:
    table = scene(f" / / ; at {ALL_OF_P1} hell-gate=P2 gowanus-cold-storage=P2 penn-central-railroad=P2")
    table.play("P0 thug morettis-gunsmith; P0 thug harcourt-and-vane; P0 pass")
    assert (
        cited(table, "CE-FB-04")
        == [
            "P1 has no figure left and is skipped",
            "P2 has no figure left and is skipped",
        ]
        * 2
    )
    assert asked(table) == [0]


@rule("CE-FB-04")
def test_a_figure_that_comes_back_gives_another_turn() -> None:
    text = "gun blood-money booze borrowed-crew / ; at paradiso-ballroom=P0 gowanus-cold-storage=P0 "
    text += "penn-central-railroad=P0 morettis-gunsmith=P1 sunnyside-social-club=P1 harcourt-and-vane=P1 hell-gate=P1"
    table = scene(text, "P0 job borrowed-crew; P0 money first; P0 recall paradiso-ballroom")
    table.play("P0 member carnegie-corner; P0 pass")
    assert asked(table) == [0]
    assert options(table, 0) == [
        "thug van-alst-auction-rooms",
        "thug paradiso-ballroom",
        "thug zabriskie-sporting-arms",
    ]
    table.play("P0 thug paradiso-ballroom")
    assert cited(table, "CE-FB-05") == ["nobody has a turn any more"]


@rule("CE-FB-05")
def test_the_phase_is_over_when_all_reserves_are_empty() -> None:
    text = f"+$1 / / ; horse P0; at {ALL_OF_P1} hell-gate=P0 gowanus-cold-storage=P0 "
    table = scene(text + "carnegie-corner=P2 penn-central-railroad=P2")
    table.play("P0 thug morettis-gunsmith")
    assert look(table).phase == "business"
    assert asked(table) == [2]
    table.play("P2 thug van-alst-auction-rooms; P2 pass")
    assert cited(table, "CE-FB-05") == ["nobody has a turn any more"]
    assert look(table).phase == "bribery"
    assert [seat.thugs for seat in look(table).seats] == [0, 0, 0]
    assert [seat.members for seat in look(table).seats] == [[], [], []]


@rule("CE-FB-05")
def test_others_play_on_until_the_last_figure_is_on_the_board() -> None:
    table = scene(f" / / ; at {ALL_OF_P1} hell-gate=P2 gowanus-cold-storage=P2 penn-central-railroad=P2")
    table.play("P0 thug morettis-gunsmith; P0 member park-west")
    assert asked(table) == [0]
    assert cited(table, "CE-FB-05") == []


# Jobs and allies use up no figure; hands may grow.


@rule("CE-FB-06")
def test_a_player_may_spend_several_turns_on_jobs_and_allies() -> None:
    text = "2*booze blood-money precinct-envelope widows-mattress hired-muscle / ; act 2; public none; "
    text += f"at {ALL_OF_P1} hell-gate=P1 morettis-gunsmith=P1"
    table = scene(text)
    before = look(table).seats[0].thugs, look(table).seats[0].members
    table.play("P0 job precinct-envelope; P0 influence queens; P0 ally hired-muscle")
    table.play("P0 job widows-mattress; P0 money first")
    assert asked(table) == [0]
    assert (look(table).seats[0].thugs, look(table).seats[0].members) == before == (3, ["don", "consigliere"])
    assert look(table).seats[0].jobs == ["precinct-envelope", "widows-mattress"]
    assert look(table).seats[0].played == ["hired-muscle"]


@rule("CE-FB-07")
def test_no_hand_is_too_large_during_this_phase() -> None:
    table = scene("20*$2 8*gun / ", "P0 thug morettis-gunsmith")
    assert len(hand(table, 0)) == 30
    assert (kind(table), asked(table)) == ("turn", [1])


@rule("CE-G-27")
def test_a_job_may_be_completed_with_the_last_figure_in_reserve() -> None:
    text = "booze precinct-envelope / ; public none; at paradiso-ballroom=P0 gowanus-cold-storage=P0 hell-gate=P0"
    table = scene(text, "P0 job precinct-envelope; P0 influence chelsea")
    assert look(table).seats[0].jobs == ["precinct-envelope"]
    table.play("P1 thug morettis-gunsmith")
    assert asked(table) == [0]
    assert refused(table, 0, "pass") == "CE-FB-03"
    assert {word.split()[0] for word in options(table, 0)} == {"thug"}


@rule("CE-G-27")
def test_an_ally_may_be_played_with_the_last_figure_in_reserve() -> None:
    text = "hollywood-producer / ; act 2; public none; "
    text += "at paradiso-ballroom=P0 gowanus-cold-storage=P0 penn-central-railroad=P0 hell-gate=P0"
    table = scene(text, "P0 ally hollywood-producer; P1 thug morettis-gunsmith")
    assert look(table).seats[0].members == ["consigliere"]
    assert {word.split()[0] for word in options(table, 0)} == {"member"}
    assert refused(table, 0, "pass") == "CE-FB-03"


# A figure, but nothing to be done with it.


@rule("CE-G-01")
def test_with_all_spaces_full_and_no_card_to_play_the_turn_is_skipped() -> None:
    table = narrow(CROWDED)
    assert look(table).seats[0].members == ["heir"]
    assert options(table, 0) == ["pass"]
    assert since(table, "P0 pass")[0] == "P0 does nothing"
    assert cited(table, "CE-G-01") == ["P0 does nothing"]
    assert asked(table) == [1]


@rule("CE-G-01")
def test_if_nobody_who_is_left_can_do_anything_the_phase_ends() -> None:
    table = narrow(CROWDED, "P0 pass; P1 pass")
    assert cited(table, "CE-G-01")[:2] == ["P0 does nothing", "P1 does nothing"]
    assert cited(table, "CE-FB-05") == []
    assert "Act IV: turf" in [str(fact) for fact in table.events()]


@rule("CE-G-01")
def test_a_job_that_can_be_paid_has_to_be_done_and_the_round_begins_again() -> None:
    table = narrow(CROWDED.replace("/ ;", "/ booze precinct-envelope;"), "P0 pass")
    assert options(table, 1) == ["job precinct-envelope"]
    assert refused(table, 1, "pass") == "CE-FB-03"
    table.play("P1 job precinct-envelope; P1 influence midtown")
    assert asked(table) == [0]  # not everybody had been skipped
    table.play("P0 pass")
    assert (asked(table), options(table, 1)) == ([1], ["pass"])
    table.play("P1 pass")
    assert "Act IV: turf" in [str(fact) for fact in table.events()]


@rule("CE-G-01")
def test_a_space_that_becomes_free_brings_the_idle_player_back() -> None:
    table = narrow(CROWDED.replace("/ ;", "/ gun blood-money no-flowers-please;"), "P0 pass")
    table.play("P1 job no-flowers-please; P1 money first; P1 whack carnegie-corner")
    assert options(table, 0) == ["member carnegie-corner"]
    assert refused(table, 0, "pass") == "CE-FB-03"
    assert closed(table, 0)["member union-square"] == "CE-BOARD-06"
    table.play("P0 member carnegie-corner; P0 pass")
    assert figures(table)["carnegie-corner"] == "P0-heir"
