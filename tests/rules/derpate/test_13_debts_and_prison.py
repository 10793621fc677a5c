"""Chapter 13: debt markers, prison, the Hudson, neutral families."""

from collections import defaultdict
from functools import cache

import pytest

import backroom
from tests.pate import cited, debts, family, held, look, options, owner, refused, rule, scene, whereabouts
from tests.tableau import THREE, ended, games, put, ramble, row_four, row_three


@cache
def causes() -> dict[str, set[str]]:
    """By kind of event, the rules that it came from in many random games."""
    found: dict[str, set[str]] = defaultdict(set)
    for number, table in enumerate(games(6)):
        for _ in ramble(table, seed=number):
            pass
        for fact in table.events():
            found[fact.what].add(fact.rule)
    return found


# Debt markers.


@rule("DP-DEBT-01")
def test_a_marker_is_at_home_with_another_player_or_with_the_bank() -> None:
    table = scene("15k owes=P1:2,bank:1 / 15k / 15k")
    assert (family(table, 0).markers, debts(table)) == (2, [{"P1": 2, "bank": 1}, {}, {}])


@rule("DP-DEBT-01")
@pytest.mark.parametrize("owed", ["P0:1", "P1:0", "P1:6", "P1:1,P1:1", "P9:1", "bank", ""])
def test_nobody_owes_oneself_or_more_than_there_is(owed: str) -> None:
    with pytest.raises(ValueError, match=r"debts are said like 'owes=P1:2,bank:1'|has only 5 debt markers"):
        scene(f"15k owes={owed} / 15k")


@rule("DP-DEBT-01", "DP-ROW3-09")
def test_a_marker_that_was_given_away_still_belongs_to_its_owner() -> None:
    """The holder has no marker more to give; the owner has one less."""
    table = row_three("15k / 15k owes=P2:5 / 15k", black=4, grey=1)
    table.play("P0 place black; P0 takeover GV2")
    assert [family(table, seat).markers for seat in range(3)] == [4, 0, 5]
    assert debts(table) == [{"P1": 1}, {"P2": 5}, {}]


@rule("DP-DEBT-02", "DP-ROW3-11", "DP-CARD-R1b")
def test_a_marker_that_one_holds_cannot_be_given_away() -> None:
    table = scene("15k owes=bank:5 friends=1 favours=2 / 15k owes=P0:3 ; events R1")
    assert [word for word in options(table, 0) if word.startswith("takeover")] == []
    assert refused(table, 0, "takeover GV2") == "DP-ROW3-11"
    table.say(0, "favour marker:bank")
    assert "takeover GV2" in options(table, 0), "one has come home"


@rule("DP-DEBT-03")
def test_markers_come_home_by_meeting_favour_and_settlement_only() -> None:
    assert causes()["redeemed"] == {"DP-ROW3-03", "DP-FAV-06", "DP-END-06", "DP-END-07"}


@rule("DP-DEBT-04", "DP-GAP-10")
def test_markers_with_the_bank_come_home_by_favour_and_settlement_only() -> None:
    table = row_three("15k owes=bank:2 friends=1 favours=2 / 15k owes=bank:1", grey=5, red=1)
    table.play("P0 place grey")
    assert debts(table) == [{"bank": 2}, {"bank": 1}]
    table.play("P0 favour marker:bank")
    assert debts(table) == [{"bank": 1}, {"bank": 1}]
    assert cited(table, "DP-FAV-06") == ["P0 has 1 back from bank"]
    over = ended("15k owes=bank:2 / 15k")
    assert (debts(over), cited(over, "DP-END-07")) == (
        [{}, {}],
        ["P0 has 2 back from bank", "P0 pays $4,000 to the bank"],
    )


# Prison and river.


@rule("DP-JAIL-01")
def test_the_ways_into_prison() -> None:
    assert causes()["arrested"] == {"DP-ROW3-05", "DP-ROW4-05", "DP-CARD-R3b", "DP-CARD-R5a"}


@rule("DP-JAIL-01", "DP-CARD-R3b", "DP-CARD-R5a")
@pytest.mark.parametrize("words", ["reveal R5", "reveal R3; roll 5"])
def test_events_bring_members_into_prison(words: str) -> None:
    table = scene("15k / 15k / 15k ; round 2 ; phase income ; events G1 ; car LI3", words)
    assert (owner(table, "ES2"), whereabouts(table, 2)) == (None, (4, 2, 1, 0))


