"""CE-DO-05 and CE-DO-16: a card shakes down fronts and backs without a figure, and a card gives a further action."""

import pytest

from tests.empire import asked, cited, figures, goods_of, hand, kind, look, money_of, options, refused, rule, since
from tests.workshop import errand, friend

FRONT = '{ do = "shakedown", side = "front", of = "business", count = 1, where = "board" }'
TWO = FRONT.replace("count = 1", "count = 2")
BACK = '{ do = "shakedown", side = "back", of = "business", count = 1, where = "board" }'
PRINTED = [
    *("harcourt-and-vane", "gowanus-cold-storage", "van-alst-auction-rooms", "sunnyside-social-club"),
    *("paradiso-ballroom", "penn-central-railroad", "morettis-gunsmith"),
]
TILES = ["zabriskie-sporting-arms", "cataldo-funeral-home"]  # on Wall Street and in Brooklyn, in Act II
TERRITORIES = ["wall-street", "brooklyn", "upper-east-side", "queens", "upper-west-side", "midtown", "chelsea"]


def shakes(places: list[str]) -> list[str]:
    return [*(f"shake {place}" for place in places), "pass"]


# Fronts.


@rule("CE-DO-05", "CE-G-10")
def test_any_front_on_the_board_may_be_shaken_down_and_no_figure_is_placed() -> None:
    table = friend(FRONT, "/ $1 / $1")
    assert (options(table, 0), table.asks[0].rule) == (shakes(PRINTED + TILES), "CE-DO-05")
    assert refused(table, 0, "shake empire-steam-laundry") == "CE-DO-05", "no such tile lies on the board"
    table.play("P0 shake gowanus-cold-storage")
    assert (goods_of(table, 0), figures(table)) == (["gun", "booze"], {})
    assert cited(table, "CE-G-10") == ["P0 shakes down the front of gowanus-cold-storage"]


@rule("CE-DO-05", "CE-G-10")
@pytest.mark.parametrize("figure", ["P0", "P1", "union-boss"])
def test_an_occupied_business_may_be_shaken_down(figure: str) -> None:
    table = friend(FRONT, f"/ $1 / $1 ; at gowanus-cold-storage={figure}", "P0 shake gowanus-cold-storage")
    assert goods_of(table, 0) == ["gun", "booze"]
    assert list(figures(table)) == ["gowanus-cold-storage"]


@rule("CE-G-10", "CE-CP-02")
@pytest.mark.parametrize("where", ["board", "one-territory", "presence", "own-control"])
def test_central_park_has_no_front(where: str) -> None:
    table = friend(FRONT.replace("board", where), "/ / ; at park-west=P0 ; stacks queens=P0")
    assert refused(table, 0, "shake central-park") == "CE-G-10"


@rule("CE-DO-05", "CE-CTRL-04")
@pytest.mark.parametrize("first", [0, 1])
def test_a_controlling_rival_shares_the_front(first: int) -> None:
    table = friend(FRONT, "/ / ; stacks brooklyn=P1", "P0 shake gowanus-cold-storage")
    news = since(table, f"P0 first P{first}")
    assert (goods_of(table, 0), goods_of(table, 1)) == (["gun", "booze"], ["gun", "booze"])
    takers = [line.split()[0] for line in news if "takes" in line]
    assert takers == [f"P{first}"] * 2 + [f"P{1 - first}"] * 2
    assert cited(table, "CE-CTRL-04") == ["P1 controls the territory and has a share of gowanus-cold-storage"]


@rule("CE-DO-05", "CE-CTRL-05")
def test_ones_own_territory_gives_the_front_once() -> None:
    table = friend(FRONT, "/ / ; stacks brooklyn=P0", "P0 shake gowanus-cold-storage")
    assert (goods_of(table, 0), asked(table)) == (["gun", "booze"], [1])


@rule("CE-DO-05")
def test_several_fronts_are_of_different_businesses_one_after_the_other() -> None:
    table = friend(TWO, "/ $1 / $1", "P0 shake gowanus-cold-storage")
    assert "shake gowanus-cold-storage" not in options(table, 0)
    assert "pass" not in options(table, 0), "what is begun is carried out"
    assert refused(table, 0, "shake gowanus-cold-storage") == "CE-DO-05"
    table.play("P0 shake morettis-gunsmith")
    assert (goods_of(table, 0), asked(table)) == (["gun", "gun", "blood-money", "booze"], [1])


