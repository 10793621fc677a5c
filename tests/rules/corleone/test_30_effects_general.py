"""CE-ED-01..CE-ED-07: what holds for the effects of every card, whatever they do."""

import pytest

from tests.empire import (
    asked,
    cited,
    figures,
    hand,
    kind,
    look,
    money_of,
    options,
    refused,
    rule,
    scene,
    since,
    stack,
    told,
)
from tests.workshop import errand, friend

WHACK = '{ do = "whack", count = 2, kind = "thug", owner = "rival", where = "board" }'
INFLUENCE = '{ do = "influence", side = "own", amount = 1, where = "board" }'
MARK = '{ do = "marker", mode = "add", where = "board" }'
TAKE = '{ do = "take", zone = "hand", from = "one-rival", what = "card", pick = "random", count = 1, to = "hand" }'
THUGS = "at sunnyside-social-club=P1 paradiso-ballroom=P2"


# CE-ED-01: the order.


@rule("CE-ED-01")
def test_effects_happen_in_the_order_they_are_written() -> None:
    one = errand(f"{MARK}, {INFLUENCE}", "/ $1 / $1")
    assert (kind(one), options(one, 0)[0]) == ("target", "mark wall-street")
    one.play("P0 mark queens")
    assert options(one, 0)[0] == "influence wall-street"
    other = errand(f"{INFLUENCE}, {MARK}", "/ $1 / $1")
    assert options(other, 0)[0] == "influence wall-street"
    other.play("P0 influence queens")
    assert options(other, 0)[0] == "mark wall-street"


@rule("CE-ED-01")
def test_an_effect_has_its_time_and_no_other() -> None:
    table = errand(f"{WHACK}, {INFLUENCE}", f"/ $1 / $1 ; {THUGS}")
    assert refused(table, 0, "influence midtown") == "CE-ED-01", "not yet"
    table.play("P0 whack sunnyside-social-club; P0 whack paradiso-ballroom")
    assert refused(table, 0, "whack paradiso-ballroom") == "CE-ED-01", "no more"
    table.play("P0 influence midtown")
    assert (asked(table), kind(table)) == ([1], "turn")


@rule("CE-ED-01")
@pytest.mark.parametrize(
    ("order", "facts"),
    [
        (
            "money first",
            [
                *("P0 takes the money of eviction-notice first", "P0 takes $3", "P0 takes $2"),
                *("P0 sends the top marker of P1 home from queens", "P0 has 1 more influence in midtown"),
            ],
        ),
        (
            "ability first",
            [
                *("P0 takes the ability of eviction-notice first", "P0 sends the top marker of P1 home from queens"),
                *("P0 has 1 more influence in midtown", "P0 takes $3", "P0 takes $2"),
            ],
        ),
    ],
)
def test_the_money_comes_before_all_effects_or_after_all_of_them(order: str, facts: list[str]) -> None:
    table = scene("gun 2*blood-money eviction-notice / $1 / $1 ; stacks queens=P1", "P0 job eviction-notice")
    assert refused(table, 0, "unmark queens") == "CE-ED-01", "first the order is settled"
    news = since(table, f"P0 {order}; P0 unmark queens; P0 influence midtown")
    assert news == [*facts, "P0 has completed eviction-notice", "the turn of P1"]


# CE-ED-02: all of it or nothing.

DECLINED = {
    "icon": '{ do = "icon", icon = "horse", times = 1 }',
    "goods": '{ do = "goods", choose = ["gun"], count = 1 }',
    "draw-jobs from the deck": '{ do = "draw-jobs", from = "deck", look = 2, keep = 1 }',
    "draw-jobs from the pile": '{ do = "draw-jobs", from = "discard", keep = 1 }',
    "draw-jobs from the public jobs": '{ do = "draw-jobs", from = "public", keep = 1 }',
    "shakedown of a front": '{ do = "shakedown", side = "front", of = "business", count = 1, where = "board" }',
    "shakedown of backs": '{ do = "shakedown", side = "back", of = "space", count = 1, where = "board" }',
    "whack": WHACK,
    "whack in one territory": WHACK.replace("board", "one-territory"),
    "whack of each rival": WHACK.replace(" }", ", each_rival = true }"),
    "move": '{ do = "move", count = 1, kind = "any", owner = "any", work = "actor" }',
    "recall": '{ do = "recall", count = 1, kind = "family" }',
    "take": TAKE,
    "marker": MARK,
    "influence": INFLUENCE,
    "neutral": '{ do = "neutral", figure = "mayor" }',
}


