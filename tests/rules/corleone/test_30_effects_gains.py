"""CE-DO-01..CE-DO-04, CE-DO-14: what cards give. Icons, goods, money for each of something, jobs, a higher limit."""

from collections.abc import Callable

import pytest

import backroom
from tests.empire import (
    asked,
    cited,
    goods_of,
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
from tests.workshop import errand, friend, jobs_but

Play = Callable[[str, str, str], backroom.Table]


# CE-DO-01: icon.

ICONS = [
    ("money:1", "", ["$1", "$1", "$2", "gun"]),
    ("money:2", "", ["$1", "$2", "$2", "gun"]),
    ("money:3", "", ["$1", "$2", "$3", "gun"]),
    ("money:5", "", ["$1", "$2", "$5", "gun"]),
    ("good:gun", "", ["$1", "$2", "gun", "gun"]),
    ("good:blood-money", "", ["$1", "$2", "gun", "blood-money"]),
    ("good:booze", "", ["$1", "$2", "gun", "booze"]),
    ("suitcase", "P0 launder $1", ["$2", "gun"]),
    ("job", "P0 draw; draw shakedown; draw vig-night; P0 keep shakedown", ["$1", "$2", "gun", "shakedown"]),
    ("sell:1", "P0 sell 1; P0 discard $1", ["$2", "$5", "gun"]),
    ("sell:2", "P0 sell 2; P0 discard $1; P0 discard gun", ["$2", "$5"]),
    ("sell:3", "P0 sell 3; P0 discard $1; P0 discard $2; P0 discard gun", ["$3", "$5"]),
    ("swap", "P0 swap; P0 discard $1; P0 take booze", ["$2", "gun", "booze"]),
    ("horse", "P0 horse", ["$1", "$2", "gun"]),
]


@rule("CE-DO-01")
@pytest.mark.parametrize("card", [errand, friend])
@pytest.mark.parametrize(("icon", "script", "after"), ICONS, ids=[icon for icon, *_ in ICONS])
def test_a_card_may_have_any_icon(card: Play, icon: str, script: str, after: list[str]) -> None:
    effect = f'{{ do = "icon", icon = "{icon}", times = 1 }}'
    table = card(effect, "$1 $2 gun / $1 / $1 ; horse P2 ; turn P0 ; public none", script)
    assert hand(table, 0) == after
    assert look(table).horse == (0 if icon == "horse" else 2)
    assert money_of(table, 0) == (["$1"] if icon == "suitcase" else [])
    assert (asked(table), kind(table)) == ([1], "turn")


@rule("CE-DO-01")
@pytest.mark.parametrize("times", [1, 2, 3, 4, 5])
def test_an_icon_is_used_as_many_times_as_the_card_says(times: int) -> None:
    table = friend(f'{{ do = "icon", icon = "suitcase", times = {times} }}', "9*$2 / $1 / $1")
    assert (kind(table), table.asks[0].rule) == ("icons", "CE-DO-01")
    table.play("; ".join(["P0 launder $2"] * times))
    assert (money_of(table, 0), asked(table)) == (["$2"] * times, [1])


@rule("CE-DO-01", "CE-G-02")
def test_icons_side_by_side_on_an_ally_are_used_in_any_order_and_on_a_job_in_the_written_one() -> None:
    icons = '{ do = "icon", icon = "sell:1", times = 1 }, { do = "icon", icon = "suitcase", times = 1 }'
    text = "$1 / $1 / $1"
    assert options(friend(icons, text), 0) == ["launder $1", "sell 1", "pass"]
    assert options(errand(icons, text), 0) == ["sell 1", "pass"]


# CE-DO-02: goods.


@rule("CE-DO-02")
@pytest.mark.parametrize(
    "choose",
    [
        *(["gun"], ["blood-money"], ["booze"], ["gun", "booze"], ["gun", "blood-money"], ["blood-money", "booze"]),
        ["gun", "blood-money", "booze"],
    ],
    ids=" ".join,
)
def test_each_good_is_of_a_type_that_the_card_names(choose: list[str]) -> None:
    listed = ", ".join(f'"{good}"' for good in choose)
    table = friend(f'{{ do = "goods", choose = [{listed}], count = 1 }}', "/ $1 / $1")
    assert options(table, 0) == [*(f"take {good}" for good in choose), "pass"]
    others = {"gun", "blood-money", "booze", "narcotics"} - set(choose)
    for good in others:
        assert refused(table, 0, f"take {good}") == "CE-DO-02"
    table.play(f"P0 take {choose[-1]}")
    assert goods_of(table, 0) == [choose[-1]]


@rule("CE-DO-02")
def test_several_goods_are_taken_one_by_one_and_may_be_alike() -> None:
    effect = '{ do = "goods", choose = ["gun", "booze"], count = 3 }'
    table = friend(effect, "/ $1 / $1", "P0 take gun; P0 take gun")
    assert options(table, 0) == ["take gun", "take booze"], "what is begun is carried out"
    table.play("P0 take booze")
    assert (goods_of(table, 0), asked(table)) == (["gun", "gun", "booze"], [1])
    assert cited(table, "CE-DO-02") == ["P0 takes gun", "P0 takes gun", "P0 takes booze"]


@rule("CE-DO-02")
def test_an_empty_pile_cannot_be_chosen() -> None:
    table = friend('{ do = "goods", choose = ["gun", "booze"], count = 3 }', "/ 8*gun / 9*booze", "P0 take gun")
    assert (goods_of(table, 0), asked(table)) == (["gun"], [1]), "there is no more to take"


# CE-DO-03: money-per.


@rule("CE-DO-03")
@pytest.mark.parametrize(
    ("per", "most", "cards"),
    [
        ("controlled-territory", 9, 2),
        ("controlled-territory", 1, 1),
        ("river-figure", 9, 4),
        ("river-figure", 3, 3),
        ("board-figure", 9, 3),
        ("board-figure", 2, 2),
        ("completed-job", 9, 2),
        ("completed-job", 1, 1),
    ],
)
def test_a_note_for_each_of_something_up_to_a_maximum(per: str, most: int, cards: int) -> None:
    table = friend(
        f'{{ do = "money-per", value = 3, per = "{per}", max = {most} }}',
        "+vig-night +policy-bank / +shakedown / $1 ; stacks queens=P1,P0 chelsea=P0 midtown=P0,P1 ; "
        "at union-square=P0 hell-gate=P0 sunnyside-social-club=P0 paradiso-ballroom=P1 queens=police-chief ; "
        "river P1-thug P1-don P2-thug mayor",
    )
    assert hand(table, 0) == ["$3"] * cards
    assert cited(table, "CE-DO-03") == ["P0 takes $3"] * cards


@rule("CE-DO-03")
@pytest.mark.parametrize("value", [1, 2, 3, 5])
def test_the_note_is_of_the_value_shown(value: int) -> None:
    table = friend(
        f'{{ do = "money-per", value = {value}, per = "controlled-territory", max = 1 }}', "/ / ; stacks queens=P0"
    )
    assert hand(table, 0) == [f"${value}"]


@rule("CE-DO-03", "CE-OUT-02")
def test_an_empty_pile_gives_the_next_lower_note_for_each() -> None:
    effect = '{ do = "money-per", value = 5, per = "controlled-territory", max = 3 }'
    table = friend(effect, "/ 20*$5 45*$3 / ; stacks queens=P0 chelsea=P0 brooklyn=P0", "")
    assert hand(table, 0) == ["$3", "$5", "$5"]
    table = friend(effect, "/ 22*$5 45*$3 / ; stacks queens=P0 chelsea=P0 brooklyn=P0", "")
    assert hand(table, 0) == ["$2", "$2", "$3"]


@rule("CE-DO-03", "CE-NEUT-03")
def test_a_neutral_figure_on_loan_is_a_figure_on_the_board_of_its_user() -> None:
    effects = '{ do = "neutral", figure = "police-chief" }, '
    effects += '{ do = "money-per", value = 1, per = "board-figure", max = 9 }'
    text = "/ / ; at union-square=P0 ; stacks queens=P1"
    assert hand(friend(effects, text, "P0 place queens"), 0) == ["$1", "$1"]
    assert hand(friend(effects, text, "P0 pass"), 0) == ["$1"]


@rule("CE-DO-03", "CE-ED-05")
def test_the_job_under_way_does_not_count_as_completed() -> None:
    effect = '{ do = "money-per", value = 2, per = "completed-job", max = 9 }'
    assert hand(errand(effect, "+shakedown / /"), 0) == ["$2"]


# CE-DO-04: draw-jobs.

DECK = '{{ do = "draw-jobs", from = "deck", look = {}, keep = {} }}'
DRAWS = "draw vig-night; draw policy-bank; draw bathtub-gin; draw shakedown"


@rule("CE-DO-04")
def test_of_the_top_jobs_some_are_kept_and_the_rest_go_face_up_to_the_pile() -> None:
    table = friend(DECK.format(4, 2), "/ $1 / $1 ; public none")
    assert (kind(table), options(table, 0), table.asks[0].rule) == ("effect", ["draw", "pass"], "CE-DO-04")
    table.play(f"P0 draw; {DRAWS}; P0 keep shakedown")
    assert look(table).pile == [], "nothing is settled before the last word"
    assert look(table, 0).drawn == ["vig-night", "policy-bank", "bathtub-gin"]
    table.play("P0 keep vig-night")
    assert hand(table, 0) == ["vig-night", "shakedown"]
    assert look(table).pile == ["policy-bank", "bathtub-gin"]
    assert "P0 keeps 2" in told(table, 1)
    assert "P0 keeps shakedown" not in told(table, 1)


@rule("CE-DO-04")
@pytest.mark.parametrize(("see", "keep"), [(1, 1), (2, 2), (4, 4)])
def test_where_all_are_kept_nothing_is_asked(see: int, keep: int) -> None:
    table = friend(DECK.format(see, keep), "/ $1 / $1 ; public none", f"P0 draw; {'; '.join(DRAWS.split('; ')[:see])}")
    assert (len(hand(table, 0)), look(table).pile, asked(table)) == (see, [], [1])


@rule("CE-DO-04")
@pytest.mark.parametrize(("see", "keep"), [(2, 1), (3, 1), (4, 3), (9, 1)])
def test_any_number_may_be_looked_at_and_kept(see: int, keep: int) -> None:
    table = friend(DECK.format(see, keep), "/ $1 / $1 ; public none", "P0 draw")
    for _ in range(keep):
        table.say(0, options(table, 0)[0])
    assert (len(hand(table, 0)), len(look(table).pile), asked(table)) == (keep, see - keep, [1])


@rule("CE-DO-04", "CE-OUT-03")
def test_the_pile_is_reshuffled_in_the_midst_of_a_draw() -> None:
    here = "vig-night shakedown policy-bank bathtub-gin"
    table = friend(DECK.format(3, 1), f"/ {jobs_but(*here.split())} / ; public none ; pile shakedown policy-bank")
    news = since(table, "P0 draw; draw vig-night; draw bathtub-gin; draw shakedown; P0 keep shakedown", 0)
    assert news.index("the discard pile (2) is shuffled into a new deck") == news.index("P0 looks at bathtub-gin") + 2
    assert (hand(table, 0), look(table).pile, look(table).deck) == (["shakedown"], ["vig-night", "bathtub-gin"], 1)


@rule("CE-DO-04", "CE-G-11")
def test_with_fewer_jobs_than_may_be_kept_all_are_kept() -> None:
    table = friend(DECK.format(4, 2), f"/ {jobs_but('vig-night', 'shakedown')} / ; public none", "P0 draw")
    assert (hand(table, 0), look(table).deck, asked(table)) == (["vig-night", "shakedown"], 0, [1])
    assert cited(table, "CE-G-11")[-1] == "P0 keeps 2"


@rule("CE-DO-04")
def test_with_fewer_jobs_than_may_be_seen_the_number_kept_is_the_same() -> None:
    text = f"/ {jobs_but('vig-night', 'shakedown')} / ; public none"
    table = friend(DECK.format(4, 1), text, "P0 draw; P0 keep shakedown")
    assert (hand(table, 0), look(table).pile) == (["shakedown"], ["vig-night"])


@rule("CE-DO-04", "CE-ED-03")
def test_without_deck_and_pile_nothing_is_drawn() -> None:
    table = friend(DECK.format(4, 2), f"/ {jobs_but()} / ; public none")
    assert (asked(table), kind(table), hand(table, 0)) == ([1], "turn", [])


@rule("CE-DO-04")
@pytest.mark.parametrize(("keep", "taken"), [(1, ["shakedown"]), (2, ["vig-night", "shakedown"])])
def test_jobs_of_the_pile_are_taken_openly(keep: int, taken: list[str]) -> None:
    effect = f'{{ do = "draw-jobs", from = "discard", keep = {keep} }}'
    table = friend(effect, "/ $1 / $1 ; pile shakedown vig-night policy-bank")
    assert options(table, 0) == ["take vig-night", "take policy-bank", "take shakedown", "pass"]
    table.play("; ".join(f"P0 take {job}" for job in taken))
    assert (hand(table, 0), asked(table)) == (taken, [1])
    assert look(table, 2).seats[0].known == taken, "everybody has seen it"
    assert cited(table, "CE-DO-04") == [f"P0 takes {job} into hand" for job in taken]


@rule("CE-DO-04")
def test_of_a_small_pile_all_are_taken() -> None:
    effect = '{ do = "draw-jobs", from = "discard", keep = 3 }'
    table = friend(effect, "/ $1 / $1 ; pile shakedown vig-night", "P0 take shakedown")
    assert options(table, 0) == ["take vig-night"], "what is begun is carried out"
    table.play("P0 take vig-night")
    assert (hand(table, 0), look(table).pile, asked(table)) == (["vig-night", "shakedown"], [], [1])


@rule("CE-DO-04")
@pytest.mark.parametrize(("keep", "script", "left"), [(1, "", ["policy-bank"]), (2, "P0 take policy-bank", [])])
def test_public_jobs_are_taken_and_their_places_stay_empty(keep: int, script: str, left: list[str]) -> None:
    effect = f'{{ do = "draw-jobs", from = "public", keep = {keep} }}'
    table = friend(effect, "/ $1 / $1 ; public shakedown policy-bank", f"P0 take shakedown; {script}")
    assert (look(table).public, asked(table)) == (left, [1])
    assert "shakedown" in hand(table, 0)


@rule("CE-DO-04", "CE-ENTR-04")
def test_the_places_of_taken_public_jobs_are_filled_at_the_entracte() -> None:
    table = scene(
        "blood-money booze favor-at-city-hall / / ; public shakedown vig-night policy-bank ; "
        "at union-square=P0 hell-gate=P1 newtown-creek=P2 sunnyside-social-club=P1 paradiso-ballroom=P1 "
        "van-alst-auction-rooms=P2 gowanus-cold-storage=P2 morettis-gunsmith=P0",
        "P0 job favor-at-city-hall; P0 money first; P0 take shakedown; P0 pass",
    )
    assert look(table).public == ["vig-night", "policy-bank"]
    table.play("P0 thug harcourt-and-vane; P0 pass; draw bathtub-gin")
    assert (look(table).act, look(table).public) == (2, ["vig-night", "policy-bank", "bathtub-gin"])


# CE-DO-14: hand-limit.


@rule("CE-DO-14")
@pytest.mark.parametrize("amount", [1, 2, 9])
def test_the_limit_of_this_acts_tribute_is_higher_for_the_actor(amount: int) -> None:
    table = friend(f'{{ do = "hand-limit", amount = {amount} }}', "/ $1 / $1")
    assert [seat.more_cards for seat in look(table).seats] == [amount, 0, 0]
    assert cited(table, "CE-DO-14") == [f"P0 may keep {amount} more"]


@rule("CE-DO-14")
def test_two_higher_limits_add_up() -> None:
    table = friend('{ do = "hand-limit", amount = 1 }, { do = "hand-limit", amount = 2 }', "/ $1 / $1")
    assert look(table).seats[0].more_cards == 3


@rule("CE-DO-14", "CE-TRIB-02")
def test_a_higher_limit_keeps_cards_from_the_don() -> None:
    table = scene("7*$1 / 8*$1 / $1 ; phase tribute ; limit P0=2 P1=2")
    assert (asked(table), kind(table)) == ([1], "tribute")
    table.play("P1 discard $1; P1 done")
    assert (look(table).act, len(hand(table, 0)), len(hand(table, 1))) == (2, 7, 7)


@rule("CE-DO-14", "CE-TRIB-06")
def test_in_act_four_the_limit_is_two_all_the_same() -> None:
    table = scene("4*$1 / $1 / $1 ; act 4 ; phase tribute ; limit P0=2")
    assert (asked(table), options(table, 0)) == ([0], ["discard $1"])
    table.play("P0 discard $1; P0 discard $1")
    assert options(table, 0) == ["done", "take back"]
    table.play("P0 done")
    assert table.over
    assert money_of(table, 0) == ["$1", "$1"]
