"""DP-GAP-36: somebody leaves for good. The family becomes neutral, and the others play on."""

import pytest

from backroom.games.derpate.game import DERPATE
from tests.pate import (
    THREES,
    asked,
    cited,
    debts,
    dull,
    family,
    fresh,
    held,
    kind,
    leave,
    look,
    meanwhile,
    money,
    options,
    owner,
    refused,
    rule,
    scene,
    stopped,
    track,
    whereabouts,
)
from tests.tableau import put, row_four, row_three, row_two

THREE = "15k / 15k / 15k"
RICH = "9k reputation=7 used=wedding influence=4 income=2 favours=1 friends=2 prison=1 river=1 owes=P0:2,bank:1"


# What the leaver leaves.


@rule("DP-GAP-36")
def test_members_stay_in_their_businesses_and_everything_else_is_cleared_away() -> None:
    table = leave(scene(f"15k / {RICH} / 15k ; round 4"), 1)
    assert held(table, 1) == ["GV1", "GV2", "GV3"]
    assert (money(table)[1], look(table).pool) == (0, 13)
    assert debts(table) == [{}, {}, {}], "markers of the leaver go home"


@rule("DP-GAP-36")
def test_what_a_leaver_held_is_owed_to_the_bank() -> None:
    table = scene("15k owes=P1:2,bank:1 / 15k / 15k owes=P1:1,P0:1 ; round 4")
    leave(table, 1)
    assert debts(table) == [{"bank": 3}, {}, {"P0": 1, "bank": 1}]
    assert [family(table, seat).markers for seat in (0, 2)] == [2, 3]
    assert cited(table, "DP-GAP-36")[1:] == ["2 of P0 are owed to the bank now", "1 of P2 are owed to the bank now"]


@rule("DP-GAP-36", "DP-END-06")
def test_debts_of_a_leaver_are_never_paid() -> None:
    table = scene(f"0k / 0k owes=P0:3 / 0k ; round 7 ; turn P2 ; {THREES}")
    leave(table, 1, dull(2))
    assert look(table).over
    assert cited(table, "DP-END-06") == []


@rule("DP-GAP-36", "DP-END-07")
def test_debts_to_a_leaver_are_paid_to_the_bank_at_the_end() -> None:
    table = scene(f"9k owes=P1:3 / 0k / 0k ; round 7 ; turn P2 ; {THREES}")
    leave(table, 1, dull(2))
    assert look(table).over
    assert cited(table, "DP-END-07") == ["P0 has 3 back from bank", "P0 pays $6,000 to the bank"]


@rule("DP-GAP-36")
def test_a_leaver_says_nothing_more() -> None:
    table = leave(scene(f"{THREE} ; {THREES}"), 1)
    assert refused(table, 1, "place red") == "DP-GAP-36"
    assert refused(table, 1, "leave") == "TABLE-08"


@rule("DP-GAP-36")
def test_who_is_gone_in_a_scene_can_neither_speak_nor_leave() -> None:
    table = scene(f"15k / gone / 15k ; {THREES}")
    assert (refused(table, 1, "place red"), refused(table, 1, "leave")) == ("DP-GAP-36", "DP-GAP-36")
    with pytest.raises(ValueError, match="DP-GAP-36"):
        scene("15k / gone / gone")


# The family is neutral from now on.


@rule("DP-GAP-36", "DP-ROW1-04")
def test_it_is_paid_no_income_of_either_kind() -> None:
    table = leave(scene("0k / 0k / 0k ; dice black=2 white=2 grey=2 red=2"), 1, "P0 place red")
    assert (money(table), track(table, "reputation")) == ([0, 0, 2000], [0, 0, 1])
    table = scene("0k income=1 / gone / 0k income=1 ; phase income", "reveal G5")
    assert cited(table, "DP-INC-01") == ["P0 receives $1,000", "P2 receives $1,000"]


@rule("DP-GAP-36", "DP-ROW3-09")
def test_a_takeover_of_its_business_is_owed_to_the_bank() -> None:
    table = row_three("15k / gone / 15k ; car ES1", black=4, red=1)
    table.play("P0 place black; P0 takeover GV2")
    assert (owner(table, "GV2"), debts(table)[0]) == (0, {"bank": 1})


@rule("DP-GAP-36", "DP-ROW2-07", "DP-NEU-02")
def test_its_driven_out_members_go_into_the_box() -> None:
    table = put(row_two("15k / gone / 15k ; car LM3", black=1, white=1, red=1), "black")
    assert cited(table, "DP-ROW2-07") == ["the neutral member of Tattaglia is gone from GV1"]
    assert whereabouts(table, 1) == (0, 2, 0, 0)


