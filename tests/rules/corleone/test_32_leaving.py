"""CE-G-31 in depth: somebody leaves for good, and what becomes of cards, figures, markers and the horse head."""

import random

import pytest

import backroom
from tests.empire import asked, cited, figures, fresh, hand, kind, look, options, refused, rule, scene, since, stack
from tests.leavers import left
from tests.workshop import friend, game

RICH = "$1 2*$3 gun narcotics shakedown +$5 +$2 +vig-night +hired-muscle mayor-on-the-stump"
TOWN = (
    "at union-square=P1 morettis-gunsmith=P1 hell-gate=P0 paradiso-ballroom=P2 ; river P1-thug ; "
    "stacks queens=P0,P1,P1 midtown=P1,P2,P1,P2 chelsea=P1 ; influence brooklyn=P1:2 ; protected P1 ; limit P1=3"
)


# What the leaver leaves.


@rule("CE-G-31")
def test_money_and_goods_go_to_the_supply_jobs_to_the_pile_and_allies_out_of_the_game() -> None:
    table = scene(f"/ {RICH} / ; act 2 ; public none")
    table.leave(1)
    supply, start = look(table).supply, {"$1": 16, "$2": 36, "$3": 46, "$5": 22, "gun": 9, "narcotics": 5}
    assert {card: supply[card] for card in start} == start
    assert look(table).pile == ["shakedown"]
    assert look(table).bought == [], "the ally in hand and the ally played are gone"
    seat = look(table).seats[1]
    assert (seat.hand, seat.suitcase, seat.played, seat.in_play) == (0, 0, [], False)
    assert (hand(table, 1), table.game.count(table.state)) == ([], [])


@rule("CE-G-31")
def test_everybody_sees_what_goes_back() -> None:
    table = scene(f"/ {RICH} / ; act 2")
    cards = ["$1", "$3", "$3", "gun", "narcotics", "shakedown", "mayor-on-the-stump", "$2", "$5"]
    news = since(table, "P1 leave", 2)
    assert news[:10] == ["P1 leaves the game", *(f"{card} of P1 goes back" for card in cards)]


@rule("CE-G-31")
def test_figures_leave_board_river_and_reserve() -> None:
    table = left(f"/ / ; act 2 ; {TOWN}", "", 1)
    assert figures(table) == {"hell-gate": "P0-don", "paradiso-ballroom": "P2-thug"}
    view = look(table)
    assert (view.river, view.seats[1].thugs, view.seats[1].members) == ([], 0, [])


@rule("CE-G-31")
def test_markers_leave_the_stacks_and_whoever_is_below_controls() -> None:
    table = left(f"/ / ; act 2 ; {TOWN}", "", 1)
    assert [stack(table, name) for name in ("queens", "midtown", "chelsea")] == [[0], [2, 2], []]


@rule("CE-G-31")
def test_what_cards_gave_the_leaver_is_over() -> None:
    table = left(f"/ / ; act 2 ; {TOWN}", "", 1)
    view = look(table)
    assert (view.territories[1].influence, view.seats[1].protected) == ([0, 0, 0, 0], False)
    assert view.seats[1].more_cards == 0


@rule("CE-G-31")
def test_neutral_figures_stay() -> None:
    table = left("/ / ; at hell-gate=mayor queens=police-chief morettis-gunsmith=union-boss", "", 1)
    assert (figures(table), look(table).chief) == ({"hell-gate": "mayor", "morettis-gunsmith": "union-boss"}, "queens")


@rule("CE-G-31", "CE-BONUS-03")
def test_completed_jobs_of_a_leaver_count_for_nobody() -> None:
    text = "+shakedown / +bathtub-gin +hijacked-truck / 3*$1 ; act 4 ; phase tribute"
    table = left(text, "P2 discard $1", 1, "P2 done")
    assert table.over
    assert [line for line in cited(table, "CE-BONUS-03") if "green" in line] == ["P0 has most green jobs"]


@rule("CE-G-31")
@pytest.mark.parametrize(("holder", "leaver", "after"), [(1, 1, 2), (2, 2, 0), (0, 0, 1), (0, 1, 0)])
def test_the_horse_head_passes_on_clockwise(holder: int, leaver: int, after: int) -> None:
    table = scene(f"/ / ; horse P{holder} ; turn P0")
    news = since(table, f"P{leaver} leave")
    assert look(table).horse == after
    assert (f"P{after} has the horse head" in news) == (holder == leaver)


@rule("CE-G-31")
def test_the_horse_head_skips_those_who_have_left_before() -> None:
    table = scene("/ / / ; horse P1 ; turn P0", "P2 leave; P1 leave")
    assert look(table).horse == 3


# The end.


@rule("CE-G-31")
@pytest.mark.parametrize("script", ["", "P0 thug penn-central-railroad; P0 draw", "P0 thug penn-central-railroad"])
def test_the_last_one_left_has_won(script: str) -> None:
    table = scene("$5 / $1 ; public none", script)
    table.leave(0)
    assert table.over
    assert table.result is not None
    assert (table.result.winners, table.result.rule) == ([1], "CE-G-31")
    assert cited(table, "CE-G-31")[-1] == "P1 wins"
    assert table.game.count(table.state) == []


@rule("CE-G-31")
def test_of_five_four_may_leave() -> None:
    table = scene("$1 / $2 / $3 / $5 / gun", "P3 leave; P0 leave; P4 leave")
    assert (table.over, asked(table)) == (False, [1])
    table.play("P1 leave")
    assert table.result is not None
    assert (table.result.winners, hand(table, 2)) == ([2], ["$3"])


