"""Chapter 18: who is eliminated, and how accounts are settled, step by step."""

import pytest

import backroom
from tests.pate import cited, debts, family, friends, money, rule, whereabouts
from tests.tableau import GREY_KO, RED_KO, ended

# Nobody holds anything: what comes in comes from the accounts alone.
BARE = "LM1=vacant LM2=vacant GV1=vacant GV2=vacant GV3=vacant ES1=vacant ES2=vacant ES3=vacant LI2=vacant LI3=vacant"


def steps(table: backroom.Table) -> list[str]:
    """The settlement in words, without the totals."""
    return [str(fact) for fact in table.events() if "DP-END-03" <= fact.rule <= "DP-END-07" or fact.what == "waived"]


def settled(seats: str, fields: str = "") -> backroom.Table:
    """The end of a game in which nobody holds a business."""
    return ended(seats, fields, BARE)


# Elimination.


@rule("DP-SC-53", "DP-END-01", "DP-END-02", "DP-END-12")
def test_who_is_not_at_the_end_of_the_deciding_track_is_eliminated_even_with_the_most_money() -> None:
    table = ended("15k influence=12 / 15k influence=12 / 60k influence=11 / 15k influence=12", RED_KO)
    assert [family(table, seat).survived for seat in range(4)] == [True, True, False, True]
    assert cited(table, "DP-END-01") == ["P2 is eliminated"]
    assert max(money(table), key=lambda m: m or 0) == money(table)[2]
    assert table.result is not None
    assert 2 not in table.result.winners


@rule("DP-END-01", "DP-EVT-03")
@pytest.mark.parametrize(("cards", "out"), [(GREY_KO, [1]), (RED_KO, [0])])
def test_only_the_deciding_track_counts(cards: str, out: list[int]) -> None:
    table = ended("15k reputation=12 influence=11 / 15k reputation=11 influence=12", cards)
    assert cited(table, "DP-END-01") == [f"P{seat} is eliminated" for seat in out]


@rule("DP-END-01", "DP-ROUND-05")
def test_nobody_is_eliminated_before_the_end() -> None:
    table = ended("15k / 15k")
    facts = [fact.rule for fact in table.events()]
    assert facts.index("DP-END-01") > facts.index("DP-ROW4-01")


# The steps.


@rule("DP-END-03")
@pytest.mark.parametrize(("income", "paid"), [(0, 0), (1, 1000), (3, 3000), (4, 4000)])
def test_step_one_is_the_income_once_more(income: int, paid: int) -> None:
    table = settled(f"15k income={income} / 15k")
    assert money(table) == [15000 + paid, 15000]
    assert cited(table, "DP-END-03") == ([f"P0 receives ${paid // 1000},000"] if paid else [])


@rule("DP-END-04")
def test_step_two_is_three_thousand_for_every_business() -> None:
    table = ended("15k / 15k / 15k", at="ES1=P0 ES2=vacant")
    assert money(table) == [15000 + 9000, 15000 + 9000, 15000 + 3000]
    assert cited(table, "DP-END-04") == ["P0 receives $9,000", "P1 receives $9,000", "P2 receives $3,000"]


@rule("DP-END-05", "DP-JAIL-02")
def test_step_three_is_a_thousand_for_every_prisoner_who_comes_home() -> None:
    table = settled("15k prison=3 / 15k")
    assert (money(table), whereabouts(table, 0)) == ([12000, 15000], (7, 0, 0, 0))
    assert cited(table, "DP-END-05") == ["P0 pays $3,000 to the bank", "3 of P0 come out of prison"]