@rule("DP-JAIL-02")
def test_the_ways_out_of_prison() -> None:
    assert causes()["released"] == {"DP-ROW4-04", "DP-CARD-R4a", "DP-END-05"}
    assert causes()["drowned"] == {"DP-CARD-R4a"}


@rule("DP-JAIL-02", "DP-ROW4-04")
def test_nothing_else_in_a_turn_frees_a_prisoner() -> None:
    table = row_four("15k prison=2 friends=2 favours=4 reputation=12 influence=12 / 15k / 15k", red=3)
    put(table, "red")
    assert options(table, 0) == ["pass", "free"]
    assert whereabouts(table, 0) == (2, 3, 2, 0)
    for word in ("favour member", "bail 2", "sink"):
        with pytest.raises(backroom.Illegal):
            table.say(0, word)


@rule("DP-HUD-01")
def test_the_ways_into_the_hudson() -> None:
    assert causes()["sunk"] == {"DP-ROW3-08", "DP-CARD-G2a"}
    assert causes()["drowned"] == {"DP-CARD-R4a"}


@rule("DP-HUD-01", "DP-CARD-R4a")
def test_bail_or_the_hudson() -> None:
    table = scene("9k prison=2 / 15k ; round 2 ; phase income ; events G1", "reveal R4; P0 sink")
    assert whereabouts(table, 0) == (2, 3, 0, 2)


@rule("DP-HUD-02", "DP-FAV-05")
def test_only_a_favour_brings_a_member_back_from_the_hudson() -> None:
    assert causes()["rescued"] == {"DP-FAV-05"}
    table = row_four("15k river=2 prison=1 / 15k / 15k", red=3)
    table.say(0, "free")
    assert whereabouts(table, 0) == (2, 3, 0, 2), "the prosecutor has no boat"
    assert whereabouts(ended("15k river=2 / 15k"), 0) == (3, 2, 0, 2)


# Neutral families.


@rule("DP-NEU-01")
def test_neutral_families_have_no_seat_and_no_turn() -> None:
    table = backroom.new("derpate", seats=2, seed=1)
    for _ in ramble(table):
        assert {ask.seat for ask in table.asks} <= {0, 1}
    assert len(look(table).seats) == 2
    assert {fact.args["seat"] for fact in table.events() if fact.what in ("turn", "received", "advanced")} == {0, 1}


@rule("DP-NEU-01", "DP-NEU-02")
@pytest.mark.parametrize("seats", [2, 3])
def test_neutral_families_never_gain_a_member(seats: int) -> None:
    fell = 0
    for seed in range(8):
        table = backroom.new("derpate", seats=seats, seed=seed)
        before = {neutral: {business.key for business in look(table).road} for neutral in range(seats, 4)}
        for word, _ in enumerate(ramble(table, seed=seed)):
            if word < seats:  # the car, and a district for everybody
                continue
            for neutral, known in before.items():
                before[neutral] = set(held(table, neutral))
                assert before[neutral] <= known
        fell += sum(3 - len(left) for left in before.values())
    assert fell > 5


@rule("DP-NEU-01")
def test_a_scene_gives_a_neutral_family_three_members_at_most() -> None:
    with pytest.raises(ValueError, match=r"the neutral stracci have too many members \(DP-NEU-01\)"):
        scene(f"{THREE} ; at GV1=stracci")


@rule("DP-NEU-02", "DP-GAP-08")
@pytest.mark.parametrize(
    ("car", "words", "space"),
    [("LM1", "reveal R5", "ES2"), ("LM1", "reveal R3; roll 2", "LI3"), ("ES1", "reveal G2", "ES3")],
)
def test_a_neutral_member_goes_back_to_the_box_from_any_event(car: str, words: str, space: str) -> None:
    table = scene(f"15k / 15k ; round 2 ; phase income ; events G1 ; car {car}", words)
    assert owner(table, space) is None
    assert cited(table, "DP-GAP-08")[-1].endswith(f"is gone from {space}")