@rule("CE-G-31", "TABLE-03", "TABLE-08")
def test_nobody_leaves_twice_or_after_the_end() -> None:
    table = scene("$1 / $2 / $3", "P1 leave")
    assert refused(table, 1, "leave") == "TABLE-08"
    assert refused(table, 1, "thug morettis-gunsmith") == "CE-G-31"
    assert refused(table, 1, "pass") == "CE-G-31"
    table.play("P0 leave")
    assert refused(table, 2, "leave") == "TABLE-03"


@rule("CE-G-31")
def test_those_who_were_gone_in_the_scene_cannot_leave() -> None:
    table = scene("$1 / gone / $3")
    assert refused(table, 1, "leave") == "CE-G-31"
    assert refused(table, 1, "thug morettis-gunsmith") == "CE-G-31"


# Turns.


@rule("CE-G-31")
def test_on_their_turn_a_leaver_is_followed_by_the_next_player() -> None:
    table = left("$1 / $1 / $1", "", 0)
    assert (asked(table), kind(table)) == ([1], "turn")


@rule("CE-G-31")
def test_a_bystander_leaves_and_the_turn_goes_on_and_later_passes_them_over() -> None:
    table = left("$1 / $1 / $1", "", 1)
    assert (asked(table), kind(table)) == ([0], "turn")
    table.play("P0 thug morettis-gunsmith")
    assert asked(table) == [2]
    table.play("P2 thug gowanus-cold-storage")
    assert asked(table) == [0]


@rule("CE-G-31")
def test_leaving_frees_a_space_for_the_others() -> None:
    table = left("/ / ; at morettis-gunsmith=P1", "", 1)
    assert "thug morettis-gunsmith" in options(table, 0)


@rule("CE-G-31", "CE-FB-05")
def test_the_phase_ends_when_only_the_leaver_had_figures() -> None:
    """CE-FB-05: nobody is left with a figure in reserve."""
    at = "union-square=P1 hell-gate=P2 morettis-gunsmith=P1 gowanus-cold-storage=P1 sunnyside-social-club=P2"
    table = left(f"/ +$1 / +$1 ; at {at} paradiso-ballroom=P2", "", 0)
    assert (look(table).phase, asked(table)) == ("bribery", [1, 2])


@rule("CE-G-31", "CE-G-01")
def test_somebody_who_did_nothing_and_left_is_not_counted_among_those_who_can_do_nothing() -> None:
    """The spaces are full, and three have members left; P4 has a job besides, and the turn to do it comes."""
    full = (
        "carnegie-corner=P1 queensboro-bridge=P1 union-square=P2 canal-street=P2 west-side-railyards=P3 "
        "park-west=P3 sutton-landing=P3 midtown-tunnel=P4 williamsburg-bridge=P4 "
        "harcourt-and-vane=P0 gowanus-cold-storage=P0 van-alst-auction-rooms=P1 sunnyside-social-club=P1 "
        "paradiso-ballroom=P2 penn-central-railroad=P2 morettis-gunsmith=P3 zabriskie-sporting-arms=P3 "
        "cataldo-funeral-home=P4 blue-lantern-supper-club=P4"
    )
    table = backroom.scene(game(small=True), f"/ / / / booze errand ; act 4 ; public none ; at {full}")
    table.play("P0 pass; P0 leave; P1 pass; P2 pass")
    assert (look(table).phase, asked(table)) == ("business", [4])
    table.play("P4 job errand")
    assert look(table).seats[4].jobs == ["errand"]


# Neutral figures on loan, and others' half choices.


@rule("CE-G-31", "CE-NEUT-04")
def test_a_neutral_figure_on_loan_is_neutral_again_when_its_user_leaves() -> None:
    table = left("mayor $1 / $1 / ; act 3", "P0 ally mayor; P0 place harlem-meer", 0)
    assert (look(table).lent, cited(table, "CE-NEUT-04")) == ([], ["the mayor is neutral again"])
    assert figures(table) == {"harlem-meer": "mayor"}


@rule("CE-G-31")
def test_half_a_choice_is_asked_anew_when_a_bystander_leaves() -> None:
    move = '{ do = "move", count = 1, kind = "thug", owner = "rival", work = "none" }'
    table = friend(move, "/ / ; at morettis-gunsmith=P1 sunnyside-social-club=P2", "P0 move morettis-gunsmith")
    table.leave(1)
    assert options(table, 0) == ["move sunnyside-social-club", "pass"], "the figure is gone, and so is the choice"
    table.play("P0 move sunnyside-social-club; P0 to morettis-gunsmith")
    assert figures(table) == {"morettis-gunsmith": "P2-thug"}


# Anywhere.


@rule("CE-G-31")
@pytest.mark.parametrize("seed", range(40))
def test_at_whatever_moment_they_leave_nothing_is_lost(seed: int) -> None:
    chance = random.Random(seed)
    table = fresh(2 + seed % 4, seed=seed, ask_gains=seed % 2 == 0)
    moments = sorted(chance.sample(range(150), table.seats - 1))
    said = 0
    while not table.over:
        if moments and said == moments[0]:
            del moments[0]
            table.leave(chance.choice([i for i, seat in enumerate(look(table).seats) if seat.in_play]))
            assert table.game.count(table.state) == []
        else:
            ask = chance.choice(table.asks)
            table.say(ask.seat, chance.choice(ask.actions))
        said += 1
    assert table.game.count(table.state) == []
    assert table.result is not None
    assert table.result.rule == "CE-G-31" or said > 150
