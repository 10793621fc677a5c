"""Chapter 18: the winner, ties, ranks, and what happens if nobody survives."""

import pytest

import backroom
from tests.pate import cited, family, fresh, look, money, rule, scene
from tests.tableau import GREY_KO, RED_KO, ended, ramble

# With two players P1 holds one business more: 3,000 less make it even.
EVEN = ("18k", "15k")
SAFE = "influence=12"


def decided_by(table: backroom.Table) -> str:
    """The rule that made the winners win; they were told so."""
    assert table.result is not None
    assert {fact.rule for fact in table.events() if fact.what == "won"} == {table.result.rule}
    return table.result.rule


def winners(table: backroom.Table) -> list[int]:
    assert table.result is not None
    assert table.result.winners == look(table).winners
    return table.result.winners


def ranks(table: backroom.Table) -> list[int | None]:
    return [seat.rank for seat in look(table).seats]


@rule("DP-END-08", "DP-END-02")
def test_most_money_wins() -> None:
    table = ended(f"20k {SAFE} / 15k {SAFE} / 99k influence=11", RED_KO)
    assert (money(table), winners(table)) == ([26000, 24000, 108000], [0])
    assert cited(table, "DP-END-08")[-1] == "P0 wins"
    scores = [26000.0, 24000.0, 0.0]  # what an eliminated player has does not count
    assert table.result == backroom.Result([0], scores, "DP-END-08", "P0 has survived with $26,000")


@rule("DP-END-08")
def test_everybody_s_money_is_told_at_the_end() -> None:
    table = ended(f"20k {SAFE} / 15k", RED_KO)
    assert cited(table, "DP-END-08")[:2] == ["P0 ends with $26,000", "P1 ends with $24,000"]
    assert [family(table, seat).total for seat in (0, 1)] == [26000, 24000]


@rule("DP-SC-55", "DP-END-09")
def test_a_tie_goes_to_the_one_further_ahead_on_the_other_track() -> None:
    table = ended(f"{EVEN[0]} {SAFE} reputation=9 / {EVEN[1]} {SAFE} reputation=10", RED_KO)
    assert (money(table), winners(table)) == ([24000, 24000], [1])
    assert (cited(table, "DP-END-09"), decided_by(table)) == (["P1 wins"], "DP-END-09")


@rule("DP-END-09")
def test_if_grey_decides_the_other_track_is_influence() -> None:
    board = f"{EVEN[0]} reputation=12 influence=3 / {EVEN[1]} reputation=12 influence=2"
    table = ended(board, GREY_KO)
    assert (winners(table), cited(table, "DP-END-09")) == ([0], ["P0 wins"])


@rule("DP-SC-55", "DP-END-10")
def test_then_to_the_one_with_more_members_in_businesses_and_stock() -> None:
    table = ended(f"{EVEN[0]} {SAFE} river=1 / {EVEN[1]} {SAFE} river=2", RED_KO)
    assert (money(table), winners(table)) == ([24000, 24000], [0])
    assert (cited(table, "DP-END-10"), decided_by(table)) == (["P0 wins"], "DP-END-10")


@rule("DP-END-10", "DP-END-05")
def test_prisoners_who_were_paid_for_count_among_them() -> None:
    table = ended(f"20k {SAFE} prison=2 / {EVEN[1]} {SAFE} river=1", RED_KO)
    assert (money(table), winners(table)) == ([24000, 24000], [0])


@rule("DP-END-10", "DP-GAP-26")
def test_prisoners_who_could_not_be_paid_for_do_not() -> None:
    bare = "LM1=vacant LM2=vacant GV1=vacant GV2=vacant GV3=vacant"
    table = ended(f"0k {SAFE} prison=1 / 0k {SAFE}", RED_KO, bare)
    assert (money(table), winners(table)) == ([0, 0], [1])
    assert cited(table, "DP-END-10") == ["P1 wins"]


@rule("DP-SC-55", "DP-END-11")
def test_and_if_that_is_equal_too_they_share_the_victory() -> None:
    table = ended(f"{EVEN[0]} {SAFE} river=1 / {EVEN[1]} {SAFE} river=1", RED_KO)
    assert winners(table) == [0, 1]
    assert cited(table, "DP-END-11") == ["P0 wins", "P1 wins"]
    assert table.result is not None
    assert (table.result.rule, table.result.why) == ("DP-END-11", "P0 and P1 share the victory")