@rule("CE-DO-05")
@pytest.mark.parametrize(
    ("first", "then"),
    [
        ("harcourt-and-vane", ["shake zabriskie-sporting-arms"]),
        ("zabriskie-sporting-arms", ["shake harcourt-and-vane"]),
    ],
)
def test_fronts_of_one_territory_are_all_in_it(first: str, then: list[str]) -> None:
    table = friend(TWO.replace("board", "one-territory"), "$1 / $1 / $1")
    assert options(table, 0) == shakes(PRINTED + TILES)
    table.play(f"P0 shake {first}")
    if kind(table) == "icons":
        table.play("P0 launder $1")
    assert options(table, 0) == then


@rule("CE-DO-05")
def test_of_a_territory_with_one_business_one_front_is_enough() -> None:
    table = friend(TWO.replace("board", "one-territory"), "/ / ", "P0 shake morettis-gunsmith")
    assert (goods_of(table, 0), asked(table)) == (["gun", "blood-money"], [1])


@rule("CE-DO-05")
def test_fronts_where_the_actor_has_a_figure() -> None:
    table = friend(FRONT.replace("board", "presence"), "/ / ; at battery-tunnel=P0 queens=police-chief")
    assert options(table, 0) == shakes([*PRINTED[:2], *TILES])
    assert refused(table, 0, "shake morettis-gunsmith") == "CE-DO-05"


@rule("CE-DO-05")
def test_fronts_that_the_actor_controls() -> None:
    table = friend(FRONT.replace("board", "own-control"), "/ / ; stacks brooklyn=P1,P0 queens=P0,P1 chelsea=P0")
    assert options(table, 0) == shakes(["gowanus-cold-storage", "morettis-gunsmith", "cataldo-funeral-home"])


@rule("CE-DO-05")
def test_a_front_with_icons_to_choose_asks_by_the_cards_rule() -> None:
    table = friend(FRONT, "$1 $2 / / ", "P0 shake harcourt-and-vane")
    assert (kind(table), table.asks[0].rule) == ("icons", "CE-DO-05")
    table.play("P0 launder $2")
    assert (hand(table, 0), money_of(table, 0)) == (["$1", "$1"], ["$2"])


# Backs.


@rule("CE-DO-05")
@pytest.mark.parametrize(
    ("place", "after"),
    [
        ("harcourt-and-vane", ["blood-money"]),
        ("gowanus-cold-storage", ["booze"]),
        ("van-alst-auction-rooms", ["$1"]),
        ("sunnyside-social-club", ["$2"]),
        ("morettis-gunsmith", ["gun"]),
        ("zabriskie-sporting-arms", ["gun"]),
    ],
)
def test_the_back_of_one_business(place: str, after: list[str]) -> None:
    table = friend(BACK, f"/ / ; at {place}=P1")
    assert options(table, 0) == shakes([*PRINTED, *TILES, "central-park"])
    table.play(f"P0 shake {place}")
    assert (hand(table, 0), asked(table)) == (after, [1])
    assert cited(table, "CE-DO-05") == [f"P0 shakes down the backs at {place}"]


@rule("CE-DO-05")
@pytest.mark.parametrize("of", ["business", "territory"])
def test_the_back_of_central_park_may_be_used(of: str) -> None:
    table = friend(BACK.replace('of = "business"', f'of = "{of}"'), "$1 / / ", "P0 shake central-park; P0 launder $1")
    assert (money_of(table, 0), asked(table)) == (["$1"], [1])


@rule("CE-DO-05", "CE-FAM-05")
@pytest.mark.parametrize(("of", "place"), [("business", "morettis-gunsmith"), ("territory", "chelsea")])
def test_nobody_shares_backs(of: str, place: str) -> None:
    table = friend(BACK.replace('of = "business"', f'of = "{of}"'), "/ / ; stacks chelsea=P1", f"P0 shake {place}")
    assert (goods_of(table, 0), goods_of(table, 1), asked(table)) == (["gun"], [], [1])