@rule("CE-ED-02")
@pytest.mark.parametrize("effect", DECLINED.values(), ids=DECLINED)
def test_every_effect_may_be_declined(effect: str) -> None:
    table = errand(
        f"{effect}, {effect}",
        f"$2 / $1 / $1 ; {THUGS} union-square=P0 ; stacks queens=P1,P0,P2 ; pile shakedown ; horse P1 ; turn P0",
    )
    before = look(table), hand(table, 0)
    news = since(table, "P0 pass; P0 pass")
    assert news[:2] == ["P0 declines horse" if "horse" in effect else "P0 declines the effect"] * 2
    assert news[2:] == ["P0 has completed errand", "the turn of P1"]
    after = look(table)
    assert (after.figures, after.river, after.supply) == (before[0].figures, before[0].river, before[0].supply)
    assert (hand(table, 0), money_of(table, 0), after.horse) == (before[1], [], 1)
    assert [t.stack for t in after.territories] == [t.stack for t in before[0].territories]


@rule("CE-ED-02", "CE-G-33")
@pytest.mark.parametrize(
    ("effect", "gained"),
    [
        ('{ do = "money-per", value = 2, per = "board-figure", max = 3 }', "P0 takes $2"),
        ('{ do = "protect" }', "the figures of P0 are protected"),
        ('{ do = "hand-limit", amount = 2 }', "P0 may keep 2 more"),
        ('{ do = "offer" }', ""),
        (TAKE.replace("one-rival", "each-rival"), "P0 takes 1 from P1"),
    ],
)
def test_what_happens_by_itself_may_be_declined_by_those_who_want_to_be_asked(effect: str, gained: str) -> None:
    text = f"$2 / $1 / $1 ; {THUGS} union-square=P0 ; options ask_gains"
    table = friend(effect, text)
    assert (kind(table), options(table, 0)) == ("effect", ["accept", "pass"])
    assert since(table, "P0 pass")[0] == "P0 declines the effect"
    table = friend(effect, text)
    news = since(table, "P0 accept")
    assert news[0] == "P0 wants the effect"
    assert gained in news if gained else kind(table) == "offer"


@rule("CE-ED-02", "CE-WHACK-01")
def test_an_effect_that_is_begun_is_carried_out_as_far_as_possible() -> None:
    table = errand(WHACK, f"/ $1 / $1 ; {THUGS}", "P0 whack paradiso-ballroom")
    assert options(table, 0) == ["whack sunnyside-social-club"], "two are asked for and two are there"
    assert refused(table, 0, "pass") == "CE-WHACK-01"


@rule("CE-ED-02")
def test_fewer_are_enough_where_the_card_says_up_to() -> None:
    table = errand(WHACK.replace(" }", ", up_to = true }"), f"/ $1 / $1 ; {THUGS}", "P0 whack paradiso-ballroom")
    assert options(table, 0) == ["whack sunnyside-social-club", "pass"]
    table.play("P0 pass")
    assert (look(table).river, asked(table)) == (["P2-thug"], [1])


@rule("CE-ED-02")
def test_with_too_few_targets_those_there_are_will_do() -> None:
    table = errand(WHACK, "/ $1 / $1 ; at sunnyside-social-club=P1", "P0 whack sunnyside-social-club")
    assert (look(table).river, asked(table), kind(table)) == (["P1-thug"], [1], "turn")


@rule("CE-ED-02")
@pytest.mark.parametrize("said", ["", "P0 launder $2"])
def test_of_icons_each_use_may_be_declined(said: str) -> None:
    suitcases = '{ do = "icon", icon = "suitcase", times = 2 }'
    table = friend(suitcases, "$2 $3 / $1 / $1", said)
    assert since(table, "P0 pass")[0] == ("P0 declines suitcase" if said else "P0 declines suitcase suitcase")
    assert money_of(table, 0) == (["$2"] if said else [])


# CE-ED-03: nothing to do.


@rule("CE-ED-03", "CE-G-08")
def test_an_effect_without_a_target_is_lost_and_the_next_ones_happen() -> None:
    table = errand(f"{WHACK}, {INFLUENCE}", "/ $1 / $1")
    assert cited(table, "CE-G-08") == ["errand finds nothing to do"]
    assert since(table, "P0 influence queens") == [
        *("P0 has 1 more influence in queens", "P0 has completed errand", "the turn of P1"),
    ]


@rule("CE-ED-03")
def test_an_effect_that_gains_nothing_is_lost_and_the_next_ones_happen() -> None:
    nothing = '{ do = "money-per", value = 5, per = "controlled-territory", max = 3 }'
    table = errand(f"{nothing}, {INFLUENCE}", "/ $1 / $1")
    assert cited(table, "CE-ED-03") == ["errand finds nothing to do"]
    assert options(table, 0)[0] == "influence wall-street"


