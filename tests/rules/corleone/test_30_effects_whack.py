"""CE-DO-06 and CE-DO-13: who may be whacked, where and how many; and who is protected."""

import pytest

from tests.empire import asked, cited, figures, kind, look, options, refused, rule, since
from tests.targets import (
    BOARD,
    EVERY_FIGURE,
    NEUTRAL,
    OWN_MEMBER,
    OWN_THUG,
    RIVAL_MEMBERS,
    RIVAL_THUGS,
    aims,
    every_choice,
)
from tests.workshop import errand, friend


def whack(kind: str = "any", owner: str = "any", where: str = "board", count: int = 1, more: str = "") -> str:
    """The effect, as it is written in an edition."""
    return (
        f'{{ do = "whack", count = {count}, kind = "{kind}", owner = "{owner}", '
        f'where = "{where}"{", " + more if more else ""} }}'
    )


# Kind and owner.


@rule("CE-DO-06")
@every_choice
def test_a_card_says_which_figures_of_whom_it_may_whack(sort: str, owner: str, places: list[str]) -> None:
    table = friend(whack(sort, owner), BOARD)
    assert sorted(options(table, 0)) == aims("whack", places)
    for place in set(EVERY_FIGURE) - set(places):
        assert refused(table, 0, f"whack {place}") == "CE-DO-06"


@rule("CE-DO-06", "CE-WHACK-02")
@pytest.mark.parametrize(
    ("place", "figure"),
    [
        ("morettis-gunsmith", "P1-thug"),
        ("queensboro-bridge", "P2-don"),
        ("union-square", "P0-don"),
        ("grand-army-plaza", "mayor"),
        ("paradiso-ballroom", "union-boss"),
        ("police-chief", "police-chief"),
    ],
)
def test_a_whacked_figure_goes_into_the_river(place: str, figure: str) -> None:
    table = friend(whack(), BOARD)
    assert since(table, f"P0 whack {place}")[0] == f"P0 has {figure} whacked at {place}"
    assert look(table).river == [figure]
    assert place not in figures(table)
    assert look(table).chief == (None if figure == "police-chief" else "queens")


# Where.


@rule("CE-DO-06", "CE-ED-06")
@pytest.mark.parametrize(
    ("where", "text", "places"),
    [
        ("board", "", RIVAL_THUGS + RIVAL_MEMBERS),
        ("presence", "", ["morettis-gunsmith", *RIVAL_MEMBERS]),
        ("own-control", "; stacks midtown=P0 chelsea=P0,P1", RIVAL_MEMBERS),
        ("own-control", "; stacks brooklyn=P1,P0 chelsea=P0", ["carnegie-corner", *RIVAL_THUGS]),
    ],
)
def test_a_card_says_where_it_whacks(where: str, text: str, places: list[str]) -> None:
    table = friend(whack("family", "rival", where), BOARD + text)
    assert sorted(options(table, 0)) == aims("whack", places)
    for place in {*RIVAL_THUGS, *RIVAL_MEMBERS} - set(places):
        assert refused(table, 0, f"whack {place}") == "CE-ED-06"


@rule("CE-DO-06")
def test_without_presence_nobody_is_whacked() -> None:
    table = friend(whack("family", "rival", "presence"), "/ / ; at morettis-gunsmith=P1")
    assert cited(table, "CE-G-29") == ["friend finds nothing to do"]


@rule("CE-DO-06")
def test_presence_is_looked_at_anew_for_each_target() -> None:
    """Whoever whacks the own figure that was there has no presence any more."""
    at = "at morettis-gunsmith=P0 canal-street=P1 west-side-railyards=P2 queensboro-bridge=P1"
    table = friend(
        whack("any", "any", "presence", 3), f"/ / ; {at}", "P0 whack canal-street; P0 whack morettis-gunsmith"
    )
    assert (look(table).river, asked(table), kind(table)) == (["P0-thug", "P1-don"], [1], "turn")


CHIEF = '{ do = "neutral", figure = "police-chief" }, '


@rule("CE-DO-06")
def test_in_the_territory_where_the_police_chief_stands_now() -> None:
    table = friend(CHIEF + whack("family", "rival", "chief"), BOARD, "P0 place chelsea")
    assert options(table, 0) == ["whack morettis-gunsmith", "whack carnegie-corner", "pass"]
    stays = friend(CHIEF + whack("family", "rival", "chief"), BOARD, "P0 pass")
    assert options(stays, 0) == ["whack queensboro-bridge", "pass"], "he stands in Queens as before"