@rule("DP-END-05", "DP-GAP-26")
@pytest.mark.parametrize(("cash", "left"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_who_cannot_be_paid_for_stays_in_prison(cash: int, left: int) -> None:
    table = settled(f"{cash}k prison=3 / 15k")
    assert (money(table)[0], whereabouts(table, 0)) == (0, (7 - left, 0, left, 0))


@rule("DP-END-06", "DP-DEBT-03")
def test_step_four_is_two_thousand_for_every_marker_to_its_holder() -> None:
    table = settled("15k owes=P1:2,P2:1 / 15k / 15k owes=P0:1")
    assert money(table) == [15000 - 6000 + 2000, 19000, 15000]
    assert debts(table) == [{}, {}, {}]
    assert [line for line in cited(table, "DP-END-06") if "pays" in line] == [
        *("P0 pays $4,000 to P1", "P0 pays $2,000 to P2", "P2 pays $2,000 to P0")
    ]


@rule("DP-END-07", "DP-DEBT-04")
def test_step_five_is_two_thousand_to_the_bank_for_every_marker_it_holds() -> None:
    table = settled("15k owes=bank:3 / 15k owes=bank:1")
    assert (money(table), debts(table)) == ([9000, 13000], [{}, {}])
    assert "P0 pays $6,000 to the bank" in cited(table, "DP-END-07")


@rule("DP-END-03", "DP-END-04", "DP-END-05", "DP-END-06", "DP-END-07", "DP-GAP-26")
def test_the_steps_come_in_their_order_each_for_everybody_in_turn_order() -> None:
    """With what comes in first, there is just enough for the bank."""
    table = ended("0k income=1 prison=1 owes=P1:2,bank:1 / 0k income=2 prison=2 owes=P0:1,bank:1")
    assert steps(table) == [
        *("P0 receives $1,000", "P1 receives $2,000"),
        *("P0 receives $6,000", "P1 receives $9,000"),
        *("P0 pays $1,000 to the bank", "1 of P0 come out of prison"),
        *("P1 pays $2,000 to the bank", "2 of P1 come out of prison"),
        *("P0 has 2 back from P1", "P0 pays $4,000 to P1"),
        *("P1 has 1 back from P0", "P1 pays $2,000 to P0"),
        *("P0 has 1 back from bank", "P0 pays $2,000 to the bank"),
        *("P1 has 1 back from bank", "P1 pays $2,000 to the bank"),
    ]
    assert money(table) == [2000, 9000 + 2000 - 2000 + 4000 - 2000 - 2000]


@rule("DP-END-03", "DP-GAP-01")
def test_turn_order_is_that_of_the_start_player() -> None:
    table = ended("15k / 15k / 15k", "options start_seat=1", last=0)
    assert cited(table, "DP-END-04") == ["P1 receives $9,000", "P2 receives $9,000", "P0 receives $6,000"]


# Too little money: the order of DP-GAP-26.


@rule("DP-GAP-26", "DP-END-05")
def test_prisoners_are_paid_for_before_creditors() -> None:
    table = settled("2k prison=1 owes=P1:1 / 0k")
    assert (money(table), whereabouts(table, 0)[2]) == ([0, 1000], 0)
    assert cited(table, "DP-GAP-26") == ["P0 cannot pay $1,000, which is waived"]


@rule("DP-GAP-26", "DP-END-06")
def test_money_that_came_from_a_debtor_goes_on_to_a_creditor() -> None:
    table = settled("2k owes=P1:1 / 0k owes=P2:1 / 0k")
    assert (money(table), cited(table, "DP-GAP-26")) == ([0, 0, 2000], [])


@rule("DP-GAP-26", "DP-END-06")
def test_but_who_pays_before_being_paid_pays_with_the_cash_of_that_moment() -> None:
    table = settled("0k owes=P2:1 / 2k owes=P0:1 / 0k")
    assert (money(table), debts(table)) == ([2000, 0, 0], [{}, {}, {}])
    assert cited(table, "DP-GAP-26") == ["P0 cannot pay $2,000, which is waived"]


@rule("DP-GAP-26", "DP-GAP-01", "DP-END-06")
def test_the_order_of_debtors_begins_with_the_start_player() -> None:
    """Now P1 pays before P0 and has nothing yet."""
    table = ended("2k owes=P1:1 / 0k owes=P2:1 / 0k", "options start_seat=1", BARE, last=0)
    assert money(table) == [0, 2000, 0]


@rule("DP-GAP-26", "DP-END-06")
@pytest.mark.parametrize(
    ("cash", "left", "waived"),
    [(2, [0, 0, 2000, 0], 4000), (3, [0, 0, 2000, 1000], 3000), (5, [1000, 0, 2000, 2000], 1000)],
)
def test_creditors_are_paid_clockwise_from_the_debtor_s_left(cash: int, left: list[int], waived: int) -> None:
    table = settled(f"0k / {cash}k owes=P0:1,P2:1,P3:1 / 0k / 0k")
    assert (money(table), debts(table)) == (left, [{}, {}, {}, {}])
    amounts = [fact.args["amount"] for fact in table.events() if fact.what == "waived"]
    assert (sum(int(amount) for amount in amounts), money(table)[1]) == (waived, 0)


@rule("DP-GAP-26", "DP-END-07")
def test_the_bank_comes_after_all_players() -> None:
    """P0 owes the bank and is paid by P1, who comes later; and P1 pays P0 before the bank."""
    table = settled("0k owes=bank:1 / 2k owes=P0:1,bank:1")
    assert money(table) == [0, 0]
    assert cited(table, "DP-END-07") == [
        *("P0 has 1 back from bank", "P0 pays $2,000 to the bank"),
        *("P1 has 1 back from bank", "P1 pays $0 to the bank"),
    ]
    assert cited(table, "DP-GAP-26") == ["P1 cannot pay $2,000, which is waived"]


@rule("DP-GAP-26")
@pytest.mark.parametrize("seed", range(4))
def test_nobody_ends_with_less_than_nothing(seed: int) -> None:
    owing = ["P1:3,P2:2", "P0:1,P2:1,bank:3", "P0:4,bank:1"]
    board = " / ".join(f"{(seed + n) % 3}k prison={n + seed} owes={owed}" for n, owed in enumerate(owing))
    table = settled(board)
    assert all((left or 0) >= 0 for left in money(table))
    assert debts(table) == [{}, {}, {}], "markers come home even if they are not paid"


# The eliminated.


@rule("DP-END-12", "DP-GAP-24")
def test_eliminated_players_settle_in_full() -> None:
    table = ended("0k reputation=12 / 1k income=2 prison=1 owes=P0:2,bank:1", GREY_KO)
    assert [family(table, seat).survived for seat in (0, 1)] == [True, False]
    assert money(table) == [6000 + 4000, 1000 + 2000 + 9000 - 1000 - 4000 - 2000]
    assert (debts(table), whereabouts(table, 1)) == ([{}, {}], (4, 3, 0, 0))


@rule("DP-GAP-24")
def test_or_they_do_not_if_that_was_agreed() -> None:
    board = "0k reputation=12 owes=P1:1 / 1k income=2 prison=1 owes=P0:2,bank:1"
    table = ended(board, f"{GREY_KO} ; options eliminated_settle=false")
    assert money(table) == [6000 - 2000, 1000 + 2000], "a survivor pays debts all the same"
    assert (debts(table), whereabouts(table, 1)) == ([{}, {"P0": 2, "bank": 1}], (3, 3, 1, 0))
    assert table.result is not None
    assert table.result.winners == [0]


@rule("DP-END-14")
def test_friends_and_members_in_stock_are_worth_nothing() -> None:
    plain = settled("15k / 15k")
    table = settled("15k friends=5 reputation=10 favours=4 / 15k river=3")
    assert (money(table), friends(table)) == (money(plain), [5, 0])
