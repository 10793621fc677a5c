"""Chapters 5 and 6: four acts, their phases, and the businesses that open."""

import pytest

import backroom
from tests.empire import asked, cited, fresh, kind, look, options, rule, scene, since, told
from tests.rolls import at, chances, meanwhile

PHASES = ["opening", "business", "turf", "bribery", "tribute"]
TERRITORIES = [
    *("wall-street", "brooklyn", "upper-east-side", "queens"),
    *("upper-west-side", "midtown", "chelsea"),
]
RED = ["cabaret-tangier", "idlewild-air-cargo", "mercer-street-pharmacy", "silver-slipper-casino"]
LIMITS = {1: 5, 2: 4, 3: 3, 4: 2}
# The last thug of a table of two, who has the horse head; nobody has money in the suitcase.
LAST_THUG = (
    "{hand} / $2 ; act {act} ; at {members} penn-central-railroad=P0 morettis-gunsmith=P0 gowanus-cold-storage=P1"
    " sunnyside-social-club=P1 van-alst-auction-rooms=P1"
)
MEMBERS = {
    1: "union-square=P0 hell-gate=P1",
    2: "union-square=P0 carnegie-corner=P0 hell-gate=P1 harlem-meer=P1",
    3: "union-square=P0 carnegie-corner=P0 hell-gate=P1 harlem-meer=P1",
    4: "union-square=P0 carnegie-corner=P0 newtown-creek=P0 hell-gate=P1 harlem-meer=P1 battery-tunnel=P1",
}


def last_thug(act: int, hand: str = "$1") -> backroom.Table:
    """One more thug, and the turns of this act are over."""
    return scene(LAST_THUG.format(hand=hand, act=act, members=MEMBERS[act]))


def played_by_sleepers(seats: int) -> backroom.Table:
    """A whole game in which everybody lets the clock speak."""
    table = fresh(seats, seed=seats)
    while not table.over:
        table.fall_back(asked(table)[0])
    return table


def phases(table: backroom.Table) -> list[tuple[str, str]]:
    """Act and phase, as the police car and Don Corleone went."""
    return [(str(fact.args["act"]), str(fact.args["phase"])) for fact in table.events() if fact.what == "phase"]


# CE-ACT-01..CE-ACT-03, CE-ACT-05: acts and phases