@rule("CE-DO-05")
@pytest.mark.parametrize(
    ("territory", "after"),
    [("wall-street", ["gun", "blood-money"]), ("queens", ["$2"]), ("chelsea", ["gun"])],
)
def test_all_backs_of_one_territory(territory: str, after: list[str]) -> None:
    table = friend(BACK.replace('of = "business"', 'of = "territory"'), "/ / ")
    assert options(table, 0) == shakes([*TERRITORIES, "central-park"])
    table.play(f"P0 shake {territory}")
    assert (hand(table, 0), asked(table)) == (after, [1])


@rule("CE-DO-05")
def test_all_backs_around_one_space_occupied_or_not() -> None:
    around = BACK.replace('of = "business"', 'of = "space"')
    table = friend(around, "$1 / / ; at union-square=P1 carnegie-corner=mayor")
    assert len(options(table, 0)) == 18 + 1
    table.play("P0 shake carnegie-corner")
    assert options(table, 0) == ["launder $1", "draw", "pass"], "a gun has come by itself"
    table.play("P0 pass")
    assert goods_of(table, 0) == ["gun"]
    assert figures(table) == {"union-square": "P1-don", "carnegie-corner": "mayor"}


@rule("CE-DO-05", "CE-BOARD-07")
def test_a_space_that_is_closed_has_no_backs() -> None:
    table = friend(BACK.replace('of = "business"', 'of = "space"'), "/ ")
    assert len(options(table, 0)) == 12 + 1
    assert refused(table, 0, "shake canal-street") == "CE-BOARD-07"


@rule("CE-DO-05")
def test_several_backs_are_of_different_places() -> None:
    table = friend(BACK.replace("count = 1", "count = 2"), "/ / ", "P0 shake morettis-gunsmith")
    assert options(table, 0) == [f"shake {place}" for place in [*PRINTED[:6], *TILES, "central-park"]]
    table.play("P0 shake gowanus-cold-storage")
    assert (goods_of(table, 0), asked(table)) == (["gun", "booze"], [1])


@rule("CE-DO-05")
@pytest.mark.parametrize(
    ("of", "places"),
    [
        ("business", ["gowanus-cold-storage", "sunnyside-social-club", "cataldo-funeral-home"]),
        ("territory", ["brooklyn", "queens"]),
        (
            "space",
            [
                *("queensboro-bridge", "sutton-landing", "hell-gate", "newtown-creek", "midtown-tunnel"),
                *("williamsburg-bridge", "brooklyn-bridge", "battery-tunnel"),
            ],
        ),
    ],
)
@pytest.mark.parametrize(
    ("where", "text"), [("presence", "at newtown-creek=P0"), ("own-control", "stacks brooklyn=P0 queens=P0")]
)
def test_backs_where_the_actor_is_or_rules_and_never_of_the_park_itself(
    of: str, places: list[str], where: str, text: str
) -> None:
    effect = BACK.replace('of = "business"', f'of = "{of}"').replace("board", where)
    assert options(friend(effect, f"/ / ; {text}"), 0) == shakes(places)


@rule("CE-DO-05", "CE-ED-06")
def test_backs_of_one_territory_are_all_in_it_and_the_park_is_none() -> None:
    effect = BACK.replace("count = 1", "count = 2").replace("board", "one-territory")
    table = friend(effect, "/ / ")
    assert options(table, 0) == shakes(PRINTED + TILES)
    table.play("P0 shake harcourt-and-vane")
    assert options(table, 0) == ["shake zabriskie-sporting-arms"]
    table.play("P0 shake zabriskie-sporting-arms")
    assert (goods_of(table, 0), asked(table)) == (["gun", "blood-money"], [1])


# A further action.

AGAIN = '{{ do = "again", kind = "{}" }}'
TURN = "$1 shakedown 2*gun blood-money booze / / ; public none"


@rule("CE-DO-16")
@pytest.mark.parametrize(
    ("again", "verbs"),
    [
        ("any", {"thug", "member", "job", "ally", "pass"}),
        ("thug", {"thug", "pass"}),
        ("member", {"member", "pass"}),
        ("job", {"job", "pass"}),
        ("ally", {"ally", "pass"}),
    ],
)
def test_a_further_action_of_the_kind_that_the_card_says(again: str, verbs: set[str]) -> None:
    table = friend(AGAIN.format(again), f"mayor-on-the-stump {TURN}")
    assert (asked(table), kind(table), table.asks[0].rule) == ([0], "turn", "CE-DO-16")
    assert {word.split()[0] for word in options(table, 0)} == verbs