@rule("CE-DO-06", "CE-ED-03")
@pytest.mark.parametrize("text", ["river police-chief", "at morettis-gunsmith=P1"])
def test_without_the_police_chief_on_the_board_nobody_is_whacked_for_him(text: str) -> None:
    table = friend(CHIEF + whack("family", "rival", "chief"), f"/ / ; {text}", "" if "river" in text else "P0 pass")
    assert (asked(table), kind(table)) == ([1], "turn")
    assert cited(table, "CE-G-29") == ["friend finds nothing to do"]


@rule("CE-DO-06")
def test_the_actor_names_one_territory_that_holds_a_target_and_all_targets_are_in_it() -> None:
    table = friend(whack("family", "rival", "one-territory", 2), BOARD)
    assert options(table, 0) == ["in brooklyn", "in queens", "in midtown", "in chelsea", "pass"]
    assert table.asks[0].rule == "CE-DO-06"
    assert refused(table, 0, "in wall-street") == "CE-DO-06"
    table.play("P0 in midtown")
    assert options(table, 0) == ["whack carnegie-corner", "whack queensboro-bridge"]
    assert refused(table, 0, "whack morettis-gunsmith") == "CE-ED-06"
    table.play("P0 whack carnegie-corner")
    assert options(table, 0) == ["whack queensboro-bridge"], "in Midtown still, and not to be declined"
    table.play("P0 whack queensboro-bridge")
    assert (look(table).river, asked(table)) == (["P1-don", "P2-don"], [1])


@rule("CE-DO-06")
def test_nobody_hears_of_a_territory_before_the_first_figure_is_named() -> None:
    table = friend(whack("family", "rival", "one-territory", 2), BOARD)
    before = look(table, 1), len(table.events(1))
    table.play("P0 in midtown")
    assert (look(table, 1), len(table.events(1))) == before


# How many, and of how many owners.


@rule("CE-DO-06")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_card_whacks_as_many_as_it_says(count: int) -> None:
    table = friend(whack("family", "rival", count=count), BOARD)
    for _ in range(count):
        table.say(0, options(table, 0)[0])
    assert (len(look(table).river), asked(table)) == (count, [1])


@rule("CE-DO-06")
def test_own_figures_make_up_the_number_where_all_owners_are_allowed() -> None:
    table = friend(whack("any", "any", "one-territory", 3), BOARD, "P0 in chelsea; P0 whack morettis-gunsmith")
    assert options(table, 0) == ["whack carnegie-corner", "whack union-square"]
    table.play("P0 whack carnegie-corner")
    assert options(table, 0) == ["whack union-square"], "the third one is the own Don"
    assert refused(table, 0, "pass") == "CE-WHACK-01"
    table.play("P0 whack union-square")
    assert look(table).river == ["P0-don", "P1-don", "P1-thug"]


@rule("CE-DO-06")
def test_distinct_owners_are_never_struck_twice() -> None:
    effect = whack("any", "any", count=4, more="distinct_owners = true")
    table = friend(effect, BOARD, "P0 whack morettis-gunsmith")
    assert "whack carnegie-corner" not in options(table, 0), "that is P1's, too"
    assert refused(table, 0, "whack carnegie-corner") == "CE-DO-06"
    table.play("P0 whack queensboro-bridge; P0 whack union-square")
    assert options(table, 0) == [
        f"whack {place}" for place in ("paradiso-ballroom", "grand-army-plaza", "police-chief")
    ]
    table.play("P0 whack police-chief")
    assert look(table).river == ["P0-don", "P1-thug", "P2-don", "police-chief"]


@rule("CE-DO-06")
def test_the_neutral_figures_together_are_one_owner() -> None:
    effect = whack("neutral", "not-own", count=3, more="distinct_owners = true")
    table = friend(effect, BOARD, "P0 whack grand-army-plaza")
    assert (look(table).river, asked(table)) == (["mayor"], [1])


@rule("CE-DO-06")
def test_up_to_may_end_after_any_target() -> None:
    table = friend(whack("family", "rival", count=3, more="up_to = true"), BOARD, "P0 whack queensboro-bridge")
    assert "pass" in options(table, 0)
    table.play("P0 whack carnegie-corner; P0 pass")
    assert (look(table).river, asked(table)) == (["P1-don", "P2-don"], [1])


# Each rival.

EACH = "each_rival = true"
FOUR = (
    "/ $1 / $1 / $1 ; at morettis-gunsmith=P1 paradiso-ballroom=P1 gowanus-cold-storage=P3 union-square=P2 ; "
    "horse P1 ; turn P0"
)