LOST = {
    "icon": ('{ do = "icon", icon = "suitcase", times = 1 }', "/ /"),
    "goods": ('{ do = "goods", choose = ["gun"], count = 1 }', "/ 9*gun /"),
    "draw-jobs": ('{ do = "draw-jobs", from = "discard", keep = 1 }', "/ /"),
    "draw-jobs, public": ('{ do = "draw-jobs", from = "public", keep = 1 }', "/ / ; public none"),
    "shakedown": (
        '{ do = "shakedown", side = "front", of = "business", count = 1, where = "own-control" }',
        "/ / ; stacks queens=P0,P1",
    ),
    "whack": (WHACK, "/ /"),
    "move": ('{ do = "move", count = 1, kind = "member", owner = "rival", work = "none" }', "/ /"),
    "recall": ('{ do = "recall", count = 1, kind = "thug" }', "/ / ; river P0-thug"),
    "take": (TAKE, "/ /"),
    "take, from each": (TAKE.replace("one-rival", "each-rival"), "/ /"),
    "offer": ('{ do = "offer" }', "/ /"),
    "marker": ('{ do = "marker", mode = "remove", where = "board" }', "/ / ; stacks queens=P0"),
    "influence": ('{ do = "influence", side = "own", amount = 1, where = "presence" }', "/ /"),
    "neutral": ('{ do = "neutral", figure = "mayor" }', "/ / ; river mayor"),
}


@rule("CE-ED-03", "CE-G-08")
@pytest.mark.parametrize(("effect", "text"), LOST.values(), ids=LOST)
def test_whatever_the_effect_is_a_job_that_finds_nothing_is_completed_and_its_next_effect_happens(
    effect: str, text: str
) -> None:
    table = errand(f'{effect}, {{ do = "hand-limit", amount = 1 }}', text)
    assert look(table).seats[0].jobs == ["errand"]
    assert look(table).seats[0].more_cards == 1
    assert (asked(table), kind(table)) == ([1], "turn")


@rule("CE-ED-03", "CE-G-29")
def test_an_ally_may_be_played_for_nothing() -> None:
    table = friend(WHACK, "/ $1 / $1")
    assert cited(table, "CE-G-29") == ["friend finds nothing to do"]
    assert (look(table).seats[0].played, asked(table)) == (["friend"], [1])


# CE-ED-04: who chooses.


@rule("CE-ED-04")
def test_all_choices_are_the_actors() -> None:
    table = errand(f"{WHACK}, {INFLUENCE}", f"/ $1 / $1 ; {THUGS}")
    assert asked(table) == [0]
    assert refused(table, 1, "whack paradiso-ballroom") == "CE-ED-04"
    table.play("P0 pass")
    assert refused(table, 2, "influence queens") == "CE-ED-04"


@rule("CE-ED-04")
def test_targets_are_named_one_at_a_time_and_each_is_dealt_with_before_the_next() -> None:
    table = errand(WHACK, f"/ $1 / $1 ; {THUGS} gowanus-cold-storage=P2", "P0 whack paradiso-ballroom")
    assert look(table).river == ["P2-thug"]
    assert options(table, 0) == ["whack gowanus-cold-storage", "whack sunnyside-social-club"]


@rule("CE-ED-04")
def test_a_loser_may_choose_out_of_turn() -> None:
    table = errand(TAKE.replace("random", "victim"), "/ $1 $2 / $1", "P0 rob P1")
    assert (asked(table), kind(table), options(table, 1)) == ([1], "give", ["give $1", "give $2"])


@rule("CE-ED-04")
def test_all_rivals_choose_what_they_offer() -> None:
    assert asked(errand('{ do = "offer" }', "/ $1 $2 / $1")) == [1, 2]


@rule("CE-ED-04", "CE-CTRL-04")
def test_a_controller_chooses_at_a_shaken_down_front() -> None:
    front = '{ do = "shakedown", side = "front", of = "business", count = 1, where = "board" }'
    text = "/ $1 $2 / $1 ; stacks wall-street=P1"
    table = errand(front, text, "P0 shake harcourt-and-vane; P0 first P1")
    assert (asked(table), options(table, 1)) == ([1], ["launder $1", "launder $2", "pass"])


# CE-ED-05: the card itself.


@rule("CE-ED-05")
def test_a_job_under_way_is_nowhere_to_be_discarded() -> None:
    table = errand('{ do = "icon", icon = "sell:1", times = 1 }', "$1 / $1 / $1", "P0 sell 1")
    assert options(table, 0) == ["discard $1"]
    assert refused(table, 0, "discard errand") == "CE-ED-05"
    assert hand(table, 0) == ["$1"]


@rule("CE-ED-05")
def test_a_public_job_under_way_is_no_public_job() -> None:
    table = scene(
        "blood-money booze / $1 / $1 ; public favor-at-city-hall shakedown",
        "P0 job favor-at-city-hall; P0 money first",
    )
    assert look(table).public == ["shakedown"]
    assert options(table, 0) == ["take shakedown", "pass"]