@rule("CE-DO-16")
@pytest.mark.parametrize(
    ("again", "word"),
    [
        ("thug", "member union-square"),
        ("thug", "job shakedown"),
        ("member", "thug morettis-gunsmith"),
        ("job", "ally mayor-on-the-stump"),
        ("ally", "job shakedown"),
    ],
)
def test_an_action_of_another_kind_is_refused(again: str, word: str) -> None:
    assert refused(friend(AGAIN.format(again), f"mayor-on-the-stump {TURN}"), 0, word) == "CE-DO-16"


@rule("CE-DO-16")
@pytest.mark.parametrize(
    ("again", "script", "done"),
    [
        ("thug", "P0 thug morettis-gunsmith", "P0 sends a thug to morettis-gunsmith"),
        ("member", "P0 member newtown-creek; P0 swap; P0 discard $1; P0 take gun", "P0 sends P0-don to newtown-creek"),
        ("job", "P0 job shakedown; P0 money first; P0 pass", "P0 has completed shakedown"),
        ("ally", "P0 ally mayor-on-the-stump; P0 pass", "P0 plays mayor-on-the-stump"),
        ("any", "P0 thug morettis-gunsmith", "P0 sends a thug to morettis-gunsmith"),
    ],
)
def test_a_further_action_follows_the_usual_rules_and_then_the_turn_is_over(again: str, script: str, done: str) -> None:
    table = friend(AGAIN.format(again), f"mayor-on-the-stump {TURN}")
    assert done in since(table, script)
    assert (asked(table), kind(table)) == ([1], "turn")


@rule("CE-DO-16")
def test_a_further_action_may_be_left() -> None:
    table = friend(AGAIN.format("any"), TURN)
    assert since(table, "P0 pass") == ["P0 does nothing", "the turn of P1"]


@rule("CE-DO-16")
def test_whoever_can_do_nothing_of_the_kind_passes_and_nobody_learns_why() -> None:
    table = friend(AGAIN.format("job"), "$1 / / ; public none")
    assert options(table, 0) == ["pass"]
    assert look(table, 1).asked == [0]


@rule("CE-DO-16")
def test_a_further_action_comes_in_its_place_among_the_effects() -> None:
    table = errand(f'{AGAIN.format("thug")}, {{ do = "hand-limit", amount = 1 }}', "/ / ", "P0 thug morettis-gunsmith")
    facts = [str(fact) for fact in table.events()]
    order = ["P0 sets about errand", "P0 takes blood-money", "P0 may keep 1 more", "P0 has completed errand"]
    assert [fact for fact in facts if fact in order] == order


@rule("CE-DO-16", "CE-JOB-05")
def test_a_job_within_a_job_is_completed_first_and_the_errand_cannot_run_itself() -> None:
    table = errand(AGAIN.format("job"), "2*booze tip-from-the-docks / / ; public none")
    assert options(table, 0) == ["job tip-from-the-docks", "pass"]
    table.play("P0 job tip-from-the-docks; P0 money first; P0 pass")
    assert look(table).seats[0].jobs == ["tip-from-the-docks", "errand"]
    assert hand(table, 0) == ["$1", "booze"]


@rule("CE-DO-16", "CE-FB-04")
def test_a_figure_in_reserve_is_needed_for_a_further_action() -> None:
    effects = f"{AGAIN.format('thug')}, {AGAIN.format('any')}"
    at = "union-square=P0 hell-gate=P0 sunnyside-social-club=P0"
    table = friend(effects, f"$1 / / ; at {at}", "P0 thug morettis-gunsmith")
    assert (asked(table), kind(table)) == ([1], "turn"), "the second one finds nobody to send"


@rule("CE-DO-16", "CE-DO-08")
def test_a_recalled_figure_may_act_again_at_once() -> None:
    effects = f'{{ do = "recall", count = 1, kind = "thug" }}, {AGAIN.format("thug")}'
    table = friend(effects, "/ / ; at morettis-gunsmith=P0 sunnyside-social-club=P0", "P0 recall morettis-gunsmith")
    table.play("P0 thug morettis-gunsmith")
    assert goods_of(table, 0) == ["gun", "blood-money"]