@rule("CE-ACT-01", "CE-ACT-02", "CE-ACT-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_has_four_acts_of_five_phases_and_no_bribery_in_the_last(seats: int) -> None:
    table = played_by_sleepers(seats)
    first_three = [(act, phase) for act in ("I", "II", "III") for phase in PHASES]
    last = [("IV", phase) for phase in PHASES if phase != "bribery"]
    assert phases(table) == first_three + last
    assert cited(table, "CE-ENTR-02") == ["Act II begins", "Act III begins", "Act IV begins"]
    assert look(table).over


@rule("CE-ACT-02")
@pytest.mark.parametrize("act", [1, 2, 3])
def test_turf_war_bribery_and_tribute_follow_family_business(act: int) -> None:
    number = ["I", "II", "III", "IV"][act - 1 : act + 1]
    facts = since(last_thug(act), "P0 thug paradiso-ballroom")
    assert [fact for fact in facts if fact.startswith("Act ")] == [
        *(f"Act {number[0]}: {phase}" for phase in ("turf", "bribery", "tribute")),
        f"Act {number[1]} begins",
        *(f"Act {number[1]}: {phase}" for phase in ("opening", "business")),
    ]


@rule("CE-ACT-02")
def test_every_phase_has_its_own_question() -> None:
    assert kind(scene("7*$1 +$5 / $2 ; phase opening")) == "turn"  # nothing is asked while a business opens
    assert kind(scene("7*$1 +$5 / $2 ; phase business")) == "turn"
    assert kind(scene("7*$1 +$5 / $2 ; phase bribery")) == "bid"
    assert kind(scene("7*$1 +$5 / $2 ; phase tribute")) == "tribute"


@rule("CE-ACT-03")
def test_act_four_goes_from_turf_war_to_tribute_and_then_the_fortunes_are_counted() -> None:
    facts = since(last_thug(4, hand=""), "P0 thug paradiso-ballroom")  # a Booze and a $2: within the limit
    assert [fact for fact in facts if fact.startswith("Act ")] == [
        "Act IV: turf",
        "Act IV has no bribery",
        "Act IV: tribute",
    ]
    assert facts[-3:] == ["P0 has a fortune of 12", "P1 has a fortune of 17", "P1 wins"]


@rule("CE-ACT-03")
def test_after_the_tribute_of_act_four_there_is_no_entracte() -> None:
    table = scene("3*gun +$5 / +$3 ; act 4 ; phase tribute ; at union-square=P0", "P0 discard gun; P0 done")
    assert table.over
    assert look(table).figures == {"union-square": "P0-don"}
    assert cited(table, "CE-ENTR-01") == cited(table, "CE-ENTR-02") == []
    assert cited(table, "CE-END-02") == ["P0 has a fortune of 5", "P1 has a fortune of 3"]


@rule("CE-ACT-03")
def test_no_scene_is_in_the_bribery_of_act_four() -> None:
    with pytest.raises(ValueError, match="CE-ACT-03"):
        scene("+$5 / +$5 ; act 4 ; phase bribery")


@rule("CE-ACT-05")
@pytest.mark.parametrize("act", [1, 2, 3])
def test_the_police_car_moves_on_and_starts_afresh(act: int) -> None:
    table = scene(f"{LIMITS[act] + 1}*$1 +$5 / $2 ; act {act} ; phase bribery")
    assert (look(table).act, look(table).phase) == (act, "bribery")
    table.play("P0 done")
    assert (look(table).act, look(table).phase) == (act, "tribute")
    table.play("P0 discard $1; P0 done")
    assert (look(table).act, look(table).phase) == (act + 1, "business")


@rule("CE-ACT-05")
def test_while_a_business_opens_the_car_stands_on_the_first_phase() -> None:
    table = at("6*$1 / $2 ; phase tribute ; public shakedown vig-night", "P0 discard $1; P0 done; reveal police-chief")
    assert (meanwhile(table).act, meanwhile(table).phase) == (2, "opening")


@rule("CE-ACT-05")
def test_in_act_four_the_car_jumps_over_bribery() -> None:
    table = last_thug(4, hand="gun +$5")
    table.play("P0 thug paradiso-ballroom")  # a Booze and a $2
    assert (look(table).phase, kind(table)) == ("tribute", "tribute")


# CE-ACT-04: the act track


@rule("CE-ACT-04")
@pytest.mark.parametrize("act", LIMITS)
def test_the_act_says_how_many_cards_may_be_kept(act: int) -> None:
    assert kind(scene(f"{LIMITS[act] + 1}*$2 / $1 ; act {act} ; phase tribute")) == "tribute"
    within = scene(f"{LIMITS[act]}*$2 / $1 ; act {act} ; phase tribute")
    assert within.over if act == 4 else look(within).act == act + 1


@rule("CE-ACT-04")
@pytest.mark.parametrize(
    ("act", "joins", "colour"),
    [(1, "consigliere", "blue"), (2, None, "red"), (3, "heir", "red")],
)
def test_the_next_act_says_who_joins_and_which_tile_opens(act: int, joins: str | None, colour: str) -> None:
    table = scene(f"{LIMITS[act] + 1}*$2 / $1 ; act {act} ; phase tribute", "P0 discard $2; P0 done")
    assert cited(table, "CE-ENTR-03") == [f"P{seat}-{joins} joins P{seat}" for seat in range(2) if joins]
    (opened,) = [fact.args["business"] for fact in table.events() if fact.rule == "CE-OPEN-01"]
    assert (opened in RED) == (colour == "red")


@rule("CE-ACT-04")
@pytest.mark.parametrize("act", [1, 2, 3])
def test_the_act_says_whether_there_is_bribery(act: int) -> None:
    assert kind(scene(f"+$5 / $1 ; act {act} ; phase bribery")) == "bid"


# CE-OPEN-01..CE-OPEN-03: a new business


@rule("CE-OPEN-01")
@pytest.mark.parametrize(("seats", "before"), [(2, 0), (3, 0), (4, 1), (5, 3)])
@pytest.mark.parametrize("act", [1, 2, 3, 4])
def test_the_tile_opens_in_the_lowest_territory_that_has_none(seats: int, before: int, act: int) -> None:
    table = scene(" / ".join(["$1"] * seats) + f" ; act {act} ; phase opening")
    where = before + act - 1
    assert [fact.args["territory"] for fact in table.events() if fact.rule == "CE-OPEN-01"] == [TERRITORIES[where]]
    tiles = [territory.tile is not None for territory in look(table).territories]
    assert tiles == [i <= where for i in range(7)]


@rule("CE-OPEN-01")
def test_the_first_act_opens_a_business_too() -> None:
    table = scene("$1 / $2 ; phase opening", "open cataldo-funeral-home")
    assert cited(table, "CE-OPEN-01") == ["cataldo-funeral-home opens in wall-street"]
    assert told(table)[-2:] == ["Act I: business", "the turn of P0"]


@rule("CE-OPEN-01")
def test_a_business_works_as_soon_as_it_is_open() -> None:
    table = scene("$1 / $2 ; phase opening", "open cataldo-funeral-home; P0 thug cataldo-funeral-home")
    assert look(table, 0).hand == ["$1", "$3", "blood-money"]


@rule("CE-OPEN-02")
@pytest.mark.parametrize(("act", "colour"), [(1, "blue"), (2, "blue"), (3, "red"), (4, "red")])
def test_blue_in_acts_one_and_two_then_red(act: int, colour: str) -> None:
    tiles = {word.removeprefix("open ") for word in chances(at(f"$1 / $2 ; act {act} ; phase opening"))}
    assert {tile in RED for tile in tiles} == {colour == "red"}
    assert len(tiles) == {1: 8, 2: 7, 3: 4, 4: 3}[act]


@rule("CE-OPEN-02")
def test_no_scene_has_a_red_tile_in_act_two() -> None:
    with pytest.raises(ValueError, match="CE-OPEN-02"):
        scene("$1 / $2 ; act 2 ; tiles wall-street=cabaret-tangier")


@rule("CE-OPEN-03")
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_one_tile_opens_in_each_act_and_none_ever_closes(seats: int) -> None:
    table = played_by_sleepers(seats)
    opened = [fact.args for fact in table.events() if fact.what == "opened"]
    lying = {territory.key: territory.tile for territory in look(table).territories if territory.tile}
    assert lying == {args["territory"]: args["business"] for args in opened}
    assert len(opened) == len(lying) == {2: 4, 4: 5, 5: 7}[seats]
    assert len(cited(table, "CE-OPEN-01")) == 4


# the examples of the rulebook


@rule("CE-EX-03")
def test_five_players_open_their_first_business_in_queens() -> None:
    table = scene("$1 / $1 / $1 / $1 / $1 ; phase opening", "open longshore-hiring-hall")
    assert cited(table, "CE-OPEN-01") == ["longshore-hiring-hall opens in queens"]
    assert "thug longshore-hiring-hall" in options(table, 0)


@rule("CE-EX-04")
def test_four_players_open_their_last_business_on_the_upper_west_side() -> None:
    table = scene("$1 / $1 / $1 / $1 ; act 4 ; phase opening", "open silver-slipper-casino")
    assert cited(table, "CE-OPEN-01") == ["silver-slipper-casino opens in upper-west-side"]
