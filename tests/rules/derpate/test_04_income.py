"""Chapter 4: the income of the legal business; and what is ruled about money (DP-GAP-29, DP-GAP-30)."""

import pytest

from tests.pate import cited, look, meanwhile, money, paused, play_on, rule, scene, told

# DP-INC-01, DP-INC-02


@rule("DP-INC-01")
def test_everybody_receives_the_amount_at_the_own_marker() -> None:
    table = scene("1k income=4 / 2k income=1 / 3k / 4k income=2 ; phase income", "reveal G5")
    assert cited(table, "DP-INC-01") == ["P0 receives $4,000", "P1 receives $1,000", "P3 receives $2,000"]
    assert money(table) == [5000, 3000, 3000, 6000]


@rule("DP-INC-01")
def test_the_start_player_is_paid_first() -> None:
    table = scene("1k income=4 / 2k income=1 / 3k income=3 ; phase income ; options start_seat=1", "reveal G5")
    assert cited(table, "DP-INC-01") == ["P1 receives $1,000", "P2 receives $3,000", "P0 receives $4,000"]


@rule("DP-INC-01")
def test_it_is_paid_in_every_round() -> None:
    table = scene("0k income=2 / 0k ; round 5 ; turn P1")
    play_on(table, until_round=7)
    assert [line for line in cited(table, "DP-INC-01") if line.startswith("P0")] == ["P0 receives $2,000"] * 2


@rule("DP-INC-02")
@pytest.mark.parametrize(("space", "amount"), [(0, 0), (1, 1000), (2, 2000), (3, 3000), (4, 4000)])
def test_the_track_runs_from_nothing_to_4000(space: int, amount: int) -> None:
    table = scene(f"0k income={space} / 0k ; phase income", "reveal G5")
    assert money(table) == [amount, 0]
    assert cited(table, "DP-INC-01") == ([f"P0 receives ${amount:,}"] if amount else [])


# DP-INC-03


@rule("DP-INC-03")
def test_businesses_pay_nothing_in_this_phase() -> None:
    everything = " ".join(f"{space}=P0" for space in ("LM1", "LM2", "LM3", "GV1", "GV2", "ES1", "ES2"))
    table = scene(f"0k income=1 / 0k ; phase income ; at {everything} GV3=vacant LI1=P1", "reveal G5")
    assert money(table) == [1000, 0]


@rule("DP-INC-03")
def test_a_player_without_any_business_is_paid_too() -> None:
    table = scene("0k income=3 / 0k ; phase income ; at LM1=vacant LM2=vacant LM3=vacant", "reveal G5")
    assert money(table) == [3000, 0]


@rule("DP-INC-01", "DP-SETUP-10")
def test_neutral_families_have_no_income() -> None:
    table = scene("0k income=1 / 0k income=1 ; phase income", "reveal G5")
    assert {fact.args["seat"] for fact in table.events() if fact.what == "received"} == {0, 1}


# DP-GAP-29: is money public?


@rule("DP-GAP-29")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_money_is_public(viewer: int | None) -> None:
    table = scene("1k / 2k / 30k")
    assert [seat.money for seat in look(table, viewer).seats] == [1000, 2000, 30000]


@rule("DP-GAP-29")
def test_a_table_may_agree_to_hide_it() -> None:
    table = scene("1k / 2k / 30k ; options hidden_money")
    seen = {viewer: [seat.money for seat in look(table, viewer).seats] for viewer in (None, 0, 1, 2)}
    assert seen == {
        None: [None, None, None],
        0: [1000, None, None],
        1: [None, 2000, None],
        2: [None, None, 30000],
    }


@rule("DP-GAP-29")
def test_hidden_money_is_laid_open_at_the_end() -> None:
    table = scene("1k / 2k / 30k ; round 7 ; turn P2 ; options hidden_money")
    play_on(table)
    assert [seat.money for seat in look(table).seats] == [seat.total for seat in look(table).seats]
    assert None not in money(table)


@rule("DP-GAP-29")
def test_everything_but_the_cards_to_come_is_open() -> None:
    """What two players see differs in nothing but whose eyes it is seen with."""
    table = scene("9k friends=2 favours=1 river=1 / 3k owes=P0:2 prison=1 / 4k reputation=5 ; round 4")
    views = [look(table, seat) for seat in (1, 2)]
    assert views[0].seats == views[1].seats
    assert (views[0].road, views[0].pool, views[0].dice) == (views[1].road, views[1].pool, views[1].dice)
    assert views[0].unseen == views[1].unseen == ["G3", "G4", "G5", "R1", "R4", "R5"]


@rule("DP-GAP-29")
def test_with_hidden_money_payments_are_seen_all_the_same() -> None:
    table = scene("1k income=4 / 2k income=1 ; phase income ; options hidden_money", "reveal G5")
    assert cited(table, "DP-INC-01", 1) == ["P0 receives $4,000", "P1 receives $1,000"]


@rule("DP-GAP-29")
@pytest.mark.parametrize("value", [1, "yes", None])
def test_it_is_agreed_or_not(value: object) -> None:
    with pytest.raises(ValueError, match="DP-GAP-29"):
        scene(f"1k / 2k ; options hidden_money={value}")


# DP-GAP-30


@rule("DP-GAP-30")
def test_the_bank_never_runs_out() -> None:
    """The box has notes for 450,000."""
    table = scene("900k income=4 / 900k income=4 ; phase income", "reveal G5")
    assert money(table) == [904000, 904000]


# Scenarios


@rule("DP-SC-05")
def test_at_first_nobody_is_paid_and_on_the_third_space_3000() -> None:
    table = scene("15k / 15k / 15k / 15k ; phase income", "reveal G5")
    assert told(table)[:2] == ["round 1", "event card G5"]
    assert cited(table, "DP-INC-01") == []
    table = paused("15k income=3 / 15k ; round 2 ; phase income")
    assert meanwhile(table).seats[0].money == 18000
    assert cited(table, "DP-INC-01") == ["P0 receives $3,000"]