@rule("CE-ED-05", "CE-G-12")
def test_a_played_ally_is_nowhere_to_be_discarded() -> None:
    table = friend('{ do = "icon", icon = "sell:1", times = 1 }', "$1 / $1 / $1", "P0 sell 1")
    assert options(table, 0) == ["discard $1"]
    assert refused(table, 0, "discard friend") == "CE-G-12"


@rule("CE-ED-05")
def test_a_rivals_played_ally_cannot_be_taken() -> None:
    look_and_take = TAKE.replace("random", "look")
    table = friend(look_and_take, "/ $1 +hired-muscle mayor-on-the-stump / $1", "P0 rob P1")
    assert options(table, 0) == ["take $1", "take mayor-on-the-stump"]
    table.play("P0 take mayor-on-the-stump")
    assert look(table).seats[1].played == ["hired-muscle"]


# CE-ED-06: rivals and territories.


@rule("CE-ED-06")
def test_nobody_is_their_own_rival() -> None:
    table = errand(TAKE, "$1 / $1 / $1")
    assert options(table, 0) == ["rob P1", "rob P2", "pass"]
    assert refused(table, 0, "rob P0") == "CE-ED-06"
    whack = errand(WHACK, "/ / ; at sunnyside-social-club=P0 paradiso-ballroom=P1")
    assert options(whack, 0) == ["whack paradiso-ballroom", "pass"]


@rule("CE-ED-06")
def test_a_figure_is_in_a_territory_on_a_thug_space_or_on_a_round_space_that_touches_it() -> None:
    here = '{ do = "whack", count = 1, kind = "any", owner = "not-own", where = "presence" }'
    at = (
        "at penn-central-railroad=P0 grand-army-plaza=P1 morettis-gunsmith=P1 queensboro-bridge=P2 midtown=police-chief"
    )
    table = errand(here, f"/ / ; {at} hell-gate=mayor", "")
    assert options(table, 0) == ["whack queensboro-bridge", "whack grand-army-plaza", "whack police-chief", "pass"]
    assert refused(table, 0, "whack morettis-gunsmith") == "CE-ED-06", "that is in Chelsea"
    assert refused(table, 0, "whack hell-gate") == "CE-ED-06"


@rule("CE-ED-06")
def test_nobody_aims_at_the_reserve_or_the_river() -> None:
    table = errand(WHACK, "/ / ; at sunnyside-social-club=P1 ; river P1-thug P2-thug")
    assert options(table, 0) == ["whack sunnyside-social-club", "pass"]
    assert look(table).seats[2].thugs == 1


@rule("CE-ED-06", "CE-CP-01")
def test_central_park_is_no_territory() -> None:
    table = errand(f"{INFLUENCE}, {MARK}", "/ / ; at park-west=P0")
    assert refused(table, 0, "influence central-park") == "CE-CP-01"
    table.play("P0 pass")
    assert refused(table, 0, "mark central-park") == "CE-CP-01"
    assert "in central-park" not in options(errand(WHACK.replace("board", "one-territory"), f"/ / ; {THUGS}"), 0)


# CE-ED-07: until the Entr'acte.


@rule("CE-ED-07")
def test_lasting_effects_are_known_to_all() -> None:
    lasting = f'{INFLUENCE}, {{ do = "protect" }}, {{ do = "hand-limit", amount = 2 }}'
    table = friend(lasting, "/ $1 / $1", "P0 influence midtown")
    for viewer in (None, 0, 1, 2):
        seat = look(table, viewer).seats[0]
        assert (seat.protected, seat.more_cards) == (True, 2)
        assert look(table, viewer).territories[5].extra == [1, 0, 0, 0]
        assert told(table, viewer)[-4:-1] == [
            *("P0 has 1 more influence in midtown", "the figures of P0 are protected", "P0 may keep 2 more"),
        ]


@rule("CE-ED-07")
def test_lasting_effects_are_over_at_the_entracte() -> None:
    table = scene(
        "7*$1 / $1 / $1 ; phase tribute ; influence midtown=P0:2 queens=neutral:1 ; protected P1 ; limit P2=2",
        "P0 discard $1; P0 discard $1",
    )
    assert look(table).territories[5].extra == [2, 0, 0, 0]
    table.play("P0 done")
    assert cited(table, "CE-ED-07") == [
        *("what cards gave to P0 for this act is over", "what cards gave to P1 for this act is over"),
        *("what cards gave to P2 for this act is over", "what cards gave to the neutral force for this act is over"),
    ]
    view = look(table)
    assert (view.act, [t.extra for t in view.territories]) == (2, [[0, 0, 0, 0]] * 7)
    assert [(seat.protected, seat.more_cards) for seat in view.seats] == [(False, 0)] * 3
    assert (figures(table), stack(table, "midtown")) == ({}, [])