@rule("DP-END-09", "DP-END-10")
def test_a_tie_is_broken_among_those_who_are_tied() -> None:
    """P2 has the best track and the most members, but not the money."""
    table = ended(
        f"18k {SAFE} reputation=2 river=2 / 15k {SAFE} reputation=2 river=1 / 9k {SAFE} reputation=12", RED_KO
    )
    assert (winners(table), cited(table, "DP-END-10")) == ([1], ["P1 wins"])


@rule("DP-END-12", "DP-END-02")
def test_an_eliminated_player_does_not_tie() -> None:
    table = ended(f"{EVEN[0]} {SAFE} / {EVEN[1]} influence=11 reputation=12", RED_KO)
    assert (money(table), winners(table)) == ([24000, 24000], [0])


# Nobody survives.


@rule("DP-SC-56", "DP-END-13", "DP-GAP-25")
def test_if_nobody_survives_nobody_wins() -> None:
    table = ended("90k influence=11 / 15k influence=11 / 15k", RED_KO)
    assert winners(table) == []
    assert cited(table, "DP-END-13") == ["nobody wins"]
    assert table.result is not None
    assert (table.result.rule, table.result.scores) == ("DP-END-13", [0.0, 0.0, 0.0])


@rule("DP-GAP-25")
def test_or_the_one_who_came_furthest_if_that_was_agreed() -> None:
    furthest = f"{RED_KO} ; options no_survivor_rule=furthest"
    table = ended("90k influence=3 reputation=12 / 15k influence=5 / 15k influence=4", furthest)
    assert (winners(table), cited(table, "DP-GAP-25")) == ([1], ["P1 wins"])
    assert table.result is not None
    assert (table.result.rule, table.result.why) == ("DP-GAP-25", "nobody survived; P1 came furthest, with $24,000")


@rule("DP-GAP-25", "DP-END-08", "DP-END-09", "DP-END-10", "DP-END-11")
@pytest.mark.parametrize(
    ("first", "second", "won", "by"),
    [
        ("20k influence=5", "15k influence=5 reputation=9", [0], "DP-GAP-25"),
        ("18k influence=5 reputation=1", "15k influence=5 reputation=2", [1], "DP-END-09"),
        ("18k influence=5 river=1", "15k influence=5 river=2", [0], "DP-END-10"),
        ("18k influence=5", "15k influence=5", [0, 1], "DP-END-11"),
    ],
)
def test_the_furthest_are_told_apart_as_usual(first: str, second: str, won: list[int], by: str) -> None:
    table = ended(f"{first} / {second} / 80k influence=4", f"{RED_KO} ; options no_survivor_rule=furthest")
    assert (winners(table), decided_by(table)) == (won, by)


@rule("DP-GAP-25")
def test_with_a_survivor_the_furthest_have_no_claim() -> None:
    table = ended(f"90k influence=11 / 1k {SAFE}", f"{RED_KO} ; options no_survivor_rule=furthest")
    assert (winners(table), cited(table, "DP-GAP-25")) == ([1], [])


# Ranks.


@rule("DP-GAP-41")
def test_survivors_rank_by_money_and_ties_and_the_eliminated_share_the_last_rank() -> None:
    table = ended(f"20k {SAFE} / 30k {SAFE} / 90k influence=11 / 80k", RED_KO)
    assert ranks(table) == [2, 1, 3, 3]


@rule("DP-GAP-41", "DP-END-09", "DP-END-11")
@pytest.mark.parametrize(
    ("tracks", "expected"),
    [
        (("reputation=3", "reputation=2", "reputation=1"), [1, 2, 3]),
        (("reputation=3", "reputation=3", "reputation=1"), [1, 1, 3]),
        (("reputation=1", "reputation=3", "reputation=1"), [2, 1, 2]),
        (("river=2", "river=1", "river=0"), [3, 2, 1]),
        (("", "", ""), [1, 1, 1]),
    ],
)
def test_ties_among_survivors_are_broken_for_every_rank(tracks: tuple[str, ...], expected: list[int]) -> None:
    cash = ("18k", "15k", "15k")
    table = ended(" / ".join(f"{c} {SAFE} {t}" for c, t in zip(cash, tracks, strict=True)), RED_KO)
    assert (money(table), ranks(table)) == ([24000] * 3, expected)
    assert [seat for seat in range(3) if ranks(table)[seat] == 1] == winners(table)


@rule("DP-GAP-41", "DP-GAP-25")
def test_without_a_survivor_all_ranks_are_equal_unless_the_furthest_win() -> None:
    board = "90k influence=3 / 15k influence=5 / 15k influence=4"
    assert ranks(ended(board, RED_KO)) == [1, 1, 1]
    assert ranks(ended(board, f"{RED_KO} ; options no_survivor_rule=furthest")) == [2, 1, 2]