@rule("CE-DO-06")
def test_each_rival_is_struck_once_clockwise_from_the_actor() -> None:
    table = friend(whack("thug", "rival", more=EACH), FOUR)
    assert options(table, 0) == ["whack paradiso-ballroom", "whack morettis-gunsmith", "pass"]
    table.play("P0 whack morettis-gunsmith")
    assert options(table, 0) == ["whack gowanus-cold-storage"], "P2 has no thug on the board, and P3 is next"
    table.play("P0 whack gowanus-cold-storage")
    assert (look(table).river, asked(table)) == (["P1-thug", "P3-thug"], [1])


@rule("CE-DO-06")
def test_each_rival_may_lose_several() -> None:
    table = friend(whack("thug", "rival", count=2, more=EACH), FOUR, "P0 whack paradiso-ballroom")
    table.play("P0 whack morettis-gunsmith; P0 whack gowanus-cold-storage")
    assert (look(table).river, asked(table)) == (["P1-thug", "P1-thug", "P3-thug"], [1])


@rule("CE-DO-06", "CE-ED-02")
def test_sparing_the_first_rival_spares_them_all() -> None:
    table = friend(whack("thug", "rival", more=EACH), FOUR, "P0 pass")
    assert (look(table).river, asked(table)) == ([], [1]), "an effect is declined as a whole"


@rule("CE-DO-06", "CE-ED-02")
def test_with_up_to_one_rival_may_be_spared_and_the_next_struck() -> None:
    table = friend(whack("thug", "rival", more=f"{EACH}, up_to = true"), FOUR, "P0 pass")
    assert options(table, 0) == ["whack gowanus-cold-storage", "pass"]
    table.play("P0 whack gowanus-cold-storage")
    assert (look(table).river, asked(table)) == (["P3-thug"], [1])


@rule("CE-DO-06")
def test_for_each_rival_a_territory_is_named() -> None:
    table = friend(whack("any", "rival", "one-territory", more=EACH), FOUR)
    assert options(table, 0) == ["in upper-west-side", "in chelsea", "pass"]
    table.play("P0 in chelsea; P0 whack morettis-gunsmith")
    assert options(table, 0) == ["in wall-street", "in midtown", "in chelsea"]
    table.play("P0 in midtown; P0 whack union-square")
    assert options(table, 0) == ["in brooklyn"]


# CE-DO-13: protection.


@rule("CE-DO-13")
def test_protected_figures_can_neither_be_whacked_nor_moved_by_rivals() -> None:
    move = '{ do = "move", count = 1, kind = "family", owner = "rival", work = "none" }'
    for effect, word in ((whack("family", "rival"), "whack"), (move, "move")):
        table = friend(effect, f"{BOARD} ; protected P1")
        assert sorted(options(table, 0)) == aims(word, ["gowanus-cold-storage", "queensboro-bridge"])
        assert refused(table, 0, f"{word} morettis-gunsmith") == "CE-DO-13"
        assert refused(table, 0, f"{word} carnegie-corner") == "CE-DO-13"


@rule("CE-DO-13")
def test_protection_is_against_rivals_and_not_for_neutral_figures() -> None:
    table = friend(whack("any", "any"), f"{BOARD} ; protected P0 P1 P2")
    assert sorted(options(table, 0)) == aims("whack", OWN_THUG + OWN_MEMBER + NEUTRAL)


@rule("CE-DO-13")
def test_figures_that_are_played_later_are_covered() -> None:
    table = friend('{ do = "protect" }', "/ gun word-at-the-barbershop / $1 ; at paradiso-ballroom=P2")
    assert cited(table, "CE-DO-13") == ["the figures of P0 are protected"]
    table.play("P1 thug gowanus-cold-storage; P2 thug sunnyside-social-club; P2 pass; P0 thug morettis-gunsmith")
    table.play("P1 job word-at-the-barbershop; P1 money first")
    assert options(table, 1) == ["whack sunnyside-social-club", "whack paradiso-ballroom", "pass"]
    assert refused(table, 1, "whack morettis-gunsmith") == "CE-DO-13"


@rule("CE-DO-13")
def test_where_only_protected_figures_are_left_there_is_nothing_to_do() -> None:
    table = errand(whack("thug", "rival"), "/ / ; at morettis-gunsmith=P1 ; protected P1")
    assert cited(table, "CE-G-08") == ["errand finds nothing to do"]
    assert (asked(table), figures(table)) == ([1], {"morettis-gunsmith": "P1-thug"})
