"""Chapter 11: nobody gives change."""

import pytest

from tests.empire import asked, hand, kind, look, money_of, options, refused, rule, scene

ONES = "5*$1 / / "


@rule("CE-NC-01", "CE-EX-07")
def test_five_ones_in_hand_never_become_a_five() -> None:
    table = scene(ONES)
    assert {word.split()[0] for word in options(table, 0)} == {"thug", "member"}
    for word in ("take $5", "gain $5", "swap", "sell 1", "discard $1", "give $1"):
        assert refused(table, 0, word) == "CE-FB-02"
    assert hand(table, 0) == ["$1"] * 5


@rule("CE-NC-01")
def test_a_suitcase_takes_one_card_and_not_its_worth() -> None:
    table = scene(ONES, "P0 member carnegie-corner")
    assert options(table, 0) == ["launder $1", "draw", "pass"]
    assert refused(table, 0, "launder $5") == "CE-ICON-03"
    table.play("P0 launder $1; P0 pass")
    assert money_of(table, 0) == ["$1"]
    assert hand(table, 0) == ["$1"] * 4 + ["gun"]


@rule("CE-NC-01")
def test_money_in_a_suitcase_is_not_changed_for_a_bribe() -> None:
    table = scene("5*$1 +$5 / +$1 / ; phase bribery")
    assert refused(table, 0, "bid $1") == refused(table, 0, "bid $2") == "CE-BRIBE-01"
    table.play("P0 bid $5")
    assert options(table, 0) == ["done", "take back"]


@rule("CE-NC-01")
def test_sell_and_swap_are_abilities_that_give_up_cards() -> None:
    text = f"{ONES}; tiles wall-street=ninth-avenue-pawn"
    table = scene(text, "P0 thug ninth-avenue-pawn; P0 sell 3; P0 discard $1; P0 discard $1; P0 discard $1")
    assert hand(table, 0) == ["$1", "$1", "$3", "$5"]
    assert look(table).supply["$1"] == 14


@rule("CE-NC-02")
@pytest.mark.parametrize(
    ("business", "money"),
    [("penn-central-railroad", ["$2"]), ("jamaica-turf-club", ["$2", "$3"]), ("harcourt-and-vane", ["$1"])],
)
def test_icons_pay_in_the_notes_they_show(business: str, money: list[str]) -> None:
    table = scene(" / / ; tiles wall-street=jamaica-turf-club", f"P0 thug {business}")
    before = {"$1": 16, "$2": 36, "$3": 46, "$5": 22}
    assert hand(table, 0) == money
    assert {note: before[note] - look(table).supply[note] for note in before} == {
        note: money.count(note) for note in before
    }


@rule("CE-NC-02")
@pytest.mark.parametrize(
    ("job", "goods", "money"),
    [
        ("drive-by-on-delancey", "2*gun blood-money", ["$2", "$2"]),
        ("block-captains", "2*blood-money booze", ["$1", "$2", "$2"]),
        ("stick-up-at-the-card-game", "2*gun 2*booze", ["$2", "$2", "$2"]),
        ("skim-the-count-room", "gun blood-money 2*booze", ["$2", "$5"]),
        ("protection-round", "gun blood-money 2*booze", ["$3", "$3"]),
        ("precinct-envelope", "booze", []),
    ],
)
def test_jobs_pay_in_the_notes_they_show(job: str, goods: str, money: list[str]) -> None:
    table = scene(f"{goods} {job} / / ", f"P0 job {job}")
    if money:
        table.play("P0 money first")
    assert hand(table, 0) == money


@rule("CE-NC-02")
def test_whoever_pays_too_much_gets_nothing_back() -> None:
    table = scene(
        "+$5 / +$1 / ; phase bribery; allies hollywood-producer union-boss; act 1",
        "P0 bid $5; P0 done; P1 bid $1; P1 done",
    )
    assert (kind(table), asked(table)) == ("ally", [0])
    table.play("P0 take hollywood-producer; P1 take union-boss")
    assert (hand(table, 0), money_of(table, 0)) == (["hollywood-producer"], [])
    assert (hand(table, 1), money_of(table, 1)) == (["union-boss"], [])
    assert [look(table).supply[note] for note in ("$1", "$2", "$3", "$5")] == [16, 36, 46, 22]


@rule("CE-NC-02")
def test_a_job_takes_the_goods_and_no_money_instead() -> None:
    table = scene("10*$5 gun blood-money shakedown / / ")
    assert refused(table, 0, "job shakedown") == "CE-JOB-03"