@rule("DP-GAP-41", "DP-GAP-24")
def test_the_money_of_the_eliminated_does_not_count() -> None:
    table = ended(f"20k {SAFE} / 90k influence=11 / 15k {SAFE}", RED_KO)
    assert table.result is not None
    assert (table.result.scores, family(table, 1).total) == ([26000.0, 0.0, 24000.0], 99000)


@rule("DP-GAP-41")
def test_before_the_end_nobody_has_a_rank() -> None:
    table = scene("15k / 15k ; round 7")
    assert (ranks(table), [seat.total for seat in look(table).seats]) == ([None, None], [None, None])


# Hidden money.


@rule("DP-GAP-29")
def test_hidden_money_is_seen_by_its_owner_only() -> None:
    table = scene("15k / 9k / 7k ; options hidden_money")
    for viewer in range(3):
        seen = [seat.money for seat in look(table, viewer).seats]
        assert seen == [cash if seat == viewer else None for seat, cash in enumerate([15000, 9000, 7000])]
    assert [seat.money for seat in look(table).seats] == [None, None, None]


@rule("DP-GAP-29")
def test_without_the_option_everybody_sees_all_money() -> None:
    table = scene("15k / 9k / 7k")
    for viewer in (None, 0, 1, 2):
        assert [seat.money for seat in look(table, viewer).seats] == [15000, 9000, 7000]


@rule("DP-GAP-29")
def test_payments_are_still_seen_by_everybody() -> None:
    board = "15k / 9k owes=P0:1 / 7k ; dice black=5 white=3 grey=2 red=1 ; options hidden_money"
    table = scene(
        board, "P0 place black; roll white 3; roll grey 2; roll red 1; P0 place white; roll grey 2; roll red 1"
    )
    table.say(0, "place grey")
    for viewer in (None, 0, 1, 2):
        told = [str(fact) for fact in table.events(viewer)]
        assert {"P0 receives $5,000", "P0 receives $3,000", "P1 pays $2,000 to P0"} <= set(told)


@rule("DP-GAP-29")
def test_a_question_about_money_is_for_the_asked_one_only() -> None:
    table = scene("2k prison=3 / 15k ; round 2 ; phase income ; events G1 ; options hidden_money", "reveal R4")
    question = look(table, 0).question
    assert question is not None
    assert (question.actions, look(table, 1).question, look(table).question) == (["sink"], None, None)


@rule("DP-GAP-29", "DP-END-08")
def test_at_the_end_all_money_is_laid_open() -> None:
    table = ended(f"18k {SAFE} / 15k", f"{RED_KO} ; options hidden_money")
    for viewer in (None, 0, 1):
        assert [seat.money for seat in look(table, viewer).seats] == [24000, 24000]
        assert [seat.total for seat in look(table, viewer).seats] == [24000, 24000]


@rule("DP-GAP-29")
def test_hidden_money_changes_nothing_but_what_is_seen() -> None:
    hidden, plain = fresh(3, seed=4, hidden_money=True), fresh(3, seed=4)
    for one, other in zip(ramble(hidden, seed=4), ramble(plain, seed=4), strict=True):
        for seat in range(3):
            ours, theirs = look(one, seat), look(other, seat)
            assert (ours.question, ours.seats[seat]) == (theirs.question, theirs.seats[seat])
    assert hidden.events() == plain.events()
    assert (hidden.result, hidden.over) == (plain.result, True)


@rule("DP-END-09", "DP-END-10")
@pytest.mark.parametrize(
    ("first", "second", "decided"),
    [("reputation=9", "reputation=10", "DP-END-09"), ("river=1", "river=2", "DP-END-10")],
)
def test_the_result_names_the_rule_that_decided(first: str, second: str, decided: str) -> None:
    table = ended(f"{EVEN[0]} {SAFE} {first} / {EVEN[1]} {SAFE} {second}", RED_KO)
    assert table.result is not None
    assert table.result.rule == decided


@rule("DP-GAP-41", "DP-GAP-25")
def test_who_is_behind_two_winners_is_third() -> None:
    furthest = f"{RED_KO} ; options no_survivor_rule=furthest"
    table = ended(f"{EVEN[0]} influence=11 / {EVEN[1]} influence=11 / 15k", furthest)
    assert (winners(table), ranks(table)) == ([0, 1], [1, 1, 3])