@rule("DP-GAP-36", "DP-GAP-08")
def test_its_raided_members_go_into_the_box() -> None:
    table = put(row_three("15k / gone / 15k ; car ES1", black=1, red=4), "red")
    assert cited(table, "DP-GAP-08")[0] == "the neutral member of Tattaglia is gone from GV2"
    assert whereabouts(table, 1) == (0, 2, 0, 0)


@rule("DP-GAP-36", "DP-ROW4-05")
def test_the_informer_has_nothing_to_say_about_it() -> None:
    table = row_four("15k / gone / 15k ; car LM1", black=1)
    assert options(table, 0) == ["pass", "inform ES1", "inform ES2", "inform ES3"]
    assert refused(table, 0, "inform GV1") == "DP-GAP-08"


@rule("DP-GAP-36", "DP-EVT-08")
@pytest.mark.parametrize(("card", "car"), [("G1", "LM1"), ("G3", "ES1"), ("G4", "LM1"), ("R2", "LM2"), ("R4", "LM1")])
def test_event_cards_pass_it_by(card: str, car: str) -> None:
    table = scene(f"9k prison=1 / gone / 9k prison=1 ; phase income ; car {car}", f"reveal {card}")
    while look(table).phase == "event":
        assert asked(table) != [1]
        table.say(asked(table)[0], options(table, asked(table)[0])[0])
    gone = family(table, 1)
    assert (gone.money, gone.tracks["favours"], gone.friends, gone.markers, gone.debts) == (0, 0, 0, 5, {})
    assert held(table, 1) == ["GV1", "GV2", "GV3"]


# During the set-up.


@rule("DP-GAP-36", "DP-SETUP-05")
def test_if_the_last_one_leaves_the_next_one_places_the_car() -> None:
    table = leave(fresh(3), 2)
    assert (kind(table), asked(table)) == ("car", [1])
    table = stopped(table, "P1 car LM1; P1 district ES; P0 district LM")
    view = meanwhile(table)
    assert [business.owner for business in view.road] == [0, 0, 0, 2, 2, 2, 1, 1, 1, 3, 3, 3]
    assert cited(table, "DP-SETUP-10") == [
        "the neutral family Barzini sits in GV",
        "the neutral family Stracci sits in LI",
    ]


@rule("DP-GAP-36", "DP-SETUP-08")
def test_a_car_that_stands_stays_where_the_leaver_put_it() -> None:
    table = leave(fresh(3, "P2 car LI2"), 2)
    assert (kind(table), asked(table), look(table).car) == ("district", [1], "LI2")
    assert len(options(table, 1)) == 4


@rule("DP-GAP-36", "DP-SETUP-10")
def test_a_district_that_a_leaver_has_chosen_stays_taken() -> None:
    table = leave(fresh(3, "P2 car LI2; P2 district GV"), 2)
    assert options(table, 1) == ["district LM", "district ES", "district LI"]
    table = stopped(table, "P1 district LM; P0 district LI")
    assert [business.owner for business in meanwhile(table).road] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 0, 0, 0]


@rule("DP-GAP-36", "DP-SETUP-09")
def test_of_four_minus_one_the_start_player_has_a_choice() -> None:
    table = leave(fresh(4, "P3 car LI2"), 3, "P2 district GV; P1 district LM")
    assert (asked(table), options(table, 0)) == ([0], ["district ES", "district LI"])


@rule("DP-GAP-36", "DP-SETUP-09")
def test_of_four_districts_the_last_is_given_out_even_if_one_has_left_after_choosing() -> None:
    table = leave(fresh(4, "P3 car LI2; P3 district LI"), 3)
    table = stopped(table, "P2 district GV; P1 district LM")
    assert [business.owner for business in meanwhile(table).road] == [1, 1, 1, 2, 2, 2, 0, 0, 0, 3, 3, 3]


@rule("DP-GAP-36", "DP-SETUP-03")
def test_if_the_start_player_leaves_before_choosing_the_next_one_is_last_to_choose() -> None:
    table = leave(fresh(3, "P2 car LI2; P2 district GV"), 0)
    assert (look(table).start, asked(table)) == (1, [1])
    table.play("P1 district LM")
    assert (look(table).turn, look(table).round) == (1, 1)


@rule("DP-GAP-36")
def test_two_players_minus_one_is_the_end_even_before_the_first_round() -> None:
    table = leave(fresh(2, "P1 car LM1"), 1)
    assert table.result is not None
    assert (table.result.winners, table.result.rule) == ([0], "DP-GAP-36")


@rule("DP-GAP-36")
def test_a_game_that_is_left_in_the_last_round_was_not_settled() -> None:
    table = scene("15k reputation=12 / 15k ; round 7 ; dice black=4 white=4 grey=4 red=4")
    leave(table, 1)
    assert [seat.survived for seat in look(table).seats] == [None, None]
    guessed = DERPATE.result(DERPATE.guess(table.view(0), 1))
    assert guessed == table.result
